//! Turns `data/box.txt` into constant tables, or stops with the line and the reason.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

#[path = "data/read.rs"]
mod read;

use read::{Card, LANDSCAPES, Worth};

const FILE: &str = "data/box.txt";

fn main() {
    println!("cargo::rerun-if-changed={FILE}");
    println!("cargo::rerun-if-changed=data/read.rs");
    let text = fs::read_to_string(FILE).unwrap_or_else(|error| panic!("{FILE}: {error}"));
    let contents = match read::read(&text) {
        Ok(contents) => contents,
        Err(fault) => {
            println!("cargo::error={FILE}:{}: {}", fault.line, fault.reason);
            return;
        }
    };
    let mut out = String::new();
    let [a, b] = &contents.sides;
    let _ = writeln!(out, "pub(crate) const TOKENS: [u8; 6] = {:?};", contents.tokens);
    let _ = writeln!(out, "pub(crate) const COLUMNS: [&[u8]; 2] = [&{a:?}, &{b:?}];");
    let _ = writeln!(out, "pub(crate) static FACES: [Face; {}] = [", contents.cards.len());
    contents.cards.iter().for_each(|card| write_face(&mut out, card));
    out.push_str("];\n");
    let dir = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&dir).join("box.rs"), out).expect("OUT_DIR can be written");
}

fn write_face(out: &mut String, card: &Card) {
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
    let _ = write!(out, "Face {{ name: {:?}, points: &{points:?}, spirit: {spirit}, habitat: &[", card.name);
    for (landscape, q, r) in &card.habitat {
        let _ = write!(out, "Spot {{ landscape: {}, q: {q}, r: {r} }}, ", name(landscape));
    }
    out.push_str("] },\n");
}

fn name(landscape: &str) -> String {
    assert!(LANDSCAPES.contains(&landscape), "the reader knows its landscapes");
    let (first, rest) = landscape.split_at(1);
    format!("Landscape::{}{rest}", first.to_uppercase())
}
