//! What only some know (HA-10.2): spirit cards that were dealt and not kept, and those that were not dealt.

use engawa_kernel::{Census, Deck, Digest};

use crate::Card;
use crate::board::MOST_SEATS;

/// What only some know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hidden {
    /// Spirits that nobody has seen.
    pub(crate) spirits: Deck<0>,
    /// The two cards that the active player looks at in the first turn.
    pub(crate) offered: Option<[Card; 2]>,
    /// What each player refused and alone has seen.
    pub(crate) refused: [Option<Card>; MOST_SEATS],
}

impl Hidden {
    fn in_hands(&self) -> impl Iterator<Item = Card> {
        self.offered.into_iter().flatten().chain(self.refused.into_iter().flatten())
    }

    pub(crate) fn census(&self, census: &mut Census) {
        census.add_each("card", self.spirits.cards());
        self.in_hands().for_each(|card| census.add("card", card.id().into(), 1));
    }

    pub(crate) fn feed(&self, digest: &mut Digest) {
        digest.word(self.spirits.loose());
        let number = |card: Option<Card>| card.map_or(0, Card::id);
        let [one, other] = self.offered.map_or([0; 2], |cards| cards.map(Card::id));
        let [a, b, c, d] = self.refused.map(number);
        digest.bytes(&[one, other, a, b, c, d]);
    }
}
