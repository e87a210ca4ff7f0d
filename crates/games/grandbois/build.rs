//! Turns `data/cards.txt` into a constant table, or stops with the line and the reason.

use engawa_box_file::{Tables, build};

#[path = "src/code.rs"]
#[allow(dead_code)] // a printed card has fewer sorts of cells than a forest
pub(crate) mod code;
#[path = "data/read.rs"]
pub(crate) mod read;

fn main() {
    println!("cargo::rerun-if-changed=src/code.rs");
    build("data/cards.txt", |text| read::read(text).map(|cards| tables(&cards)));
}

pub(crate) fn tables(cards: &[[u8; 4]]) -> String {
    let mut tables = Tables::default();
    let cards: Vec<String> = cards.iter().map(|cells| format!("{cells:?}")).collect();
    tables.table("PRINTED", "[u8; 4]", &cards);
    tables.finish()
}
