//! Where the habitat of a card stands (HA-6.1), for all cells at once.
//!
//! In one of its six rotations a habitat asks of every cell whether the right landscapes lie at fixed distances
//! from it. At a fixed distance means: in the set of that landscape, shifted. So a rotation is an AND of shifted
//! sets, and the habitat the OR of its rotations. A habitat is connected, so one that reaches over the edge
//! of the board meets a bit that is no cell, and fails.

use crate::cell::Cells;
use crate::data::{FACES, Landscape};
use crate::{Card, Side};

/// Everything is shifted to the left by this much more than it should be, so that no shift is to the right: a shift
/// to the left is a multiplication, and processors multiply several numbers by different ones at once.
const BIAS: i32 = 12;

/// A habitat, prepared for shifting.
#[derive(Clone, Copy)]
struct Pattern {
    /// What receives the cube.
    cube: Landscape,
    /// What else must stand there. A habitat of fewer cells asks for the last one again: always three questions are
    /// cheaper than guessing how many.
    others: [Landscape; 3],
    /// For each rotation and for each of them the power of two that shifts it onto the cube.
    onto_cube: [[u32; 3]; 6],
}

/// By side and by number of the card; number 0 is no card and stands nowhere.
static PATTERNS: [[Pattern; FACES.len() + 1]; 2] = [patterns(Side::A), patterns(Side::B)];

const fn patterns(side: Side) -> [Pattern; FACES.len() + 1] {
    let nowhere = Pattern { cube: Landscape::Water, others: [Landscape::Water; 3], onto_cube: [[0; 3]; 6] };
    let mut patterns = [nowhere; FACES.len() + 1];
    let mut card = 0;
    while card < FACES.len() {
        let habitat = FACES[card].habitat;
        let pattern = &mut patterns[card + 1];
        pattern.cube = habitat[0].landscape;
        let mut other = 0;
        while other < 3 {
            let spot =
                if other + 1 < habitat.len() { habitat[other + 1] } else { habitat[habitat.len() - 1] };
            pattern.others[other] = spot.landscape;
            let (mut q, mut r) = (spot.q as i32, spot.r as i32);
            let mut turn = 0;
            while turn < 6 {
                pattern.onto_cube[turn][other] = 1 << (BIAS - (side.stride() as i32 * q + r));
                (q, r) = (-r, q + r);
                turn += 1;
            }
            other += 1;
        }
        card += 1;
    }
    patterns
}

/// The cells that would receive the cube of the card (HA-6.1), cubes left out of account. `sets` are the landscapes
/// of the board.
#[inline]
pub(crate) fn stands(sets: &[Cells; Landscape::COUNT], side: Side, card: Option<Card>) -> Cells {
    let pattern = &PATTERNS[side as usize][usize::from(card.map_or(0, Card::id))];
    let set = |landscape: Landscape| u64::from(sets[landscape as usize]);
    let (cube, [a, b, c]) = (set(pattern.cube), pattern.others.map(set));
    // Most cards wait for a landscape that is nowhere yet.
    if cube == 0 || a == 0 || b == 0 || c == 0 {
        return 0;
    }
    let shifted = |set: u64, power: u32| set * u64::from(power);
    let any = pattern
        .onto_cube
        .iter()
        .fold(0, |any, &[to_a, to_b, to_c]| any | (shifted(a, to_a) & shifted(b, to_b) & shifted(c, to_c)));
    (cube & any >> BIAS) as Cells
}
