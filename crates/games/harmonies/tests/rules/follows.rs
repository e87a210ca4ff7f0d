//! What follows by itself, and what is asked although it has one answer.

use engawa_harmonies::Kind;
use engawa_kernel::Rules;
use engawa_kernel::testing::{self, follows};

use crate::scene::each_position;

#[test]
fn the_only_place_of_a_token_but_never_the_end_of_a_turn() {
    // HA-4.1, HA-3.6: a token with one place to go and nothing else to do goes there; finishing is the player's word.
    let (mut placed, mut asked) = (0, 0);
    each_position(12, |game, _| {
        let only = |kind: &Kind| testing::listed(game) == [*kind];
        match follows(game) {
            Some(kind @ Kind::PlaceToken { .. }) => {
                assert!(only(&kind));
                placed += 1;
            }
            Some(other) => panic!("{other:?} is left to the player"),
            None if game.outcome().is_none() => {
                assert!(testing::listed(game).len() > 1 || only(&Kind::Finish) || only(&Kind::LeaveRow));
                asked += u32::from(only(&Kind::Finish));
            }
            None => {}
        }
    });
    assert!(placed > 0 && asked > 0, "{placed} {asked}");
}
