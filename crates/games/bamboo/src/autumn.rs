//! Autumn (BA-8): the spirits go to those who offered most.

use engawa_kernel::{Sink, Stage};

use crate::board::{Board, ROUNDS, Step};
use crate::event::Season;
use crate::shrine::{Sticks, Winner};
use crate::{Event, Temple};

impl Board {
    /// Whether autumn turns up a spirit or deals the ghost anew (BA-8.2, BA-8.3).
    pub(crate) fn autumn_reveals(&self) -> bool {
        self.has_ghost() && self.round < ROUNDS || self.shrines.iter().any(crate::Shrine::will_show)
    }

    /// Resolves the temples, returns the sticks, shows the next spirits; then winter begins (BA-8).
    pub(crate) fn resolve_temples<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        let round = self.round;
        stage.tell(|| Event::SeasonBegan { season: Season::Autumn, round });
        for temple in Temple::ALL {
            let shrine = &mut self.shrines[temple.index()];
            let Some(spirit) = shrine.top else { continue };
            let winner = shrine.winner();
            if winner.is_some() {
                shrine.top = None;
            }
            match winner {
                Some(Winner::Seat(seat)) => {
                    // Awake, so an Okami can help in the winter to come (BA-R3).
                    self.players[seat.index() % self.players.len()].awake.add(spirit);
                    stage.tell(|| Event::SpiritWon { seat, temple, spirit });
                }
                Some(Winner::Ghost) => {
                    self.boxed.add(spirit);
                    stage.tell(|| Event::SpiritBoxed { temple, spirit });
                }
                None => stage.tell(|| Event::SpiritStayed { temple, spirit }),
            }
        }
        for (seat, player) in self.seats.seats().zip(&mut self.players) {
            player.sticks += self.shrines.iter().map(|shrine| shrine.sticks.count(seat)).sum::<u8>();
        }
        for shrine in &mut self.shrines {
            shrine.sticks = Sticks::NONE;
            shrine.ghost = 0;
        }
        stage.tell(|| Event::SticksReturned);
        // In the last round nothing depends on the ghost any more (BA-9.6).
        if self.has_ghost() && round < ROUNDS {
            self.deal_ghost(stage);
        }
        for temple in Temple::ALL {
            self.show_spirit(temple, stage);
        }
        stage.tell(|| Event::SeasonBegan { season: Season::Winter, round });
        self.active = self.first;
        // Also in the last round, where it is of use for Okami alone (BA-R30).
        self.step = Step::Wake;
    }
}
