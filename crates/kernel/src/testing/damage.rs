//! Views as a stranger could send them: something is changed in a real one.

use serde_json::{Value, json};

use crate::{Actions, Rules, Stage, Viewer};

use super::{Picks, dice};

/// How far a world is played that was dealt from a damaged view.
const DECISIONS: usize = 30;

/// Damages the views of a position: one leaf in `every` is replaced by this and that. Each is refused when it is read, or a world is
/// dealt from it in which one can list, announce and play on. Gives how many were taken and how many refused.
pub fn damaged_views<R: Rules>(game: &R, picks: &mut Picks, every: usize) -> (usize, usize) {
    let (mut taken, mut refused) = (0, 0);
    let asked = game.deciders().first().map(Viewer::Seat);
    for viewer in asked.into_iter().chain([Viewer::Spectator]) {
        let whole = serde_json::to_value(game.view(viewer)).expect("a view can be written");
        for path in leaves(&whole) {
            if picks.below(every) > 0 {
                continue;
            }
            let at = whole.pointer(&path).expect("a leaf");
            let near = at.as_u64().map(|number| json!(number + 1));
            let strange =
                [json!(null), json!(0), json!(3), json!(31), json!(250), json!([]), json!("a1"), json!(true)];
            for value in strange.into_iter().chain(near) {
                let mut view = whole.clone();
                let what = format!("{path} = {value}");
                *view.pointer_mut(&path).expect("a leaf") = value;
                match serde_json::from_value::<R::View>(view) {
                    Err(_) => refused += 1,
                    Ok(view) => {
                        taken += 1;
                        play_on(R::redeal(&view, &mut dice(1)), picks, &what);
                    }
                }
            }
        }
    }
    (taken, refused)
}

/// Nothing is promised of such a world but that nobody stumbles, and that somebody is asked until it is over.
fn play_on<R: Rules>(mut world: R, picks: &mut Picks, what: &str) {
    let (mut list, mut dice) = (Actions::new(), dice(2));
    for decision in 0..DECISIONS {
        let Some(seat) = world.deciders().first() else { break };
        world.actions(seat, &mut list);
        let _ = (world.prompt(seat), world.hash());
        if list.is_empty() {
            break;
        }
        // At first every action, then a game of any.
        let tried = if decision == 0 { list.to_vec() } else { vec![picks.any(&list)] };
        let before = world.clone();
        for action in tried {
            world = before.clone();
            let _ = world.reveals(seat, action);
            world.perform(seat, action, &mut Stage::silent(&mut dice));
            assert!(world.outcome().is_some() || !world.deciders().is_empty(), "{what}: nobody is asked");
        }
    }
}

/// The places of a JSON value that hold nothing else, as pointers.
fn leaves(value: &Value) -> Vec<String> {
    let below = |key: String, value: &Value| -> Vec<String> {
        leaves(value).into_iter().map(|path| format!("/{key}{path}")).collect()
    };
    match value {
        Value::Object(fields) => fields.iter().flat_map(|(key, value)| below(key.clone(), value)).collect(),
        Value::Array(items) if !items.is_empty() => {
            items.iter().enumerate().flat_map(|(at, value)| below(at.to_string(), value)).collect()
        }
        _ => vec![String::new()],
    }
}
