//! Every rule by its number, a module for each chapter of the rules file.

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
