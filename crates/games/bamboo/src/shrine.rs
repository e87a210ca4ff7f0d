//! A temple on the main board: its sticks in their order and its stack of spirits (BA-2.5, BA-8.1).

use engawa_kernel::Seat;

use crate::Spirit;

/// Sticks of players in one temple, bottom to top: two bits tell whose a stick is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Sticks {
    order: u64,
    len: u8,
}

/// The lower bit of every stick.
const EACH: u64 = 0x5555_5555_5555_5555;

impl Sticks {
    /// The most there can be: all seven of four players.
    pub(crate) const MOST: u8 = 28;
    pub(crate) const NONE: Sticks = Sticks { order: 0, len: 0 };

    /// How many there are.
    #[inline]
    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    /// All of it as one word, for a hash.
    pub(crate) const fn order(&self) -> u64 {
        self.order
    }

    /// Lays so many sticks of a seat on top (BA-6.3); not more than there can be.
    #[inline]
    pub(crate) fn lay(&mut self, seat: Seat, count: u8) {
        let count = count.min(Sticks::MOST - self.len);
        let laid = (EACH * (seat.index() as u64 & 3)) & ((1 << (2 * count)) - 1);
        self.order |= laid << (2 * self.len);
        self.len += count;
    }

    /// Whose sticks lie there, bottom to top.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Seat> + use<> {
        let Sticks { order, len } = *self;
        (0..len).filter_map(move |place| Seat::new((order >> (2 * place) & 3) as usize))
    }

    /// The sticks of a seat, as the lower bits of their places.
    #[inline]
    fn of(&self, seat: Seat) -> u64 {
        let same = !(self.order ^ (EACH * (seat.index() as u64 & 3)));
        same & same >> 1 & EACH & ((1 << (2 * self.len)) - 1)
    }

    /// How many sticks of a seat lie there.
    #[inline]
    pub(crate) fn count(&self, seat: Seat) -> u8 {
        self.of(seat).count_ones() as u8
    }

    /// What decides about a temple: how many sticks a seat has, then how high the topmost one lies (BA-8.1). Two seats are
    /// never equal in both, unless they have no stick there.
    fn rank(&self, seat: Seat) -> (u8, u32) {
        let own = self.of(seat);
        (own.count_ones() as u8, u64::BITS - own.leading_zeros())
    }
}

/// Who wins a temple in autumn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Winner {
    /// This player takes the spirit.
    Seat(Seat),
    /// The ghost: the spirit goes to the box (BA-8.1).
    Ghost,
}

/// A temple on the main board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shrine {
    /// The ghost's sticks, always lowest (BA-2.8).
    pub(crate) ghost: u8,
    pub(crate) sticks: Sticks,
    /// The spirit that everybody sees.
    pub(crate) top: Option<Spirit>,
    /// How many spirits lie under it; which ones does not exist yet (BA-16.1).
    pub(crate) under: u8,
}

impl Shrine {
    pub(crate) const EMPTY: Shrine = Shrine { ghost: 0, sticks: Sticks::NONE, top: None, under: 0 };

    /// How many sticks of the ghost lie at the bottom (BA-2.8).
    pub const fn ghost(&self) -> u8 {
        self.ghost
    }

    /// Whose sticks lie there, bottom to top, those of the ghost left out.
    pub fn sticks(&self) -> impl Iterator<Item = Seat> + use<> {
        self.sticks.iter()
    }

    /// How many sticks of a seat lie there.
    pub fn count(&self, seat: Seat) -> u8 {
        self.sticks.count(seat)
    }

    /// The spirit on top of the stack (BA-2.5).
    pub const fn spirit(&self) -> Option<Spirit> {
        self.top
    }

    /// How many spirits lie under it.
    pub const fn under(&self) -> u8 {
        self.under
    }

    /// Who would win the temple now (BA-8.1): most sticks, then the topmost stick; a player beats the ghost in a tie
    /// (BA-R20). Nobody if it is empty (BA-R19).
    pub fn winner(&self) -> Option<Winner> {
        let best = (0..4).filter_map(Seat::new).max_by_key(|&seat| self.sticks.rank(seat))?;
        match self.sticks.count(best) {
            0 if self.ghost == 0 => None,
            sticks if sticks >= self.ghost => Some(Winner::Seat(best)),
            _ => Some(Winner::Ghost),
        }
    }

    /// Whether autumn will turn up the next spirit here (BA-8.3).
    pub(crate) fn will_show(&self) -> bool {
        self.under > 0 && self.top.is_some() && (self.sticks.len() > 0 || self.ghost > 0)
    }
}
