//! Messages about the tables that are kept.

use serde::{Deserialize, Serialize};

use crate::kept::Listed;
use crate::{Recorded, Start, TableId};

/// What is asked about the tables that are kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Which tables are kept here? A page of them, the latest first.
    List {
        /// Those whose game is over, or those that wait.
        over: bool,
        /// How many to pass over.
        from: usize,
        /// How many at most.
        most: usize,
    },
    /// Set up a new table, and sit down at it.
    Open(Box<Start>),
    /// Sit down at a table that is kept; even if it seems to be open elsewhere, if `anyway`.
    Join {
        /// Which one.
        table: TableId,
        /// Take it over from another tab.
        anyway: bool,
    },
    /// The recorded game of a table.
    Record(TableId),
    /// Keep a game that was brought as a file or link, without playing it.
    Keep(Box<Recorded>),
    /// Throw a table away.
    Forget(TableId),
    /// Do not throw it away after all.
    Remember(TableId),
}

/// What is told about the tables that are kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tell {
    /// A page of the tables that are kept, the latest first.
    Listed {
        /// Those whose game is over, or those that wait.
        over: bool,
        /// How many were passed over.
        from: usize,
        /// How many there are in all.
        all: usize,
        /// The page.
        tables: Vec<Listed>,
    },
    /// The recorded game of a table.
    Record(Box<Recorded>),
    /// The tables that are kept are others than before: whoever shows them asks again.
    Changed,
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
