//! The personal board (HA-1.2): its two sides and their cells.
//!
//! Cells are the bits of a word. In the axial coordinates of the data a cell has the bit `stride * q + r`, and one
//! bit stays free between two columns; so a step to a neighbour is a shift, and a step over the edge lands on a bit
//! that is no cell.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::data::COLUMNS;

/// A side begins at a multiple of this among the codes of cells.
const BITS: usize = 32;

/// A set of cells of one side, one bit each.
pub(crate) type Cells = u32;

/// Which side of the personal boards is played (HA-1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Side {
    /// 23 cells; water is scored as a river.
    #[default]
    A,
    /// 25 cells; water is scored by the islands it makes.
    B,
}

impl Side {
    /// Both sides.
    pub const ALL: [Side; 2] = [Side::A, Side::B];

    /// How many cells each column has, left to right. Columns 1, 3 and 5 sit half a hex lower.
    pub const fn columns(self) -> &'static [u8] {
        COLUMNS[self as usize]
    }

    /// Every cell, column by column, top to bottom.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        each_bit(self.mask()).map(move |bit| Cell::of(self, bit))
    }

    /// The bits that are cells.
    #[inline]
    pub(crate) const fn mask(self) -> Cells {
        MASK[self as usize]
    }

    /// The distance of a cell's bit to that of its neighbour to the south-east.
    #[inline]
    pub(crate) const fn stride(self) -> u32 {
        STRIDE[self as usize]
    }

    /// The neighbours of all these cells, and those of them that neighbour one another.
    #[inline]
    pub(crate) const fn around(self, cells: Cells) -> Cells {
        let (south, south_east) = (1, self.stride());
        let north_east = south_east - south;
        let shifted = cells << south
            | cells >> south
            | cells << south_east
            | cells >> south_east
            | cells << north_east
            | cells >> north_east;
        shifted & self.mask()
    }
}

/// One cell of a side.
///
/// Written as its side and its axial coordinates in the data: `A2,-1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Cell(
    /// The bit, and [`BITS`] more on side B: a cell tells where it is without being told the side.
    u8,
);

impl Cell {
    /// More bits than any side has cells: the room that a value for each cell needs.
    pub(crate) const MOST: usize = 31;

    /// The cell at these axial coordinates, if the side has it.
    pub const fn at(side: Side, q: i8, r: i8) -> Option<Cell> {
        let columns = side.columns();
        if q < 0 || q as usize >= columns.len() {
            return None;
        }
        let row = r as i32 + q as i32 / 2;
        if row < 0 || row >= columns[q as usize] as i32 {
            return None;
        }
        let bit = side.stride() as i32 * q as i32 + r as i32;
        Some(Cell::of(side, bit as u32))
    }

    /// The cell with this code in an action, if a side has it.
    pub(crate) const fn from_code(code: u8) -> Option<Cell> {
        let side = if (code as usize) < BITS { Side::A } else { Side::B };
        let cell = Cell(code);
        if (code as usize) < 2 * BITS && side.mask() & cell.mask() != 0 { Some(cell) } else { None }
    }

    /// The code of the cell in an action; those of a side follow one another like its bits.
    pub(crate) const fn code(self) -> u8 {
        self.0
    }

    /// The cell of this bit, which must be one of the side's.
    #[inline]
    pub(crate) const fn of(side: Side, bit: u32) -> Cell {
        Cell(bit as u8 + side as u8 * BITS as u8)
    }

    /// The set of this cell alone.
    #[inline]
    pub(crate) const fn mask(self) -> Cells {
        1 << self.bit()
    }

    /// The number of the bit.
    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        (self.0 as usize % BITS) as u32
    }

    /// The side that the cell is on.
    pub const fn side(self) -> Side {
        if (self.0 as usize) < BITS { Side::A } else { Side::B }
    }

    /// The column, counted from 0 at the left: also the axial coordinate q.
    pub const fn column(self) -> u8 {
        let (stride, bit) = (self.side().stride(), self.bit());
        let mut q = 0;
        while start(stride, q + 1) <= bit {
            q += 1;
        }
        q as u8
    }

    /// The place in its column, counted from 0 at the top.
    pub const fn row(self) -> u8 {
        (self.bit() - start(self.side().stride(), self.column() as u32)) as u8
    }

    /// The axial coordinates q and r.
    pub const fn axial(self) -> (i8, i8) {
        let q = self.column() as i8;
        (q, self.row() as i8 - q / 2)
    }

    /// The cells beside this one.
    pub fn neighbours(self) -> impl Iterator<Item = Cell> {
        let side = self.side();
        each_bit(side.around(self.mask())).map(move |bit| Cell::of(side, bit))
    }
}

/// The bit of the topmost cell of a column.
const fn start(stride: u32, column: u32) -> u32 {
    stride * column - column / 2
}

const STRIDE: [u32; 2] = [stride(COLUMNS[0]), stride(COLUMNS[1])];
const MASK: [Cells; 2] = [mask(COLUMNS[0], STRIDE[0]), mask(COLUMNS[1], STRIDE[1])];

/// One more than the longest column, so that a free bit follows every column.
const fn stride(columns: &[u8]) -> u32 {
    let (mut longest, mut column) = (0, 0);
    while column < columns.len() {
        if columns[column] > longest {
            longest = columns[column];
        }
        column += 1;
    }
    longest as u32 + 1
}

const fn mask(columns: &[u8], stride: u32) -> Cells {
    let (mut mask, mut column) = (0, 0);
    while column < columns.len() {
        mask |= ((1 << columns[column]) - 1) << start(stride, column as u32);
        column += 1;
    }
    mask
}

/// The numbers of the set bits, lowest first.
#[inline]
pub(crate) fn each_bit(mut mask: Cells) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        let bit = (mask != 0).then(|| mask.trailing_zeros());
        mask &= mask.wrapping_sub(1);
        bit
    })
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (q, r) = self.axial();
        write!(f, "{:?}{q},{r}", self.side())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is no cell.
const NO_CELL: &str = "a cell is written like A2,-1: its side, q and r";

impl FromStr for Cell {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Cell, &'static str> {
        let (side, place) = match text.split_at_checked(1) {
            Some(("A", place)) => (Side::A, place),
            Some(("B", place)) => (Side::B, place),
            _ => return Err(NO_CELL),
        };
        let (q, r) = place.split_once(',').ok_or(NO_CELL)?;
        let [q, r] = [q, r].map(|text| text.parse::<i8>().map_err(|_| NO_CELL));
        Cell::at(side, q?, r?).ok_or(NO_CELL)
    }
}

impl TryFrom<String> for Cell {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Cell, &'static str> {
        text.parse()
    }
}

impl From<Cell> for String {
    fn from(cell: Cell) -> String {
        cell.to_string()
    }
}
