//! Shoots and what they do (BA-1.3): temples, deeds, symbols.

use serde::{Deserialize, Serialize};

/// One of the four temples (BA-1.3): also the word for its area on a player board and for the colour of a shoot. In the
/// order in which autumn resolves them (BA-8.1).
///
/// Green and yellow are player colours too; players are seats here, never colours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Temple {
    /// The red temple.
    Red,
    /// The blue temple.
    Blue,
    /// The green temple.
    Green,
    /// The yellow temple.
    Yellow,
}

impl Temple {
    /// All four.
    pub const ALL: [Temple; 4] = [Temple::Red, Temple::Blue, Temple::Green, Temple::Yellow];

    /// Its place among the four.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name, a key for the words.
    pub const fn name(self) -> &'static str {
        match self {
            Temple::Red => "red",
            Temple::Blue => "blue",
            Temple::Green => "green",
            Temple::Yellow => "yellow",
        }
    }

    /// How many shoots its area on a player board holds (BA-R18).
    pub const fn cells(self) -> u8 {
        crate::data::AREA_CELLS[self as usize]
    }
}

/// One of the four actions of the game (BA-7). They are called deeds here, because an action is whatever a player decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// 1 happiness, or take and score harmony tokens (BA-7.1).
    Harmony,
    /// 1 coin, or buy a home tile (BA-7.2).
    Improve,
    /// Take food (BA-7.4).
    Cook,
    /// 2 coins (BA-7.3).
    Income,
}

impl Deed {
    /// All four.
    pub const ALL: [Deed; 4] = [Deed::Harmony, Deed::Improve, Deed::Cook, Deed::Income];

    /// Its name, a key for the words.
    pub const fn name(self) -> &'static str {
        match self {
            Deed::Harmony => "harmony",
            Deed::Improve => "improve",
            Deed::Cook => "cook",
            Deed::Income => "income",
        }
    }
}

/// A set of deeds, one bit each.
pub(crate) type Deeds = u8;
/// Any of the four.
pub(crate) const ANY_DEED: Deeds = 0b1111;

/// What is printed on a shoot (BA-1.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symbol {
    /// This deed.
    Deed(Deed),
    /// Any one of the four (BA-7.5).
    Joker,
}

impl Symbol {
    /// What may be done with it.
    #[inline]
    pub(crate) const fn deeds(self) -> Deeds {
        match self {
            Symbol::Deed(deed) => 1 << deed as u8,
            Symbol::Joker => ANY_DEED,
        }
    }
}
