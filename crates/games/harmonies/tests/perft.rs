//! Node counts by depth from fixed positions: `perft.txt`. They change when the legal actions change, or chance does.

use engawa_harmonies::{Harmonies, Options, Side};
use engawa_kernel::testing::{evenly, node_counts};

#[test]
fn node_counts_are_as_recorded() {
    let options = |[side, spirits]: [&str; 2]| Options {
        side: if side == "A" { Side::A } else { Side::B },
        spirits: spirits == "on",
    };
    let compared = node_counts::<Harmonies, _, 2>(include_str!("perft.txt"), options, evenly);
    assert!(compared >= 30, "{compared}");
}
