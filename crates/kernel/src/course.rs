//! A game as it is played: the position, how many decisions led to it, and what its last player may take back.

use crate::{Action, Dice, Listener, Purpose, Refused, Rules, Seat, SeatCount, Seed, Stage, Viewer};

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

/// A running game that goes only forward.
///
/// A player may take back own decisions made since something hidden last became known and since another seat last
/// decided: [`floor`](Course::floor). What [follows](Rules::follows) by itself belongs to the decision before it, whoever made
/// that. The course remembers no decisions: whoever keeps them plays them again, in microseconds.
#[derive(Clone, Debug)]
pub struct Course<R: Rules> {
    setup: Setup<R::Options>,
    dice: Dice,
    /// Where chance comes from since the last dealing.
    seed: Seed,
    now: R,
    decisions: usize,
    /// Who decided last, and not by itself; nobody after the setting up and after a dealing.
    last: Option<Seat>,
    /// After so many decisions began what the last one may take back alone.
    since: usize,
    /// Whether the last decision made something known.
    revealed: bool,
}

impl<R: Rules> PartialEq for Course<R> {
    /// The dice are wound to wherever the position asks: how far they are does not matter.
    fn eq(&self, other: &Course<R>) -> bool {
        let facts = |course: &Course<R>| {
            (course.setup, course.seed, course.decisions, course.last, course.since, course.revealed)
        };
        facts(self) == facts(other) && self.now == other.now
    }
}

impl<R: Rules> Course<R> {
    /// Sets up a game.
    pub fn start(setup: Setup<R::Options>, mut listener: impl Listener<R::Event>) -> Course<R> {
        Course::set_up(setup, listener.events())
    }

    fn set_up(setup: Setup<R::Options>, events: Option<&mut Vec<R::Event>>) -> Course<R> {
        let mut dice = Dice::new(&setup.seed);
        let now = R::setup(&setup.options, setup.seats, &mut Stage::new(&mut dice, events));
        Course { setup, dice, seed: setup.seed, now, decisions: 0, last: None, since: 0, revealed: false }
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
    pub fn decisions(&self) -> usize {
        self.decisions
    }

    /// Decides. A refused action changes nothing.
    pub fn act(
        &mut self,
        seat: Seat,
        action: Action,
        mut listener: impl Listener<R::Event>,
    ) -> Result<(), Refused<R::Breach>> {
        self.decide(seat, action, listener.events())
    }

    fn decide(
        &mut self,
        seat: Seat,
        action: Action,
        events: Option<&mut Vec<R::Event>>,
    ) -> Result<(), Refused<R::Breach>> {
        self.now.check(seat, action)?;
        let by_itself = self.now.follows(seat) == Some(action);
        let before = self.now.chance();
        self.now.perform(seat, action, &mut Stage::new(&mut self.dice, events));
        self.revealed = self.now.chance() != before;
        let nothing_before = self.since == self.decisions;
        if !by_itself && self.last != Some(seat) {
            (self.last, self.since) = (Some(seat), self.decisions);
        }
        self.decisions += 1;
        if self.revealed || by_itself && nothing_before {
            self.since = self.decisions;
        }
        Ok(())
    }

    /// Deals anew what the viewer may not know, what is still to be drawn included. Nobody goes back over it: before it
    /// lies what was true in another world.
    pub fn deal(&mut self, viewer: Viewer, seed: Seed) {
        self.now = R::redeal(&self.now.view(viewer), &mut Dice::apart(&seed, Purpose::World, 0));
        (self.seed, self.dice) = (seed, Dice::new(&seed));
        (self.last, self.since, self.revealed) = (None, self.decisions, false);
    }

    /// How far back the seat may go alone: to the position after that many decisions.
    pub fn floor(&self, seat: Seat) -> usize {
        if self.last == Some(seat) { self.since } else { self.decisions }
    }

    /// Whether the last decision made something known.
    pub fn revealed_last(&self) -> bool {
        self.revealed
    }
}
