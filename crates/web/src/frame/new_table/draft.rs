//! A table that is being set up: who sits where, which options, where chance comes from.

use engawa_host::{Holder, Level};
use engawa_kernel::{OptionSpec, SeatSet, Seed};
use engawa_part::here;
use engawa_shelf::GameId;
use engawa_wire::chair::persons;
use engawa_wire::{Chair, Start, TableId};
use engawa_words::Words;

use crate::app::own_name;

/// No table of the house has more seats.
pub const MOST: usize = 4;

/// A name has no more letters.
pub const LONGEST_NAME: usize = 24;

/// A table that is being set up.
#[derive(Clone, PartialEq, Debug)]
pub struct Draft {
    /// Which game.
    pub game: GameId,
    /// All chairs that there could be; only the first few are at the table. Where nobody gave a name, people and bots have
    /// their own.
    pub chairs: [Chair; MOST],
    /// How many are.
    pub count: usize,
    /// The value of every option by its place.
    pub options: Vec<usize>,
    /// What the person calls the seed; nothing means any.
    pub seed: String,
    /// Turns end only when the person says so.
    pub confirm: bool,
}

impl Draft {
    /// A first table: a person and a calm bot, every option as it is for beginners.
    pub fn quick(game: GameId, confirm: bool) -> Draft {
        let chair = |crest| Chair {
            name: String::new(),
            holder: if crest == 0 { Holder::Person } else { Holder::Bot(Level::Calm) },
            crest,
        };
        let facts = game.facts();
        Draft {
            game,
            chairs: [chair(0), chair(1), chair(2), chair(3)],
            count: 2.clamp(*facts.seats.start(), *facts.seats.end()),
            options: vec![0; facts.options.len()],
            seed: String::new(),
            confirm,
        }
    }

    /// Whether the game itself asks for the end of every turn.
    pub fn is_asked(&self) -> bool {
        here(self.game).is_some_and(engawa_part::Part::finishes)
    }

    /// The seats at the table.
    pub fn seats(&self) -> &[Chair] {
        &self.chairs[..self.count]
    }

    /// Whether one more can sit down.
    pub fn has_room(&self) -> bool {
        self.count < *self.game.facts().seats.end()
    }

    /// Whether one could get up.
    pub fn can_shrink(&self) -> bool {
        self.count > *self.game.facts().seats.start()
    }

    /// One more seat, with a bot in it.
    pub fn add(&mut self) {
        if self.has_room() {
            self.chairs[self.count].holder = Holder::Bot(Level::Calm);
            self.chairs[self.count].name.clear();
            self.count += 1;
        }
    }

    /// The seat is taken away; its crest is free for the next.
    pub fn remove(&mut self, place: usize) {
        if self.can_shrink() && place < self.count {
            self.chairs[place..self.count].rotate_left(1);
            self.count -= 1;
        }
    }

    /// The seat gets this crest; whoever had it gets the other.
    pub fn wear(&mut self, place: usize, crest: u8) {
        if let Some(other) = self.chairs.iter().position(|one| one.crest == crest) {
            self.chairs[other].crest = self.chairs[place].crest;
            self.chairs[place].crest = crest;
        }
    }

    /// Whether an option means anything with so many seats.
    pub fn offers(&self, option: &OptionSpec) -> bool {
        option.offered.contains(&self.count)
    }

    /// What the seat is called.
    pub fn name(&self, words: &Words, place: usize) -> String {
        let given = clean(&self.chairs[place].name);
        if given.is_empty() { own_name(words, &self.chairs, place) } else { given }
    }

    /// Whether nobody plays but bots: then the person at the screen looks on.
    pub fn only_bots(&self) -> bool {
        self.seats().iter().all(|chair| chair.holder.bot().is_some())
    }

    /// The name that two of them have: so it cannot be opened.
    pub fn same_name(&self, words: &Words) -> Option<String> {
        let names: Vec<_> = (0..self.count).map(|place| self.name(words, place)).collect();
        let twice = names.iter().enumerate().find(|(place, name)| names[..*place].contains(name));
        twice.map(|(_, name)| name.clone())
    }

    /// The table as it is opened. `random` is the seed if the person named none.
    pub fn start(&self, table: String, random: Seed) -> Start {
        let named = self.seed.trim();
        let mut start = self.remembered();
        start.table = TableId(table);
        start.seed = if named.is_empty() { random } else { Seed::named(named) };
        start
    }

    /// What is remembered for the next table: names only where somebody gave one, chance never.
    pub fn remembered(&self) -> Start {
        let choices = self.game.facts().options.iter().zip(&self.options);
        let options = choices.filter(|(choice, _)| self.offers(choice)).filter_map(|(choice, value)| {
            Some((choice.key.to_owned(), (*choice.values.get(*value)?).to_owned()))
        });
        let chair = |chair: &Chair| Chair { name: clean(&chair.name), ..chair.clone() };
        let chairs: Vec<Chair> = self.seats().iter().map(chair).collect();
        Start {
            table: TableId(String::new()),
            game: self.game.id().to_owned(),
            options: options.collect(),
            seed: Seed::new([0; 32]),
            confirming: if self.confirm && !self.is_asked() { persons(&chairs) } else { SeatSet::NONE },
            chairs,
            fork: None,
        }
    }

    /// The table of last time. What does not fit any more is left out.
    pub fn recall(game: GameId, start: &Start) -> Draft {
        let mut draft = Draft::quick(game, !start.confirming.is_empty());
        let facts = game.facts();
        draft.count = start.chairs.len().clamp(*facts.seats.start(), *facts.seats.end()).min(MOST);
        for (place, chair) in start.chairs.iter().take(MOST).enumerate() {
            draft.wear(place, chair.crest % MOST as u8);
            draft.chairs[place].name = clean(&chair.name);
            draft.chairs[place].holder = chair.holder.bot().map_or(Holder::Person, Holder::Bot);
        }
        for (key, value) in &start.options {
            let choice = facts.options.iter().position(|choice| choice.key == key);
            let value =
                choice.and_then(|place| facts.options[place].values.iter().position(|one| one == value));
            if let (Some(choice), Some(value)) = (choice, value) {
                draft.options[choice] = value;
            }
        }
        draft
    }
}

/// A name without what cannot be written in a line.
fn clean(name: &str) -> String {
    let letters = name.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    letters.take(LONGEST_NAME).collect::<String>().trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::names_of;
    use engawa_kernel::Seat;
    use engawa_words::Lang;

    fn draft() -> Draft {
        Draft::quick(GameId::Harmonies, false)
    }

    #[test]
    fn every_crest_is_there_once() {
        let mut draft = draft();
        draft.wear(0, 3);
        draft.wear(1, 3);
        draft.add();
        draft.remove(0);
        let mut crests = draft.chairs.each_ref().map(|place| place.crest);
        crests.sort_unstable();
        assert_eq!(crests, [0, 1, 2, 3]);
        assert_eq!(draft.count, 2);
    }

    #[test]
    fn seats_stay_within_the_limits_of_the_game() {
        let mut draft = Draft::quick(GameId::GrandBois, false);
        draft.remove(0);
        assert_eq!(draft.count, 2);
        (0..9).for_each(|_| draft.add());
        assert_eq!(draft.count, 4);
        draft.remove(9);
        assert_eq!(draft.count, 4);
    }

    #[test]
    fn a_table_is_remembered_as_it_was() {
        let mut draft = draft();
        draft.add();
        draft.chairs[0].name = " Аня\t".to_owned();
        draft.chairs[2].holder = Holder::Person;
        draft.wear(0, 2);
        draft.options = vec![1, 1];
        let back = Draft::recall(GameId::Harmonies, &draft.remembered());
        assert_eq!(back.remembered(), draft.remembered());
        assert_eq!(back.chairs[0].name, "Аня");
    }

    #[test]
    fn a_remembered_table_of_another_kind_does_no_harm() {
        let mut start = draft().remembered();
        start.chairs = vec![Chair { name: "x".repeat(99), holder: Holder::Person, crest: 200 }; 9];
        start.options = vec![("side".to_owned(), "Z".to_owned()), ("moon".to_owned(), "on".to_owned())];
        let draft = Draft::recall(GameId::GrandBois, &start);
        assert_eq!((draft.count, draft.options.as_slice()), (4, [0].as_slice()));
        assert_eq!(draft.chairs[0].name.len(), LONGEST_NAME);
    }

    #[test]
    fn everybody_has_a_name_of_their_own() {
        let words = Words::new(Lang::Ru);
        let mut draft = draft();
        assert_eq!((draft.same_name(&words), draft.only_bots()), (None, false));
        let chairs = draft.start("t".to_owned(), Seed::new([7; 32])).chairs;
        // Whatever language it was set up in: nobody gave a name, so none is kept.
        assert!(chairs.iter().all(|chair| chair.name.is_empty()));
        for (lang, you, bot, is_you) in [(Lang::Ru, "Вы", "Сора", 1), (Lang::En, "You", "Sora", 1)] {
            let names = names_of(&Words::new(lang), &chairs);
            let [first, second] = [0, 1].map(|place| Seat::new(place).unwrap());
            assert_eq!((names.of(first), names.of(second)), (you, bot));
            assert_eq!(names.who(first)[1], ("you", is_you.into()));
            assert_eq!(names.who(second)[1], ("you", 0.into()));
        }
        draft.chairs[0].name = "Сора".to_owned();
        assert_eq!(draft.same_name(&words).as_deref(), Some("Сора"));
        draft.chairs[0].holder = Holder::Bot(Level::Greedy);
        assert!(draft.only_bots());
    }

    #[test]
    fn the_same_seed_is_the_same_game_as_in_the_terminal() {
        let mut draft = draft();
        assert_eq!(draft.start(String::new(), Seed::new([7; 32])).seed, Seed::new([7; 32]));
        draft.seed = " 2026 ".to_owned();
        assert_eq!(draft.start(String::new(), Seed::new([7; 32])).seed, Seed::from_number(2026));
    }
}
