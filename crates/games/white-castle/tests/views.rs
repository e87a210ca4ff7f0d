//! Views as JSON: nothing that is read can make the rules stumble.

mod scene;

use engawa_kernel::Rules;
use engawa_kernel::testing::{act, damaged_views};
use engawa_white_castle::WhiteCastle;
use scene::{Picks, listed, options, start};

#[test]
fn a_damaged_view_is_refused_or_can_be_played() {
    let (mut refused, mut taken) = (0, 0);
    for seed in 0..40 {
        let ((mut game, mut dice), mut picks) =
            (start(seed as usize % 4 + 1, options(seed % 3 != 0), seed), Picks::new(seed));
        for _ in 0..seed * 5 % 120 {
            let kinds = listed(&game);
            if !kinds.is_empty() {
                act::<WhiteCastle>(&mut game, picks.any(&kinds), &mut dice);
            }
        }
        assert_eq!(game.seats().get(), seed as usize % 4 + 1);
        let (more, less) = damaged_views(&game, &mut picks, 24);
        (taken, refused) = (taken + more, refused + less);
    }
    assert!(refused > 1_000 && taken > 50, "{refused} refused, {taken} taken");
}
