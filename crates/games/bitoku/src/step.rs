//! The stack of pending steps: what is still to be done, the top one first, and where it came from.

use engawa_kernel::{Digest, Pending};
use serde::{Deserialize, Serialize};

use crate::data::{Building, Crystal, Dragonfly, Mitama, Torii, Yokai};
use crate::effect::{Effects, Options};
use crate::place::{Common, Market, Region, River, Virtue};

/// Something taken for a price (BI-1.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deal {
    /// The building in this slot of the market goes to this area.
    Build(u8, River),
    /// The crystal in this slot of the market goes onto this own slot.
    Crystal(u8, u8),
    /// The mitama in this slot.
    Mitama(u8),
    /// The dragonfly in this slot.
    Dragonfly(u8),
    /// A pilgrim to this cell of the stone path.
    Stone(u8),
}

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// A basic action (BI-5.1).
    Turn,
    /// End the turn.
    Finish,
    /// This die is being strengthened and must be placed; its value, which the stricter variant counts beyond 6
    /// (BI-5.6, BI-5.18).
    Use(u8, u8),
    /// A die of this value was placed there (BI-5.8): whether the forest action and the building action are left (bits), the
    /// types of the buildings that stood there (bits).
    Placed(River, u8, u8, u8),
    /// A card was played on this slot (BI-5.3): whether its action and that of the crystal are left (bits).
    Played(Yokai, u8, u8),
    /// Joined parts in any order (BI-1.7); bits of what is done.
    Parts(Effects, u8),
    /// Choose at most one.
    Choose(Options),
    /// So many resources, each of these (bits).
    Gain(u8, u8),
    /// Movement points to spend (BI-9.1).
    Move(u8),
    /// Own kodamas forward in these regions (bits), so many steps (BI-7.2).
    Forward(u8, u8),
    /// Kodamas of others back, likewise.
    Back(u8, u8),
    /// Unlock a die (BI-5.19).
    Unlock,
    /// Draw a yokai from the own deck.
    Draw,
    /// Look at two cards of a common deck (BI-1.8, BI-13.1).
    Look(Common),
    /// They are looked at.
    Looked(Common),
    /// Take an iwakura (BI-12.1).
    Rock,
    /// A pilgrim beside an iwakura (BI-12.2).
    Pilgrim,
    /// Take something from a market, so many resources cheaper; whether the discount may be kept for later (BI-6.10).
    Take(Market, u8, bool),
    /// Both parts: bits of what is left, the discount that is left (BI-6.10).
    Both(Effects, u8, u8),
    /// Pay for it, with a discount that may perhaps be kept.
    Pay(Deal, u8, bool),
    /// A mitama whose action is carried out goes onto the own board (BI-10.5).
    Settle(Mitama),
    /// Pair the mitama just taken with a dragonfly (BI-10.4).
    PairMitama,
    /// Pair the dragonfly just taken with a mitama (BI-10.4).
    PairDragonfly(Dragonfly),
    /// Copy a die of another player (BI-6.8).
    Copy,
    /// The rewards of these dream crystals (bits), in any order (BI-4.3).
    Harvest(u8),
    /// An owner of a building chooses the bonus (BI-5.11).
    Bonus(u8),
    /// Remove a played yokai (BI-15.2).
    Remove,
}

impl Task {
    /// In words of fixed width: a number for the sort, then what belongs to it.
    #[allow(clippy::many_single_char_names)] // bytes
    fn feed(self, digest: &mut Digest) {
        let parts = |effects: Effects, a: u8, b: u8| {
            let [low, high, len] = effects.to_bytes();
            [low, high, len, a, b]
        };
        let (sort, bytes): (u8, [u8; 5]) = match self {
            Task::Turn => (0, [0; 5]),
            Task::Finish => (1, [0; 5]),
            Task::Use(die, spent) => (2, [die, spent, 0, 0, 0]),
            Task::Placed(river, value, left, houses) => (3, [river as u8, value, left, houses, 0]),
            Task::Played(card, slot, left) => (4, [card.into(), slot, left, 0, 0]),
            Task::Parts(effects, done) => (5, parts(effects, done, 0)),
            Task::Choose(options) => {
                let [a, b] = options.to_bytes();
                (6, [a, b, 0, 0, 0])
            }
            Task::Gain(of, n) => (7, [of, n, 0, 0, 0]),
            Task::Move(n) => (8, [n, 0, 0, 0, 0]),
            Task::Forward(regions, n) => (9, [regions, n, 0, 0, 0]),
            Task::Back(regions, n) => (10, [regions, n, 0, 0, 0]),
            Task::Unlock => (11, [0; 5]),
            Task::Draw => (12, [0; 5]),
            Task::Look(deck) => (13, [deck as u8, 0, 0, 0, 0]),
            Task::Looked(deck) => (14, [deck as u8, 0, 0, 0, 0]),
            Task::Rock => (15, [0; 5]),
            Task::Pilgrim => (16, [0; 5]),
            Task::Take(market, less, shared) => (17, [market as u8, less, shared.into(), 0, 0]),
            Task::Both(effects, left, less) => (18, parts(effects, left, less)),
            Task::Pay(deal, less, shared) => {
                let [a, b, c] = match deal {
                    Deal::Build(slot, river) => [0, slot, river as u8],
                    Deal::Crystal(slot, onto) => [1, slot, onto],
                    Deal::Mitama(slot) => [2, slot, 0],
                    Deal::Dragonfly(slot) => [3, slot, 0],
                    Deal::Stone(cell) => [4, cell, 0],
                };
                (19, [a, b, c, less, shared.into()])
            }
            Task::Settle(tile) => (20, [tile.into(), 0, 0, 0, 0]),
            Task::PairMitama => (21, [0; 5]),
            Task::PairDragonfly(tile) => (22, [tile.into(), 0, 0, 0, 0]),
            Task::Copy => (23, [0; 5]),
            Task::Harvest(left) => (24, [left, 0, 0, 0, 0]),
            Task::Bonus(owner) => (25, [owner, 0, 0, 0, 0]),
            Task::Remove => (26, [0; 5]),
        };
        let [a, b, c, d, e] = bytes;
        digest.bytes(&[sort, a, b, c, d, e]);
    }
}

/// Where a step came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The course of the game.
    Game,
    /// A played yokai.
    Card(Yokai),
    /// A crystal: a mastery beside a card, or a dream.
    Crystal(Crystal),
    /// A line of a region, by its number.
    Line(River, u8),
    /// A cell of the Home, from the top.
    Home(u8),
    /// A building in this area.
    House(Building, River),
    /// A bitoku card.
    Virtue(Virtue),
    /// A torii tile.
    Torii(Torii),
    /// A mitama.
    Mitama(Mitama),
    /// A dragonfly.
    Dragonfly(Dragonfly),
    /// The third reward of this hill.
    Hill(River),
}

impl Source {
    /// The region where the effect stands, for the green arrow (BI-7.2).
    #[inline]
    pub const fn region(self) -> Option<Region> {
        match self {
            Source::Line(river, _) | Source::House(_, river) => Some(river.region()),
            Source::Home(_) => Some(Region::Home),
            _ => None,
        }
    }

    fn feed(self, digest: &mut Digest) {
        let bytes: [u8; 3] = match self {
            Source::Game => [0; 3],
            Source::Card(card) => [1, card.into(), 0],
            Source::Crystal(tile) => [2, tile.into(), 0],
            Source::Line(river, line) => [3, river as u8, line],
            Source::Home(cell) => [4, cell, 0],
            Source::House(tile, river) => [5, tile.into(), river as u8],
            Source::Virtue(virtue) => [6, virtue as u8, 0],
            Source::Torii(tile) => [7, tile.into(), 0],
            Source::Mitama(tile) => [8, tile.into(), 0],
            Source::Dragonfly(tile) => [9, tile.into(), 0],
            Source::Hill(river) => [10, river as u8, 0],
        };
        digest.bytes(&bytes);
    }
}

/// A pending step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Step {
    /// What is to be done.
    pub task: Task,
    /// Where it came from.
    pub source: Source,
}

impl Step {
    /// The step of the course of the game.
    pub(crate) const fn game(task: Task) -> Step {
        Step { task, source: Source::Game }
    }
}

impl Pending for Step {
    type Task = Task;
    const NONE: Step = Step::game(Task::Turn);

    #[inline]
    fn task_mut(&mut self) -> &mut Task {
        &mut self.task
    }

    #[inline]
    fn then(self, task: Task) -> Step {
        Step { task, ..self }
    }

    fn feed(self, digest: &mut Digest) {
        self.task.feed(digest);
        self.source.feed(digest);
    }
}

/// The pending steps.
pub(crate) type Stack = engawa_kernel::Stack<Step, 40, 6>;
