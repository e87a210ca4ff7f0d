//! Every rule by its number, a module for each chapter of the rules file.

#[path = "../scene/mod.rs"]
mod scene;

mod actions;
mod autumn;
mod conditions;
mod end;
mod follows;
mod information;
mod night;
mod setup;
mod spirits;
mod spring;
mod summer;
mod winter;
