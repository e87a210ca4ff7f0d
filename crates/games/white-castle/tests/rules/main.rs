//! A test for every rule of the game, by number.

#[path = "../scene/mod.rs"]
mod scene;

mod course;
mod influence;
mod members;
mod round;
mod scoring;
mod setup;
mod solo;
mod spaces;
mod symbols;
mod tea;
