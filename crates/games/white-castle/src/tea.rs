//! Geishas, the tea garden and the cards of Himeji (WCM-4).

use engawa_kernel::{Actions, Sink, Stage, bits};

use crate::board::Board;
use crate::data::{ArtCard, TEA};
use crate::effect::Cost;
use crate::place::{Art, Face, Member, TeaPlace};
use crate::{Breach, Clan, Event, Good, Kind, Source, Step, Task};

/// The parts of the action, as bits: a geisha comes, a geisha moves (WCM-4.1).
const INVITE: u8 = 0b01;
const STROLL: u8 = 0b10;
/// A geisha to the entrance costs so much (WCM-4.2).
const INVITE_COST: Cost = Cost { good: Good::Coin, n: 2 };

/// What so many steps cost (WCM-4.3).
const fn stroll_cost(steps: u8) -> Cost {
    Cost { good: Good::Whisk, n: if steps == 1 { 2 } else { 5 } }
}

impl Clan {
    /// The ways that the geishas of the clan could go, as bits: seven places for each place (WCM-4.4, WCM-4.5, WCM-4.12).
    pub(crate) fn strolls(&self, allowed: impl Fn(u8) -> bool) -> u32 {
        let mut mask = 0;
        for from in [TeaPlace::Entrance, TeaPlace::Path1, TeaPlace::Path2] {
            if self.geishas(from) == 0 {
                continue;
            }
            for &to in TeaPlace::ALL {
                if from.steps(to).is_some_and(&allowed) && self.tea_room(to) {
                    mask |= 1 << (from.index() * TeaPlace::COUNT + to.index());
                }
            }
        }
        mask
    }
}

impl Board {
    fn paid_strolls(&self) -> u32 {
        self.me().strolls(|steps| self.affords(stroll_cost(steps)))
    }

    /// One step without whisks (WCM-5.7, WCM-4.11).
    pub(crate) fn free_strolls(&self) -> u32 {
        self.me().strolls(|steps| steps == 1)
    }

    fn has_invite(&self, left: u8) -> bool {
        left & INVITE != 0 && self.matcha() && self.me().home(Member::Geisha) > 0
    }

    pub(crate) fn geisha_could(&self, me: &Clan, left: u8) -> bool {
        (self.has_invite(left) && me.reaches(INVITE_COST))
            || (left & STROLL != 0 && me.strolls(|steps| me.reaches(stroll_cost(steps))) != 0)
    }

    pub(crate) fn geisha_wants(&self, left: u8) -> u16 {
        let mut wants = 0;
        if self.has_invite(left) {
            wants |= self.lacks(INVITE_COST);
        }
        if left & STROLL != 0 && self.me().strolls(|steps| self.lacks(stroll_cost(steps)) != 0) != 0 {
            wants |= Good::Whisk.bit();
        }
        wants
    }

    pub(crate) fn list_geisha(&self, left: u8, out: &mut Actions) {
        if self.has_invite(left) && self.affords(INVITE_COST) {
            out.push(Kind::Invite);
        }
        if left & STROLL != 0 {
            Board::list_strolls(self.paid_strolls(), out);
        }
    }

    pub(crate) fn list_strolls(mask: u32, out: &mut Actions) {
        for place in bits(mask) {
            let (from, to) = (place / TeaPlace::COUNT, place % TeaPlace::COUNT);
            if let (Some(from), Some(to)) = (TeaPlace::new(from), TeaPlace::new(to)) {
                out.push(Kind::Stroll { from, to });
            }
        }
    }

    pub(crate) fn check_invite(&self, left: u8) -> Result<(), Breach> {
        if left & INVITE == 0 {
            Err(Breach::PartDone)
        } else if !self.has_invite(left) {
            Err(Breach::NobodyLeft)
        } else if !self.affords(INVITE_COST) {
            Err(Breach::CannotPay)
        } else {
            Ok(())
        }
    }

    pub(crate) fn check_stroll(&self, left: u8, from: TeaPlace, to: TeaPlace) -> Result<(), Breach> {
        if left & STROLL == 0 {
            return Err(Breach::PartDone);
        }
        if from.steps(to).is_none() {
            return Err(Breach::NoSuchWay);
        }
        let bit = 1 << (from.index() * TeaPlace::COUNT + to.index());
        if self.paid_strolls() & bit != 0 {
            Ok(())
        } else if self.me().strolls(|_| true) & bit != 0 {
            Err(Breach::CannotPay)
        } else if self.me().geishas(from) == 0 {
            Err(Breach::NobodyThere)
        } else {
            Err(Breach::TeaRoomFull)
        }
    }

    /// A geisha comes to the entrance (WCM-4.2).
    pub(crate) fn invite<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        self.use_part(INVITE);
        self.charge(INVITE_COST, stage);
        self.me_mut().geishas[TeaPlace::Entrance.index()] += 1;
        self.moves = self.moves.wrapping_add(1);
        stage.tell(|| Event::GeishaSent { who: self.active(), to: TeaPlace::Entrance });
    }

    /// A geisha moves, paid or for free, and does what the place offers where she stops (WCM-4.6).
    pub(crate) fn stroll<S: Sink<Event>>(&mut self, from: TeaPlace, to: TeaPlace, stage: &mut Stage<'_, S>) {
        if self.stack.top().is_some_and(|step| step.task == Task::Stroll) {
            self.stack.pop();
        } else {
            self.use_part(STROLL);
            self.charge(stroll_cost(from.steps(to).unwrap_or(1)), stage);
        }
        let me = self.me_mut();
        me.geishas[from.index()] = me.geishas[from.index()].saturating_sub(1);
        me.geishas[to.index()] += 1;
        self.moves = self.moves.wrapping_add(1);
        stage.tell(|| Event::GeishaMoved { who: self.active(), from, to });
        if let Some(room) = to.room() {
            // The token of the room, yellow side (WCM-4.10).
            if let Some(token) = self.tea_tokens[room % 3] {
                self.begin(token.face(Face::Yellow), Source::Token(token, Face::Yellow), stage);
            }
        } else if let Some(&(_, effects)) = TEA.get(to.index()) {
            self.begin(effects, Source::Tea(to), stage);
        }
    }

    /// Takes the top card of a deck: the next one is turned up, then its yellow curtain, then it goes to the lantern area. The
    /// last card of a deck stays (WCM-4.8).
    pub(crate) fn take_art<S: Sink<Event>>(&mut self, art: Art, stage: &mut Stage<'_, S>) {
        self.stack.pop();
        let Some(card) = self.arts[art.index()] else { return };
        let source = Source::Curtain(card, Face::Yellow);
        let step = |task| Step { task, source, stamp: self.moves };
        if self.art_decks[art.index()].is_empty() {
            self.begin(card.curtain(Face::Yellow), source, stage);
            return;
        }
        let (tuck, curtain, unveil) = (
            step(Task::Tuck(card)),
            step(Task::Parts(card.curtain(Face::Yellow), 0)),
            step(Task::Unveil(art)),
        );
        self.arts[art.index()] = None;
        stage.tell(|| Event::ArtTaken { who: self.active(), card });
        self.stack.push(tuck);
        self.stack.push(curtain);
        self.stack.push(unveil);
    }

    /// The next card of a deck is turned up.
    pub(crate) fn unveil<S: Sink<Event>>(&mut self, art: Art, stage: &mut Stage<'_, S>) {
        let everybody = self.seats.all();
        let card = self.art_decks[art.index()].draw(&mut self.chance, everybody, stage);
        self.arts[art.index()] = card.and_then(|card| ArtCard::new(card.into()));
        if let Some(card) = self.arts[art.index()] {
            stage.tell(|| Event::ArtDealt { art, card });
        }
    }
}
