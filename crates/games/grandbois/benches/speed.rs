//! How fast the rules are: whole games, one list, one copy, one replay.

use divan::{Bencher, black_box};
use engawa_grandbois::{GrandBois, Options, Phase};
use engawa_kernel::{
    Actions, Dice, Purpose, Record, Rules, SeatCount, Seed, Setup, Silent, Stage, Timeline, playout,
};

fn main() {
    divan::main();
}

fn setup(seats: usize, number: u32) -> Setup<Options> {
    let seats = SeatCount::new(seats).unwrap();
    Setup { options: Options::default(), seats, seed: Seed::from_number(1).derive(Purpose::Game, number) }
}

/// A random game up to the turn after a number of decisions.
fn timeline(decisions: usize) -> Timeline<GrandBois> {
    let mut timeline = Timeline::<GrandBois>::start(setup(3, 0), Silent);
    let mut list = Actions::new();
    while let Some(seat) = timeline.now().deciders().first()
        && (timeline.len() < decisions || timeline.now().board().phase() != Phase::Place)
    {
        timeline.now().actions(seat, &mut list);
        let action = list[timeline.len() * 7919 % list.len()];
        timeline.act(seat, action, Silent).unwrap();
    }
    timeline
}

/// Sixteen random games with their harvest, so that one lucky game does not count.
#[divan::bench(args = [2, 3, 4])]
fn playouts_16(bencher: Bencher<'_, '_>, seats: usize) {
    let mut list = Actions::new();
    bencher.bench_local(|| {
        (0..16).filter_map(|n| playout::<GrandBois>(&setup(seats, n), &mut list).0.outcome()).count()
    });
}

/// All placements in the middle of a game.
#[divan::bench]
fn list(bencher: Bencher<'_, '_>) {
    let game = timeline(40);
    let seat = game.now().deciders().first().unwrap();
    let mut list = Actions::new();
    bencher.bench_local(|| {
        black_box(game.now()).actions(seat, &mut list);
        list.len()
    });
}

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let game = timeline(40);
    let mut copy = *game.now();
    bencher.bench_local(|| copy = *black_box(game.now()));
    black_box(copy);
}

#[divan::bench]
fn set_up(bencher: Bencher<'_, '_>) {
    let setup = setup(3, 0);
    bencher.bench_local(|| {
        let mut dice = Dice::new(&setup.seed);
        GrandBois::setup(&setup.options, setup.seats, &mut Stage::silent(&mut dice))
    });
}

#[divan::bench]
fn harvest(bencher: Bencher<'_, '_>) {
    let game = timeline(1000);
    bencher.bench_local(|| black_box(game.now()).outcome());
}

/// A recorded game played again, every move checked.
#[divan::bench]
fn replay(bencher: Bencher<'_, '_>) {
    let record = Record::of(&timeline(1000));
    bencher.bench_local(|| record.replay::<GrandBois>().unwrap().len());
}
