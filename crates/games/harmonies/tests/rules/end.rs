//! HA-7: the end of the game.

use engawa_harmonies::{Cause, Event, Harmonies, Kind, Phase, Side};
use engawa_kernel::{Dice, Game, Rules, SeatCount, Seed};

use crate::scene::{Picks, Scene, act, board, random_turn, seat, start};

/// Finishes the turn of this seat, with so many empty cells and tokens in the bag.
fn finish(seats: usize, active: usize, first: usize, empty: usize, bag: usize) -> (Harmonies, Vec<Event>) {
    let mut scene = Scene::new(seats, Side::A);
    scene.active = active;
    scene.first = first;
    scene.bag = Some(bag);
    let mut game = scene.hand(&[]).empty_cells(empty).set();
    let told = act(&mut game, Kind::Finish, &mut Dice::new(&Seed::from_number(1)));
    (game, told)
}

#[test]
fn few_empty_cells_or_too_few_tokens_bring_the_end() {
    // HA-7.1: two empty cells or fewer, or fewer tokens in the bag than the refill needs.
    for (empty, bag, cause) in [
        (3, 60, None),
        (2, 60, Some(Cause::BoardFull)),
        (0, 60, Some(Cause::BoardFull)),
        (5, 3, None),
        (5, 2, Some(Cause::BagEmpty)),
        (5, 0, Some(Cause::BagEmpty)),
    ] {
        let (game, told) = finish(2, 1, 0, empty, bag);
        assert_eq!(board(&game).is_last_round(), cause.is_some(), "{empty} {bag}");
        let last = told.iter().find_map(|event| match event {
            Event::LastRound { seat, cause } => Some((*seat, *cause)),
            _ => None,
        });
        assert_eq!(last, cause.map(|cause| (seat(1), cause)));
    }
    // It is looked at in Finish, on the board of the one who finishes.
    let mut scene = Scene::new(2, Side::A).empty_cells(2);
    scene.active = 1;
    let mut game = scene.hand(&[]).set();
    act(&mut game, Kind::Finish, &mut Dice::new(&Seed::from_number(1)));
    assert!(!board(&game).is_last_round());
}

#[test]
fn an_empty_cell_carries_no_token_whatever_the_heights() {
    // HA-7.1: high piles fill no cells.
    let mut scene = Scene::new(2, Side::B);
    scene.active = 1;
    for cell in Side::B.cells().take(7) {
        scene = scene.pile(cell.axial(), &[engawa_harmonies::Colour::Gray; 3]);
    }
    let mut game = scene.hand(&[]).set();
    act(&mut game, Kind::Finish, &mut Dice::new(&Seed::from_number(1)));
    assert!(!board(&game).is_last_round());
}

#[test]
fn the_round_is_played_to_its_end() {
    // HA-7.2: those after the trigger and before the first player have one more turn, refills included.
    for seats in 2..=4 {
        for first in 0..seats {
            for active in 0..seats {
                let (mut game, _) = finish(seats, active, first, 2, 60);
                let (mut dice, mut picks) = (Dice::new(&Seed::from_number(2)), Picks::new(9));
                let mut next = (active + 1) % seats;
                while next != first {
                    assert_eq!(board(&game).active(), seat(next));
                    assert!(board(&game).spaces().iter().all(|space| space.len() == 3), "refilled");
                    random_turn(&mut game, &mut dice, &mut picks);
                    next = (next + 1) % seats;
                }
                assert_eq!(board(&game).phase(), Phase::Over);
                assert!(game.outcome().is_some() && game.deciders().is_empty());
            }
        }
    }
}

#[test]
fn the_bag_fails_only_after_36_turns_at_the_end_of_a_round() {
    // HA-7.2: 15 + 35 x 3 = 120. Piled high, no board fills up before: only grays and browns are stacked.
    for seats in 2..=4usize {
        let mut longest = 0;
        for seed in 0..30 {
            let (mut game, mut dice) = start(seats, Side::B, false, seed);
            let mut picks = Picks::new(seed);
            let mut turns = 0;
            while board(&game).phase() != Phase::Over {
                // Prefer high piles, so that the cells last.
                let kinds = crate::scene::listed(&game);
                let mover = *board(&game).player(board(&game).active()).expect("a player");
                let high = kinds.iter().copied().find(|kind| match kind {
                    Kind::PlaceToken { cell, .. } => mover.pile(*cell).is_some(),
                    _ => false,
                });
                let kind = high.unwrap_or_else(|| kinds[picks.below(kinds.len())]);
                turns += usize::from(kind == Kind::Finish);
                let told = act(&mut game, kind, &mut dice);
                if told.iter().any(|event| matches!(event, Event::LastRound { cause: Cause::BagEmpty, .. })) {
                    assert_eq!(turns, 36);
                    assert_eq!(told.last(), Some(&Event::Ended), "nobody has another turn");
                }
            }
            assert!(turns.is_multiple_of(seats), "everybody had as many turns");
            longest = longest.max(turns);
        }
        assert!(longest <= 36);
        assert!(seats < 3 || longest == 36, "with {seats} some game uses the bag up: {longest}");
        assert!(Harmonies::longest(SeatCount::new(seats).expect("seats")) >= 36 * 6);
    }
}
