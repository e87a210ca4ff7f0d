//! Saving a game and sending it: a file, or a link that carries the whole of it.

use engawa_wire::link;
use js_sys::{Array, Date, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, Event, HtmlAnchorElement, HtmlInputElement, Url};

use super::record::OpenedRecord;
use crate::app::{App, icon, word};
use crate::browser::{after, document, next_frame, window};
use crate::markup::{Content, Contents, Tag, tag};
use crate::reactive::*;
use crate::route::{Route, Side};

/// The name of a file for this game: «harmonies-2026-11-12.engawa».
pub fn file_name(opened: &OpenedRecord, ending: &str) -> String {
    let day = Date::new(&JsValue::from_f64(opened.saved.when as f64)).to_iso_string();
    let day: String = day.into();
    format!("{}-{}.{ending}", opened.replay.game().id(), day.get(..10).unwrap_or_default())
}

/// Lets the browser save a file.
pub fn save(app: App, name: &str, kind: &str, bytes: &[u8]) {
    if download(name, kind, bytes).is_err() {
        app.warn(app.word("share-failed"));
    }
}

fn download(name: &str, kind: &str, bytes: &[u8]) -> Result<(), JsValue> {
    let bag = BlobPropertyBag::new();
    bag.set_type(kind);
    let parts = Array::of1(&Uint8Array::from(bytes));
    let blob = Blob::new_with_u8_array_sequence_and_options(&parts, &bag)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let anchor: HtmlAnchorElement = document().create_element("a")?.dyn_into()?;
    anchor.set_href(&address);
    anchor.set_download(name);
    anchor.click();
    // The browser has taken the bytes by then.
    after(core::time::Duration::from_secs(10), move || drop(Url::revoke_object_url(&address)));
    Ok(())
}

/// The address of the page that shows this game, wherever it is opened.
fn link_to(opened: &OpenedRecord) -> String {
    let here = window().location().href().unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    format!("{page}{}", Route::Link(link::write(&opened.saved.record), Side::Boards).hash())
}

/// Copies the link to this game; where the browser does not allow it, shows it in a field to be copied by hand.
pub fn copy_link(app: App, opened: &OpenedRecord, by_hand: RwSignal<Option<String>>) {
    let link = link_to(opened);
    // Only secure pages have a clipboard.
    let navigator = window().navigator();
    let there = Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|clipboard| clipboard.is_object());
    spawn_local(async move {
        let copied = there && JsFuture::from(navigator.clipboard().write_text(&link)).await.is_ok();
        if copied {
            by_hand.set(None);
            app.tell(app.words.with_untracked(|words| words.word("share-link-copied")));
        } else {
            by_hand.set(Some(link));
        }
    });
}

/// The link in a field, selected.
pub fn link_by_hand(by_hand: RwSignal<Option<String>>) -> Contents {
    let hint = move || by_hand.get().map(|link| hint(by_hand, link));
    hint.any()
}

fn hint(by_hand: RwSignal<Option<String>>, link: String) -> Tag {
    let field = tag("input").attr("id", "link-by-hand").class("field").attr("readonly", true);
    let field = field.prop("value", move || link.clone());
    let input: HtmlInputElement = field.element().clone().unchecked_into();
    let select = move || {
        let _ = input.focus();
        input.select();
    };
    // It stands in the page by then.
    next_frame(select.clone());
    let title = tag("b").put(word("share-link-here"));
    let told = tag("div").class("grow").put((
        tag("label").attr("for", "link-by-hand").put(title),
        field.on("focus", move |_: Event| select()),
        tag("p").class("sm mut").put(word("share-link-how")),
    ));
    let close = tag("button")
        .class("ib")
        .attr("type", "button")
        .attr("aria-label", word("close"))
        .press(move || by_hand.set(None))
        .put(icon("ic-close"));
    tag("div").class("hint by-hand").put((icon("ic-link"), told, close))
}
