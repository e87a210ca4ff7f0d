//! A whole game among bots.

use engawa_kernel::{Dice, Move, Setup, Stage};

use crate::{Bot, Estimate, Look};

/// A finished game.
#[derive(Clone, Debug)]
pub struct Played<G> {
    /// The last position.
    pub end: G,
    /// How many decisions were made.
    pub decisions: usize,
}

/// Plays a game among bots, one for each seat, and tells every decision to `heard`.
///
/// # Panics
/// If there are fewer bots than seats.
pub fn play<G: Estimate>(
    setup: &Setup<G::Options>,
    bots: &mut [Bot],
    mut heard: impl FnMut(Move),
) -> Played<G> {
    let mut dice = Dice::new(&setup.seed);
    let mut stage = Stage::silent(&mut dice);
    let mut position = G::setup(&setup.options, setup.seats, &mut stage);
    let mut decisions = 0;
    while let Some(seat) = position.deciders().first() {
        let action = bots[seat.index()].decide(Look::new(&position, seat));
        heard(Move { seat, action });
        position.perform(seat, action, &mut stage);
        decisions += 1;
    }
    Played { end: position, decisions }
}
