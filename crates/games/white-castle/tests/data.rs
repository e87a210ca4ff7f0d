//! The box file: what it says, and what its reader refuses, with line and reason.

#[allow(dead_code)] // its main is for Cargo
#[path = "../build.rs"]
mod build;

use build::read::{Fault, Part, Says, effects, read};
use engawa_box_file::testing;
use engawa_white_castle::{
    ArtCard, Card, Ceremony, Cost, Daimyo, Face, Filter, Garden, Good, Member, Node, Resource, Tile,
};

const BOX: &str = include_str!("../data/box.txt");

/// A part as the tables have it.
fn same(part: &Part, node: Node) -> bool {
    match (part, node) {
        (Part::Gain(n, good), Node::Gain(found, count)) => found.index() == *good && count == *n,
        (Part::Pay(n, good, then), Node::Pay(Cost { good: found, n: count }, effects)) => {
            found.index() == *good
                && count == *n
                && then.iter().zip(effects.parts()).all(|(part, &node)| same(part, node))
        }
        (Part::Choose(options), Node::Choose(found)) => {
            options.iter().zip(found.list()).all(|(option, effects)| {
                option.iter().zip(effects.parts()).all(|(part, &node)| same(part, node))
            })
        }
        // A node in Rust: `Node::Row(Filter::Any, 1)` against `Row(Any, 1)`.
        (Part::Node(text), node) => {
            let types = ["Node::", "Member::", "Filter::", "Colour::", "Face::", "Pair::", "At::"];
            let plain = types.iter().fold(text.clone(), |text, prefix| text.replace(prefix, ""));
            plain == format!("{node:?}")
        }
        _ => false,
    }
}

#[test]
fn the_tables_are_those_of_the_file() {
    let pieces = read(BOX).expect("the box file is well formed");
    let of =
        |sort: &'static str| pieces.iter().filter(move |piece| piece.sort == sort).map(|piece| &piece.says);
    for (card, says) in Card::all().zip(of("steward").chain(of("diplomat")).chain(of("action"))) {
        let Says::Card { rows, back } = says else { panic!("{says:?}") };
        assert_eq!(card.rows().len(), rows.len());
        for (row, written) in card.rows().iter().zip(rows) {
            assert_eq!((row.light, row.effects.parts().len()), (written.light, written.effects.len()));
            assert!(row.effects.parts().iter().zip(&written.effects).all(|(&node, part)| same(part, node)));
        }
        assert_eq!(usize::from(card.back().iter().map(|(_, n)| n).sum::<u8>()), usize::from(back.0));
    }
    for (card, says) in Garden::all().zip(of("plant").chain(of("stone"))) {
        let Says::Garden { food, points, effects } = says else { panic!("{says:?}") };
        assert_eq!(
            (card.food(), card.points(), card.effects().parts().len()),
            (*food, *points, effects.len())
        );
    }
    let faces = Tile::all().map(|tile| [tile.face(Face::Blue), tile.face(Face::Yellow)]);
    let faces = faces.chain(Ceremony::all().map(|token| [token.face(Face::Blue), token.face(Face::Yellow)]));
    for ([blue, yellow], says) in faces.zip(of("tile").chain(of("token"))) {
        let Says::Faces { blue: written, yellow: below } = says else { panic!("{says:?}") };
        assert!(blue.parts().iter().zip(written).all(|(&node, part)| same(part, node)));
        assert!(yellow.parts().iter().zip(below).all(|(&node, part)| same(part, node)));
    }
    for (card, says) in ArtCard::all().zip(of("ikebana").chain(of("calligraphy"))) {
        let Says::Curtains { yellow, .. } = says else { panic!("{says:?}") };
        assert!(card.curtain(Face::Yellow).parts().iter().zip(yellow).all(|(&node, part)| same(part, node)));
        assert!(matches!(card.curtain(Face::Blue).parts(), [Node::Pay(Cost { good: Good::Seal, .. }, _)]));
        assert!(!card.unsealed().parts().is_empty());
    }
    assert_eq!(of("daimyo").count(), Daimyo::COUNT);
    assert_eq!(Resource::new(6).expect("card 7").decree(), Some(Good::Point));
    assert!(matches!(
        Ceremony::new(2).expect("token 3").face(Face::Yellow).parts(),
        [Node::Row(Filter::Light, 2)]
    ));
    assert!(matches!(
        Tile::new(0).expect("tile 1").face(Face::Blue).parts(),
        [Node::Member(Member::Courtier)]
    ));
}

#[test]
fn effects_are_read() {
    let courtier = || Part::Node("Node::Member(Member::Courtier)".into());
    let well = || Part::Node("Node::Well(2)".into());
    assert_eq!(effects("2 coin, well twice"), Ok(vec![Part::Gain(2, 0), well()]));
    assert_eq!(effects("1 seal > courtier"), Ok(vec![Part::Pay(1, 1, vec![courtier()])]));
    let choice = Part::Choose(vec![vec![courtier()], vec![Part::Gain(1, 6), well()]]);
    assert_eq!(effects("(courtier or 1 vp, well twice)"), Ok(vec![choice.clone()]));
    assert_eq!(
        effects("3 pearl > (courtier or (1 vp, well twice))"),
        Ok(vec![Part::Pay(3, 4, vec![choice])])
    );
}

/// The box file with one line changed.
fn fault(line: &str, changed: &str) -> Fault {
    testing::fault(BOX, read, line, changed)
}

#[test]
fn a_malformed_line_is_named_with_its_reason() {
    let steward = "steward 2 | top dark: 1 seal > courtier | middle light: 1 influence | bottom light: 2 iron | 1 coin | exact";
    let at = |line: &str| 1 + BOX.lines().position(|other| other == line).expect("a line of the box");
    let stone = "stone 1 | 1 | 1 | 3 coin | exact";
    for (line, changed, reason) in [
        (stone, "stone 1 | 1 | 1 | 3 rice | exact", "no good 'rice'"),
        (
            stone,
            "stone 1 | 1 | 1 | 3 coin | sure",
            "the last field is one of exact, high, medium, low, not 'sure'",
        ),
        (stone, "stone 1 | 1 | 1 | 99 coin | exact", "'99' is no number from 0 to 15"),
        (stone, "stone 1 | 1 | 3 coin | exact", "a stone has not 2 fields"),
        (stone, "stone 2 | 1 | 1 | 3 coin | exact", "stone 2 stands where stone 1 belongs"),
        (
            stone,
            "stone 1 matcha | 1 | 1 | 3 coin | exact",
            "stone 1 to 5 are the base game's, the others carry 'matcha'",
        ),
        (stone, "stone 1 shiny | 1 | 1 | 3 coin | exact", "'shiny' says nothing about a stone"),
        (stone, "rock 1 | 1 | 1 | 3 coin | exact", "no sort 'rock'"),
        (stone, "stone 1", "'stone 1' has no fields parted by '|'"),
        (stone, "stone 1 | 1 | 1 | fly | exact", "'fly' is no effect"),
        (stone, "stone 1 | 1 | 1 | (well | exact", "a bracket is not closed"),
        (stone, "stone 1 | 1 | 1 | 3 coin well | exact", "'well' stands where the effects should end"),
        (stone, "stone 1 | 1 | 1 | 3 vp > well | exact", "nobody can pay with vp"),
        (stone, "stone 1 | 1 | 1 | 3 coin, | exact", "an effect is missing"),
        (stone, "stone 1 | 1 | 1 | row blue | exact", "no filter 'blue'"),
        (
            stone,
            "stone 1 | 1 | 1 | curtain yellow unsealed | exact",
            "only a blue curtain has a seal to waive",
        ),
        (
            steward,
            "steward 2 | top dark: courtier | middle light: well | 1 coin | exact",
            "a steward card has 3 rows, not 2",
        ),
        (
            steward,
            "steward 2 | top dark: courtier | top light: well | bottom light: well | 1 coin | exact",
            "two rows span one line",
        ),
        (
            steward,
            "steward 2 | top grey: courtier | middle light: well | bottom light: well | 1 coin | exact",
            "no tone 'grey'",
        ),
        (
            "ikebana 4 | lantern | 1 seal > row dark | 1 whisk | low",
            "ikebana 4 | lantern | row dark | 1 whisk | low",
            "a blue curtain begins with its price in seals (WCM-3.2)",
        ),
        (
            "rival-overlook counts | low",
            "rival-overlook maybe | low",
            "the overlook 'counts' or 'counts-not'",
        ),
        (
            "solo 1 | coral left | steward-1 | gate, up 1 | low",
            "solo 1 | coral left | steward-9 | gate | low",
            "no space 'steward-9'",
        ),
        (
            "solo 1 | coral left | steward-1 | gate, up 1 | low",
            "solo 1 | coral left | steward-1 | fly | low",
            "the rival cannot 'fly'",
        ),
    ] {
        assert_eq!(fault(line, changed), Fault { line: at(line), reason: reason.into() });
    }
    let missing = read(&BOX.replacen("rival-overlook counts | low", "", 1)).expect_err("one is missing");
    assert_eq!(missing.reason, "1 of sort 'rival-overlook' are missing");
    let more = fault(stone, &format!("{stone}\n{stone}"));
    assert_eq!(more.reason, "stone 1 stands where stone 2 belongs");
}

/// A view comes from elsewhere: a choice that the box does not have is refused when it is read.
#[test]
fn a_damaged_choice_is_refused() {
    let read = |text: &str| serde_json::from_str::<engawa_white_castle::EffectOptions>(text);
    let first = read("[0,2]").expect("the box has choices");
    assert_eq!(first.list().len(), 2);
    assert_eq!(serde_json::to_string(&first).expect("written"), "[0,2]");
    for text in ["[0,9]", "[250,2]", "[255,255]"] {
        assert!(read(text).is_err(), "{text}");
    }
}

#[test]
fn the_fingerprint_is_of_what_the_file_means() {
    let tables = |text: &str| build::tables(&read(text).expect("a box file"));
    let same = [("| low", "| medium # seen at a fair"), ("| exact", "| low")];
    let other = [("4 food, 2 iron, 3 coin, 2 seal", "4 food, 2 iron, 4 coin, 2 seal")];
    testing::check_meaning(BOX, tables, &same, &other);
}
