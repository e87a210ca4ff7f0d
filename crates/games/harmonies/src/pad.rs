//! The score pad: points of any landscape, typed in by hand (HA-8).

use core::fmt;

use serde::Deserialize;

use crate::data::FACES;
use crate::land::Land;
use crate::scoring::{self, LANDSCAPE_LINES, LINES};
use crate::{Card, Cell, Colour, Side};

/// A personal board with its cards, as an owner of the box would write it down. Any legal piles, reachable or not.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The side of the board.
    pub side: Side,
    /// Every pile.
    pub board: Vec<PileAt>,
    /// Every card with cubes placed; the others are worth nothing.
    #[serde(default)]
    pub cards: Vec<CubesPlaced>,
}

/// A pile and its place.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PileAt {
    /// Axial coordinates q and r.
    pub at: (i64, i64),
    /// The tokens, bottom to top.
    pub stack: Vec<Colour>,
}

/// A card and the number of cubes placed from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CubesPlaced {
    /// The number of the card.
    pub id: u64,
    /// How many of its cubes are on the board.
    pub placed: u64,
}

/// Why a position cannot be scored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PadError {
    /// The side has no such cell.
    NoSuchCell(Side, (i64, i64)),
    /// A cell is given twice.
    CellTwice((i64, i64)),
    /// The tokens cannot lie on one another like this (HA-4.2).
    IllegalPile((i64, i64), Vec<Colour>),
    /// No card has this number.
    NoSuchCard(u64),
    /// A card is given twice.
    CardTwice(Card),
    /// The card has fewer cubes than that.
    TooManyCubes(Card, u64),
}

impl fmt::Display for PadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PadError::NoSuchCell(side, (q, r)) => write!(f, "side {side:?} has no cell [{q}, {r}]"),
            PadError::CellTwice((q, r)) => write!(f, "cell [{q}, {r}] is given twice"),
            PadError::IllegalPile((q, r), pile) if pile.is_empty() => {
                write!(f, "the pile on cell [{q}, {r}] has no tokens")
            }
            PadError::IllegalPile((q, r), pile) => {
                let names: Vec<_> = pile.iter().map(|colour| colour.name()).collect();
                write!(f, "the pile {} (bottom to top) on cell [{q}, {r}] cannot be built", names.join(", "))
            }
            PadError::NoSuchCard(id) => write!(f, "there is no card {id} (1 to {})", FACES.len()),
            PadError::CardTwice(card) => write!(f, "card {} is given twice", card.id()),
            PadError::TooManyCubes(card, placed) => {
                write!(
                    f,
                    "{placed} cubes are placed from card {}, which has only {}",
                    card.id(),
                    card.cubes()
                )
            }
        }
    }
}

impl std::error::Error for PadError {}

/// The points by line, then the sum of the landscapes and the sum of all.
pub fn score(position: &Position) -> Result<Vec<(&'static str, i32)>, PadError> {
    let mut land = Land::empty(position.side);
    for PileAt { at, stack } in &position.board {
        let cell = cell(position.side, *at).ok_or(PadError::NoSuchCell(position.side, *at))?;
        if land.occupied() & cell.mask() != 0 {
            return Err(PadError::CellTwice(*at));
        }
        land.place_pile(cell, stack).map_err(|_| PadError::IllegalPile(*at, stack.clone()))?;
    }
    let (mut placed, mut seen) = ([0; FACES.len()], 0);
    for &CubesPlaced { id, placed: cubes } in &position.cards {
        let card = u8::try_from(id).ok().and_then(Card::new).ok_or(PadError::NoSuchCard(id))?;
        if seen & card.set() != 0 {
            return Err(PadError::CardTwice(card));
        }
        seen |= card.set();
        placed[card.index()] = match u8::try_from(cubes) {
            Ok(cubes) if cubes <= card.cubes() => cubes,
            _ => return Err(PadError::TooManyCubes(card, cubes)),
        };
    }
    let points = scoring::score(&land, &placed);
    let sums = [("land", points[..LANDSCAPE_LINES].iter().sum()), ("total", points.iter().sum())];
    Ok(LINES.into_iter().zip(points).chain(sums).collect())
}

fn cell(side: Side, (q, r): (i64, i64)) -> Option<Cell> {
    Cell::at(side, i8::try_from(q).ok()?, i8::try_from(r).ok()?)
}
