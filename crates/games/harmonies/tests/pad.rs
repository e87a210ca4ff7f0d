//! The score pad: what it reads, answers and refuses.

use engawa_harmonies::pad::{Position, score};

fn pad(text: &str) -> Result<Vec<(&'static str, i32)>, String> {
    let position: Position = serde_json::from_str(text).map_err(|error| error.to_string())?;
    score(&position).map_err(|error| error.to_string())
}

#[test]
fn it_answers_every_line_in_order() {
    // A small board with an animal and a spirit, counted by hand.
    let lines =
        pad(r#"{"side":"A","board":[{"at":[0,0],"stack":["brown","green"]},{"at":[2,-1],"stack":["yellow"]},
            {"at":[3,-1],"stack":["yellow"]}],"cards":[{"id":1,"placed":2},{"id":34,"placed":1}]}"#);
    let expected = [
        ("trees", 3),
        ("mountains", 0),
        ("fields", 5),
        ("buildings", 0),
        ("water", 0),
        ("animals", 9),
        ("spirits", 5),
        ("land", 8),
        ("total", 22),
    ];
    assert_eq!(lines, Ok(expected.to_vec()));
}

#[test]
fn cards_may_be_left_out_and_an_empty_board_is_one() {
    let lines = pad(r#"{"side":"B","board":[]}"#).expect("an empty board");
    assert_eq!(lines.last(), Some(&("total", 5)), "one island");
}

#[test]
fn more_tokens_than_the_box_has_are_counted_all_the_same() {
    let cells: Vec<String> = engawa_harmonies::Side::A
        .cells()
        .map(|cell| format!(r#"{{"at":[{},{}],"stack":["red","red"]}}"#, cell.axial().0, cell.axial().1))
        .collect();
    let lines = pad(&format!(r#"{{"side":"A","board":[{}]}}"#, cells.join(","))).expect("legal piles");
    assert_eq!(lines.last(), Some(&("total", 0)));
}

#[test]
fn what_is_wrong_is_said_in_one_line() {
    let board = |piles: &str| format!(r#"{{"side":"A","board":[{piles}]}}"#);
    let cards = |cards: &str| format!(r#"{{"side":"A","board":[],"cards":[{cards}]}}"#);
    let gray = r#"{"at":[0,0],"stack":["gray"]}"#;
    for (text, reason) in [
        (board(r#"{"at":[0,5],"stack":["gray"]}"#), "side A has no cell [0, 5]"),
        (board(r#"{"at":[6,-3],"stack":["gray"]}"#), "side A has no cell [6, -3]"),
        (board(r#"{"at":[-300,99999999999],"stack":["gray"]}"#), "side A has no cell [-300, 99999999999]"),
        (board(&format!("{gray},{gray}")), "cell [0, 0] is given twice"),
        (board(r#"{"at":[0,0],"stack":[]}"#), "the pile on cell [0, 0] has no tokens"),
        (
            board(r#"{"at":[0,0],"stack":["gray","brown"]}"#),
            "the pile gray, brown (bottom to top) on cell [0, 0] cannot be built",
        ),
        (
            board(r#"{"at":[0,0],"stack":["gray","gray","gray","gray"]}"#),
            "the pile gray, gray, gray, gray (bottom to top) on cell [0, 0] cannot be built",
        ),
        (cards(r#"{"id":43,"placed":0}"#), "there is no card 43 (1 to 42)"),
        (cards(r#"{"id":0,"placed":0}"#), "there is no card 0 (1 to 42)"),
        (cards(r#"{"id":300,"placed":0}"#), "there is no card 300 (1 to 42)"),
        (cards(r#"{"id":7,"placed":0},{"id":7,"placed":1}"#), "card 7 is given twice"),
        (cards(r#"{"id":7,"placed":4}"#), "4 cubes are placed from card 7, which has only 3"),
        (cards(r#"{"id":33,"placed":2}"#), "2 cubes are placed from card 33, which has only 1"),
        (cards(r#"{"id":7,"placed":259}"#), "259 cubes are placed from card 7, which has only 3"),
    ] {
        assert_eq!(pad(&text), Err(reason.to_owned()), "{text}");
    }
    // What is no position at all is refused while it is read.
    for text in [
        r#"{"side":"C","board":[]}"#.to_owned(),
        r#"{"board":[]}"#.to_owned(),
        r#"{"side":"A"}"#.to_owned(),
        r#"{"side":"A","board":[],"colour":1}"#.to_owned(),
        board(r#"{"at":[0,0],"stack":["grey"]}"#),
        board(r#"{"at":[0],"stack":["gray"]}"#),
        board(r#"{"at":[0,0],"stack":["gray"],"cube":1}"#),
        cards(r#"{"id":7,"placed":-1}"#),
    ] {
        assert!(pad(&text).is_err(), "{text}");
    }
}
