//! How many positions lie so many decisions below a position: numbers that change when the legal actions do.
//!
//! `perft.txt` has a line for each: seats, expert (0 or 1), seed, decisions made before (always the middle one of the
//! list), depth, nodes. Written anew with `PERFT_UPDATE=1`.

mod common;

use std::fmt::Write;

use common::Table;
use engawa_kernel::perft;

#[test]
fn node_counts() {
    let mut written = String::new();
    for line in include_str!("perft.txt").lines() {
        let words: Vec<u64> = line.split_whitespace().map(|word| word.parse().unwrap()).collect();
        let [seats, expert, seed, before, depth, _] = words[..] else { panic!("{line}") };
        let mut table = Table::new(seats as usize, expert == 1, seed);
        for _ in 0..before {
            table.any(table.kinds().len() / 2);
        }
        let nodes = perft(&table.game, &mut table.dice, depth as usize);
        writeln!(written, "{seats} {expert} {seed} {before} {depth} {nodes}").unwrap();
    }
    if std::env::var_os("PERFT_UPDATE").is_some() {
        std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt"), &written).unwrap();
    }
    assert_eq!(written, include_str!("perft.txt"));
}
