//! What is taken for a price: buildings (BI-8), mitama and dragonflies (BI-10), crystals (BI-11), places on the stone path
//! (BI-12.2).

use engawa_kernel::{Sink, Stage};

use crate::board::Board;
use crate::data::{Building, Crystal, Dragonfly, Mitama, STONES};
use crate::goods::Goods;
use crate::place::{House, Market, River, Trigger};
use crate::step::Deal;
use crate::{Bitoku, Event, Source, Step, Task};

impl Board {
    /// Where a building of a type could stand, as bits (BI-8.1).
    #[inline]
    pub(crate) fn free_sites(&self, house: House) -> u8 {
        River::ALL.iter().fold(0, |free, &river| {
            let fits = self.area_types(river) >> house.index() & 1 == 1 && self.site(river, house).is_none();
            free | u8::from(fits) << river.index()
        })
    }

    /// The builds that are possible, four areas a slot, as bits (BI-8.3).
    #[inline]
    pub(crate) fn builds(&self, less: u8) -> u16 {
        let me = self.me();
        if me.houses >= 6 || !self.price(Deal::Build(0, River::Yomi)).payable(me.goods, less) {
            return 0;
        }
        let mut builds = 0;
        for (slot, tile) in self.markets[Market::Building.index()].iter().enumerate() {
            if let Some(tile) = tile.and_then(|tile| Building::new(tile.into())) {
                builds |= u16::from(self.free_sites(tile.house())) << (slot * 4);
            }
        }
        builds
    }

    /// The crystals that can be taken, eight own slots a slot of the market, as bits (BI-11.1).
    #[inline]
    pub(crate) fn crystals(&self, less: u8) -> u32 {
        let me = self.me();
        let free = !me.filled();
        let mut takes = 0;
        for (slot, tile) in self.markets[Market::Crystal.index()].iter().enumerate() {
            if let Some(tile) = tile.and_then(|tile| Crystal::new(tile.into()))
                && Board::slot(Market::Crystal, slot).cost.payable(me.goods, less)
            {
                takes |= u32::from(tile.kind().slots() & free) << (slot * 8);
            }
        }
        takes
    }

    /// The slots of a market that are filled and can be paid, as bits (BI-10.1, BI-10.3).
    #[inline]
    pub(crate) fn affordable(&self, market: Market, less: u8) -> u8 {
        let goods = self.me().goods;
        self.markets[market.index()].iter().enumerate().fold(0, |can, (slot, tile)| {
            let pays = tile.is_some() && Board::slot(market, slot).cost.payable(goods, less);
            can | u8::from(pays) << slot
        })
    }

    /// Whether anything of a market can be taken.
    #[inline]
    pub(crate) fn can_take(&self, market: Market, less: u8) -> bool {
        match market {
            Market::Building => self.builds(less) != 0,
            Market::Crystal => self.crystals(less) != 0,
            Market::Mitama | Market::Dragonfly => self.affordable(market, less) != 0,
        }
    }

    /// The cells of the stone path where a pilgrim of the active player can go (BI-12.2).
    #[inline]
    pub(crate) fn stones(&self) -> u16 {
        let me = self.me();
        if me.pilgrims == 0 {
            return 0;
        }
        let rocks = me.rock_slots();
        STONES.iter().enumerate().fold(0, |cells, (cell, face)| {
            let free = me.stones >> cell & 1 == 0 && face.beside & rocks != 0;
            cells | u16::from(free && face.cost.payable(me.goods, 0)) << cell
        })
    }

    /// The rocks that the active player can take, as bits (BI-12.1).
    #[inline]
    pub(crate) fn rocks(&self) -> u16 {
        if self.me().rock_slots() == 0b1111 { 0 } else { self.garden }
    }

    /// Takes a tile out of a market; the slot stays empty until winter.
    pub(crate) fn pull(&mut self, market: Market, slot: usize) -> Option<usize> {
        self.markets[market.index()].get_mut(slot)?.take().map(usize::from)
    }

    /// Every way to pay for a deal: called once for each. A discount that may be kept need not be used (BI-6.10).
    pub(crate) fn each_payment(&self, deal: Deal, less: u8, shared: bool, mut each: impl FnMut(Goods)) {
        let (cost, held) = (self.price(deal), self.me().goods);
        cost.each_payment(held, less, &mut each);
        if shared && less > 0 && cost.sum() > 0 {
            cost.each_payment(held, 0, each);
        }
    }

    /// Whether this pays for a deal.
    pub(crate) fn pays(&self, deal: Deal, less: u8, shared: bool, goods: Goods) -> bool {
        let cost = self.price(deal);
        self.me().goods.holds(goods) && (cost.settled_by(goods, less) || shared && cost.settled_by(goods, 0))
    }
}

impl Bitoku {
    /// Pays for a deal if there is only one way to. Tells whether it did.
    pub(crate) fn settle_pay<S: Sink<Event>>(
        &mut self,
        deal: Deal,
        less: u8,
        shared: bool,
        stage: &mut Stage<'_, S>,
    ) -> bool {
        let cost = self.board.price(deal);
        let choice = shared && less > 0 && cost.sum() > 0 && cost.payable(self.board.me().goods, 0);
        match cost.only_payment(self.board.me().goods, less).filter(|_| !choice) {
            Some(goods) => {
                self.pay(deal, goods, shared, stage);
                true
            }
            None => false,
        }
    }

    /// Pays for the deal on top of the stack, and carries it out. `shared`: it is the first of two with one discount.
    pub(crate) fn pay<S: Sink<Event>>(
        &mut self,
        deal: Deal,
        goods: Goods,
        shared: bool,
        stage: &mut Stage<'_, S>,
    ) {
        self.board.stack.pop();
        let cost = self.board.price(deal);
        if shared
            && goods.sum() < cost.sum()
            && let Some(Task::Both(effects, left, _)) = self.board.stack.top().map(|step| step.task)
        {
            // The discount of the two is used up (BI-6.10).
            self.board.stack.set_top(Task::Both(effects, left, 0));
        }
        let me = self.board.me_mut();
        me.goods = me.goods.less(goods);
        if goods != Goods::NONE {
            stage.tell(|| Event::Paid { who: self.board.active(), goods });
        }
        match deal {
            Deal::Build(slot, river) => self.build(slot.into(), river, stage),
            Deal::Crystal(slot, onto) => self.take_crystal(slot.into(), onto.into(), stage),
            Deal::Mitama(slot) => self.take_mitama(slot.into(), stage),
            Deal::Dragonfly(slot) => self.take_dragonfly(slot.into(), stage),
            Deal::Stone(cell) => {
                let me = usize::from(self.board.active);
                self.board.me_mut().pilgrims -= 1;
                self.board.me_mut().stones |= 1 << cell;
                stage.tell(|| Event::StoneTaken { who: self.board.active(), cell });
                self.remember(me, Trigger::StonePath, stage);
            }
        }
    }

    /// A building goes to an area; its bonus (BI-8.1).
    fn build<S: Sink<Event>>(&mut self, slot: usize, river: River, stage: &mut Stage<'_, S>) {
        let Some(tile) = self.board.pull(Market::Building, slot).and_then(Building::new) else { return };
        let me = usize::from(self.board.active);
        self.put_building(tile, river, stage);
        self.step_forward(me, river.region(), tile.kodama(), stage);
        if tile.amulet() {
            self.amulet(me, 1, stage);
        }
        self.remember(me, Trigger::Build, stage);
    }

    /// A tile with the active player's counter.
    pub(crate) fn put_building<S: Sink<Event>>(
        &mut self,
        building: Building,
        river: River,
        stage: &mut Stage<'_, S>,
    ) {
        let house = building.house().index();
        self.board.sites[river.index()][house] = Some(building);
        self.board.owners[river.index()][house] = self.board.active + 1;
        self.board.me_mut().houses += 1;
        stage.tell(|| Event::Built { who: self.board.active(), building, river });
    }

    /// A crystal onto an own slot; the pilgrim there wakes (BI-11.1).
    fn take_crystal<S: Sink<Event>>(&mut self, slot: usize, onto: usize, stage: &mut Stage<'_, S>) {
        let Some(crystal) = self.board.pull(Market::Crystal, slot).and_then(Crystal::new) else { return };
        let me = usize::from(self.board.active);
        stage.tell(|| Event::CrystalTaken { who: self.board.active(), crystal, onto: Some(onto as u8) });
        // Before it lies there: a memory does not pay for its own taking (BI-11.4).
        self.remember(me, Trigger::TakeCrystal, stage);
        let me = self.board.me_mut();
        me.crystals[onto] = Some(crystal);
        me.pilgrims += 1;
    }

    /// A mitama: the VP of its slot, its action, then the own board (BI-10.5).
    fn take_mitama<S: Sink<Event>>(&mut self, slot: usize, stage: &mut Stage<'_, S>) {
        let Some(mitama) = self.board.pull(Market::Mitama, slot).and_then(Mitama::new) else { return };
        let me = usize::from(self.board.active);
        stage.tell(|| Event::MitamaTaken { who: self.board.active(), mitama });
        self.score(me, Board::slot(Market::Mitama, slot).points.into(), stage);
        self.remember(me, Trigger::TakeMitama, stage);
        let source = Source::Mitama(mitama);
        self.board.stack.push(Step { task: Task::Settle(mitama), source });
        self.begin(mitama.effects(), source, false, stage);
    }

    /// A dragonfly: what its slot pays, then the own board, then perhaps a pair (BI-10.5).
    fn take_dragonfly<S: Sink<Event>>(&mut self, slot: usize, stage: &mut Stage<'_, S>) {
        let Some(dragonfly) = self.board.pull(Market::Dragonfly, slot).and_then(Dragonfly::new) else {
            return;
        };
        let me = usize::from(self.board.active);
        stage.tell(|| Event::DragonflyTaken { who: self.board.active(), dragonfly });
        self.board.me_mut().dragonflies |= dragonfly.bit() as u32;
        self.remember(me, Trigger::TakeDragonfly, stage);
        let source = Source::Dragonfly(dragonfly);
        self.board.stack.push(Step { task: Task::PairDragonfly(dragonfly), source });
        let pays = Board::slot(Market::Dragonfly, slot).pays;
        if pays > 0 {
            self.board.stack.push(Step { task: Task::Gain(0b1111, pays), source });
        }
    }

    /// A dragonfly is paired; its action (BI-10.4).
    pub(crate) fn pair<S: Sink<Event>>(&mut self, dragonfly: Dragonfly, stage: &mut Stage<'_, S>) {
        self.board.stack.pop();
        self.board.me_mut().paired |= dragonfly.bit() as u32;
        stage.tell(|| Event::Paired { who: self.board.active(), dragonfly });
        self.begin(dragonfly.effects(), Source::Dragonfly(dragonfly), false, stage);
    }

    /// A rock onto the leftmost empty slot (BI-12.1).
    pub(crate) fn take_rock<S: Sink<Event>>(&mut self, rock: crate::Rock, stage: &mut Stage<'_, S>) {
        let me = usize::from(self.board.active);
        self.board.garden &= !(rock.bit() as u16);
        if let Some(place) = self.board.me_mut().rocks.iter_mut().find(|place| place.is_none()) {
            *place = Some(rock);
        }
        stage.tell(|| Event::RockTaken { who: self.board.active(), rock });
        self.remember(me, Trigger::StonePath, stage);
    }

    /// Winter: the tile of the last cell leaves, the others slide, the stack refills (BI-15.6, BI-15.7).
    pub(crate) fn slide<S: Sink<Event>>(&mut self, market: Market, stage: &mut Stage<'_, S>) {
        let at = market.index();
        if let Some(tile) = self.board.markets[at][0].take() {
            self.board.gone[at] |= 1 << tile;
        }
        let left = self.board.markets[at].into_iter().flatten();
        let mut slots = [None; 4];
        slots.iter_mut().zip(left).for_each(|(slot, tile)| *slot = Some(tile));
        self.board.markets[at] = slots;
        self.fill(market, stage);
    }

    /// Fills the empty slots from the stack.
    pub(crate) fn fill<S: Sink<Event>>(&mut self, market: Market, stage: &mut Stage<'_, S>) {
        let at = market.index();
        let mut stack = self.board.stacks[at].into();
        for slot in 0..4 {
            if self.board.markets[at][slot].is_none() {
                self.board.markets[at][slot] = crate::hidden::draw(&mut stack, &mut self.board.chance, stage);
            }
        }
        self.board.stacks[at] = stack as u32;
        stage.tell(|| Event::MarketFilled { market, tiles: self.board.markets[at] });
    }
}
