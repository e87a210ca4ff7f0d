//! Whole games as text: what was done, what happened, how it ended. A change of rules shows as a difference.
//!
//! Written anew by `INSTA_UPDATE=always cargo test -p engawa-grandbois --test golden`.

use engawa_grandbois::{GrandBois, Options};
use engawa_kernel::testing;

fn story(seats: usize, expert: bool) -> String {
    let seed = 10 * seats as u64 + u64::from(expert);
    testing::playthrough::<GrandBois>(&Options { expert }, seats, seed, |_| String::new())
}

#[test]
fn games_of_two() {
    insta::assert_snapshot!("two", story(2, false));
    insta::assert_snapshot!("two_experts", story(2, true));
}

#[test]
fn games_of_three() {
    insta::assert_snapshot!("three", story(3, false));
    insta::assert_snapshot!("three_experts", story(3, true));
}

#[test]
fn games_of_four() {
    insta::assert_snapshot!("four", story(4, false));
    insta::assert_snapshot!("four_experts", story(4, true));
}
