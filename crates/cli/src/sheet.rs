//! Score sheets as text and JSON.

use std::io::{self, Write};

use engawa_kernel::{Game, Outcome, Sheet};
use engawa_words::{Names, Spoken, Words};
use serde_json::{Map, Value, json};

/// The points of one sheet by line, with the total and the tie-breaks.
pub(crate) fn in_json<G: Game>(sheet: &Sheet) -> Value {
    let lines = G::LINES.iter().zip(&sheet.lines).map(|(&line, &points)| (line.to_owned(), points.into()));
    let total = [("total".to_owned(), Value::from(sheet.total()))];
    let ties = G::TIES.iter().zip(&sheet.ties).map(|(&tie, &value)| (tie.to_owned(), value.into()));
    Value::Object(lines.chain(total).chain(ties).collect::<Map<_, _>>())
}

/// The whole result.
pub(crate) fn outcome_in_json<G: Game>(outcome: &Outcome) -> Value {
    let rating: Map<String, Value> =
        outcome.rating.iter().map(|(part, n)| (part.to_string(), (*n).into())).collect();
    json!({
        "sheets": outcome.sheets.iter().map(in_json::<G>).collect::<Vec<_>>(),
        "rival": outcome.rival.as_ref().map(in_json::<G>),
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
    let mut rows: Vec<(String, Vec<String>)> = vec![(String::new(), names.to_vec())];
    let cell = |value: Option<i32>| value.map_or("·".to_owned(), |n| n.to_string());
    let mut row = |label: String, value: &dyn Fn(&Sheet) -> Option<i32>| {
        rows.push((label, sheets.iter().map(|sheet| cell(sheet.as_ref().and_then(value))).collect()));
    };
    for (place, line) in G::LINES.iter().enumerate() {
        // What only a rival can have is told where there is some.
        let nobody = sheets.iter().flatten().all(|sheet| sheet.lines.get(place) == Some(&0));
        if nobody && G::OF_RIVAL.contains(line) {
            continue;
        }
        row(words.line(G::ID, line), &|sheet| sheet.lines.get(place).copied());
    }
    row(words.word("total"), &|sheet| Some(sheet.total()));
    for (place, tie) in G::TIES.iter().enumerate() {
        row(words.line(G::ID, tie), &|sheet| sheet.ties.get(place).copied());
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
    writeln!(out, "{}", words.result::<G>(outcome, &Names::new(names.to_vec())))?;
    let sheets: Vec<Option<Sheet>> = outcome.sheets.iter().cloned().map(Some).collect();
    write::<G>(&sheets, names, words, out)?;
    for (part, value) in &outcome.rating {
        writeln!(out, "  {}: {value}", words.rating(G::ID, part))?;
    }
    Ok(())
}
