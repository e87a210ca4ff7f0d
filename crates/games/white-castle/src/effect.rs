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
    /// So many of a good, whisks among them (WCM-6.3).
    Gain(Good, u8),
    /// Pay first, then these parts; without paying nothing happens (WC-3.7).
    Pay(Cost, Effects),
    /// At most one of these: the action shown or the geisha action, for one (WCM-6.8).
    Choose(Options),
    /// The action of a clan member (WC-5), a geisha's too (WCM-6.1).
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
    /// A dark background (WCM-6.4). What the row costs is part of it and is paid.
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

impl engawa_kernel::effect::Node for Node {
    const NODES: &'static [Node] = &NODES;
    const OPTIONS: &'static [Effects] = &OPTIONS;
    const MOST: u8 = 8;
}

/// Joined parts.
pub type Effects = engawa_kernel::effect::Effects<Node>;

/// What may be chosen from.
pub type Options = engawa_kernel::effect::OneOf<Node>;
