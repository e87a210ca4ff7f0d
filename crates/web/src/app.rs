//! What every room of the page shares: the wishes of the person, the words, the line to the tables, what is kept.

use core::ops::Deref;
use std::rc::Rc;

use engawa_boards::Target;
use engawa_shelf::GameId;
use engawa_wire::chair::persons;
use engawa_wire::kept::Listed;
use engawa_wire::{Ask, Chair, Recorded, table, tables};
use engawa_words::{Arg, Names, Words};

use crate::connection::Connection;
use crate::markup::{Tag, symbol, tag};
use crate::reactive::*;
use crate::route::Route;
use crate::settings::Settings;

/// What every room of the page shares: a page has one as long as it lives, so what is copied around is where it is.
#[derive(Clone, Copy)]
pub struct App(&'static Shared);

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        self.0
    }
}

/// The wishes of the person, the words, the line to the tables, what is kept.
pub struct Shared {
    /// The folder of the client's files, with a slash at its end.
    pub base: StoredValue<String>,
    /// What the person wants everywhere.
    pub settings: RwSignal<Settings>,
    /// What is said, in the language of the settings.
    pub words: RwSignal<Rc<Words>, LocalStorage>,
    /// Where the page is.
    pub route: RwSignal<Route>,
    /// The games that wait here to be continued.
    pub waiting: RwSignal<Shelved>,
    /// The games that were played to the end.
    pub past: RwSignal<Shelved>,
    /// The recorded game that was asked for last, or that there is none.
    pub fetched: RwSignal<Option<Fetched>>,
    /// What is said in passing.
    pub toast: RwSignal<Option<Toast>>,
    /// The line to the tables.
    pub line: StoredValue<Option<Connection>, LocalStorage>,
    /// The table that was just set up and has not answered yet.
    pub opening: StoredValue<Option<String>>,
    /// What was chosen when something was decided last.
    pub chosen: StoredValue<Vec<Target>>,
}

/// The tables of one kind that are kept here, as far as they were asked for.
#[derive(Clone, PartialEq, Debug)]
pub struct Shelved {
    /// The latest first; nothing until they were asked for.
    pub tables: Option<Vec<Listed>>,
    /// How many there are in all.
    pub all: usize,
    /// How many are wanted.
    pub wanted: usize,
}

/// A recorded game that was asked for.
#[derive(Clone, PartialEq, Debug)]
pub enum Fetched {
    /// Here it is.
    Here(Box<Recorded>),
    /// The table with this name is not kept, or cannot be used.
    Lost(String),
    /// The tables could not fetch the game of the table with this name.
    Unfetched(String),
}

impl Shelved {
    /// Nothing is known yet; so many are wanted.
    pub fn wanting(wanted: usize) -> Shelved {
        Shelved { tables: None, all: 0, wanted }
    }
}

impl Fetched {
    /// The table it is of.
    pub fn table(&self) -> &str {
        match self {
            Fetched::Here(recorded) => &recorded.table.0,
            Fetched::Lost(table) | Fetched::Unfetched(table) => table,
        }
    }
}

/// So many tables are asked for at a time.
const PAGE: usize = 50;

/// Something said in passing.
#[derive(Clone, PartialEq, Debug)]
pub struct Toast {
    /// What.
    pub text: String,
    /// Whether something went wrong.
    pub wrong: bool,
    /// What would take it back.
    pub back: Option<tables::Ask>,
}

impl App {
    /// Shares this for the life of the page.
    pub fn new(shared: Shared) -> App {
        App(Box::leak(Box::new(shared)))
    }

    /// What every room shares.
    pub fn here() -> App {
        expect_context()
    }

    /// The word of a key in the language of the moment.
    pub fn word(self, key: &str) -> String {
        self.words.with(|words| words.word(key))
    }

    /// The sentence of a key in the language of the moment.
    pub fn say(self, key: &str, args: &[Arg<'_>]) -> String {
        self.words.with(|words| words.say(key, args))
    }

    /// Asks something about the tables that are kept.
    pub fn ask(self, ask: tables::Ask) {
        if let tables::Ask::Open(start) = &ask {
            self.opening.set_value(Some(start.table.0.clone()));
        }
        self.send(&Ask::Tables(ask));
    }

    /// Asks something at the table where the page sits.
    pub fn ask_table(self, ask: table::Ask) {
        self.send(&Ask::Table(ask));
    }

    fn send(self, ask: &Ask) {
        self.line.with_value(|line| {
            if let Some(line) = line {
                line.ask(ask);
            }
        });
    }

    /// The address of a file of the client.
    pub fn file(self, path: &str) -> String {
        self.base.with_value(|base| format!("{base}{path}"))
    }

    /// Says something in passing.
    pub fn tell(self, text: String) {
        self.toast.set(Some(Toast { text, wrong: false, back: None }));
    }

    /// Says in passing what went wrong.
    pub fn warn(self, text: String) {
        self.toast.set(Some(Toast { text, wrong: true, back: None }));
    }

    /// Asks which tables are kept, those that wait and those that are over.
    pub fn list(self) {
        for over in [false, true] {
            self.list_from(over, 0);
        }
    }

    fn list_from(self, over: bool, from: usize) {
        let wanted = self.shelved(over).with_untracked(|shelved| shelved.wanted);
        self.ask(tables::Ask::List { over, from, most: wanted.saturating_sub(from).min(PAGE) });
    }

    fn shelved(self, over: bool) -> RwSignal<Shelved> {
        if over { self.past } else { self.waiting }
    }

    /// All that are over are wanted, not only the latest.
    pub fn list_all_past(self) {
        self.past.update(|past| past.wanted = usize::MAX);
        let known = self.past.with_untracked(|past| past.tables.as_ref().map_or(0, Vec::len));
        self.list_from(true, known);
    }

    /// A page of the tables that are kept. Told the same again, nothing is drawn anew.
    pub fn listed(self, over: bool, from: usize, all: usize, page: Vec<Listed>) {
        let shelved = self.shelved(over);
        let last = page.is_empty();
        let mut next = shelved.get_untracked();
        let tables = next.tables.get_or_insert_default();
        tables.truncate(from);
        tables.extend(page);
        next.all = all;
        let known = next.tables.as_ref().map_or(0, Vec::len);
        let more = known < all.min(next.wanted) && !last;
        if shelved.with_untracked(|before| *before != next) {
            shelved.set(next);
        }
        if more {
            self.list_from(over, known);
        }
    }
}

/// The word of a key, spoken anew when the language changes.
pub fn word(key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let app = App::here();
    move || app.word(key)
}

/// An icon of the frame.
pub fn icon(id: &str) -> Tag {
    symbol("i", id)
}

/// A button with a picture and a word.
pub fn button(
    class: &'static str,
    picture: &'static str,
    name: &'static str,
    does: impl Fn() + 'static,
) -> Tag {
    tag("button").class(class).attr("type", "button").press(does).put((icon(picture), word(name)))
}

/// The crest of a seat in its colour; `crest` counts from 0.
pub fn crest(crest: u8) -> Tag {
    let number = crest % 4 + 1;
    symbol(&format!("mon s{number}"), &format!("seat-{number}"))
}

/// The name that a seat has by itself, in the language of the moment: «you», guests, and bots by their own names.
pub fn own_name(words: &Words, chairs: &[Chair], place: usize) -> String {
    let alike = |one: &&Chair| one.holder.bot().is_some() == chairs[place].holder.bot().is_some();
    let before = chairs[..place].iter().filter(alike).count();
    match (chairs[place].holder.bot(), before) {
        (Some(_), before) => words.word(["new-bot-1", "new-bot-2", "new-bot-3", "new-bot-4"][before % 4]),
        (None, 0) => words.word("new-you"),
        (None, 1) => words.word("new-guest"),
        (None, before) => words.say("new-guest-number", &[("n", before.into())]),
    }
}

/// How those in the chairs are called: where nobody gave a name, people and bots have their own.
pub fn names_of(words: &Words, chairs: &[Chair]) -> Names {
    let name = |(place, chair): (usize, &Chair)| {
        if chair.name.is_empty() { own_name(words, chairs, place) } else { chair.name.clone() }
    };
    let first = persons(chairs).first();
    let you = first.filter(|seat| chairs.get(seat.index()).is_some_and(|chair| chair.name.is_empty()));
    Names::new(chairs.iter().enumerate().map(name).collect())
        .with_crests(chairs.iter().map(|chair| chair.crest).collect())
        .with_you(you)
}

/// The game with this name in an address.
pub fn game_named(name: &str) -> Option<GameId> {
    name.parse().ok()
}
