//! Cards that are drawn: the own yokai deck (BI-4.2), the common decks of yokai and bitoku (BI-1.8), the visions (BI-13).

use arrayvec::ArrayVec;
use engawa_kernel::{Seat, SeatSet, Secret, Sink, Stage, bits};

use crate::data::{BitokuCard, Vision, Yokai};
use crate::hidden::{NO_CARD, draw};
use crate::place::{Common, Virtue};
use crate::{Bitoku, Event, Source, Step, Task};

/// The seat of a player, as a set.
fn only(player: usize) -> SeatSet {
    Seat::new(player).map_or(SeatSet::NONE, SeatSet::only)
}

impl Bitoku {
    /// Draws yokai from an own deck; an empty one is made anew from the discard pile (BI-4.2).
    pub(crate) fn draw_own<S: Sink<Event>>(&mut self, player: usize, n: u8, stage: &mut Stage<'_, S>) {
        let mut cards = ArrayVec::<Yokai, 4>::new();
        for _ in 0..n {
            if self.hidden.decks[player] == 0 {
                let own = &mut self.board.players[player];
                if own.discard == 0 {
                    break;
                }
                self.hidden.decks[player] = own.discard;
                own.known |= own.discard;
                own.deck = own.discard.count_ones() as u8;
                own.discard = 0;
                stage.tell(|| Event::Reshuffled { who: self.board.who(player) });
            }
            let card = draw(&mut self.hidden.decks[player], &mut self.board.chance, stage);
            let Some(card) = card.and_then(|card| Yokai::new(card.into())) else { break };
            self.hidden.hands[player] |= card.bit();
            self.board.players[player].deck -= 1;
            self.board.players[player].hand += 1;
            let _ = cards.try_push(card);
        }
        if !cards.is_empty() {
            stage.tell(|| Event::Drew {
                who: self.board.who(player),
                n: cards.len() as u8,
                cards: Secret::new(only(player), cards),
            });
        }
    }

    /// How many cards a common deck could still give.
    pub(crate) fn common_len(&self, deck: Common) -> usize {
        let discard = self.board.discards.get(deck.index()).map_or(0, |cards| cards.count_ones() as usize);
        self.hidden.commons[deck.index()].len() + discard
    }

    /// The top card of a common deck; an empty one is made anew from its discard pile (BI-1.8, BI-15.6).
    pub(crate) fn draw_common<S>(&mut self, deck: Common, stage: &mut Stage<'_, S>) -> Option<u8> {
        let at = deck.index();
        if self.hidden.commons[at].is_empty() {
            let discard = self.board.discards.get_mut(at)?;
            self.hidden.commons[at] = engawa_kernel::Deck::of(core::mem::take(discard));
        }
        // What lies in the deck is not known to all: whatever comes of it is news.
        stage.open(&mut self.board.chance);
        let everybody = self.board.seats.all();
        self.hidden.commons[at].draw(&mut self.board.chance, everybody, stage)
    }

    /// Looks at two cards, fewer if there are not as many (BI-1.8, BI-13.1, BI-13.4).
    pub(crate) fn look<S: Sink<Event>>(&mut self, deck: Common, source: Source, stage: &mut Stage<'_, S>) {
        let me = usize::from(self.board.active);
        let mut cards = ArrayVec::<u8, 2>::new();
        self.hidden.looked = [NO_CARD; 2];
        for place in 0..2 {
            if let Some(card) = self.draw_common(deck, stage) {
                self.hidden.looked[place] = card;
                cards.push(card);
            }
        }
        self.board.looked = cards.len() as u8;
        if cards.is_empty() {
            if deck == Common::Vision {
                self.board.stack.push(Step { task: Task::Gain(0b1111, 1), source });
            }
            return;
        }
        stage.tell(|| Event::Looked { who: self.board.active(), deck, cards: Secret::new(only(me), cards) });
        self.board.stack.push(Step { task: Task::Looked(deck), source });
    }

    /// Puts the cards looked at under the deck in the order drawn, apart from the one that is kept (BI-1.8, BI-13.4).
    fn put_back(&mut self, deck: Common, kept: u8) {
        let known = only(self.board.active.into());
        for card in core::mem::replace(&mut self.hidden.looked, [NO_CARD; 2]) {
            if card != NO_CARD && card != kept {
                // The tail has room for every card of the deck.
                let _ = self.hidden.commons[deck.index()].put_under(card, known);
            }
        }
        self.board.looked = 0;
        self.board.stack.pop();
    }

    /// A yokai looked at goes to the hand, unseen by the others (BI-1.8).
    pub(crate) fn choose_yokai<S: Sink<Event>>(&mut self, card: Yokai, stage: &mut Stage<'_, S>) {
        let me = usize::from(self.board.active);
        self.put_back(Common::Yokai, card.into());
        self.hidden.hands[me] |= card.bit();
        self.board.me_mut().hand += 1;
        stage.tell(|| Event::YokaiChosen { who: self.board.active(), card: Secret::new(only(me), card) });
    }

    /// A bitoku looked at joins the own path (BI-1.8).
    pub(crate) fn choose_bitoku<S: Sink<Event>>(&mut self, virtue: Virtue, stage: &mut Stage<'_, S>) {
        let fits = |card: &BitokuCard| card.virtue() == virtue;
        let looked = self.hidden.looked.into_iter().filter_map(|card| BitokuCard::new(card.into()));
        if let Some(card) = { looked }.find(fits) {
            self.put_back(Common::Bitoku, card.into());
            // What joins the path becomes public.
            stage.open(&mut self.board.chance);
            self.add_bitoku(card, stage);
        }
    }

    /// A bitoku at the right end of the own path (BI-9.6).
    pub(crate) fn add_bitoku<S: Sink<Event>>(&mut self, card: BitokuCard, stage: &mut Stage<'_, S>) {
        self.board.me_mut().path.push(card);
        stage.tell(|| Event::BitokuTaken { who: self.board.active(), card });
    }

    /// A vision looked at is kept face up (BI-13.1).
    pub(crate) fn choose_vision<S: Sink<Event>>(&mut self, card: Vision, stage: &mut Stage<'_, S>) {
        self.put_back(Common::Vision, card.into());
        // What is kept becomes public.
        stage.open(&mut self.board.chance);
        self.board.me_mut().visions |= card.bit() as u32;
        stage.tell(|| Event::VisionTaken { who: self.board.active(), card });
    }

    /// Nothing of what was looked at is taken.
    pub(crate) fn leave<S: Sink<Event>>(&mut self, deck: Common, stage: &mut Stage<'_, S>) {
        self.put_back(deck, NO_CARD);
        stage.tell(|| Event::Left { who: self.board.active(), deck });
    }

    /// Whether a card is among those looked at.
    pub(crate) fn is_looked(&self, card: u8) -> bool {
        card != NO_CARD && self.hidden.looked.contains(&card)
    }

    /// The types of the bitoku looked at, as bits.
    pub(crate) fn looked_virtues(&self) -> u8 {
        bits(self.hidden.looked_bits())
            .filter_map(BitokuCard::new)
            .fold(0, |types, card| types | 1 << card.virtue().index())
    }
}
