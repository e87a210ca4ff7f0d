//! The form for people and other programs: JSON, every move in words of the game. Format 1 is still read.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::limits::{LARGEST, MOST_DEALS, MOST_MOVES, at_most, tidy};
use super::{Check, Ending, FORMAT, Player, Record, RecordError, damaged};
use crate::outcome::{MAX_LINES, MAX_TIES};
use crate::{Action, Deal, Game, MAX_SEATS, Move, Outcome, Refused, Seat, SeatCount, Seed, Sheet, Viewer};

#[derive(Serialize, Deserialize)]
struct Written {
    format: u16,
    game: String,
    rules: u16,
    data: String,
    options: BTreeMap<String, String>,
    seats: SeatCount,
    #[serde(default, deserialize_with = "at_most::<_, _, MAX_SEATS>")]
    players: Vec<Player>,
    seed: Seed,
    #[serde(deserialize_with = "at_most::<_, _, MOST_MOVES>")]
    moves: Vec<WrittenMove>,
    #[serde(
        default,
        skip_serializing_if = "Vec::is_empty",
        deserialize_with = "at_most::<_, _, MOST_DEALS>"
    )]
    deals: Vec<WrittenDeal>,
    #[serde(default, deserialize_with = "at_most::<_, _, MOST_MOVES>")]
    turns: Vec<(usize, String)>,
    hash: String,
    #[serde(default)]
    outcome: Option<WrittenEnding>,
}

#[derive(Serialize, Deserialize)]
struct WrittenMove {
    seat: Seat,
    action: Value,
}

#[derive(Serialize, Deserialize)]
struct WrittenDeal {
    at: usize,
    /// Nobody: a spectator.
    viewer: Option<Seat>,
    seed: Seed,
}

#[derive(Serialize, Deserialize)]
struct WrittenEnding {
    #[serde(deserialize_with = "at_most::<_, _, MAX_SEATS>")]
    sheets: Vec<WrittenSheet>,
    rival: Option<WrittenSheet>,
    #[serde(deserialize_with = "at_most::<_, _, MAX_SEATS>")]
    winners: Vec<Seat>,
    #[serde(deserialize_with = "at_most::<_, _, 4>")]
    rating: Vec<(String, i32)>,
}

/// Pairs, because the lines have an order.
#[derive(Serialize, Deserialize)]
struct WrittenSheet {
    #[serde(deserialize_with = "at_most::<_, _, MAX_LINES>")]
    lines: Vec<(String, i32)>,
    #[serde(deserialize_with = "at_most::<_, _, MAX_TIES>")]
    ties: Vec<(String, i32)>,
}

/// What a move says that means nothing in the game as it is now: no game has this word.
const LOST: Action = Action(u32::MAX);

/// Writes a record.
pub(super) fn write<G: Game>(record: &Record) -> Result<String, RecordError> {
    let other = |error: serde_json::Error| damaged(error.to_string());
    let mut moves = Vec::with_capacity(record.moves.len());
    for (place, done) in record.moves.iter().enumerate() {
        let kind = G::kind(done.action).ok_or_else(|| RecordError::IllegalMove {
            number: place + 1,
            reason: Refused::<G::Breach>::Unreadable.to_string(),
        })?;
        moves.push(WrittenMove { seat: done.seat, action: serde_json::to_value(kind).map_err(other)? });
    }
    let deal = |deal: &Deal| WrittenDeal {
        at: deal.at,
        viewer: match deal.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        },
        seed: deal.seed,
    };
    let written = Written {
        format: FORMAT,
        game: record.game.clone(),
        rules: record.rules,
        data: format!("{:016x}", record.data),
        options: record.options.clone(),
        seats: record.seats,
        players: record.players.clone(),
        seed: record.seed,
        moves,
        deals: record.deals.iter().map(deal).collect(),
        turns: record.turns.iter().map(|check| (check.after, format!("{:04x}", check.hash))).collect(),
        hash: format!("{:016x}", record.hash),
        outcome: record.outcome.as_ref().map(write_ending),
    };
    serde_json::to_string(&written).map_err(other)
}

fn write_ending(ending: &Ending) -> WrittenEnding {
    let owned = |(name, points): (&str, i32)| (name.to_owned(), points);
    let sheet = |sheet: &Sheet| WrittenSheet {
        lines: ending.lines_of(sheet).map(owned).collect(),
        ties: ending.ties_of(sheet).map(owned).collect(),
    };
    let Outcome { sheets, rival, winners, rating } = &ending.outcome;
    WrittenEnding {
        sheets: sheets.iter().map(sheet).collect(),
        rival: rival.as_ref().map(sheet),
        winners: winners.iter().collect(),
        rating: rating.iter().map(|(part, value)| (part.to_string(), *value)).collect(),
    }
}

/// Which game a text is a record of.
pub(super) fn game(text: &str) -> Result<String, RecordError> {
    #[derive(Deserialize)]
    struct Head {
        format: u16,
        game: String,
    }
    if text.len() > LARGEST {
        return Err(damaged("too large for a record"));
    }
    let head: Head = serde_json::from_str(text).map_err(|error| damaged(error.to_string()))?;
    if (1..=FORMAT).contains(&head.format) { Ok(head.game) } else { Err(RecordError::Format(head.format)) }
}

/// Reads a record of this game.
pub(super) fn read<G: Game>(text: &str) -> Result<Record, RecordError> {
    let game = game(text)?;
    if game != G::ID {
        return Err(RecordError::OtherGame(game));
    }
    let written: Written = serde_json::from_str(text).map_err(|error| damaged(error.to_string()))?;
    // A word of an older game that means nothing now is a move that nobody can make: the record is good up to there.
    let action = |said: Value| serde_json::from_value::<G::Kind>(said).map_or(LOST, Into::into);
    let check = |(after, hash): (usize, String)| Ok(Check { after, hash: hexadecimal(&hash, 4)? as u16 });
    let deal = |deal: WrittenDeal| Deal {
        at: deal.at,
        viewer: deal.viewer.map_or(Viewer::Spectator, Viewer::Seat),
        seed: deal.seed,
    };
    let record = Record {
        game,
        rules: written.rules,
        data: hexadecimal(&written.data, 16)?,
        options: written.options,
        seats: written.seats,
        players: written.players.into_iter().map(Player::tidy).collect(),
        seed: written.seed,
        moves: written
            .moves
            .into_iter()
            .map(|done| Move { seat: done.seat, action: action(done.action) })
            .collect(),
        deals: written.deals.into_iter().map(deal).collect(),
        turns: written.turns.into_iter().map(check).collect::<Result<_, RecordError>>()?,
        hash: hexadecimal(&written.hash, 16)?,
        outcome: written.outcome.map(read_ending).transpose()?,
    };
    record.sound()?;
    Ok(record)
}

/// The sheets name their lines each for itself; all must name the same.
fn read_ending(written: WrittenEnding) -> Result<Ending, RecordError> {
    let names = |pairs: &[(String, i32)]| pairs.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
    let first = written.sheets.first().ok_or_else(|| damaged("a result without a sheet"))?;
    let (lines, ties) = (names(&first.lines), names(&first.ties));
    let sheet = |sheet: &WrittenSheet| {
        if names(&sheet.lines) != lines || names(&sheet.ties) != ties {
            return Err(damaged("sheets with different lines"));
        }
        let points = |pairs: &[(String, i32)]| pairs.iter().map(|&(_, points)| points).collect::<Vec<_>>();
        Ok(Sheet::new(&points(&sheet.lines), &points(&sheet.ties)))
    };
    let outcome = Outcome {
        sheets: written.sheets.iter().map(sheet).collect::<Result<_, RecordError>>()?,
        rival: written.rival.as_ref().map(sheet).transpose()?,
        winners: written.winners.into_iter().collect(),
        rating: written.rating.into_iter().map(|(part, value)| (part.into(), value)).collect(),
    };
    Ok(Ending { lines, ties, outcome })
}

/// A number in exactly so many hexadecimal digits.
fn hexadecimal(text: &str, digits: usize) -> Result<u64, RecordError> {
    let written = text.len() == digits && text.bytes().all(|digit| digit.is_ascii_hexdigit());
    let number = u64::from_str_radix(text, 16).ok().filter(|_| written);
    number.ok_or_else(|| damaged(format!("'{}' is not {digits} hexadecimal digits", tidy(text))))
}
