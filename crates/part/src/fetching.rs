//! Each part is a file of its own: in the browser it is fetched when somebody wants it, elsewhere it is in the program.
//!
//! The page and its workers are three instances of one module, so each of them fetches for itself.

use core::cell::Cell;
use core::marker::PhantomData;

use engawa_shelf::{Bamboo, Bitoku, GameId, GrandBois, Harmonies, WhiteCastle};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::{Of, Part};

/// The part of a game could not be fetched. It may be asked for again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Missing;

impl From<SplitLoaderError> for Missing {
    fn from(_: SplitLoaderError) -> Missing {
        Missing
    }
}

type Fetched = Result<&'static dyn Part, Missing>;

/// A function that `xtask` cuts out of the module, with everything that nothing else needs. Its name is the name of the file.
macro_rules! part {
    ($name:ident, $G:ty) => {
        #[wasm_split($name, fallible)]
        fn $name() -> Fetched {
            Ok(&Of::<$G>(PhantomData))
        }
    };
}

part!(grandbois, GrandBois);
part!(harmonies, Harmonies);
part!(white_castle, WhiteCastle);
part!(bamboo, Bamboo);
part!(bitoku, Bitoku);

const GAMES: usize = GameId::ALL.len();

thread_local! {
    static HERE: [Cell<Option<&'static dyn Part>>; GAMES] = const { [const { Cell::new(None) }; GAMES] };
}

/// The part of a game, if it was fetched.
pub fn here(game: GameId) -> Option<&'static dyn Part> {
    HERE.with(|here| here[game as usize].get())
}

/// Fetches the part of a game, once. What fails is not remembered: the next one who asks tries again.
pub async fn fetch(game: GameId) -> Fetched {
    if let Some(part) = here(game) {
        return Ok(part);
    }
    let part = match game {
        GameId::GrandBois => grandbois().await,
        GameId::Harmonies => harmonies().await,
        GameId::WhiteCastle => white_castle().await,
        GameId::Bamboo => bamboo().await,
        GameId::Bitoku => bitoku().await,
    }?;
    HERE.with(|here| here[game as usize].set(Some(part)));
    Ok(part)
}

#[cfg(test)]
mod tests {
    use core::pin::pin;
    use core::task::{Context, Poll, Waker};

    use super::*;

    #[test]
    fn every_game_has_a_part_and_it_is_here_once_it_was_fetched() {
        for game in GameId::ALL {
            assert!(here(game).is_none(), "{game}");
            let fetched = pin!(fetch(game)).poll(&mut Context::from_waker(Waker::noop()));
            assert!(
                matches!(fetched, Poll::Ready(Ok(_))),
                "{game}: outside of a browser nothing is waited for"
            );
            assert!(here(game).is_some(), "{game}");
        }
    }
}
