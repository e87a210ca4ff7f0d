//! How an action is packed into one word, and read back.

use engawa_kernel::Action;

use crate::action::{Kind, Reward};
use crate::data::{BitokuCard, Dragonfly, Rock, Vision, Yokai};
use crate::goods::Goods;
use crate::place::{House, Region, Resource, River, Spot, Virtue};

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
}
