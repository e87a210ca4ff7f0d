//! What is printed on the pieces of the box: the rows of the tables in `data.rs`.

use serde::{Deserialize, Serialize};

use crate::effect::Effects;
use crate::goods::{Cost, Goods};
use crate::place::{Element, MitamaKind, Resource, River, Trigger, YokaiKind};

/// What differs from board to board (BI-2.1).
#[derive(Debug)]
pub struct BoardFace {
    /// Die cells of a river region.
    pub dice: u8,
    /// Die cells of a hill area.
    pub hill_dice: u8,
    /// Hills of one area: two with one or two players.
    pub hills: u8,
    /// Cells of the rock garden.
    pub rocks: u8,
    /// Wisdom paths.
    pub paths: u8,
    /// Cells of a kodama track.
    pub kodama: u8,
}

/// The kind of a side path (BI-9.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SideKind {
    /// Points and amulets.
    Enlightenment,
    /// The action of a tile of letter A as well.
    ToriiA,
    /// The same with letter B.
    ToriiB,
}

impl SideKind {
    /// Whether a torii tile lies there.
    #[inline]
    pub const fn is_torii(self) -> bool {
        !matches!(self, SideKind::Enlightenment)
    }
}

/// A side path: VP and amulet of its cells, counted from the fork.
#[derive(Debug)]
pub struct SideFace {
    /// Its kind.
    pub kind: SideKind,
    /// How many cells.
    pub len: u8,
    /// VP, and the value of the amulet or 0.
    pub cells: [(u8, u8); 3],
}

/// A slot of a market (BI-10.1, BI-10.3, BI-11.1).
#[derive(Debug)]
pub struct SlotFace {
    /// What is paid.
    pub cost: Cost,
    /// Resources of choice that the slot pays out.
    pub pays: u8,
    /// VP printed under the slot.
    pub points: u8,
}

/// A place of a building counter on the own board (BI-8.1).
#[derive(Debug)]
pub struct CounterFace {
    /// The cost under the counter.
    pub cost: Cost,
    /// VP when it is gone (BI-22.H).
    pub points: u8,
    /// The same on the board of the tengu (BI-21.2).
    pub tengu: u8,
}

/// A cell of the stone path (BI-12.2).
#[derive(Debug)]
pub struct StoneFace {
    /// The iwakura slots beside it, as bits.
    pub beside: u8,
    /// What a pilgrim pays there.
    pub cost: Cost,
}

/// What a yokai scores when it is removed (BI-15.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Winter {
    /// A fixed number.
    Flat(u8),
    /// So many for each of these.
    Per(u8, Element),
    /// The sum of two own dice.
    Dice,
}

#[derive(Debug)]
pub(crate) struct YokaiFace {
    pub(crate) kind: YokaiKind,
    pub(crate) effects: Effects,
    pub(crate) winter: Winter,
}

#[derive(Debug)]
pub(crate) struct VirtueFace {
    pub(crate) copies: u8,
    pub(crate) points: u8,
    pub(crate) effects: Effects,
}

#[derive(Debug)]
pub(crate) struct VisionFace {
    pub(crate) needs: u64,
    pub(crate) points: u8,
    pub(crate) penalty: u8,
}

/// What the owner of a building gets when another player uses it (BI-5.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OwnerBonus {
    /// 1 VP.
    Point,
    /// 1 VP or an amulet +1, as the owner likes.
    Either,
    /// 1 VP and an amulet +1.
    Both,
}

#[derive(Debug)]
pub(crate) struct BuildingFace {
    pub(crate) die: u8,
    pub(crate) kodama: u8,
    pub(crate) amulet: bool,
    pub(crate) owner: OwnerBonus,
    pub(crate) effects: Effects,
}

/// A crystal tile (BI-11.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CrystalFace {
    /// A reward in spring and in the Ascension.
    Dream(Effects),
    /// VP each time something is done.
    Memory(Trigger, u8),
    /// An action beside a played card.
    Mastery(Effects),
}

#[derive(Debug)]
pub(crate) struct MitamaFace {
    pub(crate) kind: MitamaKind,
    pub(crate) effects: Effects,
}

/// What the bottom half of a card of the tengu shows (BI-20).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// A dragonfly.
    Dragonfly,
    /// A mitama.
    Mitama,
    /// A crystal.
    Crystal,
    /// A building.
    Building,
    /// His favourite mitama or building (BI-17.2).
    Favourite,
    /// Movement points.
    Move,
    /// Resources.
    Goods(Goods),
}

/// A card of the tengu (BI-16.4).
#[derive(Debug)]
pub struct TenguFace {
    /// The top half shows a yokai.
    pub yokai: bool,
    /// The top half shows a bitoku.
    pub bitoku: bool,
    /// The region; none for the cards of the favourite (BI-17.2).
    pub region: Option<River>,
    /// What the bottom half shows.
    pub shows: Shown,
    /// The standard resource (BI-17.5).
    pub standard: Option<Resource>,
}

/// The class of an iwakura (BI-16.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RockClass {
    /// Shows yokai.
    Yokai,
    /// Shows mitama.
    Mitama,
    /// Shows buildings.
    Building,
}
