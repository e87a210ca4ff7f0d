//! Small closed sets of names: regions, places for dice, resources, kinds of pieces, markets.

use engawa_kernel::names;

names! {
    /// A resource (BI-1.4).
    Resource:
    /// Buildings.
    Wood,
    /// Buildings.
    Stone,
    /// Mitama.
    Jade,
    /// Mitama.
    Sake,
}

names! {
    /// A region of the forest, with a kodama track and a lake treasure (BI-7.1).
    Region:
    /// Lands of Yomi: mitama and dragonflies.
    Yomi,
    /// Steps of Knowledge: movement points.
    Steps,
    /// Home of the Great Spirit: the only one that is no [`River`] (BI-6.9).
    Home,
    /// Glade of Jade: resources.
    Glade,
    /// The Forges: crystals and buildings.
    Forges,
}

names! {
    /// A region at the river, with a populated area and a hill (BI-6.1).
    River:
    /// Lands of Yomi.
    Yomi,
    /// Steps of Knowledge.
    Steps,
    /// Glade of Jade.
    Glade,
    /// The Forges.
    Forges,
}

impl River {
    /// The same as one of the five regions.
    #[inline]
    pub const fn region(self) -> Region {
        match self {
            River::Yomi => Region::Yomi,
            River::Steps => Region::Steps,
            River::Glade => Region::Glade,
            River::Forges => Region::Forges,
        }
    }
}

names! {
    /// Where a die can be placed: a region at the river, or a cell of the Home, from the top (BI-5.7).
    Spot:
    /// Lands of Yomi.
    Yomi,
    /// Steps of Knowledge.
    Steps,
    /// Glade of Jade.
    Glade,
    /// The Forges.
    Forges,
    /// The topmost cell of the Home.
    Home1,
    /// The second one.
    Home2,
    /// The third one.
    Home3,
    /// The lowest one; the copy cell of one or two players.
    Home4,
}

impl Spot {
    /// The region at the river, if it is one.
    #[inline]
    pub fn river(self) -> Option<River> {
        River::new(self.index())
    }

    /// The cell of the Home, if it is one.
    #[inline]
    pub const fn home(self) -> Option<usize> {
        self.index().checked_sub(River::COUNT)
    }
}

names! {
    /// The kind of a yokai (BI-22.E).
    YokaiKind:
    /// Jade and sake.
    Kappa,
    /// Wood and stone.
    Imomushi,
    /// Buildings and crystals.
    Nezumi,
    /// Mitama and dragonflies.
    Kitsune,
    /// Movement points.
    ShinOkami,
    /// Counts as any one of the others.
    Yamauba,
}

names! {
    /// The kind of a mitama (BI-10.2).
    MitamaKind:
    /// A resource or an amulet.
    Ara,
    /// A die and an amulet.
    Nigi,
    /// A movement point or an amulet.
    Saki,
    /// A kodama step or an amulet.
    Kushi,
    /// Counts as any one of the others.
    Shinigami,
}

names! {
    /// The type of a building (BI-8.2).
    House:
    /// Temple.
    Temple,
    /// Onsen.
    Onsen,
    /// Farm.
    Farm,
    /// Ryokan.
    Ryokan,
    /// An ancient building: nobody builds or owns it.
    Ancient,
}

names! {
    /// The type of a bitoku card, the most common one first.
    Virtue:
    /// Sincerity.
    Makoto,
    /// Loyalty.
    Chuugi,
    /// Courage.
    Yu,
    /// Benevolence.
    Jin,
    /// Courtesy.
    Rei,
    /// Righteousness.
    Gi,
    /// Honour.
    Meiyo,
}

names! {
    /// A market of tiles (BI-2.6).
    Market:
    /// Buildings.
    Building,
    /// Crystals.
    Crystal,
    /// Mitama.
    Mitama,
    /// Dragonflies.
    Dragonfly,
}

names! {
    /// What a memory crystal pays for (BI-11.4).
    Trigger:
    /// The own counter goes onto a building.
    Build,
    /// Another crystal.
    TakeCrystal,
    /// A mitama from the market.
    TakeMitama,
    /// A dragonfly from the market.
    TakeDragonfly,
    /// A pilgrim enters an enlightenment or torii cell.
    SidePath,
    /// The marker enters a bitoku card.
    VisitBitoku,
    /// A die moves to a hill.
    CrossRiver,
    /// A rock taken, a pilgrim put on the stone path.
    StonePath,
}

names! {
    /// What a yokai counts in winter (BI-15.2).
    Element:
    /// Own buildings.
    Building,
    /// Own crystals.
    Crystal,
    /// Own mitama, paired or not.
    Mitama,
    /// Own pairs.
    Pair,
    /// Visited bitoku cards.
    VisitedBitoku,
    /// All bitoku cards of the own path.
    Bitoku,
    /// Own pilgrims on enlightenment cells.
    Enlightenment,
    /// Own pilgrims on torii cells.
    Torii,
    /// Own pilgrims on either.
    WisdomPilgrim,
    /// Own iwakura.
    Iwakura,
    /// Own pilgrims on the stone path.
    IwakuraPilgrim,
    /// Own vision cards.
    Vision,
    /// Own resources.
    Resource,
    /// Own amulets.
    Amulet,
    /// Own yokai anywhere, removed ones included.
    Yokai,
    /// Tracks on which the own kodama is alone ahead.
    KodamaFirst,
}

names! {
    /// A kind of crystal (BI-11.2).
    CrystalKind:
    /// Purple: a reward in spring.
    Dream,
    /// Yellow: VP for what is done.
    Memory,
    /// Pink: an action beside a played card.
    Mastery,
}

impl CrystalKind {
    /// The own slots for crystals of this kind, as bits of eight: three dreams, two memories, three masteries (BI-11.3).
    #[inline]
    pub const fn slots(self) -> u8 {
        match self {
            CrystalKind::Dream => 0b0000_0111,
            CrystalKind::Memory => 0b0001_1000,
            CrystalKind::Mastery => 0b1110_0000,
        }
    }
}

/// The slot of the mastery crystal that is linked to a card slot.
#[inline]
pub(crate) const fn mastery_slot(card_slot: usize) -> usize {
    5 + card_slot
}

names! {
    /// A deck that all players share (BI-1.8, BI-13).
    Common:
    /// Yokai.
    Yokai,
    /// Bitoku.
    Bitoku,
    /// Visions.
    Vision,
}
