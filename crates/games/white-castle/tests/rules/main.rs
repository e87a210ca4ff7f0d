//! Every rule by its number, a module for each chapter of the rules file.

#[path = "../scene/mod.rs"]
mod scene;

mod ahead;
mod course;
mod follows;
mod influence;
mod members;
mod round;
mod scoring;
mod setup;
mod solo;
mod spaces;
mod symbols;
mod tea;
