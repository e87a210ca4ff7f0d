//! The score pad: the final scoring of a real table, typed in by hand (BA-10).
//!
//! It asks for what lies on the table and not for our reconstruction of the box: the happiness marker, the comfort on each
//! cell, what the fulfilled tokens are worth. So it is right for every printing.

use core::fmt;

use serde::Deserialize;

use crate::spirit::{Spirits, spirit_points};
use crate::{Cell, Spirit, imbalance};

/// A player board after the last winter, as an owner of the box would write it down.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Where the happiness marker stands before the final scoring.
    pub happiness: i32,
    /// Every spirit, awake or not.
    #[serde(default)]
    pub spirits: Vec<Spirit>,
    /// Every home tile.
    #[serde(default)]
    pub house: Vec<TileAt>,
    /// The happiness printed on each unscored token whose condition holds.
    #[serde(default)]
    pub unscored: Vec<u8>,
    /// Empty cells of the night side that show a kind.
    #[serde(default)]
    pub empty_night_cells: u8,
}

/// A home tile and its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileAt {
    /// The cell: column a to e, row 1 to 3.
    pub at: Cell,
    /// Its comfort.
    pub comfort: u8,
}

/// Why a position cannot be scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PadError {
    /// A cell is given twice.
    CellTwice(Cell),
    /// No tile has that comfort.
    NoSuchComfort(Cell, u8),
    /// A house has fewer cells.
    TooManyNightCells(u8),
    /// A board holds six tokens.
    TooManyTokens(usize),
    /// There are three of each spirit.
    TooManySpirits(Spirit),
    /// The happiness track does not go that far.
    NoSuchHappiness(i32),
}

impl fmt::Display for PadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PadError::CellTwice(cell) => write!(f, "cell {cell} is given twice"),
            PadError::NoSuchComfort(cell, comfort) => {
                write!(f, "the tile on cell {cell} cannot have {comfort} comfort (1 to 3)")
            }
            PadError::TooManyNightCells(cells) => {
                write!(f, "{cells} cells cannot be empty: the house has 15")
            }
            PadError::TooManyTokens(tokens) => write!(f, "a board holds 6 tokens, not {tokens}"),
            PadError::TooManySpirits(spirit) => write!(f, "there are 3 of {}", spirit.name()),
            PadError::NoSuchHappiness(happiness) => {
                write!(f, "the happiness marker cannot stand on {happiness} (-1000 to 1000)")
            }
        }
    }
}

impl std::error::Error for PadError {}

/// The points by line, then their sum, then the comfort that breaks ties (BA-10.5).
pub fn score(position: &Position) -> Result<Vec<(&'static str, i32)>, PadError> {
    if !(-1000..=1000).contains(&position.happiness) {
        return Err(PadError::NoSuchHappiness(position.happiness));
    }
    let (mut seen, mut sides) = (0u16, [0u8; 5]);
    for &TileAt { at, comfort } in &position.house {
        if seen & at.mask() != 0 {
            return Err(PadError::CellTwice(at));
        }
        if !(1..=3).contains(&comfort) {
            return Err(PadError::NoSuchComfort(at, comfort));
        }
        seen |= at.mask();
        sides[usize::from(at.column())] += comfort;
    }
    if usize::from(position.empty_night_cells) + position.house.len() > Cell::COUNT {
        return Err(PadError::TooManyNightCells(position.empty_night_cells));
    }
    if position.unscored.len() > 6 {
        return Err(PadError::TooManyTokens(position.unscored.len()));
    }
    let spirits: Spirits = position.spirits.iter().copied().collect();
    if let Some(many) = Spirit::ALL.into_iter().find(|&spirit| spirits.count(spirit) > crate::data::COPIES) {
        return Err(PadError::TooManySpirits(many));
    }
    let half = |&worth: &u8| i32::from(worth.div_ceil(2));
    let lines = [
        ("happiness", position.happiness),
        ("spirits", spirit_points(spirits, Spirits::NONE)),
        ("imbalance", imbalance(sides[0] + sides[1], sides[3] + sides[4])),
        ("unscored", position.unscored.iter().map(half).sum()),
        ("night", -i32::from(position.empty_night_cells)),
    ];
    let total = lines.iter().map(|(_, points)| points).sum();
    let comfort = sides.iter().map(|&comfort| i32::from(comfort)).sum();
    Ok(lines.into_iter().chain([("total", total), ("comfort", comfort)]).collect())
}
