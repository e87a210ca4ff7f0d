//! The table: who sits where, what they command, what is refused.

use engawa_bots::{Bot, Estimate, Level, Look};
use engawa_kernel::{Action, Actions, Game, Record, RecordError, Seat, SeatSet, Setup, Timeline, Viewer};

use crate::news::Request;
use crate::{Command, Entry, Log, News, Rejected, Sitter};

/// How the people at the table want to be asked.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Manner {
    /// A person's turn ends only when that person says so, also where the rules would pass it on at once.
    pub confirm: bool,
}

/// One running table.
#[derive(Debug)]
pub struct Table<G: Game> {
    timeline: Timeline<G>,
    sitters: Vec<Sitter>,
    bots: Vec<Option<Bot>>,
    manner: Manner,
    revision: u64,
    log: Log<G>,
    unconfirmed: Option<Seat>,
    request: Option<Request>,
}

/// What every viewer is sent after a change: the seats in their order, then the spectators.
pub type Told<G> = Vec<(Viewer, News<G>)>;

/// The bot that holds the seat of a person who left.
const STAND_IN: Level = Level::Greedy;

impl<G: Estimate> Table<G> {
    /// Sets up a table. Seats beyond the given sitters are held by persons.
    pub fn open(setup: Setup<G::Options>, sitters: &[Sitter], manner: Manner) -> Table<G> {
        let mut events = Vec::new();
        let timeline = Timeline::start(setup, &mut events);
        Table::seated(timeline, sitters, manner, Log::begin(events))
    }

    /// Sets up a table where a recorded game left off.
    pub fn resume(record: &Record, sitters: &[Sitter], manner: Manner) -> Result<Table<G>, RecordError> {
        let moves = record.replay::<G>()?;
        let mut table = Table::open(*moves.setup(), sitters, manner);
        for done in moves.moves() {
            // The record was replayed just now, so every move of it is legal here.
            let mut events = Vec::new();
            if table.timeline.act(done.seat, done.action, &mut events).is_ok() {
                table.log.add(done.seat, events);
            }
        }
        Ok(table)
    }

    fn seated(timeline: Timeline<G>, sitters: &[Sitter], manner: Manner, log: Log<G>) -> Table<G> {
        let setup = *timeline.setup();
        let sitters: Vec<Sitter> = setup
            .seats
            .seats()
            .map(|seat| sitters.get(seat.index()).cloned().unwrap_or(Sitter::Person))
            .collect();
        let bots = setup
            .seats
            .seats()
            .zip(&sitters)
            .map(|(seat, sitter)| sitter.bot().map(|level| Bot::new(level, &setup.seed, seat)))
            .collect();
        Table { timeline, sitters, bots, manner, revision: 0, log, unconfirmed: None, request: None }
    }

    /// The number of the present state of the table.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// From now on the people want to be asked like this. What waits to be confirmed still waits.
    pub fn set_manner(&mut self, manner: Manner) {
        self.manner = manner;
    }

    /// Who holds the seats.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// The record of the game so far. It holds the seed, so it must not leave a table where strangers still play.
    pub fn record(&self) -> Record {
        Record::of(&self.timeline)
    }

    /// The story so far, as this viewer may read it.
    pub fn log(&self, viewer: Viewer) -> impl Iterator<Item = Entry<G::Event>> + '_ {
        self.log.seen_by(viewer)
    }

    /// Who is asked to decide now; nobody while a turn waits to be confirmed or people are asked about taking back.
    pub fn asked(&self) -> SeatSet {
        if self.unconfirmed.is_some() || self.request.is_some() {
            SeatSet::NONE
        } else {
            self.timeline.now().deciders()
        }
    }

    /// The table as this viewer may see it now.
    pub fn news(&self, viewer: Viewer) -> News<G> {
        self.told(viewer, None)
    }

    fn told(&self, viewer: Viewer, happened: Option<&Entry<G::Event>>) -> News<G> {
        let decisions = self.timeline.len();
        let own = |seat: Seat| self.timeline.next_undone().is_some_and(|undone| undone.seat == seat);
        let (floor, redo) = match viewer {
            Viewer::Seat(seat) => (self.timeline.floor(seat), own(seat)),
            Viewer::Spectator => (decisions, false),
        };
        News {
            revision: self.revision,
            decisions,
            view: self.timeline.now().view(viewer),
            asked: self.asked(),
            happened: happened.map(|entry| entry.seen_by(viewer)),
            unconfirmed: self.unconfirmed,
            request: self.request,
            floor,
            redo,
            outcome: self.timeline.now().outcome(),
        }
    }

    fn tell_all(&self, happened: Option<&Entry<G::Event>>) -> Told<G> {
        Viewer::all(self.timeline.setup().seats).map(|viewer| (viewer, self.told(viewer, happened))).collect()
    }

    /// Carries out what the person in a seat commands, and tells every viewer. A rejected command changes nothing.
    pub fn command(&mut self, seat: Seat, command: Command) -> Result<Told<G>, Rejected<G::Breach>> {
        let sitter = self.sitters.get(seat.index()).ok_or(Rejected::NoSuchPerson)?;
        let away = matches!(sitter, Sitter::StandIn(_));
        if matches!(sitter, Sitter::Bot(_)) || away != matches!(command, Command::Return) {
            return Err(Rejected::NoSuchPerson);
        }
        if command.revision().is_some_and(|revision| revision != self.revision) {
            return Err(Rejected::Stale { now: self.revision });
        }
        match command {
            Command::Act { action, .. } => return self.act(seat, action),
            Command::TakeBack { to, .. } => self.take_back(seat, to)?,
            Command::Answer { agree, .. } => self.answer(seat, agree)?,
            Command::Redo { .. } => return self.redo(seat),
            Command::Confirm { .. } => {
                self.unconfirmed.take_if(|waiting| *waiting == seat).ok_or(Rejected::NothingToConfirm)?;
            }
            Command::Leave => self.leave(seat),
            Command::Return => {
                self.sitters[seat.index()] = Sitter::Person;
                self.bots[seat.index()] = None;
            }
        }
        self.revision += 1;
        Ok(self.tell_all(None))
    }

    /// Lets one bot decide, if one is asked. Whoever runs the table calls this again until nobody answers.
    pub fn bot_decides(&mut self) -> Option<Told<G>> {
        let seat = self.asked().iter().find(|seat| self.sitters[seat.index()].bot().is_some())?;
        let bot = self.bots[seat.index()].as_mut()?;
        let now = self.timeline.now();
        let mut action = bot.decide(Look::new(now, seat));
        if now.check(seat, action).is_err() {
            // A bot that errs must not stop the table for everybody else.
            debug_assert!(false, "the bot of seat {} did what it may not", seat.index());
            let mut list = Actions::new();
            now.actions(seat, &mut list);
            action = *list.first()?;
        }
        self.act(seat, action).ok()
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<Told<G>, Rejected<G::Breach>> {
        self.nothing_waits()?;
        let mut events = Vec::new();
        self.timeline.act(seat, action, &mut events)?;
        Ok(self.decided(seat, events))
    }

    fn redo(&mut self, seat: Seat) -> Result<Told<G>, Rejected<G::Breach>> {
        self.nothing_waits()?;
        if self.timeline.next_undone().is_none_or(|undone| undone.seat != seat) {
            return Err(Rejected::NothingToRedo);
        }
        let mut events = Vec::new();
        self.timeline.redo(&mut events);
        Ok(self.decided(seat, events))
    }

    fn decided(&mut self, seat: Seat, events: Vec<G::Event>) -> Told<G> {
        self.revision += 1;
        // What revealed something cannot be taken back, so there is nothing to confirm about it.
        let passed_on = !self.timeline.now().deciders().contains(seat) && !self.timeline.revealed_last();
        if self.manner.confirm && passed_on && self.sitters[seat.index()] == Sitter::Person {
            self.unconfirmed = Some(seat);
        }
        let entry = self.log.add(seat, events).clone();
        self.tell_all(Some(&entry))
    }

    fn nothing_waits(&self) -> Result<(), Rejected<G::Breach>> {
        match (self.unconfirmed, self.request) {
            (Some(_), _) => Err(Rejected::AwaitingConfirm),
            (_, Some(_)) => Err(Rejected::AwaitingAnswers),
            _ => Ok(()),
        }
    }

    fn take_back(&mut self, seat: Seat, to: usize) -> Result<(), Rejected<G::Breach>> {
        if to >= self.timeline.len() {
            return Err(Rejected::NothingToTakeBack);
        }
        if self.request.is_some() {
            return Err(Rejected::AwaitingAnswers);
        }
        if self.unconfirmed.is_some_and(|waiting| waiting != seat) {
            return Err(Rejected::AwaitingConfirm);
        }
        if to >= self.timeline.floor(seat) {
            self.go_back(to);
        } else {
            self.request = Some(Request { seat, to, agreed: SeatSet::only(seat) });
            self.go_back_if_all_agree();
        }
        Ok(())
    }

    fn answer(&mut self, seat: Seat, agree: bool) -> Result<(), Rejected<G::Breach>> {
        let request = self.request.as_mut().filter(|request| !request.agreed.contains(seat));
        let request = request.ok_or(Rejected::NothingToAnswer)?;
        if agree {
            request.agreed = request.agreed.with(seat);
            self.go_back_if_all_agree();
        } else {
            self.request = None;
        }
        Ok(())
    }

    /// Bots have nothing against it; every person must have said yes.
    fn go_back_if_all_agree(&mut self) {
        let persons: SeatSet = self
            .timeline
            .setup()
            .seats
            .seats()
            .filter(|seat| self.sitters[seat.index()] == Sitter::Person)
            .collect();
        if let Some(request) = self.request.take_if(|request| request.agreed.contains_all(persons)) {
            self.go_back(request.to);
        }
    }

    fn go_back(&mut self, to: usize) {
        self.timeline.take_back(to);
        self.log.cut(to);
        self.unconfirmed = None;
        // What a bot had in mind belongs to a turn that never was.
        let setup = self.timeline.setup();
        for ((seat, sitter), bot) in setup.seats.seats().zip(&self.sitters).zip(&mut self.bots) {
            *bot = sitter.bot().map(|level| Bot::new(level, &setup.seed, seat));
        }
    }

    /// A bot takes the seat; what waited for the person waits no longer.
    fn leave(&mut self, seat: Seat) {
        self.sitters[seat.index()] = Sitter::StandIn(STAND_IN);
        self.bots[seat.index()] = Some(Bot::new(STAND_IN, &self.timeline.setup().seed, seat));
        self.unconfirmed.take_if(|waiting| *waiting == seat);
        self.request.take_if(|request| request.seat == seat);
        self.go_back_if_all_agree();
    }
}
