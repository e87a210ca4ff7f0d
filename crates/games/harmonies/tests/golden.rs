//! Golden playthroughs: whole games as text. A change of rules shows as a diff of `snapshots/`; after looking at it,
//! `INSTA_UPDATE=always cargo test -p engawa-harmonies --test golden` writes them anew.

use engawa_harmonies::{Harmonies, Options, Side};
use engawa_kernel::testing;

fn playthrough(seats: usize, side: Side, spirits: bool, seed: u64) -> String {
    testing::playthrough::<Harmonies>(&Options { side, spirits }, seats, seed, |_| String::new())
}

#[test]
fn one_player_side_b_with_spirits() {
    insta::assert_snapshot!(playthrough(1, Side::B, true, 1));
}

#[test]
fn two_players_side_a() {
    insta::assert_snapshot!(playthrough(2, Side::A, false, 2));
}

#[test]
fn three_players_side_a_with_spirits() {
    insta::assert_snapshot!(playthrough(3, Side::A, true, 3));
}

#[test]
fn four_players_side_b() {
    insta::assert_snapshot!(playthrough(4, Side::B, false, 4));
}
