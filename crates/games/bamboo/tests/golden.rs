//! Golden playthroughs: whole games as text. A change of rules shows as a diff of `snapshots/`; after looking at it,
//! `INSTA_UPDATE=always cargo test -p engawa-bamboo --test golden` writes them anew.

use engawa_bamboo::{Bamboo, Options, Side};
use engawa_kernel::testing;

fn playthrough(seats: usize, side: Side, seed: u64) -> String {
    testing::playthrough::<Bamboo>(&Options { side }, seats, seed, |_| String::new())
}

#[test]
fn two_players_by_day() {
    insta::assert_snapshot!(playthrough(2, Side::Day, 1));
}

#[test]
fn two_players_by_night() {
    insta::assert_snapshot!(playthrough(2, Side::Night, 2));
}

#[test]
fn three_players_by_day() {
    insta::assert_snapshot!(playthrough(3, Side::Day, 3));
}

#[test]
fn three_players_by_night() {
    insta::assert_snapshot!(playthrough(3, Side::Night, 4));
}

#[test]
fn four_players_by_day() {
    insta::assert_snapshot!(playthrough(4, Side::Day, 5));
}

#[test]
fn four_players_by_night() {
    insta::assert_snapshot!(playthrough(4, Side::Night, 6));
}
