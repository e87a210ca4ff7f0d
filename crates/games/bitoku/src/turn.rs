//! The basic actions of summer (BI-5): play a yokai, use a die, cross the river, pass; forest and building actions (BI-6).

use engawa_kernel::{Actions, Sink, Stage, bits};

use crate::board::Board;
use crate::data::{HILL, LINE_DICE, Yokai, forest_line};
use crate::face::OwnerBonus;
use crate::place::{House, River, Spot, Trigger};
use crate::player::At;
use crate::{Bitoku, Breach, Event, Kind, Reward, Source, Step, Task};

/// What is left of a placed die or a played card: the forest action or the action of the card.
pub(crate) const FIRST: u8 = 1;
/// The building action or the action of the crystal.
pub(crate) const SECOND: u8 = 2;

impl Board {
    /// The dice that the active player can use: ready ones, and locked ones while a pilgrim is available (BI-5.5).
    #[inline]
    pub(crate) fn usable_dice(&self) -> u8 {
        let me = self.me();
        if me.pilgrims > 0 { me.ready() | me.locked() } else { me.ready() }
    }

    /// The spots for a die of this value, as bits (BI-5.7, BI-6.8).
    #[inline]
    pub(crate) fn spots(&self, value: u8) -> u8 {
        self.spots_of(self.free_spots(), value)
    }

    /// Those of the free spots that take a die of this value.
    #[inline]
    fn spots_of(&self, free: u8, value: u8) -> u8 {
        if value < 2 && self.size() == 0 { free & !self.copy_cells() } else { free }
    }

    /// The copy cells among the spots, as bits.
    fn copy_cells(&self) -> u8 {
        (0..4).fold(0, |cells, cell| cells | u8::from(self.is_copy_cell(cell)) << (River::COUNT + cell))
    }

    /// The amulets that can be spent on a die, as bits by value from 1 (BI-5.6). On a 6 only the stricter variant has a use
    /// for one.
    #[inline]
    pub(crate) fn strengtheners(&self, die: u8) -> u8 {
        let me = self.me();
        if me.dice[usize::from(die) % 3].value >= 6 && !self.options.strict() {
            return 0;
        }
        me.amulets.iter().enumerate().fold(0, |can, (at, &n)| can | u8::from(n > 0) << at)
    }

    /// Whether a die of the active player can cross: in a river region, 2 or more, a free cell on the hill (BI-5.12).
    #[inline]
    pub(crate) fn crossing(&self, die: usize) -> Option<u8> {
        self.crossing_of(die, self.crowd().1)
    }

    /// The same with the dice on the hills counted.
    #[inline]
    fn crossing_of(&self, die: usize, hills: [u8; 4]) -> Option<u8> {
        let own = self.me().dice[die % 3];
        let At::Forest(spot) = own.at else { return None };
        let area = self.area(spot.river()?);
        (own.value >= 2 && hills[usize::from(area) % 4] < self.face().hill_dice).then_some(area)
    }

    /// Whether the active player may pass (BI-5.16).
    #[inline]
    pub(crate) fn can_pass(&self) -> bool {
        let me = self.me();
        me.played.iter().all(Option::is_some) && me.locked() | me.ready() == 0
    }

    /// The empty card slots of the active player, as bits (BI-5.2).
    #[inline]
    pub(crate) fn card_slots(&self) -> u8 {
        let played = &self.me().played;
        played.iter().enumerate().fold(0, |free, (at, card)| free | u8::from(card.is_none()) << at)
    }

    /// Whether the placed die allows the forest action: it is not lower than any other there; in the stricter variant higher,
    /// where `counted` is its value with the amulets spent now, beyond 6 as well (BI-5.9, BI-5.18).
    pub fn allows_forest(&self, river: River, player: usize, die: usize, counted: u8) -> bool {
        let spot = Spot::ALL[river.index()];
        let own = self.players[player].dice[die].value;
        let others = self.players().iter().enumerate().flat_map(|(who, other)| {
            other.dice.iter().enumerate().filter(move |(at, _)| (who, *at) != (player, die))
        });
        let mut values =
            others.filter(|(_, other)| other.at == At::Forest(spot)).map(|(_, other)| other.value);
        if self.options.strict() {
            values.all(|value| own.max(counted) > value)
        } else {
            values.all(|value| own >= value)
        }
    }

    /// The buildings of an area that a die of this value can use, as bits by type (BI-5.10).
    pub(crate) fn usable_houses(&self, river: River, value: u8) -> u8 {
        self.sites[river.index()].iter().enumerate().fold(0, |can, (house, tile)| {
            can | u8::from(tile.is_some_and(|tile| tile.die() <= value)) << house
        })
    }

    /// The highest die of other players in each river region, and the cells of the Home with one (BI-6.8).
    pub(crate) fn copyable(&self) -> ([u8; River::COUNT], u8) {
        let (mut best, mut cells) = ([0; River::COUNT], 0);
        for (player, die) in self.dice() {
            if player == usize::from(self.active) {
                continue;
            }
            if let At::Forest(spot) = die.at {
                match spot.home() {
                    Some(cell) => cells |= 1 << cell,
                    None => best[spot.index()] = best[spot.index()].max(die.value),
                }
            }
        }
        (best, cells)
    }
}

impl Bitoku {
    /// Lists the basic actions. There is always one (BI-5.17): an empty slot has a card in hand, a ready die finds a cell, and
    /// without either one may pass.
    #[inline]
    pub(crate) fn list_turn(&self, out: &mut Actions) {
        let board = &self.board;
        let hand = self.hidden.hands[usize::from(board.active) % 4];
        for slot in bits(board.card_slots()) {
            if let Some(first) = Yokai::new(0) {
                out.push_each(hand, Kind::Play { card: first, slot: slot as u8 }, 1);
            }
        }
        let usable = board.usable_dice();
        let (forest, hills) = board.crowd();
        if usable != 0 {
            let free = board.free_of(forest);
            let spots = [board.spots_of(free, 1), free];
            for die in bits(usable) {
                let value = board.me().dice[die].value;
                self.list_die(die as u8, spots[usize::from(value > 1)], out);
            }
        }
        if usable != 0b111 {
            for die in 0..3 {
                if let Some(area) = board.crossing_of(die, hills) {
                    for hill in board.hills_of(area) {
                        let first = Kind::Cross { die: die as u8, hill, reward: Reward::Bitoku };
                        out.push_each(board.rewards(hill).into(), first, 1);
                    }
                }
            }
        }
        if board.can_pass() {
            out.push(Kind::Pass);
        }
    }

    /// Lists where a die can be placed, and what can strengthen it.
    #[inline]
    pub(crate) fn list_die(&self, die: u8, spots: u8, out: &mut Actions) {
        out.push_each(spots.into(), Kind::Place { die, spot: Spot::Yomi }, 1);
        out.push_each(self.board.strengtheners(die).into(), Kind::Strengthen { die, amulet: 1 }, 1);
    }

    /// Whether a basic action is allowed, and if not, why.
    pub(crate) fn check_turn(&self, kind: Kind) -> Result<(), Breach> {
        let board = &self.board;
        let say = |holds: bool, breach: Breach| if holds { Ok(()) } else { Err(breach) };
        match kind {
            Kind::Play { card, slot } => {
                say(self.hidden.hands[usize::from(board.active) % 4] & card.bit() != 0, Breach::NotInHand)?;
                say(slot < 3 && board.card_slots() >> slot & 1 == 1, Breach::SlotFull)
            }
            Kind::Place { die, .. } | Kind::Strengthen { die, .. } => {
                say(die < 3 && board.usable_dice() >> die & 1 == 1, Breach::DieNotReady)?;
                self.check_die(kind)
            }
            Kind::Cross { die, hill, reward } => {
                let area = board.crossing(die.into()).filter(|_| die < 3).ok_or(Breach::CannotCross)?;
                say(board.area(hill) == area, Breach::CannotCross)?;
                say(board.rewards(hill) >> reward as u8 & 1 == 1, Breach::RewardCovered)
            }
            Kind::Pass => say(board.can_pass(), Breach::CannotPass),
            _ => Err(Breach::SomethingElse),
        }
    }

    /// Whether a die that may be used can be placed or strengthened like this.
    pub(crate) fn check_die(&self, kind: Kind) -> Result<(), Breach> {
        let say = |holds: bool, breach: Breach| if holds { Ok(()) } else { Err(breach) };
        match kind {
            Kind::Place { die, spot } => {
                let value = self.board.me().dice[usize::from(die) % 3].value;
                say(self.board.free_spots() >> spot.index() & 1 == 1, Breach::NoCell)?;
                say(self.board.spots(value) >> spot.index() & 1 == 1, Breach::TooLowToCopy)
            }
            Kind::Strengthen { die, amulet } => {
                say(self.board.strengtheners(die) >> (amulet - 1) & 1 == 1, Breach::CannotStrengthen)
            }
            _ => Err(Breach::SomethingElse),
        }
    }

    /// Frees a locked die that is used at the price of a pilgrim (BI-5.5).
    fn take_up<S: Sink<Event>>(&mut self, die: usize, stage: &mut Stage<'_, S>) {
        let me = self.board.me_mut();
        if me.dice[die].at == At::Locked {
            me.pilgrims = me.pilgrims.saturating_sub(1);
            me.spent += 1;
            stage.tell(|| Event::PilgrimSpent { who: self.board.active() });
            self.unlock(die, stage);
        }
    }

    /// A die moves to its green cell (BI-5.19).
    pub(crate) fn unlock<S: Sink<Event>>(&mut self, die: usize, stage: &mut Stage<'_, S>) {
        let own = &mut self.board.me_mut().dice[die % 3];
        own.at = At::Ready;
        let value = own.value;
        stage.tell(|| Event::Unlocked { who: self.board.active(), die: die as u8, value });
    }

    /// Carries out a basic action; the top step is the turn.
    pub(crate) fn act<S: Sink<Event>>(&mut self, kind: Kind, stage: &mut Stage<'_, S>) {
        self.board.stack.set_top(Task::Finish);
        match kind {
            Kind::Play { card, slot } => self.play(card, slot, stage),
            Kind::Place { .. } | Kind::Strengthen { .. } => self.use_die(kind, 0, stage),
            Kind::Cross { die, hill, reward } => self.cross(die.into(), hill, reward, stage),
            Kind::Pass => {
                self.board.stack.pop();
                self.board.me_mut().passed = true;
                stage.tell(|| Event::Passed { who: self.board.active() });
            }
            _ => {}
        }
    }

    /// BI-5.2 to BI-5.4: the card, its die, then its action and that of the crystal.
    fn play<S: Sink<Event>>(&mut self, card: Yokai, slot: u8, stage: &mut Stage<'_, S>) {
        let me = usize::from(self.board.active);
        self.hidden.hands[me] &= !card.bit();
        let own = self.board.me_mut();
        own.hand -= 1;
        own.known &= !card.bit();
        own.played[usize::from(slot) % 3] = Some(card);
        stage.tell(|| Event::Played { who: self.board.active(), card, slot });
        if self.board.me().dice[usize::from(slot) % 3].at == At::Locked {
            self.unlock(slot.into(), stage);
        }
        let source = Source::Card(card);
        let left = if self.board.mastery(slot).is_some() { FIRST | SECOND } else { SECOND };
        self.board.stack.push(Step { task: Task::Played(card, slot, left), source });
        if left == SECOND {
            // Nothing to order: the action begins; the crystal is looked for when it is done (BI-11.5).
            self.begin(card.effects(), source, false, stage);
        }
    }

    /// BI-5.5 to BI-5.8: a die strengthened or placed; `counted` is the value with the amulets so far, beyond 6 as well; 0 if none was spent.
    pub(crate) fn use_die<S: Sink<Event>>(&mut self, kind: Kind, counted: u8, stage: &mut Stage<'_, S>) {
        match kind {
            Kind::Strengthen { die, amulet } => {
                let at = usize::from(die) % 3;
                self.take_up(at, stage);
                let me = self.board.me_mut();
                let kept = &mut me.amulets[usize::from(amulet - 1) % 3];
                *kept = kept.saturating_sub(1);
                // The comparison of the stricter variant counts what goes beyond 6 (BI-5.18).
                let counted = counted.max(me.dice[at].value) + amulet;
                me.dice[at].value = counted.min(6);
                let value = me.dice[at].value;
                stage.tell(|| Event::Strengthened { who: self.board.active(), die, amulet, value });
                self.board.stack.push(Step::game(Task::Use(die, counted)));
            }
            Kind::Place { die, spot } => {
                let at = usize::from(die) % 3;
                self.take_up(at, stage);
                self.place(at, spot, counted, stage);
            }
            _ => {}
        }
    }

    fn place<S: Sink<Event>>(&mut self, die: usize, spot: Spot, counted: u8, stage: &mut Stage<'_, S>) {
        let me = usize::from(self.board.active);
        let own = &mut self.board.me_mut().dice[die];
        own.at = At::Forest(spot);
        let value = own.value;
        stage.tell(|| Event::Placed { who: self.board.active(), die: die as u8, value, spot });
        if let Some(river) = spot.river() {
            let forest = u8::from(self.board.allows_forest(river, me, die, counted));
            let houses = self.board.usable_houses(river, value);
            let left = forest | u8::from(houses != 0) << 1;
            self.board.stack.push(Step::game(Task::Placed(river, value, left, houses)));
        } else if let Some(cell) = spot.home() {
            if self.board.is_copy_cell(cell) {
                let own = &mut self.board.me_mut().dice[die];
                own.value -= 1;
                let value = own.value;
                stage.tell(|| Event::Lowered { who: self.board.active(), die: die as u8, value });
            }
            self.begin(self.board.home_cell(cell), Source::Home(cell as u8), false, stage);
        }
    }

    /// Whether any line of a region is of use to a die of this value.
    #[inline]
    pub(crate) fn has_line(&self, river: River, value: u8) -> bool {
        (0..5).any(|line| {
            LINE_DICE[line] <= value && self.can(forest_line(river, line), Source::Line(river, line as u8))
        })
    }

    /// The lines of a region that a die of this value reaches and that could do something, as bits (BI-5.9).
    #[inline]
    pub(crate) fn lines(&self, river: River, value: u8) -> u8 {
        (0..5).fold(0, |lines, line| {
            let source = Source::Line(river, line as u8);
            let can = LINE_DICE[line] <= value && self.can(forest_line(river, line), source);
            lines | u8::from(can) << line
        })
    }

    /// The buildings among these that could do something, as bits by type (BI-5.10).
    #[inline]
    pub(crate) fn houses(&self, river: River, houses: u8) -> u8 {
        bits(houses).filter_map(House::new).fold(0, |can, house| {
            let tile = self.board.site(river, house);
            let useful = tile.is_some_and(|tile| self.can(tile.effects(), Source::House(tile, river)));
            can | u8::from(useful) << house.index()
        })
    }

    /// A building is used: its owner's bonus, then its action (BI-5.10, BI-5.11).
    pub(crate) fn use_house<S: Sink<Event>>(&mut self, river: River, house: House, stage: &mut Stage<'_, S>) {
        let Some(building) = self.board.site(river, house) else { return };
        let me = usize::from(self.board.active);
        let owner = self.board.owner(river, house);
        stage.tell(|| Event::Used {
            who: self.board.active(),
            building,
            owner: owner.map(|owner| self.board.who(owner)),
        });
        if let Some(owner) = owner.filter(|&owner| owner != me) {
            // The tengu gets 1 VP whatever is printed (BI-20.5).
            let bonus = building.owner_bonus().filter(|_| !self.board.is_tengu(owner));
            match bonus.unwrap_or(OwnerBonus::Point) {
                OwnerBonus::Point => self.score(owner, 1, stage),
                OwnerBonus::Either => self.board.players[owner].due += 1,
                OwnerBonus::Both => {
                    self.score(owner, 1, stage);
                    self.amulet(owner, 1, stage);
                }
            }
        }
        self.begin(building.effects(), Source::House(building, river), true, stage);
    }

    /// BI-5.12 to BI-5.14: a die crosses, is lowered, and a reward is covered.
    fn cross<S: Sink<Event>>(&mut self, die: usize, hill: River, reward: Reward, stage: &mut Stage<'_, S>) {
        let me = usize::from(self.board.active);
        let area = self.board.area(hill);
        let own = &mut self.board.me_mut().dice[die % 3];
        // BI-5.13.
        own.value = if own.value == 6 { 3 } else { own.value - 1 };
        // There it stays until winter; its cell in the forest is empty again (BI-5.15).
        own.at = At::Hill(area);
        let value = own.value;
        stage.tell(|| Event::Crossed {
            who: self.board.active(),
            die: die as u8,
            value,
            hill,
            reward: Some(reward),
        });
        self.remember(me, Trigger::CrossRiver, stage);
        self.board.cover(hill, reward);
        match reward {
            Reward::Bitoku => {
                if let Some(card) = self.board.hills[hill.index()].bitoku.take() {
                    self.add_bitoku(card, stage);
                }
            }
            Reward::Yokai => {
                if let Some(card) = self.board.hills[hill.index()].yokai.take() {
                    self.hidden.hands[me] |= card.bit();
                    let own = self.board.me_mut();
                    own.hand += 1;
                    own.known |= card.bit();
                    stage.tell(|| Event::YokaiTaken { who: self.board.active(), card });
                }
            }
            Reward::LeaveBitoku | Reward::LeaveYokai => {}
            _ => {
                let effects = HILL[0];
                let done = effects.all() & !reward.parts();
                self.board.stack.push(Step { task: Task::Parts(effects, done), source: Source::Hill(hill) });
            }
        }
    }
}
