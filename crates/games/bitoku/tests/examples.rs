//! The worked examples as data: `examples.json`, every case by its number. The numbers checked here are read from the file.

mod scene;

use engawa_kernel::testing::{each_case, number};

use serde_json::{Value, json};

use engawa_bitoku::pad::{self, Position};
use engawa_bitoku::testing::*;
use engawa_bitoku::{
    At, Common, Cost, Goods, House, Kind, Market, Options, Region, Resource, Reward, River, Spot, Task,
    Virtue, outcome,
};
use scene::{Table, building, common, crystal, rich, summer, summer_with, virtue, vision, yokai};

fn goods(value: &Value) -> Goods {
    let mut goods = Goods::NONE;
    for &resource in Resource::ALL {
        let name = serde_json::to_value(resource).expect("a name");
        goods.add(resource, value[name.as_str().expect("a name")].as_u64().unwrap_or(0) as u8);
    }
    goods
}

fn cost(value: &Value) -> Cost {
    Cost { goods: goods(value), any: value["any"].as_u64().unwrap_or(0) as u8 }
}

/// The sets of goods that an alternative of the file means.
fn alternatives(value: &Value) -> Vec<Goods> {
    let mut list: Vec<Goods> = value.as_array().expect("alternatives").iter().map(goods).collect();
    list.sort_by_key(|goods| goods.0);
    list
}

/// Everything that can be picked in the end.
fn picks(table: &Table) -> Vec<Goods> {
    let mut ends = Vec::new();
    let mut open = vec![(table.game, Goods::NONE)];
    while let Some((game, gained)) = open.pop() {
        let there = Table { game, dice: table.dice.clone(), told: Vec::new() };
        if !matches!(there.top(), Task::Gain(..)) {
            ends.push(gained);
            continue;
        }
        for kind in there.kinds() {
            if let Kind::Pick { resource } = kind {
                let mut next = Table { game, dice: table.dice.clone(), told: Vec::new() };
                next.act(kind);
                let mut gained = gained;
                gained.add(resource, 1);
                open.push((next.game, gained));
            }
        }
    }
    ends.sort_by_key(|goods| goods.0);
    ends.dedup();
    ends
}

/// A die placed in Yomi of a game of four: its value, and whether the forest action is allowed.
fn placed(given: &Value, options: Options) -> (Table, bool) {
    let mut table = summer_with(4, options);
    let locked = given["locked"].as_bool().unwrap_or(false);
    table.die(0, 0, number(&given["die"]) as u8, if locked { At::Locked } else { At::Ready });
    if let Some(pilgrims) = given["awake_pilgrims_before"].as_u64() {
        table.me().pilgrims = pilgrims as u8;
    }
    for (die, value) in given["other_dice"].as_array().expect("dice").iter().enumerate() {
        table.die(1, die, number(value) as u8, At::Forest(Spot::Yomi));
    }
    table.me().goods = rich();
    table.me().amulets = [9; 3];
    for amulet in given["amulets_spent"].as_array().expect("amulets") {
        table.act(Kind::Strengthen { die: 0, amulet: number(amulet) as u8 });
    }
    table.act(Kind::Place { die: 0, spot: Spot::Yomi });
    let allowed = table.kinds().iter().any(|kind| matches!(kind, Kind::Line { .. }));
    (table, allowed)
}

fn symbols(value: &Value) -> u16 {
    let position: Position = serde_json::from_value(
        json!({ "virtue": 0, "dice": [1, 1, 1], "rocks": [{ "symbols": value, "pilgrims": 1 }] }),
    )
    .expect("a position");
    let names = ["kappa", "imomushi", "nezumi", "kitsune", "shin_okami", "ara", "nigi", "saki", "kushi"];
    let houses = ["temple", "onsen", "farm", "ryokan"];
    assert_eq!(position.rocks.len(), 1);
    value.as_array().expect("symbols").iter().fold(0, |mask, name| {
        let place = names.iter().chain(&houses).position(|known| Some(*known) == name.as_str());
        mask | 1 << place.expect("a symbol")
    })
}

fn needs(value: &Value) -> u64 {
    let kinds = ["resource", "building", "crystal", "mitama", "pair", "enlightenment", "torii", "bitoku"];
    u64::from_le_bytes(kinds.map(|kind| value[kind].as_u64().unwrap_or(0) as u8))
}

/// BI-EX-01 to BI-EX-31
#[test]
#[allow(clippy::too_many_lines)] // one arm a kind of case
fn every_case_of_the_file() {
    let cases = each_case(include_str!("examples.json"), &[], |case| {
        let (id, given, expected) = (case.id, case.given, case.expected);
        let is = |found: Value, key: &str| assert_eq!(found, expected[key], "{id}: {key}");
        match case.kind {
            "spring_draw" => {
                let mut table = scene::fresh(1, 5);
                table.hand(0, &[yokai(0)]);
                table.game.hidden.decks[0] = 0b11110;
                table.me().deck = 4;
                let mut stage = engawa_kernel::Stage::new(&mut table.dice, &mut table.told);
                table.game.begin_spring(&mut stage);
                let hand = table.me().hand;
                is(json!(i64::from(hand) - number(&given["hand"])), "drawn");
                is(json!(hand), "hand_before_discard");
                let kind = table.kinds()[0];
                table.act(kind);
                let own = table.me();
                is(json!(own.discard.count_ones()), "discard");
                is(json!(own.hand), "hand_after");
            }
            "spring_harvest" => {
                let mut table = summer(2);
                table.me().crystals[..2].copy_from_slice(&[Some(crystal(1)), Some(crystal(3))]);
                assert_eq!(i64::from(table.me().hand), number(&given["hand"]));
                table.asked(Task::Harvest(0b11)).act(Kind::Look);
                is(json!(table.me().hand), "hand");
                is(json!(vec![1; usize::from(table.me().amulets[0] - 1)]), "amulets_gained");
            }
            "winter_score" => {
                let mut table = summer(2);
                table.me().houses = number(&given["count"]) as u8;
                is(json!(table.game.board.winter_points(0, common(11))), "vp");
                assert_eq!(
                    (given["winter"]["vp_each"].as_u64(), given["winter"]["cap"].as_u64()),
                    (Some(2), Some(12))
                );
            }
            "discount" => {
                let mut ways = Vec::new();
                cost(&given["cost"])
                    .each_payment(rich(), number(&given["discount"]) as u8, |paid| ways.push(paid));
                ways.sort_by_key(|goods| goods.0);
                assert_eq!(ways, alternatives(&expected["payable_alternatives"]), "{id}");
                if given["gain"].is_object() {
                    let slot = engawa_bitoku::Board::slot(Market::Dragonfly, 0);
                    is(json!({ "any": slot.pays }), "gain");
                }
            }
            "choice_gain" => {
                let mut table = summer(2);
                table.effect(common(1).effects(), engawa_bitoku::Source::Game);
                assert_eq!(picks(&table), alternatives(&expected["alternatives"]), "{id}");
            }
            "play_card" => {
                let mut table = summer(2);
                table.hand(0, &[yokai(1)]);
                table.act(Kind::Play { card: yokai(1), slot: number(&given["slot"]) as u8 - 1 });
                is(json!(table.me().dice[0].at == At::Ready), "die_unlocked");
                assert_eq!(picks(&table), alternatives(&expected["gain_alternatives"]), "{id}");
            }
            "place_die" => {
                let (mut table, allowed) = placed(given, Options::default());
                is(json!(table.me().dice[0].value), "value");
                is(json!(allowed), "forest_action_allowed");
                if expected["awake_pilgrims_after"].is_number() {
                    is(json!(table.me().pilgrims), "awake_pilgrims_after");
                }
            }
            "place_die_strict" => {
                let (mut table, allowed) = placed(given, serde_json::from_str("1").expect("options"));
                is(json!(table.me().dice[0].value), "face");
                is(json!(allowed), "forest_action_allowed");
            }
            "building_action" => {
                let mut table = summer(4);
                table.site(River::Yomi, building(House::Temple, 1), 1);
                assert_eq!(i64::from(building(House::Temple, 1).die()), number(&given["building_value"]));
                table
                    .die(0, 0, number(&given["die"]) as u8, At::Ready)
                    .act(Kind::Place { die: 0, spot: Spot::Yomi });
                is(json!(table.may(Kind::House { house: House::Temple })), "allowed");
                table.act(Kind::House { house: House::Temple });
                assert_eq!((table.top(), &expected["user_gets"]), (Task::Rock, &json!("iwakura")));
                is(json!(table.player(1).points), "owner_vp");
            }
            "cross" => {
                let mut table = summer(4);
                table.die(0, 0, number(&given["die"]) as u8, At::Forest(Spot::Yomi));
                table.act(Kind::Cross { die: 0, hill: River::Yomi, reward: Reward::Bitoku });
                is(json!(table.me().dice[0].value), "die");
            }
            "cross_rewards" => {
                let mut table = summer(4);
                table.game.board.hills[0].covered = 0b011;
                table.die(0, 0, 4, At::Forest(Spot::Yomi));
                let third = table.kinds().iter().filter(|kind| matches!(kind, Kind::Cross { .. })).all(
                    |kind| matches!(kind, Kind::Cross { reward, .. } if reward.parts().count_ones() == 2),
                );
                assert!(third);
                is(json!(["two_of_four"]), "available");
            }
            "lake_treasure" => {
                let rewards: [u8; 3] = serde_json::from_value(given["rewards"].clone()).expect("rewards");
                let places = given["positions"].as_object().expect("positions");
                for (name, points) in expected.as_object().expect("points") {
                    let own = number(&places[name]);
                    let ahead = places.values().filter(|cell| number(cell) > own).count();
                    let level = places.values().filter(|cell| number(cell) == own).count();
                    assert_eq!(
                        i64::from(shared_reward(rewards, ahead, level)),
                        number(points),
                        "{id}: {name}"
                    );
                }
            }
            "sum" => {
                let lakes: Vec<Value> = given["terms"]
                    .as_array()
                    .expect("terms")
                    .iter()
                    .map(|term| json!({ "rewards": [term, 0, 0], "ahead": 0, "level": 1 }))
                    .collect();
                let position = json!({ "virtue": 0, "dice": [1, 1, 1], "lakes": lakes });
                let lines =
                    pad::score(&serde_json::from_value(position).expect("a position")).expect("points");
                is(json!(lines[3].1), "total");
            }
            "iwakura" => {
                let rocks = given["stone_path"].as_array().expect("rocks").iter();
                let rocks: Vec<(u16, u32)> = rocks
                    .map(|rock| (symbols(&rock["symbols"]), number(&rock["adjacent_pilgrims"]) as u32))
                    .collect();
                let mut things = [0; 13];
                things[5] = number(&given["mitama"]["ara"]) as u32;
                things[9] = number(&given["buildings"]["temple"]) as u32;
                let jokers = number(&given["mitama"]["shinigami"]) as u32;
                is(json!(rock_points(&rocks, things, 0, jokers)), "vp");
                let each = [
                    rock_points(&rocks[..1], things, 0, jokers),
                    rock_points(&rocks[1..], things, 0, jokers),
                ];
                is(json!(each), "per_rock");
            }
            "visions" => {
                let cards = given["visions"].as_array().expect("visions");
                let wishes: Vec<_> = cards
                    .iter()
                    .map(|card| {
                        (
                            needs(&card["conditions"]),
                            number(&card["vp"]) as u8,
                            number(&card["penalty"]) as u8,
                        )
                    })
                    .collect();
                let found = best_visions(needs(&given["have"]), &wishes);
                is(json!(found.points), "vp");
                if expected["fulfilled"].is_array() {
                    let fulfilled =
                        cards.iter().enumerate().filter(|(place, _)| found.cards >> place & 1 == 1);
                    is(fulfilled.map(|(_, card)| card["id"].clone()).collect(), "fulfilled");
                }
                // The cards of the box are those of the file.
                for card in cards {
                    let name = card["id"].as_str().expect("an id");
                    if let Some(at) = name.strip_prefix('V').and_then(|at| at.parse().ok()) {
                        assert_eq!(vision(at).packed(), needs(&card["conditions"]), "{name}");
                        assert_eq!(i64::from(vision(at).points()), number(&card["vp"]), "{name}");
                    }
                }
            }
            "own_board" => {
                let mut table = summer(2);
                table.me().houses = number(&given["building_counters_used"]) as u8;
                let filled = given["crystal_slots_filled"].as_array().expect("slots").len();
                for slot in 0..filled {
                    table.me().crystals[slot] = Some(crystal(slot + 1));
                }
                is(json!(table.me().board_points()), "vp");
            }
            "final_sum" => {
                // The position of the example, counted by the score pad.
                let position = json!({
                    "virtue": given["before"], "first": true, "bitoku": ["makoto", "yu", "jin"], "visited": 2,
                    "lakes": [
                        { "rewards": [5, 3, 1], "ahead": 0, "level": 1 },
                        { "rewards": [5, 2, 0], "ahead": 0, "level": 2 },
                    ],
                    "rocks": [
                        { "symbols": ["ara"], "pilgrims": 2 },
                        { "symbols": ["ryokan", "temple"], "pilgrims": 1 },
                    ],
                    "mitama": ["ara", "ara", "shinigami"], "pairs": 3, "buildings": ["temple"],
                    "crystals": [1, 2, 3], "torii": 1, "dice": [3, 5, 3], "resources": [2, 0, 0, 1],
                    "visions": [2, 3],
                });
                let lines =
                    pad::score(&serde_json::from_value(position).expect("a position")).expect("points");
                let line = |key: &str| lines.iter().find(|(name, _)| *name == key).expect("a line").1;
                for (key, name) in [
                    ("before", "virtue"),
                    ("first", "first"),
                    ("bitoku", "bitoku"),
                    ("lakes", "lakes"),
                    ("iwakura", "iwakura"),
                    ("guardians", "guardians"),
                    ("visions", "visions"),
                    ("own_board", "board"),
                ] {
                    assert_eq!(i64::from(line(name)), number(&given[key]), "{id}: {key}");
                }
                is(json!(line("total")), "final");
                is(json!(line("total") - line("virtue")), "ascension");
            }
            "winner" => {
                let players = given["players"].as_array().expect("players");
                let sheets = players.iter().map(|player| {
                    let get = |key: &str| number(&player[key]) as i32;
                    engawa_kernel::Sheet::new(&[get("vp")], &[get("visions"), -get("order")])
                });
                let winner = outcome(sheets.collect(), None).winners.first().expect("a winner");
                is(players[winner.index()]["name"].clone(), "winner");
            }
            "turn_order" => {
                let old = given["old_order"].as_array().expect("an order");
                let place = |name: &Value| old.iter().position(|other| other == name).expect("a name") as u8;
                let home = given["home_top_to_bottom"].as_array().expect("dice").iter().map(place);
                let order = new_order(home, &[0, 1, 2, 3]);
                is(order.iter().map(|&at| old[usize::from(at)].clone()).collect(), "new_order");
            }
            "build_cost" => {
                let counter =
                    &engawa_bitoku::testing::COUNTERS[number(&given["building_number"]) as usize - 1];
                assert_eq!(counter.cost, cost(&expected["cost"]), "{id}");
            }
            "build_options" => {
                let mut table = summer(4);
                table.site(River::Yomi, building(House::Farm, 1), 1).site(
                    River::Yomi,
                    building(House::Onsen, 1),
                    1,
                );
                let free = |house: &&House| table.game.board.free_sites(**house) & 1 == 1;
                let mut names: Vec<Value> =
                    House::ALL.iter().filter(free).map(|house| json!(house)).collect();
                names.sort_by_key(ToString::to_string);
                is(json!(names), "buildable");
            }
            "build_bonus" => {
                let mut table = summer(4);
                table.market(Market::Building, [Some(20), None, None, None]).me().goods = rich();
                assert_eq!(i64::from(table.kodama(0, Region::Yomi)), number(&given["kodama_before"]));
                table
                    .asked(Task::Take(Market::Building, 0, false))
                    .act(Kind::Build { slot: 0, river: River::Yomi });
                is(json!(table.kodama(0, Region::Yomi)), "kodama_after");
                assert_eq!(
                    building(House::Ryokan, 3).owner_bonus(),
                    Some(engawa_bitoku::OwnerBonus::Either),
                    "{id}"
                );
            }
            "copy_cell" => {
                let mut table = summer(2);
                table.me().goods = rich();
                table.die(0, 0, number(&given["die"]) as u8, At::Ready);
                table.die(1, 0, number(&given["copied"]["value"]) as u8, At::Forest(Spot::Yomi));
                table.act(Kind::Place { die: 0, spot: Spot::Home4 });
                is(json!(table.me().dice[0].value), "die");
                let usable: Vec<u8> = table
                    .kinds()
                    .iter()
                    .filter_map(|kind| match kind {
                        Kind::Line { line, .. } => Some(engawa_bitoku::LINE_DICE[usize::from(*line)]),
                        _ => None,
                    })
                    .collect();
                is(json!(usable), "usable_min_die");
            }
            "guardians" => {
                let dice: [u8; 3] = serde_json::from_value(given["dice"].clone()).expect("dice");
                let held = goods(&given["resources"]);
                is(json!(guardians(dice, held)), "vp");
                is(json!(dice.iter().map(|&die| u32::from(die)).sum::<u32>() + held.sum()), "sum");
            }
            "bitoku_types" => {
                let mut table = summer(2);
                for name in given["path"].as_array().expect("cards") {
                    let kind: Virtue = serde_json::from_value(name.clone()).expect("a type");
                    table.me().path.push(virtue(kind));
                }
                let types = table.me().path.types().count_ones();
                is(json!(types), "types");
                is(json!(engawa_bitoku::testing::type_points(types)), "vp");
            }
            "first_player" => {
                let mut table = summer(2);
                table.game.board.order = [0, 1, 2, 3];
                is(json!(table.game.board.sheet_with(0, 0).lines[1]), "vp");
            }
            "ascension_harvest" => {
                let mut table = summer(2);
                table.game.board.phase = engawa_bitoku::Phase::Ascension;
                table.me().goods = goods(&given["resources"]);
                table.me().crystals[..3].copy_from_slice(&[
                    Some(crystal(1)),
                    Some(crystal(3)),
                    Some(crystal(8)),
                ]);
                table.asked(Task::Harvest(0b111));
                assert_eq!(table.me().goods, goods(&expected["resources"]), "{id}");
            }
            "start_pilgrimage" => {
                let mut table = summer(2);
                table.game.board.sides[2][0] = 1;
                table.asked(Task::Move(1));
                let cells: Vec<String> = table
                    .kinds()
                    .iter()
                    .filter_map(|kind| match kind {
                        Kind::Start { cell } => Some(format!("P_m{}", cell + 1)),
                        _ => None,
                    })
                    .collect();
                is(json!(cells), "start_cells");
            }
            "kodama_split" => {
                let mut table = summer(2);
                table.asked(Task::Forward(0b11111, number(&given["n"]) as u8));
                let mut ends = std::collections::BTreeSet::new();
                let mut open = vec![table.game];
                while let Some(game) = open.pop() {
                    let there = Table { game, dice: table.dice.clone(), told: Vec::new() };
                    if there.top() == Task::Finish {
                        ends.insert(game.board.players[0].kodama);
                        continue;
                    }
                    for kind in there.kinds().into_iter().filter(|kind| *kind != Kind::Decline) {
                        let mut next = Table { game, dice: table.dice.clone(), told: Vec::new() };
                        next.act(kind);
                        open.push(next.game);
                    }
                }
                is(json!(ends.len()), "options");
            }
            "common_deck" => {
                let mut table = summer(2);
                let cards: Vec<u8> = (0..number(&given["deck"])).map(|at| 20 + at as u8).collect();
                table.game.board.discards[0] =
                    (0..number(&given["discard"])).fold(0, |cards, at| cards | 1 << (40 + at));
                table.stack_deck(Common::Yokai, &cards).asked(Task::Look(Common::Yokai));
                if table.top() != Task::Finish {
                    table.act(Kind::Look);
                }
                is(json!(table.game.board.looked), "looked_at");
                let hand = table.me().hand;
                let decline = table.kinds().contains(&Kind::Decline);
                if table.top() != Task::Finish {
                    let kind = table.kinds()[0];
                    table.act(kind);
                }
                let taken = table.me().hand - hand;
                if expected["taken_alternatives"].is_array() {
                    assert!(decline && taken == 1, "{id}");
                } else {
                    is(json!(taken), "taken");
                }
                if expected["deck_after"].is_number() {
                    is(json!(table.game.hidden.commons[0].len()), "deck_after");
                    is(json!(table.game.board.discards[0].count_ones()), "discard_after");
                }
            }
            "take_vision" => {
                let mut table = summer(2);
                let cards: Vec<u8> = (0..number(&given["deck"])).map(|at| 20 + at as u8).collect();
                table.stack_deck(Common::Vision, &cards).asked(Task::Look(Common::Vision));
                if matches!(table.top(), Task::Look(_)) {
                    table.act(Kind::Look);
                    assert!(table.may(Kind::TakeVision { card: vision(21) }) && table.may(Kind::NoVision));
                    assert_eq!(expected["alternatives"].as_array().map(Vec::len), Some(2), "{id}");
                } else {
                    assert_eq!(table.top(), Task::Gain(0b1111, 1), "{id}");
                    assert_eq!(expected["alternatives"].as_array().map(Vec::len), Some(1), "{id}");
                }
                is(json!(table.game.board.looked), "looked_at");
            }
            "tengu_standard_resource" => {
                let mut table = summer(1);
                table.player(1).goods = goods(&given["resources"]);
                let mut gained = Vec::new();
                for _ in 0..number(&given["n"]) {
                    let resource = table.player(1).scarcest();
                    table.player(1).goods.add(resource, 1);
                    gained.push(json!(resource));
                }
                is(json!(gained), "gained");
            }
            "lake_treasure_solo" => {
                let mut table = summer(1);
                let treasure =
                    engawa_bitoku::Treasure::all().find(|tile| json!(tile.rewards()) == given["rewards"]);
                table.game.board.treasures[0] = treasure.expect("a treasure");
                table.me().kodama[0] = number(&given["positions"]["you"]) as u8;
                table.player(1).kodama[0] = number(&given["positions"]["tengu"]) as u8;
                is(json!(table.game.board.lake(0, Region::Yomi)), "you");
                is(json!(table.game.board.lake(1, Region::Yomi)), "tengu");
            }
            "tengu_home_vp" => {
                let mut table = summer(1);
                for (die, at) in given["your_dice"].as_array().expect("dice").iter().enumerate() {
                    let place = match at["place"].as_str() {
                        Some("yomi") => At::Forest(Spot::Yomi),
                        Some("home") => At::Forest(Spot::Home2),
                        _ => At::Hill(0),
                    };
                    table.die(0, die, number(&at["value"]) as u8, place);
                }
                is(json!(3 + 2 * table.game.board.strong_dice()), "vp");
            }
            kind => panic!("{id}: a new kind of case, {kind}"),
        }
    });
    assert_eq!(cases, 52);
}
