//! The interpreter: carries out pending steps, the top one first, until one needs an answer.
//!
//! Every step is settled in the same way: what needs no decision happens by itself (VP, amulets, a resource without a choice,
//! the only die to unlock, an effect that can do nothing), the rest is asked. These gains come before their joined parts
//! without asking, because nothing is ever lost by having them first; all else is the player's to order and to decline
//! (BI-1.7).
//!
//! What shows hidden cards is asked before it happens unless the player has just chosen it, so that nobody looks unawares.

use engawa_kernel::{Pending, Sink, Stage, bits};

use crate::board::Board;
use crate::effect::{Effects, Node, Options, Scope};
use crate::face::CrystalFace;
use crate::place::{Common, Resource, Trigger};
use crate::turn::{FIRST, SECOND};
use crate::{Bitoku, Event, Source, Step, Task};

impl Bitoku {
    /// Runs on by itself until somebody is asked or the game is over.
    pub(crate) fn run<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        loop {
            let goes_on = match self.board.stack.top() {
                Some(step) => self.settle(step, stage),
                None => self.go_on(stage),
            };
            if !goes_on {
                return;
            }
        }
    }

    /// Does what the top step needs no answer for. Tells whether it went on; if not, the step is asked.
    fn settle<S: Sink<Event>>(&mut self, step: Step, stage: &mut Stage<'_, S>) -> bool {
        match step.task {
            Task::Turn
            | Task::Finish
            | Task::Use(..)
            | Task::Bonus(_)
            | Task::Remove
            | Task::Looked(_)
            | Task::Gain(..) => false,
            Task::Placed(river, value, left, houses) => {
                let forest = left & FIRST != 0 && self.has_line(river, value);
                let house = || left & SECOND != 0 && self.houses(river, houses) != 0;
                self.board.stack.ask_if(forest || house())
            }
            Task::Played(_, slot, left) => self
                .board
                .stack
                .ask_if(left & FIRST != 0 || left & SECOND != 0 && self.board.mastery(slot).is_some()),
            Task::Parts(effects, done) => self.settle_parts(effects, done, step, stage),
            Task::Choose(options) => {
                let mask = self.options_mask(options, step.source);
                if mask.count_ones() > 1 {
                    return false;
                }
                self.board.stack.pop();
                for option in bits(mask) {
                    self.start_parts(options.list()[option], step, false, stage);
                }
                true
            }
            Task::Move(_) => self.board.stack.ask_if(self.board.can_walk()),
            Task::Forward(regions, _) => self.board.stack.ask_if(self.board.forwards(regions) != 0),
            Task::Back(regions, _) => self.board.stack.ask_if(self.board.backs(regions) != 0),
            Task::Unlock => {
                let locked = self.board.me().locked();
                if locked.count_ones() > 1 {
                    return false;
                }
                self.board.stack.pop();
                if locked != 0 {
                    self.unlock(locked.trailing_zeros() as usize, stage);
                }
                true
            }
            Task::Draw => {
                let me = self.board.me();
                self.board.stack.ask_if(me.deck > 0 || me.discard != 0)
            }
            Task::Look(Common::Vision) if self.common_len(Common::Vision) == 0 => {
                // No card left: just a resource (BI-13.4).
                self.board.stack.set_top(Task::Gain(0b1111, 1));
                true
            }
            Task::Look(deck) => self.board.stack.ask_if(self.common_len(deck) > 0),
            Task::Rock => self.board.stack.ask_if(self.board.rocks() != 0),
            Task::Pilgrim => self.board.stack.ask_if(self.board.stones() != 0),
            Task::Take(market, less, _) => self.board.stack.ask_if(self.board.can_take(market, less)),
            Task::Both(effects, left, less) => {
                let can = self.both_mask(effects, left, less);
                match can.count_ones() {
                    0 => self.board.stack.pop(),
                    // The first part may still help to pay for the second: only the last one begins by itself.
                    _ if left.count_ones() > 1 => return false,
                    _ => self.begin_both(effects, left, less, can.trailing_zeros() as u8, step),
                }
                true
            }
            Task::Pay(deal, less, shared) => self.settle_pay(deal, less, shared, stage),
            Task::Settle(tile) => {
                self.board.me_mut().mitama |= tile.bit() as u32;
                self.board.stack.set_top(Task::PairMitama);
                true
            }
            Task::PairMitama => self
                .board
                .stack
                .ask_if(self.board.me().lone_dragonflies() != 0 && self.board.me().lone_mitama() > 0),
            Task::PairDragonfly(_) => self.board.stack.ask_if(self.board.me().lone_mitama() > 0),
            Task::Copy => {
                let (best, cells) = self.board.copyable();
                self.board.stack.ask_if(cells != 0 || best != [0; 4])
            }
            Task::Harvest(left) => self.settle_harvest(left, stage),
        }
    }

    /// Begins a printed effect. `chosen`: the player has just chosen it.
    pub(crate) fn begin<S: Sink<Event>>(
        &mut self,
        effects: Effects,
        source: Source,
        chosen: bool,
        stage: &mut Stage<'_, S>,
    ) {
        stage.tell(|| Event::Began { who: self.board.active(), source });
        self.start_parts(effects, Step { task: Task::Turn, source }, chosen, stage);
    }

    /// Joined parts become a step; a single one is set going.
    pub(crate) fn start_parts<S: Sink<Event>>(
        &mut self,
        effects: Effects,
        step: Step,
        chosen: bool,
        stage: &mut Stage<'_, S>,
    ) {
        match effects.parts() {
            [node] => self.launch(*node, step, chosen, stage),
            _ => self.board.stack.push(step.then(Task::Parts(effects, 0))),
        }
    }

    fn settle_parts<S: Sink<Event>>(
        &mut self,
        effects: Effects,
        mut done: u8,
        step: Step,
        stage: &mut Stage<'_, S>,
    ) -> bool {
        let parts = effects.parts();
        let (mut can, mut only) = (0u8, 0);
        for (place, &node) in parts.iter().enumerate() {
            if done >> place & 1 == 1 {
                continue;
            }
            if is_plain(node) {
                done |= 1 << place;
                self.launch(node, step, false, stage);
            } else if self.can_part(node, step.source) {
                can |= 1 << place;
                only = place;
            }
        }
        match can.count_ones() {
            0 => self.board.stack.pop(),
            1 => {
                if done | can == effects.all() {
                    self.board.stack.pop();
                } else {
                    self.board.stack.set_top(Task::Parts(effects, done | can));
                }
                self.launch(parts[only], step, false, stage);
            }
            _ => {
                self.board.stack.set_top(Task::Parts(effects, done));
                return false;
            }
        }
        true
    }

    /// Sets a part going. What shows hidden cards happens at once only if the player has just chosen it.
    pub(crate) fn launch<S: Sink<Event>>(
        &mut self,
        node: Node,
        step: Step,
        chosen: bool,
        stage: &mut Stage<'_, S>,
    ) {
        let me = usize::from(self.board.active);
        let regions = |scope: Scope| match scope {
            Scope::Any => 0b11111,
            Scope::Here => Board::regions(step.source),
        };
        let task = match node {
            Node::Gain(of, n) if of.is_power_of_two() => {
                return self.gain(me, Resource::ALL[of.trailing_zeros() as usize % 4], n, stage);
            }
            Node::Gain(of, n) => Task::Gain(of, n),
            Node::Amulet(value) => return self.amulet(me, value, stage),
            Node::Points(n) => return self.score(me, n.into(), stage),
            Node::Move(n) => Task::Move(n),
            Node::Forward(Scope::Here, n) if chosen => {
                if let Some(region) = step.source.region() {
                    self.step_forward(me, region, n, stage);
                }
                return;
            }
            Node::Forward(scope, n) => Task::Forward(regions(scope), n),
            Node::Back(scope, n) => Task::Back(regions(scope), n),
            Node::Unlock => Task::Unlock,
            Node::Draw if chosen => return self.draw_own(me, 1, stage),
            Node::Draw => Task::Draw,
            Node::Yokai | Node::Bitoku | Node::Vision => {
                let deck = match node {
                    Node::Yokai => Common::Yokai,
                    Node::Bitoku => Common::Bitoku,
                    _ => Common::Vision,
                };
                if chosen {
                    return self.look(deck, step.source, stage);
                }
                Task::Look(deck)
            }
            Node::Rock => Task::Rock,
            Node::Pilgrim => Task::Pilgrim,
            Node::Take(market, less) => Task::Take(market, less, false),
            Node::Choose(options) => Task::Choose(options),
            Node::Both(effects, less) => Task::Both(effects, 0b11, less),
            Node::Copy => Task::Copy,
        };
        self.board.stack.push(step.then(task));
    }

    /// Whether a part could do something now; only what can be decided by looking.
    pub(crate) fn can_part(&self, node: Node, source: Source) -> bool {
        let board = &self.board;
        let regions = |scope: Scope| match scope {
            Scope::Any => 0b11111,
            Scope::Here => Board::regions(source),
        };
        match node {
            Node::Gain(..) | Node::Amulet(_) | Node::Points(_) | Node::Vision | Node::Copy => true,
            Node::Move(_) => board.can_walk(),
            Node::Forward(scope, _) => board.forwards(regions(scope)) != 0,
            Node::Back(scope, _) => board.backs(regions(scope)) != 0,
            Node::Unlock => board.me().locked() != 0,
            Node::Draw => board.me().deck > 0 || board.me().discard != 0,
            Node::Yokai => self.common_len(Common::Yokai) > 0,
            Node::Bitoku => self.common_len(Common::Bitoku) > 0,
            Node::Rock => board.rocks() != 0,
            Node::Pilgrim => board.stones() != 0,
            Node::Take(market, less) => board.can_take(market, less),
            Node::Choose(options) => options.list().iter().any(|&option| self.can(option, source)),
            Node::Both(effects, less) => self.both_mask(effects, 0b11, less) != 0,
        }
    }

    /// Whether an effect could do something now.
    #[inline]
    pub(crate) fn can(&self, effects: Effects, source: Source) -> bool {
        effects.parts().iter().any(|&node| self.can_part(node, source))
    }

    /// The options that could do something, as bits.
    pub(crate) fn options_mask(&self, options: Options, source: Source) -> u8 {
        options.mask(|option| self.can(option, source))
    }

    /// The parts of the two that can be taken with the discount that is left, as bits (BI-6.10).
    pub(crate) fn both_mask(&self, effects: Effects, left: u8, less: u8) -> u8 {
        effects.parts().iter().enumerate().fold(0, |can, (place, &node)| {
            let takes = matches!(node, Node::Take(market, own) if self.board.can_take(market, own + less));
            can | u8::from(left >> place & 1 == 1 && takes) << place
        })
    }

    /// Begins one of the two parts. The discount may be kept while the other one is left (BI-6.10).
    pub(crate) fn begin_both(&mut self, effects: Effects, left: u8, less: u8, part: u8, step: Step) {
        let rest = left & !(1 << part);
        if let Some(&Node::Take(market, own)) = effects.parts().get(usize::from(part)) {
            if rest == 0 {
                self.board.stack.pop();
            } else {
                self.board.stack.set_top(Task::Both(effects, rest, less));
            }
            self.board.stack.push(step.then(Task::Take(market, own + less, rest != 0)));
        }
    }

    /// Rewards without a decision come first; one that is left begins, several are asked (BI-4.3).
    fn settle_harvest<S: Sink<Event>>(&mut self, mut left: u8, stage: &mut Stage<'_, S>) -> bool {
        let last = self.board.phase == crate::Phase::Ascension;
        for slot in bits(left) {
            let reward = self.dream(slot);
            // A card drawn after the last winter is of no use to anybody: it is not even looked at.
            let useless = last && matches!(reward.map(|(_, effects)| effects.parts()), Some([Node::Draw]));
            match reward {
                Some((source, effects)) if effects.parts().iter().all(|&node| is_plain(node)) => {
                    left &= !(1 << slot);
                    stage.tell(|| Event::Began { who: self.board.active(), source });
                    for &node in effects.parts() {
                        self.launch(node, Step { task: Task::Turn, source }, false, stage);
                    }
                }
                Some((source, effects)) if !useless && self.can(effects, source) => {}
                _ => left &= !(1 << slot),
            }
        }
        match left.count_ones() {
            0 => self.board.stack.pop(),
            1 => {
                self.board.stack.pop();
                if let Some((source, effects)) = self.dream(left.trailing_zeros() as usize) {
                    self.begin(effects, source, false, stage);
                }
            }
            _ => {
                self.board.stack.set_top(Task::Harvest(left));
                return false;
            }
        }
        true
    }

    /// The reward of the dream crystal on a slot of the active player.
    pub(crate) fn dream(&self, slot: usize) -> Option<(Source, Effects)> {
        let crystal = (*self.board.me().crystals.get(slot)?)?;
        match crystal.face() {
            CrystalFace::Dream(effects) => Some((Source::Crystal(crystal), effects)),
            _ => None,
        }
    }

    /// Virtue points.
    #[inline]
    pub(crate) fn score<S: Sink<Event>>(&mut self, player: usize, n: i16, stage: &mut Stage<'_, S>) {
        if n != 0 {
            self.board.players[player].points += n;
            stage.tell(|| Event::Points { who: self.board.who(player), n });
        }
    }

    /// A resource.
    #[inline]
    pub(crate) fn gain<S: Sink<Event>>(
        &mut self,
        player: usize,
        resource: Resource,
        n: u8,
        stage: &mut Stage<'_, S>,
    ) {
        self.board.players[player].goods.add(resource, n);
        stage.tell(|| Event::Gained { who: self.board.who(player), resource, n });
    }

    /// An amulet.
    #[inline]
    pub(crate) fn amulet<S: Sink<Event>>(&mut self, player: usize, value: u8, stage: &mut Stage<'_, S>) {
        let held = &mut self.board.players[player].amulets[usize::from(value.saturating_sub(1)) % 3];
        *held = held.saturating_add(1);
        stage.tell(|| Event::Amulet { who: self.board.who(player), value });
    }

    /// Memory crystals pay for what was done (BI-11.4).
    #[inline]
    pub(crate) fn remember<S: Sink<Event>>(
        &mut self,
        player: usize,
        trigger: Trigger,
        stage: &mut Stage<'_, S>,
    ) {
        let n = self.board.players[player].memory(trigger);
        if n > 0 {
            self.board.players[player].points += i16::from(n);
            stage.tell(|| Event::Remembered { who: self.board.who(player), trigger, n });
        }
    }
}

/// Whether a part only gives something that nobody would rather not have, or have later.
#[inline]
fn is_plain(node: Node) -> bool {
    match node {
        Node::Gain(of, _) => of.is_power_of_two(),
        Node::Amulet(_) | Node::Points(_) => true,
        _ => false,
    }
}
