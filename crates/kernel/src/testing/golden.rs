//! Whole games as text and node counts by depth: a change of rules shows as a difference.

use core::fmt::Write as _;

use serde::Serialize;

use crate::{Action, Actions, Game, Options as _, Seat, Stage, perft};

use super::{Picks, dice, seats, start};

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what a game tells can be written")
}

/// A game of random decisions: every action with what `note` says of the moment, what it brought about, and how it ended.
pub fn playthrough<G: Game>(
    options: &G::Options,
    seats: usize,
    seed: u64,
    note: impl Fn(&G) -> String,
) -> String {
    let seats = self::seats(seats);
    let (mut dice, mut picks) = (dice(seed), Picks::new(seed));
    let (mut text, mut events, mut list) = (String::new(), Vec::new(), Actions::new());
    let named: Vec<String> = options.named().map(|(key, value)| format!("{key} {value}")).collect();
    let _ = writeln!(text, "seats {}, {}, seed {seed}", seats.get(), named.join(", "));
    let mut game = G::setup(options, seats, &mut Stage::new(&mut dice, &mut events));
    let tell = |text: &mut String, events: &mut Vec<G::Event>| {
        for event in events.drain(..) {
            let _ = writeln!(text, "    {}", json(&event));
        }
    };
    tell(&mut text, &mut events);
    while let Some(seat) = game.deciders().first() {
        game.actions(seat, &mut list);
        let action = list[picks.below(list.len())];
        let kind = G::kind(action).expect("a listed action is readable");
        let _ = writeln!(text, "{} of {}: {}{}", seat.index(), list.len(), json(&kind), note(&game));
        game.apply(seat, action, &mut Stage::new(&mut dice, &mut events)).expect("a listed action is legal");
        tell(&mut text, &mut events);
    }
    let outcome = game.outcome().expect("the game is over");
    let _ = writeln!(text, "{} | {}", G::LINES.join(" "), G::TIES.join(" "));
    for sheet in outcome.sheets.iter().chain(&outcome.rival) {
        let (lines, ties) = (sheet.lines.as_slice(), sheet.ties.as_slice());
        let _ = writeln!(text, "{lines:?} = {} | {ties:?}", sheet.total());
    }
    let winners: Vec<usize> = outcome.winners.iter().map(Seat::index).collect();
    let _ = writeln!(text, "winners {winners:?} rating {:?}", outcome.rating.as_slice());
    let _ = writeln!(text, "hash {:016x}", game.hash());
    text
}

/// Decides evenly, by the chance of a test: how most recorded positions were come to.
pub fn evenly(seed: u64) -> impl FnMut(&[Action]) -> Action {
    let mut picks = Picks::new(seed);
    move |list| picks.any(list)
}

/// Counts the nodes below recorded positions, and insists on the recorded numbers.
///
/// A line is `SEATS OPTION … SEED DECISIONS COUNT …`: a table with these options, the decisions made before, then the nodes at
/// depth 1, 2 and so on; `-` where nobody counted. `options` reads the words of the options, `decide` makes the decisions of a seed.
/// Gives how many numbers were compared.
pub fn node_counts<G: Game, D: FnMut(&[Action]) -> Action, const OPTIONS: usize>(
    text: &str,
    options: impl Fn([&str; OPTIONS]) -> G::Options,
    decide: impl Fn(u64) -> D,
) -> usize {
    let mut compared = 0;
    for (line, words) in (1..).zip(text.lines()) {
        let words: Vec<&str> = words.split('#').next().unwrap_or_default().split_whitespace().collect();
        let Some((&seats, rest)) = words.split_first() else { continue };
        let (chosen, rest) = rest.split_first_chunk().unwrap_or_else(|| panic!("line {line}: no options"));
        let count = |word: &str| word.parse::<u64>().unwrap_or_else(|_| panic!("line {line}: '{word}'"));
        let &[seed, after, ref nodes @ ..] = rest else { panic!("line {line}: no seed") };
        let seed = count(seed);
        let (mut game, mut dice) = start::<G>(&options(*chosen), count(seats) as usize, seed);
        let (mut decide, mut list) = (decide(seed), Actions::new());
        for _ in 0..count(after) {
            let seat = game.deciders().first().expect("the game goes on");
            game.actions(seat, &mut list);
            game.perform(seat, decide(&list), &mut Stage::silent(&mut dice));
        }
        for (depth, nodes) in (1..).zip(nodes).filter(|(_, nodes)| **nodes != "-") {
            assert_eq!(perft(&game, &mut dice, depth), count(nodes), "line {line}, depth {depth}");
            compared += 1;
        }
    }
    compared
}
