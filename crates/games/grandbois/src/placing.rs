//! Where a card may lie (FO-4).

use core::ops::BitAnd;

use arrayvec::ArrayVec;
use engawa_kernel::{Action, Actions};

use crate::action::{Breach, placement};
use crate::board::Board;
use crate::cell::{Cell, Obstacle};
use crate::data::Card;
use crate::event::Covered;
use crate::forest::Candidate;
use crate::listing::push_fours;
use crate::place::{CORNERS, Place, Rotation};

/// What one cell of a card would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It lies on open ground: the forest grows.
    Grows,
    /// It may cover this cell of the forest.
    Covers(Cell),
    /// It may not cover this cell of the forest.
    Blocked(Cell, Obstacle),
}

/// A card held over the table: what each of its cells would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placing {
    /// Where its top left cell would lie.
    pub at: Place,
    /// Its cells as they lie, clockwise from the top left.
    pub cells: [Cell; 4],
    /// What each of them would do.
    pub verdicts: [Verdict; 4],
}

impl Placing {
    /// How many of its cells lie on forest.
    pub fn covers(&self) -> usize {
        4 - self.extends()
    }

    /// By how many cells the forest would grow.
    pub fn extends(&self) -> usize {
        self.verdicts.iter().filter(|&&verdict| verdict == Verdict::Grows).count()
    }

    /// Whether the card may lie like this, and if not, why.
    pub fn check(&self) -> Result<(), Breach> {
        match self.extends() {
            4 => return Err(Breach::CoversNothing),
            0 => return Err(Breach::NoGrowth),
            _ => {}
        }
        for ((right, down), verdict) in CORNERS.into_iter().zip(self.verdicts) {
            if let Verdict::Blocked(_, why) = verdict {
                let at = Place::near(self.at.x() + right, self.at.y() + down);
                return Err(Breach::Blocked { at, why });
            }
        }
        Ok(())
    }

    /// The cells of the forest that would be covered.
    pub(crate) fn covered(&self) -> ArrayVec<Covered, 3> {
        let mut covered = ArrayVec::new();
        for (((right, down), above), verdict) in CORNERS.into_iter().zip(self.cells).zip(self.verdicts) {
            if let Verdict::Covers(below) = verdict {
                let at = Place::near(self.at.x() + right, self.at.y() + down);
                covered.push(Covered { at, below, above });
            }
        }
        covered
    }
}

/// For every cell that may lie below a corner: the rotations in which a card may cover it there, as four bits.
type Corner = [u8; Cell::CODES];

/// The rotations that fit each corner, of every card, without and with the restriction for experts.
static FITTING: [[[Corner; 4]; Card::COUNT]; 2] = [fitting(false), fitting(true)];

const fn fitting(expert: bool) -> [[Corner; 4]; Card::COUNT] {
    let mut table = [[[0; Cell::CODES]; 4]; Card::COUNT];
    let mut number = 0;
    while let Some(card) = Card::new(number) {
        let mut turn = 0;
        while let Some(rotation) = Rotation::new(turn) {
            let cells = card.cells(rotation);
            let mut at = 0;
            while at < 4 * Cell::CODES {
                let (corner, below) = (at / Cell::CODES, at % Cell::CODES);
                if Cell(below as u8).coverable_by(cells[corner], expert).is_ok() {
                    table[number][corner][below] |= 1 << turn;
                }
                at += 1;
            }
            turn += 1;
        }
        number += 1;
    }
    table
}

/// The bits that fit all four corners of a candidate.
#[inline]
fn fit<B: BitAnd<Output = B> + Copy>(table: &[[B; Cell::CODES]; 4], candidate: Candidate) -> B {
    let [a, b, c, d] = candidate.below.map(|cell| usize::from(cell.0) % Cell::CODES);
    table[0][a] & table[1][b] & table[2][c] & table[3][d]
}

impl Board {
    /// What each cell of a card would do there, whether the card is at hand or not.
    pub fn placing(&self, card: Card, rotation: Rotation, at: Place) -> Placing {
        let cells = card.cells(rotation);
        let verdict = |corner: usize| {
            let (right, down) = CORNERS[corner];
            let below = self.forest.cell(at.x() + right, at.y() + down);
            match below.coverable_by(cells[corner], self.options.expert) {
                _ if !below.is_forest() => Verdict::Grows,
                Ok(()) => Verdict::Covers(below),
                Err(why) => Verdict::Blocked(below, why),
            }
        };
        Placing { at, cells, verdicts: [0, 1, 2, 3].map(verdict) }
    }

    /// Whether the card has a legal placement in some rotation (FO-R3).
    pub fn fits(&self, card: Card) -> bool {
        let table = self.fitting(card);
        self.forest.candidates().iter().any(|candidate| fit(table, *candidate) != 0)
    }

    /// Every legal placement of a card, whether it is at hand or not.
    pub fn placements(&self, card: Card) -> impl Iterator<Item = (Place, Rotation)> {
        let table = self.fitting(card);
        self.forest.candidates().iter().flat_map(move |&candidate| {
            let fits = fit(table, candidate);
            let turned =
                Rotation::ALL.into_iter().filter(move |rotation| fits >> rotation.quarters() & 1 == 1);
            turned.map(move |rotation| (candidate.at, rotation))
        })
    }

    #[inline]
    fn fitting(&self, card: Card) -> &'static [Corner; 4] {
        &FITTING[usize::from(self.options.expert)][card.number()]
    }

    /// Lists every legal placement of the open cards: four lookups and three ANDs answer for a place, sixteen bits for
    /// four cards in four rotations.
    pub(crate) fn list_placements(&self, out: &mut Actions) {
        let mut table = [[0; Cell::CODES]; 4];
        let mut cards = [0; 4];
        for (slot, card) in self.row.into_iter().enumerate() {
            let Some(card) = card else { continue };
            cards[slot] = placement(card, Rotation::NONE, Place::from_code(0)).0;
            for (bits, &rotations) in
                table.as_flattened_mut().iter_mut().zip(self.fitting(card).as_flattened())
            {
                *bits |= u16::from(rotations) << (4 * slot);
            }
        }
        let fitting = |candidate: &Candidate| {
            let place = candidate.at.code() << 8;
            (fit(&table, *candidate), cards.map(|card| Action(card + place)))
        };
        push_fours(out, self.forest.candidates().iter().map(fitting));
    }
}
