//! Who holds a seat.

use serde::{Deserialize, Serialize};

use crate::Level;

/// Who holds a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Holder {
    /// A person.
    Person,
    /// A bot from the start.
    Bot(Level),
    /// A bot that holds the seat of a person who left; the person may come back.
    StandIn(Level),
}

impl Holder {
    /// The level of the bot that decides for this seat, if one does.
    pub const fn bot(&self) -> Option<Level> {
        match self {
            Holder::Person => None,
            Holder::Bot(level) | Holder::StandIn(level) => Some(*level),
        }
    }
}
