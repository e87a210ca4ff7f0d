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

impl engawa_kernel::effect::Node for Node {
    const NODES: &'static [Node] = &NODES;
    const OPTIONS: &'static [Effects] = &OPTIONS;
    const MOST: u8 = 4;
}

/// Joined parts.
pub type Effects = engawa_kernel::effect::Effects<Node>;

/// What may be chosen from.
pub type Options = engawa_kernel::effect::OneOf<Node>;
