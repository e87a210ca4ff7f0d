//! All games behind one closed enum, so that the rest of the house never names a game.
//!
//! | file | idea |
//! |---|---|
//! | this one | [`GameId`], and [`with_game!`], which opens the door to a game's own types |
//! | [`facts`] | what is known of a game before anybody sits down |
//! | [`maturity`] | how a game is tested, and its speed |
//! | [`pad`] | the score pad for people with the box on their table |
//!
//! Everything above is generic over [`Game`]: simulation, bots, the host, words. The game is
//! chosen once a run and not once a move, so the enum is only the name of a game, and a state is never wrapped.

pub mod facts;
pub mod maturity;
pub mod pad;

use core::fmt;
use core::str::FromStr;

pub use engawa_bamboo::Bamboo;
pub use engawa_bitoku::Bitoku;
pub use engawa_grandbois::GrandBois;
pub use engawa_harmonies::Harmonies;
use engawa_kernel::Game;
pub use engawa_white_castle::WhiteCastle;
use serde::Serialize;

pub use facts::Facts;
pub use maturity::Maturity;

/// A game of the shelf.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum GameId {
    /// «Хозяин леса».
    #[serde(rename = "grandbois")]
    GrandBois,
    /// «Гармония».
    #[serde(rename = "harmonies")]
    Harmonies,
    /// «Белый замок: матча».
    #[serde(rename = "white-castle")]
    WhiteCastle,
    /// «Бамбук».
    #[serde(rename = "bamboo")]
    Bamboo,
    /// «Битоку».
    #[serde(rename = "bitoku")]
    Bitoku,
}

/// Runs an expression with the type of the chosen game: `with_game!(id, G => simulate::<G>(…))`.
///
/// The expression is compiled once for every game, so it may ask of `G` whatever all games have: rules, estimates,
/// words, a drawing.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $G:ident => $body:expr) => {
        match $id {
            $crate::GameId::GrandBois => {
                type $G = $crate::GrandBois;
                $body
            }
            $crate::GameId::Harmonies => {
                type $G = $crate::Harmonies;
                $body
            }
            $crate::GameId::WhiteCastle => {
                type $G = $crate::WhiteCastle;
                $body
            }
            $crate::GameId::Bamboo => {
                type $G = $crate::Bamboo;
                $body
            }
            $crate::GameId::Bitoku => {
                type $G = $crate::Bitoku;
                $body
            }
        }
    };
}

impl GameId {
    /// Every game, in the order of the shelf.
    pub const ALL: [GameId; 5] =
        [GameId::GrandBois, GameId::Harmonies, GameId::WhiteCastle, GameId::Bamboo, GameId::Bitoku];

    /// The name of the game in commands, records and addresses.
    pub fn id(self) -> &'static str {
        with_game!(self, G => G::ID)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The game is not on the shelf.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game '{name}' (games: {})", GameId::ALL.map(GameId::id).join(", "))]
pub struct NoSuchGame {
    /// What was asked for.
    name: String,
}

impl FromStr for GameId {
    type Err = NoSuchGame;

    fn from_str(name: &str) -> Result<GameId, NoSuchGame> {
        GameId::ALL
            .into_iter()
            .find(|game| game.id() == name)
            .ok_or_else(|| NoSuchGame { name: name.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_name() {
        for game in GameId::ALL {
            assert_eq!(game.to_string().parse(), Ok(game));
            assert_eq!(serde_json::to_string(&game).unwrap(), format!("\"{game}\""));
        }
        let error = "chess".parse::<GameId>().unwrap_err();
        assert!(error.to_string().starts_with("there is no game 'chess' (games: grandbois, harmonies, "));
    }
}
