//! What follows by itself: each kind of answer, and what is asked all the same.

use engawa_kernel::Rules;
use engawa_kernel::testing::follows;
use engawa_white_castle::{
    Art, Bed, CastleRow, Colour, End, Face, Good, Kind, Room, Source, Space, Task, TeaPlace, TilePlace,
};
use serde_json::{Value, json};

use crate::scene::{
    Scene, act, acts, calligraphy, ceremony, diplomat, each_position, ikebana, listed, place, plant,
    start_action, steward, stone, task, tile,
};

fn goods(goods: &Value) -> Scene {
    Scene::matcha(2).stack(&[json!("finish"), json!({ "goods": goods })])
}

#[test]
fn a_single_answer_and_some_among_others_in_whole_games() {
    let mut among = 0;
    for (seats, matcha) in [(1, true), (1, false), (2, true), (3, false), (4, true)] {
        each_position(8, seats, matcha, |game| {
            let Some(seat) = game.deciders().first() else { return };
            match (game.only(seat).and_then(Kind::of), follows(game)) {
                (Some(Kind::Finish | Kind::GoOn), answer) => assert_eq!(answer, None),
                (Some(only), answer) => assert_eq!(answer, Some(only)),
                (None, Some(answer)) => {
                    assert!(!matches!(answer, Kind::Finish | Kind::GoOn | Kind::Decline | Kind::Stay));
                    among += 1;
                }
                (None, None) => {}
            }
        });
    }
    assert!(among > 50, "{among}");
}

#[test]
fn a_single_answer_follows_but_not_the_last_word() {
    // WCM-10.7: the only rival geisha has one way to go.
    let scene = Scene::matcha(1)
        .with("active", json!(1))
        .clan(1, "geishas", json!([0, 0, 1, 0, 0, 0, 0]))
        .stack(&[json!("rival_end"), json!({ "rival_stroll": null })]);
    let to_path = Kind::RivalStroll { from: TeaPlace::Path1, to: TeaPlace::Path2 };
    let game = scene.set();
    assert_eq!((listed(&game), follows(&game)), (vec![to_path], Some(to_path)));
    for last in ["finish", "rival_turn"] {
        let game = Scene::matcha(1).with("loose", json!(true)).stack(&[json!(last)]).set();
        assert_eq!((listed(&game).len(), follows(&game)), (1, None));
    }
}

#[test]
fn a_resource_when_only_one_fits() {
    // WC-1.5: food and iron are full.
    let full = goods(&json!({ "any": 1, "influence": 1 })).has(Good::Food, 7).has(Good::Iron, 7);
    let game = full.clone().set();
    assert!(listed(&game).len() > 1);
    assert_eq!(follows(&game), Some(Kind::Pick { good: Good::Pearl }));
    assert_eq!(follows(&full.has(Good::Iron, 6).set()), None);
}

#[test]
fn influence_is_asked_and_taking_comes_first() {
    // WC-7.1, WC-8.1: who plays later may want to.
    let game = goods(&json!({ "influence": 1 })).set();
    assert_eq!((follows(&game), listed(&game)), (None, vec![Kind::Advance { to: 1 }, Kind::Stay]));
}

#[test]
fn the_lantern_first_unless_a_seal_would_be_lost() {
    // WC-6.1, WC-7.1: a calligraphy card in the lantern area brings the seal for the barrier.
    let scene = goods(&json!({ "lantern": 1, "influence": 1 })).influence(0, 5).art(calligraphy(1));
    let mut json = scene.json.clone();
    let card = calligraphy(2).index();
    let loose = json["art_decks"][1]["loose"].as_u64().expect("a set");
    json["art_decks"][1]["loose"] = json!(loose & !(1 << card));
    json["clans"][0]["arts"] = json!(1 << card);
    let scene = Scene { json, ..scene };
    assert_eq!(follows(&scene.clone().set()), Some(Kind::TakeLantern));
    assert_eq!(follows(&scene.has(Good::Seal, 5).set()), None);
}

#[test]
fn the_price_of_a_row_that_was_chosen() {
    // WCM-5.3: a dark row among others; its seal was seen.
    let token = ceremony(3);
    let rooms = |scene: Scene| {
        scene.room(Room::Steward1, steward(2)).room(Room::Steward2, steward(7)).has(Good::Coin, 2)
    };
    let scene = rooms(Scene::matcha(2)).effects(token.face(Face::Blue), Source::Token(token, Face::Blue));
    let row = Kind::CastleRow { at: CastleRow::new(0).expect("a row") };
    let chosen = |seals: u16| {
        let mut game = scene.clone().has(Good::Seal, seals).set();
        acts(&mut game, &[Kind::Part { part: 1 }, row]);
        game
    };
    assert_eq!(follows(&chosen(1)), Some(Kind::Pay));
    assert_eq!(task(&chosen(0)), Some(Task::Finish));
    // WC-4.2: a row that came along with the die was not chosen, it may be declined.
    let scene = rooms(Scene::base(2)).has(Good::Seal, 1);
    let colours = [Colour::Coral, Colour::Black, Colour::Black];
    let mut game = scene.tokens(Room::Steward1, &colours).bridge(Colour::Coral, &[2, 3]).set();
    act(&mut game, place(Colour::Coral, End::Right, Space::Steward1));
    assert_eq!((listed(&game), follows(&game)), (vec![Kind::Pay, Kind::Decline], None));
    // Of two rows the dark one first: that is a choice.
    let scene = rooms(Scene::base(2)).has(Good::Seal, 1).task(Task::Rows(steward(2), 0b011));
    let mut game = scene.set();
    assert_eq!(follows(&game), None, "the seal may be for the barrier");
    act(&mut game, Kind::Row { row: 0 });
    assert_eq!(follows(&game), Some(Kind::Pay));
}

#[test]
fn the_price_of_a_curtain_and_of_the_overlook() {
    // WCM-4.9: one of two blue curtains.
    let scene = Scene::matcha(2)
        .art(ikebana(5))
        .art(calligraphy(2))
        .has(Good::Coin, 5)
        .has(Good::Seal, 1)
        .has(Good::Whisk, 2)
        .pads([1, 2, 3])
        .ceremony(3, ceremony(6))
        .clan(0, "geishas", json!([1, 0, 1, 0, 0, 0, 0]))
        .task(Task::Geisha(2));
    let mut game = scene.clone().set();
    acts(
        &mut game,
        &[
            Kind::Stroll { from: TeaPlace::Path1, to: TeaPlace::Path2 },
            Kind::Curtain { art: Art::Ikebana, face: Face::Blue },
        ],
    );
    assert_eq!(follows(&game), Some(Kind::Pay));
    // WCM-4.7: the token instead of the pads.
    let mut game = scene.set();
    act(&mut game, Kind::Stroll { from: TeaPlace::Entrance, to: TeaPlace::Overlook });
    assert_eq!(follows(&game), None);
    act(&mut game, Kind::Choose { option: 1 });
    assert_eq!(follows(&game), Some(Kind::Pay));
}

#[test]
fn gardens_that_only_give_and_prices_of_gardens() {
    // WC-8.2: at the end of a round a garden is chosen for what it does; a gardener may be sent for the points (WC-5.8).
    let ending = |gardeners: u8| {
        let scene = Scene::base(2)
            .bed(Bed::CoralPlant, plant(4))
            .bed(Bed::BlackStone, stone(2))
            .bed(Bed::WhiteStone, stone(5))
            .clan(0, "gardeners", json!(gardeners))
            .has(Good::Coin, 3)
            .has(Good::Iron, 1);
        let turn = scene.with("turn", json!(5)).stack(&[json!("finish")]);
        Colour::ALL[..3].iter().fold(turn, |scene, &colour| scene.bridge(colour, &[2]))
    };
    let (flowers, stones) = (Kind::Garden { bed: Bed::CoralPlant }, Kind::Garden { bed: Bed::BlackStone });
    let mut game = ending(1 | 1 << 3).set();
    act(&mut game, Kind::Finish);
    assert_eq!((listed(&game), follows(&game)), (vec![flowers, stones, Kind::Finish], None));
    act(&mut game, flowers);
    assert_eq!(follows(&game), Some(Kind::Pay));
    act(&mut game, Kind::Decline);
    // Only the stones are left: nobody leaves them. The end is the player's.
    assert_eq!(follows(&game), Some(stones));
    acts(&mut game, &[stones, Kind::Pick { good: Good::Food }, Kind::Pick { good: Good::Food }]);
    assert_eq!((listed(&game), follows(&game)), (vec![Kind::Finish], None));
    // Two gifts, neither of which can hurt the other: the seals of the well first.
    let mut game = ending(1 << 3 | 1 << 5).set();
    act(&mut game, Kind::Finish);
    assert_eq!(follows(&game), Some(Kind::Garden { bed: Bed::WhiteStone }));
    let mut game = ending(1 << 3 | 1 << 5).has(Good::Seal, 5).set();
    act(&mut game, Kind::Finish);
    assert_eq!(follows(&game), None, "a seal would be lost, and could be traded before");
    // While seals could pay flowers, the order is the player's.
    let mut game = ending(1 | 1 << 3).has(Good::Coin, 2).has(Good::Seal, 1).set();
    act(&mut game, Kind::Finish);
    assert_eq!((listed(&game)[0], follows(&game)), (stones, None));
    let mut game = ending(0).has(Good::Food, 4).task(Task::Gardener).set();
    act(&mut game, flowers);
    assert_eq!((listed(&game), follows(&game)), (vec![Kind::Pay, Kind::Decline], None));
}

#[test]
fn an_order_that_cannot_matter() {
    // WC-3.7, WC-4.2: two resources of choice, and a pearl with the lantern: what is of choice last.
    let rows = |scene: Scene| scene.task(Task::Rows(steward(11), 0b011)).set();
    let scene = Scene::matcha(3).resource(0, 9).has(Good::Pearl, 7);
    assert_eq!(follows(&rows(scene.clone())), Some(Kind::Row { row: 1 }));
    // With a seal in the lantern and five already there it does.
    assert_eq!(follows(&rows(scene.clone().resource(0, 4).has(Good::Seal, 5))), None);
    // Joined parts: influence and a lantern that brings a seal; the lantern first.
    let parts = diplomat(11).rows()[0].effects;
    let scene = scene.lanterns(0, &[start_action(1)]).effects(parts, Source::Game);
    assert!(follows(&scene.clone().set()).is_some());
    assert_eq!(follows(&scene.clone().resource(0, 4).set()), Some(Kind::Part { part: 1 }));
    assert_eq!(follows(&scene.resource(0, 4).has(Good::Seal, 5).set()), None);
    // A price that nothing beside it helps to pay: with a seal it could be, and the seal may be for the barrier.
    let rows = Scene::base(2).has(Good::Coin, 2).task(Task::Rows(steward(2), 0b011));
    assert_eq!(follows(&rows.clone().set()), Some(Kind::Row { row: 1 }));
    assert_eq!(follows(&rows.has(Good::Seal, 1).set()), None);
    // Two tiles (WC-5.7): the well may bring what the other one asks.
    let tiles = Scene::base(2).tile(TilePlace::FiveYellow, tile(4)).tile(TilePlace::FiveBlue, tile(2));
    let tiles = tiles.task(Task::Tiles(0b0011)).well([1, 3]);
    assert_eq!(follows(&tiles.clone().set()), None, "the iron of the well sends a warrior");
    let well = Kind::Tile { place: TilePlace::FiveYellow };
    assert_eq!(follows(&tiles.clan(0, "warriors", json!([0, 0, 5])).set()), Some(well));
    // An action among the parts: it may spend what the other brings.
    let token = ceremony(2);
    let game = Scene::matcha(2).has(Good::Coin, 2).effects(token.face(Face::Blue), Source::Game).set();
    assert_eq!(follows(&game), None);
    // Tiles of the yard for 5 iron, and both yellow ones of a token (WC-5.7, WCM-5.4).
    let tiles = Scene::matcha(2).tile(TilePlace::FiveYellow, tile(12)).tile(TilePlace::OneYellow, tile(2));
    let game = tiles.clone().task(Task::Tile(Some(Face::Yellow), 2, 0)).set();
    assert_eq!(follows(&game), Some(Kind::Tile { place: TilePlace::OneYellow }));
    assert_eq!(follows(&tiles.task(Task::Tile(Some(Face::Yellow), 1, 0)).set()), None, "one of the two");
}
