//! How fast the games are played: whole random games, the list of legal actions, clone, replay.
//!
//! `cargo bench` measures; nothing here is a test. Results with the machine in words: docs/benchmarks.md.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use engawa_kernel::{Actions, Game, Purpose, Record, SeatCount, Seed, Setup, Silent, Timeline, playout};
use engawa_shelf::{Bamboo, Bitoku, GrandBois, Harmonies, WhiteCastle};

fn main() {
    divan::main();
}

/// The table that the targets name: GrandBois with three, Harmonies with two on side A, Bamboo with three by day, Bitoku
/// with three, The White Castle with three and Matcha.
trait Usual: Game {
    const USUAL_SEATS: usize;
}

impl Usual for GrandBois {
    const USUAL_SEATS: usize = 3;
}

impl Usual for Harmonies {
    const USUAL_SEATS: usize = 2;
}

impl Usual for Bamboo {
    const USUAL_SEATS: usize = 3;
}

impl Usual for Bitoku {
    const USUAL_SEATS: usize = 3;
}

impl Usual for WhiteCastle {
    const USUAL_SEATS: usize = 3;
}

fn setup<G: Usual>(game: u32) -> Setup<G::Options> {
    let seed = Seed::from_number(1).derive(Purpose::Game, game);
    Setup { options: G::Options::default(), seats: SeatCount::new(G::USUAL_SEATS).unwrap(), seed }
}

/// A whole random game with its decisions.
fn recorded<G: Usual>(game: u32) -> Timeline<G> {
    let mut timeline = Timeline::<G>::start(setup::<G>(game), Silent);
    let mut picks = engawa_kernel::Dice::new(&Seed::from_number(2).derive(Purpose::Bot, game));
    let mut chance = engawa_kernel::Chance::default();
    let mut list = Actions::new();
    while let Some(seat) = timeline.now().deciders().first() {
        timeline.now().actions(seat, &mut list);
        let action = list[picks.below(&mut chance, list.len() as u32) as usize];
        timeline.act(seat, action, Silent).unwrap();
    }
    timeline
}

#[divan::bench(types = [GrandBois, Harmonies, WhiteCastle, Bamboo, Bitoku], sample_count = 50)]
fn random_games<G: Usual>(bencher: Bencher<'_, '_>) {
    let mut list = Actions::new();
    bencher.counter(ItemsCount::new(200u32)).bench_local(|| {
        for game in 0..200 {
            black_box(playout::<G>(&setup::<G>(game), &mut list));
        }
    });
}

/// The list of legal actions at every decision of a recorded game, one after the other.
#[divan::bench(types = [GrandBois, Harmonies, WhiteCastle, Bamboo, Bitoku])]
fn lists_of_a_game<G: Usual>(bencher: Bencher<'_, '_>) {
    let mut timeline = recorded::<G>(0);
    let mut positions = Vec::new();
    for len in (0..timeline.len()).rev() {
        timeline.take_back(len);
        positions.push(timeline.now().clone());
    }
    let mut list = Actions::new();
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for position in &positions {
            position.actions(position.deciders().first().unwrap(), &mut list);
            black_box(&list);
        }
    });
}

#[divan::bench(types = [GrandBois, Harmonies, WhiteCastle, Bamboo, Bitoku])]
fn clone<G: Usual>(bencher: Bencher<'_, '_>) {
    let mut timeline = recorded::<G>(0);
    timeline.take_back(timeline.len() / 2);
    bencher.bench_local(|| black_box(timeline.now()).clone());
}

#[divan::bench(types = [GrandBois, Harmonies, WhiteCastle, Bamboo, Bitoku])]
fn replay<G: Usual>(bencher: Bencher<'_, '_>) {
    let record = Record::of(&recorded::<G>(0));
    bencher.bench_local(|| black_box(&record).replay::<G>());
}
