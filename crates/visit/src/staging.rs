//! Games that bots have played beforehand, so that a visit begins in the middle of one or near its end.

use engawa_bots::Level;
use engawa_host::Sitter;
use engawa_kernel::{Record, Rules as _, Seat, Seed};
use engawa_shelf::{GameId, with_game};
use engawa_wire::{Chair, Start, TableId, desk, link};

use crate::{Tab, Trouble, ending};

/// A game played by keen bots, left when the first seat has its turn before it and at least so many decisions were
/// made; to its end if it never comes to that.
pub fn played(game: GameId, seats: usize, seed: u64, decisions: usize) -> Result<Record, Trouble> {
    let chair = |crest| Chair { name: String::new(), sitter: Sitter::Bot(Level::Greedy), crest };
    let start = Start {
        table: TableId(String::new()),
        game: game.id().to_owned(),
        options: Vec::new(),
        chairs: (0..seats as u8).map(chair).collect(),
        seed: *Seed::from_number(seed).bytes(),
        confirm: false,
        record: None,
    };
    let (_, mut desk) = desk::open(&start).map_err(|error| Trouble::Page(error.to_string()))?;
    while desk.bot_decides().is_some() {
        let record = desk.record();
        if record.moves.len() >= decisions && is_first_seats_turn(game, &record)? {
            break;
        }
    }
    Ok(desk.record())
}

fn is_first_seats_turn(game: GameId, record: &Record) -> Result<bool, Trouble> {
    let first = Seat::new(0);
    let came = record.moves.last().is_some_and(|done| Some(done.seat) != first);
    Ok(came && with_game!(game, G => record.replay::<G>()?.now().deciders().first() == first))
}

/// The room that shows a record again.
pub fn room(record: &Record) -> String {
    format!("#/game/{}", link::write(&record.pack()))
}

/// From the replay of a game to a table that goes on where it ends: with these names, the first seat a person.
pub fn play_on(tab: &Tab, names: &[&str]) -> Result<(), Trouble> {
    tab.find("[data-room=replay]")?;
    tab.press("End")?;
    tab.touch("[data-room=replay] button:has([href='#ic-fork'])")?;
    for (place, name) in names.iter().enumerate() {
        tab.write(&format!("dialog .seat:nth-child({}) input", place + 1), name)?;
    }
    tab.touch("dialog .pri")?;
    tab.find(".tbl[data-room=table] [data-lit]")
}

/// From the replay of a finished game to its sheet.
pub fn to_the_sheet(tab: &Tab) -> Result<(), Trouble> {
    tab.find("[data-room=replay]")?;
    tab.touch("[data-room=replay] button:has([href='#ic-chart'])")?;
    ending::shown(tab).map(drop)
}
