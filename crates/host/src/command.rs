//! What people can ask of a table, and why it says no.

use engawa_kernel::{Action, Breach, Refused};
use serde::{Deserialize, Serialize};

/// What somebody in a seat asks of the table. `revision` is the revision that the sender had before the eyes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Decide.
    Act {
        /// What the sender saw.
        revision: u64,
        /// The decision.
        action: Action,
    },
    /// Go back to the position after `to` decisions. Beyond what the seat may take back alone, every other person at
    /// the table must agree first.
    TakeBack {
        /// What the sender saw.
        revision: u64,
        /// How many decisions stay.
        to: usize,
    },
    /// Agree or not with what another person wants to take back.
    Answer {
        /// What the sender saw.
        revision: u64,
        /// Whether the sender agrees.
        agree: bool,
    },
    /// Do again what was taken back last.
    Redo {
        /// What the sender saw.
        revision: u64,
    },
    /// End the turn for good, at a table that asks for it.
    Confirm {
        /// What the sender saw.
        revision: u64,
    },
    /// Leave the table: a bot takes the seat.
    Leave,
    /// Come back to the seat.
    Return,
}

impl Command {
    /// The revision that the command answers, if it depends on one.
    pub const fn revision(&self) -> Option<u64> {
        match *self {
            Command::Act { revision, .. }
            | Command::TakeBack { revision, .. }
            | Command::Answer { revision, .. }
            | Command::Redo { revision }
            | Command::Confirm { revision } => Some(revision),
            Command::Leave | Command::Return => None,
        }
    }
}

/// Why a command was not carried out. Nothing has changed then.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Rejected<B: Breach> {
    /// The table has no such seat, or no person holds it.
    #[error("no person sits there")]
    NoSuchPerson,
    /// The table has changed since.
    #[error("the table has changed since: it is at revision {now}")]
    Stale {
        /// The revision of the table.
        now: u64,
    },
    /// The rules forbid it.
    #[error("{0}")]
    Refused(Refused<B>),
    /// Somebody's turn waits for confirmation.
    #[error("a turn waits to be confirmed")]
    AwaitingConfirm,
    /// Somebody wants to take back, and the others have not answered.
    #[error("a request to take back waits for answers")]
    AwaitingAnswers,
    /// There is nothing to confirm for this seat.
    #[error("there is nothing to confirm")]
    NothingToConfirm,
    /// Nobody asked this seat.
    #[error("there is nothing to answer")]
    NothingToAnswer,
    /// There are not so many decisions to take back.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    /// There is nothing to do again, or another seat took it back.
    #[error("there is nothing to do again")]
    NothingToRedo,
}

impl<B: Breach> From<Refused<B>> for Rejected<B> {
    fn from(refused: Refused<B>) -> Rejected<B> {
        Rejected::Refused(refused)
    }
}
