//! HA-5: animal cards.

use engawa_harmonies::{Breach, Cell, Event, Kind, Side};
use engawa_kernel::{Breach as _, Dice, Seed};

use crate::colours::*;
use crate::scene::{Scene, act, board, breach, card, listed, player, seat};

fn cell(q: i8, r: i8) -> Cell {
    Cell::at(Side::A, q, r).expect("a cell")
}

/// Two eagles wait for their cubes: the first is placed already.
fn before_the_last_eagle() -> Scene {
    Scene::new(2, Side::A)
        .cubed((0, 0), &[GRAY, GRAY, GRAY], 25)
        .pile((0, 1), &[YELLOW])
        .pile((0, 2), &[GRAY, GRAY, GRAY])
}

#[test]
fn four_unfinished_cards_and_no_more() {
    // HA-5.1, HA-5.3: the spirit is one of the four.
    for (cards, spirit, room) in [(3, false, true), (4, false, false), (2, true, true), (3, true, false)] {
        let mut scene = Scene::new(2, Side::A).cards(&[11, 12, 13, 14][..cards]);
        if spirit {
            scene.spirits = true;
            scene = scene.cards(&[40]);
        }
        let game = scene.set();
        let refused = breach(&game, Kind::TakeCard { card: card(1) });
        assert_eq!(refused, if room { None } else { Some(Breach::NoRoomForCard) });
        assert_eq!(board(&game).may_take_card(), room);
        assert_eq!(listed(&game).iter().any(|kind| matches!(kind, Kind::TakeCard { .. })), room);
    }
}

#[test]
fn a_finished_card_frees_its_place_at_once() {
    // HA-5.1: also within the turn, and a spirit like any other.
    let mut game = before_the_last_eagle().cards(&[25, 11, 12, 13]).set();
    let mut dice = Dice::new(&Seed::from_number(1));
    assert_eq!(breach(&game, Kind::TakeCard { card: card(1) }), Some(Breach::NoRoomForCard));
    let told = act(&mut game, Kind::PlaceCube { card: card(25), cell: cell(0, 2) }, &mut dice);
    let cube = Event::CubePlaced {
        seat: seat(0),
        card: card(25),
        cell: cell(0, 2),
        placed: 2,
        gain: 6,
        finished: true,
    };
    assert_eq!(told, [cube]);
    assert!(player(&game, 0).cards().map(engawa_harmonies::Card::id).eq([11, 12, 13]));
    assert!(player(&game, 0).finished().map(engawa_harmonies::Card::id).eq([25]));
    let again = breach(&game, Kind::PlaceCube { card: card(25), cell: cell(0, 2) });
    assert_eq!((again, again.map(|breach| breach.rule())), (Some(Breach::CardFinished), Some("HA-5.1")));
    act(&mut game, Kind::TakeCard { card: card(1) }, &mut dice);
    assert!(player(&game, 0).cards().map(engawa_harmonies::Card::id).eq([11, 12, 13, 1]));
    let mut scene = Scene::new(2, Side::A).pile((0, 0), &[GRAY, GRAY, GRAY]).pile((0, 1), &[GRAY, GRAY]);
    scene.spirits = true;
    let mut game = scene.cards(&[11, 39, 12, 13]).set();
    act(&mut game, Kind::PlaceCube { card: card(39), cell: cell(0, 0) }, &mut dice);
    assert_eq!(breach(&game, Kind::TakeCard { card: card(1) }), None);
}

#[test]
fn cards_are_never_given_back() {
    // HA-5.2: whatever is done, an unfinished card stays until its last cube is placed.
    let (mut kept, mut turns) = (vec![Vec::new(); 4], 0);
    crate::scene::each_position(10, |game, _| {
        let board = board(game);
        if board.round() == 1 && board.emptied().is_none() && board.active() == board.first() {
            kept = vec![Vec::new(); 4];
        }
        for (place, player) in board.players().iter().enumerate() {
            let owned: Vec<_> = player.placed().collect();
            for (card, placed) in &kept[place] {
                assert!(owned.iter().any(|(other, now)| other == card && now >= placed), "{card:?}");
            }
            kept[place] = owned;
        }
        turns += 1;
    });
    assert!(turns > 5_000);
}

#[test]
fn a_card_is_taken_from_the_row_with_all_its_cubes() {
    // HA-5.3: only what lies there; its place stays empty until the turn is finished.
    let mut scene = Scene::new(2, Side::A);
    scene.row = Some(vec![9, 31, 2, 3, 4]);
    let mut game = scene.set();
    let mut dice = Dice::new(&Seed::from_number(1));
    for absent in [1, 32, 33] {
        let refused = breach(&game, Kind::TakeCard { card: card(absent) });
        assert_eq!((refused, refused.map(|breach| breach.rule())), (Some(Breach::NotInRow), Some("HA-5.3")));
    }
    let told = act(&mut game, Kind::TakeCard { card: card(31) }, &mut dice);
    assert_eq!(told, [Event::CardTaken { seat: seat(0), card: card(31) }]);
    assert!(player(&game, 0).placed().eq([(card(31), 0)]));
    assert_eq!(card(31).cubes(), 5);
    assert_eq!(board(&game).row()[1], None);
    assert_eq!(board(&game).row().iter().flatten().count(), 4);
}
