//! What everybody may see (HA-10.1): the whole table but the spirit cards that were dealt and not kept.

use engawa_kernel::{Bag, Census, Chance, Deck, Digest, Outcome, Seat, SeatCount, SeatSet, Sheet};
use serde::{Deserialize, Serialize};

use crate::player::Player;
use crate::{Card, Colour, Options, Space, TokenStep, Tokens};
use crate::{scoring, solo};

/// The most who can play.
pub(crate) const MOST_SEATS: usize = 4;
/// The most cards in the row (HA-2.1).
pub(crate) const MOST_ROW: usize = 5;

/// What everybody may see. In JSON every pile, card and token by name; see `view.rs`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    pub(crate) options: Options,
    pub(crate) seats: SeatCount,
    pub(crate) chance: Chance,
    /// Who began (HA-2.3).
    pub(crate) first: Seat,
    /// Whose turn it is, or was when the game ended.
    pub(crate) active: Seat,
    /// Counted from 1.
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// The end was triggered (HA-7.1).
    pub(crate) last_round: bool,
    /// The space that was emptied in this turn.
    pub(crate) emptied: Option<Space>,
    /// Taken in this turn and not yet placed.
    pub(crate) hand: Tokens,
    /// A card was taken in this turn.
    pub(crate) card_taken: bool,
    pub(crate) spaces: [Tokens; Space::MOST],
    pub(crate) row: [Option<Card>; MOST_ROW],
    pub(crate) bag: Bag<6>,
    /// The animals that are still to come; the order does not exist yet.
    pub(crate) deck: Deck<0>,
    pub(crate) gone: Gone,
    pub(crate) players: [Player; MOST_SEATS],
}

/// What has left a solo game (HA-9.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Gone {
    /// By colour.
    pub(crate) tokens: [u8; 6],
    /// A set of cards.
    pub(crate) cards: u64,
}

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The active player keeps a spirit (HA-3.1).
    Spirit,
    /// The active player plays the turn (HA-3.5).
    Turn,
    /// Solo: the player decides on the row (HA-9.1).
    Row,
    /// The game is over.
    Over,
}

impl Board {
    /// How the table plays.
    pub const fn options(&self) -> Options {
        self.options
    }

    /// How many play.
    pub const fn seats(&self) -> SeatCount {
        self.seats
    }

    /// Who began the game (HA-2.3).
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// Whose turn it is, or was when the game ended.
    pub const fn active(&self) -> Seat {
        self.active
    }

    /// The number of the round, from 1.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// What is being decided.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether the game ends with this round (HA-7.1).
    pub const fn is_last_round(&self) -> bool {
        self.last_round
    }

    /// What lies before a player; nothing if nobody sits there.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players().get(seat.index())
    }

    /// What lies before each player, by seat.
    pub fn players(&self) -> &[Player] {
        &self.players[..self.seats.get().min(MOST_SEATS)]
    }

    /// The spaces of the central board; one is empty after its tokens were taken.
    pub fn spaces(&self) -> &[Tokens] {
        &self.spaces[..self.space_count()]
    }

    /// The row of cards; a place is empty after its card was taken, or when the deck is used up (HA-R4).
    pub fn row(&self) -> &[Option<Card>] {
        &self.row[..self.row_count()]
    }

    /// The tokens in the bag by colour: they follow by subtraction (HA-10.1).
    pub const fn bag(&self) -> &[u8; 6] {
        self.bag.counts()
    }

    /// How many cards are in the deck.
    pub const fn deck_len(&self) -> usize {
        self.deck.len()
    }

    /// The cards that are still in the deck, by number: they follow by subtraction.
    pub fn deck(&self) -> impl Iterator<Item = Card> {
        each_card(self.deck.loose())
    }

    /// The tokens that the active player has taken and not yet placed.
    pub const fn hand(&self) -> Tokens {
        self.hand
    }

    /// The space that was emptied in this turn.
    pub const fn emptied(&self) -> Option<Space> {
        self.emptied
    }

    /// Whether the active player took a card in this turn.
    pub const fn card_taken(&self) -> bool {
        self.card_taken
    }

    /// How far the tokens of this turn are (HA-3.2).
    pub const fn token_step(&self) -> TokenStep {
        match (self.emptied, self.hand.len()) {
            (None, _) => TokenStep::Take,
            (Some(_), 0) => TokenStep::Done,
            (Some(_), left) => TokenStep::Place(left as u8),
        }
    }

    /// Whether the active player may take a card of the row now (HA-3.3, HA-5.3).
    pub fn may_take_card(&self) -> bool {
        self.phase == Phase::Turn
            && !self.card_taken
            && self.acting().has_room_for_card()
            && self.row.iter().any(Option::is_some)
    }

    /// The tokens that have left a solo game, by colour (HA-9.1).
    pub const fn tokens_gone(&self) -> &[u8; 6] {
        &self.gone.tokens
    }

    /// The cards that have left a solo game, by number (HA-9.1).
    pub fn cards_gone(&self) -> impl Iterator<Item = Card> {
        each_card(self.gone.cards)
    }

    /// Whether one plays alone (HA-9).
    #[inline]
    pub const fn is_solo(&self) -> bool {
        self.seats.get() == 1
    }

    /// The spaces of the central board (HA-1.3).
    pub(crate) const fn space_count(&self) -> usize {
        if self.is_solo() { 3 } else { Space::MOST }
    }

    /// The places of the row (HA-2.1, HA-9.1).
    pub(crate) const fn row_count(&self) -> usize {
        if self.is_solo() { 3 } else { MOST_ROW }
    }

    /// What lies before the active player.
    #[inline]
    pub(crate) fn acting(&self) -> &Player {
        &self.players[self.active.index() % MOST_SEATS]
    }

    /// What lies before the active player, to change it.
    #[inline]
    pub(crate) fn acting_mut(&mut self) -> &mut Player {
        &mut self.players[self.active.index() % MOST_SEATS]
    }

    /// The cards of the row, gaps left out.
    #[inline]
    pub(crate) fn row_cards(&self) -> impl Iterator<Item = Card> {
        self.row.into_iter().flatten()
    }
}

impl Board {
    /// The points of a player as they would be counted now.
    pub fn sheet(&self, seat: Seat) -> Option<Sheet> {
        let player = self.player(seat)?;
        let placed = player.placed_of_each();
        Some(Sheet::new(&scoring::score(player.land(), &placed), &[scoring::animal_cubes(&placed)]))
    }

    /// How the game would end now: winners among several, suns alone (HA-8.9, HA-9.3).
    pub(crate) fn result(&self) -> Outcome {
        let mut outcome = scoring::ranking(self.seats.seats().filter_map(|seat| self.sheet(seat)).collect());
        if self.is_solo() {
            outcome.winners = SeatSet::NONE;
            let points = outcome.sheets.iter().map(Sheet::total).sum();
            let spirit = self.acting().spirit();
            outcome.rating = solo::suns(points, self.options.side, spirit)
                .map(|(part, suns)| (part.into(), suns))
                .into_iter()
                .collect();
        }
        outcome
    }

    pub(crate) fn census(&self, census: &mut Census) {
        for colour in Colour::ALL {
            let lying = |tokens: &Tokens| tokens.count(colour) as u32;
            let loose: u32 = self.spaces.iter().chain([&self.hand]).map(lying).sum();
            let [bag, gone] =
                [self.bag(), self.tokens_gone()].map(|counts| u32::from(counts[colour.index()]));
            census.add("token", colour.index() as u32, loose + bag + gone);
        }
        census.add_each("card", self.deck.cards() | self.gone.cards);
        self.row_cards().for_each(|card| census.add("card", card.id().into(), 1));
        for player in self.players() {
            let tokens = player.piles().flat_map(|(_, pile)| pile.tokens().to_vec());
            tokens.for_each(|colour| census.add("token", colour.index() as u32, 1));
            player.placed().for_each(|(card, _)| census.add("card", card.id().into(), 1));
        }
    }

    /// In words of fixed width, what is derived left out.
    pub(crate) fn feed(&self, digest: &mut Digest) {
        let [drawn, opened] = [self.chance.drawn(), self.chance.opened()].map(u64::from);
        digest.word(drawn << 32 | opened);
        digest.bytes(&[
            self.options.side as u8,
            self.options.spirits.into(),
            self.seats.into(),
            self.first.into(),
            self.active.into(),
            self.round,
            self.phase as u8,
            self.last_round.into(),
            self.card_taken.into(),
            self.emptied.map_or(u8::MAX, u8::from),
        ]);
        self.spaces.iter().chain([&self.hand]).for_each(|tokens| digest.word(tokens.bits().into()));
        digest.bytes(&self.row.map(|card| card.map_or(0, Card::id)));
        digest.bytes(self.bag());
        digest.bytes(self.tokens_gone());
        digest.word(self.deck.loose());
        digest.word(self.gone.cards);
        self.players().iter().for_each(|player| player.feed(digest));
    }
}

/// The cards of a set, by number.
pub(crate) fn each_card(set: u64) -> impl Iterator<Item = Card> {
    Card::all().filter(move |card| set & card.set() != 0)
}
