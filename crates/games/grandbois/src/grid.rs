//! The visible cells of a forest, wherever it grows.

use crate::cell::Cell;
use crate::place::{Frame, Place};

/// A forest never has more rows or columns than this: the start card has two, and each of 36 cards adds at most one.
pub(crate) const WIDEST: usize = 38;

/// From a cell to the one below it.
pub(crate) const DOWN: usize = 51;
/// From a cell to the one to its right.
pub(crate) const RIGHT: usize = 1;
/// A power of two, so that a cell is found without a division.
const SIZE: usize = 2048;

/// The visible cells of a forest.
///
/// Rows are wound around a ring, 51 cells each, so the forest may grow to any side and nothing is ever moved. In a
/// window of 51 × 40 cells no two share a place on the ring (39 × 51 + 50 < 2048), and the largest forest with the
/// open ground next to it needs 40 × 40.
#[derive(Clone, Copy)]
pub(crate) struct Grid {
    cells: [Cell; SIZE],
    frame: Frame,
}

impl Grid {
    /// Open ground, to begin with a card at the origin.
    pub(crate) const EMPTY: Grid =
        Grid { cells: [Cell::GROUND; SIZE], frame: Frame { left: 0, top: 0, right: 1, bottom: 1 } };

    /// Where a cell is kept.
    #[inline]
    pub(crate) const fn index(x: i32, y: i32) -> usize {
        (x + y * DOWN as i32) as usize % SIZE
    }

    /// What is kept at an index, counted around the ring.
    #[inline]
    pub(crate) const fn kept(&self, index: usize) -> Cell {
        self.cells[index % SIZE]
    }

    /// Changes what is kept at an index.
    #[inline]
    pub(crate) const fn keep(&mut self, index: usize, cell: Cell) {
        self.cells[index % SIZE] = cell;
    }

    /// What can be seen on a cell, near the forest or far from it.
    pub(crate) const fn cell(&self, x: i32, y: i32) -> Cell {
        if self.frame.contains(x, y) { self.kept(Grid::index(x, y)) } else { Cell::GROUND }
    }

    /// The frame around the forest.
    pub(crate) const fn frame(&self) -> Frame {
        self.frame
    }

    /// Makes the frame hold a card at this place.
    #[inline]
    pub(crate) fn stretch(&mut self, at: Place) {
        self.frame = self.frame.with_card(at);
    }

    /// Writes a cell, for a forest that is not made of cards; the frame grows with it.
    pub(crate) fn put(&mut self, x: i32, y: i32, cell: Cell) {
        self.frame = self.frame.with_cell(x as i8, y as i8);
        self.keep(Grid::index(x, y), cell);
    }

    /// The indices of all cells within the frame, row by row.
    pub(crate) fn indices(&self) -> impl Iterator<Item = usize> + use<> {
        let Frame { left, right, top, bottom } = self.frame;
        let row = move |y: i8| {
            let first = Grid::index(left.into(), y.into());
            first..=first + (right - left) as usize
        };
        (top..=bottom).flat_map(row)
    }
}

impl PartialEq for Grid {
    fn eq(&self, other: &Grid) -> bool {
        self.frame == other.frame && self.cells == other.cells
    }
}

impl Eq for Grid {}

impl core::fmt::Debug for Grid {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let Frame { left, right, top, bottom } = self.frame;
        writeln!(f, "forest from ({left}, {top})")?;
        for y in top..=bottom {
            for x in left..=right {
                write!(f, "{:<12}", self.cell(x.into(), y.into()).to_string())?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
