//! Messages at a table.
//!
//! What depends on the game is a type of its own in them: packed bytes on the way to a page, words of the game in JSON.

use engawa_host::{Command, CommandId};
use engawa_kernel::{Action, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Chair, TableId};

/// What is asked at a table. An action is one word, or what it means in the words of the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask<A = Action> {
    /// From now on look through these eyes. The log and the update follow.
    Look(Viewer),
    /// A seat commands something.
    Command {
        /// How the sender calls it; the answer names it.
        id: CommandId,
        /// Which seat.
        seat: Seat,
        /// What.
        command: Command<A>,
    },
    /// Get up from the table. That is no leaving: the seat stays whose it is.
    GetUp,
}

impl<A> Ask<A> {
    /// The same with its action told otherwise.
    pub fn try_map<B, E>(self, tell: impl FnOnce(A) -> Result<B, E>) -> Result<Ask<B>, E> {
        Ok(match self {
            Ask::Look(viewer) => Ask::Look(viewer),
            Ask::Command { id, seat, command } => Ask::Command { id, seat, command: command.try_map(tell)? },
            Ask::GetUp => Ask::GetUp,
        })
    }
}

/// What is told of a table: `U` the update and `L` the lines of the log, packed or in words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tell<U = Vec<u8>, L = Vec<u8>> {
    /// The page sits at this table now.
    Joined {
        /// Which one.
        table: TableId,
        /// Which game.
        game: String,
        /// Who sat down where.
        chairs: Vec<Chair>,
        /// Which of the seats belong to whoever is told this.
        yours: SeatSet,
        /// The rules or the data were changed since, and the game could be followed only up to this many decisions.
        parted: Option<usize>,
    },
    /// The story so far for the eyes that were asked for.
    Log {
        /// Whose eyes.
        viewer: Viewer,
        /// The lines.
        lines: L,
    },
    /// The table changed, or was asked for.
    Update {
        /// Whose eyes.
        viewer: Viewer,
        /// The update.
        update: U,
    },
    /// A command was carried out.
    Accepted {
        /// Which one.
        id: CommandId,
        /// The revision that it made.
        revision: u64,
    },
    /// A command was not carried out. Nothing has changed.
    Refused {
        /// Which one.
        id: CommandId,
        /// Why.
        refusal: Refusal,
    },
    /// These eyes are not whoever's asked for them.
    NotYours(Viewer),
}

impl<U, L> Tell<U, L> {
    /// The same with updates and lines told otherwise.
    pub fn try_map<V, K, E>(
        self,
        update_of: impl FnOnce(Viewer, U) -> Result<V, E>,
        lines_of: impl FnOnce(L) -> Result<K, E>,
    ) -> Result<Tell<V, K>, E> {
        Ok(match self {
            Tell::Joined { table, game, chairs, yours, parted } => {
                Tell::Joined { table, game, chairs, yours, parted }
            }
            Tell::Log { viewer, lines } => Tell::Log { viewer, lines: lines_of(lines)? },
            Tell::Update { viewer, update } => Tell::Update { viewer, update: update_of(viewer, update)? },
            Tell::Accepted { id, revision } => Tell::Accepted { id, revision },
            Tell::Refused { id, refusal } => Tell::Refused { id, refusal },
            Tell::NotYours(viewer) => Tell::NotYours(viewer),
        })
    }
}

/// Why a command was not carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// Nobody sits at a table, or no person in this seat.
    NoSuchPerson,
    /// The seat is somebody else's.
    NotYours,
    /// What the command answers is no longer so.
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
    /// Too much was gone back and forth: only the game itself goes on.
    Full,
}
