//! The effect language: what a card, tile, line or cell does, as data.
//!
//! All effects of the box lie in one table of [`Node`]s made from `data/box.txt`; joined parts are neighbours in it. `chain.rs`
//! carries them out.

use serde::{Deserialize, Serialize};

use crate::data::{NODES, OPTIONS};
use crate::place::Market;

/// One part of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Node {
    /// So many resources, each freely chosen among these (bits of the four).
    Gain(u8, u8),
    /// An amulet of this value (BI-1.5).
    Amulet(u8),
    /// Virtue points at once.
    Points(u8),
    /// Movement points (BI-9.1).
    Move(u8),
    /// Own kodamas forward, so many steps in all (BI-7.2).
    Forward(Scope, u8),
    /// Kodamas of other players back (BI-7.2).
    Back(Scope, u8),
    /// Unlock a die (BI-5.19).
    Unlock,
    /// Draw a yokai from the own deck.
    Draw,
    /// A yokai from the common deck (BI-1.8).
    Yokai,
    /// A bitoku from the common deck (BI-1.8).
    Bitoku,
    /// Take a vision (BI-13.1).
    Vision,
    /// Take an iwakura (BI-12.1).
    Rock,
    /// Put a pilgrim beside an iwakura (BI-12.2).
    Pilgrim,
    /// Take something from a market, so many resources cheaper (BI-8, BI-10, BI-11).
    Take(Market, u8),
    /// At most one of these.
    Choose(Options),
    /// Both parts, a discount on one of them (BI-6.10).
    Both(Effects, u8),
    /// The copy cell (BI-6.8).
    Copy,
}

/// Where kodamas move (BI-7.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// On any track.
    Any,
    /// In the region of the effect: the green arrow.
    Here,
}

/// Joined parts: a stretch of the table of nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "(u16, u8)", into = "(u16, u8)")]
pub struct Effects {
    pub(crate) start: u16,
    pub(crate) len: u8,
}

impl Effects {
    /// The parts.
    #[inline]
    pub fn parts(self) -> &'static [Node] {
        let start = usize::from(self.start);
        NODES.get(start..start + usize::from(self.len)).unwrap_or(&[])
    }

    /// All parts, as bits.
    #[inline]
    pub(crate) const fn all(self) -> u8 {
        (1 << self.len) - 1
    }
}

impl TryFrom<(u16, u8)> for Effects {
    type Error = &'static str;

    fn try_from((start, len): (u16, u8)) -> Result<Effects, &'static str> {
        if usize::from(start) + usize::from(len) <= NODES.len() && len <= 4 {
            Ok(Effects { start, len })
        } else {
            Err("the box has no such effects")
        }
    }
}

impl From<Effects> for (u16, u8) {
    fn from(effects: Effects) -> (u16, u8) {
        (effects.start, effects.len)
    }
}

/// What may be chosen from: a stretch of the table of options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "(u8, u8)", into = "(u8, u8)")]
pub struct Options {
    pub(crate) start: u8,
    pub(crate) len: u8,
}

impl Options {
    /// The effects to choose from.
    #[inline]
    pub fn list(self) -> &'static [Effects] {
        let start = usize::from(self.start);
        OPTIONS.get(start..start + usize::from(self.len)).unwrap_or(&[])
    }
}

impl TryFrom<(u8, u8)> for Options {
    type Error = &'static str;

    fn try_from((start, len): (u8, u8)) -> Result<Options, &'static str> {
        if usize::from(start) + usize::from(len) <= OPTIONS.len() && len <= 4 {
            Ok(Options { start, len })
        } else {
            Err("the box has no such choice")
        }
    }
}

impl From<Options> for (u8, u8) {
    fn from(options: Options) -> (u8, u8) {
        (options.start, options.len)
    }
}
