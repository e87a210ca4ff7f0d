//! Turns `data/cards.txt` into a constant table, or stops with the line and the reason.

use engawa_box_file::{Tables, build};

#[path = "src/code.rs"]
#[allow(dead_code)] // a printed card has fewer sorts of cells than a forest
mod code;
#[path = "data/read.rs"]
mod read;

fn main() {
    println!("cargo::rerun-if-changed=src/code.rs");
    build("data/cards.txt", |text| {
        let mut tables = Tables::default();
        let cards: Vec<String> = read::read(text)?.iter().map(|cells| format!("{cells:?}")).collect();
        tables.table("PRINTED", "[u8; 4]", &cards);
        Ok(tables.finish())
    });
}
