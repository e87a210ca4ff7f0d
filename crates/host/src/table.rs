//! The table: what is commanded, what is refused, what is answered for bots.

use engawa_kernel::{
    Action, Actions, Course, Digest, Game, Listener, MAX_SEATS, Move, Refused, Seat, SeatSet, Seed, Setup,
    Silent, Timeline, Viewer,
};

use crate::past::Past;
use crate::{
    Command, CommandId, Deed, Entry, Holder, Journal, LogLine, Question, Rejected, Seating, Time, Update,
    question,
};

/// One running table.
#[derive(Clone, PartialEq, Debug)]
pub struct Table<G: Game> {
    journal: Journal,
    course: Course<G>,
    seating: Seating,
    /// Whose turns end only when they say so.
    confirming: SeatSet,
    /// A turn that waits to be confirmed.
    held: Option<Held>,
    /// What the seats are asked.
    asked: [Asked; MAX_SEATS],
    /// What was taken back and can be done again, the next one last.
    undone: Vec<Move>,
    /// After how many decisions it was dealt anew the last time: nobody goes back behind that.
    ground: usize,
}

/// A turn that waits to be confirmed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Held {
    seat: Seat,
    /// The revision since which it waits.
    since: u64,
    /// Who was asked beside the seat and has not answered: they need not wait.
    beside: SeatSet,
}

/// What a seat is asked, or that it is not.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Asked {
    /// The revision since which that is so.
    since: u64,
    /// Who was asked at the same time.
    among: SeatSet,
    /// After how many decisions.
    decisions: usize,
}

/// One step of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Change<E> {
    /// What was accepted.
    pub entry: Entry,
    /// What happened, if it was a decision.
    pub happened: Option<LogLine<E>>,
}

/// A journal that the rules of today do not follow to its end.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entry {number} of the journal cannot be: {reason}")]
pub struct Astray {
    /// Which entry, counted from 1.
    pub number: u64,
    /// Why.
    pub reason: String,
}

impl<G: Game> Table<G> {
    /// Sets up a table. Seats beyond the given holders are held by persons.
    pub fn open(setup: Setup<G::Options>, holders: &[Holder]) -> Table<G> {
        let course = Course::start(setup, Silent);
        let mut table = Table {
            journal: Journal::new(),
            course,
            seating: Seating::new(setup.seats, holders),
            confirming: SeatSet::NONE,
            held: None,
            asked: [Asked::default(); MAX_SEATS],
            undone: Vec::new(),
            ground: 0,
        };
        table.ask_anew(0);
        table
    }

    /// The table exactly as it was after the last entry of its journal. What of the journal cannot be followed is not in
    /// the table; where it went astray is told.
    pub fn rebuild(
        setup: Setup<G::Options>,
        holders: &[Holder],
        entries: impl IntoIterator<Item = Entry>,
    ) -> (Table<G>, Option<Astray>) {
        let mut table = Table::open(setup, holders);
        for entry in entries {
            if let Err(reason) = table.accept(entry, Silent) {
                let astray = Astray { number: table.revision() + 1, reason };
                return (table, Some(astray));
            }
        }
        (table, None)
    }

    /// What the game started from.
    pub fn setup(&self) -> &Setup<G::Options> {
        self.course.setup()
    }

    /// The number of the present state of the table.
    pub fn revision(&self) -> u64 {
        self.journal.len()
    }

    /// What was accepted so far.
    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    /// Who is around the table.
    pub fn seating(&self) -> &Seating {
        &self.seating
    }

    /// Whose turns end only when they say so.
    pub fn confirming(&self) -> SeatSet {
        self.confirming
    }

    /// The position. Not for the eyes of whoever plays: see [`update`](Table::update).
    pub fn position(&self) -> &G {
        self.course.now()
    }

    /// How many decisions led here.
    pub fn decisions(&self) -> usize {
        self.course.decisions()
    }

    /// Who is asked to decide now: nobody while people are asked about taking back; while a turn waits to be confirmed
    /// only who was asked beside it.
    pub fn asked(&self) -> SeatSet {
        let deciders = self.course.now().deciders();
        match (self.seating.request(), self.held) {
            (Some(_), _) => SeatSet::NONE,
            (None, Some(held)) => deciders.iter().filter(|&seat| held.beside.contains(seat)).collect(),
            (None, None) => deciders,
        }
    }

    /// The seats for which bots are asked now.
    pub fn bots_asked(&self) -> SeatSet {
        let bots = self.seating.bots();
        self.asked().iter().filter(|&seat| bots.contains(seat)).collect()
    }

    /// The revision since which the seat is asked what it is asked now, or nothing.
    pub fn asked_since(&self, seat: Seat) -> u64 {
        self.asked[seat.index()].since
    }

    /// What the bot in a seat is asked now, if it is: as it was when it began to be asked. What others who are asked at the
    /// same time have decided since is nothing to it, so whoever asks late or again asks the same.
    pub fn question(&self, seat: Seat) -> Option<Question<G>> {
        let level = self.seating.holder(seat)?.bot().filter(|_| self.bots_asked().contains(seat))?;
        let Asked { since, decisions, .. } = self.asked[seat.index()];
        let viewer = Viewer::Seat(seat);
        let view = if decisions == self.decisions() {
            self.position().view(viewer)
        } else {
            let before = self.journal.entries().take(since as usize);
            Table::<G>::rebuild(*self.setup(), self.seating.holders(), before).0.position().view(viewer)
        };
        let seed = question::seed(&self.setup().seed, seat, decisions);
        Some(Question { seat, level, revision: since, view, seed })
    }

    /// The table as this viewer may see it now.
    pub fn update(&self, viewer: Viewer) -> Update<G> {
        self.told(viewer, None)
    }

    /// The table as this viewer may see it now, with what just happened.
    pub fn told(&self, viewer: Viewer, happened: Option<&LogLine<G::Event>>) -> Update<G> {
        let decisions = self.decisions();
        let own = |seat: Seat| self.undone.last().is_some_and(|undone| undone.seat == seat);
        // Only who holds a seat can take back: neither a spectator nor whoever left.
        let (floor, ground, redo) = match viewer {
            Viewer::Seat(seat) if self.seating.holder(seat) == Some(Holder::Person) => {
                (self.course.floor(seat), self.ground, own(seat))
            }
            Viewer::Seat(_) | Viewer::Spectator => (decisions, decisions, false),
        };
        Update {
            revision: self.revision(),
            decisions,
            holders: self.seating.holders().to_vec(),
            confirming: self.confirming,
            view: self.course.now().view(viewer),
            asked: self.asked(),
            happened: happened.map(|line| line.seen_by(viewer)),
            unconfirmed: self.held.map(|held| held.seat),
            request: self.seating.request(),
            floor,
            ground,
            redo,
            outcome: self.course.now().outcome(),
        }
    }

    /// The story so far, as this viewer may read it: played again for whoever asks.
    pub fn log(&self, viewer: Viewer) -> Vec<LogLine<G::Event>> {
        let past = self.past();
        let mut lines = Vec::with_capacity(past.moves.len() + 1);
        let mut tell = |number, seat, events| lines.push(LogLine { number, seat, events }.seen_by(viewer));
        let mut events = Vec::new();
        let mut course = Course::<G>::start(*self.setup(), &mut events);
        tell(0, None, events);
        for number in 0..=past.moves.len() {
            past.deal(&mut course);
            let Some(done) = past.moves.get(number) else { break };
            let mut events = Vec::new();
            // It was decided once, so it is legal here.
            if course.act(done.seat, done.action, &mut events).is_err() {
                break;
            }
            tell(number, Some(done.seat), events);
        }
        lines
    }

    /// The game so far, as a record is made of it. It holds the seed, so it must not leave a table where strangers still play.
    ///
    /// # Panics
    /// Never: what was decided once can be decided again.
    pub fn timeline(&self) -> Timeline<G> {
        self.past().timeline(self.setup()).expect("what was decided once can be decided again")
    }

    /// Carries out what the person in a seat commands, then what follows by itself, and tells it step by step. A rejected
    /// command changes nothing.
    pub fn command(
        &mut self,
        seat: Seat,
        id: CommandId,
        command: Command,
        at: Time,
        mut heard: impl FnMut(&Table<G>, &Change<G::Event>),
    ) -> Result<(), Rejected<G::Breach>> {
        let deed = self.judge(seat, command)?;
        let accepted = self.carry_out(Entry { seat: Some(seat), id: Some(id), at, deed }, &mut heard);
        debug_assert!(accepted.is_ok(), "what was judged can be done");
        accepted.map_err(|_| Rejected::Refused(Refused::Unreadable))?;
        self.settle(at, heard);
        Ok(())
    }

    /// Gives every answer that follows by itself, until somebody has to be asked. Whoever opens a new table does it once;
    /// after commands and answers it is done. A table that was kept is not settled: its journal is what was kept of it.
    pub fn settle(&mut self, at: Time, mut heard: impl FnMut(&Table<G>, &Change<G::Event>)) {
        while let Some(next) = self.next_by_itself() {
            // What was taken back together is done again together, and what is left to do again stays.
            let again = self.undone.last() == Some(&next);
            let deed = if again { Deed::Redo } else { Deed::Act(next.action) };
            let settled = self.carry_out(Entry { seat: Some(next.seat), id: None, at, deed }, &mut heard);
            debug_assert!(settled.is_ok(), "what follows by itself is legal");
            if settled.is_err() {
                return;
            }
        }
    }

    fn next_by_itself(&self) -> Option<Move> {
        let now = self.course.now();
        self.asked().iter().find_map(|seat| now.follows(seat).map(|action| Move { seat, action }))
    }

    /// What a bot answers to a question: carried out while it is legal, then what follows by itself, and told step by step.
    /// An answer to what is no longer asked is none.
    pub fn answer(
        &mut self,
        seat: Seat,
        revision: u64,
        actions: &[Action],
        at: Time,
        mut heard: impl FnMut(&Table<G>, &Change<G::Event>),
    ) {
        let asked = |table: &Table<G>| table.bots_asked().contains(seat);
        if !asked(self) || self.is_stale(seat, revision) {
            return;
        }
        let mut list = Actions::new();
        self.course.now().actions(seat, &mut list);
        let first = actions.first().filter(|action| list.contains(action));
        debug_assert!(first.is_some(), "the bot of seat {} did what it may not", seat.index());
        // A bot that errs must not stop the table for everybody else.
        let Some(&first) = first.or(list.first()) else { return };
        for action in [first].into_iter().chain(actions.iter().skip(1).copied()) {
            let entry = Entry { seat: Some(seat), id: None, at, deed: Deed::Act(action) };
            if !asked(self) || self.carry_out(entry, &mut heard).is_err() {
                break;
            }
        }
        self.settle(at, heard);
    }

    /// Deals anew what the viewer may not know, what is still to be drawn included.
    pub fn deal(
        &mut self,
        viewer: Viewer,
        seed: Seed,
        at: Time,
    ) -> Result<Change<G::Event>, Rejected<G::Breach>> {
        let entry = Entry { seat: None, id: None, at, deed: Deed::Deal(viewer, seed) };
        let entry = self.accept(entry, Silent).map_err(|_| Rejected::Refused(Refused::NotAsked))?;
        Ok(Change { entry, happened: None })
    }

    /// Accepts an entry and tells what came of it.
    fn carry_out(
        &mut self,
        entry: Entry,
        heard: &mut impl FnMut(&Table<G>, &Change<G::Event>),
    ) -> Result<(), String> {
        let mut events = Vec::new();
        let entry = self.accept(entry, &mut events)?;
        let decided = matches!(entry.deed, Deed::Act(_) | Deed::Redo);
        let line = || LogLine { number: self.decisions() - 1, seat: entry.seat, events };
        let change = Change { entry, happened: decided.then(line) };
        heard(self, &change);
        Ok(())
    }

    /// Whether what the seat is asked, or that it is not, has changed since a revision, or the revision is still to come.
    fn is_stale(&self, seat: Seat, revision: u64) -> bool {
        revision < self.asked[seat.index()].since || revision > self.revision()
    }

    /// What a command comes to, or why it is refused. Only looks.
    fn judge(&self, seat: Seat, command: Command) -> Result<Deed, Rejected<G::Breach>> {
        let holder = self.seating.holder(seat).ok_or(Rejected::NoSuchPerson)?;
        let away = matches!(holder, Holder::StandIn(_));
        if matches!(holder, Holder::Bot(_)) || away != matches!(command, Command::Return) {
            return Err(Rejected::NoSuchPerson);
        }
        let goes_on = matches!(
            command,
            Command::Act { .. } | Command::Confirm { .. } | Command::Answer { .. } | Command::Withdraw
        );
        if self.journal.is_full() && !goes_on {
            return Err(Rejected::Full);
        }
        let stale = Rejected::Stale { now: self.revision() };
        let newest = |revision: u64| if revision == self.revision() { Ok(()) } else { Err(stale) };
        match command {
            Command::Act { revision, action } => {
                if self.is_stale(seat, revision) {
                    return Err(stale);
                }
                self.nothing_waits(seat)?;
                self.course.now().check(seat, action)?;
                Ok(Deed::Act(action))
            }
            Command::TakeBack { revision, to } => {
                newest(revision)?;
                self.judge_taking_back(seat, to)
            }
            Command::Withdraw => {
                let own = self.seating.request().filter(|request| request.seat == seat);
                own.map(|_| Deed::Withdraw).ok_or(Rejected::NothingToTakeBack)
            }
            Command::Answer { request: number, agree } => {
                let asked =
                    |request: &crate::Request| request.number == number && !request.agreed.contains(seat);
                self.seating.request().filter(asked).ok_or(Rejected::NothingToAnswer)?;
                Ok(Deed::Answer(agree))
            }
            Command::Redo { revision } => {
                newest(revision)?;
                self.nothing_waits(seat)?;
                let own = self.undone.last().filter(|undone| undone.seat == seat);
                own.map(|_| Deed::Redo).ok_or(Rejected::NothingToRedo)
            }
            Command::Confirm { revision } => {
                let held = self.held.filter(|held| held.seat == seat).ok_or(Rejected::NothingToConfirm)?;
                if revision < held.since || revision > self.revision() {
                    return Err(stale);
                }
                Ok(Deed::Confirm)
            }
            Command::Confirming(on) => Ok(Deed::Confirming(on)),
            Command::Leave => Ok(Deed::Leave),
            Command::Return => Ok(Deed::Return),
        }
    }

    /// Whether the seat may decide while something waits.
    fn nothing_waits(&self, seat: Seat) -> Result<(), Rejected<G::Breach>> {
        match (self.held, self.seating.request()) {
            (_, Some(_)) => Err(Rejected::AwaitingAnswers),
            (Some(held), None) if !held.beside.contains(seat) => Err(Rejected::AwaitingConfirm),
            _ => Ok(()),
        }
    }

    fn judge_taking_back(&self, seat: Seat, to: usize) -> Result<Deed, Rejected<G::Breach>> {
        if to >= self.decisions() || to < self.ground {
            return Err(Rejected::NothingToTakeBack);
        }
        let to = self.last_asked(to).ok_or(Rejected::NothingToTakeBack)?;
        if self.seating.request().is_some() {
            return Err(Rejected::AwaitingAnswers);
        }
        if self.held.is_some_and(|held| held.seat != seat) {
            return Err(Rejected::AwaitingConfirm);
        }
        let alone = to >= self.course.floor(seat) || self.seating.is_only_person(seat);
        Ok(if alone { Deed::TakeBack(to) } else { Deed::Request(to) })
    }

    /// Where taking back comes to rest: after so many decisions or fewer, where somebody had to be asked.
    fn last_asked(&self, to: usize) -> Option<usize> {
        let past = self.past();
        let mut course = Course::<G>::start(*self.setup(), Silent);
        let mut rest = None;
        for number in 0..=to {
            past.deal(&mut course);
            let now = course.now();
            if number >= self.ground && now.deciders().iter().all(|seat| now.follows(seat).is_none()) {
                rest = Some(number);
            }
            let done = past.moves.get(number)?;
            course.act(done.seat, done.action, Silent).ok()?;
        }
        rest
    }

    /// Carries out an entry and adds it to the journal. One that cannot be changes nothing.
    fn accept<S: Listener<G::Event>>(&mut self, entry: Entry, sink: S) -> Result<Entry, String> {
        let seat = entry.seat.filter(|&seat| self.seating.holder(seat).is_some());
        if seat != entry.seat {
            return Err("there is no such seat".to_owned());
        }
        match (entry.deed, seat) {
            (Deed::Act(action), Some(seat)) => {
                self.decide(Move { seat, action }, sink)?;
                self.undone.clear();
            }
            (Deed::Redo, Some(seat)) => {
                let done = self.undone.last().copied().filter(|done| done.seat == seat);
                self.decide(done.ok_or("there is nothing to do again")?, sink)?;
                self.undone.pop();
            }
            (Deed::TakeBack(to), Some(_)) => {
                self.go_back(to)?;
                self.seating.withdraw();
            }
            (Deed::Request(to), Some(seat)) => {
                self.can_go_back(to)?;
                self.seating.ask(self.revision() + 1, seat, to);
            }
            (Deed::Withdraw, Some(_)) => self.seating.withdraw(),
            (Deed::Answer(agree), Some(seat)) => {
                self.settle_request(|seating| seating.answer(seat, agree))?;
            }
            (Deed::Confirm, Some(_)) => self.held = None,
            (Deed::Confirming(on), Some(seat)) => {
                self.confirming = if on { self.confirming.with(seat) } else { self.confirming.without(seat) };
            }
            (Deed::Leave, Some(seat)) => {
                self.settle_request(|seating| seating.leave(seat))?;
                self.held.take_if(|held| held.seat == seat);
            }
            (Deed::Return, Some(seat)) => self.seating.come_back(seat),
            (Deed::Deal(viewer, seed), None) => {
                if matches!(viewer, Viewer::Seat(seat) if self.seating.holder(seat).is_none()) {
                    return Err("there is no such viewer".to_owned());
                }
                self.course.deal(viewer, seed);
                self.seating.withdraw();
                self.ground = self.decisions();
                self.undone = Vec::new();
                self.held = None;
                self.ask_anew(self.revision() + 1);
            }
            (_, None) | (Deed::Deal(..), Some(_)) => return Err("nobody can do that".to_owned()),
        }
        Ok(self.journal.push(entry))
    }

    /// Something changes among the people; if everybody agrees to the request then, the table goes back.
    fn settle_request(&mut self, happens: impl FnOnce(&mut Seating) -> Option<usize>) -> Result<(), String> {
        let mut seating = self.seating.clone();
        if let Some(to) = happens(&mut seating) {
            self.go_back(to)?;
        }
        self.seating = seating;
        Ok(())
    }

    /// One decision: who is asked anew, and whether it waits to be confirmed.
    fn decide<S: Listener<G::Event>>(&mut self, done: Move, sink: S) -> Result<(), String> {
        let seat = done.seat;
        let before = self.questions_of_others(seat);
        let asked = self.course.now().deciders();
        self.course.act(seat, done.action, sink).map_err(|refused| refused.to_string())?;
        let now = self.course.now().deciders();
        let among = self.asked[seat.index()].among;
        let after = self.questions_of_others(seat);
        let anew = Asked { since: self.revision() + 1, among: now, decisions: self.decisions() };
        for other in self.setup().seats.seats() {
            if other == seat || before[other.index()] != after[other.index()] {
                self.asked[other.index()] = anew;
            }
        }
        // What cannot be taken back, because it revealed something, needs no confirming; and where several are asked at once,
        // nobody's turn is over by one answer.
        let passed_on = !now.contains(seat) && self.course.floor(seat) < self.decisions() && among.len() == 1;
        let person = self.seating.holder(seat) == Some(Holder::Person);
        if passed_on && person && self.confirming.contains(seat) {
            let beside = asked.iter().filter(|&other| other != seat && now.contains(other)).collect();
            self.held = Some(Held { seat, since: self.revision() + 1, beside });
        }
        Ok(())
    }

    /// What each seat but this one is asked, and what it may do, in short; nothing where it is not asked.
    fn questions_of_others(&self, seat: Seat) -> [Option<(G::Prompt, u64)>; MAX_SEATS] {
        let now = self.course.now();
        let deciders = now.deciders().without(seat);
        core::array::from_fn(|place| {
            let other = Seat::new(place).filter(|&other| deciders.contains(other))?;
            let (mut list, mut digest) = (Actions::new(), Digest::new());
            now.actions(other, &mut list);
            list.iter().for_each(|action| digest.word(action.0.into()));
            Some((now.prompt(other)?, digest.finish()))
        })
    }

    /// Since this revision everybody is asked something else than before, or nothing.
    fn ask_anew(&mut self, since: u64) {
        let asked = Asked { since, among: self.course.now().deciders(), decisions: self.decisions() };
        self.asked = [asked; MAX_SEATS];
    }

    fn can_go_back(&self, to: usize) -> Result<(), String> {
        let there = (self.ground..=self.decisions()).contains(&to);
        there.then_some(()).ok_or_else(|| "there is nothing to take back".to_owned())
    }

    fn go_back(&mut self, to: usize) -> Result<(), String> {
        self.can_go_back(to)?;
        let mut past = self.past();
        past.go_back(to);
        self.course = past.timeline(self.setup())?.into_course();
        self.undone = past.undone;
        self.held = None;
        self.ask_anew(self.revision() + 1);
        Ok(())
    }

    /// What was decided and not taken back, read from the journal.
    fn past(&self) -> Past {
        let mut past = Past::default();
        let mut seating = self.seating.at_first();
        for (place, entry) in self.journal.entries().enumerate() {
            past.follow(&mut seating, place as u64 + 1, entry);
        }
        past
    }
}
