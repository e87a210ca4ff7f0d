//! How the table wants to play.

use engawa_kernel::OptionSpec;
use serde::{Deserialize, Serialize};

/// The options of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The restriction for experienced players: no clan covers itself (FO-7.1).
    pub expert: bool,
}

impl engawa_kernel::Options for Options {
    const SPECS: &'static [OptionSpec] = &[OptionSpec::new("expert", &["off", "on"], 2..=4)];

    fn get(&self, _: usize) -> usize {
        self.expert.into()
    }

    fn set(&mut self, _: usize, value: usize) {
        self.expert = value == 1;
    }
}
