//! Golden playthroughs: whole games as text. A change of rules shows as a diff of `snapshots/`; after looking at it,
//! `INSTA_UPDATE=always cargo test -p engawa-white-castle --test golden` writes them anew.

use engawa_kernel::testing;
use engawa_white_castle::{Level, Options, WhiteCastle};

/// With what is asked at every moment, and where it came from.
fn playthrough(seats: usize, matcha: bool, level: Level, seed: u64) -> String {
    testing::playthrough::<WhiteCastle>(&Options { matcha, level }, seats, seed, |game| {
        let step = game.board().pending().last().expect("a step is asked");
        let (task, source) = (serde_json::to_string(&step.task), serde_json::to_string(&step.source));
        format!(" ({} from {})", task.expect("JSON"), source.expect("JSON"))
    })
}

#[test]
fn one_player_with_matcha() {
    insta::assert_snapshot!(playthrough(1, true, Level::Medium, 1));
}

#[test]
fn one_player_without_matcha() {
    insta::assert_snapshot!(playthrough(1, false, Level::Hard, 2));
}

#[test]
fn two_players_with_matcha() {
    insta::assert_snapshot!(playthrough(2, true, Level::Easy, 3));
}

#[test]
fn two_players_without_matcha() {
    insta::assert_snapshot!(playthrough(2, false, Level::Easy, 4));
}

#[test]
fn three_players_with_matcha() {
    insta::assert_snapshot!(playthrough(3, true, Level::Easy, 5));
}

#[test]
fn three_players_without_matcha() {
    insta::assert_snapshot!(playthrough(3, false, Level::Easy, 6));
}

#[test]
fn four_players_with_matcha() {
    insta::assert_snapshot!(playthrough(4, true, Level::Easy, 7));
}

#[test]
fn four_players_without_matcha() {
    insta::assert_snapshot!(playthrough(4, false, Level::Easy, 8));
}
