//! What the top step asks: every legal answer, every refusal, and the carrying out. Long matches, one arm a task.

use engawa_kernel::{Actions, Sink, Stage, bits};

use crate::board::Board;
use crate::place::{Art, CastleRow, Colour, TeaPlace, TilePlace};
use crate::step::Curtain;
use crate::{Bed, Breach, Event, Filter, Good, Goods, Kind, Room, Source, Step, Task, Yard};

/// The overlook among the gardens of the end of the round (WCM-7.1).
pub(crate) const OVERLOOK: u8 = 1 << 6;

impl Board {
    /// Lists every legal action of whoever is asked.
    #[allow(clippy::too_many_lines)] // one arm a task
    pub(crate) fn list(&self, out: &mut Actions) {
        let Some(step) = self.stack.top() else { return };
        let room = self.stack.has_room();
        match step.task {
            Task::Turn => self.list_places(out),
            Task::Finish => out.push(Kind::Finish),
            Task::Pair => {
                let taken = |pair: &usize| self.pairs[*pair].is_some();
                (0..self.pairs.len())
                    .filter(taken)
                    .for_each(|pair| out.push(Kind::TakePair { pair: pair as u8 }));
            }
            Task::Keep(start) => (0..2).for_each(|which| out.push(Kind::Keep { start, which })),
            Task::Goods(goods) => self.list_goods(goods, out),
            Task::Parts(effects, done) => {
                let left = !done & effects.all();
                Board::list_each(left.into(), Kind::Part { part: 0 }, room, out);
            }
            Task::Pay(cost, _) => {
                if room && self.affords(cost) {
                    out.push(Kind::Pay);
                }
            }
            Task::Choose(options) => {
                Board::list_each(self.options_mask(options).into(), Kind::Choose { option: 0 }, room, out);
            }
            Task::Courtier(left) => {
                if room {
                    self.list_courtier(left, out);
                }
            }
            Task::Rise => {
                if room {
                    Board::list_climbs(self.free_climbs(), out);
                }
            }
            Task::Warrior => {
                Board::list_each(self.yards_mask().into(), Kind::Yard { yard: Yard::Five }, room, out);
            }
            Task::Gardener => {
                Board::list_each(self.beds_mask().into(), Kind::Garden { bed: Bed::CoralPlant }, room, out);
            }
            Task::Geisha(left) => {
                if room {
                    self.list_geisha(left, out);
                }
            }
            Task::Stroll => {
                if room {
                    Board::list_strolls(self.free_strolls(), out);
                }
            }
            Task::LightRow(card) => Board::list_each(card.light().into(), Kind::Row { row: 0 }, room, out),
            Task::Rows(_, left) => Board::list_each(left.into(), Kind::Row { row: 0 }, room, out),
            Task::Refill(_) | Task::Unveil(_) | Task::RivalTurn | Task::RivalEnd => out.push(Kind::GoOn),
            Task::Slot => Board::list_each(self.free_slots().into(), Kind::Slot { slot: 0 }, true, out),
            Task::CastleRow(filter, _, used) => {
                let mask = self.castle_rows(filter, used);
                for at in bits(mask).filter_map(CastleRow::new).filter(|_| room) {
                    out.push(Kind::CastleRow { at });
                }
            }
            Task::DomainRow => {
                Board::list_each(self.domain_rows().into(), Kind::Domain { row: Colour::Coral }, room, out);
            }
            Task::Curtain(face, _) => {
                let mask = self.curtains_mask(face);
                for art in bits(mask).filter_map(Art::new).filter(|_| room) {
                    out.push(Kind::Curtain { art, face });
                }
            }
            Task::Curtains(pair) => {
                for Curtain { card, face } in pair.into_iter().flatten().filter(|_| room) {
                    out.push(Kind::Curtain { art: card.art(), face });
                }
            }
            Task::CardOfChoice | Task::TakeCard => {
                Board::list_each(self.arts_mask().into(), Kind::Art { art: Art::Ikebana }, true, out);
            }
            Task::Tile(face, _, used) => {
                let mask = self.tiles_mask(face, used, step.source);
                Board::list_each(mask.into(), Kind::Tile { place: TilePlace::FiveBlue }, room, out);
            }
            Task::Tiles(left) => {
                Board::list_each(left.into(), Kind::Tile { place: TilePlace::FiveBlue }, room, out);
            }
            Task::Stones(_, used) => {
                Board::list_each(
                    self.stones_mask(used).into(),
                    Kind::Garden { bed: Bed::CoralPlant },
                    room,
                    out,
                );
            }
            Task::Gardens(left, _) => {
                let ready = self.ready_gardens(left);
                let gardens = (ready & !OVERLOOK).into();
                Board::list_each(gardens, Kind::Garden { bed: Bed::CoralPlant }, room, out);
                if ready & OVERLOOK != 0 && room {
                    out.push(Kind::Overlook);
                }
                out.push(Kind::Finish);
            }
            Task::RivalEnter(floor) => {
                let rooms = self.rooms_of(floor);
                Board::list_each(rooms.into(), Kind::RivalEnter { room: Room::Steward1 }, true, out);
            }
            Task::RivalSlot => {
                Board::list_each(self.free_slots().into(), Kind::RivalSlot { slot: 0 }, true, out);
            }
            Task::RivalGarden(beds) => {
                Board::list_each(beds.into(), Kind::RivalGarden { bed: Bed::CoralPlant }, true, out);
            }
            Task::RivalStroll(sent) => self.list_rival_strolls(sent, out),
            Task::RivalDiscard => {
                Board::list_each(self.discards().into(), Kind::RivalDiscard { art: Art::Ikebana }, true, out);
            }
            Task::Well(_) | Task::Pads(_) | Task::Tuck(_) | Task::Domain(..) | Task::RivalCard(..) => {}
        }
        if Board::is_optional(step.task) {
            out.push(Kind::Decline);
        }
        self.list_trades(out);
    }

    /// Lists an action for each bit, if there is room for what it sets off.
    #[inline]
    fn list_each(mask: u32, first: Kind, room: bool, out: &mut Actions) {
        if room {
            out.push_each(mask.into(), first, Kind::NEXT);
        }
    }

    /// What can be left as it is (WC-3.7).
    fn is_optional(task: Task) -> bool {
        matches!(
            task,
            Task::Parts(..)
                | Task::Pay(..)
                | Task::Choose(_)
                | Task::Courtier(_)
                | Task::Rise
                | Task::Warrior
                | Task::Gardener
                | Task::Geisha(_)
                | Task::Stroll
                | Task::LightRow(_)
                | Task::Rows(..)
                | Task::CastleRow(..)
                | Task::DomainRow
                | Task::Curtain(..)
                | Task::Curtains(_)
                | Task::CardOfChoice
                | Task::Tile(..)
                | Task::Tiles(_)
                | Task::Stones(..)
        )
    }

    fn list_goods(&self, goods: Goods, out: &mut Actions) {
        if goods.get(Good::Any) > 0 {
            bits(self.picks()).filter_map(Good::new).for_each(|good| out.push(Kind::Pick { good }));
        }
        if goods.get(Good::Seal) > 0 {
            out.push(Kind::TakeSeals);
        }
        if goods.get(Good::Lantern) > 0 {
            out.push(Kind::TakeLantern);
        }
        if goods.get(Good::Influence) > 0 {
            let stops = self.stops(goods.get(Good::Influence));
            bits(stops).for_each(|to| out.push(Kind::Advance { to: to as u8 }));
            out.push(Kind::Stay);
        }
    }

    /// Whether whoever is asked may do this now, and if not, why.
    #[allow(clippy::too_many_lines)] // one arm a task
    pub(crate) fn allows(&self, kind: Kind) -> Result<(), Breach> {
        let Some(step) = self.stack.top() else { return Err(Breach::SomethingElse) };
        let has = |mask: u32, place: usize, breach: Breach| {
            let bit = mask.checked_shr(place as u32).unwrap_or(0) & 1;
            if bit == 1 { Ok(()) } else { Err(breach) }
        };
        if kind.opens() && step.task.is_large() && !self.stack.has_room() {
            return Err(Breach::NoRoom);
        }
        match (step.task, kind) {
            (_, Kind::Trade { good }) => self.check_trade(good),
            (Task::Turn, Kind::Place { bridge, end, space }) => self.check_place(bridge, end, space),
            (Task::Finish | Task::Gardens(..), Kind::Finish)
            | (Task::Refill(_) | Task::Unveil(_) | Task::RivalTurn | Task::RivalEnd, Kind::GoOn) => Ok(()),
            (task, Kind::Decline) => {
                if Board::is_optional(task) {
                    Ok(())
                } else {
                    Err(Breach::Compulsory)
                }
            }
            (Task::Pair, Kind::TakePair { pair }) => {
                self.pairs.get(usize::from(pair)).copied().flatten().map(|_| ()).ok_or(Breach::PairGone)
            }
            (Task::Keep(asked), Kind::Keep { start, .. }) if asked == start => Ok(()),
            (Task::Goods(goods), Kind::Pick { good }) if goods.get(Good::Any) > 0 => {
                if !Good::RESOURCES.contains(&good) {
                    return Err(Breach::NotAResource);
                }
                has(self.picks().into(), good.index(), Breach::LimitReached)
            }
            (Task::Goods(goods), Kind::TakeSeals) if goods.get(Good::Seal) > 0 => Ok(()),
            (Task::Goods(goods), Kind::TakeLantern) if goods.get(Good::Lantern) > 0 => Ok(()),
            (Task::Goods(goods), Kind::Stay) if goods.get(Good::Influence) > 0 => Ok(()),
            (Task::Goods(goods), Kind::Advance { to }) if goods.get(Good::Influence) > 0 => {
                has(self.stops(goods.get(Good::Influence)), to.into(), Breach::CannotStopThere)
            }
            (Task::Parts(effects, done), Kind::Part { part }) => {
                let left = !done & effects.all();
                has(left.into(), part.into(), Breach::NoSuchPart)
            }
            (Task::Pay(cost, _), Kind::Pay) => {
                if self.affords(cost) {
                    Ok(())
                } else {
                    Err(Breach::CannotPay)
                }
            }
            (Task::Choose(options), Kind::Choose { option }) => {
                has(self.options_mask(options).into(), option.into(), Breach::NoSuchPart)
            }
            (Task::Courtier(left), Kind::Audience) => self.check_audience(left),
            (Task::Courtier(left), Kind::Climb { from, to }) => self.check_climb(left, from, to),
            (Task::Rise, Kind::Climb { from, to }) => {
                has(self.free_climbs(), from.index() * 6 + to.index(), Breach::NoSuchClimb)
            }
            (Task::Warrior, Kind::Yard { yard }) => {
                has(self.yards_mask().into(), yard.index(), Breach::CannotPay)
            }
            (Task::Gardener, Kind::Garden { bed }) => self.check_gardener(bed),
            (Task::Geisha(left), Kind::Invite) => self.check_invite(left),
            (Task::Geisha(left), Kind::Stroll { from, to }) => self.check_stroll(left, from, to),
            (Task::Stroll, Kind::Stroll { from, to }) => {
                has(self.free_strolls(), from.index() * TeaPlace::COUNT + to.index(), Breach::NoSuchWay)
            }
            (Task::LightRow(card), Kind::Row { row }) => {
                has(card.light().into(), row.into(), Breach::RowDoesNotFit)
            }
            (Task::Rows(_, left), Kind::Row { row }) => has(left.into(), row.into(), Breach::NoSuchPart),
            (Task::Slot, Kind::Slot { slot }) | (Task::RivalSlot, Kind::RivalSlot { slot }) => {
                has(self.free_slots().into(), slot.into(), Breach::SlotTaken)
            }
            (Task::CastleRow(filter, _, used), Kind::CastleRow { at }) => {
                self.check_castle_row(filter, used, at)
            }
            (Task::DomainRow, Kind::Domain { row }) => {
                if row == Colour::Green {
                    return Err(Breach::NotTheGreenRow);
                }
                has(self.domain_rows().into(), row.index(), Breach::StillCarriedOut)
            }
            (Task::Curtain(asked, _), Kind::Curtain { art, face }) if asked == face => {
                has(self.curtains_mask(face).into(), art.index(), Breach::StillCarriedOut)
            }
            (Task::Curtains(pair), Kind::Curtain { art, face }) => {
                let meant = |curtain: &Curtain| curtain.card.art() == art && curtain.face == face;
                let found = pair.iter().flatten().any(meant);
                if found { Ok(()) } else { Err(Breach::CurtainDoesNotFit) }
            }
            (Task::CardOfChoice | Task::TakeCard, Kind::Art { art }) => {
                has(self.arts_mask().into(), art.index(), Breach::CurtainDoesNotFit)
            }
            (Task::Tile(face, _, used), Kind::Tile { place }) => {
                has(self.tiles_mask(face, used, step.source).into(), place.index(), Breach::TileDoesNotFit)
            }
            (Task::Tiles(left), Kind::Tile { place }) => {
                has(left.into(), place.index(), Breach::TileDoesNotFit)
            }
            (Task::Stones(_, used), Kind::Garden { bed }) => {
                has(self.stones_mask(used).into(), bed.index(), Breach::GardenDoesNotFit)
            }
            (Task::Gardens(left, _), Kind::Garden { bed }) => self.check_garden(left, bed.index()),
            (Task::Gardens(left, _), Kind::Overlook) => self.check_garden(left, Bed::COUNT),
            (Task::RivalEnter(floor), Kind::RivalEnter { room }) => {
                has(self.rooms_of(floor).into(), room.index(), Breach::NotForTheRival)
            }
            (Task::RivalGarden(beds), Kind::RivalGarden { bed }) => {
                has(beds.into(), bed.index(), Breach::NotForTheRival)
            }
            (Task::RivalStroll(sent), Kind::RivalStroll { from, to }) => {
                let place = from.index() * TeaPlace::COUNT + to.index();
                has(self.rival_strolls(sent), place, Breach::NotForTheRival)
            }
            (Task::RivalDiscard, Kind::RivalDiscard { art }) => {
                has(self.discards().into(), art.index(), Breach::NotForTheRival)
            }
            _ => Err(Breach::SomethingElse),
        }
    }

    fn check_castle_row(&self, filter: Filter, used: u8, at: CastleRow) -> Result<(), Breach> {
        if self.castle_rows(filter, used) >> at.index() & 1 == 1 {
            return Ok(());
        }
        let running = |card| self.is_running(Source::Row(card, at.row() as u8));
        if self.rooms[at.room().index()].is_some_and(running) {
            Err(Breach::StillCarriedOut)
        } else {
            Err(Breach::RowDoesNotFit)
        }
    }

    /// Carries out an answer to the top step.
    #[allow(clippy::too_many_lines)] // one arm a task
    pub(crate) fn answer<S: Sink<Event>>(&mut self, kind: Kind, stage: &mut Stage<'_, S>) {
        let Some(step) = self.stack.top() else { return };
        match kind {
            Kind::Finish => self.finish(stage),
            Kind::GoOn => stage.tell(|| Event::WentOn { who: self.who(self.decider()) }),
            Kind::Decline => {
                self.stack.pop();
                stage.tell(|| Event::Declined { who: self.active(), source: step.source });
            }
            Kind::TakePair { pair } => self.take_pair(pair, stage),
            Kind::Keep { start, which } => self.keep(start, which, stage),
            Kind::Place { bridge, end, space } => self.place(bridge, end, space, stage),
            Kind::Trade { good } => self.trade(good, stage),
            Kind::Pick { good } => self.take_of(Good::Any, good, step, stage),
            Kind::TakeSeals => self.take_seals(stage),
            Kind::TakeLantern => {
                if let Task::Goods(mut goods) = step.task {
                    goods.set(Good::Lantern, goods.get(Good::Lantern).saturating_sub(1));
                    self.stack.set_top(Task::Goods(goods));
                    self.push_lantern();
                    stage.tell(|| Event::Began { who: self.active(), source: Source::Lantern });
                }
            }
            Kind::Advance { to } => {
                let steps = self.leave_influence();
                self.advance(to, steps, stage);
            }
            Kind::Stay => {
                self.leave_influence();
                stage.tell(|| Event::Declined { who: self.active(), source: step.source });
            }
            Kind::Part { part } => {
                if let Task::Parts(effects, done) = step.task
                    && let Some(&node) = effects.parts().get(usize::from(part))
                {
                    self.stack.set_top(Task::Parts(effects, done | 1 << part));
                    stage.tell(|| Event::Began { who: self.active(), source: step.source });
                    self.launch(node, step, stage);
                }
            }
            Kind::Pay => {
                if let Task::Pay(cost, then) = step.task {
                    self.charge(cost, stage);
                    self.stack.set_top(Task::Parts(then, 0));
                }
            }
            Kind::Choose { option } => {
                if let Task::Choose(options) = step.task
                    && let Some(&effects) = options.list().get(usize::from(option))
                {
                    self.stack.set_top(Task::Parts(effects, 0));
                    stage.tell(|| Event::Began { who: self.active(), source: step.source });
                }
            }
            Kind::Audience => self.audience(stage),
            Kind::Climb { from, to } => self.climb(from, to, stage),
            Kind::Row { row } => self.choose_card_row(row, stage),
            Kind::CastleRow { at } => self.choose_row(at, stage),
            Kind::Slot { slot } => self.take_slot(slot, stage),
            Kind::Domain { row } => {
                let source = Source::Domain(row);
                self.stack.pop();
                self.stack.push(Step { task: Task::Domain(row, 0), source, stamp: self.moves });
                stage.tell(|| Event::Began { who: self.active(), source });
            }
            Kind::Yard { yard } => self.send_warrior(yard, stage),
            Kind::Tile { place } => self.choose_tile(place, stage),
            Kind::Garden { bed } => match step.task {
                Task::Gardener => self.send_gardener(bed, stage),
                Task::Stones(..) => self.choose_stone(bed, stage),
                _ => self.choose_garden(bed, stage),
            },
            Kind::Overlook => self.choose_overlook(stage),
            Kind::Invite => self.invite(stage),
            Kind::Stroll { from, to } => self.stroll(from, to, stage),
            Kind::Curtain { art, face } => match step.task {
                Task::Curtains(pair) => {
                    let meant = |curtain: &Option<Curtain>| {
                        curtain.is_some_and(|curtain| curtain.card.art() == art && curtain.face == face)
                    };
                    let place = pair.iter().position(meant).unwrap_or(0);
                    self.choose_of_pair(place, stage);
                }
                _ => self.choose_curtain(art, stage),
            },
            Kind::Art { art } if step.task == Task::TakeCard => self.take_art(art, stage),
            Kind::Art { art } => self.choose_card_of_himeji(art, step, stage),
            Kind::RivalEnter { room } => self.rival_enter(room, stage),
            Kind::RivalSlot { slot } => self.rival_slot(slot, stage),
            Kind::RivalGarden { bed } => self.rival_garden(bed, stage),
            Kind::RivalStroll { from, to } => self.rival_stroll(from, to, stage),
            Kind::RivalDiscard { art } => self.rival_discard(art, stage),
        }
    }

    /// Takes one unit of joined goods as this good.
    fn take_of<S: Sink<Event>>(&mut self, unit: Good, good: Good, step: Step, stage: &mut Stage<'_, S>) {
        if let Task::Goods(mut goods) = step.task {
            goods.set(unit, goods.get(unit).saturating_sub(1));
            self.stack.set_top(Task::Goods(goods));
            self.me_mut().gain(good, 1);
            let goods = Goods::of(good, 1);
            stage.tell(|| Event::Gained { who: self.active(), source: step.source, goods });
        }
    }

    /// Takes seals although the limit cuts them: they are lost (WC-1.5).
    fn take_seals<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        if let Some(Task::Goods(mut goods)) = self.stack.top().map(|step| step.task) {
            let n = goods.get(Good::Seal);
            goods.set(Good::Seal, 0);
            self.stack.set_top(Task::Goods(goods));
            stage.tell(|| Event::Lost { who: self.active(), good: Good::Seal, n });
        }
    }

    /// No influence is left of the joined goods: how many steps it was.
    fn leave_influence(&mut self) -> u8 {
        let Some(Task::Goods(mut goods)) = self.stack.top().map(|step| step.task) else { return 0 };
        let steps = goods.get(Good::Influence);
        goods.set(Good::Influence, 0);
        self.stack.set_top(Task::Goods(goods));
        steps
    }
}

impl Task {
    /// Whether its answers may set off long chains: those that are refused without room.
    fn is_large(self) -> bool {
        Board::is_optional(self) || matches!(self, Task::Gardens(..))
    }
}
