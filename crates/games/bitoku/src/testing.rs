//! For the tests of the rules (feature `testing`): what the crate keeps to itself, under the same names.
//!
//! Fields of a position are open with the feature; here are the functions that decide a rule and that nobody else needs. Each
//! trait gives those of one type.

// What each one does stands where it is written.
#![allow(missing_docs)]

use engawa_kernel::{Sheet, Sink, Stage};

use crate::{
    Bitoku, BitokuCard, BitokuPath, Board, Building, Cost, CounterFace, Dragonfly, Effects, Event, Fulfilled,
    Goods, House, Mitama, Player, Region, Resource, Reward, River, Source, Step, Task, TenguCard, Torii,
    Treasure, Trigger, Vision, Yokai,
};

pub const MOST_SEATS: usize = crate::board::MOST_SEATS;
pub const TENGU: usize = crate::board::TENGU;
pub const NO_CARD: u8 = crate::hidden::NO_CARD;
pub const COUNTERS: &[CounterFace] = &crate::data::COUNTERS;

pub type Stack = crate::step::Stack;

pub fn best_visions(have: u64, wishes: &[(u64, u8, u8)]) -> Fulfilled {
    crate::scoring::best_visions(have, wishes)
}

pub fn shared_reward(rewards: [u8; 3], ahead: usize, level: usize) -> i32 {
    crate::scoring::shared_reward(rewards, ahead, level)
}

pub fn guardians(dice: [u8; 3], goods: Goods) -> i32 {
    crate::scoring::guardians(dice, goods)
}

pub fn rock_points(rocks: &[(u16, u32)], things: [u32; 13], yamauba: u32, shinigami: u32) -> i32 {
    crate::scoring::rock_points(rocks, things, yamauba, shinigami)
}

pub fn new_order(home: impl Iterator<Item = u8>, old: &[u8]) -> [u8; MOST_SEATS] {
    crate::year::new_order(home, old)
}

pub fn type_points(types: u32) -> i32 {
    crate::data::type_points(types)
}

pub trait OpenBoard {
    fn free_spots(&self) -> u8;
    fn can_remove(&self) -> bool;
    fn can_step(&self, player: usize, region: usize) -> bool;
    fn free_sites(&self, house: House) -> u8;
    fn stones(&self) -> u16;
    fn sheet_with(&self, player: usize, held: u64) -> Sheet;
    fn tengu_region(&self, card: TenguCard) -> River;
    fn available(&self) -> u8;
    fn is_contested(&self, area: u8) -> bool;
    fn rarest(&self, hills: u8, lacking: bool) -> Option<River>;
    fn most_promising(&self, regions: u8) -> Option<Region>;
    fn strong_dice(&self) -> i16;
}

impl OpenBoard for Board {
    fn free_spots(&self) -> u8 {
        Board::free_spots(self)
    }

    fn can_remove(&self) -> bool {
        Board::can_remove(self)
    }

    fn can_step(&self, player: usize, region: usize) -> bool {
        Board::can_step(self, player, region)
    }

    fn free_sites(&self, house: House) -> u8 {
        Board::free_sites(self, house)
    }

    fn stones(&self) -> u16 {
        Board::stones(self)
    }

    fn sheet_with(&self, player: usize, held: u64) -> Sheet {
        Board::sheet_with(self, player, held)
    }

    fn tengu_region(&self, card: TenguCard) -> River {
        Board::tengu_region(self, card)
    }

    fn available(&self) -> u8 {
        Board::available(self)
    }

    fn is_contested(&self, area: u8) -> bool {
        Board::is_contested(self, area)
    }

    fn rarest(&self, hills: u8, lacking: bool) -> Option<River> {
        Board::rarest(self, hills, lacking)
    }

    fn most_promising(&self, regions: u8) -> Option<Region> {
        Board::most_promising(self, regions)
    }

    fn strong_dice(&self) -> i16 {
        Board::strong_dice(self)
    }
}

pub trait OpenPlayer {
    fn filled(&self) -> u8;
    fn memory(&self, trigger: Trigger) -> u8;
    fn scarcest(&self) -> Resource;
}

impl OpenPlayer for Player {
    fn filled(&self) -> u8 {
        Player::filled(self)
    }

    fn memory(&self, trigger: Trigger) -> u8 {
        Player::memory(self, trigger)
    }

    fn scarcest(&self) -> Resource {
        Player::scarcest(self)
    }
}

pub trait OpenHidden {
    fn held(&self, player: usize) -> u64;
}

impl OpenHidden for crate::hidden::Hidden {
    fn held(&self, player: usize) -> u64 {
        crate::hidden::Hidden::held(self, player)
    }
}

pub trait OpenPath {
    fn push(&mut self, card: BitokuCard);
}

impl OpenPath for BitokuPath {
    fn push(&mut self, card: BitokuCard) {
        BitokuPath::push(self, card);
    }
}

pub trait OpenGoods {
    fn add(&mut self, resource: Resource, n: u8);
}

impl OpenGoods for Goods {
    fn add(&mut self, resource: Resource, n: u8) {
        Goods::add(self, resource, n);
    }
}

pub trait OpenCost {
    fn settled_by(&self, paid: Goods, less: u8) -> bool;
    fn each_payment(&self, held: Goods, less: u8, each: impl FnMut(Goods));
}

impl OpenCost for Cost {
    fn settled_by(&self, paid: Goods, less: u8) -> bool {
        Cost::settled_by(*self, paid, less)
    }

    fn each_payment(&self, held: Goods, less: u8, each: impl FnMut(Goods)) {
        Cost::each_payment(*self, held, less, each);
    }
}

pub trait OpenReward {
    fn parts(&self) -> u8;
}

impl OpenReward for Reward {
    fn parts(&self) -> u8 {
        Reward::parts(*self)
    }
}

pub trait OpenVision {
    fn packed(&self) -> u64;
}

impl OpenVision for Vision {
    fn packed(&self) -> u64 {
        Vision::packed(*self)
    }
}

pub trait OpenStep {
    fn game(task: Task) -> Step;
}

impl OpenStep for Step {
    fn game(task: Task) -> Step {
        Step::game(task)
    }
}

/// The bit of a piece in sets of its kind.
pub trait OpenPiece {
    fn bit(&self) -> u64;
}

macro_rules! pieces {
    ($($piece:ty),*) => {
        $(impl OpenPiece for $piece {
            fn bit(&self) -> u64 {
                <$piece>::bit(*self)
            }
        })*
    };
}

pieces!(BitokuCard, Building, Dragonfly, Mitama, TenguCard, Torii, Treasure, Vision, Yokai);

/// Sets of pieces.
pub trait OpenSet {
    const BUILT: u64 = Building::BUILT;
    const ANCIENT: u64 = Building::ANCIENT;
    const COMMON: u64 = Yokai::COMMON;
    const A: u64 = Torii::A;

    fn starters(player: usize) -> u64 {
        Yokai::starters(player)
    }
}

impl OpenSet for Building {}
impl OpenSet for Torii {}
impl OpenSet for Yokai {}

/// Steps of a turn that run by themselves.
pub trait OpenGame {
    fn run<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>);
    fn begin_spring<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>);
    fn begin<S: Sink<Event>>(
        &mut self,
        effects: Effects,
        source: Source,
        chosen: bool,
        stage: &mut Stage<'_, S>,
    );
    fn tengu_turn<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>);
    fn table<S: Sink<Event>>(&mut self, card: TenguCard, leftmost: bool, stage: &mut Stage<'_, S>);
    fn tengu_action<S: Sink<Event>>(&mut self, river: River, card: TenguCard, stage: &mut Stage<'_, S>);
    fn tengu_walk<S: Sink<Event>>(&mut self, points: u8, stage: &mut Stage<'_, S>);
    fn either<S: Sink<Event>>(&mut self, places: u8, stage: &mut Stage<'_, S>) -> Option<usize>;
    fn random_slot<S: Sink<Event>>(&mut self, slots: u8, stage: &mut Stage<'_, S>) -> Option<usize>;
}

impl OpenGame for Bitoku {
    fn run<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        Bitoku::run(self, stage);
    }

    fn begin_spring<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        Bitoku::begin_spring(self, stage);
    }

    fn begin<S: Sink<Event>>(
        &mut self,
        effects: Effects,
        source: Source,
        chosen: bool,
        stage: &mut Stage<'_, S>,
    ) {
        Bitoku::begin(self, effects, source, chosen, stage);
    }

    fn tengu_turn<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        Bitoku::tengu_turn(self, stage);
    }

    fn table<S: Sink<Event>>(&mut self, card: TenguCard, leftmost: bool, stage: &mut Stage<'_, S>) {
        Bitoku::table(self, card, leftmost, stage);
    }

    fn tengu_action<S: Sink<Event>>(&mut self, river: River, card: TenguCard, stage: &mut Stage<'_, S>) {
        Bitoku::tengu_action(self, river, card, stage);
    }

    fn tengu_walk<S: Sink<Event>>(&mut self, points: u8, stage: &mut Stage<'_, S>) {
        Bitoku::tengu_walk(self, points, stage);
    }

    fn either<S: Sink<Event>>(&mut self, places: u8, stage: &mut Stage<'_, S>) -> Option<usize> {
        Bitoku::either(self, places, stage)
    }

    fn random_slot<S: Sink<Event>>(&mut self, slots: u8, stage: &mut Stage<'_, S>) -> Option<usize> {
        Bitoku::random_slot(self, slots, stage)
    }
}
