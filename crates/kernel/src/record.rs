//! A saved game: everything that is needed to play it again.
//!
//! A state has no stored form, so a record never rots with a field of a struct. As JSON it is for people and other
//! programs, with every move in words of the game; packed it fits into a link.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{
    Action, Game, Move, OptionError, Options, Refused, Rules, Seat, SeatCount, Seed, Setup, Silent, Timeline,
};

/// The version of the record's own form.
pub const FORMAT: u16 = 1;

/// More decisions than any game of the house takes; longer records are refused before they are read.
const MOST_MOVES: usize = 20_000;

/// A saved game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Which game.
    pub game: String,
    /// Which version of its rules.
    pub rules: u16,
    /// The fingerprint of its component data.
    pub data: u64,
    /// Every option by name.
    pub options: BTreeMap<String, String>,
    /// How many played.
    pub seats: SeatCount,
    /// Where chance came from.
    pub seed: Seed,
    /// Every decision.
    pub moves: Vec<Move>,
    /// The hash of the position after the last of them.
    pub hash: u64,
}

/// Why a record cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// It is no record, or damaged.
    #[error("this is not a record of a game, or it is damaged: {0}")]
    Unreadable(String),
    /// It was made by another version of Engawa.
    #[error("the record has format {0}, this program reads format {FORMAT}")]
    Format(u16),
    /// It belongs to another game.
    #[error("the record is of the game '{0}'")]
    OtherGame(String),
    /// The rules have changed since.
    #[error("the record was made with version {record} of the rules, this program plays version {program}")]
    OtherRules {
        /// The version in the record.
        record: u16,
        /// The version in the program.
        program: u16,
    },
    /// The component data differ.
    #[error("the record was made with other component data than this program has")]
    OtherData,
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
    /// The game can be played again but ends elsewhere.
    #[error("the record ends in another position than it says: it was changed, or the rules were")]
    OtherEnd,
}

impl Record {
    /// The record of a running or finished game.
    pub fn of<G: Game>(timeline: &Timeline<G>) -> Record {
        Record::new::<G>(timeline.setup(), timeline.moves().collect(), timeline.now().hash())
    }

    /// The record of a game that started from this setup and came to a position with this hash.
    pub fn new<G: Game>(setup: &Setup<G::Options>, moves: Vec<Move>, hash: u64) -> Record {
        let name = |(key, value): (&str, &str)| (key.to_owned(), value.to_owned());
        Record {
            game: G::ID.to_owned(),
            rules: G::RULES,
            data: G::DATA,
            options: setup.options.named().map(name).collect(),
            seats: setup.seats,
            seed: setup.seed,
            moves,
            hash,
        }
    }

    /// What the game started from, if it is this game and can be played with this program.
    pub fn setup<G: Game>(&self) -> Result<Setup<G::Options>, RecordError> {
        if self.game != G::ID {
            return Err(RecordError::OtherGame(self.game.clone()));
        }
        if self.rules != G::RULES {
            return Err(RecordError::OtherRules { record: self.rules, program: G::RULES });
        }
        if self.data != G::DATA {
            return Err(RecordError::OtherData);
        }
        if !G::SEATS.contains(&self.seats.get()) {
            return Err(RecordError::Seats(self.seats.get()));
        }
        let mut options = G::Options::default();
        if let Some((key, _)) = options.named().find(|(key, _)| !self.options.contains_key(*key)) {
            return Err(RecordError::Unreadable(format!("the option '{key}' is missing")));
        }
        for (key, value) in &self.options {
            options.set_named(key, value, self.seats)?;
        }
        Ok(Setup { options, seats: self.seats, seed: self.seed })
    }

    /// Plays the game again, every move checked, and compares where it ends.
    pub fn replay<G: Game>(&self) -> Result<Timeline<G>, RecordError> {
        let mut timeline = Timeline::<G>::start(self.setup::<G>()?, Silent);
        for (place, done) in self.moves.iter().enumerate() {
            timeline.act(done.seat, done.action, Silent).map_err(|refused| illegal::<G>(place, refused))?;
        }
        if timeline.now().hash() == self.hash { Ok(timeline) } else { Err(RecordError::OtherEnd) }
    }

    /// The compact form, for links and files that count bytes.
    ///
    /// # Panics
    /// Never: a record has nothing that postcard cannot write.
    pub fn pack(&self) -> Vec<u8> {
        let runs = self.moves.chunk_by(|a, b| a.seat == b.seat);
        let packed = Packed {
            game: &self.game,
            rules: self.rules,
            data: self.data,
            options: self.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect(),
            seats: self.seats,
            seed: *self.seed.bytes(),
            runs: runs.map(|run| (run.len() * 8 + run[0].seat.index()) as u32).collect(),
            actions: self.moves.iter().map(|done| done.action).collect(),
            hash: self.hash,
        };
        let mut bytes = MARK.to_vec();
        bytes.extend(FORMAT.to_le_bytes());
        bytes.extend(postcard::to_stdvec(&packed).expect("numbers, texts and lists can be written"));
        let sum = check_sum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    /// Reads the compact form.
    pub fn unpack(bytes: &[u8]) -> Result<Record, RecordError> {
        let damaged = |what: &str| RecordError::Unreadable(what.to_owned());
        let (body, sum) = bytes.split_last_chunk::<4>().ok_or_else(|| damaged("too short"))?;
        let rest = body.strip_prefix(&MARK).ok_or_else(|| damaged("it does not begin like one"))?;
        let (format, rest) = rest.split_first_chunk::<2>().ok_or_else(|| damaged("too short"))?;
        let format = u16::from_le_bytes(*format);
        if format != FORMAT {
            return Err(RecordError::Format(format));
        }
        if check_sum(body) != u32::from_le_bytes(*sum) {
            return Err(damaged("the check sum differs"));
        }
        let (packed, left): (Packed, _) =
            postcard::take_from_bytes(rest).map_err(|error| damaged(&error.to_string()))?;
        if !left.is_empty() || packed.actions.len() > MOST_MOVES {
            return Err(damaged("it is longer than a game can be"));
        }
        let mut moves = Vec::with_capacity(packed.actions.len());
        let mut actions = packed.actions.into_iter();
        for run in packed.runs {
            let seat = Seat::new(run as usize % 8).ok_or_else(|| damaged("a seat that no table has"))?;
            moves.extend(actions.by_ref().take(run as usize / 8).map(|action| Move { seat, action }));
        }
        if actions.next().is_some() {
            return Err(damaged("moves that nobody made"));
        }
        Ok(Record {
            game: packed.game.to_owned(),
            rules: packed.rules,
            data: packed.data,
            options: packed
                .options
                .into_iter()
                .map(|(key, value)| (key.to_owned(), value.to_owned()))
                .collect(),
            seats: packed.seats,
            seed: Seed::new(packed.seed),
            moves,
            hash: packed.hash,
        })
    }

    /// The form for people and other programs: every move in words of the game.
    pub fn to_json<G: Game>(&self) -> Result<String, RecordError> {
        let mut timeline = Timeline::<G>::start(self.setup::<G>()?, Silent);
        let mut moves = Vec::with_capacity(self.moves.len());
        for (place, done) in self.moves.iter().enumerate() {
            let kind =
                timeline.now().kind(done.action).ok_or_else(|| illegal::<G>(place, Refused::Unreadable))?;
            moves.push(MoveInWords { seat: done.seat, action: kind });
            timeline.act(done.seat, done.action, Silent).map_err(|refused| illegal::<G>(place, refused))?;
        }
        let written = Written {
            format: FORMAT,
            game: self.game.clone(),
            rules: self.rules,
            data: format!("{:016x}", self.data),
            options: self.options.clone(),
            seats: self.seats,
            seed: self.seed,
            moves,
            hash: format!("{:016x}", self.hash),
        };
        serde_json::to_string(&written).map_err(|error| RecordError::Unreadable(error.to_string()))
    }

    /// Which game a JSON record is of.
    pub fn game_in_json(text: &str) -> Result<String, RecordError> {
        #[derive(Deserialize)]
        struct Head {
            format: u16,
            game: String,
        }
        let head: Head =
            serde_json::from_str(text).map_err(|error| RecordError::Unreadable(error.to_string()))?;
        if head.format == FORMAT { Ok(head.game) } else { Err(RecordError::Format(head.format)) }
    }

    /// Reads the JSON form of a record of this game.
    pub fn from_json<G: Game>(text: &str) -> Result<Record, RecordError> {
        let game = Record::game_in_json(text)?;
        if game != G::ID {
            return Err(RecordError::OtherGame(game));
        }
        let damaged = |error: String| RecordError::Unreadable(error);
        let written: Written<G::Kind> =
            serde_json::from_str(text).map_err(|error| damaged(error.to_string()))?;
        if written.moves.len() > MOST_MOVES {
            return Err(damaged("it is longer than a game can be".to_owned()));
        }
        let hex = |text: &str| {
            let sixteen = text.len() == 16 && text.bytes().all(|digit| digit.is_ascii_hexdigit());
            let number = u64::from_str_radix(text, 16).ok().filter(|_| sixteen);
            number.ok_or_else(|| damaged(format!("'{text}' is not 16 hexadecimal digits")))
        };
        Ok(Record {
            game,
            rules: written.rules,
            data: hex(&written.data)?,
            options: written.options,
            seats: written.seats,
            seed: written.seed,
            moves: written
                .moves
                .into_iter()
                .map(|done| Move { seat: done.seat, action: done.action.into() })
                .collect(),
            hash: hex(&written.hash)?,
        })
    }
}

fn illegal<R: Rules>(place: usize, refused: Refused<R::Breach>) -> RecordError {
    RecordError::IllegalMove { number: place + 1, reason: refused.to_string() }
}

/// CRC-32, bit by bit: a record has a thousand bytes, and a faster one carries eight kilobytes of tables into the browser.
fn check_sum(bytes: &[u8]) -> u32 {
    let step = |sum: u32, byte: &u8| {
        (0..8).fold(sum ^ u32::from(*byte), |sum, _| sum >> 1 ^ (0xEDB8_8320 & (sum & 1).wrapping_neg()))
    };
    !bytes.iter().fold(u32::MAX, step)
}

/// The first bytes of a packed record.
const MARK: [u8; 3] = *b"eng";

/// Runs of one seat's decisions as `length × 8 + seat`: who moved costs a byte a turn.
#[derive(Serialize, Deserialize)]
struct Packed<'a> {
    game: &'a str,
    rules: u16,
    data: u64,
    #[serde(borrow)]
    options: Vec<(&'a str, &'a str)>,
    seats: SeatCount,
    seed: [u8; 32],
    runs: Vec<u32>,
    actions: Vec<Action>,
    hash: u64,
}

#[derive(Serialize, Deserialize)]
struct Written<K> {
    format: u16,
    game: String,
    rules: u16,
    data: String,
    options: BTreeMap<String, String>,
    seats: SeatCount,
    seed: Seed,
    moves: Vec<MoveInWords<K>>,
    hash: String,
}

#[derive(Serialize, Deserialize)]
struct MoveInWords<K> {
    seat: Seat,
    action: K,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_check_sum_is_the_usual_one() {
        assert_eq!(check_sum(b"123456789"), 0xCBF4_3926);
    }
}
