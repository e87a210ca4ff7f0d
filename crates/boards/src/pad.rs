//! The score pad: a final position from a real table, entered by touching, and its points.

use engawa_words::Words;

use crate::{Area, Target};

/// What somebody with the box on the table has entered so far.
pub trait Pad {
    /// The position with everything that can be touched: a palette to choose from and places to put it.
    fn areas(&self, words: &Words) -> Vec<Area>;

    /// A touch of something lit. What is not lit changes nothing.
    fn touch(&mut self, target: Target);

    /// The points by score line in the order of the sheet, the total last; or in a sentence why it cannot be counted yet.
    fn score(&self, words: &Words) -> Result<Vec<(&'static str, i32)>, String>;

    /// Whether nothing is entered.
    fn is_empty(&self) -> bool;
}
