//! The score pad: counts any forest, also one that no game could make.
//!
//! ```
//! use engawa_grandbois::{Clan, pad};
//!
//! let position = pad::Position {
//!     rows: vec!["F1 F2 tower T3".into(), "F3 B F1 T1".into(), "L2 R1 F2 M4".into()],
//!     clans: vec![Clan::Fox],
//!     towers: vec![(2, 0)],
//! };
//! let lines = pad::score(&position).unwrap();
//! assert_eq!(lines, [("cells", 5), ("group", 6), ("tower_own", 4), ("tower_other", 2), ("total", 17)]);
//! ```

use core::fmt;

use serde::Deserialize;

use crate::cell::{Cell, Clan, TowerColour};
use crate::code;
use crate::grid::{Grid, WIDEST};
use crate::hidden::Clans;
use crate::place::Place;
use crate::scoring::{self, LINES};

/// A forest as a person writes it down.
#[derive(Clone, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The rows of the forest from the top, cells apart by blanks: `-` no forest, `.` a clearing, `B` a bear, `tower` a
    /// clearing with a tower, `T M F R L` with a number from 1 to 4 the animals. Rows may differ in length.
    pub rows: Vec<String>,
    /// The one or two clans of the player.
    pub clans: Vec<Clan>,
    /// Where the player's own towers stand: column and row, both counted from 0. All others are foreign.
    #[serde(default)]
    pub towers: Vec<(usize, usize)>,
}

/// Why a position cannot be counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PadError {
    /// A cell cannot be read.
    Cell {
        /// Its row, from 0.
        row: usize,
        /// Its column, from 0.
        column: usize,
        /// What is written there.
        code: String,
    },
    /// More rows than a forest can have.
    Rows(usize),
    /// More columns than a forest can have.
    Columns {
        /// Which row, from 0.
        row: usize,
        /// How many columns.
        columns: usize,
    },
    /// A player has one clan, or two.
    Clans(usize),
    /// A clan is named twice.
    ClanTwice(Clan),
    /// A tower is named twice.
    TowerTwice(usize, usize),
    /// No tower stands where one is named.
    NoTower(usize, usize),
}

impl fmt::Display for PadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PadError::Cell { row, column, code } => write!(
                f,
                "row {row}, column {column} (from 0): '{code}' is no cell; cells are '-', '.', 'B', 'tower' and T, M, \
                 F, R or L with a number from 1 to 4"
            ),
            PadError::Rows(rows) => write!(f, "{rows} rows: a forest has at most {WIDEST}"),
            PadError::Columns { row, columns } => {
                write!(f, "row {row} (from 0) has {columns} columns: a forest has at most {WIDEST}")
            }
            PadError::Clans(clans) => write!(f, "{clans} clans: a player has one or two"),
            PadError::ClanTwice(clan) => write!(f, "the clan {clan:?} is named twice"),
            PadError::TowerTwice(x, y) => write!(f, "the tower at [{x},{y}] is named twice"),
            PadError::NoTower(x, y) => write!(f, "no tower stands at [{x},{y}] (column, row, from 0)"),
        }
    }
}

impl core::error::Error for PadError {}

/// The four lines and the total, each with its name.
pub fn score(position: &Position) -> Result<Vec<(&'static str, i32)>, PadError> {
    let grid = read(&position.rows)?;
    let clans = clans(&position.clans)?;
    let towers = towers(&position.towers, &grid)?;
    let lines = scoring::lines(&grid, &scoring::standings(&grid), clans, towers.into_iter());
    Ok(LINES.into_iter().zip(lines.by_line()).chain([("total", lines.total())]).collect())
}

/// Whose tower it is tells the list of towers; here the colour does not matter.
const TOWER: Cell = Cell::tower(TowerColour::White);

fn read(rows: &[String]) -> Result<Grid, PadError> {
    if rows.len() > WIDEST {
        return Err(PadError::Rows(rows.len()));
    }
    let mut grid = Grid::EMPTY;
    for (row, text) in rows.iter().enumerate() {
        let columns = text.split_whitespace().count();
        if columns > WIDEST {
            return Err(PadError::Columns { row, columns });
        }
        for (column, code) in text.split_whitespace().enumerate() {
            let cell = match code {
                "-" => Some(Cell::GROUND),
                "tower" => Some(TOWER),
                _ => code::read(code).map(Cell),
            };
            let cell = cell.ok_or_else(|| PadError::Cell { row, column, code: code.to_owned() })?;
            grid.put(column as i32, row as i32, cell);
        }
    }
    Ok(grid)
}

fn clans(list: &[Clan]) -> Result<Clans, PadError> {
    if !(1..=2).contains(&list.len()) {
        return Err(PadError::Clans(list.len()));
    }
    list.iter().try_fold(Clans::NONE, |clans, &clan| {
        if clans.contains(clan) { Err(PadError::ClanTwice(clan)) } else { Ok(clans.with(clan)) }
    })
}

fn towers(list: &[(usize, usize)], grid: &Grid) -> Result<Vec<Place>, PadError> {
    let mut towers = Vec::new();
    for &(x, y) in list {
        let near = |n: usize| i32::try_from(n).ok().filter(|&n| n < WIDEST as i32);
        let place = near(x).zip(near(y)).filter(|&(x, y)| grid.cell(x, y) == TOWER);
        let place = place.and_then(|(x, y)| Place::new(x, y)).ok_or(PadError::NoTower(x, y))?;
        if towers.contains(&place) {
            return Err(PadError::TowerTwice(x, y));
        }
        towers.push(place);
    }
    Ok(towers)
}
