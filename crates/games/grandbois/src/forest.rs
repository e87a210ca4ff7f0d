//! The forest as it is seen from above (FO-4.2, FO-4.4), and the places where a card could come next.

use core::array::from_fn;

use crate::cell::{Cell, TowerColour};
use crate::data::Card;
use crate::grid::{DOWN, Grid, RIGHT};
use crate::place::{CORNERS, Frame, Place, Rotation};

/// A forest never has more candidates: 8 around the start card, and a card adds at most 4. (Of the 9 places that
/// overlap a new card, the 4 that hold a cell it covers were candidates before or can never be; one of these 4 is its
/// own place, which is now full.)
pub(crate) const MOST_CANDIDATES: usize = 8 + 4 * 36;

/// A place for a card: it lies on forest and on open ground (FO-4.1) and on nothing that can never be covered.
/// Whether a given card may lie there depends on the animals alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Candidate {
    /// Where the card would lie.
    pub(crate) at: Place,
    /// The four cells below it.
    pub(crate) below: [Cell; 4],
}

impl Candidate {
    const NONE: Candidate = Candidate { at: Place::ORIGIN, below: [Cell::GROUND; 4] };
}

/// Whether there is forest and open ground and nothing that can never be covered.
#[inline]
fn is_open(below: [Cell; 4]) -> bool {
    const GROUND: u8 = 1;
    const FOREST: u8 = 2;
    const CLOSED: u8 = 4;
    static SORTS: [u8; Cell::CODES] = {
        let mut sorts = [FOREST; Cell::CODES];
        let mut code = 0;
        while code < Cell::CODES {
            if !Cell(code as u8).is_forest() {
                sorts[code] = GROUND;
            } else if Cell(code as u8).is_closed() {
                sorts[code] = CLOSED;
            }
            code += 1;
        }
        sorts
    };
    below.iter().fold(0, |seen, cell| seen | SORTS[usize::from(cell.0) % Cell::CODES]) == GROUND | FOREST
}

/// The forest from above.
#[derive(Clone, Copy)]
pub(crate) struct Forest {
    grid: Grid,
    /// One more than there can be, because the next one is written before it is known to count.
    candidates: [Candidate; MOST_CANDIDATES + 1],
    len: u8,
}

impl Forest {
    /// The start card alone (FO-2.1).
    pub(crate) fn start() -> Forest {
        let mut forest =
            Forest { grid: Grid::EMPTY, candidates: [Candidate::NONE; MOST_CANDIDATES + 1], len: 0 };
        forest.lay(Card::START.cells(Rotation::NONE), Place::ORIGIN);
        forest
    }

    /// What can be seen.
    pub(crate) const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// What can be seen on a cell.
    pub(crate) const fn cell(&self, x: i32, y: i32) -> Cell {
        self.grid.cell(x, y)
    }

    /// The frame around the forest.
    pub(crate) const fn frame(&self) -> Frame {
        self.grid.frame()
    }

    /// Every place where a card could come next, in a fixed order.
    #[inline]
    pub(crate) fn candidates(&self) -> &[Candidate] {
        &self.candidates[..self.len.into()]
    }

    /// Lays the cells of a card on top.
    pub(crate) fn lay(&mut self, cells: [Cell; 4], at: Place) {
        let (x, y) = (at.x(), at.y());
        for ((right, down), cell) in CORNERS.into_iter().zip(cells) {
            self.grid.keep(Grid::index(x + right, y + down), cell);
        }
        self.grid.stretch(at);
        // Only the nine places that overlap the card can have changed; the one in the middle is its own and full now.
        let first = Place::near(x - 1, y - 1);
        self.forget(first, 3);
        let corner = Grid::index(x - 1, y - 1);
        let around: [Cell; 16] = from_fn(|n| self.grid.kept(corner + n % 4 * RIGHT + n / 4 * DOWN));
        for n in [0, 1, 2, 4, 6, 8, 9, 10] {
            let below = [around[n], around[n + 1], around[n + 5], around[n + 4]];
            // Written in any case, kept if it counts: no jump to guess.
            self.candidates[usize::from(self.len)] = Candidate { at: first.step(n % 4, n / 4), below };
            self.len += u8::from(is_open(below));
        }
    }

    /// Puts a tower on a clearing: no card can lie there any more (FO-5.2).
    pub(crate) fn put_tower(&mut self, at: Place, colour: TowerColour) {
        let (x, y) = (at.x(), at.y());
        self.grid.keep(Grid::index(x, y), Cell::tower(colour));
        self.forget(Place::near(x - 1, y - 1), 2);
    }

    /// Strikes the candidates in a square of places.
    #[inline]
    fn forget(&mut self, first: Place, side: u32) {
        let mut kept = 0;
        for n in 0..usize::from(self.len) {
            let candidate = self.candidates[n];
            self.candidates[kept] = candidate;
            kept += usize::from(!candidate.at.is_within(first, side));
        }
        self.len = kept as u8;
    }
}

impl PartialEq for Forest {
    fn eq(&self, other: &Forest) -> bool {
        self.grid == other.grid && self.candidates() == other.candidates()
    }
}

impl Eq for Forest {}

impl core::fmt::Debug for Forest {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.grid.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::WIDEST;

    /// The largest forest there can be: every card covers one corner of the one before, always in the same direction.
    #[test]
    fn no_forest_outgrows_the_grid_or_the_list() {
        for (right, down) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
            let mut forest = Forest::start();
            assert_eq!(forest.candidates().len(), 8);
            for step in 1..=36 {
                forest.lay([Cell::CLEARING; 4], Place::near(step * right, step * down));
                assert_eq!(forest.candidates().len(), 8 + 4 * step as usize);
            }
            let frame = forest.frame();
            assert_eq!((frame.width(), frame.height()), (WIDEST, WIDEST));
            assert_eq!(forest.candidates().len(), MOST_CANDIDATES);
            for (x, y) in (-40..=40).flat_map(|y| (-40..=40).map(move |x| (x, y))) {
                let card =
                    |step: i32| (0..=1).contains(&(x - step * right)) && (0..=1).contains(&(y - step * down));
                assert_eq!(forest.cell(x, y).is_forest(), (0..=36).any(card), "({x}, {y})");
            }
        }
    }

    /// A straight forest is as long as a slanting one is wide, and has fewer places.
    #[test]
    fn a_straight_forest_is_38_long() {
        let mut forest = Forest::start();
        for step in 1..=36 {
            forest.lay([Cell::CLEARING; 4], Place::near(-step, 0));
        }
        assert_eq!((forest.frame().width(), forest.frame().height()), (WIDEST, 2));
        assert!(forest.candidates().len() < MOST_CANDIDATES);
    }
}
