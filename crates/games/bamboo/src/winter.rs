//! Winter (BA-9.1, BA-9.2): waking spirits and the family meal. The refresh that follows is in `spring.rs`.

use engawa_kernel::{Actions, Sink, Stage};

use crate::board::{Board, ROUNDS, Step};
use crate::{Breach, Event, Food, Foods, Kind, Spirit};

impl Board {
    /// The used spirits that the active player can pay for, one bit each (BA-9.1).
    #[inline]
    pub(crate) fn wakeable(&self) -> u8 {
        let (player, asleep) = (self.acting(), self.acting().asleep.types());
        let affordable = |spirit: &Spirit| asleep & spirit.set() != 0 && spirit.waking() <= player.coins;
        if asleep == 0 {
            0
        } else {
            Spirit::ALL.iter().filter(|s| affordable(s)).fold(0, |set, s| set | s.set())
        }
    }

    pub(crate) fn check_wake(&self, spirit: Spirit) -> Result<(), Breach> {
        if self.acting().asleep.count(spirit) == 0 {
            Err(Breach::NotAsleep)
        } else if self.wakeable() & spirit.set() == 0 {
            Err(Breach::TooPoorToWake)
        } else {
            Ok(())
        }
    }

    /// Wakes a used spirit for its price (BA-9.1).
    pub(crate) fn wake<S: Sink<Event>>(&mut self, spirit: Spirit, stage: &mut Stage<'_, S>) {
        let coins = spirit.waking();
        let player = self.acting_mut();
        player.coins = player.coins.saturating_sub(coins);
        player.asleep.remove(spirit);
        player.awake.add(spirit);
        stage.tell(|| Event::SpiritWoken { seat: self.active, spirit, coins });
    }

    /// The next player may wake spirits; after the last one the meals begin.
    pub(crate) fn next_to_wake(&mut self) {
        if self.is_last_in_order() {
            self.step = Step::Meal;
        }
        self.active = self.seats.after(self.active);
        self.sit_down();
    }

    /// The food that the active player owes: one for each home tile (BA-9.2).
    fn sit_down(&mut self) {
        self.turn.owed = if self.step == Step::Meal { self.acting().house.len() } else { 0 };
    }

    /// The meal, if there is no choice (BA-R17).
    pub(crate) fn only_meal(&self) -> Option<Foods> {
        if self.usable() != 0 {
            return None;
        }
        let mut sets = meals(self.acting().food, self.turn.owed);
        let only = sets.next();
        if sets.next().is_some() { None } else { only }
    }

    pub(crate) fn list_meals(&self, out: &mut Actions) {
        meals(self.acting().food, self.turn.owed).for_each(|food| out.push(Kind::Eat { food }));
    }

    pub(crate) fn check_eat(&self, food: Foods) -> Result<(), Breach> {
        if is_meal(self.acting().food, self.turn.owed, food) { Ok(()) } else { Err(Breach::OtherMeal) }
    }

    /// Discards the food; each missing food costs 1 happiness (BA-9.2). After the last meal the year, or the game, is over.
    pub(crate) fn eat<S: Sink<Event>>(&mut self, food: Foods, stage: &mut Stage<'_, S>) {
        let hunger = self.turn.owed.saturating_sub(food.value());
        let player = self.acting_mut();
        player.food = player.food.minus(food);
        player.booked.hunger = player.booked.hunger.saturating_add(hunger.into());
        self.larder.discarded = self.larder.discarded.plus(food);
        self.turn.owed = 0;
        stage.tell(|| Event::Ate { seat: self.active, food, hunger });
        if !self.is_last_in_order() {
            self.active = self.seats.after(self.active);
            self.sit_down();
        } else if self.round < ROUNDS {
            self.step = Step::Year;
        } else {
            // In the last round nothing is refreshed (BA-9.6).
            self.step = Step::Over;
            stage.tell(|| Event::Ended);
        }
    }
}

/// The sets of food that somebody with this food may discard when so much is owed (BA-R17): everything if it is worth no more
/// than that, otherwise each set that is enough and from which no token could be left out.
pub fn meals(food: Foods, owed: u8) -> impl Iterator<Item = Foods> {
    let all = food.value() <= owed;
    // Never more of one kind than is owed.
    let most = |food: Food, count: u8| if all { count } else { count.min(owed.div_ceil(food.value())) };
    let least = move |count: u8| if all { count } else { 0 };
    let (tea, rice) = (most(Food::Tea, food.tea), most(Food::Rice, food.rice));
    let ramen = most(Food::Ramen, food.ramen);
    (least(ramen)..=ramen)
        .flat_map(move |ramen| (least(rice)..=rice).map(move |rice| (rice, ramen)))
        .flat_map(move |(rice, ramen)| (least(tea)..=tea).map(move |tea| Foods { tea, rice, ramen }))
        .filter(move |&set| is_meal(food, owed, set))
}

/// Whether this set is one of them.
fn is_meal(food: Foods, owed: u8, set: Foods) -> bool {
    if food.value() <= owed {
        return set == food;
    }
    let smallest = Food::ALL.into_iter().find(|&kind| set.kinds() >> kind as u8 & 1 == 1);
    // Without its smallest token it would not be enough.
    food.contains(set) && set.value() >= owed && smallest.is_none_or(|kind| set.value() - kind.value() < owed)
}
