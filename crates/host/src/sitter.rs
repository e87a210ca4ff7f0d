//! Who holds a seat.

use serde::{Deserialize, Serialize};

use crate::Level;

/// Who holds a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sitter {
    /// A person.
    Person,
    /// A bot from the start.
    Bot(Level),
    /// A bot that holds the seat of a person who left; the person may come back.
    StandIn(Level),
}

impl Sitter {
    /// The level of the bot that decides for this seat, if one does.
    pub const fn bot(&self) -> Option<Level> {
        match self {
            Sitter::Person => None,
            Sitter::Bot(level) | Sitter::StandIn(level) => Some(*level),
        }
    }
}
