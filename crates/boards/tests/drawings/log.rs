//! The log on the screen: a line carries the mark of whom it tells of.

use engawa_bamboo::Bamboo;
use engawa_bitoku::Bitoku;
use engawa_boards::{Drawn, Mark, replay};
use engawa_grandbois::GrandBois;
use engawa_harmonies::Harmonies;
use engawa_kernel::{Seat, Viewer};
use engawa_white_castle::WhiteCastle;
use engawa_words::Lang;

use crate::ending::finished;
use crate::looking::Desk;

/// How many lines of a game tell of somebody else than whoever decided, and how many of the rival.
fn of_others<G: Drawn>(seats: usize) -> (usize, usize) {
    let desk = Desk::new(Lang::En);
    let replay = replay::of::<G>(&finished::<G>(seats, 3)).unwrap();
    let (mut others, mut rivals) = (0, 0);
    for at in 1..=replay.len() {
        let mover = replay.mover(at).map(|seat| Mark::Crest(desk.names.crest(seat)));
        for line in replay.told(at, Viewer::Spectator, &desk.words, &desk.names) {
            let named = |seat: &Seat| line.text.starts_with(&format!("{}: ", desk.names.of(*seat)));
            if let Some(seat) = replay.seats().seats().find(named) {
                assert_eq!(line.mark, Some(Mark::Crest(desk.names.crest(seat))), "{}", line.text);
            }
            others += usize::from(line.mark != mover);
            rivals += usize::from(matches!(line.mark, Some(Mark::Rival(_))));
        }
    }
    (others, rivals)
}

#[test]
fn a_line_carries_the_mark_of_whom_it_tells_of() {
    assert!(of_others::<GrandBois>(3).0 > 0);
    assert!(of_others::<Harmonies>(3).0 > 0);
    assert!(of_others::<WhiteCastle>(3).0 > 0);
    assert!(of_others::<Bamboo>(3).0 > 0);
    assert!(of_others::<Bitoku>(3).0 > 0);
}

#[test]
fn the_rival_of_a_solo_game_has_a_mark_of_its_own() {
    assert!(of_others::<WhiteCastle>(1).1 > 0);
    assert!(of_others::<Bitoku>(1).1 > 0);
    assert_eq!(of_others::<Harmonies>(1).1, 0);
}
