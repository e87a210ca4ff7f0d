//! Who plays when no person does.
//!
//! | file | idea |
//! |---|---|
//! | [`look`] | what a bot may look at: its view and its legal actions, never the position |
//! | [`random`] | decides evenly among the legal actions |
//! | [`greedy`] | plays its own turn out in mind and takes the best end it can reach |
//! | [`estimate`] | how good a position is for a seat: one file a game |
//! | [`level`] | the bots by name, and the bot that sits in a seat |
//! | [`game`] | a whole game among bots, for simulation |

pub mod estimate;
pub mod game;
pub mod greedy;
pub mod level;
pub mod look;
pub mod random;

pub use estimate::Estimate;
pub use game::{Played, play};
pub use greedy::Greedy;
pub use level::{Bot, Level};
pub use look::Look;
pub use random::Random;
