//! The tables that are kept, and the room of the one that is open.
//!
//! The room says what is to be kept, told and asked; here it is done. The page is told at once and the store is written
//! behind it: both are this device, and what a crash in between loses is the last click of whoever sits in front of it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use engawa_host::Time;
use engawa_kernel::Record;
use engawa_part::{Missing, fetch};
use engawa_room::{BotAnswer, DeviceId, OpenError, Opened, Opening, Output, Person, Room};
use engawa_wire::kept::Stored;
use engawa_wire::table::{self, Refusal};
use engawa_wire::tables::{self, Tell as Told};
use engawa_wire::{Ask, Chair, Kept, Recorded, Start, Summary, TableId, Tell, chair};
use wasm_bindgen_futures::spawn_local;

use super::lock::{Lock, Locked, lock};
use super::store::{Store, Write};
use super::{give_back, say_to_bots, tell};
use crate::bots::Word;

/// Keeps the tables of this browser, and the room of the one that is open.
pub struct Tables {
    store: RefCell<Option<Rc<Store>>>,
    open: RefCell<Option<Open>>,
    /// What is to be written; only the latest counts.
    unwritten: Rc<RefCell<Option<Kept>>>,
    writing: Rc<Cell<bool>>,
    /// What was thrown away last: it can still be remembered.
    forgotten: RefCell<Option<Kept>>,
    visit: u64,
}

/// The table that is open.
struct Open {
    room: Room,
    _lock: Option<Lock>,
}

/// No list is longer.
const MOST: usize = 100;

/// The page is the only one in the room, and everybody who is a person sits in front of it.
const PAGE: DeviceId = DeviceId(0);

fn here() -> Person {
    Person("here".to_owned())
}

fn now() -> Time {
    Time(js_sys::Date::now() as u64)
}

fn say(told: Told) {
    tell(&Tell::Tables(told));
}

impl Tables {
    pub fn new() -> Tables {
        // Two tabs that begin in the same moment must not be taken for one.
        let visit = (js_sys::Math::random() * 9e15) as u64;
        Tables {
            store: RefCell::default(),
            open: RefCell::default(),
            unwritten: Rc::default(),
            writing: Rc::default(),
            forgotten: RefCell::default(),
            visit,
        }
    }

    /// Sees to one thing that the page asks.
    pub async fn ask(&self, ask: Ask) {
        match ask {
            Ask::Tables(ask) => self.about_tables(ask).await,
            Ask::Table(ask) => self.at_table(ask),
        }
    }

    async fn about_tables(&self, ask: tables::Ask) {
        match ask {
            tables::Ask::List { over, from, most } => self.list(over, from, most).await,
            tables::Ask::Open(start) => self.set_up(*start).await,
            tables::Ask::Join { table, anyway } => self.join(table, anyway).await,
            tables::Ask::Record(table) => self.record(table).await,
            tables::Ask::Keep(recorded) => {
                match open(Opening::of_record(&recorded)).await {
                    Ok(opened) => {
                        let kept = self.kept(&opened, recorded.table.clone(), recorded.chairs, recorded.when);
                        self.keep_aside(&kept).await;
                    }
                    Err(error) => error.tell(recorded.table.clone(), || tables::Ask::Keep(recorded)),
                }
                say(Told::Changed);
            }
            tables::Ask::Forget(table) => self.forget(table).await,
            tables::Ask::Remember(table) => {
                let forgotten = self.forgotten.take().filter(|kept| kept.table == table);
                // Another tab may have gone on with it: that is not written over.
                if let Some(kept) = forgotten
                    && self.fetch(&table).await.is_none()
                {
                    self.keep_aside(&kept).await;
                }
                say(Told::Changed);
            }
        }
    }

    fn at_table(&self, ask: table::Ask) {
        let command = match &ask {
            table::Ask::Command { id, .. } => Some(*id),
            table::Ask::Look(_) | table::Ask::GetUp => None,
        };
        if ask == table::Ask::GetUp {
            return self.get_up();
        }
        let done = self.open.borrow_mut().as_mut().map(|open| open.room.ask(PAGE, ask, now()));
        if let Some(done) = done {
            self.carry_out(done);
        } else if let Some(id) = command {
            tell(&Tell::Table(table::Tell::Refused { id, refusal: Refusal::NoSuchPerson }));
        }
    }

    /// A bot has thought.
    pub fn answer(&self, answer: &BotAnswer) {
        let done = self.open.borrow_mut().as_mut().map(|open| open.room.answer(answer, now()));
        if let Some(done) = done {
            self.carry_out(done);
        }
    }

    /// The bots are others than those who were asked.
    pub fn ask_bots_again(&self) {
        let open = self.open.borrow();
        for asked in open.iter().flat_map(|open| open.room.questions()) {
            say_to_bots(&Word::Ask(asked));
        }
    }

    /// What the room wants done.
    fn carry_out(&self, done: Output) {
        for (_, told) in done.tells {
            tell(&Tell::Table(told));
        }
        for (seat, since) in done.dropped {
            say_to_bots(&Word::Drop(seat, since));
        }
        for asked in done.questions {
            say_to_bots(&Word::Ask(asked));
        }
        if !done.entries.is_empty() {
            self.write();
        }
    }

    async fn store(&self) -> Option<Rc<Store>> {
        let open = self.store.borrow().clone();
        if open.is_some() {
            return open;
        }
        let Ok(store) = Store::open().await else {
            say(Told::NothingIsKept);
            return None;
        };
        let store = Rc::new(store);
        self.store.replace(Some(store.clone()));
        Some(store)
    }

    async fn list(&self, over: bool, from: usize, most: usize) {
        let mut tables = Vec::new();
        if let Some(store) = self.store().await {
            for stored in store.all().await.unwrap_or_default() {
                tables.push(self.of_today(&store, stored).await);
            }
        }
        let mut tables: Vec<_> =
            tables.iter().filter(|kept| kept.summary.over == over).map(Kept::listed).collect();
        let all = tables.len();
        tables.drain(..from.min(all));
        tables.truncate(most.min(MOST));
        say(Told::Listed { over, from, all, tables });
    }

    /// A table of the first form becomes one of today's; what cannot be taken up is listed all the same, so that it can be
    /// thrown away.
    async fn of_today(&self, store: &Store, stored: Stored) -> Kept {
        let recorded = match stored {
            Stored::Kept(kept) => return kept,
            Stored::Recorded(recorded) => recorded,
        };
        let Recorded { table, chairs, when, over, .. } = recorded.clone();
        match open(Opening::of_record(&recorded)).await {
            Ok(opened) => {
                let kept = self.kept(&opened, table, chairs, when);
                // Nobody sits there now: a table that is open was written by whoever opened it.
                let _ = store.keep(&kept, true).await;
                kept
            }
            Err(_) => unusable(&recorded, table, chairs, when, over),
        }
    }

    async fn set_up(&self, start: Start) {
        let Start { table, chairs, .. } = start.clone();
        match open(Opening::of_start(&start)).await {
            Ok(opened) => {
                let lock = self.lock(&table, false).await.ok().flatten();
                self.sit_down(opened, table, chairs, lock, None);
            }
            Err(error) => error.tell(table, || tables::Ask::Open(Box::new(start))),
        }
    }

    async fn join(&self, table: TableId, anyway: bool) {
        // Getting up first: the same page may join the same table again.
        self.get_up();
        let Ok(lock) = self.lock(&table, anyway).await else {
            return say(Told::Busy(table));
        };
        match self.fetch(&table).await {
            None => say(Told::Lost { table, why: "not kept in this browser".to_owned() }),
            Some(stored) => match taken_up(&stored).await {
                Ok((opened, chairs)) => self.sit_down(opened, table, chairs, lock, kept_before(stored)),
                Err(error) => error.tell(table.clone(), || tables::Ask::Join { table, anyway }),
            },
        }
    }

    /// The page gets up: what bots were asked at this table needs no answer.
    fn get_up(&self) {
        let before = self.open.take();
        for asked in before.iter().flat_map(|open| open.room.questions()) {
            say_to_bots(&Word::Drop(asked.seat, asked.since));
        }
    }

    /// What is kept of a table.
    async fn fetch(&self, table: &TableId) -> Option<Stored> {
        let store = self.store().await?;
        // What is not yet written comes before what is read.
        let unwritten = self.unwritten.take();
        if let Some(unwritten) = unwritten {
            let _ = store.keep(&unwritten, false).await;
        }
        store.one(&table.0).await.ok().flatten()
    }

    /// Tells the recorded game of a table.
    async fn record(&self, table: TableId) {
        let recorded = match self.fetch(&table).await {
            None => return say(Told::Lost { table, why: "not kept in this browser".to_owned() }),
            // A record that cannot be replayed is still looked at as far as it goes.
            Some(Stored::Recorded(recorded)) => Ok(recorded),
            Some(Stored::Kept(kept)) => recorded(&kept).await,
        };
        match recorded {
            Ok(recorded) => say(Told::Record(Box::new(recorded))),
            Err(error) => error.tell(table.clone(), || tables::Ask::Record(table)),
        }
    }

    async fn keep_aside(&self, kept: &Kept) {
        if let Some(store) = self.store().await {
            let _ = store.keep(kept, true).await;
        }
    }

    async fn forget(&self, table: TableId) {
        let stored = self.fetch(&table).await;
        self.open.borrow_mut().take_if(|open| *open.room.table() == table);
        if let Some(store) = self.store().await {
            if let Some(stored) = stored {
                self.forgotten.replace(Some(self.of_today(&store, stored).await));
            }
            let _ = store.forget(&table.0).await;
        }
        say(Told::Changed);
    }

    /// The lock of a table: ours, not to be had here (none), or held by another tab (an error).
    async fn lock(&self, table: &TableId, anyway: bool) -> Result<Option<Lock>, ()> {
        let lost = {
            let table = table.clone();
            move || say(Told::TakenOver(table))
        };
        match lock(&table.0, anyway, lost).await {
            Locked::Yes(lock) => Ok(Some(lock)),
            Locked::Unknown => Ok(None),
            Locked::Elsewhere => Err(()),
        }
    }

    /// The page sits down at a table; `before` is what was kept of it.
    fn sit_down(
        &self,
        opened: Opened,
        table: TableId,
        chairs: Vec<Chair>,
        lock: Option<Lock>,
        before: Option<Kept>,
    ) {
        self.get_up();
        let people = chair::persons(&chairs);
        // What could not be followed to its end stays as it was kept, until somebody goes on from there.
        let kept = match before.filter(|_| opened.parted.is_some()) {
            Some(before) => Kept { visit: self.visit, ..before },
            None => self.kept(&opened, table.clone(), chairs.clone(), now().0),
        };
        let seats = opened.desk.seating().holders().len();
        let holder =
            |place| engawa_kernel::Seat::new(place).filter(|&seat| people.contains(seat)).map(|_| here());
        let mut room = Room::new(table, opened, chairs, (0..seats).map(holder).collect());
        let done = room.enter(PAGE, here());
        self.open.replace(Some(Open { room, _lock: lock }));
        self.carry_out(done);
        // The visit changes hands at once, so that another tab without locks notices.
        self.unwritten.replace(Some(kept));
        self.write_what_is_unwritten(true);
    }

    fn kept(&self, opened: &Opened, table: TableId, chairs: Vec<Chair>, when: u64) -> Kept {
        Kept { table, chairs, when, visit: self.visit, ..opened.desk.kept() }
    }

    /// Writes the open table. Nobody waits for it.
    fn write(&self) {
        let kept = self.open.borrow().as_ref().map(|Open { room, .. }| Kept {
            table: room.table().clone(),
            chairs: room.chairs().to_vec(),
            when: now().0,
            visit: self.visit,
            ..room.desk().kept()
        });
        if kept.is_some() {
            self.unwritten.replace(kept);
            self.write_what_is_unwritten(false);
        }
    }

    fn write_what_is_unwritten(&self, anyway: bool) {
        if self.writing.replace(true) {
            return;
        }
        let Some(store) = self.store.borrow().clone() else {
            self.writing.set(false);
            return;
        };
        let (unwritten, writing) = (self.unwritten.clone(), self.writing.clone());
        spawn_local(async move {
            let mut anyway = anyway;
            while let Some(kept) = { unwritten.take() } {
                if matches!(store.keep(&kept, anyway).await, Ok(Write::TakenOver)) {
                    say(Told::TakenOver(kept.table));
                }
                anyway = false;
            }
            writing.set(false);
        });
    }
}

/// Why a table is not opened.
enum Unopened {
    /// It cannot be.
    Never(OpenError),
    /// Its game could not be fetched.
    NotNow,
}

impl From<OpenError> for Unopened {
    fn from(error: OpenError) -> Unopened {
        Unopened::Never(error)
    }
}

impl From<Missing> for Unopened {
    fn from(Missing: Missing) -> Unopened {
        Unopened::NotNow
    }
}

impl Unopened {
    /// Tells the page. What could be done later it gets back, to ask again.
    fn tell(self, table: TableId, asked: impl FnOnce() -> tables::Ask) {
        match self {
            Unopened::Never(error) => say(Told::Lost { table, why: error.to_string() }),
            Unopened::NotNow => give_back(&Ask::Tables(asked())),
        }
    }
}

/// Opens a table through the door of its game.
async fn open(opening: Result<Opening<'_>, OpenError>) -> Result<Opened, Unopened> {
    let opening = opening?;
    let part = fetch(opening.game()?).await?;
    Ok(part.open(&opening, now())?)
}

/// What was kept of a table, if it was a journal already.
fn kept_before(stored: Stored) -> Option<Kept> {
    match stored {
        Stored::Kept(kept) => Some(kept),
        Stored::Recorded(_) => None,
    }
}

/// A table as it is kept, taken up.
async fn taken_up(stored: &Stored) -> Result<(Opened, Vec<Chair>), Unopened> {
    match stored {
        Stored::Kept(kept) => Ok((open(Opening::of_kept(kept)).await?, kept.chairs.clone())),
        Stored::Recorded(recorded) => {
            Ok((open(Opening::of_record(recorded)).await?, recorded.chairs.clone()))
        }
    }
}

/// The recorded game of a table that is kept.
async fn recorded(kept: &Kept) -> Result<Recorded, Unopened> {
    let opened = open(Opening::of_kept(kept)).await?;
    Ok(Recorded {
        table: kept.table.clone(),
        chairs: kept.chairs.clone(),
        record: opened.desk.record(&kept.chairs).pack(),
        confirming: opened.desk.confirming(),
        over: kept.summary.over,
        when: kept.when,
    })
}

/// What is listed of a table that cannot be taken up.
fn unusable(recorded: &Recorded, table: TableId, chairs: Vec<Chair>, when: u64, over: bool) -> Kept {
    let game = Record::unpack(&recorded.record).map(|record| record.game).unwrap_or_default();
    Kept {
        table,
        game: game.clone(),
        rules: 0,
        data: 0,
        options: Vec::new(),
        seed: engawa_kernel::Seed::new([0; 32]),
        journal: Vec::new(),
        hash: 0,
        summary: Summary {
            game,
            decisions: 0,
            round: None,
            asked: engawa_kernel::SeatSet::NONE,
            totals: vec![None; chairs.len()],
            winners: engawa_kernel::SeatSet::NONE,
            rival: None,
            rating: 0,
            over,
        },
        chairs,
        when,
        visit: 0,
    }
}
