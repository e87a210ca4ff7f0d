//! The pieces of the box as constant tables, made by build.rs from `data/box.txt`, and their numbers.

use engawa_kernel::piece;

use crate::effect::{Effects, Node, Options, Scope};
use crate::face::{
    BoardFace, BuildingFace, CounterFace, CrystalFace, MitamaFace, OwnerBonus, RockClass, Shown, SideFace,
    SideKind, SlotFace, StoneFace, TenguFace, VirtueFace, VisionFace, Winter, YokaiFace,
};
use crate::goods::{Cost, Goods};
use crate::place::{
    CrystalKind, Element, House, Market, MitamaKind, Resource, River, Trigger, Virtue, YokaiKind,
};

include!(concat!(env!("OUT_DIR"), "/box.rs"));

/// The starting yokai of one player.
pub(crate) const STARTERS: usize = 5;
/// The starting yokai of four players.
const ALL_STARTERS: usize = 4 * STARTERS;

piece! {
    /// A yokai card: the starting ones of four players (0 to 19), then the 29 others.
    Yokai, ALL_STARTERS + YOKAI.len() - STARTERS
}
piece! {
    /// A bitoku card, the most common type first.
    BitokuCard, 24
}
piece! {
    /// A vision card.
    Vision, VISIONS.len()
}
piece! {
    /// A building tile: temples, onsen, farms, ryokans (six each), ancient buildings.
    Building, BUILDINGS.len()
}
piece! {
    /// A crystal tile: 12 dreams, 8 memories, 12 masteries.
    Crystal, CRYSTALS.len()
}
piece! {
    /// A mitama tile.
    Mitama, MITAMA.len()
}
piece! {
    /// A dragonfly tile.
    Dragonfly, DRAGONFLIES.len()
}
piece! {
    /// A torii tile: eight of letter A, eight of letter B.
    Torii, TORII.len()
}
piece! {
    /// An iwakura: five with yokai, four with mitama, four with buildings.
    Rock, ROCKS.len()
}
piece! {
    /// A lake treasure.
    Treasure, TREASURES.len()
}
piece! {
    /// A card of the tengu.
    TenguCard, TENGU.len()
}

impl Yokai {
    /// The cards of the common deck (BI-2.8).
    pub(crate) const COMMON: u64 = ((1 << Yokai::COUNT) - 1) & !((1 << ALL_STARTERS) - 1);

    /// The five starting cards of a player.
    #[inline]
    pub(crate) const fn starters(player: usize) -> u64 {
        ((1 << STARTERS) - 1) << (player * STARTERS)
    }

    /// Whether it is a starting card.
    #[inline]
    pub const fn is_start(self) -> bool {
        self.index() < ALL_STARTERS
    }

    #[inline]
    fn face(self) -> &'static YokaiFace {
        let at =
            if self.is_start() { self.index() % STARTERS } else { self.index() - (ALL_STARTERS - STARTERS) };
        &YOKAI[at]
    }

    /// Its kind.
    #[inline]
    pub fn kind(self) -> YokaiKind {
        self.face().kind
    }

    /// Its action.
    #[inline]
    pub fn effects(self) -> Effects {
        self.face().effects
    }

    /// What it scores in winter.
    pub fn winter(self) -> Winter {
        self.face().winter
    }
}

/// The type of every bitoku card.
static VIRTUE_OF: [Virtue; BitokuCard::COUNT] = virtues();

const fn virtues() -> [Virtue; BitokuCard::COUNT] {
    let mut table = [Virtue::Makoto; BitokuCard::COUNT];
    let (mut card, mut kind) = (0, 0);
    while kind < Virtue::ALL.len() {
        let mut copy = 0;
        while copy < COPIES[kind] {
            table[card] = Virtue::ALL[kind];
            card += 1;
            copy += 1;
        }
        kind += 1;
    }
    table
}

/// How many cards of each type there are; build.rs insists on it.
const COPIES: [u8; 7] = [5, 5, 4, 4, 3, 2, 1];

impl BitokuCard {
    /// All of them.
    pub(crate) const ALL: u64 = (1 << BitokuCard::COUNT) - 1;

    /// Its type.
    #[inline]
    pub fn virtue(self) -> Virtue {
        VIRTUE_OF[self.index() % BitokuCard::COUNT]
    }
}

impl Virtue {
    /// How many cards of the type there are: the lower, the rarer (BI-17.3).
    pub fn rarity(self) -> u8 {
        VIRTUES[self.index()].copies
    }

    /// VP for visiting.
    #[inline]
    pub fn points(self) -> u8 {
        VIRTUES[self.index()].points
    }

    /// What visiting does.
    #[inline]
    pub fn effects(self) -> Effects {
        VIRTUES[self.index()].effects
    }
}

impl Vision {
    /// All of them.
    pub(crate) const ALL: u64 = (1 << Vision::COUNT) - 1;

    /// What it needs: resources, buildings, crystals, mitama, pairs, enlightenment, torii, bitoku, a byte each.
    #[inline]
    pub(crate) fn packed(self) -> u64 {
        VISIONS[self.index()].needs
    }

    /// What it needs, in the order resources, buildings, crystals, mitama, pairs, pilgrims on enlightenment, pilgrims at
    /// torii, visited bitoku (BI-13.2).
    pub fn needs(self) -> [u8; 8] {
        self.packed().to_le_bytes()
    }

    /// VP when fulfilled.
    #[inline]
    pub fn points(self) -> u8 {
        VISIONS[self.index()].points
    }

    /// VP lost otherwise.
    #[inline]
    pub fn penalty(self) -> u8 {
        VISIONS[self.index()].penalty
    }
}

impl Building {
    /// The tiles that can be built.
    pub(crate) const BUILT: u64 = (1 << 24) - 1;
    /// The ancient ones.
    pub(crate) const ANCIENT: u64 = ((1 << Building::COUNT) - 1) & !Building::BUILT;

    /// Its type.
    #[inline]
    pub fn house(self) -> House {
        House::ALL[self.index() / 6 % House::COUNT]
    }

    /// The value a die needs.
    #[inline]
    pub fn die(self) -> u8 {
        BUILDINGS[self.index()].die
    }

    /// Kodama steps for building it.
    pub fn kodama(self) -> u8 {
        BUILDINGS[self.index()].kodama
    }

    /// Whether building it brings an amulet +1.
    pub fn amulet(self) -> bool {
        BUILDINGS[self.index()].amulet
    }

    /// What its owner gets; nothing for ancient ones.
    pub fn owner_bonus(self) -> Option<OwnerBonus> {
        (self.house() != House::Ancient).then(|| BUILDINGS[self.index()].owner)
    }

    /// Its action.
    #[inline]
    pub fn effects(self) -> Effects {
        BUILDINGS[self.index()].effects
    }
}

impl Crystal {
    /// All of them.
    pub(crate) const ALL: u64 = (1 << Crystal::COUNT) - 1;

    /// What it shows.
    #[inline]
    pub fn face(self) -> CrystalFace {
        CRYSTALS[self.index()]
    }

    /// Its kind.
    #[inline]
    pub fn kind(self) -> CrystalKind {
        match self.face() {
            CrystalFace::Dream(_) => CrystalKind::Dream,
            CrystalFace::Memory(..) => CrystalKind::Memory,
            CrystalFace::Mastery(_) => CrystalKind::Mastery,
        }
    }
}

impl Mitama {
    /// All of them.
    pub(crate) const ALL: u64 = (1 << Mitama::COUNT) - 1;

    /// Its kind.
    #[inline]
    pub fn kind(self) -> MitamaKind {
        MITAMA[self.index()].kind
    }

    /// Its action.
    pub fn effects(self) -> Effects {
        MITAMA[self.index()].effects
    }
}

impl Dragonfly {
    /// All of them.
    pub(crate) const ALL: u64 = (1 << Dragonfly::COUNT) - 1;

    /// What it does when it is paired.
    pub fn effects(self) -> Effects {
        DRAGONFLIES[self.index()]
    }
}

impl Torii {
    /// The tiles of letter A; the others are of letter B.
    pub(crate) const A: u64 = 0xff;

    /// Its action.
    pub fn effects(self) -> Effects {
        TORII[self.index()]
    }
}

impl Rock {
    /// All of them.
    pub(crate) const ALL: u64 = (1 << Rock::COUNT) - 1;

    /// What it shows, as bits: five kinds of yokai, four of mitama, four types of buildings.
    #[inline]
    pub(crate) fn symbols(self) -> u16 {
        ROCKS[self.index()]
    }

    /// Its class.
    pub fn class(self) -> RockClass {
        match self.symbols() {
            symbols if symbols & 0x1f != 0 => RockClass::Yokai,
            symbols if symbols & 0x1e0 != 0 => RockClass::Mitama,
            _ => RockClass::Building,
        }
    }

    /// Whether it shows this kind of yokai.
    pub fn shows_yokai(self, kind: YokaiKind) -> bool {
        kind != YokaiKind::Yamauba && self.symbols() >> kind.index() & 1 == 1
    }

    /// Whether it shows this kind of mitama.
    pub fn shows_mitama(self, kind: MitamaKind) -> bool {
        kind != MitamaKind::Shinigami && self.symbols() >> (5 + kind.index()) & 1 == 1
    }

    /// Whether it shows this type of building.
    pub fn shows_house(self, house: House) -> bool {
        house != House::Ancient && self.symbols() >> (9 + house.index()) & 1 == 1
    }
}

impl Treasure {
    /// First, second and third reward.
    #[inline]
    pub fn rewards(self) -> [u8; 3] {
        TREASURES[self.index()]
    }
}

impl TenguCard {
    /// What it shows.
    pub fn face(self) -> &'static TenguFace {
        &TENGU[self.index()]
    }
}

/// The lines of a region (BI-6): the value that a die needs. There is none for a 5 (BI-6.6).
pub const LINE_DICE: [u8; 5] = [1, 2, 3, 4, 6];

/// What a line of a region does: the first one moves the kodama (BI-6.1), the others are about mitama and dragonflies in Yomi
/// (BI-6.2), movement points on the Steps (BI-6.3), resources in the Glade (BI-6.4), buildings and crystals in the Forges
/// (BI-6.5).
#[inline]
pub fn forest_line(river: River, line: usize) -> Effects {
    FOREST[river.index() * 5 + line % 5]
}

/// VP for so many different types of bitoku (BI-22.C).
pub(crate) fn type_points(types: u32) -> i32 {
    match types.checked_sub(1) {
        None => 0,
        Some(place) => i32::from(TYPES[0][(place as usize).min(6)]),
    }
}
