//! Every rule by its number, a module for each chapter of the rules file.

#[path = "../scene/mod.rs"]
mod scene;

mod blocked;
mod follows;
mod harvest;
mod information;
mod placing;
mod setup;
mod tower;
mod turn;
