//! A whole tiny game, to read before writing one.
//!
//! *High card*: everybody holds a hidden card of a deck numbered 0 to 15. Once around the table each player keeps it
//! or lays it down openly and draws another. Then all cards are opened, and the highest wins.
//!
//! It has everything a large game has: options, hidden cards, a deck, a decision that reveals, one that can be taken
//! back until its player finishes, a view for each seat and a redeal of what a seat cannot know.
//!
//! ```
//! use engawa_kernel::example::{HighCard, Kind};
//! use engawa_kernel::{Rules, SeatCount, Seed, Setup, Silent, Timeline};
//!
//! let seats = SeatCount::new(3).unwrap();
//! let setup = Setup { options: Default::default(), seats, seed: Seed::from_number(1) };
//! let mut game = Timeline::<HighCard>::start(setup, Silent);
//! while let Some(seat) = game.now().deciders().first() {
//!     let kind = if game.now().check(seat, Kind::Keep.into()).is_ok() { Kind::Keep } else { Kind::Finish };
//!     game.act(seat, kind.into(), Silent).unwrap();
//! }
//! assert_eq!(game.len(), 4, "three players keep, the last one then finishes");
//! assert_eq!(game.now().outcome().unwrap().winners.len(), 1);
//! ```

use core::ops::RangeInclusive;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{
    Action, Actions, Breach, Census, Chance, Component, Deck, Dice, Digest, Game, OptionSpec, Options,
    Outcome, Rules, Seat, SeatCount, SeatSet, Sheet, Sink, Stage, Story, Viewer,
};

/// The cards of the box.
const CARDS: u64 = 0xffff;

/// How the table wants to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct HighCardOptions {
    /// The lowest card wins instead.
    pub low: bool,
}

impl Options for HighCardOptions {
    const SPECS: &'static [OptionSpec] = &[OptionSpec { key: "low", values: &["off", "on"], seats: 2..=4 }];

    fn get(&self, _: usize) -> usize {
        self.low.into()
    }

    fn set(&mut self, _: usize, value: usize) {
        self.low = value == 1;
    }
}

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Keep the card.
    Keep,
    /// Lay it down openly and draw another.
    Swap,
    /// The last player has thought it over: open all cards.
    Finish,
}

impl From<Kind> for Action {
    fn from(kind: Kind) -> Action {
        Action(kind as u32)
    }
}

/// Why something cannot be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HighCardBreach {
    /// There is nothing to finish yet, or nothing else than finishing is left.
    NotNow,
}

impl Breach for HighCardBreach {
    fn rule(&self) -> &'static str {
        "HC-1"
    }
}

/// What a player is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Prompt {
    /// Keep or swap?
    KeepOrSwap,
    /// Shall the cards be opened?
    Finish,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A player kept the card.
    Kept(Seat),
    /// A player laid a card down and drew another.
    Swapped(Seat, u8),
    /// All cards were opened.
    Opened(ArrayVec<u8, 4>),
}

impl Story for Event {
    fn seen_by(&self, _: Viewer) -> Event {
        self.clone()
    }
}

/// What everybody may see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Board {
    options: HighCardOptions,
    seats: SeatCount,
    chance: Chance,
    turn: Turn,
    laid_down: u64,
}

/// Whose turn it is, and how far it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Turn {
    Decides(Seat),
    Finishes(Seat),
    Over,
}

/// What only some know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Hidden {
    hands: [u8; 4],
    deck: Deck<0>,
}

/// A position of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HighCard {
    board: Board,
    hidden: Hidden,
}

/// What one viewer may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// What everybody may see.
    pub board: Board,
    /// The hands this viewer may see: the own one, and all when the game is over.
    pub hands: ArrayVec<Option<u8>, 4>,
}

impl HighCard {
    fn open_all<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        self.board.turn = Turn::Over;
        stage.open(&mut self.board.chance);
        let hands = self.hidden.hands[..self.board.seats.get()].iter().copied().collect();
        stage.tell(|| Event::Opened(hands));
    }
}

impl Rules for HighCard {
    type Options = HighCardOptions;
    type Kind = Kind;
    type Breach = HighCardBreach;
    type Prompt = Prompt;
    type Event = Event;
    type View = View;

    fn setup<S: Sink<Event>>(
        options: &HighCardOptions,
        seats: SeatCount,
        stage: &mut Stage<'_, S>,
    ) -> HighCard {
        let mut chance = Chance::default();
        let mut hidden = Hidden { hands: [0; 4], deck: Deck::of(CARDS) };
        for seat in seats.seats() {
            // A deck of 16 cards has one for each of four seats.
            hidden.hands[seat.index()] =
                hidden.deck.draw(&mut chance, seats.all(), stage).unwrap_or_default();
        }
        let first = seats.all().first().map_or(Turn::Over, Turn::Decides);
        HighCard { board: Board { options: *options, seats, chance, turn: first, laid_down: 0 }, hidden }
    }

    fn options(&self) -> HighCardOptions {
        self.board.options
    }

    fn seats(&self) -> SeatCount {
        self.board.seats
    }

    fn chance(&self) -> Chance {
        self.board.chance
    }

    fn deciders(&self) -> SeatSet {
        match self.board.turn {
            Turn::Decides(seat) | Turn::Finishes(seat) => SeatSet::only(seat),
            Turn::Over => SeatSet::NONE,
        }
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        match self.board.turn {
            Turn::Decides(decider) if decider == seat => Some(Prompt::KeepOrSwap),
            Turn::Finishes(decider) if decider == seat => Some(Prompt::Finish),
            _ => None,
        }
    }

    fn actions(&self, seat: Seat, out: &mut Actions) {
        out.clear();
        match self.prompt(seat) {
            Some(Prompt::KeepOrSwap) => out.push_each(0b11, Kind::Keep, 1),
            Some(Prompt::Finish) => out.push(Kind::Finish),
            None => {}
        }
    }

    fn kind(action: Action) -> Option<Kind> {
        [Kind::Keep, Kind::Swap, Kind::Finish].into_iter().find(|&kind| Action::from(kind) == action)
    }

    fn allows(&self, seat: Seat, kind: Kind) -> Result<(), HighCardBreach> {
        if (self.prompt(seat) == Some(Prompt::Finish)) == (kind == Kind::Finish) {
            Ok(())
        } else {
            Err(HighCardBreach::NotNow)
        }
    }

    fn perform<S: Sink<Event>>(&mut self, seat: Seat, action: Action, stage: &mut Stage<'_, S>) {
        let everybody = self.board.seats.all();
        let last = self.board.seats.after(seat).index() == 0;
        match Self::kind(action) {
            Some(Kind::Keep) => {
                stage.tell(|| Event::Kept(seat));
                // Opening the cards is never the tail of a choice that its player may still regret.
                self.board.turn =
                    if last { Turn::Finishes(seat) } else { Turn::Decides(self.board.seats.after(seat)) };
            }
            Some(Kind::Swap) => {
                let hand = &mut self.hidden.hands[seat.index()];
                let old = *hand;
                self.board.laid_down |= 1 << old;
                *hand = self.hidden.deck.draw(&mut self.board.chance, everybody, stage).unwrap_or(old);
                stage.open(&mut self.board.chance);
                stage.tell(|| Event::Swapped(seat, old));
                self.board.turn = Turn::Decides(self.board.seats.after(seat));
                if last {
                    self.open_all(stage);
                }
            }
            Some(Kind::Finish) => self.open_all(stage),
            None => {}
        }
    }

    fn reveals(&self, _: Seat, action: Action) -> bool {
        Self::kind(action) != Some(Kind::Keep)
    }

    fn view(&self, viewer: Viewer) -> View {
        let over = self.board.turn == Turn::Over;
        let hand =
            |seat: Seat| (over || viewer == Viewer::Seat(seat)).then_some(self.hidden.hands[seat.index()]);
        View { board: self.board, hands: self.board.seats.seats().map(hand).collect() }
    }

    fn redeal(view: &View, dice: &mut Dice) -> HighCard {
        let (mut chance, mut stage) = (Chance::default(), Stage::silent(dice));
        let known = view.hands.iter().flatten().fold(view.board.laid_down, |cards, &card| cards | 1 << card);
        let mut hidden = Hidden { hands: [0; 4], deck: Deck::of(CARDS & !known) };
        for (hand, &known) in hidden.hands.iter_mut().zip(&view.hands) {
            let drawn = || hidden.deck.draw(&mut chance, view.board.seats.all(), &mut stage);
            *hand = known.or_else(drawn).unwrap_or_default();
        }
        HighCard { board: view.board, hidden }
    }

    fn sheet(view: &View, seat: Seat) -> Option<Sheet> {
        let card = (*view.hands.get(seat.index())?)?;
        let points = if view.board.options.low { 15 - i32::from(card) } else { i32::from(card) };
        Some(Sheet::new(&[points], &[]))
    }

    fn outcome(&self) -> Option<Outcome> {
        let view = (self.board.turn == Turn::Over).then(|| self.view(Viewer::Spectator))?;
        let sheets = self.board.seats.seats().filter_map(|seat| HighCard::sheet(&view, seat)).collect();
        Some(Outcome::among(sheets, Sheet::total))
    }

    fn feed(&self, digest: &mut Digest) {
        let (turn, seat) = match self.board.turn {
            Turn::Decides(seat) => (0, seat.index()),
            Turn::Finishes(seat) => (1, seat.index()),
            Turn::Over => (2, 0),
        };
        digest.word(u64::from(self.board.options.low) << 32 | (turn << 16) | seat as u64);
        digest.word(u64::from(self.board.chance.drawn()) << 32 | u64::from(self.board.chance.opened()));
        digest.word(self.board.laid_down);
        digest.bytes(&self.hidden.hands[..self.board.seats.get()]);
        digest.word(self.hidden.deck.loose());
    }
}

impl Game for HighCard {
    const ID: &'static str = "high-card";
    const RULES: u16 = 1;
    const DATA: u64 = CARDS;
    const SEATS: RangeInclusive<usize> = 2..=4;
    const LINES: &'static [&'static str] = &["card"];
    const COMPONENTS: &'static [Component] = &[Component { key: "cards", count: 16, exact: true }];

    fn longest(seats: SeatCount) -> usize {
        seats.get() + 1
    }

    fn census(&self, census: &mut Census) {
        self.hidden.hands[..self.board.seats.get()]
            .iter()
            .for_each(|&card| census.add("card", card.into(), 1));
        census.add_each("card", self.hidden.deck.cards());
        census.add_each("card", self.board.laid_down);
    }
}

#[cfg(test)]
crate::laws!(HighCard);
