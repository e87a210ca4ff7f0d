//! The tokens: six colours (HA-1.1), and a few tokens together.

use serde::{Deserialize, Serialize};

/// The colour of a token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Water.
    Blue,
    /// Mountain, or the base of a building.
    Gray,
    /// Trunk, or the base of a building.
    Brown,
    /// Tree top.
    Green,
    /// Field.
    Yellow,
    /// Roof of a building, or its base.
    Red,
}

impl Colour {
    /// Every colour, in the order of the rulebook.
    pub const ALL: [Colour; 6] =
        [Colour::Blue, Colour::Gray, Colour::Brown, Colour::Green, Colour::Yellow, Colour::Red];

    /// The place of the colour among all.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name of the colour, as data and score pad write it.
    pub const fn name(self) -> &'static str {
        ["blue", "gray", "brown", "green", "yellow", "red"][self as usize]
    }
}

/// Up to three tokens, where tokens of one colour are equal (HA-3.7): a space of the central board, or a hand.
/// In JSON a list of colours.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Colour>", into = "Vec<Colour>")]
pub struct Tokens(
    /// Two bits a colour: how many.
    u16,
);

impl Tokens {
    /// No tokens.
    pub const NONE: Tokens = Tokens(0);
    /// The most that lie together.
    pub const MOST: usize = 3;

    /// These and one more; there must be room for it.
    #[inline]
    #[must_use]
    pub const fn with(self, colour: Colour) -> Tokens {
        Tokens(self.0 + (1 << (2 * colour as u16)))
    }

    /// These but one, which must be among them.
    #[inline]
    #[must_use]
    pub const fn without(self, colour: Colour) -> Tokens {
        Tokens(self.0 - (1 << (2 * colour as u16)))
    }

    /// How many there are of a colour.
    #[inline]
    pub const fn count(self, colour: Colour) -> usize {
        (self.0 >> (2 * colour as u16) & 3) as usize
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        (self.0 & 0x555).count_ones() as usize + 2 * (self.0 & 0xaaa).count_ones() as usize
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The different colours among them.
    #[inline]
    pub fn colours(self) -> impl Iterator<Item = Colour> {
        let mut rest = (self.0 | self.0 >> 1) & 0x555;
        core::iter::from_fn(move || {
            let place = rest.trailing_zeros() / 2;
            rest &= rest.wrapping_sub(1);
            Colour::ALL.get(place as usize).copied()
        })
    }

    /// Every one of them, by colour.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        self.colours().flat_map(move |colour| core::iter::repeat_n(colour, self.count(colour)))
    }

    /// The tokens in one number.
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }
}

impl TryFrom<Vec<Colour>> for Tokens {
    type Error = &'static str;

    fn try_from(colours: Vec<Colour>) -> Result<Tokens, &'static str> {
        if colours.len() > Tokens::MOST {
            return Err("no more than three tokens lie together");
        }
        Ok(colours.into_iter().fold(Tokens::NONE, Tokens::with))
    }
}

impl From<Tokens> for Vec<Colour> {
    fn from(tokens: Tokens) -> Vec<Colour> {
        tokens.iter().collect()
    }
}

impl core::fmt::Debug for Tokens {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
