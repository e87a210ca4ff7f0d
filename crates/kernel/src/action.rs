//! What a player does: one small decision in one word, and the reusable list of all legal ones.

use core::ops::Deref;

use serde::{Deserialize, Serialize};

use crate::Seat;

/// One decision of a player, packed into a word that carries its meaning (which card, which cell).
///
/// Only the game can read it: [`Rules::kind`](crate::Rules::kind) gives the enum that rules, JSON and people read.
/// It is never a place in a list, so a late or repeated message cannot turn into another move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Action(pub u32);

/// An action and the seat that decided it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Move {
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub action: Action,
}

/// The places of the set bits of a byte, lowest first (what is beyond the last one does not matter), and how many.
#[derive(Clone, Copy)]
struct Byte {
    places: [u8; 8],
    count: u8,
}

static BYTES: [Byte; 256] = bytes();

const fn bytes() -> [Byte; 256] {
    let mut table = [Byte { places: [0; 8], count: 0 }; 256];
    let mut value = 0;
    while value < 256 {
        let byte = &mut table[value];
        let mut bit = 0;
        while bit < 8 {
            if value >> bit & 1 == 1 {
                byte.places[byte.count as usize] = bit;
                byte.count += 1;
            }
            bit += 1;
        }
        value += 1;
    }
    table
}

/// A reusable list of legal actions.
///
/// Its room grows once and stays, so listing allocates nothing after the first few decisions. It reads as a slice.
#[derive(Clone, Default)]
pub struct Actions {
    room: Vec<Action>,
    len: usize,
}

impl Actions {
    /// An empty list.
    pub fn new() -> Actions {
        Actions::default()
    }

    /// Forgets what was listed and keeps the room.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Lists one action.
    #[inline]
    pub fn push(&mut self, action: impl Into<Action>) {
        self.next_slots()[0] = action.into();
        self.len += 1;
    }

    /// Lists one action for every set bit of the mask: the action of bit *n* is `first` plus *n* times `step`.
    ///
    /// A list is the product of a rules engine, so its writing is the floor of the engine's speed. A whole byte of
    /// the mask is written at once from a table, and the list then grows by as many as were meant: no loop over
    /// bits, so no loop end for the processor to guess wrong.
    // Always inlined: with a constant step the eight slots are written by two vector stores.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    pub fn push_each(&mut self, mut mask: u64, first: impl Into<Action>, step: u32) {
        if mask == 0 {
            return;
        }
        let (mut base, mut at) = (first.into().0, 0);
        let slots = self.next_slots();
        while mask != 0 {
            let byte = &BYTES[mask as usize & 0xff];
            // Before the last of eight bytes at most 56 slots are taken: the remainder only says so.
            for (slot, &place) in slots[at % 64..].iter_mut().zip(&byte.places) {
                *slot = Action(base + u32::from(place) * step);
            }
            at += usize::from(byte.count);
            base += 8 * step;
            mask >>= 8;
        }
        self.len += at;
    }

    /// Lets `write` list at most so many actions: it is given all the room and how many are listed, and tells how many are
    /// listed then. For a game that writes its lists faster than [`push_each`](Actions::push_each) could.
    #[inline]
    pub fn push_written(&mut self, most: usize, write: impl FnOnce(&mut [Action], usize) -> usize) {
        let most = self.len + most;
        if self.room.len() < most {
            self.grow(most);
        }
        self.len = write(&mut self.room, self.len);
    }

    /// The next slots: room for a whole mask, of which every byte is written whole.
    #[inline]
    fn next_slots(&mut self) -> &mut [Action; 64 + 7] {
        if self.room.len() < self.len + 64 + 7 {
            self.grow(self.len + 64 + 7);
        }
        self.room[self.len..].first_chunk_mut().expect("there is room now")
    }

    #[cold]
    fn grow(&mut self, most: usize) {
        self.room.resize(most.next_power_of_two().max(64), Action::default());
    }
}

impl Deref for Actions {
    type Target = [Action];

    #[inline]
    fn deref(&self) -> &[Action] {
        &self.room[..self.len]
    }
}

impl core::fmt::Debug for Actions {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_action_for_each_bit_of_any_mask() {
        let mut list = Actions::new();
        for mask in [0, 1, 0x80, 0xff, 0x8000_0000_0000_0001, u64::MAX, 0x00f0_0000_0010_0100] {
            list.clear();
            list.push(Action(7));
            list.push_each(mask, Action(1000), 3);
            let expected: Vec<_> = [Action(7)]
                .into_iter()
                .chain((0..64).filter(|n| mask >> n & 1 == 1).map(|n| Action(1000 + 3 * n)))
                .collect();
            assert_eq!(*list, expected);
        }
    }

    #[test]
    fn what_is_written_is_listed() {
        let mut list = Actions::new();
        list.push(Action(7));
        list.push_written(3, |room, len| {
            room[len..len + 3].copy_from_slice(&[8, 9, 10].map(Action));
            len + 2
        });
        assert_eq!(*list, [7, 8, 9].map(Action));
    }

    #[test]
    fn a_list_grows_as_far_as_it_must() {
        let mut list = Actions::new();
        for _ in 0..1000 {
            list.push_each(u64::MAX, Action(0), 1);
        }
        assert_eq!(list.len(), 64_000);
        list.clear();
        assert!(list.is_empty());
    }
}
