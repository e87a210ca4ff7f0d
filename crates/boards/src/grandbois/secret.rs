//! The clan cards of who looks: face down, and shown with their points only while somebody holds them.

use engawa_grandbois::{Clan, Clans, GrandBois, LINES, Phase};
use engawa_kernel::{Seat, Viewer};
use engawa_words::grandbois as said;

use super::card::{CLANS, ground_of};
use crate::scene::{Element, el, icon, symbol};
use crate::{Area, Column, Glance};

/// Whose clans the viewer knows and others at the screen may not.
pub(super) fn own(glance: &Glance<'_, GrandBois>) -> Option<(Seat, Clans)> {
    let Viewer::Seat(seat) = glance.viewer else { return None };
    let clans = glance.view.clans.get(seat.index()).copied().flatten()?;
    (glance.view.board.phase() != Phase::Over).then_some((seat, clans))
}

pub(super) fn area(glance: &Glance<'_, GrandBois>) -> Option<Area> {
    let (seat, clans) = own(glance)?;
    let words = glance.look.words;
    let title = words.say("grandbois-area-secret", &[("count", clans.len().into())]);
    let card = hold(glance, "gb-secret", &title, clans);
    let panel = if glance.look.unveiled {
        card.children(clans.iter().map(front)).child(points(glance, seat, clans))
    } else {
        let text = el("div")
            .class("gb-veiled")
            .child(el("b").text(title.clone()))
            .child(el("span").class("sm mut").text(words.word("grandbois-help-secret")))
            .child(el("span").class("tag").child(icon("ct", "ic-hand")).text(words.word("grandbois-hold")));
        card.children((0..clans.len()).map(|_| back())).child(text)
    };
    let nodes = vec![el("div").class("panel gb-box").child(panel.class_if(clans.len() > 1, "two")).into()];
    Some(Area { id: "secret", title, column: Column::Rail, tab: false, nodes })
}

/// The same on a small screen: a button on the board, and above it the clan while it is held.
pub(super) fn beside_the_board(glance: &Glance<'_, GrandBois>) -> Option<Element> {
    let (seat, clans) = own(glance)?;
    let words = glance.look.words;
    let short = words.say("grandbois-my-clan", &[("count", clans.len().into())]);
    let eye = if glance.look.unveiled { "ic-eye" } else { "ic-eye-off" };
    let pill = hold(glance, "gb-pill", &short, clans).child(icon("i", eye)).child(el("span").text(short));
    let shown = glance.look.unveiled.then(|| {
        let shown = el("div").class("panel gb-secret").class_if(clans.len() > 1, "two");
        shown.children(clans.iter().map(front)).child(points(glance, seat, clans))
    });
    Some(el("div").class("gb-mine").children(shown).child(pill))
}

/// What shows the clans while it is pressed, and then says them too.
fn hold(glance: &Glance<'_, GrandBois>, kind: &'static str, title: &str, own: Clans) -> Element {
    let words = glance.look.words;
    let name = if glance.look.unveiled {
        format!("{title}: {}", said::clans(words, own))
    } else {
        words.say("grandbois-name-hold", &[("title", title.into())])
    };
    let hold = el("div")
        .class(kind)
        .about("secret")
        .attr("data-hold", "")
        .attr("role", "button")
        .attr("tabindex", "0");
    hold.attr("aria-pressed", if glance.look.unveiled { "true" } else { "false" }).attr("aria-label", name)
}

fn back() -> Element {
    let waves = el("rect").attr("width", "86").attr("height", "112").attr("fill", "url(#gb-waves)");
    let eye = symbol("ic-eye-off").attr("x", "31").attr("y", "44").attr("width", "24").attr("height", "24");
    let picture = el("svg").attr("viewBox", "0 0 86 112").attr("aria-hidden", "true").child(waves);
    el("span")
        .class("gb-back")
        .child(picture.child(el("circle").attr("cx", "43").attr("cy", "56").attr("r", "19")).child(eye))
}

fn front(clan: Clan) -> Element {
    let glyph = symbol(format_args!("clan-{}", CLANS[clan.index()]));
    let picture = el("svg").attr("viewBox", "0 0 86 112").attr("aria-hidden", "true");
    let glyph = glyph.attr("x", "12").attr("y", "25").attr("width", "62").attr("height", "62");
    el("span").class("gb-front").class(ground_of(clan)).child(picture.child(glyph))
}

/// The four lines as they would be if the game ended now; with a card in the hand, if it ended with it.
fn points(glance: &Glance<'_, GrandBois>, seat: Seat, clans: Clans) -> Element {
    let words = glance.look.words;
    let board = glance.after.map_or(&glance.view.board, |after| &after.board);
    let lines = board.lines(seat, clans);
    let line = |(line, points): (&'static str, i32)| {
        el("div")
            .class("gb-line")
            .child(icon("ct", format_args!("cat-{line}")))
            .child(el("span").text(words.word(&format!("grandbois-short-{line}"))))
            .child(el("b").text(points.to_string()))
    };
    let names = words.list(&clans.iter().map(|clan| said::clan(words, clan)).collect::<Vec<_>>());
    let total = el("div")
        .class("gb-total")
        .child(el("span").text(words.word("grandbois-if-now")))
        .child(el("b").text(lines.total().to_string()));
    let name = el("div").class("gb-lead").text(super::names::capital(&names));
    el("div")
        .class("gb-points")
        .child(name)
        .children(LINES.into_iter().zip(lines.by_line()).map(line))
        .child(total)
}
