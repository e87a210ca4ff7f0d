//! What the tengu does with what he takes and where he goes (BI-20).

use engawa_kernel::{Rules, Stage, Viewer};

use crate::scene::{Table, building, common, dragonfly, seat, summer, virtue};
use crate::solo::{HILL, forest, scene};
use engawa_bitoku::testing::*;
use engawa_bitoku::{At, Goods, House, Kind, Market, Region, River, Spot, TenguStep, Virtue};

/// BI-20.1
#[test]
fn his_mitama_and_dragonflies() {
    let mut table = scene(6);
    table.market(Market::Mitama, [Some(5), Some(2), Some(1), Some(10)]);
    table.market(Market::Dragonfly, [Some(0), None, None, None]);
    table.tengu(River::Yomi, 2);
    assert_eq!((table.him().mitama, table.him().points), (1 << 2, 0), "his favourite ara, the cheaper one");
    table.tengu(River::Yomi, 1);
    assert_eq!(table.him().dragonflies, 1);
    // Nothing shown: a dragonfly for an unpaired mitama, else a mitama.
    let mut table = scene(6);
    table
        .market(Market::Mitama, [Some(5), None, None, None])
        .market(Market::Dragonfly, [Some(0), None, None, None]);
    table.tengu(River::Yomi, 3);
    assert_eq!(
        (table.him().mitama, table.him().dragonflies),
        (1 << 5, 0),
        "a random one, no favourite is there"
    );
    table.tengu(River::Yomi, 3);
    assert_eq!(table.him().dragonflies, 1);
}

/// BI-20.2
#[test]
fn he_pairs_at_once_for_two_points() {
    let mut table = scene(6);
    table.player(TENGU).dragonflies = dragonfly(9).bit() as u32;
    table.market(Market::Mitama, [Some(0), None, None, None]);
    table.tengu(River::Yomi, 2);
    assert_eq!((table.him().pairs(), table.him().walking[1], table.him().points), (1, 1, 0), "2 MP, no 4 VP");
}

/// BI-20.3
#[test]
fn his_steps_and_his_glade() {
    let mut table = scene(6);
    table.me().kodama = [1, 1, 2, 1, 1];
    table.tengu(River::Glade, 6);
    assert_eq!((table.him().goods, table.him().kodama[2]), (Goods([0, 0, 1, 1]), 2), "of the card");
    table.tengu(River::Glade, 1);
    assert_eq!(table.him().goods, Goods([0, 0, 3, 1]), "two of the standard resource");
    let mut table = scene(6);
    table.tengu(River::Steps, 1);
    assert_eq!(table.game.board.wisdom(TENGU), (1, 0), "start, on, enlightenment");
}

/// BI-20.4 BI-20.8
#[test]
fn his_forges() {
    let mut table = scene(10);
    table.market(Market::Building, [Some(6), Some(12), Some(0), Some(18)]);
    table.me().kodama[Region::Glade.index()] = 2;
    table.tengu(River::Forges, 8);
    assert_eq!(table.him().houses, 1);
    assert_eq!(table.game.board.owner(River::Glade, House::Temple), Some(TENGU), "favourite, most promising");
    assert_eq!((table.him().kodama[3], table.him().goods), (2, Goods::NONE), "one step, no cost");
    table.tengu(River::Forges, 7);
    assert_eq!((table.him().hoard.count_ones(), table.him().pilgrims), (1, 11), "a crystal wakes nobody");
    // Without a counter the action is lost, no crystal instead.
    table.player(TENGU).houses = 6;
    table.tengu(River::Forges, 8);
    assert_eq!((table.him().houses, table.him().hoard.count_ones()), (6, 1));
    // A favourite that cannot be built counts as absent: a random one is taken.
    let mut table = scene(10);
    for (&river, number) in River::ALL[1..].iter().zip(1..) {
        table.site(river, building(House::Temple, number), 0);
    }
    table.market(Market::Building, [Some(5), Some(12), None, None]);
    table.tengu(River::Forges, 8);
    assert!(River::ALL.iter().any(|&river| table.game.board.owner(river, House::Farm) == Some(TENGU)));
    // Nothing shown: a crystal if no favourite can be built.
    let hoard = table.him().hoard.count_ones();
    table.tengu(River::Forges, 1);
    assert_eq!(table.him().hoard.count_ones(), hoard + 1);
}

/// BI-20.5
#[test]
fn his_buildings_give_him_a_point() {
    let mut table = summer(1);
    table.site(River::Glade, building(House::Onsen, 5), TENGU);
    table
        .die(0, 0, 5, At::Ready)
        .act(Kind::Place { die: 0, spot: Spot::Glade })
        .act(Kind::House { house: House::Onsen });
    assert_eq!((table.him().points, table.him().amulets), (1, [0; 3]));
}

/// BI-20.6 BI-20.9
#[test]
fn how_he_walks() {
    let mut table = scene(6);
    table.player(TENGU).path.push(virtue(Virtue::Meiyo));
    table.player(TENGU).walking[1] = 1;
    table.player(TENGU).pilgrims = 10;
    let walk = |table: &mut Table, points: u8| {
        table.game.board.active = TENGU as u8;
        table.game.tengu_walk(points, &mut Stage::new(&mut table.dice, &mut table.told));
    };
    walk(&mut table, 1);
    assert_eq!((table.him().visited, table.him().points), (1, 4), "VP only");
    walk(&mut table, 1);
    assert_eq!(
        (table.game.board.sides[1], table.him().points),
        ([2, 0, 0], 10),
        "double VP, nearest the fork"
    );
    // At a torii he draws a card and carries out its bottom half; the MP it brings are spent first.
    let mut table = scene(6);
    table.player(TENGU).walking[3] = 1;
    table.player(TENGU).pilgrims = 10;
    table.game.board.tengu.deck = 1 << 4;
    let rest = 0x3ff
        & !(1 << 4)
        & !table.game.board.tengu.row.iter().flatten().fold(0, |cards, card| cards | card.bit() as u16);
    table.game.board.tengu.discard = rest;
    walk(&mut table, 1);
    assert_eq!(table.game.board.sides[3], [2, 0, 0]);
    assert_eq!((table.him().points, table.him().goods), (4, Goods([1, 1, 0, 0])));
    assert!(table.game.board.tengu.discard >> 4 & 1 == 1, "discarded");
    // A new pilgrim at the rightmost torii he has reached; bridges do not stop him.
    walk(&mut table, 1);
    assert_eq!(table.him().walking[3], 1);
    walk(&mut table, 2);
    assert_eq!(table.game.board.wisdom(TENGU), (1, 1), "on over the bridge, then enlightenment");
    // Nobody can move and none is left: the point is lost.
    table.player(TENGU).pilgrims = 0;
    let before = table.game;
    walk(&mut table, 1);
    assert_eq!(table.game, before);
}

/// BI-20.7
#[test]
fn what_he_takes_goes_to_his_pile_and_path() {
    let mut table = scene(6);
    table.his_dice([(4, forest(Spot::Glade)), (3, HILL), (2, forest(Spot::Home2))]);
    table.game.board.hills[2].yokai = Some(common(20));
    table.game.board.hills[3].yokai = None;
    assert_eq!(table.step(3, false), TenguStep::H);
    assert!(table.him().removed & common(20).bit() != 0);
    let seen = table.game.view(Viewer::Seat(seat(0)));
    assert!(seen.board.players[TENGU].removed & common(20).bit() != 0, "the contents of his pile are public");
}
