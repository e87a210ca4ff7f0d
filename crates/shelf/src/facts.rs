//! What is known of a game before anybody sits down.

use core::ops::RangeInclusive;

use engawa_kernel::{Component, Game, OptionSpec, Options};

use crate::{GameId, with_game};

/// What is known of a game before anybody sits down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// Which game.
    pub game: GameId,
    /// How many can play.
    pub seats: RangeInclusive<usize>,
    /// What people choose before the game.
    pub options: &'static [OptionSpec],
    /// The score lines.
    pub lines: &'static [&'static str],
    /// The tie-breaks that are not score lines.
    pub ties: &'static [&'static str],
    /// What lies in the box, and how sure our data of it are.
    pub components: &'static [Component],
    /// The version of the rules.
    pub rules: u16,
    /// The fingerprint of the component data.
    pub data: u64,
}

impl Facts {
    /// How many can play, in figures: `2–4`.
    pub fn players(&self) -> String {
        let (least, most) = (self.seats.start(), self.seats.end());
        if least == most { least.to_string() } else { format!("{least}–{most}") }
    }
}

impl GameId {
    /// What is known of the game.
    pub fn facts(self) -> Facts {
        with_game!(self, G => Facts {
            game: self,
            seats: G::SEATS,
            options: <<G as engawa_kernel::Rules>::Options as Options>::SPECS,
            lines: G::LINES,
            ties: G::TIES,
            components: G::COMPONENTS,
            rules: G::RULES,
            data: G::DATA,
        })
    }
}
