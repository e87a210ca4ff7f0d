//! Where in the house the page is: the part of the address after `#`.

use crate::browser::window;

/// A room of the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The shelf with the games.
    Shelf,
    /// Setting up a table of this game.
    New(String),
    /// Playing at this table; its score sheet when the game is over.
    Table(String),
    /// Looking at a kept game.
    Replay(String),
    /// Looking at the game that the link itself carries.
    Link(String),
    /// The score pad of this game.
    Pad(String),
    /// The rules of this game.
    Rules(String),
    /// Who made it, and whose art is in it.
    About,
}

impl Route {
    /// The room of an address; the shelf for what is no room.
    pub fn read(hash: &str) -> Route {
        let hash = hash.trim_start_matches('#').trim_start_matches('/');
        let (room, rest) = hash.split_once('/').unwrap_or((hash, ""));
        let rest = rest.to_owned();
        match room {
            "new" => Route::New(rest),
            "table" => Route::Table(rest),
            "replay" => Route::Replay(rest),
            "game" => Route::Link(rest),
            "pad" => Route::Pad(rest),
            "rules" => Route::Rules(rest),
            "about" => Route::About,
            _ => Route::Shelf,
        }
    }

    /// Its address.
    pub fn hash(&self) -> String {
        match self {
            Route::Shelf => "#/".to_owned(),
            Route::New(game) => format!("#/new/{game}"),
            Route::Table(table) => format!("#/table/{table}"),
            Route::Replay(table) => format!("#/replay/{table}"),
            Route::Link(record) => format!("#/game/{record}"),
            Route::Pad(game) => format!("#/pad/{game}"),
            Route::Rules(game) => format!("#/rules/{game}"),
            Route::About => "#/about".to_owned(),
        }
    }

    /// Goes there.
    pub fn go(&self) {
        let _ = window().location().set_hash(&self.hash());
    }

    /// The room that the address names now.
    pub fn now() -> Route {
        Route::read(&window().location().hash().unwrap_or_default())
    }
}
