//! Random games, looked at position by position.

use crate::{Action, Actions, Chance, Dice, Purpose, Rules, Seed, Stage};

use super::{act, listed, start};

/// Chance of a test, apart from the table's.
pub struct Picks(Dice, Chance);

impl Picks {
    /// The picks of a seed.
    pub fn new(seed: u64) -> Picks {
        Picks(Dice::new(&Seed::from_number(seed).derive(Purpose::Bot, 7)), Chance::default())
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0.below(&mut self.1, n as u32) as usize
    }

    /// One of these.
    pub fn any<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}

/// A random game: every position with the action that is done next, and the last one with none.
pub fn each_position<R: Rules>(
    options: &R::Options,
    seats: usize,
    seed: u64,
    mut look: impl FnMut(&R, Option<Action>),
) {
    let (mut game, mut dice) = start::<R>(options, seats, seed);
    let (mut picks, mut list) = (Picks::new(seed), Actions::new());
    while let Some(seat) = game.deciders().first() {
        game.actions(seat, &mut list);
        let action = picks.any(&list);
        look(&game, Some(action));
        game.perform(seat, action, &mut Stage::silent(&mut dice));
    }
    look(&game, None);
}

/// Anything legal until this holds, or the game is over; what is told comes back.
pub fn any_until<R: Rules>(
    game: &mut R,
    dice: &mut Dice,
    picks: &mut Picks,
    holds: impl Fn(&R) -> bool,
) -> Vec<R::Event> {
    let mut events = Vec::new();
    while !game.deciders().is_empty() && !holds(game) {
        let kind = picks.any(&listed(game));
        events.extend(act(game, kind, dice));
    }
    events
}
