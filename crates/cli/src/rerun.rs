//! `engawa rerun`: all records of a folder once more, and which no longer agree.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use engawa_kernel::{Parted, Record};
use engawa_shelf::{GameId, with_game};
use engawa_words::Words;
use serde_json::{Value, json};

use crate::args::RerunArgs;
use crate::{Stop, bad, replay};

/// What the names of records end in.
const ENDINGS: [&str; 3] = ["eng", "engawa", "json"];

/// How a record fared.
enum Fared {
    Agrees,
    /// It agrees for so many decisions.
    Parted(usize, Parted),
    Unreadable(String),
}

pub(crate) fn run(args: &RerunArgs, words: &Words, out: &mut impl Write) -> Result<ExitCode, Stop> {
    let mut files = Vec::new();
    gather(&args.dir, &mut files).map_err(|error| bad(format!("{}: {error}", args.dir.display())))?;
    files.sort();
    if files.is_empty() {
        return Err(bad(format!("{}: there are no records here", args.dir.display())));
    }
    let mut parted = 0usize;
    for file in &files {
        let read = replay::read(file);
        let fared = match &read {
            Ok((game, record)) => again(*game, record),
            Err(error) => Fared::Unreadable(error.clone()),
        };
        parted += usize::from(!matches!(fared, Fared::Agrees));
        // Paths and reasons may hold anything: control signs are shown, not obeyed.
        let name = file.strip_prefix(&args.dir).unwrap_or(file).display().to_string();
        let name = name.replace(char::is_control, "?");
        if args.json {
            writeln!(out, "{}", in_json(&name, read.as_ref().ok(), &fared))?;
        } else if let Some(why) = in_words(&fared, words) {
            writeln!(out, "{name}: {}", why.replace(char::is_control, "?"))?;
        }
    }
    if !args.json {
        let counts = [("records", files.len().into()), ("parted", parted.into())];
        writeln!(out, "{}", words.say(if parted == 0 { "rerun-all" } else { "rerun-some" }, &counts))?;
    }
    Ok(if parted == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// All records in a folder and below. A link to a folder is not followed: it may lead back.
fn gather(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        if entry.file_type()?.is_dir() {
            gather(&path, files)?;
        } else if path.is_file()
            && path.extension().is_some_and(|end| ENDINGS.iter().any(|&known| end == known))
        {
            files.push(path);
        }
    }
    Ok(())
}

fn again(game: GameId, record: &Record) -> Fared {
    with_game!(game, G => match record.reopen::<G>() {
        Ok(reopened) => {
            let len = reopened.timeline.len();
            reopened.parted.map_or(Fared::Agrees, |parted| Fared::Parted(len, parted))
        }
        Err(error) => Fared::Unreadable(error.to_string()),
    })
}

fn in_words(fared: &Fared, words: &Words) -> Option<String> {
    match fared {
        Fared::Agrees => None,
        Fared::Parted(_, parted) => Some(replay::tell(parted, words)),
        Fared::Unreadable(reason) => Some(reason.clone()),
    }
}

fn in_json(name: &str, read: Option<&(GameId, Record)>, fared: &Fared) -> Value {
    let (agrees, at, why, told) = match fared {
        Fared::Agrees => (true, None, None, None),
        Fared::Parted(at, parted) => (false, Some(*at), Some(replay::why(parted)), Some(parted.to_string())),
        Fared::Unreadable(reason) => (false, Some(0), Some("unreadable"), Some(reason.clone())),
    };
    json!({
        "file": name,
        "game": read.map(|(game, _)| game.id()),
        "seats": read.map(|(_, record)| record.seats),
        "decisions": read.map(|(_, record)| record.moves.len()),
        "agrees": agrees,
        "at": at,
        "why": why,
        "told": told,
    })
}
