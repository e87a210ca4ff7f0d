//! The result as it was counted when the game ended, with the names of its lines: it can be shown by a program that counts otherwise.

use super::limits::{MOST_POINTS, is_key};
use crate::outcome::{MAX_LINES, MAX_TIES};
use crate::{Game, Outcome, SeatCount, Sheet};

/// How a recorded game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// The names of the score lines, in the order of the sheets.
    pub lines: Vec<String>,
    /// The names of the tie-breaks.
    pub ties: Vec<String>,
    /// The sheets, and who won.
    pub outcome: Outcome,
}

impl Ending {
    /// An outcome with the names that its game gives to the lines.
    pub fn of<G: Game>(outcome: Outcome) -> Ending {
        let owned = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        Ending { lines: owned(G::LINES), ties: owned(G::TIES), outcome }
    }

    /// The lines of a sheet by name.
    pub fn lines_of<'a>(&'a self, sheet: &'a Sheet) -> impl Iterator<Item = (&'a str, i32)> {
        self.lines.iter().map(String::as_str).zip(sheet.lines.iter().copied())
    }

    /// The tie-breaks of a sheet by name.
    pub fn ties_of<'a>(&'a self, sheet: &'a Sheet) -> impl Iterator<Item = (&'a str, i32)> {
        self.ties.iter().map(String::as_str).zip(sheet.ties.iter().copied())
    }

    /// Whether a table with so many seats could have ended like this.
    pub(crate) fn is_sound(&self, seats: SeatCount) -> bool {
        let Outcome { sheets, rival, winners, rating } = &self.outcome;
        let small = |points: &i32| points.checked_abs().is_some_and(|points| points <= MOST_POINTS);
        let fits = |sheet: &Sheet| {
            sheet.lines.len() == self.lines.len()
                && sheet.ties.len() == self.ties.len()
                && sheet.lines.iter().chain(&sheet.ties).all(small)
        };
        self.lines.len() <= MAX_LINES
            && self.ties.len() <= MAX_TIES
            && self.lines.iter().chain(&self.ties).all(|name| is_key(name))
            && sheets.len() == seats.get()
            && sheets.iter().chain(rival).all(fits)
            && seats.all().contains_all(*winners)
            && rating.iter().all(|(part, value)| is_key(part) && small(value))
    }
}
