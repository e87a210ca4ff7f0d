//! One running table. Pure: commands in, news out; no clock, no files, no sockets, so the terminal, the browser's
//! worker and the server all run the same one.
//!
//! | file | idea |
//! |---|---|
//! | [`table`] | the table: who sits where, what they command, what is refused |
//! | [`sitter`] | who holds a seat: a person or a bot |
//! | [`command`] | what people can ask of a table, and why it says no |
//! | [`news`] | what each viewer is sent after a change: cut to what that viewer may see |
//! | [`log`](mod@log) | what happened, decision by decision |
//!
//! Every change of the table raises its revision, taking back and redoing included; a command names the revision it
//! answers, so a late or repeated one is refused and can never turn into another move.

pub mod command;
pub mod log;
pub mod news;
pub mod sitter;
pub mod table;

pub use command::{Command, Rejected};
pub use log::{Entry, Log};
pub use news::News;
pub use sitter::Sitter;
pub use table::{Manner, Table, Told};
