//! Golden playthroughs: whole games as text. A change of rules shows as a diff of `snapshots/`; after looking at it,
//! `INSTA_UPDATE=always cargo test -p engawa-bamboo --test golden` writes them anew.

mod table;

use std::fmt::Write as _;

use engawa_bamboo::{Bamboo, Options, Side};
use engawa_kernel::{Actions, Dice, Game, Options as _, Rules, SeatCount, Seed, Stage};
use table::Picks;

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("JSON")
}

/// A game of random decisions: every action, what it brought about, and how it ended.
fn playthrough(seats: usize, side: Side, seed: u64) -> String {
    let (options, seats) = (Options { side }, SeatCount::new(seats).expect("seats"));
    let (mut dice, mut picks) = (Dice::new(&Seed::from_number(seed)), Picks::new(seed));
    let (mut text, mut events, mut list) = (String::new(), Vec::new(), Actions::new());
    let named: Vec<String> = options.named().map(|(key, value)| format!("{key} {value}")).collect();
    let _ = writeln!(text, "seats {}, {}, seed {seed}", seats.get(), named.join(", "));
    let mut game = Bamboo::setup(&options, seats, &mut Stage::new(&mut dice, &mut events));
    let tell = |text: &mut String, events: &mut Vec<_>| {
        events.drain(..).for_each(|event| {
            let _ = writeln!(text, "    {}", json(&event));
        });
    };
    tell(&mut text, &mut events);
    while let Some(seat) = game.deciders().first() {
        game.actions(seat, &mut list);
        let action = list[picks.below(list.len())];
        let kind = game.kind(action).expect("a listed action is readable");
        let _ = writeln!(text, "{} of {}: {}", seat.index(), list.len(), json(&kind));
        game.apply(seat, action, &mut Stage::new(&mut dice, &mut events)).expect("a listed action is legal");
        tell(&mut text, &mut events);
    }
    let outcome = game.outcome().expect("the game is over");
    let _ = writeln!(text, "{}", Bamboo::LINES.join(" "));
    for sheet in &outcome.sheets {
        let _ = writeln!(text, "{:?} = {}, comfort {}", sheet.lines.as_slice(), sheet.total(), sheet.ties[0]);
    }
    let winners: Vec<usize> = outcome.winners.iter().map(engawa_kernel::Seat::index).collect();
    let _ = writeln!(text, "winners {winners:?}");
    let _ = writeln!(text, "hash {:016x}", game.hash());
    text
}

#[test]
fn two_players_by_day() {
    insta::assert_snapshot!(playthrough(2, Side::Day, 1));
}

#[test]
fn two_players_by_night() {
    insta::assert_snapshot!(playthrough(2, Side::Night, 2));
}

#[test]
fn three_players_by_day() {
    insta::assert_snapshot!(playthrough(3, Side::Day, 3));
}

#[test]
fn three_players_by_night() {
    insta::assert_snapshot!(playthrough(3, Side::Night, 4));
}

#[test]
fn four_players_by_day() {
    insta::assert_snapshot!(playthrough(4, Side::Day, 5));
}

#[test]
fn four_players_by_night() {
    insta::assert_snapshot!(playthrough(4, Side::Night, 6));
}
