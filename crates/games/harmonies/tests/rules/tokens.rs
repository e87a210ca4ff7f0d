//! HA-4: placing a token.

use engawa_harmonies::{Breach, Cell, Colour, Kind, Side};
use engawa_kernel::{Breach as _, Dice, Seed};

use crate::colours::*;
use crate::scene::{Picks, Scene, act, board, breach, player, random_turn};

const AT: (i8, i8) = (2, 1);

fn cell() -> Cell {
    Cell::at(Side::A, AT.0, AT.1).expect("a cell")
}

/// Whether the token may go on the pile, and the reason if not.
fn refused(pile: &[Colour], token: Colour) -> Option<Breach> {
    let mut scene = Scene::new(2, Side::A).hand(&[token]);
    if !pile.is_empty() {
        scene = scene.pile(AT, pile);
    }
    breach(&scene.set(), Kind::PlaceToken { colour: token, cell: cell() })
}

#[test]
fn anything_goes_on_an_empty_cell() {
    // HA-4.1
    for colour in Colour::ALL {
        assert_eq!(refused(&[], colour), None);
        let game = Scene::new(2, Side::B).hand(&[colour]).set();
        assert_eq!(player(&game, 0).token_cells(colour).count(), 25);
    }
}

#[test]
fn fourteen_piles_can_be_built() {
    // HA-4.2: from the empty cell upwards by every colour; what comes out are the 14 piles of the picture.
    let mut piles: Vec<Vec<Colour>> = vec![vec![]];
    let mut built = Vec::new();
    while let Some(pile) = piles.pop() {
        for colour in Colour::ALL {
            let higher: Vec<Colour> = pile.iter().copied().chain([colour]).collect();
            match refused(&pile, colour) {
                None => {
                    piles.push(higher.clone());
                    built.push(higher);
                }
                Some(breach) => {
                    assert_eq!(
                        (breach, breach.rule()),
                        (Breach::CannotStack(colour), "HA-4.2"),
                        "{higher:?}"
                    );
                }
            }
        }
    }
    built.sort();
    let mut picture = vec![
        vec![BLUE],
        vec![YELLOW],
        vec![GREEN],
        vec![GRAY],
        vec![BROWN],
        vec![RED],
        vec![GRAY, GRAY],
        vec![BROWN, BROWN],
        vec![BROWN, GREEN],
        vec![BROWN, RED],
        vec![GRAY, RED],
        vec![RED, RED],
        vec![GRAY, GRAY, GRAY],
        vec![BROWN, BROWN, GREEN],
    ];
    picture.sort();
    assert_eq!(built, picture);
}

#[test]
fn a_pile_shows_its_tokens_from_bottom_to_top() {
    // HA-4.2, HA-4.3: a token goes on top, never under another one.
    let mut game = Scene::new(2, Side::A).pile(AT, &[BROWN]).hand(&[BROWN, GREEN]).set();
    let mut dice = Dice::new(&Seed::from_number(1));
    act(&mut game, Kind::PlaceToken { colour: BROWN, cell: cell() }, &mut dice);
    act(&mut game, Kind::PlaceToken { colour: GREEN, cell: cell() }, &mut dice);
    let pile = player(&game, 0).pile(cell()).expect("a pile");
    assert_eq!((pile.tokens(), pile.height(), pile.top()), ([BROWN, BROWN, GREEN].as_slice(), 3, GREEN));
    let mut game = Scene::new(2, Side::A).pile(AT, &[GRAY]).hand(&[RED]).set();
    act(&mut game, Kind::PlaceToken { colour: RED, cell: cell() }, &mut dice);
    assert_eq!(player(&game, 0).pile(cell()).expect("a pile").tokens(), [GRAY, RED]);
    assert_eq!(
        breach(
            &Scene::new(2, Side::A).pile(AT, &[GREEN]).hand(&[BROWN]).set(),
            Kind::PlaceToken { colour: BROWN, cell: cell() }
        ),
        Some(Breach::CannotStack(BROWN))
    );
}

#[test]
fn nothing_goes_on_a_cube() {
    // HA-4.3: each of these tokens would fit the pile without the cube, be it of an animal or of a spirit.
    for (pile, token) in
        [(vec![GRAY], GRAY), (vec![GRAY, GRAY], GRAY), (vec![BROWN], GREEN), (vec![RED], RED)]
    {
        assert_eq!(refused(&pile, token), None);
        for cube in [5, 33] {
            let mut scene = Scene::new(2, Side::A).cubed(AT, &pile, cube).hand(&[token]);
            scene.spirits = true;
            if cube == 5 {
                scene = scene.cards(&[5]);
            }
            let game = scene.set();
            let kind = Kind::PlaceToken { colour: token, cell: cell() };
            assert_eq!(breach(&game, kind), Some(Breach::TokenOnCube));
            assert!(!crate::scene::listed(&game).contains(&kind));
        }
    }
}

#[test]
fn all_three_tokens_can_always_be_placed() {
    // HA-4.4: whoever begins a turn has three empty cells at least, the tightest board included; the random games of
    // reference.rs find a place for every token.
    let mut game = Scene::new(2, Side::A).empty_cells(3).hand(&[BLUE, BLUE, YELLOW]).set();
    let (mut dice, mut picks) = (Dice::new(&Seed::from_number(1)), Picks::new(1));
    assert_eq!(player(&game, 0).token_cells(BLUE).count(), 3);
    random_turn(&mut game, &mut dice, &mut picks);
    assert_eq!(player(&game, 0).empty_cells().count(), 0);
    assert!(board(&game).is_last_round());
    // And no board with fewer is ever asked to begin a turn.
    crate::scene::each_position(20, |game, _| {
        let board = board(game);
        if board.emptied().is_none() && board.phase() != engawa_harmonies::Phase::Over {
            assert!(board.player(board.active()).expect("a player").empty_cells().count() >= 3);
        }
    });
}
