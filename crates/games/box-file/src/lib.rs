//! Reads the component file of a game (`data/box.txt`) while the game is built, and writes it as Rust tables.
//!
//! An owner of the box corrects a line and builds again: what cannot be read stops the build with file, line and reason. What the
//! lines mean is the game's own (`data/read.rs`, `build.rs`); here is what they share:
//!
//! | file | idea |
//! |---|---|
//! | `lib.rs` | a build script from file to tables; lines with comments; [`Fault`]: which line, and why |
//! | [`words`] | the words of a line: names, numbers, fields with a mark for how sure they are |
//! | [`effects`](mod@effects) | the skeleton of an effect language: joined parts, brackets, choices |
//! | [`tables`] | the tables on their way into Rust; effects as stretches of one table of nodes |
//! | [`testing`] | for the tests of a game: the file written otherwise |
//!
//! It is a build dependency: nothing of it is in the program.

pub mod effects;
pub mod tables;
pub mod testing;
pub mod words;

pub use effects::{Part, Words, effects};
pub use tables::{Tables, meaning};
pub use words::{Line, among, number_to};

use std::path::Path;
use std::{env, fs};

/// Why a line is refused.
#[derive(Debug, PartialEq, Eq)]
pub struct Fault {
    /// Its number, from 1; that of the last one if something is missing.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

impl Fault {
    /// Something is missing at the end.
    pub fn at_end(text: &str, reason: impl Into<String>) -> Fault {
        Fault { line: text.lines().count(), reason: reason.into() }
    }
}

/// Reads every line that says something, without its comment; the first refusal is the fault of its line.
pub fn each_line(text: &str, mut read: impl FnMut(&str) -> Result<(), String>) -> Result<(), Fault> {
    for (index, raw) in text.lines().enumerate() {
        let content = raw.split('#').next().unwrap_or_default().trim();
        if !content.is_empty() {
            read(content).map_err(|reason| Fault { line: index + 1, reason })?;
        }
    }
    Ok(())
}

/// The whole of a build script: the file becomes `OUT_DIR/box.rs`, or the build stops at its faulty line.
///
/// # Panics
/// If the file is not there, or Cargo is not.
pub fn build(file: &str, tables: impl FnOnce(&str) -> Result<String, Fault>) {
    println!("cargo::rerun-if-changed=data");
    println!("cargo::rerun-if-changed=build.rs");
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
    match tables(&text) {
        Ok(tables) => {
            let dir = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
            fs::write(Path::new(&dir).join("box.rs"), tables).expect("OUT_DIR can be written");
        }
        Err(fault) => println!("cargo::error={file}:{}: {}", fault.line, fault.reason),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_blank_lines_say_nothing() {
        let mut said = Vec::new();
        let read = each_line("# a box\n\n one # two\nthree\n", |line| {
            said.push(line.to_owned());
            Ok(())
        });
        assert_eq!((read, said), (Ok(()), vec!["one".into(), "three".into()]));
    }

    #[test]
    fn a_fault_has_its_line() {
        let text = "one\n\nbad # why not\nthree";
        let fault = each_line(text, |line| if line == "bad" { Err("no".into()) } else { Ok(()) });
        assert_eq!(fault, Err(Fault { line: 3, reason: "no".into() }));
        assert_eq!(Fault::at_end(text, "more").line, 4);
    }
}
