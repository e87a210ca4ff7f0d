//! The bridges with their dice, and beside each the gardens whose cards act while a die is left on it.

use engawa_white_castle::{Bed, Colour, End, Face, Good, Member, TeaPlace};
use engawa_words::white_castle as said;

use super::things::{Eye, capital, members, plain, thing, word};
use super::{icons, paths, tea};
use crate::scene::{Element, Node, el, icon, path};

/// The keys of the bridges' names.
pub(super) const BRIDGES: [&str; 4] = [
    "white-castle-see-bridge-coral",
    "white-castle-see-bridge-black",
    "white-castle-see-bridge-white",
    "white-castle-see-bridge-green",
];

pub(super) fn draw(eye: &Eye<'_>) -> Vec<Node> {
    let bridges = &Colour::ALL[..eye.view.board.bridge_count()];
    vec![el("div").class("wc-bridges").children(bridges.iter().map(|&colour| crossing(eye, colour))).into()]
}

/// A bridge and what lies under it.
fn crossing(eye: &Eye<'_>, colour: Colour) -> Element {
    let beds = Bed::ALL.iter().filter(|bed| bed.bridge() == colour).map(|&bed| garden(eye, bed));
    let pond = (colour == Colour::Green).then(|| pond(eye));
    el("div").class("wc-crossing panel").child(bridge(eye, colour)).children(beds).children(pond)
}

fn bridge(eye: &Eye<'_>, colour: Colour) -> Element {
    let (words, bridge) = (eye.look.words, eye.view.board.bridge(colour));
    let end = |end: End| match bridge.end(end) {
        None => el("span").class("wc-gone"),
        Some(value) => {
            let side = if end == End::Left { "white-castle-end-left" } else { "white-castle-end-right" };
            let args = [
                ("die", said::colour(words, colour).into()),
                ("value", value.into()),
                ("end", words.word(side).into()),
            ];
            let key = if end == End::Left { "white-castle-see-die-lantern" } else { "white-castle-see-die" };
            let name = capital(&words.say(key, &args));
            let element = el("div").class("wc-end").child(icons::die(colour, value));
            thing(
                eye,
                element,
                format!("die-{}-{}", colour.index(), end.index()),
                name,
                paths::die(colour, end),
            )
        }
    };
    let middle = bridge.middle().iter().map(|&value| icons::die(colour, value));
    let dice = el("div")
        .class("wc-dice")
        .child(end(End::Left))
        .child(el("span").class("wc-middle").children(middle))
        .child(end(End::Right));
    let arc = el("svg")
        .class("wc-arc")
        .attr("viewBox", "0 0 136 60")
        .attr("preserveAspectRatio", "none")
        .attr("aria-hidden", "true")
        .child(path("M3 44Q68-14 133 44").class("deck"))
        .child(path("M3 54Q68-2 133 54M16 34v10M42 20v11M68 15v11M94 20v11M120 34v10").class("rail"));
    let name = words.word(BRIDGES[colour.index()]);
    let title = el("span").class("wc-cap").text(name.clone());
    plain(
        el("div").class("wc-bridge").class(icons::COLOURS[colour.index()]),
        format!("bridge-{}", colour.index()),
        name,
    )
    .child(title)
    .child(dice)
    .child(arc)
    .child(icon("wi g-lantern wc-hung", "wc-lantern"))
}

/// A garden: what a gardener costs and counts, what its card does, who is there.
fn garden(eye: &Eye<'_>, bed: Bed) -> Element {
    let (words, card) = (eye.look.words, eye.view.board.garden(bed));
    let args = [
        ("bed", capital(&said::bed(words, bed)).into()),
        ("effects", said::effects(words, card.effects()).into()),
        ("food", card.food().into()),
        ("points", card.points().into()),
    ];
    let name = words.say("white-castle-see-garden", &args);
    let head = el("span")
        .class("wc-ends")
        .child(icons::amount(card.food(), Good::Food))
        .child(icons::amount(card.points(), Good::Point));
    let there = members(eye, Member::Gardener, |clan| clan.gardeners() >> bed.index() & 1);
    let foot = el("span")
        .class("wc-ends")
        .child(icon("wi faint", if bed.is_plant() { "wc-plant" } else { "wc-stone" }))
        .child(there);
    let element = el("div").class("wc-garden");
    thing(eye, element, format!("bed-{}", bed.index()), name, paths::bed(bed))
        .child(head)
        .child(icons::effects(card.effects()))
        .child(foot)
}

/// The pond overlook: the lily pads, or the ceremony token for three coins.
fn pond(eye: &Eye<'_>) -> Element {
    let (words, board) = (eye.look.words, &eye.view.board);
    let pads = board.pads().map(|pad| el("span").class("wc-pad").children(icons::goods(pad.reward())));
    let head = el("span")
        .class("wc-ends")
        .child(el("span").class("wc-cap").text(word(eye.look, "pond")))
        .child(icons::amount(TeaPlace::Overlook.points().unwrap_or(0), Good::Point));
    let token = board.tea_tokens()[3].map(|token| {
        let name = said::effects(words, token.face(Face::Blue));
        plain(el("span").class("wc-token blue"), "token-3", name)
            .child(icons::effects(token.face(Face::Blue)))
    });
    let foot = el("span")
        .class("wc-ends")
        .children(token)
        .child(members(eye, Member::Geisha, |clan| clan.geishas(TeaPlace::Overlook)));
    let name = capital(&said::tea(words, TeaPlace::Overlook));
    let element = el("div").class("wc-garden wc-pond");
    thing(eye, element, tea::about(TeaPlace::Overlook), name, paths::tea(TeaPlace::Overlook))
        .child(head)
        .child(el("span").class("wc-pads").children(pads))
        .child(foot)
}
