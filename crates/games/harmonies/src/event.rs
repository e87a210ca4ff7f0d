//! What happened, for the log, the animation and the history of points.

use engawa_kernel::{Seat, Secret, Story, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Card, Cell, Colour, Space, Tokens};

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A space of the central board got its three tokens.
    SpaceFilled {
        /// Which space.
        space: Space,
        /// What it holds now.
        tokens: Tokens,
    },
    /// A card came from the deck into the row.
    CardDealt {
        /// Which card.
        card: Card,
        /// Its place in the row, from 0.
        place: u8,
    },
    /// A turn begins.
    TurnBegan {
        /// Whose turn.
        seat: Seat,
        /// The number of the round, from 1.
        round: u8,
    },
    /// In the first turn a player looks at the two spirit cards (HA-10.2).
    SpiritsSeen {
        /// Who.
        seat: Seat,
        /// Which cards.
        cards: Secret<[Card; 2]>,
    },
    /// A player keeps a spirit card.
    SpiritKept {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
        /// The other card, which leaves the game unseen.
        refused: Secret<Card>,
    },
    /// A player took the tokens of a space.
    TokensTaken {
        /// Who.
        seat: Seat,
        /// Which space.
        space: Space,
        /// The three tokens.
        tokens: Tokens,
    },
    /// A player placed a token.
    TokenPlaced {
        /// Who.
        seat: Seat,
        /// Its colour.
        colour: Colour,
        /// Where.
        cell: Cell,
        /// The height of the pile now.
        height: u8,
    },
    /// A player took a card from the row.
    CardTaken {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A player placed a cube.
    CubePlaced {
        /// Who.
        seat: Seat,
        /// The card it came from.
        card: Card,
        /// Where.
        cell: Cell,
        /// How many cubes of the card are placed now.
        placed: u8,
        /// How many points the card is worth more than before; a spirit counts at the end.
        gain: u8,
        /// Whether it was the last cube: the card is finished and frees its place.
        finished: bool,
    },
    /// A player finished the turn.
    Finished {
        /// Who.
        seat: Seat,
    },
    /// The game ends with this round (HA-7.1).
    LastRound {
        /// Whose turn brought it about.
        seat: Seat,
        /// Why.
        cause: Cause,
    },
    /// Solo: the tokens that were left leave the game (HA-9.1).
    TokensLeft {
        /// The space they lay on.
        space: Space,
        /// Which tokens.
        tokens: Tokens,
    },
    /// Solo: the row stays as it is (HA-9.1).
    RowLeft {
        /// Who.
        seat: Seat,
    },
    /// Solo: a card of the row leaves the game (HA-9.1); the one in its place is told by `CardDealt`.
    CardSwapped {
        /// Who.
        seat: Seat,
        /// The card that goes.
        card: Card,
    },
    /// The game is over.
    Ended,
}

/// Why the game ends (HA-7.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// At most two cells of a player's board are empty.
    BoardFull,
    /// The bag does not hold what the refill needs.
    BagEmpty,
}

impl Story for Event {
    fn seen_by(&self, viewer: Viewer) -> Event {
        match self {
            Event::SpiritsSeen { seat, cards } => {
                Event::SpiritsSeen { seat: *seat, cards: cards.seen_by(viewer) }
            }
            Event::SpiritKept { seat, card, refused } => {
                Event::SpiritKept { seat: *seat, card: *card, refused: refused.seen_by(viewer) }
            }
            open => open.clone(),
        }
    }
}
