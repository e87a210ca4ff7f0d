//! How far a game can be trusted: how it is tested, and how fast it is. What of its data is exact, its components say.
//!
//! `tests/maturity.rs` counts again, so a table that shows these numbers is true.

use serde::Serialize;

use crate::GameId;

/// How a game is tested, and its speed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Maturity {
    /// Its numbered rules: the code that decides one cites it, and so does a test.
    pub rules: usize,
    /// Positions with known results.
    pub examples: usize,
    /// Whole games that must go as they went.
    pub golden: usize,
    /// Properties that hold in random games of every seat count and all pairs of options.
    pub laws: usize,
    /// Random games a second on one thread, as measured in docs/benchmarks.md.
    pub speed: u32,
}

impl GameId {
    /// How the game is tested, and its speed.
    pub const fn maturity(self) -> Maturity {
        let laws = 17;
        match self {
            GameId::GrandBois => Maturity { rules: 56, examples: 36, golden: 6, laws, speed: 62_300 },
            GameId::Harmonies => Maturity { rules: 53, examples: 58, golden: 4, laws, speed: 161_000 },
            GameId::WhiteCastle => Maturity { rules: 150, examples: 20, golden: 8, laws, speed: 39_400 },
            GameId::Bamboo => Maturity { rules: 113, examples: 64, golden: 6, laws, speed: 26_300 },
            GameId::Bitoku => Maturity { rules: 178, examples: 52, golden: 7, laws, speed: 18_600 },
        }
    }
}
