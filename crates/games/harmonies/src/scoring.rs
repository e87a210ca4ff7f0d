//! Points (HA-8): the same for a game and for the score pad.

use arrayvec::ArrayVec;
use engawa_kernel::{MAX_SEATS, Outcome, Sheet};

use crate::cell::{Cells, each_bit};
use crate::data::FACES;
use crate::land::Land;
use crate::{Card, Colour, Side, SpiritRule};

/// The score lines, in the order of the sheet.
pub(crate) const LINES: [&str; 7] =
    ["trees", "mountains", "fields", "buildings", "water", "animals", "spirits"];
/// How many of them are landscapes.
pub(crate) const LANDSCAPE_LINES: usize = 5;

/// How many cubes of each card are placed, by place of the card in the tables.
pub(crate) type Placed = [u8; FACES.len()];

/// The points of a landscape and of the cards with so many cubes placed on it, by line.
#[inline]
pub(crate) fn score(land: &Land, placed: &Placed) -> [i32; LINES.len()] {
    let cards = || Card::all().zip(placed).filter(|(_, placed)| **placed > 0);
    [
        trees(land),
        mountains(land),
        fields(land),
        buildings(land),
        match land.side() {
            Side::A => river(land),
            Side::B => islands(land),
        },
        cards().map(|(card, &placed)| i32::from(card.value(placed))).sum(),
        cards().filter_map(|(card, _)| card.spirit()).map(|rule| spirit(land, rule)).sum(),
    ]
}

/// The animal cubes on the board: the tie-break, without the cube of a spirit (HA-8.9, HA-R5).
pub(crate) fn animal_cubes(placed: &Placed) -> i32 {
    Card::all().zip(placed).filter(|(card, _)| !card.is_spirit()).map(|(_, &placed)| i32::from(placed)).sum()
}

/// Who wins with these sheets: most points, then most animal cubes, then together (HA-8.9).
pub fn ranking(sheets: ArrayVec<Sheet, MAX_SEATS>) -> Outcome {
    Outcome::among(sheets, |sheet| (sheet.total(), sheet.ties.clone()))
}

/// 1, 3 or 7 points by height.
fn by_height(land: &Land, cells: Cells) -> i32 {
    count(cells) + 2 * count(cells & land.two()) + 4 * count(cells & land.three())
}

/// HA-8.1: green tops; a trunk without green is worth nothing.
fn trees(land: &Land) -> i32 {
    by_height(land, land.top(Colour::Green))
}

/// HA-8.2: grays beside other grays. A roofed gray has a red top.
fn mountains(land: &Land) -> i32 {
    let gray = land.top(Colour::Gray);
    by_height(land, gray & land.side().around(gray))
}

/// HA-8.3: groups of two or more, which are those left when lone fields are not looked at.
fn fields(land: &Land) -> i32 {
    let (yellow, side) = (land.top(Colour::Yellow), land.side());
    5 * groups(side, yellow & side.around(yellow)).count() as i32
}

/// HA-8.4: buildings that see three colours on the tops around them.
fn buildings(land: &Land) -> i32 {
    let [mut one, mut two, mut three] = [0; 3];
    for colour in Colour::ALL {
        let sees = land.side().around(land.top(colour));
        three |= two & sees;
        two |= one & sees;
        one |= sees;
    }
    5 * count(land.top(Colour::Red) & land.two() & three)
}

/// HA-8.5: from every water the farthest one along the shortest way; the longest such way counts (HA-R7).
fn river(land: &Land) -> i32 {
    let water = land.top(Colour::Blue);
    let length = each_bit(water).map(|bit| steps(land.side(), water, 1 << bit)).max().unwrap_or(0);
    let beyond = length.saturating_sub(6);
    [0, 0, 2, 5, 8, 11, 15][length - beyond] + 4 * beyond as i32
}

/// HA-8.6: groups of cells that are not water; empty cells are land.
fn islands(land: &Land) -> i32 {
    5 * groups(land.side(), land.side().mask() & !land.top(Colour::Blue)).count() as i32
}

/// HA-8.8, for a spirit whose cube was placed.
fn spirit(land: &Land, rule: SpiritRule) -> i32 {
    let cells = land.landscapes();
    match rule {
        SpiritRule::Groups(landscape, sizes) => {
            let points = |group: Cells| {
                let fits = |(from, _): &&(u8, u8)| u32::from(*from) <= group.count_ones();
                sizes.iter().rev().find(fits).map_or(0, |&(_, points)| i32::from(points))
            };
            groups(land.side(), cells[landscape as usize]).map(points).sum()
        }
        SpiritRule::Heights(lowest, points) => cells[lowest as usize..]
            .iter()
            .zip(points)
            .map(|(&cells, points)| count(cells) * i32::from(points))
            .sum(),
        SpiritRule::Each(landscape, points) => count(cells[landscape as usize]) * i32::from(points),
    }
}

fn count(cells: Cells) -> i32 {
    cells.count_ones() as i32
}

/// The connected groups of these cells.
fn groups(side: Side, mut cells: Cells) -> impl Iterator<Item = Cells> {
    core::iter::from_fn(move || {
        let mut group = cells & cells.wrapping_neg();
        if group == 0 {
            return None;
        }
        loop {
            let grown = group | side.around(group) & cells;
            if grown == group {
                cells &= !group;
                return Some(group);
            }
            group = grown;
        }
    })
}

/// How many cells lie on the way to the farthest cell that can be reached over these cells, both ends counted.
fn steps(side: Side, cells: Cells, from: Cells) -> usize {
    let (mut reached, mut steps) = (from, 1);
    loop {
        let grown = reached | side.around(reached) & cells;
        if grown == reached {
            return steps;
        }
        reached = grown;
        steps += 1;
    }
}
