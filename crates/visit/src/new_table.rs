//! Setting up a table the way a person does: from the shelf, by touching.

use engawa_shelf::GameId;

use crate::{Tab, Trouble};

/// The seed of all tables and of all chance of the players; `ENGAWA_VISIT_SEED` names another.
pub fn seed() -> u64 {
    std::env::var("ENGAWA_VISIT_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}

/// Who sits at a table, and how it is played.
#[derive(Clone, Copy, Debug)]
pub struct NewTable {
    /// Which game.
    pub game: GameId,
    /// Who sits in which seat: `true` for a person.
    pub seats: &'static [bool],
    /// Bots play as well as they can.
    pub greedy: bool,
    /// Options by key and the place of the value.
    pub options: &'static [(&'static str, usize)],
}

impl NewTable {
    /// A person against bots.
    pub const fn new(game: GameId, seats: &'static [bool]) -> NewTable {
        NewTable { game, seats, greedy: false, options: &[] }
    }

    /// With these options.
    #[must_use]
    pub const fn with(self, options: &'static [(&'static str, usize)]) -> NewTable {
        NewTable { options, ..self }
    }

    /// With bots that play as well as they can.
    #[must_use]
    pub const fn greedy(self) -> NewTable {
        NewTable { greedy: true, ..self }
    }

    /// From the shelf to the table.
    pub fn sit_down(&self, tab: &Tab) -> Result<(), Trouble> {
        tab.touch(&format!("a[href='#/new/{}']", self.game.id()))?;
        tab.find("dialog[open] .seats")?;
        let count = || tab.see::<usize>("document.querySelectorAll('dialog .seat:not([hidden])').length");
        while count()? < self.seats.len() {
            tab.touch("dialog [aria-labelledby=new-seats] .row > button")?;
        }
        while count()? > self.seats.len() {
            tab.touch(&format!("dialog .seat:nth-child({}) > select ~ button", count()?))?;
        }
        for (place, person) in self.seats.iter().enumerate() {
            let who = if *person { 1 } else { 2 };
            let switch = format!("dialog .seat:nth-child({}) .seg button:nth-child({who})", place + 1);
            if !tab.has(&format!("{switch}[aria-pressed=true]"))? {
                tab.touch(&switch)?;
                tab.find(&format!("{switch}[aria-pressed=true]"))?;
            }
        }
        if self.greedy {
            // A list of choices opens outside of the page: it is set as the browser sets it.
            tab.see::<()>(
                "document.querySelectorAll('dialog .seat:not([hidden]) select:not([hidden])').forEach((list) => {
                    list.value = 'greedy';
                    list.dispatchEvent(new Event('change', { bubbles: true }));
                })",
            )?;
        }
        for (key, value) in self.options {
            tab.touch(&format!("dialog .opt:has([name={key}]) label:nth-of-type({})", value + 1))?;
        }
        // The same game every time: what failed can be looked at.
        tab.touch("dialog .adv summary")?;
        // What was opened comes into view first.
        tab.find("dialog .adv[open]")?;
        tab.see::<()>("visit.frames()")?;
        tab.write("dialog .adv .seed input", &seed().to_string())?;
        tab.touch("dialog [type=submit]")?;
        tab.find(".tbl[data-revision]")
    }
}
