//! What a player can do, is asked, and may be refused.

use engawa_kernel::Action;
use serde::{Deserialize, Serialize};

use crate::data::{BitokuCard, Dragonfly, Rock, Vision, Yokai};
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

/// The numbers of actions, without gaps: what is done most has numbers of one byte in a record.
mod code {
    pub(super) const PLAIN: u32 = 11;
    pub(super) const PICK: u32 = PLAIN;
    pub(super) const KODAMA: u32 = PICK + 4;
    pub(super) const PART: u32 = KODAMA + 5;
    pub(super) const CHOOSE: u32 = PART + 4;
    pub(super) const TAKE_MITAMA: u32 = CHOOSE + 4;
    pub(super) const TAKE_DRAGONFLY: u32 = TAKE_MITAMA + 4;
    pub(super) const ARRANGE: u32 = TAKE_DRAGONFLY + 4;
    pub(super) const LINE: u32 = ARRANGE + 6;
    pub(super) const HOUSE: u32 = LINE + 20;
    pub(super) const START: u32 = HOUSE + 5;
    pub(super) const WALK: u32 = START + 16;
    pub(super) const ENTER: u32 = WALK + 16;
    pub(super) const UNLOCK: u32 = ENTER + 16;
    pub(super) const HARVEST: u32 = UNLOCK + 3;
    pub(super) const REMOVE: u32 = HARVEST + 3;
    pub(super) const COPY_HOME: u32 = REMOVE + 3;
    pub(super) const BACK: u32 = COPY_HOME + 4;
    pub(super) const ROCK: u32 = BACK + 20;
    pub(super) const STONE: u32 = ROCK + 13;
    pub(super) const BUILD: u32 = STONE + 9;
    pub(super) const TAKE_CRYSTAL: u32 = BUILD + 16;
    pub(super) const PLACE: u32 = TAKE_CRYSTAL + 32;
    pub(super) const STRENGTHEN: u32 = PLACE + 24;
    pub(super) const CROSS: u32 = STRENGTHEN + 9;
    pub(super) const PLAY: u32 = CROSS + 3 * 4 * 10;
    pub(super) const DISCARD: u32 = PLAY + 49 * 3;
    pub(super) const TAKE_YOKAI: u32 = DISCARD + 49;
    pub(super) const TAKE_BITOKU: u32 = TAKE_YOKAI + 49;
    pub(super) const TAKE_VISION: u32 = TAKE_BITOKU + 7;
    pub(super) const PAIR_WITH: u32 = TAKE_VISION + 28;
    pub(super) const PAY: u32 = PAIR_WITH + 32;
    pub(super) const END: u32 = PAY + 256;
}

const _: () =
    assert!(Yokai::COUNT == 49 && Vision::COUNT == 28 && Rock::COUNT == 13 && BitokuCard::COUNT == 24);

impl From<Kind> for Action {
    // Always inlined: lists name the first action of a group as a constant.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    fn from(kind: Kind) -> Action {
        Action(match kind {
            Kind::Finish => 0,
            Kind::Decline => 1,
            Kind::Look => 2,
            Kind::Pass => 3,
            Kind::Advance => 4,
            Kind::Act => 5,
            Kind::Mastery => 6,
            Kind::NoVision => 7,
            Kind::Pair => 8,
            Kind::BonusPoint => 9,
            Kind::BonusAmulet => 10,
            Kind::Pick { resource } => code::PICK + resource as u32,
            Kind::Kodama { region } => code::KODAMA + region as u32,
            Kind::Part { part } => code::PART + u32::from(part),
            Kind::Choose { option } => code::CHOOSE + u32::from(option),
            Kind::TakeMitama { slot } => code::TAKE_MITAMA + u32::from(slot),
            Kind::TakeDragonfly { slot } => code::TAKE_DRAGONFLY + u32::from(slot),
            Kind::Arrange { order } => code::ARRANGE + u32::from(order),
            Kind::Line { river, line } => code::LINE + river as u32 * 5 + u32::from(line),
            Kind::House { house } => code::HOUSE + house as u32,
            Kind::Start { cell } => code::START + u32::from(cell),
            Kind::Walk { cell } => code::WALK + u32::from(cell),
            Kind::Enter { cell } => code::ENTER + u32::from(cell),
            Kind::Unlock { die } => code::UNLOCK + u32::from(die),
            Kind::Harvest { slot } => code::HARVEST + u32::from(slot),
            Kind::Remove { slot } => code::REMOVE + u32::from(slot),
            Kind::CopyHome { cell } => code::COPY_HOME + u32::from(cell),
            Kind::Back { player, region } => code::BACK + u32::from(player) * 5 + region as u32,
            Kind::Rock { rock } => code::ROCK + rock.index() as u32,
            Kind::Stone { cell } => code::STONE + u32::from(cell),
            Kind::Build { slot, river } => code::BUILD + u32::from(slot) * 4 + river as u32,
            Kind::TakeCrystal { slot, onto } => code::TAKE_CRYSTAL + u32::from(slot) * 8 + u32::from(onto),
            Kind::Place { die, spot } => code::PLACE + u32::from(die) * 8 + spot as u32,
            Kind::Strengthen { die, amulet } => {
                code::STRENGTHEN + u32::from(die) * 3 + u32::from(amulet).saturating_sub(1)
            }
            Kind::Cross { die, hill, reward } => {
                code::CROSS + (u32::from(die) * 4 + hill as u32) * 10 + reward as u32
            }
            Kind::Play { card, slot } => code::PLAY + u32::from(slot) * 49 + card.index() as u32,
            Kind::Discard { card } => code::DISCARD + card.index() as u32,
            Kind::TakeYokai { card } => code::TAKE_YOKAI + card.index() as u32,
            Kind::TakeBitoku { virtue } => code::TAKE_BITOKU + virtue as u32,
            Kind::TakeVision { card } => code::TAKE_VISION + card.index() as u32,
            Kind::PairWith { dragonfly } => code::PAIR_WITH + dragonfly.index() as u32,
            Kind::Pay { goods } => code::PAY + u32::from(goods.code()),
        })
    }
}

impl Kind {
    /// What the action means, if it means anything.
    #[inline]
    pub fn of(action: Action) -> Option<Kind> {
        let number = action.0;
        // The place within a group of numbers that begins there.
        let from = |start: u32| (number - start) as usize;
        let small = |start: u32| (number - start) as u8;
        Some(match number {
            0 => Kind::Finish,
            1 => Kind::Decline,
            2 => Kind::Look,
            3 => Kind::Pass,
            4 => Kind::Advance,
            5 => Kind::Act,
            6 => Kind::Mastery,
            7 => Kind::NoVision,
            8 => Kind::Pair,
            9 => Kind::BonusPoint,
            10 => Kind::BonusAmulet,
            code::PICK..code::KODAMA => Kind::Pick { resource: Resource::new(from(code::PICK))? },
            code::KODAMA..code::PART => Kind::Kodama { region: Region::new(from(code::KODAMA))? },
            code::PART..code::CHOOSE => Kind::Part { part: small(code::PART) },
            code::CHOOSE..code::TAKE_MITAMA => Kind::Choose { option: small(code::CHOOSE) },
            code::TAKE_MITAMA..code::TAKE_DRAGONFLY => Kind::TakeMitama { slot: small(code::TAKE_MITAMA) },
            code::TAKE_DRAGONFLY..code::ARRANGE => Kind::TakeDragonfly { slot: small(code::TAKE_DRAGONFLY) },
            code::ARRANGE..code::LINE => Kind::Arrange { order: small(code::ARRANGE) },
            code::LINE..code::HOUSE => {
                let at = from(code::LINE);
                Kind::Line { river: River::new(at / 5)?, line: (at % 5) as u8 }
            }
            code::HOUSE..code::START => Kind::House { house: House::new(from(code::HOUSE))? },
            code::START..code::WALK => Kind::Start { cell: small(code::START) },
            code::WALK..code::ENTER => Kind::Walk { cell: small(code::WALK) },
            code::ENTER..code::UNLOCK => Kind::Enter { cell: small(code::ENTER) },
            code::UNLOCK..code::HARVEST => Kind::Unlock { die: small(code::UNLOCK) },
            code::HARVEST..code::REMOVE => Kind::Harvest { slot: small(code::HARVEST) },
            code::REMOVE..code::COPY_HOME => Kind::Remove { slot: small(code::REMOVE) },
            code::COPY_HOME..code::BACK => Kind::CopyHome { cell: small(code::COPY_HOME) },
            code::BACK..code::ROCK => {
                let at = from(code::BACK);
                Kind::Back { player: (at / 5) as u8, region: Region::new(at % 5)? }
            }
            code::ROCK..code::STONE => Kind::Rock { rock: Rock::new(from(code::ROCK))? },
            code::STONE..code::BUILD => Kind::Stone { cell: small(code::STONE) },
            code::BUILD..code::TAKE_CRYSTAL => {
                let at = from(code::BUILD);
                Kind::Build { slot: (at / 4) as u8, river: River::new(at % 4)? }
            }
            code::TAKE_CRYSTAL..code::PLACE => {
                let at = small(code::TAKE_CRYSTAL);
                Kind::TakeCrystal { slot: at / 8, onto: at % 8 }
            }
            code::PLACE..code::STRENGTHEN => {
                let at = from(code::PLACE);
                Kind::Place { die: (at / 8) as u8, spot: Spot::new(at % 8)? }
            }
            code::STRENGTHEN..code::CROSS => {
                let at = small(code::STRENGTHEN);
                Kind::Strengthen { die: at / 3, amulet: at % 3 + 1 }
            }
            code::CROSS..code::PLAY => {
                let at = from(code::CROSS);
                let reward = Reward::ALL[at % 10];
                Kind::Cross { die: (at / 40) as u8, hill: River::new(at / 10 % 4)?, reward }
            }
            code::PLAY..code::DISCARD => {
                let at = from(code::PLAY);
                Kind::Play { card: Yokai::new(at % 49)?, slot: (at / 49) as u8 }
            }
            code::DISCARD..code::TAKE_YOKAI => Kind::Discard { card: Yokai::new(from(code::DISCARD))? },
            code::TAKE_YOKAI..code::TAKE_BITOKU => {
                Kind::TakeYokai { card: Yokai::new(from(code::TAKE_YOKAI))? }
            }
            code::TAKE_BITOKU..code::TAKE_VISION => {
                Kind::TakeBitoku { virtue: Virtue::new(from(code::TAKE_BITOKU))? }
            }
            code::TAKE_VISION..code::PAIR_WITH => {
                Kind::TakeVision { card: Vision::new(from(code::TAKE_VISION))? }
            }
            code::PAIR_WITH..code::PAY => {
                Kind::PairWith { dragonfly: Dragonfly::new(from(code::PAIR_WITH))? }
            }
            code::PAY..code::END => Kind::Pay { goods: Goods::of_code(small(code::PAY)) },
            _ => return None,
        })
    }

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

/// Why something cannot be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Breach {
    /// Something else is asked now.
    SomethingElse,
    /// What is asked cannot be declined.
    Compulsory,
    /// That part was done, is none of these, or can do nothing.
    NoSuchPart,
    /// The card is not in hand.
    NotInHand,
    /// The card slot is full.
    SlotFull,
    /// That die is not on the own board, or no pilgrim is there to free it.
    DieNotReady,
    /// No amulet of that value, or the die shows 6 already.
    CannotStrengthen,
    /// No empty cell is there.
    NoCell,
    /// The copy cell wants a die of 2 or more.
    TooLowToCopy,
    /// That die cannot cross the river.
    CannotCross,
    /// That reward is covered, or elsewhere.
    RewardCovered,
    /// Cards or dice are left.
    CannotPass,
    /// The forest action is not allowed, was done, or wants a higher die.
    NoForestAction,
    /// The building is not there, was used, or wants a higher die.
    NoBuildingAction,
    /// No die of another player allows that.
    NothingToCopy,
    /// That resource is not offered.
    NotOffered,
    /// That kodama cannot move.
    KodamaStays,
    /// The die is not locked.
    NotLocked,
    /// Nobody can walk like this.
    NoSuchStep,
    /// No card lies to the right of the marker.
    EndOfPath,
    /// That rock is not in the garden, or the slots are full.
    NoRock,
    /// No pilgrim can go to that cell.
    NoStone,
    /// The tile is not there, cannot be paid or has no place.
    CannotBuild,
    /// The same for a crystal.
    NoCrystal,
    /// The mitama is not there or cannot be paid.
    NoMitama,
    /// The dragonfly is not there or cannot be paid.
    NoDragonfly,
    /// The price is another, or more than there is.
    WrongPayment,
    /// That card was not looked at.
    NotLookedAt,
    /// Nothing is there to pair.
    NothingToPair,
    /// That crystal has nothing to harvest.
    NothingToHarvest,
    /// That card cannot be removed.
    CannotRemove,
    /// The dice cannot return like this.
    NoSuchOrder,
    /// The chain of effects has grown too long.
    NoRoom,
}

impl engawa_kernel::Breach for Breach {
    fn rule(&self) -> &'static str {
        match self {
            Breach::SomethingElse | Breach::Compulsory | Breach::NoSuchPart | Breach::NoRoom => "BI-1.7",
            Breach::NotInHand | Breach::SlotFull => "BI-5.2",
            Breach::DieNotReady => "BI-5.5",
            Breach::CannotStrengthen => "BI-5.6",
            Breach::NoCell => "BI-5.7",
            Breach::TooLowToCopy | Breach::NothingToCopy => "BI-6.8",
            Breach::CannotCross => "BI-5.12",
            Breach::RewardCovered => "BI-5.14",
            Breach::CannotPass => "BI-5.16",
            Breach::NoForestAction => "BI-5.9",
            Breach::NoBuildingAction => "BI-5.10",
            Breach::NotOffered | Breach::WrongPayment => "BI-1.6",
            Breach::KodamaStays => "BI-7.1",
            Breach::NotLocked => "BI-5.19",
            Breach::NoSuchStep => "BI-9.2",
            Breach::EndOfPath => "BI-9.6",
            Breach::NoRock => "BI-12.1",
            Breach::NoStone => "BI-12.2",
            Breach::CannotBuild => "BI-8.3",
            Breach::NoCrystal => "BI-11.1",
            Breach::NoMitama => "BI-10.1",
            Breach::NoDragonfly => "BI-10.3",
            Breach::NotLookedAt => "BI-1.8",
            Breach::NothingToPair => "BI-10.4",
            Breach::NothingToHarvest => "BI-4.3",
            Breach::CannotRemove => "BI-15.2",
            Breach::NoSuchOrder => "BI-15.1",
        }
    }
}
