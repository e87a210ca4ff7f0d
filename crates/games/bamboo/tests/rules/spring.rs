//! BA-5: spring and its gifts.

use engawa_bamboo::{Breach, Deed, Event, Kind, Side, Spirit, Step, Temple};
use engawa_kernel::Rules;

use crate::scene::{
    Picks, Scene, act, acts, board, breach, each_position, foods, listed, play_until, player, seat, start,
    use_spirit,
};

fn to_spring(seats: usize, seed: u64) -> (engawa_bamboo::Bamboo, engawa_kernel::Dice) {
    let (mut game, mut dice) = start(seats, Side::Day, seed);
    play_until(&mut game, &mut dice, &mut Picks::new(seed), |board| board.step() == Step::Gift);
    (game, dice)
}

#[test]
fn as_many_gifts_as_players() {
    // BA-5.1: a new choice of them every year.
    for seats in 2..=4 {
        let (game, _) = to_spring(seats, 1);
        assert_eq!(board(&game).gifts().count(), seats);
    }
    let mut seen = Vec::new();
    for seed in 0..20 {
        let gifts: Vec<Deed> = board(&to_spring(2, seed).0).gifts().collect();
        if !seen.contains(&gifts) {
            seen.push(gifts);
        }
    }
    assert_eq!(seen.len(), 6, "all pairs of four gifts: {seen:?}");
}

#[test]
fn a_stick_a_gift_its_action() {
    // BA-5.2: in turn order; the action is carried out before the next player chooses.
    let scene = Scene::new(3).with(|scene| {
        (scene.step, scene.gifts, scene.active, scene.first) =
            (Step::Gift, vec![Deed::Cook, Deed::Income, Deed::Harmony], 1, 1);
    });
    let (mut game, mut dice) = scene.play();
    assert_eq!(breach(&game, Kind::TakeGift { gift: Deed::Improve }), Some(Breach::NoSuchGift));
    act(&mut game, Kind::TakeGift { gift: Deed::Cook }, &mut dice);
    assert_eq!(game.deciders().first(), Some(seat(1)), "chooses food");
    assert_eq!(breach(&game, Kind::TakeGift { gift: Deed::Income }), Some(Breach::ActionFirst));
    let told = act(&mut game, Kind::TakeFood { food: engawa_bamboo::Food::Ramen }, &mut dice);
    assert!(told.contains(&Event::StickTaken { seat: seat(2) }), "{told:?}");
    assert_eq!((player(&game, 1).food(), player(&game, 2).sticks()), (foods(0, 0, 1), 5));
    let told = act(&mut game, Kind::TakeGift { gift: Deed::Income }, &mut dice);
    assert_eq!(player(&game, 2).coins(), 5);
    // BA-5.4: the last player takes the gift that is left, and must carry it out.
    assert!(told.contains(&Event::GiftTaken { seat: seat(0), gift: Deed::Harmony }), "{told:?}");
    assert_eq!(game.deciders().first(), Some(seat(0)));
    assert!(listed(&game).contains(&Kind::GainHappiness));
    assert_eq!(breach(&game, Kind::Harvest), Some(Breach::ActionFirst), "no way around it");
}

#[test]
fn four_to_seven_sticks() {
    // BA-5.3
    let mut seen = [0; 5];
    each_position(4, |game, action| {
        let board = board(game);
        let untouched = Temple::ALL.iter().all(|&temple| board.shrine(temple).sticks().next().is_none());
        if board.step() == Step::Visit && untouched && action.is_some() {
            for player in board.players() {
                assert_eq!(player.sticks(), board.round() + 3);
                assert_eq!(player.waiting(), 4 - board.round());
            }
            seen[usize::from(board.round())] += 1;
        }
    });
    assert!(seen[1..].iter().all(|&count| count > 0), "{seen:?}");
}

#[test]
fn every_gift_has_a_result() {
    // BA-5.4: 2 coins, 1 food, at least 1 happiness, at least 1 coin; no spirits in spring (BA-R1).
    let scene = Scene::new(4)
        .with(|scene| {
            (scene.step, scene.gifts) = (Step::Gift, Deed::ALL.to_vec());
            scene.row = foods(0, 0, 3);
        })
        .own(|place| (place.coins, place.awake) = (0, vec![Spirit::Kappa, Spirit::Tengu]));
    for (gift, what) in [(Deed::Income, (2, 5, 0)), (Deed::Cook, (0, 5, 1)), (Deed::Improve, (1, 5, 0))] {
        let (mut game, mut dice) = scene.play();
        assert_eq!(breach(&game, use_spirit(Spirit::Kappa)), Some(Breach::NoWindow));
        act(&mut game, Kind::TakeGift { gift }, &mut dice);
        let me = player(&game, 0);
        assert_eq!((me.coins(), me.happiness(), me.food().len()), what, "{gift:?}");
    }
    let (mut game, mut dice) = scene.play();
    acts(&mut game, &[Kind::TakeGift { gift: Deed::Harmony }, Kind::GainHappiness], &mut dice);
    assert_eq!(player(&game, 0).happiness(), 6);
}

#[test]
fn later_players_see_the_changed_displays() {
    // BA-R26: what the first one bought is gone, the column refilled before the second one chooses.
    let scene =
        Scene::new(2).with(|scene| (scene.step, scene.gifts) = (Step::Gift, vec![Deed::Improve, Deed::Cook]));
    let (mut game, mut dice) = scene.play();
    act(&mut game, Kind::TakeGift { gift: Deed::Improve }, &mut dice);
    let bought = board(&game).tiles(engawa_bamboo::TileType::I).next().expect("a tile");
    let buy = Kind::BuyTile { tile: bought, cell: crate::scene::at("c2") };
    let told = acts(&mut game, &[buy, Kind::Refill], &mut dice);
    let taken = told.iter().position(|event| matches!(event, Event::GiftTaken { .. }));
    let dealt = told.iter().position(|event| matches!(event, Event::TileDealt { .. }));
    assert!(dealt < taken && taken.is_some(), "{told:?}");
    assert!(board(&game).tiles(engawa_bamboo::TileType::I).all(|tile| tile != bought));
    assert_eq!(game.deciders().first(), Some(seat(1)));
}
