//! The bamboo grove (BA-2.1, BA-6.4, BA-6.7): four slots, each a queue of three shoots with two cells to plant in.

use serde::{Deserialize, Serialize};

use crate::Shoot;

/// A slot of the grove, counted from 0 at the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Slot(u8);

impl Slot {
    /// How many slots the grove has.
    pub const COUNT: usize = 4;
    pub(crate) const FIRST: Slot = Slot(0);

    /// The slot with this number.
    pub const fn new(number: u8) -> Option<Slot> {
        if (number as usize) < Slot::COUNT { Some(Slot(number)) } else { None }
    }

    /// All four.
    pub fn all() -> impl Iterator<Item = Slot> {
        (0..Slot::COUNT as u8).map(Slot)
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Slot {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Slot, &'static str> {
        Slot::new(number).ok_or("the grove has no such slot")
    }
}

impl From<Slot> for u8 {
    fn from(slot: Slot) -> u8 {
        slot.0
    }
}

/// How many shoots a slot holds between turns (BA-2.1).
pub const DEPTH: usize = 3;
/// How many shoots may be planted in one slot in one turn (BA-6.4).
pub const PLANTED: usize = 2;

/// The bamboo grove.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grove {
    /// On the marked cells, top first: what leaves first stands first.
    pub(crate) slots: [[Shoot; DEPTH]; Slot::COUNT],
    /// In the insertion cells, first planted first: it lies above the second.
    pub(crate) planted: [[Option<Shoot>; PLANTED]; Slot::COUNT],
}

impl Grove {
    /// The shoots on the marked cells of a slot, top to bottom.
    pub const fn slot(&self, slot: Slot) -> &[Shoot; DEPTH] {
        &self.slots[slot.index()]
    }

    /// The shoots planted in a slot and not yet pushed up, first planted first.
    pub fn planted(&self, slot: Slot) -> impl Iterator<Item = Shoot> + use<> {
        self.planted[slot.index()].into_iter().flatten()
    }

    /// The shoots that a slot will push out at the harvest, first out first (BA-6.7).
    pub fn leaving(&self, slot: Slot) -> impl Iterator<Item = Shoot> + use<> {
        let count = self.planted(slot).count();
        self.slots[slot.index()].into_iter().take(count)
    }

    /// All shoots that the harvest will push out, as a set.
    pub(crate) fn all_leaving(&self) -> u64 {
        Slot::all().flat_map(|slot| self.leaving(slot)).fold(0, |set, shoot| set | shoot.set())
    }

    /// The slots that take one more shoot, one bit each.
    #[inline]
    pub(crate) fn open(&self) -> u8 {
        let full = |cells: &[Option<Shoot>; PLANTED]| u8::from(cells[PLANTED - 1].is_none());
        self.planted.iter().rev().fold(0, |open, cells| open << 1 | full(cells))
    }

    /// Plants a shoot below those already there.
    #[inline]
    pub(crate) fn plant(&mut self, slot: Slot, shoot: Shoot) {
        let cells = &mut self.planted[slot.index()];
        cells[usize::from(cells[0].is_some())] = Some(shoot);
    }

    /// Pushes the planted shoots up onto marked cells: the set of those that leave at the top (BA-6.6, BA-6.7).
    #[inline]
    pub(crate) fn push_up(&mut self) -> u64 {
        let mut out = 0;
        for (slot, planted) in self.slots.iter_mut().zip(&mut self.planted) {
            for shoot in core::mem::take(planted).into_iter().flatten() {
                out |= slot[0].set();
                *slot = [slot[1], slot[2], shoot];
            }
        }
        out
    }

    /// Every shoot of the grove.
    pub(crate) fn shoots(&self) -> impl Iterator<Item = Shoot> {
        self.slots.into_iter().flatten().chain(self.planted.into_iter().flatten().flatten())
    }
}
