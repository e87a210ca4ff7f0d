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
mod fresh;
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
mod sheet;
mod shelf;
mod switches;
mod table;
mod top;
mod when;
mod wishes;

use std::rc::Rc;

use engawa_wire::{Ask, Tell};
use engawa_words::Words;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::app::{App, Shared, Toast};
use crate::line::{Heard, Line};
use crate::route::Route;
use crate::session::Session;
use crate::settings::Settings;
use crate::speech::{fetch_symbols, fetch_words};

/// Opens the page.
pub async fn open(base: String, module: JsValue) {
    // Whoever builds it reads where it broke; a release carries no such texts.
    #[cfg(debug_assertions)]
    std::panic::set_hook(Box::new(|info| leptos::logging::error!("{info}")));
    let settings = Settings::load();
    settings.apply();
    let words = fetch_words(&base, settings.lang).await;
    fetch_symbols(&base, "frame").await;
    leptos::mount::mount_to_body(move || house(&base, module, settings, words));
}

fn house(base: &str, module: JsValue, settings: Settings, words: Words) -> impl IntoView + use<> {
    let app = App::new(Shared {
        base: StoredValue::new(base.to_owned()),
        settings: RwSignal::new(settings),
        words: RwSignal::new_local(Rc::new(words)),
        route: RwSignal::new(Route::now()),
        saved: RwSignal::new(None),
        toast: RwSignal::new(None),
        line: StoredValue::new_local(None),
        opening: StoredValue::new(None),
        chosen: StoredValue::new(Vec::new()),
    });
    provide_context(app);
    let session = Session::new(app);
    provide_context(session);
    app.line.set_value(Some(Line::open(base, module, move |heard| hear(app, session, heard))));
    app.ask(&Ask::List);
    window_event_listener(leptos::ev::hashchange, move |_| app.route.set(Route::now()));
    keep_settings(app);
    provide_context(top::Top::new());
    provide_context(install::Offer::listen());
    // A new table lies above the shelf, a section is a place in its text: the room stays.
    let here = Memo::new(move |_| match app.route.get() {
        Route::New(_) => Route::Shelf,
        Route::Rules(place) => Route::Rules(place.split('/').next().unwrap_or_default().to_owned()),
        room => room,
    });
    view! {
        {move || room(here.get())}
        {top::sheets()}
        <ToastLine/>
    }
}

/// What comes over the line: what is kept goes to every room, the rest to the table.
fn hear(app: App, session: Session, heard: Heard) {
    match heard {
        Heard::Tell(Tell::Saved(saved)) => app.saved.set(Some(saved)),
        Heard::Tell(Tell::NothingIsKept) => app.warn(app.word("keep-impossible")),
        Heard::Tell(tell) => session.hear(tell),
        Heard::Again => session.sit_down_again(),
    }
}

/// A change of the wishes is kept and shown at once; another language is fetched first.
fn keep_settings(app: App) {
    Effect::new(move |before: Option<Settings>| {
        let now = app.settings.get();
        now.apply();
        if before.is_some_and(|before| before.confirm != now.confirm) {
            app.ask(&Ask::Confirm(now.confirm));
        }
        if before.is_some_and(|before| before.lang != now.lang) {
            let base = app.base.get_value();
            spawn_local(async move {
                let words = fetch_words(&base, now.lang).await;
                app.words.set(Rc::new(words));
            });
        }
        now
    });
}

fn room(room: Route) -> AnyView {
    match room {
        Route::Shelf | Route::New(_) => shelf::shelf().into_any(),
        Route::Table(table) => table::table(table).into_any(),
        Route::Replay(table) => replay::kept(table).into_any(),
        Route::Link(record) => replay::link(&record).into_any(),
        Route::Pad(game) => pad::pad(&game).into_any(),
        Route::Rules(game) => rules::rules(&game).into_any(),
        Route::About => about::about().into_any(),
    }
}

/// One thing said in passing at a time, for four seconds; twice as long if it can be taken back.
#[component]
fn ToastLine() -> impl IntoView {
    let app = App::here();
    let shown = StoredValue::new(0_u32);
    Effect::new(move |_| {
        if let Some(toast) = app.toast.get() {
            shown.update_value(|count| *count += 1);
            let this = shown.get_value();
            set_timeout(
                move || {
                    if shown.get_value() == this {
                        app.toast.set(None);
                    }
                },
                core::time::Duration::from_secs(if toast.back.is_some() { 8 } else { 4 }),
            );
        }
    });
    view! {
        <div class="toasts" role="status" aria-live="polite">
            {move || app.toast.get().map(|Toast { text, wrong, back }| view! {
                <div class="toast" class:wrong=wrong>
                    {wrong.then(|| view! { <span class="x">{crate::app::icon("ic-close")}</span> })}
                    <span>{text}</span>
                    {back.map(|ask| view! {
                        <button
                            class="btn low"
                            type="button"
                            on:click=move |_| {
                                app.ask(&ask);
                                app.toast.set(None);
                            }
                        >
                            {crate::app::word("take-back")}
                        </button>
                    })}
                </div>
            })}
        </div>
    }
}
