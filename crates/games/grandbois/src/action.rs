//! What a player can do, what he is asked, and why something is refused.

use engawa_kernel::Action;
use serde::{Deserialize, Serialize};

use crate::cell::{Obstacle, TowerColour};
use crate::data::Card;
use crate::place::{Place, Rotation};

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Kind {
    /// Lay a card of the open row (FO-3.2).
    Place {
        /// Which card.
        card: Card,
        /// How it is turned.
        rotation: Rotation,
        /// Where its top left cell comes to lie.
        at: Place,
    },
    /// The card shall lie there: turn up the next one (FO-3.5).
    Confirm,
    /// Put a tower on the clearing of the card just laid (FO-5.1).
    Tower,
    /// Put no tower there.
    NoTower,
    /// The turn is over, and something that nobody can know is turned up now: the row is swept, or the game ends.
    Finish,
}

/// The bit that tells a placement from the other kinds.
const PLACE: u32 = 1 << 22;

/// A placement as action: the place in bits 8 to 21, the card in bits 2 to 7, the rotation in bits 0 and 1.
#[inline]
pub(crate) const fn placement(card: Card, rotation: Rotation, at: Place) -> Action {
    Action(PLACE | at.code() << 8 | (card.number() as u32) << 2 | rotation.quarters() as u32)
}

impl From<Kind> for Action {
    #[inline]
    fn from(kind: Kind) -> Action {
        match kind {
            Kind::Confirm => Action(0),
            Kind::Tower => Action(1),
            Kind::NoTower => Action(2),
            Kind::Finish => Action(3),
            Kind::Place { card, rotation, at } => placement(card, rotation, at),
        }
    }
}

impl Kind {
    /// What the action means, if it means anything.
    #[inline]
    pub fn of(action: Action) -> Option<Kind> {
        let Action(code) = action;
        match code {
            0 => Some(Kind::Confirm),
            1 => Some(Kind::Tower),
            2 => Some(Kind::NoTower),
            3 => Some(Kind::Finish),
            _ if code & !(PLACE - 1) == PLACE => Some(Kind::Place {
                card: Card::new((code >> 2 & 63) as usize)?,
                rotation: Rotation::new((code & 3) as usize)?,
                at: Place::from_code(code >> 8),
            }),
            _ => None,
        }
    }
}

/// What a player is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// Which card, turned how, where?
    Place,
    /// Shall the card lie there?
    Confirm,
    /// A tower on the clearing of the card just laid?
    Tower {
        /// The tower that would be used.
        colour: TowerColour,
        /// The cell with the clearing.
        at: Place,
    },
    /// Is the turn over? What follows cannot be taken back.
    Finish(Ahead),
}

/// What comes after a turn (FO-6.1, FO-R3). It follows from what everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ahead {
    /// The next turn.
    Turn,
    /// The next turn, after the blocked row was swept (FO-R3 (b)).
    Sweep,
    /// The end: the last card was laid (FO-6.1).
    LastCard,
    /// The end: none of the cards that are left can ever be laid (FO-R3 (c)).
    NothingFits,
}

impl Ahead {
    /// Whether the game ends.
    pub const fn is_end(self) -> bool {
        matches!(self, Ahead::LastCard | Ahead::NothingFits)
    }
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Breach {
    /// A turn begins with laying a card.
    LayFirst,
    /// A card was laid already in this turn.
    LaidAlready,
    /// The card must be confirmed before the tower is decided.
    ConfirmFirst,
    /// The card was confirmed already.
    ConfirmedAlready,
    /// The card laid in this turn shows no clearing.
    NoClearing,
    /// All towers of this player stand in the forest.
    NoTowerLeft,
    /// The tower was decided already.
    TowerDecided,
    /// The turn is not over yet.
    NothingToFinish,
    /// The card does not lie in the open row.
    NotInRow(Card),
    /// The card covers no cell of the forest.
    CoversNothing,
    /// All four cells lie on forest: it does not grow.
    NoGrowth,
    /// A cell of the forest cannot be covered by what lies above it.
    Blocked {
        /// The cell.
        at: Place,
        /// Why.
        why: Obstacle,
    },
}

impl engawa_kernel::Breach for Breach {
    fn rule(&self) -> &'static str {
        match self {
            Breach::LayFirst | Breach::LaidAlready => "FO-3.1",
            Breach::ConfirmFirst | Breach::ConfirmedAlready | Breach::NothingToFinish => "FO-3.5",
            Breach::NoClearing => "FO-5.1",
            Breach::NoTowerLeft | Breach::TowerDecided => "FO-5.5",
            Breach::NotInRow(_) => "FO-3.2",
            Breach::CoversNothing => "FO-4.1",
            Breach::NoGrowth => "FO-R1",
            Breach::Blocked { why, .. } => match why {
                Obstacle::Bear => "FO-R4",
                Obstacle::Tower(_) => "FO-5.2",
                Obstacle::ClearingOnAnimals => "FO-R2",
                Obstacle::TooFewAnimals { .. } => "FO-4.3",
                Obstacle::SameClan(_) => "FO-7.1",
            },
        }
    }
}
