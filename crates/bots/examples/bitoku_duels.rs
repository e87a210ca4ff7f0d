//! How well greedy plays Bitoku: against random from either seat, against itself, and against the tengu.
//!
//! `cargo run --release -p engawa-bots --example bitoku_duels -- [DUELS] [SOLO GAMES]`

use engawa_bitoku::{Bitoku, Options};
use engawa_bots::{Bots, play};
use engawa_host::Level;
use engawa_kernel::{Outcome, Purpose, Rules, SeatCount, Seed, Setup};

fn game(number: u32, levels: &[Level]) -> Outcome {
    let seed = Seed::from_number(33).derive(Purpose::Game, number);
    let seats = SeatCount::new(levels.len()).expect("seats");
    let setup = Setup { options: Options::default(), seats, seed };
    play::<Bitoku>(&setup, &mut Bots::new(&seed, levels), |_| {}).end.outcome().expect("over")
}

fn main() {
    let mut counts = std::env::args().skip(1).map(|word| word.parse::<u32>().expect("a number of games"));
    let (duels, solos) = (counts.next().unwrap_or(300), counts.next().unwrap_or(100));
    let mean = |sum: i32, games: u32| f64::from(sum) / f64::from(games.max(1));
    let (mut wins, mut points, mut others) = (0, 0, 0);
    let mut lines = [0; 10];
    for number in 0..duels {
        let better = number as usize % 2;
        let mut levels = [Level::Random; 2];
        levels[better] = Level::Greedy;
        let outcome = game(number, &levels);
        wins += u32::from(outcome.winners.iter().any(|seat| seat.index() == better));
        points += outcome.sheets[better].total();
        others += outcome.sheets[1 - better].total();
        outcome.sheets[better].lines.iter().zip(&mut lines).for_each(|(line, sum)| *sum += line);
    }
    let by_line = lines.map(|sum| mean(sum, duels));
    println!(
        "greedy beats random in {wins} of {duels}, {:.1} to {:.1}",
        mean(points, duels),
        mean(others, duels)
    );
    println!("  by line: {by_line:.1?}");
    let mut points = 0;
    for number in 0..solos {
        let outcome = game(number, &[Level::Greedy; 2]);
        points += outcome.sheets.iter().map(engawa_kernel::Sheet::total).sum::<i32>();
    }
    println!("two greedy ones: {:.1} each", mean(points, 2 * solos));
    let (mut wins, mut points, mut others) = (0, 0, 0);
    for number in 0..solos {
        let outcome = game(number, &[Level::Greedy]);
        wins += u32::from(!outcome.winners.is_empty());
        points += outcome.sheets[0].total();
        others += outcome.rival.expect("a tengu").total();
    }
    println!("alone: {wins} of {solos}, {:.1} to {:.1}", mean(points, solos), mean(others, solos));
}
