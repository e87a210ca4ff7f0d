//! A room with people around it, and all that must be so whatever they ask.

use std::collections::BTreeMap;

use engawa_host::{Command, CommandId, Deed, Entry, Holder, Level, Table, Time, Update};
use engawa_kernel::testing::Picks;
use engawa_kernel::{Action, Actions, Game, Seat, SeatCount, SeatSet, Seed, Setup, Viewer};
use engawa_room::{
    BotAnswer, BotQuestion, DeviceId, OpenError, Opened, Opening, Output, Person, Room, thinker,
};
use engawa_shelf::GameId;
use engawa_wire::table::{Ask, Tell};
use engawa_wire::{Chair, Kept, Start, TableId, unpack};

pub(crate) const PERSON: Holder = Holder::Person;
pub(crate) const BOT: Holder = Holder::Bot(Level::Greedy);

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn eyes(number: usize) -> Viewer {
    Viewer::Seat(seat(number))
}

/// The person in a seat has the device of the same number.
pub(crate) fn device(number: usize) -> DeviceId {
    DeviceId(number as u64)
}

pub(crate) fn person(number: usize) -> Person {
    Person(format!("person {number}"))
}

pub(crate) fn start(game: GameId, holders: &[Holder], number: u64) -> Start {
    let chair =
        |(place, &holder): (usize, &Holder)| Chair { name: format!("n{place}"), holder, crest: place as u8 };
    Start {
        table: TableId(format!("{game} {number}")),
        game: game.id().to_owned(),
        options: Vec::new(),
        chairs: holders.iter().enumerate().map(chair).collect(),
        seed: Seed::from_number(number),
        confirming: SeatSet::NONE,
        fork: None,
    }
}

pub(crate) fn room(start: &Start) -> Room {
    let holder = |(place, chair): (usize, &Chair)| (chair.holder == PERSON).then(|| person(place));
    let holders = start.chairs.iter().enumerate().map(holder).collect();
    Room::new(start.table.clone(), opened(start).unwrap(), start.chairs.clone(), holders)
}

/// A table as somebody wants to set it up.
pub(crate) fn opened(start: &Start) -> Result<Opened, OpenError> {
    Opening::of_start(start)?.open_any(Time(5))
}

/// A table that is kept.
pub(crate) fn rebuilt(kept: &Kept) -> Result<Opened, OpenError> {
    Opening::of_kept(kept)?.open_any(Time(5))
}

/// The table of a room as it is kept.
pub(crate) fn kept(room: &Room) -> Kept {
    Kept { table: room.table().clone(), chairs: room.chairs().to_vec(), ..room.desk().kept() }
}

/// What a bot comes to.
pub(crate) fn thought(asked: &BotQuestion) -> BotAnswer {
    let mut thinker = thinker::any(asked.game.parse().unwrap(), &asked.question).unwrap();
    BotAnswer {
        table: asked.table.clone(),
        seat: asked.seat,
        since: asked.since,
        actions: thinker.think(usize::MAX).unwrap(),
    }
}

/// A room of this game with people around it; every step of it is looked at.
pub(crate) struct Evening<G: Game> {
    pub(crate) room: Room,
    pub(crate) setup: Setup<G::Options>,
    pub(crate) holders: Vec<Holder>,
    /// What was kept, as a storage would.
    pub(crate) kept: Vec<Entry>,
    /// Who is in the room, and through whose eyes they look.
    pub(crate) inside: BTreeMap<DeviceId, (Person, Option<Viewer>)>,
    /// What bots were asked and neither answered nor dropped.
    pub(crate) open: Vec<BotQuestion>,
    pub(crate) picks: Picks,
    /// The table after what was kept.
    pub(crate) table: Table<G>,
    now: u64,
    next_id: u64,
    /// Whether a table is rebuilt after every single entry, to compare what everybody is told.
    pub(crate) closely: bool,
}

impl<G: Game> Evening<G> {
    pub(crate) fn new(game: GameId, holders: &[Holder], number: u64) -> Evening<G> {
        let start = start(game, holders, number);
        let seats = SeatCount::new(holders.len()).unwrap();
        let setup = Setup { options: G::Options::default(), seats, seed: start.seed };
        Evening {
            room: room(&start),
            setup,
            holders: holders.to_vec(),
            kept: Vec::new(),
            inside: BTreeMap::new(),
            open: Vec::new(),
            picks: Picks::new(number),
            table: Table::open(setup, holders),
            now: 1_700_000_000_000,
            next_id: 1,
            closely: true,
        }
    }

    /// With everybody of the seats at the own device, looking.
    pub(crate) fn with_people(game: GameId, holders: &[Holder], number: u64) -> Evening<G> {
        let mut evening = Evening::new(game, holders, number);
        for place in (0..holders.len()).filter(|&place| holders[place] == PERSON) {
            evening.enter(device(place), person(place));
            evening.look(device(place), eyes(place));
        }
        evening
    }

    pub(crate) fn id(&mut self) -> CommandId {
        self.next_id += 1;
        CommandId(self.next_id)
    }

    pub(crate) fn time(&mut self) -> Time {
        self.now += self.picks.below(1000) as u64;
        Time(self.now)
    }

    pub(crate) fn enter(&mut self, device: DeviceId, person: Person) -> Output {
        let done = self.room.enter(device, person.clone());
        self.inside.insert(device, (person, None));
        self.follow(&done, None);
        done
    }

    pub(crate) fn exit(&mut self, device: DeviceId) -> Output {
        let done = self.room.exit(device);
        self.inside.remove(&device);
        self.follow(&done, None);
        assert!(done.tells.is_empty() && done.entries.is_empty());
        done
    }

    pub(crate) fn look(&mut self, device: DeviceId, viewer: Viewer) -> Output {
        self.ask(device, &Ask::Look(viewer))
    }

    pub(crate) fn command(&mut self, device: DeviceId, seat: Seat, command: Command) -> (CommandId, Output) {
        let id = self.id();
        (id, self.ask(device, &Ask::Command { id, seat, command }))
    }

    /// The same, and it must be accepted.
    pub(crate) fn accepted(&mut self, number: usize, command: Command) -> Output {
        let revision = self.table.revision() + 1;
        let (id, done) = self.command(device(number), seat(number), command);
        assert_eq!(done.tells[0], (device(number), Tell::Accepted { id, revision }), "{command:?}");
        // What follows by itself is nobody's command.
        let named: Vec<_> = done.entries.iter().map(|entry| entry.id).collect();
        assert!(named[0] == Some(id) && named[1..].iter().all(Option::is_none), "{named:?}");
        done
    }

    pub(crate) fn ask(&mut self, device: DeviceId, ask: &Ask) -> Output {
        let now = self.time();
        let done = self.room.ask(device, ask.clone(), now);
        match ask {
            Ask::Look(viewer) => {
                let own = |(person, _): &(Person, Option<Viewer>)| match viewer {
                    Viewer::Spectator => true,
                    Viewer::Seat(seat) => self.room.seats_of(person).contains(*seat),
                };
                let allowed = self.inside.get(&device).is_some_and(own);
                if let Some(place) = self.inside.get_mut(&device).filter(|_| allowed) {
                    place.1 = Some(*viewer);
                }
            }
            Ask::GetUp => {
                self.inside.remove(&device);
            }
            Ask::Command { id, .. } => {
                // Whoever commands is answered: by the name of the command, once, and nobody else.
                let answers = |tell: &&(DeviceId, Tell)| {
                    matches!(tell.1, Tell::Accepted { .. } | Tell::Refused { .. } | Tell::NotYours(_))
                };
                let answers: Vec<_> = done.tells.iter().filter(answers).collect();
                assert_eq!(answers.len(), 1, "{:?}", done.tells);
                assert_eq!(answers[0].0, device);
                let (Tell::Accepted { id: named, .. } | Tell::Refused { id: named, .. }) = answers[0].1
                else {
                    panic!("{answers:?}")
                };
                assert_eq!(named, *id);
            }
        }
        self.follow(&done, Some((device, ask)));
        done
    }

    pub(crate) fn answer(&mut self, answer: &BotAnswer) -> Output {
        let now = self.time();
        let done = self.room.answer(answer, now);
        self.open.retain(|asked| (asked.seat, asked.since) != (answer.seat, answer.since));
        self.follow(&done, None);
        done
    }

    /// The first open question is answered by somebody who decides at random.
    pub(crate) fn any_answer(&mut self) -> bool {
        let Some(asked) = self.open.first().cloned() else { return false };
        let action = self.any_action(asked.seat);
        self.answer(&BotAnswer {
            table: asked.table.clone(),
            seat: asked.seat,
            since: asked.since,
            actions: vec![action],
        });
        true
    }

    pub(crate) fn any_action(&mut self, seat: Seat) -> Action {
        let mut list = Actions::new();
        self.table.position().actions(seat, &mut list);
        if list.is_empty() { Action(7) } else { list[self.picks.below(list.len())] }
    }

    /// Somebody who is asked decides at random; bots as well. Nobody if the game is over.
    pub(crate) fn any_decision(&mut self) -> Option<Output> {
        if self.any_answer() {
            return Some(Output::default());
        }
        let asked: Vec<Seat> = self.table.asked().iter().collect();
        let seat = *asked.get(self.picks.below(asked.len().max(1)))?;
        let command = Command::Act { revision: self.table.revision(), action: self.any_action(seat) };
        Some(self.accepted(seat.index(), command))
    }

    /// What must be so of everything that comes of anything.
    fn follow(&mut self, done: &Output, asked: Option<(DeviceId, &Ask)>) {
        // What to keep is there with what to tell, so it can be kept first.
        let before = self.kept.len();
        self.kept.extend(&done.entries);
        assert_eq!(self.room.desk().journal().len(), self.kept.len() as u64, "revision = entries kept");
        self.tells(done, before, asked);
        if !done.entries.is_empty() {
            self.table = self.rebuilt(self.kept.len());
        }
        for dropped in &done.dropped {
            let place = self.open.iter().position(|asked| (asked.seat, asked.since) == *dropped);
            self.open.remove(place.unwrap_or_else(|| panic!("{dropped:?} was not asked or is answered")));
        }
        for asked in &done.questions {
            let again = self.open.iter().any(|open| (open.seat, open.since) == (asked.seat, asked.since));
            assert!(!again, "the seat {:?} is asked twice", asked.seat);
            assert!(self.table.bots_asked().contains(asked.seat));
            self.open.push(asked.clone());
        }
    }

    fn tells(&self, done: &Output, before: usize, asked: Option<(DeviceId, &Ask)>) {
        let mut update: BTreeMap<DeviceId, Vec<Update<G>>> = BTreeMap::new();
        for (device, tell) in &done.tells {
            let Some((person, eyes)) = self.inside.get(device) else {
                let to_sender = asked.is_some_and(|(asking, _)| asking == *device);
                assert!(to_sender && matches!(tell, Tell::Refused { .. }), "told {tell:?} after the exit");
                continue;
            };
            let of = match tell {
                Tell::Update { viewer, update: packed } => {
                    update.entry(*device).or_default().push(unpack(packed).unwrap());
                    Some(*viewer)
                }
                Tell::Log { viewer, .. } => Some(*viewer),
                _ => None,
            };
            if let Some(viewer) = of {
                assert_eq!(Some(viewer), *eyes, "told of other eyes than asked for");
                if let Viewer::Seat(seat) = viewer {
                    assert!(self.room.seats_of(person).contains(seat), "{person:?} is told of {seat:?}");
                }
            }
        }
        let looked = asked.and_then(|(device, ask)| matches!(ask, Ask::Look(_)).then_some(device));
        for (device, (_, eyes)) in &self.inside {
            let told = update.remove(device).unwrap_or_default();
            let Some(viewer) = eyes else {
                assert!(told.is_empty(), "told without having looked");
                continue;
            };
            if done.entries.is_empty() {
                assert!(told.is_empty() || looked == Some(*device), "told though nothing happened");
                continue;
            }
            assert_eq!(told.len(), done.entries.len(), "everybody who looks is told of every step");
            for (nth, update) in told.into_iter().enumerate().filter(|_| self.closely) {
                let table = self.rebuilt(before + nth + 1);
                let mut expected = table.update(*viewer);
                if matches!(done.entries[nth].deed, Deed::Act(_) | Deed::Redo) {
                    expected.happened = table.log(*viewer).pop();
                }
                assert!(update == expected, "{viewer:?} is told something else than the table says");
            }
        }
    }

    pub(crate) fn rebuilt(&self, entries: usize) -> Table<G> {
        let (table, astray) = Table::rebuild(self.setup, &self.holders, self.kept[..entries].to_vec());
        assert_eq!(astray, None);
        table
    }

    /// What was kept makes the table that the room has: for every viewer, and as it would be kept.
    pub(crate) fn is_what_was_kept(&self) {
        let again = rebuilt(&kept(&self.room)).unwrap();
        assert_eq!(again.parted, None);
        let entries: Vec<Entry> = self.room.desk().journal().entries().collect();
        assert_eq!(entries, self.kept);
        assert_eq!(self.table, self.rebuilt(self.kept.len()));
        assert_eq!(again.desk.kept(), self.room.desk().kept());
        for viewer in Viewer::all(self.setup.seats) {
            let update: Update<G> = unpack(&self.room.desk().update(viewer)).unwrap();
            assert!(update == self.table.update(viewer));
            assert_eq!(again.desk.update(viewer), self.room.desk().update(viewer));
            assert_eq!(again.desk.log(viewer), self.room.desk().log(viewer));
        }
    }
}

/// A test a game, so that they run side by side; the list is checked against the shelf.
macro_rules! games {
    ($play:ident: $($test:ident $game:ident),* $(,)?) => {
        $(
            #[test]
            fn $test() {
                $play::<engawa_shelf::$game>(GameId::$game);
            }
        )*

        #[test]
        fn no_game_is_left_out() {
            assert_eq!([$(GameId::$game),*], GameId::ALL);
        }
    };
}
pub(crate) use games;
