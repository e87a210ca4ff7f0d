//! What follows by itself, and what is asked although it has one answer.

use engawa_harmonies::{Harmonies, Kind};
use engawa_kernel::{Rules, Viewer, testing};

use crate::scene::{dice, each_position};

/// What follows is legal, reveals nothing, shows in what the seat sees, and is asked of whom it follows for.
fn checked(game: &Harmonies) -> Option<Kind> {
    let mut found = None;
    for seat in game.seats().seats() {
        let seen = Harmonies::redeal(&game.view(Viewer::Seat(seat)), &mut dice(5));
        assert_eq!(seen.follows(seat), game.follows(seat), "seen by {seat:?}");
        if let Some(action) = game.follows(seat) {
            assert!(game.check(seat, action).is_ok() && !game.reveals(seat, action));
            found = Harmonies::kind(action);
        }
    }
    found
}

#[test]
fn the_only_place_of_a_token_but_never_the_end_of_a_turn() {
    // HA-4.1, HA-3.6: a token with one place to go and nothing else to do goes there; finishing is the player's word.
    let (mut placed, mut asked) = (0, 0);
    each_position(12, |game, _| {
        let only = |kind: &Kind| testing::listed(game) == [*kind];
        match checked(game) {
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
