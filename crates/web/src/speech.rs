//! The words, symbols and style sheets of the page, fetched as files of their own: nothing of them is inside the
//! WebAssembly, and a game's come when it is opened.

use std::rc::Rc;

use engawa_shelf::GameId;
use engawa_words::{Lang, Words};
use js_sys::Promise;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use crate::app::App;
use crate::browser::{document, window};
use crate::reactive::*;

/// The text of a file of the client.
pub async fn fetch_text(address: &str) -> Option<String> {
    text_of(ask_for(address)).await
}

fn ask_for(address: &str) -> JsFuture {
    JsFuture::from(window().fetch_with_str(address))
}

async fn text_of(asked: JsFuture) -> Option<String> {
    let response: Response = asked.await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// What the frame says in a language, what the shelf says of the games, and all that these games say; nothing if one of them did
/// not come.
pub async fn fetch_words(base: &str, lang: Lang, games: Vec<GameId>) -> Option<Words> {
    let names = ["frame", "shelf"].into_iter().chain(games.into_iter().map(GameId::id));
    // All are asked for, and heard if they fail, before the first is waited for.
    let asked: Vec<_> =
        names.map(|name| ask_for(&format!("{base}words/{}/{name}.ftl", lang.code()))).collect();
    let mut words = Words::read(lang, []);
    for file in asked {
        words.learn(&text_of(file).await?);
    }
    Some(words)
}

/// The games that the page can speak of now.
pub fn spoken(app: App) -> Vec<GameId> {
    app.words.with_untracked(|words| GameId::ALL.into_iter().filter(|game| words.knows(game.id())).collect())
}

/// Learns the words of a game; nothing if they did not come. Another language may be chosen meanwhile: then in that one.
pub async fn learn(app: App, game: GameId) -> Option<()> {
    loop {
        let (lang, known) = app.words.with_untracked(|words| (words.lang(), words.knows(game.id())));
        if known {
            return Some(());
        }
        let text = fetch_text(&app.file(&format!("words/{lang}/{game}.ftl"))).await?;
        let (now, known) = app.words.with_untracked(|words| (words.lang(), words.knows(game.id())));
        if now == lang && !known {
            app.words.update(|words| Rc::make_mut(words).learn(&text));
        }
    }
}

/// Puts the symbols of a game (or of the frame) into the page, once; nothing if they did not come.
pub async fn fetch_symbols(base: &str, name: &str) -> Option<()> {
    let id = format!("symbols-{name}");
    if document().get_element_by_id(&id).is_none() {
        let text = fetch_text(&format!("{base}symbols/{name}.svg")).await?;
        let place = document().create_element("div").ok()?;
        place.set_id(&id);
        place.set_inner_html(&text);
        document().body()?.prepend_with_node_1(&place).ok()?;
    }
    Some(())
}

/// Lays out the style sheet of a game, once; nothing if it did not come. Until it is there, the table stays out of sight (table.css).
pub async fn fetch_style(base: &str, game: GameId) -> Option<()> {
    let id = format!("style-{game}");
    if document().get_element_by_id(&id).is_some() {
        return Some(());
    }
    let link = document().create_element("link").ok()?;
    link.set_id(&id);
    link.set_attribute("rel", "stylesheet").ok()?;
    link.set_attribute("href", &format!("{base}css/games/{game}.css")).ok()?;
    let loaded = Promise::new(&mut |resolve, reject| {
        let _ = link.add_event_listener_with_callback("load", &resolve);
        let _ = link.add_event_listener_with_callback("error", &reject);
    });
    document().query_selector("head").ok()??.append_with_node_1(&link).ok()?;
    if JsFuture::from(loaded).await.is_err() {
        // The next one who asks tries again.
        link.remove();
        return None;
    }
    Some(())
}
