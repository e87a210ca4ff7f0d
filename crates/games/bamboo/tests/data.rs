//! The box file: what it says, and what its reader refuses, with line and reason.

#[allow(dead_code)] // its main is for Cargo
#[path = "../build.rs"]
mod build;

use build::read::{Fault, Wish as Written, read};
use engawa_bamboo::{
    Cell, Shoot, Spirit, Symbol, Temple, Tile, TileKind, TileType, Token, Wish, night_kind, price,
};
use engawa_box_file::testing;

const BOX: &str = include_str!("../data/box.txt");

#[test]
fn the_tables_are_those_of_the_file() {
    let contents = read(BOX).expect("the box file is well formed");
    assert_eq!((contents.tiles.len(), contents.tokens.len(), contents.shoots.len()), (64, 68, 36));
    for (tile, written) in Tile::all().zip(&contents.tiles) {
        assert_eq!(tile.kind(), TileKind::ALL[written.kind]);
        assert_eq!((tile.comfort(), tile.is_not_with_two()), (written.comfort, written.not_with_two));
    }
    for (token, written) in Token::all().zip(&contents.tokens) {
        assert_eq!((token.zone() as usize, token.happiness()), (written.zone, written.happiness));
        match (token.wish(), &written.wish) {
            (Wish::Kind(kind), Written::Kind(other)) => assert_eq!(*kind as usize, *other),
            (Wish::Sum { kind, comfort }, Written::Sum(other, sum)) => {
                assert_eq!((*kind as usize, *comfort), (*other, *sum));
            }
            (Wish::Pattern { spots, comfort }, Written::Pattern(others, sum)) => {
                let spots: Vec<_> = spots
                    .iter()
                    .map(|spot| (spot.kind.map_or(4, |kind| kind as usize), spot.dx, spot.dy))
                    .collect();
                assert_eq!((&spots, comfort), (others, sum));
            }
            other => panic!("{other:?}"),
        }
    }
    for (shoot, &(temple, symbol)) in Shoot::all().zip(&contents.shoots) {
        assert_eq!(shoot.temple().index(), temple);
        let place = if let Symbol::Deed(deed) = shoot.symbol() { deed as usize } else { 4 };
        assert_eq!(place, symbol);
    }
    for of_type in TileType::ALL {
        assert_eq!([0, 1, 2, 3].map(|row| price(of_type, row)), contents.prices[of_type as usize]);
    }
    assert_eq!(Temple::ALL.map(Temple::cells), contents.areas);
    assert_eq!(Spirit::ALL.map(Spirit::waking), contents.spirits);
    for (board, cells) in contents.night.iter().enumerate() {
        for cell in Cell::all() {
            let written = cells.iter().find(|(_, number)| usize::from(*number) == cell.index());
            assert_eq!(night_kind(board, cell), written.map(|&(kind, _)| TileKind::ALL[kind]));
        }
    }
}

/// The box file with one line changed.
fn fault(line: &str, changed: &str) -> Fault {
    testing::fault(BOX, read, line, changed)
}

#[test]
fn a_malformed_line_is_named_with_its_reason() {
    let pair = "token 5 left 4 : pattern faith 0 0, garden 1 0";
    for (line, changed, reason) in [
        ("tile 1 I decoration 1", "tile 2 I decoration 1", "2 stands where 1 belongs"),
        (
            "tile 1 I decoration 1",
            "tile 1 II decoration 1",
            "tiles 1 to 32 are of type I, as many of type II follow",
        ),
        ("tile 1 I decoration 1", "tile 1 I sofa 1", "'sofa' is none of decoration, faith, garden, item"),
        (
            "tile 1 I decoration 1",
            "tile 1 I decoration 4",
            "the comfort of a tile is a number from 1 to 3, not '4'",
        ),
        ("tile 1 I decoration 1", "tile 1 I decoration 1 rare", "the only mark of a tile is not-with-two"),
        ("tile 1 I decoration 1", "chair 1 I decoration 1", "'chair' opens no line like this one"),
        ("price I 1 1 1", "price I 5 1 1", "the row of a price is a number from 1 to 4, not '5'"),
        ("price I 2 2 1", "price I 1 2 1", "this was said before"),
        (pair, "token 5 left 4", "a token is written token ID ZONE HAPPINESS : WISH"),
        (pair, "token 5 right 4 : kind faith", "tokens 1 to 24 are left, 25 to 48 right, 49 to 68 house"),
        (pair, "token 5 left 4 : row faith", "'row faith' is no wish of a token"),
        (pair, "token 5 left 4 : pattern faith 0", "'faith 0' is no WHAT DX DY"),
        (pair, "token 5 left 4 : pattern faith 0 0, garden 2 0", "the pattern does not fit into its zone"),
        (pair, "token 5 left 4 : pattern faith 0 0, garden 0 0", "a place stands twice in the pattern"),
        (pair, "token 5 left 4 : pattern faith 0 0 : 3 : 4", "a pattern has one comfort"),
        (pair, "token 5 left 4 : pattern faith 1 0", "the leftmost dx and the topmost dy of a pattern are 0"),
        (
            pair,
            "token 5 left 4 : pattern faith 0 1, garden 1 1",
            "the leftmost dx and the topmost dy of a pattern are 0",
        ),
        ("shoot 17 board red joker", "shoot 17 plain red joker", "shoot 17 belongs to the board set"),
        (
            "shoot 17 board red joker",
            "shoot 17 board pink joker",
            "'pink' is none of red, blue, green, yellow",
        ),
        ("starting 1 6 11 16", "starting 1 6 11", "a player begins with four shoots"),
        (
            "starting 1 6 11 16",
            "starting 1 6 11 15",
            "a player begins with one shoot of every temple and every symbol",
        ),
        ("starting 2 7 12 13", "starting 1 6 11 16", "shoot 1 is somebody else's"),
        (
            "starting 1 6 11 16",
            "starting 1 6 11 17",
            "a shoot of the player set is a number from 1 to 16, not '17'",
        ),
        ("area red 4", "area red 5", "the cells of an area is a number from 3 to 4, not '5'"),
        ("night purple decoration a1", "night purple decoration a4", "the house has no cell 'a4'"),
        ("night purple decoration a1", "night purple decoration a2", "cell a2 stands there twice"),
        ("night purple decoration a1", "night purple decoration", "a night side is pairs of KIND CELL"),
        (
            "spirit okami 2",
            "spirit oni 2",
            "'oni' is none of kappa, tanuki, rokurokubi, kitsune, okami, tengu, bakeneko",
        ),
        ("food tea 6", "food tea 99", "a count of food is a number from 1 to 15, not '99'"),
        ("ghost 0 2 3 3", "ghost 1 2 3 3", "the ghost has 8 sticks"),
    ] {
        let found = fault(line, changed);
        let number = 1 + BOX.lines().position(|other| other.starts_with(line)).expect("a line");
        assert_eq!((found.line, found.reason.as_str()), (number, reason), "{changed}");
    }
}

#[test]
fn what_is_missing_is_named() {
    let gone = |line: &str| fault(line, "").reason;
    assert_eq!(gone("tile 64 II item 3 not-with-two"), "63 of 64 tiles are there");
    assert_eq!(gone("starting 4 5 10 15"), "3 of 4 starting sets are there");
    assert_eq!(gone("area red 4"), "a line area is missing");
    assert_eq!(gone("price II 4 5 3"), "a line price is missing");
    assert_eq!(gone("start-token house"), "start-token is missing");
    assert_eq!(gone("ghost 0 2 3 3"), "ghost is missing");
    assert_eq!(gone("food rice 12"), "a line food is missing");
}

#[test]
fn the_fingerprint_is_of_what_the_file_means() {
    let tables = |text: &str| build::tables(&read(text).expect("a box file"));
    let same = [("token 5 left 4 :", "\ntoken 5  left 4 :")];
    let other = [("token 5 left 4 :", "token 5 left 5 :")];
    testing::check_meaning(BOX, tables, &same, &other);
}
