//! The course of the game: whose turn is next, the end of a round, its gardens, the end (WC-3.1, WC-8).

use engawa_kernel::{Sink, Stage};

use crate::board::{Board, Phase, RIVAL};
use crate::{Event, Step, Task};

/// The game has three rounds (WC-3.1).
const ROUNDS: u8 = 3;

impl Board {
    /// Nothing is pending: the next player, the next part of the game. Tells whether something is pending now.
    pub(crate) fn go_on<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) -> bool {
        match self.phase {
            Phase::Draft => {
                self.turn += 1;
                if self.is_solo() || usize::from(self.turn) == self.clan_count() {
                    self.phase = Phase::Turns;
                    self.turn = 0;
                    self.begin_turn(self.clan_at(0), stage);
                } else {
                    self.begin_draft();
                }
            }
            Phase::Turns => {
                self.turn += 1;
                // A round is over when as many dice are left as there are bridges (WC-3.1, WCM-2.1).
                if self.dice_left() > self.bridge_count() {
                    self.begin_turn(self.clan_at(self.turn.into()), stage);
                } else {
                    return self.end_round(stage);
                }
            }
            Phase::Gardens => {
                while usize::from(self.turn) < self.clan_count() {
                    let clan = usize::from(self.clan_at(self.turn.into()));
                    self.turn += 1;
                    let gardens = if self.is_solo() && clan == RIVAL { 0 } else { self.gardens_of(clan) };
                    if gardens != 0 {
                        self.active = clan as u8;
                        self.moves = 0;
                        self.stack.push(Step::game(Task::Gardens(gardens, false)));
                        return true;
                    }
                }
                self.begin_round(stage);
            }
            Phase::Over => return false,
        }
        true
    }

    /// The new turn order (WC-8.1); after the last round the game is over (WC-8.4).
    fn end_round<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) -> bool {
        self.order = self.standing;
        self.turn = 0;
        stage.tell(|| {
            let mut order = [None; 4];
            order.iter_mut().zip(self.order()).for_each(|(place, who)| *place = Some(who));
            Event::RoundOver { round: self.round, order }
        });
        if self.is_solo() {
            self.rival_round_end(stage);
        }
        if self.round == ROUNDS {
            self.phase = Phase::Over;
            stage.tell(|| Event::Ended);
            return false;
        }
        self.phase = Phase::Gardens;
        true
    }

    /// The next round: the dice come back and are rolled again (WC-8.3).
    fn begin_round<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        self.phase = Phase::Turns;
        self.round += 1;
        self.turn = 0;
        self.take_dice_back();
        self.roll(stage);
        if self.is_solo() {
            self.shuffle_solo(stage);
        }
        self.begin_turn(self.clan_at(0), stage);
    }

    /// Who decides, by index: alone against the rival always the one player.
    #[inline]
    pub(crate) fn decider(&self) -> usize {
        if self.is_solo() { 0 } else { self.active.into() }
    }
}
