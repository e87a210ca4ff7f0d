//! What everybody may see (FO-9.1).

use engawa_kernel::{Chance, Deck, Digest, Seat, SeatCount};
use serde::{Deserialize, Serialize};

use crate::action::Ahead;
use crate::cell::{Cell, TowerColour};
use crate::data::Card;
use crate::forest::Forest;
use crate::hidden::Clans;
use crate::options::Options;
use crate::place::{CORNERS, Frame, Place, Rotation};
use crate::scoring::{self, Lines, Standing};

/// A card in the forest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// Which card.
    pub card: Card,
    /// How it is turned.
    pub rotation: Rotation,
    /// Where its top left cell lies.
    pub at: Place,
    /// The tower that was put on its clearing in the same turn.
    #[serde(default)]
    pub tower: Option<TowerColour>,
}

impl Laid {
    const START: Laid = Laid { card: Card::START, rotation: Rotation::NONE, at: Place::ORIGIN, tower: None };

    /// The cell of the table where a tower could stand: the clearing of the card (FO-5.1).
    pub fn clearing(&self) -> Option<Place> {
        let (right, down) = CORNERS[self.card.clearing(self.rotation)?];
        Some(Place::near(self.at.x() + right, self.at.y() + down))
    }
}

/// How far a turn is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A card is to be laid.
    Place,
    /// The card lies and can be confirmed.
    Confirm,
    /// The tower is to be decided.
    Tower,
    /// Everything is decided; what follows reveals something.
    Finish,
    /// The game is over.
    Over,
}

/// What everybody may see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "crate::view::BoardForm", into = "crate::view::BoardForm")]
pub struct Board {
    pub(crate) options: Options,
    pub(crate) seats: SeatCount,
    pub(crate) chance: Chance,
    pub(crate) first: Seat,
    pub(crate) seat: Seat,
    pub(crate) phase: Phase,
    pub(crate) row: [Option<Card>; 4],
    pub(crate) deck: Deck<36>,
    /// The cards of the forest in the order in which they were laid; the first one is the start card.
    laid: [Laid; Card::COUNT],
    count: u8,
    /// Where the tower of each colour stands.
    towers: [Option<Place>; 4],
    /// Derived from the cards laid.
    pub(crate) forest: Forest,
}

impl Board {
    /// The start card, before anything else (FO-2.1).
    pub(crate) fn start(options: Options, seats: SeatCount, first: Seat) -> Board {
        Board {
            options,
            seats,
            chance: Chance::default(),
            first,
            seat: first,
            phase: Phase::Place,
            row: [None; 4],
            deck: Deck::of(0),
            laid: [Laid::START; Card::COUNT],
            count: 1,
            towers: [None; 4],
            forest: Forest::start(),
        }
    }

    /// How the table wants to play.
    pub const fn options(&self) -> Options {
        self.options
    }

    /// How many play.
    pub const fn seats(&self) -> SeatCount {
        self.seats
    }

    /// Who had the first turn (FO-2.5).
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// Whose turn it is; nobody's when the game is over.
    pub fn turn(&self) -> Option<Seat> {
        (self.phase != Phase::Over).then_some(self.seat)
    }

    /// How far the turn is.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The cards of the forest in the order in which they were laid. The first one is the start card.
    pub fn laid(&self) -> &[Laid] {
        &self.laid[..self.count.into()]
    }

    /// The card that was laid last, if any was beside the start card.
    pub fn last_laid(&self) -> Option<&Laid> {
        self.laid()[1..].last()
    }

    /// Who laid the n-th card of [`laid`](Board::laid); nobody laid the start card.
    pub fn laid_by(&self, nth: usize) -> Option<Seat> {
        let turn = nth.checked_sub(1).filter(|_| nth < self.count.into())?;
        Seat::new((self.first.index() + turn) % self.seats.get())
    }

    /// What can be seen on a cell; [`Cell::GROUND`] where no forest is.
    pub const fn cell(&self, x: i32, y: i32) -> Cell {
        self.forest.cell(x, y)
    }

    /// The smallest rectangle that holds the forest.
    pub const fn frame(&self) -> Frame {
        self.forest.frame()
    }

    /// The open row; a place stays empty between laying and confirming, and when the deck is used up (FO-3.6).
    pub const fn row(&self) -> [Option<Card>; 4] {
        self.row
    }

    /// The deck: which cards are left, and the tail whose order everybody knows (FO-R3).
    pub const fn deck(&self) -> &Deck<36> {
        &self.deck
    }

    /// The towers of a player: one, or two in a game of two (FO-2.4, FO-8.5). He puts them up in this order.
    pub fn colours(&self, seat: Seat) -> &'static [TowerColour] {
        let each = if self.seats.get() == 2 { 2 } else { 1 };
        TowerColour::ALL.get(seat.index() * each..).and_then(|own| own.get(..each)).unwrap_or_default()
    }

    /// Whose tower has this colour; nobody's if the table has fewer players.
    pub fn owner(&self, colour: TowerColour) -> Option<Seat> {
        self.seats.seats().find(|&seat| self.colours(seat).contains(&colour))
    }

    /// Where the tower of this colour stands, if it was put up.
    pub const fn tower(&self, colour: TowerColour) -> Option<Place> {
        self.towers[colour.index()]
    }

    /// The tower that a player would put up next; `None` if none is left.
    pub fn next_tower(&self, seat: Seat) -> Option<TowerColour> {
        self.colours(seat).iter().copied().find(|&colour| self.tower(colour).is_none())
    }

    /// How many towers a player has not put up yet.
    pub fn towers_left(&self, seat: Seat) -> usize {
        self.colours(seat).iter().filter(|&&colour| self.tower(colour).is_none()).count()
    }

    /// How the five clans stand, in their order: what lines 1 and 2 would give (FO-9.2).
    pub fn standings(&self) -> [Standing; 5] {
        scoring::standings(self.forest.grid())
    }

    /// What a player with these clans would score now (FO-6.2).
    pub fn lines(&self, seat: Seat, clans: Clans) -> Lines {
        self.lines_with(&self.standings(), seat, clans)
    }

    /// The same, if it is known already how the clans stand.
    pub(crate) fn lines_with(&self, standings: &[Standing; 5], seat: Seat, clans: Clans) -> Lines {
        let towers = self.colours(seat).iter().filter_map(|&colour| self.tower(colour));
        scoring::lines(self.forest.grid(), standings, clans, towers)
    }

    /// What comes when the turn is over (FO-6.1, FO-R3).
    pub fn ahead(&self) -> Ahead {
        if self.row == [None; 4] {
            Ahead::LastCard
        } else if self.row.iter().flatten().any(|&card| self.fits(card)) {
            Ahead::Turn
        } else if cards(self.deck.cards()).any(|card| self.fits(card)) {
            Ahead::Sweep
        } else {
            Ahead::NothingFits
        }
    }

    /// Feeds the board to the hash of the position; what follows from the cards laid is left out.
    pub(crate) fn feed(&self, digest: &mut Digest) {
        let [options, seats] = [u64::from(self.options.expert), self.seats.get() as u64];
        let [first, seat] = [self.first, self.seat].map(|seat| seat.index() as u64);
        digest.word(options << 32 | seats << 24 | first << 16 | seat << 8 | self.phase as u64);
        digest.word(u64::from(self.chance.drawn()) << 32 | u64::from(self.chance.opened()));
        digest.bytes(&self.row.map(|card| card.map_or(0, Card::into)));
        digest.word(self.deck.loose());
        digest.word(self.deck.tail().len() as u64);
        self.deck.tail().iter().for_each(|settled| digest.word(settled.card.into()));
        digest.word(self.laid().len() as u64);
        for Laid { card, rotation, at, tower } in self.laid() {
            let tower = tower.map_or(0, |colour| colour.index() as u64 + 1);
            let lies = u64::from(at.code()) << 8 | rotation.quarters() as u64;
            digest.word(tower << 40 | lies << 8 | card.number() as u64);
        }
    }

    /// Puts a card on top of the forest (FO-4.2).
    pub(crate) fn lay(&mut self, card: Card, rotation: Rotation, at: Place) {
        self.laid[usize::from(self.count)] = Laid { card, rotation, at, tower: None };
        self.count += 1;
        self.forest.lay(card.cells(rotation), at);
    }

    /// Puts a tower on the card laid last (FO-5.1).
    pub(crate) fn put_tower(&mut self, colour: TowerColour, at: Place) {
        self.laid[usize::from(self.count) - 1].tower = Some(colour);
        self.towers[colour.index()] = Some(at);
        self.forest.put_tower(at, colour);
    }
}

/// The cards of a set of bits.
pub(crate) fn cards(set: u64) -> impl Iterator<Item = Card> {
    (0..Card::COUNT).filter(move |number| set >> number & 1 == 1).filter_map(Card::new)
}
