//! Who sits at the table: one seat, a set of seats, how many seats, and who looks on.

use serde::{Deserialize, Serialize};

/// The most seats any table of the house can have.
pub const MAX_SEATS: usize = 6;

/// One place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, if a table can have it.
    pub const fn new(number: usize) -> Option<Seat> {
        if number < MAX_SEATS { Some(Seat(number as u8)) } else { None }
    }

    /// The number of the seat, for indexing what lies before the players.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Seat {
    type Error = SeatError;

    fn try_from(number: u8) -> Result<Seat, SeatError> {
        Seat::new(number.into()).ok_or(SeatError::NoSuchSeat(number))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

/// How many seats a table has: at least one, at most [`MAX_SEATS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct SeatCount(u8);

impl SeatCount {
    /// A table with this many seats, if there can be one.
    pub const fn new(count: usize) -> Option<SeatCount> {
        if count >= 1 && count <= MAX_SEATS { Some(SeatCount(count as u8)) } else { None }
    }

    /// The number of seats.
    #[inline]
    pub const fn get(self) -> usize {
        self.0 as usize
    }

    /// Every seat of the table, clockwise from seat 0.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.0).map(Seat)
    }

    /// The seats of the table as a set.
    pub const fn all(self) -> SeatSet {
        SeatSet((1 << self.0) - 1)
    }

    /// Whether the table has this seat.
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// The n-th seat clockwise from the first one, which is number 0, around the table.
    #[inline]
    pub const fn around(self, n: u32) -> Seat {
        Seat((n % self.0 as u32) as u8)
    }

    /// The next seat clockwise.
    #[inline]
    pub const fn after(self, seat: Seat) -> Seat {
        let next = seat.0 + 1;
        Seat(if next >= self.0 { 0 } else { next })
    }
}

impl TryFrom<u8> for SeatCount {
    type Error = SeatError;

    fn try_from(count: u8) -> Result<SeatCount, SeatError> {
        SeatCount::new(count.into()).ok_or(SeatError::NoSuchCount(count))
    }
}

impl From<SeatCount> for u8 {
    fn from(count: SeatCount) -> u8 {
        count.0
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: SeatSet = SeatSet(0);

    /// This seat alone.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// This set and that seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// This set without that seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Whether every seat of `other` is in this set.
    pub const fn contains_all(self, other: SeatSet) -> bool {
        self.0 & other.0 == other.0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat of the set.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats of the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

/// Who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// Somebody who plays: sees the table and what belongs to the seat.
    Seat(Seat),
    /// Somebody who looks on: sees what everybody may see.
    Spectator,
}

impl Viewer {
    /// Whether this viewer is one of the seats.
    pub fn is_among(self, seats: SeatSet) -> bool {
        matches!(self, Viewer::Seat(seat) if seats.contains(seat))
    }

    /// The seats and the spectator of a table.
    pub fn all(seats: SeatCount) -> impl Iterator<Item = Viewer> {
        seats.seats().map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

/// A seat or a number of seats that no table has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SeatError {
    /// No table has this seat.
    #[error("there is no seat {0}")]
    NoSuchSeat(u8),
    /// No table has this many seats.
    #[error("a table cannot have {0} seats")]
    NoSuchCount(u8),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_comes_around() {
        let table = SeatCount::new(3).unwrap();
        let [a, b, c] = [0, 1, 2].map(|n| Seat::new(n).unwrap());
        assert_eq!([table.after(a), table.after(b), table.after(c)], [b, c, a]);
        assert_eq!([0, 2, 4].map(|n| table.around(n)), [a, c, b]);
        assert_eq!(table.seats().collect::<SeatSet>(), table.all());
    }

    #[test]
    fn sets_hold_what_was_put_in() {
        let (a, c) = (Seat::new(0).unwrap(), Seat::new(2).unwrap());
        let set = SeatSet::only(c).with(a);
        assert_eq!(set.iter().collect::<Vec<_>>(), [a, c]);
        assert_eq!(set.without(a).first(), Some(c));
        assert!(Viewer::Seat(a).is_among(set) && !Viewer::Spectator.is_among(set));
    }

    #[test]
    fn no_table_has_no_seat_or_too_many() {
        assert_eq!(SeatCount::new(0), None);
        assert_eq!(SeatCount::new(MAX_SEATS + 1), None);
        assert!(serde_json::from_str::<Seat>("9").is_err());
    }
}
