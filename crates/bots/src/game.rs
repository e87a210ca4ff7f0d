//! A whole game among bots, in one loop.

use engawa_host::{Level, Question, question};
use engawa_kernel::{Action, Dice, Move, Purpose, Seat, Seed, Setup, Stage, Viewer};

use crate::{Judged, Random, answer};

/// The bots around a table that nobody else sits at, and what the loop that plays them keeps: the rest of their answers, and
/// a stream for each random one, because millions of its decisions are worth more than a question each.
#[derive(Clone, Debug)]
pub struct Bots {
    table: Seed,
    decisions: usize,
    seats: Vec<Sitting>,
}

/// Who sits in a seat.
// A table has a handful of seats, and the random one is asked millions of times: no box for it.
#[allow(clippy::large_enum_variant)]
#[derive(Clone, Debug)]
enum Sitting {
    Random(Random),
    Asked {
        level: Level,
        /// What is left of the answer, last action first.
        answer: Vec<Action>,
    },
}

/// The stream by which the random bot of a seat decides. It comes from the table's seed, never from the table's dice.
fn stream(table: &Seed, place: usize) -> Dice {
    Dice::apart(table, Purpose::Bot, place as u32)
}

impl Bots {
    /// Bots at a new table with this seed, one for each seat.
    pub fn new(table: &Seed, levels: &[Level]) -> Bots {
        let sitting = |(place, &level)| match level {
            Level::Random => Sitting::Random(Random::new(stream(table, place))),
            Level::Calm | Level::Greedy => Sitting::Asked { level, answer: Vec::new() },
        };
        Bots { table: *table, decisions: 0, seats: levels.iter().enumerate().map(sitting).collect() }
    }

    /// The same as new bots at another table, without asking for memory again.
    pub fn sit_down(&mut self, table: &Seed) {
        (self.table, self.decisions) = (*table, 0);
        for (place, sitting) in self.seats.iter_mut().enumerate() {
            match sitting {
                Sitting::Random(random) => random.sit_down(stream(table, place)),
                Sitting::Asked { answer, .. } => answer.clear(),
            }
        }
    }

    /// What the seat does next; nothing if it is asked nothing. The position is looked at through the seat's view and its
    /// legal actions only.
    ///
    /// # Panics
    /// If there is no bot for the seat.
    #[inline]
    pub fn decide<G: Judged>(&mut self, position: &G, seat: Seat) -> Option<Action> {
        let decisions = self.decisions;
        self.decisions += 1;
        match &mut self.seats[seat.index()] {
            Sitting::Random(random) => random.decide(position, seat),
            Sitting::Asked { level, answer: rest } => {
                if rest.last().is_none_or(|&next| position.check(seat, next).is_err()) {
                    rest.clear();
                    // As at a table, nobody is asked for what follows by itself.
                    if let Some(action) = position.follows(seat) {
                        return Some(action);
                    }
                    *rest = answer(&Question::<G> {
                        seat,
                        level: *level,
                        revision: decisions as u64,
                        view: position.view(Viewer::Seat(seat)),
                        seed: question::seed(&self.table, seat, decisions),
                    });
                    rest.reverse();
                }
                rest.pop()
            }
        }
    }
}

/// A finished game.
#[derive(Clone, Debug)]
pub struct Played<G> {
    /// The last position.
    pub end: G,
    /// How many decisions were made.
    pub decisions: usize,
}

/// Plays a game among bots that have just sat down at it, and tells every decision to `heard`.
///
/// # Panics
/// If there are fewer bots than seats.
pub fn play<G: Judged>(setup: &Setup<G::Options>, bots: &mut Bots, mut heard: impl FnMut(Move)) -> Played<G> {
    let mut dice = Dice::new(&setup.seed);
    let mut stage = Stage::silent(&mut dice);
    let mut position = G::setup(&setup.options, setup.seats, &mut stage);
    let mut decisions = 0;
    while let Some(seat) = position.deciders().first()
        && let Some(action) = bots.decide(&position, seat)
    {
        heard(Move { seat, action });
        position.perform(seat, action, &mut stage);
        decisions += 1;
    }
    Played { end: position, decisions }
}
