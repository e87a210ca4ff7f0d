//! The words, symbols and style sheets of the page, fetched as files of their own: nothing of them is inside the
//! WebAssembly, and a game's come when it is opened.

use std::rc::Rc;

use engawa_shelf::GameId;
use engawa_words::{Lang, Words};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Response;

use crate::app::App;
use crate::browser::{document, window};
use crate::markup::{Content, Contents};
use crate::reactive::*;

/// The text of a file of the client.
pub async fn fetch_text(address: &str) -> Option<String> {
    let response: Response = JsFuture::from(window().fetch_with_str(address)).await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// What the frame says in a language, what the shelf says of the games, and all that these games say.
pub async fn fetch_words(base: &str, lang: Lang, games: Vec<GameId>) -> Words {
    let names = ["frame", "shelf"].into_iter().chain(games.into_iter().map(GameId::id));
    // All are asked for before the first is waited for.
    let asked: Vec<_> = names
        .map(|name| window().fetch_with_str(&format!("{base}words/{}/{name}.ftl", lang.code())))
        .collect();
    let mut words = Words::read(lang, []);
    for promise in asked {
        let Ok(response) = JsFuture::from(promise).await else { continue };
        let Ok(text) = response.unchecked_into::<Response>().text() else { continue };
        if let Some(text) = JsFuture::from(text).await.ok().and_then(|text| text.as_string()) {
            words.learn(&text);
        }
    }
    words
}

/// The games that the page can speak of now.
pub fn spoken(app: App) -> Vec<GameId> {
    app.words.with_untracked(|words| GameId::ALL.into_iter().filter(|game| words.knows(game.id())).collect())
}

/// Shows what speaks of a game as soon as its words and its look are fetched.
pub fn once_spoken(app: App, game: GameId, room: impl Fn() -> Contents + 'static) -> Contents {
    spawn_local(fetch_look(app, game));
    let known = Memo::new(move |_| app.words.with(|words| words.knows(game.id())));
    (move || known.get().then(&room)).any()
}

/// Learns the words of a game. Another language may be chosen meanwhile: then in that one.
async fn learn(app: App, game: GameId) {
    loop {
        let (lang, known) = app.words.with_untracked(|words| (words.lang(), words.knows(game.id())));
        if known {
            return;
        }
        let address = app.file(&format!("words/{lang}/{game}.ftl"));
        let Some(text) = fetch_text(&address).await else { return };
        let (now, known) = app.words.with_untracked(|words| (words.lang(), words.knows(game.id())));
        if now == lang && !known {
            app.words.update(|words| Rc::make_mut(words).learn(&text));
        }
    }
}

/// Puts the symbols of a game (or of the frame) into the page, once.
pub async fn fetch_symbols(base: &str, name: &str) {
    let id = format!("symbols-{name}");
    if document().get_element_by_id(&id).is_some() {
        return;
    }
    let Some(text) = fetch_text(&format!("{base}symbols/{name}.svg")).await else { return };
    let (Ok(place), Some(body)) = (document().create_element("div"), document().body()) else { return };
    // Two who ask at the same time both come here; the second finds it done.
    if document().get_element_by_id(&id).is_none() {
        place.set_id(&id);
        place.set_inner_html(&text);
        let _ = body.prepend_with_node_1(&place);
    }
}

/// Learns what a game says and lays out what it is drawn with: its style sheet and its symbols, each once. Until the style sheet
/// is there, the table stays out of sight (table.css).
pub async fn fetch_look(app: App, game: GameId) {
    let base = &app.base.get_value();
    learn(app, game).await;
    let id = format!("style-{game}");
    if document().get_element_by_id(&id).is_none()
        && let (Ok(link), Ok(Some(head))) =
            (document().create_element("link"), document().query_selector("head"))
    {
        link.set_id(&id);
        let _ = link.set_attribute("rel", "stylesheet");
        let _ = link.set_attribute("href", &format!("{base}css/games/{game}.css"));
        let _ = head.append_with_node_1(&link);
    }
    fetch_symbols(base, game.id()).await;
}
