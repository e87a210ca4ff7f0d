//! Node counts by depth from fixed positions: `perft.txt`. They change when the legal actions change, or chance does.

use engawa_bamboo::{Bamboo, Options, Side};
use engawa_kernel::testing::{evenly, node_counts};

#[test]
fn node_counts_are_as_recorded() {
    let options = |[side]: [&str; 1]| Options { side: if side == "day" { Side::Day } else { Side::Night } };
    let compared = node_counts::<Bamboo, _, 1>(include_str!("perft.txt"), options, evenly);
    assert!(compared >= 30, "{compared}");
}
