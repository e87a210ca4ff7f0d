//! How good a position is for a seat, as a player would feel it: points that are there and points in sight.
//!
//! Estimates live here and not in the games: rules say what is, not what is promising.

use engawa_kernel::{Game, Seat};

mod bamboo;
mod bitoku;
mod grandbois;
mod harmonies;
mod high_card;
mod white_castle;

/// A point of the game, as estimates count: in hundredths.
const POINT: i32 = 100;

/// A game that bots can judge.
pub trait Estimate: Game {
    /// How many half-played turns greedy keeps in mind at a time.
    const WIDTH: usize;

    /// How good the position is for the seat, in hundredths of a point.
    fn estimate(&self, seat: Seat) -> i32;
}
