//! A game as it goes on in time: the position, how it came about, and what may be taken back.

use crate::{Action, Dice, Move, Refused, Rules, Seat, SeatCount, Seed, Silent, Sink, Stage};

/// What a game starts from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Setup<O> {
    /// How the table wants to play.
    pub options: O,
    /// How many play.
    pub seats: SeatCount,
    /// Where chance comes from.
    pub seed: Seed,
}

#[derive(Clone, Copy, Debug)]
struct Step {
    done: Move,
    revealed: bool,
}

/// A running game with its history.
///
/// A player may take back own decisions made since something hidden last became known and since another seat last
/// decided: [`floor`](Timeline::floor). Going further is possible and needs everybody's consent, which is the
/// business of the host. States since the last reveal are kept; older ones are played again, in microseconds.
#[derive(Clone, Debug)]
pub struct Timeline<R: Rules> {
    setup: Setup<R::Options>,
    dice: Dice,
    now: R,
    steps: Vec<Step>,
    /// The positions before the last steps, as far back as somebody may take back alone.
    recent: Vec<R>,
    undone: Vec<Move>,
}

impl<R: Rules> Timeline<R> {
    /// Sets up a game.
    pub fn start<S: Sink<R::Event>>(setup: Setup<R::Options>, sink: S) -> Timeline<R> {
        let mut dice = Dice::new(&setup.seed);
        let now = R::setup(&setup.options, setup.seats, &mut Stage::new(&mut dice, sink));
        Timeline { setup, dice, now, steps: Vec::new(), recent: Vec::new(), undone: Vec::new() }
    }

    /// What the game started from.
    pub fn setup(&self) -> &Setup<R::Options> {
        &self.setup
    }

    /// The position.
    pub fn now(&self) -> &R {
        &self.now
    }

    /// How many decisions were made.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether nothing was decided yet.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// All decisions, first to last.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Move> + ExactSizeIterator {
        self.steps.iter().map(|step| step.done)
    }

    /// Decides. A refused action changes nothing; a new decision forgets what could be done again.
    pub fn act<S: Sink<R::Event>>(
        &mut self,
        seat: Seat,
        action: Action,
        sink: S,
    ) -> Result<(), Refused<R::Breach>> {
        self.now.check(seat, action)?;
        self.undone.clear();
        self.carry_out(Move { seat, action }, sink);
        Ok(())
    }

    fn carry_out<S: Sink<R::Event>>(&mut self, done: Move, sink: S) {
        let before = self.now.clone();
        self.now.perform(done.seat, done.action, &mut Stage::new(&mut self.dice, sink));
        let revealed = self.now.chance() != before.chance();
        self.steps.push(Step { done, revealed });
        if revealed {
            self.recent.clear();
        } else {
            self.recent.push(before);
        }
    }

    /// How far back the seat may go alone: to the position after that many decisions.
    pub fn floor(&self, seat: Seat) -> usize {
        let own = self.steps.iter().rev().take_while(|step| step.done.seat == seat && !step.revealed).count();
        self.steps.len() - own
    }

    /// Whether the last decision made something known, so that it cannot be taken back alone.
    pub fn revealed_last(&self) -> bool {
        self.steps.last().is_some_and(|step| step.revealed)
    }

    /// Goes back to the position after `len` decisions. Those taken back can be done again.
    pub fn take_back(&mut self, len: usize) {
        let back = self.steps.len().saturating_sub(len);
        if back == 0 {
            return;
        }
        self.undone.extend(self.steps.drain(len..).rev().map(|step| step.done));
        if let Some(kept) = self.recent.len().checked_sub(back)
            && let Some(position) = self.recent.drain(kept..).next()
        {
            self.now = position;
        } else {
            let undone = core::mem::take(&mut self.undone);
            let moves: Vec<Move> = self.moves().collect();
            *self = Timeline::start(self.setup, Silent);
            for done in moves {
                self.carry_out(done, Silent);
            }
            self.undone = undone;
        }
    }

    /// The decision that was taken back last and can be done again.
    pub fn next_undone(&self) -> Option<Move> {
        self.undone.last().copied()
    }

    /// Does again what was taken back last. Tells whether there was something.
    pub fn redo<S: Sink<R::Event>>(&mut self, sink: S) -> bool {
        let Some(done) = self.undone.pop() else { return false };
        self.carry_out(done, sink);
        true
    }
}
