//! The messages between a table and whoever sits at it. The page speaks to the tables in its worker with them, exactly as
//! it will to a server.
//!
//! | file | idea |
//! |---|---|
//! | [`hello`] | the first word on a connection, in JSON: which versions somebody speaks |
//! | [`tables`] | about the tables that are kept: list, open, join, forget |
//! | [`table`] | at a table: look, command; updates, log, refusals |
//! | [`chair`] | who sits where, and what a new table starts from |
//! | [`kept`] | a table as it is kept between two visits |
//! | [`json`] | every message in JSON, with actions, views and events in the words of the game |
//! | [`link`] | a recorded game in an address |
//!
//! Messages are postcard. Actions travel as themselves with the revision they answer, never as places in a menu. What
//! depends on the game (views, events) is bytes within a message: the reader knows the game and unpacks them.

pub mod chair;
pub mod hello;
pub mod json;
pub mod kept;
pub mod link;
pub mod table;
pub mod tables;

pub use chair::{Chair, Fork, Start, TableId};
pub use hello::Hello;
pub use kept::{Kept, Recorded, Summary};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// Counts up when messages are written otherwise. `tests/golden` has the bytes of each version.
pub const VERSION: u16 = 3;

/// No message is longer: what is longer is refused before it is read.
pub const LONGEST: usize = 1 << 20;

/// What the page asks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Something about the tables that are kept.
    Tables(tables::Ask),
    /// Something at the table where it sits.
    Table(table::Ask),
}

/// What the page is told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tell {
    /// Something about the tables that are kept.
    Tables(tables::Tell),
    /// Something of the table where it sits.
    Table(table::Tell),
}

/// A message that cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the message cannot be read")]
pub struct Unreadable;

/// Writes a message.
///
/// # Panics
/// Never: messages have nothing that postcard cannot write.
pub fn pack<T: Serialize>(message: &T) -> Vec<u8> {
    postcard::to_stdvec(message).expect("numbers, texts and lists can be written")
}

/// Reads a message, all of it.
pub fn unpack<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Unreadable> {
    if bytes.len() > LONGEST {
        return Err(Unreadable);
    }
    match postcard::take_from_bytes(bytes) {
        Ok((message, [])) => Ok(message),
        _ => Err(Unreadable),
    }
}
