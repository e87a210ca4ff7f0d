//! The end of a turn with its refills, and the end of the game (HA-3.6, HA-7).

use engawa_kernel::{Seat, Sink, Stage};

use crate::board::{Board, Phase};
use crate::cell::each_bit;
use crate::{Card, Cause, Colour, Event, Harmonies, Space, Tokens};

/// With so few empty cells a board ends the game (HA-7.1).
const FEW_EMPTY_CELLS: u32 = 2;

impl Harmonies {
    /// Finishes the turn (HA-3.6).
    #[inline]
    pub(crate) fn finish<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        let board = &mut self.board;
        stage.tell(|| Event::Finished { seat: board.active });
        if !board.last_round
            && let Some(cause) = board.end_cause()
        {
            board.last_round = true;
            stage.tell(|| Event::LastRound { seat: board.active, cause });
        }
        if board.last_round && board.is_last_of_round() {
            board.phase = Phase::Over;
            stage.tell(|| Event::Ended);
            return;
        }
        if board.is_solo() {
            board.clear_spaces(stage);
        }
        board.fill_spaces(stage);
        if board.is_solo() && !board.card_taken && !board.deck.is_empty() {
            board.phase = Phase::Row;
            return;
        }
        board.fill_row(stage);
        self.begin_turn(self.board.seats.after(self.board.active), stage);
    }

    /// Begins a turn; in the first one of each player two spirits are looked at first (HA-3.1, HA-R3).
    #[inline]
    pub(crate) fn begin_turn<S: Sink<Event>>(&mut self, seat: Seat, stage: &mut Stage<'_, S>) {
        let board = &mut self.board;
        board.round += u8::from(seat == board.first);
        board.active = seat;
        board.phase = Phase::Turn;
        board.card_taken = false;
        stage.tell(|| Event::TurnBegan { seat, round: board.round });
        if board.options.spirits && board.round == 1 {
            self.offer_spirits(seat, stage);
        }
    }
}

impl Board {
    /// Whether finishing the turn now ends the game (HA-7.2).
    pub fn ends_now(&self) -> bool {
        self.is_last_of_round() && (self.last_round || self.end_cause().is_some())
    }

    /// Why the game would end if the turn were finished now (HA-7.1). Alone, the bag must be able to fill all three
    /// spaces (HA-R6).
    fn end_cause(&self) -> Option<Cause> {
        let needed = if self.is_solo() { Tokens::MOST * self.space_count() } else { Tokens::MOST };
        if self.acting().land().empty_cells().count_ones() <= FEW_EMPTY_CELLS {
            Some(Cause::BoardFull)
        } else if self.bag.len() < needed {
            Some(Cause::BagEmpty)
        } else {
            None
        }
    }

    /// Whether the active player is the last one before the first player.
    fn is_last_of_round(&self) -> bool {
        self.seats.after(self.active) == self.first
    }

    /// Every empty space gets three tokens from the bag.
    pub(crate) fn fill_spaces<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        self.emptied = None;
        let gaps = gaps(&self.spaces[..self.space_count()], |tokens| tokens.is_empty());
        for space in each_bit(gaps).filter_map(|place| Space::new(place as usize)) {
            let drawn: Option<[usize; Tokens::MOST]> = self.bag.draw_some(&mut self.chance, stage);
            let colours = drawn.into_iter().flatten().map(|kind| Colour::ALL[kind]);
            let tokens = colours.fold(Tokens::NONE, Tokens::with);
            self.spaces[space.index()] = tokens;
            stage.tell(|| Event::SpaceFilled { space, tokens });
        }
    }

    /// Every gap of the row gets a card; when the deck is used up the gap stays (HA-R4).
    pub(crate) fn fill_row<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        for place in each_bit(gaps(&self.row[..self.row_count()], Option::is_none)).map(|bit| bit as usize) {
            self.row[place] = self.deck.draw(&mut self.chance, self.seats.all(), stage).and_then(Card::new);
            if let Some(card) = self.row[place] {
                stage.tell(|| Event::CardDealt { card, place: place as u8 });
            }
        }
    }
}

/// The places that lack something, as bits. They are looked for all at once: which one it is nobody can guess, least
/// of all the processor.
#[inline]
fn gaps<T>(places: &[T], lacks: impl Fn(&T) -> bool) -> u32 {
    places.iter().rev().fold(0, |gaps, place| gaps << 1 | u32::from(lacks(place)))
}
