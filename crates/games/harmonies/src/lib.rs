//! The rules of Harmonies («Гармония») by Johan Benvenuto: build a landscape of tokens, settle animals in it.
//!
//! The map of the crate, one idea a file; numbers such as `HA-4.2` are those of the rules file:
//!
//! | file | idea |
//! |---|---|
//! | `options.rs` | how the table wants to play: side, spirits (HA-2.2) |
//! | `data.rs`, `data/box.txt` | the box: tokens, boards, cards, made into tables by `build.rs` |
//! | `colour.rs` | colours, and a few tokens together (HA-1.1) |
//! | `cell.rs` | the two sides of a personal board and their cells as bits (HA-1.2) |
//! | `land.rs` | one landscape as sets of cells, and where a token may go (HA-4) |
//! | `habitat.rs` | where the habitat of a card stands (HA-6.1) |
//! | `player.rs` | what lies before one player: landscape, cubes, cards |
//! | `board.rs` | what everybody may see |
//! | `hidden.rs` | what only some know |
//! | `action.rs` | what a player can do, is asked, and may be refused |
//! | `turn.rs` | the turn: who is asked what, every legal action, every refusal (HA-3) |
//! | `token.rs`, `card.rs`, `cube.rs` | the three parts of a turn (HA-3.2 to HA-3.4) |
//! | `finish.rs` | setup, the end of a turn, refills, the end of the game (HA-2, HA-3.6, HA-7) |
//! | `spirit.rs` | keeping a nature's spirit (HA-3.1) |
//! | `solo.rs` | playing alone: the row, the suns (HA-9) |
//! | `scoring.rs` | points (HA-8) |
//! | `view.rs` | what one viewer may see, as JSON too (HA-10) |
//! | `event.rs` | what happened |
//! | `pad.rs` | the score pad: points of any landscape, typed in by hand |

mod action;
mod board;
mod cell;
mod colour;
mod data;
mod event;
mod habitat;
mod hidden;
mod land;
mod options;
mod player;
mod view;

pub use action::{Breach, Kind, Prompt, Space, TokenStep};
pub use board::{Board, Phase};
pub use cell::{Cell, NotACell, Side};
pub use colour::{Colour, Tokens};
pub use data::{Card, Landscape, SpiritRule, Spot};
pub use event::{Cause, Event};
pub use land::Pile;
pub use options::Options;
pub use player::Player;
pub use view::View;

use hidden::Hidden;

/// A position of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Harmonies {
    board: Board,
    hidden: Hidden,
}
