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

/// A judge of positions. It is a value, so that one that has learned can carry what it has learned.
pub trait Estimate<G: Game>: Sync {
    /// How many half-played turns are kept in mind at a time.
    fn width(&self) -> usize;

    /// How good the position is for the seat, in hundredths of a point.
    fn estimate(&self, position: &G, seat: Seat) -> i32;
}

/// A game that bots can judge.
pub trait Judged: Game + 'static {
    /// Who usually judges it: one for the whole program, because questions are many and what a judge carries may be large.
    fn judge() -> &'static dyn Estimate<Self>;
}
