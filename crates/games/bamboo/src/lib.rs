//! The rules of Bamboo («Бамбук») by Germán P. Millán: plant bamboo, offer incense, furnish a house in balance.
//!
//! The map of the crate, one idea a file; numbers such as `BA-6.3` are those of the rules file:
//!
//! | file | idea |
//! |---|---|
//! | `options.rs` | how the table wants to play: the day or the night side (BA-3.1) |
//! | `data.rs`, `data/box.txt` | the box: tiles, tokens, shoots, prices, night cells, made into tables by `build.rs` |
//! | `shoot.rs` | temples, the four actions (called deeds), symbols (BA-1.3) |
//! | `house.rs` | the house of 5 × 3 cells as sets of cells (BA-7.2, BA-11) |
//! | `harmony.rs` | what harmony tokens ask for, and the one matcher for all of it (BA-13) |
//! | `spirit.rs` | the seven spirits (BA-12) |
//! | `food.rs` | tea, rice, ramen: row, supply, discarded (BA-7.6) |
//! | `grove.rs` | the four slots of the bamboo grove (BA-6.7) |
//! | `shrine.rs` | a temple on the main board: sticks in order, spirits (BA-8.1) |
//! | `offering.rs` | how many sticks go to each temple (BA-R14) |
//! | `display.rs` | a display column that closes up (BA-7.7) |
//! | `player.rs` | what lies before one player |
//! | `board.rs` | what everybody may see, which is all there is (BA-16.1) |
//! | `action.rs` | what a player can do, is asked, and may be refused |
//! | `course.rs` | who is asked what, every legal action, every refusal, and what goes on by itself (BA-4) |
//! | `follows.rs` | answers that nobody would give otherwise |
//! | `setup.rs` | setup and draft (BA-2, BA-3) |
//! | `spring.rs`, `summer.rs`, `autumn.rs`, `winter.rs` | the seasons (BA-5, BA-6, BA-8, BA-9) |
//! | `deed.rs` | the four actions, their refills, Tengu (BA-7, BA-R16) |
//! | `scoring.rs` | points (BA-10) |
//! | `view.rs` | the table as JSON, checked when read |
//! | `event.rs` | what happened |
//! | `pad.rs` | the score pad: the final scoring of a real table, typed in by hand |
//!
//! # How a turn is kept
//!
//! Three layers, each asked only when those above it are empty:
//!
//! | layer | what it is | who fills it |
//! |---|---|---|
//! | [`Gap`] | a refill that waits: its only answer is *refill* | taking a token, a tile, the last food (BA-16.3) |
//! | [`Begun`] | an action that has begun: harmony and its second part, improve, cook, Tengu | a gift, an activated shoot, a spirit |
//! | [`Step`] | the place in the season: gift, visit, offer, plant, activate, harvest, end, wake, meal | the course of the year |
//!
//! Spirits are used where only the third layer asks, and between the two parts of a harmony action (BA-12.3). Nothing else nests:
//! second parts are all alike, so those that wait are a number (`Turn::second_parts`) and there is no stack to overflow. After every
//! decision the board runs on by itself: what has one answer is done unasked, except a visit and whatever reveals something.
//!
//! # What is revealed, and when
//!
//! Nobody knows anything that others do not (BA-16.1), and what has not been drawn does not exist: stacks are sets with a tail
//! that everybody knows (BA-16.2), food and spirits are counts. So there is no hidden part, and a view is the board.
//!
//! A reveal is never the tail of a choice. A refill is a step of its own; and before autumn and before a new year, which
//! reveal by themselves, the seat that decided last and could still take it back (`last`) is asked to *go on*. Ending a turn
//! by hand says the same.

mod action;
mod autumn;
mod board;
mod course;
mod data;
mod deed;
mod display;
mod event;
mod follows;
mod food;
mod grove;
mod harmony;
mod house;
mod offering;
mod options;
pub mod pad;
mod player;
mod scoring;
mod setup;
mod shoot;
mod shrine;
mod spirit;
mod spring;
mod summer;
mod view;
mod winter;

pub use action::{Breach, Kind, Prompt};
pub use board::{Begun, Board, Gap, HARMONY_ROWS, HOME_ROWS, ROUNDS, Step};
pub use data::{Shoot, Tile, TileType, Token, price};
pub use event::{Event, Season};
pub use food::{Food, Foods};
pub use grove::{DEPTH, Grove, PLANTED, Slot};
pub use harmony::{Condition, Spot, Wish, Zone};
pub use house::{Cell, House, TileKind, night_kind};
pub use offering::Offering;
pub use options::{Options, Side};
pub use player::{HELD, Player};
pub use scoring::{imbalance, ranking};
pub use shoot::{Deed, Symbol, Temple};
pub use shrine::{Shrine, Winner};
pub use spirit::{Spirit, Spirits, spirit_points};
pub use view::View;
pub use winter::meals;

use core::ops::RangeInclusive;

use engawa_kernel::{
    Action, Actions, Census, Chance, Component, Dice, Digest, Game, Outcome, Rules, Seat, SeatCount, SeatSet,
    Sheet, Sink, Stage, Viewer,
};

/// A position of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bamboo {
    board: Board,
}

impl Rules for Bamboo {
    type Options = Options;
    type Kind = Kind;
    type Breach = Breach;
    type Prompt = Prompt;
    type Event = Event;
    type View = View;

    fn setup<S: Sink<Event>>(options: &Options, seats: SeatCount, stage: &mut Stage<'_, S>) -> Bamboo {
        Bamboo { board: Board::set_up(*options, seats, stage) }
    }

    fn options(&self) -> Options {
        self.board.options
    }

    fn seats(&self) -> SeatCount {
        self.board.seats
    }

    #[inline]
    fn chance(&self) -> Chance {
        self.board.chance
    }

    #[inline]
    fn deciders(&self) -> SeatSet {
        self.board.asked().map_or(SeatSet::NONE, SeatSet::only)
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        if self.board.asked() == Some(seat) { self.board.question() } else { None }
    }

    // Of its own, it writes slots by vector stores; inlined into a large loop the compiler gives up on that.
    #[inline(never)]
    fn actions(&self, seat: Seat, out: &mut Actions) {
        out.clear();
        if self.board.asked() == Some(seat) {
            self.board.list(out);
        }
    }

    fn follows(&self, seat: Seat) -> Option<Action> {
        self.what_follows(seat)
    }

    fn kind(action: Action) -> Option<Kind> {
        Kind::of(action)
    }

    fn allows(&self, _: Seat, kind: Kind) -> Result<(), Breach> {
        self.board.allows(kind)
    }

    #[inline]
    fn perform<S: Sink<Event>>(&mut self, seat: Seat, action: Action, stage: &mut Stage<'_, S>) {
        if let Some(kind) = Kind::of(action) {
            self.board.carry_out(seat, kind, stage);
        }
    }

    fn reveals(&self, seat: Seat, action: Action) -> bool {
        Kind::of(action).is_some_and(|kind| self.makes_known(seat, kind))
    }

    fn view(&self, _: Viewer) -> View {
        View { board: self.board }
    }

    // Nothing is hidden that exists already; the dice of the new world draw what does not.
    fn redeal(view: &View, _: &mut Dice) -> Bamboo {
        Bamboo { board: view.board }
    }

    fn sheet(view: &View, seat: Seat) -> Option<Sheet> {
        view.board.sheet(seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.board.step == Step::Over).then(|| self.board.result())
    }

    fn feed(&self, digest: &mut Digest) {
        self.board.feed(digest);
    }
}

impl Game for Bamboo {
    const ID: &'static str = "bamboo";
    const RULES: u16 = 3;
    const DATA: u64 = data::FINGERPRINT;
    const SEATS: RangeInclusive<usize> = 2..=4;
    const LINES: &'static [&'static str] = &scoring::LINES;
    const TIES: &'static [&'static str] = &["comfort"];
    const COMPONENTS: &'static [Component] = &[
        Component { key: "home-tiles", count: 64, exact: false },
        Component { key: "harmony-tokens", count: 68, exact: false },
        Component { key: "shoots", count: 36, exact: false },
        Component { key: "spirits", count: 21, exact: true },
        Component { key: "food", count: 26, exact: true },
        Component { key: "sticks", count: 29, exact: true },
        Component { key: "gifts", count: 4, exact: true },
        Component { key: "temple-tokens", count: 4, exact: true },
        Component { key: "prices", count: 8, exact: false },
        Component { key: "boards", count: 4, exact: false },
    ];

    fn round(&self) -> Option<u32> {
        Some(self.board.round().into()).filter(|&round| round > 0)
    }

    fn longest(seats: SeatCount) -> usize {
        // 22 sticks give a player 22 activations of at most six decisions (activate, two parts with their refills, stop) in
        // at most 22 turns; a turn visits, offers, plants and places up to four shoots, harvests and ends. Four gifts, four
        // years' waking and meals. Sixteen spirits can be used four times and woken as often.
        let player = 22 * 6 + 22 * (4 + 4 + 4) + 4 * (6 + 2 + 4) + 2;
        seats.get() * player + 16 * 4 * 7 + 8
    }

    fn census(&self, census: &mut Census) {
        self.board.census(census);
    }

    fn audit(&self) -> Result<(), String> {
        self.board.players().iter().try_for_each(|player| player.house().audit())
    }
}
