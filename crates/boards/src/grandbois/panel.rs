//! What stands in the panel of a seat: towers, cards laid, who began, and at the end the clans.

use engawa_grandbois::{Clan, GrandBois, TowerColour};
use engawa_kernel::Seat;
use engawa_words::grandbois as said;

use super::card::{CLANS, TOWERS, badge, tower_picture};
use super::names::capital;
use crate::Glance;
use crate::scene::{Element, Node, el, icon};

pub(super) fn draw(glance: &Glance<'_, GrandBois>, seat: Seat) -> Vec<Node> {
    let board = &glance.view.board;
    let towers = board.colours(seat).iter().map(|&colour| tower(glance, seat, colour));
    let line = el("div").class("gb-panel");
    // Before the end the only clans that a view knows are the viewer's own, and those are secret here.
    let line = match glance.view.clans.get(seat.index()).copied().flatten() {
        Some(clans) if super::is_over(glance.view) => {
            line.children(clans.iter().map(|clan| led(glance, clan)))
        }
        _ => line.child(state(glance, seat)),
    };
    vec![line.child(el("span").class("gb-towers").children(towers)).into()]
}

/// Towers and cards in words, and who began.
fn state(glance: &Glance<'_, GrandBois>, seat: Seat) -> Element {
    let (words, board) = (glance.look.words, &glance.view.board);
    let laid = (1..board.laid().len()).filter(|&nth| board.laid_by(nth) == Some(seat)).count();
    let towers = [("left", board.towers_left(seat).into()), ("all", board.colours(seat).len().into())];
    let towers = words.say("grandbois-panel-towers", &towers);
    let cards = words.say("grandbois-panel-cards", &[("cards", laid.into())]);
    let began = (board.first() == seat).then(|| {
        let name = words.word("grandbois-panel-first");
        el("span").about("first").attr("role", "img").attr("aria-label", name).child(icon("ct", "ic-flag"))
    });
    el("span").class("sm mut").text([towers, cards].join(" · ")).children(began)
}

/// A clan that was led.
fn led(glance: &Glance<'_, GrandBois>, clan: Clan) -> Element {
    let name = capital(&said::clan(glance.look.words, clan));
    let about = format!("clan-{}", CLANS[clan.index()]);
    el("span").class("gb-led").about(about).child(badge(clan)).child(el("span").text(name))
}

/// A tower in the hand; dashed where it stood once it is in the forest.
fn tower(glance: &Glance<'_, GrandBois>, seat: Seat, colour: TowerColour) -> Element {
    let placed = glance.view.board.tower(colour).is_some();
    let key = if placed { "grandbois-name-tower-stands" } else { "grandbois-name-tower-hand" };
    let name = said::tower(glance.look.words, colour);
    el("span")
        .class_if(placed, "placed")
        .about(format!("tower-{}", TOWERS[colour.index()]))
        .attr("role", "img")
        .attr("aria-label", glance.look.words.say(key, &[("tower", name.into())]))
        .child(tower_picture(colour, Some(glance.look.names.crest(seat))))
}
