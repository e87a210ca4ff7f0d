//! The stack of pending steps has room for twice the depth that is ever reached, also by a player who always opens most.

mod scene;

use engawa_kernel::{Actions, Rules, Stage};
use scene::{Picks, options, start};

/// The room of the stack, and what is kept free for one action (`step.rs`).
const ROOM: usize = 64;
const RESERVE: usize = 16;

#[test]
fn the_stack_is_twice_as_deep_as_it_gets() {
    let mut deepest = 0;
    for seats in 1..=4 {
        for seed in 0..60 {
            let (mut game, mut dice) = start(seats, options(seed % 3 != 0), seed);
            let (mut picks, mut list) = (Picks::new(seed), Actions::new());
            while let Some(decider) = game.deciders().first() {
                game.actions(decider, &mut list);
                let depth = |place: usize| {
                    let mut after = game;
                    let mut dice = dice.clone();
                    after.perform(decider, list[place], &mut Stage::silent(&mut dice));
                    after.board().pending().len()
                };
                // What opens most; of equals any.
                let turn = picks.below(list.len());
                let places = (0..list.len()).map(|place| (place + turn) % list.len());
                let chosen = places.max_by_key(|&place| depth(place)).expect("an action");
                game.perform(decider, list[chosen], &mut Stage::silent(&mut dice));
                deepest = deepest.max(game.board().pending().len());
            }
        }
    }
    println!("deepest {deepest}");
    assert!(deepest > 10, "chains are followed: {deepest}");
    assert!(2 * deepest <= ROOM - RESERVE, "{deepest} of {ROOM}");
}
