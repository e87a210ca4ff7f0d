//! What happened, for the log, the animation and the history of points.

use arrayvec::ArrayVec;
use engawa_kernel::{Seat, Secret, Story, Viewer};
use serde::{Deserialize, Serialize};

use crate::data::{BitokuCard, Building, Crystal, Dragonfly, Mitama, Rock, TenguCard, Vision, Yokai};
use crate::goods::Goods;
use crate::place::{Common, Market, Region, Resource, River, Spot, Trigger, Virtue};
use crate::{Reward, Source};

/// A player: that of a seat, or the tengu of a solo game, who has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// The player of a seat.
    Seat(Seat),
    /// The tengu (BI-16).
    Tengu,
}

/// A season (BI-1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Season {
    /// Cards and harvest (BI-4).
    Spring,
    /// Turns (BI-5).
    Summer,
    /// The new order (BI-14).
    Autumn,
    /// Dice, virtue of spirits, new cards (BI-15).
    Winter,
    /// The end (BI-22).
    Ascension,
}

/// A step of the activation table of the tengu (BI-19).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum TenguStep {
    /// A contested crossing with the card of the top half.
    A,
    /// A locked die to the region of the leftmost card.
    B,
    /// An unlocked die to the region.
    C,
    /// The action of the region for a resource.
    D,
    /// A contested crossing, one cell left.
    E,
    /// A die to the Home.
    F,
    /// A die unlocked.
    G,
    /// A crossing with the card of the top half.
    H,
    /// An unlocked die to another region.
    I,
    /// He bides his time.
    J,
    /// Any crossing.
    K,
    /// He passes.
    L,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The table is set up; the turn order (BI-3.2).
    SetUp {
        /// First to last.
        order: ArrayVec<Who, 4>,
    },
    /// A season began.
    SeasonBegan {
        /// Which one.
        season: Season,
        /// Of which round.
        round: u8,
    },
    /// Yokai were drawn from an own deck (BI-4.1).
    Drew {
        /// Who.
        who: Who,
        /// How many.
        n: u8,
        /// Which ones.
        cards: Secret<ArrayVec<Yokai, 4>>,
    },
    /// An own discard pile became a new deck (BI-4.2).
    Reshuffled {
        /// Whose.
        who: Who,
    },
    /// A card was put off, unseen by the others as yet (BI-4.1).
    PutOff {
        /// Who.
        who: Who,
        /// Which one.
        card: Secret<Yokai>,
    },
    /// The cards put off in spring are shown (BI-4.1).
    Discarded {
        /// Who.
        who: Who,
        /// Which ones.
        cards: Vec<Yokai>,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        who: Who,
    },
    /// A yokai was played (BI-5.2).
    Played {
        /// Who.
        who: Who,
        /// Which one.
        card: Yokai,
        /// On which slot.
        slot: u8,
    },
    /// A die was unlocked (BI-5.19).
    Unlocked {
        /// Whose.
        who: Who,
        /// Which one.
        die: u8,
        /// Its value.
        value: u8,
    },
    /// A pilgrim left the game for a locked die (BI-5.5).
    PilgrimSpent {
        /// Whose.
        who: Who,
    },
    /// A die was strengthened (BI-5.6).
    Strengthened {
        /// Whose.
        who: Who,
        /// Which one.
        die: u8,
        /// With which amulet.
        amulet: u8,
        /// Its value now.
        value: u8,
    },
    /// A die was placed (BI-5.7).
    Placed {
        /// Whose.
        who: Who,
        /// Which one.
        die: u8,
        /// Its value.
        value: u8,
        /// Where.
        spot: Spot,
    },
    /// A die on the copy cell was lowered (BI-6.8).
    Lowered {
        /// Whose.
        who: Who,
        /// Which one.
        die: u8,
        /// Its value now.
        value: u8,
    },
    /// A die crossed the river (BI-5.12).
    Crossed {
        /// Whose.
        who: Who,
        /// Which one.
        die: u8,
        /// Its value now.
        value: u8,
        /// The hill.
        hill: River,
        /// What was chosen; nothing if the tengu found nothing (BI-19.3).
        reward: Option<Reward>,
    },
    /// A player passed (BI-5.16).
    Passed {
        /// Who.
        who: Who,
    },
    /// An effect begins.
    Began {
        /// Who.
        who: Who,
        /// Which one.
        source: Source,
    },
    /// A building was used (BI-5.10).
    Used {
        /// Who.
        who: Who,
        /// Which one.
        building: Building,
        /// Whose it is.
        owner: Option<Who>,
    },
    /// Virtue points, lost if negative.
    Points {
        /// Who.
        who: Who,
        /// How many.
        n: i16,
    },
    /// VP of memory crystals (BI-11.4).
    Remembered {
        /// Who.
        who: Who,
        /// For what.
        trigger: Trigger,
        /// How many.
        n: u8,
    },
    /// A resource was gained.
    Gained {
        /// Who.
        who: Who,
        /// Which one.
        resource: Resource,
        /// How many.
        n: u8,
    },
    /// An amulet was gained.
    Amulet {
        /// Who.
        who: Who,
        /// Its value.
        value: u8,
    },
    /// Resources were paid.
    Paid {
        /// Who.
        who: Who,
        /// What.
        goods: Goods,
    },
    /// A kodama moved (BI-7.2).
    KodamaMoved {
        /// Whose.
        who: Who,
        /// Where.
        region: Region,
        /// Its cell now.
        cell: u8,
    },
    /// A building was built (BI-8.1).
    Built {
        /// Who.
        who: Who,
        /// Which one.
        building: Building,
        /// Where.
        river: River,
    },
    /// A crystal was taken (BI-11.1).
    CrystalTaken {
        /// Who.
        who: Who,
        /// Which one.
        crystal: Crystal,
        /// Onto which slot; the tengu lays it beside his board.
        onto: Option<u8>,
    },
    /// A mitama was taken (BI-10.1).
    MitamaTaken {
        /// Who.
        who: Who,
        /// Which one.
        mitama: Mitama,
    },
    /// A dragonfly was taken (BI-10.3).
    DragonflyTaken {
        /// Who.
        who: Who,
        /// Which one.
        dragonfly: Dragonfly,
    },
    /// A dragonfly was paired (BI-10.4).
    Paired {
        /// Who.
        who: Who,
        /// Which one.
        dragonfly: Dragonfly,
    },
    /// The marker entered a bitoku card (BI-9.1).
    Visited {
        /// Who.
        who: Who,
        /// Of which type.
        virtue: Virtue,
    },
    /// A pilgrimage began (BI-9.1).
    Started {
        /// Who.
        who: Who,
        /// At which cell.
        cell: u8,
    },
    /// A pilgrim walked on (BI-9.1).
    Walked {
        /// Whose.
        who: Who,
        /// From which cell.
        cell: u8,
    },
    /// A pilgrim entered a side path (BI-9.3).
    Entered {
        /// Whose.
        who: Who,
        /// From which cell.
        cell: u8,
        /// Which cell of the side path.
        place: u8,
    },
    /// An iwakura was taken (BI-12.1).
    RockTaken {
        /// Who.
        who: Who,
        /// Which one.
        rock: Rock,
    },
    /// A pilgrim went to the stone path (BI-12.2).
    StoneTaken {
        /// Whose.
        who: Who,
        /// Which cell.
        cell: u8,
    },
    /// Somebody looked at cards of a common deck (BI-1.8, BI-13.1).
    Looked {
        /// Who.
        who: Who,
        /// Of which deck.
        deck: Common,
        /// Which ones, by number.
        cards: Secret<ArrayVec<u8, 2>>,
    },
    /// A yokai was taken from a hill (BI-5.14).
    YokaiTaken {
        /// Who.
        who: Who,
        /// Which one.
        card: Yokai,
    },
    /// A yokai was taken from the common deck, unseen by the others (BI-1.8).
    YokaiChosen {
        /// Who.
        who: Who,
        /// Which one.
        card: Secret<Yokai>,
    },
    /// A bitoku joined a path (BI-9.6).
    BitokuTaken {
        /// Whose.
        who: Who,
        /// Which one.
        card: BitokuCard,
    },
    /// A vision was kept (BI-13.1).
    VisionTaken {
        /// Who.
        who: Who,
        /// Which one.
        card: Vision,
    },
    /// Nothing was taken of what was looked at.
    Left {
        /// Who.
        who: Who,
        /// Of which deck.
        deck: Common,
    },
    /// What was asked was left.
    Declined {
        /// Who.
        who: Who,
    },
    /// A turn or a harvest ended.
    Finished {
        /// Who.
        who: Who,
    },
    /// The new turn order (BI-14.1).
    Ordered {
        /// First to last.
        order: ArrayVec<Who, 4>,
    },
    /// The dice returned to the red cells (BI-15.1).
    Arranged {
        /// Whose.
        who: Who,
        /// Their values, from the left.
        values: [u8; 3],
    },
    /// A yokai was removed and scored (BI-15.2).
    Removed {
        /// Who.
        who: Who,
        /// Which one.
        card: Yokai,
        /// VP.
        points: u8,
    },
    /// New cards on the hills, from the left (BI-15.6).
    HillsDealt {
        /// Bitoku.
        bitoku: [Option<BitokuCard>; 4],
        /// Yokai.
        yokai: [Option<Yokai>; 4],
    },
    /// The markets slid and were refilled: what lies there now, by number (BI-15.6).
    MarketFilled {
        /// Which one.
        market: Market,
        /// The slots.
        tiles: [Option<u8>; 4],
    },
    /// The tengu rolled his will and took this card (BI-18.2).
    TenguWill {
        /// The two will dice.
        dice: [u8; 2],
        /// Which place of the row, from the left.
        place: u8,
        /// The card.
        card: TenguCard,
    },
    /// The step of the table that held (BI-19).
    TenguActs {
        /// Which one.
        step: TenguStep,
    },
    /// A will die decided something (BI-17.8).
    TenguRolled {
        /// What it showed.
        die: u8,
    },
    /// A new card of the tengu lies on the left (BI-18.2).
    TenguDealt {
        /// Which one.
        card: TenguCard,
    },
    /// A card of the tengu drawn at a torii (BI-20.6).
    TenguDrew {
        /// Which one.
        card: TenguCard,
    },
    /// A random rock left the garden in winter (BI-18.3).
    RockLost {
        /// Which one.
        rock: Rock,
    },
}

impl Story for Event {
    fn seen_by(&self, viewer: Viewer) -> Event {
        match self {
            Event::Drew { who, n, cards } => Event::Drew { who: *who, n: *n, cards: cards.seen_by(viewer) },
            Event::PutOff { who, card } => Event::PutOff { who: *who, card: card.seen_by(viewer) },
            Event::Looked { who, deck, cards } => {
                Event::Looked { who: *who, deck: *deck, cards: cards.seen_by(viewer) }
            }
            Event::YokaiChosen { who, card } => Event::YokaiChosen { who: *who, card: card.seen_by(viewer) },
            open => open.clone(),
        }
    }
}
