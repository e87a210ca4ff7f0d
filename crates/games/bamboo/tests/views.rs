//! Views as JSON: what is wrong with one is told, and nothing that is read can make the rules stumble.

mod scene;

use engawa_bamboo::{Bamboo, Side, View};
use engawa_kernel::testing::damaged_views;
use scene::{Picks, Scene, act, each_position, listed, start};
use serde_json::{Value, json};

fn read(value: Value) -> Result<View, String> {
    serde_json::from_value(value).map_err(|error| error.to_string())
}

#[test]
fn a_wrong_view_is_refused_with_its_reason() {
    let whole = Scene::new(3).view();
    assert!(read(whole.clone()).is_ok());
    for (path, value, reason) in [
        ("/seats", json!(2), "there is not one board for each of two to four seats"),
        ("/seats", json!(5), "there is not one board for each of two to four seats"),
        ("/active", json!(3), "nobody sits where the turn is"),
        ("/last", json!(5), "nobody sits where the turn is"),
        ("/players/0/areas/0", json!([]), "the shoots do not add up"),
        ("/players/0/areas/0", json!([1, 1]), "a shoot lies there twice"),
        ("/players/0/areas/0", json!([1, 99]), "no shoot of the box has this number"),
        ("/players/0/areas/0", json!([1, 29, 30, 17, 18]), "an area holds more shoots than it has cells"),
        ("/gone", json!([]), "the shoots do not add up"),
        ("/turn/ready", json!([1]), "a shoot is ready that was not planted"),
        ("/turn/activations", json!(9), "shoots are planted or harvested at the wrong time"),
        ("/tiles/0/display", json!([1, 2, 3, 33]), "a display column holds other pieces"),
        ("/tiles/0/display", json!([1, 2, 3]), "the home tiles do not add up"),
        ("/tiles/0/stack", json!([40]), "a piece lies in another stack than its own"),
        ("/tiles/0/stack", json!([10, 10]), "a piece lies there twice"),
        ("/tiles/0/known", json!([10, 11, 12, 13]), "too many pieces went under a stack"),
        ("/tokens/0/display", json!([1, 2]), "the harmony tokens do not add up"),
        ("/players/0/tokens", json!([1, 2, 3]), "more than two tokens of one type lie on a board"),
        ("/turn/second_parts", json!(1), "more second parts wait than can be owed"),
        ("/players/0/tokens", json!([1, 1]), "a token lies there twice"),
        ("/players/0/house", json!([["a1", 9], ["a1", 10]]), "two tiles lie on one cell"),
        ("/players/0/house", json!([["f1", 9]]), "a cell is written like d3"),
        ("/players/0/sticks", json!(9), "the sticks do not add up"),
        ("/players/0/food/tea", json!(1), "the food does not add up"),
        ("/food/supply", json!([200, 200, 0]), "a bag holds at most 255 pieces"),
        ("/temples/0/ghost", json!(2), "the ghost has other sticks"),
        ("/temples/0/under", json!(4), "a temple has four spirits, the top one face up"),
        ("/temples/0/spirit", json!(null), "a temple has four spirits, the top one face up"),
        ("/temples/0/sticks", json!([4]), "a temple holds sticks that nobody has"),
        ("/temples/0/sticks", json!([0]), "the sticks do not add up"),
        ("/unseen_spirits", json!([3, 3, 3, 3, 3, 3, 3]), "the spirits do not add up"),
        ("/round", json!(9), "the round is another one"),
        ("/round", json!(0), "the round is another one"),
        ("/step", json!("year"), "nobody has anything to decide"),
        ("/step", json!("gift_taken"), "an action has begun where none can"),
        ("/step", json!("draft"), "the round is another one"),
        ("/gap", json!("food"), "nobody has anything to decide"),
        ("/step", json!("monsoon"), "unknown variant"),
    ] {
        let mut view = whole.clone();
        *view.pointer_mut(path).expect("a place") = value.clone();
        let found = read(view).expect_err(path);
        assert!(found.contains(reason), "{path} = {value}: {found}");
    }
    let mut more = whole;
    more["weather"] = json!("rain");
    assert!(read(more).is_err(), "unknown fields");
}

#[test]
fn a_damaged_view_is_refused_or_can_be_played() {
    let (mut taken, mut refused) = (0, 0);
    let mut picks = Picks::new(5);
    for (seats, side) in [(2, Side::Night), (3, Side::Day), (4, Side::Night)] {
        let (mut game, mut dice) = start(seats, side, 4);
        for round in 0..40 {
            let (more, less) = damaged_views(&game, &mut picks, 12);
            (taken, refused) = (taken + more, refused + less);
            for _ in 0..=round {
                let kinds = listed(&game);
                if !kinds.is_empty() {
                    act(&mut game, picks.any(&kinds), &mut dice);
                }
            }
        }
    }
    assert!(taken > 100 && refused > 1_000, "{taken} {refused}");
}

#[test]
fn a_state_is_small() {
    // The plan allows 2,000 bytes.
    assert!(size_of::<Bamboo>() <= 1_024, "{}", size_of::<Bamboo>());
    each_position(1, |game, _| assert_eq!(*game, { *game }));
}
