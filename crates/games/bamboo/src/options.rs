//! How the table wants to play (BA-3.1).

use engawa_kernel::OptionSpec;
use serde::{Deserialize, Serialize};

/// How the table wants to play (BA-3.1).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Which side of the player boards is up, for everybody.
    pub side: Side,
}

/// A side of the player boards (BA-3.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The normal game.
    #[default]
    Day,
    /// The advanced game: some cells take one kind of tile only (BA-11).
    Night,
}

impl Side {
    /// Both sides.
    pub const ALL: [Side; 2] = [Side::Day, Side::Night];
}

impl engawa_kernel::Options for Options {
    const SPECS: &'static [OptionSpec] = &[OptionSpec::new("side", &["day", "night"], 2..=4)];

    fn get(&self, _: usize) -> usize {
        self.side as usize
    }

    fn set(&mut self, _: usize, value: usize) {
        self.side = Side::ALL[value % Side::ALL.len()];
    }
}
