//! Node counts by depth from fixed positions: `perft.txt`. They change when the legal actions change, or chance does.

use engawa_grandbois::{GrandBois, Options};
use engawa_kernel::Action;
use engawa_kernel::testing::node_counts;

/// These positions were come to by the middle one of all actions, in the order of their numbers.
fn decide(_: u64) -> impl FnMut(&[Action]) -> Action {
    |list| {
        let mut list = list.to_vec();
        list.sort_unstable();
        list[list.len() / 2]
    }
}

#[test]
fn node_counts_are_as_recorded() {
    let options = |[expert]: [&str; 1]| Options { expert: expert == "on" };
    let compared = node_counts::<GrandBois, _, 1>(include_str!("perft.txt"), options, decide);
    assert!(compared >= 30, "{compared}");
}
