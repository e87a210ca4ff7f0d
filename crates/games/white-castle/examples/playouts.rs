//! How fast the rules are: whole random games on one thread, with the figures that the targets name.
//!
//! `cargo run --release -p engawa-white-castle --example playouts -- [SEATS] [on|off] [GAMES]`

use std::time::Instant;

use engawa_kernel::{Actions, Dice, Purpose, Rules, SeatCount, Seed, Setup, Stage, playout};
use engawa_white_castle::{Options, WhiteCastle};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |place: usize, usual: &str| words.get(place).cloned().unwrap_or_else(|| usual.to_owned());
    let seats = word(0, "3").parse().ok().and_then(SeatCount::new).expect("1 to 4 seats");
    let options = Options { matcha: word(1, "on") == "on", ..Options::default() };
    let games: u32 = word(2, "20000").parse().expect("a number of games");
    let setup = |game: u32| Setup { options, seats, seed: Seed::from_number(1).derive(Purpose::Game, game) };
    let setups: Vec<_> = (0..games).map(setup).collect();
    let mut list = Actions::new();
    let begin = Instant::now();
    let (mut decisions, mut hash) = (0, 0u64);
    for setup in &setups {
        let (end, made) = playout::<WhiteCastle>(setup, &mut list);
        decisions += made;
        hash = hash.rotate_left(1) ^ end.hash();
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!(
        "{:.0} games/s, {:.0} ns a decision, {:.1} decisions a game, signature {hash:016x}",
        f64::from(games) / seconds,
        seconds * 1e9 / decisions as f64,
        decisions as f64 / f64::from(games),
    );
    let (mut listed, mut asked, mut longest, mut deepest) = (0, 0usize, 0, 0);
    for (game, setup) in setups.iter().enumerate().take(2000) {
        let mut dice = Dice::new(&setup.seed);
        let mut position = WhiteCastle::setup(&setup.options, setup.seats, &mut Stage::silent(&mut dice));
        let mut made = 0;
        while let Some(seat) = position.deciders().first() {
            position.actions(seat, &mut list);
            (listed, asked, made) = (listed + list.len(), asked + 1, made + 1);
            deepest = deepest.max(position.board().pending().len());
            let action = list[(made * 7919 + game * 31) % list.len()];
            position.perform(seat, action, &mut Stage::silent(&mut dice));
        }
        longest = longest.max(made);
    }
    println!(
        "lists of {:.1}, longest game {longest}, deepest stack {deepest}, state of {} bytes",
        listed as f64 / asked as f64,
        size_of::<WhiteCastle>()
    );
}
