//! The words, symbols and style sheets of the page, fetched as files of their own: nothing of them is inside the
//! WebAssembly, and a game's come when it is opened.

use engawa_shelf::GameId;
use engawa_words::{Lang, Words};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use crate::browser::{document, window};

/// The text of a file of the client.
pub async fn fetch_text(address: &str) -> Option<String> {
    let response: Response = JsFuture::from(window().fetch_with_str(address)).await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// Everything that can be said in a language.
pub async fn fetch_words(base: &str, lang: Lang) -> Words {
    let names = ["frame"].into_iter().chain(GameId::ALL.map(GameId::id));
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

/// Lays out what a game is drawn with: its style sheet and its symbols, each once. Until the style sheet is there, the table
/// stays out of sight (table.css).
pub async fn fetch_look(base: &str, game: GameId) {
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
