//! Printed effects as data: what a card, tile or space does, as stretches of one table that the box file was made into.
//!
//! A game has its own language of effects: an enum of nodes, which is its [`Node`] here. Joined parts lie beside each other in the
//! table of nodes ([`Effects`]), what may be chosen from beside each other in the table of effects ([`OneOf`]). So an effect is a
//! small number wherever it stands, also inside a pending step, and one that comes from outside is checked against the box.

use core::marker::PhantomData;

use serde::{Deserialize, Serialize};

/// One part of an effect, and the tables of all parts and choices of the box.
pub trait Node: Copy + PartialEq + core::fmt::Debug + 'static {
    /// All parts.
    const NODES: &'static [Self];
    /// All effects that may be chosen.
    const OPTIONS: &'static [Effects<Self>];
    /// No effect has more joined parts, and no choice more options: they are bits of a byte.
    const MOST: u8;
}

/// Joined parts: a stretch of the table of nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "(u16, u8)", into = "(u16, u8)", bound = "N: Node")]
pub struct Effects<N> {
    start: u16,
    len: u8,
    of: PhantomData<N>,
}

impl<N: Node> Effects<N> {
    /// Nothing.
    pub const NONE: Self = Self::new(0, 0);

    /// So many parts from this place of the table on; for the tables themselves.
    pub const fn new(start: u16, len: u8) -> Self {
        Effects { start, len, of: PhantomData }
    }

    /// The parts.
    #[inline]
    pub fn parts(self) -> &'static [N] {
        let start = usize::from(self.start);
        N::NODES.get(start..start + usize::from(self.len)).unwrap_or(&[])
    }

    /// All parts, as bits.
    #[inline]
    pub const fn all(self) -> u8 {
        ((1u16 << self.len) - 1) as u8
    }

    /// Place and length, in three bytes, for a digest.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 3] {
        let [low, high] = self.start.to_le_bytes();
        [low, high, self.len]
    }
}

impl<N: Node> TryFrom<(u16, u8)> for Effects<N> {
    type Error = &'static str;

    fn try_from((start, len): (u16, u8)) -> Result<Self, &'static str> {
        if usize::from(start) + usize::from(len) <= N::NODES.len() && len <= N::MOST {
            Ok(Effects::new(start, len))
        } else {
            Err("the box has no such effects")
        }
    }
}

impl<N> From<Effects<N>> for (u16, u8) {
    fn from(effects: Effects<N>) -> (u16, u8) {
        (effects.start, effects.len)
    }
}

/// Effects of which at most one is chosen: a stretch of the table of options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "(u8, u8)", into = "(u8, u8)", bound = "N: Node")]
pub struct OneOf<N> {
    start: u8,
    len: u8,
    of: PhantomData<N>,
}

impl<N: Node> OneOf<N> {
    /// So many effects from this place of the table on; for the tables themselves.
    pub const fn new(start: u8, len: u8) -> Self {
        OneOf { start, len, of: PhantomData }
    }

    /// The effects to choose from.
    #[inline]
    pub fn list(self) -> &'static [Effects<N>] {
        let start = usize::from(self.start);
        N::OPTIONS.get(start..start + usize::from(self.len)).unwrap_or(&[])
    }

    /// The options that can be chosen, as bits.
    #[inline]
    pub fn mask(self, can: impl Fn(Effects<N>) -> bool) -> u8 {
        let can = |(place, &option): (usize, &Effects<N>)| u8::from(can(option)) << place;
        self.list().iter().enumerate().map(can).sum()
    }

    /// Place and length, for a digest.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 2] {
        [self.start, self.len]
    }
}

impl<N: Node> TryFrom<(u8, u8)> for OneOf<N> {
    type Error = &'static str;

    fn try_from((start, len): (u8, u8)) -> Result<Self, &'static str> {
        if usize::from(start) + usize::from(len) <= N::OPTIONS.len() && len <= N::MOST {
            Ok(OneOf::new(start, len))
        } else {
            Err("the box has no such choice")
        }
    }
}

impl<N> From<OneOf<N>> for (u8, u8) {
    fn from(options: OneOf<N>) -> (u8, u8) {
        (options.start, options.len)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    enum Part {
        Coin(u8),
        Choose(OneOf<Part>),
    }

    impl Node for Part {
        const NODES: &'static [Part] = &[Part::Coin(1), Part::Coin(2), Part::Choose(OneOf::new(0, 2))];
        const OPTIONS: &'static [Effects<Part>] = &[Effects::new(0, 1), Effects::new(0, 2)];
        const MOST: u8 = 2;
    }

    #[test]
    fn an_effect_is_its_neighbours_in_the_table() {
        let both = Effects::<Part>::new(0, 2);
        assert_eq!((both.parts(), both.all()), (&[Part::Coin(1), Part::Coin(2)][..], 0b11));
        assert!(Effects::<Part>::NONE.parts().is_empty());
        let [Part::Choose(options)] = Effects::<Part>::new(2, 1).parts() else { panic!("a choice") };
        assert_eq!(options.mask(|option| option.parts().len() > 1), 0b10);
    }

    #[test]
    fn what_the_box_has_not_is_refused() {
        let effects = |text: &str| serde_json::from_str::<Effects<Part>>(text);
        assert_eq!(effects("[1,2]").unwrap(), Effects::new(1, 2));
        assert_eq!(serde_json::to_string(&Effects::<Part>::new(1, 2)).unwrap(), "[1,2]");
        assert!(effects("[2,2]").is_err(), "beyond the table");
        assert!(effects("[0,3]").is_err(), "more than are ever joined");
        assert!(serde_json::from_str::<OneOf<Part>>("[1,2]").is_err());
    }
}
