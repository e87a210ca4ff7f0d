//! The messages between a table and whoever sits at it. The page speaks to the table in its worker with them, exactly as
//! it will to a server.
//!
//! | file | idea |
//! |---|---|
//! | [`message`] | what is asked of whoever keeps the tables, and what is told |
//! | [`desk`] | a table of any game behind bytes |
//! | [`saved`] | a table as it is kept between two visits |
//! | [`link`] | a recorded game in an address |
//!
//! Messages are postcard. Actions travel as themselves with the revision they answer, never as places in a menu. What
//! depends on the game (views, events) is bytes within a message: the reader knows the game and unpacks them.

pub mod desk;
pub mod link;
pub mod message;
pub mod saved;

pub use desk::{Desk, StartError};
pub use message::{Ask, Chair, Refusal, Start, TableId, Tell};
pub use saved::Saved;

use serde::Serialize;
use serde::de::DeserializeOwned;

/// Counts up when messages are read otherwise.
pub const VERSION: u16 = 1;

/// No message is longer: what is longer is refused before it is read.
pub const LONGEST: usize = 1 << 20;

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
