//! The count of components: what was in the box must still be somewhere.

use std::collections::BTreeMap;

/// A multiset of components by name and number.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Census(BTreeMap<(&'static str, u32), u32>);

impl Census {
    /// Nothing counted yet.
    pub fn new() -> Census {
        Census::default()
    }

    /// Counts some pieces: of which sort, which one of the sort, how many.
    pub fn add(&mut self, sort: &'static str, which: u32, count: u32) {
        if count > 0 {
            *self.0.entry((sort, which)).or_default() += count;
        }
    }

    /// Counts one piece for every set bit.
    pub fn add_each(&mut self, sort: &'static str, mask: u64) {
        (0..64).filter(|bit| mask >> bit & 1 == 1).for_each(|bit| self.add(sort, bit, 1));
    }
}
