//! The settings: what a person wants everywhere, each with a sentence, in a drawer above any room.

use web_sys::Event;

use super::sheet::{above, cross};
use super::switches::{lang_switch, pace_switch, theme_switch};
use super::top::{Overlay, Top};
use crate::app::{App, icon, word};
use crate::browser::ticked;
use crate::markup::{Tag, tag};
use crate::reactive::*;
use crate::route::Route;
use crate::settings::Settings;

/// A wish: what it is, what it does, and its switch.
fn wish(title: &'static str, says: &'static str, switch: Tag) -> Tag {
    let says = (tag("b").put(word(title)), tag("p").class("sm mut").put(word(says)));
    tag("div").class("set").put((tag("div").class("says").put(says), switch))
}

/// A switch that is on or off. `name` is the key of the word that names it.
pub fn on_off(name: &'static str, get: impl Fn() -> bool + 'static, set: impl Fn(bool) + 'static) -> Tag {
    let field = tag("input")
        .attr("type", "checkbox")
        .attr("role", "switch")
        .attr("aria-label", word(name))
        .prop("checked", get)
        .on("change", move |event: Event| set(ticked(&event)));
    tag("label").class("sw").put((field, tag("i")))
}

/// All wishes, one below the other.
pub fn settings_fields(app: App) -> Tag {
    let wishes = app.settings;
    let flag = move |name, part: fn(&mut Settings) -> &mut bool| {
        let set = move |on| wishes.update(|wishes| *part(wishes) = on);
        on_off(name, move || *part(&mut wishes.get()), set)
    };
    tag("div").class("sets").put([
        wish("settings-lang", "settings-lang-says", lang_switch()),
        wish("settings-theme", "settings-theme-says", theme_switch()),
        wish("settings-motion", "settings-motion-says", flag("settings-motion", |wishes| &mut wishes.motion)),
        wish("settings-pace", "settings-pace-says", pace_switch()),
        wish(
            "settings-confirm",
            "settings-confirm-says",
            flag("settings-confirm", |wishes| &mut wishes.confirm),
        ),
    ])
}

/// The drawer with the settings, and where else one could go.
pub fn settings_sheet(close: impl Fn() + Copy + 'static) -> Tag {
    let top = Top::here();
    let keys = tag("button").class("item").attr("type", "button").press(move || top.open(Overlay::Keys));
    let title = tag("h2").attr("id", "settings-title").put(word("settings-title"));
    let inside = (
        tag("div").class("hd").put((title, cross(close))),
        settings_fields(App::here()),
        tag("nav").attr("aria-label", word("settings-more")).put([
            keys.put((icon("ic-keyboard"), word("keys-title"))),
            item(&Route::About, "ic-info", "about-title", close),
            item(&Route::Shelf, "ic-home", "shelf-name", close),
        ]),
        tag("p").class("sm mut").put(word("settings-kept")),
    );
    above("sheet", "settings-title", close, inside)
}

fn item(to: &Route, picture: &'static str, title: &'static str, close: impl Fn() + 'static) -> Tag {
    tag("a").class("item").attr("href", to.hash()).press(close).put((icon(picture), word(title)))
}
