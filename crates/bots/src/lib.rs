//! Who plays when no person does.
//!
//! A bot answers like a person: it is asked a question and tells what it does, up to the next reveal. Between two questions
//! nothing is kept, so a table can be taken up anywhere, and whoever has the question can think about it. What is asked, and
//! of which level, is the table's to say: `engawa_host::{Question, Level}`.
//!
//! | file | idea |
//! |---|---|
//! | [`mind`] | between question and answer: a turn is played out in mind, in slices of any size |
//! | [`random`] | deciding evenly among the legal actions |
//! | [`estimate`] | how good a position is for a seat: one file a game |
//! | [`game`] | a whole game among bots, for simulation |

pub mod estimate;
pub mod game;
pub mod mind;
pub mod random;

pub use estimate::{Estimate, Judged};
pub use game::{Bots, Played, play};
pub use mind::{Mind, answer};
pub use random::Random;
