//! WC-8, WCM-7: the end of a round.

use engawa_kernel::Rules;
use engawa_white_castle::{
    Bed, Breach, Colour, End, Event, Good, Kind, Phase, Space, Task, TeaPlace, TilePlace, Who, Yard,
};
use serde_json::json;

use crate::scene::{
    Scene, act, acts, board, breach, calligraphy, ceremony, has, ikebana, listed, may, plant, seat, steward,
    stone, task, tile,
};

/// The last turn of a round, at its end: so many dice are left as there are bridges.
fn ending(seats: usize, matcha: bool, bridges: &[&[u8]]) -> Scene {
    let turns = (seats * if matcha { 4 } else { 3 } - 1) as u8;
    let mut scene = Scene::new(seats, matcha).stack(&[json!("finish")]).with("turn", json!(turns));
    for (colour, dice) in Colour::ALL.iter().zip(bridges) {
        scene = scene.bridge(*colour, dice);
    }
    scene
}

fn seats_of(order: impl Iterator<Item = Who>) -> Vec<usize> {
    let number = |who| match who {
        Who::Seat(seat) => engawa_kernel::Seat::index(seat),
        Who::Rival => 9,
    };
    order.map(number).collect()
}

#[test]
fn the_order_follows_the_track() {
    // WC-8.1: further first, on one space the one on top.
    let scene = ending(4, false, &[&[2], &[3], &[4]]);
    let scene = scene.influence(0, 2).influence(1, 4).influence(2, 2).influence(3, 1);
    let mut game = scene.set();
    act(&mut game, Kind::Finish);
    assert_eq!(seats_of(board(&game).order()), [1, 2, 0, 3]);
    assert_eq!((board(&game).round(), board(&game).active()), (2, Who::Seat(seat(1))));
}

#[test]
fn gardens_under_bridges_with_dice() {
    // WC-8.2: coral is empty, black and white have dice; in the own order, costs as printed, declining allowed.
    let scene = ending(2, false, &[&[], &[3], &[4, 5]])
        .bed(Bed::CoralStone, stone(1))
        .bed(Bed::BlackStone, stone(2))
        .bed(Bed::WhitePlant, plant(2))
        .has(Good::Coin, 5)
        .clan(0, "gardeners", json!(1 << 1 | 1 << 3 | 1 << 4));
    let mut game = scene.clone().set();
    act(&mut game, Kind::Finish);
    assert_eq!(board(&game).phase(), Phase::Gardens);
    let (black, white) = (Kind::Garden { bed: Bed::BlackStone }, Kind::Garden { bed: Bed::WhitePlant });
    assert_eq!(listed(&game), [black, white, Kind::Finish]);
    assert_eq!(has(&game, Good::Coin), 5, "the garden under the empty bridge gives nothing");
    acts(&mut game, &[white, Kind::Pay, Kind::Audience]);
    assert_eq!(
        task(&game),
        Some(Task::Gardens(1 << 3, true)),
        "without courtiers at the gate the action is over"
    );
    acts(&mut game, &[black, Kind::Pick { good: Good::Food }, Kind::Pick { good: Good::Food }]);
    // Each garden counts once (WC-8.5).
    assert_eq!((listed(&game), has(&game, Good::Food)), (vec![Kind::Finish], 2));
    act(&mut game, Kind::Finish);
    assert_eq!((board(&game).phase(), board(&game).round()), (Phase::Turns, 2));
    // After round 3 no garden is performed (WC-8.2, WC-8.4).
    let mut game = scene.with("round", json!(3)).set();
    act(&mut game, Kind::Finish);
    assert_eq!(
        (board(&game).phase(), game.outcome().is_some(), game.deciders().is_empty()),
        (Phase::Over, true, true)
    );
}

#[test]
fn dice_come_back_and_are_rolled() {
    // WC-8.3: all spaces are empty, all bridges full, the round marker goes on.
    let scene = ending(3, false, &[&[2], &[3], &[4]]).dice(Space::OutsideLeft, &[(Colour::Coral, 5)]);
    let mut game = scene.clan(1, "dice", json!([6, 0, 0, 0])).set();
    let told = act(&mut game, Kind::Finish);
    assert!(told.iter().any(|event| matches!(event, Event::Rolled { round: 2, .. })));
    let table = board(&game);
    assert_eq!((table.dice_left(), table.round()), (12, 2));
    assert!(table.dice(Space::Well).next().is_none() && table.dice(Space::OutsideLeft).next().is_none());
    assert_eq!(table.clan(seat(1)).expect("a clan").die(Colour::Coral), None);
    assert_eq!(table.value(Space::OutsideLeft), 5);
}

#[test]
fn one_player_after_the_other() {
    // WC-8.5: in the new order; what was placed in this phase does not count again; seals may be traded where a cost asks.
    let scene = ending(2, false, &[&[2], &[3], &[4]])
        .bed(Bed::CoralPlant, plant(3))
        .bed(Bed::BlackStone, stone(2))
        .bed(Bed::WhiteStone, stone(1))
        .clan(0, "gardeners", json!(1))
        .clan(1, "gardeners", json!(1 << 3))
        .influence(1, 3)
        .has(Good::Coin, 2)
        .has(Good::Food, 1)
        .has(Good::Seal, 1);
    let mut game = scene.set();
    act(&mut game, Kind::Finish);
    assert_eq!(game.deciders().first(), Some(seat(1)), "the first of the new order begins");
    assert_eq!(listed(&game), [Kind::Garden { bed: Bed::BlackStone }, Kind::Finish]);
    act(&mut game, Kind::Finish);
    assert_eq!(game.deciders().first(), Some(seat(0)));
    let plant = Kind::Garden { bed: Bed::CoralPlant };
    acts(
        &mut game,
        &[Kind::Trade { good: Good::Coin }, plant, Kind::Pay, Kind::Garden { bed: Bed::WhiteStone }],
    );
    // The stone card gave its three coins for the placing, and is not offered again.
    assert_eq!((has(&game, Good::Coin), listed(&game)), (3, vec![Kind::Finish]));
    act(&mut game, Kind::Finish);
    assert_eq!((board(&game).round(), has(&game, Good::Coin)), (2, 3));
}

#[test]
fn gardens_are_offered_while_they_can_be_paid() {
    // WC-8.5: with 3 coins the courtier action of plant 2 has nothing to work with; with the 2 coins of the well it has.
    let (plant_2, well) = (Kind::Garden { bed: Bed::CoralPlant }, Kind::Garden { bed: Bed::BlackStone });
    let scene = ending(2, false, &[&[2], &[3], &[4]])
        .bed(Bed::CoralPlant, plant(2))
        .bed(Bed::BlackStone, stone(5))
        .well([4, 9])
        .clan(0, "gardeners", json!(1 | 1 << 3))
        .has(Good::Coin, 3);
    let mut game = scene.clone().set();
    act(&mut game, Kind::Finish);
    assert_eq!((listed(&game), breach(&game, plant_2)), (vec![well, Kind::Finish], Some(Breach::CannotPay)));
    act(&mut game, well);
    assert_eq!((listed(&game), has(&game, Good::Coin)), (vec![plant_2, Kind::Finish], 5));
    acts(&mut game, &[plant_2, Kind::Pay]);
    assert_eq!((task(&game), has(&game, Good::Coin)), (Some(Task::Courtier(3)), 2));
    // Alone it asks nothing: there is nothing to decide.
    let mut game = scene.clan(0, "gardeners", json!(1)).set();
    act(&mut game, Kind::Finish);
    assert_eq!((board(&game).phase(), board(&game).round()), (Phase::Turns, 2));
}

#[test]
fn seals_pay_for_gardens() {
    // WC-8.5, WC-3.6: while a trade could pay a garden, the trade is there and the ending knows which one.
    let scene = ending(2, false, &[&[2], &[3], &[4]])
        .bed(Bed::CoralPlant, plant(4))
        .clan(0, "gardeners", json!(1))
        .has(Good::Coin, 1)
        .has(Good::Iron, 1);
    let mut game = scene.clone().has(Good::Seal, 2).set();
    act(&mut game, Kind::Finish);
    let (trade, garden) = (Kind::Trade { good: Good::Coin }, Kind::Garden { bed: Bed::CoralPlant });
    assert_eq!((listed(&game), breach(&game, garden)), (vec![Kind::Finish, trade], Some(Breach::CannotPay)));
    assert_eq!(board(&game).gardens_for_seals().collect::<Vec<_>>(), [Bed::CoralPlant]);
    act(&mut game, trade);
    assert!(may(&game, trade) && !may(&game, garden));
    act(&mut game, trade);
    // Now it can be paid: it is offered, and nothing is left to trade for.
    assert_eq!((listed(&game), board(&game).gardens_for_seals().next()), (vec![garden, Kind::Finish], None));
    acts(&mut game, &[garden, Kind::Pay, Kind::Yard { yard: Yard::One }]);
    // One seal is too little.
    let mut game = scene.has(Good::Seal, 1).set();
    act(&mut game, Kind::Finish);
    assert_eq!(board(&game).round(), 2);
}

#[test]
fn the_order_of_the_gardens_is_the_players() {
    // WC-8.2, WC-8.5, WC-1.5: with 3 seals a garden of two more, and a plant that resolves the white row (a seal) and then a
    // dark line for a seal: the plant first ends with 5 seals, the stone first cuts one.
    let scene = ending(2, false, &[&[2], &[3], &[4]])
        .bed(Bed::CoralPlant, plant(1))
        .bed(Bed::BlackStone, stone(3))
        .tile(TilePlace::OneYellow, tile(8))
        .action(0, steward(15))
        .clan(0, "warriors", json!([0, 0, 3]))
        .clan(0, "gardeners", json!(1 | 1 << 3))
        .has(Good::Iron, 1)
        .has(Good::Coin, 4)
        .has(Good::Seal, 3);
    let (plant, stone) = (Kind::Garden { bed: Bed::CoralPlant }, Kind::Garden { bed: Bed::BlackStone });
    let mut game = scene.set();
    act(&mut game, Kind::Finish);
    assert_eq!((listed(&game), has(&game, Good::Seal)), (vec![plant, stone, Kind::Finish], 3));
    let warrior = Kind::Yard { yard: Yard::One };
    acts(&mut game, &[plant, Kind::Pay, Kind::Domain { row: Colour::White }, Kind::Pay, warrior]);
    // The last garden comes by itself.
    assert_eq!((listed(&game), has(&game, Good::Seal)), (vec![Kind::Finish], 5));
}

/// The example WCM-EX-07 of the rulebook: red, green and yellow are seats 0, 1 and 2.
#[test]
fn the_overlook_is_one_more_garden() {
    // WCM-7.1, WCM-5.7, WCM-EX-07: dice on green, black and white; a token «move a geisha» at the pond.
    let geishas = |overlook: u8| json!([1, overlook, 0, 0, 0, 0, 0]);
    let scene = ending(3, true, &[&[], &[2], &[3], &[4, 5]])
        .bed(Bed::BlackStone, stone(4))
        .bed(Bed::WhiteStone, stone(1))
        .pads([1, 2, 3])
        .art(ikebana(1))
        .art(calligraphy(1))
        .ceremony(3, ceremony(7))
        .clan(0, "geishas", geishas(1))
        .clan(1, "geishas", geishas(1))
        .clan(2, "gardeners", json!(1 << 5))
        .clan(0, "gardeners", json!(1 << 3))
        .has(Good::Coin, 3);
    let mut game = scene.clone().set();
    act(&mut game, Kind::Finish);
    let row = Kind::Garden { bed: Bed::BlackStone };
    assert_eq!(listed(&game), [row, Kind::Overlook, Kind::Finish]);
    // Red pays 3 coins for the token; the geisha may go to the path, not to the overlook.
    acts(&mut game, &[Kind::Overlook, Kind::Choose { option: 1 }, Kind::Pay]);
    let to_path = Kind::Stroll { from: TeaPlace::Entrance, to: TeaPlace::Path1 };
    assert_eq!(listed(&game), [to_path, Kind::Decline]);
    acts(&mut game, &[Kind::Decline, row, Kind::Decline, Kind::Finish]);
    // Green has no coins: the pads come without a question.
    assert_eq!(game.deciders().first(), Some(seat(1)));
    acts(&mut game, &[Kind::Overlook]);
    let green = *board(&game).clan(seat(1)).expect("a clan");
    assert_eq!([Good::Coin, Good::Whisk, Good::Iron].map(|good| green.has(good)), [2, 1, 1]);
    act(&mut game, Kind::Finish);
    // Yellow gains 3 coins by itself, and the next round begins.
    assert_eq!(board(&game).clan(seat(2)).expect("a clan").has(Good::Coin), 3);
    assert_eq!(board(&game).round(), 2);
    // Without a green die there is no overlook.
    let mut game = scene.bridge(Colour::Green, &[]).bridge(Colour::White, &[3, 4, 5]).set();
    act(&mut game, Kind::Finish);
    assert!(!may(&game, Kind::Overlook) && breach(&game, Kind::Overlook).is_some());
    assert_eq!(board(&game).bridge(Colour::White).end(End::Left), Some(3));
}
