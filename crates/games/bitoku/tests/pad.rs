//! The score pad: BI-22 for a real table, and what it refuses.

use engawa_bitoku::Bitoku;
use engawa_bitoku::pad::{Position, score};
use engawa_kernel::Game;
use serde_json::{Value, json};

fn pad(position: Value) -> Result<Vec<(&'static str, i32)>, String> {
    let position: Position = serde_json::from_value(position).map_err(|error| error.to_string())?;
    score(&position).map_err(|error| error.to_string())
}

#[test]
fn what_is_left_out_counts_nothing() {
    let lines = pad(json!({ "virtue": 12, "dice": [1, 1, 1] })).expect("a position");
    // The lines that only the tengu has are not on it.
    let own = Bitoku::LINES.iter().filter(|line| !Bitoku::OF_RIVAL.contains(line));
    assert!(own.eq(lines[..8].iter().map(|(key, _)| key)), "{lines:?}");
    let line = |wanted: &str| lines.iter().find(|(key, _)| *key == wanted).map(|(_, points)| *points);
    assert_eq!((line("virtue"), line("guardians"), line("total")), (Some(12), Some(0), Some(12)));
}

#[test]
fn what_cannot_be_is_refused_with_its_reason() {
    let whole = json!({ "virtue": 0, "dice": [1, 2, 3] });
    assert!(pad(whole.clone()).is_ok());
    for (field, value, reason) in [
        ("virtue", json!(99_999), "99999 virtue points (-1000 to 10000)"),
        ("dice", json!([1, 2, 7]), "no die shows 7"),
        ("visited", json!(1), "too many bitoku"),
        ("lakes", json!([{ "rewards": [5, 3, 1], "ahead": 0, "level": 5 }]), "too many kodamas"),
        ("rocks", json!([{ "symbols": ["ara"], "pilgrims": 10 }]), "too many pilgrims"),
        (
            "rocks",
            json!([{ "symbols": ["shinigami"], "pilgrims": 1 }]),
            "no rock shows a joker or an ancient building",
        ),
        ("pairs", json!(1), "too many mitama"),
        ("buildings", json!(["ancient"]), "too many ancient buildings"),
        ("crystals", json!([9]), "there is no crystal slot 9, or it is named twice"),
        ("crystals", json!([2, 2]), "there is no crystal slot 2, or it is named twice"),
        ("visions", json!([99]), "there is no vision 99, or it is named twice"),
        ("weather", json!("rain"), "unknown field `weather`"),
    ] {
        let mut position = whole.clone();
        position[field] = value;
        let found = pad(position).expect_err(reason);
        assert!(found.contains(reason), "{field}: {found}");
    }
}
