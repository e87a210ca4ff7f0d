//! What can be seen on one cell, and which cell may cover which (FO-4.3).

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::code;

/// One of the five clans of animals (FO-1.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clan {
    /// Toads; frogs in the Russian edition.
    Toad,
    /// Rabbits; mice in the Russian edition.
    Rabbit,
    /// Foxes.
    Fox,
    /// Raccoons.
    Raccoon,
    /// Lizards.
    Lizard,
}

impl Clan {
    /// All clans, in their order.
    pub const ALL: [Clan; 5] = [Clan::Toad, Clan::Rabbit, Clan::Fox, Clan::Raccoon, Clan::Lizard];

    /// The place of the clan among all.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter that writes the clan in cells such as `F3`.
    pub const fn letter(self) -> char {
        code::LETTERS[self.index()]
    }
}

/// The colour of a watchtower (FO-1.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TowerColour {
    /// White.
    White,
    /// Black.
    Black,
    /// Blue.
    Blue,
    /// Brown.
    Brown,
}

impl TowerColour {
    /// All colours, in their order.
    pub const ALL: [TowerColour; 4] =
        [TowerColour::White, TowerColour::Black, TowerColour::Blue, TowerColour::Brown];

    /// The place of the colour among all.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What can be seen on one cell, in one byte. [`face`](Cell::face) tells it apart; [`Display`](fmt::Display) writes
/// it as `.`, `B`, `F3`, `tower-white` or `-`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Cell(pub(crate) u8);

/// What a [`Cell`] shows: open ground, or one of the faces of FO-1.2, or a tower put up on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// No forest: open ground.
    Ground,
    /// A clearing without a tower.
    Clearing,
    /// Animals of one clan, 1 to 4.
    Animals(Clan, u8),
    /// A bear.
    Bear,
    /// A clearing with a tower.
    Tower(TowerColour),
}

impl Cell {
    /// How many numbers a cell can have; tables over cells have this many entries.
    pub(crate) const CODES: usize = 32;
    /// No forest lies here.
    pub const GROUND: Cell = Cell(code::GROUND);
    /// A clearing without a tower.
    pub const CLEARING: Cell = Cell(code::CLEARING);
    /// A bear.
    pub const BEAR: Cell = Cell(code::BEAR);

    /// A clearing with a tower of this colour.
    pub const fn tower(colour: TowerColour) -> Cell {
        Cell(code::BEAR + 1 + colour as u8)
    }

    /// Animals of a clan, 1 to 4.
    pub const fn animals(clan: Clan, count: u8) -> Option<Cell> {
        if matches!(count, 1..=4) { Some(Cell(code::ANIMALS + clan as u8 * 4 + count - 1)) } else { None }
    }

    /// What the cell shows.
    pub const fn face(self) -> Face {
        match self.0 {
            code::GROUND => Face::Ground,
            code::CLEARING..code::ANIMALS => Face::Clearing,
            code::ANIMALS..code::BEAR => Face::Animals(Clan::ALL[(self.0 / 4 - 1) as usize], self.0 % 4 + 1),
            code::BEAR => Face::Bear,
            _ => Face::Tower(TowerColour::ALL[(self.0 - code::BEAR - 1) as usize % 4]),
        }
    }

    /// The clan whose animals the cell shows.
    pub const fn clan(self) -> Option<Clan> {
        match self.face() {
            Face::Animals(clan, _) => Some(clan),
            _ => None,
        }
    }

    /// Whether this belongs to the forest.
    pub const fn is_forest(self) -> bool {
        self.0 != code::GROUND
    }

    /// Whether nothing may ever cover this: a bear or a tower (FO-R4, FO-5.2).
    pub const fn is_closed(self) -> bool {
        self.0 >= code::BEAR
    }

    /// Whether a cell of a new card may lie on this one (FO-4.3, FO-7.1), and if not, why. Open ground can always be
    /// laid upon. Whose clan it is does not matter: own cells may be covered too (FO-4.5).
    pub const fn coverable_by(self, above: Cell, expert: bool) -> Result<(), Obstacle> {
        match (self.face(), above.face()) {
            (Face::Bear, _) => Err(Obstacle::Bear),
            (Face::Tower(colour), _) => Err(Obstacle::Tower(colour)),
            (Face::Animals(..), Face::Clearing) => Err(Obstacle::ClearingOnAnimals),
            (Face::Animals(below, _), Face::Animals(above, _)) if expert && below as u8 == above as u8 => {
                Err(Obstacle::SameClan(above))
            }
            (Face::Animals(_, below), Face::Animals(_, above)) if above <= below => {
                Err(Obstacle::TooFewAnimals { above, below })
            }
            _ => Ok(()),
        }
    }
}

/// Why a cell cannot be covered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Obstacle {
    /// A bear lies below (FO-4.3, FO-R4).
    Bear,
    /// A tower stands there (FO-5.2).
    Tower(TowerColour),
    /// A clearing cannot lie on animals (FO-R2).
    ClearingOnAnimals,
    /// Not more animals than below (FO-4.3).
    TooFewAnimals {
        /// Animals on the new card.
        above: u8,
        /// Animals in the forest.
        below: u8,
    },
    /// A clan does not cover itself in the game of experts (FO-7.1).
    SameClan(Clan),
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.face() {
            Face::Ground => f.write_str("-"),
            Face::Clearing => f.write_str("."),
            Face::Animals(clan, count) => write!(f, "{}{count}", clan.letter()),
            Face::Bear => f.write_str("B"),
            Face::Tower(colour) => f.write_str(TOWERS[colour.index()]),
        }
    }
}

/// How cells with a tower are written, by colour.
const TOWERS: [&str; 4] = ["tower-white", "tower-black", "tower-blue", "tower-brown"];

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is no cell.
const NO_CELL: &str = "a cell is '-', '.', 'B', a tower such as 'tower-white', or animals such as 'F3'";

impl FromStr for Cell {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Cell, &'static str> {
        let tower = || TowerColour::ALL.into_iter().find(|colour| TOWERS[colour.index()] == text);
        match text {
            "-" => Ok(Cell::GROUND),
            _ => code::read(text).map(Cell).or_else(|| tower().map(Cell::tower)).ok_or(NO_CELL),
        }
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
