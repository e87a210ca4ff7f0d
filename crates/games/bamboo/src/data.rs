//! The box as constant tables, made by build.rs from `data/box.txt`, and its pieces by their numbers there.

use core::num::NonZeroU8;

use serde::{Deserialize, Serialize};

use crate::harmony::{Condition, Spot, Wish};
use crate::house::Cells;
use crate::{Deed, Symbol, Temple, TileKind, Zone};

include!(concat!(env!("OUT_DIR"), "/box.rs"));

/// How many spirits of each kind there are (BA-1.1).
pub(crate) const COPIES: u8 = 3;
/// Shoots of the player set: numbers 1 to 16.
pub(crate) const PLAYER_SET: u64 = 0xffff << 1;
/// Shoots of the board set: numbers 17 to 28.
pub(crate) const BOARD_SET: u64 = 0xfff << 17;
/// Plain shoots: numbers 29 to 36.
pub(crate) const PLAIN_SET: u64 = 0xff << 29;
/// Every shoot of the box.
pub(crate) const ALL_SHOOTS: u64 = PLAYER_SET | BOARD_SET | PLAIN_SET;

/// What is printed on a home tile (BA-1.2).
#[derive(Debug)]
pub(crate) struct TileFace {
    pub(crate) kind: TileKind,
    pub(crate) comfort: u8,
    pub(crate) not_with_two: bool,
}

/// What is printed on a harmony token.
#[derive(Debug)]
pub(crate) struct TokenFace {
    pub(crate) zone: Zone,
    pub(crate) happiness: u8,
    pub(crate) wish: Wish,
}

/// What is printed on a shoot (BA-1.3).
#[derive(Debug)]
pub(crate) struct ShootFace {
    pub(crate) temple: Temple,
    pub(crate) symbol: Symbol,
}

/// A piece of the box that is told from the others of its sort by a number from 1.
macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident, $table:ident, $face:ty, $none:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $name(NonZeroU8);

        impl $name {
            /// The one with this number in the data, if the box has it.
            pub const fn new(id: u8) -> Option<$name> {
                match NonZeroU8::new(id) {
                    Some(number) if id as usize <= $table.len() => Some($name(number)),
                    _ => None,
                }
            }

            /// Its number in the data.
            #[inline]
            pub const fn id(self) -> u8 {
                self.0.get()
            }

            /// Every one of the box.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + Clone {
                (1..=$table.len() as u8).filter_map($name::new)
            }

            #[inline]
            pub(crate) fn face(self) -> &'static $face {
                &$table[self.id() as usize - 1]
            }
        }

        impl TryFrom<u8> for $name {
            type Error = &'static str;

            fn try_from(id: u8) -> Result<$name, &'static str> {
                $name::new(id).ok_or($none)
            }
        }

        impl From<$name> for u8 {
            fn from(piece: $name) -> u8 {
                piece.id()
            }
        }
    };
}

numbered!(
    /// A home tile (BA-1.2): 1 to 32 are of type I, 33 to 64 of type II.
    Tile, TILES, TileFace, "no home tile of the box has this number"
);
numbered!(
    /// A harmony token (BA-1.1): 1 to 24 left, 25 to 48 right, 49 to 68 whole house.
    Token, TOKENS, TokenFace, "no harmony token of the box has this number"
);
numbered!(
    /// A shoot (BA-1.3): 1 to 16 player set, 17 to 28 board set, 29 to 36 plain.
    Shoot, SHOOTS, ShootFace, "no shoot of the box has this number"
);

/// The two types of home tiles, each with its column of the display (BA-2.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum TileType {
    /// Cheaper and less comfortable.
    I,
    /// Dearer and more comfortable.
    II,
}

impl TileType {
    /// Both types.
    pub const ALL: [TileType; 2] = [TileType::I, TileType::II];

    /// All tiles of the type that are played with so many, as a set of a deck (BA-2.4).
    pub(crate) fn deck(self, seats: usize) -> u64 {
        let played = |tile: &Tile| tile.of_type() == self && (seats > 2 || !tile.is_not_with_two());
        Tile::all().filter(played).fold(0, |deck, tile| deck | 1 << tile.card())
    }
}

/// What is printed beside a space of the home display: the price in coins and the happiness (BA-2.4). Row 0 is the
/// bottom row.
pub const fn price(of_type: TileType, row: usize) -> (u8, u8) {
    PRICES[of_type as usize][row]
}

impl Tile {
    /// Its type, which is also its column of the display.
    #[inline]
    pub const fn of_type(self) -> TileType {
        if self.id() <= 32 { TileType::I } else { TileType::II }
    }

    /// Its kind.
    #[inline]
    pub fn kind(self) -> TileKind {
        self.face().kind
    }

    /// Its comfort, 1 to 3.
    #[inline]
    pub fn comfort(self) -> u8 {
        self.face().comfort
    }

    /// Whether it stays in the box with two players.
    pub fn is_not_with_two(self) -> bool {
        self.face().not_with_two
    }

    /// Its number in a deck.
    #[inline]
    pub(crate) const fn card(self) -> u8 {
        self.id() - 1
    }

    #[inline]
    pub(crate) const fn of_card(card: u8) -> Option<Tile> {
        Tile::new(card + 1)
    }
}

impl Token {
    /// The part of the house it speaks of, which is also its column of the display and its spaces on a board.
    #[inline]
    pub fn zone(self) -> Zone {
        self.face().zone
    }

    /// The happiness it brings when scored.
    #[inline]
    pub fn happiness(self) -> u8 {
        self.face().happiness
    }

    /// The happiness it brings at the end if its condition holds: half, rounded up (BA-10.3).
    pub fn half(self) -> u8 {
        self.happiness().div_ceil(2)
    }

    /// What it asks for, as printed.
    pub fn wish(self) -> &'static Wish {
        &self.face().wish
    }

    /// What it asks for, as masks.
    #[inline]
    pub(crate) fn condition(self) -> &'static Condition {
        &CONDITIONS[self.id() as usize - 1]
    }

    /// Its number in the deck of its zone.
    #[inline]
    pub(crate) fn card(self) -> u8 {
        self.id() - self.zone().first_token()
    }

    #[inline]
    pub(crate) const fn of_card(zone: Zone, card: u8) -> Option<Token> {
        Token::new(card + zone.first_token())
    }
}

/// The conditions of all tokens, prepared for matching.
static CONDITIONS: [Condition; TOKENS.len()] = {
    let mut conditions = [Condition::NEVER; TOKENS.len()];
    let mut place = 0;
    while place < TOKENS.len() {
        conditions[place] = Condition::of(TOKENS[place].zone, &TOKENS[place].wish);
        place += 1;
    }
    conditions
};

impl Shoot {
    /// The temple whose colour it has: the area it belongs to.
    #[inline]
    pub fn temple(self) -> Temple {
        self.face().temple
    }

    /// What it does when activated.
    #[inline]
    pub fn symbol(self) -> Symbol {
        self.face().symbol
    }

    /// The shoot as a set of one.
    #[inline]
    pub(crate) const fn set(self) -> u64 {
        1 << self.id()
    }
}

/// The shoots of a set, by number.
#[inline]
pub(crate) fn each_shoot(mut set: u64) -> impl Iterator<Item = Shoot> + Clone {
    core::iter::from_fn(move || {
        let shoot = Shoot::new(set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(shoot)
    })
}

impl core::fmt::Debug for Tile {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "tile {} {:?} {}", self.id(), self.kind(), self.comfort())
    }
}

impl core::fmt::Debug for Token {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "token {} {:?}", self.id(), self.zone())
    }
}

impl core::fmt::Debug for Shoot {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "shoot {} {:?} {:?}", self.id(), self.temple(), self.symbol())
    }
}
