//! What a simulation counts. Whole numbers only, so the sums are equal whatever the threads.

use engawa_kernel::{Digest, Game, MAX_SEATS, Outcome};

/// A win is counted in sixtieths: it divides evenly among up to six who share it.
const WHOLE_WIN: u64 = 60;

/// The sums of one seat.
#[derive(Clone, Debug)]
struct Column {
    sum: i64,
    squares: i64,
    min: i32,
    max: i32,
    wins: u64,
    lines: Vec<i64>,
}

/// The sums of many games.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) decisions: u64,
    pub(crate) signature: u64,
    columns: Vec<Column>,
}

/// The points of one seat over all games.
#[derive(Clone, Copy, Debug, serde::Serialize)]
pub(crate) struct Scores {
    pub(crate) mean: f64,
    pub(crate) sd: f64,
    pub(crate) min: i32,
    pub(crate) max: i32,
}

impl Tally {
    pub(crate) fn new<G: Game>(seats: usize) -> Tally {
        let column = Column {
            sum: 0,
            squares: 0,
            min: i32::MAX,
            max: i32::MIN,
            wins: 0,
            lines: vec![0; G::LINES.len()],
        };
        Tally { games: 0, decisions: 0, signature: 0, columns: vec![column; seats.min(MAX_SEATS)] }
    }

    /// Counts a game: its number in the series, how it ended.
    pub(crate) fn count(&mut self, number: u32, decisions: usize, hash: u64, outcome: &Outcome) {
        self.games += 1;
        self.decisions += decisions as u64;
        let mut mix = Digest::new();
        mix.word(number.into());
        mix.word(hash);
        self.signature = self.signature.wrapping_add(mix.finish());
        for (seat, (column, sheet)) in self.columns.iter_mut().zip(&outcome.sheets).enumerate() {
            let total = sheet.total();
            column.sum += i64::from(total);
            column.squares += i64::from(total) * i64::from(total);
            column.min = column.min.min(total);
            column.max = column.max.max(total);
            if engawa_kernel::Seat::new(seat).is_some_and(|seat| outcome.winners.contains(seat)) {
                column.wins += WHOLE_WIN / outcome.winners.len() as u64;
            }
            for (sum, points) in column.lines.iter_mut().zip(&sheet.lines) {
                *sum += i64::from(*points);
            }
        }
    }

    /// Adds what another thread counted.
    pub(crate) fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.signature = self.signature.wrapping_add(other.signature);
        for (mine, theirs) in self.columns.iter_mut().zip(&other.columns) {
            mine.sum += theirs.sum;
            mine.squares += theirs.squares;
            mine.min = mine.min.min(theirs.min);
            mine.max = mine.max.max(theirs.max);
            mine.wins += theirs.wins;
            for (sum, more) in mine.lines.iter_mut().zip(&theirs.lines) {
                *sum += more;
            }
        }
    }

    /// The points of each seat.
    pub(crate) fn scores(&self) -> Vec<Scores> {
        let games = self.games.max(1) as f64;
        let scores = |column: &Column| {
            let mean = column.sum as f64 / games;
            let variance = (column.squares as f64 / games - mean * mean).max(0.0);
            // Of no games at all everything is 0.
            let [min, max] = if self.games > 0 { [column.min, column.max] } else { [0; 2] };
            Scores { mean, sd: variance.sqrt(), min, max }
        };
        self.columns.iter().map(scores).collect()
    }

    /// How many games each seat won; a shared one counts as a fraction.
    pub(crate) fn wins(&self) -> Vec<f64> {
        self.columns.iter().map(|column| column.wins as f64 / WHOLE_WIN as f64).collect()
    }

    /// The mean of every score line for each seat.
    pub(crate) fn categories(&self) -> Vec<Vec<f64>> {
        let games = self.games.max(1) as f64;
        self.columns
            .iter()
            .map(|column| column.lines.iter().map(|&sum| sum as f64 / games).collect())
            .collect()
    }
}
