//! Random games: how fast, how long, how large. `cargo run --release -p engawa-bitoku --example playouts [seats] [games]`

use std::time::Instant;

use engawa_bitoku::{Bitoku, Options};
use engawa_kernel::{Actions, Record, Rules, SeatCount, Seed, Setup, Silent, Timeline, playout};

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|text| text.parse::<u64>().ok());
    let seats = SeatCount::new(numbers.next().unwrap_or(3) as usize).expect("one to four can play");
    let games = numbers.next().unwrap_or(4_000);
    let mut list = Actions::new();
    let (mut decisions, mut points, mut most) = (0, 0, 0);
    let start = Instant::now();
    for seed in 0..games {
        let setup = Setup { options: Options::default(), seats, seed: Seed::from_number(seed) };
        let (end, moves) = playout::<Bitoku>(&setup, &mut list);
        decisions += moves;
        most = most.max(moves);
        points += i64::from(end.board().players()[0].points);
    }
    let seconds = start.elapsed().as_secs_f64();
    let rate = games as f64 / seconds;
    println!(
        "{} seats: {rate:.0} games/s, {:.0} ns a decision",
        seats.get(),
        seconds * 1e9 / decisions as f64
    );
    println!(
        "{:.1} decisions a game, at most {most}; {:.1} virtue points before the Ascension",
        decisions as f64 / games as f64,
        points as f64 / games as f64
    );
    let mut bytes = Vec::new();
    for seed in 0..games.min(200) {
        let setup = Setup { options: Options::default(), seats, seed: Seed::from_number(seed) };
        let mut timeline = Timeline::<Bitoku>::start(setup, Silent);
        let mut picks = engawa_kernel::Dice::apart(&setup.seed, engawa_kernel::Purpose::Bot, 0);
        let mut picked = engawa_kernel::Chance::default();
        while let Some(seat) = timeline.now().deciders().first() {
            timeline.now().actions(seat, &mut list);
            let action = list[picks.below(&mut picked, list.len() as u32) as usize];
            timeline.act(seat, action, Silent).expect("listed actions are legal");
        }
        bytes.push(Record::of(&timeline).pack().len());
    }
    let sum: usize = bytes.iter().sum();
    println!(
        "state {} bytes, record {} bytes on average, {} at most",
        size_of::<Bitoku>(),
        sum / bytes.len(),
        bytes.iter().max().unwrap_or(&0)
    );
}
