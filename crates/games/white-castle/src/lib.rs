//! The rules of The White Castle («Белый замок») by Israel Cendrero and Sheila Santos, with the expansion Matcha: place
//! dice, send courtiers, warriors, gardeners and geishas, and let one effect set off the next.
//!
//! The map of the crate, one idea a file; numbers such as `WC-4.3` (base game) and `WCM-4.8` (Matcha) are those of the rules file:
//!
//! | file | idea |
//! |---|---|
//! | `options.rs` | how the table wants to play: Matcha, the level of the rival |
//! | `data.rs`, `data/box.txt` | the box: cards, tiles, tokens, made into tables by `build.rs` |
//! | `place.rs` | where things stand: spaces, rooms, yards, gardens, the tea garden |
//! | `goods.rs` | what is gained and paid, and its limits (WC-1.5) |
//! | `effect.rs` | the effect language: what a piece of the box does, as data |
//! | `step.rs` | the stack of pending steps, and where each came from |
//! | `chain.rs` | the interpreter: settles steps until one is asked |
//! | `choice.rs` | effects that choose among printed effects (WC-4.7 to WC-4.10) |
//! | `possible.rs` | what an effect could still do, before it is paid for |
//! | `ahead.rs` | which pending steps will do something |
//! | `asked.rs` | what the top step asks: every answer, every refusal, the carrying out |
//! | `follows.rs` | answers that nobody would give otherwise |
//! | `bridge.rs` | a bridge and its dice (WC-2.7) |
//! | `clan.rs` | what belongs to one clan |
//! | `board.rs` | what everybody may see: the whole table (WC-1.6) |
//! | `action.rs`, `packing.rs` | what a player can do and is asked; how an action is packed into one word | |
//! | `breach.rs` | what is refused, with the rule | |
//! | `turn.rs` | a die from a bridge to a space (WC-3, WC-4) |
//! | `courtier.rs`, `yard.rs`, `garden.rs`, `tea.rs` | the clan members (WC-5, WCM-4) |
//! | `seals.rs` | the exchange of seals (WC-3.6) |
//! | `influence.rs` | the passage of time (WC-7) |
//! | `setup.rs`, `round.rs` | the start, the course and the end (WC-2, WC-8) |
//! | `rival.rs` | the Tokugawa clan of a solo game (WC-10, WCM-10) |
//! | `scoring.rs` | points (WC-9, WCM-8) |
//! | `pad.rs` | the score pad: a final position from a real table |
//! | `view.rs`, `audit.rs` | the board as JSON, and what a board must be |
//! | `event.rs` | what happened |
//!
//! # How a turn is played
//!
//! The board holds a stack of [`Step`]s; the top one is asked, or settles itself and pushes what it sets off. A die placed in a
//! steward room from the left end leaves, top first: `Goods(lantern)`, `Rows(card, …)`, `Finish`. A row begun pushes its
//! `Parts`, which stay below whatever they launch until all is done; so a printed effect that is being carried out can be
//! found on the stack (WC-4.9), a position in mid-chain is a plain value, and [`Board::ahead`] is the list that a player is shown.
//!
//! **What is asked and what is not.** Gains that no limit cuts happen at once, before what they are joined with, where nothing
//! can be lost by that: coins and points always, limited goods unless a neighbour could gain and spend the same. What a player
//! might want to order or decline is asked: influence, *any*, lanterns among other goods, seals beyond the limit, member
//! actions, payments, choices. A step with a single part left begins it; a step that can do nothing goes.
//!
//! **Seals** are traded at the moments named in `seals.rs` and nowhere else.
//!
//! **Reveals.** A new card in a room (WC-5.3) or on a deck of Himeji (WCM-4.8) and the rival's cards are steps of their own: if
//! their player has decided something since the last reveal (`Board::loose`), *go on* is asked first. Every turn ends with *finish*, so that a
//! whole turn can be taken back; the roll of the dice and the rival's turn follow a *finish* or *go on*, never a choice.
//!
//! **Hidden** is nothing: nobody holds cards, and a deck is the set of cards to come, which everybody can deduce.
//!
//! Courtiers are counted by floor, not by room: after the card of a room has been taken, nothing asks which room they came
//! through.

mod action;
mod ahead;
mod asked;
mod audit;
mod board;
mod breach;
mod bridge;
mod chain;
mod choice;
mod clan;
mod courtier;
mod data;
mod effect;
mod event;
mod follows;
mod garden;
mod goods;
mod influence;
mod options;
mod packing;
pub mod pad;
mod place;
mod possible;
mod rival;
mod round;
mod scoring;
mod seals;
mod setup;
mod step;
mod tea;
mod turn;
mod view;
mod yard;

pub use action::{Kind, Prompt, Start};
pub use board::{Board, Pair as StartPair, Phase};
pub use breach::Breach;
pub use bridge::{Bridge, Die};
pub use clan::Clan;
pub use data::{
    ArtCard, Card, Ceremony, Daimyo, Deed, DieToken, Garden, Pad, Resource, RowFace, SoloCard, Sort, Tile,
};
pub use effect::{At, Cost, Effects, Filter, Node, Options as EffectOptions, Pair};
pub use event::{Event, Who};
pub use goods::{Good, Goods};
pub use influence::points as influence_points;
pub use options::{Level, Options};
pub use place::{
    Art, Bed, CastleRow, Colour, End, Face, Floor, Hall, Member, Room, Space, TeaPlace, TilePlace, Yard,
};
pub use scoring::stock as stock_points;
pub use step::{Curtain, Source, Step, Task};
pub use view::View;

use core::ops::RangeInclusive;

use engawa_kernel::{
    Action, Actions, Census, Chance, Component, Dice, Digest, Game, Outcome, Rules, Seat, SeatCount, SeatSet,
    Sheet, Sink, Stage, Viewer,
};

/// A position of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WhiteCastle {
    board: Board,
}

impl WhiteCastle {
    /// The table, which everybody may see.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Whether this seat is asked.
    #[inline]
    fn asks(&self, seat: Seat) -> bool {
        self.board.phase() != Phase::Over && seat.index() == self.board.decider()
    }
}

impl Rules for WhiteCastle {
    type Options = Options;
    type Kind = Kind;
    type Breach = Breach;
    type Prompt = Prompt;
    type Event = Event;
    type View = View;

    fn setup<S: Sink<Event>>(options: &Options, seats: SeatCount, stage: &mut Stage<'_, S>) -> WhiteCastle {
        WhiteCastle { board: Board::set_up(*options, seats, stage) }
    }

    fn options(&self) -> Options {
        self.board.options()
    }

    fn seats(&self) -> SeatCount {
        self.board.seats()
    }

    #[inline]
    fn chance(&self) -> Chance {
        self.chance_used()
    }

    #[inline]
    fn deciders(&self) -> SeatSet {
        match Seat::new(self.board.decider()) {
            Some(seat) if self.asks(seat) => SeatSet::only(seat),
            _ => SeatSet::NONE,
        }
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        let step = self.board.pending().last().filter(|_| self.asks(seat))?;
        Some(Prompt { task: step.task, source: step.source, trade: self.board.can_trade() })
    }

    #[inline(never)]
    fn actions(&self, seat: Seat, out: &mut Actions) {
        out.clear();
        if self.asks(seat) {
            self.board.list(out);
        }
    }

    fn follows(&self, seat: Seat) -> Option<Action> {
        // Only *finish* and *go on* end a turn or make something known: they stay the player's.
        let last_word = |kind: &Kind| matches!(kind, Kind::Finish | Kind::GoOn);
        let only = || self.only(seat).and_then(Kind::of).filter(|kind| !last_word(kind));
        let chosen = || self.board.follows().filter(|&kind| self.board.allows(kind).is_ok());
        if self.asks(seat) { only().or_else(chosen).map(Action::from) } else { None }
    }

    fn kind(action: Action) -> Option<Kind> {
        Kind::of(action)
    }

    fn allows(&self, _: Seat, kind: Kind) -> Result<(), Breach> {
        self.board.allows(kind)
    }

    #[inline]
    fn perform<S: Sink<Event>>(&mut self, _: Seat, action: Action, stage: &mut Stage<'_, S>) {
        if let Some(kind) = Kind::of(action) {
            self.board.loose = !matches!(kind, Kind::Finish | Kind::GoOn);
            self.board.answer(kind, stage);
            self.board.run(stage);
        }
    }

    fn view(&self, _: Viewer) -> View {
        View { board: self.board }
    }

    fn redeal(view: &View, dice: &mut Dice) -> WhiteCastle {
        WhiteCastle::dealt_from(view, dice)
    }

    fn sheet(view: &View, seat: Seat) -> Option<Sheet> {
        view.board.sheet(seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.board.phase() == Phase::Over).then(|| self.board.result())
    }

    fn feed(&self, digest: &mut Digest) {
        self.board.feed(digest);
    }
}

impl Game for WhiteCastle {
    const ID: &'static str = "white-castle";
    const RULES: u16 = 3;
    const DATA: u64 = data::FINGERPRINT;
    const SEATS: RangeInclusive<usize> = 1..=4;
    const LINES: &'static [&'static str] = &scoring::LINES;
    const TIES: &'static [&'static str] = &["order"];
    /// The box (WC-1.2, WC-1.3) together with Matcha.
    const COMPONENTS: &'static [Component] = &[
        Component { key: "dice", count: 20, exact: true },
        Component::of("castle-cards", 41, &data::CARD_EXACT),
        Component::of("resource-cards", 12, &data::RESOURCE_EXACT),
        Component::of("daimyo-cards", 12, &data::DAIMYO_EXACT),
        Component::of("garden-cards", 16, &data::GARDEN_EXACT),
        Component::of("yard-tiles", 12, &data::TILE_EXACT),
        Component { key: "die-tokens", count: 15, exact: true },
        Component::of("die-spaces", 12, &data::SPACE_EXACT),
        Component::of("domain-rows", 4, &data::DOMAIN_EXACT),
        Component::of("lily-pads", 8, &data::PAD_EXACT),
        Component::of("ceremony-tokens", 10, &data::CEREMONY_EXACT),
        Component::of("curtain-cards", 16, &data::CURTAIN_EXACT),
        Component::of("solo-cards", 12, &data::SOLO_EXACT),
    ];

    fn round(&self) -> Option<u32> {
        (self.board.phase() != Phase::Draft).then(|| self.board.round().into())
    }

    fn longest(seats: SeatCount) -> usize {
        // Twelve turns each, and the gardens of two rounds. A turn ends because seals, members and printed effects run out.
        seats.get() * 14 * 100
    }

    fn census(&self, census: &mut Census) {
        self.board.census(census);
    }

    fn audit(&self) -> Result<(), String> {
        self.board.audit()
    }
}
