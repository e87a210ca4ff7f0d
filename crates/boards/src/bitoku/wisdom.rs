//! The wisdom paths as lanes: cells with pilgrims, bridges, and the side paths below with their tiles and sleepers.

use engawa_bitoku::SideKind;
use engawa_words::bitoku as said;

use super::things::{Eye, Place, called, crest, is_last, plain, thing, word};
use super::{icons, paths};
use crate::scene::{Element, Node, el, icon};

/// The cells of one path.
const CELLS: usize = 8;

pub(super) fn draw(eye: &Eye<'_>) -> Vec<Node> {
    let lanes = (0..usize::from(eye.view.board.face().paths)).map(|path| {
        let cells = (path * CELLS..(path + 1) * CELLS).map(|cell| column(eye, cell));
        el("div").class("bi-lane").children(cells)
    });
    vec![el("div").class("bi-paths").children(lanes).into()]
}

fn column(eye: &Eye<'_>, cell: usize) -> Element {
    let (board, words) = (&eye.view.board, eye.look.words);
    let place = [("path", (cell / CELLS + 1).into()), ("cell", (cell % CELLS + 1).into())];
    let name = words.say("bitoku-see-cell", &place);
    let bridge = (board.bridge(cell) > 0).then(|| {
        let name = words.say("bitoku-see-bridge", &[("n", board.bridge(cell).into())]);
        let visited = board.players().get(eye.look.shown.index()).map_or(0, |own| own.visited);
        let element = el("span").class("bi-bridge").class_if(visited >= board.bridge(cell), "open");
        plain(element, format!("bridge-{cell}"), &name)
            .child(icons::amount(board.bridge(cell), icon("bi b-vp", "bi-bitoku")))
    });
    let walkers = board.players().iter().enumerate().filter(|(_, own)| own.walking[cell] > 0);
    let walkers = walkers.map(|(player, own)| {
        let pieces = (0..own.walking[cell]).map(|_| icons::piece("bi-pilgrim", crest(eye, player)));
        let team = el("span").class("bi-team").children(pieces.collect::<Vec<_>>());
        let whose = [called(eye, player), name.clone()].join(", ");
        if eye.look.seat.is_some_and(|seat| seat.index() == player) {
            thing(eye, team, "pilgrim".to_owned(), &whose, paths::walk(cell))
        } else {
            plain(team, "pilgrim", &whose)
        }
    });
    let node = thing(eye, el("span").class("bi-node"), "path".to_owned(), &name, paths::start(cell));
    let node = node.class_if(is_last(eye, Place::Cell(cell as u8)), "last");
    el("div")
        .class("bi-cell")
        .child(el("div").class("bi-way").child(node).children(walkers.collect::<Vec<_>>()).children(bridge))
        .children(side(eye, cell, &name))
}

/// The side path at a cell: its tile, and its places with points or who sleeps there.
fn side(eye: &Eye<'_>, cell: usize, name: &str) -> Option<Element> {
    let (board, words) = (&eye.view.board, eye.look.words);
    let face = board.side(cell)?;
    let sign = match face.kind {
        SideKind::Enlightenment => icon("bi b-vp", "bi-enlightenment"),
        SideKind::ToriiA => icon("bi b-a", "bi-torii"),
        SideKind::ToriiB => icon("bi b-b", "bi-torii"),
    };
    let tile = board.torii(cell);
    let what = tile.map_or_else(|| word(eye, "enlightenment"), |tile| said::torii(words, tile));
    let sleepers = board.sleepers(cell);
    let places = face.cells.iter().take(face.len.into()).zip(sleepers).map(|(&(points, amulet), who)| {
        let place = el("span").class("bi-bed");
        match who {
            Some(player) => place.class("taken").child(icons::piece("bi-pilgrim", crest(eye, player))),
            None => place
                .child(el("b").text(points.to_string()))
                .child(icon("bi b-vp", "bi-vp"))
                .children((amulet > 0).then(|| icons::amulet(amulet))),
        }
    });
    let name = [name, &what].join(": ");
    let about = format!("side-{cell}");
    let last = is_last(eye, Place::Side(cell as u8));
    Some(
        thing(eye, el("div").class("bi-side").class_if(last, "last"), about, &name, paths::enter(cell))
            .child(
                el("span")
                    .class("bi-fx")
                    .child(sign)
                    .children(tile.map(|tile| icons::effects(tile.effects()))),
            )
            .child(el("span").class("bi-beds").children(places)),
    )
}
