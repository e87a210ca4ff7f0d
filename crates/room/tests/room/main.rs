//! The room, asked by people, by bots, and by whoever sends nonsense.

mod bots;
mod evening;
mod openings;
mod people;
mod rebuilt;
mod shelf;
mod walks;
