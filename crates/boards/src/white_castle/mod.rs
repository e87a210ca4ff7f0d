//! How The White Castle looks.
//!
//! | file | idea |
//! |---|---|
//! | `ask.rs` | what is asked now, and what the choice under the hand would bring |
//! | `paths.rs` | what is touched for each action |
//! | `icons.rs` | goods, dice, members, effects as pictograms |
//! | `things.rs` | what all areas share: lit things, members, spaces with dice |
//! | `bridges.rs` | bridges with dice, the gardens beside them, the pond |
//! | `castle.rs` | floors, rooms, rows, the gate, outside the walls, the well |
//! | `yards.rs` | the training yards |
//! | `tea.rs` | the tea garden |
//! | `own.rs` | domain, stores, lantern, points so far |
//! | `chain.rs` | pending steps, and answers that stand nowhere on the board |
//! | `track.rs` | influence and the next turn order |
//! | `draft.rs` | the starting pairs |
//! | `panel.rs` | the panel of a seat, the rival |
//! | `explain.rs` | what a thing is |
//! | `picture.rs` | pictures in the rules text |
//! | `pad.rs` | the score pad |

mod ask;
mod bridges;
mod castle;
mod chain;
mod draft;
mod explain;
mod icons;
mod own;
mod pad;
mod panel;
mod paths;
mod picture;
mod tea;
mod things;
mod track;
mod yards;

use engawa_kernel::Seat;
use engawa_white_castle::{Kind, Phase, Prompt, View, WhiteCastle};
use engawa_words::Words;

use crate::drawn::{Area, Column, Drawn, Explanation, Glance, LinePicture};
use crate::scene::Node;
use crate::{Choice, Pad, Path, Target};

impl Drawn for WhiteCastle {
    const RIVAL: Option<&'static str> = Some("wc-decree");

    fn path(view: &View, kind: Kind) -> Path {
        paths::path(view, kind)
    }

    fn begin(_: &View, choices: &[Choice], before: &[Target]) -> Path {
        paths::begin(choices, before)
    }

    fn private(_: &View, _: Seat) -> bool {
        // Nobody holds cards: nothing is hidden.
        false
    }

    fn status(view: &View, words: &Words) -> String {
        let board = &view.board;
        let args = [("round", board.round().into()), ("dice", board.dice_left().into())];
        let key = match board.phase() {
            Phase::Draft => "white-castle-status-draft",
            Phase::Turns => "white-castle-status-turns",
            Phase::Gardens => "white-castle-status-gardens",
            Phase::Over => "white-castle-status-over",
        };
        let how = board.matcha().then(|| words.word("white-castle-status-matcha"));
        how.into_iter().chain([words.say(key, &args)]).collect::<Vec<_>>().join(" · ")
    }

    fn ask(glance: &Glance<'_, Self>, prompt: &Prompt) -> String {
        ask::ask(glance, prompt)
    }

    fn more(glance: &Glance<'_, Self>) -> String {
        ask::more(glance)
    }

    fn areas(glance: &Glance<'_, Self>) -> Vec<Area> {
        let words = glance.look.words;
        let area = |id, key: &str, column, tab, nodes: Vec<Node>| Area {
            id,
            title: words.word(&format!("white-castle-area-{key}")),
            column,
            tab,
            nodes,
        };
        let matcha = glance.view.board.matcha();
        let mut areas = vec![area("chain", "chain", Column::Rail, false, chain::draw(glance))];
        if draft::is_now(glance) {
            areas.push(area("draft", "draft", Column::Mid, false, draft::draw(glance)));
        }
        areas.push(area("bridges", "bridges", Column::Mid, true, bridges::draw(glance)));
        areas.push(area("castle", "castle", Column::Mid, true, castle::draw(glance)));
        areas.push(area("yards", "yards", Column::Mid, true, yards::draw(glance)));
        if matcha {
            areas.push(area("tea", "tea", Column::Mid, true, tea::draw(glance)));
        }
        if !draft::is_now(glance) {
            areas.push(area("own", "own", Column::Mid, true, own::draw(glance)));
            areas.push(area("stores", "stores", Column::Mid, false, own::stores(glance)));
        }
        // On a phone the rival is a chip; what it did stands with the influence of both.
        let mut track = track::draw(glance);
        if let Some(rival) = panel::rival(glance) {
            areas.push(area("rival", "rival", Column::Rail, false, rival));
            track.insert(0, panel::deeds(glance));
        }
        let solo = glance.view.board.rival().is_some();
        areas.push(area("track", if solo { "rival" } else { "track" }, Column::Rail, true, track));
        areas
    }

    fn panel(glance: &Glance<'_, Self>, seat: Seat) -> Vec<Node> {
        panel::draw(glance, seat)
    }

    fn explain(glance: &Glance<'_, Self>, about: &str) -> Option<Explanation> {
        explain::explain(glance, about)
    }

    fn picture(description: &str) -> Option<Node> {
        picture::draw(description)
    }

    fn pad() -> Box<dyn Pad> {
        Box::new(pad::Clan::default())
    }

    fn line(line: &str) -> LinePicture {
        let (symbol, fill) = match line {
            "play" => ("wc-vp", "var(--seat-1)"),
            "coins" => ("wc-coin", "var(--wc-coin)"),
            "resources" => ("wc-any", "var(--wc-food)"),
            "influence" => ("wc-influence", "var(--ink-2)"),
            "courtiers" => ("wc-courtier", "var(--wc-coral)"),
            "warriors" => ("wc-warrior", "var(--wc-black)"),
            "gardeners" => ("wc-gardener", "var(--wc-chasen)"),
            "geishas" => ("wc-geisha", "var(--wc-pearl)"),
            _ => ("wc-bridge", "var(--line-2)"),
        };
        LinePicture { symbol, fill }
    }
}
