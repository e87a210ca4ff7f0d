//! How the table wants to play (HA-2.2).

use engawa_kernel::OptionSpec;
use serde::{Deserialize, Serialize};

use crate::Side;

/// How the table wants to play (HA-2.2).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Which side of the personal boards is up, for everybody.
    pub side: Side,
    /// Whether everybody gets a nature's spirit.
    pub spirits: bool,
}

impl engawa_kernel::Options for Options {
    const SPECS: &'static [OptionSpec] =
        &[OptionSpec::new("side", &["A", "B"], 1..=4), OptionSpec::new("spirits", &["off", "on"], 1..=4)];

    fn get(&self, choice: usize) -> usize {
        if choice == 0 { self.side as usize } else { self.spirits.into() }
    }

    fn set(&mut self, choice: usize, value: usize) {
        if choice == 0 {
            self.side = Side::ALL[value];
        } else {
            self.spirits = value == 1;
        }
    }
}
