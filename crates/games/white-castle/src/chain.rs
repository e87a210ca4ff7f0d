//! The interpreter: carries out pending steps, the top one first, until one needs an answer.
//!
//! Every step is settled in the same way: what needs no decision happens by itself (a gain that no limit cuts, the only
//! part that is left, an effect that can do nothing), the rest is asked. Gains of goods come before what they are joined with
//! without asking where nothing can be lost by having them first: goods without a limit always, the others if nothing beside them
//! could gain more of them, spend some and so make room again. Influence, *any*, lanterns and seals beyond the limit are the
//! player's to order (WC-3.7).
//!
//! An effect that is being carried out stays on the stack below what it sets off, so WC-4.9 is a look at the stack.

use engawa_kernel::{Pending, Sink, Stage, bits};

use crate::board::Board;
use crate::effect::{At, Effects, Filter, Node, Pair};
use crate::place::{CastleRow, Face, Member, TilePlace};
use crate::{Bed, Event, Good, Goods, Source, Step, Task};

impl Board {
    /// Runs on by itself until somebody is asked or the game is over.
    pub(crate) fn run<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        loop {
            let goes_on = match self.stack.top() {
                Some(step) => self.settle(step, stage),
                None => self.go_on(stage),
            };
            if !goes_on {
                return;
            }
        }
    }

    /// Does what the top step needs no answer for. Tells whether it went on; if not, the step is asked.
    #[allow(clippy::too_many_lines)] // one arm a task
    fn settle<S: Sink<Event>>(&mut self, step: Step, stage: &mut Stage<'_, S>) -> bool {
        match step.task {
            Task::Turn | Task::Finish | Task::Pair | Task::Keep(_) => return false,
            Task::Goods(goods) => return self.settle_goods(goods, step, stage),
            Task::Parts(effects, done) => return self.settle_parts(effects, done, step, stage),
            Task::Pay(cost, then) => {
                if self.sells(self.me(), cost, then) {
                    return false;
                }
                self.stack.pop();
            }
            Task::Choose(options) => {
                let mask = self.options_mask(options);
                if mask.count_ones() > 1 {
                    return false;
                }
                self.stack.pop();
                for option in bits(mask) {
                    self.stack.push(step.then(Task::Parts(options.list()[option], 0)));
                }
            }
            Task::Courtier(left) => return self.stack.ask_if(self.courtier_could(self.me(), left)),
            Task::Rise => return self.stack.ask_if(self.free_climbs() != 0),
            Task::Warrior => return self.stack.ask_if(self.warrior_could(self.me())),
            Task::Gardener => return self.stack.ask_if(self.gardener_could(self.me())),
            Task::Geisha(left) => return self.stack.ask_if(self.geisha_could(self.me(), left)),
            Task::Stroll => return self.stack.ask_if(self.free_strolls() != 0),
            Task::LightRow(card) => return self.settle_rows(card, card.light(), true, stage),
            Task::Rows(card, left) => return self.settle_rows(card, left, false, stage),
            Task::Refill(room) => return self.reveal_or_ask(|board, stage| board.refill(room, stage), stage),
            Task::Unveil(art) => return self.reveal_or_ask(|board, stage| board.unveil(art, stage), stage),
            Task::Tuck(card) => {
                self.stack.pop();
                self.me_mut().tuck_art(card);
                stage.tell(|| Event::ArtTucked { who: self.active(), card });
            }
            Task::Slot => return self.settle_slot(stage),
            Task::CastleRow(filter, left, used) => {
                let mask = if left == 0 { 0 } else { self.castle_rows(filter, used) };
                if mask.count_ones() > 1 {
                    return false;
                }
                if mask == 0 {
                    self.stack.pop();
                }
                bits(mask).filter_map(CastleRow::new).for_each(|at| self.choose_row(at, stage));
            }
            Task::DomainRow => return self.stack.ask_if(self.domain_rows() != 0),
            Task::Domain(row, at) => self.settle_domain(row, at, step, stage),
            Task::Curtain(face, _) => return self.settle_curtain(face, stage),
            Task::Curtains(pair) => return self.settle_curtains(pair, stage),
            Task::CardOfChoice | Task::TakeCard => return self.stack.ask_if(self.arts_mask() != 0),
            Task::Tile(face, left, used) => {
                let mask = if left == 0 { 0 } else { self.tiles_mask(face, used, step.source) };
                if mask.count_ones() > 1 {
                    return false;
                }
                if mask == 0 {
                    self.stack.pop();
                }
                for place in bits(mask).filter_map(TilePlace::new) {
                    self.choose_tile(place, stage);
                }
            }
            Task::Tiles(left) => {
                let Some(place) = TilePlace::new(left.trailing_zeros() as usize) else {
                    self.stack.pop();
                    return true;
                };
                if left.count_ones() > 1 {
                    let face = |place: TilePlace| self.tile(place).face(place.face());
                    let places = || bits(left).filter_map(TilePlace::new);
                    let first = |place: &TilePlace| {
                        self.goes_first(face(*place), places().filter(|other| other != place).map(face))
                    };
                    match places().find(first) {
                        Some(place) => self.choose_tile(place, stage),
                        None => return false,
                    }
                } else {
                    self.choose_tile(place, stage);
                }
            }
            Task::Stones(left, used) => {
                let mask = if left == 0 { 0 } else { self.stones_mask(used) };
                if mask.count_ones() > 1 {
                    return false;
                }
                if mask == 0 {
                    self.stack.pop();
                }
                bits(mask).filter_map(Bed::new).for_each(|bed| self.choose_stone(bed, stage));
            }
            Task::Well(times) => {
                self.again(times, Task::Well);
                if times > 0 {
                    self.stack.push(Step {
                        task: Task::Goods(self.well_goods),
                        source: Source::Well,
                        stamp: self.moves,
                    });
                }
            }
            Task::Pads(times) => {
                self.again(times, Task::Pads);
                if times > 0 {
                    let mut goods = Goods::NONE;
                    self.pads().for_each(|pad| goods.add(pad.reward()));
                    self.stack.push(Step {
                        task: Task::Goods(goods),
                        source: Source::Pads,
                        stamp: self.moves,
                    });
                }
            }
            Task::Gardens(left, asked) => return self.settle_gardens(left, asked, stage),
            Task::RivalTurn => return self.reveal_or_ask(Board::rival_turn, stage),
            Task::RivalCard(card, deed, sent) => self.rival_card(card, deed, sent, stage),
            Task::RivalEnter(floor) => return self.settle_rival_enter(floor, stage),
            Task::RivalSlot => return self.settle_rival_slot(stage),
            Task::RivalGarden(beds) => return self.settle_rival_garden(beds, stage),
            Task::RivalStroll(sent) => return self.settle_rival_stroll(sent, stage),
            Task::RivalDiscard => return self.settle_rival_discard(stage),
            Task::RivalEnd => {
                // After the last turn of a round the dice are rolled.
                if self.loose && self.round < 3 && self.dice_left() <= self.bridge_count() {
                    return false;
                }
                self.stack.pop();
            }
        }
        true
    }

    /// Counts a step that is done several times; the last time it goes.
    fn again(&mut self, times: u8, task: impl Fn(u8) -> Task) {
        match times {
            0 => self.stack.pop(),
            _ => self.stack.set_top(task(times - 1)),
        }
    }

    /// Makes something known, unless its player has something to take back: then the player is asked to go on first.
    pub(crate) fn reveal_or_ask<S: Sink<Event>>(
        &mut self,
        reveal: impl FnOnce(&mut Board, &mut Stage<'_, S>),
        stage: &mut Stage<'_, S>,
    ) -> bool {
        if self.loose {
            return false;
        }
        self.stack.pop();
        reveal(self, stage);
        true
    }

    /// Begins a printed effect: it stays on the stack until all it sets off is done.
    pub(crate) fn begin<S: Sink<Event>>(
        &mut self,
        effects: Effects,
        source: Source,
        stage: &mut Stage<'_, S>,
    ) {
        stage.tell(|| Event::Began { who: self.active(), source });
        self.stack.push(Step { task: Task::Parts(effects, 0), source, stamp: self.moves });
    }

    /// Whether this printed effect is still being carried out, and no clan member was placed or moved since it began:
    /// then it may not be chosen again (WC-4.9).
    #[inline]
    pub(crate) fn is_running(&self, source: Source) -> bool {
        self.stack.as_slice().iter().any(|step| step.source == source && step.stamp == self.moves)
    }

    /// Gains what needs no decision; what is left is asked.
    fn settle_goods<S: Sink<Event>>(
        &mut self,
        mut goods: Goods,
        step: Step,
        stage: &mut Stage<'_, S>,
    ) -> bool {
        let mut gained = Goods::NONE;
        for good in [Good::Coin, Good::Food, Good::Iron, Good::Pearl, Good::Whisk, Good::Point] {
            let n = goods.get(good);
            if n > 0 {
                let got = self.me_mut().gain(good, n);
                gained.set(good, got);
                goods.set(good, 0);
                self.tell_lost(good, n - got, stage);
            }
        }
        let seals = goods.get(Good::Seal);
        if seals > 0 {
            let got = self.me_mut().gain(Good::Seal, seals);
            gained.set(Good::Seal, got);
            goods.set(Good::Seal, seals - got);
        }
        let any = goods.get(Good::Any);
        if any > 0 {
            let open = self.picks();
            let only = open.is_power_of_two() && goods.iter().count() == 1;
            let mut got = 0;
            if only {
                let good = Good::ALL[open.trailing_zeros() as usize % Good::COUNT];
                got = self.me_mut().gain(good, any);
                gained.set(good, gained.get(good) + got);
            }
            if open == 0 || only {
                goods.set(Good::Any, 0);
                self.tell_lost(Good::Any, any - got, stage);
            }
        }
        // A lantern that is still to come may bring the seal for a barrier.
        let steps = goods.get(Good::Influence);
        if goods.get(Good::Lantern) == 0 && self.stops(steps) == 0 {
            goods.set(Good::Influence, 0);
            self.tell_lost(Good::Influence, steps, stage);
        }
        if !gained.is_empty() {
            stage.tell(|| Event::Gained { who: self.active(), source: step.source, goods: gained });
        }
        let lanterns = goods.get(Good::Lantern);
        if lanterns > 0 && goods.iter().count() == 1 {
            self.stack.pop();
            for _ in 0..lanterns {
                self.push_lantern();
            }
            return true;
        }
        if goods.is_empty() {
            self.stack.pop();
            return true;
        }
        self.stack.set_top(Task::Goods(goods));
        false
    }

    /// Tells that so many of a gain came to nothing, if any did: a limit cut them, or a marker could not go on (WC-1.5, WC-7.1).
    pub(crate) fn tell_lost<S: Sink<Event>>(&self, good: Good, n: u8, stage: &mut Stage<'_, S>) {
        if n > 0 {
            stage.tell(|| Event::Lost { who: self.active(), good, n });
        }
    }

    /// The resources that *any* could become: those with room, as a set.
    #[inline]
    pub(crate) fn picks(&self) -> u16 {
        let me = self.me();
        let open = Good::RESOURCES.into_iter().filter(|&good| me.room_for(good) > 0);
        open.fold(0, |mask, good| mask | good.bit())
    }

    /// The lantern reward comes next (WC-6.1).
    pub(crate) fn push_lantern(&mut self) {
        let goods = self.me().lantern;
        self.stack.push(Step { task: Task::Goods(goods), source: Source::Lantern, stamp: self.moves });
    }

    /// Whether this part gives goods that no limit cuts: then it is done at once.
    #[inline]
    fn is_plain_part(&self, node: Node) -> bool {
        match node {
            Node::Gain(Good::Influence | Good::Any | Good::Lantern, _) => false,
            Node::Gain(good, n) => self.me().room_for(good) >= n.into(),
            _ => false,
        }
    }

    /// Whether this effect goes before the others that are joined with it without asking, because that cannot be the worse
    /// order: it only gives goods that no limit cuts now, and the others cannot first gain and then spend the same, which would
    /// waste at the limit what comes before them (WC-1.5, WC-3.7).
    pub(crate) fn goes_first(&self, effects: Effects, others: impl Iterator<Item = Effects>) -> bool {
        let parts = effects.parts();
        parts.iter().all(|&node| self.is_plain_part(node))
            && (parts.iter().all(|&node| is_unlimited(node)) || self.spend_nothing(parts, others))
    }

    /// Whether these effects can spend nothing but the seals of a barrier, also after others were gained: they are gains, or
    /// ask a price that stays out of reach.
    fn spend_nothing(&self, gained: &[Node], others: impl Iterator<Item = Effects>) -> bool {
        let (mut prices, mut means) = (false, gained.iter().any(|&node| is_means(node)));
        for &node in others.flat_map(Effects::parts) {
            match node {
                Node::Pay(cost, _) if !self.me().reaches(cost) => prices = true,
                node if is_quiet(node) => means |= is_means(node),
                _ => return false,
            }
        }
        !(prices && means)
    }

    fn settle_parts<S: Sink<Event>>(
        &mut self,
        effects: Effects,
        mut done: u8,
        step: Step,
        stage: &mut Stage<'_, S>,
    ) -> bool {
        let parts = effects.parts();
        let mut gained = Goods::NONE;
        for (place, node) in parts.iter().enumerate() {
            let beside = || (0..parts.len()).filter(|&other| other != place && done >> other & 1 == 0);
            if done >> place & 1 == 0
                && self.is_plain_part(*node)
                && (is_unlimited(*node) || beside().all(|other| is_quiet(parts[other])))
                && let Node::Gain(good, n) = node
            {
                gained.set(*good, gained.get(*good) + self.me_mut().gain(*good, *n));
                done |= 1 << place;
            }
        }
        if !gained.is_empty() {
            stage.tell(|| Event::Gained { who: self.active(), source: step.source, goods: gained });
        }
        let left = !done & effects.all();
        match left.count_ones() {
            0 => self.stack.pop(),
            1 => {
                self.stack.set_top(Task::Parts(effects, done | left));
                self.launch(parts[left.trailing_zeros() as usize % parts.len()], step, stage);
            }
            _ => {
                self.stack.set_top(Task::Parts(effects, done));
                return false;
            }
        }
        true
    }

    /// Sets a part going.
    pub(crate) fn launch<S: Sink<Event>>(&mut self, node: Node, step: Step, stage: &mut Stage<'_, S>) {
        let task = match node {
            Node::Gain(good, n) => Task::Goods(Goods::of(good, n)),
            Node::Pay(cost, then) => Task::Pay(cost, then),
            Node::Choose(options) => Task::Choose(options),
            Node::Member(Member::Courtier) => Task::Courtier(0b11),
            Node::Member(Member::Warrior) => Task::Warrior,
            Node::Member(Member::Gardener) => Task::Gardener,
            Node::Member(Member::Geisha) => Task::Geisha(0b11),
            Node::Lantern => return self.push_lantern(),
            Node::Well(times) => Task::Well(times),
            Node::Row(filter, count) => Task::CastleRow(filter, count, 0),
            Node::DomainRow => Task::DomainRow,
            Node::Curtain(face, unsealed) => Task::Curtain(face, unsealed),
            Node::Curtains(Pair::CardOfChoice) => Task::CardOfChoice,
            Node::Curtains(pair) => Task::Curtains(self.pair_of_curtains(pair)),
            Node::Tile(face, count) => Task::Tile(face, count, 0),
            Node::Pads(times) => Task::Pads(times),
            Node::Stones(count) => Task::Stones(count, 0),
            Node::Stroll => Task::Stroll,
            Node::Rise => Task::Rise,
            Node::TakeCard => Task::TakeCard,
            Node::Token(at) => {
                let token = match at {
                    At::Own => self.me().token,
                    At::Pond => self.tea_tokens[3],
                };
                if let Some(token) = token {
                    self.begin(token.face(Face::Blue), Source::Token(token, Face::Blue), stage);
                }
                return;
            }
        };
        self.stack.push(step.then(task));
    }
}

/// Whether a part gives a good without a limit.
fn is_unlimited(node: Node) -> bool {
    matches!(node, Node::Gain(Good::Coin | Good::Point, _))
}

/// Whether a part only gives, whatever is chosen (WC-4.3: light rows are gains).
pub(crate) fn is_quiet(node: Node) -> bool {
    matches!(
        node,
        Node::Gain(..) | Node::Lantern | Node::Well(_) | Node::Pads(_) | Node::Row(Filter::Light, _)
    )
}

/// Whether a part that only gives may bring coins or seals, and so the means to pay a price.
fn is_means(node: Node) -> bool {
    !matches!(
        node,
        Node::Gain(
            Good::Food | Good::Iron | Good::Pearl | Good::Whisk | Good::Any | Good::Influence | Good::Point,
            _
        )
    )
}
