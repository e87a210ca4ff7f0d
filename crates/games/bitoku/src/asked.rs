//! What the top step asks: every legal answer, every refusal, and the carrying out. Long matches, one arm a task.

use engawa_kernel::{Actions, Pending, SeatSet, Secret, Sink, Stage, bits};

use crate::action::ORDERS;
use crate::board::Board;
use crate::data::{Dragonfly, LINE_DICE, Rock, Vision, Yokai, forest_line};
use crate::place::{Common, House, Market, Region, Resource, River, Virtue};
use crate::step::Deal;
use crate::turn::{FIRST, SECOND};
use crate::{Bitoku, Breach, Event, Kind, Phase, Source, Step, Task};

/// What can be left as it is (BI-1.7).
const fn is_optional(task: Task) -> bool {
    matches!(
        task,
        Task::Parts(..)
            | Task::Choose(_)
            | Task::Gain(..)
            | Task::Move(_)
            | Task::Forward(..)
            | Task::Back(..)
            | Task::Unlock
            | Task::Draw
            | Task::Look(_)
            | Task::Rock
            | Task::Pilgrim
            | Task::Take(..)
            | Task::Both(..)
            | Task::PairMitama
            | Task::PairDragonfly(_)
            | Task::Copy
            | Task::Remove
    )
}

impl Board {
    /// The orders in which the dice of a player can return, each arrangement of values once, as bits (BI-15.1).
    pub(crate) fn orders(&self, player: usize) -> u8 {
        let values = self.players[player].dice.map(|die| die.value);
        let arranged = |order: usize| ORDERS[order].map(|die| values[usize::from(die)]);
        (0..ORDERS.len()).fold(0, |orders, order| {
            let first = (0..order).all(|before| arranged(before) != arranged(order));
            orders | u8::from(first) << order
        })
    }

    /// The parts of an effect that are left, as bits.
    fn parts_left(effects: crate::Effects, done: u8) -> u8 {
        effects.all() & !done
    }
}

impl Bitoku {
    /// The parts that could do something now, as bits.
    fn parts_mask(&self, effects: crate::Effects, done: u8, source: Source) -> u8 {
        let left = Board::parts_left(effects, done);
        bits(left).fold(0, |can, part| {
            let useful = effects.parts().get(part).is_some_and(|&node| self.can_part(node, source));
            can | u8::from(useful) << part
        })
    }

    /// Lists every legal action of a seat that is asked.
    #[allow(clippy::too_many_lines)] // one arm a task
    pub(crate) fn list(&self, player: usize, out: &mut Actions) {
        let board = &self.board;
        match board.phase {
            Phase::Call => {
                if let Some(card) = Yokai::new(0) {
                    out.push_each(self.hidden.hands[player], Kind::Discard { card }, 1);
                }
                return;
            }
            Phase::Dice => {
                out.push_each(board.orders(player).into(), Kind::Arrange { order: 0 }, 1);
                return;
            }
            _ => {}
        }
        let Some(step) = board.stack.top() else { return };
        let room = board.stack.has_room();
        match step.task {
            Task::Turn => self.list_turn(out),
            Task::Finish => out.push(Kind::Finish),
            Task::Use(die, _) => {
                let value = board.me().dice[usize::from(die) % 3].value;
                self.list_die(die, board.spots(value), out);
            }
            Task::Placed(river, value, left, houses) => {
                if left & FIRST != 0 {
                    out.push_each(self.lines(river, value).into(), Kind::Line { river, line: 0 }, 1);
                }
                if left & SECOND != 0 {
                    out.push_each(self.houses(river, houses).into(), Kind::House { house: House::Temple }, 1);
                }
                out.push(Kind::Finish);
            }
            Task::Played(_, slot, left) => {
                if left & FIRST != 0 {
                    out.push(Kind::Act);
                }
                if left & SECOND != 0 && board.mastery(slot).is_some() {
                    out.push(Kind::Mastery);
                }
                out.push(Kind::Finish);
            }
            Task::Parts(effects, done) if room => {
                out.push_each(self.parts_mask(effects, done, step.source).into(), Kind::Part { part: 0 }, 1);
            }
            Task::Choose(options) if room => {
                out.push_each(self.options_mask(options, step.source).into(), Kind::Choose { option: 0 }, 1);
            }
            Task::Gain(of, _) => out.push_each(of.into(), Kind::Pick { resource: Resource::Wood }, 1),
            Task::Move(_) => {
                if room && board.can_advance() {
                    out.push(Kind::Advance);
                }
                out.push_each(board.starts(board.active.into()).into(), Kind::Start { cell: 0 }, 1);
                out.push_each(board.walks().into(), Kind::Walk { cell: 0 }, 1);
                if room {
                    out.push_each(board.enters().into(), Kind::Enter { cell: 0 }, 1);
                }
            }
            Task::Forward(regions, _) => {
                out.push_each(board.forwards(regions).into(), Kind::Kodama { region: Region::Yomi }, 1);
            }
            Task::Back(regions, _) => {
                let first = Kind::Back { player: 0, region: Region::Yomi };
                out.push_each(board.backs(regions).into(), first, 1);
            }
            Task::Unlock => out.push_each(board.me().locked().into(), Kind::Unlock { die: 0 }, 1),
            Task::Draw => out.push(Kind::Look),
            Task::Look(_) if room => out.push(Kind::Look),
            Task::Looked(deck) => self.list_looked(deck, out),
            Task::Rock => {
                if let Some(rock) = Rock::new(0) {
                    out.push_each(board.rocks().into(), Kind::Rock { rock }, 1);
                }
            }
            Task::Pilgrim if room => out.push_each(board.stones().into(), Kind::Stone { cell: 0 }, 1),
            Task::Take(market, less, _) if room => match market {
                Market::Building => {
                    let first = Kind::Build { slot: 0, river: River::Yomi };
                    out.push_each(board.builds(less).into(), first, 1);
                }
                Market::Crystal => {
                    out.push_each(board.crystals(less).into(), Kind::TakeCrystal { slot: 0, onto: 0 }, 1);
                }
                Market::Mitama => {
                    out.push_each(board.affordable(market, less).into(), Kind::TakeMitama { slot: 0 }, 1);
                }
                Market::Dragonfly => {
                    out.push_each(board.affordable(market, less).into(), Kind::TakeDragonfly { slot: 0 }, 1);
                }
            },
            Task::Both(effects, left, less) if room => {
                out.push_each(self.both_mask(effects, left, less).into(), Kind::Part { part: 0 }, 1);
            }
            Task::Pay(deal, less, shared) => {
                board.each_payment(deal, less, shared, |goods| out.push(Kind::Pay { goods }));
            }
            Task::PairMitama if room => {
                if let Some(dragonfly) = Dragonfly::new(0) {
                    out.push_each(board.me().lone_dragonflies().into(), Kind::PairWith { dragonfly }, 1);
                }
            }
            Task::PairDragonfly(_) if room => out.push(Kind::Pair),
            Task::Copy => {
                let (best, cells) = board.copyable();
                for &river in River::ALL {
                    let lines = self.lines(river, best[river.index()]);
                    out.push_each(lines.into(), Kind::Line { river, line: 0 }, 1);
                }
                out.push_each(cells.into(), Kind::CopyHome { cell: 0 }, 1);
            }
            Task::Harvest(left) => {
                out.push_each(left.into(), Kind::Harvest { slot: 0 }, 1);
                out.push(Kind::Finish);
            }
            Task::Bonus(_) => {
                out.push(Kind::BonusPoint);
                out.push(Kind::BonusAmulet);
            }
            Task::Remove => {
                let slots = board.me().played.iter().enumerate();
                let mask = slots.fold(0u64, |mask, (slot, card)| mask | u64::from(card.is_some()) << slot);
                out.push_each(mask, Kind::Remove { slot: 0 }, 1);
            }
            _ => {}
        }
        if is_optional(step.task) {
            out.push(Kind::Decline);
        }
    }

    fn list_looked(&self, deck: Common, out: &mut Actions) {
        let cards = self.hidden.looked_bits();
        match deck {
            Common::Yokai => {
                if let Some(card) = Yokai::new(0) {
                    out.push_each(cards, Kind::TakeYokai { card }, 1);
                }
            }
            Common::Bitoku => {
                let first = Kind::TakeBitoku { virtue: Virtue::Makoto };
                out.push_each(self.looked_virtues().into(), first, 1);
            }
            Common::Vision => {
                if let Some(card) = Vision::new(0) {
                    out.push_each(cards, Kind::TakeVision { card }, 1);
                }
                out.push(Kind::NoVision);
            }
        }
        if deck != Common::Vision && self.board.looked == 1 {
            out.push(Kind::Decline);
        }
    }

    /// Whether a seat that is asked may do this now, and if not, why.
    #[allow(clippy::too_many_lines)] // one arm a task
    pub(crate) fn allows_player(&self, player: usize, kind: Kind) -> Result<(), Breach> {
        let board = &self.board;
        let say = |holds: bool, breach: Breach| if holds { Ok(()) } else { Err(breach) };
        let has = |mask: u64, place: usize| mask.checked_shr(place as u32).unwrap_or(0) & 1 == 1;
        match (board.phase, kind) {
            (Phase::Call, Kind::Discard { card }) => {
                return say(self.hidden.hands[player] & card.bit() != 0, Breach::NotInHand);
            }
            (Phase::Dice, Kind::Arrange { order }) => {
                return say(has(board.orders(player).into(), order.into()), Breach::NoSuchOrder);
            }
            (Phase::Call | Phase::Dice, _) => return Err(Breach::SomethingElse),
            _ => {}
        }
        let Some(step) = board.stack.top() else { return Err(Breach::SomethingElse) };
        let source = step.source;
        if kind.opens() && !board.stack.has_room() && step.task != Task::Draw {
            return Err(Breach::NoRoom);
        }
        match (step.task, kind) {
            (Task::Turn, kind) => self.check_turn(kind),
            (Task::Use(asked, _), Kind::Place { die, .. } | Kind::Strengthen { die, .. }) => {
                say(asked == die, Breach::DieNotReady)?;
                self.check_die(kind)
            }
            (Task::Finish | Task::Placed(..) | Task::Played(..) | Task::Harvest(_), Kind::Finish)
            | (Task::Draw | Task::Look(_), Kind::Look)
            | (Task::Looked(Common::Vision), Kind::NoVision)
            | (Task::PairDragonfly(_), Kind::Pair)
            | (Task::Bonus(_), Kind::BonusPoint | Kind::BonusAmulet) => Ok(()),
            (task, Kind::Decline) => {
                let left = matches!(task, Task::Looked(Common::Yokai | Common::Bitoku)) && board.looked == 1;
                say(is_optional(task) || left, Breach::Compulsory)
            }
            (Task::Placed(asked, value, left, _), Kind::Line { river, line }) => {
                let lines = if left & FIRST == 0 || asked != river { 0 } else { self.lines(river, value) };
                say(has(lines.into(), line.into()), Breach::NoForestAction)
            }
            (Task::Placed(river, _, left, houses), Kind::House { house }) => {
                let houses = if left & SECOND == 0 { 0 } else { self.houses(river, houses) };
                say(has(houses.into(), house.index()), Breach::NoBuildingAction)
            }
            (Task::Played(_, _, left), Kind::Act) => say(left & FIRST != 0, Breach::NoSuchPart),
            (Task::Played(_, slot, left), Kind::Mastery) => {
                say(left & SECOND != 0 && board.mastery(slot).is_some(), Breach::NoSuchPart)
            }
            (Task::Parts(effects, done), Kind::Part { part }) => {
                say(has(self.parts_mask(effects, done, source).into(), part.into()), Breach::NoSuchPart)
            }
            (Task::Both(effects, left, less), Kind::Part { part }) => {
                say(has(self.both_mask(effects, left, less).into(), part.into()), Breach::NoSuchPart)
            }
            (Task::Choose(options), Kind::Choose { option }) => {
                say(has(self.options_mask(options, source).into(), option.into()), Breach::NoSuchPart)
            }
            (Task::Gain(of, _), Kind::Pick { resource }) => {
                say(has(of.into(), resource.index()), Breach::NotOffered)
            }
            (Task::Move(_), Kind::Advance) => say(board.can_advance(), Breach::EndOfPath),
            (Task::Move(_), Kind::Start { cell }) => {
                say(has(board.starts(board.active.into()).into(), cell.into()), Breach::NoSuchStep)
            }
            (Task::Move(_), Kind::Walk { cell }) => {
                say(has(board.walks().into(), cell.into()), Breach::NoSuchStep)
            }
            (Task::Move(_), Kind::Enter { cell }) => {
                say(has(board.enters().into(), cell.into()), Breach::NoSuchStep)
            }
            (Task::Forward(regions, _), Kind::Kodama { region }) => {
                say(has(board.forwards(regions).into(), region.index()), Breach::KodamaStays)
            }
            (Task::Back(regions, _), Kind::Back { player, region }) => {
                let place = usize::from(player) * Region::COUNT + region.index();
                say(has(board.backs(regions).into(), place), Breach::KodamaStays)
            }
            (Task::Unlock, Kind::Unlock { die }) => {
                say(has(board.me().locked().into(), die.into()), Breach::NotLocked)
            }
            (Task::Looked(Common::Yokai), Kind::TakeYokai { card }) => {
                say(self.is_looked(card.into()), Breach::NotLookedAt)
            }
            (Task::Looked(Common::Bitoku), Kind::TakeBitoku { virtue }) => {
                say(has(self.looked_virtues().into(), virtue.index()), Breach::NotLookedAt)
            }
            (Task::Looked(Common::Vision), Kind::TakeVision { card }) => {
                say(self.is_looked(card.into()), Breach::NotLookedAt)
            }
            (Task::Rock, Kind::Rock { rock }) => say(has(board.rocks().into(), rock.index()), Breach::NoRock),
            (Task::Pilgrim, Kind::Stone { cell }) => {
                say(has(board.stones().into(), cell.into()), Breach::NoStone)
            }
            (Task::Take(Market::Building, less, _), Kind::Build { slot, river }) => say(
                has(board.builds(less).into(), usize::from(slot) * 4 + river.index()),
                Breach::CannotBuild,
            ),
            (Task::Take(Market::Crystal, less, _), Kind::TakeCrystal { slot, onto }) => say(
                has(board.crystals(less).into(), usize::from(slot) * 8 + usize::from(onto)),
                Breach::NoCrystal,
            ),
            (Task::Take(Market::Mitama, less, _), Kind::TakeMitama { slot }) => {
                say(has(board.affordable(Market::Mitama, less).into(), slot.into()), Breach::NoMitama)
            }
            (Task::Take(Market::Dragonfly, less, _), Kind::TakeDragonfly { slot }) => {
                say(has(board.affordable(Market::Dragonfly, less).into(), slot.into()), Breach::NoDragonfly)
            }
            (Task::Pay(deal, less, shared), Kind::Pay { goods }) => {
                say(board.pays(deal, less, shared, goods), Breach::WrongPayment)
            }
            (Task::PairMitama, Kind::PairWith { dragonfly }) => {
                say(has(board.me().lone_dragonflies().into(), dragonfly.index()), Breach::NothingToPair)
            }
            (Task::Copy, Kind::Line { river, line }) => {
                let (best, _) = board.copyable();
                say(has(self.lines(river, best[river.index()]).into(), line.into()), Breach::NothingToCopy)
            }
            (Task::Copy, Kind::CopyHome { cell }) => {
                say(has(board.copyable().1.into(), cell.into()), Breach::NothingToCopy)
            }
            (Task::Harvest(left), Kind::Harvest { slot }) => {
                say(has(left.into(), slot.into()), Breach::NothingToHarvest)
            }
            (Task::Remove, Kind::Remove { slot }) => {
                let there = board.me().played.get(usize::from(slot)).is_some_and(Option::is_some);
                say(there, Breach::CannotRemove)
            }
            _ => Err(Breach::SomethingElse),
        }
    }

    /// Counts a step that is done several times; the last time it goes.
    fn again(&mut self, n: u8, task: impl Fn(u8) -> Task) {
        match n {
            0 | 1 => self.board.stack.pop(),
            _ => self.board.stack.set_top(task(n - 1)),
        }
    }

    /// Carries out an answer that is allowed.
    #[allow(clippy::too_many_lines)] // one arm a task
    pub(crate) fn answer<S: Sink<Event>>(&mut self, player: usize, kind: Kind, stage: &mut Stage<'_, S>) {
        match kind {
            Kind::Discard { card } => return self.put_off(player, card, stage),
            Kind::Arrange { order } => return self.arrange(player, order, stage),
            _ => {}
        }
        let Some(step) = self.board.stack.top() else { return };
        match (step.task, kind) {
            (Task::Turn, kind) => self.act(kind, stage),
            (Task::Use(_, counted), kind) => {
                self.board.stack.pop();
                self.use_die(kind, counted, stage);
            }
            (task, Kind::Finish) => {
                // What is left of the die or the card, then the turn itself.
                self.board.stack.pop();
                if !matches!(task, Task::Finish | Task::Harvest(_)) {
                    self.board.stack.pop();
                }
                stage.tell(|| Event::Finished { who: self.board.active() });
            }
            (Task::Looked(deck), Kind::Decline) => self.leave(deck, stage),
            (_, Kind::Decline) => {
                self.board.stack.pop();
                stage.tell(|| Event::Declined { who: self.board.active() });
            }
            (Task::Placed(_, value, left, houses), Kind::Line { river, line }) => {
                self.board.stack.set_top(Task::Placed(river, value, left & !FIRST, houses));
                self.forest(river, line, stage);
            }
            (Task::Placed(river, value, left, houses), Kind::House { house }) => {
                self.board.stack.set_top(Task::Placed(river, value, left & !SECOND, houses));
                self.use_house(river, house, stage);
            }
            (Task::Played(card, slot, left), Kind::Act) => {
                self.board.stack.set_top(Task::Played(card, slot, left & !FIRST));
                self.begin(card.effects(), Source::Card(card), true, stage);
            }
            (Task::Played(card, slot, left), Kind::Mastery) => {
                self.board.stack.set_top(Task::Played(card, slot, left & !SECOND));
                if let Some(crystal) = self.board.mastery(slot)
                    && let crate::CrystalFace::Mastery(effects) = crystal.face()
                {
                    self.begin(effects, Source::Crystal(crystal), true, stage);
                }
            }
            (Task::Parts(effects, done), Kind::Part { part }) => {
                let done = done | 1 << part;
                if done == effects.all() {
                    self.board.stack.pop();
                } else {
                    self.board.stack.set_top(Task::Parts(effects, done));
                }
                stage.tell(|| Event::Began { who: self.board.active(), source: step.source });
                if let Some(&node) = effects.parts().get(usize::from(part)) {
                    self.launch(node, step, true, stage);
                }
            }
            (Task::Both(effects, left, less), Kind::Part { part }) => {
                stage.tell(|| Event::Began { who: self.board.active(), source: step.source });
                self.begin_both(effects, left, less, part, step);
            }
            (Task::Choose(options), Kind::Choose { option }) => {
                self.board.stack.pop();
                stage.tell(|| Event::Began { who: self.board.active(), source: step.source });
                if let Some(&effects) = options.list().get(usize::from(option)) {
                    self.start_parts(effects, step, true, stage);
                }
            }
            (Task::Gain(of, n), Kind::Pick { resource }) => {
                self.again(n, |n| Task::Gain(of, n));
                self.gain(self.board.active.into(), resource, 1, stage);
            }
            (Task::Move(n), kind) => {
                // What is left goes below: points gained by this step are a pool of their own and are spent first (BI-9.7).
                self.again(n, Task::Move);
                match kind {
                    Kind::Advance => self.advance(stage),
                    Kind::Start { cell } => self.start(cell.into(), stage),
                    Kind::Walk { cell } => self.walk(cell.into(), stage),
                    Kind::Enter { cell } => self.enter(cell.into(), stage),
                    _ => {}
                }
            }
            (Task::Forward(regions, n), Kind::Kodama { region }) => {
                self.again(n, |n| Task::Forward(regions, n));
                self.step_forward(self.board.active.into(), region, 1, stage);
            }
            (Task::Back(regions, n), Kind::Back { player, region }) => {
                self.again(n, |n| Task::Back(regions, n));
                self.step_back(player.into(), region, stage);
            }
            (Task::Unlock, Kind::Unlock { die }) => {
                self.board.stack.pop();
                self.unlock(die.into(), stage);
            }
            (Task::Draw, _) => {
                self.board.stack.pop();
                self.draw_own(self.board.active.into(), 1, stage);
            }
            (Task::Look(deck), _) => {
                self.board.stack.pop();
                self.look(deck, step.source, stage);
            }
            (Task::Looked(_), Kind::TakeYokai { card }) => self.choose_yokai(card, stage),
            (Task::Looked(_), Kind::TakeBitoku { virtue }) => self.choose_bitoku(virtue, stage),
            (Task::Looked(_), Kind::TakeVision { card }) => self.choose_vision(card, stage),
            (Task::Looked(deck), Kind::NoVision) => {
                self.leave(deck, stage);
                self.board.stack.push(step.then(Task::Gain(0b1111, 1)));
            }
            (Task::Rock, Kind::Rock { rock }) => {
                self.board.stack.pop();
                self.take_rock(rock, stage);
            }
            (Task::Pilgrim, Kind::Stone { cell }) => {
                self.deal(step, Deal::Stone(cell), 0, false, stage);
            }
            (Task::Take(_, less, shared), kind) => {
                let deal = match kind {
                    Kind::Build { slot, river } => Deal::Build(slot, river),
                    Kind::TakeCrystal { slot, onto } => Deal::Crystal(slot, onto),
                    Kind::TakeMitama { slot } => Deal::Mitama(slot),
                    Kind::TakeDragonfly { slot } => Deal::Dragonfly(slot),
                    _ => return,
                };
                self.deal(step, deal, less, shared, stage);
            }
            (Task::Pay(deal, _, shared), Kind::Pay { goods }) => self.pay(deal, goods, shared, stage),
            (Task::PairMitama, Kind::PairWith { dragonfly })
            | (Task::PairDragonfly(dragonfly), Kind::Pair) => self.pair(dragonfly, stage),
            (Task::Copy, Kind::Line { river, line }) => {
                self.board.stack.pop();
                self.forest(river, line, stage);
            }
            (Task::Copy, Kind::CopyHome { cell }) => {
                self.board.stack.pop();
                let effects = self.board.home_cell(cell.into());
                self.begin(effects, Source::Home(cell), true, stage);
            }
            (Task::Harvest(left), Kind::Harvest { slot }) => {
                self.board.stack.set_top(Task::Harvest(left & !(1 << slot)));
                if let Some((source, effects)) = self.dream(slot.into()) {
                    self.begin(effects, source, true, stage);
                }
            }
            (Task::Bonus(owner), kind) => {
                self.board.stack.pop();
                let owner = usize::from(owner) % 4;
                self.board.players[owner].due -= 1;
                match kind {
                    Kind::BonusAmulet => self.amulet(owner, 1, stage),
                    _ => self.score(owner, 1, stage),
                }
            }
            (Task::Remove, Kind::Remove { slot }) => {
                self.board.stack.pop();
                self.remove(slot.into(), stage);
            }
            _ => {}
        }
    }

    /// The line of a region (BI-5.9).
    fn forest<S: Sink<Event>>(&mut self, river: River, line: u8, stage: &mut Stage<'_, S>) {
        debug_assert!(usize::from(line) < LINE_DICE.len());
        self.begin(forest_line(river, line.into()), Source::Line(river, line), true, stage);
    }

    /// A deal is made; it is paid next.
    fn deal<S: Sink<Event>>(
        &mut self,
        step: Step,
        deal: Deal,
        less: u8,
        shared: bool,
        stage: &mut Stage<'_, S>,
    ) {
        self.board.stack.set_top(Task::Pay(deal, less, shared));
        stage.tell(|| Event::Began { who: self.board.active(), source: step.source });
    }

    /// A card is put off in spring; the others see it when all have chosen (BI-4.1, BI-4.4).
    fn put_off<S: Sink<Event>>(&mut self, player: usize, card: Yokai, stage: &mut Stage<'_, S>) {
        self.hidden.hands[player] &= !card.bit();
        self.hidden.dropped[player] |= card.bit();
        self.board.players[player].hand -= 1;
        self.board.players[player].dropped += 1;
        let seats = engawa_kernel::Seat::new(player).map_or(SeatSet::NONE, SeatSet::only);
        stage.tell(|| Event::PutOff { who: self.board.who(player), card: Secret::new(seats, card) });
    }

    /// The dice return to the red cells in this order (BI-15.1).
    fn arrange<S: Sink<Event>>(&mut self, player: usize, order: u8, stage: &mut Stage<'_, S>) {
        let dice = self.board.players[player].dice;
        let order = ORDERS[usize::from(order) % ORDERS.len()];
        self.board.players[player].dice = order.map(|die| dice[usize::from(die)]);
        self.board.asked &= !(1 << player);
        let values = self.board.players[player].dice.map(|die| die.value);
        stage.tell(|| Event::Arranged { who: self.board.who(player), values });
    }
}
