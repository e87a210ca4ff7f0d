//! The card file, and what the build refuses.

use std::collections::BTreeMap;

#[allow(dead_code)] // its main is for Cargo
#[path = "../build.rs"]
mod build;

use build::{code, read};
use engawa_box_file::testing;
use engawa_grandbois::{Card, Cell, Clan, Face, GrandBois, Rotation};
use engawa_kernel::Game;

const FILE: &str = include_str!("../data/cards.txt");

fn deck() -> impl Iterator<Item = [Cell; 4]> {
    (1..37).map(|number| Card::new(number).unwrap().cells(Rotation::NONE))
}

/// FO-1.1: 37 cards of 2 x 2 cells; card 0 has four clearings, 36 form the deck.
#[test]
fn there_are_37_cards() {
    assert_eq!(Card::START.cells(Rotation::NONE), [Cell::CLEARING; 4]);
    assert_eq!(Card::COUNT, 37);
    assert_eq!(Card::new(37), None);
    // Card 7 as an example of the order of the file: top left, top right, bottom right, bottom left.
    let seven = Card::new(7).unwrap().cells(Rotation::NONE);
    assert_eq!(seven.map(|cell| cell.to_string()), [".", "R3", "M3", "R1"]);
}

/// FO-1.2, FO-1.3: what the cells of all cards show, and how often.
#[test]
fn the_totals_of_the_box_agree() {
    let mut animals = BTreeMap::new();
    let (mut clearings, mut bears, mut neither) = (0, 0, 0);
    for cells in deck() {
        let count = |wanted: Cell| cells.iter().filter(|&&cell| cell == wanted).count();
        let (clearing, bear) = (count(Cell::CLEARING), count(Cell::BEAR));
        assert!(clearing + bear <= 1);
        clearings += clearing;
        bears += bear;
        neither += usize::from(clearing + bear == 0);
        for cell in cells {
            if let Face::Animals(clan, count) = cell.face() {
                *animals.entry((clan, count)).or_insert(0) += 1;
            }
        }
    }
    assert_eq!((clearings, bears, neither), (24, 5, 7));
    let expected =
        Clan::ALL.into_iter().flat_map(|clan| [(1, 7), (2, 7), (3, 6), (4, 3)].map(|(n, c)| ((clan, n), c)));
    assert_eq!(animals, expected.collect::<BTreeMap<_, _>>());
    assert_eq!(animals.values().sum::<u32>(), 115);
}

/// FO-1.4, FO-1.5: five clans, four towers with badges, four lines on the pad.
#[test]
fn clans_towers_and_lines_have_their_names() {
    let name = |clan: &Clan| serde_json::to_string(clan).unwrap();
    assert_eq!(
        Clan::ALL.each_ref().map(name),
        ["\"toad\"", "\"rabbit\"", "\"fox\"", "\"raccoon\"", "\"lizard\""]
    );
    let towers = serde_json::to_string(&engawa_grandbois::TowerColour::ALL).unwrap();
    assert_eq!(towers, r#"["white","black","blue","brown"]"#);
    assert_eq!(GrandBois::LINES, ["cells", "group", "tower_own", "tower_other"]);
    let component = |key| GrandBois::COMPONENTS.iter().find(|part| part.key == key).unwrap();
    assert_eq!(
        ["forest-cards", "clan-cards", "watchtowers", "tower-badges"].map(|key| component(key).count),
        [37, 5, 4, 4]
    );
    assert!(GrandBois::COMPONENTS.iter().all(|part| part.exact));
}

/// FO-R12: a quarter turn moves every cell to the next corner clockwise, and no turn makes a mirror image.
#[test]
fn cards_turn_and_are_never_mirrored() {
    for number in 0..37 {
        let card = Card::new(number).unwrap();
        for rotation in Rotation::ALL {
            let mut cells = card.cells(Rotation::NONE);
            cells.rotate_right(rotation.quarters());
            assert_eq!(card.cells(rotation), cells);
        }
    }
    let mut mirrored = Card::new(7).unwrap().cells(Rotation::NONE);
    mirrored.reverse();
    assert!(Rotation::ALL.iter().all(|&rotation| Card::new(7).unwrap().cells(rotation) != mirrored));
    assert_eq!(Rotation::new(4), None);
}

#[test]
fn the_file_reads_as_it_was_built() {
    let read = read::read(FILE).unwrap();
    for (number, cells) in read.iter().enumerate() {
        let codes = Card::new(number).unwrap().cells(Rotation::NONE).map(|cell| cell.to_string());
        assert_eq!(codes.each_ref().map(|code| code::read(code).unwrap()), *cells);
    }
}

#[test]
fn a_malformed_file_is_refused_with_line_and_reason() {
    let with = |from: &str, to: &str| {
        assert!(FILE.contains(from), "{from}");
        let fault = read::read(&FILE.replace(from, to)).unwrap_err();
        format!("{}: {}", fault.line, fault.reason)
    };
    assert_eq!(with("R3  M3  R1", "R3  M5  R1"), "18: 'M5' is no cell");
    assert_eq!(with("R3  M3  R1", "R3  M3  R12"), "18: 'R12' is no cell");
    assert_eq!(with("R3  M3  R1", "R3  M3  X1"), "18: 'X1' is no cell");
    assert_eq!(with("R3  M3  R1", "R3  M3"), "18: a card has 4 cells, this one has 3");
    assert_eq!(with("R3  M3  R1", "R3  M3  R1 R1"), "18: a card has 4 cells, this one has 5");
    assert_eq!(with("R3  M3  R1", "R3  M3  ."), "18: a card of the deck has at most one clearing");
    assert_eq!(with(" 0  .   .", " 0  .   B"), "11: the start card has four clearings");
    assert_eq!(with(" 7  .", " 8  ."), "18: card 7 is due here, not '8'");
    assert_eq!(with("36  F3  F1  L3  L1", "# gone"), "47: the file ends after 36 of 37 cards");
    assert_eq!(with("L3  L1", "L3  L1\n37  B B B B"), "48: there are only 37 cards");
}

#[test]
fn the_fingerprint_is_of_what_the_file_means() {
    let tables = |text: &str| build::tables(&read::read(text).expect("a box file"));
    let same = [("R3  M3  R1", "R3 M3\tR1  # seen")];
    let other = [("R3  M3  R1", "R2  M3  R1")];
    testing::check_meaning(FILE, tables, &same, &other);
}
