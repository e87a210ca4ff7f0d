//! What every board game of the house is. Knows no game.
//!
//! The map of the crate, one idea a file:
//!
//! | file | idea |
//! |---|---|
//! | [`rules`] | the traits: what a position answers ([`Rules`]) and the fixed facts of a [`Game`] |
//! | [`seat`] | who sits at the table: [`Seat`], [`SeatSet`], [`SeatCount`], [`Viewer`] |
//! | [`names`](mod@names) | the nouns of a game: closed sets of names, numbered pieces of the box |
//! | [`set`] | small sets as the bits of a word |
//! | [`options`] | how a table wants to play; all pairs of values for tests |
//! | [`action`] | a decision in one word, and the reusable list of legal ones |
//! | [`dice`] | chance: [`Seed`], the stream of words ([`Dice`]), what a state has used of it ([`Chance`]) |
//! | [`deck`] | what is drawn: [`Deck`] and [`Bag`] |
//! | [`stage`] | where an action is carried out: dice, listeners, secrets in events |
//! | [`effect`] | printed effects as data: joined parts and choices as stretches of one table |
//! | [`stack`] | the steps that a turn has still to do |
//! | [`outcome`] | score sheets, tie-breaks, winners |
//! | [`course`] | a running game that goes only forward: act, deal anew, what may be taken back |
//! | [`timeline`] | a game with all that was decided in it |
//! | [`record`] | a saved game: JSON for people, a compact form for links |
//! | [`digest`] | the stable hash of a position |
//! | [`census`] | components counted, for the law that none is lost |
//! | [`perft`](mod@perft) | node counts by depth |
//! | [`playout`](mod@playout) | a whole game of random decisions, for benchmarks and laws |
//! | `laws` | the conformance suite of every game (feature `laws`) |
//! | `golden` | whole games as text, for golden tests (feature `laws`) |
//! | [`example`] | a whole tiny game, to read before writing one |

#[cfg(any(test, feature = "laws"))]
#[macro_use]
pub mod laws;

#[cfg(any(test, feature = "laws"))]
pub mod golden;

pub mod action;
pub mod census;
pub mod course;
pub mod deck;
pub mod dice;
pub mod digest;
pub mod effect;
pub mod example;
pub mod names;
pub mod options;
pub mod outcome;
pub mod perft;
pub mod playout;
pub mod record;
pub mod rules;
pub mod seat;
pub mod set;
pub mod stack;
pub mod stage;
pub mod timeline;

pub use action::{Action, Actions, Move};
pub use census::Census;
pub use course::{Course, Setup};
pub use deck::{Bag, Deck};
pub use dice::{Chance, Dice, Purpose, Seed};
pub use digest::{Digest, fingerprint};
pub use options::{OptionError, OptionSpec, Options};
pub use outcome::{Outcome, Sheet};
pub use perft::perft;
pub use playout::playout;
pub use record::{Check, Ending, Parted, Player, Record, RecordError, Reopened, Replay};
pub use rules::{Breach, Component, Game, Refused, Rules};
pub use seat::{MAX_SEATS, Seat, SeatCount, SeatSet, Viewer};
pub use set::bits;
pub use stack::{Pending, Stack};
pub use stage::{Listener, Secret, Silent, Sink, Stage, Story};
pub use timeline::{Deal, Timeline};
