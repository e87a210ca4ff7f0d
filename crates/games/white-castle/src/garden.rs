//! Gardeners and the gardens under the bridges (WC-5.8, WC-8.2).

use engawa_kernel::{Sink, Stage, bits};

use crate::asked::OVERLOOK;
use crate::board::Board;
use crate::data::TEA;
use crate::effect::{Cost, Effects, Node};
use crate::place::{Bed, Member, TeaPlace};
use crate::{Breach, Clan, Event, Good, Source, Task};

impl Board {
    fn bed_cost(&self, bed: usize) -> Cost {
        Cost { good: Good::Food, n: self.beds[bed].food() }
    }

    /// The gardens without an own gardener for which something holds, as bits; none without a gardener to send.
    fn beds(&self, holds: impl Fn(Cost) -> bool) -> u8 {
        let me = self.me();
        if me.home(Member::Gardener) == 0 {
            return 0;
        }
        let fits = |bed: &usize| me.gardeners >> bed & 1 == 0 && holds(self.bed_cost(*bed));
        (0..Bed::COUNT).filter(fits).fold(0, |mask, bed| mask | 1 << bed)
    }

    /// The gardens that the clan can send a gardener to, as bits.
    pub(crate) fn beds_mask(&self) -> u8 {
        self.beds(|cost| self.affords(cost))
    }

    pub(crate) fn gardener_could(&self, me: &Clan) -> bool {
        self.beds(|cost| me.reaches(cost)) != 0
    }

    pub(crate) fn gardener_wants(&self) -> u16 {
        if self.beds(|cost| self.lacks(cost) != 0) == 0 { 0 } else { Good::Food.bit() }
    }

    pub(crate) fn check_gardener(&self, bed: Bed) -> Result<(), Breach> {
        let me = self.me();
        if me.gardeners >> bed.index() & 1 == 1 {
            Err(Breach::GardenerThere)
        } else if me.home(Member::Gardener) == 0 {
            Err(Breach::NobodyLeft)
        } else if !self.affords(self.bed_cost(bed.index())) {
            Err(Breach::CannotPay)
        } else {
            Ok(())
        }
    }

    pub(crate) fn send_gardener<S: Sink<Event>>(&mut self, bed: Bed, stage: &mut Stage<'_, S>) {
        self.stack.pop();
        self.charge(self.bed_cost(bed.index()), stage);
        self.me_mut().gardeners |= 1 << bed.index();
        self.moves = self.moves.wrapping_add(1);
        stage.tell(|| Event::GardenerSent { who: self.active(), bed });
        self.begin_garden(bed, stage);
    }

    /// The gardens of the active clan whose bridge still holds a die, the overlook as the seventh (WC-8.2, WCM-7.1).
    pub(crate) fn gardens_of(&self, clan: usize) -> u8 {
        let clan = &self.clans[clan];
        let lit = |bed: &usize| !self.bridges[bed / 2].is_empty();
        let mut mask = bits(clan.gardeners).filter(lit).fold(0, |mask, bed| mask | 1 << bed);
        if clan.geishas(TeaPlace::Overlook) > 0 && !self.bridges[3].is_empty() {
            mask |= OVERLOOK;
        }
        mask
    }

    /// What a garden does at the end of a round; the seventh is the overlook.
    pub(crate) fn garden_effects(&self, bed: usize) -> Effects {
        self.beds.get(bed).map_or(TEA[TeaPlace::Overlook.index()].1, |card| card.effects())
    }

    /// Of these gardens those that can act as the clan stands, as bits: a price must be there, and buy something (WC-8.5).
    pub(crate) fn ready_gardens(&self, left: u8) -> u8 {
        self.gardens_where(left, |price| {
            price.is_none_or(|(cost, then)| self.affords(cost) && self.sells(self.me(), cost, then))
        })
    }

    /// Of these gardens those that a trade of seals could pay, and nothing less, as bits (WC-8.5).
    fn short_gardens(&self, left: u8) -> u8 {
        self.gardens_where(left, |price| {
            price.is_some_and(|(cost, then)| !self.affords(cost) && self.sells(self.me(), cost, then))
        })
    }

    /// Of these gardens those of whose price, with what it buys, something holds.
    fn gardens_where(&self, left: u8, holds: impl Fn(Option<(Cost, Effects)>) -> bool) -> u8 {
        bits(left).filter(|&bed| holds(self.garden_price(bed))).fold(0, |mask, bed| mask | 1 << bed)
    }

    fn garden_price(&self, bed: usize) -> Option<(Cost, Effects)> {
        match self.garden_effects(bed).parts() {
            [Node::Pay(cost, then)] => Some((*cost, *then)),
            _ => None,
        }
    }

    /// What a trade would be for at the end of a round.
    pub(crate) fn gardens_want(&self, left: u8) -> u16 {
        let prices = bits(self.short_gardens(left)).filter_map(|bed| self.garden_price(bed));
        prices.fold(0, |goods, (cost, _)| goods | self.lacks(cost))
    }

    /// The gardens that whoever ends the round's gardens now gives up although a trade of seals could pay them (WC-8.5).
    pub fn gardens_for_seals(&self) -> impl Iterator<Item = Bed> {
        let left = match self.stack.top().map(|step| step.task) {
            Some(Task::Gardens(left, _)) => self.short_gardens(left),
            _ => 0,
        };
        bits(left).filter_map(Bed::new)
    }

    /// Why a garden of the end of the round does not act, if it does not.
    pub(crate) fn check_garden(&self, left: u8, bed: usize) -> Result<(), Breach> {
        if left >> bed & 1 == 0 {
            Err(Breach::GardenDoesNotFit)
        } else if self.ready_gardens(left) >> bed & 1 == 0 {
            Err(Breach::CannotPay)
        } else {
            Ok(())
        }
    }

    /// What only gives goods happens by itself where the order cannot matter; the rest is asked, in the order of the player's
    /// choice (WC-8.5).
    pub(crate) fn settle_gardens<S: Sink<Event>>(
        &mut self,
        left: u8,
        asked: bool,
        stage: &mut Stage<'_, S>,
    ) -> bool {
        let effects = |bed: usize| self.garden_effects(bed);
        let others = |bed: usize| bits(left).filter(move |&other| other != bed).map(effects);
        let first = bits(left & !OVERLOOK).find(|&bed| self.goes_first(effects(bed), others(bed)));
        if let Some(bed) = first.and_then(Bed::new) {
            self.choose_garden(bed, stage);
            return true;
        }
        if !asked && self.ready_gardens(left) == 0 && self.short_gardens(left) == 0 {
            self.stack.pop();
            return true;
        }
        self.stack.set_top(Task::Gardens(left, true));
        false
    }

    pub(crate) fn choose_garden<S: Sink<Event>>(&mut self, bed: Bed, stage: &mut Stage<'_, S>) {
        if let Some(Task::Gardens(left, asked)) = self.stack.top().map(|step| step.task) {
            self.stack.set_top(Task::Gardens(left & !(1 << bed.index()), asked));
            self.begin_garden(bed, stage);
        }
    }

    pub(crate) fn choose_overlook<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        if let Some(Task::Gardens(left, asked)) = self.stack.top().map(|step| step.task) {
            self.stack.set_top(Task::Gardens(left & !OVERLOOK, asked));
            self.begin(TEA[TeaPlace::Overlook.index()].1, Source::Tea(TeaPlace::Overlook), stage);
        }
    }
}
