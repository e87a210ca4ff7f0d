//! BA-9: waking, the family meal, the refresh, the end.

use engawa_bamboo::{Breach, Deed, Event, Foods, Kind, Spirit, Step, Tile, TileKind, TileType, Token, Zone};
use engawa_kernel::Rules;

use crate::scene::{
    Scene, act, acts, at, board, breach, foods, listed, player, seat, tile, token, use_spirit,
};

/// Seat 0 of three may wake spirits.
fn waking(asleep: &[Spirit], coins: u8) -> Scene {
    Scene::new(3)
        .with(|scene| scene.step = Step::Wake)
        .own(|place| (place.asleep, place.coins) = (asleep.to_vec(), coins))
}

#[test]
fn waking_costs_its_price() {
    // BA-9.1: Kitsune 0, Okami 2, all others 1; any of them; nobody is asked who can pay for none.
    for spirit in Spirit::ALL {
        let price = match spirit {
            Spirit::Kitsune => 0,
            Spirit::Okami => 2,
            _ => 1,
        };
        assert_eq!(spirit.waking(), price);
        let (mut game, mut dice) = waking(&[spirit, Spirit::Kitsune], 3).play();
        act(&mut game, Kind::Wake { spirit }, &mut dice);
        assert_eq!(player(&game, 0).coins(), 3 - price);
        assert_eq!(player(&game, 0).awake().count(spirit), 1);
    }
    let scene = waking(&[Spirit::Okami, Spirit::Kappa], 1).with(|scene| {
        scene.places[1].asleep = vec![Spirit::Okami];
        scene.places[1].coins = 1;
        scene.places[2].asleep = vec![Spirit::Tengu];
    });
    let (mut game, mut dice) = scene.play();
    assert_eq!(breach(&game, Kind::Wake { spirit: Spirit::Okami }), Some(Breach::TooPoorToWake));
    assert_eq!(breach(&game, Kind::Wake { spirit: Spirit::Tanuki }), Some(Breach::NotAsleep));
    act(&mut game, Kind::StopWaking, &mut dice);
    assert_eq!(game.deciders().first(), Some(seat(2)), "seat 1 cannot pay: not asked");
    act(&mut game, Kind::Wake { spirit: Spirit::Tengu }, &mut dice);
    assert_ne!(board(&game).step(), Step::Wake, "nobody has a used spirit left to pay for");
}

/// Seat 0 of two is at the meal.
fn meal(owed: u8, food: Foods) -> Scene {
    Scene::new(2)
        .with(|scene| (scene.step, scene.owed, scene.row) = (Step::Meal, owed, foods(0, 0, 0)))
        .own(|place| place.food = food)
}

#[test]
fn food_first_then_happiness() {
    // BA-9.2, BA-R17: what is owed is the number of home tiles; hunger only for food that is not there.
    let house = |place: &mut crate::scene::Place| {
        place.house =
            ["a1", "b1", "c1", "d1"].iter().zip([1, 2, 3, 5]).map(|(cell, id)| (at(cell), id)).collect();
    };
    let mut scene = waking(&[Spirit::Kappa], 1).own(house).own(|place| place.food = foods(1, 1, 0));
    scene.places[1].food = foods(0, 0, 2);
    let (mut game, mut dice) = scene.play();
    let told = act(&mut game, Kind::StopWaking, &mut dice);
    assert!(told.contains(&Event::Ate { seat: seat(0), food: foods(1, 1, 0), hunger: 1 }), "{told:?}");
    assert!(told.contains(&Event::Ate { seat: seat(1), food: Foods::NONE, hunger: 0 }), "unused food stays");
    assert_eq!((player(&game, 0).happiness(), player(&game, 1).food()), (4, foods(0, 0, 2)));
    assert_eq!(board(&game).discarded(), foods(1, 1, 0));
    // BA-R22: happiness may fall below 0.
    let scene = meal(5, foods(0, 1, 0)).own(|place| (place.hunger, place.awake) = (4, vec![Spirit::Okami]));
    let (mut game, mut dice) = scene.play();
    act(&mut game, Kind::Eat { food: foods(0, 1, 0) }, &mut dice);
    assert_eq!(player(&game, 0).happiness(), -2);
}

#[test]
fn a_set_from_which_nothing_could_be_left_out() {
    // BA-R17: owed 3 with tea, rice and ramen: ramen, or tea and rice, nothing else; no change is given.
    let game = meal(3, foods(1, 1, 1)).set();
    let mut sets: Vec<[u8; 3]> = listed(&game)
        .iter()
        .map(|kind| if let Kind::Eat { food } = kind { food.counts() } else { panic!("{kind:?}") })
        .collect();
    sets.sort_unstable();
    assert_eq!(sets, [[0, 0, 1], [1, 1, 0]]);
    for food in [foods(1, 0, 1), foods(0, 1, 1), foods(1, 1, 1), foods(1, 0, 0), foods(0, 0, 2)] {
        assert_eq!(breach(&game, Kind::Eat { food }), Some(Breach::OtherMeal), "{food:?}");
    }
    // Every choice, against trying all subsets.
    for (owed, food) in [
        (5, foods(3, 2, 2)),
        (1, foods(1, 2, 1)),
        (7, foods(0, 3, 2)),
        (9, foods(2, 1, 1)),
        (4, foods(6, 0, 3)),
    ] {
        let mut expected = Vec::new();
        for tea in 0..=food.tea {
            for rice in 0..=food.rice {
                for ramen in 0..=food.ramen {
                    let set = foods(tea, rice, ramen);
                    let enough = |less: u8| set.value() - less >= owed;
                    let spare = (tea > 0 && enough(1)) || (rice > 0 && enough(2)) || (ramen > 0 && enough(3));
                    let all = food.value() <= owed;
                    if all && set == food || !all && set.value() >= owed && !spare {
                        expected.push(set.counts());
                    }
                }
            }
        }
        let mut found: Vec<[u8; 3]> = engawa_bamboo::meals(food, owed).map(Foods::counts).collect();
        expected.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, expected, "{owed} {food:?}");
    }
}

#[test]
fn okami_is_four_food() {
    // BA-R17, BA-R3, BA-R30: never compulsory, each takes 4 off; also in the last winter, also just woken or just won.
    let scene = meal(6, foods(0, 1, 0)).own(|place| place.awake = vec![Spirit::Okami, Spirit::Okami]);
    let (mut game, mut dice) = scene.play();
    assert_eq!(breach(&game, Kind::Eat { food: foods(0, 1, 0) }), None);
    act(&mut game, use_spirit(Spirit::Okami), &mut dice);
    assert_eq!(board(&game).owed(), 2);
    let told = act(&mut game, use_spirit(Spirit::Okami), &mut dice);
    assert!(told.contains(&Event::Ate { seat: seat(0), food: Foods::NONE, hunger: 0 }), "{told:?}");
    let scene =
        waking(&[Spirit::Okami], 2).tiles_at(&[("a1", TileKind::Faith, 1)]).with(|scene| scene.round = 4);
    let (mut game, mut dice) = scene.play();
    act(&mut game, Kind::Wake { spirit: Spirit::Okami }, &mut dice);
    assert_eq!((board(&game).step(), breach(&game, use_spirit(Spirit::Okami))), (Step::Meal, None));
    // Won this autumn: awake at once.
    let scene = Scene::new(3).tiles_at(&[("a1", TileKind::Faith, 1)]).with(|scene| {
        (scene.step, scene.last) = (Step::Autumn, Some(0));
        scene.places.iter_mut().for_each(|place| place.sticks = 0);
        (scene.temples[0].spirit, scene.temples[0].sticks) = (Some(Spirit::Okami), vec![0]);
    });
    let (mut game, mut dice) = scene.play();
    act(&mut game, Kind::GoOn, &mut dice);
    assert_eq!((board(&game).step(), breach(&game, use_spirit(Spirit::Okami))), (Step::Meal, None));
}

/// The last meal of round 1 is over; seat 1 could still take it back.
fn year() -> Scene {
    Scene::new(3).with(|scene| {
        (scene.step, scene.last, scene.first) = (Step::Year, Some(1), 2);
        scene.tiles = [Some(vec![1, 2, 3, 5]), Some(vec![33, 34, 35, 37])];
        scene.tokens = [Some(vec![1, 2, 3]), Some(vec![49, 50, 51]), Some(vec![25, 26, 27])];
        scene.row = foods(1, 0, 0);
    })
}

#[test]
fn the_start_token_goes_clockwise() {
    // BA-9.3
    let (mut game, mut dice) = year().play();
    assert_eq!(game.deciders().first(), Some(seat(1)));
    let told = act(&mut game, Kind::GoOn, &mut dice);
    assert!(told.contains(&Event::FirstPassed { seat: seat(0) }), "{told:?}");
    assert_eq!((board(&game).first(), board(&game).active(), board(&game).round()), (seat(0), seat(0), 2));
}

#[test]
fn the_bottom_row_is_refreshed() {
    // BA-9.4, BA-R25, BA-16.2: under the stack, the others down, one new; five empty spaces of food are filled (BA-9.5).
    let (mut game, mut dice) = year().play();
    act(&mut game, Kind::GoOn, &mut dice);
    let board = board(&game);
    let tiles: Vec<u8> = board.tiles(TileType::I).map(Tile::id).collect();
    assert_eq!((&tiles[..3], tiles.len()), (&[2, 3, 5][..], 4));
    assert_eq!(board.known_tiles(TileType::I).collect::<Vec<_>>(), [tile(1)]);
    assert_eq!(board.known_tiles(TileType::II).collect::<Vec<_>>(), [tile(33)]);
    for (zone, gone, left) in
        [(Zone::Left, 1, [2, 3]), (Zone::House, 49, [50, 51]), (Zone::Right, 25, [26, 27])]
    {
        let tokens: Vec<u8> = board.tokens(zone).map(Token::id).collect();
        assert_eq!((&tokens[..2], tokens.len()), (&left[..], 3));
        assert_eq!(board.known_tokens(zone).collect::<Vec<_>>(), [token(gone)]);
    }
    assert_eq!(board.food().len(), 5, "BA-9.5");
    assert!(board.food().tea >= 1, "what lay there stays");
}

#[test]
fn with_an_empty_stack_the_same_token_comes_back() {
    // BA-R25
    let scene = year().with(|scene| scene.no_left_tokens = true);
    let (mut game, mut dice) = scene.play();
    act(&mut game, Kind::GoOn, &mut dice);
    let left: Vec<u8> = board(&game).tokens(Zone::Left).map(Token::id).collect();
    assert_eq!((left, board(&game).tokens_left(Zone::Left)), (vec![2, 3, 1], 0));
}

#[test]
fn round_four_ends_after_the_meals() {
    // BA-9.6
    let scene = meal(1, foods(2, 1, 0)).with(|scene| scene.round = 4);
    let (mut game, mut dice) = scene.play();
    let before = board(&game);
    let told = act(&mut game, Kind::Eat { food: foods(1, 0, 0) }, &mut dice);
    assert_eq!(told.last(), Some(&Event::Ended));
    let after = board(&game);
    assert_eq!((after.step(), after.first()), (Step::Over, before.first()));
    assert_eq!(after.food(), before.food());
    assert!(TileType::ALL.iter().all(|&of_type| after.tiles(of_type).eq(before.tiles(of_type))));
    assert!(game.outcome().is_some() && game.deciders().is_empty());
    // In round 1 the same meal leads to the next year.
    let (mut game, mut dice) = meal(1, foods(2, 1, 0)).play();
    acts(&mut game, &[Kind::Eat { food: foods(1, 0, 0) }, Kind::GoOn], &mut dice);
    assert_eq!((board(&game).round(), board(&game).step()), (2, Step::Gift));
    assert!(board(&game).gifts().all(|gift| Deed::ALL.contains(&gift)));
}
