//! The effect language: what a row, tile, token, curtain, garden or space does, as data.
//!
//! All effects of the box lie in one table of [`Node`]s made from `data/box.txt`; joined parts are neighbours in it. `chain.rs`
//! carries them out.

use serde::{Deserialize, Serialize};

use crate::Good;
use crate::data::{NODES, OPTIONS};
use crate::place::{Colour, Face, Member};

/// One part of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Node {
    /// So many of a good.
    Gain(Good, u8),
    /// Pay first, then these parts; without paying nothing happens (WC-3.7).
    Pay(Cost, Effects),
    /// At most one of these.
    Choose(Options),
    /// The action of a clan member (WC-5, WCM-4).
    Member(Member),
    /// The own lantern reward (WC-6.1).
    Lantern,
    /// The reward of the well, so many times (WC-4.5).
    Well(u8),
    /// So many rows of castle-room cards, of different cards (WC-4.8, WCM-5.3).
    Row(Filter, u8),
    /// A row of the own domain, never the green one (WC-4.7, WCM-2.3).
    DomainRow,
    /// A curtain of one of the two top cards of Himeji, perhaps without its seal (WCM-6.6, WCM-6.7).
    Curtain(Face, bool),
    /// Two curtains together.
    Curtains(Pair),
    /// So many yard tiles with this face up, or with any (WCM-5.4).
    Tile(Option<Face>, u8),
    /// The three pads of the pond, so many times (WCM-6.2).
    Pads(u8),
    /// So many different stone gardens in play (WCM-5.1).
    Stones(u8),
    /// An own geisha one step, without whisks (WCM-5.7).
    Stroll,
    /// An own courtier one floor up, without pearls (WCM-5.8).
    Rise,
    /// The top card of a deck of Himeji (WCM-4.8).
    TakeCard,
    /// The blue face of a ceremony token (WCM-3.3, WCM-4.7).
    Token(At),
}

/// A price: so many of one good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cost {
    /// What is paid.
    pub good: Good,
    /// How many.
    pub n: u8,
}

/// Which rows of the castle an effect may choose (WC-4.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Filter {
    /// Every row.
    Any,
    /// A light background.
    Light,
    /// A dark background.
    Dark,
    /// Beside a die token of this colour.
    Beside(Colour),
}

/// Which two curtains belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pair {
    /// Those that face the upper space (WCM-3.2).
    Upper,
    /// Those that face the lower space (WCM-3.2).
    Lower,
    /// Both of one of the two top cards (WCM-6.5).
    CardOfChoice,
    /// The yellow ones of both top cards (WCM-5.10).
    BothYellow,
}

/// Where a ceremony token lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum At {
    /// On the own clan board (WCM-3.3).
    Own,
    /// At the pond overlook (WCM-4.7).
    Pond,
}

/// Joined parts: a stretch of the table of nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "(u16, u8)", into = "(u16, u8)")]
pub struct Effects {
    pub(crate) start: u16,
    pub(crate) len: u8,
}

impl Effects {
    /// Nothing.
    pub(crate) const NONE: Effects = Effects { start: 0, len: 0 };

    /// The parts.
    #[inline]
    pub fn parts(self) -> &'static [Node] {
        let start = usize::from(self.start);
        NODES.get(start..start + usize::from(self.len)).unwrap_or(&[])
    }
}

impl TryFrom<(u16, u8)> for Effects {
    type Error = &'static str;

    fn try_from((start, len): (u16, u8)) -> Result<Effects, &'static str> {
        if usize::from(start) + usize::from(len) <= NODES.len() && len <= 8 {
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
        if usize::from(start) + usize::from(len) <= OPTIONS.len() && len <= 8 {
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
