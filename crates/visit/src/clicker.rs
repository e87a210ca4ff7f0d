//! Plays whole games by touching what is lit, at random.
//!
//! It knows nothing of any game: a touch goes to the middle of a lit thing that the pointer can reach there, and then it
//! waits until the table's revision or the choice has changed. A touch that changes nothing is a failure.

use serde::Deserialize;

use crate::chance::Chance;
use crate::new_table::seed;
use crate::tab::{PATIENCE, Point};
use crate::{Tab, Trouble};

/// No game takes more touches, even with every second one thought better of.
const MOST: u32 = 4000;

/// One in so many decisions is taken back and done again.
const TAKES_BACK: u64 = 12;

/// Where the game is.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Now {
    /// Which room it is: `table`, `end`, `trouble`.
    pub room: String,
    /// The seat that the cover of a shared device waits for.
    pub cover: Option<usize>,
    /// Counts everything that happened at the table.
    pub revision: u64,
    /// What is chosen so far.
    pub choice: String,
    /// Through whose eyes the page looks: a seat from 1, or `spectator`.
    pub eyes: String,
    /// How many things are lit.
    pub lit: usize,
    /// Whether something can be taken back.
    pub undo: bool,
    /// Whether something can be done again.
    pub redo: bool,
}

/// Something lit that can be touched; or the tab that it lies behind.
#[derive(Clone, Debug, Deserialize)]
struct Pick {
    #[serde(flatten)]
    place: Point,
    target: String,
    name: String,
    tab: Option<String>,
}

/// Where the game is, and what could be touched next.
#[derive(Debug, Deserialize)]
struct Next {
    now: Now,
    pick: Option<Pick>,
}

/// A player that touches at random.
pub struct Clicker<'a> {
    tab: &'a Tab,
    chance: Chance,
    /// How often it touched.
    pub touches: u32,
    /// How often it took back and did again.
    pub taken_back: u32,
}

impl<'a> Clicker<'a> {
    /// Plays in this tab; the same number plays the same game the same way.
    pub fn new(tab: &'a Tab, number: u64) -> Clicker<'a> {
        Clicker { tab, chance: Chance::new(seed() ^ (number << 32)), touches: 0, taken_back: 0 }
    }

    /// Waits until somebody here is asked something.
    pub fn ready(&self) -> Result<Now, Trouble> {
        self.tab.until("visit.ready()")
    }

    /// Plays until the sheet is there.
    pub fn play(&mut self) -> Result<(), Trouble> {
        while self.turn()? {}
        Ok(())
    }

    /// Plays so many decisions, or until the sheet is there.
    pub fn play_some(&mut self, decisions: u32) -> Result<(), Trouble> {
        for _ in 0..decisions {
            if !self.turn()? {
                break;
            }
        }
        Ok(())
    }

    /// Touches until something is decided, and now and then takes it back and does it again. Tells whether the game goes on.
    pub fn turn(&mut self) -> Result<bool, Trouble> {
        let goes_on = self.decide()?;
        if goes_on && self.ready()?.undo && self.chance.one_in(TAKES_BACK) {
            self.take_back_and_again()?;
        }
        Ok(goes_on)
    }

    /// Touches until something is decided, and waits for nobody. Tells whether the game goes on.
    pub fn decide(&mut self) -> Result<bool, Trouble> {
        let mut wanted = None;
        loop {
            let Next { now, pick } = self.next(wanted.take())?;
            match now.room.as_str() {
                "table" => {}
                "end" => return Ok(false),
                room => return Err(Trouble::Page(format!("the game came to the room '{room}'"))),
            }
            if now.cover.is_some() {
                self.tab.touch("[data-cover] [data-act=here]")?;
                self.tab.until::<bool>("visit.now().cover === null || null")?;
                return Ok(true);
            }
            let Some(pick) = pick else {
                return Err(Trouble::Page(format!("none of {} lit things can be reached", now.lit)));
            };
            let after = self.touch(&now, &pick)?;
            if after.room != "table" || after.revision != now.revision {
                return Ok(true);
            }
            // A finger touches twice what cannot be seen under it; now and then it thinks better of it.
            if after.choice.contains('!') && !self.chance.one_in(5) {
                wanted = Some(pick.target);
            }
        }
    }

    /// Waits for something to touch.
    fn next(&mut self, wanted: Option<String>) -> Result<Next, Trouble> {
        let (seed, wanted) = (self.chance.next() as u32, serde_json::Value::from(wanted));
        self.tab.see(&format!("visit.next({seed}, {wanted}, {PATIENCE})"))
    }

    /// Touches it and waits until that did something. Tells where the game is then.
    fn touch(&mut self, at: &Now, pick: &Pick) -> Result<Now, Trouble> {
        if self.touches >= MOST {
            return Err(Trouble::Page(format!("after {MOST} touches the game has not ended")));
        }
        self.touches += 1;
        self.tab.touch_at(pick.place)?;
        if let Some(tab) = &pick.tab {
            self.tab.find(&format!("[data-tab={tab}]:not([data-off])"))?;
            return Ok(at.clone());
        }
        let (revision, choice) = (at.revision, serde_json::Value::from(at.choice.as_str()));
        let changed = format!(
            "((now) => now.room !== 'table' || now.revision !== {revision} || now.choice !== {choice} ? now : null)(visit.now())"
        );
        self.tab.until(&changed).map_err(|trouble| {
            Trouble::Page(format!("touching '{}' ({}) did nothing: {trouble}", pick.name, pick.target))
        })
    }

    /// What lies on the table, with nothing pointed at.
    fn board(&self) -> Result<String, Trouble> {
        self.tab.point_away()?;
        self.tab.see("visit.still().then(visit.frames).then(visit.board)")
    }

    /// Undo, then redo: time goes on, and the table looks as it did.
    fn take_back_and_again(&mut self) -> Result<(), Trouble> {
        let before = self.ready()?;
        let board = self.board()?;
        for act in ["undo", "redo"] {
            let revision = self.ready()?.revision;
            self.tab.touch(&format!("[data-act={act}]:not([aria-disabled=true])"))?;
            self.tab.until::<bool>(&format!("visit.now().revision > {revision} || null"))?;
        }
        let after = self.ready()?;
        let again = self.board()?;
        self.taken_back += 1;
        if after.revision <= before.revision {
            return Err(Trouble::Page("taking back does not raise the revision".to_owned()));
        }
        same(&board, &again)
    }
}

/// The table with nothing chosen and nothing pointed at.
pub fn board(tab: &Tab) -> Result<String, Trouble> {
    while !tab.until::<Now>("visit.ready()")?.choice.is_empty() {
        tab.press("Escape")?;
    }
    tab.point_away()?;
    tab.see("visit.still().then(visit.frames).then(visit.board)")
}

/// Whether two pictures of the table are the same; if not, where they differ.
pub fn same(before: &str, after: &str) -> Result<(), Trouble> {
    if before == after { Ok(()) } else { Err(Trouble::Page(difference(before, after))) }
}

/// Where two pictures of the table differ, with a little around it.
fn difference(before: &str, after: &str) -> String {
    let same = before.bytes().zip(after.bytes()).take_while(|(a, b)| a == b).count();
    let around = |text: &str| {
        let text = text.as_bytes();
        let (from, to) = (same.saturating_sub(160).min(text.len()), (same + 160).min(text.len()));
        String::from_utf8_lossy(&text[from..to]).into_owned()
    };
    format!("the table looks otherwise.\nbefore: …{}…\nafter:  …{}…", around(before), around(after))
}
