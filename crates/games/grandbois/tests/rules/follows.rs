//! What follows by itself, and what is asked although it has one answer.

use engawa_grandbois::{GrandBois, Kind, Options, Phase};
use engawa_kernel::testing::{self, follows};
use engawa_kernel::{Rules, Viewer};

#[test]
fn confirming_before_a_tower_when_nothing_is_turned_up() {
    // FO-3.5: with an empty deck confirming shows nothing, and the tower is asked next; without a tower it ends the turn.
    let (mut followed, mut shown, mut last) = (0, 0, 0);
    for seats in 2..=4 {
        for seed in 0..40 {
            let options = Options { expert: seed % 2 == 1 };
            testing::each_position(&options, seats, seed, |game: &GrandBois, _| {
                let board = game.view(Viewer::Spectator).board;
                match (board.phase(), follows(game)) {
                    (Phase::Confirm, Some(kind)) => {
                        assert_eq!(kind, Kind::Confirm);
                        assert!(board.deck().is_empty() || board.deck().loose() == 0);
                        assert!(board.tower_due().is_some());
                        followed += 1;
                    }
                    (Phase::Confirm, None) if testing::opens(game, Kind::Confirm) => shown += 1,
                    (Phase::Confirm, None) => {
                        assert!(board.tower_due().is_none());
                        last += 1;
                    }
                    (Phase::Place, Some(kind)) => assert_eq!(testing::listed(game), [kind]),
                    (_, None) => {}
                    (phase, other) => panic!("{phase:?}: {other:?}"),
                }
            });
        }
    }
    assert!(followed > 0 && shown > 0 && last > 0, "{followed} {shown} {last}");
}

#[test]
fn a_tower_is_asked_and_putting_it_up_comes_first() {
    // FO-5.1: it may be kept for a better clearing.
    let mut asked = 0;
    testing::each_position(&Options::default(), 2, 1, |game: &GrandBois, _| {
        if game.view(Viewer::Spectator).board.phase() == Phase::Tower {
            assert_eq!((testing::listed(game), follows(game)), (vec![Kind::Tower, Kind::NoTower], None));
            asked += 1;
        }
    });
    assert!(asked > 0);
}
