//! Turns `data/cards.txt` into a table; stops the build with file, line and reason if it cannot be read.

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

#[path = "build/cards.rs"]
mod cards;
#[path = "src/code.rs"]
#[allow(dead_code)] // a printed card has fewer sorts of cells than a forest
mod code;

const FILE: &str = "data/cards.txt";

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed={FILE}");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=src/code.rs");
    let text = fs::read_to_string(FILE).expect("the card file is part of the crate");
    match cards::read(&text) {
        Ok(cards) => {
            let out = env::var_os("OUT_DIR").expect("cargo names the folder");
            fs::write(Path::new(&out).join("cards.rs"), format!("{cards:?}")).expect("cargo made the folder");
            ExitCode::SUCCESS
        }
        Err((line, why)) => {
            println!("cargo::error={FILE}:{line}: {why}");
            ExitCode::FAILURE
        }
    }
}
