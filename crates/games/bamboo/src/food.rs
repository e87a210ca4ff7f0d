//! Food (BA-7.4, BA-7.6): tea, rice and ramen; the row on the board, the supply, and what was discarded.

use engawa_kernel::{Bag, Chance, Stage};
use serde::{Deserialize, Serialize};

use crate::data::FOOD;

/// The spaces for food on the board (BA-2.6).
pub(crate) const ROW: u8 = 5;

/// A food token (BA-1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Food {
    /// Worth 1.
    Tea,
    /// Worth 2.
    Rice,
    /// Worth 3.
    Ramen,
}

impl Food {
    /// All three.
    pub const ALL: [Food; 3] = [Food::Tea, Food::Rice, Food::Ramen];

    /// How much food it is (BA-9.2).
    pub const fn value(self) -> u8 {
        self as u8 + 1
    }

    /// Its name, a key for the words.
    pub const fn name(self) -> &'static str {
        match self {
            Food::Tea => "tea",
            Food::Rice => "rice",
            Food::Ramen => "ramen",
        }
    }
}

/// Some food tokens; those of one kind are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Foods {
    /// How many of tea.
    pub tea: u8,
    /// How many of rice.
    pub rice: u8,
    /// How many of ramen.
    pub ramen: u8,
}

impl Foods {
    /// None.
    pub const NONE: Foods = Foods { tea: 0, rice: 0, ramen: 0 };

    /// By kind.
    pub const fn of([tea, rice, ramen]: [u8; 3]) -> Foods {
        Foods { tea, rice, ramen }
    }

    /// By kind.
    #[inline]
    pub const fn counts(self) -> [u8; 3] {
        [self.tea, self.rice, self.ramen]
    }

    /// How many tokens.
    #[inline]
    pub const fn len(self) -> u8 {
        self.tea + self.rice + self.ramen
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.tea | self.rice | self.ramen == 0
    }

    /// How much food they are together (BA-9.2).
    #[inline]
    pub const fn value(self) -> u8 {
        self.tea + 2 * self.rice + 3 * self.ramen
    }

    /// The kinds that are there, one bit each.
    #[inline]
    pub(crate) const fn kinds(self) -> u8 {
        (self.tea > 0) as u8 | ((self.rice > 0) as u8) << 1 | ((self.ramen > 0) as u8) << 2
    }

    #[inline]
    pub(crate) fn count_mut(&mut self, food: Food) -> &mut u8 {
        match food {
            Food::Tea => &mut self.tea,
            Food::Rice => &mut self.rice,
            Food::Ramen => &mut self.ramen,
        }
    }

    /// Takes one token away, if there is one.
    #[inline]
    pub(crate) fn take(&mut self, food: Food) {
        let count = self.count_mut(food);
        *count = count.saturating_sub(1);
    }

    /// Both together.
    pub(crate) const fn plus(self, more: Foods) -> Foods {
        Foods {
            tea: self.tea.saturating_add(more.tea),
            rice: self.rice.saturating_add(more.rice),
            ramen: self.ramen.saturating_add(more.ramen),
        }
    }

    /// These without those.
    pub(crate) const fn minus(self, less: Foods) -> Foods {
        Foods {
            tea: self.tea.saturating_sub(less.tea),
            rice: self.rice.saturating_sub(less.rice),
            ramen: self.ramen.saturating_sub(less.ramen),
        }
    }

    /// Whether those are among these.
    pub(crate) const fn contains(self, some: Foods) -> bool {
        some.tea <= self.tea && some.rice <= self.rice && some.ramen <= self.ramen
    }
}

/// The food that nobody owns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Larder {
    /// Face up on the board.
    pub(crate) row: Foods,
    /// Face down; which kinds follows by subtraction, the order does not exist yet.
    pub(crate) supply: Bag<3>,
    pub(crate) discarded: Foods,
}

impl Larder {
    pub(crate) const WHOLE: Larder =
        Larder { row: Foods::NONE, supply: Bag::of(FOOD), discarded: Foods::NONE };

    /// Whether a token can be laid out (BA-7.6).
    #[inline]
    pub(crate) const fn can_lay_out(&self) -> bool {
        !self.supply.is_empty() || !self.discarded.is_empty()
    }

    /// Fills the empty spaces, one token at a time; an empty supply is made anew of what was discarded (BA-7.6). Gives
    /// what was laid out, and whether the supply was made anew.
    pub(crate) fn lay_out<S>(&mut self, chance: &mut Chance, stage: &mut Stage<'_, S>) -> (Foods, bool) {
        let (before, mut anew) = (self.row, false);
        for _ in self.row.len()..ROW {
            if self.supply.is_empty() {
                self.supply = Bag::of(core::mem::take(&mut self.discarded).counts());
                anew |= !self.supply.is_empty();
            }
            let Some(kind) = self.supply.draw(chance, stage) else { break };
            *self.row.count_mut(Food::ALL[kind]) += 1;
        }
        (self.row.minus(before), anew)
    }
}
