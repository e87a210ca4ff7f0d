//! The course of the game (BA-4): who is asked what, every legal action, every refusal, the carrying out, and what goes on
//! by itself until somebody must decide.

use engawa_kernel::{Actions, Dice, Rules, Seat, Seed, Sink, Stage};

use crate::action::code;
use crate::board::{Begun, Board, Step};
use crate::{Bamboo, Breach, Event, Kind, Prompt, Spirit};

impl Board {
    /// Who is asked, if anybody.
    #[inline]
    pub(crate) fn asked(&self) -> Option<Seat> {
        match self.step {
            Step::Over => None,
            // The game stops here only for somebody who could still take something back.
            Step::Year | Step::Autumn => self.last,
            _ => Some(self.active),
        }
    }

    /// What the asked player is asked.
    pub(crate) fn question(&self) -> Option<Prompt> {
        if let Some(gap) = self.gap {
            return Some(Prompt::Refill { gap });
        }
        match self.begun {
            Some(Begun::Harmony) => return Some(Prompt::Harmony),
            Some(Begun::HarmonySecond) => {
                return Some(Prompt::HarmonySecond { spirits: self.usable() != 0 });
            }
            Some(Begun::Improve) => return Some(Prompt::Improve),
            Some(Begun::Cook) => return Some(Prompt::Cook),
            Some(Begun::Tengu { taken: false }) => return Some(Prompt::Tengu),
            Some(Begun::Tengu { taken: true }) => return Some(Prompt::Sweep),
            None => {}
        }
        let (spirits, player) = (self.usable() != 0, self.acting());
        match self.step {
            Step::Draft => Some(Prompt::Draft),
            Step::Year => Some(Prompt::Year { round: self.round + 1 }),
            Step::Gift => Some(Prompt::Gift),
            Step::Visit => Some(Prompt::Visit { spirits }),
            Step::Offer => {
                player.marker.map(|temple| Prompt::Offer { sticks: self.sticks_due(), temple, spirits })
            }
            Step::Plant => {
                player.marker.map(|area| Prompt::Plant { left: player.shoot_count(area), spirits })
            }
            Step::Activate => Some(Prompt::Activate { left: self.turn.left, spirits }),
            Step::Harvest => Some(Prompt::Place { left: self.turn.harvest.count_ones() as u8 }),
            Step::End => Some(Prompt::EndTurn),
            Step::Autumn => Some(Prompt::Autumn),
            Step::Wake => Some(Prompt::Wake),
            Step::Meal => Some(Prompt::Meal { owed: self.turn.owed, spirits }),
            Step::GiftTaken | Step::Over => None,
        }
    }

    /// Lists every legal action of the asked player.
    #[inline]
    pub(crate) fn list(&self, out: &mut Actions) {
        if self.gap.is_some() {
            out.push(Kind::Refill);
            return;
        }
        if let Some(begun) = self.begun {
            self.list_begun(begun, out);
            return;
        }
        match self.step {
            Step::Draft => out.push_each(self.draft, Kind::first(code::DRAFT), Kind::NEXT_WHAT),
            Step::Gift => out.push_each(self.gifts.into(), Kind::first(code::TAKE_GIFT), Kind::NEXT_WHAT),
            Step::Visit => {
                out.push_each(self.areas_to_visit().into(), Kind::first(code::VISIT), Kind::NEXT_WHAT);
                self.list_spirits(out);
            }
            Step::Offer => {
                if let Some((first, mask)) = self.offerings() {
                    out.push_each(mask, Kind::Offer { sticks: first }, Kind::NEXT_WHAT);
                }
                self.list_spirits(out);
            }
            Step::Plant => {
                self.list_plantings(out);
                self.list_spirits(out);
            }
            Step::Activate => {
                self.list_activations(out);
                out.push(Kind::Harvest);
                self.list_spirits(out);
            }
            Step::Harvest => self.list_places(out),
            Step::End => {
                out.push(Kind::EndTurn);
                self.list_spirits(out);
            }
            Step::Wake => {
                out.push_each(self.wakeable().into(), Kind::first(code::WAKE), Kind::NEXT_WHAT);
                out.push(Kind::StopWaking);
            }
            Step::Meal => {
                self.list_meals(out);
                self.list_spirits(out);
            }
            Step::Year | Step::Autumn => out.push(Kind::GoOn),
            Step::GiftTaken | Step::Over => {}
        }
    }

    #[inline]
    pub(crate) fn list_spirits(&self, out: &mut Actions) {
        out.push_each(self.usable().into(), Kind::first(code::USE_SPIRIT), Kind::NEXT_WHAT);
    }

    /// Whether the asked player may do this now, and if not, why.
    pub(crate) fn allows(&self, kind: Kind) -> Result<(), Breach> {
        match (self.gap, kind) {
            (Some(_), Kind::Refill) => return Ok(()),
            (Some(_), _) => return Err(Breach::RefillFirst),
            (None, Kind::Refill) => return Err(Breach::NothingWaits),
            (None, _) => {}
        }
        let step = |step: Step| match self.step {
            Step::Year | Step::Autumn => Err(Breach::GoOnFirst),
            now if now == step => Ok(()),
            _ => Err(Breach::OtherStep),
        };
        if let Some(begun) = self.begun {
            return self.allows_in(begun, kind);
        }
        match kind {
            Kind::GoOn if matches!(self.step, Step::Year | Step::Autumn) => Ok(()),
            Kind::GoOn | Kind::Sweep | Kind::Refill => Err(Breach::NothingWaits),
            Kind::Draft { shoot } => {
                step(Step::Draft)?;
                if self.draft & shoot.set() == 0 { Err(Breach::NotLaidOut) } else { Ok(()) }
            }
            Kind::TakeGift { gift } => {
                step(Step::Gift)?;
                if self.gifts >> gift as u8 & 1 == 0 { Err(Breach::NoSuchGift) } else { Ok(()) }
            }
            Kind::Visit { area } => step(Step::Visit).and_then(|()| self.check_visit(area)),
            Kind::Offer { sticks } => step(Step::Offer).and_then(|()| self.check_offer(sticks)),
            Kind::Plant { shoot, slot } => step(Step::Plant).and_then(|()| self.check_plant(shoot, slot)),
            Kind::Activate { shoot, deed } => {
                step(Step::Activate).and_then(|()| self.check_activate(shoot, deed))
            }
            Kind::Harvest => step(Step::Activate),
            Kind::PlaceShoot { shoot, area } => {
                step(Step::Harvest).and_then(|()| self.check_place(shoot, area))
            }
            Kind::EndTurn => step(Step::End),
            Kind::UseSpirit { spirit } => self.check_use(spirit),
            Kind::Wake { spirit } => step(Step::Wake).and_then(|()| self.check_wake(spirit)),
            Kind::StopWaking => step(Step::Wake),
            Kind::Eat { food } => step(Step::Meal).and_then(|()| self.check_eat(food)),
            Kind::GainHappiness
            | Kind::TakeToken { .. }
            | Kind::ScoreToken { .. }
            | Kind::StopHarmony
            | Kind::GainCoin
            | Kind::BuyTile { .. }
            | Kind::TakeFood { .. } => Err(Breach::NoSuchAction),
        }
    }

    /// Carries out what the asked player may do, then whatever goes on by itself.
    #[allow(clippy::inline_always)] // Into the only place that calls it, see `Kind::of`.
    #[inline(always)]
    pub(crate) fn carry_out<S: Sink<Event>>(&mut self, seat: Seat, kind: Kind, stage: &mut Stage<'_, S>) {
        self.last = if kind.closes() { None } else { Some(seat) };
        match kind {
            Kind::GoOn => {
                stage.tell(|| Event::WentOn { seat });
            }
            Kind::EndTurn => {
                stage.tell(|| Event::TurnEnded { seat });
                self.end_turn(stage);
            }
            Kind::Refill => self.refill(stage),
            Kind::Draft { shoot } => self.take_plain(shoot, stage),
            Kind::TakeGift { gift } => self.take_gift(gift, stage),
            Kind::Visit { area } => self.visit(area, stage),
            Kind::Offer { sticks } => self.offer(sticks, stage),
            Kind::Plant { shoot, slot } => self.plant(shoot, slot, stage),
            Kind::Activate { shoot, deed } => self.activate(shoot, deed, stage),
            Kind::Harvest => self.push_up(stage),
            Kind::PlaceShoot { shoot, area } => self.place_shoot(shoot, area, stage),
            Kind::GainHappiness => self.gain_happiness(stage),
            Kind::TakeToken { token } => self.take_token(token, stage),
            Kind::ScoreToken { token } => self.score_token(token, stage),
            Kind::StopHarmony => {
                self.begun = None;
                stage.tell(|| Event::HarmonyStopped { seat });
            }
            Kind::GainCoin => self.gain_coin(stage),
            Kind::BuyTile { tile, cell } => self.buy_tile(tile, cell, stage),
            Kind::TakeFood { food } => self.take_food(food, stage),
            Kind::Sweep => self.sweep(stage),
            Kind::UseSpirit { spirit } => self.use_spirit(spirit, stage),
            Kind::Wake { spirit } => self.wake(spirit, stage),
            Kind::StopWaking => {
                stage.tell(|| Event::WakingStopped { seat });
                self.next_to_wake();
            }
            Kind::Eat { food } => self.eat(food, stage),
        }
        self.run(stage);
    }

    /// Goes on by itself until somebody must decide. A question with one answer is not asked, except where the answer is
    /// the turn itself (a visit) or lets something be revealed.
    pub(crate) fn run<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        loop {
            if self.gap.is_some() || self.begun.is_some_and(|begun| !self.is_done(begun)) {
                return;
            }
            self.begun = None;
            if self.turn.second_parts > 0 {
                self.turn.second_parts -= 1;
                self.begun = Some(Begun::HarmonySecond);
                continue;
            }
            match self.step {
                Step::Draft => match self.only_plain() {
                    Some(last) => self.take_plain(last, stage),
                    None => return,
                },
                Step::Year => {
                    if self.last.is_some() && self.year_reveals() {
                        return;
                    }
                    self.begin_year(stage);
                }
                Step::Gift => match self.only_gift() {
                    Some(last) => self.take_gift(last, stage),
                    None => return,
                },
                Step::GiftTaken => self.next_to_choose(stage),
                Step::Offer => match self.only_offering() {
                    Some(only) => self.offer(only, stage),
                    None => return,
                },
                Step::Activate if self.turn.left == 0 || self.turn.ready == 0 => {
                    if self.harvest_waits() {
                        return;
                    }
                    self.push_up(stage);
                }
                Step::Harvest => {
                    if !self.place_by_itself(stage) {
                        return;
                    }
                }
                Step::End if self.usable() == 0 => self.end_turn(stage),
                Step::Autumn => {
                    if self.last.is_some() && self.autumn_reveals() {
                        return;
                    }
                    self.resolve_temples(stage);
                }
                Step::Wake => {
                    if self.wakeable() != 0 {
                        return;
                    }
                    self.next_to_wake();
                }
                Step::Meal => match self.only_meal() {
                    Some(only) => self.eat(only, stage),
                    None => return,
                },
                Step::Visit | Step::Plant | Step::Activate | Step::End | Step::Over => return,
            }
        }
    }

    /// The spirits that the active player may use now, one bit each (BA-12.3, BA-12.4).
    #[inline]
    pub(crate) fn usable(&self) -> u8 {
        let awake = self.acting().awake.types();
        if awake == 0 { 0 } else { awake & self.effective() }
    }

    /// The spirits whose effect can happen at this moment (BA-12.4).
    fn effective(&self) -> u8 {
        const ALWAYS: u8 = Spirit::Kappa.set() | Spirit::Tanuki.set() | Spirit::Rokurokubi.set();
        let turn = &self.turn;
        let (before_offering, before_planting) = match self.step {
            Step::Visit | Step::Offer => (true, true),
            // Shoots are planted in one go: the window closes with the first one (BA-12.3).
            Step::Plant if turn.ready == 0 => (false, true),
            Step::Activate | Step::End => (false, false),
            // In winter Okami alone, in spring and autumn nobody (BA-R1).
            Step::Meal => return if turn.owed > 0 { Spirit::Okami.set() } else { 0 },
            _ => return 0,
        };
        let mut effective = ALWAYS;
        if !self.larder.row.is_empty() || self.larder.can_lay_out() {
            effective |= Spirit::Tengu.set();
        }
        if before_offering && !turn.free {
            effective |= Spirit::Bakeneko.set();
        }
        // A second Kitsune would change nothing.
        if !turn.jokers && (before_planting || turn.left > 0 && turn.ready != 0) {
            effective |= Spirit::Kitsune.set();
        }
        effective
    }

    pub(crate) fn check_use(&self, spirit: Spirit) -> Result<(), Breach> {
        let effective = self.effective();
        if effective == 0 {
            Err(Breach::NoWindow)
        } else if self.acting().awake.count(spirit) == 0 {
            Err(Breach::NotAwake)
        } else if effective & spirit.set() == 0 {
            Err(Breach::NoEffect)
        } else {
            Ok(())
        }
    }
}

impl Bamboo {
    /// Whether this makes something known (BA-16.3). A refill or a sweep always does; where a turn ends or a year goes on it
    /// is tried out, which tells no more than that chance is needed.
    pub(crate) fn makes_known(&self, seat: Seat, kind: Kind) -> bool {
        match kind {
            Kind::Refill | Kind::Sweep => true,
            Kind::GoOn | Kind::EndTurn => {
                let (mut after, mut dice) = (*self, Dice::new(&Seed::from_number(0)));
                after.perform(seat, kind.into(), &mut Stage::silent(&mut dice));
                after.chance() != self.chance()
            }
            _ => false,
        }
    }
}
