//! How GrandBois looks.
//!
//! | file | idea |
//! |---|---|
//! | `paths` | what is touched: card, turn, place; what is chosen for a start |
//! | `card` | cells, the cards made of four of them, towers |
//! | `forest` | the growing board: cards, marks, towers, places for the card in the hand |
//! | `ghost` | that card held over the forest, a verdict on each of its cells |
//! | `row` | open row and deck, turning, what covers what |
//! | `secret` | the own clan and its points, shown while it is held |
//! | `clans` | how the five clans stand |
//! | `panel` | the panel of a seat |
//! | `names` | things in a sentence, for those who do not see them |
//! | `explain` | things in some sentences, for those who ask |
//! | `picture` | cells and cards in the rules text |
//! | `pad` | the score pad |

mod card;
mod clans;
mod explain;
mod forest;
mod ghost;
mod names;
mod pad;
mod panel;
mod paths;
mod picture;
mod row;
mod secret;

use engawa_grandbois::{Ahead, Card, GrandBois, Kind, Phase, View};
use engawa_kernel::Seat;
use engawa_words::Words;

use crate::drawn::{Area, Drawn, Explanation, Glance, LinePicture};
use crate::scene::Node;
use crate::{Choice, Pad, Path, Target};

/// Whether the clans are open.
fn is_over(view: &View) -> bool {
    view.board.phase() == Phase::Over
}

impl Drawn for GrandBois {
    const COMMON: bool = true;

    fn path(_: &View, kind: Kind) -> Path {
        paths::path(kind)
    }

    fn begin(_: &View, choices: &[Choice], before: &[Target]) -> Path {
        paths::begin(choices, before)
    }

    fn private(view: &View, _: Seat) -> bool {
        !is_over(view)
    }

    fn status(view: &View, words: &Words) -> String {
        let laid = view.board.laid().len() - 1;
        let turn = if view.board.phase() == Phase::Place { laid + 1 } else { laid };
        let status =
            words.say("grandbois-status", &[("turn", turn.into()), ("all", (Card::COUNT - 1).into())]);
        if view.board.options().expert {
            [status, words.word("grandbois-status-expert")].join(" · ")
        } else {
            status
        }
    }

    fn more(glance: &Glance<'_, Self>) -> String {
        let (words, board) = (glance.look.words, &glance.view.board);
        match board.phase() {
            Phase::Place => more_to_lay(glance),
            Phase::Confirm if board.deck().is_empty() => words.word("grandbois-more-confirm-last"),
            Phase::Confirm => words.word("grandbois-more-confirm"),
            Phase::Tower => {
                let around = board.tower_due().map_or(0, |(_, at)| explain::animals_around(board, at));
                let left = board.turn().map_or(0, |seat| board.towers_left(seat));
                words.say("grandbois-more-tower", &[("around", around.into()), ("left", left.into())])
            }
            Phase::Finish if board.ahead() == Ahead::Sweep => words.word("grandbois-more-sweep"),
            Phase::Finish => words.word("grandbois-more-finish"),
            Phase::Over => String::new(),
        }
    }

    fn areas(glance: &Glance<'_, Self>) -> Vec<Area> {
        let mut areas: Vec<Area> = row::area(glance).into_iter().collect();
        areas.push(forest::area(glance));
        areas.extend(secret::area(glance));
        areas.push(clans::area(glance));
        areas.push(row::covers(glance));
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
        Box::new(pad::Forest::default())
    }

    fn line(line: &str) -> LinePicture {
        match line {
            "cells" => LinePicture { symbol: "cat-cells", fill: "url(#pat-cells)" },
            "group" => LinePicture { symbol: "cat-group", fill: "url(#pat-group)" },
            "tower_own" => LinePicture { symbol: "cat-tower_own", fill: "url(#pat-tower_own)" },
            _ => LinePicture { symbol: "cat-tower_other", fill: "url(#pat-tower_other)" },
        }
    }
}

/// What the card in the hand would do, or which one to take.
fn more_to_lay(glance: &Glance<'_, GrandBois>) -> String {
    let (words, look) = (glance.look.words, glance.look);
    let Some((card, rotation)) = paths::held(look) else {
        return words.word("grandbois-more-choose");
    };
    let Some(placing) = ghost::placing(glance) else {
        let places = glance.view.board.placements(card).filter(|&(_, turned)| turned == rotation).count();
        return words.say("grandbois-more-places", &[("places", places.into())]);
    };
    match placing.check() {
        Ok(()) => {
            let args = [("covers", placing.covers().into()), ("grows", placing.extends().into())];
            words.say("grandbois-more-lay", &args)
        }
        Err(breach) => <GrandBois as engawa_words::Spoken>::say_breach(words, &breach),
    }
}
