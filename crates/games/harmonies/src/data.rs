//! The cards of the box as constant tables, made by build.rs from `data/box.txt`.

use core::num::NonZeroU8;

use serde::{Deserialize, Serialize};

use crate::Colour;

include!(concat!(env!("OUT_DIR"), "/box.rs"));

/// How many cards are animals; the rest are spirits.
pub(crate) const ANIMALS: usize = 32;
/// The animals as a set: a bit for each number.
pub(crate) const ALL_ANIMALS: u64 = (1 << (ANIMALS + 1)) - (1 << 1);
/// The spirits as a set.
pub(crate) const ALL_SPIRITS: u64 = (1 << (FACES.len() + 1)) - (1 << (ANIMALS + 1));

/// A kind of landscape, as a habitat asks for it: a pile with its height (HA-6.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Landscape {
    /// A blue token.
    Water,
    /// A yellow token.
    Field,
    /// Green alone.
    Tree1,
    /// Green on one brown.
    Tree2,
    /// Green on two browns.
    Tree3,
    /// One gray.
    Mountain1,
    /// Two grays.
    Mountain2,
    /// Three grays.
    Mountain3,
    /// Red on one brown, gray or red.
    Building,
}

impl Landscape {
    /// How many there are.
    pub(crate) const COUNT: usize = 9;

    /// The colour of its top token.
    pub const fn colour(self) -> Colour {
        match self {
            Landscape::Water => Colour::Blue,
            Landscape::Field => Colour::Yellow,
            Landscape::Tree1 | Landscape::Tree2 | Landscape::Tree3 => Colour::Green,
            Landscape::Mountain1 | Landscape::Mountain2 | Landscape::Mountain3 => Colour::Gray,
            Landscape::Building => Colour::Red,
        }
    }

    /// The height of its pile.
    pub const fn height(self) -> u8 {
        match self {
            Landscape::Water | Landscape::Field | Landscape::Tree1 | Landscape::Mountain1 => 1,
            Landscape::Tree2 | Landscape::Mountain2 | Landscape::Building => 2,
            Landscape::Tree3 | Landscape::Mountain3 => 3,
        }
    }
}

/// One cell of a habitat, relative to the one that receives the cube.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// What must stand there.
    pub landscape: Landscape,
    /// Axial coordinate q from the cube.
    pub q: i8,
    /// Axial coordinate r from the cube.
    pub r: i8,
}

/// What a spirit scores when its cube was placed (HA-8.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpiritRule {
    /// For each connected group, by size: from a size up to the next one so many points.
    Groups(Landscape, &'static [(u8, u8)]),
    /// For each tree or mountain, by height; the landscape is that of height 1.
    Heights(Landscape, [u8; 3]),
    /// For each one.
    Each(Landscape, u8),
}

/// What is printed on a card.
#[derive(Debug)]
pub(crate) struct Face {
    pub(crate) name: &'static str,
    /// Empty for a spirit, which has one cube and a rule.
    pub(crate) points: &'static [u8],
    pub(crate) spirit: Option<SpiritRule>,
    pub(crate) habitat: &'static [Spot],
}

impl Face {
    /// What the card is worth with so many cubes placed (HA-8.7): the value beside the topmost freed place.
    #[inline]
    pub(crate) fn value(&self, placed: u8) -> u8 {
        let topmost_freed = usize::from(placed).checked_sub(1);
        topmost_freed.and_then(|place| self.points.get(place)).copied().unwrap_or(0)
    }
}

/// An animal card (1 to 32) or a nature's spirit card (33 to 42), by its number in the data.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(NonZeroU8);

impl Card {
    /// The card with this number, if the box has it.
    pub const fn new(id: u8) -> Option<Card> {
        match NonZeroU8::new(id) {
            Some(number) if id as usize <= FACES.len() => Some(Card(number)),
            _ => None,
        }
    }

    /// The number of the card.
    #[inline]
    pub const fn id(self) -> u8 {
        self.0.get()
    }

    /// All animal cards.
    pub fn animals() -> impl Iterator<Item = Card> {
        Card::all().filter(|card| !card.is_spirit())
    }

    /// All nature's spirit cards.
    pub fn spirits() -> impl Iterator<Item = Card> {
        Card::all().filter(|card| card.is_spirit())
    }

    /// Every card of the box.
    pub fn all() -> impl Iterator<Item = Card> {
        (1..=FACES.len() as u8).filter_map(Card::new)
    }

    #[inline]
    pub(crate) fn face(self) -> &'static Face {
        &FACES[self.index()]
    }

    /// The place of the card in the tables.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.id() as usize - 1
    }

    /// The card as a set of one.
    #[inline]
    pub(crate) const fn set(self) -> u64 {
        1 << self.id()
    }

    /// The name of the card, a key for the words: `fennec-fox`.
    pub fn name(self) -> &'static str {
        self.face().name
    }

    /// Whether it is a nature's spirit card.
    #[inline]
    pub const fn is_spirit(self) -> bool {
        self.id() as usize > ANIMALS
    }

    /// How many cubes the card has. They lie on it from the start, and no supply is counted (HA-R1).
    pub fn cubes(self) -> u8 {
        self.face().points.len().max(1) as u8
    }

    /// What an animal card is worth by the number of cubes placed, from one cube on (HA-8.7). Empty for a spirit.
    pub fn points(self) -> &'static [u8] {
        self.face().points
    }

    /// What an animal card is worth with so many cubes placed (HA-8.7). A spirit is worth nothing by itself.
    pub fn value(self, placed: u8) -> u8 {
        self.face().value(placed)
    }

    /// What a spirit card scores (HA-8.8).
    pub fn spirit(self) -> Option<SpiritRule> {
        self.face().spirit
    }

    /// The habitat: first the cell that receives the cube, at 0, 0.
    pub fn habitat(self) -> &'static [Spot] {
        self.face().habitat
    }

    /// The colour of the token that receives the cube: the stripe on the card.
    pub fn stripe(self) -> Colour {
        self.habitat()[0].landscape.colour()
    }
}

impl core::fmt::Debug for Card {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{} {}", self.id(), self.name())
    }
}

impl TryFrom<u8> for Card {
    type Error = &'static str;

    fn try_from(id: u8) -> Result<Card, &'static str> {
        Card::new(id).ok_or("no card of the box has this number")
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.id()
    }
}
