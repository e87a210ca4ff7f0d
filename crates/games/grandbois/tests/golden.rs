//! Whole games as text: what was done, what happened, how it ended. A change of rules shows as a difference.
//!
//! Written anew by `INSTA_UPDATE=always cargo test -p engawa-grandbois --test golden`.

mod common;

use std::fmt::Write;

use common::{Table, seat};
use engawa_grandbois::Event;
use engawa_kernel::Rules;

/// A game in which every decision is taken by a fixed rule of thumb, so that the text shows all sorts of turns.
fn story(seats: usize, expert: bool) -> String {
    let number = 10 * seats as u64 + u64::from(expert);
    let mut table = Table::new(seats, expert, number);
    let mut text = format!("{seats} seats, expert {expert}, seed {number}\n");
    let tell = |text: &mut String, events: &[Event]| {
        for event in events {
            writeln!(text, "    {}", serde_json::to_string(event).unwrap()).unwrap();
        }
    };
    tell(&mut text, &table.events);
    let mut pick = number as usize;
    while let Some(turn) = table.board().turn() {
        let kinds = table.kinds();
        pick = pick * 48271 % 0x7fff_ffff;
        let kind = kinds[pick % kinds.len()];
        let json = serde_json::to_string(&kind).unwrap();
        writeln!(text, "seat {} of {} choices: {json}", turn.index(), kinds.len()).unwrap();
        table.act(kind);
        tell(&mut text, &table.events);
    }
    let outcome = table.game.outcome().unwrap();
    for (n, sheet) in outcome.sheets.iter().enumerate() {
        let won = if outcome.winners.contains(seat(n)) { " wins" } else { "" };
        writeln!(text, "seat {n}: {:?} = {}{won}", sheet.lines, sheet.total()).unwrap();
    }
    writeln!(text, "hash {:016x}", table.game.hash()).unwrap();
    text
}

#[test]
fn games_of_two() {
    insta::assert_snapshot!("two", story(2, false));
    insta::assert_snapshot!("two_experts", story(2, true));
}

#[test]
fn games_of_three() {
    insta::assert_snapshot!("three", story(3, false));
    insta::assert_snapshot!("three_experts", story(3, true));
}

#[test]
fn games_of_four() {
    insta::assert_snapshot!("four", story(4, false));
    insta::assert_snapshot!("four_experts", story(4, true));
}
