//! Language, theme, pace: switches of a few values, used by the bar and the settings.

use engawa_words::Lang;
use leptos::prelude::*;

use crate::app::{App, icon, word};
use crate::settings::{Pace, Settings, Theme};

/// A switch of a few values; `name` is the key of the word that names it.
fn switch(name: &'static str, class: &'static str, values: Vec<AnyView>) -> AnyView {
    view! { <div class=class role="group" aria-label=word(name)>{values}</div> }.into_any()
}

/// A value of a switch.
fn value(
    label: impl Fn() -> String + Send + Sync + Copy + 'static,
    lang: Option<&'static str>,
    picture: Option<&'static str>,
    chosen: impl Fn(&Settings) -> bool + Send + Sync + Copy + 'static,
    choose: impl Fn(&mut Settings) + Copy + 'static,
) -> AnyView {
    let wishes = App::here().settings;
    let pressed = move || if wishes.with(chosen) { "true" } else { "false" };
    let face = match picture {
        Some(picture) => view! { {icon(picture)}<span class="vh">{label}</span> }.into_any(),
        None => view! { {label} }.into_any(),
    };
    let tip = picture.map(|_| label);
    view! {
        <button type="button" lang=lang title=tip aria-pressed=pressed on:click=move |_| wishes.update(choose)>
            {face}
        </button>
    }
    .into_any()
}

/// РУ | EN.
pub fn lang_switch() -> AnyView {
    let one = |lang: Lang, short: &'static str| {
        let label = move || short.to_owned();
        value(
            label,
            Some(lang.code()),
            None,
            move |wishes| wishes.lang == lang,
            move |wishes| wishes.lang = lang,
        )
    };
    switch("settings-lang", "seg", vec![one(Lang::Ru, "РУ"), one(Lang::En, "EN")])
}

/// Sun | moon | as the system.
pub fn theme_switch() -> AnyView {
    let one = |theme: Theme| {
        let (picture, name) = match theme {
            Theme::Light => ("ic-sun", "settings-theme-light"),
            Theme::Dark => ("ic-moon", "settings-theme-dark"),
            Theme::Auto => ("ic-auto", "settings-theme-auto"),
        };
        let choose = move |wishes: &mut Settings| wishes.theme = theme;
        value(word(name), None, Some(picture), move |wishes| wishes.theme == theme, choose)
    };
    switch("settings-theme", "seg pics", Theme::ALL.map(one).into())
}

/// How long bots' moves are shown.
pub fn pace_switch() -> AnyView {
    let one = |pace: Pace| {
        let name = match pace {
            Pace::Instant => "settings-pace-instant",
            Pace::Calm => "settings-pace-calm",
            Pace::Slow => "settings-pace-slow",
        };
        value(word(name), None, None, move |wishes| wishes.pace == pace, move |wishes| wishes.pace = pace)
    };
    switch("settings-pace", "seg", Pace::ALL.map(one).into())
}
