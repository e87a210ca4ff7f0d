//! The compact form, for links and files that count bytes.
//!
//! `eng`, the format in two bytes, the body as postcard writes it, and a check sum. Format 1 is still read.

use serde::{Deserialize, Serialize};

use super::limits::{LARGEST, MOST_DEALS, MOST_MOVES, MOST_OPTIONS, at_most, tidy};
use super::{Check, Ending, FORMAT, Player, Record, RecordError, damaged};
use crate::outcome::{MAX_LINES, MAX_TIES};
use crate::{Action, Deal, MAX_SEATS, Move, Outcome, Seat, SeatCount, SeatSet, Seed, Sheet, Viewer};

/// The first bytes of a packed record.
const MARK: [u8; 3] = *b"eng";

/// What format 1 has, and every later one begins with. Runs of one seat's decisions as `length × 8 + seat`: who moved costs a
/// byte a turn.
#[derive(Serialize, Deserialize)]
struct Packed<'a> {
    game: &'a str,
    rules: u16,
    data: u64,
    #[serde(borrow, deserialize_with = "at_most::<_, _, MOST_OPTIONS>")]
    options: Vec<(&'a str, &'a str)>,
    seats: SeatCount,
    seed: [u8; 32],
    #[serde(deserialize_with = "at_most::<_, _, MOST_MOVES>")]
    runs: Vec<u32>,
    #[serde(deserialize_with = "at_most::<_, _, MOST_MOVES>")]
    actions: Vec<Action>,
    hash: u64,
}

/// What format 2 adds. A turn is how many decisions after the one before, and two bytes of hash.
#[derive(Serialize, Deserialize)]
struct Since2<'a> {
    #[serde(borrow, deserialize_with = "at_most::<_, _, MAX_SEATS>")]
    players: Vec<(&'a str, Option<&'a str>)>,
    #[serde(deserialize_with = "at_most::<_, _, MOST_DEALS>")]
    deals: Vec<(u32, Viewer, [u8; 32])>,
    #[serde(deserialize_with = "at_most::<_, _, MOST_MOVES>")]
    turns: Vec<(u32, [u8; 2])>,
    ending: Option<PackedEnding<'a>>,
}

#[derive(Serialize, Deserialize)]
struct PackedEnding<'a> {
    #[serde(borrow, deserialize_with = "at_most::<_, _, MAX_LINES>")]
    lines: Vec<&'a str>,
    #[serde(deserialize_with = "at_most::<_, _, MAX_TIES>")]
    ties: Vec<&'a str>,
    #[serde(deserialize_with = "at_most::<_, _, MAX_SEATS>")]
    sheets: Vec<Sheet>,
    rival: Option<Sheet>,
    winners: SeatSet,
    #[serde(deserialize_with = "at_most::<_, _, 4>")]
    rating: Vec<(&'a str, i32)>,
}

/// Writes a record.
pub(super) fn pack(record: &Record) -> Vec<u8> {
    let runs = record.moves.chunk_by(|a, b| a.seat == b.seat);
    let packed = Packed {
        game: &record.game,
        rules: record.rules,
        data: record.data,
        options: record.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect(),
        seats: record.seats,
        seed: *record.seed.bytes(),
        runs: runs.map(|run| (run.len() * 8 + run[0].seat.index()) as u32).collect(),
        actions: record.moves.iter().map(|done| done.action).collect(),
        hash: record.hash,
    };
    let mut before = 0;
    let gap = |check: &Check| {
        let gap = check.after.saturating_sub(core::mem::replace(&mut before, check.after));
        (gap as u32, check.hash.to_le_bytes())
    };
    let since_2 = Since2 {
        players: record.players.iter().map(|player| (player.name.as_str(), player.bot.as_deref())).collect(),
        deals: record.deals.iter().map(|deal| (deal.at as u32, deal.viewer, *deal.seed.bytes())).collect(),
        turns: record.turns.iter().map(gap).collect(),
        ending: record.outcome.as_ref().map(|ending| PackedEnding {
            lines: ending.lines.iter().map(String::as_str).collect(),
            ties: ending.ties.iter().map(String::as_str).collect(),
            sheets: ending.outcome.sheets.to_vec(),
            rival: ending.outcome.rival.clone(),
            winners: ending.outcome.winners,
            rating: ending.outcome.rating.iter().map(|(part, value)| (part.as_ref(), *value)).collect(),
        }),
    };
    let mut bytes = MARK.to_vec();
    bytes.extend(FORMAT.to_le_bytes());
    bytes.extend(postcard::to_stdvec(&(packed, since_2)).expect("numbers, texts and lists can be written"));
    let sum = check_sum(&bytes);
    bytes.extend(sum.to_le_bytes());
    bytes
}

/// Reads a record.
pub(super) fn unpack(bytes: &[u8]) -> Result<Record, RecordError> {
    if bytes.len() > LARGEST {
        return Err(damaged("too large for a record"));
    }
    let (body, sum) = bytes.split_last_chunk::<4>().ok_or_else(|| damaged("too short"))?;
    let rest = body.strip_prefix(&MARK).ok_or_else(|| damaged("it does not begin like one"))?;
    let (format, rest) = rest.split_first_chunk::<2>().ok_or_else(|| damaged("too short"))?;
    let format = u16::from_le_bytes(*format);
    if !(1..=FORMAT).contains(&format) {
        return Err(RecordError::Format(format));
    }
    if check_sum(body) != u32::from_le_bytes(*sum) {
        return Err(damaged("the check sum differs"));
    }
    let wrong = |error: postcard::Error| damaged(error.to_string());
    let (packed, rest): (Packed, _) = postcard::take_from_bytes(rest).map_err(wrong)?;
    let mut record = begin(&packed)?;
    let left = if format == 1 {
        rest
    } else {
        let (since_2, left): (Since2, _) = postcard::take_from_bytes(rest).map_err(wrong)?;
        complete(&mut record, since_2);
        left
    };
    if !left.is_empty() {
        return Err(damaged("it is longer than a game can be"));
    }
    record.sound()?;
    Ok(record)
}

fn begin(packed: &Packed<'_>) -> Result<Record, RecordError> {
    let mut moves = Vec::with_capacity(packed.actions.len());
    let mut actions = packed.actions.iter();
    for &run in &packed.runs {
        let seat = Seat::new(run as usize % 8).ok_or_else(|| damaged("a seat that no table has"))?;
        moves.extend(actions.by_ref().take(run as usize / 8).map(|&action| Move { seat, action }));
    }
    if actions.next().is_some() {
        return Err(damaged("moves that nobody made"));
    }
    let owned = |&(key, value): &(&str, &str)| (key.to_owned(), value.to_owned());
    Ok(Record {
        game: packed.game.to_owned(),
        rules: packed.rules,
        data: packed.data,
        options: packed.options.iter().map(owned).collect(),
        seats: packed.seats,
        players: Vec::new(),
        seed: Seed::new(packed.seed),
        moves,
        deals: Vec::new(),
        turns: Vec::new(),
        hash: packed.hash,
        outcome: None,
    })
}

fn complete(record: &mut Record, packed: Since2<'_>) {
    let player = |&(name, bot): &(&str, Option<&str>)| Player { name: tidy(name), bot: bot.map(tidy) };
    record.players = packed.players.iter().map(player).collect();
    let deal =
        |(at, viewer, seed): (u32, Viewer, [u8; 32])| Deal { at: at as usize, viewer, seed: Seed::new(seed) };
    record.deals = packed.deals.into_iter().map(deal).collect();
    let mut after = 0usize;
    for (gap, hash) in packed.turns {
        after = after.saturating_add(gap as usize);
        record.turns.push(Check { after, hash: u16::from_le_bytes(hash) });
    }
    if let Some(packed) = packed.ending {
        let owned = |names: Vec<&str>| names.into_iter().map(str::to_owned).collect();
        let rating = packed.rating.into_iter().map(|(part, value)| (part.to_owned().into(), value));
        record.outcome = Some(Ending {
            lines: owned(packed.lines),
            ties: owned(packed.ties),
            outcome: Outcome {
                sheets: packed.sheets.into_iter().take(MAX_SEATS).collect(),
                rival: packed.rival,
                winners: packed.winners,
                rating: rating.take(4).collect(),
            },
        });
    }
}

/// CRC-32, bit by bit: a record has a thousand bytes, and a faster one carries eight kilobytes of tables into the browser.
fn check_sum(bytes: &[u8]) -> u32 {
    let step = |sum: u32, byte: &u8| {
        (0..8).fold(sum ^ u32::from(*byte), |sum, _| sum >> 1 ^ (0xEDB8_8320 & (sum & 1).wrapping_neg()))
    };
    !bytes.iter().fold(u32::MAX, step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_check_sum_is_the_usual_one() {
        assert_eq!(check_sum(b"123456789"), 0xCBF4_3926);
    }
}
