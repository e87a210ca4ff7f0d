//! The conformance suite of every game: what must hold in any position of any game, tried on random games of every
//! seat count and every pair of option values.
//!
//! A game gets all of it with one line in its tests: `engawa_kernel::laws!(MyGame);`. The environment variable
//! `ENGAWA_LAW_GAMES` says how many games are played for each option set (100 if it is not set); `cargo xtask test`
//! plays 1,000, `cargo xtask laws` as many as it is told.
//!
//! | file | laws of |
//! |---|---|
//! | `deciding` | what can be decided, by whom, and what is announced of it |
//! | `playing` | whole games: components, derived facts, the end |
//! | `going_back` | taking back, and records |
//! | `secrets` | what a viewer is told |
//! | `broken` | the laws themselves: games with one fault each |
//!
//! A law that fails names the game's setup and the decision, so that the position can be found again.

// A law that does not hold panics: that is how a test fails.
#![allow(clippy::missing_panics_doc)]

use core::fmt;

use crate::options::all_pairs;
use crate::{Action, Actions, Chance, Dice, Game, Move, Purpose, SeatCount, Seed, Setup, Stage, fingerprint};

#[cfg(test)]
mod broken;
mod deciding;
mod going_back;
mod playing;
mod secrets;

pub use deciding::*;
pub use going_back::*;
pub use playing::*;
pub use secrets::*;

/// Tests a game against every law: one test a law.
#[macro_export]
macro_rules! laws {
    ($game:ty) => {
        $crate::laws!($game: legal_actions_apply, nothing_else_applies, other_seats_are_refused, what_is_announced_happens,
            components_are_conserved, derived_facts_agree, every_game_ends, the_order_of_answers_does_not_matter,
            taking_back_restores, records_round_trip, damaged_records_are_refused, replays_agree,
            what_follows_by_itself_reveals_nothing, viewers_learn_nothing_hidden, secrets_are_kept_from_all_others,
            views_survive_the_wire, listeners_change_nothing);
    };
    ($game:ty: $($law:ident),*) => {
        $(
            #[test]
            fn $law() {
                $crate::laws::$law::<$game>();
            }
        )*
    };
}

/// How many games are played for each option set.
fn games() -> u32 {
    std::env::var("ENGAWA_LAW_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(100)
}

/// A random game on its way, with what is needed to find the place again.
struct Walk<G: Game> {
    setup: Setup<G::Options>,
    table: Dice,
    /// Chance of the walk itself, apart from the table's.
    picks: Dice,
    picked: Chance,
    style: Style,
    position: G,
    done: usize,
    list: Actions,
}

/// How a walk decides. Even picks seldom reach the ends of lists for long, so some walks stay there.
#[derive(Clone, Copy)]
enum Style {
    Even,
    First,
    Last,
}

impl<G: Game> Walk<G> {
    fn begin(setup: Setup<G::Options>, number: u32) -> Walk<G> {
        let mut table = Dice::new(&setup.seed);
        let position = G::setup(&setup.options, setup.seats, &mut Stage::silent(&mut table));
        let picks = Dice::new(&setup.seed.derive(Purpose::Bot, 0));
        let style = match number % 16 {
            14 => Style::First,
            15 => Style::Last,
            _ => Style::Even,
        };
        Walk {
            setup,
            table,
            picks,
            picked: Chance::default(),
            style,
            position,
            done: 0,
            list: Actions::new(),
        }
    }

    /// One of `n`, by the chance of the walk.
    fn any(&mut self, n: usize) -> usize {
        self.picks.below(&mut self.picked, n as u32) as usize
    }

    /// Whether to look at this decision: at one of `n`, by the chance of the walk. What is slow to check is checked now
    /// and then; over a thousand games that is often enough, and a hundred thousand stay possible.
    fn now_and_then(&mut self, n: usize) -> bool {
        self.any(n) == 0
    }

    /// One of the listed actions.
    fn any_listed(&mut self) -> Action {
        let place = self.any(self.list.len());
        self.list[place]
    }

    /// The next decision: any of the deciders, any of the legal actions. They stay listed in `self.list`.
    fn pick(&mut self) -> Option<Move> {
        let deciders = self.position.deciders();
        let nth = if deciders.len() > 1 { self.any(deciders.len()) } else { 0 };
        let seat = deciders.iter().nth(nth)?;
        self.position.actions(seat, &mut self.list);
        assert!(!self.list.is_empty(), "{self}: seat {} is asked and can do nothing", seat.index());
        let place = match self.style {
            Style::Even => self.any(self.list.len()),
            Style::First => 0,
            Style::Last => self.list.len() - 1,
        };
        Some(Move { seat, action: self.list[place] })
    }

    fn perform(&mut self, next: Move) {
        self.position.perform(next.seat, next.action, &mut Stage::silent(&mut self.table));
        self.done += 1;
    }

    /// The position after the action, without going there.
    fn after(&mut self, next: Move) -> G {
        let mut position = self.position.clone();
        position.perform(next.seat, next.action, &mut Stage::silent(&mut self.table));
        position
    }
}

impl<G: Game> fmt::Display for Walk<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} decision {}", named::<G>(&self.setup), self.done)
    }
}

/// Every setup that the laws try: all seat counts, all pairs of option values, so many seeds.
fn each_setup<G: Game>(mut visit: impl FnMut(Setup<G::Options>, u32)) {
    let series = Seed::from_number(fingerprint(G::ID));
    for seats in G::SEATS.filter_map(SeatCount::new) {
        for options in all_pairs::<G::Options>(seats) {
            for number in 0..games() {
                visit(Setup { options, seats, seed: series.derive(Purpose::Game, number) }, number);
            }
        }
    }
}

/// Walks through random games and looks at every decision before it is made.
fn each_decision<G: Game>(mut look: impl FnMut(&mut Walk<G>, Move)) {
    each_setup::<G>(|setup, number| {
        let mut walk = Walk::<G>::begin(setup, number);
        while let Some(next) = walk.pick() {
            look(&mut walk, next);
            walk.perform(next);
        }
    });
}

/// A setup, to find its game again.
fn named<G: Game>(setup: &Setup<G::Options>) -> String {
    let Setup { options, seats, seed } = setup;
    format!("{} seats {} {options:?} seed {seed}", G::ID, seats.get())
}
