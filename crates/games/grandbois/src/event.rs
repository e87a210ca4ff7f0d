//! What happened, for the log, the animation and the history of points.

use arrayvec::ArrayVec;
use engawa_kernel::{Seat, SeatSet, Secret, Story, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::Ahead;
use crate::cell::{Cell, TowerColour};
use crate::data::Card;
use crate::hidden::Clans;
use crate::place::{Place, Rotation};
use crate::scoring::{Lines, Standing};

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The game was set up (FO-2).
    Began {
        /// Who begins.
        first: Seat,
        /// The open row.
        row: [Card; 4],
    },
    /// A player got clan cards (FO-2.3).
    Dealt {
        /// Who.
        seat: Seat,
        /// Which clans; only the player knows.
        clans: Secret<Clans>,
    },
    /// A card was laid (FO-3.2).
    Laid {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: Card,
        /// How it is turned.
        rotation: Rotation,
        /// Where its top left cell lies.
        at: Place,
        /// The cells of the forest that it covers, 1 to 3; its other cells extend the forest.
        covered: ArrayVec<Covered, 3>,
    },
    /// The card was confirmed (FO-3.5).
    Confirmed {
        /// By whom.
        seat: Seat,
    },
    /// A card of the deck was turned up into the open row (FO-3.3).
    TurnedUp {
        /// Which card.
        card: Card,
        /// Its place in the row, 0 to 3.
        slot: u8,
        /// How many cards the deck has left.
        deck: u8,
    },
    /// A tower was put up (FO-5.1).
    Tower {
        /// By whom.
        seat: Seat,
        /// The tower.
        colour: TowerColour,
        /// The cell where it stands.
        at: Place,
    },
    /// A player could have put up a tower and did not.
    NoTower {
        /// Who.
        seat: Seat,
    },
    /// A turn is over. Tells how the five clans stand now, which everybody may know (FO-9.2).
    TurnEnded {
        /// Whose turn it was.
        seat: Seat,
        /// How many cards were laid so far, without the start card.
        turn: u8,
        /// How the clans stand, in their order.
        standings: [Standing; 5],
    },
    /// No open card could be laid: the row went under the deck, and four cards were turned up (FO-R3 (b)).
    Swept {
        /// The cards that went under the deck, in this order.
        under: [Card; 4],
        /// The row now.
        row: [Card; 4],
    },
    /// The game is over (FO-6.1, FO-R3 (c)).
    Over {
        /// Why.
        why: Ahead,
    },
    /// The clan cards of a player were turned up (FO-9.3).
    Opened {
        /// Whose.
        seat: Seat,
        /// The clans.
        clans: Clans,
    },
    /// The points of a player (FO-6.2).
    Scored {
        /// Whose.
        seat: Seat,
        /// The four lines of the score pad.
        lines: Lines,
    },
    /// Who won; several share the victory (FO-6.4).
    Won {
        /// The winners.
        seats: SeatSet,
    },
}

/// A cell of the forest that was covered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Covered {
    /// Where.
    pub at: Place,
    /// What was seen there.
    pub below: Cell,
    /// What is seen there now.
    pub above: Cell,
}

impl Story for Event {
    fn seen_by(&self, viewer: Viewer) -> Event {
        match self {
            Event::Dealt { seat, clans } => Event::Dealt { seat: *seat, clans: clans.seen_by(viewer) },
            open => open.clone(),
        }
    }
}
