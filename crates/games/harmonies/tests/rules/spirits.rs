//! HA-3.1: keeping a nature's spirit.

use engawa_harmonies::{Breach, Card, Cell, Event, Kind, Phase, Prompt, Side};
use engawa_kernel::{Breach as _, Rules, Viewer};

use crate::colours::*;
use crate::scene::{Picks, act, board, breach, listed, player, random_turn, seat, space, start};

#[test]
fn the_first_turn_begins_with_the_spirit() {
    // HA-3.1, HA-R3: nothing else before it, not even for the asking.
    let (mut game, mut dice) = start(2, Side::A, true, 1);
    let active = board(&game).active();
    let [one, other] = game.view(Viewer::Seat(active)).offered.expect("two spirits");
    assert_eq!(game.prompt(active), Some(Prompt::KeepSpirit));
    assert_eq!(listed(&game), [Kind::KeepSpirit { card: one }, Kind::KeepSpirit { card: other }]);
    let in_row = board(&game).row()[0].expect("a card");
    let cell = Cell::at(Side::A, 0, 0).expect("a cell");
    for early in [
        Kind::TakeTokens { space: space(0) },
        Kind::TakeCard { card: in_row },
        Kind::PlaceToken { colour: BLUE, cell },
        Kind::PlaceCube { card: one, cell },
        Kind::Finish,
        Kind::LeaveRow,
    ] {
        let refused = breach(&game, early);
        assert_eq!(
            (refused, refused.map(|breach| breach.rule())),
            (Some(Breach::SpiritFirst), Some("HA-3.1"))
        );
    }
    let foreign = Card::spirits().find(|card| *card != one && *card != other).expect("ten spirits");
    assert_eq!(breach(&game, Kind::KeepSpirit { card: foreign }), Some(Breach::NotDealt));
    assert_eq!(breach(&game, Kind::KeepSpirit { card: in_row }), Some(Breach::NotDealt));
    // It is announced as final, and it is.
    assert!(game.reveals(active, Kind::KeepSpirit { card: other }.into()));
    let before = game.chance();
    let told = act(&mut game, Kind::KeepSpirit { card: other }, &mut dice);
    assert_ne!(game.chance(), before);
    assert!(matches!(told[0], Event::SpiritKept { seat, card, .. } if seat == active && card == other));
    let mine = player(&game, active.index());
    assert!(mine.cards().eq([other]) && mine.placed().eq([(other, 0)]));
    assert_eq!(mine.spirit(), Some(other));
    // It is no animal-card take.
    assert_eq!(breach(&game, Kind::TakeCard { card: in_row }), None);
    let again = breach(&game, Kind::KeepSpirit { card: one });
    assert_eq!((again, again.map(|breach| breach.rule())), (Some(Breach::NoSpiritChoice), Some("HA-3.1")));
}

#[test]
fn everybody_keeps_one_and_only_in_the_first_turn() {
    // HA-3.1
    for seats in 1..=4 {
        let (mut game, mut dice) = start(seats, Side::B, true, 11);
        let mut picks = Picks::new(5);
        for turn in 0..3 * seats {
            let first_turn = turn < seats;
            assert_eq!(board(&game).phase() == Phase::Spirit, first_turn);
            random_turn(&mut game, &mut dice, &mut picks);
        }
        let kept: Vec<_> = board(&game).players().iter().map(engawa_harmonies::Player::spirit).collect();
        assert!(kept.iter().all(Option::is_some));
    }
}

#[test]
fn the_cube_of_a_spirit_is_placed_like_any_other() {
    // HA-3.4, HA-8.8: its habitat, one cube, then it is finished.
    let mut scene =
        crate::scene::Scene::new(2, Side::A).pile((0, 0), &[GRAY, GRAY, GRAY]).pile((0, 1), &[GRAY, GRAY]);
    scene.spirits = true;
    let mut game = scene.cards(&[39]).set();
    let ram = crate::scene::card(39);
    let cell = Cell::at(Side::A, 0, 0).expect("a cell");
    let mut dice = engawa_kernel::Dice::new(&engawa_kernel::Seed::from_number(1));
    let told = act(&mut game, Kind::PlaceCube { card: ram, cell }, &mut dice);
    let cube = Event::CubePlaced { seat: seat(0), card: ram, cell, placed: 1, gain: 0, finished: true };
    assert_eq!(told, [cube]);
    assert!(player(&game, 0).finished().eq([ram]));
    assert_eq!(player(&game, 0).spirit(), Some(ram));
    assert_eq!(board(&game).sheet(seat(0)).expect("a sheet").lines[6], 8);
}
