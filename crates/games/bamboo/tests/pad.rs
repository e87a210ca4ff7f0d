//! The score pad: BA-10 for a real table.

mod scene;

use engawa_bamboo::{Bamboo, Side, Temple, pad};
use engawa_kernel::{Game, Rules};
use scene::{Picks, board, play_until, seat, start};

fn score(text: &str) -> Result<Vec<(&'static str, i32)>, String> {
    let position: pad::Position = serde_json::from_str(text).map_err(|error| error.to_string())?;
    pad::score(&position).map_err(|error| error.to_string())
}

#[test]
fn the_examples_of_the_rulebook() {
    // BA-E10, BA-E11: five spirits of four types; 5 against 8 comfort; tokens of 6 and 2.
    let text = r#"{"happiness": 20, "spirits": ["kappa", "kappa", "tengu", "okami", "kitsune"], "unscored": [6, 2],
        "house": [{"at": "a1", "comfort": 3}, {"at": "b1", "comfort": 2}, {"at": "c2", "comfort": 3},
                  {"at": "d1", "comfort": 3}, {"at": "e1", "comfort": 3}, {"at": "e3", "comfort": 2}],
        "empty_night_cells": 1}"#;
    let lines = [
        ("happiness", 20),
        ("spirits", 8),
        ("imbalance", -6),
        ("unscored", 4),
        ("night", -1),
        ("total", 25),
        ("comfort", 16),
    ];
    assert_eq!(score(text), Ok(lines.to_vec()));
}

#[test]
fn the_pad_agrees_with_the_game() {
    for seed in 0..10 {
        let (mut game, mut dice) = start(4, Side::Night, seed);
        play_until(&mut game, &mut dice, &mut Picks::new(seed), |_| false);
        let (outcome, scene) = (game.outcome().expect("over"), board(&game));
        for (number, sheet) in outcome.sheets.iter().enumerate() {
            let me = scene.player(seat(number)).expect("a player");
            let house =
                me.house().tiles().map(|(at, tile)| pad::TileAt { at, comfort: tile.comfort() }).collect();
            let night = Bamboo::LINES.iter().position(|&line| line == "night").expect("a line");
            let position = pad::Position {
                happiness: me.happiness(),
                spirits: me.awake().iter().chain(me.asleep().iter()).collect(),
                house,
                unscored: me
                    .tokens()
                    .filter(|&token| me.fulfils(token))
                    .map(engawa_bamboo::Token::happiness)
                    .collect(),
                empty_night_cells: -sheet.lines[night] as u8,
            };
            let lines = pad::score(&position).expect("a position");
            assert_eq!((lines[5].1, lines[6].1), (sheet.total(), sheet.ties[0]));
        }
        assert!(Temple::ALL.iter().all(|&temple| scene.shrine(temple).sticks().next().is_none()));
    }
}

#[test]
fn what_cannot_be_is_named() {
    for (text, reason) in [
        (
            r#"{"happiness": 1, "house": [{"at": "a1", "comfort": 4}]}"#,
            "the tile on cell a1 cannot have 4 comfort (1 to 3)",
        ),
        (
            r#"{"happiness": 1, "house": [{"at": "a1", "comfort": 1}, {"at": "a1", "comfort": 1}]}"#,
            "cell a1 is given twice",
        ),
        (r#"{"happiness": 1, "house": [{"at": "f1", "comfort": 1}]}"#, "a cell is written like d3"),
        (r#"{"happiness": 1, "empty_night_cells": 16}"#, "16 cells cannot be empty: the house has 15"),
        (r#"{"happiness": 1, "unscored": [1, 1, 1, 1, 1, 1, 1]}"#, "a board holds 6 tokens, not 7"),
        (r#"{"happiness": 1, "spirits": ["okami", "okami", "okami", "okami"]}"#, "there are 3 of okami"),
        (r#"{"happiness": 9999}"#, "the happiness marker cannot stand on 9999"),
        (r#"{"happiness": 1, "coins": 3}"#, "unknown field"),
    ] {
        let error = score(text).expect_err(text);
        assert!(error.contains(reason), "{error}");
    }
}
