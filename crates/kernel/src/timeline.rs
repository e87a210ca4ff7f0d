//! A game with all that was decided in it: what a record is written from and replayed to.

use crate::record::Check;
use crate::{Action, Course, Listener, Move, Refused, Rules, Seat, Seed, Setup, Silent, Viewer};

/// At decision `at` what the viewer may not know was dealt anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal {
    /// After how many decisions.
    pub at: usize,
    /// Who goes on with what they knew.
    pub viewer: Viewer,
    /// Where chance comes from since then.
    pub seed: Seed,
}

/// A game with its history. No positions are kept: going back plays what is left again, in microseconds.
#[derive(Clone, Debug)]
pub struct Timeline<R: Rules> {
    course: Course<R>,
    moves: Vec<Move>,
    deals: Vec<Deal>,
    turns: Vec<Check>,
}

impl<R: Rules> Timeline<R> {
    /// Sets up a game.
    pub fn start(setup: Setup<R::Options>, sink: impl Listener<R::Event>) -> Timeline<R> {
        let course = Course::start(setup, sink);
        Timeline { course, moves: Vec::new(), deals: Vec::new(), turns: Vec::new() }
    }

    /// What the game started from.
    pub fn setup(&self) -> &Setup<R::Options> {
        self.course.setup()
    }

    /// The position.
    pub fn now(&self) -> &R {
        self.course.now()
    }

    /// The game as it is played.
    pub fn course(&self) -> &Course<R> {
        &self.course
    }

    /// The game as it is played, without how it came about.
    pub fn into_course(self) -> Course<R> {
        self.course
    }

    /// How many decisions were made.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether nothing was decided yet.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// All decisions, first to last.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Where it was dealt anew, first to last.
    pub fn deals(&self) -> &[Deal] {
        &self.deals
    }

    /// The position in short after each turn: where whoever decided was no longer asked, or something became known.
    pub fn turns(&self) -> &[Check] {
        &self.turns
    }

    /// Decides. A refused action changes nothing.
    pub fn act<S: Listener<R::Event>>(
        &mut self,
        seat: Seat,
        action: Action,
        sink: S,
    ) -> Result<(), Refused<R::Breach>> {
        self.course.act(seat, action, sink)?;
        self.moves.push(Move { seat, action });
        if !self.now().deciders().contains(seat) || self.course.revealed_last() {
            self.turns.push(Check { after: self.moves.len(), hash: self.now().hash() as u16 });
        }
        Ok(())
    }

    /// Deals anew what the viewer may not know; see [`Course::deal`].
    pub fn deal(&mut self, viewer: Viewer, seed: Seed) {
        self.course.deal(viewer, seed);
        self.deals.push(Deal { at: self.moves.len(), viewer, seed });
    }

    /// How far back the seat may go alone: to the position after that many decisions.
    pub fn floor(&self, seat: Seat) -> usize {
        self.course.floor(seat)
    }

    /// Goes back to the position after `len` decisions; a dealing there stays.
    pub fn take_back(&mut self, len: usize) {
        if len >= self.moves.len() {
            return;
        }
        let (mut moves, deals) = (core::mem::take(&mut self.moves), core::mem::take(&mut self.deals));
        moves.truncate(len);
        let mut deals = deals.into_iter().filter(|deal| deal.at <= len).peekable();
        *self = Timeline::start(*self.setup(), Silent);
        for at in 0..=moves.len() {
            while let Some(deal) = deals.next_if(|deal| deal.at == at) {
                self.deal(deal.viewer, deal.seed);
            }
            if let Some(done) = moves.get(at) {
                let again = self.act(done.seat, done.action, Silent);
                debug_assert!(again.is_ok(), "what was decided once can be decided again");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SeatCount;
    use crate::example::{HighCard, HighCardOptions, Kind};

    fn seat(number: usize) -> Seat {
        Seat::new(number).unwrap()
    }

    fn begun() -> Timeline<HighCard> {
        let seats = SeatCount::new(3).unwrap();
        let setup = Setup { options: HighCardOptions::default(), seats, seed: Seed::from_number(5) };
        let mut game = Timeline::start(setup, Silent);
        game.act(seat(0), Kind::Keep.into(), Silent).unwrap();
        game
    }

    #[test]
    fn a_dealing_changes_what_the_viewer_cannot_know_and_nothing_else() {
        let me = Viewer::Seat(seat(1));
        let hands = |number: u64| {
            let mut game = begun();
            let before = game.now().view(me);
            game.deal(me, Seed::from_number(number));
            assert_eq!(game.now().view(me), before, "seed {number}");
            assert_eq!((game.floor(seat(0)), game.len()), (1, 1), "nobody goes back over a dealing");
            game.act(seat(1), Kind::Swap.into(), Silent).unwrap();
            (game.now().view(Viewer::Seat(seat(0))).hands, game.now().view(me).hands)
        };
        let dealt: Vec<_> = (0..20).map(hands).collect();
        assert!(dealt.iter().any(|other| other.0 != dealt[0].0), "the hands of the others");
        assert!(dealt.iter().any(|other| other.1 != dealt[0].1), "what is drawn afterwards");
        assert_eq!(hands(3), hands(3));
    }

    #[test]
    fn going_back_plays_the_dealings_again() {
        let mut game = begun();
        game.deal(Viewer::Spectator, Seed::from_number(9));
        let dealt = *game.now();
        game.act(seat(1), Kind::Swap.into(), Silent).unwrap();
        game.take_back(1);
        assert_eq!((game.now(), game.deals().len()), (&dealt, 1));
        game.take_back(0);
        assert_eq!((game.len(), game.deals()), (0, &[][..]), "before it there was no dealing");
    }
}
