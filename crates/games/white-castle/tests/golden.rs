//! Golden playthroughs: whole games as text. A change of rules shows as a diff of `snapshots/`; after looking at it,
//! `INSTA_UPDATE=always cargo test -p engawa-white-castle --test golden` writes them anew.

mod scene;

use std::fmt::Write as _;

use engawa_kernel::{Actions, Dice, Game, Options as _, Rules, SeatCount, Seed, Stage};
use engawa_white_castle::{Level, Options, WhiteCastle};
use scene::Picks;

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("JSON")
}

/// A game of random decisions: every action, what it brought about, and how it ended.
fn playthrough(seats: usize, matcha: bool, level: Level, seed: u64) -> String {
    let (options, seats) = (Options { matcha, level }, SeatCount::new(seats).expect("seats"));
    let (mut dice, mut picks) = (Dice::new(&Seed::from_number(seed)), Picks::new(seed));
    let (mut text, mut events, mut list) = (String::new(), Vec::new(), Actions::new());
    let named: Vec<String> = options.named().map(|(key, value)| format!("{key} {value}")).collect();
    let _ = writeln!(text, "seats {}, {}, seed {seed}", seats.get(), named.join(", "));
    let mut game = WhiteCastle::setup(&options, seats, &mut Stage::new(&mut dice, &mut events));
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
        let step = game.board().pending().last().expect("a step is asked");
        let asked = format!("{} from {}", json(&step.task), json(&step.source));
        let _ = writeln!(text, "{} of {}: {} ({asked})", seat.index(), list.len(), json(&kind));
        game.apply(seat, action, &mut Stage::new(&mut dice, &mut events)).expect("a listed action is legal");
        tell(&mut text, &mut events);
    }
    let outcome = game.outcome().expect("the game is over");
    let _ = writeln!(text, "{}", WhiteCastle::LINES.join(" "));
    for sheet in outcome.sheets.iter().chain(&outcome.rival) {
        let _ = writeln!(text, "{:?} = {}, order {}", sheet.lines.as_slice(), sheet.total(), sheet.ties[0]);
    }
    let winners: Vec<usize> = outcome.winners.iter().map(engawa_kernel::Seat::index).collect();
    let _ = writeln!(text, "winners {winners:?}");
    let _ = writeln!(text, "hash {:016x}", game.hash());
    text
}

#[test]
fn one_player_with_matcha() {
    insta::assert_snapshot!(playthrough(1, true, Level::Medium, 1));
}

#[test]
fn one_player_without_matcha() {
    insta::assert_snapshot!(playthrough(1, false, Level::Hard, 2));
}

#[test]
fn two_players_with_matcha() {
    insta::assert_snapshot!(playthrough(2, true, Level::Easy, 3));
}

#[test]
fn two_players_without_matcha() {
    insta::assert_snapshot!(playthrough(2, false, Level::Easy, 4));
}

#[test]
fn three_players_with_matcha() {
    insta::assert_snapshot!(playthrough(3, true, Level::Easy, 5));
}

#[test]
fn three_players_without_matcha() {
    insta::assert_snapshot!(playthrough(3, false, Level::Easy, 6));
}

#[test]
fn four_players_with_matcha() {
    insta::assert_snapshot!(playthrough(4, true, Level::Easy, 7));
}

#[test]
fn four_players_without_matcha() {
    insta::assert_snapshot!(playthrough(4, false, Level::Easy, 8));
}
