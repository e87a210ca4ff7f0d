//! The 37 forest cards (FO-1.1), from `data/cards.txt`.

use serde::{Deserialize, Serialize};

use crate::cell::Cell;
use crate::place::Rotation;

// `PRINTED`: the cells of all cards by number, clockwise from the top left. `data/cards.txt` alone decides how many
// there are of each face (FO-1.3).
include!(concat!(env!("OUT_DIR"), "/box.rs"));

/// The deck: cards 1 to 36 as a set of bits (FO-2.2).
pub(crate) const DECK: u64 = (1 << Card::COUNT) - 2;

/// A forest card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

impl Card {
    /// How many cards there are.
    pub const COUNT: usize = 37;
    /// The start card, which is never in the deck.
    pub const START: Card = Card(0);

    /// The card with this number, 0 to 36.
    pub const fn new(number: usize) -> Option<Card> {
        if number < Card::COUNT { Some(Card(number as u8)) } else { None }
    }

    /// The number of the card.
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The cells of the card lying like this, clockwise from the top left.
    #[inline]
    pub const fn cells(self, rotation: Rotation) -> [Cell; 4] {
        TURNED[self.number()][rotation.quarters()]
    }

    /// The corner where the card, lying like this, shows a clearing: at most one (FO-5.3). The start card has more;
    /// none of them ever carries a tower (FO-R11).
    pub fn clearing(self, rotation: Rotation) -> Option<usize> {
        self.cells(rotation).iter().position(|&cell| cell == Cell::CLEARING)
    }
}

impl TryFrom<u8> for Card {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Card, &'static str> {
        Card::new(number.into()).ok_or("there are 37 cards, 0 to 36")
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}

/// The cells of every card in every rotation. A quarter turn clockwise moves every cell to the next corner.
static TURNED: [[[Cell; 4]; 4]; Card::COUNT] = turned();

const fn turned() -> [[[Cell; 4]; 4]; Card::COUNT] {
    let mut table = [[[Cell::GROUND; 4]; 4]; Card::COUNT];
    let mut at = 0;
    while at < Card::COUNT * 16 {
        let (card, rotation, corner) = (at / 16, at / 4 % 4, at % 4);
        table[card][rotation][(corner + rotation) % 4] = Cell(PRINTED[card][corner]);
        at += 1;
    }
    table
}
