//! The first word on a line: which versions somebody speaks.
//!
//! Its form never changes, so that the oldest page can still be told by the newest server that it is too old: one line of
//! JSON with these fields, to which others may be added.

use std::collections::BTreeMap;

use engawa_kernel::Game;
use engawa_shelf::{GameId, with_game};
use serde::{Deserialize, Serialize};

use crate::{Unreadable, VERSION};

/// Which versions somebody speaks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hello {
    /// The version of the messages.
    pub wire: u16,
    /// Which build of Engawa.
    pub build: String,
    /// The version of the rules of each game.
    pub rules: BTreeMap<String, u16>,
    /// The fingerprint of the component data of each game, in 16 hexadecimal digits.
    pub data: BTreeMap<String, String>,
}

/// Why two cannot play together.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misfit {
    /// They would not understand each other.
    #[error("one speaks version {ours} of the messages, the other version {theirs}")]
    Wire {
        /// The own version.
        ours: u16,
        /// The other's.
        theirs: u16,
    },
    /// They would play this game by other rules or with other components.
    #[error("the other plays {0} by other rules or with other components")]
    Game(&'static str),
}

/// No hello is longer.
const LONGEST: usize = 1 << 14;

impl Hello {
    /// What this program speaks.
    pub fn ours() -> Hello {
        let (mut rules, mut data) = (BTreeMap::new(), BTreeMap::new());
        for game in GameId::ALL {
            let (version, print) = with_game!(game, G => (G::RULES, G::DATA));
            rules.insert(game.id().to_owned(), version);
            data.insert(game.id().to_owned(), format!("{print:016x}"));
        }
        Hello { wire: VERSION, build: env!("CARGO_PKG_VERSION").to_owned(), rules, data }
    }

    /// Whether these two understand each other; of a game, see [`plays`](Hello::plays).
    pub fn fits(&self, other: &Hello) -> Result<(), Misfit> {
        if self.wire == other.wire {
            Ok(())
        } else {
            Err(Misfit::Wire { ours: self.wire, theirs: other.wire })
        }
    }

    /// Whether these two play a game alike.
    pub fn plays(&self, other: &Hello, game: GameId) -> Result<(), Misfit> {
        let id = game.id();
        let alike = self.rules.get(id) == other.rules.get(id) && self.data.get(id) == other.data.get(id);
        if alike { Ok(()) } else { Err(Misfit::Game(id)) }
    }

    /// As it is said. Written by hand: a page says hello too, and would carry the whole of a writer for it.
    pub fn to_json(&self) -> String {
        let plain =
            |text: &str| text.replace(|letter: char| matches!(letter, '"' | '\\') || letter.is_control(), "");
        let rules: Vec<String> =
            self.rules.iter().map(|(game, version)| format!("\"{}\":{version}", plain(game))).collect();
        let data: Vec<String> = self
            .data
            .iter()
            .map(|(game, print)| format!("\"{}\":\"{}\"", plain(game), plain(print)))
            .collect();
        format!(
            "{{\"wire\":{},\"build\":\"{}\",\"rules\":{{{}}},\"data\":{{{}}}}}",
            self.wire,
            plain(&self.build),
            rules.join(","),
            data.join(",")
        )
    }

    /// As it is heard.
    pub fn from_json(text: &str) -> Result<Hello, Unreadable> {
        if text.len() > LONGEST {
            return Err(Unreadable);
        }
        serde_json::from_str(text).map_err(|_| Unreadable)
    }
}
