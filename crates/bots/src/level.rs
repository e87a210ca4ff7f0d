//! The bots by name, and the bot that sits in a seat.

use core::fmt;
use core::str::FromStr;

use engawa_kernel::{Action, Dice, Purpose, Seat, Seed};
use serde::{Deserialize, Serialize};

use crate::{Estimate, Greedy, Look, Random};

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

/// By how much calm misjudges a turn at most, in hundredths of a point: beatable, and never senseless.
const MISJUDGED: u32 = 1_500;

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

/// The bot that sits in a seat.
// A table has a handful of bots, and the random one is asked millions of times in a simulation: no box for it.
#[allow(clippy::large_enum_variant)]
#[derive(Clone, Debug)]
pub enum Bot {
    /// See [`Random`].
    Random(Random),
    /// See [`Greedy`].
    Greedy(Greedy),
}

impl Bot {
    /// The bot of a seat. Its stream comes from the table's seed and the seat, never from the table's dice.
    pub fn new(level: Level, table: &Seed, seat: Seat) -> Bot {
        let own = || table.derive(Purpose::Bot, seat.index() as u32);
        match level {
            Level::Random => Bot::Random(Random::new(Dice::apart(table, Purpose::Bot, seat.index() as u32))),
            Level::Calm => Bot::Greedy(Greedy::misjudging(&own(), MISJUDGED)),
            Level::Greedy => Bot::Greedy(Greedy::new(&own())),
        }
    }

    /// The same as a new bot of this level at another table, without asking for memory again.
    pub fn sit_down(&mut self, table: &Seed, seat: Seat) {
        let index = seat.index() as u32;
        match self {
            Bot::Random(random) => random.sit_down(Dice::apart(table, Purpose::Bot, index)),
            Bot::Greedy(greedy) => greedy.sit_down(&table.derive(Purpose::Bot, index)),
        }
    }

    /// Decides for a seat that is asked something.
    #[inline]
    pub fn decide<G: Estimate>(&mut self, look: Look<'_, G>) -> Action {
        match self {
            Bot::Random(random) => random.decide(look),
            Bot::Greedy(greedy) => greedy.decide(look),
        }
    }
}
