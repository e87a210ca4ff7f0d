//! The score pad: what it refuses, and that any forest can be counted.

use engawa_grandbois::Clan;
use engawa_grandbois::pad::{PadError, Position, score};

fn read(json: &str) -> Result<Position, serde_json::Error> {
    serde_json::from_str(json)
}

fn refused(json: &str) -> String {
    score(&read(json).unwrap()).unwrap_err().to_string()
}

#[test]
fn the_lines_come_in_their_order() {
    let position =
        read(r#"{"rows":["F1 F2 tower T3","F3 B F1 T1","L2 R1 F2 M4"],"clans":["fox"],"towers":[[2,0]]}"#)
            .unwrap();
    assert_eq!(
        score(&position).unwrap(),
        [("cells", 5), ("group", 6), ("tower_own", 4), ("tower_other", 2), ("total", 17)]
    );
}

#[test]
fn what_cannot_be_read_is_refused() {
    assert_eq!(
        refused(r#"{"rows":["F1 F2","F1 X9"],"clans":["fox"]}"#),
        "row 1, column 1 (from 0): 'X9' is no cell; cells are '-', '.', 'B', 'tower' and T, M, F, R or L with a number \
         from 1 to 4"
    );
    for code in ["F0", "F5", "F", "f1", "F11", "tower-white", "É1", "0", "--"] {
        let rows = vec![format!(". {code}")];
        let position = Position { rows, clans: vec![Clan::Fox], towers: vec![] };
        let error = PadError::Cell { row: 0, column: 1, code: code.to_owned() };
        assert_eq!(score(&position), Err(error));
    }
    let wide = format!(r#"{{"rows":["F1","{}"],"clans":["fox"]}}"#, "F1 ".repeat(39));
    assert_eq!(refused(&wide), "row 1 (from 0) has 39 columns: a forest has at most 38");
    let high = Position { rows: vec![String::new(); 39], clans: vec![Clan::Fox], towers: vec![] };
    assert_eq!(score(&high).unwrap_err().to_string(), "39 rows: a forest has at most 38");
    assert_eq!(refused(r#"{"rows":[],"clans":[]}"#), "0 clans: a player has one or two");
    assert_eq!(refused(r#"{"rows":[],"clans":["fox","toad","lizard"]}"#), "3 clans: a player has one or two");
    assert_eq!(refused(r#"{"rows":[],"clans":["fox","fox"]}"#), "the clan Fox is named twice");
    let towers = |list: &str| format!(r#"{{"rows":["tower F1"],"clans":["fox"],"towers":{list}}}"#);
    assert_eq!(refused(&towers("[[0,0],[0,0]]")), "the tower at [0,0] is named twice");
    assert_eq!(refused(&towers("[[1,0]]")), "no tower stands at [1,0] (column, row, from 0)");
    assert_eq!(refused(&towers("[[0,1]]")), "no tower stands at [0,1] (column, row, from 0)");
    // Far outside, also where the grid comes around or a number overflows.
    for far in [51, 2048, 4_294_967_296_u64, u64::MAX] {
        assert_eq!(
            refused(&towers(&format!("[[{far},0]]"))),
            format!("no tower stands at [{far},0] (column, row, from 0)")
        );
        assert_eq!(
            refused(&towers(&format!("[[0,{far}]]"))),
            format!("no tower stands at [0,{far}] (column, row, from 0)")
        );
    }
}

#[test]
fn what_is_no_position_is_refused_by_its_form() {
    for json in [
        r#"{"rows":["F1"]}"#,
        r#"{"clans":["fox"]}"#,
        r#"{"rows":["F1"],"clans":["wolf"]}"#,
        r#"{"rows":["F1"],"clans":["fox"],"tower":[[0,0]]}"#,
        r#"{"rows":["F1"],"clans":["fox"],"towers":[[-1,0]]}"#,
        r#"{"rows":"F1","clans":["fox"]}"#,
    ] {
        assert!(read(json).is_err(), "{json}");
    }
}

#[test]
fn any_forest_can_be_counted() {
    // Ragged, with holes, in several parts, with blanks of any width.
    let position =
        read(r#"{"rows":["F1","","  F1   -  F2","- - F3 F4 F1"],"clans":["fox"],"towers":[]}"#).unwrap();
    assert_eq!(score(&position).unwrap()[..2], [("cells", 6), ("group", 8)]);
    // As large as a forest can be, all of one clan, and all of towers but one cell.
    let full = Position { rows: vec!["L4 ".repeat(38); 38], clans: vec![Clan::Lizard], towers: vec![] };
    assert_eq!(score(&full).unwrap()[..2], [("cells", 1444), ("group", 2888)]);
    let mut rows = vec!["tower ".repeat(38); 38];
    rows[37] = format!("{}M1", "tower ".repeat(37));
    let towers = (0..38).flat_map(|y| (0..38).map(move |x| (x, y))).filter(|&at| at != (37, 37)).collect();
    let position = Position { rows, clans: vec![Clan::Rabbit, Clan::Toad], towers };
    assert_eq!(score(&position).unwrap()[2..4], [("tower_own", 6), ("tower_other", 0)]);
}

/// Edges of the largest forest do not touch around the grid.
#[test]
fn opposite_edges_are_not_neighbours() {
    let mut rows = vec!["- ".repeat(38); 38];
    rows[0] = format!("F1 {}F1", "- ".repeat(36));
    rows[37] = rows[0].clone();
    let position = Position { rows, clans: vec![Clan::Fox], towers: vec![] };
    assert_eq!(score(&position).unwrap()[..2], [("cells", 4), ("group", 2)]);
    let mut rows = vec!["F1 ".repeat(38); 38];
    rows[0] = format!("tower {}tower", "- ".repeat(36));
    rows[37] = rows[0].clone();
    rows[1] = "- ".repeat(38);
    rows[36] = rows[1].clone();
    let position =
        Position { rows, clans: vec![Clan::Fox], towers: vec![(0, 0), (37, 0), (0, 37), (37, 37)] };
    assert_eq!(score(&position).unwrap()[2..4], [("tower_own", 0), ("tower_other", 0)]);
}
