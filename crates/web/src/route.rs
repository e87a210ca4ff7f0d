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
    /// Looking at a kept game, or at its score sheet.
    Replay(String, Side),
    /// Looking at the game that the link itself carries, or at its score sheet.
    Link(String, Side),
    /// The score pad of this game.
    Pad(String),
    /// The rules of this game.
    Rules(String),
    /// Who made it, and whose art is in it.
    About,
    /// No room has this address.
    Nowhere(String),
}

/// Which side of a recorded game is looked at: the way back from one to the other is the browser's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// Its boards.
    Boards,
    /// Its score sheet.
    Sheet,
}

/// Behind the address of a recorded game: its score sheet.
const SHEET: &str = "/sheet";

impl Side {
    fn read(rest: &str) -> (String, Side) {
        match rest.strip_suffix(SHEET) {
            Some(game) => (game.to_owned(), Side::Sheet),
            None => (rest.to_owned(), Side::Boards),
        }
    }

    fn behind(self) -> &'static str {
        match self {
            Side::Boards => "",
            Side::Sheet => SHEET,
        }
    }
}

impl Route {
    /// The room of an address.
    pub fn read(hash: &str) -> Route {
        let hash = hash.trim_start_matches('#').trim_start_matches('/');
        let (room, rest) = hash.split_once('/').unwrap_or((hash, ""));
        let (game, side) = Side::read(rest);
        let rest = rest.to_owned();
        match room {
            "new" => Route::New(rest),
            "table" => Route::Table(rest),
            "replay" => Route::Replay(game, side),
            "game" => Route::Link(game, side),
            "pad" => Route::Pad(rest),
            "rules" => Route::Rules(rest),
            "about" => Route::About,
            "" => Route::Shelf,
            _ => Route::Nowhere(hash.to_owned()),
        }
    }

    /// Its address.
    pub fn hash(&self) -> String {
        match self {
            Route::Shelf => "#/".to_owned(),
            Route::New(game) => format!("#/new/{game}"),
            Route::Table(table) => format!("#/table/{table}"),
            Route::Replay(table, side) => format!("#/replay/{table}{}", side.behind()),
            Route::Link(record, side) => format!("#/game/{record}{}", side.behind()),
            Route::Pad(game) => format!("#/pad/{game}"),
            Route::Rules(game) => format!("#/rules/{game}"),
            Route::About => "#/about".to_owned(),
            Route::Nowhere(address) => format!("#/{address}"),
        }
    }

    /// Which side of a recorded game it shows, if it is the room of one.
    pub fn side(&self) -> Option<Side> {
        match self {
            Route::Replay(_, side) | Route::Link(_, side) => Some(*side),
            _ => None,
        }
    }

    /// The same recorded game from this side; another room is the same from every side.
    pub fn turned(self, side: Side) -> Route {
        match self {
            Route::Replay(table, _) => Route::Replay(table, side),
            Route::Link(record, _) => Route::Link(record, side),
            room => room,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_is_read_as_it_is_written() {
        for hash in [
            "#/",
            "#/new/bitoku",
            "#/table/t",
            "#/replay/t",
            "#/game/x",
            "#/replay/t/sheet",
            "#/game/x/sheet",
            "#/pad/bamboo",
            "#/rules/a/b",
            "#/about",
        ] {
            let room = Route::read(hash);
            assert_eq!(room.hash(), hash);
            assert!(!matches!(room, Route::Nowhere(_)), "{hash}");
        }
        assert_eq!(Route::read(""), Route::Shelf);
        let sheet = Route::read("#/replay/t/sheet");
        assert_eq!(sheet, Route::Replay("t".to_owned(), Side::Sheet));
        assert_eq!(sheet.turned(Side::Boards).hash(), "#/replay/t");
        let nowhere = Route::read("#/nosuch/room");
        assert_eq!(
            (&nowhere, nowhere.hash().as_str()),
            (&Route::Nowhere("nosuch/room".to_owned()), "#/nosuch/room")
        );
    }
}
