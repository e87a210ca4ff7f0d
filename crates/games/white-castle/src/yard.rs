//! Warriors and the training yards (WC-5.7).

use engawa_kernel::{Sink, Stage};

use crate::board::Board;
use crate::data::YARDS;
use crate::effect::Cost;
use crate::place::{Member, TilePlace, Yard};
use crate::{Clan, Event, Good, Task};

fn cost(yard: Yard) -> Cost {
    Cost { good: Good::Iron, n: YARDS[yard.index()].iron }
}

impl Board {
    /// The yards for which something holds, as bits; none without a warrior to send.
    fn yards(&self, holds: impl Fn(Cost) -> bool) -> u8 {
        if self.me().home(Member::Warrior) == 0 {
            return 0;
        }
        let fits = |yard: &&Yard| holds(cost(**yard));
        Yard::ALL.iter().filter(fits).fold(0, |mask, yard| mask | 1 << yard.index())
    }

    /// The yards that the clan can pay, as bits.
    pub(crate) fn yards_mask(&self) -> u8 {
        self.yards(|cost| self.affords(cost))
    }

    pub(crate) fn warrior_could(&self, me: &Clan) -> bool {
        self.yards(|cost| me.reaches(cost)) != 0
    }

    pub(crate) fn warrior_wants(&self) -> u16 {
        if self.yards(|cost| self.lacks(cost) != 0) == 0 { 0 } else { Good::Iron.bit() }
    }

    pub(crate) fn send_warrior<S: Sink<Event>>(&mut self, yard: Yard, stage: &mut Stage<'_, S>) {
        self.charge(cost(yard), stage);
        self.me_mut().warriors[yard.index()] += 1;
        self.moves = self.moves.wrapping_add(1);
        stage.tell(|| Event::WarriorSent { who: self.active(), yard });
        self.stack.set_top(Task::Tiles(TilePlace::of(yard)));
    }
}
