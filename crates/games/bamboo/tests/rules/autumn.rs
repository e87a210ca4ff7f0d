//! BA-8: the temples.

use engawa_bamboo::{Event, Kind, Spirit, Step, Temple};
use engawa_kernel::Rules;

use crate::scene::{Scene, act, board, each_position, listed, player, seat};

/// All are out; seat 0 decided last.
fn autumn(seats: usize) -> Scene {
    Scene::new(seats).with(|scene| {
        (scene.step, scene.last) = (Step::Autumn, Some(0));
        scene.places.iter_mut().for_each(|place| place.sticks = 0);
    })
}

#[test]
fn most_sticks_then_the_topmost() {
    // BA-8.1, BA-R19, BA-R20; autumn asks nothing but to go on.
    let scene = autumn(3).with(|scene| {
        scene.temples[0].sticks = vec![0, 0, 1];
        scene.temples[1].sticks = vec![0, 1, 1, 0];
        scene.temples[2].sticks = vec![2, 0];
    });
    let (mut game, mut dice) = scene.play();
    assert_eq!(listed(&game), [Kind::GoOn]);
    let told = act(&mut game, Kind::GoOn, &mut dice);
    let won = |number: usize, temple: Temple, spirit: Spirit| Event::SpiritWon {
        seat: seat(number),
        temple,
        spirit,
    };
    assert!(told.contains(&won(0, Temple::Red, Spirit::Kappa)), "{told:?}");
    assert!(told.contains(&won(0, Temple::Blue, Spirit::Tanuki)), "placed last");
    assert!(told.contains(&won(0, Temple::Green, Spirit::Rokurokubi)));
    assert!(
        told.contains(&Event::SpiritStayed { temple: Temple::Yellow, spirit: Spirit::Kitsune }),
        "BA-R19"
    );
    let order: Vec<Temple> = told
        .iter()
        .filter_map(|event| match event {
            Event::SpiritWon { temple, .. } | Event::SpiritStayed { temple, .. } => Some(*temple),
            _ => None,
        })
        .collect();
    assert_eq!(order, Temple::ALL);
    assert_eq!(player(&game, 0).awake().iter().count(), 3, "awake");
}

#[test]
fn the_ghost_wins_for_the_box() {
    // BA-8.1, BA-R20: more sticks than anybody; in a tie the player wins.
    let scene = autumn(2).with(|scene| {
        (scene.temples[0].ghost, scene.temples[0].sticks) = (3, vec![0, 1, 0]);
        (scene.temples[1].ghost, scene.temples[1].sticks) = (3, vec![1, 1, 1]);
        scene.temples[2].ghost = 2;
    });
    let (mut game, mut dice) = scene.play();
    let told = act(&mut game, Kind::GoOn, &mut dice);
    assert!(told.contains(&Event::SpiritBoxed { temple: Temple::Red, spirit: Spirit::Kappa }), "{told:?}");
    assert!(told.contains(&Event::SpiritBoxed { temple: Temple::Green, spirit: Spirit::Rokurokubi }));
    assert_eq!(player(&game, 1).awake().count(Spirit::Tanuki), 1);
    assert_eq!(board(&game).boxed().iter().count(), 2, "seen by all");
}

#[test]
fn sticks_return_and_the_ghost_is_dealt_anew() {
    // BA-8.2; not in round 4 (BA-9.6).
    for round in [1, 4] {
        let scene = autumn(2).with(|scene| {
            scene.round = round;
            (scene.temples[0].ghost, scene.temples[0].sticks) = (3, vec![0, 0, 1]);
            (scene.temples[1].ghost, scene.temples[1].sticks) = (2, vec![1]);
        });
        let (mut game, mut dice) = scene.play();
        act(&mut game, Kind::GoOn, &mut dice);
        assert_eq!((player(&game, 0).sticks() >= 2, player(&game, 1).sticks() >= 2), (true, true));
        let board = board(&game);
        assert!(Temple::ALL.iter().all(|&temple| board.shrine(temple).sticks().next().is_none()));
        let mut ghosts = Temple::ALL.map(|temple| board.shrine(temple).ghost());
        ghosts.sort_unstable();
        assert_eq!(ghosts, if round == 1 { [0, 2, 3, 3] } else { [0; 4] });
    }
}

#[test]
fn the_next_spirit_is_visible() {
    // BA-8.3
    let scene = autumn(3).with(|scene| scene.temples[2].sticks = vec![1]);
    let (mut game, mut dice) = scene.play();
    let told = act(&mut game, Kind::GoOn, &mut dice);
    let shown: Vec<Temple> = told
        .iter()
        .filter_map(|event| if let Event::SpiritShown { temple, .. } = event { Some(*temple) } else { None })
        .collect();
    assert_eq!(shown, [Temple::Green]);
    let shrine = *board(&game).shrine(Temple::Green);
    assert_eq!((shrine.spirit().is_some(), shrine.under()), (true, 2));
    // A spirit that stayed stays visible: the other stacks are as they were.
    assert_eq!(board(&game).shrine(Temple::Red).under(), 3);
}

#[test]
fn four_spirits_a_temple_are_enough() {
    // BA-8.1, BA-8.3: one a round at most, so every temple shows a spirit until the last autumn.
    each_position(3, |game, _| {
        let board = board(game);
        let summer = matches!(board.step(), Step::Visit | Step::Offer | Step::Plant | Step::Activate);
        if summer {
            assert!(Temple::ALL.iter().all(|&temple| board.shrine(temple).spirit().is_some()));
        }
        assert!(game.deciders().len() <= 1);
    });
}
