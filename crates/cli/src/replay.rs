//! `engawa replay`: verify a record and show the position or the final sheet.

use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;
use std::process::ExitCode;

use engawa_kernel::{Record, RecordError, Timeline, Viewer};
use engawa_shelf::{GameId, with_game};
use engawa_words::{Spoken, Words};
use serde_json::json;

use crate::args::ReplayArgs;
use crate::draw::{Draw, Scene};
use crate::{Stop, bad, sheet};

/// No record is larger than this.
const LARGEST: u64 = 4 << 20;

/// A record from a file, in either form, and the game it is of.
pub(crate) fn load(file: &Path) -> Result<(GameId, Record), Stop> {
    let wrong = |error: &dyn ToString| bad(format!("{}: {}", file.display(), error.to_string()));
    let mut bytes = Vec::new();
    let opened = File::open(file).map_err(|error| wrong(&error))?;
    // A device or a pipe does not say how much it holds: read no more than a record can be.
    opened.take(LARGEST + 1).read_to_end(&mut bytes).map_err(|error| wrong(&error))?;
    if bytes.len() as u64 > LARGEST {
        return Err(wrong(&"too large for a record"));
    }
    let unpacked = Record::unpack(&bytes);
    if let Ok(record) = unpacked {
        let game = record.game.parse().map_err(|error| wrong(&error))?;
        return Ok((game, record));
    }
    let text = match String::from_utf8(bytes) {
        Ok(text) if text.trim_start().starts_with('{') => text,
        // Neither JSON nor a whole packed record: say what is wrong with the packed form.
        _ => return Err(unpacked.err().map_or_else(|| wrong(&"not a record"), |error| wrong(&error))),
    };
    let read = || -> Result<(GameId, Record), RecordError> {
        let name = Record::game_in_json(&text)?;
        let game: GameId = name.parse().map_err(|_| RecordError::OtherGame(name.clone()))?;
        Ok((game, with_game!(game, G => Record::from_json::<G>(&text))?))
    };
    read().map_err(|error| wrong(&error))
}

pub(crate) fn run(args: &ReplayArgs, words: &Words, out: &mut impl Write) -> Result<ExitCode, Stop> {
    let (game, record) = load(&args.file)?;
    with_game!(game, G => {
        let timeline = record.replay::<G>().map_err(|error| bad(format!("{}: {error}", args.file.display())))?;
        show::<G>(timeline, args, words, out)
    })
}

fn show<G: Spoken + Draw>(
    mut timeline: Timeline<G>,
    args: &ReplayArgs,
    words: &Words,
    out: &mut impl Write,
) -> Result<ExitCode, Stop> {
    let total = timeline.len();
    let at = args.at.unwrap_or(total);
    if at > total {
        return Err(bad(format!("the record has {total} decisions, there is no position after {at}")));
    }
    timeline.take_back(at);
    let now = timeline.now();
    let view = now.view(Viewer::Spectator);
    let outcome = now.outcome();
    if args.json {
        let setup = timeline.setup();
        let options: std::collections::BTreeMap<_, _> =
            engawa_kernel::Options::named(&setup.options).collect();
        let told = json!({
            "game": G::ID,
            "rules": G::RULES,
            "options": options,
            "seats": setup.seats,
            "seed": setup.seed,
            "decisions": total,
            "at": at,
            "hash": format!("{:016x}", now.hash()),
            "asked": now.deciders().iter().map(engawa_kernel::Seat::index).collect::<Vec<_>>(),
            "view": view,
            "outcome": outcome.as_ref().map(sheet::outcome_in_json::<G>),
        });
        writeln!(out, "{told}")?;
        return Ok(ExitCode::SUCCESS);
    }
    let seats = timeline.setup().seats;
    let names: Vec<String> =
        seats.seats().map(|seat| words.say("player", &[("number", (seat.index() + 1).into())])).collect();
    writeln!(out, "{}", words.word("replay-good"))?;
    let title = words.title(G::ID);
    let position = [("title", title.into()), ("at", at.into()), ("total", total.into())];
    writeln!(out, "{}\n", words.say("replay-position", &position))?;
    write!(out, "{}", G::draw(&Scene { view: &view, names: &names, words }))?;
    writeln!(out)?;
    if let Some(outcome) = outcome {
        sheet::write_outcome::<G>(&outcome, &names, words, out)?;
    } else {
        writeln!(out, "{}", words.word("replay-unfinished"))?;
        for seat in now.deciders().iter() {
            if let Some(prompt) = now.prompt(seat) {
                writeln!(out, "{}: {}", names[seat.index()], G::say_prompt(words, &prompt, &view))?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}
