//! Golden playthroughs: whole games as text. A change of rules shows as a diff of `snapshots/`; after looking at it,
//! `INSTA_UPDATE=always cargo test -p engawa-bitoku --test golden` writes them anew.

use engawa_bitoku::{Bitoku, Options};
use engawa_kernel::testing;

/// With what is asked at every moment, and where it came from.
fn playthrough(seats: usize, options: Options, seed: u64) -> String {
    testing::playthrough::<Bitoku>(&options, seats, seed, |game| match game.board().pending().last() {
        Some(step) => {
            let (task, source) = (serde_json::to_string(&step.task), serde_json::to_string(&step.source));
            format!(" ({} from {})", task.expect("JSON"), source.expect("JSON"))
        }
        None => format!(" ({:?})", game.board().phase()),
    })
}

/// The options by their bits: the stricter variant is the first.
fn options(bits: u16) -> Options {
    Options::try_from(bits).expect("options")
}

/// A game with every row of the tengu's table (BI-19); three of 400 000 seeds have one, for E and K are rare.
#[test]
fn one_player() {
    let text = playthrough(1, Options::default(), 219_584);
    for step in "ABCDEFGHIJKL".chars() {
        assert!(text.contains(&format!("{{\"step\":\"{step}\"}}")), "step {step} does not occur");
    }
    insta::assert_snapshot!(text);
}

#[test]
fn one_player_against_an_easy_tengu() {
    insta::assert_snapshot!(playthrough(1, options(0b00_0111_1010), 2));
}

#[test]
fn one_player_against_a_hard_tengu() {
    insta::assert_snapshot!(playthrough(1, options(0b11_1000_0101), 3));
}

#[test]
fn two_players() {
    insta::assert_snapshot!(playthrough(2, Options::default(), 4));
}

#[test]
fn three_players() {
    insta::assert_snapshot!(playthrough(3, Options::default(), 5));
}

#[test]
fn four_players() {
    insta::assert_snapshot!(playthrough(4, Options::default(), 6));
}

#[test]
fn four_players_with_the_stricter_variant() {
    insta::assert_snapshot!(playthrough(4, options(1), 7));
}
