//! A personal board: the hexes, the piles on them, what is lit and marked.

use std::borrow::Cow;

use engawa_harmonies::{Card, Cell, Colour, Event, Harmonies, Kind, Player};
use engawa_kernel::Seat;

use super::habitat::{Habitats, counted, habitats};
use super::piece::{self, Top};
use super::{hex, paths, say};
use crate::drawn::Glance;
use crate::scene::{Element, Node, at, el, path, short};

/// What is special about some cells of a board.
#[derive(Default)]
pub(super) struct Marks {
    /// Where somebody placed something last.
    last: Vec<Cell>,
    /// The token that was placed last, if that was the last thing placed there.
    fresh: Option<Cell>,
    /// The cube that was placed last.
    fresh_cube: Option<Cell>,
    /// Where the habitat of the card under the hand stands or nearly does; what the line under the hand counts.
    habitats: Habitats,
    /// The token that would be placed.
    ghost: Option<(Cell, Colour)>,
    /// Where the ghost makes room for a cube, and of which card.
    soon: Vec<(Card, Cell)>,
    /// The points that the ghost brings.
    gain: i32,
}

impl Marks {
    /// What everybody sees on the board of a seat: the last moves.
    pub(super) fn of_last(glance: &Glance<'_, Harmonies>, seat: Seat) -> Marks {
        let mut marks = Marks::default();
        for event in glance.last {
            match event {
                Event::TokenPlaced { seat: who, cell, .. } if *who == seat => {
                    marks.last.push(*cell);
                    marks.fresh = Some(*cell);
                }
                Event::CubePlaced { seat: who, cell, .. } if *who == seat => {
                    marks.last.push(*cell);
                    marks.fresh_cube = Some(*cell);
                }
                _ => {}
            }
        }
        marks
    }

    /// The marks of the board in the middle.
    fn of_shown(glance: &Glance<'_, Harmonies>, player: &Player) -> Marks {
        let mut marks = Marks::of_last(glance, glance.look.shown);
        if let Some(card) = card_at_hand(glance) {
            marks.habitats = habitats(player, card);
        } else if let Some(line) = glance.look.pointed.and_then(|about| about.strip_prefix("line-")) {
            marks.habitats.stand = counted(player, line);
        }
        if glance.look.is_own_board() {
            if let Some(Kind::PlaceToken { colour, cell }) = glance.ghost {
                marks.ghost = Some((cell, colour));
            }
            marks.soon = becomes_ready(glance);
            marks.gain = gain(glance);
        }
        marks
    }
}

/// The card under the pointer, or the one that would be taken.
pub(super) fn card_at_hand(glance: &Glance<'_, Harmonies>) -> Option<Card> {
    let pointed = glance.look.pointed.and_then(|about| about.strip_prefix("card-"));
    let pointed = pointed.and_then(|id| Card::new(id.parse().ok()?));
    pointed.or(match glance.ghost {
        Some(Kind::TakeCard { card } | Kind::KeepSpirit { card }) => Some(card),
        _ => None,
    })
}

/// The own cards that get a place for a cube by what is under the hand, and the places.
pub(super) fn becomes_ready(glance: &Glance<'_, Harmonies>) -> Vec<(Card, Cell)> {
    let Some((after, seat)) = glance.after.zip(glance.look.seat) else { return Vec::new() };
    let [Some(now), Some(then)] = [glance.view, after].map(|view| view.board.player(seat)) else {
        return Vec::new();
    };
    let gained = |card: Card| {
        let before: Vec<Cell> = now.cube_cells(card).collect();
        then.cube_cells(card).filter(move |cell| !before.contains(cell)).map(move |cell| (card, cell))
    };
    then.cards().flat_map(gained).collect()
}

/// The points that what is under the hand brings at once.
pub(super) fn gain(glance: &Glance<'_, Harmonies>) -> i32 {
    let Some((after, seat)) = glance.after.zip(glance.look.seat) else { return 0 };
    let points = |view: &engawa_harmonies::View| view.board.sheet(seat).map_or(0, |sheet| sheet.total());
    points(after) - points(glance.view)
}

/// The two layers of wood below the cells.
pub(super) fn ground(wood: Cow<'static, str>) -> Element {
    let edge = path(wood.clone()).class("edge").attr("transform", "translate(0 9)");
    el("g").class("ground").child(edge).child(path(wood).class("wood"))
}

/// A small board that is only looked at.
pub(super) fn mini(glance: &Glance<'_, Harmonies>, seat: Seat, player: &Player) -> Element {
    let marks = Marks::of_last(glance, seat);
    let cells = path(hex::cells(player.side())).class("hex");
    let last = hex::hexes(marks.last.iter().copied().map(hex::centre), 0.88);
    el("svg")
        .class("mini")
        .attr("viewBox", hex::view_box(player.side()))
        .attr("aria-hidden", "true")
        .child(ground(hex::wood(player.side())))
        .child(cells)
        .child(path(last).class("last"))
        .child(piles(player, &marks, None))
}

/// The board in the middle.
pub(super) fn board(glance: &Glance<'_, Harmonies>, player: &Player) -> Element {
    let marks = Marks::of_shown(glance, player);
    let hovered = hovered(glance, player);
    let cells = hex::back_to_front(player.side());
    let cells = cells.into_iter().map(|one| cell(glance, player, &marks, one));
    let board = el("svg")
        .class("hb")
        // Another board is another picture: its pieces do not become those of this one.
        .key(glance.look.shown.index() as u32)
        .attr("viewBox", hex::view_box(player.side()))
        .attr("role", "group")
        .attr("aria-label", say::board(glance))
        .child(ground(hex::wood(player.side())))
        .child(el("g").class("cells").children(cells))
        .child(piles(player, &marks, hovered));
    let soon = marks.soon.iter().map(|&(card, cell)| ring(player, cell, card).class("soon"));
    let gain = marks.ghost.filter(|_| marks.gain != 0).map(|(cell, _)| gained(cell, marks.gain));
    board
        .child(el("g").class("rings").children(rings(glance, player)).children(soon))
        .child(el("g").class("gains").children(gain))
}

/// The cell under the pointer or the focus.
fn hovered(glance: &Glance<'_, Harmonies>, player: &Player) -> Option<Cell> {
    let target = glance.look.hover.filter(|_| glance.look.is_own_board())?;
    player.side().cells().find(|&cell| target == paths::cell(cell) || target == paths::cube(cell))
}

fn cell(glance: &Glance<'_, Harmonies>, player: &Player, marks: &Marks, cell: Cell) -> Element {
    let look = glance.look;
    let target = paths::cell(cell);
    let lit = look.is_own_board() && look.is_lit(target);
    let hover = lit && (look.hover == Some(target) || look.is_chosen(target));
    let (x, y) = hex::centre(cell);
    let mut nodes: Vec<Node> = vec![path(hex::CELL).class("hex").into()];
    let mut mark = |d: &'static str, class: &'static str| nodes.push(path(d).class(class).into());
    if marks.habitats.stand.contains(&cell) {
        mark(hex::MARK, "match");
    } else if marks.habitats.near.contains(&cell) {
        mark(hex::MARK, "near");
    }
    if marks.last.contains(&cell) {
        mark(if lit { hex::CELL } else { hex::MARK }, "last");
    }
    if lit {
        mark(if hover { hex::HOVER } else { hex::LIT }, "mk");
        mark(hex::FOCUS, "foc");
    }
    if lit && player.pile(cell).is_none() {
        nodes.push(el("circle").class("dot").attr("r", "4").into());
    }
    let group = at(x, y).key(paths::place(cell)).class("cell").about(format!("cell-{}", paths::place(cell)));
    let name = say::cell(glance, player, cell, lit);
    let group = if lit {
        group.class("lit").class_if(hover, "hov").lit(target, name)
    } else {
        group.attr("role", "img").attr("aria-label", name)
    };
    group.children(nodes)
}

/// Every pile with its cube, from the back to the front. A pile in front of the hovered cell fades.
fn piles(player: &Player, marks: &Marks, hovered: Option<Cell>) -> Element {
    let mut group = el("g").class("piles");
    let behind =
        |cell: Cell| hovered.is_some_and(|h| h.column() == cell.column() && h.row() + 1 == cell.row());
    for cell in hex::back_to_front(player.side()) {
        let mut tokens: Vec<Colour> = player.pile(cell).map_or(Vec::new(), |pile| pile.tokens().to_vec());
        let mut top = if marks.fresh == Some(cell) { Top::Fresh } else { Top::Plain };
        if let Some((_, colour)) = marks.ghost.filter(|(at, _)| *at == cell) {
            tokens.push(colour);
            top = Top::Ghost;
        }
        if tokens.is_empty() {
            continue;
        }
        let cube = player.cube(cell).map(piece::cube);
        let cube = cube.map(|cube| cube.class_if(marks.fresh_cube == Some(cell), "land-in"));
        let pile = piece::on_cell(hex::centre(cell), &tokens, top, cube)
            .key(paths::place(cell))
            .class_if(behind(cell) && piece::height(&tokens) > 30.0, "fade");
        group = group.child(pile);
    }
    group
}

/// A ring with the cube that could go on a cell. Its middle is never the middle of a cell.
fn ring(player: &Player, cell: Cell, card: Card) -> Element {
    let (x, y) = hex::centre(cell);
    let pile = player.pile(cell);
    let foot = 9.0 + 0.92 * piece::cube_foot(pile.as_ref().map_or(&[], |pile| pile.tokens()));
    let up = (foot - 11.0).clamp(-40.0, -28.0);
    at(x, y + up)
        .class("ring")
        .child(el("circle").class("reach").attr("r", "25"))
        .child(el("circle").class("halo").attr("r", "20"))
        .child(el("g").class("cb").attr("transform", "translate(-3 10)").child(piece::cube(card)))
}

/// Where a cube can go now.
fn rings(glance: &Glance<'_, Harmonies>, player: &Player) -> Vec<Element> {
    let look = glance.look;
    let mut rings = Vec::new();
    for cell in hex::back_to_front(player.side()) {
        let target = paths::cube(cell);
        let chosen = look.is_chosen(target);
        if !look.is_own_board() || !(look.is_lit(target) || chosen) {
            continue;
        }
        let cards: Vec<Card> = paths::cards_for(glance.view, cell).collect();
        let Some(&first) = cards.first() else { continue };
        let on = chosen || look.hover == Some(target);
        let mut ring = ring(player, cell, first).key(paths::place(cell)).class_if(on, "hov");
        if cards.len() > 1 {
            let count =
                el("text").class("many").attr("x", "17").attr("y", "-10").text(cards.len().to_string());
            ring = ring.child(count);
        }
        rings.push(if look.is_lit(target) {
            ring.lit(target, say::cube(glance, cell, &cards))
        } else {
            ring
        });
    }
    rings
}

/// The points that the ghost brings, beside it.
fn gained(cell: Cell, gain: i32) -> Element {
    let (x, y) = hex::centre(cell);
    let text = say::signed(gain);
    let width = 16.0 + 11.0 * text.chars().count() as f32;
    at(x + 34.0, y - 34.0)
        .class("gain")
        .class_if(gain < 0, "loss")
        .child(
            el("rect")
                .attr("x", short(-width / 2.0))
                .attr("y", "-14")
                .attr("width", short(width))
                .attr("height", "28")
                .attr("rx", "14"),
        )
        .child(el("text").attr("y", "6.5").text(text))
}
