//! What is left of a game after all that was taken back, read from the journal.

use engawa_kernel::{Course, Deal, Game, Move, Setup, Silent, Timeline};

use crate::{Deed, Entry, Seating};

/// What was decided and not taken back, where it was dealt anew, and what can be done again.
#[derive(Default)]
pub(crate) struct Past {
    pub(crate) moves: Vec<Move>,
    pub(crate) deals: Vec<Deal>,
    pub(crate) undone: Vec<Move>,
}

impl Past {
    /// Follows the journal by one entry.
    pub(crate) fn follow(&mut self, seating: &mut Seating, number: u64, entry: Entry) {
        let Some(seat) = entry.seat else {
            if let Deed::Deal(viewer, seed) = entry.deed {
                self.deals.push(Deal { at: self.moves.len(), viewer, seed });
                self.undone.clear();
                seating.withdraw();
            }
            return;
        };
        let back = match entry.deed {
            Deed::Act(action) => {
                self.moves.push(Move { seat, action });
                self.undone.clear();
                None
            }
            Deed::Redo => {
                self.moves.extend(self.undone.pop());
                None
            }
            Deed::TakeBack(to) => {
                seating.withdraw();
                Some(to)
            }
            Deed::Request(to) => {
                seating.ask(number, seat, to);
                None
            }
            Deed::Withdraw => {
                seating.withdraw();
                None
            }
            Deed::Answer(agree) => seating.answer(seat, agree),
            Deed::Leave => seating.leave(seat),
            Deed::Return => {
                seating.come_back(seat);
                None
            }
            Deed::Confirm | Deed::Confirming(_) | Deed::Deal(..) => None,
        };
        if let Some(to) = back {
            self.go_back(to);
        }
    }

    pub(crate) fn go_back(&mut self, to: usize) {
        let to = to.min(self.moves.len());
        self.undone.extend(self.moves.drain(to..).rev());
    }

    /// The game that is left.
    pub(crate) fn timeline<G: Game>(&self, setup: &Setup<G::Options>) -> Result<Timeline<G>, String> {
        let mut timeline = Timeline::start(*setup, Silent);
        let mut deals = self.deals.iter().peekable();
        for at in 0..=self.moves.len() {
            while let Some(deal) = deals.next_if(|deal| deal.at == at) {
                timeline.deal(deal.viewer, deal.seed);
            }
            if let Some(done) = self.moves.get(at) {
                let act = timeline.act(done.seat, done.action, Silent);
                act.map_err(|refused| refused.to_string())?;
            }
        }
        Ok(timeline)
    }

    /// Deals anew what was dealt anew at this moment of the course.
    pub(crate) fn deal<G: Game>(&self, course: &mut Course<G>) {
        let at = course.decisions();
        for deal in self.deals.iter().filter(|deal| deal.at == at) {
            course.deal(deal.viewer, deal.seed);
        }
    }
}
