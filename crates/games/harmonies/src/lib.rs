//! The rules of Harmonies («Гармония») by Johan Benvenuto: build a landscape of tokens, settle animals in it.
//!
//! The map of the crate, one idea a file; numbers such as `HA-4.2` are those of the rules file:
//!
//! | file | idea |
//! |---|---|
//! | `options.rs` | how the table wants to play: side, spirits (HA-2.2) |
//! | `data.rs`, `data/box.txt` | the box: tokens, boards, cards, made into tables by `build.rs` |
//! | `colour.rs` | colours, and a few tokens together (HA-1.1) |
//! | `cell.rs` | the two sides of a personal board and their cells as bits (HA-1.2) |
//! | `land.rs` | one landscape as sets of cells, and where a token may go (HA-4) |
//! | `habitat.rs` | where the habitat of a card stands (HA-6.1) |
//! | `player.rs` | what lies before one player: landscape, cubes, cards |
//! | `board.rs` | what everybody may see |
//! | `hidden.rs` | what only some know |
//! | `action.rs` | what a player can do, is asked, and may be refused |
//! | `turn.rs` | the turn: who is asked what, every legal action, every refusal (HA-3) |
//! | `token.rs`, `card.rs`, `cube.rs` | the three parts of a turn (HA-3.2 to HA-3.4) |
//! | `setup.rs` | the start (HA-2) |
//! | `finish.rs` | the end of a turn, refills, the end of the game (HA-3.6, HA-7) |
//! | `spirit.rs` | keeping a nature's spirit (HA-3.1) |
//! | `solo.rs` | playing alone: the row, the suns (HA-9) |
//! | `scoring.rs` | points (HA-8) |
//! | `view.rs` | what one viewer may see, as JSON too (HA-10) |
//! | `event.rs` | what happened |
//! | `pad.rs` | the score pad: points of any landscape, typed in by hand |

mod action;
mod board;
mod card;
mod cell;
mod colour;
mod cube;
mod data;
mod event;
mod finish;
mod habitat;
mod hidden;
mod land;
mod options;
pub mod pad;
mod player;
mod scoring;
mod setup;
mod solo;
mod spirit;
mod token;
mod turn;
mod view;

pub use action::{Breach, Kind, Prompt, Space, TokenStep};
pub use board::{Board, Phase};
pub use cell::{Cell, Side};
pub use colour::{Colour, Tokens};
pub use data::{Card, Landscape, SpiritRule, Spot};
pub use event::{Cause, Event};
pub use land::Pile;
pub use options::Options;
pub use player::Player;
pub use scoring::ranking;
pub use solo::suns;
pub use view::View;

use core::ops::RangeInclusive;

use engawa_kernel::{
    Action, Actions, Census, Chance, Component, Dice, Digest, Game, Outcome, Rules, Seat, SeatCount, SeatSet,
    Sheet, Sink, Stage, Viewer,
};

use hidden::Hidden;

/// A position of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Harmonies {
    board: Board,
    hidden: Hidden,
}

impl Rules for Harmonies {
    type Options = Options;
    type Kind = Kind;
    type Breach = Breach;
    type Prompt = Prompt;
    type Event = Event;
    type View = View;

    fn setup<S: Sink<Event>>(options: &Options, seats: SeatCount, stage: &mut Stage<'_, S>) -> Harmonies {
        Harmonies::set_up(*options, seats, stage)
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
        if self.asks(self.board.active) { SeatSet::only(self.board.active) } else { SeatSet::NONE }
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        if self.asks(seat) { self.question() } else { None }
    }

    // Of its own, it writes slots by vector stores; inlined into a large loop the compiler gives up on that.
    #[inline(never)]
    fn actions(&self, seat: Seat, out: &mut Actions) {
        out.clear();
        if self.asks(seat) {
            self.list(out);
        }
    }

    /// The only answer, unless it ends the turn or makes something known.
    fn follows(&self, seat: Seat) -> Option<Action> {
        let action = self.only(seat)?;
        let kind = Kind::of(action)?;
        let ends = matches!(kind, Kind::Finish | Kind::LeaveRow);
        (!ends && !self.makes_known(kind)).then_some(action)
    }

    fn kind(action: Action) -> Option<Kind> {
        Kind::of(action)
    }

    fn allows(&self, _: Seat, kind: Kind) -> Result<(), Breach> {
        self.allows_active(kind)
    }

    #[inline]
    fn perform<S: Sink<Event>>(&mut self, _: Seat, action: Action, stage: &mut Stage<'_, S>) {
        if let Some(kind) = Kind::of(action) {
            self.carry_out(kind, stage);
        }
    }

    fn reveals(&self, _: Seat, action: Action) -> bool {
        Kind::of(action).is_some_and(|kind| self.makes_known(kind))
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn redeal(view: &View, dice: &mut Dice) -> Harmonies {
        Harmonies::dealt_from(view, dice)
    }

    fn sheet(view: &View, seat: Seat) -> Option<Sheet> {
        view.board.sheet(seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.board.phase == Phase::Over).then(|| self.board.result())
    }

    fn feed(&self, digest: &mut Digest) {
        self.board.feed(digest);
        self.hidden.feed(digest);
    }
}

impl Game for Harmonies {
    const ID: &'static str = "harmonies";
    const RULES: u16 = 1;
    const DATA: u64 = data::FINGERPRINT;
    const SEATS: RangeInclusive<usize> = 1..=4;
    const LINES: &'static [&'static str] = &scoring::LINES;
    const TIES: &'static [&'static str] = &["cubes"];
    const COMPONENTS: &'static [Component] = &[
        Component { key: "tokens", count: 120, exact: true },
        Component { key: "animal-cards", count: 32, exact: true },
        Component { key: "spirit-cards", count: 10, exact: true },
        Component { key: "board-sides", count: 2, exact: true },
    ];

    fn round(&self) -> Option<u32> {
        Some(self.board.round().into())
    }

    fn longest(seats: SeatCount) -> usize {
        // The bag gives 36 turns, or 13 in solo (HA-7.2, HA-9.2). A turn takes the tokens, places three, takes a card,
        // finishes, and in solo decides on the row; beside that a player keeps one spirit, and a cube is on a cell.
        let turns = if seats.get() == 1 { 13 * 7 } else { 36 * 6 };
        turns + seats.get() * (1 + Cell::MOST)
    }

    fn census(&self, census: &mut Census) {
        self.board.census(census);
        self.hidden.census(census);
    }

    fn audit(&self) -> Result<(), String> {
        self.board.players().iter().try_for_each(Player::audit)
    }
}
