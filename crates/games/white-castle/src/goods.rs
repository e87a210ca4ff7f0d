//! What a clan gains and pays (WC-1.5).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A good, or what is gained like one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Good {
    /// Unlimited.
    Coin,
    /// A daimyo seal; at most five.
    Seal,
    /// At most seven.
    Food,
    /// At most seven.
    Iron,
    /// Mother-of-pearl; at most seven.
    Pearl,
    /// Matcha; at most seven.
    Whisk,
    /// A clan point.
    Point,
    /// A step on the passage of time.
    Influence,
    /// Food, iron or pearl, as the player likes.
    Any,
    /// The own lantern reward (WC-6.1).
    Lantern,
}

impl Good {
    /// How many there are.
    pub(crate) const COUNT: usize = 10;
    /// All of them.
    pub const ALL: [Good; Good::COUNT] = [
        Good::Coin,
        Good::Seal,
        Good::Food,
        Good::Iron,
        Good::Pearl,
        Good::Whisk,
        Good::Point,
        Good::Influence,
        Good::Any,
        Good::Lantern,
    ];
    /// What *any* stands for (WCM-2.4: never a whisk).
    pub const RESOURCES: [Good; 3] = [Good::Food, Good::Iron, Good::Pearl];
    /// What is kept in limited numbers.
    pub(crate) const LIMITED: [Good; 5] = [Good::Seal, Good::Food, Good::Iron, Good::Pearl, Good::Whisk];

    /// Its place among all.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The good as a set of one.
    #[inline]
    pub(crate) const fn bit(self) -> u16 {
        1 << self as u16
    }

    /// The good at this place.
    pub fn new(index: usize) -> Option<Good> {
        Good::ALL.get(index).copied()
    }

    /// The most a clan can have (WC-1.5, WCM-1.3).
    #[inline]
    pub const fn limit(self) -> u16 {
        match self {
            Good::Seal => 5,
            Good::Food | Good::Iron | Good::Pearl | Good::Whisk => 7,
            _ => u16::MAX,
        }
    }
}

/// Goods together: how many of each, by [`Good::index`]. In JSON by name, and only those that there are.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(from = "BTreeMap<Good, u8>", into = "BTreeMap<Good, u8>")]
pub struct Goods(pub(crate) [u8; Good::COUNT]);

impl Goods {
    pub(crate) const NONE: Goods = Goods([0; Good::COUNT]);

    /// So many of one good.
    pub(crate) fn of(good: Good, n: u8) -> Goods {
        let mut goods = Goods::NONE;
        goods.0[good.index()] = n;
        goods
    }

    /// How many of this good.
    #[inline]
    pub const fn get(&self, good: Good) -> u8 {
        self.0[good.index()]
    }

    /// Whether there is nothing.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; Good::COUNT]
    }

    /// What there is, and how many.
    pub fn iter(&self) -> impl Iterator<Item = (Good, u8)> {
        Good::ALL.into_iter().zip(self.0).filter(|(_, n)| *n > 0)
    }

    pub(crate) fn add(&mut self, other: &Goods) {
        self.0.iter_mut().zip(other.0).for_each(|(n, more)| *n = n.saturating_add(more));
    }

    #[inline]
    pub(crate) fn set(&mut self, good: Good, n: u8) {
        self.0[good.index()] = n;
    }
}

impl From<Goods> for BTreeMap<Good, u8> {
    fn from(goods: Goods) -> BTreeMap<Good, u8> {
        goods.iter().collect()
    }
}

impl From<BTreeMap<Good, u8>> for Goods {
    fn from(counts: BTreeMap<Good, u8>) -> Goods {
        let mut goods = Goods::NONE;
        for (good, n) in counts {
            goods.set(good, n);
        }
        goods
    }
}
