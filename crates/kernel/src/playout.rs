//! A whole game of random decisions: the measure of an engine's speed, and the walk that laws are tried on.

use crate::{Actions, Chance, Dice, Purpose, Rules, Setup, Silent, Stage};

/// Plays a game to its end, every decision drawn evenly from the full list of legal actions. Tells the last position
/// and the number of decisions. The list is the caller's, so that its room is made once.
pub fn playout<R: Rules>(setup: &Setup<R::Options>, list: &mut Actions) -> (R, usize) {
    let mut dice = Dice::new(&setup.seed);
    let mut picks = Dice::apart(&setup.seed, Purpose::Bot, 0);
    let mut picked = Chance::default();
    let mut stage = Stage { dice: &mut dice, sink: Silent };
    let mut position = R::setup(&setup.options, setup.seats, &mut stage);
    let mut decisions = 0;
    while let Some(seat) = position.deciders().first() {
        position.actions(seat, list);
        let action = list[picks.below(&mut picked, list.len() as u32) as usize];
        position.perform(seat, action, &mut stage);
        decisions += 1;
    }
    (position, decisions)
}
