//! A bridge and the dice on it (WC-2.7, WC-3.2).

use serde::{Deserialize, Serialize};

use crate::place::{Colour, End};

/// A die: its colour and value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "(Colour, u8)", into = "(Colour, u8)")]
pub struct Die {
    /// Its colour.
    pub colour: Colour,
    /// 1 to 6.
    pub value: u8,
}

impl TryFrom<(Colour, u8)> for Die {
    type Error = &'static str;

    fn try_from((colour, value): (Colour, u8)) -> Result<Die, &'static str> {
        if (1..=6).contains(&value) { Ok(Die { colour, value }) } else { Err("a die shows 1 to 6") }
    }
}

impl From<Die> for (Colour, u8) {
    fn from(die: Die) -> (Colour, u8) {
        (die.colour, die.value)
    }
}

/// A bridge: a die at each end and those between them, lowest first. 0 is no die.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
pub struct Bridge {
    left: u8,
    middle: [u8; 3],
    right: u8,
}

/// A bridge as it is written.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    left: u8,
    middle: [u8; 3],
    right: u8,
}

impl TryFrom<Form> for Bridge {
    type Error = &'static str;

    fn try_from(Form { left, middle, right }: Form) -> Result<Bridge, &'static str> {
        let dice = [left, right, middle[0], middle[1], middle[2]];
        let gap = middle.windows(2).any(|pair| pair[0] == 0 && pair[1] != 0);
        // A die between the ends slides to a free one.
        let loose = middle[0] != 0 && (left == 0 || right == 0);
        if dice.iter().any(|&die| die > 6) || gap || loose {
            return Err("dice cannot lie on a bridge like this");
        }
        Ok(Bridge { left, middle, right })
    }
}

impl From<Bridge> for Form {
    fn from(Bridge { left, middle, right }: Bridge) -> Form {
        Form { left, middle, right }
    }
}

impl Bridge {
    /// A bridge with these dice, the lowest at the left end, the highest at the right (WC-2.7).
    pub(crate) fn of(dice: &mut [u8]) -> Bridge {
        dice.sort_unstable();
        let mut bridge = Bridge::default();
        if let [left, middle @ .., right] = dice {
            (bridge.left, bridge.right) = (*left, *right);
            bridge.middle.iter_mut().zip(middle).for_each(|(place, die)| *place = *die);
        }
        bridge
    }

    /// The die at an end.
    #[inline]
    pub fn end(&self, end: End) -> Option<u8> {
        let value = if end == End::Left { self.left } else { self.right };
        (value != 0).then_some(value)
    }

    /// The dice between the ends, lowest first.
    pub fn middle(&self) -> &[u8] {
        let len = self.middle.iter().position(|&die| die == 0).unwrap_or(self.middle.len());
        &self.middle[..len]
    }

    /// How many dice lie on the bridge.
    #[inline]
    pub fn len(&self) -> usize {
        [self.left, self.middle[0], self.middle[1], self.middle[2], self.right]
            .iter()
            .filter(|&&die| die != 0)
            .count()
    }

    /// Whether the bridge is empty.
    pub fn is_empty(&self) -> bool {
        self.left == 0 && self.right == 0 && self.middle[0] == 0
    }

    /// Takes the die at an end; the nearest one between the ends slides there (WC-3.2).
    #[inline]
    pub(crate) fn take(&mut self, end: End) -> Option<u8> {
        let taken = self.end(end)?;
        if end == End::Left {
            self.left = self.middle[0];
            self.middle = [self.middle[1], self.middle[2], 0];
        } else {
            let last = self.middle().len();
            self.right = last.checked_sub(1).map_or(0, |last| core::mem::take(&mut self.middle[last]));
        }
        Some(taken)
    }

    /// Takes the lowest die between the ends: only the rival does (WC-10.4).
    pub(crate) fn take_middle(&mut self) -> Option<u8> {
        let taken = self.middle[0];
        self.middle = [self.middle[1], self.middle[2], 0];
        (taken != 0).then_some(taken)
    }
}
