//! The growing forest: cards, towers, the last move, the places for the card in the hand.

use engawa_grandbois::{
    Board, CORNERS, Card, Clan, GrandBois, Kind, Laid, Phase, Place, Placing, Rotation, TowerColour,
};

use super::card::{CELL, CLANS, Corner, TOWERS, card, crest, tower};
use super::{ghost, names, paths, secret};
use engawa_words::Names;

use crate::order::in_order;
use crate::scene::{Element, Node, at, el, path};
use crate::{Area, Column, Glance};

/// How far the camera sees beyond the forest: a card on its edge sticks out by one cell.
const MARGIN: i32 = CELL * 23 / 20;

/// More places than these are not explained: there are enough near the pointer of any of them.
const MOST_REFUSED: usize = 96;

pub(super) fn area(glance: &Glance<'_, GrandBois>) -> Area {
    let title = glance.look.words.word("grandbois-area-forest");
    let stage = el("div").class("stage").child(board(glance, title.clone()));
    let nodes = vec![Node::from(stage.children(secret::beside_the_board(glance)))];
    Area { id: "forest", title, column: Column::Mid, tab: false, nodes }
}

fn board(glance: &Glance<'_, GrandBois>, title: String) -> Element {
    let board = &glance.view.board;
    let frame = board.frame();
    let [left, top] = [frame.left, frame.top].map(|n| i32::from(n) * CELL - MARGIN);
    let [width, height] = [frame.width(), frame.height()].map(|n| n as i32 * CELL + 2 * MARGIN);
    let held = ghost::placing(glance);
    // Never the card in the hand: a camera that follows it would pull its place away from under the pointer.
    let focus =
        board.last_laid().map(|laid| format!("{} {}", (laid.at.x() + 1) * CELL, (laid.at.y() + 1) * CELL));
    let table = el("rect").class("gb-table").attr("x", "-6000").attr("y", "-6000");
    el("svg")
        .class("gb")
        .attr("role", "group")
        .attr("aria-label", title)
        .attr("data-camera", format!("{left} {top} {width} {height}"))
        .maybe("data-focus", focus)
        .child(table.attr("width", "12000").attr("height", "12000"))
        .child(el("g").children(cards(board)))
        .child(el("g").class("gb-marks").children(last(board, glance.look.names)).children(pointed(glance)))
        .child(el("g").children(towers(glance)))
        .child(el("g").class("gb-held").children(held.as_ref().map(ghost::draw)))
        .children(places(glance, held.as_ref()))
}

/// The cards in the order in which they were laid.
fn cards(board: &Board) -> impl Iterator<Item = Element> {
    let laid = board.laid();
    laid.iter().enumerate().map(|(nth, &Laid { card: number, rotation, at: origin, .. })| {
        let cells = number.cells(rotation);
        let corner = |corner: usize| {
            let (x, y) = (origin.x() + CORNERS[corner].0, origin.y() + CORNERS[corner].1);
            let open = !laid[nth + 1..].iter().any(|above| covers(above.at, x, y));
            Corner { cell: cells[corner], open, place: open.then_some((x, y)) }
        };
        moved(origin).key(number.number() as u32).child(card([0, 1, 2, 3].map(corner)))
    })
}

/// Whether a card lying there covers the cell.
fn covers(at: Place, x: i32, y: i32) -> bool {
    (0..2).contains(&(x - at.x())) && (0..2).contains(&(y - at.y()))
}

/// A group whose origin is the top left corner of a cell.
fn moved(place: Place) -> Element {
    at((place.x() * CELL) as f32, (place.y() * CELL) as f32)
}

/// A group whose origin is the middle of a cell.
fn middle(place: Place) -> Element {
    at((place.x() * CELL + CELL / 2) as f32, (place.y() * CELL + CELL / 2) as f32)
}

/// The outline of the card laid last, with the crest of who laid it on its edge.
fn last(board: &Board, names: &Names) -> Option<Element> {
    const CRESTS: [&str; 4] = ["s1", "s2", "s3", "s4"];
    let laid = board.last_laid()?;
    let seat = board.laid_by(board.laid().len() - 1)?;
    let outline = el("rect").class("gb-last").attr("x", "4").attr("y", "4");
    let number = names.crest(seat);
    let crest = crest(number);
    let crest = crest.attr("x", "-12").attr("y", "-12").attr("width", "24").attr("height", "24");
    let crest = at(150.0, 2.0)
        .class("gb-mover")
        .class(CRESTS[usize::from(number - 1) % 4])
        .child(el("circle").attr("r", "19"))
        .child(crest);
    Some(
        moved(laid.at)
            .child(outline.attr("width", "192").attr("height", "192").attr("rx", "11"))
            .child(crest),
    )
}

/// What the thing under the pointer is about: the cells of a clan, the cells around a tower.
fn pointed(glance: &Glance<'_, GrandBois>) -> Vec<Element> {
    let board = &glance.view.board;
    let about = glance.look.pointed.unwrap_or_default();
    if let Some(name) = about.strip_prefix("clan-") {
        let clan = Clan::ALL.into_iter().find(|clan| CLANS[clan.index()] == name);
        return clan.map(|clan| own_cells(board, clan)).unwrap_or_default();
    }
    let standing = about.strip_prefix("tower-").and_then(|name| {
        let colour = TowerColour::ALL.into_iter().find(|colour| TOWERS[colour.index()] == name)?;
        board.tower(colour)
    });
    let due =
        (board.phase() == Phase::Tower && glance.look.seat.is_some()).then(|| board.tower_due()).flatten();
    let around = |at: Place| {
        let around = el("rect").class("gb-around").attr("x", "-150").attr("y", "-150");
        middle(at).child(around.attr("width", "300").attr("height", "300").attr("rx", "16"))
    };
    standing.or(due.map(|(_, at)| at)).into_iter().map(around).collect()
}

/// The visible cells of a clan.
fn own_cells(board: &Board, clan: Clan) -> Vec<Element> {
    let frame = board.frame();
    let rows = i32::from(frame.top)..=i32::from(frame.bottom);
    let cells = rows.flat_map(|y| (i32::from(frame.left)..=i32::from(frame.right)).map(move |x| (x, y)));
    let own = cells.filter(|&(x, y)| board.cell(x, y).clan() == Some(clan));
    let mark = |(x, y): (i32, i32)| {
        let mark = el("rect")
            .class("gb-own")
            .attr("x", (x * CELL + 5).to_string())
            .attr("y", (y * CELL + 5).to_string());
        mark.attr("width", "90").attr("height", "90").attr("rx", "10")
    };
    own.map(mark).collect()
}

/// The towers in the forest, and the one that could be put up now.
fn towers(glance: &Glance<'_, GrandBois>) -> Vec<Element> {
    let board = &glance.view.board;
    let standing = TowerColour::ALL.into_iter().filter_map(|colour| Some((colour, board.tower(colour)?)));
    let owner = |colour| board.owner(colour).map(|seat| glance.look.names.crest(seat));
    let mut towers: Vec<Element> = standing
        .map(|(colour, at)| {
            middle(at).key(colour.index() as u32).class("gb-stands").child(tower(colour, owner(colour)))
        })
        .collect();
    if board.phase() == Phase::Tower
        && glance.look.seat.is_some()
        && glance.ghost != Some(Kind::NoTower)
        && let Some((colour, at)) = board.tower_due()
    {
        let place = el("rect").class("gb-site").attr("x", "-46").attr("y", "-46");
        let place = place.attr("width", "92").attr("height", "92").attr("rx", "10");
        let ghost = el("g")
            .class("gb-could")
            .class_if(glance.ghost == Some(Kind::Tower), "now")
            .child(tower(colour, owner(colour)));
        towers.push(middle(at).key(colour.index() as u32).child(place).child(ghost));
    }
    towers
}

/// Where the card in the hand may lie, and above what it may not.
fn places(glance: &Glance<'_, GrandBois>, ghost: Option<&Placing>) -> Vec<Element> {
    let Some((card, rotation)) = paths::held(glance.look) else { return Vec::new() };
    let lit = |target| glance.look.chooser.is_lit(target);
    // The chooser knows no other order than that of the rules; the keyboard walks row by row.
    let mut legal: Vec<Place> = glance.look.chooser.lit().into_iter().filter_map(paths::place_of).collect();
    in_order(&mut legal, |a, b| (a.y(), a.x()) < (b.y(), b.x()));
    let refused = refused(&glance.view.board, card, rotation, |at| lit(paths::cell(at.x(), at.y())));
    let places = legal.into_iter().map(|at| place(glance, card, rotation, at, ghost));
    vec![el("g").class("gb-refused").children(refused), el("g").class("gb-places").children(places)]
}

/// A place for the card: a handle in the middle of the four cells, which no other place shares.
fn place(
    glance: &Glance<'_, GrandBois>,
    card: Card,
    rotation: Rotation,
    place: Place,
    ghost: Option<&Placing>,
) -> Element {
    let target = paths::cell(place.x(), place.y());
    // The card in the air hides the handles below it, but they can still be touched.
    let near = |ghost: &Placing| (ghost.at.x() - place.x()).abs().max((ghost.at.y() - place.y()).abs()) <= 1;
    let name = names::place(glance.look.words, &glance.view.board.placing(card, rotation, place), card);
    at(((place.x() + 1) * CELL) as f32, ((place.y() + 1) * CELL) as f32)
        .key(target.number())
        .class("gb-place")
        .class_if(ghost.is_some_and(near), "near")
        .lit(target, name)
        .child(
            el("rect")
                .class("gb-hit")
                .attr("x", "-50")
                .attr("y", "-50")
                .attr("width", "100")
                .attr("height", "100"),
        )
        .child(el("circle").attr("r", "17"))
        .child(path("M-7 0H7M0-7V7"))
}

/// Places above the forest where the card may not lie: whoever points there is told why.
fn refused(board: &Board, card: Card, rotation: Rotation, legal: impl Fn(Place) -> bool) -> Vec<Element> {
    let frame = board.frame();
    let mut places: Vec<(usize, Place)> = Vec::new();
    for y in i32::from(frame.top) - 1..=i32::from(frame.bottom) {
        for x in i32::from(frame.left) - 1..=i32::from(frame.right) {
            let touches = CORNERS.iter().any(|(right, down)| board.cell(x + right, y + down).is_forest());
            let Some(at) = Place::new(x, y).filter(|&at| touches && !legal(at)) else { continue };
            // Those at the edge first: it is there that people try.
            let inside = board.placing(card, rotation, at).extends() == 0;
            places.push((usize::from(inside), at));
        }
    }
    in_order(&mut places, |a, b| a.0 < b.0);
    let hit = |(_, place): (usize, Place)| {
        at(((place.x() + 1) * CELL) as f32, ((place.y() + 1) * CELL) as f32)
            .key(paths::cell(place.x(), place.y()).number())
            .about(format!("no-{}-{}", place.x(), place.y()))
            .child(
                el("rect")
                    .class("gb-hit")
                    .attr("x", "-50")
                    .attr("y", "-50")
                    .attr("width", "100")
                    .attr("height", "100"),
            )
    };
    places.into_iter().take(MOST_REFUSED).map(hit).collect()
}
