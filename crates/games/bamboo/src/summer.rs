//! Summer (BA-6): visit, offering, planting, activation, harvest.

use engawa_kernel::{Actions, Seat, Sink, Stage};

use crate::board::{Board, Step, Turn};
use crate::data::{SHOOTS, each_shoot};
use crate::grove::Slot;
use crate::shoot::{ANY_DEED, Deeds};
use crate::{Breach, Deed, Event, Kind, Offering, Shoot, Spirit, Temple};

/// The shoots of each temple's colour, as sets.
const OF_TEMPLE: [u64; 4] = {
    let mut sets = [0; 4];
    let mut place = 0;
    while place < SHOOTS.len() {
        sets[SHOOTS[place].temple as usize] |= 2 << place;
        place += 1;
    }
    sets
};

impl Board {
    /// Begins the turn of the next player from this one on who has a stick; if nobody has, summer is over (BA-6.1, BA-6.8).
    /// The sticks are looked at here alone: a turn that offers the last one goes on to its end (BA-R2).
    pub(crate) fn begin_turn<S: Sink<Event>>(&mut self, from: Seat, stage: &mut Stage<'_, S>) {
        let mut seat = from;
        self.turn = Turn::default();
        for _ in 0..self.seats.get() {
            self.active = seat;
            if self.acting().sticks > 0 {
                self.step = Step::Visit;
                stage.tell(|| Event::TurnBegan { seat });
                return;
            }
            seat = self.seats.after(seat);
        }
        self.step = Step::Autumn;
    }

    /// Ends the turn of the active player (BA-6.8).
    pub(crate) fn end_turn<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        self.begin_turn(self.seats.after(self.active), stage);
    }

    /// The areas that the marker may move to, one bit each (BA-6.2). There is always one: an area never holds all six shoots
    /// (BA-R13).
    #[inline]
    pub(crate) fn areas_to_visit(&self) -> u8 {
        let player = self.acting();
        let shoots = player.areas.iter().rev().fold(0, |areas, &area| areas << 1 | u8::from(area != 0));
        shoots & !player.marker.map_or(0, |area| 1 << area as u8)
    }

    pub(crate) fn check_visit(&self, area: Temple) -> Result<(), Breach> {
        if self.acting().marker == Some(area) {
            Err(Breach::SameArea)
        } else if self.areas_to_visit() >> area as u8 & 1 == 0 {
            Err(Breach::EmptyArea)
        } else {
            Ok(())
        }
    }

    /// Moves the action marker (BA-6.2).
    pub(crate) fn visit<S: Sink<Event>>(&mut self, area: Temple, stage: &mut Stage<'_, S>) {
        self.acting_mut().marker = Some(area);
        self.step = Step::Offer;
        stage.tell(|| Event::Visited { seat: self.active, area });
    }

    /// How many sticks the active player may redirect: one for each coin, or all (BA-6.3, BA-12.2).
    #[inline]
    fn may_redirect(&self) -> u8 {
        if self.turn.free { u8::MAX } else { self.acting().coins }
    }

    /// The offerings that the active player can pay for: the first of their number of sticks, and a mask from it on. The temple
    /// is that of the area, whatever the colours of the shoots there (BA-R12).
    #[inline]
    pub(crate) fn offerings(&self) -> Option<(Offering, u64)> {
        let (area, due) = (self.acting().marker?, self.sticks_due());
        if due == 0 { None } else { Some(Offering::redirecting(area, due, self.may_redirect())) }
    }

    /// The offering, if there is no choice and no spirit to use before it (BA-12.3).
    pub(crate) fn only_offering(&self) -> Option<Offering> {
        if self.may_redirect() > 0 || self.usable() != 0 {
            return None;
        }
        Offering::whole(self.acting().marker?, self.sticks_due())
    }

    pub(crate) fn check_offer(&self, sticks: Offering) -> Result<(), Breach> {
        let Some(area) = self.acting().marker else { return Err(Breach::OtherStep) };
        if sticks.sticks() != self.sticks_due() {
            Err(Breach::OtherNumber)
        } else if sticks.redirected(area) > self.may_redirect() {
            Err(Breach::TooPoorToRedirect)
        } else {
            Ok(())
        }
    }

    /// Lays the sticks on top of those in the temples (BA-6.3). As many shoots may be activated, wherever they went.
    pub(crate) fn offer<S: Sink<Event>>(&mut self, sticks: Offering, stage: &mut Stage<'_, S>) {
        let (seat, free) = (self.active, self.turn.free);
        let player = self.acting_mut();
        let redirected = player.marker.map_or(0, |area| sticks.redirected(area));
        let coins = if free { 0 } else { redirected };
        player.coins = player.coins.saturating_sub(coins);
        player.sticks = player.sticks.saturating_sub(sticks.sticks());
        for (shrine, count) in self.shrines.iter_mut().zip(sticks.split()) {
            shrine.sticks.lay(seat, count);
        }
        self.turn.left = sticks.sticks();
        self.step = Step::Plant;
        stage.tell(|| Event::Offered { seat, sticks, coins });
    }

    /// The shoots that are still to be planted.
    #[inline]
    fn unplanted(&self) -> u64 {
        let player = self.acting();
        player.marker.map_or(0, |area| player.areas[area.index()])
    }

    #[inline]
    pub(crate) fn list_plantings(&self, out: &mut Actions) {
        let open = self.grove.open();
        for shoot in each_shoot(self.unplanted()) {
            out.push_each(open.into(), Kind::Plant { shoot, slot: Slot::FIRST }, Kind::NEXT_PLACE);
        }
    }

    pub(crate) fn check_plant(&self, shoot: Shoot, slot: Slot) -> Result<(), Breach> {
        if self.unplanted() & shoot.set() == 0 {
            Err(Breach::NotInArea)
        } else if self.grove.open() >> slot.index() & 1 == 0 {
            Err(Breach::SlotFull)
        } else {
            Ok(())
        }
    }

    /// Plants one shoot (BA-6.4); the whole area is planted before anything is activated.
    pub(crate) fn plant<S: Sink<Event>>(&mut self, shoot: Shoot, slot: Slot, stage: &mut Stage<'_, S>) {
        let player = self.acting_mut();
        if let Some(area) = player.marker {
            player.areas[area.index()] &= !shoot.set();
        }
        self.grove.plant(slot, shoot);
        self.turn.ready |= shoot.set();
        if self.unplanted() == 0 {
            self.step = Step::Activate;
        }
        stage.tell(|| Event::Planted { seat: self.active, shoot, slot });
    }

    /// What may be done with a planted shoot (BA-7.5, BA-R15).
    #[inline]
    fn deeds(&self, shoot: Shoot) -> Deeds {
        if self.turn.jokers { ANY_DEED } else { shoot.symbol().deeds() }
    }

    #[inline]
    pub(crate) fn list_activations(&self, out: &mut Actions) {
        let ready = if self.turn.left > 0 { self.turn.ready } else { 0 };
        for shoot in each_shoot(ready) {
            let first = Kind::Activate { shoot, deed: Deed::Harmony };
            out.push_each(self.deeds(shoot).into(), first, Kind::NEXT_PLACE);
        }
    }

    pub(crate) fn check_activate(&self, shoot: Shoot, deed: Deed) -> Result<(), Breach> {
        if self.turn.ready & shoot.set() == 0 || self.turn.left == 0 {
            Err(Breach::NotReady)
        } else if self.deeds(shoot) >> deed as u8 & 1 == 0 {
            Err(Breach::OtherSymbol)
        } else {
            Ok(())
        }
    }

    /// Activates a planted shoot (BA-6.5).
    pub(crate) fn activate<S: Sink<Event>>(&mut self, shoot: Shoot, deed: Deed, stage: &mut Stage<'_, S>) {
        self.turn.ready &= !shoot.set();
        self.turn.left = self.turn.left.saturating_sub(1);
        stage.tell(|| Event::Activated { seat: self.active, shoot, deed });
        self.begin(deed, stage);
    }

    /// Pushes the planted shoots up (BA-6.6). What is left unactivated is given up, and what leaves comes too late to be used
    /// (BA-R10).
    pub(crate) fn push_up<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        self.turn.harvest = self.grove.push_up();
        (self.turn.ready, self.turn.left) = (0, 0);
        self.step = Step::Harvest;
        stage.tell(|| Event::PushedOut { seat: self.active, shoots: self.harvest().collect() });
    }

    /// The areas that may take a harvested shoot: that of its colour, or if it is full any (BA-6.6).
    #[inline]
    fn areas_for(&self, shoot: Shoot) -> u8 {
        let (open, own) = (self.acting().open_areas(), 1 << shoot.temple() as u8);
        if open & own != 0 { own } else { open }
    }

    /// Whether every one of these shoots finds a free cell of its colour (BA-R11).
    #[inline]
    fn finds_cells(&self, shoots: u64) -> bool {
        let player = self.acting();
        Temple::ALL.iter().all(|area| {
            let coming = (shoots & OF_TEMPLE[area.index()]).count_ones() as u8;
            coming + player.shoot_count(*area) <= area.cells()
        })
    }

    /// Whether a spirit can be used between the last activation and the harvest to some purpose (BA-12.3). Where everything
    /// finds its place by itself the window after the harvest is as good: nothing is decided between the two.
    pub(crate) fn harvest_waits(&self) -> bool {
        self.usable() != 0 && !self.finds_cells(self.grove.all_leaving())
    }

    /// Places what asks for no choice (BA-R11): everything if each shoot finds a free cell of its colour, and a last shoot
    /// with one place to go. Tells whether it did something.
    pub(crate) fn place_by_itself<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) -> bool {
        let harvest = self.turn.harvest;
        if self.finds_cells(harvest) {
            for shoot in each_shoot(harvest) {
                self.place_shoot(shoot, shoot.temple(), stage);
            }
            self.step = Step::End;
            return true;
        }
        let mut shoots = each_shoot(harvest);
        if let (Some(shoot), None) = (shoots.next(), shoots.next()) {
            let areas = self.areas_for(shoot);
            if areas.is_power_of_two() {
                self.place_shoot(shoot, Temple::ALL[areas.trailing_zeros() as usize % 4], stage);
                return true;
            }
        }
        false
    }

    pub(crate) fn list_places(&self, out: &mut Actions) {
        for shoot in each_shoot(self.turn.harvest) {
            let first = Kind::PlaceShoot { shoot, area: Temple::Red };
            out.push_each(self.areas_for(shoot).into(), first, Kind::NEXT_PLACE);
        }
    }

    pub(crate) fn check_place(&self, shoot: Shoot, area: Temple) -> Result<(), Breach> {
        if self.turn.harvest & shoot.set() == 0 {
            Err(Breach::NotHarvested)
        } else if !self.acting().has_room(area) {
            Err(Breach::AreaFull)
        } else if self.areas_for(shoot) >> area as u8 & 1 == 0 {
            Err(Breach::OwnAreaFirst)
        } else {
            Ok(())
        }
    }

    /// Places a harvested shoot (BA-6.6).
    pub(crate) fn place_shoot<S: Sink<Event>>(
        &mut self,
        shoot: Shoot,
        area: Temple,
        stage: &mut Stage<'_, S>,
    ) {
        self.turn.harvest &= !shoot.set();
        self.acting_mut().areas[area.index()] |= shoot.set();
        stage.tell(|| Event::ShootPlaced { seat: self.active, shoot, area });
    }

    /// Uses an awake spirit: it falls asleep, and its effect happens or begins (BA-12.2). A second part that is owed waits
    /// until that is done (BA-12.3).
    pub(crate) fn use_spirit<S: Sink<Event>>(&mut self, spirit: Spirit, stage: &mut Stage<'_, S>) {
        if self.begun.take().is_some() {
            self.turn.second_parts += 1;
        }
        let player = self.acting_mut();
        player.awake.remove(spirit);
        player.asleep.add(spirit);
        stage.tell(|| Event::SpiritUsed { seat: self.active, spirit });
        match spirit {
            Spirit::Kappa => self.begin(Deed::Harmony, stage),
            Spirit::Tanuki => self.begin(Deed::Improve, stage),
            Spirit::Rokurokubi => self.begin(Deed::Income, stage),
            Spirit::Kitsune => self.turn.jokers = true,
            Spirit::Okami => self.turn.owed = self.turn.owed.saturating_sub(crate::spirit::OKAMI),
            Spirit::Tengu => self.begin_tengu(),
            Spirit::Bakeneko => self.turn.free = true,
        }
    }
}
