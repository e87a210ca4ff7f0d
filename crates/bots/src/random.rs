//! The bot that decides evenly among the legal actions: the measure for all others.

use engawa_kernel::{Action, Actions, Chance, Dice, Rules};

use crate::Look;

/// Decides evenly among the legal actions.
#[derive(Clone, Debug)]
pub struct Random {
    dice: Dice,
    chance: Chance,
    list: Actions,
}

impl Random {
    /// A bot with a stream of its own.
    pub fn new(dice: Dice) -> Random {
        Random { dice, chance: Chance::default(), list: Actions::new() }
    }

    /// Sits down at another table; the room of the list is kept.
    pub fn sit_down(&mut self, dice: Dice) {
        self.dice = dice;
        self.chance = Chance::default();
    }

    /// Decides.
    ///
    /// # Panics
    /// If the seat is asked nothing; see [`Look::new`].
    #[inline]
    pub fn decide<R: Rules>(&mut self, look: Look<'_, R>) -> Action {
        look.actions(&mut self.list);
        self.list[self.dice.below(&mut self.chance, self.list.len() as u32) as usize]
    }
}
