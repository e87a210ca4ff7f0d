//! What every room of the page shares: the wishes of the person, the words, the line to the tables, what is kept.

use core::ops::Deref;
use std::rc::Rc;

use engawa_boards::Target;
use engawa_shelf::GameId;
use engawa_wire::{Ask, Saved};
use engawa_words::{Arg, Words};

use crate::line::Line;
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
    /// The tables that are kept here, the latest first; nothing until they were asked for.
    pub saved: RwSignal<Option<Vec<Saved>>>,
    /// What is said in passing.
    pub toast: RwSignal<Option<Toast>>,
    /// The line to the tables.
    pub line: StoredValue<Option<Line>, LocalStorage>,
    /// The table that was just set up and has not answered yet.
    pub opening: StoredValue<Option<String>>,
    /// What was chosen when something was decided last.
    pub chosen: StoredValue<Vec<Target>>,
}

/// Something said in passing.
#[derive(Clone, PartialEq, Debug)]
pub struct Toast {
    /// What.
    pub text: String,
    /// Whether something went wrong.
    pub wrong: bool,
    /// What would take it back.
    pub back: Option<Ask>,
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

    /// Asks whoever keeps the tables.
    pub fn ask(self, ask: &Ask) {
        if let Ask::Open(start) = ask {
            self.opening.set_value(Some(start.table.0.clone()));
        }
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

    /// The kept table with this name.
    pub fn kept(self, table: &str) -> Option<Saved> {
        self.saved.with(|saved| saved.as_ref()?.iter().find(|one| one.table.0 == table).cloned())
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

/// The game with this name in an address.
pub fn game_named(name: &str) -> Option<GameId> {
    name.parse().ok()
}
