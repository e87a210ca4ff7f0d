//! `engawa score`: the score pad for people with the box on their table.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::ExitCode;

use serde_json::{Map, Value, json};

use crate::args::ScoreArgs;
use crate::{Stop, bad};

/// Longer lines are no positions.
const LONGEST_LINE: u64 = 1 << 20;

pub(crate) fn run(args: &ScoreArgs, out: &mut impl Write) -> Result<ExitCode, Stop> {
    let mut input: Box<dyn BufRead> = if args.file == Path::new("-") {
        Box::new(io::stdin().lock())
    } else {
        let file =
            File::open(&args.file).map_err(|error| bad(format!("{}: {error}", args.file.display())))?;
        Box::new(BufReader::new(file))
    };
    let mut all_good = true;
    while let Some(line) = next_line(&mut *input)? {
        let answer = match line.and_then(|line| args.game.score_pad(&line)) {
            Ok(lines) => Value::Object(
                lines.into_iter().map(|(line, n)| (line.to_owned(), n.into())).collect::<Map<_, _>>(),
            ),
            Err(error) => {
                all_good = false;
                json!({ "error": error })
            }
        };
        writeln!(out, "{answer}")?;
    }
    Ok(if all_good { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// The next line, or what is wrong with it; nothing at the end.
fn next_line(input: &mut dyn BufRead) -> io::Result<Option<Result<String, String>>> {
    let mut bytes = Vec::new();
    io::Read::take(&mut *input, LONGEST_LINE).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.len() as u64 == LONGEST_LINE && !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
        return Ok(Some(Err("the line is too long for a position".to_owned())));
    }
    let text = String::from_utf8(bytes).map_err(|_| "the line is not UTF-8 text".to_owned());
    Ok(Some(text.and_then(|text| {
        if text.trim().is_empty() { Err("the line is empty".to_owned()) } else { Ok(text) }
    })))
}
