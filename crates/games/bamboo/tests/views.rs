//! Views as JSON: what is wrong with one is told, and nothing that is read can make the rules stumble.

mod scene;

use engawa_bamboo::{Bamboo, Side, View};
use engawa_kernel::{Actions, Dice, Rules, Seed, Stage, Viewer};
use scene::{Picks, Scene, each_position, start};
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
fn damaged_views_never_panic() {
    // Every leaf of real views replaced by something else: refused, or a position that can be dealt, listed and played on.
    let (mut taken, mut refused) = (0, 0);
    let mut picks = Picks::new(5);
    for (seats, side) in [(2, Side::Night), (3, Side::Day), (4, Side::Night)] {
        let (mut game, mut dice) = start(seats, side, 4);
        let mut list = Actions::new();
        for round in 0..40 {
            let whole = serde_json::to_value(game.view(Viewer::Spectator)).expect("JSON");
            for path in leaves(&whole, String::new()) {
                if picks.below(6) > 0 {
                    continue;
                }
                for value in
                    [json!(null), json!(0), json!(3), json!(250), json!([]), json!("a1"), json!(true)]
                {
                    let mut view = whole.clone();
                    *view.pointer_mut(&path).expect("a leaf") = value;
                    match read(view) {
                        Err(_) => refused += 1,
                        Ok(view) => {
                            taken += 1;
                            play_on(Bamboo::redeal(&view, &mut Dice::new(&Seed::from_number(1))), &mut picks);
                        }
                    }
                }
            }
            for _ in 0..=round {
                let Some(seat) = game.deciders().first() else { break };
                game.actions(seat, &mut list);
                let action = list[picks.below(list.len())];
                game.perform(seat, action, &mut Stage::silent(&mut dice));
            }
        }
    }
    assert!(taken > 100 && refused > 1_000, "{taken} {refused}");
}

fn play_on(mut world: Bamboo, picks: &mut Picks) {
    let (mut list, mut dice) = (Actions::new(), Dice::new(&Seed::from_number(2)));
    for _ in 0..30 {
        let Some(seat) = world.deciders().first() else { break };
        world.actions(seat, &mut list);
        let _ = (world.prompt(seat), world.hash());
        if list.is_empty() {
            break;
        }
        let action = list[picks.below(list.len())];
        let _ = world.reveals(seat, action);
        world.perform(seat, action, &mut Stage::silent(&mut dice));
    }
    let _ = world.outcome();
}

fn leaves(value: &Value, path: String) -> Vec<String> {
    match value {
        Value::Object(fields) => {
            fields.iter().flat_map(|(key, value)| leaves(value, format!("{path}/{key}"))).collect()
        }
        Value::Array(items) if !items.is_empty() => {
            items.iter().enumerate().flat_map(|(at, value)| leaves(value, format!("{path}/{at}"))).collect()
        }
        _ => vec![path],
    }
}

#[test]
fn a_state_is_small() {
    // The plan allows 2,000 bytes.
    assert!(size_of::<Bamboo>() <= 1_024, "{}", size_of::<Bamboo>());
    each_position(1, |game, _| assert_eq!(*game, { *game }));
}
