//! WC-9, WCM-8: points.

use engawa_kernel::{Game, Rules, Sheet};
use engawa_white_castle::{Bed, Good, WhiteCastle};
use serde_json::json;

use crate::scene::{Scene, board, plant, seat, stone};

fn sheet(scene: Scene) -> Sheet {
    board(&scene.set()).sheet(seat(0)).expect("a sheet")
}

fn line(scene: Scene, key: &str) -> i32 {
    let place = WhiteCastle::LINES.iter().position(|&line| line == key).expect("a line");
    sheet(scene).lines[place]
}

#[test]
fn every_line_has_its_rule() {
    let scene = || Scene::matcha(2);
    // WC-9.1: points gained during play stay.
    assert_eq!(line(scene().has(Good::Point, 41), "play"), 41);
    // WC-9.2: coins and seals together, by five.
    for (coins, seals, points) in [(4, 0, 0), (4, 1, 1), (8, 5, 2), (15, 4, 3), (16, 4, 4)] {
        assert_eq!(line(scene().has(Good::Coin, coins).has(Good::Seal, seals), "coins"), points);
    }
    // WC-9.3, WCM-8.1: 3 to 6 left are a point, 7 are two; whisks too.
    for good in [Good::Food, Good::Iron, Good::Pearl, Good::Whisk] {
        for (n, points) in [(0, 0), (2, 0), (3, 1), (6, 1), (7, 2)] {
            assert_eq!(line(scene().has(good, n), "resources"), points, "{n} {good:?}");
        }
    }
    // WC-9.4
    let expected = [0, 0, 0, 0, 0, 0, 3, 3, 3, 3, 3, 6, 6, 6, 6, 10, 11, 12, 13, 14, 15];
    for (space, points) in (0..).zip(expected) {
        assert_eq!(line(scene().influence(0, space), "influence"), points, "{space}");
    }
    // WC-9.5, WCM-8.3: gate 1, steward floor 3, diplomat floor 6, daimyo room 10.
    for (courtiers, points) in
        [([1, 0, 0, 0], 1), ([0, 1, 0, 0], 3), ([0, 0, 1, 0], 6), ([0, 0, 0, 1], 10), ([2, 1, 1, 1], 21)]
    {
        assert_eq!(line(scene().clan(0, "courtiers", json!(courtiers)), "courtiers"), points);
    }
    // WC-9.6: warriors by yard, times courtiers inside; the gate does not count.
    let warriors = scene().clan(0, "warriors", json!([2, 1, 1])).clan(0, "courtiers", json!([2, 1, 1, 1]));
    assert_eq!(line(warriors, "warriors"), (2 * 2 + 1 + 1) * 3);
    let outside = scene().clan(0, "warriors", json!([2, 1, 1])).clan(0, "courtiers", json!([2, 0, 0, 0]));
    assert_eq!(line(outside, "warriors"), 0);
    // WC-9.7: what is printed on the cards.
    let gardens = scene().bed(Bed::CoralPlant, plant(5)).bed(Bed::BlackStone, stone(3));
    assert_eq!(line(gardens.clan(0, "gardeners", json!(1 | 1 << 3)), "gardeners"), 9 + 3);
}

/// The example WCM-EX-08 of the rulebook.
#[test]
fn geishas() {
    // WCM-8.2, WCM-EX-08: overlook 2, first path space 2, two in the gardeners' room 12, one in the courtiers' room 8.
    let scene = Scene::matcha(2)
        .clan(0, "geishas", json!([0, 1, 1, 0, 2, 0, 1]))
        .clan(0, "gardeners", json!(0b111))
        .clan(0, "courtiers", json!([1, 1, 1, 1]));
    assert_eq!(line(scene, "geishas"), 24);
    // Entrance 1, second path space 3; warriors in the middle room.
    let scene = Scene::matcha(2).clan(0, "geishas", json!([1, 0, 0, 1, 0, 1, 0])).clan(
        0,
        "warriors",
        json!([1, 1, 0]),
    );
    assert_eq!(line(scene, "geishas"), 1 + 3 + 2 * 2);
}

#[test]
fn ties_go_to_the_higher_place() {
    // WC-9.8: equal points, the final turn order decides.
    let scene = Scene::base(2).influence(1, 1).influence(0, 1).stack(&[]).with("phase", json!("over"));
    let game = scene.clone().set();
    let outcome = game.outcome().expect("over");
    assert_eq!(outcome.sheets[0].total(), outcome.sheets[1].total());
    assert_eq!(outcome.winners.first(), Some(seat(0)));
    assert_eq!(outcome.winners.len(), 1);
    let outcome = scene.clone().influence(1, 1).set().outcome().expect("over");
    assert_eq!(outcome.winners.first(), Some(seat(1)));
    let outcome = scene.has(Good::Point, 1).influence(1, 2).set().outcome().expect("over");
    assert_eq!(outcome.winners.first(), Some(seat(0)), "more points first");
}
