//! The page's side of a table: what is shown, what is chosen, through whose eyes.
//!
//! | file | idea |
//! |---|---|
//! | this one | the state of the session, and drawing with it |
//! | [`hearing`] | what the table tells: queued, and shown at the pace of the settings |
//! | [`deciding`] | from touches to commands |
//!
//! The table never waits for drawings. While something is queued, nothing is lit.

mod deciding;
mod hearing;

use core::ops::Deref;
use std::collections::VecDeque;
use std::rc::Rc;

use engawa_boards::{Chooser, Look, Moment, Sight, SpokenLine, Target};
use engawa_host::{CommandId, Holder};
use engawa_kernel::{Action, Seat, SeatSet, Viewer};
use engawa_shelf::GameId;
use engawa_wire::{Chair, Recorded, TableId, table, tables};
use engawa_words::{Names, Words};

use crate::app::App;
use crate::camera::Camera;
use crate::frame::fresh;
use crate::reactive::*;
use crate::route::Route;

/// The page's side of the table: a page has one session as long as it lives, so what is copied around is where it is.
#[derive(Clone, Copy)]
pub struct Session(&'static State);

impl Deref for Session {
    type Target = State;

    fn deref(&self) -> &State {
        self.0
    }
}

/// Everything that changes at the table.
pub struct State {
    app: App,
    /// The table that the page sits at.
    pub joined: RwSignal<Option<Rc<Joined>>, LocalStorage>,
    /// What is shown.
    pub moment: RwSignal<Option<Rc<Moment>>, LocalStorage>,
    /// The story so far.
    pub log: RwSignal<Vec<Rc<dyn SpokenLine>>, LocalStorage>,
    /// What is lit and chosen.
    pub chooser: RwSignal<Chooser>,
    /// Through whose eyes the page looks.
    pub eyes: RwSignal<Viewer>,
    /// Who shall take the device before more is shown.
    pub cover: RwSignal<Option<Seat>>,
    /// Another board than the own one is in the middle.
    pub peek: RwSignal<Option<Seat>>,
    /// The lit target under the pointer or the focus.
    pub hover: RwSignal<Option<Target>>,
    /// The explained thing under the pointer.
    pub pointed: RwSignal<Option<String>>,
    /// What is kept secret from shoulders is shown.
    pub unveiled: RwSignal<bool>,
    /// Where the camera looks, in games whose board grows.
    pub camera: RwSignal<Camera>,
    /// The finished game.
    pub ended: RwSignal<Option<Recorded>>,
    /// Why the table cannot be played here.
    pub trouble: RwSignal<Option<Trouble>>,
    queue: StoredValue<VecDeque<Moment>, LocalStorage>,
    /// Something is being shown for a while.
    showing: StoredValue<bool>,
    /// For how long the turn that is being shown was watched already, in milliseconds.
    watched: StoredValue<u32>,
    /// The revision that was answered already: a second touch answers nothing.
    answered: StoredValue<Option<u64>>,
    /// How the next command is called.
    next: StoredValue<u64>,
    /// What was decided last: if it is refused, the person is told why.
    sent: StoredValue<Option<(CommandId, Seat, Action)>>,
}

/// The table that the page sits at.
#[derive(Clone)]
pub struct Joined {
    /// Its name.
    pub table: TableId,
    /// Its game.
    pub game: GameId,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// How they are called.
    pub names: Names,
    /// The seats of whoever sits in front of this page.
    pub yours: SeatSet,
}

impl Joined {
    /// The seats that people in front of this page hold now: whoever left has a bot there until the return.
    pub fn present(&self, moment: &Moment) -> SeatSet {
        let person = |seat: &Seat| moment.holders.get(seat.index()) == Some(&Holder::Person);
        self.yours.iter().filter(person).collect()
    }

    /// The own seats that a bot holds until the return.
    pub fn away(&self, moment: &Moment) -> SeatSet {
        let left = |seat: &Seat| matches!(moment.holders.get(seat.index()), Some(Holder::StandIn(_)));
        self.yours.iter().filter(left).collect()
    }

    /// Who sits there.
    pub fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(seat.index())
    }
}

/// Why a table cannot be played here.
#[derive(Clone, PartialEq, Debug)]
pub enum Trouble {
    /// It is open in another tab.
    Busy,
    /// Another tab went on with it.
    TakenOver,
    /// It is not kept here, or what is kept cannot be used.
    Lost,
    /// Its game could not be fetched: by the page, or by the tables when this was asked.
    Unfetched(Option<tables::Ask>),
}

impl Session {
    /// No table yet.
    pub fn new(app: App) -> Session {
        Session(Box::leak(Box::new(State {
            app,
            joined: RwSignal::new_local(None),
            moment: RwSignal::new_local(None),
            log: RwSignal::new_local(Vec::new()),
            chooser: RwSignal::new(Chooser::default()),
            eyes: RwSignal::new(Viewer::Spectator),
            cover: RwSignal::new(None),
            peek: RwSignal::new(None),
            hover: RwSignal::new(None),
            pointed: RwSignal::new(None),
            unveiled: RwSignal::new(false),
            camera: RwSignal::new(Camera::new()),
            ended: RwSignal::new(None),
            trouble: RwSignal::new(None),
            queue: StoredValue::new_local(VecDeque::new()),
            showing: StoredValue::new(false),
            watched: StoredValue::new(0),
            answered: StoredValue::new(None),
            next: StoredValue::new(fresh::number()),
            sent: StoredValue::new(None),
        })))
    }

    /// The session of the page.
    pub fn here() -> Session {
        expect_context()
    }

    /// Sits down at a table, unless the page sits there already.
    pub fn sit_down(self, table: &str) {
        let there =
            self.joined.with_untracked(|joined| joined.as_ref().is_some_and(|at| at.table.0 == table));
        let opening = self.opening(table);
        if !there && !opening {
            self.join(table, false);
        }
    }

    /// Whether the table was just set up and the answer is on its way.
    fn opening(self, table: &str) -> bool {
        self.app.opening.with_value(|opening| opening.as_deref() == Some(table))
    }

    /// Asks to sit down at a table that is kept; with `anyway` even if another tab has it.
    pub fn join(self, table: &str, anyway: bool) {
        self.get_up();
        self.app.ask(tables::Ask::Join { table: TableId(table.to_owned()), anyway });
    }

    /// A broken worker was replaced: the kept table is taken up again, also one that was only being opened.
    pub fn sit_down_again(self) {
        if let Route::Table(table) = self.app.route.get_untracked() {
            self.app.tell(self.app.word("table-again"));
            self.join(&table, true);
        }
        self.app.list();
    }

    fn get_up(self) {
        self.queue.update_value(VecDeque::clear);
        self.answered.set_value(None);
        self.joined.set(None);
        self.moment.set(None);
        self.log.set(Vec::new());
        self.chooser.set(Chooser::default());
        self.eyes.set(Viewer::Spectator);
        self.cover.set(None);
        self.peek.set(None);
        self.hover.set(None);
        self.pointed.set(None);
        self.unveiled.set(false);
        self.camera.set(Camera::new());
        self.ended.set(None);
        self.trouble.set(None);
    }

    /// Gets up from the table; it is kept, and the seat stays whose it is.
    pub fn go(self) {
        // What could not be opened is given up.
        if self.trouble.with_untracked(|trouble| matches!(trouble, Some(Trouble::Unfetched(_)))) {
            self.trouble.set(None);
            self.app.opening.set_value(None);
        }
        if self.joined.with_untracked(Option::is_some) {
            self.get_up();
            self.app.ask_table(table::Ask::GetUp);
        }
        self.app.list();
    }

    /// A name for a command, used once.
    fn command_id(self) -> CommandId {
        let id = self.next.get_value();
        self.next.set_value(id.wrapping_add(1));
        CommandId(id)
    }

    /// The person who may decide at this device now.
    pub fn may_decide(self) -> Option<Seat> {
        let Viewer::Seat(seat) = self.eyes.get() else { return None };
        let here = |moment: &Moment| {
            self.joined.with(|joined| joined.as_ref().is_some_and(|at| at.present(moment).contains(seat)))
        };
        let asked = self
            .moment
            .with(|moment| moment.as_ref().is_some_and(|moment| moment.asked.contains(seat) && here(moment)));
        (asked && self.trouble.with(Option::is_none) && self.queue.with_value(VecDeque::is_empty))
            .then_some(seat)
    }

    /// Whether whoever looks holds a seat of a game that goes on.
    pub fn plays(self) -> bool {
        let Viewer::Seat(seat) = self.eyes.get() else { return false };
        let (Some(moment), Some(joined)) = (self.moment.get(), self.joined.get()) else { return false };
        moment.sight.outcome().is_none() && joined.present(&moment).contains(seat)
    }

    /// Whether everything that the table told is shown.
    pub fn is_shown(self) -> bool {
        self.moment.with(Option::is_some) && self.queue.with_value(VecDeque::is_empty)
    }

    /// Whose board is in the middle.
    pub fn shown(self) -> Seat {
        let first = Seat::new(0).unwrap_or_else(|| unreachable!("every table has a first seat"));
        let own = match self.eyes.get() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => {
                self.moment.with(|moment| moment.as_ref().and_then(|moment| moment.sight.deciders().first()))
            }
        };
        self.peek.get().or(own).unwrap_or(first)
    }

    /// Draws with everything that the person is doing.
    pub fn look<T>(self, draw: impl FnOnce(&dyn Sight, &Look<'_>) -> T) -> Option<T> {
        let (moment, joined) = (self.moment.get()?, self.joined.get()?);
        let words: Rc<Words> = self.app.words.get();
        let pointed = self.pointed.get();
        let shown = self.shown();
        let seat = self.may_decide().filter(|_| self.answered.with_value(Option::is_none));
        Some(self.chooser.with(|chooser| {
            draw(
                &*moment.sight,
                &Look {
                    words: &words,
                    names: &joined.names,
                    seat,
                    shown,
                    chooser,
                    hover: self.hover.get(),
                    pointed: pointed.as_deref(),
                    unveiled: self.unveiled.get(),
                },
            )
        }))
    }
}
