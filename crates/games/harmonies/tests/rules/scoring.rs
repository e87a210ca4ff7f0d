//! HA-8: points.

use engawa_harmonies::pad::{self, CubesPlaced, PileAt, Position};
use engawa_harmonies::{Cell, Colour, Side};

use crate::colours::*;
use crate::scene::{Scene, board, card, seat};

type Piles<'a> = &'a [((i64, i64), &'a [Colour])];

fn line(side: Side, piles: Piles<'_>, cards: &[(u64, u64)], name: &str) -> i32 {
    let board = piles.iter().map(|&(at, stack)| PileAt { at, stack: stack.to_vec() }).collect();
    let cards = cards.iter().map(|&(id, placed)| CubesPlaced { id, placed }).collect();
    let lines = pad::score(&Position { side, board, cards }).expect("a legal position");
    lines.iter().find(|(line, _)| *line == name).expect("a line").1
}

#[test]
fn trees() {
    // HA-8.1
    let points = |pile: &[Colour]| line(Side::A, &[((0, 0), pile)], &[], "trees");
    assert_eq!(points(&[GREEN]), 1);
    assert_eq!(points(&[BROWN, GREEN]), 3);
    assert_eq!(points(&[BROWN, BROWN, GREEN]), 7);
    assert_eq!((points(&[BROWN]), points(&[BROWN, BROWN]), points(&[BROWN, RED])), (0, 0, 0));
    let two: Piles<'_> = &[((0, 0), &[GREEN]), ((4, 2), &[BROWN, GREEN])];
    assert_eq!(line(Side::A, two, &[], "trees"), 4);
}

#[test]
fn mountains() {
    // HA-8.2: one alone is worth nothing; gray under red is none.
    let high: &[Colour] = &[GRAY, GRAY, GRAY];
    let pair = |one, other| line(Side::A, &[((1, 1), one), ((1, 2), other)], &[], "mountains");
    assert_eq!(line(Side::A, &[((1, 1), high)], &[], "mountains"), 0);
    assert_eq!(pair(high, &[GRAY]), 8);
    assert_eq!(pair(&[GRAY, GRAY], &[GRAY, GRAY]), 6);
    assert_eq!(pair(high, &[GRAY, RED]), 0);
    assert_eq!(
        line(Side::A, &[((1, 1), high), ((1, 3), high)], &[], "mountains"),
        0,
        "not beside one another"
    );
}

#[test]
fn fields() {
    // HA-8.3: a group of two or more counts once.
    let fields = |cells: &[(i64, i64)]| {
        let piles: Vec<((i64, i64), &[Colour])> = cells.iter().map(|&at| (at, &[YELLOW][..])).collect();
        line(Side::A, &piles, &[], "fields")
    };
    assert_eq!(fields(&[(0, 0)]), 0);
    assert_eq!(fields(&[(0, 0), (0, 1)]), 5);
    assert_eq!(fields(&[(0, 0), (0, 1), (0, 2), (1, 1)]), 5);
    assert_eq!(fields(&[(0, 0), (0, 1), (0, 3), (0, 4)]), 10);
    assert_eq!(fields(&[(0, 0), (0, 2), (0, 4)]), 0);
}

#[test]
fn buildings() {
    // HA-8.4: three colours on the tops around; trunk and single red count, bases and empty cells do not.
    let around = |tops: &[&[Colour]]| {
        let mut piles: Vec<((i64, i64), &[Colour])> = vec![((2, 1), &[BROWN, RED])];
        let cells = [(2, 0), (3, 0), (3, 1), (2, 2), (1, 2), (1, 1)];
        piles.extend(cells.into_iter().zip(tops.iter().copied()));
        line(Side::A, &piles, &[], "buildings")
    };
    assert_eq!(around(&[&[BLUE], &[YELLOW]]), 0);
    assert_eq!(around(&[&[BLUE], &[YELLOW], &[GREEN]]), 5);
    assert_eq!(around(&[&[BROWN], &[RED], &[GRAY]]), 5);
    assert_eq!(around(&[&[BLUE], &[BLUE], &[BLUE], &[YELLOW], &[YELLOW], &[YELLOW]]), 0);
    assert_eq!(around(&[&[BROWN, GREEN], &[GREEN], &[GRAY]]), 0, "the brown below is not seen");
    assert_eq!(around(&[&[GRAY, RED], &[GREEN], &[GRAY]]), 5, "and another building shows red");
    let single: Piles<'_> = &[((2, 1), &[RED]), ((2, 0), &[BLUE]), ((3, 0), &[GREEN]), ((3, 1), &[GRAY])];
    assert_eq!(line(Side::A, single, &[], "buildings"), 0, "a single red is no building");
}

/// Water on the first cells of a way through side A without shortcuts.
fn river(length: usize) -> i32 {
    let way = [(0, 0), (0, 1), (0, 2), (0, 3), (1, 3), (2, 3), (3, 2), (4, 1), (4, 0), (4, -1), (4, -2)];
    let piles: Vec<((i64, i64), &[Colour])> = way[..length].iter().map(|&at| (at, &[BLUE][..])).collect();
    line(Side::A, &piles, &[], "water")
}

#[test]
fn rivers() {
    // HA-8.5: by length, 4 more for each beyond the sixth; only the longest.
    let points: Vec<i32> = (0..=11).map(river).collect();
    assert_eq!(points, [0, 0, 2, 5, 8, 11, 15, 19, 23, 27, 31, 35]);
    let two: Piles<'_> =
        &[((0, 0), &[BLUE]), ((0, 1), &[BLUE]), ((4, 0), &[BLUE]), ((4, 1), &[BLUE]), ((4, 2), &[BLUE])];
    assert_eq!(line(Side::A, two, &[], "water"), 5);
}

#[test]
fn rings_are_measured_by_shortest_ways() {
    // HA-R7, HA-E4: a ring of six is four long; a full triangle two; a side arm that the way skips is not counted.
    let blue = |cells: &[(i64, i64)]| {
        let piles: Vec<((i64, i64), &[Colour])> = cells.iter().map(|&at| (at, &[BLUE][..])).collect();
        line(Side::A, &piles, &[], "water")
    };
    assert_eq!(blue(&[(2, 0), (3, 0), (3, 1), (2, 2), (1, 2), (1, 1)]), 8);
    assert_eq!(blue(&[(0, 0), (0, 1), (1, 0)]), 2);
    assert_eq!(blue(&[(0, 0), (0, 1), (0, 2), (1, 1)]), 5);
}

#[test]
fn islands() {
    // HA-8.6: on side B groups of cells without water, empty or not. A wall of water makes two of one.
    assert_eq!(line(Side::B, &[], &[], "water"), 5);
    let wall: Piles<'_> = &[((1, 0), &[BLUE]), ((1, 1), &[BLUE]), ((1, 2), &[BLUE])];
    assert_eq!(line(Side::B, wall, &[], "water"), 10);
    let corner: Piles<'_> = &[((0, 1), &[BLUE]), ((1, 0), &[BLUE]), ((0, 3), &[YELLOW])];
    assert_eq!(line(Side::B, corner, &[], "water"), 10);
    assert_eq!(line(Side::A, wall, &[], "water"), 5, "on side A the same is a river of three");
}

#[test]
fn animal_cards() {
    // HA-8.7: the value beside the topmost freed place, finished or not; values are not added up.
    for (placed, points) in [(0, 0), (1, 2), (2, 5), (3, 8), (4, 12), (5, 17)] {
        assert_eq!(line(Side::A, &[], &[(31, placed)], "animals"), points);
    }
    assert_eq!(line(Side::A, &[], &[(31, 5), (9, 1), (8, 0)], "animals"), 22);
}

#[test]
fn spirits() {
    // HA-8.8: only if the cube was placed, on top of everything else. All ten against the plain reference: reference.rs.
    let fields: Piles<'_> = &[
        ((0, 0), &[YELLOW]),
        ((0, 2), &[YELLOW]),
        ((0, 3), &[YELLOW]),
        ((2, 0), &[YELLOW]),
        ((2, 1), &[YELLOW]),
        ((2, 2), &[YELLOW]),
    ];
    let points = |piles, id| line(Side::A, piles, &[(id, 1)], "spirits");
    assert_eq!((points(fields, 33), points(fields, 34)), (2 + 2 + 10, 15));
    assert_eq!(line(Side::A, fields, &[(33, 0)], "spirits"), 0);
    assert_eq!(line(Side::A, fields, &[(33, 1)], "fields"), 10, "the fields count as before");
    let trees: Piles<'_> = &[
        ((0, 0), &[GREEN]),
        ((0, 2), &[BROWN, GREEN]),
        ((0, 4), &[BROWN, BROWN, GREEN]),
        ((4, 0), &[BROWN]),
    ];
    assert_eq!((points(trees, 35), points(trees, 36)), (8, 7));
    // Buildings even where they score nothing, single reds never.
    let reds: Piles<'_> =
        &[((0, 0), &[RED, RED]), ((0, 1), &[GRAY, RED]), ((2, 1), &[BROWN, RED]), ((4, 0), &[RED])];
    assert_eq!((points(reds, 37), points(reds, 38)), (8, 6));
    assert_eq!(line(Side::A, reds, &[], "buildings"), 0);
    // Mountains even where they stand alone.
    let grays: Piles<'_> = &[((0, 0), &[GRAY]), ((2, 0), &[GRAY, GRAY]), ((4, 0), &[GRAY, GRAY, GRAY])];
    assert_eq!((points(grays, 39), points(grays, 40)), (8, 7));
    assert_eq!(line(Side::A, grays, &[], "mountains"), 0);
    // Water groups on both sides.
    for side in Side::ALL {
        let water: Piles<'_> = &[((0, 0), &[BLUE]), ((0, 1), &[BLUE]), ((2, 1), &[BLUE])];
        assert_eq!(line(side, water, &[(41, 1)], "spirits"), 7);
        assert_eq!(line(side, water, &[(42, 1)], "spirits"), 6);
    }
    assert_eq!(line(Side::A, trees, &[(35, 1), (36, 1)], "spirits"), 15, "the pad takes several");
}

#[test]
fn ties_are_broken_by_animal_cubes_without_the_spirit() {
    // HA-8.9, HA-R5
    let mut scene = Scene::new(2, Side::A);
    scene.spirits = true;
    let game = scene
        .cubed((0, 0), &[GRAY, GRAY, GRAY], 39)
        .cubed((0, 1), &[GRAY, GRAY], 24)
        .cubed((0, 2), &[YELLOW], 31)
        .cards(&[24, 31])
        .set();
    let sheet = board(&game).sheet(seat(0)).expect("a sheet");
    assert_eq!(sheet.ties.as_slice(), [2]);
    assert_eq!(sheet.lines.as_slice(), [0, 10, 0, 0, 0, 5 + 2, 8]);
    let sheets = |points: [(i32, i32); 3]| {
        points.iter().map(|&(points, cubes)| engawa_kernel::Sheet::new(&[points], &[cubes])).collect()
    };
    let winners = |points| {
        let outcome = engawa_harmonies::ranking(sheets(points));
        outcome.winners.iter().map(engawa_kernel::Seat::index).collect::<Vec<_>>()
    };
    assert_eq!(winners([(50, 3), (60, 1), (59, 9)]), [1]);
    assert_eq!(winners([(60, 3), (60, 4), (59, 9)]), [1]);
    assert_eq!(winners([(60, 4), (60, 4), (60, 3)]), [0, 1]);
}

#[test]
fn cubes_change_no_landscape() {
    // HA-8.2: what a cube stands on scores as before.
    let piles = |scene: Scene| scene.pile((0, 1), &[GRAY]).set();
    let without = piles(Scene::new(2, Side::A).pile((0, 0), &[GRAY]));
    let with = piles(Scene::new(2, Side::A).cubed((0, 0), &[GRAY], 22).cards(&[22]));
    let mountains = |game| board(game).sheet(seat(0)).expect("a sheet").lines[1];
    assert_eq!((mountains(&without), mountains(&with)), (2, 2));
    assert_eq!(
        board(&with).player(seat(0)).and_then(|player| player.cube(Cell::at(Side::A, 0, 0)?)),
        Some(card(22))
    );
}
