//! The rules of GrandBois («Хозяин леса»), by Frédéric Guérard: a forest grows card over card, and everybody leads a
//! secret clan of its animals.
//!
//! The map of the crate, one idea a file; numbers such as FO-4.3 are those of the rules file:
//!
//! | file | idea | rules |
//! |---|---|---|
//! | `options` | how the table wants to play | FO-7 |
//! | `data` | the 37 cards, from `data/cards.txt` | FO-1.1 |
//! | `code` | how a cell is numbered and written; shared with the build script | |
//! | `cell` | clans, towers, what a cell shows, and which cell may cover which | FO-1, FO-4.3, FO-7.1 |
//! | `place` | coordinates, rotations, the frame around the forest | FO-2.1, FO-3.2 |
//! | `grid` | the visible cells of a forest | FO-4.4 |
//! | `forest` | the grid, and the places where a card could come next | FO-4.1, FO-4.2 |
//! | `board` | what everybody may see | FO-9.1 |
//! | `hidden` | the clan cards | FO-2.3, FO-9.2 |
//! | `action` | what can be done, what is asked, why something is refused | FO-3 |
//! | `placing` | where a card may lie: the verdict on one placement, the list of all | FO-4 |
//! | `listing` | the list of placements, written without a branch | |
//! | `turn` | lay, confirm, tower, the next turn; blocked row and end | FO-3, FO-5, FO-6.1, FO-R3 |
//! | `scoring` | the harvest | FO-6, FO-8 |
//! | `pad` | the harvest of any forest, as a score pad | FO-6 |
//! | `event` | what happened | |
//! | `view` | what one viewer may see, and how it is written | FO-9 |
//! | `audit` | the board derived again, slowly, for tests | |
//! | `game` | the position, as the kernel asks for it | FO-2 |

mod action;
mod audit;
mod board;
mod cell;
mod code;
mod data;
mod event;
mod forest;
mod game;
mod grid;
mod hidden;
mod listing;
mod options;
pub mod pad;
mod place;
mod placing;
mod scoring;
mod turn;
mod view;

pub use action::{Ahead, Breach, Kind, Prompt};
pub use board::{Board, Laid, Phase};
pub use cell::{Cell, Clan, Face, Obstacle, TowerColour};
pub use data::Card;
pub use event::{Covered, Event};
pub use game::GrandBois;
pub use hidden::Clans;
pub use options::Options;
pub use place::{CORNERS, Frame, Place, Rotation};
pub use placing::{Placing, Verdict};
pub use scoring::{LINES, Lines, Standing, outcome};
pub use view::View;
