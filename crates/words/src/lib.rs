//! What is said to people: prompts, the log, refusals, score lines, in Russian and English, for the terminal, the
//! browser and the server alike. Rules know no words; every sentence comes from `locales/`.
//!
//! | file | idea |
//! |---|---|
//! | [`catalogue`] | the languages and their files, and a sentence made from a key |
//! | [`fluent`] | the part of Fluent that the files are written in |
//! | [`letters`] | capital and small letters |
//! | [`spoken`] | what a game says: one trait |
//! | [`bamboo`], [`bitoku`], [`grandbois`], [`harmonies`], [`white_castle`] | how the games say it, one file a game; of a large one `things.rs` names and explains what lies on the table |
//! | [`table`] | what a table says whatever the game: titles, options, score lines, refusals, results |
//! | [`article`] | a rules text as data |

pub mod article;
pub mod bamboo;
pub mod bitoku;
pub mod catalogue;
pub mod fluent;
pub mod grandbois;
pub mod harmonies;
pub mod letters;
pub mod spoken;
pub mod table;
pub mod white_castle;

pub use catalogue::{Lang, Words};
pub use fluent::Arg;
pub use spoken::{About, Names, Spoken};
pub use table::place;
