//! Resources together, prices, and every way to pay one (BI-1.4, BI-1.6).

use serde::{Deserialize, Serialize};

use crate::place::Resource;

/// So many of each resource.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Goods(pub [u8; 4]);

impl Goods {
    /// Nothing.
    pub const NONE: Goods = Goods([0; 4]);

    /// How many of this one.
    #[inline]
    pub const fn get(self, resource: Resource) -> u8 {
        self.0[resource.index()]
    }

    /// How many in all.
    #[inline]
    pub fn sum(self) -> u32 {
        self.0.iter().map(|&n| u32::from(n)).sum()
    }

    /// So many more of this one.
    #[inline]
    pub(crate) fn add(&mut self, resource: Resource, n: u8) {
        let held = &mut self.0[resource.index()];
        *held = held.saturating_add(n);
    }

    /// Whether all of these are among them.
    #[inline]
    pub(crate) fn holds(self, other: Goods) -> bool {
        self.0.iter().zip(other.0).all(|(&have, need)| have >= need)
    }

    /// What is left after paying.
    #[inline]
    pub(crate) fn less(self, paid: Goods) -> Goods {
        let mut left = self;
        left.0.iter_mut().zip(paid.0).for_each(|(have, n)| *have = have.saturating_sub(n));
        left
    }

    /// A payment in a byte: two bits for each resource. No price asks more than 3 of one.
    #[inline]
    pub(crate) const fn code(self) -> u8 {
        let [a, b, c, d] = self.0;
        a & 3 | (b & 3) << 2 | (c & 3) << 4 | (d & 3) << 6
    }

    #[inline]
    pub(crate) const fn of_code(code: u8) -> Goods {
        Goods([code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6])
    }
}

/// A price: resources by name, and some of any sort.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Cost {
    /// By name.
    pub goods: Goods,
    /// Of any sort.
    pub any: u8,
}

impl Cost {
    /// Nothing to pay.
    pub const FREE: Cost = Cost { goods: Goods::NONE, any: 0 };

    /// How many resources in all.
    #[inline]
    pub fn sum(self) -> u32 {
        self.goods.sum() + u32::from(self.any)
    }

    /// Whether it can be paid with a discount.
    #[inline]
    pub fn payable(self, held: Goods, less: u8) -> bool {
        let due = self.sum().saturating_sub(less.into());
        due == 0 || self.usable(held) >= due
    }

    /// How much of the price these resources could cover.
    #[inline]
    fn usable(self, held: Goods) -> u32 {
        let named: u32 = held.0.iter().zip(self.goods.0).map(|(&have, n)| u32::from(have.min(n))).sum();
        named + (held.sum() - named).min(self.any.into())
    }

    /// Whether this payment settles the price with a discount: exactly what is due, nothing that is not asked for
    /// (BI-1.6).
    pub(crate) fn settled_by(self, paid: Goods, less: u8) -> bool {
        let due = self.sum().saturating_sub(less.into());
        paid.sum() == due && self.usable(paid) == due
    }

    /// Every way to pay from what is held: called once for each.
    pub(crate) fn each_payment(self, held: Goods, less: u8, mut each: impl FnMut(Goods)) {
        let due = self.sum().saturating_sub(less.into());
        let most = |at: usize| held.0[at].min(self.goods.0[at] + self.any).min(3).min(due as u8);
        for a in 0..=most(0) {
            for b in 0..=most(1) {
                for c in 0..=most(2) {
                    let part = u32::from(a) + u32::from(b) + u32::from(c);
                    let Some(d) = due.checked_sub(part).filter(|&d| d <= u32::from(most(3))) else {
                        continue;
                    };
                    let paid = Goods([a, b, c, d as u8]);
                    if self.usable(paid) == due {
                        each(paid);
                    }
                }
            }
        }
    }

    /// The only way to pay, if there is exactly one.
    pub(crate) fn only_payment(self, held: Goods, less: u8) -> Option<Goods> {
        let due = self.sum().saturating_sub(less.into());
        if due == 0 {
            return Some(Goods::NONE);
        }
        let (mut found, mut count) = (Goods::NONE, 0);
        self.each_payment(held, less, |paid| {
            found = paid;
            count += 1;
        });
        (count == 1).then_some(found)
    }
}
