//! Node counts by depth from fixed positions: `perft.txt`. They change when the legal actions change, or chance does.

use engawa_kernel::testing::node_counts;
use engawa_kernel::{Action, Chance, Dice, Purpose, Seed};
use engawa_white_castle::{Level, Options, WhiteCastle};

/// These positions were come to by the stream of a bot.
fn decide(seed: u64) -> impl FnMut(&[Action]) -> Action {
    let mut picks = Dice::apart(&Seed::from_number(seed), Purpose::Bot, 0);
    let mut picked = Chance::default();
    move |list| list[picks.below(&mut picked, list.len() as u32) as usize]
}

#[test]
fn node_counts_are_as_recorded() {
    let options = |[matcha]: [&str; 1]| Options { matcha: matcha == "on", level: Level::Easy };
    let compared = node_counts::<WhiteCastle, _, 1>(include_str!("perft.txt"), options, decide);
    assert!(compared >= 30, "{compared}");
}
