//! What the games look like, as data: a board is a tree of [`Node`]s made from a view, and whoever has a screen turns
//! it into pictures. Pure and without a browser, so that thousands of drawn positions can be tested natively.
//!
//! | file | idea |
//! |---|---|
//! | [`scene`] | the tree: elements, attributes, what can be touched, what explains itself |
//! | [`target`] | a thing on the screen that can be touched, and the path of targets that is an action |
//! | [`chooser`] | from touches to an action: what is lit, what is chosen, what is waiting for a second tap |
//! | [`drawn`] | what a game gives: one trait, one folder a game |
//! | [`sight`] | a position as one viewer sees it, whatever the game |
//! | [`moment`] | what a table tells, unpacked: an update, and the lines of the log |
//! | [`order`] | putting a few things in order |
//! | [`pad`] | the score pad for people with the box on their table |
//! | [`replay`] | a recorded game: every position of it, its story, its points |
//! | [`sheet`] | the score sheet of a finished game |
//! | [`chart`] | points over the turns, and the bar of time of a replay |
//! | [`bamboo`], [`bitoku`], [`grandbois`], [`harmonies`], [`white_castle`] | the games |
//!
//! An action is a path of targets (GrandBois: card, turn, place; Harmonies: token, cell). Lit is the next element of
//! every legal action that agrees with what is chosen, and whatever could be chosen instead.

pub mod bamboo;
pub mod bitoku;
pub mod chart;
pub mod chooser;
pub mod drawn;
pub mod grandbois;
pub mod harmonies;
pub mod moment;
pub mod order;
pub mod pad;
pub mod replay;
pub mod scene;
pub mod sheet;
pub mod sight;
pub mod target;
pub mod white_castle;

pub use chooser::{Chooser, Touched};
pub use drawn::{Area, Column, Drawn, Explanation, Glance, LinePicture, Look};
pub use moment::{Moment, SpokenLine};
pub use pad::Pad;
pub use replay::Replay;
pub use scene::{Element, Node};
pub use sight::{Line, Mark, Seen, Sight};
pub use target::{Choice, Path, Target};
