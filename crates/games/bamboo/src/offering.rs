//! Offerings (BA-6.3, BA-R14): how many sticks go to each temple. All 69 of them are listed once and for all, so that
//! those a player can pay for are a mask.

use serde::{Deserialize, Serialize};

use crate::Temple;

/// A number of sticks for each temple, one to four together (BA-R14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "[u8; 4]", into = "[u8; 4]")]
pub struct Offering(u8);

/// The most sticks of an offering: as many as an area has cells (BA-R18).
pub(crate) const MOST: u8 = 4;
const COUNT: usize = 4 + 10 + 20 + 35;

/// Every offering, those of fewer sticks first.
const ALL: [[u8; 4]; COUNT] = {
    let mut all = [[0; 4]; COUNT];
    let (mut at, mut sticks) = (0, 1);
    while sticks <= MOST {
        let mut code = 0;
        // Every way to write four digits from 0 to 4 that add up, in their order.
        while code < 5 * 5 * 5 * 5 {
            let split = [code / 125 % 5, code / 25 % 5, code / 5 % 5, code % 5];
            if split[0] + split[1] + split[2] + split[3] == sticks as usize {
                all[at] = [split[0] as u8, split[1] as u8, split[2] as u8, split[3] as u8];
                at += 1;
            }
            code += 1;
        }
        sticks += 1;
    }
    all
};

/// Where the offerings of so many sticks begin.
const FIRST: [u8; MOST as usize + 2] = [0, 0, 4, 14, 34, 69];

/// Of the offerings of so many sticks those that leave at least so many in a temple, as a mask from the first one on.
const LEAVING: [[[u64; MOST as usize + 1]; 4]; MOST as usize + 1] = {
    let mut masks = [[[0; MOST as usize + 1]; 4]; MOST as usize + 1];
    let mut sticks = 1;
    while sticks <= MOST as usize {
        let mut temple = 0;
        while temple < 4 {
            let mut least = 0;
            while least <= MOST as usize {
                let (mut at, end) = (FIRST[sticks] as usize, FIRST[sticks + 1] as usize);
                while at < end {
                    if ALL[at][temple] as usize >= least {
                        masks[sticks][temple][least] |= 1 << (at - FIRST[sticks] as usize);
                    }
                    at += 1;
                }
                least += 1;
            }
            temple += 1;
        }
        sticks += 1;
    }
    masks
};

impl Offering {
    /// The offering with so many sticks for each temple, if it has one to four sticks.
    pub fn of(split: [u8; 4]) -> Option<Offering> {
        ALL.iter().position(|&other| other == split).map(|place| Offering(place as u8))
    }

    /// All sticks for one temple.
    #[inline]
    pub(crate) fn whole(temple: Temple, sticks: u8) -> Option<Offering> {
        let sticks = usize::from(sticks);
        let mask = LEAVING.get(sticks)?[temple.index()][sticks];
        Some(Offering(FIRST[sticks] + (mask.trailing_zeros() as u8 & 63)))
    }

    /// The offering of this code in an action.
    #[inline]
    pub(crate) const fn new(code: u8) -> Option<Offering> {
        if (code as usize) < COUNT { Some(Offering(code)) } else { None }
    }

    /// Its code in an action; those of one number of sticks follow one another.
    #[inline]
    pub(crate) const fn code(self) -> u8 {
        self.0
    }

    /// The first offering of so many sticks, and as a mask from it on those that redirect no more than so many away
    /// from the temple (BA-6.3).
    #[inline]
    pub(crate) fn redirecting(temple: Temple, sticks: u8, most: u8) -> (Offering, u64) {
        let sticks = sticks.clamp(1, MOST);
        let least = sticks.saturating_sub(most);
        (
            Offering(FIRST[usize::from(sticks)]),
            LEAVING[usize::from(sticks)][temple.index()][usize::from(least)],
        )
    }

    /// How many sticks go to each temple.
    #[inline]
    pub const fn split(self) -> [u8; 4] {
        ALL[self.0 as usize]
    }

    /// How many sticks it has.
    pub const fn sticks(self) -> u8 {
        let [a, b, c, d] = self.split();
        a + b + c + d
    }

    /// How many sticks go to other temples than this one.
    pub const fn redirected(self, temple: Temple) -> u8 {
        self.sticks() - self.split()[temple.index()]
    }
}

impl core::fmt::Debug for Offering {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{:?}", self.split())
    }
}

impl TryFrom<[u8; 4]> for Offering {
    type Error = &'static str;

    fn try_from(split: [u8; 4]) -> Result<Offering, &'static str> {
        Offering::of(split).ok_or("an offering is one to four sticks")
    }
}

impl From<Offering> for [u8; 4] {
    fn from(offering: Offering) -> [u8; 4] {
        offering.split()
    }
}
