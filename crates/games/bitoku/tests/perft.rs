//! Node counts by depth from fixed positions: `perft.txt`. They change when the legal actions change, or chance does.

use engawa_bitoku::{Bitoku, Options};
use engawa_kernel::golden::Picks;
use engawa_kernel::{Actions, Dice, Rules, SeatCount, Seed, Stage, perft};

/// The position after so many random decisions, and the dice of its table.
fn position(seats: usize, strict: bool, seed: u64, after: usize) -> (Bitoku, Dice) {
    let seats = SeatCount::new(seats).expect("seats");
    let options = Options::try_from(u16::from(strict)).expect("options");
    let (mut dice, mut picks) = (Dice::new(&Seed::from_number(seed)), Picks::new(seed));
    let mut list = Actions::new();
    let mut game = Bitoku::setup(&options, seats, &mut Stage::silent(&mut dice));
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
        let &[seats, strict, seed, after, ref nodes @ ..] = words.as_slice() else {
            assert!(words.is_empty(), "perft.txt:{number}: too few words");
            continue;
        };
        let count = |word: &str| word.parse::<u64>().expect("a number");
        let (game, mut dice) =
            position(count(seats) as usize, strict == "on", count(seed), count(after) as usize);
        let found: Vec<u64> = (1..=nodes.len()).map(|depth| perft(&game, &mut dice, depth)).collect();
        let expected: Vec<u64> = nodes.iter().map(|word| count(word)).collect();
        assert_eq!(found, expected, "perft.txt:{number}");
        counted += nodes.len();
    }
    assert!(counted >= 30, "{counted}");
}
