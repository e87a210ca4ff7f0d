//! HA-9: playing alone.

use engawa_harmonies::{Breach, Event, Harmonies, Kind, Phase, Prompt, Side, suns};
use engawa_kernel::{Breach as _, Dice, Rules, Seed};

use crate::scene::{Picks, Scene, act, board, breach, card, listed, random_turn, seat, space, start};

fn finished(card_taken: bool) -> (Harmonies, Vec<Event>, Dice) {
    let mut scene = Scene::new(1, Side::A);
    scene.row = Some(if card_taken { vec![1, 2] } else { vec![1, 2, 3] });
    scene.card_taken = card_taken;
    let mut scene = scene.hand(&[]);
    if card_taken {
        scene = scene.cards(&[3]);
    }
    let mut game = scene.set();
    let mut dice = Dice::new(&Seed::from_number(1));
    let told = act(&mut game, Kind::Finish, &mut dice);
    (game, told, dice)
}

#[test]
fn the_tokens_left_leave_the_game_and_all_spaces_are_filled() {
    // HA-9.1 (b)
    let (game, told, _) = finished(true);
    let left = told.iter().filter(|event| matches!(event, Event::TokensLeft { .. })).count();
    let filled = told.iter().filter(|event| matches!(event, Event::SpaceFilled { .. })).count();
    assert_eq!((left, filled), (2, 3));
    assert_eq!(board(&game).tokens_gone().iter().sum::<u8>(), 6);
    assert!(board(&game).spaces().iter().all(|space| space.len() == 3));
    assert_eq!(board(&game).bag().iter().sum::<u8>(), 120 - 6 - 9);
}

#[test]
fn with_a_card_taken_the_row_is_filled() {
    // HA-9.1 (c)
    let (game, _, _) = finished(true);
    assert_eq!((board(&game).phase(), board(&game).row().iter().flatten().count()), (Phase::Turn, 3));
    for kind in [Kind::LeaveRow, Kind::SwapCard { card: card(1) }] {
        let refused = breach(&game, kind);
        assert_eq!(
            (refused, refused.map(|breach| breach.rule())),
            (Some(Breach::NoRowChoice), Some("HA-9.1"))
        );
    }
}

#[test]
fn without_a_card_taken_the_row_is_decided_on() {
    // HA-9.1 (c): with the new tokens in view.
    let (game, _, mut dice) = finished(false);
    assert_eq!(game.prompt(seat(0)), Some(Prompt::Row));
    assert!(board(&game).spaces().iter().all(|space| space.len() == 3));
    let swap = |id| Kind::SwapCard { card: card(id) };
    assert_eq!(listed(&game), [Kind::LeaveRow, swap(1), swap(2), swap(3)]);
    assert_eq!(breach(&game, Kind::TakeTokens { space: space(0) }), Some(Breach::RowFirst));
    assert_eq!(breach(&game, Kind::Finish), Some(Breach::RowFirst));
    assert_eq!(breach(&game, swap(7)), Some(Breach::NotInRow));
    // Leaving reveals nothing and can be taken back; swapping draws at once and is final.
    assert!(!game.reveals(seat(0), Kind::LeaveRow.into()) && game.reveals(seat(0), swap(2).into()));
    let mut left = game;
    let told = act(&mut left, Kind::LeaveRow, &mut dice);
    assert_eq!(told[0], Event::RowLeft { seat: seat(0) });
    assert_eq!((left.chance(), board(&left).row()), (game.chance(), board(&game).row()));
    assert_eq!((board(&left).phase(), board(&left).round()), (Phase::Turn, 3));
    let mut swapped = game;
    let told = act(&mut swapped, swap(2), &mut dice);
    assert_eq!(told[0], Event::CardSwapped { seat: seat(0), card: card(2) });
    assert!(matches!(told[1], Event::CardDealt { place: 1, .. }));
    assert_ne!(swapped.chance(), game.chance());
    let row = board(&swapped).row().to_vec();
    assert_eq!((row[0], row[2]), (Some(card(1)), Some(card(3))));
    assert!(row[1].is_some_and(|new| new != card(2)));
    assert!(board(&swapped).cards_gone().eq([card(2)]));
    assert_eq!(board(&swapped).deck_len() + 1, board(&game).deck_len());
    assert_eq!(board(&swapped).phase(), Phase::Turn);
}

#[test]
fn the_bag_gives_thirteen_turns() {
    // HA-9.2, HA-R6: 9 tokens a turn; after 13 turns 3 stay over and nobody is asked about the row.
    let mut longest = 0;
    for seed in 0..200 {
        let (mut game, mut dice) = start(1, Side::B, false, seed);
        let (mut picks, mut turns) = (Picks::new(seed), 0);
        while board(&game).phase() != Phase::Over {
            let kinds = listed(&game);
            let mover = *board(&game).player(seat(0)).expect("a player");
            let high = kinds.iter().copied().find(|kind| match kind {
                Kind::PlaceToken { cell, .. } => mover.pile(*cell).is_some(),
                _ => false,
            });
            let kind = high.unwrap_or_else(|| kinds[picks.below(kinds.len())]);
            turns += usize::from(kind == Kind::Finish);
            let told = act(&mut game, kind, &mut dice);
            if turns == 13 && kind == Kind::Finish {
                assert_eq!(told.last(), Some(&Event::Ended));
                let tokens: u8 = board(&game).bag().iter().sum();
                assert_eq!(tokens, 3);
            }
        }
        longest = longest.max(turns);
    }
    assert_eq!(longest, 13);
}

#[test]
fn nothing_is_asked_about_the_row_when_the_game_ends() {
    // HA-9.1 (a)
    let mut game = Scene::new(1, Side::A).empty_cells(2).hand(&[]).set();
    let mut dice = Dice::new(&Seed::from_number(1));
    assert!(!game.reveals(seat(0), Kind::Finish.into()));
    let told = act(&mut game, Kind::Finish, &mut dice);
    assert_eq!(told.last(), Some(&Event::Ended));
    assert!(board(&game).tokens_gone().iter().all(|&tokens| tokens == 0), "the six tokens stay");
}

#[test]
fn suns_count_points_side_and_spirit() {
    // HA-9.3, HA-E3
    let for_points = |points| suns(points, Side::B, Some(card(35)))[0].1;
    for (from, count) in [(40, 1), (70, 2), (90, 3), (110, 4), (130, 5), (140, 6), (150, 7), (160, 8)] {
        assert_eq!((for_points(from - 1), for_points(from)), (count - 1, count));
    }
    assert_eq!(for_points(400), 8);
    assert_eq!(suns(130, Side::A, Some(card(33))), [("points", 5), ("side", 1), ("spirit", 1)]);
    assert_eq!(suns(0, Side::B, None), [("points", 0), ("side", 0), ("spirit", 2)]);
    let groups: Vec<u8> = (33..=42).filter(|&id| suns(0, Side::B, Some(card(id)))[2].1 == 1).collect();
    assert_eq!(groups, [33, 34, 37, 38, 41], "lion, butterfly, cat, stork, dragonfly");
    let counting = (33..=42).filter(|&id| suns(0, Side::B, Some(card(id)))[2].1 == 0).count();
    assert_eq!(counting, 5);
}

#[test]
fn a_solo_game_has_no_winner_but_suns() {
    // HA-9.3: whether the cube of the spirit was placed or not.
    for (spirits, placed, expected) in [(false, false, 2), (true, false, 1), (true, true, 1)] {
        let mut scene = Scene::new(1, Side::A);
        scene.spirits = spirits;
        let green = engawa_harmonies::Colour::Green;
        if placed {
            scene = scene.cubed((4, 2), &[green], 33);
        } else if spirits {
            scene = scene.cards(&[33]);
        }
        let mut game = if placed { scene.hand(&[]) } else { scene.pile((4, 2), &[green]).hand(&[]) };
        // Fill the board but for two cells.
        for cell in Side::A.cells().take(20) {
            game = game.pile(
                cell.axial(),
                &[if cell.column() < 3 { engawa_harmonies::Colour::Blue } else { green }],
            );
        }
        let mut game = game.set();
        act(&mut game, Kind::Finish, &mut Dice::new(&Seed::from_number(1)));
        let outcome = game.outcome().expect("the game is over");
        assert!(outcome.winners.is_empty());
        let points = outcome.sheets[0].total();
        let rating: Vec<(&str, i32)> =
            outcome.rating.iter().map(|(part, suns)| (part.as_ref(), *suns)).collect();
        let for_points = [40, 70, 90, 110, 130, 140, 150, 160].iter().filter(|&&from| points >= from).count();
        assert_eq!(rating, [("points", for_points as i32), ("side", 1), ("spirit", expected)]);
    }
}

#[test]
fn solo_games_are_played_as_usual_otherwise() {
    // HA-9.1: whole games to the end.
    for seed in 0..20 {
        let (mut game, mut dice) = start(1, Side::A, seed % 2 == 0, seed);
        let mut picks = Picks::new(seed);
        while board(&game).phase() != Phase::Over {
            random_turn(&mut game, &mut dice, &mut picks);
        }
        assert!(board(&game).round() <= 13);
    }
}
