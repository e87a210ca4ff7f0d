//! A saved game: everything that is needed to play it again, and how it ended.
//!
//! A state has no stored form, so a record never rots with a field of a struct. As JSON it is for people and other
//! programs, with every move in words of the game; packed it fits into a link. Rules and data may change after it was written:
//! it is then opened as far as it agrees ([`Record::reopen`]), and its result is still there.
//!
//! | file | idea |
//! |---|---|
//! | this one | what a record is, and where it comes from |
//! | `replay.rs` | played again, and where it parts from the rules of today |
//! | `ending.rs` | the result with the names of its lines |
//! | `packed.rs`, `written.rs` | the two forms; all formats so far are read |
//! | `limits.rs` | how much is taken from outside |

mod ending;
pub mod limits;
mod packed;
mod replay;
mod written;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Deal, Game, Move, OptionError, Options, Seat, SeatCount, Seed, Setup, Silent, Timeline, Viewer};

pub use ending::Ending;
pub use replay::{Parted, Reopened, Replay};

use limits::{MOST_DEALS, MOST_MOVES, MOST_OPTIONS};

/// The version of the record's own form. Older ones are read.
pub const FORMAT: u16 = 2;

/// A saved game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Which game.
    pub game: String,
    /// Which version of its rules.
    pub rules: u16,
    /// The fingerprint of its component data.
    pub data: u64,
    /// Options by name; one that is not named has its first value.
    pub options: BTreeMap<String, String>,
    /// How many played.
    pub seats: SeatCount,
    /// Who they were, seat by seat, or nothing if nobody told.
    pub players: Vec<Player>,
    /// Where chance came from.
    pub seed: Seed,
    /// Every decision.
    pub moves: Vec<Move>,
    /// Where it was dealt anew, first to last.
    pub deals: Vec<Deal>,
    /// A little of the hash of the position after each turn: where a record and the rules part shows to the turn.
    pub turns: Vec<Check>,
    /// The hash of the last position.
    pub hash: u64,
    /// How it ended, if it did and the format tells.
    pub outcome: Option<Ending>,
}

/// Who played.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Player {
    /// What they are called, in at most 64 letters; may be empty.
    pub name: String,
    /// Which bot it was, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

impl Player {
    /// A person of this name.
    pub fn person(name: &str) -> Player {
        Player { name: limits::tidy(name), bot: None }
    }

    /// A bot of this level.
    pub fn bot(level: &str) -> Player {
        Player { name: String::new(), bot: Some(limits::tidy(level)) }
    }

    fn tidy(self) -> Player {
        Player { name: limits::tidy(&self.name), bot: self.bot.as_deref().map(limits::tidy) }
    }
}

/// The position after a turn, in short.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Check {
    /// After how many decisions.
    pub after: usize,
    /// The low bits of the hash.
    pub hash: u16,
}

/// Why a record cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// It is no record, or damaged.
    #[error("this is not a record of a game, or it is damaged: {0}")]
    Unreadable(String),
    /// It was made by a later version of Engawa.
    #[error("the record has format {0}, this program reads formats up to {FORMAT}")]
    Format(u16),
    /// It belongs to another game.
    #[error("the record is of the game '{0}'")]
    OtherGame(String),
    /// So many cannot play the game.
    #[error("{0} cannot play this game")]
    Seats(usize),
    /// It has an option that the game does not have.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// A move is not legal where it stands.
    #[error("move {number} of the record is not legal: {reason}")]
    IllegalMove {
        /// Which move, counted from 1.
        number: usize,
        /// Why.
        reason: String,
    },
    /// The game can be played again but comes elsewhere.
    #[error("the record comes to another position than it says: it was changed, or the rules were")]
    OtherEnd,
}

/// Options by name. Not generic: putting them in order is compiled once, not for every game.
fn by_name(named: &mut dyn Iterator<Item = (&'static str, &'static str)>) -> BTreeMap<String, String> {
    let mut options = BTreeMap::new();
    for (key, value) in named {
        options.insert(key.to_owned(), value.to_owned());
    }
    options
}

fn damaged(what: impl Into<String>) -> RecordError {
    RecordError::Unreadable(what.into())
}

impl Record {
    /// The record of a running or finished game. Who played is for the caller to add.
    pub fn of<G: Game>(timeline: &Timeline<G>) -> Record {
        let Setup { options, seats, seed } = *timeline.setup();
        Record {
            game: G::ID.to_owned(),
            rules: G::RULES,
            data: G::DATA,
            options: by_name(&mut options.named()),
            seats,
            players: Vec::new(),
            seed,
            moves: timeline.moves().to_vec(),
            deals: timeline.deals().to_vec(),
            turns: timeline.turns().to_vec(),
            hash: timeline.now().hash(),
            outcome: timeline.now().outcome().map(Ending::of::<G>),
        }
    }

    /// The record of a game that started from this setup and went on like this.
    pub fn of_moves<G: Game>(setup: Setup<G::Options>, moves: &[Move]) -> Result<Record, RecordError> {
        let mut timeline = Timeline::<G>::start(setup, Silent);
        for (place, done) in moves.iter().enumerate() {
            let illegal = |reason: String| RecordError::IllegalMove { number: place + 1, reason };
            timeline.act(done.seat, done.action, Silent).map_err(|refused| illegal(refused.to_string()))?;
        }
        Ok(Record::of(&timeline))
    }

    /// What the game started from, if it is this game and can be played with this program.
    pub fn setup<G: Game>(&self) -> Result<Setup<G::Options>, RecordError> {
        if self.game != G::ID {
            return Err(RecordError::OtherGame(self.game.clone()));
        }
        if !G::SEATS.contains(&self.seats.get()) {
            return Err(RecordError::Seats(self.seats.get()));
        }
        // What is not named was not there to choose when it was written: it has its first value.
        let mut options = G::Options::default();
        (0..G::Options::SPECS.len()).for_each(|choice| options.set(choice, 0));
        for (key, value) in &self.options {
            options.restore_named(key, value, self.seats)?;
        }
        Ok(Setup { options, seats: self.seats, seed: self.seed })
    }

    /// Whether it holds together, whatever the game: everything within its limits, in order and at this table.
    fn sound(&self) -> Result<(), RecordError> {
        let at_table = |seat: Seat| self.seats.has(seat);
        let viewer = |viewer: Viewer| match viewer {
            Viewer::Seat(seat) => at_table(seat),
            Viewer::Spectator => true,
        };
        let moves = self.moves.len();
        let faults = [
            (moves > MOST_MOVES || self.turns.len() > moves, "it is longer than a game can be"),
            (self.options.len() > MOST_OPTIONS, "too many options"),
            (!self.players.is_empty() && self.players.len() != self.seats.get(), "players without a seat"),
            (self.deals.len() > MOST_DEALS, "too many dealings"),
            (!self.deals.is_sorted_by_key(|deal| deal.at), "dealings in disorder"),
            (self.deals.iter().any(|deal| deal.at > moves || !viewer(deal.viewer)), "a dealing out of place"),
            (!self.turns.is_sorted_by(|a, b| a.after < b.after), "turns in disorder"),
            (self.turns.iter().any(|check| check.after == 0 || check.after > moves), "a turn out of place"),
            (
                self.outcome.as_ref().is_some_and(|ending| !ending.is_sound(self.seats)),
                "an impossible result",
            ),
        ];
        match faults.iter().find(|(wrong, _)| *wrong) {
            Some((_, what)) => Err(damaged(*what)),
            None => Ok(()),
        }
    }

    /// Plays the game again with the rules of today, as far as it agrees with them.
    pub fn reopen<G: Game>(&self) -> Result<Reopened<G>, RecordError> {
        Ok(Replay::start(self, Silent)?.finish())
    }

    /// Plays the game again, all of it; one that parts from the rules of today is refused.
    pub fn replay<G: Game>(&self) -> Result<Timeline<G>, RecordError> {
        self.reopen::<G>()?.whole()
    }

    /// The compact form, for links and files that count bytes.
    pub fn pack(&self) -> Vec<u8> {
        packed::pack(self)
    }

    /// Reads the compact form.
    pub fn unpack(bytes: &[u8]) -> Result<Record, RecordError> {
        packed::unpack(bytes)
    }

    /// The form for people and other programs: every move in words of the game.
    pub fn to_json<G: Game>(&self) -> Result<String, RecordError> {
        written::write::<G>(self)
    }

    /// Which game a JSON record is of.
    pub fn game_in_json(text: &str) -> Result<String, RecordError> {
        written::game(text)
    }

    /// Reads the JSON form of a record of this game.
    pub fn from_json<G: Game>(text: &str) -> Result<Record, RecordError> {
        written::read::<G>(text)
    }
}
