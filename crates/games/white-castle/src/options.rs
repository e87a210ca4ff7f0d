//! How the table wants to play.

use engawa_kernel::OptionSpec;
use serde::{Deserialize, Serialize};

/// How the table wants to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// With the expansion Matcha.
    pub matcha: bool,
    /// How strong the Tokugawa clan is in a solo game (WC-10.2).
    pub level: Level,
}

/// How strong the Tokugawa clan is (WC-10.2).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// No points, second in order.
    #[default]
    Easy,
    /// 3 points and a step, first in order.
    Medium,
    /// 8 points and 3 steps, first in order.
    Hard,
}

impl Level {
    pub(crate) const ALL: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

    /// Points and steps the rival starts with, and whether it is first in order.
    pub(crate) const fn start(self) -> (u16, u8, bool) {
        match self {
            Level::Easy => (0, 0, false),
            Level::Medium => (3, 1, true),
            Level::Hard => (8, 3, true),
        }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options { matcha: true, level: Level::Easy }
    }
}

impl engawa_kernel::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec::new("matcha", &["on", "off"], 1..=4),
        OptionSpec::new("level", &["easy", "medium", "hard"], 1..=1),
    ];

    fn get(&self, choice: usize) -> usize {
        if choice == 0 { usize::from(!self.matcha) } else { self.level as usize }
    }

    fn set(&mut self, choice: usize, value: usize) {
        if choice == 0 {
            self.matcha = value == 0;
        } else {
            self.level = Level::ALL[value % Level::ALL.len()];
        }
    }
}
