//! Views as JSON: what is wrong with one is told, and nothing that is read can make the rules stumble.

mod scene;

use engawa_grandbois::View;
use engawa_kernel::testing::damaged_views;
use engawa_kernel::{Rules, Viewer};
use scene::{Picks, Scene, Table, seat};
use serde_json::{Value, json};

#[test]
fn a_view_reads_like_this() {
    let mut scene = Scene::new(3);
    scene.laid = vec![(8, 0, 1, 1, "white")];
    scene.row = [31, 1, 9, 12];
    scene.clans = Some(vec![vec!["fox"], vec!["toad"], vec!["lizard"]]);
    let view = scene.table().game.view(Viewer::Seat(seat(1)));
    let expected = json!({
        "board": {
            "options": { "expert": false },
            "seats": 3,
            "chance": { "drawn": 9, "opened": 0 },
            "first": 0,
            "phase": "place",
            "laid": [{ "card": 8, "rotation": 0, "at": [1, 1], "tower": "white" }],
            "row": [31, 1, 9, 12],
            "swept": [],
        },
        "clans": [null, ["toad"], null],
    });
    assert_eq!(serde_json::to_value(&view).unwrap(), expected);
}

/// A malformed view is refused with a reason, whatever is wrong with it.
#[test]
fn malformed_views_are_refused() {
    let mut scene = Scene::new(3);
    scene.laid = vec![(8, 0, 1, 1, "white")];
    scene.row = [31, 1, 9, 12];
    assert!(scene.view().is_ok());
    let with = |path: &str, value: Value| {
        let mut json = scene.json();
        *json.pointer_mut(path).unwrap() = value;
        serde_json::from_value::<View>(json).unwrap_err().to_string()
    };
    for (path, value, why) in [
        ("/board/seats", json!(5), "two to four can play"),
        ("/board/seats", json!(1), "two to four can play"),
        ("/board/seats", json!(99), "a table cannot have 99 seats"),
        ("/board/first", json!(3), "the first player does not sit at the table"),
        ("/board/row", json!([31, 1, 9, 9]), "a card is there twice, or it is the start card"),
        ("/board/row", json!([31, 1, 9, 8]), "a card is there twice, or it is the start card"),
        ("/board/row", json!([31, 1, 9, 0]), "a card is there twice, or it is the start card"),
        ("/board/row", json!([31, 1, 9, 37]), "there are 37 cards, 0 to 36"),
        ("/board/row", json!([31, 1, 9, null]), "the row has too many or too few cards"),
        ("/board/swept", json!([31]), "a card is there twice, or it is the start card"),
        ("/board/laid/0/at", json!([2, 2]), "a card cannot lie there"),
        ("/board/laid/0/at", json!([0, 0]), "a card cannot lie there"),
        ("/board/laid/0/at", json!([52, 0]), "a card cannot lie there"),
        ("/board/laid/0/at", json!([99, 0]), "no place is that far away"),
        ("/board/laid/0/rotation", json!(4), "a card has four rotations, 0 to 3"),
        ("/board/laid/0/tower", json!("black"), "this tower is not the player's next one"),
        ("/board/laid/0/card", json!(36), "a tower cannot stand there"),
        ("/board/phase", json!("tower"), "the turn cannot be that far"),
        ("/board/phase", json!("finish"), "the turn cannot be that far"),
        ("/board/phase", json!("over"), "the turn cannot be that far"),
        ("/board/phase", json!("confirm"), "the row has too many or too few cards"),
        ("/board/phase", json!("lunch"), "unknown variant `lunch`"),
        ("/clans", json!([null, null]), "clans and seats are not equally many"),
        ("/clans", json!([["fox"], ["fox"], null]), "two players have the same clan"),
        ("/clans", json!([["fox", "toad"], null, null]), "a player has too many or too few clans"),
        ("/clans", json!([["fox", "fox"], null, null]), "a clan is named twice"),
        ("/clans", json!([[], null, null]), "a player has too many or too few clans"),
    ] {
        let error = with(path, value.clone());
        assert!(error.contains(why), "{path} {value}: {error}");
    }
    // No card laid twice, not even to make the forest longer than it can be.
    let mut endless = Scene::new(3);
    endless.laid = (0..36).map(|n| (8, 0, 1 + n, 0, "")).collect();
    assert!(endless.view().is_err());
}

#[test]
fn a_damaged_view_is_refused_or_can_be_played() {
    let (mut taken, mut refused) = (0, 0);
    let mut picks = Picks::new(5);
    for seats in 2..=4 {
        let mut table = Table::new(seats, seats == 3, 4);
        for laid in [0, 5, 12, 20] {
            table.until(|table| table.board().laid().len() >= laid || table.board().turn().is_none());
            let (more, less) = damaged_views(&table.game, &mut picks, 3);
            (taken, refused) = (taken + more, refused + less);
        }
    }
    assert!(taken > 50 && refused > 1_000, "{taken} {refused}");
}
