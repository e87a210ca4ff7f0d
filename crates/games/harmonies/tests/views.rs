//! Views as JSON: readable, and refused with a reason when they cannot be.

mod scene;

use engawa_harmonies::{Harmonies, Side, View};
use engawa_kernel::testing::damaged_views;
use scene::{Picks, Scene, each_position, start};
use serde_json::{Value, json};

fn read(view: Value) -> Result<View, String> {
    serde_json::from_value(view).map_err(|error| error.to_string())
}

fn example() -> Value {
    let mut scene = Scene::new(2, Side::A)
        .cubed((0, 0), &[engawa_harmonies::Colour::Gray], 22)
        .pile((0, 1), &[engawa_harmonies::Colour::Brown, engawa_harmonies::Colour::Green])
        .cards(&[22, 40]);
    scene.spirits = true;
    scene.view()
}

#[test]
fn a_view_names_things_where_they_lie() {
    let view = serde_json::to_value(read(example()).expect("a view")).expect("JSON");
    let piles = &view["board"]["players"][0]["piles"];
    assert_eq!(piles[0], json!({"at": "A0,0", "stack": ["gray"], "cube": 22}));
    assert_eq!(piles[1], json!({"at": "A0,1", "stack": ["brown", "green"], "cube": null}));
    assert_eq!(view["board"]["players"][0]["cards"], json!([22, 40]));
    assert_eq!(view["board"]["options"], json!({"side": "A", "spirits": true}));
}

#[test]
fn a_malformed_view_is_refused() {
    let board = |path: &str, value: Value| {
        let mut view = example();
        *view.pointer_mut(path).unwrap_or_else(|| panic!("{path}")) = value;
        read(view).err().unwrap_or_else(|| panic!("{path} is taken"))
    };
    let pile = "/board/players/0/piles/0";
    for (path, value, reason) in [
        ("/board/seats", json!(3), "there is not one board for each seat"),
        ("/board/seats", json!(0), "a table cannot have 0 seats"),
        ("/board/active", json!(2), "nobody sits where the turn is"),
        ("/board/first", json!(3), "nobody sits where the turn is"),
        ("/board/bag/0", json!(0), "the tokens do not add up"),
        ("/board/bag", json!([200, 200, 0, 0, 0, 0]), "a bag holds at most 255 pieces"),
        ("/board/bag", json!([1, 2]), "a bag lacks a kind"),
        ("/board/row/0", json!(null), "the animal cards do not add up"),
        ("/board/row/0", json!(22), "a card stands there twice"),
        ("/board/row/0", json!(33), "the animal cards do not add up"),
        ("/board/row", json!([1]), "the central board or the row has another size"),
        ("/board/deck", json!([1, 1]), "a card stands there twice"),
        ("/board/spaces/1", json!(["blue"]), "the spaces hold other numbers of tokens"),
        (
            "/board/spaces/1",
            json!(["blue", "blue", "blue", "blue"]),
            "no more than three tokens lie together",
        ),
        ("/board/hand", json!(["blue"]), "the spaces hold other numbers of tokens"),
        ("/board/emptied", json!(1), "the spaces hold other numbers of tokens"),
        ("/board/emptied", json!(5), "no central board has this space"),
        (pile, json!({"at": "B0,0", "stack": ["gray"]}), "a pile lies on the other side of the board"),
        (pile, json!({"at": "A9,9", "stack": ["gray"]}), "a cell is written like A2,-1"),
        (pile, json!({"at": "A0,1", "stack": ["gray"]}), "two piles lie on one cell"),
        (pile, json!({"at": "A0,0", "stack": ["gray", "blue"]}), "these tokens cannot lie on one another"),
        (pile, json!({"at": "A0,0", "stack": []}), "these tokens cannot lie on one another"),
        (pile, json!({"at": "A0,0", "stack": ["gray"], "cube": 5}), "lies at the wrong place"),
        ("/board/players/0/cards", json!([]), "lies at the wrong place"),
        ("/board/players/0/cards", json!([22, 40, 22]), "a card stands there twice"),
        ("/board/players/0/cards", json!([22, 40, 99]), "no card of the box has this number"),
        ("/board/players/0/cards", json!([22, 40, 41]), "a spirit is where it cannot be"),
        ("/board/players/1/cards", json!([40]), "a spirit is where it cannot be"),
        ("/board/options/spirits", json!(false), "a spirit is where it cannot be"),
        ("/seat", json!(2), "nobody sits where the view is from"),
        ("/refused", json!(1), "a spirit is where it cannot be"),
        ("/refused", json!(40), "a spirit is where it cannot be"),
        ("/offered", json!([33, 34]), "a spirit is where it cannot be"),
    ] {
        let found = board(path, value.clone());
        assert!(found.contains(reason), "{path} = {value}: {found}");
    }
    let mut more = example();
    more["board"]["cubes"] = json!(1);
    assert!(read(more).is_err(), "unknown fields");
}

#[test]
fn a_damaged_view_is_refused_or_can_be_played() {
    let (mut taken, mut refused) = (0, 0);
    for (seats, side, spirits) in [(1, Side::B, true), (2, Side::A, false), (4, Side::B, true)] {
        let ((mut game, mut dice), mut picks) = (start(seats, side, spirits, 4), Picks::new(4));
        for _ in 0..6 {
            let (more, less) = damaged_views(&game, &mut picks, 1);
            (taken, refused) = (taken + more, refused + less);
            scene::random_turn(&mut game, &mut dice, &mut picks);
        }
    }
    assert!(taken > 100 && refused > 1_000, "{taken} {refused}");
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<Harmonies>() <= 512, "{}", size_of::<Harmonies>());
    each_position(1, |game, _| assert_eq!(*game, { *game }));
}
