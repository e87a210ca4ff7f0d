//! A table is its journal: rebuilt after every entry it is the table that it was, field by field.

use engawa_host::{Command, CommandId, Holder, Journal, Level, Rejected, Table, Time};
use engawa_kernel::options::all_pairs;
use engawa_kernel::testing::Picks;
use engawa_kernel::{Action, Actions, Game, Rules, Seat, SeatCount, Seed, Setup, Viewer};
use engawa_shelf::GameId;

/// The commands by number.
const COMMANDS: [&str; 9] =
    ["act", "take back", "answer", "withdraw", "redo", "confirm", "confirming", "leave", "return"];

const BOT: Holder = Holder::Bot(Level::Greedy);

/// Commands at random what people command, sensible or not, and lets bots answer at random.
struct Evening<G: Game> {
    table: Table<G>,
    picks: Picks,
    now: u64,
    /// How many commands of each kind were accepted.
    accepted: [usize; COMMANDS.len()],
}

impl<G: Game> Evening<G> {
    fn step(&mut self) {
        // The clock of whoever runs the table may stand still or run back.
        self.now = (self.now + self.picks.below(5) as u64).saturating_sub(2);
        let bots: Vec<Seat> = self.table.bots_asked().iter().collect();
        if !bots.is_empty() && self.picks.below(3) > 0 {
            let seat = bots[self.picks.below(bots.len())];
            let action = self.any_action(seat);
            self.table.answer(seat, self.table.revision(), &[action], Time(self.now), |_, _| {});
            self.nothing_follows();
            return;
        }
        let seat = Seat::new(self.picks.below(self.table.setup().seats.get())).unwrap();
        let (kind, command) = self.any_command(seat);
        let id = CommandId(self.picks.below(1 << 30) as u64);
        let before = self.table.clone();
        match self.table.command(seat, id, command, Time(self.now), |_, _| {}) {
            Ok(()) => {
                self.accepted[kind] += 1;
                assert_eq!(self.table.journal().revision_of(seat, id), Some(before.revision() + 1));
                self.nothing_follows();
            }
            Err(_) => assert_eq!(self.table, before, "a refused command changes nothing: {command:?}"),
        }
    }

    /// Whoever is asked is asked something.
    fn nothing_follows(&self) {
        let by_itself = self.table.asked().iter().find(|&seat| self.table.position().follows(seat).is_some());
        assert_eq!(by_itself, None, "{}: what follows by itself was not given", G::ID);
    }

    fn any_action(&mut self, seat: Seat) -> Action {
        let mut list = Actions::new();
        self.table.position().actions(seat, &mut list);
        if list.is_empty() { Action(7) } else { list[self.picks.below(list.len())] }
    }

    fn any_command(&mut self, seat: Seat) -> (usize, Command) {
        let revision = self.table.revision().saturating_sub(u64::from(self.picks.below(8) == 0));
        let decisions = self.table.decisions();
        let update = self.table.update(Viewer::Seat(seat));
        // Most of the time what waits is answered, so that the game goes on.
        if let Some(request) = update.request.filter(|_| self.picks.below(4) > 0) {
            return if request.seat == seat && self.picks.below(3) == 0 {
                (3, Command::Withdraw)
            } else {
                (2, Command::Answer { request: request.number, agree: self.picks.below(2) == 0 })
            };
        }
        if update.unconfirmed == Some(seat) && self.picks.below(3) > 0 {
            return (5, Command::Confirm { revision });
        }
        if update.redo && self.picks.below(2) == 0 {
            return (4, Command::Redo { revision });
        }
        match self.picks.below(40) {
            0 => (1, Command::TakeBack { revision, to: self.picks.below(decisions + 1) }),
            1 => (1, Command::TakeBack { revision, to: decisions.saturating_sub(1) }),
            2 | 3 => (6, Command::Confirming(self.picks.below(3) > 0)),
            4 => (7, Command::Leave),
            5..8 => (8, Command::Return),
            _ => (0, Command::Act { revision, action: self.any_action(seat) }),
        }
    }
}

/// An evening at a table, rebuilt after every entry.
fn evening<G: Game>(setup: Setup<G::Options>, holders: &[Holder], number: u64) -> [usize; COMMANDS.len()] {
    let table = Table::<G>::open(setup, holders);
    let accepted = [0; COMMANDS.len()];
    let mut evening = Evening { table, picks: Picks::new(number), now: 1_700_000_000_000, accepted };
    for _ in 0..300 {
        evening.step();
        let journal = evening.table.journal();
        assert_eq!(Journal::from_bytes(&journal.to_bytes()).as_ref(), Ok(journal));
        assert!(journal.entries().is_sorted_by_key(|entry| entry.at), "time runs back");
        let again = rebuilt::<G>(setup, holders, journal);
        assert_eq!(again, evening.table, "{} {} after {} entries", G::ID, number, journal.len());
    }
    let again = rebuilt::<G>(setup, holders, evening.table.journal());
    for viewer in Viewer::all(setup.seats) {
        assert_eq!(again.update(viewer), evening.table.update(viewer));
        assert_eq!(again.log(viewer), evening.table.log(viewer));
    }
    evening.accepted
}

fn rebuilt<G: Game>(setup: Setup<G::Options>, holders: &[Holder], journal: &Journal) -> Table<G> {
    let (table, astray) = Table::rebuild(setup, holders, journal.entries());
    assert_eq!(astray, None);
    table
}

fn evenings<G: Game>() {
    let mut all = [0; COMMANDS.len()];
    for seats in G::SEATS.filter_map(SeatCount::new) {
        for (place, options) in all_pairs::<G::Options>(seats).into_iter().enumerate() {
            let person_or_bot = |seat| if seat % 2 == place % 2 { Holder::Person } else { BOT };
            let mixed: Vec<Holder> = (0..seats.get()).map(person_or_bot).collect();
            for (nth, holders) in [vec![Holder::Person; seats.get()], mixed].iter().enumerate() {
                let number = (place * 2 + nth) as u64 + 11;
                let setup = Setup { options, seats, seed: Seed::from_number(number) };
                let accepted = evening::<G>(setup, holders, number);
                all.iter_mut().zip(accepted).for_each(|(sum, one)| *sum += one);
            }
        }
    }
    for (command, count) in COMMANDS.iter().zip(all) {
        assert!(count > 0, "{}: never accepted: {command}", G::ID);
    }
}

/// A test a game, so that they run side by side; the list is checked against the shelf.
macro_rules! rebuilt {
    ($($test:ident $game:ident),*) => {
        $(
            #[test]
            fn $test() {
                evenings::<engawa_shelf::$game>();
            }
        )*

        #[test]
        fn no_game_is_left_out() {
            assert_eq!([$(GameId::$game),*], GameId::ALL);
        }
    };
}

rebuilt!(
    a_table_of_grandbois_is_its_journal GrandBois,
    a_table_of_harmonies_is_its_journal Harmonies,
    a_table_of_the_white_castle_is_its_journal WhiteCastle,
    a_table_of_bamboo_is_its_journal Bamboo,
    a_table_of_bitoku_is_its_journal Bitoku
);

/// Where several are asked at once, an answer of one leaves the click of the others good, and none of them is held.
#[test]
fn whoever_is_asked_at_the_same_time_keeps_the_click() {
    use engawa_shelf::Bitoku;
    let seats = SeatCount::new(3).unwrap();
    let options = <Bitoku as Rules>::Options::default();
    let setup = Setup { options, seats, seed: Seed::from_number(4) };
    let mut table = Table::<Bitoku>::open(setup, &[]);
    let mut picks = Picks::new(4);
    for seat in seats.seats() {
        table
            .command(seat, CommandId(seat.index() as u64), Command::Confirming(true), Time(0), |_, _| {})
            .unwrap();
    }
    let (mut together, mut stale) = (0, 0);
    for step in 0..1500 {
        let id = CommandId(100 + step);
        if let Some(seat) = table.update(Viewer::Spectator).unconfirmed {
            table
                .command(seat, id, Command::Confirm { revision: table.revision() }, Time(0), |_, _| {})
                .unwrap();
            continue;
        }
        let asked: Vec<Seat> = table.asked().iter().collect();
        let Some(&first) = asked.first() else { break };
        let revision = table.revision();
        let mut clicks = Vec::new();
        for &seat in &asked {
            let mut list = Actions::new();
            table.position().actions(seat, &mut list);
            clicks.push((seat, list[picks.below(list.len())]));
        }
        for (nth, &(seat, action)) in clicks.iter().enumerate() {
            let id = CommandId(10_000 + step * 8 + nth as u64);
            let click = Command::Act { revision, action };
            let before = table.asked();
            let done = table.command(seat, id, click, Time(0), |_, _| {});
            if nth > 0 {
                assert!(done.is_ok(), "step {step}: {done:?}");
                together += 1;
                assert!(before.len() < 2 || table.update(Viewer::Spectator).unconfirmed.is_none());
            }
        }
        // The same click once more answers what is no longer asked.
        let late =
            table.command(first, id, Command::Act { revision, action: clicks[0].1 }, Time(0), |_, _| {});
        stale += usize::from(matches!(late, Err(Rejected::Stale { .. } | Rejected::AwaitingConfirm)));
        assert!(late.is_err(), "step {step}");
    }
    assert!(together > 4 && stale > 20, "{together} answers at the same time, {stale} stale");
}
