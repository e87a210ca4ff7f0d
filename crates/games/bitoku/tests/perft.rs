//! Node counts by depth from fixed positions: `perft.txt`. They change when the legal actions change, or chance does.

use engawa_bitoku::{Bitoku, Options};
use engawa_kernel::testing::{evenly, node_counts};

#[test]
fn node_counts_are_as_recorded() {
    let options = |[strict]: [&str; 1]| Options::try_from(u16::from(strict == "on")).expect("options");
    let compared = node_counts::<Bitoku, _, 1>(include_str!("perft.txt"), options, evenly);
    assert!(compared >= 30, "{compared}");
}
