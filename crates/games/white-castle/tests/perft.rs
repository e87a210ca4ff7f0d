//! Node counts by depth from fixed positions: `perft.txt`. They change when the legal actions change, or chance does.

mod scene;

use engawa_kernel::{Actions, Dice, Rules, Seed, Stage, perft};
use engawa_white_castle::WhiteCastle;
use scene::{Picks, options, start};

/// The position after so many random decisions, and the dice of its table.
fn position(seats: usize, matcha: bool, seed: u64, after: usize) -> (WhiteCastle, Dice) {
    let (mut game, mut dice) = start(seats, options(matcha), seed);
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
        let &[seats, matcha, seed, after, ref nodes @ ..] = words.as_slice() else {
            assert!(words.is_empty(), "perft.txt:{number}: too few words");
            continue;
        };
        let count = |word: &str| word.parse::<u64>().expect("a number");
        let (game, mut dice) =
            position(count(seats) as usize, matcha == "on", count(seed), count(after) as usize);
        for (depth, nodes) in (1..).zip(nodes) {
            let found = perft(&game, &mut dice, depth);
            assert_eq!(found, count(nodes), "perft.txt:{number}: depth {depth}");
            counted += 1;
        }
    }
    assert!(counted >= 30, "{counted}");
}
