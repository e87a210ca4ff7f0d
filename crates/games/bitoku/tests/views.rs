//! Views from outside: what is read is what was written, and what cannot be is refused; whatever is taken for a view can be
//! played from without harm.

use engawa_bitoku::{Bitoku, Options, View};
use engawa_kernel::testing::{Picks, act, damaged_views, listed, start};
use engawa_kernel::{Rules, Viewer};

/// A random game after so many decisions.
fn midway(seats: usize, seed: u64, decisions: usize) -> Bitoku {
    let ((mut game, mut dice), mut picks) = (start(&Options::default(), seats, seed), Picks::new(seed));
    for _ in 0..decisions {
        let kinds = listed(&game);
        if kinds.is_empty() {
            break;
        }
        act(&mut game, picks.any(&kinds), &mut dice);
    }
    game
}

#[test]
fn a_damaged_view_is_refused_or_can_be_played() {
    let (mut refused, mut taken) = (0, 0);
    for seed in 0..60u64 {
        let game = midway(seed as usize % 4 + 1, seed, (seed as usize * 7) % 300);
        let (more, less) = damaged_views(&game, &mut Picks::new(1000 + seed), 24);
        (taken, refused) = (taken + more, refused + less);
    }
    assert!(refused > 1_000 && taken > 50, "{refused} refused, {taken} taken");
}

#[test]
fn a_view_tells_no_more_than_it_should_and_comes_back_whole() {
    for seed in 0..20 {
        let game = midway(3, seed, 120);
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(viewer);
            let text = serde_json::to_string(&view).expect("JSON");
            assert_eq!(serde_json::from_str::<View>(&text).ok().as_ref(), Some(&view));
            let shown = view.own.iter().flatten().count();
            let over = game.outcome().is_some();
            assert_eq!(shown, if over { 3 } else { usize::from(viewer != Viewer::Spectator) });
        }
    }
    let game = midway(2, 1, 50);
    let text = serde_json::to_string(&game.view(Viewer::Spectator)).expect("JSON");
    for (from, to) in [("\"round\":1", "\"round\":9"), ("\"phase\":\"summer\"", "\"phase\":\"over\"")] {
        let damaged = text.replacen(from, to, 1);
        assert_ne!(damaged, text, "{from} stands there");
        assert!(serde_json::from_str::<View>(&damaged).is_err(), "{to}");
    }
}
