//! A bot of any game behind bytes.

use engawa_bots::{Judged, Mind};
use engawa_host::Question;
use engawa_kernel::Action;
use engawa_shelf::{GameId, with_game};
use engawa_wire::{Unreadable, unpack};

/// What a bot of any game thinks about one question. Dropping it ends the thinking.
pub trait Thinker {
    /// Follows up to so many thoughts, and answers when there is none left.
    fn think(&mut self, slice: usize) -> Option<Vec<Action>>;
}

impl<G: Judged> Thinker for Mind<G> {
    fn think(&mut self, slice: usize) -> Option<Vec<Action>> {
        Mind::think(self, slice)
    }
}

/// Begins to think about a packed question of this game.
pub fn of<G: Judged>(question: &[u8]) -> Result<Box<dyn Thinker>, Unreadable> {
    let question: Question<G> = unpack(question)?;
    Ok(Box::new(Mind::new(&question)))
}

/// Begins to think about a packed question, whichever game it is of.
pub fn any(game: GameId, question: &[u8]) -> Result<Box<dyn Thinker>, Unreadable> {
    with_game!(game, G => of::<G>(question))
}
