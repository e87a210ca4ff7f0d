//! The covers on the plank: the games that can be played.

use engawa_shelf::GameId;
use wasm_bindgen_futures::spawn_local;
use web_sys::Event;

use crate::app::{App, icon};
use crate::markup::{Tag, tag};
use crate::ready::fetch_game;
use crate::route::Route;

/// The picture on the box of a game. The title stands beside it, so it says nothing by itself.
pub fn cover(game: &str) -> Tag {
    let address = App::here().file(&format!("covers/{game}.svg"));
    tag("img").class("cover").attr("src", address).attr("alt", "").attr("decoding", "async")
}

/// What stands below a cover.
fn caption(title: String, tagline: String, players: String, minutes: String) -> Tag {
    let app = App::here();
    let in_words = app.say("shelf-players", &[("players", players.clone().into())]);
    let players = tag("span").put((
        icon("ic-people"),
        tag("span").attr("aria-hidden", "true").put(players),
        tag("span").class("vh").put(in_words),
    ));
    let minutes = app.say("minutes", &[("minutes", minutes.into())]);
    let meta = (players, tag("span").put((icon("ic-clock"), minutes)));
    tag("div").class("caps").put((
        tag("h2").put(title),
        tag("p").put(tagline),
        tag("div").class("meta").put(meta),
    ))
}

fn playable(app: App, game: GameId) -> Tag {
    let id = game.id();
    let players = game.facts().players();
    let word = |key: &str| app.word(&format!("{id}-{key}"));
    // Whoever points at a cover may open it: then the game is here already. If it does not come, opening tries again.
    let fetch = move |_: Event| {
        spawn_local(async move {
            let _ = fetch_game(app, game).await;
        });
    };
    let book = tag("a").class("book").attr("href", Route::New(id.to_owned()).hash());
    book.on("pointerenter", fetch).put((
        tag("div").class("cv").put(cover(id)),
        caption(word("title"), word("tagline"), players, word("minutes")),
    ))
}

/// The plank with all covers.
pub fn covers(app: App) -> Tag {
    tag("section").class("shelf").attr("aria-label", app.word("shelf-name")).put((
        GameId::ALL.map(|game| playable(app, game)),
        tag("div").class("plank").attr("aria-hidden", "true"),
    ))
}
