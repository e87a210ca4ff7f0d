//! The browser client: page, tables and bots in one WebAssembly module, compiled once and run three times.
//!
//! | file | idea |
//! |---|---|
//! | this one | the three roles: [`page`], [`table`] and [`bots`] |
//! | `worker/` | the tables' role: runs them, keeps them in the browser |
//! | `bots.rs` | the bots' role: thinks about questions, slice by slice |
//! | `connection.rs` | the page's line to whoever keeps the tables |
//! | `app.rs` | what every room of the page shares |
//! | `settings.rs`, `speech.rs`, `route.rs` | what the person wants, what is said, where the page is |
//! | `ready.rs` | a game made ready to be shown, or what to do if it does not come |
//! | `reactive.rs`, `markup.rs`, `browser.rs` | signals; elements that follow them; window, time and events |
//! | `patch.rs`, `camera.rs` | scenes of `boards` turned into the DOM; pan and zoom |
//! | `session/` | the page's side of a table: what is shown, chosen, asked |
//! | `frame/` | the rooms: shelf, new table, table, end, replay, score pad, rules, about |

// Nothing of a page can be reached from outside but its roles.
#![allow(unreachable_pub)]
// A session is a bundle of signals and is copied as they are; in development each of them also knows where it was made.
#![allow(clippy::large_types_passed_by_value)]
// `reactive` is the prelude of every room.
#![allow(clippy::wildcard_imports)]

mod app;
mod bots;
mod browser;
mod camera;
mod connection;
mod frame;
mod markup;
mod patch;
mod reactive;
mod ready;
mod route;
mod session;
mod settings;
mod speech;
mod worker;

use wasm_bindgen::prelude::*;

/// In development a panic says where it was; in the product the page has no room for the words.
fn tell_panics() {
    #[cfg(debug_assertions)]
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
}

/// The page: everything that is seen. `base` is the folder of the client's files, `module` what the page was compiled
/// from; the worker gets the same. Ends when the first room stands: until then, and if its
/// words do not come, `index.html` shows its door.
#[wasm_bindgen]
pub async fn page(base: String, module: JsValue) -> Result<(), JsError> {
    tell_panics();
    frame::open(base, module).await.ok_or_else(|| JsError::new("words or symbols did not come"))
}

/// The tables: run in a worker. Answers what they speak: the first word on the connection.
#[wasm_bindgen]
pub fn table() -> String {
    tell_panics();
    worker::run();
    engawa_wire::Hello::ours().to_json()
}

/// The bots: think in a worker of their own, so that nobody waits for them who does not have to.
#[wasm_bindgen]
pub fn bots() -> String {
    tell_panics();
    bots::run();
    engawa_wire::Hello::ours().to_json()
}
