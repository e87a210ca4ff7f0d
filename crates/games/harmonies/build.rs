//! Turns `data/box.txt` into constant tables, or stops with the line and the reason.

use std::fmt::Write as _;

use engawa_box_file::{Tables, build};

#[path = "data/read.rs"]
pub(crate) mod read;

use read::{Card, Contents, LANDSCAPES, Worth};

fn main() {
    build("data/box.txt", |text| read::read(text).map(|contents| tables(&contents)));
}

pub(crate) fn tables(contents: &Contents) -> String {
    let mut tables = Tables::default();
    let [a, b] = &contents.sides;
    tables.item(&format!("const TOKENS: [u8; 6] = {:?}", contents.tokens));
    tables.item(&format!("const COLUMNS: [&[u8]; 2] = [&{a:?}, &{b:?}]"));
    tables.table("FACES", "Face", &contents.cards.iter().map(face).collect::<Vec<_>>());
    tables.finish()
}

fn face(card: &Card) -> String {
    let (points, spirit) = match &card.worth {
        Worth::Animal(points) => (points.as_slice(), "None".to_owned()),
        Worth::Groups(landscape, sizes) => {
            (&[][..], format!("Some(SpiritRule::Groups({}, &{sizes:?}))", name(landscape)))
        }
        Worth::Heights(landscape, points) => {
            (&[][..], format!("Some(SpiritRule::Heights({}, {points:?}))", name(&format!("{landscape}1"))))
        }
        Worth::Each(landscape, points) => {
            (&[][..], format!("Some(SpiritRule::Each({}, {points}))", name(landscape)))
        }
    };
    let mut out =
        format!("Face {{ name: {:?}, points: &{points:?}, spirit: {spirit}, habitat: &[", card.name);
    for (landscape, q, r) in &card.habitat {
        let _ = write!(out, "Spot {{ landscape: {}, q: {q}, r: {r} }}, ", name(landscape));
    }
    out.push_str("] }");
    out
}

fn name(landscape: &str) -> String {
    assert!(LANDSCAPES.contains(&landscape), "the reader knows its landscapes");
    let (first, rest) = landscape.split_at(1);
    format!("Landscape::{}{rest}", first.to_uppercase())
}
