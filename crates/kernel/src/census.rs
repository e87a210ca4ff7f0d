//! The count of components: what was in the box must still be somewhere.

use std::collections::BTreeMap;

use crate::{Digest, fingerprint};

/// A multiset of components by name and number.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Census {
    each: BTreeMap<(&'static str, u32), u32>,
    sum: Option<Sum>,
}

/// One number for all components, equal for equal multisets in whatever order they were counted.
#[derive(Clone, Copy, Default, Debug)]
struct Sum {
    total: u64,
    /// The sort that was counted last, and its fingerprint: sorts come in rows.
    sort: (&'static str, u64),
}

impl PartialEq for Sum {
    fn eq(&self, other: &Sum) -> bool {
        self.total == other.total
    }
}

impl Eq for Sum {}

impl Sum {
    fn add(&mut self, sort: &'static str, which: u32, count: u32) {
        if !core::ptr::eq(self.sort.0, sort) {
            self.sort = (sort, fingerprint(sort));
        }
        let mut digest = Digest::new();
        digest.word(self.sort.1 ^ u64::from(which));
        self.total = self.total.wrapping_add(digest.finish().wrapping_mul(count.into()));
    }
}

impl Census {
    /// Nothing counted yet.
    pub fn new() -> Census {
        Census::default()
    }

    /// Nothing counted yet, and what will be can only be compared with another of this kind, not read: for a law that counts
    /// at every decision of thousands of games.
    pub fn to_compare() -> Census {
        Census { each: BTreeMap::new(), sum: Some(Sum::default()) }
    }

    /// Counts some pieces: of which sort, which one of the sort, how many.
    pub fn add(&mut self, sort: &'static str, which: u32, count: u32) {
        match &mut self.sum {
            Some(sum) => sum.add(sort, which, count),
            None if count > 0 => *self.each.entry((sort, which)).or_default() += count,
            None => {}
        }
    }

    /// Counts one piece for every set bit.
    pub fn add_each(&mut self, sort: &'static str, mask: u64) {
        crate::bits(mask).for_each(|bit| self.add(sort, bit as u32, 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn both(count: impl Fn(&mut Census)) -> [Census; 2] {
        let mut all = [Census::new(), Census::to_compare()];
        all.iter_mut().for_each(count);
        all
    }

    #[test]
    fn what_can_only_be_compared_agrees_with_what_can_be_read() {
        let cards = both(|census| census.add_each("card", 0b1011));
        let otherwise = |census: &mut Census| {
            census.add("card", 3, 1);
            census.add("die", 3, 0);
            census.add_each("card", 0b11);
        };
        assert_eq!(cards, both(otherwise), "in another order");
        let wrong: [&dyn Fn(&mut Census); 4] = [
            &|census| census.add_each("card", 0b1010),
            &|census| census.add_each("card", 0b1101),
            &|census| census.add_each("tile", 0b1011),
            &|census| (0..2).for_each(|_| census.add_each("card", 0b1011)),
        ];
        for count in wrong {
            let wrong = both(count);
            assert!(wrong[0] != cards[0] && wrong[1] != cards[1], "{:?}", wrong[0]);
        }
    }
}
