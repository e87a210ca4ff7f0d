//! The room around a table: who may sit, look and command, and what each is told.
//!
//! | file | idea |
//! |---|---|
//! | [`room`] | the room: asked by whoever is in it, it says what to keep, what to tell whom, and what to ask bots |
//! | [`desk`] | a table of any game behind bytes |
//! | [`open`] | tables set up, taken up from what is kept, and forked from a record |
//! | [`thinker`] | a bot of any game behind bytes |
//!
//! Pure: nothing is sent, stored or thought about in here. Whoever runs a room keeps the entries first and tells afterwards:
//! what was told has happened. The browser's worker is one caller, a server is another.

pub mod desk;
pub mod open;
pub mod room;
pub mod thinker;

pub use desk::Desk;
pub use open::{OpenError, Opened, Opening};
pub use room::{BotAnswer, BotQuestion, DeviceId, Output, Person, Room};
pub use thinker::Thinker;
