//! A turn from the first card to the last (FO-3), the blocked row (FO-R3) and the end (FO-6.1).

use engawa_kernel::{Sink, Stage};

use crate::GrandBois;
use crate::action::{Ahead, Breach, Kind};
use crate::board::{Board, Laid, Phase};
use crate::cell::TowerColour;
use crate::data::Card;
use crate::event::Event;
use crate::place::{Place, Rotation};
use crate::scoring;

impl Board {
    /// The tower that may be put up on the card just laid, and where: only if the card shows a clearing and its
    /// player has a tower left (FO-5.5).
    pub fn tower_due(&self) -> Option<(TowerColour, Place)> {
        let at = self.last_laid()?.clearing()?;
        Some((self.next_tower(self.seat)?, at))
    }

    /// Whether the player whose turn it is may do this, and if not, why.
    pub(crate) fn allows(&self, kind: Kind) -> Result<(), Breach> {
        match (self.phase, kind) {
            (Phase::Place, Kind::Place { card, .. }) if !self.row.contains(&Some(card)) => {
                Err(Breach::NotInRow(card))
            }
            (Phase::Place, Kind::Place { card, rotation, at }) => self.placing(card, rotation, at).check(),
            (Phase::Confirm, Kind::Confirm)
            | (Phase::Tower, Kind::Tower | Kind::NoTower)
            | (Phase::Finish, Kind::Finish) => Ok(()),
            (Phase::Place, _) => Err(Breach::LayFirst),
            (_, Kind::Place { .. }) => Err(Breach::LaidAlready),
            (_, Kind::Confirm) => Err(Breach::ConfirmedAlready),
            (_, Kind::Finish) => Err(Breach::NothingToFinish),
            (Phase::Confirm, _) => Err(match self.last_laid().and_then(Laid::clearing) {
                None => Breach::NoClearing,
                Some(_) if self.next_tower(self.seat).is_none() => Breach::NoTowerLeft,
                Some(_) => Breach::ConfirmFirst,
            }),
            (_, Kind::Tower | Kind::NoTower) => Err(Breach::TowerDecided),
        }
    }

    /// Whether a sweep or the end after this turn makes something known. A sweep that turns up nothing but cards that
    /// were swept before does not: everybody knows their order.
    pub(crate) fn reveals_after_turn(&self, ahead: Ahead) -> bool {
        ahead.is_end() || (ahead == Ahead::Sweep && self.deck.loose() != 0)
    }

    /// Whether confirming makes something known: a card, or the clans if the game ends with it.
    pub(crate) fn confirming_reveals(&self) -> bool {
        // What is turned up does not change which cards are left, so this can be told beforehand.
        self.deck.loose() != 0 || (self.tower_due().is_none() && self.ahead().is_end())
    }
}

impl GrandBois {
    /// Lays a card of the open row (FO-3.2). Its place in the row stays empty until it is confirmed.
    pub(crate) fn lay<S: Sink<Event>>(
        &mut self,
        card: Card,
        rotation: Rotation,
        at: Place,
        stage: &mut Stage<'_, S>,
    ) {
        let board = &mut self.board;
        stage.tell(|| {
            let covered = board.placing(card, rotation, at).covered();
            Event::Laid { seat: board.seat, card, rotation, at, covered }
        });
        if let Some(slot) = board.row.iter().position(|&open| open == Some(card)) {
            board.row[slot] = None;
        }
        board.lay(card, rotation, at);
        board.phase = Phase::Confirm;
    }

    /// Turns up the next card (FO-3.3) and goes on to the tower or to the next turn (FO-3.5).
    pub(crate) fn confirm<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        stage.tell(|| Event::Confirmed { seat: self.board.seat });
        // The new card takes the place of the one taken (FO-3.6); with an empty deck the row shrinks.
        if let Some(slot) = self.board.row.iter().position(Option::is_none)
            && let Some(card) = self.turn_up(stage)
        {
            self.board.row[slot] = Some(card);
            let deck = self.board.deck.len() as u8;
            stage.tell(|| Event::TurnedUp { card, slot: slot as u8, deck });
        }
        // Only now, with the new card in view, the tower is decided (FO-R10).
        if self.board.tower_due().is_some() {
            self.board.phase = Phase::Tower;
        } else {
            self.end_turn(self.board.ahead(), stage);
        }
    }

    /// Puts up a tower or not (FO-5.1). That ends the turn, unless something is going to be revealed: then the player
    /// is asked once more, so that he can still take back.
    pub(crate) fn decide_tower<S: Sink<Event>>(&mut self, wanted: bool, stage: &mut Stage<'_, S>) {
        let seat = self.board.seat;
        match self.board.tower_due() {
            Some((colour, at)) if wanted => {
                self.board.put_tower(colour, at);
                stage.tell(|| Event::Tower { seat, colour, at });
            }
            _ => stage.tell(|| Event::NoTower { seat }),
        }
        let ahead = self.board.ahead();
        if self.board.reveals_after_turn(ahead) {
            self.board.phase = Phase::Finish;
        } else {
            self.end_turn(ahead, stage);
        }
    }

    /// Ends the turn: the next one begins, after a sweep if it must be, or the game is over.
    pub(crate) fn end_turn<S: Sink<Event>>(&mut self, ahead: Ahead, stage: &mut Stage<'_, S>) {
        stage.tell(|| Event::TurnEnded {
            seat: self.board.seat,
            turn: self.board.laid().len() as u8 - 1,
            standings: self.board.standings(),
        });
        if ahead.is_end() {
            return self.end(ahead, stage);
        }
        self.board.seat = self.board.seats.after(self.board.seat);
        self.board.phase = Phase::Place;
        while self.board.ahead() == Ahead::Sweep {
            self.sweep(stage);
        }
    }

    /// The blocked row goes under the deck, left first, and four cards are turned up (FO-R3 (b)).
    fn sweep<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        let everybody = self.board.seats.all();
        let under = self.board.row;
        for card in under.into_iter().flatten() {
            // There is room for all cards of the deck.
            let _ = self.board.deck.put_under(card.into(), everybody);
        }
        for slot in 0..4 {
            self.board.row[slot] = self.turn_up(stage);
        }
        let row = self.board.row;
        // While the deck is not empty the row has four cards.
        let four = |row: [Option<Card>; 4]| row.map(|card| card.unwrap_or(Card::START));
        stage.tell(|| Event::Swept { under: four(under), row: four(row) });
    }

    /// The top card of the deck.
    pub(crate) fn turn_up<S>(&mut self, stage: &mut Stage<'_, S>) -> Option<Card> {
        let everybody = self.board.seats.all();
        let number = self.board.deck.draw(&mut self.board.chance, everybody, stage)?;
        Card::new(number.into())
    }

    /// The clans are turned up and the chestnuts counted (FO-6.2).
    fn end<S: Sink<Event>>(&mut self, why: Ahead, stage: &mut Stage<'_, S>) {
        self.board.phase = Phase::Over;
        stage.tell(|| Event::Over { why });
        stage.open(&mut self.board.chance);
        for seat in self.board.seats.seats() {
            stage.tell(|| Event::Opened { seat, clans: self.hidden.clans[seat.index()] });
        }
        for seat in self.board.seats.seats() {
            stage.tell(|| Event::Scored {
                seat,
                lines: self.board.lines(seat, self.hidden.clans[seat.index()]),
            });
        }
        stage.tell(|| Event::Won { seats: scoring::outcome(self.sheets()).winners });
    }
}
