//! What follows by itself, and what is asked although it has one answer.

use engawa_bamboo::{Begun, Deed, Kind, Spirit, Step, Temple};
use engawa_kernel::testing::follows;

use crate::scene::{Scene, act, board, each_position, filling, foods, listed, place_shoot};

#[test]
fn in_whole_games() {
    let mut met = [0; 3];
    each_position(8, |game, _| match follows(game) {
        Some(Kind::Visit { .. }) => met[0] += 1,
        Some(Kind::Wake { spirit }) => {
            assert_eq!(spirit.waking(), 0, "BA-9.1");
            met[1] += 1;
        }
        Some(Kind::PlaceShoot { .. }) => met[2] += 1,
        Some(other) => panic!("{other:?} is left to the player"),
        None => {}
    });
    assert!(met.iter().all(|&times| times > 0), "{met:?}");
}

#[test]
fn the_only_visit() {
    // BA-6.2: the marker must move, and one other area holds shoots; a spirit could be used instead (BA-12.3).
    let scene = Scene::new(2).own(|place| {
        place.areas = [vec![1, 29, 30], vec![6, 31, 32], vec![], vec![]];
        place.marker = Some(Temple::Red);
    });
    let scene = scene.with(|scene| scene.places[1].areas = [vec![2], vec![7], vec![12], vec![13]]);
    assert_eq!(follows(&scene.set()), Some(Kind::Visit { area: Temple::Blue }));
    let helped = scene.clone().own(|place| place.awake = vec![Spirit::Rokurokubi]);
    assert_eq!(follows(&helped.set()), None);
    let elsewhere = scene.own(|place| place.marker = Some(Temple::Green));
    assert_eq!(follows(&elsewhere.set()), None, "two areas");
}

#[test]
fn a_spirit_that_wakes_for_nothing() {
    // BA-9.1: Kitsune costs nothing, so waking her is never declined; whatever costs a coin is asked.
    let scene = Scene::new(2)
        .with(|scene| scene.step = Step::Wake)
        .own(|place| place.asleep = vec![Spirit::Kappa, Spirit::Kitsune]);
    let (mut game, mut dice) = scene.play();
    let wake = Kind::Wake { spirit: Spirit::Kitsune };
    assert_eq!(follows(&game), Some(wake));
    act(&mut game, wake, &mut dice);
    assert_eq!(listed(&game), [Kind::Wake { spirit: Spirit::Kappa }, Kind::StopWaking]);
    assert_eq!(follows(&game), None);
}

#[test]
fn an_order_of_placing_that_cannot_matter() {
    // BA-R11: the red area is full and overflows. The yellow one would take all three, so yellow 26 is at home whatever comes
    // before; blue has one cell left, and who fills it is for the player to say.
    let scene = Scene::new(2).own(|place| {
        place.areas =
            [filling(Temple::Red, 0, &[1, 2, 3, 4]), filling(Temple::Blue, 1, &[5, 6, 7, 8]), vec![], vec![]];
    });
    let scene = scene.with(|scene| {
        (scene.step, scene.harvest) = (Step::Harvest, vec![17, 20, 26]);
        scene.grove = [[29, 18, 19], [30, 21, 22], [23, 24, 25], [31, 27, 28]];
        scene.places[1].areas = [vec![], vec![32], vec![33], vec![13]];
    });
    let (mut game, mut dice) = scene.play();
    assert_eq!(follows(&game), Some(place_shoot(26, Temple::Yellow)));
    act(&mut game, place_shoot(26, Temple::Yellow), &mut dice);
    assert_eq!(board(&game).harvest().count(), 2);
    assert_eq!(follows(&game), None, "red 17 into blue would drive blue 20 out");
}

#[test]
fn what_has_one_answer_and_is_asked() {
    // BA-16.3: a refill, a sweep, autumn and a new year show something new. The end of a turn is the player's (BA-6.8).
    let refill = Scene::new(2).with(|scene| {
        (scene.step, scene.gap) = (Step::End, Some(engawa_bamboo::Gap::Food));
        scene.row = foods(0, 0, 0);
    });
    let sweep = Scene::new(2).begun(Begun::Tengu { taken: true });
    let autumn = Scene::new(2).with(|scene| (scene.step, scene.last) = (Step::Autumn, Some(0)));
    for scene in [refill, sweep, autumn] {
        let game = scene.set();
        assert_eq!((listed(&game).len(), follows(&game)), (1, None));
    }
}

#[test]
fn what_may_be_declined_is_asked() {
    // BA-7.8: a second part, because a token fills a space.
    let game = Scene::new(2).begun(Begun::HarmonySecond).with(|scene| scene.step = Step::End).set();
    assert!(listed(&game).contains(&Kind::StopHarmony));
    assert_eq!(follows(&game), None);
    // BA-6.5: an activation; taking it is the first answer.
    let scene = Scene::new(2).with(|scene| {
        (scene.step, scene.activations, scene.ready) = (Step::Activate, 1, vec![30]);
        scene.planted[0] = vec![30];
        scene.places[0].areas[0] = vec![1];
    });
    let game = scene.own(|place| place.marker = Some(Temple::Red)).set();
    let income = Kind::Activate { shoot: crate::scene::shoot(30), deed: Deed::Income };
    assert_eq!((listed(&game), follows(&game)), (vec![income, Kind::Harvest], None));
}
