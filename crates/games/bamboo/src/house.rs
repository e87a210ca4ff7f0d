//! The house (BA-7.2): five columns of three cells, kept as sets of cells, one for each kind of tile.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Tile;
use crate::data::NIGHT;
use crate::harmony::Condition;

/// A set of cells, one bit each, numbered down the columns: a step down is 1, a step to the right is 3.
pub(crate) type Cells = u16;

pub(crate) const COLUMNS: u8 = 5;
pub(crate) const ROWS: u8 = 3;
/// Every cell.
pub(crate) const ALL_CELLS: Cells = (1 << (COLUMNS * ROWS)) - 1;

/// The kinds of home tiles (BA-1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TileKind {
    /// Украшение.
    Decoration,
    /// Вера.
    Faith,
    /// Сад.
    Garden,
    /// Вещь.
    Item,
}

impl TileKind {
    /// All four.
    pub const ALL: [TileKind; 4] = [TileKind::Decoration, TileKind::Faith, TileKind::Garden, TileKind::Item];

    /// Its name, a key for the words.
    pub const fn name(self) -> &'static str {
        match self {
            TileKind::Decoration => "decoration",
            TileKind::Faith => "faith",
            TileKind::Garden => "garden",
            TileKind::Item => "item",
        }
    }
}

/// A cell of a house. Written as its column `a` to `e`, left to right, and its row 1 to 3, top to bottom: `d3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Cell(u8);

impl Cell {
    /// How many cells a house has.
    pub const COUNT: usize = (COLUMNS * ROWS) as usize;
    pub(crate) const FIRST: Cell = Cell(0);

    /// The cell in this column and row, counted from 0 at the left and at the top.
    pub const fn at(column: u8, row: u8) -> Option<Cell> {
        if column < COLUMNS && row < ROWS { Some(Cell(column * ROWS + row)) } else { None }
    }

    /// The cell of this number, counted down the columns.
    pub(crate) const fn new(number: u8) -> Option<Cell> {
        if (number as usize) < Cell::COUNT { Some(Cell(number)) } else { None }
    }

    /// Every cell, column by column.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..Cell::COUNT as u8).map(Cell)
    }

    /// Its number, counted down the columns.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column, from 0 at the left.
    pub const fn column(self) -> u8 {
        self.0 / ROWS
    }

    /// Its row, from 0 at the top.
    pub const fn row(self) -> u8 {
        self.0 % ROWS
    }

    /// The set of this cell alone.
    #[inline]
    pub(crate) const fn mask(self) -> Cells {
        1 << self.0
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is no cell.
const NO_CELL: &str = "a cell is written like d3: its column a to e and its row 1 to 3";

impl FromStr for Cell {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Cell, &'static str> {
        let &[column, row] = text.as_bytes() else { return Err(NO_CELL) };
        Cell::at(column.wrapping_sub(b'a'), row.wrapping_sub(b'1')).ok_or(NO_CELL)
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

/// The cells that a board of the night side reserves for this kind (BA-11.1). Only placing and the end look at them: in all
/// else they are cells like the others (BA-11.2). Boards are numbered like the seats.
#[inline]
pub(crate) const fn reserved(board: usize, kind: TileKind) -> Cells {
    NIGHT[board % NIGHT.len()][kind as usize]
}

/// The kind that a board of the night side reserves a cell for (BA-11.1). Boards are numbered like the seats.
pub fn night_kind(board: usize, cell: Cell) -> Option<TileKind> {
    TileKind::ALL.into_iter().find(|&kind| reserved(board, kind) & cell.mask() != 0)
}

/// The cells that a board of the night side reserves for some kind.
pub(crate) fn all_reserved(board: usize) -> Cells {
    TileKind::ALL.into_iter().fold(0, |cells, kind| cells | reserved(board, kind))
}

/// The tiles of a house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct House {
    tiles: [Option<Tile>; Cell::COUNT],
    /// Derived: where tiles of each kind lie, then where any tile lies.
    lying: [Cells; 5],
    /// Derived: the two binary digits of each tile's comfort.
    comfort: [Cells; 2],
}

impl House {
    /// A house without tiles.
    pub const EMPTY: House = House { tiles: [None; Cell::COUNT], lying: [0; 5], comfort: [0; 2] };

    /// The same house with one more tile, if the cell is empty.
    #[must_use]
    pub fn with(mut self, cell: Cell, tile: Tile) -> Option<House> {
        if self.tiles[cell.index()].is_some() {
            return None;
        }
        self.put(cell, tile);
        Some(self)
    }

    /// Places a tile on an empty cell.
    #[inline]
    pub(crate) fn put(&mut self, cell: Cell, tile: Tile) {
        self.tiles[cell.index()] = Some(tile);
        self.lying[tile.kind() as usize] |= cell.mask();
        self.lying[4] |= cell.mask();
        for (digit, cells) in self.comfort.iter_mut().enumerate() {
            *cells |= cell.mask() * Cells::from(tile.comfort() >> digit & 1);
        }
    }

    /// The tile on a cell.
    pub const fn tile(&self, cell: Cell) -> Option<Tile> {
        self.tiles[cell.index()]
    }

    /// Every tile with its cell, column by column.
    pub fn tiles(&self) -> impl Iterator<Item = (Cell, Tile)> {
        Cell::all().filter_map(|cell| Some((cell, self.tile(cell)?)))
    }

    /// How many tiles lie in the house: the food of its family meal (BA-9.2).
    #[inline]
    pub const fn len(&self) -> u8 {
        self.lying[4].count_ones() as u8
    }

    /// Whether no tile lies in the house.
    pub const fn is_empty(&self) -> bool {
        self.lying[4] == 0
    }

    /// The cells without a tile.
    #[inline]
    pub(crate) const fn free(&self) -> Cells {
        ALL_CELLS & !self.lying[4]
    }

    /// The cells where tiles of a kind lie, or any tiles.
    #[inline]
    pub(crate) const fn lying(&self, kind: Option<TileKind>) -> Cells {
        match kind {
            Some(kind) => self.lying[kind as usize],
            None => self.lying[4],
        }
    }

    /// The comfort of the tiles on these cells.
    #[inline]
    pub(crate) const fn comfort_of(&self, cells: Cells) -> u8 {
        ((cells & self.comfort[0]).count_ones() + 2 * (cells & self.comfort[1]).count_ones()) as u8
    }

    /// The comfort of all tiles: the tie-break (BA-10.5).
    pub const fn comfort(&self) -> u8 {
        self.comfort_of(ALL_CELLS)
    }

    /// The comfort of columns 1 and 2, and that of columns 4 and 5 (BA-10.2).
    pub const fn balance(&self) -> (u8, u8) {
        (self.comfort_of(crate::Zone::Left.cells()), self.comfort_of(crate::Zone::Right.cells()))
    }

    /// Whether the condition of a harmony token holds (BA-13).
    #[inline]
    pub fn fulfils(&self, condition: &Condition) -> bool {
        condition.holds(self)
    }

    /// What is kept derived agrees with the tiles.
    pub(crate) fn audit(&self) -> Result<(), String> {
        let mut again = House::EMPTY;
        self.tiles().for_each(|(cell, tile)| again.put(cell, tile));
        if again == *self { Ok(()) } else { Err(format!("the sets of a house disagree: {self:?}")) }
    }
}
