//! What a player can do, and what a player is asked.

use serde::{Deserialize, Serialize};

use crate::place::{
    Art, Bed, CastleRow, Colour, End, Face, Floor, Hall, Room, Space, TeaPlace, TilePlace, Yard,
};
use crate::{Good, Source, Task};

/// What a solo player keeps one of two of (WCM-10.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// A start resource card.
    Resource,
    /// A start action card.
    Action,
    /// A ceremony token.
    Token,
}

impl Start {
    pub(crate) const ALL: [Start; 3] = [Start::Resource, Start::Action, Start::Token];
}

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Finish the turn, or the gardens of the end of the round.
    Finish,
    /// Go on to what becomes known: a new card, the rival's doing.
    GoOn,
    /// Leave what is asked, or what is left of it (WC-3.7).
    Decline,
    /// Take a starting pair (WC-2.9).
    TakePair {
        /// Which pair.
        pair: u8,
    },
    /// Solo: keep one of two (WCM-10.1).
    Keep {
        /// Of what.
        start: Start,
        /// Which one.
        which: u8,
    },
    /// Take a die and place it (WC-3.2).
    Place {
        /// From which bridge.
        bridge: Colour,
        /// From which end.
        end: End,
        /// Where to.
        space: Space,
    },
    /// Trade seals: one for a coin, two for anything else (WC-3.6, WCM-2.4).
    Trade {
        /// What for.
        good: Good,
    },
    /// Gain a resource of choice (*any*).
    Pick {
        /// Which one.
        good: Good,
    },
    /// Gain seals although the limit cuts them (WC-1.5).
    TakeSeals,
    /// Gain the lantern reward that is joined with others.
    TakeLantern,
    /// Move the influence marker to this space, paying the barriers on the way (WC-7.1).
    Advance {
        /// The space.
        to: u8,
    },
    /// Leave the influence marker where it is.
    Stay,
    /// Do this one of the joined parts first (WC-3.7).
    Part {
        /// Its place.
        part: u8,
    },
    /// Pay what is asked.
    Pay,
    /// Choose one of several effects.
    Choose {
        /// Its place.
        option: u8,
    },
    /// A courtier from the clan board to the gate (WC-5.2).
    Audience,
    /// A courtier climbs (WC-5.2).
    Climb {
        /// From this floor.
        from: Floor,
        /// To this room.
        to: Hall,
    },
    /// Perform this row of the card in question (WC-4.2, WC-5.3).
    Row {
        /// Its place on the card.
        row: u8,
    },
    /// Perform this row of the castle (WC-4.8).
    CastleRow {
        /// Where it stands.
        at: CastleRow,
    },
    /// Take a slot of the daimyo card (WC-5.6).
    Slot {
        /// Which one.
        slot: u8,
    },
    /// Resolve a row of the own domain (WC-4.7).
    Domain {
        /// Which one.
        row: Colour,
    },
    /// A warrior to a yard (WC-5.7).
    Yard {
        /// Which one.
        yard: Yard,
    },
    /// Perform a yard tile (WC-5.7, WCM-5.4).
    Tile {
        /// Where it lies.
        place: TilePlace,
    },
    /// A gardener to this garden, or perform its card (WC-5.8, WC-8.2, WCM-5.1).
    Garden {
        /// Which one.
        bed: Bed,
    },
    /// The pond overlook at the end of the round (WCM-7.1).
    Overlook,
    /// A geisha from the clan board to the entrance (WCM-4.2).
    Invite,
    /// A geisha moves in the tea garden (WCM-4.3).
    Stroll {
        /// From here.
        from: TeaPlace,
        /// To there.
        to: TeaPlace,
    },
    /// Perform a curtain of a top card (WCM-3.2).
    Curtain {
        /// Of which deck.
        art: Art,
        /// Which curtain.
        face: Face,
    },
    /// Choose the top card of a deck (WCM-4.8, WCM-6.5).
    Art {
        /// Which deck.
        art: Art,
    },
    /// The rival's courtier enters this room (WC-10.8).
    RivalEnter {
        /// Which one.
        room: Room,
    },
    /// The rival's courtier takes this slot (WC-10.8).
    RivalSlot {
        /// Which one.
        slot: u8,
    },
    /// The rival's gardener goes to this garden (WC-10.7).
    RivalGarden {
        /// Which one.
        bed: Bed,
    },
    /// A rival geisha moves (WCM-10.7).
    RivalStroll {
        /// From here.
        from: TeaPlace,
        /// To there.
        to: TeaPlace,
    },
    /// The top card of this deck is discarded (WCM-10.4).
    RivalDiscard {
        /// Which deck.
        art: Art,
    },
}

impl Kind {
    /// Whether it may set off further steps, for which the stack must have room.
    pub(crate) const fn opens(self) -> bool {
        !matches!(
            self,
            Kind::Finish
                | Kind::GoOn
                | Kind::Decline
                | Kind::Trade { .. }
                | Kind::Pick { .. }
                | Kind::TakeSeals
                | Kind::Advance { .. }
                | Kind::Stay
        )
    }
}

/// What a player is asked: the step on top of the chain and where it came from. The whole chain is
/// [`Board::pending`](crate::Board::pending).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Prompt {
    /// What is to be done.
    pub task: Task,
    /// Where it came from.
    pub source: Source,
    /// Whether seals can be traded now (WC-3.6).
    pub trade: bool,
}
