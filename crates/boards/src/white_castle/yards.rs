//! The training yards and the well.

use engawa_white_castle::{Good, Member, TilePlace, Yard};
use engawa_words::white_castle as said;

use super::things::{Eye, capital, members, thing, titled};
use super::{castle, icons, paths};
use crate::scene::{Element, Node, el};

/// The tiles of each yard.
const TILES: [&[TilePlace]; 3] =
    [&[TilePlace::FiveBlue, TilePlace::FiveYellow], &[TilePlace::ThreeBlue], &[TilePlace::OneYellow]];

pub(super) fn draw(eye: &Eye<'_>) -> Vec<Node> {
    let yards = Yard::ALL.iter().map(|&at| yard(eye, at));
    vec![
        titled(eye, el("div").class("wc-yards"), "yards", "wc-yard")
            .children(yards)
            .child(castle::well(eye))
            .into(),
    ]
}

fn yard(eye: &Eye<'_>, at: Yard) -> Element {
    let name = capital(&said::yard(eye.look.words, at));
    let counts = el("span")
        .class("wc-n mut")
        .child(icons::amount(at.points(), Good::Point))
        .text("×")
        .child(icons::action(Member::Courtier));
    let head = el("span").class("wc-ends").child(icons::amount(at.iron(), Good::Iron)).child(counts);
    let tiles = TILES[at.index()].iter().map(|&place| tile(eye, place));
    thing(eye, el("div").class("wc-cell wc-yard"), format!("yard-{}", at.index()), name, paths::yard(at))
        .child(head)
        .children(tiles)
        .child(members(eye, Member::Warrior, |clan| clan.warriors(at)))
}

fn tile(eye: &Eye<'_>, place: TilePlace) -> Element {
    let effects = eye.view.board.tile(place).face(place.face());
    let name = capital(&said::effects(eye.look.words, effects));
    let tile = el("div").class("wc-tile").class(icons::face(place.face()));
    thing(eye, tile, format!("tile-{}", place.index()), name, paths::tile(place))
        .child(icons::effects(effects))
}
