//! What a player can do, is asked, and may be refused.

use engawa_kernel::Action;
use serde::{Deserialize, Serialize};

use crate::{Card, Cell, Colour};

/// A space of the central board (HA-1.3), counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Space(u8);

impl Space {
    pub(crate) const FIRST: Space = Space(0);
    /// The most spaces a central board has.
    pub const MOST: usize = 5;

    /// The space with this number, if a central board can have it.
    pub const fn new(number: usize) -> Option<Space> {
        if number < Space::MOST { Some(Space(number as u8)) } else { None }
    }

    /// The first so many spaces.
    pub(crate) fn all(count: usize) -> impl Iterator<Item = Space> {
        (0..count).filter_map(Space::new)
    }

    /// The number of the space.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Space {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Space, &'static str> {
        Space::new(number.into()).ok_or("no central board has this space")
    }
}

impl From<Space> for u8 {
    fn from(space: Space) -> u8 {
        space.0
    }
}

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Take the three tokens of a space (HA-3.2).
    TakeTokens {
        /// Which space.
        space: Space,
    },
    /// Place one of the tokens in hand (HA-4).
    PlaceToken {
        /// Its colour.
        colour: Colour,
        /// Where.
        cell: Cell,
    },
    /// Take an animal card from the row (HA-5).
    TakeCard {
        /// Which card.
        card: Card,
    },
    /// Place the lowest cube of an own card (HA-6).
    PlaceCube {
        /// The card that the cube lies on.
        card: Card,
        /// Where.
        cell: Cell,
    },
    /// Finish the turn (HA-3.6).
    Finish,
    /// Keep one of the two dealt spirit cards (HA-3.1).
    KeepSpirit {
        /// Which one.
        card: Card,
    },
    /// Solo, no card taken: leave the row as it is (HA-9.1).
    LeaveRow,
    /// Solo, no card taken: put a card of the row out of the game for the top card of the deck (HA-9.1).
    SwapCard {
        /// The card that goes.
        card: Card,
    },
}

/// The first byte of an action says what is done, the next one with what (space, colour, card), the third one where.
/// `Finish` alone is the smallest, because it is written most.
mod code {
    pub(super) const FINISH: u32 = 0;
    pub(super) const TAKE_TOKENS: u32 = 1;
    pub(super) const PLACE_TOKEN: u32 = 2;
    pub(super) const TAKE_CARD: u32 = 3;
    pub(super) const PLACE_CUBE: u32 = 4;
    pub(super) const KEEP_SPIRIT: u32 = 5;
    pub(super) const LEAVE_ROW: u32 = 6;
    pub(super) const SWAP_CARD: u32 = 7;
}

impl From<Kind> for Action {
    #[inline]
    fn from(kind: Kind) -> Action {
        let pack =
            |verb: u32, what: usize, place: u8| Action(verb << 16 | (what as u32) << 8 | u32::from(place));
        match kind {
            Kind::TakeTokens { space } => pack(code::TAKE_TOKENS, space.index(), 0),
            Kind::PlaceToken { colour, cell } => pack(code::PLACE_TOKEN, colour.index(), cell.code()),
            Kind::TakeCard { card } => pack(code::TAKE_CARD, card.id().into(), 0),
            Kind::PlaceCube { card, cell } => pack(code::PLACE_CUBE, card.id().into(), cell.code()),
            Kind::Finish => pack(code::FINISH, 0, 0),
            Kind::KeepSpirit { card } => pack(code::KEEP_SPIRIT, card.id().into(), 0),
            Kind::LeaveRow => pack(code::LEAVE_ROW, 0, 0),
            Kind::SwapCard { card } => pack(code::SWAP_CARD, card.id().into(), 0),
        }
    }
}

impl Kind {
    /// From the action of a space, card or token to that of the next one.
    pub(crate) const NEXT_WHAT: u32 = 1 << 8;
    /// From the action of a cell to that of the next one.
    pub(crate) const NEXT_CELL: u32 = 1;

    /// What the action means, if it means anything.
    // Always inlined: then the match of whoever asks is this match, and the processor guesses once and not twice.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    pub(crate) fn of(action: Action) -> Option<Kind> {
        let [place, what, verb, none] = action.0.to_le_bytes();
        if none != 0 {
            return None;
        }
        let card = || Card::new(what);
        match u32::from(verb) {
            code::PLACE_TOKEN => Some(Kind::PlaceToken {
                colour: *Colour::ALL.get(usize::from(what))?,
                cell: Cell::from_code(place)?,
            }),
            code::PLACE_CUBE => Some(Kind::PlaceCube { card: card()?, cell: Cell::from_code(place)? }),
            _ if place != 0 => None,
            code::TAKE_TOKENS => Some(Kind::TakeTokens { space: Space::new(what.into())? }),
            code::TAKE_CARD => Some(Kind::TakeCard { card: card()? }),
            code::KEEP_SPIRIT => Some(Kind::KeepSpirit { card: card()? }),
            code::SWAP_CARD => Some(Kind::SwapCard { card: card()? }),
            _ if what != 0 => None,
            code::FINISH => Some(Kind::Finish),
            code::LEAVE_ROW => Some(Kind::LeaveRow),
            _ => None,
        }
    }
}

/// What a player is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// Keep one of the two spirit cards, before anything else (HA-3.1).
    KeepSpirit,
    /// Play the turn: its parts mix freely (HA-3.5).
    Turn {
        /// How far the tokens of this turn are.
        tokens: TokenStep,
        /// Whether a card of the row may be taken now.
        card: bool,
        /// Whether a cube can be placed now.
        cube: bool,
    },
    /// Solo: leave the row as it is, or swap one card (HA-9.1).
    Row,
}

/// How far the mandatory part of the turn is (HA-3.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TokenStep {
    /// The tokens of a space are to be taken.
    Take,
    /// So many tokens in hand are to be placed.
    Place(u8),
    /// All three are placed: the turn can be finished.
    Done,
}

/// Why something cannot be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Breach {
    /// A spirit must be kept before anything else.
    SpiritFirst,
    /// There is no spirit to choose now.
    NoSpiritChoice,
    /// That spirit is not one of the two dealt.
    NotDealt,
    /// The row must be decided on before the next turn begins.
    RowFirst,
    /// There is nothing to decide on the row now.
    NoRowChoice,
    /// The central board has no such space.
    NoSuchSpace,
    /// The tokens of this turn were taken already.
    TokensAlreadyTaken,
    /// No tokens were taken yet.
    TakeTokensFirst,
    /// No token of this colour is in hand.
    NotInHand,
    /// The cell is on the other side of the board.
    OtherSide,
    /// A token never goes on a cell with a cube.
    TokenOnCube,
    /// A token of this colour does not go on what lies there.
    CannotStack(Colour),
    /// A card was taken in this turn already.
    CardAlreadyTaken,
    /// The card is not in the row.
    NotInRow,
    /// Four unfinished cards lie above the board.
    NoRoomForCard,
    /// The card does not lie above the own board.
    NotYourCard,
    /// All cubes of the card are placed.
    CardFinished,
    /// The habitat of the card does not stand around that cell.
    NoHabitat,
    /// The cell carries a cube already.
    CubeOnCube,
    /// Not all tokens in hand are placed.
    PlaceTokensFirst,
}

impl engawa_kernel::Breach for Breach {
    fn rule(&self) -> &'static str {
        match self {
            Breach::SpiritFirst | Breach::NoSpiritChoice | Breach::NotDealt => "HA-3.1",
            Breach::RowFirst | Breach::NoRowChoice => "HA-9.1",
            Breach::NoSuchSpace => "HA-1.3",
            Breach::TokensAlreadyTaken | Breach::TakeTokensFirst => "HA-3.2",
            Breach::NotInHand => "HA-3.7",
            Breach::OtherSide => "HA-1.2",
            Breach::TokenOnCube => "HA-4.3",
            Breach::CannotStack(_) => "HA-4.2",
            Breach::CardAlreadyTaken => "HA-3.3",
            Breach::NotInRow => "HA-5.3",
            Breach::NoRoomForCard | Breach::CardFinished => "HA-5.1",
            Breach::NotYourCard => "HA-3.4",
            Breach::NoHabitat => "HA-6.1",
            Breach::CubeOnCube => "HA-6.2",
            Breach::PlaceTokensFirst => "HA-3.6",
        }
    }
}
