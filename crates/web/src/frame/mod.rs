//! The rooms of the page, and the house around them.
//!
//! | file | room |
//! |---|---|
//! | [`shelf`] | the games, and what can be continued |
//! | [`new_table`] | setting up a table |
//! | [`table`] | playing |
//! | [`end`] | the score sheet |
//! | [`replay`] | looking at a game again |
//! | [`record`], [`share`], [`fresh`] | a recorded game opened; saved and sent; what must be new each time |
//! | [`pad`] | the score pad |
//! | [`scene`] | a place of the page where a drawing is shown |
//! | [`rules`] | the rules of a game |
//! | [`about`] | whose work is in it |
//! | [`top`], [`switches`] | the bar above every room |
//! | [`sheet`], [`wishes`], [`keys`] | what lies above a room; the settings; all keys |

mod about;
mod covers;
mod end;
pub mod fresh;
mod install;
mod kept;
mod keys;
mod new_table;
mod open_file;
mod pad;
mod record;
mod replay;
mod rules;
mod scene;
mod share;
pub mod sheet;
mod shelf;
mod switches;
mod table;
pub mod top;
mod when;
mod wishes;

use std::rc::Rc;

use engawa_wire::{Tell, tables};
use engawa_words::{Lang, Words};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::Event;

use crate::app::{App, Fetched, Shared, Shelved, Toast, icon, word};
use crate::browser::{after, document, listen, window};
use crate::connection::{Connection, Heard};
use crate::markup::{Content, Contents, Tag, tag};
use crate::reactive::*;
use crate::route::{Route, Side};
use crate::session::Session;
use crate::settings::Settings;
use crate::speech::{fetch_symbols, fetch_words, spoken};

/// Opens the page; nothing if what it says or shows did not come.
pub async fn open(base: String, module: JsValue) -> Option<()> {
    let settings = Settings::load();
    settings.apply();
    let words = fetch_words(&base, settings.lang, Vec::new()).await?;
    fetch_symbols(&base, "frame").await?;
    // Signals are told in the browser's own queue. There is nothing else that could have been chosen before.
    let _ = any_spawner::Executor::init_wasm_bindgen();
    let body = document().body()?;
    let owner = Owner::new();
    owner.with(|| house(&base, module, settings, words).put_into(&body));
    // As long as the page lives.
    core::mem::forget(owner);
    Some(())
}

fn house(base: &str, module: JsValue, settings: Settings, words: Words) -> Contents {
    let app = App::new(Shared {
        base: StoredValue::new(base.to_owned()),
        settings: RwSignal::new(settings),
        words: RwSignal::new_local(Rc::new(words)),
        route: RwSignal::new(Route::now()),
        waiting: RwSignal::new(Shelved::wanting(usize::MAX)),
        past: RwSignal::new(Shelved::wanting(kept::PAST)),
        fetched: RwSignal::new(None),
        toast: RwSignal::new(None),
        line: StoredValue::new_local(None),
        opening: StoredValue::new(None),
        chosen: StoredValue::new(Vec::new()),
    });
    provide_context(app);
    let session = Session::new(app);
    provide_context(session);
    app.line.set_value(Some(Connection::open(base, module, move |heard| hear(app, session, heard))));
    app.list();
    listen(&window(), "hashchange", move |_: Event| app.route.set(Route::now()));
    keep_settings(app, session);
    provide_context(top::Top::new());
    provide_context(install::Offer::listen());
    // A new table lies above the shelf, a section is a place in its text: the room stays.
    let here = Memo::new(move |_| match app.route.get() {
        Route::New(_) => Route::Shelf,
        // Boards and sheet are two sides of one room.
        room @ (Route::Replay(..) | Route::Link(..)) => room.turned(Side::Boards),
        Route::Rules(place) => Route::Rules(place.split('/').next().unwrap_or_default().to_owned()),
        room => room,
    });
    (move || room(here.get()), top::sheets(), toast_line(app)).any()
}

/// What comes over the line: what is kept goes to every room, the rest to the table.
fn hear(app: App, session: Session, heard: Heard) {
    match heard {
        Heard::Tell(Tell::Tables(told)) => match told {
            tables::Tell::Listed { over, from, all, tables } => app.listed(over, from, all, tables),
            tables::Tell::Changed => app.list(),
            tables::Tell::NothingIsKept => app.warn(app.word("keep-impossible")),
            tables::Tell::Record(recorded) => {
                session.recorded(&recorded);
                app.fetched.set(Some(Fetched::Here(recorded)));
            }
            // Why is told in the words of the program, not of people.
            tables::Tell::Lost { table, .. } => {
                session.lost(&table);
                app.fetched.set(Some(Fetched::Lost(table.0)));
            }
            tables::Tell::Busy(table) => session.busy(&table),
            tables::Tell::TakenOver(table) => session.taken_over(&table),
        },
        Heard::Tell(Tell::Table(told)) => session.hear(told),
        Heard::Unfetched(ask) => unfetched(app, session, ask),
        Heard::BotsWait => app.warn(app.word("missing-bots")),
        Heard::Again => session.sit_down_again(),
        Heard::Misfit => app.warn(app.word("line-misfit")),
        Heard::Broken => app.warn(app.word("line-broken")),
    }
}

/// The tables could not fetch the game that something was asked about: whoever waits for the answer can ask again.
fn unfetched(app: App, session: Session, ask: tables::Ask) {
    match &ask {
        tables::Ask::Open(start) => {
            let table = start.table.clone();
            session.unfetched(&table, ask);
        }
        tables::Ask::Join { table, .. } => session.unfetched(&table.clone(), ask),
        tables::Ask::Record(table) => app.fetched.set(Some(Fetched::Unfetched(table.0.clone()))),
        _ => app.warn(app.word("missing-title")),
    }
}

/// A change of the wishes is kept and shown at once; another language is fetched first.
fn keep_settings(app: App, session: Session) {
    Effect::new(move |before: Option<Settings>| {
        let now = app.settings.get();
        now.apply();
        if before.is_some_and(|before| before.confirm != now.confirm) {
            session.set_confirming(now.confirm);
        }
        if before.is_some_and(|before| before.lang != now.lang) {
            spawn_local(change_words(app, session, now.lang));
        }
        now
    });
}

/// Speaks another language as soon as all of its words are here; if they do not come, the old one is what was wished for.
async fn change_words(app: App, session: Session, lang: Lang) {
    let base = app.base.get_value();
    let spoken_now = || app.words.with_untracked(|words| words.lang());
    let wanted = || app.settings.with_untracked(|wishes| wishes.lang) == lang;
    while wanted() && spoken_now() != lang {
        let words = fetch_words(&base, lang, spoken(app)).await;
        match words {
            _ if !wanted() => {}
            // Another game may have learned to speak meanwhile.
            Some(words) if spoken(app).into_iter().all(|game| words.knows(game.id())) => {
                app.words.set(Rc::new(words));
                session.call_anew();
            }
            Some(_) => {}
            None => {
                app.settings.update(|wishes| wishes.lang = spoken_now());
                app.warn(app.word("missing-words"));
            }
        }
    }
}

fn room(room: Route) -> Contents {
    match room {
        Route::Shelf | Route::New(_) => shelf::shelf(),
        Route::Table(table) => table::table(table),
        Route::Replay(table, _) => replay::kept(table),
        Route::Link(record, _) => replay::link(&record),
        Route::Pad(game) => pad::pad(&game),
        Route::Rules(game) => rules::rules(&game),
        Route::About => about::about(),
        Route::Nowhere(_) => {
            record::blank("nowhere-name", "nowhere-title", tag("p").put(word("nowhere-why")))
        }
    }
}

/// One thing said in passing at a time, for four seconds; twice as long if it can be taken back.
fn toast_line(app: App) -> Tag {
    let shown = StoredValue::new(0_u32);
    Effect::new(move |_| {
        if let Some(toast) = app.toast.get() {
            shown.update_value(|count| *count += 1);
            let this = shown.get_value();
            let time = core::time::Duration::from_secs(if toast.back.is_some() { 8 } else { 4 });
            after(time, move || {
                if shown.get_value() == this {
                    app.toast.set(None);
                }
            });
        }
    });
    let said = move || {
        app.toast.get().map(|Toast { text, wrong, back }| {
            let back = back.map(|ask| {
                let take_back = move || {
                    app.ask(ask.clone());
                    app.toast.set(None);
                };
                tag("button").class("btn low").attr("type", "button").press(take_back).put(word("take-back"))
            });
            tag("div").class(if wrong { "toast wrong" } else { "toast" }).put((
                wrong.then(|| tag("span").class("x").put(icon("ic-close"))),
                tag("span").put(text),
                back,
            ))
        })
    };
    tag("div").class("toasts").attr("role", "status").attr("aria-live", "polite").put(said)
}
