//! How deep chains of effects go: far less than the stack has room for, even with players who always open more.

use engawa_bitoku::{Bitoku, Kind, Options};
use engawa_kernel::testing::Picks;
use engawa_kernel::{Actions, Dice, Rules, SeatCount, Seed, Stage};

/// What opens further steps is taken before what ends one.
fn opens(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Part { .. }
            | Kind::Choose { .. }
            | Kind::Enter { .. }
            | Kind::Advance
            | Kind::TakeMitama { .. }
            | Kind::TakeDragonfly { .. }
            | Kind::PairWith { .. }
            | Kind::Pair
    )
}

#[test]
fn chains_stay_far_from_the_end_of_the_stack() {
    let mut deepest = 0;
    let mut list = Actions::new();
    for seed in 0..400u64 {
        let seats = SeatCount::new(seed as usize % 4 + 1).expect("seats");
        let mut dice = Dice::new(&Seed::from_number(seed));
        let mut picks = Picks::new(seed);
        let mut game = Bitoku::setup(&Options::default(), seats, &mut Stage::silent(&mut dice));
        while let Some(seat) = game.deciders().first() {
            game.actions(seat, &mut list);
            let open: Vec<_> =
                list.iter().copied().filter(|&action| Kind::of(action).is_some_and(opens)).collect();
            let from = if open.is_empty() || picks.below(8) == 0 { &list[..] } else { &open };
            let action = from[picks.below(from.len())];
            game.perform(seat, action, &mut Stage::silent(&mut dice));
            deepest = deepest.max(game.board().pending().len());
        }
    }
    assert!((5..=16).contains(&deepest), "{deepest} steps were pending");
}
