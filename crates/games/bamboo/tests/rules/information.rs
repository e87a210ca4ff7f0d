//! BA-16: who knows what, and when something becomes known.

use engawa_bamboo::{Bamboo, Begun, Event, Kind, Spirit, Step, TileType, Zone};
use engawa_kernel::{Dice, Rules, Seed, Stage, Story, Viewer};

use crate::scene::{Scene, act, board, each_position, listed, opens, seat};

#[test]
fn everybody_sees_the_same() {
    // BA-16.1: all seats and spectators have one view, and every event is told to all.
    each_position(2, |game, action| {
        let seen = game.view(Viewer::Spectator);
        for viewer in Viewer::all(game.seats()) {
            assert_eq!(game.view(viewer), seen);
        }
        let Some(action) = action else { return };
        let (mut after, mut dice, mut events) = (*game, Dice::new(&Seed::from_number(1)), Vec::new());
        let decider = game.deciders().first().expect("somebody");
        after.perform(decider, action, &mut Stage::new(&mut dice, &mut events));
        assert!(events.iter().all(|event: &Event| event.seen_by(Viewer::Spectator) == *event));
    });
}

#[test]
fn what_went_under_a_stack_is_known_in_its_order() {
    // BA-16.2: kept when worlds are dealt from a view; it comes only when all others are drawn.
    let scene = Scene::new(3).with(|scene| {
        scene.known_tokens[0] = vec![5, 9, 2];
        scene.known_tiles[1] = vec![40, 33];
    });
    let game = scene.set();
    let world = Bamboo::redeal(&game.view(Viewer::Seat(seat(1))), &mut Dice::new(&Seed::from_number(8)));
    let known: Vec<u8> = board(&world).known_tokens(Zone::Left).map(engawa_bamboo::Token::id).collect();
    assert_eq!(known, [5, 9, 2]);
    let known: Vec<u8> = board(&world).known_tiles(TileType::II).map(engawa_bamboo::Tile::id).collect();
    assert_eq!(known, [40, 33]);
}

#[test]
fn things_become_known_at_steps_of_their_own() {
    // BA-16.3: a refill, a sweep, going on, and a turn that is ended by hand with autumn behind it; nothing else.
    let (mut refills, mut years, mut autumns) = (0, 0, 0);
    each_position(4, |game, action| {
        if action.is_none() {
            return;
        }
        let decider = game.deciders().first().expect("somebody");
        for kind in listed(game) {
            let known = opens(game, kind);
            assert_eq!(game.reveals(decider, kind.into()), known, "{kind:?}");
            match kind {
                Kind::Refill | Kind::Sweep => {
                    assert!(known, "{kind:?}");
                    refills += 1;
                }
                Kind::GoOn if board(game).step() == Step::Year => years += u32::from(known),
                Kind::GoOn => autumns += u32::from(known),
                Kind::EndTurn => {}
                _ => assert!(!known, "{kind:?}"),
            }
        }
    });
    assert!(refills > 500 && years > 30 && autumns > 20, "{refills} {years} {autumns}");
}

#[test]
fn taking_comes_before_the_refill() {
    // BA-16.3: what is taken and placed can be taken back; the refill closes it and is the only answer.
    let (mut game, mut dice) =
        Scene::new(3).begun(Begun::Improve).with(|scene| scene.step = Step::End).play();
    let tile = board(&game).tiles(TileType::I).next().expect("a tile");
    let buy = Kind::BuyTile { tile, cell: crate::scene::at("b2") };
    assert!(!opens(&game, buy));
    act(&mut game, buy, &mut dice);
    assert_eq!(listed(&game), [Kind::Refill]);
    assert!(opens(&game, Kind::Refill));
}

#[test]
fn who_could_take_back_is_asked_to_go_on() {
    // BA-16.3: seat 1 woke nobody and everything after it is automatic: the year waits for seat 1.
    let scene = Scene::new(3).with(|scene| {
        (scene.step, scene.active) = (Step::Wake, 1);
        scene.places[1].asleep = vec![Spirit::Kappa];
    });
    let (mut game, mut dice) = scene.play();
    act(&mut game, Kind::StopWaking, &mut dice);
    assert_eq!((board(&game).step(), game.deciders().first()), (Step::Year, Some(seat(1))));
    // With four players the first spring reveals nothing: nobody is asked (BA-5.1).
    let scene = Scene::new(4).with(|scene| {
        (scene.step, scene.round, scene.draft) = (Step::Draft, 0, vec![29, 31]);
        scene.places.iter_mut().for_each(|place| {
            place.sticks = 3;
            place.areas.iter_mut().for_each(|area| area.retain(|&shoot| ![29, 31].contains(&shoot)));
        });
    });
    let (mut game, mut dice) = scene.play();
    let shoot = crate::scene::shoot(31);
    act(&mut game, Kind::Draft { shoot }, &mut dice);
    assert_eq!((board(&game).step(), board(&game).round()), (Step::Gift, 1));
}
