//! What a person wants everywhere: language, theme, motion, pace. Kept in the browser's local storage, a key each.

use engawa_words::Lang;

use crate::browser::{document, window};

/// What a person wants everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The language; at first the browser's.
    pub lang: Lang,
    /// Light, dark, or as the system wishes.
    pub theme: Theme,
    /// Whether pieces travel and panels slide. The system's wish for less motion counts in any case.
    pub motion: bool,
    /// How long bots' moves are shown.
    pub pace: Pace,
    /// Turns end only when the person says so.
    pub confirm: bool,
}

/// Light, dark, or as the system wishes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// As the system wishes.
    Auto,
    /// Paper.
    Light,
    /// Night.
    Dark,
}

/// How long bots' moves are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// Not at all.
    Instant,
    /// As long as it takes to follow them.
    Calm,
    /// Long enough to explain them to somebody.
    Slow,
}

impl Theme {
    /// All, as the switch shows them.
    pub const ALL: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::Auto];

    /// The name in storage, and in the document.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

impl Pace {
    /// All, quickest first.
    pub const ALL: [Pace; 3] = [Pace::Instant, Pace::Calm, Pace::Slow];

    /// The name in storage.
    pub const fn name(self) -> &'static str {
        match self {
            Pace::Instant => "instant",
            Pace::Calm => "calm",
            Pace::Slow => "slow",
        }
    }

    /// Between two turns, in milliseconds.
    pub const fn between_turns(self) -> u32 {
        match self {
            Pace::Instant => 0,
            Pace::Calm => 350,
            Pace::Slow => 1200,
        }
    }

    /// For all decisions of one turn together, in milliseconds.
    const fn whole_turn(self) -> u32 {
        match self {
            Pace::Instant => 0,
            Pace::Calm => 900,
            Pace::Slow => 3600,
        }
    }

    /// Before the next decision of a turn that was watched for so many milliseconds, while so many decisions of it are known
    /// to come. However long the chain is, all of it takes no longer than a whole turn.
    pub fn within_turn(self, watched: u32, decisions: u32) -> u32 {
        let left = self.whole_turn().saturating_sub(watched);
        (left / decisions.max(1)).min(self.between_turns())
    }
}

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// What is kept under a key.
pub fn kept(key: &str) -> Option<String> {
    storage()?.get_item(&format!("engawa-{key}")).ok().flatten()
}

/// Keeps something under a key, if the browser allows it.
pub fn keep(key: &str, value: &str) {
    if let Some(storage) = storage() {
        // A full or forbidden storage costs only the memory of a wish.
        let _ = storage.set_item(&format!("engawa-{key}"), value);
    }
}

impl Settings {
    /// What was wanted last time; at first what the browser suggests.
    pub fn load() -> Settings {
        let lang = kept("lang").and_then(|code| code.parse().ok());
        let theme = kept("theme").unwrap_or_default();
        let pace = kept("pace").unwrap_or_default();
        Settings {
            lang: lang.unwrap_or_else(browsers_language),
            theme: Theme::ALL.into_iter().find(|one| one.name() == theme).unwrap_or(Theme::Auto),
            motion: kept("motion").as_deref() != Some("off"),
            pace: Pace::ALL.into_iter().find(|one| one.name() == pace).unwrap_or(Pace::Calm),
            confirm: kept("confirm").as_deref() == Some("on"),
        }
    }

    /// Keeps the wishes, and shows those that the document itself must know.
    pub fn apply(self) {
        keep("lang", self.lang.code());
        keep("theme", self.theme.name());
        keep("motion", if self.motion { "on" } else { "off" });
        keep("pace", self.pace.name());
        keep("confirm", if self.confirm { "on" } else { "off" });
        let Some(root) = document().document_element() else { return };
        let _ = root.set_attribute("lang", self.lang.code());
        let _ = match self.theme {
            Theme::Auto => root.remove_attribute("data-theme"),
            theme => root.set_attribute("data-theme", theme.name()),
        };
        let _ = root.set_attribute("data-motion", if self.motion { "on" } else { "off" });
    }
}

/// Russian for whoever's browser speaks it or a language of people who mostly read it, English for the others.
fn browsers_language() -> Lang {
    let code = window().navigator().language().unwrap_or_default();
    let read = ["ru", "be", "uk", "kk", "ky"].iter().any(|prefix| code.starts_with(prefix));
    if read { Lang::Ru } else { Lang::En }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_chain_is_shown_in_the_time_of_a_turn() {
        for pace in Pace::ALL {
            for chain in 1..60 {
                let mut watched = 0;
                for left in (1..=chain).rev() {
                    watched += pace.within_turn(watched, left);
                }
                assert!(watched <= pace.whole_turn(), "{chain} decisions take {watched} ms");
                assert!(
                    chain < 3 || watched + chain >= pace.whole_turn(),
                    "{chain} decisions take only {watched} ms"
                );
            }
        }
    }
}
