//! What only its owner knows: the clan cards (FO-2.3, FO-9.2).

use arrayvec::ArrayVec;
use engawa_kernel::{Chance, Deck, SeatCount, SeatSet, Stage};
use serde::{Deserialize, Serialize};

use crate::cell::Clan;

/// The clans of one player: one, or two in a game of two (FO-8.1). Written as a list of names.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "ArrayVec<Clan, 5>", into = "ArrayVec<Clan, 5>")]
pub struct Clans(u8);

impl Clans {
    /// No clan.
    pub const NONE: Clans = Clans(0);
    /// All five clan cards of the box.
    pub const ALL: Clans = Clans(0b11111);

    /// These and one more.
    #[must_use]
    pub const fn with(self, clan: Clan) -> Clans {
        Clans(self.0 | 1 << clan as u8)
    }

    /// Whether the clan is among them.
    #[inline]
    pub const fn contains(self, clan: Clan) -> bool {
        self.0 >> clan as u8 & 1 == 1
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One after the other, in the order of the clans.
    pub fn iter(self) -> impl Iterator<Item = Clan> {
        Clan::ALL.into_iter().filter(move |&clan| self.contains(clan))
    }

    /// The clans as a set of bits.
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
}

impl FromIterator<Clan> for Clans {
    fn from_iter<I: IntoIterator<Item = Clan>>(clans: I) -> Clans {
        clans.into_iter().fold(Clans::NONE, Clans::with)
    }
}

impl TryFrom<ArrayVec<Clan, 5>> for Clans {
    type Error = &'static str;

    fn try_from(list: ArrayVec<Clan, 5>) -> Result<Clans, &'static str> {
        let clans: Clans = list.iter().copied().collect();
        if clans.len() == list.len() { Ok(clans) } else { Err("a clan is named twice") }
    }
}

impl From<Clans> for ArrayVec<Clan, 5> {
    fn from(clans: Clans) -> ArrayVec<Clan, 5> {
        clans.iter().collect()
    }
}

/// The clan cards before the players, face down. Those in the box are the rest; nobody ever sees them (FO-9.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hidden {
    pub(crate) clans: [Clans; 4],
}

/// How many clan cards a player has: one, or two in a game of two (FO-2.3).
pub(crate) const fn each(seats: SeatCount) -> usize {
    if seats.get() == 2 { 2 } else { 1 }
}

/// Deals clan cards to everybody who has none; the clans of the others are not dealt again.
pub(crate) fn deal<S>(clans: &mut [Clans], each: usize, chance: &mut Chance, stage: &mut Stage<'_, S>) {
    let known = clans.iter().fold(0, |known, clans| known | clans.bits());
    let mut cards = Deck::<0>::of((Clans::ALL.bits() & !known).into());
    for own in clans.iter_mut().filter(|own| own.is_empty()) {
        for _ in 0..each {
            // Five clan cards are enough for everybody.
            let card = cards.draw(chance, SeatSet::NONE, stage).unwrap_or_default();
            *own = Clans(own.bits() | 1 << card);
        }
    }
}
