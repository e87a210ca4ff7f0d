//! The influence track: who stands where, the barriers and their price, the points.

use engawa_kernel::Seat;
use engawa_white_castle::{Good, Who};

use super::icons;
use super::things::{Eye, called, crest, plain, word};
use crate::scene::{Element, Node, el, icon};

/// The sections of the track: first space, points, seals to enter.
const SECTIONS: [(u16, &str, u8); 4] = [(0, "0", 0), (6, "3", 1), (11, "6", 2), (15, "10–15", 3)];
const LAST: u16 = 20;

fn space(eye: &Eye<'_>, who: Who) -> u16 {
    let board = &eye.view.board;
    let clan = match who {
        Who::Seat(seat) => board.clan(seat),
        Who::Rival => board.rival(),
    };
    clan.map_or(0, |clan| clan.has(Good::Influence))
}

fn marker(crest: u8) -> Element {
    const CRESTS: [(&str, &str); 5] = [
        ("mon rival", "wc-decree"),
        ("mon s1", "seat-1"),
        ("mon s2", "seat-2"),
        ("mon s3", "seat-3"),
        ("mon s4", "seat-4"),
    ];
    let (class, id) = CRESTS[usize::from(crest) % CRESTS.len()];
    icon(class, id)
}

pub(super) fn draw(eye: &Eye<'_>) -> Vec<Node> {
    let board = &eye.view.board;
    let then =
        |seat: Seat| eye.after.and_then(|after| after.board.clan(seat)).map(|clan| clan.has(Good::Influence));
    let sections = SECTIONS.iter().enumerate().map(|(place, &(first, points, seals))| {
        let end = SECTIONS.get(place + 1).map_or(LAST, |next| next.0 - 1);
        let spaces = (first..=end).map(|at| {
            let ghost = eye.look.seat.is_some_and(|seat| {
                then(seat) == Some(at) && then(seat) != Some(space(eye, Who::Seat(seat)))
            });
            // The topmost of a space stands first.
            let here: Vec<Who> = board.standing().filter(|&who| space(eye, who) == at).collect();
            el("span")
                .class("wc-at")
                .class_if(ghost, "ghost")
                .children(here.into_iter().map(|who| marker(crest(eye, who))))
                .child(el("i"))
        });
        let price = (seals > 0).then(|| icons::amount(seals, Good::Seal));
        let label = el("span").class("wc-n").text(points).child(icons::good(Good::Point)).children(price);
        el("div").class("wc-section").child(el("div").class("wc-ats").children(spaces)).child(label)
    });
    let order: Vec<String> = board.standing().map(|who| called(eye, who)).collect();
    let order = el("div").class("sm mut").text([word(eye.look, "next-order"), order.join(" · ")].join(" "));
    let name = word(eye.look, "track");
    let title = el("span").class("wc-cap").child(icons::good(Good::Influence)).text(name.clone());
    let track = plain(el("div").class("wc-track panel"), "track", name);
    vec![track.child(title).child(el("div").class("wc-sections").children(sections)).child(order).into()]
}
