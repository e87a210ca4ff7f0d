//! A game made ready for the page: its part of the program, its words, its style sheet and its symbols, fetched together. What stands
//! there until then, and what stands there if one of them does not come.

use core::cell::RefCell;

use engawa_part::Missing;
use engawa_shelf::GameId;
use js_sys::{Array, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, future_to_promise, spawn_local};

use crate::app::{App, button, icon, word};
use crate::frame::sheet::{above, cross};
use crate::frame::top::{Mid, entitle, top_bar};
use crate::markup::{Content, Contents, Tag, tag};
use crate::reactive::*;
use crate::route::Route;
use crate::speech::{fetch_style, fetch_symbols, learn};

/// The door to a game.
pub type GamePart = &'static dyn engawa_part::Part;

const GAMES: usize = GameId::ALL.len();

thread_local! {
    /// What was asked for and has not failed: whoever asks meanwhile waits for the same.
    static ASKED: RefCell<[Option<Promise>; GAMES]> = const { RefCell::new([const { None }; GAMES]) };
}

/// Fetches what a game is shown with. What fails is not remembered: the next one who asks tries again.
pub async fn fetch_game(app: App, game: GameId) -> Result<GamePart, Missing> {
    let asked =
        ASKED.with_borrow_mut(|asked| asked[game as usize].get_or_insert_with(|| begin(app, game)).clone());
    let fetched = JsFuture::from(asked).await;
    engawa_part::here(game).filter(|_| fetched.is_ok()).ok_or(Missing)
}

/// Asks for everything at once.
fn begin(app: App, game: GameId) -> Promise {
    let base = app.base.get_value();
    let also = base.clone();
    let all = Array::of4(
        &promised(async move { engawa_part::fetch(game).await.ok().map(drop) }),
        &promised(learn(app, game)),
        &promised(async move { fetch_style(&base, game).await }),
        &promised(async move { fetch_symbols(&also, game.id()).await }),
    );
    future_to_promise(async move {
        let fetched = JsFuture::from(Promise::all(&all)).await;
        if fetched.is_err() {
            ASKED.with_borrow_mut(|asked| asked[game as usize] = None);
        }
        fetched
    })
}

fn promised(step: impl Future<Output = Option<()>> + 'static) -> Promise {
    future_to_promise(async move { step.await.map(|()| JsValue::UNDEFINED).ok_or(JsValue::UNDEFINED) })
}

/// How far it is.
#[derive(Clone, Copy)]
enum Fetching {
    Coming,
    Here(GamePart),
    Missing,
}

/// A game that a room waits for.
#[derive(Clone, Copy)]
struct Awaited {
    app: App,
    game: GameId,
    fetching: RwSignal<Fetching, LocalStorage>,
}

impl Awaited {
    fn new(app: App, game: GameId) -> Awaited {
        let awaited = Awaited { app, game, fetching: RwSignal::new_local(Fetching::Coming) };
        awaited.fetch();
        awaited
    }

    fn fetch(self) {
        self.fetching.set(Fetching::Coming);
        spawn_local(async move {
            let fetched = fetch_game(self.app, self.game).await;
            // The room may be gone meanwhile.
            let _ = self.fetching.try_set(fetched.map_or(Fetching::Missing, Fetching::Here));
        });
    }
}

/// Shows a room of a game as soon as the game is ready; what is missing can be asked for again.
pub fn once_ready(app: App, game: GameId, room: impl Fn(GamePart) -> Contents + 'static) -> Contents {
    let awaited = Awaited::new(app, game);
    let shown = move || match awaited.fetching.get() {
        Fetching::Coming => coming(),
        Fetching::Here(part) => room(part),
        Fetching::Missing => missing(move || awaited.fetch()),
    };
    shown.any()
}

/// Shows a dialog of a game above the room as soon as the game is ready; what is missing can be asked for again.
pub fn once_ready_above(
    app: App,
    game: GameId,
    close: impl Fn() + Copy + 'static,
    dialog: impl Fn() -> Tag + 'static,
) -> Contents {
    let awaited = Awaited::new(app, game);
    let shown = move || match awaited.fetching.get() {
        Fetching::Coming => {
            let says = tag("p").class("toast late").attr("role", "status").put(word("missing-coming"));
            Some(tag("div").class("toasts").put(says))
        }
        Fetching::Here(_) => Some(dialog()),
        Fetching::Missing => {
            let inside = tag("div").class("rt").put((
                tag("div").class("row apart").put((title(), cross(close))),
                why(),
                tag("div").class("foot").put(again(move || awaited.fetch())),
            ));
            Some(above("dlg small", TITLE, close, inside).attr("data-room", "missing"))
        }
    };
    shown.any()
}

/// Until the game is ready.
fn coming() -> Contents {
    let says = tag("p").attr("role", "status").put(word("missing-coming"));
    (top_bar(Mid::Nothing, ()), tag("main").class("blank").put(says)).any()
}

/// A room whose game did not come: what is wrong, and the way to try again.
pub fn missing(fetch: impl Fn() + 'static) -> Contents {
    let home =
        tag("a").class("btn").attr("href", Route::Shelf.hash()).put((icon("ic-home"), word("to-shelf")));
    let main = tag("main").class("blank").attr("data-room", "missing");
    let main = main.put((icon("ic-warning"), title(), why(), again(fetch), home));
    entitle(|| vec![App::here().word("missing-title")]);
    (top_bar(Mid::Nothing, ()), main).any()
}

/// The id of the heading.
const TITLE: &str = "missing-title";

fn title() -> Tag {
    tag("h2").attr("id", TITLE).put(word("missing-title"))
}

fn why() -> Tag {
    tag("p").attr("role", "alert").put(word("missing-why"))
}

/// The button that tries again.
pub fn again(fetch: impl Fn() + 'static) -> Tag {
    button("btn pri", "ic-redo", "missing-again", fetch).attr("data-act", "again")
}
