//! Where a game is performed: the dice, and whoever listens to what happens.

use serde::{Deserialize, Serialize};

use crate::{Chance, Dice, Seat, SeatCount, SeatSet, Viewer};

/// Somebody who listens to the events of a game.
pub trait Sink<E> {
    /// Hears of an event. A silent listener never makes it, so that it costs nothing.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// Listens to nothing.
#[derive(Clone, Copy, Default, Debug)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

impl<E> Sink<E> for Option<&mut Vec<E>> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        if let Some(events) = self {
            events.push(event());
        }
    }
}

/// Somebody who hears all of what happens, or nothing. Where a moment more does not matter, games are performed for one
/// kind of listener, because every other kind is a copy of the rules in the program.
pub trait Listener<E> {
    /// Where it wants to have the events.
    fn events(&mut self) -> Option<&mut Vec<E>>;
}

impl<E> Listener<E> for Silent {
    fn events(&mut self) -> Option<&mut Vec<E>> {
        None
    }
}

impl<E> Listener<E> for &mut Vec<E> {
    fn events(&mut self) -> Option<&mut Vec<E>> {
        Some(self)
    }
}

impl<E, S: Sink<E>> Sink<E> for &mut S {
    #[inline]
    fn tell(&mut self, event: impl FnOnce() -> E) {
        (**self).tell(event);
    }
}

/// What a game needs from outside while it carries out an action.
#[derive(Debug)]
pub struct Stage<'a, S> {
    /// The dice of the table.
    pub dice: &'a mut Dice,
    /// Who listens.
    pub sink: S,
}

impl<'a> Stage<'a, Silent> {
    /// A stage where nobody listens.
    pub fn silent(dice: &'a mut Dice) -> Stage<'a, Silent> {
        Stage { dice, sink: Silent }
    }
}

impl<'a, E> Stage<'a, Option<&'a mut Vec<E>>> {
    /// A stage where nobody listens, of the kind that tables have. A silent one is a little faster, and one more copy of the rules in
    /// the client: 36 kB of Bitoku.
    pub fn unheard(dice: &'a mut Dice) -> Self {
        Stage { dice, sink: None }
    }
}

impl<'a, S> Stage<'a, S> {
    /// A stage with a listener.
    pub fn new(dice: &'a mut Dice, sink: S) -> Stage<'a, S> {
        Stage { dice, sink }
    }

    /// Tells the listener of an event.
    #[inline]
    pub fn tell<E>(&mut self, event: impl FnOnce() -> E)
    where
        S: Sink<E>,
    {
        self.sink.tell(event);
    }

    /// A number below `n`; see [`Dice::below`].
    #[inline]
    pub fn below(&mut self, chance: &mut Chance, n: u32) -> u32 {
        self.dice.below(chance, n)
    }

    /// A seat by lot.
    #[inline]
    pub fn any_seat(&mut self, chance: &mut Chance, seats: SeatCount) -> Seat {
        let n = self.below(chance, seats.get() as u32);
        seats.around(n)
    }

    /// Something that was hidden and is there already becomes known: a clan card is turned up, a hand is shown.
    /// From here on nobody can take back alone.
    pub fn open(&mut self, chance: &mut Chance) {
        chance.open();
    }
}

/// A part of an event that only some seats may see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Secret<T> {
    /// Who may see it.
    pub seats: SeatSet,
    /// What it is; `None` for those who may not.
    pub value: Option<T>,
}

impl<T: Clone> Secret<T> {
    /// Something that only these seats may see.
    pub const fn new(seats: SeatSet, value: T) -> Secret<T> {
        Secret { seats, value: Some(value) }
    }

    /// The same as this viewer may see it.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Secret<T> {
        let value = if viewer.is_among(self.seats) { self.value.clone() } else { None };
        Secret { seats: self.seats, value }
    }
}

/// An event of a game: what happened, told to the log, the animation and the history of points.
pub trait Story: Clone + PartialEq + core::fmt::Debug {
    /// The event as this viewer may hear it, every [`Secret`] cut to what the viewer may see.
    #[must_use]
    fn seen_by(&self, viewer: Viewer) -> Self;
}
