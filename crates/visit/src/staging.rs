//! Games that bots have played beforehand, so that a visit begins in the middle of one or near its end.

use engawa_bots::{Bots, Judged};
use engawa_host::Level;
use engawa_kernel::{Record, SeatCount, Seed, Setup, Silent, Timeline};
use engawa_shelf::{GameId, with_game};
use engawa_wire::link;

use crate::{Tab, Trouble, ending};

/// A game played by greedy bots, left when the first seat has its turn before it and at least so many decisions were
/// made; to its end if it never comes to that.
pub fn played(game: GameId, seats: usize, seed: u64, decisions: usize) -> Result<Record, Trouble> {
    with_game!(game, G => played_as::<G>(seats, seed, decisions))
}

fn played_as<G: Judged>(seats: usize, seed: u64, decisions: usize) -> Result<Record, Trouble> {
    let count = SeatCount::new(seats).ok_or_else(|| Trouble::Page(format!("{seats} cannot play")))?;
    let setup = Setup { options: G::Options::default(), seats: count, seed: Seed::from_number(seed) };
    let mut bots = Bots::new(&setup.seed, &vec![Level::Greedy; seats]);
    let mut timeline = Timeline::<G>::start(setup, Silent);
    while let Some(seat) = timeline.now().deciders().first()
        && let Some(action) = bots.decide(timeline.now(), seat)
        && timeline.act(seat, action, Silent).is_ok()
    {
        let turn = timeline.now().deciders().first().filter(|first| first.index() == 0 && seat.index() != 0);
        if timeline.len() >= decisions && turn.is_some() {
            break;
        }
    }
    Ok(Record::of(&timeline))
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
