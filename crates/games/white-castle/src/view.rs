//! What one viewer may see: everything. How it is read from JSON, and a whole position made from it.

use engawa_kernel::{Chance, Dice};
use serde::{Deserialize, Deserializer, Serialize};

use crate::WhiteCastle;
use crate::board::Board;

/// What one viewer may see: the whole table (WC-1.6).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The table.
    #[serde(deserialize_with = "sound")]
    pub board: Board,
}

/// A board from outside, if it can be one.
fn sound<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Board, D::Error> {
    let mut board = Board::deserialize(deserializer)?;
    board.derive();
    board.audit().map_err(serde::de::Error::custom)?;
    Ok(board)
}

impl WhiteCastle {
    /// Nothing is hidden: what is to come is drawn when it comes, from other dice.
    pub(crate) fn dealt_from(view: &View, _: &mut Dice) -> WhiteCastle {
        WhiteCastle { board: view.board }
    }

    pub(crate) fn chance_used(&self) -> Chance {
        self.board.chance
    }
}
