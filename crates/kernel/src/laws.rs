//! The conformance suite of every game.

/// Tests a game against all laws.
#[macro_export]
macro_rules! laws {
    ($game:ty) => {};
}
