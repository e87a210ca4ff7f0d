//! BA-6: visit, offering, planting, activation, harvest.

use engawa_bamboo::{Breach, Deed, Event, Food, Kind, Player, Shoot, Spirit, Step, Symbol, Temple};
use engawa_kernel::Rules;

use crate::scene::{
    Scene, act, activate, acts, board, breach, each_position, filling, listed, offering, plant, player, seat,
    shoot, slot, use_spirit,
};

fn visit(area: Temple) -> Kind {
    Kind::Visit { area }
}

/// Seat 0 of three with red shoots 1 (harmony), 29 (cook), 30 (income) in the red area, one shoot in each other.
fn three_red() -> Scene {
    Scene::new(3).own(|place| place.areas = [vec![1, 29, 30], vec![6], vec![11], vec![16]])
}

#[test]
fn who_has_no_stick_is_out() {
    // BA-6.1, BA-6.8, BA-R2: seat 1 is passed over without being asked, spirits or not; seat 2 plays on.
    let mut scene = three_red().own(|place| (place.sticks, place.coins) = (1, 0));
    scene.places[1].sticks = 0;
    scene.places[1].awake = vec![Spirit::Kappa];
    let (mut game, mut dice) = scene.play();
    let told = acts(&mut game, &[visit(Temple::Blue), plant(6, 1), Kind::Harvest], &mut dice);
    assert!(told.contains(&Event::TurnBegan { seat: seat(2) }), "{told:?}");
    assert_eq!(game.deciders().first(), Some(seat(2)));
    // With a stick there is no way to pass (BA-6.1).
    assert!(listed(&game).iter().all(|kind| matches!(kind, Kind::Visit { .. })));
    assert_eq!(breach(&game, Kind::EndTurn), Some(Breach::OtherStep));
}

#[test]
fn the_last_stick_gives_a_whole_turn() {
    // BA-R2: the reserve is empty after the offering, and spirits can still be used until the turn ends.
    let scene = three_red().own(|place| {
        (place.sticks, place.coins) = (1, 0);
        place.awake = vec![Spirit::Rokurokubi, Spirit::Kappa];
    });
    let (mut game, mut dice) = scene.play();
    acts(&mut game, &[visit(Temple::Blue), offering([0, 1, 0, 0])], &mut dice);
    assert_eq!(player(&game, 0).sticks(), 0);
    act(&mut game, use_spirit(Spirit::Rokurokubi), &mut dice);
    acts(&mut game, &[plant(6, 1), Kind::Harvest], &mut dice);
    assert_eq!(
        board(&game).step(),
        Step::End,
        "BA-6.8: Kappa could be used, so the turn does not end by itself"
    );
    act(&mut game, Kind::EndTurn, &mut dice);
    assert_eq!(game.deciders().first(), Some(seat(1)));
}

#[test]
fn the_marker_moves_to_another_area_with_shoots() {
    // BA-6.2
    let first = three_red().set();
    for area in Temple::ALL {
        assert_eq!(breach(&first, visit(area)), None, "any area in the first turn");
    }
    let scene = Scene::new(3).own(|place| {
        place.areas = [vec![1, 29, 30], vec![6, 11, 16], vec![], vec![]];
        place.marker = Some(Temple::Red);
    });
    let game = scene.set();
    assert_eq!(breach(&game, visit(Temple::Red)), Some(Breach::SameArea));
    assert_eq!(breach(&game, visit(Temple::Green)), Some(Breach::EmptyArea));
    assert_eq!(listed(&game), [visit(Temple::Blue)]);
    // It keeps its place between rounds.
    let (mut kept, mut before) = (0, None::<engawa_bamboo::Board>);
    each_position(2, |game, _| {
        let now = board(game);
        if let Some(old) = before.replace(now)
            && now.round() == old.round() + 1
            && now.round() > 1
        {
            let markers =
                |board: &engawa_bamboo::Board| board.players().iter().map(Player::marker).collect::<Vec<_>>();
            assert_eq!(markers(&now), markers(&old));
            kept += markers(&now).iter().flatten().count();
        }
    });
    assert!(kept > 50, "{kept}");
}

#[test]
fn one_stick_for_each_shoot() {
    // BA-6.3, BA-R8, BA-R14: exactly n; a number for each temple, no order.
    let (mut game, mut dice) = three_red().play();
    act(&mut game, visit(Temple::Red), &mut dice);
    assert_eq!(listed(&game).len(), 20, "all ways to split three sticks: three coins redirect all");
    assert_eq!(breach(&game, offering([2, 0, 0, 0])), Some(Breach::OtherNumber));
    assert_eq!(breach(&game, offering([4, 0, 0, 0])), Some(Breach::OtherNumber));
    act(&mut game, offering([1, 0, 1, 1]), &mut dice);
    let counts = Temple::ALL.map(|temple| board(&game).shrine(temple).count(seat(0)));
    assert_eq!((counts, player(&game, 0).coins()), ([1, 0, 1, 1], 1));
    assert_eq!(board(&game).activations(), 3, "where they went has no influence");
}

#[test]
fn redirecting_costs_a_coin_a_stick() {
    // BA-6.3, BA-R9: the coins must be there at this step; income before it helps.
    let scene = three_red().own(|place| (place.coins, place.awake) = (0, vec![Spirit::Rokurokubi]));
    let (mut game, mut dice) = scene.play();
    act(&mut game, visit(Temple::Red), &mut dice);
    assert_eq!(breach(&game, offering([2, 1, 0, 0])), Some(Breach::TooPoorToRedirect));
    act(&mut game, use_spirit(Spirit::Rokurokubi), &mut dice);
    assert_eq!(breach(&game, offering([0, 3, 0, 0])), Some(Breach::TooPoorToRedirect));
    act(&mut game, offering([1, 2, 0, 0]), &mut dice);
    assert_eq!(player(&game, 0).coins(), 0);
    // Without coins and spirits nothing is asked.
    let (mut game, mut dice) = three_red().own(|place| place.coins = 0).play();
    let told = act(&mut game, visit(Temple::Red), &mut dice);
    assert!(matches!(told[1], Event::Offered { coins: 0, .. }), "{told:?}");
}

#[test]
fn an_overflowed_shoot_counts_where_it_lies() {
    // BA-6.6, BA-R12: green shoots in the red area; their sticks go to the red temple.
    let scene = Scene::new(3).own(|place| {
        place.areas = [vec![11, 10], vec![6], vec![1], vec![16, 29]];
        place.coins = 0;
    });
    let (mut game, mut dice) = scene.play();
    act(&mut game, visit(Temple::Red), &mut dice);
    assert_eq!(board(&game).shrine(Temple::Red).count(seat(0)), 2);
    assert_eq!(board(&game).shrine(Temple::Green).count(seat(0)), 0);
}

#[test]
fn all_shoots_are_planted_two_a_slot() {
    // BA-6.4
    let scene = three_red().own(|place| (place.sticks, place.coins) = (2, 0));
    let (mut game, mut dice) = scene.play();
    act(&mut game, visit(Temple::Red), &mut dice);
    assert_eq!(breach(&game, plant(6, 0)), Some(Breach::NotInArea));
    assert_eq!(breach(&game, activate(1, Deed::Harmony)), Some(Breach::OtherStep), "all are planted first");
    acts(&mut game, &[plant(30, 2), plant(1, 2)], &mut dice);
    assert_eq!(breach(&game, plant(29, 2)), Some(Breach::SlotFull));
    let planted: Vec<u8> = board(&game).grove().planted(slot(2)).map(Shoot::id).collect();
    assert_eq!(planted, [30, 1], "the first one lies above");
    act(&mut game, plant(29, 0), &mut dice);
    assert_eq!(board(&game).step(), Step::Activate);
    assert_eq!(player(&game, 0).shoot_count(Temple::Red), 0);
}

#[test]
fn up_to_n_are_activated_in_any_order() {
    // BA-6.5: three planted, two sticks: two activations; declining is allowed.
    let scene = three_red().own(|place| (place.sticks, place.coins) = (2, 0));
    let (mut game, mut dice) = scene.play();
    acts(&mut game, &[visit(Temple::Red), plant(1, 0), plant(29, 1), plant(30, 2)], &mut dice);
    assert_eq!(breach(&game, activate(6, Deed::Improve)), Some(Breach::NotReady));
    assert_eq!(breach(&game, activate(30, Deed::Cook)), Some(Breach::OtherSymbol));
    let declined = {
        let (mut game, mut dice) = (game, dice.clone());
        act(&mut game, Kind::Harvest, &mut dice);
        game.deciders().first()
    };
    assert_eq!(declined, Some(seat(1)));
    act(&mut game, activate(30, Deed::Income), &mut dice);
    assert_eq!(breach(&game, activate(30, Deed::Income)), Some(Breach::NotReady), "once each");
    let told = acts(&mut game, &[activate(29, Deed::Cook), Kind::TakeFood { food: Food::Tea }], &mut dice);
    assert!(told.iter().any(|event| matches!(event, Event::PushedOut { .. })), "no third one: {told:?}");
}

#[test]
fn actions_come_before_the_harvest() {
    // BA-R10: what will be pushed out cannot be used in this turn.
    let (mut game, mut dice) = three_red().own(|place| place.coins = 0).play();
    acts(&mut game, &[visit(Temple::Blue), plant(6, 1)], &mut dice);
    assert_eq!(shoot(20).symbol(), Symbol::Joker);
    assert_eq!(breach(&game, activate(20, Deed::Income)), Some(Breach::NotReady));
    act(&mut game, Kind::Harvest, &mut dice);
    assert!(player(&game, 0).shoots(Temple::Blue).any(|blue| blue == shoot(20)));
}

#[test]
fn a_slot_is_a_queue_of_three() {
    // BA-6.6, BA-6.7: as many leave at the top as were added below.
    let (mut game, mut dice) = three_red().own(|place| (place.sticks, place.coins) = (1, 0)).play();
    let told = acts(
        &mut game,
        &[visit(Temple::Red), plant(1, 3), plant(29, 3), plant(30, 1), Kind::Harvest],
        &mut dice,
    );
    let out = Event::PushedOut { seat: seat(0), shoots: [20, 26, 27].map(shoot).to_vec() };
    assert!(told.contains(&out), "{told:?}");
    let grove = *board(&game).grove();
    assert_eq!(grove.slot(slot(3)).map(Shoot::id), [28, 1, 29]);
    assert_eq!(grove.slot(slot(1)).map(Shoot::id), [21, 22, 30]);
    assert_eq!(player(&game, 0).shoots(Temple::Yellow).map(Shoot::id).collect::<Vec<_>>(), [16, 26, 27]);
}

/// Seat 0 harvests: the green area is full, the red one has one cell left.
fn overflow(harvest: &[u8]) -> Scene {
    let mut scene = Scene::new(2).with(|scene| {
        (scene.step, scene.harvest) = (Step::Harvest, harvest.to_vec());
        scene.grove = [[18, 19, 29], [21, 22, 30], [24, 25, 31], [26, 27, 28]];
    });
    scene.places[1].areas = [vec![2], vec![7], vec![12, 33], vec![13]];
    let (red, green) = (filling(Temple::Red, 1, &[1, 3, 4]), filling(Temple::Green, 0, &[11, 9, 10, 34]));
    scene.own(|place| place.areas = [red, vec![], green, vec![]])
}

#[test]
fn overflow_goes_anywhere_and_can_fill_an_area() {
    // BA-R11: green 23 into the last red cell makes red 17 overflow.
    let (mut game, mut dice) = overflow(&[17, 20, 23]).play();
    let place = |id: u8, area: Temple| Kind::PlaceShoot { shoot: shoot(id), area };
    assert_eq!(breach(&game, place(17, Temple::Blue)), Some(Breach::OwnAreaFirst));
    assert_eq!(breach(&game, place(23, Temple::Green)), Some(Breach::AreaFull));
    assert_eq!(breach(&game, place(24, Temple::Red)), Some(Breach::NotHarvested));
    act(&mut game, place(23, Temple::Red), &mut dice);
    assert_eq!(breach(&game, place(17, Temple::Red)), Some(Breach::AreaFull));
    act(&mut game, place(17, Temple::Yellow), &mut dice);
    // Blue 20 finds a cell of its colour: nothing is asked any more.
    assert_eq!(game.deciders().first(), Some(seat(1)));
    assert_eq!(player(&game, 0).shoots(Temple::Blue).map(Shoot::id).collect::<Vec<_>>(), [20]);
    // The other way around red 17 is at home first, then green 23 has two areas left.
    let (mut game, mut dice) = overflow(&[17, 20, 23]).play();
    acts(&mut game, &[place(17, Temple::Red), place(20, Temple::Blue)], &mut dice);
    assert_eq!(listed(&game), [place(23, Temple::Blue), place(23, Temple::Yellow)]);
}

#[test]
fn what_fits_is_placed_by_itself() {
    // BA-R11, BA-R18: nothing is asked while every shoot finds a cell of its colour; the green area is the smallest.
    assert_eq!(Temple::ALL.map(Temple::cells), [4, 4, 3, 4], "BA-R18");
    let mut asked = 0;
    each_position(6, |game, action| {
        let board = board(game);
        let Some(player) = board.player(board.active()) else { return };
        for area in Temple::ALL {
            assert!(player.shoot_count(area) <= area.cells(), "BA-R13, BA-R18");
        }
        if board.step() == Step::Harvest && action.is_some() {
            let coming = |area: Temple| board.harvest().filter(|shoot| shoot.temple() == area).count() as u8;
            let fits = |&area: &Temple| player.shoot_count(area) + coming(area) <= area.cells();
            assert!(!Temple::ALL.iter().all(fits));
            asked += 1;
        }
    });
    assert!(asked > 0, "random games meet an overflow now and then");
}

#[test]
fn the_turn_ends_by_itself_and_summer_with_the_last() {
    // BA-6.8: no decision between the harvest and the next turn; when all are out, autumn is announced.
    let mut scene = three_red().own(|place| (place.sticks, place.coins) = (1, 0));
    scene.places[1].sticks = 0;
    scene.places[2].sticks = 0;
    let (mut game, mut dice) = scene.play();
    acts(&mut game, &[visit(Temple::Blue), plant(6, 1), Kind::Harvest], &mut dice);
    assert_eq!((board(&game).step(), listed(&game)), (Step::Autumn, vec![Kind::GoOn]));
    let told = act(&mut game, Kind::GoOn, &mut dice);
    assert!(told.iter().any(|event| matches!(event, Event::SpiritWon { .. })), "{told:?}");
}
