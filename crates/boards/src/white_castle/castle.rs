//! The castle: the daimyo's slots, two floors of rooms with their cards and die tokens, the gate, and the walls outside.

use engawa_white_castle::{CastleRow, Floor, Good, Hall, Kind, Member, Room, Space};
use engawa_words::white_castle as said;

use super::things::{Eye, capital, clans, dice, is_last, plain, space_name, thing, word};
use super::{icons, paths, things};
use crate::Target;
use crate::scene::{Element, Node, el, icon, path};

pub(super) fn draw(eye: &Eye<'_>) -> Vec<Node> {
    let rooms = |floor: Floor| {
        let rooms = Room::ALL.iter().filter(move |room| room.floor() == floor);
        el("div").class("wc-rooms").children(rooms.map(|&at| room(eye, at)))
    };
    let castle = el("div")
        .class("wc-castle")
        .child(storey(eye, Floor::Daimyo, daimyo(eye)))
        .child(storey(eye, Floor::Diplomat, rooms(Floor::Diplomat)))
        .child(storey(eye, Floor::Steward, rooms(Floor::Steward)))
        .child(
            el("div")
                .class("wc-ground")
                .child(outside(eye, Space::OutsideLeft))
                .child(gate(eye))
                .child(outside(eye, Space::OutsideRight)),
        );
    vec![castle.into()]
}

/// A floor under its roof: its name, what a courtier counts there, who stands there.
fn storey(eye: &Eye<'_>, floor: Floor, rooms: Element) -> Element {
    let roof = el("svg")
        .class("wc-roof")
        .attr("viewBox", "0 0 404 13")
        .attr("preserveAspectRatio", "none")
        .attr("aria-hidden", "true")
        .child(path("M0 12Q24 10 40 2H364Q380 10 404 12"));
    let key = ["gate", "stewards", "diplomats", "daimyo"][floor.index()];
    let title = el("h3").text(word(eye.look, key));
    let head = plain(el("div").class("wc-head"), format!("floor-{}", floor.index()), word(eye.look, key))
        .child(title)
        .child(icons::amount(floor.points(), Good::Point))
        .children((floor != Floor::Daimyo).then(|| courtiers(eye, floor)));
    el("div").class("wc-storey").child(roof).child(el("div").class("wc-walls").child(head).child(rooms))
}

/// The courtiers of a floor, those of each clan together; those of who is asked may climb.
fn courtiers(eye: &Eye<'_>, floor: Floor) -> Element {
    let name = capital(&said::floor(eye.look.words, floor));
    movers(eye, Member::Courtier, |clan| clan.courtiers(floor), paths::floor(floor), &name)
}

/// Members of all clans by clan; those that may move now are lit together.
pub(super) fn movers(
    eye: &Eye<'_>,
    member: Member,
    count: impl Fn(&engawa_white_castle::Clan) -> u8,
    from: Target,
    place: &str,
) -> Element {
    let rival = eye.look.chooser.choices().iter().any(|choice| {
        choice.path[0] == from && matches!(Kind::of(choice.action), Some(Kind::RivalStroll { .. }))
    });
    let moves = if rival { Some(0) } else { eye.look.seat.map(|seat| eye.look.names.crest(seat)) };
    let teams = clans(eye).filter(|(clan, _)| count(clan) > 0).map(|(clan, crest)| {
        let pieces: Vec<Element> = (0..count(clan)).map(|_| icons::member(member, crest)).collect();
        let team = el("div").class("wc-team");
        let words = eye.look.words;
        let key = if member == Member::Courtier {
            "white-castle-see-courtiers"
        } else {
            "white-castle-see-geishas"
        };
        let name = words.say(key, &[("n", count(clan).into()), ("place", place.to_owned().into())]);
        if moves == Some(crest) {
            thing(eye, team, format!("from-{}", member.index()), name, from).children(pieces)
        } else {
            plain(team, format!("from-{}", member.index()), name).children(pieces)
        }
    });
    el("div").class("wc-teams").children(teams.collect::<Vec<_>>())
}

/// The target of a room: a courtier's goal while that is asked, otherwise a space for dice.
fn room_target(eye: &Eye<'_>, at: Room) -> Option<Target> {
    let (hall, space) = (paths::hall(Hall::new(at.index())?), paths::space(Space::new(at.index())?));
    let courtier = eye.look.is_lit(hall) || eye.look.is_chosen(hall);
    Some(if courtier { hall } else { space })
}

fn room(eye: &Eye<'_>, at: Room) -> Element {
    let board = &eye.view.board;
    let (Some(target), Some(space)) = (room_target(eye, at), Space::new(at.index())) else {
        return el("div");
    };
    let rows = CastleRow::all().filter(|row| row.room() == at).map(|row| line(eye, row, space));
    let name = space_name(eye, board, space);
    thing(
        eye,
        el("div").class("wc-room").class_if(is_last(eye, space), "last"),
        format!("space-{}", space.index()),
        name,
        target,
    )
    .child(dice(eye, space))
    .child(el("div").class("wc-lines").children(rows))
}

/// A row of a card beside its die token; outlined if the chosen die would set it off.
fn line(eye: &Eye<'_>, at: CastleRow, space: Space) -> Element {
    let (words, board) = (eye.look.words, &eye.view.board);
    let colour = board.token(at).colour();
    let fires = eye.look.is_lit(paths::space(space))
        && paths::held(eye.look).is_some_and(|(bridge, _)| bridge == colour);
    let Some(face) = board.room(at.room()).and_then(|card| card.rows().get(at.row())) else {
        let gone = el("div").class("wc-line none");
        return el("div").class("wc-beside").child(icons::mark(colour)).child(gone);
    };
    let name = [said::colour(words, colour), said::effects(words, face.effects)].join(": ");
    let line = el("div").class("wc-line").class_if(!face.light, "dark").class_if(fires, "fires");
    let line = thing(eye, line, format!("row-{}", at.index()), capital(&name), paths::row(at));
    el("div").class("wc-beside").child(icons::mark(colour)).child(line.child(icons::effects(face.effects)))
}

/// The slots of the daimyo card.
fn daimyo(eye: &Eye<'_>) -> Element {
    let (words, board) = (eye.look.words, &eye.view.board);
    let hall = paths::hall(Hall::Daimyo);
    let slots = board.daimyo().slots().iter().enumerate().map(|(place, &effects)| {
        let name = said::effects(words, effects);
        let taken = board.slot(place).map(|who| icons::member(Member::Courtier, things::crest(eye, who)));
        thing(eye, el("div").class("wc-slot"), format!("slot-{place}"), capital(&name), paths::slot(place))
            .child(icons::effects(effects))
            .children(taken)
    });
    let name = said::hall(words, Hall::Daimyo);
    thing(eye, el("div").class("wc-rooms wc-slots"), "floor-3".to_owned(), capital(&name), hall)
        .children(slots)
}

fn gate(eye: &Eye<'_>) -> Element {
    let title = el("span").class("wc-cap").text(word(eye.look, "gate"));
    let head =
        el("span").class("wc-ends").child(title).child(icons::amount(Floor::Gate.points(), Good::Point));
    plain(el("div").class("wc-cell wc-gate"), "floor-0", word(eye.look, "gate"))
        .child(head)
        .child(courtiers(eye, Floor::Gate))
}

fn outside(eye: &Eye<'_>, space: Space) -> Element {
    let key = if space == Space::OutsideLeft { "outside-left" } else { "outside-right" };
    let name = space_name(eye, &eye.view.board, space);
    let foot = el("span").class("wc-ends").child(dice(eye, space)).child(icons::effects(space.effects()));
    let element = el("div").class("wc-cell").class_if(is_last(eye, space), "last");
    thing(eye, element, format!("space-{}", space.index()), name, paths::space(space))
        .child(el("span").class("wc-cap").text(word(eye.look, key)))
        .child(foot)
}

/// The well: its seal and the two tokens, and every die that came.
pub(super) fn well(eye: &Eye<'_>) -> Element {
    let tokens = eye.view.board.well_tokens();
    let reward = el("span")
        .class("wc-fx")
        .child(icons::amount(1, Good::Seal))
        .children(tokens.iter().flat_map(|token| icons::goods(token.reward())));
    let title = el("span").class("wc-cap").child(icon("wi", "wc-well")).text(word(eye.look, "well"));
    let name = space_name(eye, &eye.view.board, Space::Well);
    let element = el("div").class("wc-cell wc-well").class_if(is_last(eye, Space::Well), "last");
    thing(eye, element, format!("space-{}", Space::Well.index()), name, paths::space(Space::Well))
        .child(title)
        .child(dice(eye, Space::Well))
        .child(reward)
}
