//! The drawings of the games: what every one of them must be (`suite.rs`), a module for what is particular to each.

mod looking;
#[macro_use]
mod suite;

mod bamboo;
mod bitoku;
mod confirming;
mod ending;
mod grandbois;
mod harmonies;
mod log;
mod white_castle;
