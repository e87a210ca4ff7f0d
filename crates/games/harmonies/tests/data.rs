//! The box file: what it says, and what its reader refuses, with line and reason.

#[allow(dead_code)] // its main is for Cargo
#[path = "../build.rs"]
mod build;

use build::read::{Fault, Worth, read};
use engawa_box_file::testing;
use engawa_harmonies::{Card, Side};

const BOX: &str = include_str!("../data/box.txt");

#[test]
fn the_tables_are_those_of_the_file() {
    let contents = read(BOX).expect("the box file is well formed");
    assert_eq!(contents.tokens.iter().map(|&n| u32::from(n)).sum::<u32>(), 120);
    for (side, columns) in Side::ALL.into_iter().zip(&contents.sides) {
        assert_eq!(side.columns(), columns.as_slice());
    }
    for (card, written) in Card::all().zip(&contents.cards) {
        assert_eq!(card.name(), written.name);
        assert_eq!(card.habitat().len(), written.habitat.len());
        let points = match &written.worth {
            Worth::Animal(points) => points.as_slice(),
            _ => &[],
        };
        assert_eq!(card.points(), points);
        assert_eq!(card.is_spirit(), points.is_empty());
    }
}

/// The box file with one line changed.
fn fault(line: &str, changed: &str) -> Fault {
    testing::fault(BOX, read, line, changed)
}

#[test]
fn a_malformed_line_is_named_with_its_reason() {
    let croc = "animal 1 crocodile : 4 9 15 : water, water -1 0, tree3 -2 0";
    let at = |line: &str| 1 + BOX.lines().position(|other| other == line).expect("a line of the box");
    for (line, changed, reason) in [
        ("tokens blue 23", "tokens cyan 23", "no colour 'cyan'"),
        ("tokens blue 23", "tokens blue 999", "'999' is no number that fits here"),
        ("tokens gray 23", "tokens blue 23", "tokens blue were counted before"),
        ("tokens blue 23", "tokens blue", "tokens need a colour and a count"),
        ("tokens blue 23", "tokens", "'tokens' says nothing"),
        ("tokens blue 23", "cubes 66", "'cubes' is none of tokens, side, animal, spirit"),
        ("side A 5 4 5 4 5", "side C 5 4 5 4 5", "no side 'C'"),
        ("side A 5 4 5 4 5", "side A 5 5 5 4 5", "column 1 cannot have 5 cells"),
        ("side A 5 4 5 4 5", "side A 5 4 5 4 5 4 5", "a side of 7 columns does not fit into 32 bits"),
        ("side B 4 3 4 3 4 3 4", "side A 4 3 4 3 4 3 4", "side A was drawn before"),
        (croc, "animal 1 crocodile : 4 9 15", "a card has three parts between ':'"),
        (croc, "animal 2 crocodile : 4 : water, water -1 0", "card 2 stands where card 1 belongs"),
        (
            croc,
            "spirit 1 crocodile : each water 2 : water, water -1 0",
            "cards 1 to 32 are animals, 10 spirits follow",
        ),
        (croc, "animal 1 Croc : 4 : water, water -1 0", "'Croc' is no name of small letters and hyphens"),
        (
            croc,
            "animal 1 croc : 9 4 : water, water -1 0",
            "a card has one to five values, each above the one before",
        ),
        (croc, "animal 1 croc : 4 : swamp, water -1 0", "no landscape 'swamp'"),
        (croc, "animal 1 croc : 4 : water", "a habitat has two to four cells"),
        (croc, "animal 1 croc : 4 : water, water 0 0", "0 0 stands twice in the habitat"),
        (croc, "animal 1 croc : 4 : water, water", "'water' is no cell of a habitat"),
        (
            croc,
            "animal 1 croc : 4 : water, water 2 0",
            "the habitat does not hang together within two steps of the cube",
        ),
    ] {
        assert_eq!(fault(line, changed), Fault { line: at(line), reason: reason.into() });
    }
    let lion = "groups field 1=2 3=10";
    for (rule, reason) in [
        ("groups field", "'groups field' is no rule of a spirit"),
        ("groups tree1 1=2", "'groups tree1 1=2' is no rule of a spirit"),
        ("groups field 3=10 1=2", "sizes begin above 0 and rise"),
        ("groups field 1", "'1' is no SIZE=POINTS"),
        ("heights tree 1 2", "'heights tree 1 2' is no rule of a spirit"),
    ] {
        assert_eq!(fault(lion, rule).reason, reason);
    }
}

#[test]
fn what_is_missing_is_named() {
    let last = BOX.lines().last().expect("lines");
    assert_eq!(fault(last, "").reason, "1 cards are missing");
    assert_eq!(fault("tokens red 15", "").reason, "tokens red are missing");
    assert_eq!(fault("side B 4 3 4 3 4 3 4", "").reason, "side B is missing");
}

#[test]
fn the_fingerprint_is_of_what_the_file_means() {
    let tables = |text: &str| build::tables(&read(text).expect("a box file"));
    let same = [("tokens blue 23", "tokens blue 23 # counted")];
    let other = [("crocodile : 4 9 15", "crocodile : 4 9 16")];
    testing::check_meaning(BOX, tables, &same, &other);
}
