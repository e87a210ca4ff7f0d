//! One running table. Pure: commands in, entries and updates out; no clock, no files, no sockets, so the terminal, the
//! browser's worker and the server all run the same one.
//!
//! | file | idea |
//! |---|---|
//! | [`table`] | the table: what is commanded, what is refused, what is answered for bots |
//! | [`journal`] | what was accepted at a table, in order: all that has to be kept of it |
//! | `past` | what is left of a game after all that was taken back |
//! | [`seating`] | who holds the seats, and who wants to take back |
//! | [`command`] | what people can ask of a table, and why it says no |
//! | [`question`] | what a bot is asked |
//! | [`holder`], [`level`] | a person, a bot, a stand-in; how well bots play |
//! | [`update`] | what a viewer is sent after a change: cut to what that viewer may see |
//! | [`log`](mod@log) | what happened, decision by decision |
//!
//! **A table is its journal.** Entry *n* makes revision *n*; options, seats, seed and journal make the table exactly as it
//! was. Nothing else of it is kept: going back plays what is left again, and the log is played when somebody asks for it.

pub mod command;
pub mod holder;
pub mod journal;
pub mod level;
pub mod log;
mod past;
pub mod question;
pub mod seating;
pub mod table;
pub mod update;

pub use command::{Command, CommandId, Rejected};
pub use holder::Holder;
pub use journal::{Deed, Entry, Journal, Time};
pub use level::Level;
pub use log::LogLine;
pub use question::Question;
pub use seating::{Request, Seating};
pub use table::{Change, Table};
pub use update::Update;
