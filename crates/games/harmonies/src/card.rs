//! Taking an animal card (HA-3.3, HA-5).

use engawa_kernel::{Actions, Sink, Stage};

use crate::board::Board;
use crate::{Breach, Card, Event, Kind};

impl Board {
    /// Lists every card that can be taken.
    #[inline]
    pub(crate) fn list_cards(&self, out: &mut Actions) {
        if !self.card_taken && self.acting().has_room_for_card() {
            self.row_cards().for_each(|card| out.push(Kind::TakeCard { card }));
        }
    }

    /// Whether the card can be taken.
    pub(crate) fn check_take_card(&self, card: Card) -> Result<(), Breach> {
        if self.card_taken {
            Err(Breach::CardAlreadyTaken)
        } else if self.row_place(card).is_none() {
            Err(Breach::NotInRow)
        } else if !self.acting().has_room_for_card() {
            Err(Breach::NoRoomForCard)
        } else {
            Ok(())
        }
    }

    /// Takes a card; its place in the row stays empty until the turn is finished (HA-5.3).
    #[inline]
    pub(crate) fn take_card<S: Sink<Event>>(&mut self, card: Card, stage: &mut Stage<'_, S>) {
        self.row.iter_mut().filter(|place| **place == Some(card)).for_each(|place| *place = None);
        self.card_taken = true;
        self.acting_mut().take_card(card);
        stage.tell(|| Event::CardTaken { seat: self.active, card });
    }

    /// The place of the card in the row.
    pub(crate) fn row_place(&self, card: Card) -> Option<usize> {
        self.row.iter().position(|&other| other == Some(card))
    }
}
