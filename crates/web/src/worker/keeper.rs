//! The table that is open, and what is told about it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use engawa_host::Command;
use engawa_kernel::{Record, Seat, Viewer};
use engawa_wire::desk::{self, Desk};
use engawa_wire::{Ask, Chair, Refusal, Saved, Start, TableId, Tell};
use wasm_bindgen_futures::spawn_local;

use super::cupboard::{Cupboard, Kept};
use super::lock::{Lock, Locked, lock};
use super::tell;

/// Keeps the tables of this browser, and runs the one that is open.
pub struct Keeper {
    cupboard: RefCell<Option<Rc<Cupboard>>>,
    open: RefCell<Option<Open>>,
    /// What is to be written; only the latest counts.
    unwritten: Rc<RefCell<Option<Saved>>>,
    writing: Rc<Cell<bool>>,
    visit: u64,
}

/// The table that is open.
struct Open {
    table: TableId,
    chairs: Vec<Chair>,
    confirm: bool,
    desk: Box<dyn Desk>,
    /// Through whose eyes the page looks.
    eyes: Viewer,
    _lock: Option<Lock>,
}

impl Keeper {
    pub fn new() -> Keeper {
        // Two tabs that begin in the same moment must not be taken for one.
        let visit = (js_sys::Math::random() * 9e15) as u64;
        Keeper {
            cupboard: RefCell::default(),
            open: RefCell::default(),
            unwritten: Rc::default(),
            writing: Rc::default(),
            visit,
        }
    }

    /// Answers one thing that the page asks.
    pub async fn answer(&self, ask: Ask) {
        match ask {
            Ask::List => tell(&Tell::Saved(self.all().await)),
            Ask::Open(start) => self.set_up(start).await,
            Ask::Join { table, anyway } => self.join(table, anyway).await,
            Ask::Keep(mut saved) => {
                saved.visit = self.visit;
                if let Some(cupboard) = self.cupboard().await {
                    let _ = cupboard.keep(&saved, true).await;
                }
                tell(&Tell::Saved(self.all().await));
            }
            Ask::Forget(table) => {
                self.open.borrow_mut().take_if(|open| open.table == table);
                if let Some(cupboard) = self.cupboard().await {
                    let _ = cupboard.forget(&table.0).await;
                }
                tell(&Tell::Saved(self.all().await));
            }
            Ask::Look(viewer) => self.look(viewer),
            Ask::Command { seat, command } => self.command(seat, command),
            Ask::Confirm(confirm) => {
                if let Some(open) = &mut *self.open.borrow_mut() {
                    open.confirm = confirm;
                    open.desk.confirm(confirm);
                }
                self.write();
            }
            Ask::Leave => {
                self.open.take();
            }
        }
    }

    async fn cupboard(&self) -> Option<Rc<Cupboard>> {
        let open = self.cupboard.borrow().clone();
        if open.is_some() {
            return open;
        }
        let Ok(cupboard) = Cupboard::open().await else {
            tell(&Tell::NothingIsKept);
            return None;
        };
        let cupboard = Rc::new(cupboard);
        self.cupboard.replace(Some(cupboard.clone()));
        Some(cupboard)
    }

    async fn all(&self) -> Vec<Saved> {
        match self.cupboard().await {
            Some(cupboard) => cupboard.all().await.unwrap_or_default(),
            None => Vec::new(),
        }
    }

    async fn set_up(&self, start: Start) {
        match desk::open(&start) {
            Ok((game, desk)) => {
                let lock = self.lock(&start.table, false).await.ok().flatten();
                let (table, chairs, confirm) = (start.table, start.chairs, start.confirm);
                self.sit_down(
                    game.id(),
                    Open { table, chairs, confirm, desk, eyes: Viewer::Spectator, _lock: lock },
                );
            }
            Err(error) => tell(&Tell::Lost { table: start.table, why: error.to_string() }),
        }
    }

    async fn join(&self, table: TableId, anyway: bool) {
        // Getting up first: the same page may join the same table again.
        self.open.take();
        let Ok(lock) = self.lock(&table, anyway).await else {
            tell(&Tell::Busy(table));
            return;
        };
        let saved = match self.cupboard().await {
            Some(cupboard) => {
                // What is not yet written comes before what is read.
                if let Some(unwritten) = self.unwritten.take() {
                    let _ = cupboard.keep(&unwritten, false).await;
                }
                cupboard.one(&table.0).await.ok().flatten()
            }
            None => None,
        };
        let Some(saved) = saved else {
            tell(&Tell::Lost { table, why: "not kept in this browser".to_owned() });
            return;
        };
        let resumed = Record::unpack(&saved.record)
            .map_err(desk::StartError::from)
            .and_then(|record| desk::resume(&record, &saved.chairs, saved.confirm));
        match resumed {
            Ok((game, desk)) => {
                let Saved { table, chairs, confirm, .. } = saved;
                self.sit_down(
                    game.id(),
                    Open { table, chairs, confirm, desk, eyes: Viewer::Spectator, _lock: lock },
                );
            }
            Err(error) => tell(&Tell::Lost { table, why: error.to_string() }),
        }
    }

    /// The lock of a table: ours, not to be had here (none), or held by another tab (an error).
    async fn lock(&self, table: &TableId, anyway: bool) -> Result<Option<Lock>, ()> {
        let lost = {
            let table = table.clone();
            move || tell(&Tell::TakenOver(table))
        };
        match lock(&table.0, anyway, lost).await {
            Locked::Yes(lock) => Ok(Some(lock)),
            Locked::Unknown => Ok(None),
            Locked::Elsewhere => Err(()),
        }
    }

    fn sit_down(&self, game: &str, open: Open) {
        tell(&Tell::Joined {
            table: open.table.clone(),
            game: game.to_owned(),
            chairs: open.chairs.clone(),
            confirm: open.confirm,
        });
        let saved = self.saved(&open);
        self.open.replace(Some(open));
        // The visit changes hands at once, so that another tab without locks notices.
        self.unwritten.replace(None);
        self.write_anyway(saved);
    }

    fn look(&self, viewer: Viewer) {
        if let Some(open) = &mut *self.open.borrow_mut() {
            open.eyes = viewer;
            tell(&Tell::Log { viewer, entries: open.desk.log(viewer) });
            tell(&Tell::News { viewer, news: open.desk.news(viewer) });
            if open.desk.is_over() {
                tell(&Tell::Kept(Box::new(self.saved(open))));
            }
        }
        self.bots();
    }

    fn command(&self, seat: Seat, command: Command) {
        let done = match &mut *self.open.borrow_mut() {
            Some(open) => open.desk.command(seat, command).map(|told| pass_on(open, &told)),
            None => Err(Refusal::NoSuchPerson),
        };
        match done {
            Ok(()) => self.bots(),
            Err(refusal) => tell(&Tell::Refused(refusal)),
        }
    }

    /// Bots decide until a person is asked; every decision is told at once, the page shows them at its own pace.
    fn bots(&self) {
        if let Some(open) = &mut *self.open.borrow_mut() {
            while let Some(told) = open.desk.bot_decides() {
                pass_on(open, &told);
            }
            if open.desk.is_over() {
                tell(&Tell::Kept(Box::new(self.saved(open))));
            }
        }
        self.write();
    }

    fn saved(&self, open: &Open) -> Saved {
        Saved {
            table: open.table.clone(),
            chairs: open.chairs.clone(),
            confirm: open.confirm,
            record: open.desk.record().pack(),
            over: open.desk.is_over(),
            when: js_sys::Date::now() as u64,
            visit: self.visit,
        }
    }

    /// Writes the open table. Nobody waits for it.
    fn write(&self) {
        let Some(saved) = self.open.borrow().as_ref().map(|open| self.saved(open)) else { return };
        self.unwritten.replace(Some(saved));
        self.write_what_is_unwritten(false);
    }

    fn write_anyway(&self, saved: Saved) {
        self.unwritten.replace(Some(saved));
        self.write_what_is_unwritten(true);
    }

    fn write_what_is_unwritten(&self, anyway: bool) {
        if self.writing.replace(true) {
            return;
        }
        let Some(cupboard) = self.cupboard.borrow().clone() else {
            self.writing.set(false);
            return;
        };
        let (unwritten, writing) = (self.unwritten.clone(), self.writing.clone());
        spawn_local(async move {
            let mut anyway = anyway;
            while let Some(saved) = unwritten.take() {
                if matches!(cupboard.keep(&saved, anyway).await, Ok(Kept::TakenOver)) {
                    tell(&Tell::TakenOver(saved.table));
                }
                anyway = false;
            }
            writing.set(false);
        });
    }
}

/// Tells the page what the eyes it looks through may see.
fn pass_on(open: &Open, told: &desk::Told) {
    for (viewer, news) in told {
        if *viewer == open.eyes {
            tell(&Tell::News { viewer: *viewer, news: news.clone() });
        }
    }
}
