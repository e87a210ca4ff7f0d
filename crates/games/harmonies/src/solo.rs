//! Playing alone: the row, and the suns (HA-9). Spaces, row and refill of other sizes are in `board.rs` and
//! `finish.rs`.

use engawa_kernel::{Actions, Sink, Stage};

use crate::board::Board;
use crate::{Breach, Card, Event, Kind, Side, SpiritRule, Tokens};

/// From so many points on one sun more (HA-9.3).
const SUNS_FROM: [i32; 8] = [40, 70, 90, 110, 130, 140, 150, 160];

/// The suns of a solo game by part (HA-9.3): for points, for the side, for the spirit that was kept at the start,
/// placed or not.
pub fn suns(points: i32, side: Side, spirit: Option<Card>) -> [(&'static str, i32); 3] {
    let for_points = SUNS_FROM.iter().filter(|&&from| points >= from).count() as i32;
    let for_side = i32::from(side == Side::A);
    let for_spirit = match spirit.map(Card::spirit) {
        None => 2,
        Some(Some(SpiritRule::Groups(..))) => 1,
        Some(_) => 0,
    };
    [("points", for_points), ("side", for_side), ("spirit", for_spirit)]
}

impl Board {
    /// Lists what can be done with the row (HA-9.1).
    pub(crate) fn list_row(&self, out: &mut Actions) {
        out.push(Kind::LeaveRow);
        self.row_cards().for_each(|card| out.push(Kind::SwapCard { card }));
    }

    /// Whether the card can be swapped.
    pub(crate) fn check_swap_card(&self, card: Card) -> Result<(), Breach> {
        self.row_place(card).map(|_| ()).ok_or(Breach::NotInRow)
    }

    /// Leaves the row as it is.
    pub(crate) fn leave_row<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        stage.tell(|| Event::RowLeft { seat: self.active });
    }

    /// Puts a card of the row out of the game and deals the top card of the deck in its place.
    pub(crate) fn swap_card<S: Sink<Event>>(&mut self, card: Card, stage: &mut Stage<'_, S>) {
        if let Some(place) = self.row_place(card) {
            self.row[place] = None;
            self.gone.cards |= card.set();
            stage.tell(|| Event::CardSwapped { seat: self.active, card });
            self.fill_row(stage);
        }
    }

    /// The tokens that were not taken leave the game (HA-9.1).
    pub(crate) fn clear_spaces<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        for (space, tokens) in self.each_space() {
            if !tokens.is_empty() {
                tokens.iter().for_each(|colour| self.gone.tokens[colour.index()] += 1);
                self.spaces[space.index()] = Tokens::NONE;
                stage.tell(|| Event::TokensLeft { space, tokens });
            }
        }
    }
}
