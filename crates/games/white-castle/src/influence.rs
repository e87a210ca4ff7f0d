//! The influence track (WC-7) and how the clans stand on it (WC-8.1).

use engawa_kernel::{Sink, Stage};

use crate::board::Board;
use crate::{Event, Good};

/// The last space of the track.
pub(crate) const LAST: u8 = 20;
/// Entering these spaces costs so many seals (WC-7.1).
const BARRIERS: [(u8, u8); 3] = [(6, 1), (11, 2), (15, 3)];

/// The seals that a move from one space to another costs.
pub(crate) fn seals(from: u8, to: u8) -> u8 {
    BARRIERS.iter().filter(|(space, _)| (from + 1..=to).contains(space)).map(|(_, seals)| seals).sum()
}

/// The points of a space (WC-9.4).
pub const fn points(space: u8) -> i32 {
    match space {
        0..=5 => 0,
        6..=10 => 3,
        11..=14 => 6,
        _ => space as i32 - 5,
    }
}

/// Where a marker may stop that is moved so many steps, as bits: at the end of the move, or before a barrier that is not
/// paid (WC-7.1). Steps beyond the last space are lost (WC-7.3).
pub(crate) fn stops(from: u8, steps: u8, mut seals: u8) -> u32 {
    let goal = from.saturating_add(steps).min(LAST);
    let (mut at, mut mask) = (from, 0);
    while at < goal {
        if let Some((_, price)) = BARRIERS.iter().find(|(space, _)| *space == at + 1) {
            mask |= 1 << at;
            match seals.checked_sub(*price) {
                Some(left) => seals = left,
                None => return mask & !(1 << from),
            }
        }
        at += 1;
    }
    (mask | 1 << at) & !(1 << from)
}

impl Board {
    /// Where the active clan's marker may stop, moved so many steps.
    #[inline]
    pub(crate) fn stops(&self, steps: u8) -> u32 {
        if steps == 0 {
            return 0;
        }
        let me = self.me();
        stops(me.influence, steps, me.has(Good::Seal) as u8)
    }

    /// The seals that moving the active clan's marker to a space would cost (WC-7.1).
    pub fn barrier_seals(&self, to: u8) -> u8 {
        seals(self.me().influence, to)
    }

    /// Moves the active clan's marker and pays the barriers on the way. What is left of the steps is lost (WC-7.1, WC-7.3).
    pub(crate) fn advance<S: Sink<Event>>(&mut self, to: u8, steps: u8, stage: &mut Stage<'_, S>) {
        let from = self.me().influence;
        let seals = seals(from, to);
        self.me_mut().pay(Good::Seal, seals);
        self.move_marker(self.active.into(), to);
        stage.tell(|| Event::Moved { who: self.active(), from, to, seals });
        self.tell_lost(Good::Influence, steps.saturating_sub(to - from), stage);
    }

    /// Puts a marker on another space, on top of those that lie there (WC-7.2). A move of zero steps does nothing.
    pub(crate) fn move_marker(&mut self, clan: usize, to: u8) {
        if self.clans[clan].influence == to {
            return;
        }
        self.clans[clan].influence = to;
        let count = self.clan_count();
        let rest = self.standing;
        let mut others = rest[..count].iter().copied().filter(|&other| usize::from(other) != clan).peekable();
        let mut place = 0;
        while let Some(other) = others.next_if(|&other| self.clans[usize::from(other)].influence > to) {
            self.standing[place] = other;
            place += 1;
        }
        self.standing[place] = clan as u8;
        for other in others {
            place += 1;
            self.standing[place] = other;
        }
    }
}
