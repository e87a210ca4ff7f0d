//! How a game ended: score lines by category, tie-breaks, and who won.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat, SeatSet};

/// The most score lines a sheet has.
pub const MAX_LINES: usize = 16;
/// The most tie-breaks a sheet has beside its lines.
pub const MAX_TIES: usize = 4;

/// The points of one seat: one number for each of the game's score lines, and the tie-breaks.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Sheet {
    /// Points by line, in the order of [`Game::LINES`](crate::Game::LINES).
    pub lines: ArrayVec<i32, MAX_LINES>,
    /// Tie-breaks in the order of [`Game::TIES`](crate::Game::TIES); more is better.
    pub ties: ArrayVec<i32, MAX_TIES>,
}

impl Sheet {
    /// A sheet with these lines and tie-breaks.
    pub fn new(lines: &[i32], ties: &[i32]) -> Sheet {
        Sheet { lines: lines.iter().copied().collect(), ties: ties.iter().copied().collect() }
    }

    /// The sum of the lines.
    pub fn total(&self) -> i32 {
        self.lines.iter().sum()
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The sheet of every seat.
    pub sheets: ArrayVec<Sheet, MAX_SEATS>,
    /// The sheet of the rival of a solo game.
    pub rival: Option<Sheet>,
    /// Who won; several share the victory. Nobody in a solo game without a rival, or lost to it.
    pub winners: SeatSet,
    /// What a solo game without a rival is measured by (suns in Harmonies): parts by name.
    pub rating: ArrayVec<(RatingPart, i32), 4>,
}

/// The name of a part of a solo rating, a key for the words.
pub type RatingPart = std::borrow::Cow<'static, str>;

impl Outcome {
    /// The outcome among seats: the best by `better` win together.
    ///
    /// `rank` gives what is compared first to last, more is better; total first for most games.
    pub fn among<K: Ord>(sheets: ArrayVec<Sheet, MAX_SEATS>, rank: impl Fn(&Sheet) -> K) -> Outcome {
        let best = sheets.iter().map(&rank).max();
        let winners = sheets
            .iter()
            .enumerate()
            .filter(|(_, sheet)| Some(rank(sheet)) == best)
            .filter_map(|(place, _)| Seat::new(place))
            .collect();
        Outcome { sheets, rival: None, winners, rating: ArrayVec::new() }
    }
}
