//! The tengu of a solo game (BI-17 to BI-20): his will, the activation table, his actions. He decides nothing that a person
//! would have to decide for him; where the rules say *random*, a will die is rolled.

use engawa_kernel::{Sink, Stage, bits};

use crate::board::{Board, PATH, TENGU};
use crate::data::{BitokuCard, Building, Crystal, Dragonfly, Mitama, TenguCard, Yokai};
use crate::face::{RockClass, Shown};
use crate::hidden::draw;
use crate::place::{House, Market, Region, Resource, River, Spot, Virtue};
use crate::player::At;
use crate::{Bitoku, Event, Reward, TenguStep};

/// The player against him.
const YOU: usize = 0;

/// Every region, as bits.
const ALL_REGIONS: u8 = 0b11111;

impl Board {
    fn him(&self) -> &crate::Player {
        &self.players[TENGU]
    }

    /// Whether a thing with these symbols of rocks is a favourite (BI-17.2).
    fn is_favourite(&self, shows: impl Fn(crate::Rock) -> bool) -> bool {
        self.him().rocks.iter().flatten().any(|&rock| shows(rock))
    }

    fn likes_yokai(&self, card: Yokai) -> bool {
        self.is_favourite(|rock| rock.shows_yokai(card.kind()))
    }

    /// The region of a card; the favourite is Yomi with a mitama rock, else the Forges (BI-17.2).
    pub(crate) fn tengu_region(&self, card: TenguCard) -> River {
        let mitama = self.is_favourite(|rock| rock.class() == RockClass::Mitama);
        card.face().region.unwrap_or(if mitama { River::Yomi } else { River::Forges })
    }

    /// The river regions with an empty die cell, as bits (BI-17.1).
    pub(crate) fn available(&self) -> u8 {
        self.free_spots() & 0b1111
    }

    /// His die with the lowest or highest value among these, as bits (BI-17.7).
    fn his_die(&self, dice: u8, highest: bool) -> Option<usize> {
        let value = |die: &usize| self.him().dice[*die].value;
        let dice = bits(dice);
        if highest { dice.max_by_key(|die| (value(die), 3 - die)) } else { dice.min_by_key(value) }
    }

    /// The hill area that a die at the river could cross to, if it has a free cell (BI-17.6).
    fn tengu_crossing(&self, at: At) -> Option<u8> {
        let At::Forest(spot) = at else { return None };
        let area = self.area(spot.river()?);
        (self.crowd().1[usize::from(area)] < self.face().hill_dice).then_some(area)
    }

    /// His dice on a crossing that fulfils a condition on its area, as bits.
    fn crossings(&self, fits: impl Fn(u8) -> bool) -> u8 {
        self.him()
            .dice
            .iter()
            .enumerate()
            .fold(0, |dice, (at, die)| dice | u8::from(self.tengu_crossing(die.at).is_some_and(&fits)) << at)
    }

    /// Whether you have a die on a crossing to this area (BI-17.6).
    pub(crate) fn is_contested(&self, area: u8) -> bool {
        self.players[YOU].dice.iter().any(|die| self.tengu_crossing(die.at) == Some(area))
    }

    /// The hills of an area with a yokai to take, as bits of hills.
    fn yokai_hills(&self, area: u8) -> u8 {
        self.hills_of(area).fold(0, |hills, hill| {
            let at = &self.hills[hill.index()];
            hills | u8::from(at.yokai.is_some() && at.covered & 2 == 0) << hill.index()
        })
    }

    /// The same for bitoku.
    fn bitoku_hills(&self, area: u8) -> u8 {
        self.hills_of(area).fold(0, |hills, hill| {
            let at = &self.hills[hill.index()];
            hills | u8::from(at.bitoku.is_some() && at.covered & 1 == 0) << hill.index()
        })
    }

    /// Whether a card kind of the top half is available in an area (BI-19.A).
    fn top_available(&self, card: TenguCard, area: u8) -> bool {
        let face = card.face();
        face.yokai && self.yokai_hills(area) != 0 || face.bitoku && self.bitoku_hills(area) != 0
    }

    /// The rarest bitoku on these hills, of a type he lacks if `lacking`; ties: the left one (BI-17.3).
    pub(crate) fn rarest(&self, hills: u8, lacking: bool) -> Option<River> {
        let card = |hill: &usize| self.hills[*hill].bitoku.map(BitokuCard::virtue);
        let fits = |hill: &usize| card(hill).is_some_and(|virtue| !lacking || self.him().lacks(virtue));
        let rarest = bits(hills).filter(fits).min_by_key(|hill| card(hill).map_or(9, Virtue::rarity));
        rarest.and_then(River::new)
    }

    /// The track among these regions where his kodama is most promising (BI-17.4).
    pub(crate) fn most_promising(&self, regions: u8) -> Option<Region> {
        let behind = |at: &usize| {
            let (his, yours) = (self.him().kodama[*at], self.players[YOU].kodama[*at]);
            yours.checked_sub(his).filter(|&gap| gap > 0)
        };
        let least = bits(regions).filter_map(|at| behind(&at)).min();
        let compared = bits(regions).filter(|at| least.is_none() || behind(at) == least);
        // The last of equals in reverse order is the leftmost.
        let mut compared: Tracks = compared.collect();
        compared.reverse();
        compared.into_iter().max_by_key(|&at| self.treasures[at].rewards()[0]).and_then(Region::new)
    }

    /// The buildings in the market that he could build, as bits of slots (BI-20.4).
    fn buildable(&self) -> u8 {
        if self.him().houses >= 6 {
            return 0;
        }
        self.markets[Market::Building.index()].iter().enumerate().fold(0, |slots, (slot, tile)| {
            let tile = tile.and_then(|tile| Building::new(tile.into()));
            slots | u8::from(tile.is_some_and(|tile| self.free_sites(tile.house()) != 0)) << slot
        })
    }

    /// The filled slots of a market, as bits.
    fn filled_slots(&self, market: Market) -> u8 {
        let slots = self.markets[market.index()].iter().enumerate();
        slots.fold(0, |slots, (slot, tile)| slots | u8::from(tile.is_some()) << slot)
    }

    /// The cheapest slot among these with a favourite.
    fn favourite_slot(&self, market: Market, slots: u8) -> Option<usize> {
        bits(slots).find(|&slot| {
            let tile = self.markets[market.index()][slot].map(usize::from);
            match market {
                Market::Building => tile
                    .and_then(Building::new)
                    .is_some_and(|tile| self.is_favourite(|rock| rock.shows_house(tile.house()))),
                _ => tile
                    .and_then(Mitama::new)
                    .is_some_and(|tile| self.is_favourite(|rock| rock.shows_mitama(tile.kind()))),
            }
        })
    }
}

/// Some of the five tracks.
type Tracks = arrayvec::ArrayVec<usize, 5>;

impl Bitoku {
    fn roll<S>(&mut self, stage: &mut Stage<'_, S>) -> u8 {
        stage.below(&mut self.board.chance, 6) as u8 + 1
    }

    /// His turn: the will, the first step that holds, the new card (BI-18.2).
    pub(crate) fn tengu_turn<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        let dice = [self.roll(stage), self.roll(stage)];
        let place = match dice[0].min(dice[1]) {
            1 | 2 => 2,
            3 | 4 => 1,
            _ => 0,
        };
        let Some(card) = self.board.tengu.row[place] else { return };
        stage.tell(|| Event::TenguWill { dice, place: place as u8, card });
        self.table(card, place == 0, stage);
        // The card leaves, the rest slides right, a new one comes from the left.
        let tengu = &mut self.board.tengu;
        tengu.row.copy_within(0..place, 1);
        tengu.row[0] = None;
        tengu.discard |= card.bit() as u16;
        let next = self.tengu_draw(stage);
        self.board.tengu.row[0] = next;
        if let Some(card) = next {
            stage.tell(|| Event::TenguDealt { card });
        }
    }

    /// The top card of his deck; an empty one is made anew from his discard pile (BI-18.2).
    pub(crate) fn tengu_draw<S>(&mut self, stage: &mut Stage<'_, S>) -> Option<TenguCard> {
        let tengu = &mut self.board.tengu;
        if tengu.deck == 0 {
            tengu.deck = core::mem::take(&mut tengu.discard);
        }
        let mut deck = u64::from(tengu.deck);
        let card = draw(&mut deck, &mut self.board.chance, stage);
        self.board.tengu.deck = deck as u16;
        card.and_then(|card| TenguCard::new(card.into()))
    }

    /// The activation table: the first step all of whose conditions hold (BI-19).
    #[allow(clippy::too_many_lines)] // one arm a step
    pub(crate) fn table<S: Sink<Event>>(
        &mut self,
        card: TenguCard,
        leftmost: bool,
        stage: &mut Stage<'_, S>,
    ) {
        let board = &self.board;
        let region = board.tengu_region(card);
        let available = board.available();
        let open = available >> region.index() & 1 == 1;
        let (locked, ready) = (board.him().locked(), board.him().ready());
        let standard = card.face().standard;
        let tell = |step: TenguStep, stage: &mut Stage<'_, S>| stage.tell(|| Event::TenguActs { step });
        let lone = board.crossings(|area| {
            board.is_contested(area) && board.face().hill_dice - board.crowd().1[usize::from(area)] == 1
        });
        if let Some(die) = board.his_die(
            board.crossings(|area| board.is_contested(area) && board.top_available(card, area)),
            true,
        ) {
            // BI-19.A.
            tell(TenguStep::A, stage);
            self.tengu_cross(die, Some(card), stage);
        } else if let Some(die) =
            board.his_die(locked, false).filter(|_| open && ready == 0 && leftmost && !board.tengu.active)
        {
            // BI-19.B.
            tell(TenguStep::B, stage);
            self.board.tengu.active = true;
            self.unlock(die, stage);
            self.tengu_place(die, region, stage);
            self.tengu_action(region, card, stage);
        } else if let Some(die) = board.his_die(ready, false).filter(|_| open) {
            // BI-19.C.
            tell(TenguStep::C, stage);
            self.tengu_place(die, region, stage);
            self.tengu_action(region, card, stage);
        } else if let Some(die) = board
            .his_die(locked, false)
            .filter(|_| standard.is_none_or(|resource| board.him().goods.get(resource) > 0))
        {
            // BI-19.D.
            tell(TenguStep::D, stage);
            self.unlock(die, stage);
            if let Some(resource) = standard {
                let goods = &mut self.board.players[TENGU].goods;
                let mut paid = crate::Goods::NONE;
                paid.add(resource, 1);
                *goods = goods.less(paid);
                stage.tell(|| Event::Paid { who: crate::Who::Tengu, goods: paid });
            }
            self.tengu_action(region, card, stage);
        } else if let Some(die) = board.his_die(lone, true) {
            // BI-19.E.
            tell(TenguStep::E, stage);
            self.tengu_cross(die, None, stage);
        } else if let Some(die) = board.his_die(ready, false).filter(|_| !board.is_home_to_him()) {
            // BI-19.F.
            tell(TenguStep::F, stage);
            self.tengu_home(die, stage);
        } else if let Some(die) = board.his_die(locked, false) {
            // BI-19.G.
            tell(TenguStep::G, stage);
            self.unlock(die, stage);
            self.tengu_gain(card, 1, stage);
        } else if let Some(die) = board.his_die(board.crossings(|area| board.top_available(card, area)), true)
        {
            // BI-19.H.
            tell(TenguStep::H, stage);
            self.tengu_cross(die, Some(card), stage);
        } else if let Some((die, river)) =
            board.his_die(ready, false).filter(|_| !open).and_then(|die| Some((die, board.other_region()?)))
        {
            // BI-19.I.
            tell(TenguStep::I, stage);
            self.tengu_place(die, river, stage);
            self.tengu_action(river, card, stage);
        } else if board.tengu.active && locked | ready == 0 {
            // BI-19.J.
            tell(TenguStep::J, stage);
            self.board.tengu.active = false;
            self.tengu_gain(card, 1, stage);
        } else if let Some(die) = board.his_die(board.crossings(|_| true), true) {
            // BI-19.K.
            tell(TenguStep::K, stage);
            self.tengu_cross(die, None, stage);
        } else {
            // BI-19.L.
            tell(TenguStep::L, stage);
            self.board.players[TENGU].passed = true;
            stage.tell(|| Event::Passed { who: crate::Who::Tengu });
        }
    }

    /// A die to a river region, and the kodama step for it (BI-19.B, BI-19.C, BI-19.I).
    fn tengu_place<S: Sink<Event>>(&mut self, die: usize, river: River, stage: &mut Stage<'_, S>) {
        self.tengu_put(die, Spot::ALL[river.index()], river.region(), stage);
    }

    fn tengu_put<S: Sink<Event>>(
        &mut self,
        die: usize,
        spot: Spot,
        region: Region,
        stage: &mut Stage<'_, S>,
    ) {
        let own = &mut self.board.players[TENGU].dice[die];
        own.at = At::Forest(spot);
        let value = own.value;
        stage.tell(|| Event::Placed { who: crate::Who::Tengu, die: die as u8, value, spot });
        let at = region.index();
        let ahead = self.board.players[YOU].kodama[at] > self.board.him().kodama[at];
        if ahead || !self.board.options.slow_kodamas() {
            self.step_forward(TENGU, region, 1, stage);
        }
    }

    /// A die to the Home: the second cell, the third, a lower one, the top (BI-19.F).
    fn tengu_home<S: Sink<Event>>(&mut self, die: usize, stage: &mut Stage<'_, S>) {
        let free = self.board.free_spots();
        let spots = [Spot::Home2, Spot::Home3, Spot::Home4, Spot::Home1];
        let Some(spot) = spots.into_iter().find(|spot| free >> spot.index() & 1 == 1) else { return };
        self.tengu_put(die, spot, Region::Home, stage);
        let strong = self.board.strong_dice();
        self.score(TENGU, 3 + 2 * strong, stage);
    }

    /// Units of the standard resource, one by one (BI-17.5).
    fn tengu_gain<S: Sink<Event>>(&mut self, card: TenguCard, n: u8, stage: &mut Stage<'_, S>) {
        for _ in 0..n {
            let resource = card.face().standard.unwrap_or_else(|| self.board.him().scarcest());
            self.gain(TENGU, resource, 1, stage);
        }
    }

    /// One of the places, by a will die if there are two (BI-17.8, BI-17.9).
    pub(crate) fn either<S: Sink<Event>>(&mut self, places: u8, stage: &mut Stage<'_, S>) -> Option<usize> {
        let first = bits(places).next()?;
        if places.count_ones() < 2 {
            return Some(first);
        }
        let die = self.roll(stage);
        stage.tell(|| Event::TenguRolled { die });
        if die <= 3 { Some(first) } else { bits(places).nth(1) }
    }

    /// A slot of a market by a will die: outwards from it, then from the cheapest (BI-17.8).
    pub(crate) fn random_slot<S: Sink<Event>>(
        &mut self,
        slots: u8,
        stage: &mut Stage<'_, S>,
    ) -> Option<usize> {
        if slots == 0 {
            return None;
        }
        let die = self.roll(stage);
        stage.tell(|| Event::TenguRolled { die });
        let from = [0, 0, 1, 1, 2, 3][usize::from(die - 1) % 6];
        (from..4).chain(0..from).find(|slot| slots >> slot & 1 == 1)
    }

    /// A die crosses; with a card it takes what its top half shows (BI-19.2), else what the list of E names (BI-19.3).
    fn tengu_cross<S: Sink<Event>>(&mut self, die: usize, card: Option<TenguCard>, stage: &mut Stage<'_, S>) {
        let At::Forest(spot) = self.board.him().dice[die].at else { return };
        let Some(river) = spot.river() else { return };
        let area = self.board.area(river);
        let (yokai, bitoku) = (self.board.yokai_hills(area), self.board.bitoku_hills(area));
        let liked = bits(yokai)
            .filter(|&hill| self.board.hills[hill].yokai.is_some_and(|card| self.board.likes_yokai(card)))
            .fold(0u8, |hills, hill| hills | 1 << hill);
        let found = match card.map(TenguCard::face) {
            Some(face) => {
                let kinds = u8::from(face.yokai && yokai != 0) | u8::from(face.bitoku && bitoku != 0) << 1;
                match self.either(kinds, stage) {
                    Some(0) => {
                        self.either(if liked == 0 { yokai } else { liked }, stage).map(|hill| (hill, true))
                    }
                    Some(_) => {
                        let hill =
                            self.board.rarest(bitoku, true).or_else(|| self.board.rarest(bitoku, false));
                        hill.map(|hill| (hill.index(), false))
                    }
                    None => None,
                }
            }
            None if liked != 0 => self.either(liked, stage).map(|hill| (hill, true)),
            None => match self.board.rarest(bitoku, true) {
                Some(hill) => Some((hill.index(), false)),
                None => self.either(yokai, stage).map(|hill| (hill, true)),
            },
        };
        self.board.players[TENGU].dice[die].at = At::Hill(area);
        let reward = found.map(|(_, yokai)| if yokai { Reward::Yokai } else { Reward::Bitoku });
        let hill = found.and_then(|(hill, _)| River::new(hill)).unwrap_or(river);
        let value = self.board.him().dice[die].value;
        stage.tell(|| Event::Crossed { who: crate::Who::Tengu, die: die as u8, value, hill, reward });
        match reward {
            Some(Reward::Yokai) => {
                if let Some(card) = self.board.hills[hill.index()].yokai.take() {
                    self.board.players[TENGU].removed |= card.bit();
                    stage.tell(|| Event::YokaiTaken { who: crate::Who::Tengu, card });
                }
            }
            Some(_) => {
                if let Some(card) = self.board.hills[hill.index()].bitoku.take() {
                    self.add_bitoku(card, stage);
                }
            }
            None => {}
        }
        if let Some(reward) = reward {
            self.board.cover(hill, reward);
        }
    }

    /// The action of a region (BI-20). The card's bottom half counts only in its own region.
    pub(crate) fn tengu_action<S: Sink<Event>>(
        &mut self,
        river: River,
        card: TenguCard,
        stage: &mut Stage<'_, S>,
    ) {
        let own = self.board.tengu_region(card) == river;
        let shows = Some(card.face().shows).filter(|_| own);
        match river {
            River::Yomi => {
                let dragonfly = match shows {
                    Some(Shown::Dragonfly) => true,
                    Some(_) => false,
                    None => self.board.him().lone_mitama() > 0,
                };
                if dragonfly {
                    self.tengu_dragonfly(stage);
                } else {
                    self.tengu_mitama(stage);
                }
            }
            // Steps and Glade: BI-20.3.
            River::Steps => self.tengu_walk(3, stage),
            River::Glade => {
                match shows {
                    Some(Shown::Goods(goods)) => {
                        for &resource in Resource::ALL {
                            if goods.get(resource) > 0 {
                                self.gain(TENGU, resource, goods.get(resource), stage);
                            }
                        }
                    }
                    _ => self.tengu_gain(card, 2, stage),
                }
                if let Some(region) = self.board.most_promising(ALL_REGIONS) {
                    self.step_forward(TENGU, region, 1, stage);
                }
            }
            River::Forges => {
                let buildable = self.board.buildable();
                let building = match shows {
                    Some(Shown::Crystal) => false,
                    Some(_) => true,
                    None => self.board.favourite_slot(Market::Building, buildable).is_some(),
                };
                if building {
                    self.tengu_build(buildable, stage);
                } else {
                    self.tengu_crystal(stage);
                }
            }
        }
    }

    /// A random dragonfly (BI-20.1).
    fn tengu_dragonfly<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        let slots = self.board.filled_slots(Market::Dragonfly);
        let slot = self.random_slot(slots, stage);
        let tile = slot.and_then(|slot| self.board.pull(Market::Dragonfly, slot)).and_then(Dragonfly::new);
        if let Some(dragonfly) = tile {
            self.board.players[TENGU].dragonflies |= dragonfly.bit() as u32;
            stage.tell(|| Event::DragonflyTaken { who: crate::Who::Tengu, dragonfly });
            self.tengu_pair(stage);
        }
    }

    /// His favourite mitama, the cheapest of several, else a random one (BI-20.1).
    fn tengu_mitama<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        let slots = self.board.filled_slots(Market::Mitama);
        let slot = match self.board.favourite_slot(Market::Mitama, slots) {
            Some(slot) => Some(slot),
            None => self.random_slot(slots, stage),
        };
        let tile = slot.and_then(|slot| self.board.pull(Market::Mitama, slot)).and_then(Mitama::new);
        if let Some(mitama) = tile {
            self.board.players[TENGU].mitama |= mitama.bit() as u32;
            stage.tell(|| Event::MitamaTaken { who: crate::Who::Tengu, mitama });
            self.tengu_pair(stage);
        }
    }

    /// He pairs at once, and gets 2 MP instead of the dragonfly's effect (BI-20.2).
    fn tengu_pair<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        let him = self.board.him();
        let tile = bits(him.lone_dragonflies()).next().filter(|_| him.lone_mitama() > 0);
        if let Some(dragonfly) = tile.and_then(Dragonfly::new) {
            self.board.players[TENGU].paired |= dragonfly.bit() as u32;
            stage.tell(|| Event::Paired { who: crate::Who::Tengu, dragonfly });
            self.tengu_walk(2, stage);
        }
    }

    /// A random crystal (BI-20.4).
    fn tengu_crystal<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        let slots = self.board.filled_slots(Market::Crystal);
        let slot = self.random_slot(slots, stage);
        let tile = slot.and_then(|slot| self.board.pull(Market::Crystal, slot)).and_then(Crystal::new);
        if let Some(crystal) = tile {
            self.board.players[TENGU].hoard |= crystal.bit() as u32;
            stage.tell(|| Event::CrystalTaken { who: crate::Who::Tengu, crystal, onto: None });
        }
    }

    /// His favourite building nearest the centre, else a random one that can be built (BI-20.4, BI-20.8).
    fn tengu_build<S: Sink<Event>>(&mut self, buildable: u8, stage: &mut Stage<'_, S>) {
        let slot = match self.board.favourite_slot(Market::Building, buildable) {
            Some(slot) => Some(slot),
            None => self.random_slot(buildable, stage),
        };
        let tile = slot.and_then(|slot| self.board.markets[Market::Building.index()][slot]);
        let Some(building) = tile.and_then(|tile| Building::new(tile.into())) else { return };
        let river = self.board.building_region(building.house());
        if let (Some(slot), Some(river)) = (slot, river) {
            self.board.pull(Market::Building, slot);
            self.put_building(building, river, stage);
            self.step_forward(TENGU, river.region(), 1, stage);
        }
    }

    /// Movement points, one after the other (BI-20.6).
    pub(crate) fn tengu_walk<S: Sink<Event>>(&mut self, points: u8, stage: &mut Stage<'_, S>) {
        for _ in 0..points {
            if self.board.can_advance() {
                self.advance(stage);
            } else if let Some(cell) = self.board.tengu_walker() {
                self.tengu_step(cell, stage);
            } else if let Some(cell) = self.board.tengu_start() {
                self.start(cell, stage);
            }
        }
    }

    /// His pilgrim of a path cell: enlightenment, torii, or one cell on (BI-20.6).
    fn tengu_step<S: Sink<Event>>(&mut self, cell: usize, stage: &mut Stage<'_, S>) {
        let Some((side, place)) = self.board.tengu_side(cell) else {
            return self.walk(cell, stage);
        };
        self.lie_down(cell, place, stage);
        self.score(TENGU, 2 * i16::from(side.cells[place].0), stage);
        if side.kind.is_torii()
            && let Some(card) = self.tengu_draw(stage)
        {
            stage.tell(|| Event::TenguDrew { card });
            let region = self.board.tengu_region(card);
            self.tengu_action(region, card, stage);
            self.board.tengu.discard |= card.bit() as u16;
        }
    }
}

impl Board {
    /// Whether a die of his lies in the Home (BI-19.F).
    fn is_home_to_him(&self) -> bool {
        let home = |at: At| matches!(at, At::Forest(spot) if spot.home().is_some());
        self.him().dice.iter().any(|die| home(die.at))
    }

    /// Your dice that show 5 or 6 in the river regions (BI-19.F).
    pub(crate) fn strong_dice(&self) -> i16 {
        let river = |at: At| matches!(at, At::Forest(spot) if spot.river().is_some());
        self.players[YOU].dice.iter().filter(|die| die.value >= 5 && river(die.at)).count() as i16
    }

    /// The available river region with his most promising kodama (BI-19.I).
    fn other_region(&self) -> Option<River> {
        self.river_of(self.available())
    }

    /// Where he builds: a free cell of the type, the most promising kodama decides (BI-20.4).
    fn building_region(&self, house: House) -> Option<River> {
        self.river_of(self.free_sites(house))
    }

    /// Of river regions, as bits, that with his most promising kodama.
    fn river_of(&self, rivers: u8) -> Option<River> {
        let regions = bits(rivers)
            .filter_map(River::new)
            .fold(0, |regions, river| regions | 1 << river.region().index());
        let best = self.most_promising(regions)?;
        River::ALL.iter().copied().find(|river| river.region() == best)
    }

    /// The side path that his pilgrim of a path cell enters, and the free cell with the most VP, nearest the fork (BI-20.6,
    /// BI-20.9).
    fn tengu_side(&self, cell: usize) -> Option<(&'static crate::SideFace, usize)> {
        let side = self.side(cell).filter(|_| self.is_open(TENGU, cell))?;
        let free = (0..usize::from(side.len)).filter(|&place| self.sides[cell][place] == 0);
        let place = free.max_by_key(|&place| (side.cells[place].0, 3 - place))?;
        Some((side, place))
    }

    /// The cell of his most advanced pilgrim that can move (BI-20.6).
    fn tengu_walker(&self) -> Option<usize> {
        let moves = |cell: &usize| cell % PATH + 1 < PATH || self.tengu_side(*cell).is_some();
        (0..PATH).rev().find(|cell| self.him().walking[*cell] > 0 && moves(cell))
    }

    /// Where a new pilgrim of his starts: the rightmost torii he has reached, else the start (BI-20.6).
    fn tengu_start(&self) -> Option<usize> {
        bits(self.starts(TENGU)).last()
    }
}
