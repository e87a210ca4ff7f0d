//! WC-4, WCM-3: the spaces for dice and the effects that choose among printed effects.

use engawa_white_castle::{
    Art, Bed, Breach, CastleRow, Colour, End, Face, Filter, Good, Kind, Member, Room, Source, Space, Task,
    TilePlace,
};
use serde_json::json;

use crate::scene::{
    Scene, act, acts, board, breach, calligraphy, ceremony, diplomat, has, ikebana, listed, may, me, place,
    plant, start_action, steward, task, tile,
};

#[test]
fn one_die_a_space_or_two() {
    // WC-4.1: one with two players, two with more; the well takes any number, a row of the domain one.
    for (seats, dice, free) in [(2, 1, false), (3, 1, true), (3, 2, false), (4, 1, true)] {
        for space in
            [Space::Steward1, Space::Diplomat1, Space::OutsideLeft, Space::TeaLeft, Space::HimejiUpper]
        {
            let lying = [(Colour::Green, 3), (Colour::White, 3)];
            let scene = Scene::matcha(seats).has(Good::Coin, 20).dice(space, &lying[..dice]);
            let scene = scene.bridge(Colour::Green, &[2, 3]).bridge(Colour::White, &[2, 3]);
            let scene = scene.tokens(Room::Steward1, &[Colour::Coral, Colour::Black, Colour::White]);
            let game = scene.tokens(Room::Diplomat1, &[Colour::Coral, Colour::Black]).set();
            let kind = place(Colour::Coral, End::Left, space);
            assert_eq!(may(&game, kind), free, "{seats} {dice} {space:?}");
            assert_eq!(breach(&game, kind), if free { None } else { Some(Breach::SpaceFull) });
        }
    }
    let game = Scene::base(2)
        .has(Good::Coin, 20)
        .clan(0, "dice", json!([6, 0, 0, 0]))
        .bridge(Colour::Coral, &[2, 3]);
    assert_eq!(
        breach(&game.set(), place(Colour::Coral, End::Left, Space::DomainCoral)),
        Some(Breach::SpaceFull)
    );
}

#[test]
fn rooms_take_the_colours_of_their_tokens() {
    // WC-4.2, WC-4.3: coral stands beside the first and the last row; both are carried out, black is refused.
    let scene = Scene::base(3)
        .tokens(Room::Steward1, &[Colour::Coral, Colour::White, Colour::Coral])
        .room(Room::Steward1, steward(10))
        .has(Good::Coin, 9);
    let mut game = scene.clone().set();
    assert_eq!(breach(&game, place(Colour::Black, End::Left, Space::Steward1)), Some(Breach::WrongColour));
    act(&mut game, place(Colour::Coral, End::Right, Space::Steward1));
    // Card 10: a seal and any on top, iron and food at the bottom, a seal for a courtier in the middle.
    assert_eq!([Good::Iron, Good::Food, Good::Seal].map(|good| has(&game, good)), [1, 1, 1]);
    acts(&mut game, &[Kind::Pick { good: Good::Pearl }, Kind::Finish]);
    let mut game = scene.room(Room::Steward1, steward(2)).has(Good::Seal, 1).set();
    act(&mut game, place(Colour::Coral, End::Right, Space::Steward1));
    // Dark rows of stewards cost a seal, those of diplomats nothing.
    act(&mut game, Kind::Row { row: 0 });
    assert!(matches!(task(&game), Some(Task::Pay(..))));
    act(&mut game, Kind::Decline);
    assert_eq!(has(&game, Good::Iron), 2, "the light row beside the second coral token");
    let scene = Scene::base(3).tokens(Room::Diplomat1, &[Colour::Coral, Colour::Black]).has(Good::Coin, 9);
    let mut game = scene.room(Room::Diplomat1, diplomat(2)).set();
    act(&mut game, place(Colour::Coral, End::Right, Space::Diplomat1));
    assert_eq!(task(&game), Some(Task::Courtier(3)));
}

#[test]
fn the_order_of_two_rows_is_the_players() {
    // WC-4.2, WC-1.5: card 7 has a gardener for a seal, and 2 food. The plant of the gardener may resolve a row that brings
    // food for the next one, so it matters which row of the card comes first.
    let scene = Scene::base(3)
        .tokens(Room::Steward1, &[Colour::Black, Colour::Coral, Colour::Coral])
        .room(Room::Steward1, steward(7))
        .bed(Bed::CoralPlant, plant(1))
        .bed(Bed::BlackPlant, plant(2))
        .clan(0, "courtiers", json!([4, 0, 0, 0]))
        .action(0, start_action(5))
        .has(Good::Coin, 4)
        .has(Good::Seal, 1);
    let rows = [1, 2].map(|row| Kind::Row { row });
    let gardener = [
        Kind::Pay,
        Kind::Garden { bed: Bed::CoralPlant },
        Kind::Pay,
        Kind::Domain { row: Colour::Coral },
        Kind::Garden { bed: Bed::BlackPlant },
    ];
    // 5 - 3 + 4 - 4 + 2 = 4; the other way round 5 + 2 - 3 + 4 is one too many.
    for (first, food) in [(rows[0], 4), (rows[1], 3)] {
        let mut game = scene.clone().has(Good::Food, 5).set();
        act(&mut game, place(Colour::Coral, End::Right, Space::Steward1));
        assert_eq!(listed(&game), [rows[0], rows[1], Kind::Decline]);
        act(&mut game, first);
        acts(&mut game, &gardener);
        assert_eq!((task(&game), has(&game, Good::Food)), (Some(Task::Finish), food));
    }
    // Without the seal nothing is asked: the gardener is out of reach.
    let mut game = scene.has(Good::Food, 5).has(Good::Seal, 0).set();
    act(&mut game, place(Colour::Coral, End::Right, Space::Steward1));
    assert_eq!((task(&game), has(&game, Good::Food)), (Some(Task::Finish), 7));
}

#[test]
fn outside_the_walls() {
    // WC-4.4: gardener or courtier on the left, warrior or courtier on the right, at most one.
    let scene = Scene::base(2).has(Good::Coin, 9).has(Good::Food, 7).has(Good::Iron, 7);
    for (space, other) in [(Space::OutsideLeft, Task::Gardener), (Space::OutsideRight, Task::Warrior)] {
        for (option, expected) in [(0, other), (1, Task::Courtier(3))] {
            let mut game = scene.clone().set();
            act(&mut game, place(Colour::White, End::Right, space));
            assert_eq!(listed(&game).len(), 3);
            act(&mut game, Kind::Choose { option });
            assert_eq!(task(&game), Some(expected));
            act(&mut game, Kind::Decline);
            assert_eq!(task(&game), Some(Task::Finish));
        }
    }
}

#[test]
fn the_well() {
    // WC-4.5: a seal and both tokens, with a die or by an effect.
    let scene = Scene::base(2).well([0, 3]);
    let mut game = scene.clone().set();
    act(&mut game, place(Colour::White, End::Right, Space::Well));
    act(&mut game, Kind::Pick { good: Good::Iron });
    assert_eq!([Good::Seal, Good::Food, Good::Iron, Good::Coin].map(|good| has(&game, good)), [1, 1, 1, 4]);
    let mut game = scene.effects(tile(4).face(Face::Yellow), Source::Game).set();
    acts(&mut game, &[Kind::Part { part: 0 }, Kind::Pick { good: Good::Pearl }]);
    assert_eq!([Good::Seal, Good::Food, Good::Pearl, Good::Coin].map(|good| has(&game, good)), [1, 1, 1, 0]);
}

#[test]
fn the_personal_domain() {
    // WC-4.6: base and uncovered spots, then the line of the action card.
    let scene = Scene::base(2).has(Good::Coin, 9).action(0, start_action(3)).has(Good::Iron, 1);
    let mut game =
        scene.clone().clan(0, "courtiers", json!([3, 0, 0, 0])).bridge(Colour::Coral, &[2, 3, 6]).set();
    act(&mut game, place(Colour::Coral, End::Right, Space::DomainCoral));
    // Base and two foods, then two coins uncovered by the third courtier; then a warrior.
    assert_eq!([Good::Food, Good::Coin, Good::Seal].map(|good| has(&game, good)), [3, 11, 0]);
    assert_eq!(task(&game), Some(Task::Warrior));
    let mut game = scene.clone().clan(0, "courtiers", json!([5, 0, 0, 0])).set();
    act(&mut game, place(Colour::Coral, End::Right, Space::DomainCoral));
    assert_eq!([Good::Food, Good::Coin, Good::Seal].map(|good| has(&game, good)), [4, 10, 1]);
    // Three gardeners uncover the lantern of the black row.
    let mut game = scene.clone().resource(0, 9).clan(0, "gardeners", json!(0b111)).set();
    act(&mut game, place(Colour::Black, End::Right, Space::DomainBlack));
    assert_eq!([Good::Iron, Good::Food, Good::Coin].map(|good| has(&game, good)), [4, 1, 8]);
    // All five warriors: the white row with seal and lantern.
    let mut game = scene.clone().resource(0, 9).clan(0, "warriors", json!([1, 2, 2])).set();
    act(&mut game, place(Colour::White, End::Right, Space::DomainWhite));
    assert_eq!([Good::Pearl, Good::Food, Good::Seal].map(|good| has(&game, good)), [4, 1, 1]);
    // The lines of a diplomat card: top coral, middle and bottom the same row.
    for (row, line) in
        [(Colour::Coral, Some(Task::Courtier(3))), (Colour::Black, None), (Colour::White, None)]
    {
        let mut game = scene.clone().action(0, diplomat(3)).well([0, 5]).set();
        act(&mut game, place(row, End::Right, Space::new(12 + row.index()).expect("a row")));
        assert_eq!(has(&game, Good::Point), if line.is_none() { 2 } else { 0 }, "{row:?}");
        assert_eq!(task(&game), line.or(Some(Task::Finish)));
    }
}

#[test]
fn an_effect_resolves_a_row_of_the_domain() {
    // WC-4.7: without die and coins, also if a die lies there.
    let scene = Scene::base(2).clan(0, "dice", json!([0, 6, 0, 0])).bridge(Colour::Black, &[2, 3]);
    let mut game = scene.task(Task::DomainRow).set();
    act(&mut game, Kind::Domain { row: Colour::Black });
    assert_eq!((has(&game, Good::Iron), has(&game, Good::Coin)), (1, 0));
}

/// The places of the castle that an effect offers.
fn offered(scene: Scene, filter: Filter) -> Vec<usize> {
    let game = scene.task(Task::CastleRow(filter, 1, 0)).set();
    CastleRow::all().filter(|&at| may(&game, Kind::CastleRow { at })).map(CastleRow::index).collect()
}

#[test]
fn castle_rows_by_background_and_colour() {
    // WC-4.8, WCM-6.4: stewards 2, 6 and 11, diplomats 2 and 7.
    let scene = Scene::base(3)
        .room(Room::Steward1, steward(2))
        .room(Room::Steward2, steward(6))
        .room(Room::Steward3, steward(11))
        .room(Room::Diplomat1, diplomat(2))
        .room(Room::Diplomat2, diplomat(7));
    assert_eq!(offered(scene.clone(), Filter::Light), [1, 2, 3, 5, 6, 7, 10, 11]);
    assert_eq!(offered(scene.clone(), Filter::Dark), [0, 4, 8, 9, 12]);
    assert_eq!(offered(scene.clone(), Filter::Any).len(), 13);
    let game = scene.clone().set();
    for &colour in &Colour::ALL[..3] {
        let beside: Vec<usize> = CastleRow::all()
            .filter(|&at| board(&game).token(at).colour() == colour)
            .map(CastleRow::index)
            .collect();
        assert_eq!(offered(scene.clone(), Filter::Beside(colour)), beside);
    }
    // Costs printed in the row are paid.
    let mut game = scene.has(Good::Seal, 1).has(Good::Food, 7).task(Task::CastleRow(Filter::Any, 1, 0)).set();
    act(&mut game, Kind::CastleRow { at: CastleRow::new(4).expect("a row") });
    assert!(matches!(task(&game), Some(Task::Pay(..))));
    assert_eq!(
        breach(&game, Kind::CastleRow { at: CastleRow::new(4).expect("a row") }),
        Some(Breach::SomethingElse)
    );
}

#[test]
fn no_endless_chains() {
    // WC-4.9: the row that is being carried out cannot be chosen, unless a member was placed or moved since.
    let card = steward(7);
    let chain = |stamp: u8| {
        let scene = Scene::base(3).room(Room::Steward1, card);
        let step =
            |task: Task, source: Source, stamp: u8| json!({ "task": task, "source": source, "stamp": stamp });
        let row = Source::Row(card, 2);
        let scene = scene.with("moves", json!(1));
        scene.with(
            "stack",
            json!([
                step(Task::Finish, Source::Game, 0),
                step(Task::Parts(card.rows()[2].effects, 1), row, stamp),
                step(Task::CastleRow(Filter::Light, 1, 0), Source::Tile(tile(7), Face::Yellow), 1),
            ]),
        )
    };
    let at = CastleRow::new(2).expect("a row");
    assert_eq!(breach(&chain(1).set(), Kind::CastleRow { at }), Some(Breach::StillCarriedOut));
    assert!(may(&chain(0).set(), Kind::CastleRow { at }));
    // The same for rows of the domain, curtains and stone gardens.
    let running = |source: Source, task: Task| {
        let step = |task: Task, source: Source| json!({ "task": task, "source": source, "stamp": 0 });
        let parts = Task::Parts(card.rows()[2].effects, 1);
        let scene = Scene::matcha(3).art(ikebana(1)).art(calligraphy(1));
        scene.with(
            "stack",
            json!([step(Task::Finish, Source::Game), step(parts, source), step(task, Source::Game)]),
        )
    };
    let game = running(Source::Domain(Colour::Black), Task::DomainRow).set();
    assert!(
        !may(&game, Kind::Domain { row: Colour::Black }) && may(&game, Kind::Domain { row: Colour::White })
    );
    let game = running(Source::Curtain(ikebana(1), Face::Blue), Task::Curtain(Face::Blue, true)).set();
    assert!(!may(&game, Kind::Curtain { art: Art::Ikebana, face: Face::Blue }));
    let stone = board(&game).garden(Bed::BlackStone);
    let game = running(Source::Garden(stone), Task::Stones(2, 0)).set();
    assert!(!may(&game, Kind::Garden { bed: Bed::BlackStone }));
}

#[test]
fn a_tile_chooses_every_other_but_never_itself() {
    // WC-4.9, WCM-EX-11: also after a member was placed.
    let scene = Scene::matcha(2)
        .tile(TilePlace::FiveBlue, tile(9))
        .tile(TilePlace::FiveYellow, tile(1))
        .tile(TilePlace::ThreeBlue, tile(2))
        .tile(TilePlace::OneYellow, tile(3))
        .has(Good::Iron, 7);
    let mut game = scene.task(Task::Warrior).set();
    acts(&mut game, &[Kind::Yard { yard: engawa_white_castle::Yard::Five }]);
    // First the pearls of the yellow face; then tile 9 offers the other three.
    act(&mut game, Kind::Tile { place: TilePlace::FiveYellow });
    assert_eq!(has(&game, Good::Pearl), 3);
    let tiles: Vec<Kind> = [TilePlace::FiveYellow, TilePlace::ThreeBlue, TilePlace::OneYellow]
        .map(|place| Kind::Tile { place })
        .into_iter()
        .chain([Kind::Decline])
        .collect();
    assert_eq!(listed(&game), tiles);
    assert_eq!(breach(&game, Kind::Tile { place: TilePlace::FiveBlue }), Some(Breach::TileDoesNotFit));
    act(&mut game, Kind::Tile { place: TilePlace::OneYellow });
    assert_eq!(has(&game, Good::Food), 3);
}

#[test]
fn rows_fixed_by_a_die_outlive_their_card() {
    // WC-4.10: coral beside all rows but one; the courtier of the first row takes the card itself, the last row still comes.
    let scene = Scene::base(3)
        .tokens(Room::Steward1, &[Colour::Coral, Colour::Black, Colour::Coral])
        .room(Room::Steward1, steward(3))
        .has(Good::Coin, 9)
        .has(Good::Seal, 1)
        .has(Good::Pearl, 2)
        .clan(0, "courtiers", json!([1, 0, 0, 0]));
    let mut game = scene.set();
    act(&mut game, place(Colour::Coral, End::Right, Space::Steward1));
    // Two points of the bottom row come by themselves; put the courtier first in a card where that is asked.
    assert_eq!(has(&game, Good::Point), 2);
    let scene = Scene::base(3)
        .tokens(Room::Steward1, &[Colour::Coral, Colour::Coral, Colour::Black])
        .room(Room::Steward1, steward(2))
        .has(Good::Coin, 9)
        .has(Good::Seal, 1)
        .has(Good::Pearl, 2)
        .clan(0, "courtiers", json!([1, 0, 0, 0]));
    let mut game = scene.set();
    act(&mut game, place(Colour::Coral, End::Right, Space::Steward1));
    let climb =
        Kind::Climb { from: engawa_white_castle::Floor::Gate, to: engawa_white_castle::Hall::Steward1 };
    acts(&mut game, &[Kind::Row { row: 0 }, Kind::Pay, climb]);
    assert_eq!(me(&game).action(), Some(steward(2)));
    acts(&mut game, &[Kind::Row { row: 2 }, Kind::GoOn, Kind::Decline]);
    assert_ne!(board(&game).room(Room::Steward1), Some(steward(2)));
    // The middle row of the card that left: one step.
    assert_eq!(listed(&game), [Kind::Advance { to: 1 }, Kind::Stay]);
}

/// The example WCM-EX-01 of the rulebook.
#[test]
fn the_tea_room() {
    // WCM-3.1, WC-3.4, WCM-EX-01: a black 1 from the left end on a 4 costs 3 coins; lantern, geisha action.
    let scene = Scene::matcha(3)
        .resource(0, 9)
        .has(Good::Coin, 5)
        .dice(Space::TeaLeft, &[(Colour::White, 4)])
        .bridge(Colour::Black, &[1, 3]);
    let mut game = scene.set();
    assert_eq!(board(&game).value(Space::TeaRight), 1);
    act(&mut game, place(Colour::Black, End::Left, Space::TeaLeft));
    assert_eq!((has(&game, Good::Coin), has(&game, Good::Food)), (2, 1));
    assert_eq!(task(&game), Some(Task::Geisha(3)));
}

/// The example WCM-EX-02 of the rulebook.
#[test]
fn himeji() {
    // WCM-3.2, WCM-EX-02: coral 2 on the lower space: 3 coins; a seal for a gardener, and 2 iron, in any order.
    let scene = Scene::matcha(3).art(ikebana(6)).art(calligraphy(1)).has(Good::Coin, 3).has(Good::Seal, 1);
    let scene = scene.has(Good::Food, 7);
    let mut game = scene.set();
    act(&mut game, place(Colour::Coral, End::Left, Space::HimejiLower));
    let gardener = Kind::Curtain { art: Art::Ikebana, face: Face::Blue };
    let iron = Kind::Curtain { art: Art::Calligraphy, face: Face::Yellow };
    assert_eq!(listed(&game), [gardener, iron, Kind::Decline]);
    let mut other = game;
    acts(&mut game, &[gardener, Kind::Pay]);
    assert_eq!((task(&game), has(&game, Good::Seal)), (Some(Task::Gardener), 0));
    acts(&mut game, &[Kind::Decline]);
    assert_eq!([Good::Coin, Good::Iron].map(|good| has(&game, good)), [0, 2]);
    acts(&mut other, &[iron, Kind::Pay]);
    assert_eq!((task(&other), has(&other, Good::Iron)), (Some(Task::Gardener), 2));
    // The upper pair: yellow of ikebana, blue of calligraphy; both need decisions here, so the order is asked.
    let scene = Scene::matcha(3).art(ikebana(6)).art(calligraphy(4)).has(Good::Coin, 3).has(Good::Seal, 1);
    let mut game = scene.room(Room::Diplomat1, diplomat(5)).has(Good::Iron, 1).set();
    act(&mut game, place(Colour::Coral, End::Left, Space::HimejiUpper));
    let yellow = Kind::Curtain { art: Art::Ikebana, face: Face::Yellow };
    let blue = Kind::Curtain { art: Art::Calligraphy, face: Face::Blue };
    assert_eq!(listed(&game), [yellow, blue, Kind::Decline]);
    assert_eq!(
        breach(&game, Kind::Curtain { art: Art::Ikebana, face: Face::Blue }),
        Some(Breach::CurtainDoesNotFit)
    );
    acts(&mut game, &[blue, Kind::Decline]);
    assert_eq!(listed(&game), [Kind::Advance { to: 2 }, Kind::Stay]);
    assert_eq!(board(&game).value(Space::HimejiUpper), 2);
}

#[test]
fn the_order_of_two_curtains_is_the_players() {
    // WCM-3.2, WC-1.5: 2 food and a whisk, and a seal for a row of the domain with 3 food and its gardener.
    let scene = Scene::matcha(3)
        .art(ikebana(2))
        .art(calligraphy(7))
        .bed(Bed::CoralPlant, plant(2))
        .action(0, start_action(5))
        .clan(0, "courtiers", json!([2, 0, 0, 0]))
        .has(Good::Coin, 3)
        .has(Good::Seal, 1)
        .has(Good::Food, 5);
    let yellow = Kind::Curtain { art: Art::Ikebana, face: Face::Yellow };
    let blue = Kind::Curtain { art: Art::Calligraphy, face: Face::Blue };
    let row = [Kind::Pay, Kind::Domain { row: Colour::Coral }, Kind::Garden { bed: Bed::CoralPlant }];
    for (first, food) in [(blue, 5), (yellow, 3)] {
        let mut game = scene.clone().set();
        act(&mut game, place(Colour::Coral, End::Left, Space::HimejiUpper));
        assert_eq!(listed(&game), [yellow, blue, Kind::Decline]);
        act(&mut game, first);
        acts(&mut game, &row);
        assert_eq!((has(&game, Good::Food), has(&game, Good::Whisk)), (food, 1));
    }
}

/// The example WCM-EX-03 of the rulebook.
#[test]
fn the_green_row() {
    // WCM-3.3, WCM-5.5, WCM-EX-03: a green 3 pays 3; 3 whisks, 2 coins, any; then a seal for the own token 5.
    let scene = Scene::matcha(3)
        .has(Good::Coin, 3)
        .has(Good::Seal, 1)
        .has(Good::Food, 3)
        .bridge(Colour::Green, &[3, 3])
        .clan(0, "geishas", json!([4, 0, 0, 0, 0, 0, 0]))
        .bed(Bed::CoralPlant, plant(1))
        .ceremony(4, ceremony(5));
    let mut game = scene.clone().set();
    act(&mut game, place(Colour::Green, End::Right, Space::DomainGreen));
    assert_eq!([Good::Whisk, Good::Coin].map(|good| has(&game, good)), [3, 2]);
    acts(&mut game, &[Kind::Pick { good: Good::Pearl }, Kind::Pay]);
    assert_eq!([Good::Point, Good::Seal, Good::Pearl].map(|good| has(&game, good)), [1, 0, 1]);
    assert_eq!(task(&game), Some(Task::Gardener));
    act(&mut game, Kind::Garden { bed: Bed::CoralPlant });
    assert_eq!((me(&game).away(Member::Gardener), has(&game, Good::Food)), (1, 0));
    // It may be declined, and used again another time.
    let mut game = scene.set();
    act(&mut game, place(Colour::Green, End::Right, Space::DomainGreen));
    acts(&mut game, &[Kind::Pick { good: Good::Pearl }, Kind::Decline]);
    assert_eq!((task(&game), has(&game, Good::Seal)), (Some(Task::Finish), 1));
}
