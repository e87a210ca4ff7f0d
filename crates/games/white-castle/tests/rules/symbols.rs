//! WCM-5, WCM-6: ceremony tokens and symbols.

use engawa_white_castle::{
    Art, Bed, Breach, CastleRow, Face, Floor, Good, Hall, Kind, Room, Source, Task, TilePlace,
};
use serde_json::json;

use crate::scene::{
    Scene, act, acts, board, breach, calligraphy, ceremony, diplomat, has, ikebana, listed, may, me, steward,
    stone, task, tile,
};

/// A face of a token is pending.
fn token(number: usize, face: Face) -> Scene {
    let token = ceremony(number);
    Scene::matcha(2).effects(token.face(face), Source::Token(token, face))
}

#[test]
fn token_1() {
    // WCM-5.1: geisha action and any; two different stone gardens without an own gardener.
    let mut game = token(1, Face::Blue).has(Good::Coin, 2).set();
    acts(&mut game, &[Kind::Part { part: 0 }, Kind::Invite, Kind::Pick { good: Good::Food }]);
    assert_eq!((has(&game, Good::Food), task(&game)), (1, Some(Task::Finish)));
    let scene = token(1, Face::Yellow)
        .bed(Bed::CoralStone, stone(1))
        .bed(Bed::BlackStone, stone(3))
        .bed(Bed::WhiteStone, stone(6));
    let mut game = scene.set();
    act(&mut game, Kind::Part { part: 0 });
    let garden = |bed| Kind::Garden { bed };
    assert_eq!(
        listed(&game),
        [garden(Bed::CoralStone), garden(Bed::BlackStone), garden(Bed::WhiteStone), Kind::Decline]
    );
    act(&mut game, garden(Bed::BlackStone));
    assert_eq!(breach(&game, garden(Bed::BlackStone)), Some(Breach::GardenDoesNotFit));
    act(&mut game, garden(Bed::WhiteStone));
    assert_eq!([Good::Seal, Good::Whisk, Good::Coin].map(|good| has(&game, good)), [2, 2, 0]);
    assert_eq!(task(&game), Some(Task::Finish));
}

#[test]
fn token_2() {
    // WCM-5.2: lantern and a seal on the yellow side; the blue side is tried in the course.
    let mut game = token(2, Face::Yellow).resource(0, 9).set();
    act(&mut game, Kind::Part { part: 0 });
    assert_eq!((has(&game, Good::Food), has(&game, Good::Seal)), (1, 1));
}

#[test]
fn token_3() {
    // WCM-5.3, WCM-6.4: a dark row with its seal, and a coin; two light rows of different cards.
    let scene = token(3, Face::Blue).room(Room::Steward1, steward(2)).room(Room::Diplomat1, diplomat(2));
    let mut game = scene.set();
    act(&mut game, Kind::Part { part: 1 });
    assert_eq!(has(&game, Good::Coin), 1);
    let at = |n| Kind::CastleRow { at: CastleRow::new(n).expect("a row") };
    assert!(may(&game, at(0)) && may(&game, at(9)) && !may(&game, at(1)));
    act(&mut game, at(0));
    assert_eq!(task(&game), Some(Task::Finish), "no seal, no action");
    let mut game =
        token(3, Face::Yellow).room(Room::Steward1, steward(2)).room(Room::Steward2, steward(7)).set();
    acts(&mut game, &[Kind::Part { part: 0 }, at(2), at(5)]);
    assert_eq!((has(&game, Good::Iron), has(&game, Good::Food)), (2, 2));
    assert_eq!(task(&game), Some(Task::Finish));
}

#[test]
fn token_4() {
    // WCM-5.4: one of the two blue tiles; both yellow ones. No warrior, no iron.
    let tiles = |number, face| {
        token(number, face)
            .tile(TilePlace::FiveBlue, tile(1))
            .tile(TilePlace::ThreeBlue, tile(3))
            .tile(TilePlace::FiveYellow, tile(2))
            .tile(TilePlace::OneYellow, tile(5))
            .has(Good::Coin, 2)
    };
    let mut game = tiles(4, Face::Blue).set();
    act(&mut game, Kind::Part { part: 0 });
    let place = |place| Kind::Tile { place };
    assert_eq!(listed(&game), [place(TilePlace::FiveBlue), place(TilePlace::ThreeBlue), Kind::Decline]);
    act(&mut game, place(TilePlace::FiveBlue));
    assert_eq!(
        (task(&game), me(&game).away(engawa_white_castle::Member::Warrior)),
        (Some(Task::Courtier(3)), 0)
    );
    let mut game = tiles(4, Face::Yellow).set();
    acts(&mut game, &[Kind::Part { part: 0 }, place(TilePlace::OneYellow), Kind::Advance { to: 2 }]);
    assert_eq!((has(&game, Good::Seal), has(&game, Good::Influence)), (2, 2));
}

#[test]
fn tokens_5_and_6() {
    // WCM-5.5, WCM-5.6: gardener and a point, 4 points; warrior and 2 coins (before it), 7 coins.
    let mut game = token(5, Face::Blue).has(Good::Food, 7).set();
    act(&mut game, Kind::Part { part: 0 });
    assert_eq!(task(&game), Some(Task::Gardener));
    act(&mut game, Kind::Decline);
    assert_eq!(has(&game, Good::Point), 1);
    let gained = |number, face, good| {
        let mut game = token(number, face).has(Good::Iron, 7).set();
        let coins = listed(&game).into_iter().rfind(|kind| matches!(kind, Kind::Part { .. }));
        act(&mut game, coins.expect("a part"));
        has(&game, good)
    };
    assert_eq!(gained(5, Face::Yellow, Good::Point), 4);
    assert_eq!(gained(6, Face::Blue, Good::Coin), 2);
    assert_eq!(gained(6, Face::Yellow, Good::Coin), 7);
}

#[test]
fn tokens_7_and_8() {
    // WCM-5.7, WCM-5.8: the well twice; a courtier one floor up without pearls; 4 seals.
    let mut game = token(7, Face::Yellow).well([0, 5]).set();
    act(&mut game, Kind::Part { part: 0 });
    assert_eq!([Good::Seal, Good::Food, Good::Coin].map(|good| has(&game, good)), [2, 4, 0]);
    let scene = token(8, Face::Blue).clan(0, "courtiers", json!([1, 0, 1, 0])).daimyo(2).resource(0, 9);
    let mut game = scene.set();
    act(&mut game, Kind::Part { part: 0 });
    let climb = |from, to| Kind::Climb { from, to };
    assert!(
        may(&game, climb(Floor::Gate, Hall::Steward3)) && !may(&game, climb(Floor::Gate, Hall::Diplomat1))
    );
    acts(&mut game, &[climb(Floor::Diplomat, Hall::Daimyo), Kind::Slot { slot: 2 }]);
    assert_eq!([Good::Pearl, Good::Food, Good::Coin].map(|good| has(&game, good)), [0, 1, 3]);
    let mut game = token(8, Face::Yellow).has(Good::Seal, 2).set();
    acts(&mut game, &[Kind::Part { part: 0 }, Kind::TakeSeals]);
    assert_eq!(has(&game, Good::Seal), 5);
}

#[test]
fn token_9() {
    // WCM-5.9, WCM-6.2, WCM-6.3: any row, its costs paid; the pads twice, never the token of the pond.
    let mut game =
        token(9, Face::Blue).room(Room::Steward1, steward(2)).has(Good::Seal, 1).has(Good::Coin, 2).set();
    act(&mut game, Kind::Part { part: 0 });
    assert_eq!(listed(&game).len(), 14);
    acts(&mut game, &[Kind::CastleRow { at: CastleRow::new(0).expect("a row") }, Kind::Pay]);
    assert_eq!(task(&game), Some(Task::Courtier(3)));
    let mut game = token(9, Face::Yellow).pads([1, 2, 3]).has(Good::Coin, 9).set();
    act(&mut game, Kind::Part { part: 0 });
    assert_eq!([Good::Coin, Good::Whisk, Good::Iron].map(|good| has(&game, good)), [13, 2, 2]);
    assert_eq!(task(&game), Some(Task::Finish));
}

#[test]
fn token_10_and_curtains() {
    // WCM-5.10, WCM-6.7: a blue curtain without its seal; both yellow ones.
    let arts = |scene: Scene| scene.art(ikebana(5)).art(calligraphy(4)).has(Good::Coin, 9).pads([1, 2, 3]);
    let mut game = arts(token(10, Face::Blue)).set();
    acts(&mut game, &[Kind::Part { part: 0 }, Kind::Curtain { art: Art::Ikebana, face: Face::Blue }]);
    assert_eq!((task(&game), has(&game, Good::Seal)), (Some(Task::Courtier(3)), 0));
    // A seal printed in the row that it leads to is not waived.
    let mut game = arts(token(10, Face::Blue)).room(Room::Steward1, steward(2)).set();
    acts(
        &mut game,
        &[
            Kind::Part { part: 0 },
            Kind::Curtain { art: Art::Calligraphy, face: Face::Blue },
            Kind::CastleRow { at: CastleRow::new(0).expect("a row") },
        ],
    );
    assert_eq!(task(&game), Some(Task::Finish));
    let mut game = arts(token(10, Face::Yellow)).set();
    act(&mut game, Kind::Part { part: 0 });
    let curtain = |art| Kind::Curtain { art, face: Face::Yellow };
    assert_eq!(listed(&game), [curtain(Art::Ikebana), curtain(Art::Calligraphy), Kind::Decline]);
    acts(
        &mut game,
        &[curtain(Art::Calligraphy), Kind::Pick { good: Good::Food }, Kind::Pick { good: Good::Food }],
    );
    assert_eq!((has(&game, Good::Food), has(&game, Good::Iron)), (2, 1));
}

#[test]
fn both_curtains_of_one_card() {
    // WCM-6.5, WCM-6.6: one of the two top cards; the blue curtain costs its seal, each is optional.
    let scene = Scene::matcha(3).art(ikebana(6)).art(calligraphy(1)).has(Good::Seal, 1).has(Good::Food, 7);
    let mut game = scene.clone().task(Task::CardOfChoice).set();
    act(&mut game, Kind::Art { art: Art::Ikebana });
    let curtain = |face| Kind::Curtain { art: Art::Ikebana, face };
    assert_eq!(listed(&game), [curtain(Face::Yellow), curtain(Face::Blue), Kind::Decline]);
    acts(&mut game, &[curtain(Face::Blue), Kind::Pay]);
    assert_eq!((task(&game), has(&game, Good::Seal)), (Some(Task::Gardener), 0));
    acts(&mut game, &[Kind::Decline, Kind::Advance { to: 2 }]);
    assert_eq!(task(&game), Some(Task::Finish));
    let mut game = scene.task(Task::Curtain(Face::Yellow, false)).set();
    act(&mut game, Kind::Curtain { art: Art::Calligraphy, face: Face::Yellow });
    assert_eq!(has(&game, Good::Iron), 2);
}

#[test]
fn this_or_a_geisha() {
    // WCM-6.8: one of the two.
    let scene =
        Scene::matcha(2).art(ikebana(2)).has(Good::Coin, 9).effects(ikebana(2).unsealed(), Source::Game);
    for (option, expected) in [(0, Task::Courtier(3)), (1, Task::Geisha(3))] {
        let mut game = scene.clone().set();
        acts(&mut game, &[Kind::Part { part: 0 }, Kind::Choose { option }]);
        assert_eq!(task(&game), Some(expected));
        act(&mut game, Kind::Decline);
        assert_eq!(task(&game), Some(Task::Finish));
    }
    assert_eq!(board(&scene.set()).art(Art::Ikebana), Some(ikebana(2)));
}
