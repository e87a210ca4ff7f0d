//! What only some know (HA-10.2): spirit cards that were dealt and not kept, and those that were not dealt.

use engawa_kernel::Deck;

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
