//! What a player is shown of the pending steps: `Board::ahead`.

use engawa_white_castle::{Good, Kind, Task};
use serde_json::{Value, json};

use crate::scene::{Scene, act, board, each_position, may, steward, task, tile};

fn ahead(scene: Scene) -> Vec<Task> {
    board(&scene.set()).ahead().map(|step| step.task).collect()
}

#[test]
fn what_is_over_is_not_shown() {
    // The frames of a chain: every printed effect waits below what it set off, with nothing left to do.
    let [row, blue] = [steward(2).rows()[0].effects, tile(1).face(engawa_white_castle::Face::Blue)];
    let tasks = [
        Task::Rows(steward(2), 0),
        Task::Parts(row, 1),
        Task::Courtier(0b10),
        Task::Domain(engawa_white_castle::Colour::Coral, 2),
        Task::Tiles(0),
        Task::Parts(blue, 1),
        Task::Well(0),
        Task::Warrior,
        Task::Courtier(0b01),
    ];
    let stack: Vec<Value> = [json!("finish")].into_iter().chain(tasks.map(|task| json!(task))).collect();
    let scene = Scene::base(2).stack(&stack).has(Good::Coin, 2);
    assert_eq!(ahead(scene.clone()), [Task::Courtier(0b01), Task::Finish]);
    // With what they ask they are.
    let able = scene.has(Good::Iron, 1).has(Good::Pearl, 2).clan(0, "courtiers", json!([1, 0, 0, 0]));
    assert_eq!(ahead(able), [Task::Courtier(0b01), Task::Warrior, Task::Courtier(0b10), Task::Finish]);
}

#[test]
fn goods_to_come_may_pay_for_what_is_behind_them() {
    let scene = Scene::base(2).stack(&[json!("finish"), json!("warrior"), json!({ "goods": { "any": 1 } })]);
    let any = Task::Goods(serde_json::from_value(json!({ "any": 1 })).expect("goods"));
    assert_eq!(ahead(scene.clone()), [any, Task::Warrior, Task::Finish]);
    // Without a warrior no good helps.
    assert_eq!(ahead(scene.clan(0, "warriors", json!([0, 0, 5]))), [any, Task::Finish]);
}

#[test]
fn the_turn_is_over_when_nothing_else_is_shown() {
    let mut left = 0;
    for (seats, matcha) in [(1, true), (3, false), (4, true)] {
        each_position(12, seats, matcha, |game| {
            let shown: Vec<Task> = board(game).ahead().map(|step| step.task).collect();
            if matches!(shown[..], [_, Task::Finish]) && may(game, Kind::Decline) {
                let mut after = *game;
                act(&mut after, Kind::Decline);
                assert_eq!(task(&after), Some(Task::Finish), "{:?}", board(game).pending());
                left += usize::from(board(game).pending().len() > 2);
            }
        });
    }
    assert!(left > 20, "{left}");
}
