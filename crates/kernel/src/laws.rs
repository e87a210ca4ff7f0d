//! The conformance suite of every game: what must hold in any position of any game, tried on random games of every
//! seat count and every pair of option values.
//!
//! A game gets all of it with one line in its tests: `engawa_kernel::laws!(MyGame);`. The environment variable
//! `ENGAWA_LAW_GAMES` says how many games are played for each option set (100 if it is not set); `cargo xtask test`
//! plays 1,000, `cargo xtask laws` as many as it is told.
//!
//! A law that fails names the game's setup and the decision, so that the position can be found again.

// A law that does not hold panics: that is how a test fails.
#![allow(clippy::missing_panics_doc)]

use core::fmt;

use crate::options::all_pairs;
use crate::{
    Action, Actions, Census, Chance, Dice, Game, Move, Parted, Player, Purpose, Record, RecordError, Refused,
    Seat, SeatCount, Seed, Setup, Silent, Stage, Story, Timeline, Viewer, fingerprint, playout,
};

#[cfg(test)]
mod broken;

/// Tests a game against every law: one test a law.
#[macro_export]
macro_rules! laws {
    ($game:ty) => {
        $crate::laws!($game: legal_actions_apply, nothing_else_applies, other_seats_are_refused, what_is_announced_happens,
            components_are_conserved, derived_facts_agree, every_game_ends, the_order_of_answers_does_not_matter,
            taking_back_restores, records_round_trip, damaged_records_are_refused, replays_agree,
            viewers_learn_nothing_hidden, secrets_are_kept_from_all_others,
            views_survive_the_wire, listeners_change_nothing);
    };
    ($game:ty: $($law:ident),*) => {
        $(
            #[test]
            fn $law() {
                $crate::laws::$law::<$game>();
            }
        )*
    };
}

/// How many games are played for each option set.
fn games() -> u32 {
    std::env::var("ENGAWA_LAW_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(100)
}

/// A random game on its way, with what is needed to find the place again.
struct Walk<G: Game> {
    setup: Setup<G::Options>,
    table: Dice,
    /// Chance of the walk itself, apart from the table's.
    picks: Dice,
    picked: Chance,
    style: Style,
    position: G,
    done: usize,
    list: Actions,
}

/// How a walk decides. Even picks seldom reach the ends of lists for long, so some walks stay there.
#[derive(Clone, Copy)]
enum Style {
    Even,
    First,
    Last,
}

impl<G: Game> Walk<G> {
    fn begin(setup: Setup<G::Options>, number: u32) -> Walk<G> {
        let mut table = Dice::new(&setup.seed);
        let position = G::setup(&setup.options, setup.seats, &mut Stage::silent(&mut table));
        let picks = Dice::new(&setup.seed.derive(Purpose::Bot, 0));
        let style = match number % 16 {
            14 => Style::First,
            15 => Style::Last,
            _ => Style::Even,
        };
        Walk {
            setup,
            table,
            picks,
            picked: Chance::default(),
            style,
            position,
            done: 0,
            list: Actions::new(),
        }
    }

    /// One of `n`, by the chance of the walk.
    fn any(&mut self, n: usize) -> usize {
        self.picks.below(&mut self.picked, n as u32) as usize
    }

    /// Whether to look at this decision: at one of `n`, by the chance of the walk. What is slow to check is checked now
    /// and then; over a thousand games that is often enough, and a hundred thousand stay possible.
    fn now_and_then(&mut self, n: usize) -> bool {
        self.any(n) == 0
    }

    /// One of the listed actions.
    fn any_listed(&mut self) -> Action {
        let place = self.any(self.list.len());
        self.list[place]
    }

    /// The next decision: any of the deciders, any of the legal actions. They stay listed in `self.list`.
    fn pick(&mut self) -> Option<Move> {
        let deciders = self.position.deciders();
        let nth = if deciders.len() > 1 { self.any(deciders.len()) } else { 0 };
        let seat = deciders.iter().nth(nth)?;
        self.position.actions(seat, &mut self.list);
        assert!(!self.list.is_empty(), "{self}: seat {} is asked and can do nothing", seat.index());
        let place = match self.style {
            Style::Even => self.any(self.list.len()),
            Style::First => 0,
            Style::Last => self.list.len() - 1,
        };
        Some(Move { seat, action: self.list[place] })
    }

    fn perform(&mut self, next: Move) {
        self.position.perform(next.seat, next.action, &mut Stage::silent(&mut self.table));
        self.done += 1;
    }

    /// The position after the action, without going there.
    fn after(&mut self, next: Move) -> G {
        let mut position = self.position.clone();
        position.perform(next.seat, next.action, &mut Stage::silent(&mut self.table));
        position
    }
}

impl<G: Game> fmt::Display for Walk<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} decision {}", named::<G>(&self.setup), self.done)
    }
}

/// Every setup that the laws try: all seat counts, all pairs of option values, so many seeds.
fn each_setup<G: Game>(mut visit: impl FnMut(Setup<G::Options>, u32)) {
    let series = Seed::from_number(fingerprint(G::ID));
    for seats in G::SEATS.filter_map(SeatCount::new) {
        for options in all_pairs::<G::Options>(seats) {
            for number in 0..games() {
                visit(Setup { options, seats, seed: series.derive(Purpose::Game, number) }, number);
            }
        }
    }
}

/// Walks through random games and looks at every decision before it is made.
fn each_decision<G: Game>(mut look: impl FnMut(&mut Walk<G>, Move)) {
    each_setup::<G>(|setup, number| {
        let mut walk = Walk::<G>::begin(setup, number);
        while let Some(next) = walk.pick() {
            look(&mut walk, next);
            walk.perform(next);
        }
    });
}

/// Every listed action is readable, allowed, carried out, and listed once.
pub fn legal_actions_apply<G: Game>() {
    each_decision::<G>(|walk, next| {
        if !walk.now_and_then(4) {
            return;
        }
        let list = walk.list.to_vec();
        let mut distinct = list.clone();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(distinct.len(), list.len(), "{walk}: an action is listed twice");
        for action in list {
            let kind = G::kind(action);
            assert_eq!(kind.map(Into::into), Some(action), "{walk}: {action:?} reads as {kind:?}");
            let mut position = walk.position.clone();
            let applied = position.apply(next.seat, action, &mut Stage::silent(&mut walk.table));
            assert_eq!(applied, Ok(()), "{walk}: {kind:?} is listed and refused");
            assert_ne!(position, walk.position, "{walk}: {kind:?} changes nothing");
        }
    });
}

/// What is not listed is refused and leaves the position as it was: actions of earlier decisions, actions with some
/// bits turned, and plain noise.
pub fn nothing_else_applies<G: Game>() {
    let mut earlier: Vec<Action> = Vec::new();
    each_decision::<G>(|walk, next| {
        if !walk.now_and_then(4) {
            return;
        }
        let mut tries = Vec::new();
        for _ in 0..8 {
            let listed = walk.any_listed().0;
            tries.push(listed ^ 1 << walk.any(32));
            tries.push(listed ^ 1 << walk.any(20) ^ 1 << walk.any(20));
            tries.push(listed.wrapping_add(walk.any(7) as u32).wrapping_sub(3));
        }
        tries.push(walk.any(u32::MAX as usize) as u32);
        tries.push(walk.any(64) as u32);
        for _ in 0..8.min(earlier.len()) {
            tries.push(earlier[walk.any(earlier.len())].0);
        }
        for action in tries.into_iter().map(Action) {
            let mut position = walk.position.clone();
            let applied = position.apply(next.seat, action, &mut Stage::silent(&mut walk.table));
            let listed = walk.list.contains(&action);
            assert_eq!(applied.is_ok(), listed, "{walk}: {action:?} {:?}: {applied:?}", G::kind(action));
            if !listed {
                assert_eq!(position, walk.position, "{walk}: a refused {action:?} changed the position");
            }
        }
        if earlier.len() < 4096 {
            earlier.push(next.action);
        } else {
            let place = walk.any(4096);
            earlier[place] = next.action;
        }
    });
}

/// A seat that is not asked has no list, no prompt, and is refused whatever it tries.
pub fn other_seats_are_refused<G: Game>() {
    each_decision::<G>(|walk, next| {
        let deciders = walk.position.deciders();
        for seat in (0..crate::MAX_SEATS).filter_map(Seat::new) {
            let asked = deciders.contains(seat);
            assert_eq!(
                walk.position.prompt(seat).is_some(),
                asked,
                "{walk}: the prompt of seat {}",
                seat.index()
            );
            if !asked {
                let refused = walk.position.check(seat, next.action);
                assert_eq!(refused, Err(Refused::NotAsked), "{walk}: seat {} is not asked", seat.index());
                let mut list = Actions::new();
                walk.position.actions(seat, &mut list);
                assert!(list.is_empty(), "{walk}: seat {} is not asked and has a list", seat.index());
            }
        }
    });
}

/// What closes taking back is announced before it is chosen, and nothing else closes it.
pub fn what_is_announced_happens<G: Game>() {
    each_decision::<G>(|walk, next| {
        for _ in 0..8.min(walk.list.len()) {
            let action = walk.any_listed();
            let announced = walk.position.reveals(next.seat, action);
            let after = walk.after(Move { seat: next.seat, action });
            let happened = after.chance() != walk.position.chance();
            let kind = G::kind(action);
            assert_eq!(announced, happened, "{walk}: {kind:?} announced against happened");
        }
    });
}

/// No component appears or disappears.
pub fn components_are_conserved<G: Game>() {
    let count = |position: &G, mut census: Census| {
        position.census(&mut census);
        census
    };
    each_setup::<G>(|setup, number| {
        let mut walk = Walk::<G>::begin(setup, number);
        let begun = walk.position.clone();
        let box_contents = count(&begun, Census::to_compare());
        while let Some(next) = walk.pick() {
            walk.perform(next);
            if count(&walk.position, Census::to_compare()) != box_contents {
                let [now, then] = [&walk.position, &begun].map(|position| count(position, Census::new()));
                panic!("{walk}: after {:?} there are {now:?}, not {then:?}", G::kind(next.action));
            }
        }
    });
}

/// What a state keeps derived agrees with what it is derived from.
pub fn derived_facts_agree<G: Game>() {
    each_setup::<G>(|setup, number| {
        let mut walk = Walk::<G>::begin(setup, number);
        while let Some(next) = walk.pick() {
            walk.perform(next);
            let over = walk.position.deciders().is_empty();
            if over || walk.now_and_then(8) {
                let kind = G::kind(next.action);
                walk.position.audit().unwrap_or_else(|error| panic!("{walk}: after {kind:?}: {error}"));
            }
        }
    });
}

/// Every game ends within its bound, with a whole score sheet for everybody, and not before.
pub fn every_game_ends<G: Game>() {
    each_setup::<G>(|setup, number| {
        let mut walk = Walk::<G>::begin(setup, number);
        while let Some(next) = walk.pick() {
            assert_eq!(walk.position.outcome(), None, "{walk}: decided and still asking");
            walk.perform(next);
            assert!(walk.done <= G::longest(setup.seats), "{walk}: longer than any game");
        }
        let outcome =
            walk.position.outcome().unwrap_or_else(|| panic!("{walk}: nobody is asked and nothing decided"));
        assert_eq!(outcome.sheets.len(), setup.seats.get(), "{walk}");
        assert!(setup.seats.all().contains_all(outcome.winners), "{walk}: {:?}", outcome.winners);
        assert!(setup.seats.get() == 1 || !outcome.winners.is_empty(), "{walk}: nobody won");
        let open = walk.position.view(Viewer::Spectator);
        for (seat, sheet) in setup.seats.seats().zip(&outcome.sheets) {
            assert_eq!((sheet.lines.len(), sheet.ties.len()), (G::LINES.len(), G::TIES.len()), "{walk}");
            assert_eq!(
                G::sheet(&open, seat).as_ref(),
                Some(sheet),
                "{walk}: everybody sees the final sheets"
            );
        }
    });
}

/// Where several choose at once, it does not matter who answers first; and a game where several do says so.
pub fn the_order_of_answers_does_not_matter<G: Game>() {
    let mut tried = 0_u64;
    each_decision::<G>(|walk, next| {
        let mut list = Actions::new();
        for other in walk.position.deciders().without(next.seat).iter() {
            tried += 1;
            walk.position.actions(other, &mut list);
            let second = Move { seat: other, action: list[walk.any(list.len())] };
            let play = |walk: &mut Walk<G>, moves: [Move; 2]| {
                let mut position = walk.position.clone();
                for done in moves {
                    position.perform(done.seat, done.action, &mut Stage::silent(&mut walk.table));
                }
                position
            };
            let (one, other) = (play(walk, [next, second]), play(walk, [second, next]));
            assert_eq!(one, other, "{walk}: the order of {next:?} and {second:?} matters");
        }
    });
    assert_eq!(tried > 0, G::AT_ONCE, "{}: whether several are asked at once, tried {tried} times", G::ID);
}

/// Taking back to any earlier position restores it, and deciding the same again comes back; a seat alone goes back only
/// over its own decisions that revealed nothing.
pub fn taking_back_restores<G: Game>() {
    each_setup::<G>(|setup, number| {
        let mut walk = Walk::<G>::begin(setup, number);
        let mut timeline = Timeline::<G>::start(setup, Silent);
        let mut past = vec![walk.position.clone()];
        let mut moves = Vec::new();
        while let Some(next) = walk.pick() {
            walk.perform(next);
            assert_eq!(timeline.act(next.seat, next.action, Silent), Ok(()), "{walk}");
            past.push(walk.position.clone());
            moves.push(next);
            let floor = timeline.floor(next.seat);
            for step in floor..moves.len() {
                assert_eq!(moves[step].seat, next.seat, "{walk}: back over another seat's decision");
                assert_eq!(past[step].chance(), past[step + 1].chance(), "{walk}: back over a reveal");
            }
            if walk.now_and_then(8) {
                let back = if walk.any(4) == 0 { walk.any(past.len()) } else { floor };
                timeline.take_back(back);
                assert_eq!(timeline.now(), &past[back], "{walk}: back to {back}");
                assert_eq!(timeline.now().hash(), past[back].hash(), "{walk}: back to {back}");
                for again in &moves[back..] {
                    assert_eq!(
                        timeline.act(again.seat, again.action, Silent),
                        Ok(()),
                        "{walk}: again from {back}"
                    );
                }
                assert_eq!(timeline.now(), &walk.position, "{walk}: done again from {back}");
            }
        }
    });
}

/// A setup, to find its game again.
fn named<G: Game>(setup: &Setup<G::Options>) -> String {
    let Setup { options, seats, seed } = setup;
    format!("{} seats {} {options:?} seed {seed}", G::ID, seats.get())
}

fn whole_game<G: Game>(setup: Setup<G::Options>, number: u32) -> Timeline<G> {
    let mut walk = Walk::<G>::begin(setup, number);
    let mut timeline = Timeline::<G>::start(setup, Silent);
    while let Some(next) = walk.pick() {
        walk.perform(next);
        timeline.act(next.seat, next.action, Silent).unwrap_or_else(|refused| panic!("{walk}: {refused}"));
    }
    timeline
}

/// The same game, but after half of it somebody goes on with what they knew, and the rest is dealt anew.
fn dealt_game<G: Game>(setup: Setup<G::Options>, number: u32) -> Timeline<G> {
    let mut timeline = whole_game::<G>(setup, number);
    timeline.take_back(timeline.len() / 2);
    let viewer = Viewer::all(setup.seats).nth(number as usize % (setup.seats.get() + 1));
    timeline.deal(viewer.unwrap_or(Viewer::Spectator), setup.seed.derive(Purpose::World, number));
    let mut list = Actions::new();
    while let Some(seat) = timeline.now().deciders().first() {
        timeline.now().actions(seat, &mut list);
        let action = list[timeline.now().hash() as usize % list.len()];
        timeline
            .act(seat, action, Silent)
            .unwrap_or_else(|refused| panic!("{}: {refused}", named::<G>(&setup)));
    }
    timeline
}

/// A record is read as it was written, in both forms.
pub fn records_round_trip<G: Game>() {
    each_setup::<G>(|setup, number| {
        let mut timeline = if number % 4 == 1 { dealt_game::<G> } else { whole_game::<G> }(setup, number);
        if number % 4 == 0 {
            timeline.take_back(timeline.len() / 2);
        }
        let mut record = Record::of(&timeline);
        let game = named::<G>(&setup);
        assert_eq!(record.outcome.is_some(), timeline.now().outcome().is_some(), "{game}: the result");
        if number % 4 > 1 {
            let players = [Player::person("Юки"), Player::bot("greedy")];
            record.players = setup.seats.seats().map(|seat| players[seat.index() % 2].clone()).collect();
        }
        assert_eq!(Record::unpack(&record.pack()).as_ref(), Ok(&record), "{game}: packed");
        let text = record.to_json::<G>().unwrap_or_else(|error| panic!("{game}: {error}"));
        assert_eq!(Record::from_json::<G>(&text).as_ref(), Ok(&record), "{game}: written as JSON");
    });
}

/// A packed record with a wrong byte is never taken for another game, and one with another move never for the same.
pub fn damaged_records_are_refused<G: Game>() {
    let mut list = Actions::new();
    each_setup::<G>(|setup, number| {
        let mut timeline = whole_game::<G>(setup, number);
        let mut record = Record::of(&timeline);
        let game = named::<G>(&setup);
        let mut bytes = record.pack();
        let (place, bit) = (number as usize * 7919 % bytes.len(), number % 8);
        bytes[place] ^= 1 << bit;
        let read = Record::unpack(&bytes);
        assert!(
            matches!(read, Err(RecordError::Unreadable(_) | RecordError::Format(_))),
            "{game}: byte {place}: {read:?}"
        );
        assert!(Record::unpack(&bytes[..place]).is_err(), "{game}: cut off at {place}");

        // Two ways can lead to the same end; nothing but the hashes shall tell whether they do.
        let end = timeline.now().clone();
        let changed = number as usize * 7919 % record.moves.len();
        timeline.take_back(changed);
        timeline.now().actions(record.moves[changed].seat, &mut list);
        record.moves[changed].action = list[number as usize % list.len()];
        record.outcome = None;
        if let Ok(again) = record.replay::<G>() {
            assert_eq!(again.now(), &end, "{game}: another decision {changed} passes for the same game");
        }
    });
}

/// A record plays to the position it was made from, and nothing else does; where it parts from the rules shows to the turn.
pub fn replays_agree<G: Game>() {
    each_setup::<G>(|setup, number| {
        let timeline = if number % 4 == 1 { dealt_game::<G> } else { whole_game::<G> }(setup, number);
        let mut record = Record::of(&timeline);
        let game = named::<G>(&setup);
        match record.replay::<G>() {
            Ok(again) => {
                assert_eq!(
                    (again.now(), again.now().hash()),
                    (timeline.now(), record.hash),
                    "{game}: the end"
                );
            }
            Err(error) => panic!("{game}: played again: {error}"),
        }
        record.hash ^= 1;
        assert!(matches!(record.replay::<G>(), Err(RecordError::OtherEnd)), "{game}: another end");
        let turn = number as usize % record.turns.len();
        record.turns[turn].hash ^= 1;
        let reopened = record.reopen::<G>().unwrap_or_else(|error| panic!("{game}: {error}"));
        let before = turn.checked_sub(1).map_or(0, |before| record.turns[before].after);
        let parted = Some(Parted::OtherPosition { after: record.turns[turn].after });
        assert_eq!(reopened.parted, parted, "{game}: where it parts");
        assert_eq!(reopened.timeline.len(), before, "{game}: as far as it agrees");
    });
}

/// Nothing that a viewer is sent changes when everything is dealt anew that the viewer cannot know.
pub fn viewers_learn_nothing_hidden<G: Game>() {
    each_decision::<G>(|walk, next| {
        // One viewer of each decision, and whoever decides.
        let nth = walk.any(walk.setup.seats.get() + 1);
        let somebody = Viewer::all(walk.setup.seats).nth(nth).unwrap_or(Viewer::Spectator);
        for viewer in [Viewer::Seat(next.seat), somebody] {
            let view = walk.position.view(viewer);
            let seed = walk.setup.seed.derive(Purpose::World, walk.done as u32);
            let world = G::redeal(&view, &mut Dice::new(&seed));
            assert_eq!(world.view(viewer), view, "{walk}: the view of {viewer:?}");
            assert_eq!(
                world.deciders(),
                walk.position.deciders(),
                "{walk}: who is asked, told to {viewer:?}"
            );
            if walk.now_and_then(32) {
                world.audit().unwrap_or_else(|error| panic!("{walk}: the world of {viewer:?}: {error}"));
            }
            for seat in walk.setup.seats.seats() {
                assert_eq!(
                    world.prompt(seat),
                    walk.position.prompt(seat),
                    "{walk}: a prompt told to {viewer:?}"
                );
            }
            if viewer == Viewer::Seat(next.seat) {
                let mut list = Actions::new();
                world.actions(next.seat, &mut list);
                assert_eq!(*list, *walk.list, "{walk}: the list of {viewer:?}");
                let reveals = |position: &G| {
                    walk.list.iter().map(|&a| position.reveals(next.seat, a)).collect::<Vec<_>>()
                };
                assert_eq!(
                    reveals(&world),
                    reveals(&walk.position),
                    "{walk}: what is announced to {viewer:?}"
                );
            }
            same_story(walk, next, viewer, world);
        }
    });
}

/// The same action in the true position and in a world that looks the same: as long as no secret is opened, the viewer
/// hears the same story and sees the same table afterwards.
fn same_story<G: Game>(walk: &mut Walk<G>, next: Move, viewer: Viewer, mut world: G) {
    if world.check(next.seat, next.action).is_err() {
        return; // The action names something that this world has elsewhere: only its player could know.
    }
    let mut truth = walk.position.clone();
    let (mut heard, mut told) = (Vec::new(), Vec::new());
    truth.perform(next.seat, next.action, &mut Stage::new(&mut walk.table, &mut heard));
    world.perform(next.seat, next.action, &mut Stage::new(&mut walk.table, &mut told));
    if truth.chance().opened() != walk.position.chance().opened() {
        return;
    }
    let cut = |events: &[G::Event]| events.iter().map(|event| event.seen_by(viewer)).collect::<Vec<_>>();
    assert_eq!(cut(&told), cut(&heard), "{walk}: the story told to {viewer:?}");
    assert_eq!(world.view(viewer), truth.view(viewer), "{walk}: the view of {viewer:?} after it");
}

/// What a seat knows alone, nobody else knows: where one viewer's redeal can change what a seat sees, so can every
/// other viewer's. A view that shows a hand to somebody would stay consistent with itself; this finds it.
pub fn secrets_are_kept_from_all_others<G: Game>() {
    for seats in G::SEATS.filter_map(SeatCount::new) {
        for options in all_pairs::<G::Options>(seats) {
            // Who was seen to be in the dark about whom.
            let mut dark: Vec<(Viewer, Seat)> = Vec::new();
            for number in 0..games() {
                let seed = Seed::from_number(fingerprint(G::ID)).derive(Purpose::Game, number);
                let mut walk = Walk::<G>::begin(Setup { options, seats, seed }, number);
                while let Some(next) = walk.pick() {
                    for viewer in Viewer::all(seats) {
                        let seed = walk.setup.seed.derive(Purpose::World, walk.done as u32);
                        let world = G::redeal(&walk.position.view(viewer), &mut Dice::new(&seed));
                        let others = seats.seats().filter(|&seat| viewer != Viewer::Seat(seat));
                        for seat in others.filter(|&seat| !dark.contains(&(viewer, seat))).collect::<Vec<_>>()
                        {
                            let looks = Viewer::Seat(seat);
                            if world.view(looks) != walk.position.view(looks) {
                                dark.push((viewer, seat));
                            }
                        }
                    }
                    walk.perform(next);
                }
            }
            let ignorant = |seat: Seat| dark.iter().filter(|(_, about)| *about == seat).count();
            for seat in seats.seats() {
                let count = ignorant(seat);
                let who = seat.index();
                assert!(
                    count == 0 || count == seats.get(),
                    "{} seats {} {options:?}: somebody sees what only seat {who} should",
                    G::ID,
                    seats.get()
                );
            }
        }
    }
}

/// Views and events come through JSON as they were.
pub fn views_survive_the_wire<G: Game>() {
    each_decision::<G>(|walk, next| {
        if !walk.now_and_then(16) {
            return;
        }
        for viewer in Viewer::all(walk.setup.seats) {
            let view = walk.position.view(viewer);
            let text = serde_json::to_string(&view).unwrap_or_else(|error| panic!("{walk}: {error}"));
            let read: G::View =
                serde_json::from_str(&text).unwrap_or_else(|error| panic!("{walk}: {error}: {text}"));
            assert_eq!(read, view, "{walk}: the view of {viewer:?}");
        }
        let mut events = Vec::new();
        let mut position = walk.position.clone();
        position.perform(next.seat, next.action, &mut Stage::new(&mut walk.table, &mut events));
        assert!(!events.is_empty(), "{walk}: {:?} is not told", G::kind(next.action));
        for event in events {
            let text = serde_json::to_string(&event).unwrap_or_else(|error| panic!("{walk}: {error}"));
            assert_eq!(serde_json::from_str::<G::Event>(&text).ok(), Some(event), "{walk}: {text}");
        }
    });
}

/// The same setup plays to the same end, whoever listens.
pub fn listeners_change_nothing<G: Game>() {
    let mut list = Actions::new();
    each_setup::<G>(|setup, number| {
        let (end, decisions) = playout::<G>(&setup, &mut list);
        let (again, _) = playout::<G>(&setup, &mut list);
        assert_eq!((end.hash(), &end), (again.hash(), &again), "{}: played twice", named::<G>(&setup));
        assert!(decisions > 0);
        let mut walk = Walk::<G>::begin(setup, number);
        let mut loud = walk.position.clone();
        let mut events = Vec::new();
        while let Some(next) = walk.pick() {
            walk.perform(next);
            loud.perform(next.seat, next.action, &mut Stage::new(&mut walk.table, &mut events));
            assert_eq!(loud, walk.position, "{walk}: somebody listens");
        }
    });
}
