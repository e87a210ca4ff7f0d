//! A score pad: the Ascension of any position of a real table (BI-22), from plain numbers.
//!
//! ```json
//! { "virtue": 67, "first": true, "bitoku": ["makoto", "yu", "jin"], "visited": 2,
//!   "lakes": [{ "rewards": [5, 3, 1], "ahead": 0, "level": 1 }],
//!   "rocks": [{ "symbols": ["ara"], "pilgrims": 2 }], "yokai": ["kappa"], "mitama": ["ara", "shinigami"], "pairs": 1,
//!   "buildings": ["temple"], "crystals": [1, 2], "enlightenment": 0, "torii": 1,
//!   "dice": [3, 5, 3], "resources": [2, 0, 0, 1], "visions": [1] }
//! ```

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::data::{COUNTERS, CRYSTAL_SLOTS, Vision, type_points};
use crate::goods::Goods;
use crate::place::{House, MitamaKind, Virtue, YokaiKind};
use crate::scoring::{Wish, best_visions, guardians, rock_points, shared_reward};

/// A symbol of an iwakura.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Symbol {
    /// A yokai.
    Yokai(YokaiKind),
    /// A mitama.
    Mitama(MitamaKind),
    /// A building.
    House(House),
}

impl Symbol {
    /// Its place among the 13 symbols; jokers and ancient buildings are on no rock.
    fn place(self) -> Option<usize> {
        match self {
            Symbol::Yokai(YokaiKind::Yamauba)
            | Symbol::Mitama(MitamaKind::Shinigami)
            | Symbol::House(House::Ancient) => None,
            Symbol::Yokai(kind) => Some(kind.index()),
            Symbol::Mitama(kind) => Some(5 + kind.index()),
            Symbol::House(house) => Some(9 + house.index()),
        }
    }
}

/// An iwakura of the stone path.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RockAt {
    /// What it shows.
    pub symbols: Vec<Symbol>,
    /// The pilgrims beside it.
    pub pilgrims: u8,
}

/// The own kodama on one track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lake {
    /// First, second and third reward.
    pub rewards: [u8; 3],
    /// How many kodamas are ahead, neutral ones included.
    pub ahead: u8,
    /// How many are on the same cell, the own one included.
    pub level: u8,
}

/// What a player has at the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Virtue points before the Ascension, the last harvest included.
    pub virtue: i32,
    /// First in turn order.
    #[serde(default)]
    pub first: bool,
    /// The cards of the bitoku path.
    #[serde(default)]
    pub bitoku: Vec<Virtue>,
    /// How many of them are visited.
    #[serde(default)]
    pub visited: u8,
    /// One entry a region.
    #[serde(default)]
    pub lakes: Vec<Lake>,
    /// The stone path.
    #[serde(default)]
    pub rocks: Vec<RockAt>,
    /// All yokai, removed ones included.
    #[serde(default)]
    pub yokai: Vec<YokaiKind>,
    /// All mitama.
    #[serde(default)]
    pub mitama: Vec<MitamaKind>,
    /// Mitama paired with a dragonfly.
    #[serde(default)]
    pub pairs: u8,
    /// Own buildings.
    #[serde(default)]
    pub buildings: Vec<House>,
    /// The crystal slots that are filled: 1 to 3 dreams, 4 and 5 memories, 6 to 8 masteries.
    #[serde(default)]
    pub crystals: Vec<u8>,
    /// Pilgrims on enlightenment cells.
    #[serde(default)]
    pub enlightenment: u8,
    /// Pilgrims on torii cells.
    #[serde(default)]
    pub torii: u8,
    /// The three dice.
    pub dice: [u8; 3],
    /// Wood, stone, jade, sake.
    #[serde(default)]
    pub resources: Goods,
    /// The vision cards by number, as the box file counts them.
    #[serde(default)]
    pub visions: Vec<u8>,
}

/// Why a position cannot be one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PadError {
    /// No die shows this.
    NoSuchDie(u8),
    /// More of these than there can be.
    TooMany(&'static str),
    /// No rock shows a joker or an ancient building.
    NoSuchSymbol,
    /// There is no such vision.
    NoSuchVision(u8),
    /// There is no such crystal slot, or it is named twice.
    NoSuchSlot(u8),
    /// Points out of all reason.
    NoSuchVirtue(i32),
}

impl fmt::Display for PadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PadError::NoSuchDie(value) => write!(f, "no die shows {value}"),
            PadError::TooMany(what) => write!(f, "too many {what}"),
            PadError::NoSuchSymbol => write!(f, "no rock shows a joker or an ancient building"),
            PadError::NoSuchVision(number) => write!(f, "there is no vision {number}, or it is named twice"),
            PadError::NoSuchSlot(slot) => write!(f, "there is no crystal slot {slot}, or it is named twice"),
            PadError::NoSuchVirtue(points) => write!(f, "{points} virtue points (-1000 to 10000)"),
        }
    }
}

impl std::error::Error for PadError {}

fn few(holds: bool, what: &'static str) -> Result<(), PadError> {
    if holds { Ok(()) } else { Err(PadError::TooMany(what)) }
}

/// The points by line, then their sum, then the fulfilled visions that break ties (BI-22.I).
pub fn score(position: &Position) -> Result<Vec<(&'static str, i32)>, PadError> {
    if !(-1_000..=10_000).contains(&position.virtue) {
        return Err(PadError::NoSuchVirtue(position.virtue));
    }
    if let Some(&value) = position.dice.iter().find(|value| !(1..=6).contains(*value)) {
        return Err(PadError::NoSuchDie(value));
    }
    few(position.bitoku.len() <= 24 && usize::from(position.visited) <= position.bitoku.len(), "bitoku")?;
    few(position.lakes.len() <= 5, "lakes")?;
    few(position.lakes.iter().all(|lake| lake.ahead < 4 && (1..=4).contains(&lake.level)), "kodamas")?;
    few(position.rocks.len() <= 4, "rocks")?;
    few(position.rocks.iter().all(|rock| rock.pilgrims <= 9), "pilgrims")?;
    few(position.yokai.len() <= 34, "yokai")?;
    few(position.mitama.len() <= 24 && usize::from(position.pairs) <= position.mitama.len(), "mitama")?;
    few(position.buildings.len() <= COUNTERS.len(), "buildings")?;
    few(position.enlightenment <= 11 && position.torii <= 11, "pilgrims")?;
    few(position.resources.0.iter().all(|&n| n <= 100), "resources")?;
    let mut slots = 0u8;
    for &slot in &position.crystals {
        let bit = if (1..=8).contains(&slot) { 1u8 << (slot - 1) } else { 0 };
        if bit == 0 || slots & bit != 0 {
            return Err(PadError::NoSuchSlot(slot));
        }
        slots |= bit;
    }
    let mut things = [0; 13];
    let (mut yamauba, mut shinigami) = (0, 0);
    let own = (position.yokai.iter().copied().map(Symbol::Yokai))
        .chain(position.mitama.iter().copied().map(Symbol::Mitama))
        .chain(position.buildings.iter().copied().map(Symbol::House));
    for thing in own {
        match (thing.place(), thing) {
            (Some(place), _) => things[place] += 1,
            (None, Symbol::Yokai(_)) => yamauba += 1,
            (None, Symbol::Mitama(_)) => shinigami += 1,
            (None, Symbol::House(_)) => return Err(PadError::TooMany("ancient buildings")),
        }
    }
    let mut rocks = Vec::new();
    for rock in &position.rocks {
        let mut symbols = 0;
        for symbol in &rock.symbols {
            symbols |= 1u16 << symbol.place().ok_or(PadError::NoSuchSymbol)?;
        }
        rocks.push((symbols, rock.pilgrims.into()));
    }
    let mut wishes: Vec<Wish> = Vec::new();
    let mut seen = 0u32;
    for &number in &position.visions {
        let card = usize::from(number).checked_sub(1).and_then(Vision::new);
        let card = card.filter(|card| seen & card.bit() as u32 == 0).ok_or(PadError::NoSuchVision(number))?;
        seen |= card.bit() as u32;
        wishes.push((card.packed(), card.points(), card.penalty()));
    }
    let have = [
        position.resources.sum().min(127) as u8,
        position.buildings.len() as u8,
        position.crystals.len() as u8,
        position.mitama.len() as u8,
        position.pairs,
        position.enlightenment,
        position.torii,
        position.visited,
    ];
    let visions = best_visions(u64::from_le_bytes(have), &wishes);
    let types = position.bitoku.iter().fold(0u8, |types, virtue| types | 1 << virtue.index());
    let lake = |lake: &Lake| shared_reward(lake.rewards, lake.ahead.into(), lake.level.into());
    let counters = COUNTERS.iter().take(position.buildings.len()).map(|counter| i32::from(counter.points));
    let crystals = position.crystals.iter().map(|&slot| i32::from(CRYSTAL_SLOTS[usize::from(slot) - 1]));
    let lines = [
        ("virtue", position.virtue),
        ("first", if position.first { 3 } else { 0 }),
        ("bitoku", type_points(types.count_ones())),
        ("lakes", position.lakes.iter().map(lake).sum()),
        ("iwakura", rock_points(&rocks, things, yamauba, shinigami)),
        ("guardians", guardians(position.dice, position.resources)),
        ("visions", visions.points),
        ("board", counters.sum::<i32>() + crystals.sum::<i32>()),
    ];
    let total = lines.iter().map(|(_, points)| points).sum();
    let fulfilled = visions.count() as i32;
    Ok(lines.into_iter().chain([("total", total), ("fulfilled", fulfilled)]).collect())
}
