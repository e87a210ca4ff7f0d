//! WC-5: courtiers, warriors, gardeners.

use engawa_white_castle::{
    Bed, Breach, Colour, Face, Floor, Good, Hall, Kind, Member, Room, Source, Task, TilePlace, Yard,
};
use serde_json::json;

use crate::scene::{
    Scene, act, acts, board, breach, diplomat, has, listed, may, me, plant, seat, start_action, steward,
    stone, task, tile,
};

fn courtiers(courtiers: [u8; 4], pearls: u16) -> Scene {
    Scene::base(2).clan(0, "courtiers", json!(courtiers)).has(Good::Pearl, pearls).task(Task::Courtier(3))
}

fn climb(from: Floor, to: Hall) -> Kind {
    Kind::Climb { from, to }
}

#[test]
fn members_leave_from_the_left_and_may_run_out() {
    // WC-5.1: each one uncovers the next spot; with none left that part is impossible.
    let game = courtiers([5, 0, 0, 0], 2).has(Good::Coin, 9).set();
    assert_eq!(breach(&game, Kind::Audience), Some(Breach::NobodyLeft));
    let mut game = Scene::base(2).has(Good::Coin, 9).task(Task::Courtier(3)).set();
    act(&mut game, Kind::Audience);
    assert_eq!((me(&game).home(Member::Courtier), me(&game).courtiers(Floor::Gate)), (4, 1));
    // An action that nobody is left for is over at once.
    let scene = Scene::base(2).clan(0, "warriors", json!([0, 0, 5])).has(Good::Iron, 7);
    let mut game = scene.effects(tile(2).face(Face::Blue), Source::Game).set();
    act(&mut game, Kind::Part { part: 0 });
    assert_eq!(task(&game), Some(Task::Finish));
}

#[test]
fn the_courtier_action_has_two_parts() {
    // WC-5.2: audience for 2 coins, climb for 2 or 5 pearls, each once, in any order.
    let scene = courtiers([0, 0, 0, 0], 2).has(Good::Coin, 4);
    let mut game = scene.set();
    assert!(may(&game, Kind::Audience) && !may(&game, climb(Floor::Gate, Hall::Steward1)));
    act(&mut game, Kind::Audience);
    assert_eq!((has(&game, Good::Coin), breach(&game, Kind::Audience)), (2, Some(Breach::PartDone)));
    act(&mut game, climb(Floor::Gate, Hall::Steward2));
    assert_eq!((has(&game, Good::Pearl), me(&game).courtiers(Floor::Steward)), (0, 1));
    // Which climbs there are, by pearls: nobody goes beyond the daimyo room.
    let halls = |from: Floor, pearls: u16| {
        let mut standing = [0; 4];
        standing[from.index()] = 1;
        let game = courtiers(standing, pearls).set();
        Hall::ALL.iter().filter(|&&to| may(&game, climb(from, to))).map(|to| to.index()).collect::<Vec<_>>()
    };
    assert_eq!(halls(Floor::Gate, 2), [0, 1, 2]);
    assert_eq!(halls(Floor::Gate, 5), [0, 1, 2, 3, 4]);
    assert_eq!(halls(Floor::Steward, 4), [3, 4]);
    assert_eq!(halls(Floor::Steward, 5), [3, 4, 5]);
    assert_eq!(halls(Floor::Diplomat, 7), [5]);
    let game = courtiers([0, 0, 1, 1], 7).set();
    assert_eq!(breach(&game, climb(Floor::Daimyo, Hall::Daimyo)), Some(Breach::NoSuchClimb));
    assert_eq!(breach(&game, climb(Floor::Gate, Hall::Steward1)), Some(Breach::NobodyThere));
    let game = courtiers([1, 0, 0, 0], 4).set();
    assert_eq!(breach(&game, climb(Floor::Gate, Hall::Diplomat1)), Some(Breach::CannotPay));
    let mut game = courtiers([1, 0, 0, 0], 5).set();
    act(&mut game, climb(Floor::Gate, Hall::Diplomat1));
    assert_eq!(has(&game, Good::Pearl), 0);
}

#[test]
fn a_card_changes_hands() {
    // WC-5.3: the old card to the lantern area, the new one onto the board, one light row, the refill as a step of its own.
    let scene = courtiers([1, 0, 0, 0], 2)
        .action(0, start_action(1))
        .room(Room::Steward1, steward(13))
        .resource(0, 9)
        .lanterns(0, &[]);
    let mut game = scene.set();
    let left = board(&game).deck_len(Floor::Steward);
    act(&mut game, climb(Floor::Gate, Hall::Steward1));
    assert_eq!(me(&game).action(), Some(steward(13)));
    assert!(me(&game).lantern_cards().eq([start_action(1)]));
    assert_eq!((board(&game).room(Room::Steward1), board(&game).deck_len(Floor::Steward)), (None, left));
    // Two light rows: one of them, or none.
    assert_eq!(listed(&game), [Kind::Row { row: 0 }, Kind::Row { row: 1 }, Kind::Decline]);
    assert_eq!(breach(&game, Kind::Row { row: 2 }), Some(Breach::RowDoesNotFit));
    let mut declined = game;
    act(&mut declined, Kind::Decline);
    assert_eq!(listed(&declined), [Kind::GoOn]);
    act(&mut game, Kind::Row { row: 1 });
    // The lantern of this row counts the card that was turned over just now: a step.
    assert_eq!(listed(&game), [Kind::Advance { to: 1 }, Kind::Stay]);
    acts(&mut game, &[Kind::Advance { to: 1 }]);
    assert_eq!(listed(&game), [Kind::GoOn]);
    act(&mut game, Kind::GoOn);
    assert!(board(&game).room(Room::Steward1).is_some());
    assert_eq!(board(&game).deck_len(Floor::Steward), left - 1);
}

#[test]
fn with_an_empty_deck_the_card_stays() {
    // WC-5.4
    let scene = courtiers([0, 1, 0, 0], 2).room(Room::Diplomat1, diplomat(3)).well([0, 5]).empty_deck(1);
    let mut game = scene.set();
    let before = me(&game);
    act(&mut game, climb(Floor::Steward, Hall::Diplomat1));
    assert_eq!(
        (me(&game).action(), board(&game).room(Room::Diplomat1)),
        (before.action(), Some(diplomat(3)))
    );
    assert_eq!((has(&game, Good::Point), has(&game, Good::Food), task(&game)), (2, 2, Some(Task::Finish)));
}

#[test]
fn a_skipped_floor_gives_nothing_and_rooms_are_shared() {
    // WC-5.5
    let scene = courtiers([1, 3, 1, 0], 5).room(Room::Diplomat2, diplomat(2));
    let mut game = scene.set();
    act(&mut game, climb(Floor::Gate, Hall::Diplomat2));
    assert_eq!(me(&game).action(), Some(diplomat(2)));
    assert!(me(&game).lantern_cards().count() == 1 && board(&game).room(Room::Steward1).is_some());
    assert_eq!(me(&game).courtiers(Floor::Diplomat), 2);
}

#[test]
fn the_daimyo_room() {
    // WC-5.6: the lantern, then a free slot; the last one unasked, and without one the courtier stands there all the same.
    let scene = |slots: serde_json::Value| {
        courtiers([0, 0, 1, 0], 2).resource(0, 9).daimyo(2).well([1, 6]).with("slots", slots)
    };
    let mut game = scene(json!([null, null, 1])).set();
    act(&mut game, climb(Floor::Diplomat, Hall::Daimyo));
    assert_eq!(has(&game, Good::Food), 1, "the lantern comes first");
    assert_eq!(listed(&game), [Kind::Slot { slot: 0 }, Kind::Slot { slot: 1 }]);
    assert_eq!(breach(&game, Kind::Slot { slot: 2 }), Some(Breach::SlotTaken));
    assert_eq!(breach(&game, Kind::Decline), Some(Breach::Compulsory));
    act(&mut game, Kind::Slot { slot: 1 });
    assert_eq!(has(&game, Good::Pearl), 2);
    assert_eq!(board(&game).slot(1), Some(engawa_white_castle::Who::Seat(seat(0))));
    let mut game = scene(json!([1, 1, null])).set();
    act(&mut game, climb(Floor::Diplomat, Hall::Daimyo));
    assert_eq!(has(&game, Good::Coin), 3);
    let mut game = scene(json!([1, 0, 1])).set();
    act(&mut game, climb(Floor::Diplomat, Hall::Daimyo));
    assert_eq!((me(&game).courtiers(Floor::Daimyo), has(&game, Good::Food)), (1, 1));
}

#[test]
fn the_warrior_action() {
    // WC-5.7: 5, 3 or 1 iron; in the first yard both tiles in either order; any number of warriors.
    let scene = Scene::base(2)
        .tile(TilePlace::FiveBlue, tile(3))
        .tile(TilePlace::FiveYellow, tile(2))
        .tile(TilePlace::ThreeBlue, tile(1))
        .tile(TilePlace::OneYellow, tile(8))
        .clan(0, "warriors", json!([0, 0, 3]));
    for (iron, yards) in [(1, 1), (3, 2), (5, 3)] {
        let game = scene.clone().has(Good::Iron, iron).task(Task::Warrior).set();
        assert_eq!(Yard::ALL.iter().filter(|&&yard| may(&game, Kind::Yard { yard })).count(), yards);
    }
    let mut game = scene.clone().has(Good::Iron, 5).has(Good::Food, 5).task(Task::Warrior).set();
    act(&mut game, Kind::Yard { yard: Yard::Five });
    let tiles = [TilePlace::FiveBlue, TilePlace::FiveYellow].map(|place| Kind::Tile { place });
    assert_eq!(listed(&game), [tiles[0], tiles[1], Kind::Decline]);
    acts(&mut game, &[tiles[1], Kind::Advance { to: 2 }]);
    assert_eq!((task(&game), has(&game, Good::Iron)), (Some(Task::Gardener), 0));
    let mut game = scene.has(Good::Iron, 5).task(Task::Warrior).set();
    act(&mut game, Kind::Yard { yard: Yard::One });
    assert_eq!((me(&game).warriors(Yard::One), has(&game, Good::Point), has(&game, Good::Iron)), (4, 2, 4));
}

#[test]
fn the_order_of_two_tiles_is_the_players() {
    // WC-5.7, WC-1.5: 4 food, a tile with 3 more, and a tile that resolves a row: first the row (3 food) and its gardener for
    // 4, then the 3 food. The other way round 3 food would be lost to the limit, so the tiles must not come by themselves.
    let scene = Scene::base(2)
        .tile(TilePlace::FiveBlue, tile(8))
        .tile(TilePlace::FiveYellow, tile(3))
        .bed(Bed::CoralPlant, plant(2))
        .action(0, start_action(5))
        .clan(0, "courtiers", json!([2, 0, 0, 0]))
        .has(Good::Iron, 5)
        .has(Good::Food, 4)
        .task(Task::Warrior);
    let tiles = [TilePlace::FiveBlue, TilePlace::FiveYellow].map(|place| Kind::Tile { place });
    let row = [Kind::Domain { row: Colour::Coral }, Kind::Garden { bed: Bed::CoralPlant }];
    for (kinds, food) in [([tiles[0], row[0], row[1]], 6), ([tiles[1], row[0], row[1]], 3)] {
        let mut game = scene.clone().set();
        act(&mut game, Kind::Yard { yard: Yard::Five });
        assert_eq!(listed(&game), [tiles[0], tiles[1], Kind::Decline]);
        acts(&mut game, &kinds);
        assert_eq!((task(&game), has(&game, Good::Food)), (Some(Task::Finish), food));
    }
    // Coins have no limit: they come by themselves.
    let mut game = scene.tile(TilePlace::FiveYellow, tile(6)).set();
    act(&mut game, Kind::Yard { yard: Yard::Five });
    assert_eq!((task(&game), has(&game, Good::Coin)), (Some(Task::DomainRow), 5));
}

#[test]
fn the_gardener_action() {
    // WC-5.8: a card without an own gardener, its food, its effect; other clans may be there.
    let scene = Scene::base(2)
        .bed(Bed::CoralPlant, plant(2))
        .bed(Bed::CoralStone, stone(1))
        .bed(Bed::BlackStone, stone(3))
        .clan(1, "gardeners", json!(0b10))
        .clan(0, "gardeners", json!(0b1000))
        .has(Good::Food, 4)
        .has(Good::Coin, 5);
    let mut game = scene.clone().task(Task::Gardener).set();
    assert_eq!(breach(&game, Kind::Garden { bed: Bed::BlackStone }), Some(Breach::GardenerThere));
    act(&mut game, Kind::Garden { bed: Bed::CoralStone });
    assert_eq!((has(&game, Good::Coin), has(&game, Good::Food), me(&game).gardeners()), (8, 3, 0b1010));
    // A plant asks coins, and may be declined.
    let mut game = scene.clone().task(Task::Gardener).set();
    act(&mut game, Kind::Garden { bed: Bed::CoralPlant });
    assert_eq!((listed(&game), has(&game, Good::Food)), (vec![Kind::Pay, Kind::Decline], 0));
    let game = scene.has(Good::Food, 3).task(Task::Gardener).set();
    assert_eq!(breach(&game, Kind::Garden { bed: Bed::CoralPlant }), Some(Breach::CannotPay));
}
