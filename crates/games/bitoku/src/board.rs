//! What everybody may see (BI-1.2, BI-1.9): the whole table, apart from hands and the order of decks.

use arrayvec::ArrayVec;
use engawa_kernel::{Chance, Digest, Seat, SeatCount, bits};
use serde::{Deserialize, Serialize};

use crate::data::{
    AREAS, BOARDS, BRIDGES, BitokuCard, Building, COUNTERS, CRYSTAL_SLOTS, Crystal, HOME, MARKETS, Rock,
    SIDES, STONES, TenguCard, Torii, Treasure, Yokai,
};
use crate::effect::{Effects, Node};
use crate::face::{BoardFace, CounterFace, SideFace, SideKind, SlotFace, StoneFace};
use crate::goods::Cost;
use crate::place::{Element, House, Market, Region, River, Spot};
use crate::player::{At, Player};
use crate::step::{Deal, Stack};
use crate::{Options, Reward, Source, Step, Who, Winter};

/// The most who can play.
pub(crate) const MOST_SEATS: usize = 4;
/// The number of the tengu among the players of a solo game.
pub(crate) const TENGU: usize = 1;
/// The cell of the neutral kodamas (BI-2.5).
pub(crate) const NEUTRAL: u8 = 4;
/// The cells of one wisdom path.
pub(crate) const PATH: usize = 8;

/// How far the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Spring: everybody chooses the cards to keep (BI-4.1).
    Call,
    /// Spring: the harvests, one after the other (BI-4.3).
    Harvest,
    /// Summer (BI-5).
    Summer,
    /// Winter: everybody takes the dice back (BI-15.1).
    Dice,
    /// Winter: the virtue of spirits, one after the other (BI-15.2).
    Winter,
    /// The last harvests (BI-22.A).
    Ascension,
    /// The game is over.
    Over,
}

/// A hill: its cards, and which of its three rewards are covered: bits for bitoku, yokai, the third one (BI-5.14).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hill {
    /// The bitoku card.
    pub bitoku: Option<BitokuCard>,
    /// The yokai card.
    pub yokai: Option<Yokai>,
    /// Hikaru markers, as bits.
    pub covered: u8,
}

/// What belongs to the tengu beside his pieces (BI-16.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tengu {
    /// The row of cards, from the left.
    pub row: [Option<TenguCard>; 3],
    /// His deck, as bits.
    pub deck: u16,
    /// His discard pile, as bits.
    pub discard: u16,
    /// The behaviour tile shows its active side.
    pub active: bool,
}

open! {
    /// What everybody may see.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Board {
        pub(crate) options: Options,
        pub(crate) seats: SeatCount,
        pub(crate) chance: Chance,
        /// Counted from 1.
        pub(crate) round: u8,
        pub(crate) phase: Phase,
        /// The turn order, players by number; only the first places are used.
        pub(crate) order: [u8; MOST_SEATS],
        /// The next place of the order.
        pub(crate) turn: u8,
        /// Whose turn it is, by number.
        pub(crate) active: u8,
        /// Who has still to take the dice back, as bits (BI-15.1).
        pub(crate) asked: u8,
        /// How many cards somebody is looking at (BI-1.8).
        pub(crate) looked: u8,
        pub(crate) stack: Stack,
        pub(crate) players: [Player; MOST_SEATS],
        pub(crate) treasures: [Treasure; Region::COUNT],
        /// Torii tiles by path cell.
        pub(crate) torii: [Option<Torii>; 2 * PATH],
        /// Who sleeps on the side paths by path cell: numbers of players, from 1; 0 is nobody.
        pub(crate) sides: [[u8; 3]; 2 * PATH],
        /// Buildings by area and type.
        pub(crate) sites: [[Option<Building>; House::COUNT]; River::COUNT],
        /// Their owners: numbers of players, from 1; 0 is nobody.
        pub(crate) owners: [[u8; House::COUNT]; River::COUNT],
        /// The tiles face up, the cheapest slot first, by number.
        pub(crate) markets: [[Option<u8>; 4]; Market::COUNT],
        /// The tiles face down, as bits.
        pub(crate) stacks: [u32; Market::COUNT],
        /// The tiles out of the game, as bits.
        pub(crate) gone: [u32; Market::COUNT],
        /// The rock garden, as bits.
        pub(crate) garden: u16,
        pub(crate) hills: [Hill; River::COUNT],
        /// The discard piles of yokai and bitoku, as bits.
        pub(crate) discards: [u64; 2],
        pub(crate) tengu: Tengu,
    }
}

impl Board {
    /// How the table wants to play.
    pub const fn options(&self) -> Options {
        self.options
    }

    /// How many seats.
    pub const fn seats(&self) -> SeatCount {
        self.seats
    }

    /// The round, from 1.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// How far the game is.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether somebody plays against the tengu.
    #[inline]
    pub const fn is_solo(&self) -> bool {
        self.seats.get() == 1
    }

    /// How many play. The tengu is the second player of a solo game: his pieces are where a player's are, and whatever looks at
    /// all players meets them (BI-16.5).
    #[inline]
    pub const fn count(&self) -> usize {
        if self.is_solo() { 2 } else { self.seats.get() }
    }

    /// Whether this player is the tengu.
    #[inline]
    pub const fn is_tengu(&self, player: usize) -> bool {
        self.is_solo() && player == TENGU
    }

    /// The player of this number as others call them.
    pub fn who(&self, player: usize) -> Who {
        if self.is_tengu(player) {
            return Who::Tengu;
        }
        Seat::new(player).map_or(Who::Tengu, Who::Seat)
    }

    /// Whose turn it is.
    pub fn active(&self) -> Who {
        self.who(self.active.into())
    }

    /// The turn order, players by number.
    pub fn order(&self) -> &[u8] {
        &self.order[..self.count()]
    }

    /// The turn order, for the story.
    pub(crate) fn order_told(&self) -> ArrayVec<Who, 4> {
        self.order().iter().map(|&player| self.who(player.into())).collect()
    }

    /// Everybody's pieces, by number; the tengu is number 1 of a solo game.
    pub fn players(&self) -> &[Player] {
        &self.players[..self.count()]
    }

    /// What is still to be done, the top one last.
    pub fn pending(&self) -> &[Step] {
        self.stack.as_slice()
    }

    /// The hills, from the left.
    pub const fn hills(&self) -> &[Hill; River::COUNT] {
        &self.hills
    }

    /// The tiles face up in a market, the cheapest slot first, by number.
    pub const fn market(&self, market: Market) -> [Option<u8>; 4] {
        self.markets[market.index()]
    }

    /// How many tiles of a market lie face down.
    pub const fn stack_len(&self, market: Market) -> u32 {
        self.stacks[market.index()].count_ones()
    }

    /// The rocks in the garden.
    pub fn garden(&self) -> impl Iterator<Item = Rock> {
        bits(self.garden).filter_map(Rock::new)
    }

    /// The lake treasure of a region.
    pub const fn treasure(&self, region: Region) -> Treasure {
        self.treasures[region.index()]
    }

    /// The torii tile at a path cell.
    pub fn torii(&self, cell: usize) -> Option<Torii> {
        self.torii.get(cell).copied().flatten()
    }

    /// The building of a type in an area.
    pub const fn site(&self, river: River, house: House) -> Option<Building> {
        self.sites[river.index()][house.index()]
    }

    /// Its owner, by number.
    pub fn owner(&self, river: River, house: House) -> Option<usize> {
        usize::from(self.owners[river.index()][house.index()]).checked_sub(1)
    }

    /// Who sleeps on the cells of the side path at a path cell, by number.
    pub fn sleepers(&self, cell: usize) -> [Option<usize>; 3] {
        self.sides.get(cell).map_or([None; 3], |places| places.map(|who| usize::from(who).checked_sub(1)))
    }

    /// The row of the tengu and his behaviour tile.
    pub const fn tengu(&self) -> &Tengu {
        &self.tengu
    }

    /// The discard pile of the yokai, then that of the bitoku, as bits by number.
    pub const fn discards(&self) -> [u64; 2] {
        self.discards
    }

    #[inline]
    pub(crate) fn me(&self) -> &Player {
        &self.players[usize::from(self.active) % MOST_SEATS]
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[usize::from(self.active) % MOST_SEATS]
    }

    /// Which of the three boards it is.
    #[inline]
    pub(crate) const fn size(&self) -> usize {
        match self.seats.get() {
            1 | 2 => 0,
            3 => 1,
            _ => 2,
        }
    }

    /// What differs from board to board (BI-2.1).
    #[inline]
    pub fn face(&self) -> &'static BoardFace {
        &BOARDS[self.size()]
    }

    /// The types of cells in a populated area, as bits.
    #[inline]
    pub fn area_types(&self, river: River) -> u8 {
        AREAS[self.size() * River::COUNT + river.index()]
    }

    /// What a cell of the Home does (BI-6.7).
    #[inline]
    pub fn home_cell(&self, cell: usize) -> Effects {
        HOME[self.size() * 4 + cell % 4]
    }

    /// Whether this cell of the Home is the copy cell (BI-6.8).
    #[inline]
    pub fn is_copy_cell(&self, cell: usize) -> bool {
        matches!(self.home_cell(cell).parts(), [Node::Copy])
    }

    /// The side path at a path cell (BI-9.2).
    #[inline]
    pub fn side(&self, cell: usize) -> Option<&'static SideFace> {
        SIDES[self.size()][cell % PATH].as_ref()
    }

    /// The visited bitoku that the bridge behind a path cell needs (BI-9.5).
    #[inline]
    pub fn bridge(&self, cell: usize) -> u8 {
        BRIDGES[0][cell % PATH]
    }

    /// Whether the board has this path cell.
    #[inline]
    pub(crate) fn has_cell(&self, cell: usize) -> bool {
        cell < PATH * usize::from(self.face().paths)
    }

    /// The hill area of a region, by number (BI-5.12).
    #[inline]
    pub fn area(&self, river: River) -> u8 {
        river.index() as u8 / self.face().hills
    }

    /// The hills of an area.
    #[inline]
    pub(crate) fn hills_of(&self, area: u8) -> impl Iterator<Item = River> + use<> {
        let hills = usize::from(self.face().hills);
        let first = usize::from(area) * hills;
        (first..first + hills).filter_map(River::new)
    }

    /// A slot of a market; buildings have no price there.
    #[inline]
    pub fn slot(market: Market, slot: usize) -> &'static SlotFace {
        static FREE: SlotFace = SlotFace { cost: Cost::FREE, pays: 0, points: 0 };
        match market.index().checked_sub(1) {
            Some(kind) => &MARKETS[kind * 4 + slot % 4],
            None => &FREE,
        }
    }

    /// A place of a building counter on the own board, from the left (BI-8.1).
    pub fn counter(place: usize) -> &'static CounterFace {
        &COUNTERS[place % COUNTERS.len()]
    }

    /// A cell of the stone path (BI-12.2).
    pub fn stone(cell: usize) -> &'static StoneFace {
        &STONES[cell % STONES.len()]
    }

    /// VP of an own crystal slot when it is filled (BI-22.H).
    pub fn crystal_points(slot: usize) -> u8 {
        CRYSTAL_SLOTS[slot % CRYSTAL_SLOTS.len()]
    }

    /// The price of a deal for whoever is active (BI-1.6).
    #[inline]
    pub(crate) fn price(&self, deal: Deal) -> Cost {
        match deal {
            Deal::Build(..) => COUNTERS[usize::from(self.me().houses).min(5)].cost,
            Deal::Crystal(slot, _) => Board::slot(Market::Crystal, slot.into()).cost,
            Deal::Mitama(slot) => Board::slot(Market::Mitama, slot.into()).cost,
            Deal::Dragonfly(slot) => Board::slot(Market::Dragonfly, slot.into()).cost,
            Deal::Stone(cell) => STONES[usize::from(cell) % STONES.len()].cost,
        }
    }

    /// All dice, wherever they are: whose, by number, and the die.
    #[inline]
    pub(crate) fn dice(&self) -> impl Iterator<Item = (usize, crate::Die)> {
        self.players().iter().enumerate().flat_map(|(player, who)| who.dice.map(|die| (player, die)))
    }

    /// How many dice lie at each of the eight spots and in each of the hill areas.
    #[inline]
    pub(crate) fn crowd(&self) -> ([u8; Spot::COUNT], [u8; 4]) {
        let (mut forest, mut hills) = ([0; Spot::COUNT], [0; 4]);
        for player in self.players() {
            for die in &player.dice {
                match die.at {
                    At::Forest(spot) => forest[spot.index() % Spot::COUNT] += 1,
                    At::Hill(area) => hills[usize::from(area) % 4] += 1,
                    At::Locked | At::Ready => {}
                }
            }
        }
        (forest, hills)
    }

    /// The spots with an empty die cell, as bits (BI-5.7).
    #[inline]
    pub(crate) fn free_spots(&self) -> u8 {
        self.free_of(self.crowd().0)
    }

    /// The same with the dice in the forest counted.
    #[inline]
    pub(crate) fn free_of(&self, forest: [u8; Spot::COUNT]) -> u8 {
        let room = self.face().dice;
        let mut free = 0;
        for (at, &dice) in forest.iter().enumerate() {
            let most = if at < River::COUNT { room } else { 1 };
            free |= u8::from(dice < most) << at;
        }
        free
    }

    /// The rewards of a hill that can be chosen, as bits of [`Reward`] (BI-5.14).
    #[inline]
    pub(crate) fn rewards(&self, hill: River) -> u16 {
        let Hill { bitoku, yokai, covered } = self.hills[hill.index()];
        let mut open = 0;
        if covered & 1 == 0 {
            open |= 0b100 | u16::from(bitoku.is_some());
        }
        if covered & 2 == 0 {
            open |= 0b1000 | u16::from(yokai.is_some()) << 1;
        }
        if covered & 4 == 0 {
            open |= 0b11_1111_0000;
        }
        open
    }

    /// Covers a reward of a hill.
    pub(crate) fn cover(&mut self, hill: River, reward: Reward) {
        self.hills[hill.index()].covered |= reward.covers();
    }

    /// Own pilgrims on enlightenment cells and on torii cells.
    pub fn wisdom(&self, player: usize) -> (u32, u32) {
        let mut counts = (0, 0);
        let number = player as u8 + 1;
        for (cell, places) in self.sides.iter().enumerate() {
            let here: u32 = places.iter().map(|&who| u32::from(who == number)).sum();
            match self.side(cell).map(|side| side.kind) {
                Some(SideKind::Enlightenment) => counts.0 += here,
                Some(_) => counts.1 += here,
                None => {}
            }
        }
        counts
    }

    /// The cell of the neutral kodamas, if there are any (BI-7.3).
    #[inline]
    pub const fn neutral(&self) -> Option<u8> {
        if self.seats.get() <= 2 { Some(NEUTRAL) } else { None }
    }

    /// Tracks on which the kodama of a player is alone ahead, neutral ones included.
    fn leads(&self, player: usize) -> u32 {
        let ahead = |region: &usize| {
            let own = self.players[player].kodama[*region];
            let others = self.players().iter().enumerate().filter(|(other, _)| *other != player);
            others.map(|(_, other)| other.kodama[*region]).chain(self.neutral()).all(|cell| cell < own)
        };
        (0..Region::COUNT).filter(ahead).count() as u32
    }

    /// How many of an element a player has (BI-15.2). All of it is public: every yokai counts, known or not.
    pub fn elements(&self, player: usize, element: Element) -> u32 {
        let own = &self.players[player];
        match element {
            Element::Building => own.houses.into(),
            Element::Crystal => own.crystal_count(),
            Element::Mitama => own.mitama.count_ones(),
            Element::Pair => own.pairs(),
            Element::VisitedBitoku => own.visited.into(),
            Element::Bitoku => own.path.cards().len() as u32,
            Element::Enlightenment => self.wisdom(player).0,
            Element::Torii => self.wisdom(player).1,
            Element::WisdomPilgrim => {
                let (enlightened, torii) = self.wisdom(player);
                enlightened + torii
            }
            Element::Iwakura => own.rocks.iter().flatten().count() as u32,
            Element::IwakuraPilgrim => own.stones.count_ones(),
            Element::Vision => own.visions.count_ones(),
            Element::Resource => own.goods.sum(),
            Element::Amulet => own.amulet_count(),
            Element::Yokai => own.usable_yokai() + own.removed.count_ones(),
            Element::KodamaFirst => self.leads(player),
        }
    }

    /// What removing a card would score now: at most 12 (BI-15.2).
    pub fn winter_points(&self, player: usize, card: Yokai) -> u8 {
        let points = match card.winter() {
            Winter::Flat(points) => points.into(),
            Winter::Per(each, element) => u32::from(each) * self.elements(player, element),
            Winter::Dice => {
                let [mut a, mut b, c] = self.players[player].dice.map(|die| die.value);
                if a < b {
                    core::mem::swap(&mut a, &mut b);
                }
                u32::from(a) + u32::from(b.max(c))
            }
        };
        points.min(12) as u8
    }

    /// Whether the active player may remove a card: five usable yokai or more (BI-15.2), so that four are always left (BI-15.3).
    pub(crate) fn can_remove(&self) -> bool {
        self.me().usable_yokai() >= 5 && self.me().played.iter().any(Option::is_some)
    }

    /// The mastery crystal linked to a card slot of the active player (BI-5.3).
    #[inline]
    pub(crate) fn mastery(&self, slot: u8) -> Option<Crystal> {
        self.me().crystals[crate::place::mastery_slot(usize::from(slot) % 3)]
    }

    /// Where an effect stands.
    #[inline]
    pub(crate) const fn regions(source: Source) -> u8 {
        match source.region() {
            Some(region) => 1 << region.index(),
            None => 0b11111,
        }
    }

    pub(crate) fn feed(&self, digest: &mut Digest) {
        digest.word(u64::from(u16::from(self.options)) << 32 | self.seats.get() as u64);
        digest.word(u64::from(self.chance.drawn()) << 32 | u64::from(self.chance.opened()));
        digest.bytes(&[self.round, self.phase as u8, self.turn, self.active, self.asked, self.looked]);
        digest.bytes(&self.order);
        self.stack.feed(digest);
        self.players().iter().for_each(|player| player.feed(digest));
        digest.bytes(&self.treasures.map(u8::from));
        digest.bytes(&self.torii.map(|tile| tile.map_or(u8::MAX, u8::from)));
        digest.bytes(self.sides.as_flattened());
        for (sites, owners) in self.sites.iter().zip(&self.owners) {
            digest.bytes(&sites.map(|tile| tile.map_or(u8::MAX, u8::from)));
            digest.bytes(owners);
        }
        for (slots, &stack) in self.markets.iter().zip(&self.stacks) {
            digest.bytes(&slots.map(|tile| tile.unwrap_or(u8::MAX)));
            digest.word(stack.into());
        }
        self.gone.iter().for_each(|&tiles| digest.word(tiles.into()));
        digest.word(self.garden.into());
        for hill in &self.hills {
            let number = |card: Option<u8>| card.unwrap_or(u8::MAX);
            digest.bytes(&[
                number(hill.bitoku.map(u8::from)),
                number(hill.yokai.map(u8::from)),
                hill.covered,
            ]);
        }
        self.discards.iter().for_each(|&cards| digest.word(cards));
        digest.bytes(&self.tengu.row.map(|card| card.map_or(u8::MAX, u8::from)));
        digest.word(u64::from(self.tengu.deck) << 32 | u64::from(self.tengu.discard));
        digest.word(self.tengu.active.into());
    }
}
