//! The end of a game: the sheet that the screen shows, and the one that the engine gives for the same record.

use engawa_kernel::{Game as _, Outcome, Record, Rules as _, Sheet};
use engawa_shelf::{GameId, NoSuchGame, with_game};
use engawa_wire::{Recorded, Tell, tables, unpack};
use serde::Deserialize;

use crate::tab::base64;
use crate::{Tab, Trouble};

/// Something that the tables' worker told the page.
pub struct Message {
    /// When, by the page's clock in milliseconds.
    pub at: f64,
    /// What.
    pub tell: Tell,
}

/// Everything that it told since this was asked last.
pub fn told(tab: &Tab) -> Result<Vec<Message>, Trouble> {
    #[derive(Deserialize)]
    struct Heard {
        at: f64,
        bytes: String,
    }
    let heard: Vec<Heard> = tab.see("visit.heard()")?;
    heard.iter().map(|Heard { at, bytes }| Ok(Message { at: *at, tell: unpack(&base64(bytes))? })).collect()
}

/// The finished game as the worker tells it.
pub fn recorded(tab: &Tab) -> Result<Recorded, Trouble> {
    let recorded = told(tab)?.into_iter().rev().find_map(|told| match told.tell {
        Tell::Tables(tables::Tell::Record(recorded)) if recorded.over => Some(*recorded),
        _ => None,
    });
    recorded
        .ok_or_else(|| Trouble::Page("the worker never told the record of a game that is over".to_owned()))
}

/// How the engine says that a record ends: played again natively, every move checked.
pub fn outcome(record: &Record) -> Result<Outcome, Trouble> {
    let game: GameId = record.game.parse().map_err(|error| unknown(&error))?;
    let outcome = with_game!(game, G => record.replay::<G>()?.now().outcome());
    outcome.ok_or_else(|| Trouble::Page("the record is not of a finished game".to_owned()))
}

/// The numbers of the score sheet on the screen: a row for every line, the total, the tie-breaks; a column for every
/// seat. Of «1st» that is 1.
pub fn shown(tab: &Tab) -> Result<Vec<Vec<i32>>, Trouble> {
    tab.until(
        r"(() => {
            const rows = [...document.querySelectorAll('[data-room=end] table tr:has(th[scope=row])')];
            const number = (cell) => Number.parseInt(cell.textContent.trim().replace('−', '-'));
            const numbers = rows.map((row) => [...row.querySelectorAll('td')].map(number));
            return numbers.length > 0 ? numbers : null;
        })()",
    )
}

/// The same numbers from the engine. A line that is named like an option is played for only with it, one of a rival only against one.
pub fn sheet(record: &Record) -> Result<Vec<Vec<i32>>, Trouble> {
    let outcome = outcome(record)?;
    let game: GameId = record.game.parse().map_err(|error| unknown(&error))?;
    let (lines, names, of_rival) = with_game!(game, G => (G::LINES, G::TIES, G::OF_RIVAL));
    let holders: Vec<&Sheet> = outcome.sheets.iter().chain(&outcome.rival).collect();
    let row = |number: &dyn Fn(&Sheet) -> i32| holders.iter().map(|sheet| number(sheet)).collect::<Vec<_>>();
    let rival = |line: &str| outcome.rival.is_some() || !of_rival.contains(&line);
    let played = |line: &str| rival(line) && record.options.get(line).is_none_or(|value| value != "off");
    let mut rows: Vec<_> = (0..lines.len())
        .filter(|&place| played(lines[place]))
        .map(|place| row(&|sheet: &Sheet| sheet.lines[place]))
        .collect();
    rows.push(row(&Sheet::total));
    // Alone there is nobody to be level with.
    let ties = holders.first().filter(|_| holders.len() > 1).map_or(0, |sheet| sheet.ties.len());
    rows.extend((0..ties).map(|place| {
        let values = row(&|sheet: &Sheet| sheet.ties[place]);
        // The order of play is stored as what is better, and shown as places.
        let shown = |&value: &i32| match names[place] {
            "order" => 1 + values.iter().filter(|&&other| other > value).count() as i32,
            _ => value,
        };
        values.iter().map(shown).collect()
    }));
    Ok(rows)
}

/// The screen shows what the engine says.
pub fn agrees(tab: &Tab, record: &Record) -> Result<(), Trouble> {
    let (shown, sheet) = (shown(tab)?, sheet(record)?);
    if shown == sheet {
        Ok(())
    } else {
        Err(Trouble::Page(format!("the sheet shows {shown:?}, the engine says {sheet:?}")))
    }
}

fn unknown(error: &NoSuchGame) -> Trouble {
    Trouble::Page(error.to_string())
}
