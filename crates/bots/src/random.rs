//! Deciding evenly among the legal actions: the measure for everything else.

use engawa_kernel::{Action, Actions, Chance, Dice, Rules, Seat};

/// Decides evenly among the legal actions, with a stream of its own.
#[derive(Clone, Debug)]
pub struct Random {
    dice: Dice,
    chance: Chance,
    list: Actions,
}

impl Random {
    /// Decides by this stream, from its beginning.
    pub fn new(dice: Dice) -> Random {
        Random { dice, chance: Chance::default(), list: Actions::new() }
    }

    /// Decides by another stream from now on; the room of the list is kept.
    pub fn sit_down(&mut self, dice: Dice) {
        self.dice = dice;
        self.chance = Chance::default();
    }

    /// What follows by itself, or else one of the legal actions; none if the seat is asked nothing.
    #[inline]
    pub fn decide<R: Rules>(&mut self, position: &R, seat: Seat) -> Option<Action> {
        if let Some(action) = position.follows(seat) {
            return Some(action);
        }
        position.actions(seat, &mut self.list);
        let place = self.dice.below(&mut self.chance, self.list.len() as u32);
        self.list.get(place as usize).copied()
    }
}
