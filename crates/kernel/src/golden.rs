//! Whole games as text and node counts by depth, for the golden tests of a game: a change of rules shows as a difference.

use core::fmt::Write as _;

use serde::Serialize;

use crate::{Actions, Chance, Dice, Game, Options as _, Purpose, Seat, SeatCount, Seed, Stage, perft};

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

/// Counts the nodes below recorded positions, and insists on the recorded numbers.
///
/// A line is `SEATS OPTION … SEED DECISIONS COUNT …`: a table with these options, the random decisions made before, then the
/// nodes at depth 1, 2 and so on. `options` reads the words of the options. Gives how many numbers were compared.
///
/// # Panics
/// If a line cannot be read, or a number is another one.
pub fn node_counts<G: Game, const OPTIONS: usize>(
    text: &str,
    options: impl Fn([&str; OPTIONS]) -> G::Options,
) -> usize {
    let mut compared = 0;
    for (line, words) in (1..).zip(text.lines()) {
        let words: Vec<&str> = words.split('#').next().unwrap_or_default().split_whitespace().collect();
        let Some((&seats, rest)) = words.split_first() else { continue };
        let (chosen, rest) = rest.split_first_chunk().unwrap_or_else(|| panic!("line {line}: no options"));
        let count = |word: &str| word.parse::<u64>().unwrap_or_else(|_| panic!("line {line}: '{word}'"));
        let &[seed, after, ref nodes @ ..] = rest else { panic!("line {line}: no seed") };
        let seats = SeatCount::new(count(seats) as usize).expect("seats");
        let seed = count(seed);
        let (mut dice, mut picks) = (Dice::new(&Seed::from_number(seed)), Picks::new(seed));
        let mut game = G::setup(&options(*chosen), seats, &mut Stage::silent(&mut dice));
        let mut list = Actions::new();
        for _ in 0..count(after) {
            let seat = game.deciders().first().expect("the game goes on");
            game.actions(seat, &mut list);
            game.perform(seat, list[picks.below(list.len())], &mut Stage::silent(&mut dice));
        }
        let mut dice = Dice::new(&Seed::from_number(seed));
        for (depth, nodes) in (1..).zip(nodes) {
            assert_eq!(perft(&game, &mut dice, depth), count(nodes), "line {line}, depth {depth}");
            compared += 1;
        }
    }
    compared
}
