//! Score sheets as text and JSON.

use std::io::{self, Write};

use engawa_kernel::{Ending, Game, Outcome, Sheet};
use engawa_words::{Names, Spoken, Words};
use serde_json::{Map, Value, json};

/// The points of one sheet by line, with the total and the tie-breaks.
pub(crate) fn in_json<G: Game>(sheet: &Sheet) -> Value {
    named(
        G::LINES.iter().copied().zip(sheet.lines.iter().copied()),
        sheet,
        G::TIES.iter().copied().zip(sheet.ties.iter().copied()),
    )
}

fn named<'a>(
    lines: impl Iterator<Item = (&'a str, i32)>,
    sheet: &Sheet,
    ties: impl Iterator<Item = (&'a str, i32)>,
) -> Value {
    let all = lines.chain([("total", sheet.total())]).chain(ties);
    Value::Object(all.map(|(key, value)| (key.to_owned(), value.into())).collect::<Map<_, _>>())
}

/// The whole result.
pub(crate) fn outcome_in_json<G: Game>(outcome: &Outcome) -> Value {
    result(outcome, in_json::<G>)
}

/// A recorded result, with the lines it was counted with.
pub(crate) fn ending_in_json(ending: &Ending) -> Value {
    result(&ending.outcome, |sheet| named(ending.lines_of(sheet), sheet, ending.ties_of(sheet)))
}

fn result(outcome: &Outcome, sheet: impl Fn(&Sheet) -> Value) -> Value {
    let rating: Map<String, Value> =
        outcome.rating.iter().map(|(part, n)| (part.to_string(), (*n).into())).collect();
    json!({
        "sheets": outcome.sheets.iter().map(&sheet).collect::<Vec<_>>(),
        "rival": outcome.rival.as_ref().map(sheet),
        "winners": outcome.winners.iter().map(engawa_kernel::Seat::index).collect::<Vec<_>>(),
        "rating": rating,
    })
}

/// A table with a line for each category and a column for each seat. A missing sheet shows dots.
pub(crate) fn write<G: Spoken>(
    sheets: &[Option<Sheet>],
    names: &[String],
    words: &Words,
    out: &mut impl Write,
) -> io::Result<()> {
    write_lines::<G, _>((G::LINES, G::TIES), sheets, None, names, words, out)
}

/// The rival of a solo game has no column, but a place in the order of play.
fn write_lines<G: Spoken, N: AsRef<str>>(
    (lines, ties): (&[N], &[N]),
    sheets: &[Option<Sheet>],
    rival: Option<&Sheet>,
    names: &[String],
    words: &Words,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut rows: Vec<(String, Vec<String>)> = vec![(String::new(), names.to_vec())];
    let cell = |said: Option<String>| said.unwrap_or_else(|| "·".to_owned());
    let mut row = |label: String, said: &dyn Fn(&Sheet) -> Option<String>| {
        rows.push((label, sheets.iter().map(|sheet| cell(sheet.as_ref().and_then(said))).collect()));
    };
    // A line that the game no longer has is told by its key.
    let label =
        |key: &str| words.find(&format!("{}-line-{key}", G::ID), &[]).unwrap_or_else(|| key.to_owned());
    for (place, line) in lines.iter().map(AsRef::as_ref).enumerate() {
        // What only a rival can have is told where there is some.
        let nobody = sheets.iter().flatten().all(|sheet| sheet.lines.get(place) == Some(&0));
        if nobody && G::OF_RIVAL.contains(&line) {
            continue;
        }
        row(label(line), &|sheet| sheet.lines.get(place).map(i32::to_string));
    }
    row(words.word("total"), &|sheet| Some(sheet.total().to_string()));
    // Alone there is nothing that could be level.
    let ties = if sheets.len() + rival.iter().len() > 1 { ties } else { &[] };
    for (place, tie) in ties.iter().map(AsRef::as_ref).enumerate() {
        let value = |sheet: &Sheet| sheet.ties.get(place).copied();
        let all: Vec<i32> = sheets.iter().flatten().chain(rival).filter_map(value).collect();
        row(label(tie), &|sheet| Some(words.tie(tie, value(sheet)?, &all)));
    }
    let wide =
        |texts: &mut dyn Iterator<Item = &String>| texts.map(|text| text.chars().count()).max().unwrap_or(0);
    let first = wide(&mut rows.iter().map(|(label, _)| label));
    let columns: Vec<usize> =
        (0..names.len()).map(|n| wide(&mut rows.iter().map(|(_, cells)| &cells[n]))).collect();
    for (label, cells) in rows {
        write!(out, "  {label:first$}")?;
        for (cell, width) in cells.iter().zip(&columns) {
            write!(out, "  {cell:>width$}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// The result in a sentence, and the sheet.
pub(crate) fn write_outcome<G: Spoken>(
    outcome: &Outcome,
    names: &[String],
    words: &Words,
    out: &mut impl Write,
) -> io::Result<()> {
    let sheets: Vec<Option<Sheet>> = outcome.sheets.iter().cloned().map(Some).collect();
    writeln!(out, "{}", words.result::<G>(outcome, &Names::new(names.to_vec())))?;
    write_lines::<G, _>((G::LINES, G::TIES), &sheets, outcome.rival.as_ref(), names, words, out)?;
    write_rating::<G>(outcome, words, out)
}

/// A recorded result, with the lines it was counted with.
pub(crate) fn write_ending<G: Spoken>(
    ending: &Ending,
    names: &[String],
    words: &Words,
    out: &mut impl Write,
) -> io::Result<()> {
    let sheets: Vec<Option<Sheet>> = ending.outcome.sheets.iter().cloned().map(Some).collect();
    writeln!(out, "{}", words.result::<G>(&ending.outcome, &Names::new(names.to_vec())))?;
    let rival = ending.outcome.rival.as_ref();
    write_lines::<G, _>((&ending.lines, &ending.ties), &sheets, rival, names, words, out)?;
    write_rating::<G>(&ending.outcome, words, out)
}

fn write_rating<G: Spoken>(outcome: &Outcome, words: &Words, out: &mut impl Write) -> io::Result<()> {
    for (part, value) in &outcome.rating {
        writeln!(out, "  {}: {value}", words.rating(G::ID, part))?;
    }
    Ok(())
}
