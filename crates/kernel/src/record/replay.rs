//! A record played again with the rules of today, step by step, and where it no longer agrees with them.

use super::{Ending, Record, RecordError};
use crate::{Game, Listener, Silent, Timeline};

/// Where a record no longer agrees with the game as it is now, and why: it was made by older rules or data, or changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Parted {
    /// A move is not legal where it stands; the game stands before it.
    #[error("move {number} is not legal: {reason}")]
    Illegal {
        /// Which move, counted from 1.
        number: usize,
        /// Why.
        reason: String,
    },
    /// The position is another than it was; the game stands where both last agreed.
    #[error("the position after move {after} is another one")]
    OtherPosition {
        /// After how many moves.
        after: usize,
    },
    /// Every move is legal, and the last position is another than it was.
    #[error("the last position is another one")]
    OtherEnd,
    /// Everything agrees but the result: it is counted otherwise.
    #[error("the result is another one")]
    OtherOutcome,
}

/// A record played again as far as it agrees.
#[derive(Debug)]
pub struct Reopened<G: Game> {
    /// The game, as far as it agrees.
    pub timeline: Timeline<G>,
    /// Where and why no further; nothing if it is a game of today's version, whatever its numbers say.
    pub parted: Option<Parted>,
}

impl<G: Game> Reopened<G> {
    /// The game, if all of it agrees.
    pub fn whole(self) -> Result<Timeline<G>, RecordError> {
        match self.parted {
            None => Ok(self.timeline),
            Some(Parted::Illegal { number, reason }) => Err(RecordError::IllegalMove { number, reason }),
            Some(_) => Err(RecordError::OtherEnd),
        }
    }
}

/// A record on its way: for whoever wants to hear what happens at every step. Played once.
#[derive(Debug)]
pub struct Replay<'a, G: Game> {
    record: &'a Record,
    timeline: Timeline<G>,
    /// How many dealings and checks are behind it.
    dealt: usize,
    checked: usize,
    /// After so many moves both last agreed.
    agreed: usize,
    parted: Option<Parted>,
}

impl<'a, G: Game> Replay<'a, G> {
    /// Sets up the recorded game.
    pub fn start<S: Listener<G::Event>>(record: &'a Record, sink: S) -> Result<Replay<'a, G>, RecordError> {
        record.sound()?;
        let timeline = Timeline::start(record.setup::<G>()?, sink);
        let mut replay = Replay { record, timeline, dealt: 0, checked: 0, agreed: 0, parted: None };
        replay.deal();
        Ok(replay)
    }

    /// The game so far.
    pub fn timeline(&self) -> &Timeline<G> {
        &self.timeline
    }

    /// Makes the next move, and deals anew if it was done there. Tells whether it did: not at the end, nor past where the
    /// record parts from the rules.
    pub fn step<S: Listener<G::Event>>(&mut self, sink: S) -> bool {
        let Some(next) = self.record.moves.get(self.timeline.len()).filter(|_| self.parted.is_none()) else {
            return false;
        };
        if let Err(refused) = self.timeline.act(next.seat, next.action, sink) {
            let number = self.timeline.len() + 1;
            self.parted = Some(Parted::Illegal { number, reason: refused.to_string() });
            return false;
        }
        let after = self.timeline.len();
        while let Some(check) = self.record.turns.get(self.checked).filter(|check| check.after == after) {
            if check.hash != self.timeline.now().hash() as u16 {
                self.parted = Some(Parted::OtherPosition { after });
                self.timeline.take_back(self.agreed);
                return false;
            }
            (self.checked, self.agreed) = (self.checked + 1, after);
        }
        self.deal();
        true
    }

    fn deal(&mut self) {
        let at = self.timeline.len();
        while let Some(deal) = self.record.deals.get(self.dealt).filter(|deal| deal.at == at) {
            self.timeline.deal(deal.viewer, deal.seed);
            self.dealt += 1;
        }
    }

    /// Plays what is left and compares the end.
    pub fn finish(mut self) -> Reopened<G> {
        while self.step(Silent) {}
        let Replay { record, timeline, mut parted, .. } = self;
        if parted.is_none() && timeline.now().hash() != record.hash {
            parted = Some(Parted::OtherEnd);
        }
        if parted.is_none() && record.outcome.is_some() {
            let today = timeline.now().outcome().map(Ending::of::<G>);
            parted = (today != record.outcome).then_some(Parted::OtherOutcome);
        }
        Reopened { timeline, parted }
    }
}
