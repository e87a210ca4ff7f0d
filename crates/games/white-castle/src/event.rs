//! What happened, for the log, the animation and the history of points.

use engawa_kernel::{Seat, Story, Viewer};
use serde::{Deserialize, Serialize};

use crate::bridge::Bridge;
use crate::data::{ArtCard, Card, Ceremony, Daimyo, Resource, SoloCard};
use crate::place::{Art, Bed, Colour, End, Floor, Hall, Room, Space, TeaPlace, Yard};
use crate::{Good, Goods, Source, Start};

/// A clan: that of a seat, or the Tokugawa of a solo game, who hold none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// The clan of a seat.
    Seat(Seat),
    /// The Tokugawa clan.
    Rival,
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The dice were rolled for a round (WC-2.7).
    Rolled {
        /// The round, from 1.
        round: u8,
        /// The bridges, by colour.
        bridges: [Bridge; 4],
    },
    /// A player took a starting pair, or was given it (WC-2.9, WC-10.1).
    PairTaken {
        /// Who.
        who: Who,
        /// The resource card.
        resource: Resource,
        /// The action card.
        action: Card,
        /// The ceremony token that came with it.
        token: Option<Ceremony>,
    },
    /// Solo: a player kept one of two (WCM-10.1).
    Kept {
        /// Who.
        who: Who,
        /// Of what.
        start: Start,
        /// Which of the two.
        which: u8,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        who: Who,
        /// The round, from 1.
        round: u8,
    },
    /// A die was taken and placed; what that cost or brought in coins (WC-3.2, WC-3.4).
    Placed {
        /// Who.
        who: Who,
        /// The bridge.
        bridge: Colour,
        /// The end it was taken from; none from the middle, where only the rival takes.
        end: Option<End>,
        /// The value of the die.
        value: u8,
        /// Where it lies now.
        space: Space,
        /// Coins gained, or paid if negative.
        coins: i8,
    },
    /// An effect begins.
    Began {
        /// Who.
        who: Who,
        /// Which one.
        source: Source,
    },
    /// Goods were gained.
    Gained {
        /// Who.
        who: Who,
        /// From what.
        source: Source,
        /// What.
        goods: Goods,
    },
    /// Something was lost to a limit (WC-1.5), or taken from the rival (WCM-10.3).
    Lost {
        /// Who.
        who: Who,
        /// What.
        good: Good,
        /// How many.
        n: u8,
    },
    /// Something was paid.
    Paid {
        /// Who.
        who: Who,
        /// What.
        good: Good,
        /// How many.
        n: u8,
    },
    /// Seals were traded (WC-3.6).
    Traded {
        /// Who.
        who: Who,
        /// For what.
        good: Good,
    },
    /// Something offered was left.
    Declined {
        /// Who.
        who: Who,
        /// Where it came from.
        source: Source,
    },
    /// The influence marker moved (WC-7).
    Moved {
        /// Whose.
        who: Who,
        /// From this space.
        from: u8,
        /// To that.
        to: u8,
        /// Seals paid for barriers.
        seals: u8,
    },
    /// A courtier came to the gate (WC-5.2).
    Audience {
        /// Whose.
        who: Who,
    },
    /// A courtier climbed (WC-5.2).
    Climbed {
        /// Whose.
        who: Who,
        /// From this floor.
        from: Floor,
        /// To that room.
        to: Hall,
    },
    /// The rival's lowest courtier climbed; the room is the player's choice (WC-10.7).
    RivalClimbed {
        /// From this floor.
        from: Floor,
        /// To that.
        to: Floor,
    },
    /// The card of a room came onto a clan board; the old one went to the lantern area (WC-5.3).
    CardTaken {
        /// Who.
        who: Who,
        /// From which room.
        room: Room,
        /// The new card.
        card: Card,
    },
    /// The card of a room left the game (WC-10.8).
    CardGone {
        /// From which room.
        room: Room,
        /// Which card.
        card: Card,
    },
    /// A new card lies in a room.
    CardDealt {
        /// Which room.
        room: Room,
        /// Which card.
        card: Card,
    },
    /// A courtier took a slot of the daimyo card (WC-5.6).
    SlotTaken {
        /// Whose.
        who: Who,
        /// The card.
        daimyo: Daimyo,
        /// The slot, from 0.
        slot: u8,
    },
    /// A warrior came to a yard (WC-5.7).
    WarriorSent {
        /// Whose.
        who: Who,
        /// Which yard.
        yard: Yard,
    },
    /// A gardener came to a garden (WC-5.8).
    GardenerSent {
        /// Whose.
        who: Who,
        /// Which garden.
        bed: Bed,
    },
    /// A geisha came to the tea garden (WCM-4.2, WCM-10.7).
    GeishaSent {
        /// Whose.
        who: Who,
        /// To this place.
        to: TeaPlace,
    },
    /// A geisha moved (WCM-4.3).
    GeishaMoved {
        /// Whose.
        who: Who,
        /// From here.
        from: TeaPlace,
        /// To there.
        to: TeaPlace,
    },
    /// The top card of a deck of Himeji was taken (WCM-4.8).
    ArtTaken {
        /// Who.
        who: Who,
        /// Which card.
        card: ArtCard,
    },
    /// A taken card went to the lantern area (WCM-4.8).
    ArtTucked {
        /// Who.
        who: Who,
        /// Which card.
        card: ArtCard,
    },
    /// The top card of a deck was discarded (WCM-10.4).
    ArtGone {
        /// Which card.
        card: ArtCard,
    },
    /// The next card of a deck is on top (WCM-4.8).
    ArtDealt {
        /// Which deck.
        art: Art,
        /// Which card.
        card: ArtCard,
    },
    /// A player finished a turn, or the gardens.
    Finished {
        /// Who.
        who: Who,
    },
    /// A player went on to what becomes known.
    WentOn {
        /// Who.
        who: Who,
    },
    /// A round is over; the new turn order (WC-8.1).
    RoundOver {
        /// The round, from 1.
        round: u8,
        /// First to last.
        order: [Option<Who>; 4],
    },
    /// The rival turned a solo card over (WC-10.4).
    Flipped {
        /// Which card.
        card: SoloCard,
    },
    /// A solo card is on top of the deck: its die side shows (WC-10.4).
    SoloShown {
        /// Which card.
        card: SoloCard,
    },
    /// The game is over.
    Ended,
}

impl Story for Event {
    /// Nothing is secret in this game (WC-1.6).
    fn seen_by(&self, _: Viewer) -> Event {
        *self
    }
}
