//! Every message in JSON: for programs of other people, and for whoever wants to read along.
//!
//! Inside a message the view, the events, the actions and the legal actions of whoever is asked are JSON as well, in the
//! words of the game.

use engawa_host::{LogLine, Update};
use engawa_kernel::{Actions, Dice, Game, Rules, Seed, Viewer};
use engawa_shelf::{GameId, with_game};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{LONGEST, Unreadable, pack, table, tables, unpack};

/// Update in the words of the game.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
struct InWords<G: Game> {
    #[serde(flatten)]
    update: Update<G>,
    /// What the viewer may do now, if the viewer is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    actions: Option<Vec<G::Kind>>,
}

type TellInWords<G> = table::Tell<InWords<G>, Vec<LogLine<<G as Rules>::Event>>>;

fn write<T: Serialize>(message: &T) -> Result<String, Unreadable> {
    serde_json::to_string(message).map_err(|_| Unreadable)
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    if text.len() > LONGEST {
        return Err(Unreadable);
    }
    serde_json::from_str(text).map_err(|_| Unreadable)
}

/// Writes what is asked about tables.
pub fn write_tables_ask(ask: &tables::Ask) -> Result<String, Unreadable> {
    write(ask)
}

/// Reads what is asked about tables.
pub fn read_tables_ask(text: &str) -> Result<tables::Ask, Unreadable> {
    read(text)
}

/// Writes what is told about tables.
pub fn write_tables_tell(tell: &tables::Tell) -> Result<String, Unreadable> {
    write(tell)
}

/// Reads what is told about tables.
pub fn read_tables_tell(text: &str) -> Result<tables::Tell, Unreadable> {
    read(text)
}

/// Writes what is asked at a table of this game.
pub fn write_ask(game: GameId, ask: &table::Ask) -> Result<String, Unreadable> {
    let ask = ask.clone();
    with_game!(game, G => write(&ask.try_map(|action| G::kind(action).ok_or(Unreadable))?))
}

/// Reads what is asked at a table of this game.
pub fn read_ask(game: GameId, text: &str) -> Result<table::Ask, Unreadable> {
    with_game!(game, G => read::<table::Ask<<G as Rules>::Kind>>(text)?.try_map(|kind| Ok(kind.into())))
}

/// Writes what is told of a table of this game.
pub fn write_tell(game: GameId, tell: &table::Tell) -> Result<String, Unreadable> {
    with_game!(game, G => write(&tell_in_words::<G>(tell)?))
}

/// Reads what is told of a table of this game.
pub fn read_tell(game: GameId, text: &str) -> Result<table::Tell, Unreadable> {
    with_game!(game, G => {
        read::<TellInWords<G>>(text)?.try_map(|_, told| Ok(pack(&told.update)), |lines| Ok(pack(&lines)))
    })
}

fn tell_in_words<G: Game>(tell: &table::Tell) -> Result<TellInWords<G>, Unreadable> {
    tell.clone().try_map(
        |viewer, update| {
            let update: Update<G> = unpack(&update)?;
            Ok(InWords { actions: legal(viewer, &update), update })
        },
        |lines| unpack(&lines),
    )
}

/// What the viewer may do now: a world that looks like the view has the same legal actions.
fn legal<G: Game>(viewer: Viewer, update: &Update<G>) -> Option<Vec<G::Kind>> {
    let Viewer::Seat(seat) = viewer else { return None };
    if !update.asked.contains(seat) {
        return None;
    }
    let world = G::redeal(&update.view, &mut Dice::new(&Seed::from_number(0)));
    let mut list = Actions::new();
    world.actions(seat, &mut list);
    Some(list.iter().filter_map(|&action| G::kind(action)).collect())
}
