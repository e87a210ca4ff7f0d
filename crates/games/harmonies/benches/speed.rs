//! How fast Harmonies is played: `cargo bench -p engawa-harmonies`. The size of a state is printed first.

use divan::{Bencher, black_box, counter::ItemsCount};
use engawa_harmonies::{Harmonies, Options, Side};
use engawa_kernel::{
    Actions, Chance, Dice, Purpose, Record, Rules, SeatCount, Seed, Setup, Silent, Stage, Timeline, playout,
};

fn main() {
    println!("a state has {} bytes", size_of::<Harmonies>());
    divan::main();
}

/// Seats, side, spirits.
const TABLES: [(usize, Side, bool); 5] =
    [(2, Side::A, false), (1, Side::A, false), (2, Side::B, true), (3, Side::A, true), (4, Side::B, false)];

fn setup((seats, side, spirits): (usize, Side, bool), number: u32) -> Setup<Options> {
    let seats = SeatCount::new(seats).expect("a number of seats that tables have");
    Setup {
        options: Options { side, spirits },
        seats,
        seed: Seed::from_number(1).derive(Purpose::Game, number),
    }
}

/// Whole random games, the full list written at every decision; another one each time.
#[divan::bench(args = TABLES, min_time = 1)]
fn random_game(bencher: Bencher, table: (usize, Side, bool)) {
    let (mut list, mut number) = (Actions::new(), 0);
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        number += 1;
        playout::<Harmonies>(&setup(table, number), &mut list)
    });
}

/// A game of random decisions up to its `length`-th one.
fn random_timeline(number: u32, length: usize) -> Timeline<Harmonies> {
    let setup = setup(TABLES[0], number);
    let mut timeline = Timeline::<Harmonies>::start(setup, Silent);
    let (mut picks, mut picked) = (Dice::new(&setup.seed.derive(Purpose::Bot, 0)), Chance::default());
    let mut list = Actions::new();
    while timeline.len() < length
        && let Some(seat) = timeline.now().deciders().first()
    {
        timeline.now().actions(seat, &mut list);
        let action = list[picks.below(&mut picked, list.len() as u32) as usize];
        timeline.act(seat, action, Silent).expect("a listed action is legal");
    }
    timeline
}

/// The lists of sixteen positions from the middle of a game.
#[divan::bench]
fn sixteen_lists(bencher: Bencher) {
    let positions: Vec<Harmonies> = (0..16).map(|n| *random_timeline(n, 40 + n as usize).now()).collect();
    let mut list = Actions::new();
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        positions
            .iter()
            .map(|position| {
                black_box(position).actions(position.deciders().first().expect("not over"), &mut list);
                list.len()
            })
            .sum::<usize>()
    });
}

/// A copy of a state.
#[divan::bench]
fn copy(bencher: Bencher) {
    let position = *random_timeline(1, 45).now();
    bencher.bench_local(|| *black_box(&position));
}

/// A recorded game played again, every move checked, with its timeline.
#[divan::bench]
fn replay_of_a_record(bencher: Bencher) {
    let record = Record::of(&random_timeline(1, usize::MAX));
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| record.replay::<Harmonies>());
}

/// The moves of a recorded game carried out, as a search does it: trusted, with nobody listening.
#[divan::bench]
fn replay_of_moves(bencher: Bencher) {
    let timeline = random_timeline(1, usize::MAX);
    let (setup, moves): (_, Vec<_>) = (*timeline.setup(), timeline.moves().collect());
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        let mut dice = Dice::new(&setup.seed);
        let mut stage = Stage::silent(&mut dice);
        let mut position = Harmonies::setup(&setup.options, setup.seats, &mut stage);
        moves.iter().for_each(|done| position.perform(done.seat, done.action, &mut stage));
        position
    });
}
