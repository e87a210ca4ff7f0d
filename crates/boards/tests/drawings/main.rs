//! The drawings of the games: what every one of them must be (`suite.rs`), a module for what is particular to each.

mod looking;
#[macro_use]
mod suite;

mod bamboo;
mod bitoku;
mod ending;
mod grandbois;
mod harmonies;
mod white_castle;
