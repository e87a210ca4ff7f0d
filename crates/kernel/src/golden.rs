//! Whole games as text, for the golden tests of a game: a change of rules shows as a difference.

use core::fmt::Write as _;

use serde::Serialize;

use crate::{Actions, Chance, Dice, Game, Options as _, Purpose, Seat, SeatCount, Seed, Stage};

/// Chance of a test, apart from the table's.
pub struct Picks(Dice, Chance);

impl Picks {
    /// The picks of a seed.
    pub fn new(seed: u64) -> Picks {
        Picks(Dice::new(&Seed::from_number(seed).derive(Purpose::Bot, 7)), Chance::default())
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0.below(&mut self.1, n as u32) as usize
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what a game tells can be written")
}

/// A game of random decisions: every action with what `note` says of the moment, what it brought about, and how it ended.
///
/// # Panics
/// If so many cannot play, or the game breaks its own rules.
pub fn playthrough<G: Game>(
    options: &G::Options,
    seats: usize,
    seed: u64,
    note: impl Fn(&G) -> String,
) -> String {
    let seats = SeatCount::new(seats).expect("seats");
    let (mut dice, mut picks) = (Dice::new(&Seed::from_number(seed)), Picks::new(seed));
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
        let kind = game.kind(action).expect("a listed action is readable");
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
