//! How well the bots of the house play, by name. How they do it is no business of a table.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Decides evenly among the legal actions.
    Random,
    /// Plays like greedy, but misjudges by some points what a turn is worth.
    Calm,
    /// Plays its own turn out to the best reachable estimate.
    Greedy,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 3] = [Level::Random, Level::Calm, Level::Greedy];

    /// The name in commands.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Calm => "calm",
            Level::Greedy => "greedy",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no such bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot '{name}' (bots: {})", Level::ALL.map(Level::name).join(", "))]
pub struct NoSuchBot {
    /// What was asked for.
    name: String,
}

impl FromStr for Level {
    type Err = NoSuchBot;

    fn from_str(name: &str) -> Result<Level, NoSuchBot> {
        Level::ALL
            .into_iter()
            .find(|level| level.name() == name)
            .ok_or_else(|| NoSuchBot { name: name.to_owned() })
    }
}
