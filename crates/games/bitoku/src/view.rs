//! What one viewer may see, how it is read from JSON, and a whole position made from it (BI-1.9).

use arrayvec::ArrayVec;
use engawa_kernel::{Chance, Deck, Dice, SeatSet, Stage, Viewer};
use serde::{Deserialize, Serialize};

use crate::Bitoku;
use crate::board::{Board, Phase};
use crate::data::{BitokuCard, Vision, Yokai};
use crate::hidden::{Hidden, NO_CARD, TAIL, draw, draw_some};
use crate::place::Common;

/// The yokai of a player that only the player sees, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Own {
    /// In hand.
    pub hand: u64,
    /// In the own deck, in no order.
    pub deck: u64,
    /// Put off in this spring.
    pub dropped: u64,
}

/// A common deck as one viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckView {
    /// How many cards lie above those that were put under the deck.
    pub loose: u8,
    /// What was put under the deck, first to last: the card if the viewer knows it, and who knows it.
    pub tail: ArrayVec<(Option<u8>, SeatSet), TAIL>,
    /// Every card that lies somewhere the viewer cannot see: in the deck, in hands, or looked at, as bits.
    pub unseen: u64,
}

/// What one viewer may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "ViewForm")]
pub struct View {
    /// What everybody may see.
    pub board: Board,
    /// The yokai of every seat: the viewer's own; all when the game is over.
    pub own: ArrayVec<Option<Own>, 4>,
    /// Yokai, bitoku, visions.
    pub decks: [DeckView; 3],
    /// The cards that the viewer is looking at, by number.
    pub looked: Option<ArrayVec<u8, 2>>,
}

/// A view as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ViewForm {
    board: Board,
    own: ArrayVec<Option<Own>, 4>,
    decks: [DeckView; 3],
    looked: Option<ArrayVec<u8, 2>>,
}

impl TryFrom<ViewForm> for View {
    type Error = String;

    fn try_from(ViewForm { board, own, decks, looked }: ViewForm) -> Result<View, String> {
        let view = View { board, own, decks, looked };
        view.board.audit()?;
        view.check()?;
        // A position made of it must be one that can be played.
        let mut dice = Dice::new(&engawa_kernel::Seed::from_number(0));
        let world = Bitoku::dealt_from(&view, &mut dice);
        world.audit_position()?;
        Ok(view)
    }
}

/// The cards of a common deck.
const fn all(deck: Common) -> u64 {
    match deck {
        Common::Yokai => Yokai::COMMON,
        Common::Bitoku => BitokuCard::ALL,
        Common::Vision => Vision::ALL,
    }
}

impl View {
    /// How many cards of a deck lie where the viewer cannot see them, beside the loose ones.
    fn hidden_elsewhere(&self, deck: Common) -> usize {
        let tail = self.decks[deck.index()].tail.iter().filter(|(card, _)| card.is_none()).count();
        let looked = if self.looked.is_none() && self.board.looking() == Some(deck) {
            usize::from(self.board.looked)
        } else {
            0
        };
        let held = |(player, own): (usize, &Option<Own>)| match own {
            None => usize::from(self.board.players[player % 4].secret()),
            Some(_) => 0,
        };
        let secret = if deck == Common::Yokai { self.own.iter().enumerate().map(held).sum() } else { 0 };
        tail + looked + secret
    }

    /// Whether the parts fit together.
    fn check(&self) -> Result<(), String> {
        let say = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
        say(self.own.len() == self.board.seats.get(), "hands and seats are not equally many")?;
        for (player, own) in self.own.iter().enumerate() {
            let counts = &self.board.players[player];
            if let Some(Own { hand, deck, dropped }) = *own {
                let apart = hand & deck == 0 && (hand | deck) & dropped == 0;
                say(apart && (hand | deck | dropped) >> Yokai::COUNT == 0, "a yokai is there twice")?;
                say(counts.agrees(hand, deck, dropped), "a hand is not as large as it should be")?;
                say(counts.known & !(hand | deck | dropped) == 0, "a known yokai is missing")?;
            }
        }
        if let Some(looked) = &self.looked {
            say(looked.len() == usize::from(self.board.looked), "other cards are looked at")?;
        }
        for &deck in Common::ALL {
            let seen = &self.decks[deck.index()];
            let known = seen.tail.iter().filter_map(|(card, _)| *card);
            let looked = self.looked.iter().flatten().copied().filter(|_| self.board.looking() == Some(deck));
            let mut cards = seen.unseen;
            for card in known.chain(looked) {
                let bit = 1u64.checked_shl(card.into()).unwrap_or(0);
                say(bit & all(deck) != 0 && cards & bit == 0, "a card of a deck lies twice")?;
                cards |= bit;
            }
            say(cards & !all(deck) == 0, "a card lies in the wrong deck")?;
            let count = usize::from(seen.loose) + self.hidden_elsewhere(deck);
            say(seen.unseen.count_ones() as usize == count, "a deck is not as large as it should be")?;
        }
        Ok(())
    }
}

impl Board {
    /// The deck that somebody is looking at.
    pub(crate) fn looking(&self) -> Option<Common> {
        match self.pending().last()?.task {
            crate::Task::Looked(deck) => Some(deck),
            _ => None,
        }
    }
}

impl Bitoku {
    pub(crate) fn view_of(&self, viewer: Viewer) -> View {
        let over = self.board.phase == Phase::Over;
        let sees = |player: usize| over || matches!(viewer, Viewer::Seat(seat) if seat.index() == player);
        let own = |player: usize| {
            sees(player).then(|| Own {
                hand: self.hidden.hands[player],
                deck: self.hidden.decks[player],
                dropped: self.hidden.dropped[player],
            })
        };
        let looks = self.board.looking().filter(|_| !sees(self.board.active.into()));
        let decks = [Common::Yokai, Common::Bitoku, Common::Vision].map(|deck| {
            let cards = &self.hidden.commons[deck.index()];
            let mut unseen = cards.loose();
            let tail = cards.tail().iter().map(|settled| {
                let known = viewer.is_among(settled.known);
                if !known {
                    unseen |= 1 << settled.card;
                }
                (known.then_some(settled.card), settled.known)
            });
            let tail = tail.collect();
            if looks == Some(deck) {
                unseen |= self.hidden.looked_bits();
            }
            if deck == Common::Yokai {
                for player in (0..self.board.seats.get()).filter(|&player| !sees(player)) {
                    unseen |= self.hidden.held(player) & !self.board.players[player].known;
                }
            }
            DeckView { loose: cards.loose().count_ones() as u8, tail, unseen }
        });
        let looked = self
            .board
            .looking()
            .filter(|_| looks.is_none())
            .map(|_| self.hidden.looked.into_iter().filter(|&card| card != NO_CARD).collect());
        View { board: self.board, own: (0..self.board.seats.get()).map(own).collect(), decks, looked }
    }

    /// A whole position that looks like this: what the viewer cannot know is dealt anew.
    pub(crate) fn dealt_from(view: &View, dice: &mut Dice) -> Bitoku {
        let (mut chance, mut stage) = (Chance::default(), Stage::silent(dice));
        let board = view.board;
        let mut hidden = Hidden::new();
        for &deck in Common::ALL {
            let seen = &view.decks[deck.index()];
            let mut unseen = seen.unseen;
            let tail: ArrayVec<(u8, SeatSet), TAIL> = seen
                .tail
                .iter()
                .map(|&(card, known)| {
                    let card = card.or_else(|| draw(&mut unseen, &mut chance, &mut stage));
                    (card.unwrap_or(NO_CARD), known)
                })
                .collect();
            if board.looking() == Some(deck) {
                let mut looked = [NO_CARD; 2];
                for (at, place) in looked.iter_mut().enumerate().take(board.looked.into()) {
                    *place = match &view.looked {
                        Some(cards) => cards.get(at).copied().unwrap_or(NO_CARD),
                        None => draw(&mut unseen, &mut chance, &mut stage).unwrap_or(NO_CARD),
                    };
                }
                hidden.looked = looked;
            }
            if deck == Common::Yokai {
                for (player, own) in view.own.iter().enumerate() {
                    if let Some(own) = own {
                        (hidden.hands[player], hidden.decks[player], hidden.dropped[player]) =
                            (own.hand, own.deck, own.dropped);
                        continue;
                    }
                    let counts = &board.players[player];
                    let secret = draw_some(&mut unseen, counts.secret().into(), &mut chance, &mut stage);
                    let mut cards = counts.known | secret;
                    hidden.hands[player] = draw_some(&mut cards, counts.hand.into(), &mut chance, &mut stage);
                    hidden.dropped[player] =
                        draw_some(&mut cards, counts.dropped.into(), &mut chance, &mut stage);
                    hidden.decks[player] = cards;
                }
            }
            let mut cards = Deck::of(unseen);
            for (card, known) in tail {
                // The tail has room for every card of the deck.
                let _ = cards.put_under(card, known);
            }
            hidden.commons[deck.index()] = cards;
        }
        Bitoku { board, hidden }
    }
}
