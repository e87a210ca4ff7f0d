//! How Bitoku looks.
//!
//! | file | idea |
//! |---|---|
//! | `paths.rs` | what is touched for each action |
//! | `icons.rs` | resources, pieces, dice, effects as pictograms |
//! | `things.rs` | what all areas share: lit things, whose a piece is |
//! | `forest.rs` | five columns: hills, forest, populated areas, kodama tracks |
//! | `wisdom.rs` | the wisdom paths |
//! | `market.rs` | the markets, the rock garden |
//! | `own.rs` | the board of a player |
//! | `chain.rs` | pending steps, and answers that stand nowhere on the board |
//! | `ask.rs` | what is asked, and what the choice under the hand would bring |
//! | `panel.rs` | the panel of a seat, the tengu |
//! | `explain.rs` | what a thing is |
//! | `picture.rs` | pictures of the rules text |
//! | `pad.rs` | the score pad |

mod ask;
mod chain;
mod explain;
mod forest;
mod icons;
mod market;
mod own;
mod pad;
mod panel;
mod paths;
mod picture;
mod things;
mod wisdom;

use engawa_bitoku::{Bitoku, Kind, Phase, Prompt, View};
use engawa_kernel::{Rules, Seat, Sheet};
use engawa_words::Words;

use crate::drawn::{Area, Column, Drawn, Explanation, Glance, LinePicture};
use crate::scene::Node;
use crate::{Choice, Pad, Path, Target};

impl Drawn for Bitoku {
    const RIVAL: Option<&'static str> = Some("bi-tengu");

    fn path(view: &View, kind: Kind) -> Path {
        paths::path(view, kind)
    }

    fn begin(_: &View, choices: &[Choice], before: &[Target]) -> Path {
        paths::begin(choices, before)
    }

    fn private(view: &View, _: Seat) -> bool {
        // Hands are secret to the end.
        view.board.phase() != Phase::Over
    }

    fn tally(view: &View, seat: Seat) -> Option<Sheet> {
        // Only yokai that the viewer sees are counted: nothing is betrayed.
        Self::sheet(view, seat)
    }

    fn status(view: &View, words: &Words) -> String {
        let season = chain::season(words, view.board.phase());
        let args = [("round", view.board.round().into()), ("season", season.into())];
        words.say("bitoku-status", &args)
    }

    fn ask(glance: &Glance<'_, Self>, prompt: &Prompt) -> String {
        ask::ask(glance, prompt)
    }

    fn more(glance: &Glance<'_, Self>) -> String {
        ask::more(glance)
    }

    fn areas(glance: &Glance<'_, Self>) -> Vec<Area> {
        let words = glance.look.words;
        let area = |id, column, tab, nodes: Vec<Node>| Area {
            id,
            title: words.word(&format!("bitoku-area-{id}")),
            column,
            tab,
            nodes,
        };
        let mut areas = vec![
            area("chain", Column::Rail, false, chain::draw(glance)),
            area("hills", Column::Mid, true, forest::hills(glance)),
            area("forest", Column::Mid, true, forest::forest(glance)),
            area("paths", Column::Mid, true, wisdom::draw(glance)),
            area("market", Column::Mid, true, market::draw(glance)),
            area("own", Column::Mid, true, own::draw(glance)),
        ];
        if let Some(tengu) = panel::tengu(glance) {
            areas.push(area("tengu", Column::Rail, true, tengu));
        }
        areas
    }

    fn panel(glance: &Glance<'_, Self>, seat: Seat) -> Vec<Node> {
        panel::draw(glance, seat)
    }

    fn explain(glance: &Glance<'_, Self>, about: &str) -> Option<Explanation> {
        explain::explain(glance, about)
    }

    fn picture(description: &str) -> Option<Node> {
        picture::picture(description)
    }

    fn pad() -> Box<dyn Pad> {
        Box::new(pad::Counts::default())
    }

    fn line(line: &str) -> LinePicture {
        let (symbol, fill) = match line {
            "virtue" => ("bi-vp", "var(--seat-1)"),
            "first" => ("bi-turn", "var(--ink-2)"),
            "bitoku" => ("bi-bitoku", "var(--shu)"),
            "lakes" => ("bi-kodama", "var(--ok)"),
            "iwakura" => ("bi-iwakura", "var(--ink)"),
            "guardians" => ("bi-any", "var(--line-2)"),
            "visions" => ("bi-vision", "var(--fuji)"),
            "board" => ("bi-building", "var(--seat-3)"),
            "yokai" => ("bi-yokai", "var(--seat-2)"),
            "crystals" => ("bi-crystal", "var(--seat-4)"),
            _ => ("bi-turn", "var(--line-2)"),
        };
        LinePicture { symbol, fill }
    }
}
