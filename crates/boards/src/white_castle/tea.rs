//! The tea garden of Matcha: the tea room, Himeji with its curtains, the path, the tea house.

use engawa_white_castle::{Art, Face, Good, Member, Space, TeaPlace};
use engawa_words::white_castle as said;

use super::things::{Eye, capital, dice, is_last, plain, space_name, thing, titled, word};
use super::{castle, icons, paths};
use crate::scene::{Element, Node, el, icon};

/// What a place explains itself by.
pub(super) fn about(place: TeaPlace) -> String {
    format!("tea-{}", place.index())
}

pub(super) fn draw(eye: &Eye<'_>) -> Vec<Node> {
    let [ikebana, calligraphy] = [Art::Ikebana, Art::Calligraphy].map(|art| deck(eye, art));
    // The space between two curtains runs both of them.
    let curtains = |faces: [Face; 2]| {
        let [left, right] = faces;
        el("div").class("wc-curtains").child(curtain(eye, Art::Ikebana, left)).child(curtain(
            eye,
            Art::Calligraphy,
            right,
        ))
    };
    let tea_room =
        el("div").class("wc-curtains").child(spot(eye, Space::TeaLeft)).child(spot(eye, Space::TeaRight));
    let places = [TeaPlace::Entrance, TeaPlace::Path1, TeaPlace::Path2].into_iter().chain(TeaPlace::ROOMS);
    let garden = titled(eye, el("div").class("wc-tea"), "tea-garden", "wc-ceremony")
        .child(tea_room)
        .child(el("div").class("wc-decks").child(ikebana).child(calligraphy))
        .child(spot(eye, Space::HimejiUpper))
        .child(curtains([Face::Yellow, Face::Blue]))
        .child(curtains([Face::Blue, Face::Yellow]))
        .child(spot(eye, Space::HimejiLower))
        .child(el("div").class("wc-path").children(places.map(|at| place(eye, at))));
    vec![garden.into()]
}

/// A space for dice.
fn spot(eye: &Eye<'_>, space: Space) -> Element {
    let name = space_name(eye, &eye.view.board, space);
    let element = el("div").class("wc-cell wc-short").class_if(is_last(eye, space), "last");
    let effects = (space.index() < Space::HimejiUpper.index()).then(|| icons::effects(space.effects()));
    thing(eye, element, format!("space-{}", space.index()), name, paths::space(space))
        .child(dice(eye, space))
        .children(effects)
}

/// A deck of Himeji: how many cards are left.
fn deck(eye: &Eye<'_>, art: Art) -> Element {
    let (words, left) = (eye.look.words, eye.view.board.art_len(art));
    let id = if art == Art::Ikebana { "wc-ikebana" } else { "wc-calligraphy" };
    let args = [("art", capital(&said::art(words, art)).into()), ("n", left.into())];
    let name = words.say("white-castle-see-deck", &args);
    thing(eye, el("div").class("wc-deck"), format!("art-{}", art.index()), name, paths::art(art))
        .child(icon("wi", id))
        .text(capital(&said::art(words, art)))
        .child(el("b").text(left.to_string()))
}

fn curtain(eye: &Eye<'_>, art: Art, face: Face) -> Element {
    let element = el("div").class("wc-tile wc-curtain").class(icons::face(face));
    let Some(card) = eye.view.board.art(art) else { return element.class("none") };
    let name = capital(&said::effects(eye.look.words, card.curtain(face)));
    let about = format!("curtain-{}-{}", art.index(), face.index());
    thing(eye, element, about, name, paths::curtain(art, face)).child(icons::effects(card.curtain(face)))
}

/// A place for geishas: what it does, what it counts, who is there.
fn place(eye: &Eye<'_>, at: TeaPlace) -> Element {
    let name = capital(&said::tea(eye.look.words, at));
    let team = castle::movers(eye, Member::Geisha, |clan| clan.geishas(at), paths::from(at), &name);
    let (label, does) = match at.room() {
        None => {
            let points = at.points().map(|points| icons::amount(points, Good::Point).into());
            let key = ["entrance", "pond", "path1", "path2"][at.index() % 4];
            (
                Some(key),
                [icons::effects(at.effects()).into()].into_iter().chain(points).collect::<Vec<Node>>(),
            )
        }
        Some(room) => (None, vec![counted(room).into()].into_iter().chain(token(eye, room)).collect()),
    };
    let title = label.map(|label| el("span").class("wc-cap").text(word(eye.look, label)));
    let step = thing(eye, el("div").class("wc-step"), about(at), name, paths::tea(at))
        .children(title)
        .children(does);
    el("div").class("wc-place").child(step).child(team)
}

/// What a geisha in a room of the tea house counts: two points for each member of a sort.
fn counted(room: usize) -> Element {
    let member = [Member::Gardener, Member::Warrior, Member::Courtier][room % 3];
    el("span").class("wc-n").child(icons::amount(2, Good::Point)).text("×").child(icons::action(member))
}

/// The token of a room of the tea house, its yellow side.
fn token(eye: &Eye<'_>, room: usize) -> Option<Node> {
    let effects = eye.view.board.tea_tokens()[room % 3]?.face(Face::Yellow);
    let name = said::effects(eye.look.words, effects);
    let token = plain(el("span").class("wc-token yellow"), format!("token-{room}"), name);
    Some(token.child(icons::effects(effects)).into())
}
