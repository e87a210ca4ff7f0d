//! The Ascension (BI-22).

use engawa_kernel::{Rules, Sheet, Viewer};

use crate::scene::{Table, building, common, crystal, rock, seat, summer, virtue};
use engawa_bitoku::testing::*;
use engawa_bitoku::{Bitoku, Goods, House, Region, River, Task, Virtue, outcome};

fn lines(table: &Table, player: usize) -> Vec<i32> {
    let view = table.game.view(Viewer::Seat(seat(player)));
    Bitoku::sheet(&view, seat(player)).expect("a sheet").lines.to_vec()
}

/// BI-22.A BI-EX-20
#[test]
fn dreams_bring_their_rewards_once_more() {
    let mut table = summer(2);
    table.game.board.phase = engawa_bitoku::Phase::Ascension;
    table.game.board.turn = 1;
    table.me().goods = Goods([2, 0, 0, 0]);
    table.me().crystals[..3].copy_from_slice(&[Some(crystal(1)), Some(crystal(3)), Some(crystal(8))]);
    table.game.board.stack = engawa_bitoku::testing::Stack::EMPTY;
    table
        .game
        .board
        .stack
        .push(engawa_bitoku::Step { task: Task::Harvest(0b111), source: engawa_bitoku::Source::Game });
    table.run();
    assert_eq!(table.game.board.phase, engawa_bitoku::Phase::Over, "nothing to decide");
    assert_eq!((table.me().goods, table.me().amulets), (Goods([2, 0, 0, 1]), [2, 0, 0]));
}

/// BI-22.B BI-EX-19
#[test]
fn the_first_in_turn_order_gets_three() {
    let mut table = summer(3);
    table.game.board.order = [2, 0, 1, 3];
    assert_eq!([0, 1, 2].map(|player| lines(&table, player)[1]), [0, 0, 3]);
}

/// BI-22.C BI-EX-18
#[test]
fn different_types_of_bitoku() {
    let mut table = summer(3);
    let expected = [0, 1, 2, 4, 7, 11, 16, 22];
    assert_eq!(lines(&table, 0)[2], 0);
    for (types, &kind) in (1..).zip(Virtue::ALL) {
        table.me().path.push(virtue(kind));
        assert_eq!(lines(&table, 0)[2], expected[types]);
    }
    let mut table = summer(3);
    for kind in [Virtue::Makoto, Virtue::Yu, Virtue::Jin, Virtue::Makoto] {
        table.me().path.push(virtue(kind));
    }
    assert_eq!(lines(&table, 0)[2], 4, "visited or not");
}

/// BI-22.D BI-EX-07
#[test]
fn lake_treasures_by_rank() {
    assert_eq!(shared_reward([5, 3, 1], 0, 1), 5);
    assert_eq!(shared_reward([5, 2, 0], 0, 2), 3);
    assert_eq!(shared_reward([5, 2, 0], 2, 1), 0);
    assert_eq!(shared_reward([5, 3, 1], 2, 2), 0, "a fourth place is worth nothing: 1 / 2");
    assert_eq!(shared_reward([4, 3, 2], 0, 4), 2);
    let mut table = summer(3);
    let rewards = table.game.board.treasure(Region::Home).rewards().map(i32::from);
    table.player(0).kodama[2] = 6;
    table.player(1).kodama[2] = 3;
    table.player(2).kodama[2] = 3;
    let lake = |player| table.game.board.lake(player, Region::Home);
    assert_eq!([lake(0), lake(1)], [rewards[0], i32::midpoint(rewards[1], rewards[2])]);
    // Kodamas on the first cell are ranked like all others; neutral ones take part.
    let mut table = summer(2);
    let rewards = table.game.board.treasure(Region::Yomi).rewards().map(i32::from);
    assert_eq!(table.game.board.lake(0, Region::Yomi), i32::midpoint(rewards[1], rewards[2]));
    table.me().kodama[0] = 4;
    assert_eq!(table.game.board.lake(0, Region::Yomi), i32::midpoint(rewards[0], rewards[1]));
}

/// BI-22.E BI-EX-08
#[test]
fn rocks_times_pilgrims() {
    let ara = 1 << 5;
    let houses = 1 << 12 | 1 << 9;
    let mut things = [0; 13];
    (things[5], things[9]) = (2, 1);
    assert_eq!(rock_points(&[(ara, 2), (houses, 1)], things, 0, 1), 7);
    // Jokers count as the kind that brings most, each once for the whole step.
    assert_eq!(rock_points(&[(1, 1), (2, 3)], [4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 2, 5), 4 + 6);
    let mut table = summer(3);
    table.me().rocks = [Some(rock(2)), Some(rock(10)), None, None];
    table.me().stones = 0b0101;
    table.site(River::Yomi, building(House::Temple, 1), 0);
    // One starting imomushi in hand or deck, one removed, one yamauba unseen by the others.
    table.me().removed |= common(6).bit();
    table.hand(0, &[common(26)]);
    let held = table.game.hidden.held(0);
    let imomushi = 1 + i32::from(held & 0b10 != 0 || table.me().discard & 0b10 != 0) + 1;
    assert_eq!(lines(&table, 0)[4], imomushi * 2 + 1);
    table.me().stones = 0b0001;
    assert_eq!(lines(&table, 0)[4], imomushi, "no pilgrim, no points for the second rock");
}

/// BI-22.F BI-EX-17
#[test]
fn guardians_are_dice_and_resources() {
    assert_eq!(guardians([3, 5, 3], Goods([2, 0, 0, 1])), 3);
    assert_eq!(guardians([6, 6, 6], Goods([0, 0, 1, 1])), 5);
    assert_eq!(lines(&summer(2), 0)[5], 2, "3 + 2 + 1 and two resources");
}

/// BI-22.G BI-EX-31
#[test]
fn the_best_assignment_of_visions() {
    let need = |building: u8, crystal: u8| u64::from_le_bytes([0, building, crystal, 0, 0, 0, 0, 0]);
    let wishes = [(need(1, 2), 5, 1), (need(1, 0), 2, 1), (need(0, 2), 2, 1)];
    let found = best_visions(need(1, 2), &wishes);
    assert_eq!((found.points, found.cards, found.count()), (3, 0b110, 2));
    // Against every subset, on random needs.
    let mut state = 9u64;
    let mut any = |n: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % n
    };
    for _ in 0..300 {
        let have: [u8; 8] = core::array::from_fn(|_| any(5) as u8);
        let wishes: Vec<(u64, u8, u8)> = (0..6)
            .map(|_| {
                let needs: [u8; 8] = core::array::from_fn(|_| any(3) as u8);
                (u64::from_le_bytes(needs), any(6) as u8 + 1, any(2) as u8 + 1)
            })
            .collect();
        let mut best = (i32::MIN, 0);
        for set in 0..64u32 {
            let mut sums = [0; 8];
            let mut points = 0;
            for (place, wish) in wishes.iter().enumerate() {
                if set >> place & 1 == 1 {
                    wish.0.to_le_bytes().iter().zip(&mut sums).for_each(|(n, sum)| *sum += n);
                    points += i32::from(wish.1);
                } else {
                    points -= i32::from(wish.2);
                }
            }
            if sums.iter().zip(have).all(|(&sum, n)| sum <= n) {
                best = best.max((points, set.count_ones()));
            }
        }
        let found = best_visions(u64::from_le_bytes(have), &wishes);
        assert_eq!((found.points, found.count()), best);
    }
    // Resources are not used up by the guardians.
    let mut table = summer(2);
    table.me().visions = 1 << 17;
    table.me().mitama = 0b111;
    table.me().goods = Goods([1, 0, 0, 0]);
    let lines = lines(&table, 0);
    assert_eq!((lines[5], lines[6]), (1, 4));
}

/// BI-22.H
#[test]
fn emptied_slots_of_the_own_board() {
    let mut table = summer(2);
    table.me().houses = 1;
    table.me().crystals[..3].copy_from_slice(&[Some(crystal(1)), Some(crystal(2)), Some(crystal(3))]);
    assert_eq!(lines(&table, 0)[7], 6);
    table.me().houses = 6;
    table.me().crystals[7] = Some(crystal(21));
    assert_eq!(lines(&table, 0)[7], 16 + 5 + 2);
}

/// BI-22.I BI-EX-10
#[test]
fn ties_go_to_visions_then_to_the_order() {
    let sheet = |points: i32, visions: i32, order: i32| Sheet::new(&[points], &[visions, order]);
    let winner = |sheets: &[Sheet]| {
        let result = outcome(sheets.iter().cloned().collect(), None);
        result.winners.iter().map(engawa_kernel::Seat::index).collect::<Vec<_>>()
    };
    assert_eq!(winner(&[sheet(103, 1, 2), sheet(101, 2, 1)]), [0]);
    assert_eq!(winner(&[sheet(103, 1, 2), sheet(103, 2, 1)]), [1]);
    assert_eq!(winner(&[sheet(103, 2, 1), sheet(103, 2, 2)]), [1]);
}
