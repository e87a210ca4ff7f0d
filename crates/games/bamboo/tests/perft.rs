//! Node counts by depth from fixed positions: `perft.txt`. They change when the legal actions change, or chance does.

mod table;

use engawa_bamboo::{Bamboo, Side};
use engawa_kernel::{Actions, Dice, Rules, Seed, Stage, perft};
use table::{Picks, start};

/// The position after so many random decisions, and the dice of its table.
fn position(seats: usize, side: Side, seed: u64, after: usize) -> (Bamboo, Dice) {
    let (mut game, mut dice) = start(seats, side, seed);
    let (mut picks, mut list) = (Picks::new(seed), Actions::new());
    for _ in 0..after {
        let seat = game.deciders().first().expect("the game goes on");
        game.actions(seat, &mut list);
        game.perform(seat, list[picks.below(list.len())], &mut Stage::silent(&mut dice));
    }
    (game, Dice::new(&Seed::from_number(seed)))
}

#[test]
fn node_counts_are_as_recorded() {
    let mut counted = 0;
    for (number, line) in (1..).zip(include_str!("perft.txt").lines()) {
        let words: Vec<&str> = line.split('#').next().unwrap_or_default().split_whitespace().collect();
        let &[seats, side, seed, after, ref nodes @ ..] = words.as_slice() else {
            assert!(words.is_empty(), "perft.txt:{number}: too few words");
            continue;
        };
        let side = if side == "day" { Side::Day } else { Side::Night };
        let count = |word: &str| word.parse::<u64>().expect("a number");
        let (game, mut dice) = position(count(seats) as usize, side, count(seed), count(after) as usize);
        let found: Vec<u64> = (1..=nodes.len()).map(|depth| perft(&game, &mut dice, depth)).collect();
        let expected: Vec<u64> = nodes.iter().map(|word| count(word)).collect();
        assert_eq!(found, expected, "perft.txt:{number}");
        counted += nodes.len();
    }
    assert!(counted >= 30, "{counted}");
}
