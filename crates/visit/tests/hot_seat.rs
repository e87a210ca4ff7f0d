//! Two at one device: between two turns the page holds what everybody may see, and nothing else.

use std::collections::BTreeSet;

use engawa_host::Update;
use engawa_kernel::{Record, Viewer};
use engawa_shelf::{GameId, GrandBois};
use engawa_visit::{Clicker, NewTable, Screen, Tab, Trouble, Wishes, ending, visit};
use engawa_wire::{Tell, table, tables, unpack};

const PERSON: bool = true;
const BOT: bool = false;

/// Who of two persons and a bot sits where.
const SEATS: &[bool] = &[PERSON, BOT, PERSON];

/// The worker has told the page nothing but what these eyes and a spectator may see.
fn only_told(tab: &Tab, eyes: Option<Viewer>) -> Result<(), Trouble> {
    for told in ending::told(tab)? {
        match told.tell {
            Tell::Table(table::Tell::Update { viewer, update }) => {
                let update: Update<GrandBois> = unpack(&update)?;
                let over = update.outcome.is_some();
                let own = |place: usize| matches!(viewer, Viewer::Seat(seat) if seat.index() == place);
                let known = update.view.clans.iter().enumerate().filter(|(_, clans)| clans.is_some());
                if !over && known.into_iter().any(|(place, _)| !own(place)) {
                    return Err(Trouble::Page(format!("the view of {viewer:?} has somebody else's clan")));
                }
                may(viewer, eyes)?;
            }
            Tell::Table(table::Tell::Log { viewer, .. }) => may(viewer, eyes)?,
            Tell::Tables(tables::Tell::Record(recorded)) if !recorded.over => {
                return Err(Trouble::Page("the page was told the record of a running game".to_owned()));
            }
            _ => {}
        }
    }
    Ok(())
}

fn may(viewer: Viewer, eyes: Option<Viewer>) -> Result<(), Trouble> {
    if viewer == Viewer::Spectator || Some(viewer) == eyes {
        Ok(())
    } else {
        Err(Trouble::Page(format!("the page was told what {viewer:?} sees while {eyes:?} had it")))
    }
}

#[test]
fn between_two_turns_nobody_is_seen() {
    visit("hot_seat", |visit| {
        let tab = visit.shelf(Screen::DESK, Wishes::instant("ru"))?;
        visit.with(&tab, |tab| {
            NewTable::new(GameId::GrandBois, SEATS).sit_down(tab)?;
            let mut clicker = Clicker::new(tab, 9);
            let (mut eyes, mut covers) = (None, 0);
            loop {
                let now = clicker.ready()?;
                if now.room == "end" {
                    break;
                }
                if let Some(seat) = now.cover {
                    only_told(tab, eyes)?;
                    covered(tab)?;
                    only_told(tab, None)?;
                    eyes = engawa_kernel::Seat::new(seat - 1).map(Viewer::Seat);
                    covers += 1;
                } else if format!("{:?}", eyes.map(number)) != format!("{:?}", now.eyes.parse::<usize>().ok())
                {
                    return Err(Trouble::Page(format!("{eyes:?} sits here, the page looks as {}", now.eyes)));
                } else if covers == 1 {
                    held(tab)?;
                }
                clicker.turn()?;
            }
            println!("the device went from hand to hand {covers} times");
            let persons = SEATS.iter().filter(|seat| **seat).count();
            if covers < 10 * persons {
                return Err(Trouble::Page(format!("only {covers} covers in a whole game")));
            }
            ending::agrees(tab, &Record::unpack(&ending::recorded(tab)?.record)?)
        })
    });
}

fn number(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index() + 1,
        Viewer::Spectator => 0,
    }
}

/// Below the cover lies what a spectator sees, and no key brings up more.
fn covered(tab: &Tab) -> Result<(), Trouble> {
    tab.find(".tbl[data-eyes=spectator]")?;
    let before: String = tab.see("visit.still().then(visit.board)")?;
    if tab.has("[data-hold], [data-lit]")? {
        return Err(Trouble::Page("below the cover something can be held or touched".to_owned()));
    }
    for key in ["KeyC", "KeyU", "KeyY", "KeyF", "Digit1"] {
        tab.press(key)?;
    }
    let after: String = tab.see("visit.frames().then(visit.board)")?;
    if before == after {
        Ok(())
    } else {
        Err(Trouble::Page("keys change what lies below the cover".to_owned()))
    }
}

/// The own clan is seen while it is held, and not a moment longer.
fn held(tab: &Tab) -> Result<(), Trouble> {
    let clans = "document.querySelectorAll('[data-hold] .gb-back').length";
    let before: usize = tab.see(clans)?;
    tab.hold("[data-hold]", || tab.find("[data-hold][aria-pressed=true]"))?;
    tab.find("[data-hold][aria-pressed=false]")?;
    let after: usize = tab.see(clans)?;
    if before > 0 && before == after {
        Ok(())
    } else {
        Err(Trouble::Page("the clan is not covered again".to_owned()))
    }
}

#[test]
fn without_secrets_there_is_no_cover() {
    visit("no_cover", |visit| {
        let tab = visit.shelf(Screen::PHONE, Wishes::instant("en"))?;
        visit.with(&tab, |tab| {
            NewTable::new(GameId::Harmonies, &[PERSON, PERSON]).sit_down(tab)?;
            let mut clicker = Clicker::new(tab, 8);
            let mut eyes = BTreeSet::new();
            for _ in 0..30 {
                let now = clicker.ready()?;
                if now.cover.is_some() {
                    return Err(Trouble::Page("a cover, and nothing to cover".to_owned()));
                }
                eyes.insert(now.eyes);
                clicker.turn()?;
            }
            if eyes.len() == 2 { Ok(()) } else { Err(Trouble::Page(format!("only {eyes:?} played"))) }
        })
    });
}
