//! Views from outside: what is read is what was written, and what cannot be is refused; whatever is taken for a view can be
//! played from without harm.

use engawa_bitoku::{Bitoku, Options, View};
use engawa_kernel::testing::Picks;
use engawa_kernel::{Actions, Dice, Rules, SeatCount, Seed, Stage, Viewer};
use serde_json::Value;

/// A random game after so many decisions.
fn midway(seats: usize, seed: u64, decisions: usize) -> Bitoku {
    let seats = SeatCount::new(seats).expect("seats");
    let (mut dice, mut picks) = (Dice::new(&Seed::from_number(seed)), Picks::new(seed));
    let mut list = Actions::new();
    let mut game = Bitoku::setup(&Options::default(), seats, &mut Stage::silent(&mut dice));
    for _ in 0..decisions {
        let Some(seat) = game.deciders().first() else { break };
        game.actions(seat, &mut list);
        game.perform(seat, list[picks.below(list.len())], &mut Stage::silent(&mut dice));
    }
    game
}

/// All numbers of a JSON value, as places to change them.
fn numbers(value: &Value, at: &mut Vec<String>, found: &mut Vec<String>) {
    match value {
        Value::Number(_) => found.push(format!("/{}", at.join("/"))),
        Value::Array(items) => {
            for (place, item) in items.iter().enumerate() {
                at.push(place.to_string());
                numbers(item, at, found);
                at.pop();
            }
        }
        Value::Object(fields) => {
            for (key, item) in fields {
                at.push(key.clone());
                numbers(item, at, found);
                at.pop();
            }
        }
        _ => {}
    }
}

#[test]
fn a_damaged_view_is_refused_or_can_be_played() {
    let (mut refused, mut taken) = (0, 0);
    let mut list = Actions::new();
    for seed in 0..60u64 {
        let game = midway(seed as usize % 4 + 1, seed, (seed as usize * 7) % 300);
        let mut picks = Picks::new(1000 + seed);
        let view = serde_json::to_value(game.view(Viewer::Spectator)).expect("JSON");
        let mut places = Vec::new();
        numbers(&view, &mut Vec::new(), &mut places);
        for _ in 0..60 {
            let mut damaged = view.clone();
            let place = &places[picks.below(places.len())];
            let number = [0, 1, 2, 3, 5, 7, 8, 16, 31, 63, 200, 255][picks.below(12)];
            *damaged.pointer_mut(place).expect("a place") = number.into();
            let Ok(view) = serde_json::from_value::<View>(damaged) else {
                refused += 1;
                continue;
            };
            taken += 1;
            let mut dice = Dice::new(&Seed::from_number(seed));
            let world = Bitoku::redeal(&view, &mut dice);
            for seat in world.deciders().iter() {
                world.actions(seat, &mut list);
                for &action in list.iter() {
                    let mut next = world;
                    next.perform(seat, action, &mut Stage::silent(&mut dice));
                    assert!(next.outcome().is_some() || !next.deciders().is_empty(), "{place} = {number}");
                }
            }
        }
    }
    assert!(refused > 1_000 && taken > 50, "{refused} refused, {taken} taken");
}

#[test]
fn a_view_tells_no_more_than_it_should_and_comes_back_whole() {
    for seed in 0..20 {
        let game = midway(3, seed, 120);
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(viewer);
            let text = serde_json::to_string(&view).expect("JSON");
            assert_eq!(serde_json::from_str::<View>(&text).ok().as_ref(), Some(&view));
            let shown = view.own.iter().flatten().count();
            let over = game.outcome().is_some();
            assert_eq!(shown, if over { 3 } else { usize::from(viewer != Viewer::Spectator) });
        }
    }
    let game = midway(2, 1, 50);
    let text = serde_json::to_string(&game.view(Viewer::Spectator)).expect("JSON");
    for (from, to) in [("\"round\":1", "\"round\":9"), ("\"phase\":\"summer\"", "\"phase\":\"over\"")] {
        let damaged = text.replacen(from, to, 1);
        assert_ne!(damaged, text, "{from} stands there");
        assert!(serde_json::from_str::<View>(&damaged).is_err(), "{to}");
    }
}
