//! What is asked of whoever keeps the tables, and what is told.

use engawa_host::{Command, Sitter};
use engawa_kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::Saved;

/// The name of a table among those that are kept.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableId(pub String);

/// What the page asks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// Which tables are kept here?
    List,
    /// Set up a new table, and sit down at it.
    Open(Start),
    /// Sit down at a table that is kept; even if it seems to be open elsewhere, if `anyway`.
    Join {
        /// Which one.
        table: TableId,
        /// Take it over from another tab.
        anyway: bool,
    },
    /// Keep a game that was brought as a file or link, without playing it.
    Keep(Box<Saved>),
    /// Throw a table away.
    Forget(TableId),
    /// From now on look through these eyes. The log and the news follow.
    Look(Viewer),
    /// A seat commands something.
    Command {
        /// Which seat.
        seat: Seat,
        /// What.
        command: Command,
    },
    /// Turns end only when the person says so.
    Confirm(bool),
    /// Get up from the table.
    Leave,
}

/// What a new table starts from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Start {
    /// How the table shall be called.
    pub table: TableId,
    /// Which game.
    pub game: String,
    /// Options by name; those left out have their first value.
    pub options: Vec<(String, String)>,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// Where chance comes from.
    pub seed: [u8; 32],
    /// Turns end only when the person says so.
    pub confirm: bool,
    /// A packed record to play on from; game, options, seats and seed are its own then.
    pub record: Option<Vec<u8>>,
}

/// A seat with who sits in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chair {
    /// What the others call them.
    pub name: String,
    /// Who it is.
    pub sitter: Sitter,
    /// Colour and crest, 0 to 3.
    pub crest: u8,
}

/// What the page is told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Tell {
    /// The tables that are kept, the latest first.
    Saved(Vec<Saved>),
    /// The page sits at this table now.
    Joined {
        /// Which one.
        table: TableId,
        /// Which game.
        game: String,
        /// Who sits where.
        chairs: Vec<Chair>,
        /// Turns end only when the person says so.
        confirm: bool,
    },
    /// The story so far for the eyes that were asked for: packed entries of the log.
    Log {
        /// Whose eyes.
        viewer: Viewer,
        /// The entries, packed.
        entries: Vec<u8>,
    },
    /// The table changed, or was asked for: packed news of the host.
    News {
        /// Whose eyes.
        viewer: Viewer,
        /// The news, packed.
        news: Vec<u8>,
    },
    /// The table as it is kept now: its record, so that the page can replay, save and share it.
    Kept(Box<Saved>),
    /// A command was not carried out. Nothing has changed.
    Refused(Refusal),
    /// The table is open in another tab or window.
    Busy(TableId),
    /// Another tab went on with this table: nothing of this one is kept any more.
    TakenOver(TableId),
    /// There is no such table, or what is kept of it cannot be used.
    Lost {
        /// Which one.
        table: TableId,
        /// Why, for whoever wants to know.
        why: String,
    },
    /// Nothing can be kept here: the browser allows no storage.
    NothingIsKept,
}

/// Why a command was not carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Refusal {
    /// Nobody sits at a table, or no person in this seat.
    NoSuchPerson,
    /// The table has changed since.
    Stale {
        /// The revision of the table.
        now: u64,
    },
    /// The rules forbid it; the number of the rule, if it is one of the game's.
    Rules(Option<String>),
    /// A turn waits to be confirmed.
    AwaitingConfirm,
    /// A request to take back waits for answers.
    AwaitingAnswers,
    /// There is nothing to confirm, answer, take back or do again.
    Nothing,
}
