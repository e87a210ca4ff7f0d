//! What belongs to one player, or to the tengu, and everybody may see.

use arrayvec::ArrayVec;
use engawa_kernel::{Digest, bits};
use serde::{Deserialize, Serialize};

use crate::data::{BitokuCard, COUNTERS, CRYSTAL_SLOTS, Crystal, Mitama, Rock, Vision, Yokai};
use crate::face::CrystalFace;
use crate::goods::Goods;
use crate::place::{Region, Resource, Spot, Trigger, Virtue};

/// Where a die is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum At {
    /// On its red cell (BI-3.1).
    Locked,
    /// On its green cell.
    Ready,
    /// On a cell of the forest (BI-5.7).
    Forest(Spot),
    /// On a hill area, by its number (BI-5.12).
    Hill(u8),
}

impl At {
    const fn number(self) -> u8 {
        match self {
            At::Locked => 0,
            At::Ready => 1,
            At::Forest(spot) => 2 + spot as u8,
            At::Hill(area) => 10 + area,
        }
    }
}

/// A die of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Die {
    /// What it shows.
    pub value: u8,
    /// Where it is.
    pub at: At,
}

/// The bitoku path of a player: cards in the order of receipt (BI-9.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BitokuPath {
    cards: [BitokuCard; BitokuCard::COUNT],
    len: u8,
}

const FIRST_CARD: BitokuCard = BitokuCard::new(0).expect("there are bitoku cards");

impl BitokuPath {
    pub(crate) const EMPTY: BitokuPath = BitokuPath { cards: [FIRST_CARD; BitokuCard::COUNT], len: 0 };

    /// The cards, from the left.
    #[inline]
    pub fn cards(&self) -> &[BitokuCard] {
        &self.cards[..usize::from(self.len).min(BitokuCard::COUNT)]
    }

    /// Adds a card at the right end.
    pub(crate) fn push(&mut self, card: BitokuCard) {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = card;
            self.len += 1;
        }
    }

    /// The types on the path, as bits.
    pub fn types(&self) -> u8 {
        self.cards().iter().fold(0, |types, card| types | 1 << card.virtue().index())
    }
}

impl Serialize for BitokuPath {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.cards().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for BitokuPath {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<BitokuPath, D::Error> {
        let cards = ArrayVec::<BitokuCard, { BitokuCard::COUNT }>::deserialize(deserializer)?;
        let mut path = BitokuPath::EMPTY;
        cards.into_iter().for_each(|card| path.push(card));
        Ok(path)
    }
}

/// What belongs to one player and everybody may see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Virtue points so far (BI-1.3).
    pub points: i16,
    /// Resources.
    pub goods: Goods,
    /// Amulets +1, +2, +3.
    pub amulets: [u8; 3],
    /// The dice; each belongs to the card slot of its number (BI-15.1).
    pub dice: [Die; 3],
    /// The cells of the kodamas, by region, counted from 1 (BI-7.1).
    pub kodama: [u8; Region::COUNT],
    /// Available pilgrims (BI-3.4).
    pub pilgrims: u8,
    /// Pilgrims on the cells of the wisdom paths, eight cells a path.
    pub walking: [u8; 16],
    /// Pilgrims removed from the game (BI-5.5).
    pub spent: u8,
    /// Buildings built, which is the number of building counters gone (BI-8.1).
    pub houses: u8,
    /// Crystals on the own slots: three dreams, two memories, three masteries (BI-11.3).
    pub crystals: [Option<Crystal>; 8],
    /// The crystals beside the board of the tengu, as bits (BI-20.8).
    pub hoard: u32,
    /// Mitama, as bits.
    pub mitama: u32,
    /// Dragonflies, as bits.
    pub dragonflies: u32,
    /// Those of them that are paired with a mitama (BI-10.4). Which mitama does not matter.
    pub paired: u32,
    /// The bitoku path.
    pub path: BitokuPath,
    /// How many of its cards the marker has entered.
    pub visited: u8,
    /// Iwakura on the stone path.
    pub rocks: [Option<Rock>; 4],
    /// Pilgrims on the cells of the stone path, as bits.
    pub stones: u16,
    /// Vision cards, as bits.
    pub visions: u32,
    /// The cards on the card slots (BI-5.2).
    pub played: [Option<Yokai>; 3],
    /// The own discard pile, as bits.
    pub discard: u64,
    /// Yokai removed in winter (BI-15.2), as bits; the pile of the tengu (BI-20.7).
    pub removed: u64,
    /// Yokai that everybody knows to be in the hand or the deck, as bits.
    pub known: u64,
    /// How many cards are in hand.
    pub hand: u8,
    /// How many cards are in the own deck.
    pub deck: u8,
    /// How many cards were put off in this spring and are not shown yet (BI-4.4).
    pub dropped: u8,
    /// Out for this summer (BI-5.16).
    pub passed: bool,
    /// Owner bonuses that are still to be chosen (BI-5.11).
    pub due: u8,
}

impl Player {
    /// Before anything is dealt (BI-3.1, BI-3.2).
    pub(crate) const NEW: Player = Player {
        points: 0,
        goods: Goods::NONE,
        amulets: [0; 3],
        dice: [
            Die { value: 3, at: At::Locked },
            Die { value: 2, at: At::Locked },
            Die { value: 1, at: At::Locked },
        ],
        kodama: [1; Region::COUNT],
        pilgrims: 3,
        walking: [0; 16],
        spent: 0,
        houses: 0,
        crystals: [None; 8],
        hoard: 0,
        mitama: 0,
        dragonflies: 0,
        paired: 0,
        path: BitokuPath::EMPTY,
        visited: 0,
        rocks: [None; 4],
        stones: 0,
        visions: 0,
        played: [None; 3],
        discard: 0,
        removed: 0,
        known: 0,
        hand: 0,
        deck: 0,
        dropped: 0,
        passed: false,
        due: 0,
    };

    /// How many yokai nobody else has seen: taken from the common deck, not played or discarded yet.
    pub fn secret(&self) -> u8 {
        (self.hand + self.deck + self.dropped).saturating_sub(self.known.count_ones() as u8)
    }

    /// Whether these cards are as many as everybody sees.
    pub(crate) fn agrees(&self, hand: u64, deck: u64, dropped: u64) -> bool {
        [hand, deck, dropped].map(|cards| cards.count_ones() as u8) == [self.hand, self.deck, self.dropped]
    }

    /// Usable yokai: deck, hand, board, discard (BI-15.2).
    pub fn usable_yokai(&self) -> u32 {
        u32::from(self.hand + self.deck + self.dropped)
            + self.discard.count_ones()
            + self.played.iter().flatten().count() as u32
    }

    /// The slots with a crystal, as bits.
    #[inline]
    pub(crate) fn filled(&self) -> u8 {
        self.crystals.iter().enumerate().fold(0, |filled, (at, tile)| filled | u8::from(tile.is_some()) << at)
    }

    /// How many crystals.
    pub fn crystal_count(&self) -> u32 {
        self.filled().count_ones() + self.hoard.count_ones()
    }

    /// How many pairs of mitama and dragonfly.
    #[inline]
    pub fn pairs(&self) -> u32 {
        self.paired.count_ones()
    }

    /// How many mitama have no dragonfly.
    #[inline]
    pub fn lone_mitama(&self) -> u32 {
        self.mitama.count_ones() - self.pairs().min(self.mitama.count_ones())
    }

    /// The dragonflies without a mitama, as bits.
    #[inline]
    pub(crate) const fn lone_dragonflies(&self) -> u32 {
        self.dragonflies & !self.paired
    }

    /// How many amulets.
    pub fn amulet_count(&self) -> u32 {
        self.amulets.iter().map(|&n| u32::from(n)).sum()
    }

    /// The dice on their red cells, as bits.
    #[inline]
    pub(crate) fn locked(&self) -> u8 {
        self.dice
            .iter()
            .enumerate()
            .fold(0, |locked, (at, die)| locked | u8::from(die.at == At::Locked) << at)
    }

    /// The dice on their green cells, as bits.
    #[inline]
    pub(crate) fn ready(&self) -> u8 {
        self.dice.iter().enumerate().fold(0, |ready, (at, die)| ready | u8::from(die.at == At::Ready) << at)
    }

    /// The iwakura slots that are filled, as bits.
    #[inline]
    pub(crate) fn rock_slots(&self) -> u8 {
        self.rocks.iter().enumerate().fold(0, |filled, (at, rock)| filled | u8::from(rock.is_some()) << at)
    }

    /// VP that memory crystals pay for this (BI-11.4).
    #[inline]
    pub(crate) fn memory(&self, trigger: Trigger) -> u8 {
        let pays = |crystal: &Option<Crystal>| match crystal.map(Crystal::face) {
            Some(CrystalFace::Memory(what, points)) if what == trigger => points,
            _ => 0,
        };
        self.crystals[3..5].iter().map(pays).sum()
    }

    /// Own mitama of every kind.
    pub(crate) fn mitama_kinds(&self) -> [u8; 5] {
        let mut kinds = [0; 5];
        bits(self.mitama).filter_map(Mitama::new).for_each(|tile| kinds[tile.kind().index()] += 1);
        kinds
    }

    /// The types of bitoku on the path.
    pub fn lacks(&self, virtue: Virtue) -> bool {
        self.path.types() >> virtue.index() & 1 == 0
    }

    /// Purple VP of emptied building and crystal slots (BI-22.H).
    pub fn board_points(&self) -> i32 {
        let houses = COUNTERS.iter().take(self.houses.into()).map(|counter| i32::from(counter.points));
        let crystals = bits(self.filled()).map(|slot| i32::from(CRYSTAL_SLOTS[slot]));
        houses.sum::<i32>() + crystals.sum::<i32>()
    }

    /// The vision cards, one after the other.
    pub fn visions(&self) -> impl Iterator<Item = Vision> {
        bits(self.visions).filter_map(Vision::new)
    }

    /// The kind of resource there is least of; ties: wood, jade, stone, sake (BI-17.5).
    pub(crate) fn scarcest(&self) -> Resource {
        let mut least = Resource::Wood;
        for resource in [Resource::Jade, Resource::Stone, Resource::Sake] {
            if self.goods.get(resource) < self.goods.get(least) {
                least = resource;
            }
        }
        least
    }

    /// In words of fixed width.
    pub(crate) fn feed(&self, digest: &mut Digest) {
        digest.word(self.points as u64);
        digest.bytes(&self.goods.0);
        digest.bytes(&self.amulets);
        digest.bytes(&self.dice.map(|die| die.value << 4 | die.at.number()));
        digest.bytes(&self.kodama);
        digest.bytes(&self.walking);
        digest.bytes(&[
            self.pilgrims,
            self.spent,
            self.houses,
            self.visited,
            self.hand,
            self.deck,
            self.passed.into(),
            self.due,
        ]);
        digest.bytes(&self.crystals.map(|tile| tile.map_or(u8::MAX, u8::from)));
        for pair in
            [[self.hoard, self.mitama], [self.dragonflies, self.paired], [self.visions, self.stones.into()]]
        {
            digest.word(u64::from(pair[0]) << 32 | u64::from(pair[1]));
        }
        digest.word(self.path.len.into());
        digest.bytes(&self.path.cards.map(u8::from));
        digest.bytes(&self.rocks.map(|rock| rock.map_or(u8::MAX, u8::from)));
        digest.bytes(&self.played.map(|card| card.map_or(u8::MAX, u8::from)));
        for cards in [self.discard, self.removed, self.known, self.dropped.into()] {
            digest.word(cards);
        }
    }
}
