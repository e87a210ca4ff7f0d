//! What follows by itself, because nobody would answer otherwise. The rules go on allowing the other answers.

use engawa_kernel::{Action, Rules, Seat, bits};

use crate::turn::{FIRST, SECOND};
use crate::{Bitoku, Kind, Task};

impl Bitoku {
    /// The only answer, unless it ends the turn; the action of a card; equal rewards one after the other. Never what shows hidden
    /// cards.
    pub(crate) fn what_follows(&self, seat: Seat) -> Option<Action> {
        if !self.asked().contains(seat) {
            return None;
        }
        let ends = |action: &Action| matches!(Kind::of(*action), Some(Kind::Finish | Kind::Pass));
        let only = self.only(seat).filter(|action| !ends(action));
        only.or_else(|| self.never_declined().map(Action::from)).filter(|&action| !self.reveals(seat, action))
    }

    /// What costs nothing to begin: all that it brings can still be declined, or comes by itself anyway (BI-1.7).
    fn never_declined(&self) -> Option<Kind> {
        match self.board.stack.top()?.task {
            // Of a card and its crystal together the order is the player's (BI-5.3).
            Task::Played(_, slot, left) => {
                match (left & FIRST != 0, left & SECOND != 0 && self.board.mastery(slot).is_some()) {
                    (true, false) => Some(Kind::Act),
                    (false, true) => Some(Kind::Mastery),
                    _ => None,
                }
            }
            Task::Harvest(left) => self.equal_rewards(left),
            _ => None,
        }
    }

    /// The first of dream crystals that all bring the same: their order cannot matter (BI-4.3).
    fn equal_rewards(&self, left: u8) -> Option<Kind> {
        let parts = |slot: usize| self.dream(slot).map(|(_, effects)| effects.parts());
        let first = bits(left).next()?;
        bits(left).all(|slot| parts(slot) == parts(first)).then_some(Kind::Harvest { slot: first as u8 })
    }
}
