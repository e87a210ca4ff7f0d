//! A turn: a die from an end of a bridge to a space (WC-3, WC-4), and its end.

use engawa_kernel::{Actions, Seat, Sink, Stage};

use crate::board::{Board, MOST_WELL, Phase};
use crate::bridge::Die;
use crate::place::{Colour, End, Space};
use crate::{Breach, Event, Kind, Source, Step, Task};

/// The bits of the rows of the domain among the spaces.
const fn domain_bit(colour: Colour) -> u16 {
    1 << (Space::SHARED + colour.index())
}

impl Board {
    /// How many dice a shared space holds (WC-4.1); the well takes any number.
    #[inline]
    pub(crate) fn capacity(&self) -> usize {
        if self.seats.get() <= 2 { 1 } else { 2 }
    }

    /// The value that a die is compared with (WC-3.4, WC-3.5).
    pub fn value(&self, space: Space) -> u8 {
        match self.spaces.get(space.index()) {
            Some([_, Some(die)] | [Some(die), None]) => die.value,
            _ => space.value(),
        }
    }

    /// The spaces that have room for a die of some colour, as bits, and the value of each.
    fn open_spaces(&self) -> (u16, [u8; Space::SHARED]) {
        let mut open = if self.matcha() { 0x0fff } else { 0x0fff & !Space::MATCHA };
        let last = self.capacity() - 1;
        let mut values = [0; Space::SHARED];
        for (place, dice) in self.spaces.iter().enumerate() {
            if dice[last].is_some() {
                open &= !(1 << place);
            }
            values[place] = match dice {
                [_, Some(die)] | [Some(die), None] => die.value,
                _ => crate::data::SPACES[place].value,
            };
        }
        (open, values)
    }

    /// The spaces that take dice of this colour (WC-4.2, WC-4.6, WCM-2.2, WCM-2.5), full or not. The well takes every die
    /// for free, so there is always one, and no passing (WC-3.3).
    fn colour_spaces(&self, colour: Colour) -> u16 {
        let beside = self.beside[colour.index()];
        let mut mask = 0x0fe0 | domain_bit(colour);
        for room in crate::Room::ALL {
            let (first, rows) = room.places();
            if beside >> first & ((1 << rows) - 1) != 0 {
                mask |= 1 << room.index();
            }
        }
        mask
    }

    /// The spaces for a die, as bits, from what is open.
    fn spaces_for(&self, die: Die, open: u16, values: &[u8; Space::SHARED]) -> u16 {
        let me = self.me();
        let mut mask = open & self.colour_spaces(die.colour);
        for (place, value) in values.iter().enumerate() {
            let dear = value.saturating_sub(die.value);
            if u16::from(dear) > me.coins {
                mask &= !(1 << place);
            }
        }
        let row = die.colour.index();
        let dear = crate::data::DOMAIN[row].value.saturating_sub(die.value);
        if me.dice[row] == 0 && u16::from(dear) <= me.coins {
            mask |= domain_bit(die.colour);
        }
        mask
    }

    pub(crate) fn list_places(&self, out: &mut Actions) {
        let (open, values) = self.open_spaces();
        for &bridge in Colour::ALL {
            for &end in End::ALL {
                if let Some(value) = self.bridges[bridge.index()].end(end) {
                    let spaces = self.spaces_for(Die { colour: bridge, value }, open, &values);
                    out.push_each(spaces.into(), Kind::Place { bridge, end, space: Space::Steward1 }, 1);
                }
            }
        }
    }

    pub(crate) fn check_place(&self, bridge: Colour, end: End, space: Space) -> Result<(), Breach> {
        let value = self.bridges[bridge.index()].end(end).ok_or(Breach::NoDie)?;
        let die = Die { colour: bridge, value };
        let (open, values) = self.open_spaces();
        let bit = 1 << space.index();
        if self.spaces_for(die, open, &values) & bit != 0 {
            return Ok(());
        }
        if Space::MATCHA & bit != 0 && !self.matcha() {
            Err(Breach::OnlyWithMatcha)
        } else if self.colour_spaces(bridge) & bit == 0 {
            Err(Breach::WrongColour)
        } else if space.row().map_or(open & bit == 0, |row| self.me().dice[row.index()] != 0) {
            Err(Breach::SpaceFull)
        } else {
            Err(Breach::TooFewCoins)
        }
    }

    /// Takes a die, places it, settles the difference; then the lantern, then the effect of the space (WC-3.2).
    pub(crate) fn place<S: Sink<Event>>(
        &mut self,
        bridge: Colour,
        end: End,
        space: Space,
        stage: &mut Stage<'_, S>,
    ) {
        let Some(value) = self.bridges[bridge.index()].take(end) else { return };
        let die = Die { colour: bridge, value };
        let coins = self.put_die(die, space);
        let me = self.me_mut();
        me.coins = me.coins.saturating_add_signed(coins.into());
        stage.tell(|| Event::Placed { who: self.active(), bridge, end: Some(end), value, space, coins });
        self.stack.set_top(Task::Finish);
        self.push_space(space, bridge);
        if end == End::Left {
            self.push_lantern();
        }
    }

    /// Puts a die on a space: the difference in coins (WC-3.4).
    pub(crate) fn put_die(&mut self, die: Die, space: Space) -> i8 {
        let coins = die.value as i8 - self.value(space) as i8;
        if let Some(row) = space.row() {
            self.me_mut().dice[row.index()] = die.value;
        } else if space == Space::Well {
            let place = self.well.iter().position(Option::is_none).unwrap_or(MOST_WELL - 1);
            self.well[place] = Some(die);
        } else {
            let [low, high] = &mut self.spaces[space.index() % Space::SHARED];
            *(if low.is_none() { low } else { high }) = Some(die);
        }
        coins
    }

    /// The effect of a space comes next (WC-4).
    fn push_space(&mut self, space: Space, colour: Colour) {
        let step = |task| Step { task, source: Source::Space(space), stamp: 0 };
        if let Some(room) = space.room() {
            if let Some(card) = self.rooms[room.index()] {
                // The rows are fixed here, whatever becomes of the card (WC-4.10).
                let (first, rows) = room.places();
                let rows = self.beside[colour.index()] >> first & ((1 << rows) - 1);
                self.stack.push(step(Task::Rows(card, rows as u8)));
            }
        } else if let Some(row) = space.row() {
            self.stack.push(Step { task: Task::Domain(row, 0), source: Source::Domain(row), stamp: 0 });
        } else if space == Space::Well {
            self.stack.push(step(Task::Well(1)));
        } else {
            self.stack.push(step(Task::Parts(space.effects(), 0)));
        }
    }

    /// How many dice the seat will still place in this game, the one of a turn that has begun not counted.
    pub fn turns_left(&self, seat: Seat) -> usize {
        let (clans, each) = (self.clan_count(), self.bridge_count());
        let rounds = usize::from(3 - self.round.min(3));
        match self.phase {
            Phase::Draft => 3 * each,
            Phase::Gardens => rounds * each,
            Phase::Over => 0,
            Phase::Turns => {
                let place = self.order[..clans].iter().position(|&clan| usize::from(clan) == seat.index());
                let done = (usize::from(self.turn) + clans - 1 - place.unwrap_or(0)) / clans;
                let placed = usize::from(self.active) == seat.index()
                    && self.stack.as_slice().first().is_some_and(|step| step.task != Task::Turn);
                (rounds + 1) * each - (done + usize::from(placed)).min(each)
            }
        }
    }

    /// Whether this is the last turn of the active clan.
    pub(crate) fn is_last_turn(&self) -> bool {
        let clans = self.clan_count();
        self.phase == Phase::Turns
            && self.round == 3
            && usize::from(self.turn) + clans >= clans * self.bridge_count()
    }

    /// Ends the turn, or the player's part of the gardens.
    pub(crate) fn finish<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        stage.tell(|| Event::Finished { who: self.active() });
        self.stack.pop();
    }

    /// Begins the turn of a clan.
    pub(crate) fn begin_turn<S: Sink<Event>>(&mut self, clan: u8, stage: &mut Stage<'_, S>) {
        self.active = clan;
        self.moves = 0;
        let rival = self.is_solo() && usize::from(clan) == crate::board::RIVAL;
        self.stack.push(Step::game(if rival { Task::RivalTurn } else { Task::Turn }));
        stage.tell(|| Event::TurnBegan { who: self.active(), round: self.round });
    }

    /// Empties all spaces: the dice go back (WC-8.3).
    pub(crate) fn take_dice_back(&mut self) {
        self.spaces = [[None; 2]; Space::SHARED];
        self.well = [None; MOST_WELL];
        self.clans.iter_mut().for_each(|clan| clan.dice = [0; 4]);
    }

    /// The clans in the turn order, by index.
    pub(crate) fn clan_at(&self, place: usize) -> u8 {
        self.order[place % self.clan_count()]
    }
}
