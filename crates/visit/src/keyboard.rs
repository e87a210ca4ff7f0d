//! The keyboard alone: presses real keys, and plays whole games with them.

use serde::Deserialize;
use serde_json::json;

use crate::chance::Chance;
use crate::clicker::Now;
use crate::new_table::seed;
use crate::{Tab, Trouble};

/// No game takes more key presses.
const MOST: u32 = 20_000;

/// From wherever the focus is, so many tabs find something lit: one an area, and the bar above.
const TABS: u32 = 30;

/// What has the focus.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
struct Focus {
    /// Whether a touch of it does something.
    lit: bool,
    /// The focus is nowhere.
    lost: bool,
    name: String,
}

/// A player without a pointer.
pub struct Keyboard<'a> {
    tab: &'a Tab,
    chance: Chance,
    /// What was pressed since the last decision: a choice of several parts could be turned over for ever.
    tried: Vec<String>,
    /// How many keys were pressed.
    pub presses: u32,
}

impl<'a> Keyboard<'a> {
    /// Plays in this tab; the same number presses the same keys in the same game.
    pub fn new(tab: &'a Tab, number: u64) -> Keyboard<'a> {
        Keyboard { tab, chance: Chance::new(seed() ^ (number << 32)), tried: Vec::new(), presses: 0 }
    }

    fn press(&mut self, keys: &str) -> Result<(), Trouble> {
        self.presses += 1;
        if self.presses > MOST {
            return Err(Trouble::Page(format!("after {MOST} key presses the game has not ended")));
        }
        self.tab.press(keys)
    }

    fn focus(&self) -> Result<Focus, Trouble> {
        self.tab.see("visit.still().then(visit.frames).then(visit.focus)")
    }

    fn ready(&self) -> Result<Now, Trouble> {
        self.tab.until("visit.ready()")
    }

    /// Presses `Tab` until something of this kind has the focus.
    pub fn tab_to(&mut self, selector: &str) -> Result<(), Trouble> {
        for _ in 0..2 * TABS {
            if self.tab.see(&format!("document.activeElement.matches({})", json!(selector)))? {
                return Ok(());
            }
            self.press("Tab")?;
        }
        Err(Trouble::Page(format!("no number of tabs comes to {selector}")))
    }

    /// Plays until the sheet is there.
    pub fn play(&mut self) -> Result<(), Trouble> {
        while self.decide()? {}
        Ok(())
    }

    /// Decides once. Tells whether the game goes on.
    fn decide(&mut self) -> Result<bool, Trouble> {
        let mut at = self.ready()?;
        let before = at.revision;
        self.tried.clear();
        while at.revision == before {
            if at.room != "table" {
                return if at.room == "end" { Ok(false) } else { Err(Trouble::Page(at.room)) };
            }
            let done = self.choose()?;
            let choice = json!(at.choice);
            let changed = format!(
                "((now) => now.room !== 'table' || now.revision > {before} || now.choice !== {choice} || null)(visit.now())"
            );
            self.tab
                .until::<bool>(&changed)
                .map_err(|trouble| Trouble::Page(format!("{done} did nothing: {trouble}")))?;
            at = self.ready()?;
            if at.room == "table" && self.focus()?.lost {
                return Err(Trouble::Page(format!("after {done} the focus is lost")));
            }
        }
        if at.room == "table" && at.undo && self.chance.one_in(15) {
            self.take_back_and_again()?;
        }
        Ok(at.room != "end")
    }

    /// Presses something that decides or chooses. Tells what.
    fn choose(&mut self) -> Result<String, Trouble> {
        let forward = self.tab.has("[data-act=forward][data-lit]")?;
        if forward && self.chance.one_in(3) {
            self.press("KeyF")?;
            return Ok("F".to_owned());
        }
        for _ in 0..self.chance.below(3) {
            self.press("Tab")?;
        }
        let mut tabs = 0;
        while !self.focus()?.lit {
            self.press("Tab")?;
            tabs += 1;
            if tabs > TABS {
                return Err(Trouble::Page(format!("{TABS} tabs come to nothing that is lit")));
            }
        }
        for _ in 0..self.chance.below(6) {
            self.wander()?;
        }
        let mut focus = self.focus()?;
        for _ in 0..self.tried.len().min(6) {
            if !self.tried.contains(&focus.name) {
                break;
            }
            self.wander()?;
            focus = self.focus()?;
        }
        if !focus.lit {
            return Err(Trouble::Page(format!("arrows leave what is lit for {focus:?}")));
        }
        self.tried.push(focus.name.clone());
        self.press("Enter")?;
        Ok(format!("Enter on '{}'", focus.name))
    }

    /// Goes somewhere with an arrow.
    fn wander(&mut self) -> Result<(), Trouble> {
        let arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
        let arrow = arrows[self.chance.below(4) as usize];
        self.press(arrow)
    }

    /// U, then Y: time goes on, and the table looks as it did.
    fn take_back_and_again(&mut self) -> Result<(), Trouble> {
        let words = "visit.still().then(() => document.querySelector('.prompt h2').textContent)";
        let before: String = self.tab.see(words)?;
        for key in ["KeyU", "KeyY"] {
            let revision = self.ready()?.revision;
            self.press(key)?;
            self.tab.until::<bool>(&format!("visit.now().revision > {revision} || null"))?;
        }
        self.ready()?;
        let after: String = self.tab.see(words)?;
        if before == after { Ok(()) } else { Err(Trouble::Page(format!("asked '{before}', then '{after}'"))) }
    }
}

impl Tab {
    /// Presses a key, by its place on the keyboard: `Tab`, `ArrowLeft`, `KeyF`, `Digit1`; `Shift+` before it.
    pub fn press(&self, keys: &str) -> Result<(), Trouble> {
        let (shift, code) = keys.strip_prefix("Shift+").map_or((false, keys), |code| (true, code));
        let (key, number) = key(code, shift);
        let modifiers = if shift { 8 } else { 0 };
        let mut event = json!({
            "type": "rawKeyDown", "code": code, "key": key, "windowsVirtualKeyCode": number, "modifiers": modifiers,
        });
        let text = match code {
            "Enter" => Some("\r"),
            _ => (key.chars().count() == 1).then_some(key.as_str()),
        };
        if let Some(text) = text {
            event["type"] = "keyDown".into();
            event["text"] = text.into();
        }
        self.ask("Input.dispatchKeyEvent", event.clone())?;
        event["type"] = "keyUp".into();
        self.ask("Input.dispatchKeyEvent", event).map(drop)
    }
}

/// The name and the number of a key by its place on a keyboard.
fn key(code: &str, shift: bool) -> (String, u32) {
    let letter = code.strip_prefix("Key").or(code.strip_prefix("Digit")).and_then(|rest| rest.chars().next());
    match (letter, code) {
        (Some(letter), _) if shift => (letter.to_string(), u32::from(letter)),
        (Some(letter), _) => (letter.to_ascii_lowercase().to_string(), u32::from(letter)),
        (None, "Space") => (" ".to_owned(), 32),
        (None, "Slash") => (if shift { "?" } else { "/" }.to_owned(), 191),
        (None, name) => {
            let number = match name {
                "Tab" => 9,
                "Enter" => 13,
                "Escape" => 27,
                "End" => 35,
                "ArrowLeft" => 37,
                "ArrowUp" => 38,
                "ArrowRight" => 39,
                "ArrowDown" => 40,
                _ => 0,
            };
            (name.to_owned(), number)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_have_the_names_that_pages_hear() {
        assert_eq!(key("KeyF", false), ("f".to_owned(), 70));
        assert_eq!(key("Digit1", true), ("1".to_owned(), 49));
        assert_eq!(key("Slash", true), ("?".to_owned(), 191));
        assert_eq!(key("ArrowLeft", false), ("ArrowLeft".to_owned(), 37));
    }
}
