//! BA-12: the seven spirits and their moments.

use engawa_bamboo::{Begun, Breach, Deed, Event, Food, Gap, Kind, Prompt, Spirit, Step, Temple, Zone};
use engawa_kernel::Rules;

use crate::scene::{
    Scene, act, activate, acts, at, board, breach, filling, foods, listed, offering, opens, plant, player,
    seat, tile, token, use_spirit,
};

/// Seat 0 with two red shoots (harmony 1, income 30) and these spirits awake.
fn awake(spirits: &[Spirit]) -> Scene {
    Scene::new(3).own(|place| {
        place.areas = [vec![1, 30], vec![6], vec![11], vec![16, 29]];
        place.awake = spirits.to_vec();
    })
}

const VISIT: Kind = Kind::Visit { area: Temple::Red };

/// Which spirits can be used now.
fn usable(game: &engawa_bamboo::Bamboo) -> Vec<Spirit> {
    Spirit::ALL.into_iter().filter(|&spirit| breach(game, use_spirit(spirit)).is_none()).collect()
}

#[test]
fn windows_of_the_summer_turn() {
    // BA-12.1, BA-12.3, BA-12.4: one of each awake; which can be used at each moment of a turn.
    use Spirit::{Bakeneko, Kappa, Kitsune, Rokurokubi, Tanuki, Tengu};
    let scene =
        awake(&Spirit::ALL).with(|scene| scene.temples.iter_mut().for_each(|temple| temple.under = 2));
    let (mut game, mut dice) = scene.play();
    assert_eq!(usable(&game), [Kappa, Tanuki, Rokurokubi, Kitsune, Tengu, Bakeneko], "before the visit");
    assert_eq!(breach(&game, use_spirit(Spirit::Okami)), Some(Breach::NoEffect), "Okami belongs to the meal");
    act(&mut game, VISIT, &mut dice);
    assert_eq!(usable(&game), [Kappa, Tanuki, Rokurokubi, Kitsune, Tengu, Bakeneko], "before the offering");
    act(&mut game, offering([2, 0, 0, 0]), &mut dice);
    assert_eq!(usable(&game), [Kappa, Tanuki, Rokurokubi, Kitsune, Tengu], "the sticks are placed");
    assert_eq!(breach(&game, use_spirit(Bakeneko)), Some(Breach::NoEffect));
    act(&mut game, plant(1, 0), &mut dice);
    assert_eq!(usable(&game), [], "not in the middle of the planting");
    assert_eq!(breach(&game, use_spirit(Kappa)), Some(Breach::NoWindow));
    act(&mut game, plant(30, 0), &mut dice);
    assert_eq!(usable(&game), [Kappa, Tanuki, Rokurokubi, Kitsune, Tengu], "before an activation");
    act(&mut game, activate(30, Deed::Income), &mut dice);
    assert_eq!(usable(&game), [Kappa, Tanuki, Rokurokubi, Kitsune, Tengu], "after it");
    act(&mut game, activate(1, Deed::Harmony), &mut dice);
    assert_eq!(
        breach(&game, use_spirit(Kappa)),
        Some(Breach::ActionFirst),
        "an action that has begun is finished first"
    );
    act(&mut game, Kind::GainHappiness, &mut dice);
    assert_eq!(board(&game).step(), Step::End);
    assert_eq!(usable(&game), [Kappa, Tanuki, Rokurokubi, Tengu], "after the harvest, no activation left");
    // Several in one turn are allowed, each once (BA-12.1).
    acts(&mut game, &[use_spirit(Kappa), Kind::GainHappiness, use_spirit(Rokurokubi)], &mut dice);
    assert_eq!(breach(&game, use_spirit(Kappa)), Some(Breach::NotAwake));
    assert_eq!((player(&game, 0).awake().count(Kappa), player(&game, 0).asleep().count(Kappa)), (0, 1));
    act(&mut game, Kind::EndTurn, &mut dice);
    assert_eq!(game.deciders().first(), Some(seat(1)));
}

/// Seat 0 of two has planted 1 (harmony) and 30 (income) and may activate both; its green area is full, and green 23 is the
/// next to be pushed out of the first slot.
fn overflowing(spirits: &[Spirit]) -> Scene {
    let green = filling(Temple::Green, 0, &[9, 10, 11, 33]);
    Scene::new(2)
        .with(|scene| {
            (scene.step, scene.activations, scene.ready) = (Step::Activate, 2, vec![1, 30]);
            scene.planted = [vec![1], vec![30], vec![], vec![]];
            scene.grove = [[23, 18, 19], [20, 21, 22], [17, 24, 25], [26, 27, 28]];
        })
        .own(|place| {
            place.areas = [vec![], vec![], green, vec![]];
            (place.marker, place.awake) = (Some(Temple::Red), spirits.to_vec());
        })
}

#[test]
fn a_window_between_the_last_activation_and_a_harvest_that_asks() {
    // BA-12.3, BA-R11: what a spirit shows after the last activation may decide where an overflowing shoot goes.
    let both = [activate(1, Deed::Harmony), Kind::GainHappiness, activate(30, Deed::Income)];
    let (mut game, mut dice) = overflowing(&[Spirit::Tengu, Spirit::Kitsune]).play();
    acts(&mut game, &both, &mut dice);
    assert_eq!(listed(&game), [Kind::Harvest, use_spirit(Spirit::Tengu)]);
    assert_eq!(breach(&game, activate(30, Deed::Income)), Some(Breach::NotReady));
    assert_eq!(breach(&game, use_spirit(Spirit::Kitsune)), Some(Breach::NoEffect), "BA-12.4");
    // With a third shoot planted and two sticks it is the same: what is ready cannot be activated any more.
    let three = overflowing(&[Spirit::Tengu]).with(|scene| {
        scene.ready.push(29);
        scene.planted[2].push(29);
    });
    let (mut more, mut other) = three.play();
    acts(&mut more, &both, &mut other);
    assert_eq!(listed(&more), [Kind::Harvest, use_spirit(Spirit::Tengu)]);
    // The window closes with the harvest, or when no spirit is left to use.
    let mut declined = game;
    act(&mut declined, Kind::Harvest, &mut dice.clone());
    assert_eq!((board(&declined).step(), usable(&declined)), (Step::Harvest, vec![]));
    act(&mut game, use_spirit(Spirit::Tengu), &mut dice);
    let food = listed(&game).into_iter().find(|kind| matches!(kind, Kind::TakeFood { .. })).expect("food");
    acts(&mut game, &[food, Kind::Sweep], &mut dice);
    assert_eq!(board(&game).step(), Step::Harvest);
    assert!(listed(&game).iter().all(|kind| matches!(kind, Kind::PlaceShoot { .. })));
    // Where everything finds its place by itself nothing lies between the two windows, and one question is enough.
    let fits = overflowing(&[Spirit::Tengu]).with(|scene| scene.places[0].areas[2].truncate(2));
    let (mut game, mut dice) = fits.play();
    acts(&mut game, &both, &mut dice);
    assert_eq!((board(&game).step(), usable(&game)), (Step::End, vec![Spirit::Tengu]));
}

#[test]
fn spirits_do_not_interrupt_each_other() {
    // BA-12.3: nor a refill that waits.
    let (mut game, mut dice) = awake(&[Spirit::Kappa, Spirit::Tanuki, Spirit::Tengu]).play();
    act(&mut game, use_spirit(Spirit::Kappa), &mut dice);
    assert_eq!(breach(&game, use_spirit(Spirit::Tanuki)), Some(Breach::ActionFirst));
    let token = board(&game).tokens(engawa_bamboo::Zone::Left).next().expect("a token");
    act(&mut game, Kind::TakeToken { token }, &mut dice);
    assert_eq!(breach(&game, use_spirit(Spirit::Tanuki)), Some(Breach::RefillFirst));
    acts(
        &mut game,
        &[Kind::Refill, Kind::StopHarmony, use_spirit(Spirit::Tanuki), Kind::GainCoin],
        &mut dice,
    );
    assert_eq!(
        (player(&game, 0).coins(), board(&game).step()),
        (4, Step::Visit),
        "the turn goes on where it was"
    );
}

/// The first token that a zone has on display.
fn first_token(game: &engawa_bamboo::Bamboo, zone: Zone) -> Kind {
    Kind::TakeToken { token: board(game).tokens(zone).next().expect("a token") }
}

#[test]
fn a_window_between_the_parts_of_a_harmony_action() {
    // BA-12.3: after the refill of the first part; what the spirit starts is finished first, the second part waits.
    let scene = awake(&[Spirit::Tanuki, Spirit::Tengu]).with(|scene| {
        (scene.step, scene.activations, scene.ready) = (Step::Activate, 1, vec![1]);
        scene.planted[0] = vec![1];
        scene.places[0].areas[0] = vec![];
        scene.places[0].marker = Some(Temple::Red);
    });
    let (mut game, mut dice) = scene.play();
    act(&mut game, activate(1, Deed::Harmony), &mut dice);
    assert_eq!(breach(&game, use_spirit(Spirit::Tanuki)), Some(Breach::ActionFirst), "before the first part");
    let take = first_token(&game, Zone::Left);
    act(&mut game, take, &mut dice);
    assert_eq!(breach(&game, use_spirit(Spirit::Tanuki)), Some(Breach::RefillFirst));
    act(&mut game, Kind::Refill, &mut dice);
    assert_eq!(game.prompt(seat(0)), Some(Prompt::HarmonySecond { spirits: true }));
    assert_eq!(usable(&game), [Spirit::Tanuki, Spirit::Tengu]);
    assert!(listed(&game).ends_with(&[use_spirit(Spirit::Tanuki), use_spirit(Spirit::Tengu)]));
    // The purchase with its refill comes first and is not interrupted (BA-12.3).
    act(&mut game, use_spirit(Spirit::Tanuki), &mut dice);
    assert_eq!(breach(&game, use_spirit(Spirit::Tengu)), Some(Breach::ActionFirst));
    assert_eq!(breach(&game, Kind::StopHarmony), Some(Breach::ActionFirst), "the second part waits");
    let buy = listed(&game).into_iter().find(|kind| matches!(kind, Kind::BuyTile { .. })).expect("a tile");
    acts(&mut game, &[buy, Kind::Refill], &mut dice);
    assert_eq!(board(&game).begun(), Some(Begun::HarmonySecond));
    assert_eq!(usable(&game), [Spirit::Tengu], "and the window is open again");
    let take = first_token(&game, Zone::Right);
    acts(&mut game, &[take, Kind::Refill], &mut dice);
    assert_eq!((board(&game).begun(), player(&game, 0).tokens().count()), (None, 2));
}

#[test]
fn a_kappa_between_the_parts_of_a_kappa() {
    // BA-12.3: a harmony action given by a spirit has the window, too; every owed second part is asked for.
    let (mut game, mut dice) = awake(&[Spirit::Kappa, Spirit::Kappa, Spirit::Rokurokubi]).play();
    act(&mut game, use_spirit(Spirit::Kappa), &mut dice);
    let take = first_token(&game, Zone::Left);
    acts(&mut game, &[take, Kind::Refill, use_spirit(Spirit::Kappa)], &mut dice);
    assert_eq!(board(&game).begun(), Some(Begun::Harmony));
    let take = first_token(&game, Zone::House);
    acts(&mut game, &[take, Kind::Refill, use_spirit(Spirit::Rokurokubi)], &mut dice);
    assert_eq!(player(&game, 0).coins(), 5);
    for zone in [Zone::Right, Zone::Left] {
        assert_eq!(board(&game).begun(), Some(Begun::HarmonySecond), "{zone:?}");
        let take = first_token(&game, zone);
        acts(&mut game, &[take, Kind::Refill], &mut dice);
    }
    assert_eq!((board(&game).begun(), board(&game).step()), (None, Step::Visit));
    assert_eq!(player(&game, 0).tokens().count(), 4);
    // Stopping gives up one second part, not those that wait.
    let (mut game, mut dice) = awake(&[Spirit::Kappa, Spirit::Kappa]).play();
    for _ in 0..2 {
        act(&mut game, use_spirit(Spirit::Kappa), &mut dice);
        let take = first_token(&game, Zone::Left);
        acts(&mut game, &[take, Kind::Refill], &mut dice);
    }
    act(&mut game, Kind::StopHarmony, &mut dice);
    assert_eq!(board(&game).begun(), Some(Begun::HarmonySecond));
    act(&mut game, Kind::StopHarmony, &mut dice);
    assert_eq!(board(&game).begun(), None);
}

#[test]
fn a_tanuki_makes_the_second_part_possible() {
    // BA-12.3, BA-7.8: all spaces are full and nothing holds, but a garden at the right would score token 27.
    let full = |spirits: &[Spirit]| {
        awake(spirits)
            .own(|place| place.tokens = vec![4, 16, 27, 52, 54])
            .with(|scene| {
                scene.tokens[2] = Some(vec![28, 40, 44]);
                scene.tiles[0] = Some(vec![17, 1, 2, 3]);
                scene.places[0].awake.push(Spirit::Kappa);
            })
            .play()
    };
    let first = [use_spirit(Spirit::Kappa), Kind::TakeToken { token: token(28) }, Kind::Refill];
    let (mut game, mut dice) = full(&[Spirit::Tanuki]);
    acts(&mut game, &first, &mut dice);
    assert_eq!(listed(&game), [Kind::StopHarmony, use_spirit(Spirit::Tanuki)]);
    let garden = Kind::BuyTile { tile: tile(17), cell: at("e1") };
    let score = Kind::ScoreToken { token: token(27) };
    acts(&mut game, &[use_spirit(Spirit::Tanuki), garden, Kind::Refill, score], &mut dice);
    assert_eq!((board(&game).begun(), board(&game).step()), (None, Step::Visit));
    // Without one, and with others that change nothing here, the action is over: the moment after it is as good.
    let (mut game, mut dice) = full(&[Spirit::Rokurokubi, Spirit::Tengu]);
    acts(&mut game, &first, &mut dice);
    assert_eq!((board(&game).begun(), board(&game).step()), (None, Step::Visit));
}

#[test]
fn no_window_between_the_parts_in_spring() {
    // BA-R1, BA-12.3
    let scene = awake(&[Spirit::Tanuki, Spirit::Kappa])
        .begun(Begun::HarmonySecond)
        .with(|scene| scene.step = Step::GiftTaken);
    let game = scene.set();
    assert_eq!(game.prompt(seat(0)), Some(Prompt::HarmonySecond { spirits: false }));
    assert_eq!(breach(&game, use_spirit(Spirit::Tanuki)), Some(Breach::NoWindow));
    assert_eq!(usable(&game), []);
}

#[test]
fn a_spirit_action_does_not_count_against_n() {
    // BA-12.2, BA-12.3: Kappa, Tanuki, Rokurokubi follow BA-7 in full.
    let scene = awake(&[Spirit::Kappa, Spirit::Tanuki, Spirit::Rokurokubi]).own(|place| place.coins = 0);
    let (mut game, mut dice) = scene.play();
    acts(&mut game, &[use_spirit(Spirit::Rokurokubi)], &mut dice);
    assert_eq!(player(&game, 0).coins(), 2);
    act(&mut game, use_spirit(Spirit::Tanuki), &mut dice);
    assert_eq!(board(&game).begun(), Some(Begun::Improve));
    acts(&mut game, &[Kind::GainCoin, use_spirit(Spirit::Kappa), Kind::GainHappiness, VISIT], &mut dice);
    act(&mut game, offering([2, 0, 0, 0]), &mut dice);
    assert_eq!(board(&game).activations(), 2);
}

#[test]
fn kitsune_makes_jokers_from_then_on() {
    // BA-12.2, BA-R15
    let (mut game, mut dice) = awake(&[Spirit::Kitsune, Spirit::Kitsune]).play();
    acts(&mut game, &[VISIT, offering([2, 0, 0, 0]), plant(1, 0), plant(30, 1)], &mut dice);
    assert_eq!(breach(&game, activate(1, Deed::Income)), Some(Breach::OtherSymbol));
    let (mut late, mut other) = (game, dice.clone());
    act(&mut game, use_spirit(Spirit::Kitsune), &mut dice);
    assert!(Deed::ALL.iter().all(|&deed| breach(&game, activate(1, deed)).is_none()));
    assert_eq!(
        breach(&game, use_spirit(Spirit::Kitsune)),
        Some(Breach::NoEffect),
        "a second one changes nothing"
    );
    acts(&mut game, &[activate(1, Deed::Income), activate(30, Deed::Income)], &mut dice);
    assert_eq!(player(&game, 0).coins(), 7);
    // Used after the first activation it covers the second alone; and the next turn has no jokers.
    acts(
        &mut late,
        &[activate(30, Deed::Income), use_spirit(Spirit::Kitsune), activate(1, Deed::Income)],
        &mut other,
    );
    assert_eq!(player(&late, 0).coins(), 7);
    assert!(!board(&late).has_jokers() || board(&late).active() == seat(0));
}

#[test]
fn bakeneko_makes_redirecting_free() {
    // BA-12.2, BA-R4: that is all it does; its points are those of any type (BA-10.1).
    let scene = awake(&[Spirit::Bakeneko]).own(|place| place.coins = 1);
    let (mut game, mut dice) = scene.play();
    let spirits = |game: &engawa_bamboo::Bamboo| board(game).sheet(seat(0)).expect("a sheet").lines[5];
    assert_eq!(spirits(&game), 2);
    acts(&mut game, &[VISIT, use_spirit(Spirit::Bakeneko), offering([0, 1, 0, 1])], &mut dice);
    assert_eq!(
        (player(&game, 0).coins(), spirits(&game)),
        (1, 2),
        "two sticks for one coin too few, and none paid"
    );
}

#[test]
fn tengu_takes_before_or_after_the_sweep() {
    // BA-12.2, BA-R16
    let scene = awake(&[Spirit::Tengu]).with(|scene| scene.row = foods(1, 0, 2));
    let (mut game, mut dice) = scene.play();
    act(&mut game, use_spirit(Spirit::Tengu), &mut dice);
    let (mut after, mut other) = (game, dice.clone());
    // Before: one token, then the sweep, and no second one.
    act(&mut game, Kind::TakeFood { food: Food::Tea }, &mut dice);
    assert_eq!(breach(&game, Kind::TakeFood { food: Food::Ramen }), Some(Breach::FoodTaken));
    assert_eq!(listed(&game), [Kind::Sweep]);
    let told = act(&mut game, Kind::Sweep, &mut dice);
    assert_eq!(told[0], Event::FoodSwept { seat: seat(0), food: foods(0, 0, 2) });
    assert_eq!(
        (board(&game).food().len(), board(&game).discarded(), board(&game).begun()),
        (5, foods(0, 0, 2), None)
    );
    // After: the sweep reveals, then one token.
    assert!(opens(&after, Kind::Sweep));
    act(&mut after, Kind::Sweep, &mut other);
    assert_eq!((board(&after).begun(), player(&after, 0).food().len()), (Some(Begun::Cook), 0));
    let kinds = listed(&after);
    act(&mut after, kinds[0], &mut other);
    assert_eq!(
        (player(&after, 0).food().len(), board(&after).food().len(), board(&after).begun()),
        (1, 4, None)
    );
}

#[test]
fn a_tengu_on_the_last_food() {
    // BA-R16: emptying the row before the sweep triggers nothing, emptying it afterwards triggers BA-7.4.
    let scene = awake(&[Spirit::Tengu]).with(|scene| scene.row = foods(1, 0, 0));
    let (mut game, mut dice) = scene.play();
    acts(&mut game, &[use_spirit(Spirit::Tengu), Kind::TakeFood { food: Food::Tea }], &mut dice);
    assert_eq!((board(&game).gap(), board(&game).begun()), (None, Some(Begun::Tengu { taken: true })));
    // One token in the whole larder: it is swept, drawn again, and taken; nothing can be laid out then.
    let scene = awake(&[Spirit::Tengu]).with(|scene| {
        (scene.row, scene.supply) = (foods(1, 0, 0), Some(foods(0, 0, 0)));
        scene.places[1].food = foods(5, 12, 8);
    });
    let (mut game, mut dice) = scene.play();
    acts(&mut game, &[use_spirit(Spirit::Tengu), Kind::Sweep], &mut dice);
    assert_eq!(
        (player(&game, 0).food(), board(&game).gap(), board(&game).begun()),
        (foods(1, 0, 0), None, None)
    );
    // Taken before the sweep there is nothing to sweep or lay out: the Tengu is over.
    let (mut game, mut dice) = scene.play();
    acts(&mut game, &[use_spirit(Spirit::Tengu), Kind::TakeFood { food: Food::Tea }], &mut dice);
    assert_eq!((board(&game).begun(), board(&game).step()), (None, Step::Visit));
    // Two of one kind: the second sweep leaves two, one is taken, one lies; no refill waits.
    let scene = awake(&[Spirit::Tengu]).with(|scene| {
        (scene.row, scene.supply) = (foods(2, 0, 0), Some(foods(0, 0, 0)));
        scene.places[1].food = foods(4, 12, 8);
    });
    let (mut game, mut dice) = scene.play();
    acts(&mut game, &[use_spirit(Spirit::Tengu), Kind::Sweep], &mut dice);
    assert_eq!((board(&game).food(), player(&game, 0).food()), (foods(1, 0, 0), foods(1, 0, 0)));
}

#[test]
fn no_tengu_without_food() {
    // BA-12.4: neither a token on the board nor one that can be laid out.
    let scene = awake(&[Spirit::Tengu]).with(|scene| {
        (scene.row, scene.supply) = (foods(0, 0, 0), Some(foods(0, 0, 0)));
        scene.places[1].food = foods(6, 12, 8);
    });
    assert_eq!(breach(&scene.set(), use_spirit(Spirit::Tengu)), Some(Breach::NoEffect));
    let scene = scene.with(|scene| scene.places[1].food = foods(5, 12, 8));
    let (mut game, mut dice) = scene.play();
    act(&mut game, use_spirit(Spirit::Tengu), &mut dice);
    assert_eq!(listed(&game), [Kind::Sweep], "the discarded tea can be laid out");
    assert_ne!(board(&game).gap(), Some(Gap::Food));
}

#[test]
fn okami_only_while_food_is_owed() {
    // BA-12.1, BA-12.4
    let scene = Scene::new(2)
        .with(|scene| (scene.step, scene.owed) = (Step::Meal, 3))
        .own(|place| (place.food, place.awake) = (foods(0, 2, 1), vec![Spirit::Okami, Spirit::Kappa]));
    let game = scene.set();
    assert_eq!(usable(&game), [Spirit::Okami]);
    assert_eq!(breach(&game, use_spirit(Spirit::Kappa)), Some(Breach::NoEffect));
    let (mut game, mut dice) = scene.play();
    let told = act(&mut game, use_spirit(Spirit::Okami), &mut dice);
    assert!(told.contains(&Event::Ate { seat: seat(0), food: foods(0, 0, 0), hunger: 0 }), "{told:?}");
}
