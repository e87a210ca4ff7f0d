//! The seven spirits (BA-12): what they are, whose they are, and when they can be used.

use serde::{Deserialize, Serialize};

use crate::data::WAKING;

/// A spirit of the forest (BA-12.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spirit {
    /// A harmony action.
    Kappa,
    /// An improve action.
    Tanuki,
    /// An income action.
    Rokurokubi,
    /// Shoots activated after it in this turn are jokers.
    Kitsune,
    /// 4 food at the family meal.
    Okami,
    /// Sweeps the food on the board and takes one token, before or after.
    Tengu,
    /// The redirected sticks of this turn cost nothing.
    Bakeneko,
}

impl Spirit {
    /// All seven.
    pub const ALL: [Spirit; 7] = [
        Spirit::Kappa,
        Spirit::Tanuki,
        Spirit::Rokurokubi,
        Spirit::Kitsune,
        Spirit::Okami,
        Spirit::Tengu,
        Spirit::Bakeneko,
    ];

    /// What waking it costs (BA-9.1).
    pub const fn waking(self) -> u8 {
        WAKING[self as usize]
    }

    /// Its name, a key for the words.
    pub const fn name(self) -> &'static str {
        match self {
            Spirit::Kappa => "kappa",
            Spirit::Tanuki => "tanuki",
            Spirit::Rokurokubi => "rokurokubi",
            Spirit::Kitsune => "kitsune",
            Spirit::Okami => "okami",
            Spirit::Tengu => "tengu",
            Spirit::Bakeneko => "bakeneko",
        }
    }

    /// The spirit as a set of one.
    #[inline]
    pub(crate) const fn set(self) -> u8 {
        1 << self as u8
    }
}

/// How much food Okami is at a family meal (BA-12.2).
pub(crate) const OKAMI: u8 = 4;

/// Some spirits; those of one type are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Spirits {
    counts: [u8; 7],
}

impl Spirits {
    /// None.
    pub const NONE: Spirits = Spirits { counts: [0; 7] };

    /// How many of each, in the order of [`Spirit::ALL`].
    pub const fn counts(self) -> [u8; 7] {
        self.counts
    }

    /// How many of this type.
    #[inline]
    pub const fn count(self, spirit: Spirit) -> u8 {
        self.counts[spirit as usize]
    }

    /// Every spirit, by type.
    pub fn iter(self) -> impl Iterator<Item = Spirit> {
        let counts = self.counts;
        Spirit::ALL.into_iter().flat_map(move |spirit| (0..counts[spirit as usize]).map(move |_| spirit))
    }

    /// The types that are there, one bit each.
    #[inline]
    pub(crate) fn types(self) -> u8 {
        self.counts.iter().rev().fold(0, |types, &count| types << 1 | u8::from(count > 0))
    }

    #[inline]
    pub(crate) fn add(&mut self, spirit: Spirit) {
        let count = &mut self.counts[spirit as usize];
        *count = count.saturating_add(1);
    }

    #[inline]
    pub(crate) fn remove(&mut self, spirit: Spirit) {
        let count = &mut self.counts[spirit as usize];
        *count = count.saturating_sub(1);
    }
}

impl FromIterator<Spirit> for Spirits {
    fn from_iter<I: IntoIterator<Item = Spirit>>(spirits: I) -> Spirits {
        let mut found = Spirits::NONE;
        spirits.into_iter().for_each(|spirit| found.add(spirit));
        found
    }
}

/// What several spirits are worth at the end: 2 for each type, awake or not (BA-10.1). That is the
/// sentence printed under Bakeneko (BA-R4).
pub fn spirit_points(awake: Spirits, asleep: Spirits) -> i32 {
    2 * (awake.types() | asleep.types()).count_ones() as i32
}
