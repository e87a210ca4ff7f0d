//! Courtiers: the courtier action, rooms and the daimyo (WC-5.2 to WC-5.6, WCM-5.8).

use engawa_kernel::{Actions, Sink, Stage, bits};

use crate::board::Board;
use crate::effect::Cost;
use crate::place::{Floor, Hall, Member, Room};
use crate::{Breach, Clan, Event, Good, Kind, Source, Step, Task};

/// The parts of the action, as bits: audience and social climb (WC-5.2).
const AUDIENCE: u8 = 0b01;
const CLIMB: u8 = 0b10;
/// An audience costs so much (WC-5.2).
const AUDIENCE_COST: Cost = Cost { good: Good::Coin, n: 2 };

/// What so many levels cost (WC-5.2).
const fn climb_cost(levels: usize) -> Cost {
    Cost { good: Good::Pearl, n: if levels == 1 { 2 } else { 5 } }
}

/// The halls of a floor, as bits. None is ever full (WC-5.5).
const fn halls(floor: usize) -> u32 {
    match floor {
        1 => 0b00_0111,
        2 => 0b01_1000,
        3 => 0b10_0000,
        _ => 0,
    }
}

impl Board {
    /// The climbs that exist, as bits: six halls for each floor. Only levels that are allowed; a room without a card is
    /// passed over: it is being refilled.
    fn climbs(&self, me: &Clan, allowed: impl Fn(usize) -> bool) -> u32 {
        let closed =
            (0..Room::COUNT).fold(0, |mask, room| mask | u32::from(self.rooms[room].is_none()) << room);
        let mut mask = 0;
        for levels in (1..=2).filter(|&levels| allowed(levels)) {
            for from in 0..3 {
                if me.courtiers[from] > 0 {
                    mask |= (halls(from + levels) & !closed) << (from * 6);
                }
            }
        }
        mask
    }

    /// The climbs that the clan can pay.
    fn paid_climbs(&self) -> u32 {
        self.climbs(self.me(), |levels| self.affords(climb_cost(levels)))
    }

    /// One level up without pearls (WCM-5.8).
    pub(crate) fn free_climbs(&self) -> u32 {
        self.climbs(self.me(), |levels| levels == 1)
    }

    /// Whether an audience is left, by part and courtiers.
    fn has_audience(&self, left: u8) -> bool {
        left & AUDIENCE != 0 && self.me().home(Member::Courtier) > 0
    }

    /// Whether the action could do anything with what this clan has, seals to trade counted.
    pub(crate) fn courtier_could(&self, me: &Clan, left: u8) -> bool {
        (self.has_audience(left) && me.reaches(AUDIENCE_COST))
            || (left & CLIMB != 0 && self.climbs(me, |levels| me.reaches(climb_cost(levels))) != 0)
    }

    /// What a trade would be for.
    pub(crate) fn courtier_wants(&self, left: u8) -> u16 {
        let mut wants = 0;
        if self.has_audience(left) {
            wants |= self.lacks(AUDIENCE_COST);
        }
        if left & CLIMB != 0 && self.climbs(self.me(), |levels| self.lacks(climb_cost(levels)) != 0) != 0 {
            wants |= Good::Pearl.bit();
        }
        wants
    }

    pub(crate) fn list_courtier(&self, left: u8, out: &mut Actions) {
        if self.has_audience(left) && self.affords(AUDIENCE_COST) {
            out.push(Kind::Audience);
        }
        if left & CLIMB != 0 {
            Board::list_climbs(self.paid_climbs(), out);
        }
    }

    pub(crate) fn list_climbs(mask: u32, out: &mut Actions) {
        for place in bits(mask) {
            if let (Some(from), Some(to)) = (Floor::new(place / 6), Hall::new(place % 6)) {
                out.push(Kind::Climb { from, to });
            }
        }
    }

    pub(crate) fn check_audience(&self, left: u8) -> Result<(), Breach> {
        if left & AUDIENCE == 0 {
            Err(Breach::PartDone)
        } else if !self.has_audience(left) {
            Err(Breach::NobodyLeft)
        } else if !self.affords(AUDIENCE_COST) {
            Err(Breach::CannotPay)
        } else {
            Ok(())
        }
    }

    pub(crate) fn check_climb(&self, left: u8, from: Floor, to: Hall) -> Result<(), Breach> {
        let bit = 1 << (from.index() * 6 + to.index());
        if left & CLIMB == 0 {
            Err(Breach::PartDone)
        } else if self.paid_climbs() & bit != 0 {
            Ok(())
        } else if self.climbs(self.me(), |_| true) & bit != 0 {
            Err(Breach::CannotPay)
        } else if self.me().courtiers[from.index()] == 0 {
            Err(Breach::NobodyThere)
        } else {
            Err(Breach::NoSuchClimb)
        }
    }

    /// A courtier comes to the gate (WC-5.2).
    pub(crate) fn audience<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        self.use_part(AUDIENCE);
        self.charge(AUDIENCE_COST, stage);
        self.me_mut().courtiers[Floor::Gate.index()] += 1;
        self.moves = self.moves.wrapping_add(1);
        stage.tell(|| Event::Audience { who: self.active() });
    }

    /// A courtier climbs, paid or for free.
    pub(crate) fn climb<S: Sink<Event>>(&mut self, from: Floor, to: Hall, stage: &mut Stage<'_, S>) {
        if self.stack.top().is_some_and(|step| step.task == Task::Rise) {
            self.stack.pop();
        } else {
            self.use_part(CLIMB);
            let levels = to.floor().index().saturating_sub(from.index());
            self.charge(climb_cost(levels), stage);
        }
        let me = self.me_mut();
        me.courtiers[from.index()] = me.courtiers[from.index()].saturating_sub(1);
        me.courtiers[to.floor().index()] += 1;
        self.moves = self.moves.wrapping_add(1);
        stage.tell(|| Event::Climbed { who: self.active(), from, to });
        // Only the floor where it ends counts: a floor passed over gives nothing (WC-5.5).
        if let Some(room) = to.room() {
            self.arrive(room, stage);
        } else {
            // The lantern first, then a slot (WC-5.6).
            self.stack.push(Step { task: Task::Slot, source: Source::Game, stamp: self.moves });
            self.push_lantern();
        }
    }

    /// A part of the courtier or geisha action is done.
    pub(crate) fn use_part(&mut self, part: u8) {
        match self.stack.top().map(|step| step.task) {
            Some(Task::Courtier(left)) => self.stack.set_top(Task::Courtier(left & !part)),
            Some(Task::Geisha(left)) => self.stack.set_top(Task::Geisha(left & !part)),
            _ => {}
        }
    }

    /// A climb ends in a room: the card changes hands, one of its light rows, the refill (WC-5.3). With an empty deck the
    /// card stays and gives its light row alone (WC-5.4).
    fn arrive<S: Sink<Event>>(&mut self, room: Room, stage: &mut Stage<'_, S>) {
        let Some(card) = self.rooms[room.index()] else { return };
        if !self.deck(room.floor()).is_empty() {
            self.rooms[room.index()] = None;
            let me = self.me_mut();
            if let Some(old) = me.action.replace(card) {
                me.tuck(old);
            }
            stage.tell(|| Event::CardTaken { who: self.active(), room, card });
            self.stack.push(Step { task: Task::Refill(room), source: Source::Card(card), stamp: self.moves });
        }
        self.stack.push(Step { task: Task::LightRow(card), source: Source::Card(card), stamp: self.moves });
    }

    /// A new card for a room (WC-5.3).
    pub(crate) fn refill<S: Sink<Event>>(&mut self, room: Room, stage: &mut Stage<'_, S>) {
        let everybody = self.seats.all();
        let deck = &mut self.decks[usize::from(room.floor() == Floor::Diplomat)];
        let card = deck.draw(&mut self.chance, everybody, stage);
        self.rooms[room.index()] = card.and_then(|card| crate::Card::new(card.into()));
        if let Some(card) = self.rooms[room.index()] {
            stage.tell(|| Event::CardDealt { room, card });
        }
    }

    /// The free slots of the daimyo card, as bits.
    pub(crate) fn free_slots(&self) -> u8 {
        self.slots.iter().rev().fold(0, |mask, slot| mask << 1 | u8::from(slot.is_none()))
    }

    /// The only free slot is taken unasked; with none the courtier stands in the room without one (WC-5.6).
    pub(crate) fn settle_slot<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) -> bool {
        let free = self.free_slots();
        match free.count_ones() {
            0 => self.stack.pop(),
            1 => self.take_slot(free.trailing_zeros() as u8, stage),
            _ => return false,
        }
        true
    }

    pub(crate) fn take_slot<S: Sink<Event>>(&mut self, slot: u8, stage: &mut Stage<'_, S>) {
        self.stack.pop();
        let (daimyo, place) = (self.daimyo, usize::from(slot) % 3);
        self.slots[place] = Some(self.active);
        stage.tell(|| Event::SlotTaken { who: self.active(), daimyo, slot });
        self.begin(daimyo.slots()[place], Source::Slot(daimyo, slot), stage);
    }
}
