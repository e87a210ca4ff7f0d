//! How Harmonies looks.
//!
//! | file | idea |
//! |---|---|
//! | `paths.rs` | what is touched for each action |
//! | `hex.rs` | the ground: hexes seen from a little above |
//! | `piece.rs` | tokens, piles and cubes |
//! | `land.rs` | a personal board: piles, what is lit, ghosts, marks |
//! | `habitat.rs` | cells to outline: habitats that stand or nearly do, what a score line counts |
//! | `card.rs` | a card: habitat and ladder |
//! | `stage.rs` | the middle: board, tokens in hand, offered spirits, own cards |
//! | `market.rs` | the spaces, the row, the scoring aid |
//! | `panel.rs` | points by category, the panel of a seat |
//! | `say.rs` | names and sentences of the drawing |
//! | `explain.rs` | what a thing is |
//! | `picture.rs` | pictures in the rules text |
//! | `pad.rs` | the score pad |

mod card;
mod explain;
mod habitat;
mod hex;
mod land;
mod market;
mod pad;
mod panel;
mod paths;
mod picture;
mod piece;
mod say;
mod stage;

use engawa_harmonies::{Harmonies, Kind, Phase, View};
use engawa_kernel::{Seat, Viewer};
use engawa_words::Words;

use crate::drawn::{Area, Column, Drawn, Explanation, Glance, LinePicture};
use crate::scene::Node;
use crate::{Choice, Pad, Path, Target};

impl Drawn for Harmonies {
    fn path(view: &View, kind: Kind) -> Path {
        paths::path(view, kind)
    }

    fn begin(view: &View, choices: &[Choice], before: &[Target]) -> Path {
        paths::begin(view, choices, before)
    }

    fn private(view: &View, seat: Seat) -> bool {
        // Only the two spirits to choose from; the refused one is not drawn.
        view.board.phase() == Phase::Spirit && view.board.active() == seat
    }

    fn status(view: &View, words: &Words) -> String {
        say::status(view, words)
    }

    fn more(glance: &Glance<'_, Self>) -> String {
        say::more(glance)
    }

    fn areas(glance: &Glance<'_, Self>) -> Vec<Area> {
        let (words, look) = (glance.look.words, glance.look);
        let shown = glance.view.board.player(look.shown);
        let cards = shown.map_or(0, |player| player.cards().count());
        let own = match glance.viewer {
            Viewer::Seat(seat) if seat == look.shown => {
                words.say("harmonies-area-own", &[("count", cards.into())])
            }
            _ => words.say("harmonies-area-cards", &[("who", look.names.of(look.shown).into())]),
        };
        let row = glance.view.board.row().iter().flatten().count();
        let row = words.say("harmonies-area-row", &[("count", row.into())]);
        let area = |id, title, column, tab, nodes| Area { id, title, column, tab, nodes };
        vec![
            area("spaces", words.word("harmonies-area-spaces"), Column::Side, false, market::spaces(glance)),
            area("land", say::board(glance), Column::Mid, false, stage::land(glance)),
            area("own", own, Column::Mid, true, stage::cards(glance)),
            area("row", row, Column::Side, true, market::row(glance)),
            area("score", words.word("harmonies-area-score"), Column::Rail, true, panel::score(glance)),
        ]
    }

    fn panel(glance: &Glance<'_, Self>, seat: Seat) -> Vec<Node> {
        panel::panel(glance, seat)
    }

    fn explain(glance: &Glance<'_, Self>, about: &str) -> Option<Explanation> {
        explain::explain(glance, about)
    }

    fn picture(description: &str) -> Option<Node> {
        picture::picture(description)
    }

    fn pad() -> Box<dyn Pad> {
        Box::new(pad::HarmoniesPad::default())
    }

    fn line(line: &str) -> LinePicture {
        panel::line(line)
    }
}
