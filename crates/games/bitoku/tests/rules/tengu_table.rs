//! The activation table of the tengu (BI-19), step by step.

use engawa_kernel::Rules;

use crate::scene::{common, fresh, virtue};
use crate::solo::{HILL, forest, scene};
use engawa_bitoku::testing::*;
use engawa_bitoku::{At, Event, Goods, Spot, TenguStep, Virtue};

/// BI-19.A BI-19.2
#[test]
fn step_a_crosses_where_you_could() {
    let mut table = scene(6);
    table.his_dice([(2, forest(Spot::Yomi)), (3, At::Locked), (4, At::Locked)]);
    table.die(0, 0, 1, forest(Spot::Steps));
    table.game.board.hills[0].yokai = Some(common(6));
    table.game.board.hills[1].yokai = Some(common(1));
    assert_eq!(table.step(3, false), TenguStep::A);
    assert_eq!(table.him().dice[0], engawa_bitoku::Die { value: 2, at: At::Hill(0) });
    assert!(table.him().removed & common(1).bit() != 0, "his favourite: a kappa");
    assert_eq!(table.game.board.hills[1].covered, 2);
    // Not contested: another step.
    let mut table = scene(6);
    table.his_dice([(2, forest(Spot::Yomi)), (3, At::Locked), (4, At::Locked)]);
    assert_ne!(table.step(3, false), TenguStep::A);
}

/// BI-19.B
#[test]
fn step_b_unlocks_and_places_from_the_leftmost_card() {
    let mut table = scene(6);
    assert_eq!(table.step(3, true), TenguStep::B);
    assert!(table.game.board.tengu.active);
    assert_eq!((table.him().dice[0].at, table.him().kodama[1]), (forest(Spot::Steps), 2));
    assert_eq!(table.him().walking.iter().sum::<u8>() + table.game.board.wisdom(TENGU).0 as u8, 1, "3 MP");
    // Only with the tile inactive, and only the leftmost card.
    assert_ne!(table.step(1, true), TenguStep::B);
    assert_ne!(scene(6).step(3, false), TenguStep::B);
}

/// BI-19.C
#[test]
fn step_c_places_an_unlocked_die() {
    let mut table = scene(6);
    table.his_dice([(2, At::Ready), (3, At::Locked), (4, At::Locked)]);
    assert_eq!(table.step(5, true), TenguStep::C);
    assert_eq!((table.him().dice[0].at, table.him().goods), (forest(Spot::Glade), Goods([1, 1, 0, 0])));
    assert!(table.him().kodama[3] >= 2);
}

/// BI-19.D
#[test]
fn step_d_pays_for_the_action() {
    let mut table = scene(6);
    table.player(TENGU).goods = Goods([1, 0, 0, 0]);
    assert_eq!(table.step(3, false), TenguStep::D);
    assert_eq!((table.him().goods, table.him().dice[0].at), (Goods::NONE, At::Ready), "no die is placed");
    assert_eq!(table.him().kodama, [1; 5]);
    // A card without a standard resource costs nothing.
    assert_eq!(scene(6).step(4, false), TenguStep::D);
    assert_ne!(scene(6).step(3, false), TenguStep::D);
}

/// BI-19.E BI-19.3
#[test]
fn step_e_takes_the_last_contested_cell() {
    let mut table = scene(6);
    table.his_dice([(2, forest(Spot::Yomi)), (3, At::Hill(0)), (4, At::Hill(1))]);
    table.die(0, 0, 3, forest(Spot::Steps)).die(0, 1, 2, At::Hill(0));
    for hill in 0..2 {
        table.game.board.hills[hill].yokai = Some(common(6 + hill));
        table.game.board.hills[hill].bitoku = None;
    }
    // The card shows only a bitoku, and none is there.
    assert_eq!(table.step(2, false), TenguStep::E);
    assert_eq!(table.him().removed.count_ones(), 6, "a random yokai");
    // With nothing to take he still crosses and covers nothing.
    let mut table = scene(6);
    table.his_dice([(2, forest(Spot::Yomi)), (3, At::Hill(0)), (4, At::Hill(1))]);
    table.die(0, 0, 3, forest(Spot::Steps)).die(0, 1, 2, At::Hill(0));
    for hill in 0..2 {
        table.game.board.hills[hill] =
            engawa_bitoku::Hill { bitoku: Some(virtue(Virtue::Gi)), yokai: None, covered: 0 };
    }
    table.player(TENGU).path.push(virtue(Virtue::Gi));
    assert_eq!(table.step(3, false), TenguStep::E);
    assert_eq!(table.game.board.hills[0].covered | table.game.board.hills[1].covered, 0);
    assert_eq!((table.him().dice[0].at, table.him().path.cards().len()), (At::Hill(0), 1));
}

/// BI-19.F BI-EX-30
#[test]
fn step_f_goes_to_the_home() {
    let mut table = scene(6);
    table.his_dice([(2, At::Ready), (3, HILL), (4, HILL)]);
    table.die(0, 0, 6, forest(Spot::Yomi)).die(0, 1, 5, forest(Spot::Home2)).die(0, 2, 3, At::Hill(0));
    assert_eq!(table.step(1, false), TenguStep::F, "the region of the card is taken");
    assert_eq!(table.him().dice[0].at, forest(Spot::Home3), "the second cell is yours");
    assert_eq!((table.him().points, table.him().kodama[2]), (5, 2));
    assert_eq!(table.him().amulets, [0; 3], "not the action of the cell");
    table.his_dice([(2, At::Ready), (3, forest(Spot::Home3)), (4, HILL)]);
    assert_ne!(table.step(1, false), TenguStep::F, "he is there already");
}

/// BI-19.G
#[test]
fn step_g_unlocks_and_takes_the_resource() {
    let mut table = scene(6);
    assert_eq!(table.step(1, false), TenguStep::G);
    assert_eq!((table.him().dice[0].at, table.him().goods), (At::Ready, Goods([0, 0, 1, 0])));
}

/// BI-19.H
#[test]
fn step_h_crosses_for_the_card() {
    let mut table = scene(6);
    table.his_dice([(2, forest(Spot::Yomi)), (3, HILL), (4, forest(Spot::Home2))]);
    table.game.board.hills[0].bitoku = Some(virtue(Virtue::Makoto));
    table.game.board.hills[1].bitoku = Some(virtue(Virtue::Rei));
    assert_eq!(table.step(2, false), TenguStep::H);
    assert_eq!(table.him().path.cards(), [virtue(Virtue::Rei)], "the rarest");
}

/// BI-19.I
#[test]
fn step_i_finds_another_region() {
    let mut table = scene(6);
    table.his_dice([(2, At::Ready), (3, forest(Spot::Home2)), (4, HILL)]);
    table.die(0, 0, 1, forest(Spot::Yomi));
    table.game.board.hills.iter_mut().for_each(|hill| hill.covered = 7);
    table.me().kodama = [1, 1, 1, 1, 2];
    assert_eq!(table.step(1, false), TenguStep::I);
    assert_eq!((table.him().dice[0].at, table.him().kodama[4]), (forest(Spot::Forges), 2));
    assert_eq!(
        table.him().hoard.count_ones() + u32::from(table.him().houses),
        1,
        "nothing shown: building or crystal"
    );
}

/// BI-19.J
#[test]
fn step_j_turns_the_tile_back() {
    let mut table = scene(6);
    table.game.board.tengu.active = true;
    table.his_dice([(2, forest(Spot::Home2)), (3, HILL), (4, HILL)]);
    assert_eq!(table.step(1, false), TenguStep::J);
    assert_eq!((table.game.board.tengu.active, table.him().goods), (false, Goods([0, 0, 1, 0])));
}

/// BI-19.K
#[test]
fn step_k_takes_any_crossing() {
    let mut table = scene(6);
    table.his_dice([(2, forest(Spot::Yomi)), (3, HILL), (4, forest(Spot::Home2))]);
    for hill in 0..2 {
        table.game.board.hills[hill].bitoku = None;
        table.game.board.hills[hill].yokai = Some(common(1));
    }
    assert_eq!(table.step(2, false), TenguStep::K, "the card shows a bitoku, none is there");
    assert!(table.him().removed & common(1).bit() != 0);
}

/// BI-19.L BI-19.1
#[test]
fn step_l_passes_for_the_summer() {
    let mut table = scene(6);
    table.his_dice([(2, forest(Spot::Home2)), (3, HILL), (4, HILL)]);
    assert_eq!(table.step(1, false), TenguStep::L);
    assert!(table.him().passed);
    // The letters are those of the table: twelve rows.
    let letters: Vec<String> = "ABCDEFGHIJKL".chars().map(|letter| format!("\"{letter}\"")).collect();
    assert!(letters.iter().all(|letter| serde_json::from_str::<TenguStep>(letter).is_ok()));
    assert!(serde_json::from_str::<TenguStep>("\"M\"").is_err());
}

/// BI-19.1: over some games every row of the table occurs, with nothing done to cards or decks. E and K want an area where
/// two dice have taken the same kind of card and a cell is left: three die cells.
#[test]
fn every_step_of_the_table_occurs() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..240 {
        let mut table = fresh(1, seed);
        let mut picks = engawa_kernel::testing::Picks::new(seed);
        while table.game.deciders().first().is_some() {
            let kinds = table.kinds();
            table.act(kinds[picks.below(kinds.len())]);
        }
        seen.extend(table.told.iter().filter_map(|event| match event {
            Event::TenguActs { step } => Some(*step),
            _ => None,
        }));
    }
    assert_eq!(seen.len(), 12, "{seen:?}");
}
