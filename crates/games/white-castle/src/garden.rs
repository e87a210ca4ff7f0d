//! Gardeners and the gardens under the bridges (WC-5.8, WC-8.2).

use engawa_kernel::{Sink, Stage, bits};

use crate::asked::OVERLOOK;
use crate::board::Board;
use crate::data::TEA;
use crate::effect::Cost;
use crate::place::{Bed, Member, TeaPlace};
use crate::{Breach, Event, Good, Source, Task};

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

    pub(crate) fn gardener_could(&self, seals: u16) -> bool {
        self.beds(|cost| self.reaches(cost, seals)) != 0
    }

    pub(crate) fn gardener_can(&self) -> bool {
        self.gardener_could(self.me().has(Good::Seal))
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

    /// What only gives goods happens by itself where the order cannot matter; the rest is asked, in the order of the player's
    /// choice (WC-8.5).
    pub(crate) fn settle_gardens<S: Sink<Event>>(
        &mut self,
        left: u8,
        asked: bool,
        stage: &mut Stage<'_, S>,
    ) -> bool {
        let overlook = TEA[TeaPlace::Overlook.index()].1;
        let effects = |bed: usize| self.beds.get(bed).map_or(overlook, |card| card.effects());
        let others = |bed: usize| bits(left).filter(move |&other| other != bed).map(effects);
        let first = bits(left & !OVERLOOK).find(|&bed| self.goes_first(effects(bed), others(bed)));
        if let Some(bed) = first.and_then(Bed::new) {
            self.choose_garden(bed, stage);
            return true;
        }
        if left == 0 && !asked {
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
