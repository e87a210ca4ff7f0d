//! HA-3: the turn.

use engawa_harmonies::{Breach, Cell, Kind, Prompt, Side, TokenStep};
use engawa_kernel::{Breach as _, Dice, Rules, Seed};

use crate::colours::*;
use crate::scene::{Picks, Scene, act, board, breach, card, listed, player, random_turn, seat, space, start};

fn cell(q: i8, r: i8) -> Cell {
    Cell::at(Side::A, q, r).expect("a cell")
}

#[test]
fn three_tokens_are_taken_once_and_all_are_placed() {
    // HA-3.2
    let (mut game, mut dice) = start(2, Side::A, false, 1);
    let tokens = board(&game).spaces()[3];
    assert_eq!(breach(&game, Kind::Finish), Some(Breach::TakeTokensFirst));
    let early = Kind::PlaceToken { colour: tokens.iter().next().expect("a token"), cell: cell(0, 0) };
    assert_eq!(breach(&game, early), Some(Breach::TakeTokensFirst));
    act(&mut game, Kind::TakeTokens { space: space(3) }, &mut dice);
    assert_eq!((board(&game).hand(), board(&game).spaces()[3].len()), (tokens, 0));
    assert_eq!(board(&game).emptied(), Some(space(3)));
    for again in [3, 0] {
        let again = breach(&game, Kind::TakeTokens { space: space(again) });
        assert_eq!(again, Some(Breach::TokensAlreadyTaken));
        assert_eq!(again.map(|breach| breach.rule()), Some("HA-3.2"));
    }
    for (left, colour) in (0..3).rev().zip(tokens.iter()) {
        assert_eq!(breach(&game, Kind::Finish), Some(Breach::PlaceTokensFirst));
        assert_eq!(board(&game).token_step(), TokenStep::Place(left + 1));
        let target = player(&game, board(&game).active().index()).empty_cells().next().expect("a free cell");
        act(&mut game, Kind::PlaceToken { colour, cell: target }, &mut dice);
    }
    assert_eq!(board(&game).token_step(), TokenStep::Done);
    for again in 0..5 {
        let again = breach(&game, Kind::TakeTokens { space: space(again) });
        assert_eq!(again, Some(Breach::TokensAlreadyTaken), "nor when all three are placed");
    }
    assert!(listed(&game).iter().all(|kind| !matches!(kind, Kind::PlaceToken { .. })));
    assert_eq!(breach(&game, Kind::Finish), None);
}

#[test]
fn one_card_a_turn_if_one_likes() {
    // HA-3.3
    let (mut game, mut dice) = start(2, Side::A, false, 6);
    let row: Vec<_> = board(&game).row().iter().copied().flatten().collect();
    act(&mut game, Kind::TakeCard { card: row[1] }, &mut dice);
    for &card in &row {
        assert_eq!(breach(&game, Kind::TakeCard { card }), Some(Breach::CardAlreadyTaken));
    }
    assert!(listed(&game).iter().all(|kind| !matches!(kind, Kind::TakeCard { .. })));
    // It is nobody's duty: the turn can be finished without, and in the next one a card can be taken again.
    let game = Scene::new(2, Side::A).hand(&[]).set();
    assert_eq!(breach(&game, Kind::Finish), None);
    assert!(listed(&game).iter().any(|kind| matches!(kind, Kind::TakeCard { .. })));
}

#[test]
fn any_number_of_cubes_of_own_cards() {
    // HA-3.4: three meerkats in one turn, or none; never from a card that lies elsewhere.
    let mut game = Scene::new(2, Side::A)
        .pile((2, 0), &[YELLOW])
        .pile((2, 1), &[GRAY])
        .pile((1, 1), &[GRAY])
        .pile((3, -1), &[GRAY])
        .cards(&[26])
        .hand(&[])
        .set();
    let mut dice = Dice::new(&Seed::from_number(1));
    let meerkat = card(26);
    assert_eq!(breach(&game, Kind::Finish), None, "cubes may stay");
    for at in [(2, 1), (1, 1), (3, -1)] {
        act(&mut game, Kind::PlaceCube { card: meerkat, cell: cell(at.0, at.1) }, &mut dice);
    }
    assert_eq!(player(&game, 0).cubes().count(), 3);
    let in_row = board(&game).row()[0].expect("a card");
    let foreign = breach(&game, Kind::PlaceCube { card: in_row, cell: cell(2, 0) });
    assert_eq!(foreign, Some(Breach::NotYourCard));
    let mut rivals = Scene::new(2, Side::A).pile((2, 0), &[YELLOW]).pile((2, 1), &[GRAY]);
    rivals.places[1].cards = vec![26];
    let rivals = breach(&rivals.set(), Kind::PlaceCube { card: meerkat, cell: cell(2, 1) });
    assert_eq!(rivals, Some(Breach::NotYourCard));
}

#[test]
fn the_parts_of_a_turn_mix_freely() {
    // HA-3.5: a cube before the tokens; a card between two tokens, used at once.
    let mut scene = Scene::new(2, Side::A)
        .pile((0, 0), &[GRAY])
        .pile((0, 1), &[YELLOW])
        .pile((4, 0), &[GREEN])
        .cards(&[26]);
    scene.row = Some(vec![5, 1, 2, 3, 4]);
    let mut game = scene.set();
    let mut dice = Dice::new(&Seed::from_number(1));
    let prompt = |game: &engawa_harmonies::Harmonies| game.prompt(seat(0));
    assert_eq!(prompt(&game), Some(Prompt::Turn { tokens: TokenStep::Take, card: true, cube: true }));
    act(&mut game, Kind::PlaceCube { card: card(26), cell: cell(0, 0) }, &mut dice);
    let blue =
        board(&game).spaces().iter().position(|space| space.count(BLUE) > 0).expect("blue lies somewhere");
    act(&mut game, Kind::TakeTokens { space: space(blue) }, &mut dice);
    act(&mut game, Kind::PlaceToken { colour: BLUE, cell: cell(4, 1) }, &mut dice);
    assert_eq!(prompt(&game), Some(Prompt::Turn { tokens: TokenStep::Place(2), card: true, cube: false }));
    act(&mut game, Kind::TakeCard { card: card(5) }, &mut dice);
    assert_eq!(prompt(&game), Some(Prompt::Turn { tokens: TokenStep::Place(2), card: false, cube: true }));
    act(&mut game, Kind::PlaceCube { card: card(5), cell: cell(4, 1) }, &mut dice);
    for colour in board(&game).hand().iter().collect::<Vec<_>>() {
        let target = player(&game, 0).empty_cells().next().expect("a free cell");
        act(&mut game, Kind::PlaceToken { colour, cell: target }, &mut dice);
    }
    act(&mut game, Kind::Finish, &mut dice);
    assert_eq!(board(&game).active(), seat(1));
}

#[test]
fn finishing_refills_and_hands_the_turn_on() {
    // HA-3.6
    let mut scene = Scene::new(3, Side::A);
    scene.row = Some(vec![1, 2, 3, 4]);
    scene.card_taken = true;
    let mut game = scene.cards(&[5]).hand(&[]).set();
    let (before, mut dice) = (board(&game), Dice::new(&Seed::from_number(1)));
    let bag = |board: &engawa_harmonies::Board| board.bag().iter().map(|&n| u32::from(n)).sum::<u32>();
    act(&mut game, Kind::Finish, &mut dice);
    let after = board(&game);
    assert_eq!((after.active(), after.emptied(), after.card_taken()), (seat(1), None, false));
    assert!(after.spaces().iter().all(|space| space.len() == 3));
    assert_eq!(after.spaces()[1..], before.spaces()[1..], "only the emptied space is filled");
    assert_eq!(bag(&before) - bag(&after), 3);
    let kept: Vec<_> = after.row()[..4].iter().flatten().map(|card| card.id()).collect();
    assert_eq!(kept, [1, 2, 3, 4], "cards keep their places");
    assert!(after.row()[4].is_some());
    assert_eq!(before.deck_len() - after.deck_len(), 1);
    // A turn that ends the game refills nothing.
    let mut last = Scene::new(2, Side::A);
    last.active = 1;
    last.last_round = true;
    let mut game = last.hand(&[]).set();
    let before = game.chance();
    act(&mut game, Kind::Finish, &mut dice);
    assert!(board(&game).spaces()[0].is_empty());
    assert_eq!(game.chance(), before);
    assert!(game.outcome().is_some());
}

#[test]
fn an_empty_deck_leaves_gaps() {
    // HA-R4
    let mut scene = Scene::new(2, Side::A);
    scene.row = Some(vec![1, 2, 3]);
    scene.deck = Some(vec![7]);
    let mut game = scene.hand(&[]).set();
    let (mut dice, mut picks) = (Dice::new(&Seed::from_number(1)), Picks::new(1));
    act(&mut game, Kind::Finish, &mut dice);
    let ids = |game: &engawa_harmonies::Harmonies| {
        board(game).row().iter().map(|card| card.map_or(0, engawa_harmonies::Card::id)).collect::<Vec<_>>()
    };
    assert_eq!((ids(&game), board(&game).deck_len()), (vec![1, 2, 3, 7, 0], 0));
    act(&mut game, Kind::TakeCard { card: card(2) }, &mut dice);
    random_turn(&mut game, &mut dice, &mut picks);
    assert_eq!(ids(&game), [1, 0, 3, 7, 0]);
}

#[test]
fn equal_tokens_are_one_choice_and_stay_taken() {
    // HA-3.7
    let game = Scene::new(2, Side::A).hand(&[BLUE, BLUE, GREEN]).set();
    let tokens = listed(&game).into_iter().filter(|kind| matches!(kind, Kind::PlaceToken { .. })).count();
    assert_eq!(tokens, 2 * 23, "two colours, not three tokens");
    let gray = Kind::PlaceToken { colour: GRAY, cell: cell(0, 0) };
    assert_eq!(breach(&game, gray), Some(Breach::NotInHand));
    let mut dice = Dice::new(&Seed::from_number(1));
    let mut game = game;
    act(&mut game, Kind::PlaceToken { colour: BLUE, cell: cell(0, 0) }, &mut dice);
    assert_eq!(board(&game).hand().count(BLUE), 1, "one of two is left");
    act(&mut game, Kind::PlaceToken { colour: BLUE, cell: cell(0, 1) }, &mut dice);
    let spent = breach(&game, Kind::PlaceToken { colour: BLUE, cell: cell(0, 2) });
    assert_eq!(spent, Some(Breach::NotInHand));
    assert_eq!(spent.map(|breach| breach.rule()), Some("HA-3.7"));
    // Nothing gives a token back: after the first one only placing goes on.
    assert!(listed(&game).iter().all(|kind| !matches!(kind, Kind::TakeTokens { .. })));
}
