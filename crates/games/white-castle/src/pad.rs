//! The score pad: the final scoring of a real table, written down by hand (WC-9, WCM-8).
//!
//! It asks for what lies on the table and not for our reconstruction of the box: what is printed on the gardens, not which
//! gardens they are. So it is right for every printing.
//!
//! ```
//! use engawa_white_castle::pad;
//!
//! let courtiers = pad::Courtiers { gate: 1, steward: 1, diplomat: 1, ..Default::default() };
//! let warriors = pad::Warriors { five: 1, one: 1, ..Default::default() };
//! let position = pad::Position { play: 12, courtiers, warriors, gardens: vec![5, 7], ..Default::default() };
//! let lines = pad::score(&position).unwrap();
//! assert_eq!(lines[4..7], [("courtiers", 10), ("warriors", 6), ("gardeners", 12)]);
//! assert_eq!(lines[8], ("total", 40));
//! ```

use core::fmt;

use serde::Deserialize;

use crate::clan::{Clan, MEMBERS};
use crate::scoring::{self, LINES};
use crate::{Good, TeaPlace, influence};

/// No garden of the box is worth more than 9; a little more is believed, in case another printing differs.
const DEAREST_GARDEN: u8 = 12;
/// Nobody comes near so many points or coins.
const MOST: u16 = 999;

/// What a clan has at the end, before the final scoring. What is left out is not there.
#[derive(Clone, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The clan points gained during play.
    pub play: u16,
    /// Coins.
    #[serde(default)]
    pub coins: u16,
    /// Daimyo seals.
    #[serde(default)]
    pub seals: u8,
    /// Food.
    #[serde(default)]
    pub food: u8,
    /// Iron.
    #[serde(default)]
    pub iron: u8,
    /// Mother-of-pearl.
    #[serde(default)]
    pub pearls: u8,
    /// Whisks; only with Matcha.
    #[serde(default)]
    pub whisks: u8,
    /// The space of the influence marker.
    #[serde(default)]
    pub influence: u8,
    /// Courtiers by floor.
    #[serde(default)]
    pub courtiers: Courtiers,
    /// Warriors by yard.
    #[serde(default)]
    pub warriors: Warriors,
    /// The points printed on each garden with a gardener of the clan.
    #[serde(default)]
    pub gardens: Vec<u8>,
    /// Geishas by place; only with Matcha.
    #[serde(default)]
    pub geishas: Geishas,
}

/// How many courtiers stand where.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Courtiers {
    /// Before the castle.
    pub gate: u8,
    /// The first floor.
    pub steward: u8,
    /// The second floor.
    pub diplomat: u8,
    /// The daimyo room, with a slot or without.
    pub daimyo: u8,
}

/// How many warriors stand in the yards, named by the iron they ask.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Warriors {
    /// The yard for 5 iron.
    pub five: u8,
    /// The yard for 3 iron.
    pub three: u8,
    /// The yard for 1 iron.
    pub one: u8,
}

/// How many geishas stand where in the tea garden.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Geishas {
    /// The entrance.
    pub entrance: u8,
    /// The pond overlook.
    pub overlook: u8,
    /// The first space of the path.
    pub path1: u8,
    /// The second space of the path.
    pub path2: u8,
    /// The room of the tea house that counts gardeners.
    pub room_gardeners: u8,
    /// The room that counts warriors.
    pub room_warriors: u8,
    /// The room that counts courtiers.
    pub room_courtiers: u8,
}

/// Why a position cannot be scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PadError {
    /// Nobody has so many of this.
    TooMany {
        /// What, as the position names it.
        what: &'static str,
        /// How many are written down.
        count: u32,
        /// How many there can be.
        most: u16,
    },
    /// No garden is worth that.
    NoSuchGarden(u8),
}

impl fmt::Display for PadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PadError::TooMany { what, count, most } => {
                write!(f, "{what}: {count} is too many, a clan has at most {most}")
            }
            PadError::NoSuchGarden(points) => {
                write!(f, "no garden is worth {points} points (1 to {DEAREST_GARDEN})")
            }
        }
    }
}

impl core::error::Error for PadError {}

fn at_most(what: &'static str, count: impl Into<u32>, most: u16) -> Result<(), PadError> {
    let count = count.into();
    if count > most.into() { Err(PadError::TooMany { what, count, most }) } else { Ok(()) }
}

/// Members of a sort by place: five at most, counted so that no sum can overflow.
fn members(what: &'static str, places: &[u8]) -> Result<(), PadError> {
    at_most(what, places.iter().map(|&n| u32::from(n)).sum::<u32>(), MEMBERS.into())
}

/// The points by line, then their sum.
pub fn score(position: &Position) -> Result<Vec<(&'static str, i32)>, PadError> {
    let Position { courtiers, warriors, geishas, gardens, .. } = position;
    at_most("play", position.play, MOST)?;
    at_most("coins", position.coins, MOST)?;
    at_most("influence", position.influence, influence::LAST.into())?;
    let mut clan = Clan::NEW;
    clan.points = position.play;
    clan.coins = position.coins;
    clan.influence = position.influence;
    for (what, good, count) in [
        ("seals", Good::Seal, position.seals),
        ("food", Good::Food, position.food),
        ("iron", Good::Iron, position.iron),
        ("pearls", Good::Pearl, position.pearls),
        ("whisks", Good::Whisk, position.whisks),
    ] {
        at_most(what, count, good.limit())?;
        clan.gain(good, count);
    }
    clan.courtiers = [courtiers.gate, courtiers.steward, courtiers.diplomat, courtiers.daimyo];
    members("courtiers", &clan.courtiers)?;
    clan.warriors = [warriors.five, warriors.three, warriors.one];
    members("warriors", &clan.warriors)?;
    clan.geishas = [
        geishas.entrance,
        geishas.overlook,
        geishas.path1,
        geishas.path2,
        geishas.room_gardeners,
        geishas.room_warriors,
        geishas.room_courtiers,
    ];
    members("geishas", &clan.geishas)?;
    at_most("geishas on the overlook", geishas.overlook, TeaPlace::Overlook.room_for())?;
    for room in TeaPlace::ROOMS {
        at_most("geishas in a room of the tea house", clan.geishas(room), room.room_for())?;
    }
    if let Some(&points) = gardens.iter().find(|&&points| !(1..=DEAREST_GARDEN).contains(&points)) {
        return Err(PadError::NoSuchGarden(points));
    }
    at_most("gardens", gardens.len() as u32, MEMBERS.into())?;
    // Which gardens they are is not asked; how many, the tea house counts.
    clan.gardeners = (1 << gardens.len()) - 1;
    let points = scoring::points(&clan, gardens.iter().map(|&points| i32::from(points)).sum());
    let total = ("total", points.iter().sum());
    Ok(LINES.into_iter().zip(points).chain([total]).collect())
}
