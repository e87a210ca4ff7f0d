//! The rules of Bitoku («Битоку») by Germán P. Millán: spirits of the forest play yokai, place dice, cross the river, build,
//! walk the paths of wisdom, and are chosen or not.
//!
//! The map of the crate, one idea a file; numbers such as `BI-4.3` are those of the rules file:
//!
//! | file | idea | rules |
//! |---|---|---|
//! | `options.rs` | how the table wants to play: the stricter variant, the difficulty of the tengu | BI-5.18, BI-21.4 |
//! | `data.rs`, `data/box.txt` | the box: cards, tiles, boards, made into tables by `build.rs` | |
//! | `face.rs` | what is printed on the pieces | |
//! | `place.rs` | small closed sets of names: regions, spots, kinds | |
//! | `goods.rs` | resources, prices, every way to pay | BI-1.4, BI-1.6 |
//! | `effect.rs` | the effect language: what a piece of the box does, as data | BI-1.6 |
//! | `step.rs` | the stack of pending steps, and where each came from | BI-1.7 |
//! | `chain.rs` | the interpreter: settles steps until one is asked | BI-1.7 |
//! | `asked.rs` | what the top step asks: every answer, every refusal, the carrying out | |
//! | `follows.rs` | answers that nobody would give otherwise | BI-1.7 |
//! | `player.rs` | what belongs to one player | BI-3 |
//! | `board.rs` | what everybody may see | BI-1.9 |
//! | `hidden.rs` | what not everybody may see | BI-1.9 |
//! | `action.rs`, `packing.rs` | what a player can do and is asked; how an action is packed into one word | |
//! | `breach.rs` | what is refused, with the rule | |
//! | `turn.rs` | the basic actions of summer, forest and building actions | BI-5, BI-6 |
//! | `kodama.rs` | the kodama tracks | BI-7 |
//! | `market.rs` | what is taken for a price: buildings, mitama, dragonflies, crystals, the stone path | BI-8, BI-10 to BI-12 |
//! | `walk.rs` | movement points: the bitoku path and the wisdom paths | BI-9 |
//! | `deck.rs` | cards that are drawn: own decks, common decks, visions | BI-1.8, BI-4.2, BI-13 |
//! | `setup.rs`, `year.rs` | the start, the seasons, the end | BI-2 to BI-4, BI-14, BI-15 |
//! | `tengu.rs` | the tengu of a solo game | BI-16 to BI-20 |
//! | `scoring.rs` | points | BI-21, BI-22 |
//! | `pad.rs` | the Ascension of any table, as a score pad | BI-22 |
//! | `view.rs`, `audit.rs` | what one viewer may see, as JSON; what a position must be | BI-1.9 |
//! | `event.rs` | what happened | |
//! | `testing.rs` | what the tests of the rules may ask and set besides (feature `testing`) | |
//!
//! # How a turn is played
//!
//! The board holds a stack of [`Step`]s; the top one is asked, or settles itself and pushes what it sets off. A die placed in
//! the Forges leaves, top first: `Placed(Forges, …)`, `Finish`. A line begun pushes its `Take`, that its `Pay`; the action of a
//! mitama lies above `Settle`, which puts the tile on the board when all it set off is done (BI-10.5). A position in mid-chain
//! is a plain value, and [`Board::pending`] is the list that a player is shown.
//!
//! **What is asked and what is not.** VP, amulets and resources without a choice come at once: nothing in the game is ever
//! better for declining them or having them later. All else can be ordered and declined (BI-1.7). A part that could do nothing
//! is not offered. A wasteful answer that the rules allow and nobody could want is refused: an amulet on a 6 (but not in the stricter variant).
//!
//! **Reveals.** Looking at a deck is asked before it happens, unless the player chose that very part; so whoever looks wanted to.
//! Every turn ends with *finish*, so that a whole turn can be taken back; the tengu's turn, the new cards of winter and the cards
//! of spring follow a *finish* or an answer that announces them.
//!
//! **Owner bonuses** that their owner chooses (BI-5.11) are asked after the turn that brought them, before the next one.
//!
//! **Hidden** are hands, own decks, cards put off in spring until all have chosen, cards looked at and what lies under the common
//! decks. A yokai taken from a hill is known to all wherever it goes; one from the deck is not until it is played or put off.

/// What others cannot touch, the tests of the rules can (feature `testing`): a scene is a position with some fields set.
macro_rules! open {
    ($(#[$of:meta])* $vis:vis struct $name:ident { $($(#[$about:meta])* pub(crate) $field:ident: $type:ty,)* }) => {
        #[cfg(not(feature = "testing"))]
        $(#[$of])*
        $vis struct $name {
            $($(#[$about])* pub(crate) $field: $type,)*
        }
        #[cfg(feature = "testing")]
        #[allow(missing_docs)]
        $(#[$of])*
        pub struct $name {
            $($(#[$about])* pub $field: $type,)*
        }
    };
}

mod action;
mod asked;
mod audit;
mod board;
mod breach;
mod chain;
mod data;
mod deck;
mod effect;
mod event;
mod face;
mod follows;
mod goods;
mod hidden;
mod kodama;
mod market;
mod options;
mod packing;
pub mod pad;
mod place;
mod player;
mod scoring;
mod setup;
mod step;
mod tengu;
mod turn;
mod view;
mod walk;
mod year;

#[cfg(feature = "testing")]
pub mod testing;

pub use action::{Kind, ORDERS, Prompt, Reward};
pub use board::{Board, Hill, Phase, Tengu};
pub use breach::Breach;
pub use data::{
    BitokuCard, Building, Crystal, Dragonfly, LINE_DICE, Mitama, Rock, TenguCard, Torii, Treasure, Vision,
    Yokai, forest_line,
};
pub use effect::{Effects, Node, Options as EffectOptions, Scope};
pub use event::{Event, Season, TenguStep, Who};
pub use face::{
    BoardFace, CounterFace, CrystalFace, OwnerBonus, RockClass, Shown, SideFace, SideKind, SlotFace,
    StoneFace, TenguFace, Winter,
};
pub use goods::{Cost, Goods};
pub use options::Options;
pub use place::{
    Common, CrystalKind, Element, House, Market, MitamaKind, Region, Resource, River, Spot, Trigger, Virtue,
    YokaiKind,
};
pub use player::{At, BitokuPath, Die, Player};
pub use scoring::{Fulfilled, LINES, outcome};
pub use step::{Deal, Source, Step, Task};
pub use view::{DeckView, Own, View};

use core::ops::RangeInclusive;

use engawa_kernel::{
    Action, Actions, Census, Chance, Component, Dice, Digest, Game, Outcome, Rules, Seat, SeatCount, SeatSet,
    Sheet, Sink, Stage, Viewer, bits,
};

use hidden::Hidden;
use year::KEPT;

open! {
    /// A position of the game.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Bitoku {
        pub(crate) board: Board,
        pub(crate) hidden: Hidden,
    }
}

impl Bitoku {
    /// What everybody may see.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The sheet of a seat as it would be counted now, with all its yokai.
    pub fn sheet_of(&self, seat: Seat) -> Sheet {
        self.board.sheet_with(seat.index() % 4, self.hidden.held(seat.index() % 4))
    }

    /// The usable yokai of a seat: hand, deck, played, discarded (BI-15.2).
    pub fn yokai_of(&self, seat: Seat) -> impl Iterator<Item = Yokai> {
        let own = &self.board.players[seat.index() % 4];
        let played = own.played.iter().flatten().fold(0, |cards, card| cards | card.bit());
        bits(self.hidden.held(seat.index() % 4) | own.discard | played).filter_map(Yokai::new)
    }

    /// Who is asked.
    #[inline]
    pub(crate) fn asked(&self) -> SeatSet {
        let board = &self.board;
        let only = |player: u8| Seat::new(player.into()).map_or(SeatSet::NONE, SeatSet::only);
        match board.phase {
            Phase::Over => SeatSet::NONE,
            Phase::Call => {
                board.seats.seats().filter(|seat| board.players[seat.index()].hand > KEPT).collect()
            }
            Phase::Dice => board.seats.seats().filter(|seat| board.asked >> seat.index() & 1 == 1).collect(),
            _ => match board.stack.top().map(|step| step.task) {
                Some(Task::Bonus(owner)) => only(owner),
                _ => only(board.active),
            },
        }
    }
}

impl Rules for Bitoku {
    type Options = Options;
    type Kind = Kind;
    type Breach = Breach;
    type Prompt = Prompt;
    type Event = Event;
    type View = View;

    fn setup<S: Sink<Event>>(options: &Options, seats: SeatCount, stage: &mut Stage<'_, S>) -> Bitoku {
        Bitoku::set_up(*options, seats, stage)
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
        self.asked()
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        if !self.asked().contains(seat) {
            return None;
        }
        match self.board.phase {
            Phase::Call => Some(Prompt::Call(self.board.players[seat.index()].hand - KEPT)),
            Phase::Dice => Some(Prompt::Dice),
            _ => self.board.stack.top().map(|Step { task, source }| Prompt::Step { task, source }),
        }
    }

    #[inline(never)]
    fn actions(&self, seat: Seat, out: &mut Actions) {
        out.clear();
        if self.asked().contains(seat) {
            self.list(seat.index(), out);
        }
    }

    fn follows(&self, seat: Seat) -> Option<Action> {
        self.what_follows(seat)
    }

    fn kind(action: Action) -> Option<Kind> {
        Kind::of(action)
    }

    fn allows(&self, seat: Seat, kind: Kind) -> Result<(), Breach> {
        self.allows_player(seat.index(), kind)
    }

    #[inline]
    fn perform<S: Sink<Event>>(&mut self, seat: Seat, action: Action, stage: &mut Stage<'_, S>) {
        if let Some(kind) = Kind::of(action) {
            self.answer(seat.index() % 4, kind, stage);
            self.run(stage);
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_of(viewer)
    }

    fn redeal(view: &View, dice: &mut Dice) -> Bitoku {
        Bitoku::dealt_from(view, dice)
    }

    fn sheet(view: &View, seat: Seat) -> Option<Sheet> {
        let own = view.own.get(seat.index())?;
        let held = own.map_or(0, |own| own.hand | own.deck | own.dropped);
        Some(view.board.sheet_with(seat.index(), held))
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.board.phase == Phase::Over).then(|| {
            let sheet = |seat: Seat| self.board.sheet_with(seat.index(), self.hidden.held(seat.index()));
            outcome(self.board.seats.seats().map(sheet).collect(), self.board.tengu_sheet())
        })
    }

    fn feed(&self, digest: &mut Digest) {
        self.board.feed(digest);
        self.hidden.feed(digest);
    }
}

impl Game for Bitoku {
    const ID: &'static str = "bitoku";
    const RULES: u16 = 2;
    const DATA: u64 = data::FINGERPRINT;
    const SEATS: RangeInclusive<usize> = 1..=4;
    const LINES: &'static [&'static str] = &scoring::LINES;
    const TIES: &'static [&'static str] = &["visions", "order"];
    const OF_RIVAL: &'static [&'static str] = &["yokai", "crystals"];
    const AT_ONCE: bool = true;
    const COMPONENTS: &'static [Component] = &[
        Component { key: "dice", count: 12, exact: true },
        Component::of("forest-lines", 20, &data::FOREST_EXACT),
        Component::of("home-cells", 12, &data::HOME_EXACT),
        Component::of("boards", 2, &data::BOARD_EXACT),
        Component::of("yokai-cards", 49, &data::YOKAI_EXACT),
        Component::of("bitoku-cards", 24, &data::VIRTUE_EXACT),
        Component::of("vision-cards", 28, &data::VISION_EXACT),
        Component::of("building-tiles", 30, &data::BUILDING_EXACT),
        Component::of("lake-treasures", 5, &data::TREASURE_EXACT),
        Component::of("crystals", 32, &data::CRYSTAL_EXACT),
        Component::of("mitama", 24, &data::MITAMA_EXACT),
        Component::of("dragonflies", 32, &data::DRAGONFLY_EXACT),
        Component::of("torii-tiles", 16, &data::TORII_EXACT),
        Component::of("iwakura", 13, &data::ROCK_EXACT),
        Component::of("tengu-cards", 10, &data::TENGU_EXACT),
    ];

    fn round(&self) -> Option<u32> {
        Some(self.board.round().into())
    }

    fn longest(seats: SeatCount) -> usize {
        // At most seven placings, cards, crossings and a pass a round; what they set off runs out with pieces and resources.
        seats.get() * 4 * 12 * 40
    }

    fn census(&self, census: &mut Census) {
        self.count_components(census);
    }

    fn audit(&self) -> Result<(), String> {
        self.audit_position()
    }
}
