//! Boards as text, one file a game.

mod bamboo;
mod bitoku;
mod grandbois;
mod harmonies;
mod white_castle;

use engawa_kernel::Game;
use engawa_words::Words;

/// What is drawn, and for whom.
pub(crate) struct Scene<'a, V> {
    /// What the viewer sees.
    pub(crate) view: &'a V,
    /// The names of the seats.
    pub(crate) names: &'a [String],
    /// The language.
    pub(crate) words: &'a Words,
}

/// A game whose board can be shown as text.
pub(crate) trait Draw: Game {
    /// The table as text, several lines.
    fn draw(scene: &Scene<'_, Self::View>) -> String;
}
