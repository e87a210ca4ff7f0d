//! How well greedy plays The White Castle: against random from every seat of two and of three, and against the Tokugawa clan.
//!
//! `cargo run --release -p engawa-bots --example castle_duels -- [DUELS] [SOLO GAMES]`

use engawa_bots::{Bots, play};
use engawa_host::Level;
use engawa_kernel::{Outcome, Purpose, Rules, SeatCount, Seed, Setup};
use engawa_white_castle::{Level as Rival, Options, WhiteCastle};

fn game(number: u32, levels: &[Level], options: Options) -> Outcome {
    let seed = Seed::from_number(32).derive(Purpose::Game, number);
    let seats = SeatCount::new(levels.len()).expect("seats");
    let setup = Setup { options, seats, seed };
    play::<WhiteCastle>(&setup, &mut Bots::new(&seed, levels), |_| {}).end.outcome().expect("over")
}

fn main() {
    let mut counts = std::env::args().skip(1).map(|word| word.parse::<u32>().expect("a number of games"));
    let (duels, solos) = (counts.next().unwrap_or(500), counts.next().unwrap_or(200));
    for matcha in [true, false] {
        let options = Options { matcha, level: Rival::Easy };
        for seats in [2, 3] {
            let (mut wins, mut points, mut others) = (0, 0, 0);
            for number in 0..duels {
                let better = number as usize % seats;
                let mut levels = vec![Level::Random; seats];
                levels[better] = Level::Greedy;
                let outcome = game(number, &levels, options);
                wins += u32::from(outcome.winners.iter().any(|seat| seat.index() == better));
                points += outcome.sheets[better].total();
                others += outcome.sheets[(better + 1) % seats].total();
            }
            let mean = |sum: i32| f64::from(sum) / f64::from(duels.max(1));
            println!(
                "matcha {matcha}, {seats} seats: greedy beats random in {wins} of {duels}, {:.1} to {:.1}",
                mean(points),
                mean(others)
            );
        }
        for level in [Rival::Easy, Rival::Medium, Rival::Hard] {
            let (mut wins, mut points, mut others) = (0, 0, 0);
            for number in 0..solos {
                let outcome = game(number, &[Level::Greedy], Options { matcha, level });
                wins += u32::from(!outcome.winners.is_empty());
                points += outcome.sheets[0].total();
                others += outcome.rival.expect("a rival").total();
            }
            let mean = |sum: i32| f64::from(sum) / f64::from(solos.max(1));
            println!("  alone, {level:?}: {wins} of {solos}, {:.1} to {:.1}", mean(points), mean(others));
        }
    }
}
