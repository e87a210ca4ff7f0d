//! What people can ask of a table, and why it says no.

use engawa_kernel::{Action, Breach, Refused};
use serde::{Deserialize, Serialize};

/// The name that the sender gave to a command: an answer names it, and a repeated one is answered as the first time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CommandId(pub u64);

/// What somebody in a seat asks of the table. `revision` is the revision that the sender had before the eyes. An action
/// is one word, or what it means in the words of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command<A = Action> {
    /// Decide. Good as long as the seat is asked what it was asked then.
    Act {
        /// What the sender saw.
        revision: u64,
        /// The decision.
        action: A,
    },
    /// Go back to the position after `to` decisions. Beyond what the seat may take back alone, every other person at
    /// the table must agree first.
    TakeBack {
        /// What the sender saw.
        revision: u64,
        /// How many decisions stay.
        to: usize,
    },
    /// No longer want to take back what the others were asked about.
    Withdraw,
    /// Agree or not with what another person wants to take back.
    Answer {
        /// The number of the request.
        request: u64,
        /// Whether the sender agrees.
        agree: bool,
    },
    /// Do again what was taken back last.
    Redo {
        /// What the sender saw.
        revision: u64,
    },
    /// End the turn for good, in a seat that wants to be asked for it.
    Confirm {
        /// What the sender saw.
        revision: u64,
    },
    /// From now on the own turns end only when the person says so, or at once. What waits already still waits.
    Confirming(bool),
    /// Leave the table: a bot takes the seat.
    Leave,
    /// Come back to the seat.
    Return,
}

impl<A> Command<A> {
    /// The revision that the command answers, if it depends on one.
    pub const fn revision(&self) -> Option<u64> {
        match *self {
            Command::Act { revision, .. }
            | Command::TakeBack { revision, .. }
            | Command::Redo { revision }
            | Command::Confirm { revision } => Some(revision),
            Command::Withdraw
            | Command::Answer { .. }
            | Command::Confirming(_)
            | Command::Leave
            | Command::Return => None,
        }
    }

    /// The same command with its action told otherwise.
    pub fn try_map<B, E>(self, tell: impl FnOnce(A) -> Result<B, E>) -> Result<Command<B>, E> {
        Ok(match self {
            Command::Act { revision, action } => Command::Act { revision, action: tell(action)? },
            Command::TakeBack { revision, to } => Command::TakeBack { revision, to },
            Command::Withdraw => Command::Withdraw,
            Command::Answer { request, agree } => Command::Answer { request, agree },
            Command::Redo { revision } => Command::Redo { revision },
            Command::Confirm { revision } => Command::Confirm { revision },
            Command::Confirming(on) => Command::Confirming(on),
            Command::Leave => Command::Leave,
            Command::Return => Command::Return,
        })
    }
}

/// Why a command was not carried out. Nothing has changed then.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Rejected<B: Breach> {
    /// The table has no such seat, or no person holds it.
    #[error("no person sits there")]
    NoSuchPerson,
    /// What the command answers is no longer so.
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
    /// Nobody asked this seat, or not that any more.
    #[error("there is nothing to answer")]
    NothingToAnswer,
    /// There are not so many decisions to take back, or nothing was asked that could be withdrawn.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    /// There is nothing to do again, or another seat took it back.
    #[error("there is nothing to do again")]
    NothingToRedo,
    /// So much was gone back and forth that the journal must be kept for the rest of the game.
    #[error("the journal is full: only the game itself goes on")]
    Full,
}

impl<B: Breach> From<Refused<B>> for Rejected<B> {
    fn from(refused: Refused<B>) -> Rejected<B> {
        Rejected::Refused(refused)
    }
}
