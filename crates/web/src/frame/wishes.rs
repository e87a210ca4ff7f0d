//! The settings: what a person wants everywhere, each with a sentence, in a drawer above any room.

use leptos::prelude::*;

use super::sheet::{above, cross};
use super::switches::{lang_switch, pace_switch, theme_switch};
use super::top::{Sheet, Top};
use crate::app::{App, icon, word};
use crate::route::Route;
use crate::settings::Settings;

/// A wish: what it is, what it does, and its switch.
fn wish(title: &'static str, says: &'static str, switch: AnyView) -> AnyView {
    view! {
        <div class="set">
            <div class="says"><b>{word(title)}</b><p class="sm mut">{word(says)}</p></div>
            {switch}
        </div>
    }
    .into_any()
}

/// A switch that is on or off. `name` is the key of the word that names it.
pub fn on_off(
    name: &'static str,
    get: impl Fn() -> bool + Send + 'static,
    set: impl Fn(bool) + 'static,
) -> AnyView {
    view! {
        <label class="sw">
            <input
                type="checkbox"
                role="switch"
                aria-label=word(name)
                prop:checked=get
                on:change=move |event| set(event_target_checked(&event))
            />
            <i></i>
        </label>
    }
    .into_any()
}

/// All wishes, one below the other.
pub fn settings_fields(app: App) -> AnyView {
    let wishes = app.settings;
    let change = move |how: fn(&mut Settings, bool), on| wishes.update(|wishes| how(wishes, on));
    let motion = on_off(
        "settings-motion",
        move || wishes.with(|wishes| wishes.motion),
        move |on| change(|wishes, on| wishes.motion = on, on),
    );
    let confirm = on_off(
        "settings-confirm",
        move || wishes.with(|wishes| wishes.confirm),
        move |on| change(|wishes, on| wishes.confirm = on, on),
    );
    view! {
        <div class="sets">
            {wish("settings-lang", "settings-lang-says", lang_switch())}
            {wish("settings-theme", "settings-theme-says", theme_switch())}
            {wish("settings-motion", "settings-motion-says", motion)}
            {wish("settings-pace", "settings-pace-says", pace_switch())}
            {wish("settings-confirm", "settings-confirm-says", confirm)}
        </div>
    }
    .into_any()
}

/// The drawer with the settings, and where else one could go.
pub fn settings_sheet(close: impl Fn() + Copy + Send + 'static) -> AnyView {
    let top = Top::here();
    let inside = view! {
        <div class="hd"><h2 id="settings-title">{word("settings-title")}</h2>{cross(close)}</div>
        {settings_fields(App::here())}
        <nav aria-label=word("settings-more")>
            <button class="item" type="button" on:click=move |_| top.open(Sheet::Keys)>
                {icon("ic-keyboard")}{word("keys-title")}
            </button>
            {item(&Route::About, "ic-info", "about-title", close)}
            {item(&Route::Shelf, "ic-home", "shelf-name", close)}
        </nav>
        <p class="sm mut">{word("settings-kept")}</p>
    };
    above("sheet", "settings-title", close, inside.into_any())
}

fn item(to: &Route, picture: &'static str, title: &'static str, close: impl Fn() + 'static) -> AnyView {
    view! { <a class="item" href=to.hash() on:click=move |_| close()>{icon(picture)}{word(title)}</a> }
        .into_any()
}
