//! Every case of `examples.json`: worked examples of the rules as data.

mod scene;

use arrayvec::ArrayVec;
use engawa_grandbois::{Cell, Lines, Phase, Standing, TowerColour, outcome, pad};
use engawa_kernel::testing::{each_case, read};
use engawa_kernel::{Rules, Seat, Sheet, Viewer};
use scene::{Scene, Table, card, place, seat};
use serde_json::{Value, json};

#[test]
fn every_case_holds() {
    let cases = each_case(include_str!("examples.json"), &[], |case| {
        let found = match case.kind {
            "cover" => cover(case.given),
            "place" => placing(case.given),
            "score" => score(case.given),
            "score_formula" => formula(case.given),
            "winner" => winner(case.given),
            "setup" => setup(case.given),
            "placements" => placements(case.given),
            kind => panic!("nobody knows how to check '{kind}'"),
        };
        assert_eq!(found, *case.expected);
    });
    assert_eq!(cases, 36);
}

fn number(value: &Value) -> usize {
    read(value)
}

/// FO-4.3, FO-7.1, FO-E2.
fn cover(input: &Value) -> Value {
    let cell = |key: &str| match input[key].as_str().unwrap() {
        "tower" => Cell::tower(TowerColour::Brown),
        code => code.parse().unwrap(),
    };
    let covers = cell("below").coverable_by(cell("above"), input["expert"].as_bool().unwrap());
    json!({ "legal": covers.is_ok() })
}

/// The forest of a case among four players, each of whom has a tower for his first card.
fn scene(input: &Value) -> Scene {
    assert_eq!(input["start"], json!({ "card": 0, "x": 0, "y": 0, "rotation": 0 }));
    let mut scene = Scene::new(4);
    scene.expert = input["expert"].as_bool().unwrap();
    let towers = input["towers"].as_array().unwrap();
    let mut standing = 0;
    for (turn, laid) in input["placed"].as_array().unwrap().iter().enumerate() {
        let [x, y] = ["x", "y"].map(|key| laid[key].as_i64().unwrap() as i32);
        let (number, rotation) = (number(&laid["card"]), number(&laid["rotation"]));
        let corner = card(number).cells(engawa_grandbois::Rotation::new(rotation).unwrap());
        let clearing = corner.iter().position(|&cell| cell == Cell::CLEARING).map(|corner| {
            let (right, down) = engawa_grandbois::CORNERS[corner];
            json!([x + right, y + down])
        });
        let towered = clearing.is_some_and(|cell| towers.contains(&cell));
        standing += usize::from(towered);
        scene.laid.push((number, rotation, x, y, if towered { ["white", "black"][turn] } else { "" }));
    }
    assert_eq!(standing, towers.len(), "every tower of the case stands");
    scene
}

/// FO-4.1, FO-4.3, FO-5.2, FO-E1, FO-R1: the verdict cell by cell, and what the game says to the same move.
fn placing(input: &Value) -> Value {
    let mut scene = scene(input);
    let tried = &input["move"];
    let [x, y] = ["x", "y"].map(|key| tried[key].as_i64().unwrap() as i32);
    let moved = number(&tried["card"]);
    let free = (20..).filter(|n| *n != moved && scene.laid.iter().all(|laid| laid.0 != *n));
    scene.row = [vec![moved], free.take(3).collect()].concat().try_into().unwrap();
    let table = scene.table();
    let engawa_grandbois::Kind::Place { card, rotation, at } = place(moved, number(&tried["rotation"]), x, y)
    else {
        unreachable!()
    };
    let placing = table.board().placing(card, rotation, at);
    assert_eq!(table.check(place(moved, rotation.quarters(), x, y)), placing.check());
    json!({ "legal": placing.check().is_ok(), "covered": placing.covers(), "extends": placing.extends() })
}

/// FO-E4, FO-E5, FO-5.4, FO-R8.
fn score(input: &Value) -> Value {
    let position: pad::Position = serde_json::from_value(input.clone()).unwrap();
    pad::score(&position).unwrap().into_iter().map(|(key, points)| (key.to_owned(), json!(points))).collect()
}

/// FO-E3.
fn formula(input: &Value) -> Value {
    let [cells, group] = ["visible_own_cells", "largest_group"].map(|key| number(&input[key]) as u16);
    let lines = Lines::default().with_standing(Standing { cells, group });
    json!({ "cells": lines.cells, "group": lines.group })
}

/// FO-6.4.
fn winner(input: &Value) -> Value {
    let sheets: ArrayVec<Sheet, 6> = input["parts"]
        .as_array()
        .unwrap()
        .iter()
        .map(|parts| Sheet::new(&serde_json::from_value::<Vec<i32>>(parts.clone()).unwrap(), &[]))
        .collect();
    json!({ "winners": outcome(sheets).winners.iter().map(Seat::index).collect::<Vec<_>>() })
}

/// FO-2, FO-6.1.
fn setup(input: &Value) -> Value {
    let players = number(&input["players"]);
    let mut table = Table::new(players, false, 5);
    let board = table.board();
    let clans = table.game.view(Viewer::Seat(seat(0))).clans[0].unwrap().len();
    let before = json!({
        "deck_after_setup": board.deck().len(),
        "open_row": board.row().iter().flatten().count(),
        "clan_cards_each": clans,
        "towers_each": board.towers_left(seat(0)),
        "clans_unused": 5 - clans * players,
    });
    table.until(|table| table.board().phase() == Phase::Over);
    let laid = table.board().laid().len();
    let turns: Vec<_> = (0..players)
        .map(|n| (0..laid).filter(|&k| table.board().laid_by(k) == Some(seat(n))).count())
        .collect();
    assert!(turns.iter().all(|&own| own == turns[0]), "{turns:?}");
    let mut all = before;
    all["turns_each"] = json!(turns[0]);
    all
}

/// FO-R3.
fn placements(input: &Value) -> Value {
    let mut scene = scene(input);
    scene.row = serde_json::from_value(input["open_row"].clone()).unwrap();
    scene.phase = "finish";
    let table = scene.table();
    let row = table.board().row();
    json!({ "count": row.iter().flatten().map(|&card| table.board().placements(card).count()).sum::<usize>() })
}
