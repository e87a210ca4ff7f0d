//! The score pad: WC-9 and WCM-8 for a real table.

mod scene;

use engawa_kernel::{Actions, Game, Rules, Stage};
use engawa_white_castle::{Bed, Clan, Floor, Good, TeaPlace, WhiteCastle, Yard, pad};
use scene::{Picks, board, options, seat, start};
use serde_json::{Value, json};

type Lines = Vec<(&'static str, i32)>;

fn score(text: &str) -> Result<Lines, String> {
    let position: pad::Position = serde_json::from_str(text).map_err(|error| error.to_string())?;
    pad::score(&position).map_err(|error| error.to_string())
}

/// The one line of the sheet.
fn line(lines: &Lines, name: &str) -> i32 {
    lines.iter().find(|(key, _)| *key == name).expect("a line").1
}

#[test]
fn a_whole_sheet() {
    // Coins and seals together by five; 7, 3 and 2 of a resource; the middle of the track.
    let text = r#"{"play": 31, "coins": 7, "seals": 3, "food": 7, "iron": 3, "pearls": 2, "whisks": 6, "influence": 16,
        "courtiers": {"gate": 1, "steward": 1, "diplomat": 1, "daimyo": 1}, "warriors": {"five": 1, "three": 1, "one": 2},
        "gardens": [1, 5, 9], "geishas": {"entrance": 1, "path2": 1, "room_gardeners": 1, "room_warriors": 2}}"#;
    let lines = [
        ("play", 31),
        ("coins", 2),
        ("resources", 4),
        ("influence", 11),
        ("courtiers", 20),
        ("warriors", 15),
        ("gardeners", 15),
        ("geishas", 1 + 3 + 6 + 16),
        ("total", 124),
    ];
    assert_eq!(score(text), Ok(lines.to_vec()));
    let nothing = score(r#"{"play": 0}"#).expect("a position");
    assert!(nothing.iter().all(|(_, points)| *points == 0));
    let named: Vec<&str> = nothing.iter().map(|(name, _)| *name).collect();
    assert_eq!((&named[..8], named[8]), (WhiteCastle::LINES, "total"));
}

/// The cases of the examples file that tell how a position is counted, or where its pieces can stand.
#[test]
fn the_examples() {
    let file: Value = serde_json::from_str(include_str!("examples.json")).expect("JSON");
    let case = |id: &str| {
        let case = file["cases"].as_array().expect("cases").iter().find(|case| case["id"] == id);
        case.cloned().expect("a case")
    };
    let number = |value: &Value| value.as_i64().expect("a number") as i32;

    // WCM-EX-08: which gardens they are does not matter for the geishas.
    let (given, expect) = (&case("WCM-EX-08")["given"], &case("WCM-EX-08")["expect"]);
    let gardens = vec![3; number(&given["gardeners_on_board"]) as usize];
    let position = json!({
        "play": 0,
        "gardens": gardens,
        "courtiers": { "gate": given["courtiers"]["gate"], "steward": given["courtiers"]["castle"] },
        "geishas": {
            "overlook": given["pond"],
            "path1": given["path_1"],
            "room_gardeners": given["room_gardeners"],
            "room_courtiers": given["room_courtiers"],
        },
    });
    let lines = score(&position.to_string()).expect("a position");
    assert_eq!(line(&lines, "geishas"), number(&expect["total"]));
    assert_eq!((line(&lines, "courtiers"), line(&lines, "gardeners")), (10, 9));

    // WC-EX-01, WC-EX-02: where the marker ends, in points (WC-9.4), and that there is no space beyond.
    for (id, points) in [("WC-EX-01", 15), ("WC-EX-02a", 0), ("WC-EX-02b", 3)] {
        let space = number(&case(id)["expect"]["influence"]);
        let lines = score(&format!(r#"{{"play": 0, "influence": {space}}}"#)).expect("a position");
        assert_eq!(line(&lines, "influence"), points, "{id}");
    }
    let beyond =
        number(&case("WC-EX-01")["given"]["influence"]) + number(&case("WC-EX-01")["given"]["steps"]);
    let error = score(&format!(r#"{{"play": 0, "influence": {beyond}}}"#)).expect_err("no such space");
    assert_eq!(error, "influence: 21 is too many, a clan has at most 20");

    // WCM-EX-05, WCM-EX-06: a second geisha on the overlook, a third in a room.
    let closed = number(&case("WCM-EX-05")["given"]["pond_own"]) + 1;
    assert!(score(&format!(r#"{{"play": 0, "geishas": {{"overlook": {closed}}}}}"#)).is_err());
    let full = number(&case("WCM-EX-06")["given"]["room_courtiers_own"]);
    let room = |geishas: i32| score(&format!(r#"{{"play": 0, "geishas": {{"room_courtiers": {geishas}}}}}"#));
    assert!(room(full).is_ok() && room(full + 1).is_err());

    // WCM-EX-12a: points never fall below nothing.
    let vp = number(&case("WCM-EX-12a")["expect"]["rival_vp"]);
    assert_eq!(line(&score(&format!(r#"{{"play": {vp}}}"#)).expect("a position"), "total"), vp);
}

/// What an owner of the box would write down of this clan.
fn written(game: &WhiteCastle, clan: &Clan) -> pad::Position {
    let has = |good: Good| clan.has(good) as u8;
    let gardens = Bed::ALL.iter().filter(|bed| clan.gardeners() >> bed.index() & 1 == 1);
    pad::Position {
        play: clan.has(Good::Point),
        coins: clan.has(Good::Coin),
        seals: has(Good::Seal),
        food: has(Good::Food),
        iron: has(Good::Iron),
        pearls: has(Good::Pearl),
        whisks: has(Good::Whisk),
        influence: has(Good::Influence),
        courtiers: pad::Courtiers {
            gate: clan.courtiers(Floor::Gate),
            steward: clan.courtiers(Floor::Steward),
            diplomat: clan.courtiers(Floor::Diplomat),
            daimyo: clan.courtiers(Floor::Daimyo),
        },
        warriors: pad::Warriors {
            five: clan.warriors(Yard::Five),
            three: clan.warriors(Yard::Three),
            one: clan.warriors(Yard::One),
        },
        gardens: gardens.map(|&bed| board(game).garden(bed).points()).collect(),
        geishas: pad::Geishas {
            entrance: clan.geishas(TeaPlace::Entrance),
            overlook: clan.geishas(TeaPlace::Overlook),
            path1: clan.geishas(TeaPlace::Path1),
            path2: clan.geishas(TeaPlace::Path2),
            room_gardeners: clan.geishas(TeaPlace::RoomUpper),
            room_warriors: clan.geishas(TeaPlace::RoomMiddle),
            room_courtiers: clan.geishas(TeaPlace::RoomLower),
        },
    }
}

#[test]
fn the_pad_agrees_with_the_game() {
    let mut list = Actions::new();
    for seed in 0..20 {
        let (mut game, mut dice) = start(1 + seed as usize % 4, options(seed % 3 != 0), seed);
        let mut picks = Picks::new(seed);
        while let Some(decider) = game.deciders().first() {
            game.actions(decider, &mut list);
            game.perform(decider, list[picks.below(list.len())], &mut Stage::silent(&mut dice));
        }
        let outcome = game.outcome().expect("over");
        let clans = (0..outcome.sheets.len()).filter_map(|number| board(&game).clan(seat(number)));
        let sheets = outcome.sheets.iter().chain(&outcome.rival);
        for (clan, sheet) in clans.chain(board(&game).rival()).zip(sheets) {
            let lines = pad::score(&written(&game, clan)).expect("a position");
            assert_eq!(line(&lines, "total"), sheet.total());
            assert!(lines.iter().zip(&sheet.lines).all(|((_, points), line)| points == line), "{lines:?}");
        }
    }
}

#[test]
fn what_cannot_be_is_told_in_one_line() {
    for (text, reason) in [
        ("{", "EOF"),
        ("{}", "missing field `play`"),
        (r#"{"play": 1, "happiness": 3}"#, "unknown field `happiness`"),
        (r#"{"play": 1, "courtiers": {"cellar": 1}}"#, "unknown field `cellar`"),
        (r#"{"play": 1, "warriors": {"two": 1}}"#, "unknown field `two`"),
        (r#"{"play": 1, "geishas": {"room_geishas": 1}}"#, "unknown field `room_geishas`"),
        (r#"{"play": 1, "food": 1, "food": 2}"#, "duplicate field `food`"),
        (r#"{"play": -1}"#, "invalid value"),
        (r#"{"play": 70000}"#, "invalid value"),
        (r#"{"play": 1.5}"#, "invalid type"),
        (r#"{"play": 1, "gardens": 3}"#, "invalid type"),
        (r#"{"play": 1000}"#, "play: 1000 is too many, a clan has at most 999"),
        (r#"{"play": 1, "coins": 65535}"#, "coins: 65535 is too many, a clan has at most 999"),
        (r#"{"play": 1, "seals": 6}"#, "seals: 6 is too many, a clan has at most 5"),
        (r#"{"play": 1, "food": 8}"#, "food: 8 is too many, a clan has at most 7"),
        (r#"{"play": 1, "iron": 8}"#, "iron: 8 is too many, a clan has at most 7"),
        (r#"{"play": 1, "pearls": 8}"#, "pearls: 8 is too many, a clan has at most 7"),
        (r#"{"play": 1, "whisks": 8}"#, "whisks: 8 is too many, a clan has at most 7"),
        (
            r#"{"play": 1, "courtiers": {"gate": 3, "daimyo": 3}}"#,
            "courtiers: 6 is too many, a clan has at most 5",
        ),
        (
            r#"{"play": 1, "courtiers": {"gate": 255, "steward": 255, "diplomat": 255, "daimyo": 255}}"#,
            "courtiers: 1020 is too many",
        ),
        (
            r#"{"play": 1, "warriors": {"five": 2, "three": 2, "one": 2}}"#,
            "warriors: 6 is too many, a clan has at most 5",
        ),
        (
            r#"{"play": 1, "geishas": {"entrance": 4, "path1": 2}}"#,
            "geishas: 6 is too many, a clan has at most 5",
        ),
        (
            r#"{"play": 1, "geishas": {"room_warriors": 3}}"#,
            "geishas in a room of the tea house: 3 is too many, a clan has at most 2",
        ),
        (r#"{"play": 1, "gardens": [0]}"#, "no garden is worth 0 points (1 to 12)"),
        (r#"{"play": 1, "gardens": [13]}"#, "no garden is worth 13 points (1 to 12)"),
        (r#"{"play": 1, "gardens": [1, 1, 3, 3, 5, 5]}"#, "gardens: 6 is too many, a clan has at most 5"),
    ] {
        let error = score(text).expect_err(text);
        assert!(error.contains(reason) && !error.contains('\n'), "{error}");
    }
}
