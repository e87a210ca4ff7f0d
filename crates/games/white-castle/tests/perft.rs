//! Node counts by depth from fixed positions: `perft.txt`. They change when the legal actions change, or chance does.

use engawa_kernel::golden::node_counts;
use engawa_white_castle::{Options, WhiteCastle};

#[test]
fn node_counts_are_as_recorded() {
    let options = |[matcha]: [&str; 1]| Options { matcha: matcha == "on", ..Options::default() };
    let compared = node_counts::<WhiteCastle, 1>(include_str!("perft.txt"), options);
    assert!(compared >= 30, "{compared}");
}
