//! BA-7: harmony, improve, cook, income, joker, and their refills.

use engawa_bamboo::{
    Begun, Breach, Deed, Event, Food, Gap, Kind, Step, Temple, Tile, TileKind, TileType, Token, Zone, price,
};
use engawa_kernel::Rules;

use crate::scene::{
    Scene, act, activate, acts, at, board, breach, foods, listed, opens, plant, player, seat, tile, token,
};

/// Seat 0 with an action begun; nothing follows it but the end of the turn.
fn with(begun: Begun) -> Scene {
    Scene::new(3).begun(begun).with(|scene| scene.step = Step::End)
}

fn take(id: u8) -> Kind {
    Kind::TakeToken { token: token(id) }
}

fn score(id: u8) -> Kind {
    Kind::ScoreToken { token: token(id) }
}

fn buy(id: u8, cell: &str) -> Kind {
    Kind::BuyTile { tile: tile(id), cell: at(cell) }
}

#[test]
fn harmony_is_one_happiness_or_two_parts() {
    // BA-7.1, BA-7.8
    let scene = with(Begun::Harmony)
        .tiles_at(&[("a1", TileKind::Garden, 1)])
        .own(|place| place.tokens = vec![3, 4])
        .with(|scene| scene.tokens[2] = Some(vec![25, 26, 27]));
    let (mut game, mut dice) = scene.play();
    assert_eq!(breach(&game, Kind::StopHarmony), Some(Breach::NothingDone));
    assert_eq!(breach(&game, take(1)), Some(Breach::NoSpace), "at most two of a type");
    assert_eq!(breach(&game, take(28)), Some(Breach::NotOnDisplay));
    assert_eq!(breach(&game, score(4)), Some(Breach::NotFulfilled), "no item in the left part");
    assert_eq!(breach(&game, score(5)), Some(Breach::NotYourToken));
    let mut single = game;
    act(&mut single, Kind::GainHappiness, &mut dice.clone());
    assert_eq!((player(&single, 0).happiness(), board(&single).begun()), (6, None));
    // Scoring first makes room (BA-7.8); the scored token lies on the fan and is not to be had again (BA-R5).
    act(&mut game, score(3), &mut dice);
    assert_eq!(player(&game, 0).happiness(), 7);
    assert_eq!(player(&game, 0).scored().collect::<Vec<_>>(), [token(3)]);
    assert_eq!(breach(&game, Kind::GainHappiness), Some(Breach::NoSingleHappiness));
    assert_eq!(breach(&game, score(3)), Some(Breach::NotYourToken));
    let left: Vec<Token> = board(&game).tokens(Zone::Left).collect();
    act(&mut game, Kind::TakeToken { token: left[0] }, &mut dice);
    assert_eq!(player(&game, 0).held(Zone::Left).count(), 2);
    act(&mut game, Kind::Refill, &mut dice);
    assert_eq!(board(&game).begun(), None, "two parts and no more");
}

#[test]
fn stopping_after_one_part() {
    // BA-7.8
    let (mut game, mut dice) = with(Begun::Harmony).play();
    acts(&mut game, &[take(1), Kind::Refill], &mut dice);
    assert_eq!(board(&game).begun(), Some(Begun::HarmonySecond));
    let told = act(&mut game, Kind::StopHarmony, &mut dice);
    assert_eq!(told[0], Event::HarmonyStopped { seat: seat(0) });
    assert_eq!((player(&game, 0).happiness(), board(&game).begun()), (5, None));
}

#[test]
fn without_a_part_only_the_happiness_is_left() {
    // BA-7.8, BA-R7: full spaces cannot be emptied by hand; a harmony action then is its single happiness.
    let scene = Scene::new(3).own(|place| {
        place.areas = [vec![1], vec![6, 29], vec![11, 30], vec![16]];
        place.tokens = vec![1, 2, 25, 26, 49, 50];
        place.coins = 0;
    });
    let (mut game, mut dice) = scene.play();
    acts(&mut game, &[Kind::Visit { area: Temple::Red }, plant(1, 0)], &mut dice);
    let told = act(&mut game, activate(1, Deed::Harmony), &mut dice);
    assert!(told.contains(&Event::HappinessGained { seat: seat(0) }), "{told:?}");
    assert_eq!((player(&game, 0).happiness(), player(&game, 0).tokens().count()), (6, 6));
}

#[test]
fn a_token_may_be_taken_and_scored_at_once() {
    // BA-R5: token 27 asks for a garden at the right.
    let scene = with(Begun::Harmony)
        .tiles_at(&[("e3", TileKind::Garden, 1)])
        .with(|scene| scene.tokens[2] = Some(vec![27, 28, 29]));
    let (mut game, mut dice) = scene.play();
    acts(&mut game, &[take(27), Kind::Refill, score(27)], &mut dice);
    assert_eq!(player(&game, 0).happiness(), 7);
}

#[test]
fn the_second_take_sees_the_refill() {
    // BA-R6
    let (mut game, mut dice) = with(Begun::Harmony).play();
    let told = acts(&mut game, &[take(2), Kind::Refill], &mut dice);
    let Some(Event::TokenDealt { token: new }) = told.last() else { panic!("{told:?}") };
    assert_eq!(breach(&game, Kind::TakeToken { token: *new }), None);
}

#[test]
fn improve_is_a_coin_or_a_tile() {
    // BA-7.2, BA-R32: the coins beside the space are paid, the happiness beside it is gained.
    let scene = with(Begun::Improve)
        .own(|place| place.coins = 3)
        .with(|scene| scene.tiles = [Some(vec![1, 9, 17, 25]), Some(vec![33, 41, 49, 57])]);
    let (mut game, mut dice) = scene.play();
    assert_eq!(breach(&game, buy(25, "a1")), Some(Breach::TooPoor), "row 4 costs 4");
    assert_eq!(breach(&game, buy(2, "a1")), Some(Breach::NotOnDisplay));
    let mut coin = game;
    act(&mut coin, Kind::GainCoin, &mut dice.clone());
    assert_eq!(player(&coin, 0).coins(), 4);
    let (coins, gain) = price(TileType::I, 2);
    act(&mut game, buy(17, "c2"), &mut dice);
    let me = player(&game, 0);
    assert_eq!((me.coins(), me.happiness()), (3 - coins, 5 + i32::from(gain)));
    assert_eq!(me.house().tile(at("c2")), Some(tile(17)));
    let taken = with(Begun::Improve).tiles_at(&[("a1", TileKind::Faith, 1)]).set();
    let on_it = board(&taken).tiles(TileType::I).next().expect("a tile");
    assert_eq!(breach(&taken, Kind::BuyTile { tile: on_it, cell: at("a1") }), Some(Breach::CellTaken));
}

#[test]
fn an_improvement_that_cannot_be_paid_is_a_coin() {
    // BA-R24, BA-R23: nothing affordable: 1 coin, and coins have no end.
    let scene = Scene::new(3).own(|place| {
        place.areas = [vec![1], vec![6], vec![11, 29, 30], vec![16]];
        place.coins = 0;
    });
    let (mut game, mut dice) = scene.play();
    acts(&mut game, &[Kind::Visit { area: Temple::Blue }, plant(6, 0)], &mut dice);
    let told = act(&mut game, activate(6, Deed::Improve), &mut dice);
    assert!(told.contains(&Event::CoinGained { seat: seat(0) }), "{told:?}");
    // A full house likewise.
    let cells = ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3", "d1", "d2", "d3", "e1", "e2", "e3"];
    let house: Vec<_> = cells.iter().zip(1..).map(|(cell, tile)| (at(cell), tile)).collect();
    let full = scene.own(|place| (place.coins, place.house) = (60, house));
    let (mut game, mut dice) = full.play();
    let offer = crate::scene::offering([0, 1, 0, 0]);
    acts(&mut game, &[Kind::Visit { area: Temple::Blue }, offer, plant(6, 0)], &mut dice);
    let told = act(&mut game, activate(6, Deed::Improve), &mut dice);
    assert!(told.contains(&Event::CoinGained { seat: seat(0) }), "{told:?}");
    assert_eq!(player(&game, 0).coins(), 61);
}

/// Seat 0 has planted the shoots 29 (cook), 30 (income) and the joker 17 and may activate three.
fn planted() -> Scene {
    Scene::new(3).with(|scene| {
        (scene.step, scene.activations, scene.ready) = (Step::Activate, 3, vec![17, 29, 30]);
        scene.planted = [vec![29, 17], vec![30], vec![], vec![]];
        scene.grove[0][0] = 34;
        scene.places[0].areas = [vec![], vec![6], vec![11], vec![16]];
        scene.places[0].marker = Some(Temple::Red);
        scene.places[2].areas[2].retain(|&shoot| shoot != 34);
    })
}

#[test]
fn income_is_two_coins() {
    // BA-7.3
    let (mut game, mut dice) = planted().play();
    act(&mut game, activate(30, Deed::Income), &mut dice);
    assert_eq!(player(&game, 0).coins(), 5);
}

#[test]
fn a_joker_is_any_of_the_four() {
    // BA-7.5
    let game = planted().set();
    for deed in Deed::ALL {
        assert_eq!(breach(&game, activate(17, deed)), None);
        let own = breach(&game, activate(30, deed));
        assert_eq!(own, if deed == Deed::Income { None } else { Some(Breach::OtherSymbol) });
    }
}

#[test]
fn food_is_laid_out_when_the_last_was_taken() {
    // BA-7.4
    let (mut game, mut dice) = with(Begun::Cook).with(|scene| scene.row = foods(1, 0, 1)).play();
    assert_eq!(breach(&game, Kind::TakeFood { food: Food::Rice }), Some(Breach::NoSuchFood));
    act(&mut game, Kind::TakeFood { food: Food::Tea }, &mut dice);
    assert_eq!((board(&game).food(), player(&game, 0).food()), (foods(0, 0, 1), foods(1, 0, 0)));
    assert_eq!(board(&game).gap(), None, "not refilled while one is left");
    let (mut game, mut dice) = planted().with(|scene| scene.row = foods(0, 1, 0)).play();
    act(&mut game, activate(29, Deed::Cook), &mut dice);
    assert_eq!(
        (board(&game).gap(), board(&game).food().len()),
        (Some(Gap::Food), 0),
        "the last one is taken"
    );
    act(&mut game, Kind::Refill, &mut dice);
    assert_eq!(board(&game).food().len(), 5);
}

#[test]
fn an_empty_supply_is_made_anew() {
    // BA-7.6: two are left in the supply; the discarded are shuffled in when the third is due.
    let scene = planted().with(|scene| {
        (scene.row, scene.supply) = (foods(0, 1, 0), Some(foods(2, 0, 0)));
        scene.places[1].food = foods(3, 8, 8);
    });
    let (mut game, mut dice) = scene.play();
    assert_eq!(board(&game).discarded(), foods(1, 3, 0));
    act(&mut game, activate(29, Deed::Cook), &mut dice);
    let told = act(&mut game, Kind::Refill, &mut dice);
    assert_eq!(told[0], Event::SupplyMadeAnew);
    let board = board(&game);
    assert!(board.food().tea >= 2 && board.food().len() == 5, "{:?}", board.food());
    assert_eq!((board.discarded().len(), board.supply().len()), (0, 1));
    assert_eq!(board.players()[1].food(), foods(3, 8, 8), "owned food is never touched");
    // Two discarded tokens for five spaces: the supply is made anew, which is told, and three spaces stay empty.
    let scene = planted().with(|scene| {
        (scene.row, scene.supply) = (foods(0, 1, 0), Some(foods(0, 0, 0)));
        scene.places[1].food = foods(4, 11, 8);
    });
    let (mut game, mut dice) = scene.play();
    act(&mut game, activate(29, Deed::Cook), &mut dice);
    let told = act(&mut game, Kind::Refill, &mut dice);
    assert_eq!(told[..2], [Event::SupplyMadeAnew, Event::FoodLaidOut { food: foods(2, 0, 0) }]);
    // Nothing left at all: the spaces stay empty, nothing is asked, and cooking gives nothing.
    let scene = planted().with(|scene| {
        (scene.row, scene.supply) = (foods(0, 1, 0), Some(foods(0, 0, 0)));
        scene.places[1].food = foods(6, 11, 8);
    });
    let (mut game, mut dice) = scene.play();
    act(&mut game, activate(29, Deed::Cook), &mut dice);
    assert_eq!((crate::scene::board(&game).gap(), crate::scene::board(&game).food().len()), (None, 0));
    let told = act(&mut game, activate(17, Deed::Cook), &mut dice);
    assert!(told.contains(&Event::NothingToCook { seat: seat(0) }), "{told:?}");
}

#[test]
fn columns_close_up() {
    // BA-7.7: those above move down, the new one comes on the lowest free space; prices belong to the spaces.
    let scene = with(Begun::Improve).with(|scene| scene.tiles[0] = Some(vec![1, 9, 17, 25]));
    let (mut game, mut dice) = scene.play();
    let column =
        |game: &engawa_bamboo::Bamboo| board(game).tiles(TileType::I).map(Tile::id).collect::<Vec<u8>>();
    act(&mut game, buy(9, "c1"), &mut dice);
    assert_eq!(column(&game), [1, 17, 25], "row 1 is the bottom row");
    let told = act(&mut game, Kind::Refill, &mut dice);
    assert_eq!(column(&game)[..3], [1, 17, 25]);
    assert!(matches!(told[0], Event::TileDealt { tile } if tile.id() == column(&game)[3]), "{told:?}");
    // More than one gap: one is drawn onto the lowest of them.
    let scene = with(Begun::Improve).with(|scene| scene.tiles[0] = Some(vec![1, 9]));
    let (mut game, mut dice) = scene.play();
    acts(&mut game, &[buy(1, "c1"), Kind::Refill], &mut dice);
    assert_eq!((column(&game).len(), column(&game)[0]), (2, 9));
}

#[test]
fn an_empty_stack_refills_nothing() {
    // BA-7.7, BA-16.3: the step is left out; a known next token comes without asking, it reveals nothing.
    let scene = with(Begun::Harmony).with(|scene| {
        scene.no_left_tokens = true;
        scene.tokens[0] = Some(vec![1, 2, 3]);
    });
    let (mut game, mut dice) = scene.play();
    assert_eq!(board(&game).tokens_left(Zone::Left), 0);
    act(&mut game, take(2), &mut dice);
    assert_eq!((board(&game).gap(), board(&game).tokens(Zone::Left).count()), (None, 2));
    let scene = scene.with(|scene| scene.known_tokens[0] = vec![9, 4]);
    let game = scene.set();
    assert!(!opens(&game, take(2)));
    let (mut game, mut dice) = scene.play();
    act(&mut game, take(2), &mut dice);
    let left: Vec<u8> = board(&game).tokens(Zone::Left).map(Token::id).collect();
    assert_eq!((left, board(&game).tokens_left(Zone::Left)), (vec![1, 3, 9], 1));
    assert_eq!(listed(&game)[0], Kind::StopHarmony);
}

#[test]
fn the_two_spaces_of_a_type_are_equal() {
    // BA-7.8, BA-3.3: one action for each token of the display, no question which space.
    let game = with(Begun::Harmony).set();
    assert_eq!(listed(&game).iter().filter(|kind| matches!(kind, Kind::TakeToken { .. })).count(), 9);
    assert!(game.prompt(seat(0)).is_some());
}
