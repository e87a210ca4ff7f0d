//! WC-6, WC-7, WCM-6.9: lantern and influence.

use engawa_white_castle::{Breach, Colour, Event, Face, Good, Kind, Source, Task, Who};
use serde_json::json;

use crate::scene::{
    Scene, act, acts, board, breach, calligraphy, diplomat, has, ikebana, listed, me, seat, start_action,
    steward, task, tile,
};

/// Influence of two steps is pending.
fn two_steps(from: u8, seals: u16) -> Scene {
    let face = tile(2).face(Face::Yellow);
    Scene::base(2).influence(0, from).has(Good::Seal, seals).effects(face, Source::Game)
}

#[test]
fn the_lantern_sums_up_the_backs() {
    // WC-6.1, WCM-6.9: resource card, decree, start action card, stewards, diplomats, cards of Himeji.
    let scene = Scene::matcha(2)
        .resource(0, 7)
        .lanterns(0, &[start_action(1), steward(2), steward(4), diplomat(3)])
        .action(0, steward(5));
    let mut json = scene.json.clone();
    for card in [ikebana(1), calligraphy(2)] {
        let art = card.art().index();
        if json["arts"][art] == json!(card) {
            continue;
        }
        let loose = json["art_decks"][art]["loose"].as_u64().expect("a set");
        json["art_decks"][art]["loose"] = json!(loose & !(1 << card.index()));
        json["clans"][0]["arts"] =
            json!(json["clans"][0]["arts"].as_u64().expect("a set") | 1 << card.index());
    }
    let arts = json["clans"][0]["arts"].as_u64().expect("a set");
    let game = Scene { json, ..scene }.set();
    let lantern = me(&game).lantern();
    // Food and the decree of points of card 7; WC-6.2: the card on the clan board does not count.
    assert_eq!(lantern.get(Good::Food), 1);
    assert_eq!(lantern.get(Good::Influence), 1);
    assert_eq!(lantern.get(Good::Coin), 2);
    assert_eq!(lantern.get(Good::Point), 2);
    assert_eq!(lantern.get(Good::Whisk), u8::from(arts & 1 == 1));
    assert_eq!(lantern.get(Good::Seal), u8::from(arts >> 9 & 1 == 1));
}

#[test]
fn the_parts_of_a_lantern_come_in_any_order() {
    // WC-6.1, WC-6.2: on space 5 with 5 seals the step first, then the seal; with none the seal comes first by itself.
    let scene = |seals: u16| {
        let effects = ikebana(4).curtain(Face::Yellow);
        let scene = Scene::matcha(2).resource(0, 4).lanterns(0, &[start_action(1)]).influence(0, 5);
        scene.has(Good::Seal, seals).effects(effects, Source::Game)
    };
    let mut game = scene(5).set();
    act(&mut game, Kind::Part { part: 0 });
    assert!(listed(&game).contains(&Kind::TakeSeals));
    act(&mut game, Kind::Advance { to: 6 });
    assert_eq!(
        (has(&game, Good::Influence), has(&game, Good::Seal), task(&game)),
        (6, 5, Some(Task::Finish))
    );
    let mut game = scene(0).set();
    acts(&mut game, &[Kind::Part { part: 0 }, Kind::Advance { to: 6 }]);
    assert_eq!((has(&game, Good::Influence), has(&game, Good::Seal)), (6, 0));
}

#[test]
fn the_end_of_the_track() {
    // WC-7.3, WC-EX-01: marker on 19, two steps: one is lost; at 20 nothing is asked.
    let mut game = two_steps(19, 0).set();
    acts(&mut game, &[Kind::Part { part: 0 }, Kind::Advance { to: 20 }]);
    assert_eq!(has(&game, Good::Influence), 20);
    let mut game = two_steps(20, 0).set();
    act(&mut game, Kind::Part { part: 0 });
    assert_eq!(task(&game), Some(Task::Finish));
}

#[test]
fn barriers_are_paid_or_stop_the_marker() {
    // WC-7.1, WC-EX-02: without seals the marker stays on 5; with one it may go on to 7, or stay.
    let mut game = two_steps(5, 0).set();
    act(&mut game, Kind::Part { part: 0 });
    assert_eq!((task(&game), has(&game, Good::Influence)), (Some(Task::Finish), 5));
    let mut game = two_steps(5, 1).set();
    act(&mut game, Kind::Part { part: 0 });
    assert_eq!(listed(&game), [Kind::Advance { to: 7 }, Kind::Stay]);
    act(&mut game, Kind::Advance { to: 7 });
    assert_eq!((has(&game, Good::Influence), has(&game, Good::Seal)), (7, 0));
    // 11 costs two, 15 three; a refused barrier loses the rest of the move.
    for (from, seals, stops) in [
        (4, 1, vec![5, 6]),
        (4, 0, vec![5]),
        (9, 1, vec![10]),
        (9, 2, vec![10, 11]),
        (13, 2, vec![14]),
        (13, 3, vec![14, 15]),
    ] {
        let mut game = two_steps(from, seals).set();
        act(&mut game, Kind::Part { part: 0 });
        let mut expected: Vec<Kind> = stops.iter().map(|&to| Kind::Advance { to }).collect();
        expected.push(Kind::Stay);
        assert_eq!(listed(&game), expected, "{from} {seals}");
        assert_eq!(breach(&game, Kind::Advance { to: from }), Some(Breach::CannotStopThere));
        let to = *stops.last().expect("a stop");
        let price = match to {
            6 => 1,
            11 => 2,
            15 => 3,
            _ => 0,
        };
        act(&mut game, Kind::Advance { to });
        assert_eq!((has(&game, Good::Influence), has(&game, Good::Seal)), (to.into(), seals - price));
    }
}

#[test]
fn a_moved_marker_lies_on_top() {
    // WC-7.2: on the space of another; staying does not restack.
    let scene = two_steps(0, 0).influence(1, 2).influence(0, 0);
    let mut game = scene.clone().set();
    assert!(
        board(&game).standing().eq([1, 0].map(|n| engawa_white_castle::Who::Seat(crate::scene::seat(n))))
    );
    acts(&mut game, &[Kind::Part { part: 0 }, Kind::Advance { to: 2 }]);
    assert!(
        board(&game).standing().eq([0, 1].map(|n| engawa_white_castle::Who::Seat(crate::scene::seat(n))))
    );
    let scene = two_steps(0, 0).influence(0, 0).influence(1, 0);
    let mut game = scene.set();
    let before: Vec<_> = board(&game).standing().collect();
    acts(&mut game, &[Kind::Part { part: 0 }, Kind::Stay]);
    assert!(board(&game).standing().eq(before));
    assert_eq!(board(&game).bridge(Colour::Green).len(), 0);
}

#[test]
fn steps_that_cannot_be_gone_are_told_as_lost() {
    // WC-7.1, WC-7.3: before a barrier without a seal all of them, beyond the last space the rest.
    let lost = |n| Event::Lost { who: Who::Seat(seat(0)), good: Good::Influence, n };
    let told = act(&mut two_steps(5, 0).set(), Kind::Part { part: 0 });
    assert!(told.contains(&lost(2)), "{told:?}");
    let told = act(&mut two_steps(20, 5).set(), Kind::Part { part: 0 });
    assert!(told.contains(&lost(2)), "{told:?}");
    let mut game = two_steps(19, 5).set();
    act(&mut game, Kind::Part { part: 0 });
    let told = act(&mut game, Kind::Advance { to: 20 });
    assert!(told.contains(&lost(1)), "{told:?}");
    let mut game = two_steps(2, 0).set();
    act(&mut game, Kind::Part { part: 0 });
    let told = act(&mut game, Kind::Advance { to: 4 });
    assert!(!told.iter().any(|event| matches!(event, Event::Lost { .. })), "{told:?}");
}
