//! A whole tiny game, to read before writing one.
//!
//! *High card*: everybody holds a hidden card of a deck numbered 0 to 15. Once around the table each player keeps it
//! or, while fewer than two cards lie open, lays it down openly and draws another. Then everybody is asked at once whether the cards may be opened; when all
//! have said so they are, and the highest wins.
//!
//! It has everything a large game has: options, hidden cards, a deck, a decision that reveals, one that can be taken
//! back until its player finishes, an answer that follows by itself, a question to several at once, a view for each seat and a redeal of what a seat
//! cannot know.
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
//! assert_eq!(game.len(), 6, "three players keep, then all three finish");
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
/// So many can be laid down.
const MOST_OPEN: u32 = 2;

/// How the table wants to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct HighCardOptions {
    /// The lowest card wins instead.
    pub low: bool,
}

impl Options for HighCardOptions {
    const SPECS: &'static [OptionSpec] = &[OptionSpec::new("low", &["off", "on"], 2..=4)];

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
    /// Has thought it over: the cards may be opened.
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
    /// Enough cards lie open.
    EnoughOpen,
}

impl Breach for HighCardBreach {
    fn rule(&self) -> &'static str {
        match self {
            HighCardBreach::NotNow => "HC-1",
            HighCardBreach::EnoughOpen => "HC-2",
        }
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
    /// A player has thought it over.
    Finished(Seat),
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
    /// All of these are asked at once.
    Finish(SeatSet),
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
    /// Who decides after a seat; after the last one all are asked, because opening the cards is never the tail of a choice
    /// that its player may still regret.
    fn turn_after(&self, seat: Seat) -> Turn {
        let next = self.board.seats.after(seat);
        if next.index() == 0 { Turn::Finish(self.board.seats.all()) } else { Turn::Decides(next) }
    }

    fn may_swap(&self) -> bool {
        self.board.laid_down.count_ones() < MOST_OPEN
    }

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
            Turn::Decides(seat) => SeatSet::only(seat),
            Turn::Finish(seats) => seats,
            Turn::Over => SeatSet::NONE,
        }
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        match self.board.turn {
            Turn::Decides(decider) if decider == seat => Some(Prompt::KeepOrSwap),
            Turn::Finish(seats) if seats.contains(seat) => Some(Prompt::Finish),
            _ => None,
        }
    }

    fn actions(&self, seat: Seat, out: &mut Actions) {
        out.clear();
        match self.prompt(seat) {
            Some(Prompt::KeepOrSwap) => {
                out.push(Kind::Keep);
                if self.may_swap() {
                    out.push(Kind::Swap);
                }
            }
            Some(Prompt::Finish) => out.push(Kind::Finish),
            None => {}
        }
    }

    /// Who can only keep the card keeps it. Finishing is asked: the last word is the player's.
    fn follows(&self, seat: Seat) -> Option<Action> {
        self.only(seat).filter(|&only| only == Kind::Keep.into())
    }

    fn kind(action: Action) -> Option<Kind> {
        [Kind::Keep, Kind::Swap, Kind::Finish].into_iter().find(|&kind| Action::from(kind) == action)
    }

    fn allows(&self, seat: Seat, kind: Kind) -> Result<(), HighCardBreach> {
        if (self.prompt(seat) == Some(Prompt::Finish)) != (kind == Kind::Finish) {
            return Err(HighCardBreach::NotNow);
        }
        if kind == Kind::Swap && !self.may_swap() {
            return Err(HighCardBreach::EnoughOpen);
        }
        Ok(())
    }

    fn perform<S: Sink<Event>>(&mut self, seat: Seat, action: Action, stage: &mut Stage<'_, S>) {
        match Self::kind(action) {
            Some(Kind::Keep) => {
                stage.tell(|| Event::Kept(seat));
                self.board.turn = self.turn_after(seat);
            }
            Some(Kind::Swap) => {
                let everybody = self.board.seats.all();
                let hand = &mut self.hidden.hands[seat.index()];
                let old = *hand;
                self.board.laid_down |= 1 << old;
                *hand = self.hidden.deck.draw(&mut self.board.chance, everybody, stage).unwrap_or(old);
                stage.open(&mut self.board.chance);
                stage.tell(|| Event::Swapped(seat, old));
                self.board.turn = self.turn_after(seat);
            }
            Some(Kind::Finish) => {
                stage.tell(|| Event::Finished(seat));
                let others = self.deciders().without(seat);
                self.board.turn = Turn::Finish(others);
                if others.is_empty() {
                    self.open_all(stage);
                }
            }
            None => {}
        }
    }

    fn reveals(&self, seat: Seat, action: Action) -> bool {
        match Self::kind(action) {
            Some(Kind::Swap) => true,
            Some(Kind::Finish) => self.deciders() == SeatSet::only(seat),
            _ => false,
        }
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
        let turn = match self.board.turn {
            Turn::Decides(_) => 0,
            Turn::Finish(_) => 1,
            Turn::Over => 2,
        };
        let asked = self.deciders().iter().fold(0, |asked, seat| asked | 1 << seat.index());
        digest.word(u64::from(self.board.options.low) << 32 | (turn << 16) | asked);
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
    const AT_ONCE: bool = true;
    const COMPONENTS: &'static [Component] = &[Component { key: "cards", count: 16, exact: true }];

    fn longest(seats: SeatCount) -> usize {
        2 * seats.get()
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

/// Every rule by its number. A game in a crate of its own has these in `tests/rules/`.
#[cfg(test)]
mod rules {
    use super::{HighCard, HighCardBreach, HighCardOptions, Kind};
    use crate::testing::{acts, breach, may, start};
    use crate::{Breach as _, Rules as _};

    /// HC-1
    #[test]
    fn only_the_last_player_finishes() {
        let (mut game, mut dice) = start::<HighCard>(&HighCardOptions::default(), 2, 1);
        assert_eq!(breach(&game, Kind::Finish), Some(HighCardBreach::NotNow));
        assert_eq!(HighCardBreach::NotNow.rule(), "HC-1");
        acts(&mut game, &[Kind::Keep, Kind::Keep], &mut dice);
        assert!(may(&game, Kind::Finish) && !may(&game, Kind::Keep));
    }
    /// HC-2
    #[test]
    fn who_may_not_swap_keeps_the_card_by_itself() {
        let (mut game, mut dice) = start::<HighCard>(&HighCardOptions::default(), 4, 1);
        acts(&mut game, &[Kind::Swap], &mut dice);
        assert_eq!(game.deciders().first().and_then(|seat| game.follows(seat)), None, "one card lies open");
        acts(&mut game, &[Kind::Swap], &mut dice);
        assert_eq!(breach(&game, Kind::Swap), Some(HighCardBreach::EnoughOpen));
        assert_eq!(HighCardBreach::EnoughOpen.rule(), "HC-2");
        assert_eq!(game.deciders().first().and_then(|seat| game.follows(seat)), Some(Kind::Keep.into()));
        acts(&mut game, &[Kind::Keep, Kind::Keep], &mut dice);
        assert_eq!(game.deciders().first().and_then(|seat| game.follows(seat)), None, "finishing is asked");
    }
}
