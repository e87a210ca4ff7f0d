//! Where the habitat of a card stands (HA-6.1), for all cells at once.
//!
//! In one of its six rotations a habitat asks of every cell whether the right landscapes lie at fixed distances
//! from it. At a fixed distance means: in the set of that landscape, shifted. So a rotation is an AND of shifted
//! sets, and the habitat the OR of its rotations. A habitat is connected, so one that reaches over the edge
//! of the board meets a bit that is no cell, and fails.

use crate::cell::Cells;
use crate::data::{FACES, Landscape};
use crate::land::Land;
use crate::{Card, Side};

/// The landscapes of one board, each in a wide word: what is shifted out at one end does not come back as a cell at
/// the other.
type Sets = [u64; Landscape::COUNT];

/// A habitat, prepared for shifting.
#[derive(Clone, Copy)]
struct Pattern {
    /// What receives the cube.
    cube: u8,
    /// What else must stand there. A habitat of fewer cells asks for the last one again: always three questions are
    /// cheaper than guessing how many.
    others: [u8; 3],
    /// How far away each of them is, in bits, for each rotation.
    turns: [[u8; 3]; 6],
}

/// By side and by place of the card; place 0 is no card and stands nowhere.
static PATTERNS: [[Pattern; FACES.len() + 1]; 2] = [patterns(Side::A), patterns(Side::B)];

const fn patterns(side: Side) -> [Pattern; FACES.len() + 1] {
    // Water that is a field: there is none.
    let nowhere =
        Pattern { cube: Landscape::Water as u8, others: [Landscape::Field as u8; 3], turns: [[0; 3]; 6] };
    let mut patterns = [nowhere; FACES.len() + 1];
    let mut card = 0;
    while card < FACES.len() {
        let habitat = FACES[card].habitat;
        let pattern = &mut patterns[card + 1];
        pattern.cube = habitat[0].landscape as u8;
        let mut other = 0;
        while other < 3 {
            let spot =
                if other + 1 < habitat.len() { habitat[other + 1] } else { habitat[habitat.len() - 1] };
            pattern.others[other] = spot.landscape as u8;
            let (mut q, mut r) = (spot.q as i32, spot.r as i32);
            let mut turn = 0;
            while turn < 6 {
                // To the left where the distance is negative, which is to the right modulo the word.
                pattern.turns[turn][other] =
                    (side.stride() as i32 * q + r).rem_euclid(u64::BITS as i32) as u8;
                (q, r) = (-r, q + r);
                turn += 1;
            }
            other += 1;
        }
        card += 1;
    }
    patterns
}

/// The landscapes of a board, ready to be searched for habitats.
#[inline]
pub(crate) fn sets(land: &Land) -> Sets {
    land.landscapes().map(u64::from)
}

/// The cells that would receive the cube of the card (HA-6.1), cubes left out of account.
#[inline]
pub(crate) fn stands(sets: &Sets, side: Side, card: Option<Card>) -> Cells {
    let pattern = &PATTERNS[side as usize][card.map_or(0, |card| card.index() + 1)];
    let [a, b, c] = pattern.others.map(|landscape| sets[usize::from(landscape)]);
    let any = pattern.turns.iter().fold(0, |any, &[to_a, to_b, to_c]| {
        any | a.rotate_right(to_a.into()) & b.rotate_right(to_b.into()) & c.rotate_right(to_c.into())
    });
    (sets[usize::from(pattern.cube)] & any) as Cells
}
