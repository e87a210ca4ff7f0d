//! The open row with the deck, turning the card in the hand, and what covers what.

use engawa_grandbois::{Card, Cell, Clan, GrandBois, Phase, Rotation, TowerColour};
use engawa_words::Words;

use super::card::{cell_picture, picture, tower_picture};
use super::{names, paths};
use crate::scene::{Element, Node, el, icon};
use crate::{Area, Column, Glance};

/// Nothing is left of it when the game ended with the last card.
pub(super) fn area(glance: &Glance<'_, GrandBois>) -> Option<Area> {
    let (words, row) = (glance.look.words, glance.view.board.row());
    let over = super::is_over(glance.view);
    if over && row == [None; 4] {
        return None;
    }
    let title = words.word("grandbois-draw-row");
    let deck = glance.view.board.deck().len();
    let count = words.say("grandbois-draw-deck", &[("deck", deck.into())]);
    let count = el("span").class("chip mut").about("deck").child(icon("ct", "ic-deck")).text(count);
    let head = el("div").class("gb-head").child(el("span").class("cap").text(title.clone())).child(count);
    let slots = row.into_iter().enumerate().map(|(nth, card)| slot(glance, nth, card));
    let panel =
        el("div").class("panel gb-market").child(head).child(el("div").class("gb-row").children(slots));
    let panel = panel.children((!over).then(|| turns(glance)));
    Some(Area { id: "row", title, column: Column::Side, tab: false, nodes: vec![panel.into()] })
}

/// A place of the row with its card, or empty.
fn slot(glance: &Glance<'_, GrandBois>, nth: usize, card: Option<Card>) -> Element {
    let slot = el("div").key(nth as u32).class("gb-slot");
    let Some(card) = card else { return slot.class("empty") };
    let (words, board) = (glance.look.words, &glance.view.board);
    let target = paths::card(card);
    let held = paths::held(glance.look).filter(|&(held, _)| held == card);
    let cells = card.cells(held.map_or(Rotation::NONE, |(_, rotation)| rotation));
    let slot =
        slot.about(format!("card-{}", card.number())).class_if(held.is_some(), "sel").child(picture(cells));
    if glance.look.is_lit(target) {
        // Until one is in the hand, every card that fits is to be seen.
        slot.class_if(paths::held(glance.look).is_none(), "lit").lit(target, names::card(words, card))
    } else if held.is_some() {
        slot.attr("role", "img")
            .attr("aria-label", words.say("grandbois-name-held", &[("card", card.number().into())]))
    } else {
        let barred = glance.look.seat.is_some() && board.phase() == Phase::Place && !board.fits(card);
        slot.class_if(barred, "off").attr("role", "img").attr("aria-label", names::card(words, card))
    }
}

/// The buttons that turn the card in the hand. They keep their places; what leads nowhere is dashed.
fn turns(glance: &Glance<'_, GrandBois>) -> Element {
    let words = glance.look.words;
    let bar = el("div").class("gb-turns");
    let Some((_, rotation)) = paths::held(glance.look) else {
        let idle = |symbol| idle(words, symbol);
        return bar.class("idle").children([
            idle("ic-rotate-ccw"),
            angle(words, Rotation::NONE),
            idle("ic-rotate-cw"),
        ]);
    };
    if glance.look.chooser.chosen().len() < 2 {
        // Not turned at all: every way it fits.
        let ways = Rotation::ALL.into_iter().filter(|&way| glance.look.is_lit(paths::turn(way)));
        return bar.children(
            ways.map(|way| {
                button(words, way, "grandbois-name-turn").text(format!("{}°", names::degrees(way)))
            }),
        );
    }
    // The nearest rotation that fits, either way around.
    let fits = |quarters: usize| {
        let way = Rotation::new((rotation.quarters() + quarters) % 4)?;
        glance.look.is_lit(paths::turn(way)).then_some(way)
    };
    let right = (1..4).find_map(fits);
    let left = (1..4).rev().find_map(fits).filter(|&left| Some(left) != right);
    let between = fits(2).filter(|&way| Some(way) != right && Some(way) != left);
    let left = match left {
        Some(way) => button(words, way, "grandbois-name-turn-left")
            .attr("data-key", "q")
            .child(icon("i", "ic-rotate-ccw"))
            .child(el("kbd").text("Q")),
        None => idle(words, "ic-rotate-ccw"),
    };
    let middle = match between {
        Some(way) => button(words, way, "grandbois-name-turn").class("ghost").child(angle(words, rotation)),
        None => angle(words, rotation),
    };
    let right = match right {
        Some(way) => button(words, way, "grandbois-name-turn-right")
            .attr("data-key", "r")
            .child(icon("i", "ic-rotate-cw"))
            .child(el("kbd").text("R")),
        None => idle(words, "ic-rotate-cw"),
    };
    bar.children([left, middle, right])
}

fn button(words: &Words, way: Rotation, name: &str) -> Element {
    el("div").class("btn").lit(paths::turn(way), names::turn(words, name, way))
}

/// A button without a use.
fn idle(words: &Words, symbol: &'static str) -> Element {
    let button = el("div").class("btn off").attr("role", "button").attr("aria-disabled", "true");
    button.attr("aria-label", words.word("grandbois-name-turn-none")).child(icon("i", symbol))
}

fn angle(words: &Words, rotation: Rotation) -> Element {
    let degrees = names::degrees(rotation);
    let angle = words.say("grandbois-turned", &[("degrees", degrees.into())]);
    // A phone has room for the number only.
    el("span").class("gb-angle").attr("data-degrees", format!("{degrees}°")).text(angle)
}

/// What covers what, and what the signs on the card in the hand mean.
pub(super) fn covers(glance: &Glance<'_, GrandBois>) -> Area {
    let words = glance.look.words;
    let title = words.word("grandbois-area-covers");
    let line = |about: &'static str, pictures: Vec<Element>, key: &str| {
        let text = el("span").text(words.word(key));
        el("div").class("gb-rule").about(about).children(pictures).child(text)
    };
    let expert = glance.view.board.options().expert;
    let tag = |class, symbol, key| el("span").class(class).child(icon("ct", symbol)).text(words.word(key));
    let panel =
        el("div").class("panel gb-rules").child(el("span").class("cap").text(title.clone())).children([
            line("clearing", vec![cell_picture(Cell::CLEARING)], "grandbois-help-cover-1"),
            line(
                "animals",
                Cell::animals(Clan::Fox, 2).map(cell_picture).into_iter().collect(),
                if expert { "grandbois-help-cover-2-expert" } else { "grandbois-help-cover-2" },
            ),
            line(
                "bear",
                vec![cell_picture(Cell::BEAR), tower_picture(TowerColour::White, None)],
                "grandbois-help-cover-3",
            ),
        ]);
    let legend = el("div").class("gb-legend").children([
        tag("tag ok", "ic-check", "grandbois-sign-covers"),
        tag("tag", "ic-plus", "grandbois-sign-grows"),
        tag("tag you", "ic-close", "grandbois-sign-blocked"),
    ]);
    let nodes: Vec<Node> = vec![panel.into(), legend.into()];
    Area { id: "covers", title, column: Column::Side, tab: false, nodes }
}
