//! The box file: what it says, and what its reader refuses, with line and reason.

#[allow(dead_code)] // its main is for Cargo
#[path = "../build.rs"]
mod build;

use build::read::{Fault, Part, Says, effects, read};
use engawa_bitoku::{Bitoku, Crystal, Dragonfly, Effects, Mitama, Node, Torii, Vision, Yokai};
use engawa_box_file::testing;
use engawa_kernel::Game;

const BOX: &str = include_str!("../data/box.txt");

/// A part as the tables have it.
fn same(part: &Part, node: Node) -> bool {
    let all = |parts: &[Part], found: Effects| {
        parts.len() == found.parts().len()
            && parts.iter().zip(found.parts()).all(|(part, &node)| same(part, node))
    };
    match (part, node) {
        (Part::Choose(options), Node::Choose(found)) => {
            options.len() == found.list().len()
                && options.iter().zip(found.list()).all(|(option, &found)| all(option, found))
        }
        (Part::Both(less, parts), Node::Both(found, own)) => *less == own && all(parts, found),
        // A node in Rust: `Node::Take(Market::Crystal, 1)` against `Take(Crystal, 1)`.
        (Part::Node(text), node) => {
            let types = ["Node::", "Market::", "Scope::"];
            types.iter().fold(text.clone(), |text, prefix| text.replace(prefix, "")) == format!("{node:?}")
        }
        _ => false,
    }
}

fn check(name: &str, parts: &[Part], found: Effects) {
    assert_eq!(parts.len(), found.parts().len(), "{name}");
    assert!(parts.iter().zip(found.parts()).all(|(part, &node)| same(part, node)), "{name}");
}

#[test]
fn the_tables_are_those_of_the_file() {
    let pieces = read(BOX).expect("the box file is well formed");
    let of = |start: &'static str| pieces.iter().filter(move |piece| piece.name.starts_with(start));
    for (card, piece) in Yokai::all().skip(20).zip(of("yokai ")) {
        let Says::Yokai { kind, effects, .. } = &piece.says else { panic!("{piece:?}") };
        assert_eq!(card.kind().index(), *kind);
        check(&piece.name, effects, card.effects());
    }
    for (card, piece) in Vision::all().zip(of("vision ")) {
        let Says::Vision { needs, vp, penalty } = &piece.says else { panic!("{piece:?}") };
        assert_eq!((card.needs(), card.points(), card.penalty()), (*needs, *vp, *penalty));
    }
    for (tile, piece) in Dragonfly::all().zip(of("dragonfly ")) {
        let Says::Effects(effects) = &piece.says else { panic!("{piece:?}") };
        check(&piece.name, effects, tile.effects());
    }
    for (tile, piece) in Torii::all().zip(of("torii ")) {
        let Says::Effects(effects) = &piece.says else { panic!("{piece:?}") };
        check(&piece.name, effects, tile.effects());
    }
    for (tile, piece) in Mitama::all().zip(of("mitama ")) {
        let Says::Mitama { kind, effects } = &piece.says else { panic!("{piece:?}") };
        assert_eq!(tile.kind().index(), *kind);
        check(&piece.name, effects, tile.effects());
    }
    for (tile, piece) in Crystal::all().zip(of("crystal ")) {
        let memory = matches!(piece.says, Says::Memory { .. });
        assert_eq!(memory, tile.kind() == engawa_bitoku::CrystalKind::Memory, "{}", piece.name);
    }
    let yokai = Bitoku::COMPONENTS.iter().find(|component| component.key == "yokai-cards").expect("yokai");
    assert!(!yokai.exact && yokai.count == 49);
    let mitama = Bitoku::COMPONENTS.iter().find(|component| component.key == "mitama").expect("mitama");
    assert!(mitama.exact);
}

/// What is wrong with the file if this line is written otherwise.
fn fault(line: &str, otherwise: &str) -> Fault {
    testing::fault(BOX, read, line, otherwise)
}

#[test]
fn a_malformed_file_is_refused_with_line_and_reason() {
    let line = "dragonfly 9 | 4 vp | guess";
    let number = BOX.lines().position(|found| found == line).expect("the line") + 1;
    let reason = |otherwise: &str| {
        let fault = fault(line, otherwise);
        assert_eq!(fault.line, number, "{otherwise}");
        fault.reason
    };
    assert_eq!(reason("dragonfly 9 | 4 pv | guess"), "no resource 'pv'");
    assert_eq!(
        reason("dragonfly 9 | 4 vp | sure"),
        "the last field is one of exact, seen, inferred, guess, not 'sure'"
    );
    assert_eq!(reason("dragonfly 33 | 4 vp | guess"), "the box has no 'dragonfly 33'");
    assert_eq!(reason("dragonfly 8 | 4 vp | guess"), "'dragonfly 8' is there twice");
    assert_eq!(reason("dragonfly 9 | amulet 4 | guess"), "there is no amulet 4");
    assert_eq!(reason("dragonfly 9 | (4 vp) | guess"), "a choice has two to four options");
    assert_eq!(reason("dragonfly 9 | (4 vp or unlock | guess"), "a bracket is not closed");
    assert_eq!(reason("dragonfly 9 | 4 vp 1 vp | guess"), "'1' stands where the effects should end");
    assert_eq!(reason("dragonfly 9"), "'dragonfly 9' has no fields parted by '|'");
    assert_eq!(fault(line, "").reason, "'dragonfly 9' is missing");
    let others = [
        ("iwakura 6 | ara |", "iwakura 6 | ara, kappa |", "a rock shows yokai, mitama or buildings"),
        ("area few yomi | ancient, onsen,", "area few yomi | onsen, onsen,", "two cells of one type"),
        ("bitoku gi | 2 |", "bitoku gi | 3 |", "the box has 2 of gi"),
        ("stone 9 | 4 |", "stone 9 | 5 |", "the stone path has four slots for iwakura"),
        ("market mitama 1 | 1 jade |", "market mitama 1 | 4 jade |", "a price is at most 3 of a sort"),
        ("tengu 1 | yokai |", "tengu 1 | oni |", "'oni' is no top half"),
        ("treasure 1 | 5, 3, 1 |", "treasure 1 | 5, 3 |", "3 numbers are expected"),
        ("crystal memory 1 | 2 vp for build |", "crystal memory 1 | 2 vp for rain |", "no trigger 'rain'"),
        ("building temple 1 | 1 |", "building temple 1 | 7 |", "no die shows 7"),
    ];
    for (line, otherwise, reason) in others {
        assert_eq!(fault(line, otherwise).reason, reason);
    }
}

#[test]
fn the_effect_language() {
    assert_eq!(effects("2 jade/sake"), Ok(vec![Part::Node("Node::Gain(12, 2)".into())]));
    assert_eq!(effects("1 back here"), Ok(vec![Part::Node("Node::Back(Scope::Here, 1)".into())]));
    let both = effects("both -1 (mitama, dragonfly)").expect("effects");
    assert!(matches!(&both[..], [Part::Both(1, parts)] if parts.len() == 2));
}

#[test]
fn the_fingerprint_is_of_what_the_file_means() {
    let tables = |text: &str| build::tables(&read(text).expect("a box file"));
    let same = [("| exact", "| seen # seen at a fair")];
    let other = [("forest steps 6 | 4 mp", "forest steps 6 | 3 mp")];
    testing::check_meaning(BOX, tables, &same, &other);
}
