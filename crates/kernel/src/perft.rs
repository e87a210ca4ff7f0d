//! Node counts by depth: a number that changes when the legal actions change.

use crate::{Actions, Dice, Rules, Stage};

/// How many positions lie `depth` decisions below this one, chance as the dice give it. Equal positions that are
/// reached in different ways count each time.
pub fn perft<R: Rules>(position: &R, dice: &mut Dice, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut list = Actions::new();
    let mut nodes = 0;
    for seat in position.deciders().iter() {
        position.actions(seat, &mut list);
        if depth == 1 {
            nodes += list.len() as u64;
            continue;
        }
        for &action in list.iter() {
            let mut next = position.clone();
            next.perform(seat, action, &mut Stage::silent(dice));
            nodes += perft(&next, dice, depth - 1);
        }
    }
    nodes
}
