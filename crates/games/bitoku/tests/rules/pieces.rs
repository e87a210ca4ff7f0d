//! Kodamas, buildings, movement, mitama, crystals, rocks, visions (BI-7 to BI-13).

use engawa_kernel::{Rules, Viewer};

use crate::scene::{
    building, common, crystal, dragonfly, mitama, rich, rock, seat, summer, torii, virtue, vision,
};
use engawa_bitoku::testing::*;
use engawa_bitoku::{
    At, Breach, Common, Goods, House, Kind, Market, Region, Resource, River, Source, Spot, Task, Trigger,
    Virtue,
};

fn kodama(region: Region) -> Kind {
    Kind::Kodama { region }
}

/// BI-7.1
#[test]
fn the_last_cell_of_a_track_holds_one_kodama() {
    let mut table = summer(4);
    table.me().kodama = [6, 6, 6, 1, 1];
    table.player(1).kodama = [7, 6, 6, 1, 1];
    table.asked(Task::Forward(0b11111, 3));
    assert_eq!(table.breach(kodama(Region::Yomi)), Breach::KodamaStays);
    table.act(kodama(Region::Steps));
    assert_eq!(table.kodama(0, Region::Steps), 7);
    assert_eq!(table.breach(kodama(Region::Steps)), Breach::KodamaStays, "there is no cell behind it");
    table.act(kodama(Region::Glade));
    assert_eq!(
        (table.kodama(0, Region::Glade), table.kodama(1, Region::Glade)),
        (2, 1),
        "any number per cell"
    );
    // Surplus steps are lost.
    table.asked(Task::Forward(0b00001, 2));
    assert_eq!(table.top(), Task::Finish);
}

/// BI-7.2 BI-EX-22
#[test]
fn steps_may_be_split_and_others_pushed_back() {
    let mut table = summer(3);
    table.asked(Task::Forward(0b11111, 2)).acts(&[kodama(Region::Yomi), kodama(Region::Home)]);
    assert_eq!(table.me().kodama, [2, 1, 2, 1, 1]);
    table.asked(Task::Forward(0b11111, 2)).acts(&[kodama(Region::Yomi), kodama(Region::Yomi)]);
    assert_eq!(table.me().kodama, [4, 1, 2, 1, 1]);
    table.player(1).kodama = [2, 1, 1, 1, 3];
    table.player(2).kodama = [1, 1, 1, 1, 2];
    table.asked(Task::Back(0b11111, 2));
    let back = |player, region| Kind::Back { player, region };
    assert!(!table.may(back(1, Region::Steps)), "never below the first cell");
    assert!(!table.may(back(0, Region::Yomi)), "only others");
    table.acts(&[back(1, Region::Forges), back(2, Region::Forges)]);
    assert_eq!((table.kodama(1, Region::Forges), table.kodama(2, Region::Forges)), (2, 1));
    // The green arrow: only in the region of the effect.
    let onsen = building(House::Onsen, 3);
    table.effect(onsen.effects(), Source::House(onsen, River::Forges));
    table.act(Kind::Part { part: 1 });
    assert_eq!(table.kinds(), [back(1, Region::Forges), Kind::Decline]);
    table.act(Kind::Decline);
    assert_eq!(table.kinds(), [kodama(Region::Forges), Kind::Decline]);
}

/// BI-7.3
#[test]
fn neutral_kodamas_never_move() {
    let mut table = summer(2);
    table.asked(Task::Back(0b11111, 1));
    assert_eq!(
        table.top(),
        Task::Finish,
        "the other player stands on the first cells, the neutral ones stay"
    );
    assert_eq!(table.game.board.neutral(), Some(4));
}

/// BI-8.1 BI-EX-13
#[test]
fn building_step_by_step() {
    let mut table = summer(4);
    let (farm, onsen) = (building(House::Farm, 1), building(House::Onsen, 1));
    table.site(River::Yomi, farm, 1).site(River::Yomi, onsen, 1);
    table.market(Market::Building, [Some(20), Some(1), Some(13), Some(7)]);
    table.me().houses = 2;
    table.me().goods = Goods([2, 2, 0, 0]);
    table.asked(Task::Take(Market::Building, 0, false));
    let build = |slot, river| Kind::Build { slot, river };
    assert!(table.may(build(0, River::Yomi)) && table.may(build(1, River::Yomi)));
    assert_eq!(table.breach(build(2, River::Yomi)), Breach::CannotBuild, "a farm stands there");
    table.act(build(0, River::Yomi));
    assert_eq!(table.me().goods, Goods([1, 1, 0, 0]), "the third counter costs a wood and a stone");
    assert_eq!((table.kodama(0, Region::Yomi), table.me().houses), (3, 3), "two steps");
    assert_eq!(table.game.board.market(Market::Building)[0], None, "no refill before winter");
    assert_eq!(table.game.board.owner(River::Yomi, House::Ryokan), Some(0));
    assert_eq!(building(House::Ryokan, 3).owner_bonus(), Some(engawa_bitoku::OwnerBonus::Either));
    // An amulet if the tile shows one.
    table.me().goods = rich();
    let amulets = table.me().amulets[0];
    table.asked(Task::Take(Market::Building, 0, false)).act(build(1, River::Glade));
    assert_eq!(table.me().amulets[0], amulets + 1);
}

/// BI-8.2 BI-8.3
#[test]
fn building_needs_a_counter_a_price_a_tile_and_a_cell() {
    let lost = |change: &dyn Fn(&mut crate::scene::Table)| {
        let mut table = summer(4);
        table.me().goods = rich();
        table.market(Market::Building, [Some(0), None, None, None]);
        change(&mut table);
        table.asked(Task::Take(Market::Building, 0, false));
        table.top() == Task::Finish
    };
    assert!(!lost(&|_| {}));
    assert!(lost(&|table| table.me().houses = 6), "at most six");
    assert!(lost(&|table| table.me().goods = Goods([0, 9, 9, 9])), "the first counter costs a wood");
    assert!(lost(&|table| {
        table.market(Market::Building, [None; 4]);
    }));
    assert!(lost(&|table| {
        for (&river, number) in River::ALL.iter().zip(2..) {
            table.site(river, building(House::Temple, number), 1);
        }
    }));
    // Ancient buildings cannot be built: none is ever in the market.
    assert_eq!(engawa_bitoku::Building::BUILT & engawa_bitoku::Building::ANCIENT, 0);
}

/// BI-9.1 BI-EX-21
#[test]
fn what_a_movement_point_buys() {
    let mut table = summer(2);
    table.me().path.push(virtue(Virtue::Jin));
    table.asked(Task::Move(4));
    assert_eq!(table.kinds(), [Kind::Advance, Kind::Start { cell: 0 }, Kind::Decline]);
    table.act(Kind::Advance);
    assert_eq!((table.me().points, table.me().visited), (2, 1));
    assert_eq!(table.top(), Task::Forward(0b11111, 1), "its action");
    table.acts(&[Kind::Decline, Kind::Start { cell: 0 }, Kind::Walk { cell: 0 }]);
    assert_eq!((table.me().walking[1], table.me().pilgrims, table.top()), (1, 2, Task::Move(1)));
    table.act(Kind::Decline);
    assert_eq!(table.top(), Task::Finish, "what is not spent is lost");
    // With a pilgrim at the first torii a pilgrimage may start there.
    table.game.board.sides[2][1] = 1;
    table.asked(Task::Move(1));
    assert!(
        table.may(Kind::Start { cell: 0 })
            && table.may(Kind::Start { cell: 2 })
            && !table.may(Kind::Start { cell: 3 })
    );
    table.game.board.sides[1][0] = 1;
    assert!(!table.may(Kind::Start { cell: 1 }), "enlightenment is no torii");
}

/// BI-9.2
#[test]
fn paths_are_one_way_and_fork() {
    let mut table = summer(3);
    table.me().walking[1] = 2;
    table.player(1).walking[1] = 1;
    table.asked(Task::Move(2));
    assert!(table.may(Kind::Walk { cell: 1 }) && table.may(Kind::Enter { cell: 1 }));
    table.acts(&[Kind::Walk { cell: 1 }, Kind::Walk { cell: 1 }]);
    assert_eq!((table.me().walking[2], table.player(1).walking[1]), (2, 1), "any number per cell");
    table.asked(Task::Move(1));
    assert_eq!(table.breach(Kind::Walk { cell: 1 }), Breach::NoSuchStep);
    // With three players there are two paths.
    assert!(table.may(Kind::Start { cell: 8 }));
}

/// BI-9.3 BI-9.4
#[test]
fn side_paths_hold_one_pilgrim_a_cell_and_one_a_player() {
    let mut table = summer(3);
    table.me().walking[2] = 2;
    table.game.board.torii[2] = Some(torii(6));
    table.game.board.sides[2] = [2, 0, 0];
    table.asked(Task::Move(2)).act(Kind::Enter { cell: 2 });
    assert_eq!(table.game.board.sides[2], [2, 1, 0], "the first free cell");
    // The second cell: an amulet +1; the tile: an amulet +2 and 1 VP, for every arriving pilgrim.
    assert_eq!((table.me().amulets, table.me().points), ([2, 1, 0], 1));
    assert_eq!(table.breach(Kind::Enter { cell: 2 }), Breach::NoSuchStep, "only one of a player");
    assert_eq!(table.game.board.wisdom(0), (0, 1));
    // All taken: closed.
    let mut table = summer(3);
    table.me().walking[1] = 1;
    table.game.board.sides[1] = [2, 3, 0];
    table.asked(Task::Move(1));
    assert!(!table.may(Kind::Enter { cell: 1 }));
    table.game.board.sides[1] = [0, 3, 0];
    table.act(Kind::Enter { cell: 1 });
    assert_eq!((table.me().points, table.me().amulets), (3, [2, 0, 0]), "3 VP and an amulet +1");
    table.asked(Task::Move(1));
    assert!(!table.may(Kind::Walk { cell: 1 }), "asleep for the rest of the game");
}

/// BI-9.5
#[test]
fn bridges_need_visited_bitoku() {
    let mut table = summer(3);
    table.me().walking[2] = 1;
    table.me().walking[5] = 1;
    for (visited, first, second) in [(0, false, false), (1, true, false), (2, true, true)] {
        for _ in table.me().path.cards().len()..2 {
            table.me().path.push(virtue(Virtue::Makoto));
        }
        table.me().visited = visited;
        table.asked(Task::Move(1));
        assert_eq!((table.may(Kind::Walk { cell: 2 }), table.may(Kind::Walk { cell: 5 })), (first, second));
    }
}

/// BI-9.6
#[test]
fn the_bitoku_path_grows_to_the_right() {
    let mut table = summer(3);
    table.me().path.push(virtue(Virtue::Rei));
    table.asked(Task::Move(1)).act(Kind::Advance);
    assert_eq!(table.top(), Task::Move(1), "rei brings a movement point");
    assert_eq!(table.breach(Kind::Advance), Breach::EndOfPath);
    // A card just received may be visited with points still left.
    table.me().pilgrims = 1;
    table.asked(Task::Move(2));
    table.game.board.torii[2] = Some(torii(14));
    table.me().walking[2] = 1;
    table.stack_deck(Common::Bitoku, &[0, 5]).act(Kind::Enter { cell: 2 });
    table.acts(&[Kind::Part { part: 0 }, Kind::TakeBitoku { virtue: Virtue::Makoto }]);
    let types: Vec<Virtue> = table.me().path.cards().iter().map(|card| card.virtue()).collect();
    assert_eq!(types, [Virtue::Rei, Virtue::Makoto]);
    table.act(Kind::Advance);
    assert_eq!((table.me().visited, table.top()), (2, Task::Gain(0b1111, 1)));
}

/// BI-9.7
#[test]
fn points_gained_while_walking_are_spent_first() {
    let mut table = summer(3);
    table.me().path.push(virtue(Virtue::Rei));
    table.asked(Task::Move(3)).act(Kind::Advance);
    let pools: Vec<Task> = table.game.board.pending()[1..].iter().map(|step| step.task).collect();
    assert_eq!(pools, [Task::Move(2), Task::Move(1)]);
    table.act(Kind::Start { cell: 0 });
    assert_eq!(table.top(), Task::Move(2), "the older pool goes on");
    // The last cell with a closed side path: nobody moves any more.
    let mut table = summer(3);
    table.me().pilgrims = 0;
    table.me().walking[7] = 1;
    table.game.board.sides[7] = [1, 0, 0];
    table.asked(Task::Move(1));
    assert_eq!(table.top(), Task::Finish);
    // A restart beyond a bridge needs no bitoku.
    table.me().pilgrims = 1;
    table.game.board.sides[5] = [1, 0, 0];
    table.asked(Task::Move(1));
    assert!(table.may(Kind::Start { cell: 5 }));
}

/// BI-10.1 BI-10.2 BI-10.5
#[test]
fn taking_a_mitama() {
    let mut table = summer(3);
    table.me().goods = Goods([0, 0, 1, 2]);
    table.me().dragonflies = 0;
    table.market(Market::Mitama, [Some(5), Some(0), Some(15), Some(10)]);
    table.asked(Task::Take(Market::Mitama, 0, false)).act(Kind::TakeMitama { slot: 3 });
    assert_eq!((table.me().goods, table.me().points), (Goods::NONE, 5), "price and VP of the slot");
    assert!(matches!(table.top(), Task::Choose(_)), "saki: a point or an amulet");
    assert_eq!(table.me().mitama, 0, "onto the board after its action");
    table.act(Kind::Choose { option: 1 });
    assert_eq!((table.me().mitama, table.me().amulets), (1 << 10, [2, 0, 0]));
    table.asked(Task::Take(Market::Mitama, 0, false));
    assert_eq!(table.top(), Task::Finish, "nothing to pay with");
    let two = |number: usize| {
        let mut table = summer(3);
        table.effect(mitama(number).effects(), Source::Game);
        table.top()
    };
    let amulet_of = |number: usize| {
        let mut table = summer(3);
        table.effect(mitama(number).effects(), Source::Game).me().amulets
    };
    assert!(matches!(two(1), Task::Choose(_)) && matches!(two(16), Task::Choose(_)));
    assert_eq!((two(6), amulet_of(6)), (Task::Unlock, [2, 0, 0]));
    assert_eq!([two(21), two(22)], [Task::Gain(0b1111, 1), Task::Move(1)]);
    assert_eq!(two(23), Task::Forward(0b11111, 1), "nobody can be pushed back yet");
    assert!(matches!(two(24), Task::Choose(_)));
    // A dragonfly gained by the mitama's own action cannot be paired with it as it arrives, but afterwards.
    let mut table = summer(3);
    table.me().dragonflies = 0;
    table.market(Market::Dragonfly, [None, Some(3), None, None]);
    table.asked(Task::Settle(mitama(1)));
    table.game.board.stack = engawa_bitoku::testing::Stack::EMPTY;
    table.me().mitama = 0;
    for task in [Task::Finish, Task::Settle(mitama(1)), Task::Take(Market::Dragonfly, 0, false)] {
        table.game.board.stack.push(engawa_bitoku::Step { task, source: Source::Game });
    }
    table.run().act(Kind::TakeDragonfly { slot: 1 });
    assert_eq!(table.kinds(), [Kind::PairWith { dragonfly: dragonfly(4) }, Kind::Decline]);
}

/// BI-10.3 BI-10.4 BI-EX-24
#[test]
fn taking_a_dragonfly_and_pairing() {
    let mut table = summer(3);
    table.me().goods = Goods::NONE;
    table.me().dragonflies = 0;
    table.market(Market::Dragonfly, [Some(8), Some(20), Some(9), Some(10)]);
    table.market(Market::Mitama, [Some(0), Some(1), Some(2), Some(3)]);
    // The first slot pays; a discount does not raise that.
    table.asked(Task::Take(Market::Dragonfly, 1, false)).act(Kind::TakeDragonfly { slot: 0 });
    assert_eq!(table.top(), Task::Gain(0b1111, 1));
    table.act(Kind::Pick { resource: Resource::Sake });
    assert_eq!((table.me().points, table.top()), (0, Task::Finish), "no action yet, nothing to pair");
    // A mitama arrives: one unpaired dragonfly may be chosen, its action follows.
    table.me().goods = rich();
    table
        .asked(Task::Take(Market::Mitama, 0, false))
        .acts(&[Kind::TakeMitama { slot: 0 }, Kind::Choose { option: 1 }]);
    assert_eq!(table.kinds(), [Kind::PairWith { dragonfly: dragonfly(9) }, Kind::Decline]);
    table.act(Kind::Decline);
    assert_eq!(table.me().pairs(), 0);
    // Only at the moment of taking: the next dragonfly may be paired with the lone mitama.
    table.asked(Task::Take(Market::Dragonfly, 0, false)).act(Kind::TakeDragonfly { slot: 1 });
    assert_eq!(table.kinds(), [Kind::Pair, Kind::Decline]);
    table.act(Kind::Pair);
    assert_eq!((table.me().pairs(), table.me().amulets), (1, [2, 0, 1]), "an amulet +3");
    assert_eq!(table.me().lone_mitama(), 0);
}

/// BI-11.1 BI-11.3
#[test]
fn a_crystal_wakes_a_pilgrim() {
    let mut table = summer(3);
    table.me().goods = Goods([1, 0, 1, 0]);
    table.market(Market::Crystal, [Some(0), Some(12), Some(20), Some(21)]);
    table.asked(Task::Take(Market::Crystal, 0, false));
    let onto: Vec<u8> = table
        .kinds()
        .iter()
        .filter_map(|kind| match kind {
            Kind::TakeCrystal { slot: 1, onto } => Some(*onto),
            _ => None,
        })
        .collect();
    assert_eq!(onto, [3, 4], "two slots for memories");
    table.act(Kind::TakeCrystal { slot: 3, onto: 6 });
    assert_eq!((table.me().goods, table.me().pilgrims), (Goods::NONE, 4));
    assert_eq!(table.me().board_points(), 1);
    table.me().crystals[..3].copy_from_slice(&[Some(crystal(5)), Some(crystal(6)), Some(crystal(7))]);
    table.asked(Task::Take(Market::Crystal, 2, false));
    assert_eq!(
        table.breach(Kind::TakeCrystal { slot: 0, onto: 0 }),
        Breach::NoCrystal,
        "no dream slot is empty"
    );
    table.act(Kind::TakeCrystal { slot: 2, onto: 5 });
    assert_eq!(table.me().goods, Goods::NONE, "a discount of 2 on a price of 1 gains nothing");
}

/// BI-11.2 BI-11.4
#[test]
fn memories_pay_for_what_is_done() {
    for (number, trigger) in (13..).zip(Trigger::ALL) {
        let mut table = summer(3);
        table.me().crystals[3] = Some(crystal(number));
        let paid = table.me().memory(*trigger);
        assert!((1..=2).contains(&paid));
        assert!(
            Trigger::ALL.iter().filter(|other| *other != trigger).all(|&other| table.me().memory(other) == 0)
        );
        table.me().goods = rich();
        table.me().path.push(virtue(Virtue::Jin));
        table.me().walking[1] = 1;
        table.me().dragonflies = 0;
        table.market(Market::Crystal, [Some(21), None, None, None]);
        table.market(Market::Mitama, [Some(22), None, None, None]);
        table.market(Market::Dragonfly, [None, Some(0), None, None]);
        table.market(Market::Building, [Some(6), None, None, None]);
        table.die(0, 0, 4, At::Forest(Spot::Yomi));
        let mut scored = |task: Task, kinds: &[Kind]| {
            let before = table.me().points;
            table.asked(task).acts(kinds);
            table.me().points - before
        };
        let build =
            scored(Task::Take(Market::Building, 0, false), &[Kind::Build { slot: 0, river: River::Glade }]);
        let take = scored(Task::Take(Market::Crystal, 0, false), &[Kind::TakeCrystal { slot: 0, onto: 5 }]);
        let soul = scored(Task::Take(Market::Mitama, 0, false), &[Kind::TakeMitama { slot: 0 }]) - 1;
        let fly = scored(Task::Take(Market::Dragonfly, 0, false), &[Kind::TakeDragonfly { slot: 1 }]);
        let side = scored(Task::Move(1), &[Kind::Enter { cell: 1 }]) - 3;
        let visit = scored(Task::Move(1), &[Kind::Advance]) - 2;
        let river = scored(
            Task::Turn,
            &[Kind::Cross { die: 0, hill: River::Yomi, reward: engawa_bitoku::Reward::LeaveYokai }],
        );
        let stone = scored(Task::Pilgrim, &[Kind::Stone { cell: 0 }]);
        let found = [build, take, soul, fly, side, visit, river, stone];
        let mut expected = [0; 8];
        expected[trigger.index()] = i16::from(paid);
        assert_eq!(found, expected, "{trigger:?}");
    }
    // Two with the same trigger both pay; the taking of a memory itself does not count.
    let mut table = summer(3);
    table.me().crystals[3] = Some(crystal(14));
    table.me().crystals[4] = Some(crystal(14));
    assert_eq!(table.me().memory(Trigger::TakeCrystal), 4);
    let mut table = summer(3);
    table.market(Market::Crystal, [Some(13), None, None, None]);
    table.asked(Task::Take(Market::Crystal, 0, false)).act(Kind::TakeCrystal { slot: 0, onto: 3 });
    assert_eq!(table.me().points, 0);
}

/// BI-12.1
#[test]
fn an_iwakura_goes_to_the_leftmost_slot() {
    let mut table = summer(3);
    let garden = table.game.board.garden;
    let first = rock(garden.trailing_zeros() as usize + 1);
    table.asked(Task::Rock).act(Kind::Rock { rock: first });
    assert_eq!(table.me().rocks[1], Some(first));
    assert_eq!(table.game.board.garden, garden & !(1 << first.index()), "never refilled");
    table.asked(Task::Rock);
    assert_eq!(table.breach(Kind::Rock { rock: first }), Breach::NoRock);
    table.me().rocks = [Some(first); 4];
    table.asked(Task::Rock);
    assert_eq!(table.top(), Task::Finish, "no slot is empty");
}

/// BI-12.2
#[test]
fn a_pilgrim_goes_beside_an_iwakura() {
    let mut table = summer(3);
    table.me().goods = Goods([0, 0, 1, 0]);
    table.me().rocks = [Some(rock(1)), None, None, None];
    table.asked(Task::Pilgrim);
    let cells = |table: &crate::scene::Table| table.game.board.stones();
    assert_eq!(cells(&table), 0b0111, "cells 1 to 3; the fourth costs a stone");
    table.act(Kind::Stone { cell: 2 });
    assert_eq!((table.me().stones, table.me().pilgrims), (0b100, 2));
    table.me().rocks[1] = Some(rock(2));
    table.asked(Task::Pilgrim);
    assert_eq!(cells(&table), 0b1_0011);
    table.act(Kind::Stone { cell: 4 });
    assert_eq!((table.me().goods, table.me().stones), (Goods::NONE, 0b1_0100), "a jade was paid");
}

/// BI-13.1
#[test]
fn a_vision_is_kept_or_refused_for_a_resource() {
    let mut table = summer(3);
    let have = table.me().visions;
    table.stack_deck(Common::Vision, &[20, 21, 22]).asked(Task::Look(Common::Vision)).act(Kind::Look);
    assert_eq!(
        table.kinds(),
        [Kind::TakeVision { card: vision(21) }, Kind::TakeVision { card: vision(22) }, Kind::NoVision]
    );
    table.act(Kind::TakeVision { card: vision(21) });
    assert_eq!(table.me().visions, have | 1 << 20);
    table.asked(Task::Look(Common::Vision)).acts(&[Kind::Look, Kind::NoVision]);
    assert_eq!(table.top(), Task::Gain(0b1111, 1));
    let tail: Vec<u8> = table.game.hidden.commons[2].tail().iter().map(|settled| settled.card).collect();
    assert_eq!(tail, [22, 21], "under the deck in the order drawn");
    // Whoever put it there knows it; nobody else does.
    let known = |viewer| table.game.view(viewer).decks[2].tail[0].0;
    assert_eq!((known(Viewer::Seat(seat(0))), known(Viewer::Seat(seat(1)))), (Some(22), None));
}

/// BI-13.2
#[test]
fn what_visions_count() {
    assert_eq!(vision(1).needs(), [1, 2, 0, 0, 1, 0, 0, 0]);
    let mut table = summer(3);
    // A pair supplies one mitama and one paired dragonfly.
    table.me().visions = 1 << 18;
    table.me().mitama = 0b11;
    table.me().dragonflies = 1;
    table.me().paired = 1;
    table.me().goods = Goods([1, 0, 0, 0]);
    assert_eq!(table.game.board.visions(0).count(), 1, "two mitama, a pair, a resource");
    table.me().mitama = 0b1;
    assert_eq!(table.game.board.visions(0).points, -1);
    table.me().visions = 1 << 23;
    table.game.board.sides[1][0] = 1;
    table.game.board.sides[2][0] = 1;
    table.me().path.push(virtue(Virtue::Gi));
    assert_eq!(table.game.board.visions(0).count(), 0, "the bitoku is not visited");
    table.me().visited = 1;
    assert_eq!(table.game.board.visions(0).points, 5);
}

/// BI-13.3 BI-EX-09 BI-EX-15 BI-EX-16
#[test]
fn each_component_serves_one_vision() {
    let mut table = summer(3);
    table.me().visions = 0b110;
    table.me().houses = 1;
    for _ in 0..2 {
        table.me().path.push(virtue(Virtue::Yu));
    }
    table.me().visited = 2;
    table.game.board.sides[2][0] = 1;
    table.me().mitama = 0b111;
    table.me().dragonflies = 0b111;
    table.me().paired = 0b111;
    let found = table.game.board.visions(0);
    assert_eq!((found.points, found.cards), (5, 0b010), "6 for the better, 1 lost for the other");
    // 2 buildings, 1 resource, 1 pair: 6 VP, otherwise 2 lost.
    table.me().visions = 0b1;
    assert_eq!(table.game.board.visions(0).points, -2);
    table.me().houses = 2;
    assert_eq!(table.game.board.visions(0).points, 6);
}

/// BI-13.4 BI-EX-26
#[test]
fn a_short_vision_deck() {
    let mut table = summer(3);
    table.stack_deck(Common::Vision, &[20]).asked(Task::Look(Common::Vision)).act(Kind::Look);
    assert_eq!(table.kinds(), [Kind::TakeVision { card: vision(21) }, Kind::NoVision]);
    table.stack_deck(Common::Vision, &[]).asked(Task::Look(Common::Vision));
    assert_eq!(table.top(), Task::Gain(0b1111, 1), "just a resource");
    // Looking cannot be undone: it is announced.
    let mut table = summer(3);
    table.asked(Task::Look(Common::Vision));
    assert!(table.game.reveals(seat(0), Kind::Look.into()));
    assert!(!table.game.reveals(seat(0), Kind::Decline.into()));
}

/// BI-EX-25
#[test]
fn a_short_common_deck() {
    let mut table = summer(3);
    table.game.board.discards[0] = common(2).bit();
    table.stack_deck(Common::Yokai, &[common(1).into()]).asked(Task::Look(Common::Yokai)).act(Kind::Look);
    assert_eq!((table.kinds().len(), table.game.board.looked), (2, 2));
    table.act(Kind::TakeYokai { card: common(1) });
    assert_eq!((table.game.hidden.commons[0].len(), table.game.board.discards[0]), (1, 0));
    table.stack_deck(Common::Yokai, &[common(3).into()]).asked(Task::Look(Common::Yokai)).act(Kind::Look);
    assert_eq!(table.kinds(), [Kind::TakeYokai { card: common(3) }, Kind::Decline], "take it or leave it");
    table.act(Kind::Decline);
    assert_eq!(table.game.hidden.commons[0].len(), 1);
    table.stack_deck(Common::Yokai, &[]).asked(Task::Look(Common::Yokai));
    assert_eq!(table.top(), Task::Finish, "the effect is lost");
}
