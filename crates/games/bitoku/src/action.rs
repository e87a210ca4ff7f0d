//! What a player can do, and what a player is asked.

use serde::{Deserialize, Serialize};

use crate::data::{Dragonfly, Rock, Vision, Yokai};
use crate::goods::Goods;
use crate::place::{House, Region, Resource, River, Spot, Virtue};
use crate::{Source, Task};

/// What is chosen on a hill and covered (BI-5.14).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// The bitoku card.
    Bitoku,
    /// The yokai card.
    Yokai,
    /// The bitoku card, which is left there.
    LeaveBitoku,
    /// The yokai card, which is left there.
    LeaveYokai,
    /// The third reward: a vision and an iwakura.
    VisionRock,
    /// A vision and a pilgrim.
    VisionPilgrim,
    /// A vision and a kodama step.
    VisionKodama,
    /// An iwakura and a pilgrim.
    RockPilgrim,
    /// An iwakura and a kodama step.
    RockKodama,
    /// A pilgrim and a kodama step.
    PilgrimKodama,
}

impl Reward {
    /// All of them.
    pub const ALL: [Reward; 10] = [
        Reward::Bitoku,
        Reward::Yokai,
        Reward::LeaveBitoku,
        Reward::LeaveYokai,
        Reward::VisionRock,
        Reward::VisionPilgrim,
        Reward::VisionKodama,
        Reward::RockPilgrim,
        Reward::RockKodama,
        Reward::PilgrimKodama,
    ];

    /// Which of the three rewards it covers, as a bit: bitoku, yokai, the third one.
    pub(crate) const fn covers(self) -> u8 {
        match self {
            Reward::Bitoku | Reward::LeaveBitoku => 1,
            Reward::Yokai | Reward::LeaveYokai => 2,
            _ => 4,
        }
    }

    /// The two parts of the third reward that are named, as bits: vision, iwakura, pilgrim, kodama.
    pub(crate) const fn parts(self) -> u8 {
        match self {
            Reward::VisionRock => 0b0011,
            Reward::VisionPilgrim => 0b0101,
            Reward::VisionKodama => 0b1001,
            Reward::RockPilgrim => 0b0110,
            Reward::RockKodama => 0b1010,
            Reward::PilgrimKodama => 0b1100,
            _ => 0,
        }
    }
}

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Finish the turn, or the harvest.
    Finish,
    /// Leave what is asked, or what is left of it (BI-1.7).
    Decline,
    /// Look at two cards of the deck, or draw one (BI-1.8, BI-13.1).
    Look,
    /// Pass (BI-5.16).
    Pass,
    /// The marker one card forward on the bitoku path (BI-9.1).
    Advance,
    /// The action of the card just played (BI-5.3).
    Act,
    /// The action of the mastery crystal beside it (BI-5.3).
    Mastery,
    /// No vision, but a resource (BI-13.1).
    NoVision,
    /// Pair the dragonfly just taken (BI-10.4).
    Pair,
    /// An owner bonus as VP (BI-5.11).
    BonusPoint,
    /// An owner bonus as an amulet (BI-5.11).
    BonusAmulet,
    /// Take this resource.
    Pick {
        /// Which one.
        resource: Resource,
    },
    /// The own kodama of this region one step forward (BI-7.2).
    Kodama {
        /// Where.
        region: Region,
    },
    /// Carry out this part of an effect.
    Part {
        /// Which one.
        part: u8,
    },
    /// Choose this option of an effect.
    Choose {
        /// Which one.
        option: u8,
    },
    /// Take the mitama in this slot of the market (BI-10.1).
    TakeMitama {
        /// Which slot.
        slot: u8,
    },
    /// Take the dragonfly in this slot of the market (BI-10.3).
    TakeDragonfly {
        /// Which slot.
        slot: u8,
    },
    /// The dice return to the red cells in this order (BI-15.1).
    Arrange {
        /// One of the six orders; see [`ORDERS`].
        order: u8,
    },
    /// A line of a region (BI-5.9); by the copy cell also of another region (BI-6.8).
    Line {
        /// Which region.
        river: River,
        /// Which line, from 0.
        line: u8,
    },
    /// Use the building of this type (BI-5.10).
    House {
        /// Which one.
        house: House,
    },
    /// Start a pilgrimage at this cell, eight cells a path (BI-9.1).
    Start {
        /// Which cell.
        cell: u8,
    },
    /// A pilgrim of this cell walks on (BI-9.1).
    Walk {
        /// Which cell.
        cell: u8,
    },
    /// A pilgrim of this cell steps to the side path (BI-9.2).
    Enter {
        /// Which cell.
        cell: u8,
    },
    /// Unlock this die (BI-5.19).
    Unlock {
        /// Which die.
        die: u8,
    },
    /// The reward of this dream crystal (BI-4.3).
    Harvest {
        /// Which slot.
        slot: u8,
    },
    /// Remove the card on this slot (BI-15.2).
    Remove {
        /// Which slot.
        slot: u8,
    },
    /// Copy a die on this cell of the Home (BI-6.8).
    CopyHome {
        /// Which cell, from the top.
        cell: u8,
    },
    /// The kodama of this player and region one step back (BI-7.2).
    Back {
        /// Whose, by number; the tengu is 1.
        player: u8,
        /// Where.
        region: Region,
    },
    /// Take this iwakura (BI-12.1).
    Rock {
        /// Which one.
        rock: Rock,
    },
    /// A pilgrim to this cell of the stone path (BI-12.2).
    Stone {
        /// Which cell.
        cell: u8,
    },
    /// Build the tile of this slot there (BI-8.1).
    Build {
        /// Which slot of the market.
        slot: u8,
        /// In which area.
        river: River,
    },
    /// Take the crystal of this slot (BI-11.1).
    TakeCrystal {
        /// Which slot of the market.
        slot: u8,
        /// Onto which own slot.
        onto: u8,
    },
    /// Place a die (BI-5.7).
    Place {
        /// Which one.
        die: u8,
        /// Where.
        spot: Spot,
    },
    /// Spend an amulet on a die that is about to be placed (BI-5.6).
    Strengthen {
        /// Which die.
        die: u8,
        /// The value of the amulet.
        amulet: u8,
    },
    /// Cross the river (BI-5.12).
    Cross {
        /// Which die.
        die: u8,
        /// The hill.
        hill: River,
        /// What is chosen there.
        reward: Reward,
    },
    /// Play a yokai (BI-5.2).
    Play {
        /// Which one.
        card: Yokai,
        /// On which card slot.
        slot: u8,
    },
    /// Put this card off in spring (BI-4.1).
    Discard {
        /// Which one.
        card: Yokai,
    },
    /// Take this one of the yokai looked at (BI-1.8).
    TakeYokai {
        /// Which one.
        card: Yokai,
    },
    /// Take a bitoku of this type of those looked at (BI-1.8).
    TakeBitoku {
        /// Of which type.
        virtue: Virtue,
    },
    /// Keep this one of the visions looked at (BI-13.1).
    TakeVision {
        /// Which one.
        card: Vision,
    },
    /// Pair the mitama just taken with this dragonfly (BI-10.4).
    PairWith {
        /// Which one.
        dragonfly: Dragonfly,
    },
    /// Pay like this (BI-1.6).
    Pay {
        /// With what.
        goods: Goods,
    },
}

/// The six orders in which the dice return to the red cells: which die goes to the left, middle and right cell (BI-15.1).
pub const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

impl Kind {
    /// Whether it may set off further steps, for which the stack must have room.
    pub(crate) const fn opens(self) -> bool {
        matches!(
            self,
            Kind::Advance
                | Kind::Part { .. }
                | Kind::Choose { .. }
                | Kind::TakeMitama { .. }
                | Kind::TakeDragonfly { .. }
                | Kind::Enter { .. }
                | Kind::Build { .. }
                | Kind::TakeCrystal { .. }
                | Kind::Stone { .. }
                | Kind::PairWith { .. }
                | Kind::Pair
                | Kind::Look
        )
    }
}

/// What a player is asked: the step on top of the chain and where it came from. The whole chain is
/// [`Board::pending`](crate::Board::pending).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// Put cards off in spring: so many more (BI-4.1).
    Call(u8),
    /// The order of the dice (BI-15.1).
    Dice,
    /// A pending step.
    Step {
        /// What is to be done.
        task: Task,
        /// Where it came from.
        source: Source,
    },
}
