//! `engawa replay`: verify a record and show the position or the final sheet, as far as today's rules agree with it.

use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;
use std::process::ExitCode;

use engawa_kernel::record::limits::LARGEST;
use engawa_kernel::{Parted, Player, Record, RecordError, Reopened, Viewer};
use engawa_shelf::{GameId, with_game};
use engawa_words::{Spoken, Words};
use serde_json::json;

use crate::args::ReplayArgs;
use crate::draw::{Draw, Scene};
use crate::{Stop, bad, sheet};

/// A record from a file, in either form, and the game it is of.
pub(crate) fn load(file: &Path) -> Result<(GameId, Record), Stop> {
    read(file).map_err(|error| bad(format!("{}: {error}", file.display())))
}

/// The same, or what is wrong with it.
pub(crate) fn read(file: &Path) -> Result<(GameId, Record), String> {
    let wrong = |error: &dyn ToString| error.to_string();
    let mut bytes = Vec::new();
    let opened = File::open(file).map_err(|error| wrong(&error))?;
    // A device or a pipe does not say how much it holds: read no more than a record can be.
    opened.take(LARGEST as u64 + 1).read_to_end(&mut bytes).map_err(|error| wrong(&error))?;
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
        let reopened = record.reopen::<G>().map_err(|error| bad(format!("{}: {error}", args.file.display())))?;
        show::<G>(&record, reopened, args, words, out)
    })
}

fn show<G: Spoken + Draw>(
    record: &Record,
    reopened: Reopened<G>,
    args: &ReplayArgs,
    words: &Words,
    out: &mut impl Write,
) -> Result<ExitCode, Stop> {
    let Reopened { mut timeline, parted } = reopened;
    let total = timeline.len();
    let at = args.at.unwrap_or(total);
    if at > total {
        if parted.is_some() {
            let all = record.moves.len();
            return Err(bad(format!(
                "the record agrees for {total} of {all} decisions, there is no position after {at}"
            )));
        }
        return Err(bad(format!("the record has {total} decisions, there is no position after {at}")));
    }
    timeline.take_back(at);
    // A record that does not agree is no bad command, and no success either.
    let code = if parted.is_none() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
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
            "players": record.players,
            "decisions": record.moves.len(),
            "agrees": parted.is_none(),
            "parted": parted.as_ref().map(|parted| json!({"at": total, "why": why(parted), "told": parted.to_string()})),
            "at": at,
            "hash": format!("{:016x}", now.hash()),
            "asked": now.deciders().iter().map(engawa_kernel::Seat::index).collect::<Vec<_>>(),
            "view": view,
            "outcome": outcome.as_ref().map(sheet::outcome_in_json::<G>),
            "recorded": record.outcome.as_ref().map(sheet::ending_in_json),
        });
        writeln!(out, "{told}")?;
        return Ok(code);
    }
    let names = names(record, words);
    match &parted {
        None => writeln!(out, "{}", words.word("replay-good"))?,
        Some(parted) => {
            let far = [("at", total.into()), ("total", record.moves.len().into())];
            writeln!(out, "{}", words.say("replay-parted", &far))?;
            writeln!(out, "{}", tell(parted, words))?;
        }
    }
    let title = words.title(G::ID);
    let position = [("title", title.into()), ("at", at.into()), ("total", total.into())];
    writeln!(out, "{}\n", words.say("replay-position", &position))?;
    write!(out, "{}", G::draw(&Scene { view: &view, names: &names, words }))?;
    writeln!(out)?;
    if let Some(outcome) = &outcome {
        sheet::write_outcome::<G>(outcome, &names, words, out)?;
    } else {
        if record.outcome.is_none() || parted.is_none() {
            writeln!(out, "{}", words.word("replay-unfinished"))?;
        }
        for seat in now.deciders().iter() {
            if let Some(prompt) = now.prompt(seat) {
                writeln!(out, "{}: {}", names[seat.index()], G::say_prompt(words, &prompt, &view))?;
            }
        }
    }
    if let Some(ending) = record.outcome.as_ref().filter(|_| parted.is_some()) {
        writeln!(out, "\n{}", words.word("replay-recorded"))?;
        sheet::write_ending::<G>(ending, &names, words, out)?;
    }
    Ok(code)
}

/// What the players are called: as the record says, else by their number.
fn names(record: &Record, words: &Words) -> Vec<String> {
    let name = |seat: engawa_kernel::Seat| {
        let number = [("number", (seat.index() + 1).into())];
        match record.players.get(seat.index()) {
            Some(Player { name, .. }) if !name.is_empty() => name.clone(),
            Some(Player { bot: Some(bot), .. }) => {
                words.find(&format!("bot-{bot}"), &number).unwrap_or_else(|| words.say("player", &number))
            }
            _ => words.say("player", &number),
        }
    };
    record.seats.seats().map(name).collect()
}

/// Why a record parts from the rules, by name.
pub(crate) fn why(parted: &Parted) -> &'static str {
    match parted {
        Parted::Illegal { .. } => "illegal",
        Parted::OtherPosition { .. } => "other-position",
        Parted::OtherEnd => "other-end",
        Parted::OtherOutcome => "other-outcome",
    }
}

/// Where and why a record parts from the rules, in words.
pub(crate) fn tell(parted: &Parted, words: &Words) -> String {
    let key = format!("parted-{}", why(parted));
    match parted {
        Parted::Illegal { number, reason } => {
            words.say(&key, &[("number", (*number).into()), ("reason", reason.as_str().into())])
        }
        Parted::OtherPosition { after } => words.say(&key, &[("after", (*after).into())]),
        Parted::OtherEnd | Parted::OtherOutcome => words.word(&key),
    }
}
