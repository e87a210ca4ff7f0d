//! What follows by itself, because nobody would answer otherwise. The rules go on allowing the other answers.

use engawa_kernel::{Action, Rules, Seat};

use crate::board::{Board, Step};
use crate::data::each_shoot;
use crate::{Bamboo, Kind, Spirit};

impl Bamboo {
    /// The only answer, unless it ends something or shows something new (BA-16.3); else what is free or cannot matter.
    pub(crate) fn what_follows(&self, seat: Seat) -> Option<Action> {
        let only = self.only(seat).filter(|&action| Kind::of(action).is_some_and(|kind| !kind.closes()));
        only.or_else(|| {
            let kind = match self.board.step {
                _ if self.board.asked() != Some(seat) => None,
                Step::Wake => self.board.free_waking(),
                Step::Harvest => self.board.free_placing(),
                _ => None,
            };
            kind.map(Action::from)
        })
    }
}

impl Board {
    /// A used spirit that wakes for nothing (BA-9.1).
    fn free_waking(&self) -> Option<Kind> {
        let asleep = self.acting().asleep;
        let free = |spirit: &Spirit| spirit.waking() == 0 && asleep.count(*spirit) > 0;
        Spirit::ALL.into_iter().find(free).map(|spirit| Kind::Wake { spirit })
    }

    /// A harvested shoot whose area has room for all that are left: it goes there whatever comes before it, and takes nobody's
    /// cell (BA-R11).
    fn free_placing(&self) -> Option<Kind> {
        let (player, left) = (self.acting(), self.turn.harvest.count_ones() as u8);
        each_shoot(self.turn.harvest)
            .map(|shoot| (shoot, shoot.temple()))
            .find(|&(_, area)| player.shoot_count(area) + left <= area.cells())
            .map(|(shoot, area)| Kind::PlaceShoot { shoot, area })
    }
}
