//! One number a game over the final positions of a few hundred random games of every kind of table. It changes when
//! the behaviour of a game changes, and is equal natively and in WebAssembly.

use engawa_kernel::options::all_pairs;
use engawa_kernel::{Actions, Digest, Game, Purpose, SeatCount, Seed, Setup, playout};
use engawa_shelf::{GameId, with_game};

fn signature<G: Game>() -> u64 {
    let mut digest = Digest::new();
    let mut list = Actions::new();
    for seats in G::SEATS.filter_map(SeatCount::new) {
        for options in all_pairs::<G::Options>(seats) {
            for number in 0..50 {
                let seed = Seed::from_number(2026).derive(Purpose::Game, number);
                let (end, decisions) = playout::<G>(&Setup { options, seats, seed }, &mut list);
                digest.word(decisions as u64);
                digest.word(end.hash());
            }
        }
    }
    digest.finish()
}

fn main() {
    for game in GameId::ALL {
        println!("{game} {:016x}", with_game!(game, G => signature::<G>()));
    }
}
