//! What is said to people: prompts, the log, refusals, score lines, in Russian and English, for the terminal, the
//! browser and the server alike. Rules know no words; every sentence comes from `locales/`.
//!
//! | file | idea |
//! |---|---|
//! | [`catalogue`] | the Fluent files, and a sentence made from a key |
//! | [`letters`] | capital and small letters |
//! | [`spoken`] | what a game says: one trait |
//! | [`grandbois`], [`harmonies`], [`white_castle`] | how the games say it, one file a game |
//! | [`table`] | what a table says whatever the game: titles, options, score lines, refusals, results |
//! | [`article`] | a rules text as data |

pub mod article;
pub mod catalogue;
pub mod grandbois;
pub mod harmonies;
pub mod letters;
pub mod spoken;
pub mod table;
pub mod white_castle;

pub use catalogue::{Arg, Lang, Words};
pub use spoken::{Names, Spoken};
