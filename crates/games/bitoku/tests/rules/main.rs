//! Every rule by its number, a module for each chapter of the rules file.

#[path = "../scene/mod.rs"]
mod scene;

mod ascension;
mod follows;
mod pieces;
mod seasons;
mod setup;
mod solo;
mod summer;
mod tengu_actions;
mod tengu_table;
