//! What not everybody may see (BI-1.9): hands, own decks, the common decks, cards that somebody is looking at.
//!
//! What has not been drawn does not exist: an own deck is a set of cards, of which any may come. The common decks have tails of
//! cards that were put under them; who put one there knows it.

use engawa_kernel::{Chance, Deck, SeatSet, Stage};

use crate::data::{BitokuCard, Vision, Yokai};

/// The most cards that a common deck can have under it.
pub(crate) const TAIL: usize = 29;

open! {
    /// What not everybody may see.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(crate) struct Hidden {
        /// The hands, as bits.
        pub(crate) hands: [u64; 4],
        /// The own decks, as bits.
        pub(crate) decks: [u64; 4],
        /// Cards put off in this spring, as bits (BI-4.4).
        pub(crate) dropped: [u64; 4],
        /// Yokai, bitoku, visions.
        pub(crate) commons: [Deck<TAIL>; 3],
        /// The cards that somebody is looking at; [`NO_CARD`] where there is none.
        pub(crate) looked: [u8; 2],
    }
}

/// No card.
pub(crate) const NO_CARD: u8 = u8::MAX;

impl Hidden {
    /// Whole common decks, empty hands.
    pub(crate) fn new() -> Hidden {
        Hidden {
            hands: [0; 4],
            decks: [0; 4],
            dropped: [0; 4],
            commons: [Deck::of(Yokai::COMMON), Deck::of(BitokuCard::ALL), Deck::of(Vision::ALL)],
            looked: [NO_CARD; 2],
        }
    }

    /// All yokai of a player in hand, deck or put off.
    #[inline]
    pub(crate) fn held(&self, player: usize) -> u64 {
        self.hands[player] | self.decks[player] | self.dropped[player]
    }

    /// The cards looked at, as bits.
    pub(crate) fn looked_bits(&self) -> u64 {
        self.looked.iter().filter(|&&card| card != NO_CARD).fold(0, |cards, &card| cards | 1 << card)
    }
}

/// One of these cards, by chance; it leaves the set.
#[inline]
pub(crate) fn draw<S>(cards: &mut u64, chance: &mut Chance, stage: &mut Stage<'_, S>) -> Option<u8> {
    let mut deck = Deck::<0>::of(*cards);
    let card = deck.draw(chance, SeatSet::NONE, stage);
    *cards = deck.loose();
    card
}

/// So many of these cards, by chance; they leave the set.
pub(crate) fn draw_some<S>(cards: &mut u64, n: usize, chance: &mut Chance, stage: &mut Stage<'_, S>) -> u64 {
    (0..n).filter_map(|_| draw(cards, chance, stage)).fold(0, |drawn, card| drawn | 1 << card)
}

impl Hidden {
    /// In words of fixed width.
    pub(crate) fn feed(&self, digest: &mut engawa_kernel::Digest) {
        for cards in [self.hands, self.decks, self.dropped] {
            for own in cards {
                digest.word(own);
            }
        }
        for deck in &self.commons {
            digest.word(deck.loose());
            digest.word(deck.tail().len() as u64);
            deck.tail().iter().for_each(|settled| digest.word(settled.card.into()));
        }
        digest.bytes(&self.looked);
    }
}
