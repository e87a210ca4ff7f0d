//! How Bamboo looks.
//!
//! | file | idea |
//! |---|---|
//! | `paths.rs` | what is touched for each action |
//! | `touch.rs` | a thing that can be touched at times, and its name |
//! | `piece.rs` | shoots, tiles, tokens, crests |
//! | `grove.rs` | the grove with what it will push out, and the four areas of a player |
//! | `temples.rs` | the temples: sticks in order, spirits, redirecting |
//! | `house.rs` | a house with its tokens and its balance |
//! | `soon.rs` | which tokens a tile would complete |
//! | `market.rs` | what can be taken: home tiles, harmony tokens, food |
//! | `stores.rs` | what lies beside a house, and the choices that lie nowhere else |
//! | `panel.rs` | the panel of a seat, the pictures of score lines |
//! | `say.rs` | sentences of the drawing |
//! | `explain.rs` | what a thing is |
//! | `picture.rs` | pictures in the rules text |
//! | `pad.rs` | the score pad |

mod explain;
mod grove;
mod house;
mod market;
mod pad;
mod panel;
mod paths;
mod picture;
mod piece;
mod say;
mod soon;
mod stores;
mod temples;
mod touch;

use engawa_bamboo::{Bamboo, Kind, View};
use engawa_kernel::Seat;
use engawa_words::Words;

use crate::drawn::{Area, Column, Drawn, Explanation, Glance, LinePicture};
use crate::scene::Node;
use crate::{Choice, Pad, Path, Target};

impl Drawn for Bamboo {
    const FINISHES: bool = false;

    fn path(view: &View, kind: Kind) -> Path {
        paths::path(view, kind)
    }

    fn equal_paths(view: &View, kind: Kind) -> Vec<Path> {
        paths::equal(view, kind)
    }

    fn begin(view: &View, choices: &[Choice], before: &[Target]) -> Path {
        paths::begin(view, choices, before)
    }

    fn private(_: &View, _: Seat) -> bool {
        false
    }

    fn status(view: &View, words: &Words) -> String {
        say::status(view, words)
    }

    fn more(glance: &Glance<'_, Self>) -> String {
        say::more(glance)
    }

    fn areas(glance: &Glance<'_, Self>) -> Vec<Area> {
        let words = glance.look.words;
        let who = [("who", glance.look.names.of(glance.look.shown).into())];
        let area = |id, title, column, tab, nodes| Area { id, title, column, tab, nodes };
        let stores = words.say("bamboo-area-stores", &who);
        vec![
            area("stores", stores, Column::Mid, false, stores::draw(glance)),
            area("grove", words.word("bamboo-area-grove"), Column::Mid, true, grove::draw(glance)),
            area("temples", words.word("bamboo-area-temples"), Column::Mid, true, temples::draw(glance)),
            area("market", words.word("bamboo-area-market"), Column::Side, true, market::draw(glance)),
            area("house", words.word("bamboo-area-house"), Column::Mid, true, house::draw(glance)),
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
        Box::new(pad::BambooPad::default())
    }

    fn line(line: &str) -> LinePicture {
        panel::line(line)
    }
}
