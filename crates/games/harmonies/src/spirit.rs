//! Keeping a nature's spirit in the first turn (HA-3.1, HA-10.2).

use engawa_kernel::{Actions, Seat, SeatSet, Secret, Sink, Stage};

use crate::board::Phase;
use crate::{Breach, Card, Event, Harmonies, Kind};

impl Harmonies {
    /// The player looks at two spirits. They were dealt at the start, but nobody has seen them: what has not been
    /// seen does not exist.
    pub(crate) fn offer_spirits<S: Sink<Event>>(&mut self, seat: Seat, stage: &mut Stage<'_, S>) {
        let (chance, everybody) = (&mut self.board.chance, self.board.seats.all());
        let mut draw = || self.hidden.spirits.draw(chance, everybody, stage).and_then(Card::new);
        let (Some(one), Some(other)) = (draw(), draw()) else { return };
        self.hidden.offered = Some([one, other]);
        self.board.phase = Phase::Spirit;
        stage.open(&mut self.board.chance);
        stage.tell(|| Event::SpiritsSeen { seat, cards: Secret::new(SeatSet::only(seat), [one, other]) });
    }

    /// Lists the two spirits.
    pub(crate) fn list_spirits(&self, out: &mut Actions) {
        self.hidden.offered.into_iter().flatten().for_each(|card| out.push(Kind::KeepSpirit { card }));
    }

    /// Whether this spirit can be kept.
    pub(crate) fn check_keep_spirit(&self, card: Card) -> Result<(), Breach> {
        if self.hidden.offered.is_some_and(|offered| offered.contains(&card)) {
            Ok(())
        } else {
            Err(Breach::NotDealt)
        }
    }

    /// Keeps a spirit; the other one leaves the game, known to its player alone. It shows a hidden card: final.
    pub(crate) fn keep_spirit<S: Sink<Event>>(&mut self, card: Card, stage: &mut Stage<'_, S>) {
        let Some([one, other]) = self.hidden.offered.take() else { return };
        let (seat, refused) = (self.board.active, if card == one { other } else { one });
        self.hidden.refused[seat.index()] = Some(refused);
        self.board.acting_mut().take_card(card);
        self.board.phase = Phase::Turn;
        stage.open(&mut self.board.chance);
        stage.tell(|| Event::SpiritKept { seat, card, refused: Secret::new(SeatSet::only(seat), refused) });
    }
}
