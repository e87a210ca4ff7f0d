//! HA-6: placing a cube.

use engawa_harmonies::{Breach, Card, Cell, Colour, Kind, Side};
use engawa_kernel::{Breach as _, Dice, Seed};

use crate::colours::*;
use crate::scene::{Scene, act, breach, card, listed, player};

fn cell(q: i8, r: i8) -> Cell {
    Cell::at(Side::A, q, r).expect("a cell")
}

fn cube_cells(scene: Scene, id: u8) -> Vec<(i8, i8)> {
    player(&scene.cards(&[id]).set(), 0).cube_cells(card(id)).map(Cell::axial).collect()
}

/// Card, the pile that stays, the piles that are tried, the height that fits, whether the cube goes on it.
type Case<'a> = (u8, &'a [Colour], [&'a [Colour]; 3], usize, bool);

#[test]
fn heights_are_exact() {
    // HA-6.1: cards of two cells, for each height of trees and mountains one that asks for it; every other pile of
    // the same colour in its place is refused.
    let trees: [&[Colour]; 3] = [&[GREEN], &[BROWN, GREEN], &[BROWN, BROWN, GREEN]];
    let mountains: [&[Colour]; 3] = [&[GRAY], &[GRAY, GRAY], &[GRAY, GRAY, GRAY]];
    let house: &[Colour] = &[GRAY, RED];
    let cases: [Case<'_>; 6] = [
        (5, &[BLUE], trees, 1, false),           // frog: water, beside a tree of 1
        (17, house, trees, 2, true),             // wild boar: on a tree of 2, beside a building
        (11, house, trees, 3, false),            // squirrel: on a building, beside a tree of 3
        (26, &[YELLOW], mountains, 1, true),     // meerkat: on a mountain of 1, beside a field
        (39, mountains[2], mountains, 2, false), // ram: on a mountain of 3, beside one of 2
        (25, &[YELLOW], mountains, 3, true),     // eagle: on a mountain of 3, beside a field
    ];
    for (id, fixed, piles, height, cube_on_pile) in cases {
        for (found, pile) in (1..).zip(piles) {
            let mut scene = Scene::new(2, Side::A).pile((2, 0), fixed).pile((2, 1), pile);
            scene.spirits = true;
            let marked = if cube_on_pile { (2, 1) } else { (2, 0) };
            let expected = if found == height { vec![marked] } else { vec![] };
            assert_eq!(cube_cells(scene, id), expected, "card {id}, height {found}");
        }
    }
}

#[test]
fn a_habitat_may_be_turned_in_six_ways() {
    // HA-6.1: the frog's tree on each side of the water; the two fields of the shrew in each rotation.
    let around = [(2, 0), (3, 0), (3, 1), (2, 2), (1, 2), (1, 1)];
    for turn in 0..6 {
        let scene = Scene::new(2, Side::A).pile((2, 1), &[BLUE]).pile(around[turn], &[GREEN]);
        assert_eq!(cube_cells(scene, 5), [(2, 1)], "{turn}");
        for apart in 1..=3 {
            let scene = Scene::new(2, Side::A)
                .pile((2, 1), &[BROWN, RED])
                .pile(around[turn], &[YELLOW])
                .pile(around[(turn + apart) % 6], &[YELLOW]);
            // The fields lie 120 degrees apart: neither beside one another nor opposite.
            let expected: &[(i8, i8)] = if apart == 2 { &[(2, 1)] } else { &[] };
            assert_eq!(cube_cells(scene, 9), expected, "{turn} {apart}");
        }
    }
}

#[test]
fn a_building_is_red_on_any_one_token() {
    // HA-6.1: the duck sits on water beside a building; a single red is none.
    for base in [BROWN, GRAY, RED] {
        let scene = Scene::new(2, Side::A).pile((2, 0), &[BLUE]).pile((2, 1), &[base, RED]);
        assert_eq!(cube_cells(scene, 6), [(2, 0)]);
    }
    let scene = Scene::new(2, Side::A).pile((2, 0), &[BLUE]).pile((2, 1), &[RED]);
    assert!(cube_cells(scene, 6).is_empty());
}

#[test]
fn what_lies_around_a_habitat_does_not_matter() {
    // HA-6.1: fish, water beside a mountain of 3, alone and in a crowd.
    let alone = Scene::new(2, Side::A).pile((2, 0), &[BLUE]).pile((2, 1), &[GRAY, GRAY, GRAY]);
    let mut crowd = alone.clone();
    for at in [(1, 0), (1, 1), (1, 2), (2, -1), (2, 2), (3, -1), (3, 0), (3, 1)] {
        crowd = crowd.pile(at, &[GREEN]);
    }
    assert_eq!(cube_cells(alone, 3), [(2, 0)]);
    assert_eq!(cube_cells(crowd, 3), [(2, 0)]);
}

#[test]
fn every_habitat_equals_its_mirror_image() {
    // HA-6.1: so only rotations need to be looked at.
    type Shape = Vec<(i8, i8, String)>;
    let shape = |card: Card, turns: usize, mirrored: bool| -> Shape {
        let mut cells: Shape = card
            .habitat()
            .iter()
            .map(|spot| {
                let start = if mirrored { (-spot.q, spot.q + spot.r) } else { (spot.q, spot.r) };
                let (q, r) = (0..turns).fold(start, |(q, r), _| (-r, q + r));
                (q, r, format!("{:?}", spot.landscape))
            })
            .collect();
        cells.sort();
        cells
    };
    for card in Card::all() {
        let mirror = shape(card, 0, true);
        assert!((0..6).any(|turns| shape(card, turns, false) == mirror), "{card:?}");
    }
}

#[test]
fn the_marked_cell_must_be_free_the_others_need_not() {
    // HA-6.2: two frogs share one tree; a cube on the tree is no hindrance, a cube on the water is.
    let scene = Scene::new(2, Side::A)
        .cubed((2, 0), &[GREEN], 18)
        .pile((2, 1), &[BLUE])
        .pile((1, 1), &[BLUE])
        .cards(&[18]);
    assert_eq!(cube_cells(scene.clone(), 5), [(1, 1), (2, 1)], "column by column");
    let mut game = scene.cards(&[5]).set();
    let mut dice = Dice::new(&Seed::from_number(1));
    act(&mut game, Kind::PlaceCube { card: card(5), cell: cell(2, 1) }, &mut dice);
    let again = breach(&game, Kind::PlaceCube { card: card(5), cell: cell(2, 1) });
    assert_eq!((again, again.map(|breach| breach.rule())), (Some(Breach::CubeOnCube), Some("HA-6.2")));
    assert_eq!(breach(&game, Kind::PlaceCube { card: card(5), cell: cell(1, 1) }), None);
    // Not on the other cells of the habitat either: the card marks the water.
    let tree = breach(&game, Kind::PlaceCube { card: card(5), cell: cell(2, 0) });
    assert_eq!((tree, tree.map(|breach| breach.rule())), (Some(Breach::NoHabitat), Some("HA-6.1")));
    let other = Cell::at(Side::B, 2, 1).expect("a cell");
    assert_eq!(breach(&game, Kind::PlaceCube { card: card(5), cell: other }), Some(Breach::OtherSide));
}

#[test]
fn a_cube_stays_when_its_habitat_goes() {
    // HA-6.3: the meerkat's mountain stands beside a field and a gray that is roofed later; values rise cube by cube.
    let mut game = Scene::new(2, Side::A)
        .pile((2, 0), &[GRAY])
        .pile((2, 1), &[GRAY])
        .pile((2, 2), &[YELLOW])
        .cards(&[23])
        .hand(&[RED])
        .set();
    let mut dice = Dice::new(&Seed::from_number(1));
    act(&mut game, Kind::PlaceCube { card: card(23), cell: cell(2, 0) }, &mut dice);
    act(&mut game, Kind::PlaceToken { colour: RED, cell: cell(2, 1) }, &mut dice);
    assert_eq!(player(&game, 0).cube(cell(2, 0)), Some(card(23)));
    assert_eq!(player(&game, 0).cube_cells(card(23)).count(), 0, "the habitat is gone");
    assert!(player(&game, 0).placed().eq([(card(23), 1)]));
    // Lowest cube first: the values are freed from the lowest on.
    let values: Vec<u8> = (0..=3).map(|placed| card(23).value(placed)).collect();
    assert_eq!(values, [0, 4, 9, 16]);
}

#[test]
fn a_cube_is_a_choice_of_card_and_cell() {
    // HA-6.4: three fields around a gray are three habitats of the meerkat and one action; two grays are two.
    let game = Scene::new(2, Side::A)
        .pile((2, 0), &[GRAY])
        .pile((2, 1), &[YELLOW])
        .pile((1, 1), &[YELLOW])
        .pile((3, -1), &[YELLOW])
        .pile((3, 0), &[GRAY])
        .cards(&[26])
        .set();
    let cubes: Vec<Kind> =
        listed(&game).into_iter().filter(|kind| matches!(kind, Kind::PlaceCube { .. })).collect();
    assert_eq!(cubes.len(), 2);
    for at in [(2, 0), (3, 0)] {
        assert!(cubes.contains(&Kind::PlaceCube { card: card(26), cell: cell(at.0, at.1) }));
    }
}
