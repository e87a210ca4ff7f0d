//! The course of the game: the seasons of a year, and the end (BI-4, BI-14, BI-15, BI-22).

use engawa_kernel::{Sink, Stage, bits};

use crate::board::{MOST_SEATS, Phase};
use crate::data::{BitokuCard, Yokai};
use crate::event::Season;
use crate::hidden::draw;
use crate::place::{Common, CrystalKind, Market};
use crate::player::At;
use crate::{Bitoku, Event, Rock, Step, Task};

/// The rounds of a game (BI-1.1).
pub(crate) const ROUNDS: u8 = 4;
/// Cards in hand before the choice of spring, and after it (BI-4.1).
const CALLED: u8 = 4;
pub(crate) const KEPT: u8 = 3;

impl Bitoku {
    /// What comes next when nothing is pending. Tells whether it went on; if not, somebody is asked or the game is over.
    pub(crate) fn go_on<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) -> bool {
        match self.board.phase {
            Phase::Call => {
                let waits = self.board.players().iter().any(|player| player.hand > KEPT);
                if !waits {
                    self.show_dropped(stage);
                    (self.board.phase, self.board.turn) = (Phase::Harvest, 0);
                }
                !waits
            }
            Phase::Harvest | Phase::Ascension => {
                match self.next_in_order() {
                    Some(player) => self.harvest(player, stage),
                    None if self.board.phase == Phase::Ascension => {
                        // Hands and decks are shown: their yokai count for the rocks (BI-22.E).
                        stage.open(&mut self.board.chance);
                        self.board.phase = Phase::Over;
                    }
                    None => {
                        (self.board.phase, self.board.turn) = (Phase::Summer, 0);
                        self.season(Season::Summer, stage);
                    }
                }
                true
            }
            Phase::Summer => {
                self.next_turn(stage);
                true
            }
            Phase::Dice => {
                let waits = self.board.asked != 0;
                if !waits {
                    (self.board.phase, self.board.turn) = (Phase::Winter, 0);
                }
                !waits
            }
            Phase::Winter => {
                match self.next_in_order() {
                    Some(player) => {
                        self.board.active = player;
                        if !self.board.is_tengu(player.into()) && self.board.can_remove() {
                            self.board.stack.push(Step::game(Task::Remove));
                        }
                    }
                    None => self.end_winter(stage),
                }
                true
            }
            Phase::Over => false,
        }
    }

    fn season<S: Sink<Event>>(&self, season: Season, stage: &mut Stage<'_, S>) {
        stage.tell(|| Event::SeasonBegan { season, round: self.board.round });
    }

    /// The next player in turn order who has not been served in this phase.
    fn next_in_order(&mut self) -> Option<u8> {
        let player = self.board.order().get(usize::from(self.board.turn)).copied()?;
        self.board.turn += 1;
        Some(player)
    }

    /// Everybody draws up to four cards (BI-4.1).
    pub(crate) fn begin_spring<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        self.board.phase = Phase::Call;
        self.season(Season::Spring, stage);
        for player in 0..self.board.seats.get() {
            let missing = CALLED.saturating_sub(self.board.players[player].hand);
            self.draw_own(player, missing, stage);
        }
    }

    /// The cards put off become public when all have chosen (BI-4.4).
    fn show_dropped<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        let mut secret = false;
        for player in 0..self.board.seats.get() {
            let cards = core::mem::take(&mut self.hidden.dropped[player]);
            let own = &mut self.board.players[player];
            own.discard |= cards;
            own.known &= !cards;
            own.dropped = 0;
            if cards != 0 {
                secret = true;
                let list = || bits(cards).filter_map(Yokai::new).collect();
                stage.tell(|| Event::Discarded { who: self.board.who(player), cards: list() });
            }
        }
        if secret && self.board.seats.get() > 1 {
            stage.open(&mut self.board.chance);
        }
    }

    /// The dream crystals of a player (BI-4.3), the crystals of the tengu (BI-18.1).
    fn harvest<S: Sink<Event>>(&mut self, player: u8, stage: &mut Stage<'_, S>) {
        self.board.active = player;
        if self.board.is_tengu(player.into()) {
            if self.board.phase == Phase::Harvest && !self.board.options.no_spring() {
                let points = self.board.me().crystal_count() as u8;
                self.tengu_walk(points, stage);
            }
            return;
        }
        let dreams = self.board.me().filled() & CrystalKind::Dream.slots();
        if dreams != 0 {
            self.board.stack.push(Step::game(Task::Harvest(dreams)));
        }
    }

    /// The next turn of summer: bonuses that are due first, then whoever has not passed (BI-5.1, BI-5.11).
    fn next_turn<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        let count = self.board.count();
        for place in 0..count {
            let player = self.board.order[place];
            if self.board.players[usize::from(player)].due > 0 {
                self.board.stack.push(Step::game(Task::Bonus(player)));
                return;
            }
        }
        for _ in 0..count {
            let player = self.board.order[usize::from(self.board.turn) % count];
            self.board.turn = (self.board.turn + 1) % count as u8;
            if !self.board.players[usize::from(player)].passed {
                self.board.active = player;
                stage.tell(|| Event::TurnBegan { who: self.board.active() });
                if self.board.is_tengu(player.into()) {
                    self.tengu_turn(stage);
                } else {
                    self.board.stack.push(Step::game(Task::Turn));
                }
                return;
            }
        }
        self.autumn(stage);
    }

    /// The new order by the dice in the Home, then the dice return (BI-14.1, BI-15.1).
    fn autumn<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        self.season(Season::Autumn, stage);
        let count = self.board.count();
        let mut home = [None; 4];
        for (player, die) in self.board.dice() {
            if let At::Forest(spot) = die.at
                && let Some(cell) = spot.home()
            {
                home[cell] = Some(player as u8);
            }
        }
        let old = self.board.order;
        self.board.order = new_order(home.into_iter().flatten(), &old[..count]);
        stage.tell(|| Event::Ordered { order: self.board.order_told() });
        self.season(Season::Winter, stage);
        (self.board.phase, self.board.asked) = (Phase::Dice, 0);
        for player in 0..count {
            let own = &mut self.board.players[player];
            own.dice.iter_mut().for_each(|die| die.at = At::Locked);
            own.passed = false;
            // After the last winter it does not matter which die lies where.
            let [a, b, c] = own.dice.map(|die| die.value);
            let choice = self.board.round < ROUNDS && (a != b || b != c);
            // The tengu chooses his dice by value wherever they lie (BI-18.4).
            if choice && !self.board.is_tengu(player) {
                self.board.asked |= 1 << player;
            }
        }
    }

    /// A played card leaves for good and scores (BI-15.2).
    pub(crate) fn remove<S: Sink<Event>>(&mut self, slot: usize, stage: &mut Stage<'_, S>) {
        let me = usize::from(self.board.active);
        let Some(card) = self.board.me().played[slot % 3] else { return };
        let points = self.board.winter_points(me, card);
        let own = self.board.me_mut();
        own.played[slot % 3] = None;
        own.removed |= card.bit();
        own.points += i16::from(points);
        stage.tell(|| Event::Removed { who: self.board.active(), card, points });
    }

    /// Winter C to E: cards to the discard piles, the year, new cards and tiles (BI-15.4 to BI-15.6).
    fn end_winter<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        for player in 0..self.board.count() {
            let own = &mut self.board.players[player];
            own.discard |= own.played.iter().flatten().fold(0, |cards, card| cards | card.bit());
            own.played = [None; 3];
        }
        if self.board.is_solo() {
            self.lose_rock(stage);
        }
        self.board.turn = 0;
        // The Great Spirit moves on (BI-15.5).
        if self.board.round == ROUNDS {
            self.board.phase = Phase::Ascension;
            self.season(Season::Ascension, stage);
            return;
        }
        self.board.round += 1;
        for hill in &mut self.board.hills {
            self.board.discards[0] |= hill.yokai.take().map_or(0, Yokai::bit);
            self.board.discards[1] |= hill.bitoku.take().map_or(0, BitokuCard::bit);
            hill.covered = 0;
        }
        self.deal_hills(stage);
        for &market in Market::ALL {
            self.slide(market, stage);
        }
        self.begin_spring(stage);
    }

    /// One bitoku and one yokai to each hill, from the left, as far as there are cards (BI-2.8, BI-15.6, BI-15.7).
    pub(crate) fn deal_hills<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        for hill in 0..4 {
            let card = self.draw_common(Common::Bitoku, stage);
            self.board.hills[hill].bitoku = card.and_then(|card| BitokuCard::new(card.into()));
        }
        for hill in 0..4 {
            let card = self.draw_common(Common::Yokai, stage);
            self.board.hills[hill].yokai = card.and_then(|card| Yokai::new(card.into()));
        }
        stage.tell(|| Event::HillsDealt {
            bitoku: self.board.hills.map(|hill| hill.bitoku),
            yokai: self.board.hills.map(|hill| hill.yokai),
        });
    }

    /// Solo: a random rock leaves the garden (BI-18.3), in the last winter too (BI-18.4).
    fn lose_rock<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        let mut garden = self.board.garden.into();
        let rock = draw(&mut garden, &mut self.board.chance, stage);
        self.board.garden = garden as u16;
        if let Some(rock) = rock.and_then(|rock| Rock::new(rock.into())) {
            stage.tell(|| Event::RockLost { rock });
        }
    }
}

/// The new turn order: whoever has a die in the Home, the topmost first, then the others as before (BI-14.1).
pub(crate) fn new_order(home: impl Iterator<Item = u8>, old: &[u8]) -> [u8; MOST_SEATS] {
    let mut order = [0; MOST_SEATS];
    let (mut len, mut placed) = (0, 0u8);
    for player in home.chain(old.iter().copied()) {
        if placed >> player & 1 == 0 && len < MOST_SEATS {
            order[len] = player;
            placed |= 1 << player;
            len += 1;
        }
    }
    order
}
