//! Things that are drawn: a deck of distinct cards and a bag of equal pieces.
//!
//! What has not been drawn does not exist: a bag is counts, a deck is the set of cards that may come. Nothing in the
//! state tells the future, so there is nothing to leak and nothing to shuffle when a bot imagines the unknown.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{Chance, SeatSet, Stage};

/// A card whose place in the deck is fixed already.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settled {
    /// Which card.
    pub card: u8,
    /// Who knows that it lies there.
    pub known: SeatSet,
}

/// A face-down deck of up to 64 distinct cards, numbered 0 to 63.
///
/// Its upper part is a set: any of these cards may come next. Below it lies a tail of cards that were put under the
/// deck, in a fixed order, each with the seats that know it; they come when the set is used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "DeckForm<TAIL>")]
pub struct Deck<const TAIL: usize> {
    loose: u64,
    tail: Tail<TAIL>,
}

/// A deck as it is written.
#[derive(Deserialize)]
struct DeckForm<const TAIL: usize> {
    loose: u64,
    tail: Tail<TAIL>,
}

impl<const TAIL: usize> TryFrom<DeckForm<TAIL>> for Deck<TAIL> {
    type Error = &'static str;

    fn try_from(DeckForm { loose, tail }: DeckForm<TAIL>) -> Result<Deck<TAIL>, &'static str> {
        let mut cards = loose;
        for settled in tail.as_slice() {
            let card = 1u64.checked_shl(settled.card.into()).ok_or("a deck has no card beyond number 63")?;
            if cards & card != 0 {
                return Err("a card lies in the deck twice");
            }
            cards |= card;
        }
        Ok(Deck { loose, tail })
    }
}

/// `ArrayVec` is not `Copy`, and a state must stay a plain value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Tail<const N: usize> {
    cards: [Settled; N],
    len: u8,
}

impl<const N: usize> Tail<N> {
    const EMPTY: Tail<N> = Tail { cards: [Settled { card: 0, known: SeatSet::NONE }; N], len: 0 };

    fn as_slice(&self) -> &[Settled] {
        &self.cards[..self.len.into()]
    }
}

impl<const N: usize> Serialize for Tail<N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Tail<N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = ArrayVec::<Settled, N>::deserialize(deserializer)?;
        let mut tail = Tail::EMPTY;
        tail.cards[..cards.len()].copy_from_slice(&cards);
        tail.len = cards.len() as u8;
        Ok(tail)
    }
}

impl<const TAIL: usize> Deck<TAIL> {
    /// A shuffled deck of the cards whose bits are set.
    pub const fn of(cards: u64) -> Deck<TAIL> {
        Deck { loose: cards, tail: Tail::EMPTY }
    }

    /// How many cards lie in the deck.
    #[inline]
    pub const fn len(&self) -> usize {
        self.loose.count_ones() as usize + self.tail.len as usize
    }

    /// Whether the deck is used up.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.loose == 0 && self.tail.len == 0
    }

    /// The cards that may come next in any order.
    pub const fn loose(&self) -> u64 {
        self.loose
    }

    /// The cards that follow in this order when the others are used up.
    pub fn tail(&self) -> &[Settled] {
        self.tail.as_slice()
    }

    /// All cards of the deck, as a set.
    pub fn cards(&self) -> u64 {
        self.tail().iter().fold(self.loose, |cards, settled| cards | 1 << settled.card)
    }

    /// Draws the top card. Everybody who was not sure of it learns something: that closes taking back.
    #[inline]
    pub fn draw<S>(&mut self, chance: &mut Chance, everybody: SeatSet, stage: &mut Stage<S>) -> Option<u8> {
        if self.loose != 0 {
            let nth = stage.below(chance, self.loose.count_ones());
            let card = nth_bit(self.loose, nth);
            self.loose &= !(1 << card);
            return Some(card);
        }
        let top = *self.tail().first()?;
        self.tail.cards.copy_within(1.., 0);
        self.tail.len -= 1;
        if !top.known.contains_all(everybody) {
            chance.open();
        }
        Some(top.card)
    }

    /// Puts a card under the deck. Gives it back if the tail has no room.
    pub fn put_under(&mut self, card: u8, known: SeatSet) -> Result<(), u8> {
        let place = self.tail.cards.get_mut(usize::from(self.tail.len)).ok_or(card)?;
        *place = Settled { card, known };
        self.tail.len += 1;
        Ok(())
    }

    /// Mixes everything that these viewers do not know: their cards of the tail stay, all others change places with
    /// the loose ones.
    pub fn redeal<S>(&mut self, chance: &mut Chance, viewers: SeatSet, stage: &mut Stage<S>) {
        let unknown = |settled: &&mut Settled| viewers.is_empty() || !settled.known.contains_all(viewers);
        let len = usize::from(self.tail.len);
        for settled in self.tail.cards[..len].iter_mut().filter(unknown) {
            self.loose |= 1 << settled.card;
            let nth = stage.below(chance, self.loose.count_ones());
            settled.card = nth_bit(self.loose, nth);
            self.loose &= !(1 << settled.card);
        }
    }
}

/// The place of the n-th set bit, counted from 0.
#[inline]
fn nth_bit(mut bits: u64, mut n: u32) -> u8 {
    let mut base = 0;
    // Whole bytes first, then the few bits of the last one.
    loop {
        let ones = (bits as u8).count_ones();
        if n < ones {
            break;
        }
        n -= ones;
        bits >>= 8;
        base += 8;
    }
    for _ in 0..n {
        bits &= bits - 1;
    }
    base + bits.trailing_zeros() as u8
}

/// A bag of pieces of `K` kinds; pieces of one kind are equal. It has room for 255 pieces.
///
/// Kept are the running sums of the counts: then a piece is drawn by comparing its number with each of them, all at
/// once and without a branch for the processor to guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bag<const K: usize> {
    sums: [u8; K],
}

impl<const K: usize> Bag<K> {
    /// A bag with so many pieces of each kind.
    pub const fn of(counts: [u8; K]) -> Bag<K> {
        let mut sums = counts;
        let mut kind = 1;
        while kind < K {
            sums[kind] += sums[kind - 1];
            kind += 1;
        }
        Bag { sums }
    }

    /// How many pieces of each kind are in the bag.
    pub const fn counts(&self) -> [u8; K] {
        let mut counts = self.sums;
        let mut kind = 1;
        while kind < K {
            counts[kind] -= self.sums[kind - 1];
            kind += 1;
        }
        counts
    }

    /// How many pieces are in the bag.
    #[inline]
    pub const fn len(&self) -> usize {
        if K == 0 { 0 } else { self.sums[K - 1] as usize }
    }

    /// Whether the bag is empty.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Draws a piece, every one as likely as the others: its kind.
    #[inline]
    pub fn draw<S>(&mut self, chance: &mut Chance, stage: &mut Stage<S>) -> Option<usize> {
        self.draw_some(chance, stage).map(|[kind]| kind)
    }

    /// Draws up to four pieces with one word of chance, one after the other: their kinds. Nothing if the bag holds fewer.
    #[inline]
    pub fn draw_some<const M: usize, S>(
        &mut self,
        chance: &mut Chance,
        stage: &mut Stage<S>,
    ) -> Option<[usize; M]> {
        // 255 × 254 × 253 × 252 is the largest product that fits.
        const { assert!(M <= 4) };
        let len = self.len();
        if len < M {
            return None;
        }
        let bounds = core::array::from_fn(|drawn| (len - drawn) as u32);
        Some(stage.dice.below_each(chance, bounds).map(|nth| self.take(nth as u8)))
    }

    /// Takes the n-th piece: its kind.
    #[inline]
    fn take(&mut self, nth: u8) -> usize {
        let mut kind = 0;
        for sum in &mut self.sums {
            let beyond = *sum <= nth;
            kind += usize::from(beyond);
            *sum -= u8::from(!beyond);
        }
        kind
    }
}

impl<const K: usize> Serialize for Bag<K> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.counts()[..].serialize(serializer)
    }
}

impl<'de, const K: usize> Deserialize<'de> for Bag<K> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = ArrayVec::<u8, K>::deserialize(deserializer)?;
        let counts = counts.into_inner().map_err(|_| serde::de::Error::custom("a bag lacks a kind"))?;
        let sum = counts.iter().try_fold(0u8, |sum, &count| sum.checked_add(count));
        sum.map(|_| Bag::of(counts)).ok_or_else(|| serde::de::Error::custom("a bag holds at most 255 pieces"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Dice, Seat, SeatCount, Seed};

    #[test]
    fn a_deck_gives_every_card_once_then_its_tail_in_order() {
        let mut dice = Dice::new(&Seed::from_number(1));
        let (mut stage, mut chance) = (Stage::silent(&mut dice), Chance::default());
        let all = SeatCount::new(2).unwrap().all();
        let mut deck = Deck::<4>::of(0b1011_0110);
        deck.put_under(40, all).unwrap();
        deck.put_under(3, SeatSet::only(Seat::new(1).unwrap())).unwrap();
        assert_eq!((deck.len(), deck.cards()), (7, 0b1011_1110 | 1 << 40));
        let mut drawn = Vec::new();
        while let Some(card) = deck.draw(&mut chance, all, &mut stage) {
            drawn.push(card);
        }
        assert_eq!(drawn[5..], [40, 3]);
        drawn.sort_unstable();
        assert_eq!(drawn, [1, 2, 3, 4, 5, 7, 40]);
        assert_eq!(chance.opened(), 1, "card 40 was known to all, card 3 only to one seat");
        assert!(deck.is_empty());
    }

    #[test]
    fn redealing_keeps_what_a_seat_knows() {
        let mut dice = Dice::new(&Seed::from_number(4));
        let (mut stage, mut chance) = (Stage::silent(&mut dice), Chance::default());
        let [a, b] = [0, 1].map(|n| SeatSet::only(Seat::new(n).unwrap()));
        let mut seen = 0u64;
        for _ in 0..200 {
            let mut deck = Deck::<2>::of(0xff);
            deck.put_under(20, a).unwrap();
            deck.put_under(21, b).unwrap();
            let cards = deck.cards();
            deck.redeal(&mut chance, a, &mut stage);
            assert_eq!((deck.tail()[0].card, deck.cards()), (20, cards));
            seen |= 1 << deck.tail()[1].card;
        }
        assert_eq!(seen, 0xff | 1 << 21, "any card may lie where the seat knows nothing");
    }

    #[test]
    fn a_deck_is_read_as_it_is_written_and_only_if_it_can_be() {
        let mut deck = Deck::<2>::of(0b11);
        deck.put_under(9, SeatSet::NONE).unwrap();
        let text = serde_json::to_string(&deck).unwrap();
        assert_eq!(serde_json::from_str::<Deck<2>>(&text).ok(), Some(deck));
        for damaged in [text.replace('9', "1"), text.replace('9', "64"), text.replace('9', "255")] {
            assert!(serde_json::from_str::<Deck<2>>(&damaged).is_err(), "{damaged}");
        }
    }

    #[test]
    fn a_full_tail_gives_the_card_back() {
        let mut deck = Deck::<1>::of(0);
        assert_eq!(deck.put_under(1, SeatSet::NONE), Ok(()));
        assert_eq!(deck.put_under(2, SeatSet::NONE), Err(2));
    }

    #[test]
    fn every_bit_is_found() {
        let bits: u64 = 0x8100_0010_0420_0003;
        let places: Vec<_> = (0..bits.count_ones()).map(|n| nth_bit(bits, n)).collect();
        assert_eq!(places, [0, 1, 21, 26, 36, 56, 63]);
    }

    #[test]
    fn a_bag_gives_all_its_pieces_fairly() {
        let mut dice = Dice::new(&Seed::from_number(3));
        let (mut stage, mut chance) = (Stage::silent(&mut dice), Chance::default());
        let mut first = [0u32; 3];
        for _ in 0..6_000 {
            let mut bag = Bag::of([1, 0, 2]);
            first[bag.draw(&mut chance, &mut stage).unwrap()] += 1;
            assert_eq!(bag.draw_some::<3, _>(&mut chance, &mut stage), None, "two are left");
            let mut left = bag.draw_some::<2, _>(&mut chance, &mut stage).unwrap();
            left.sort_unstable();
            assert!(bag.is_empty() && left[1] == 2 && bag.draw(&mut chance, &mut stage).is_none());
        }
        let mut bag = Bag::of([3, 0, 5, 7]);
        let mut left = [3, 0, 5, 7];
        while let Some(kind) = bag.draw(&mut chance, &mut stage) {
            left[kind] -= 1;
            assert_eq!((bag.counts(), bag.len()), (left, left.iter().map(|&n| usize::from(n)).sum()));
        }
        assert_eq!(left, [0; 4]);
        assert!((1_850..2_150).contains(&first[0]) && first[1] == 0, "{first:?}");
    }
}
