//! Language, theme, pace: switches of a few values, used by the bar and the settings.

use engawa_words::Lang;

use crate::app::{App, icon, word};
use crate::markup::{Content, Tag, tag};
use crate::reactive::*;
use crate::settings::{Pace, Settings, Theme};

/// A switch of a few values; `name` is the key of the word that names it.
fn switch(name: &'static str, class: &'static str, values: impl Content) -> Tag {
    tag("div").class(class).attr("role", "group").attr("aria-label", word(name)).put(values)
}

/// A value of a switch, of the part of the wishes that the switch is for.
fn value<T: Copy + PartialEq + 'static>(value: T, part: fn(&mut Settings) -> &mut T) -> Tag {
    let wishes = App::here().settings;
    let pressed = move || if *part(&mut wishes.get()) == value { "true" } else { "false" };
    let choose = move || wishes.update(|wishes| *part(wishes) = value);
    tag("button").attr("type", "button").attr("aria-pressed", pressed).press(choose)
}

/// РУ | EN.
pub fn lang_switch() -> Tag {
    let one = |lang: Lang, short: &'static str| {
        value(lang, |wishes| &mut wishes.lang).attr("lang", lang.code()).put(short)
    };
    switch("settings-lang", "seg", [one(Lang::Ru, "РУ"), one(Lang::En, "EN")])
}

/// Sun | moon | as the system.
pub fn theme_switch() -> Tag {
    let one = |theme: Theme| {
        let (picture, name) = match theme {
            Theme::Light => ("ic-sun", "settings-theme-light"),
            Theme::Dark => ("ic-moon", "settings-theme-dark"),
            Theme::Auto => ("ic-auto", "settings-theme-auto"),
        };
        let says = tag("span").class("vh").put(word(name));
        value(theme, |wishes| &mut wishes.theme).attr("title", word(name)).put((icon(picture), says))
    };
    switch("settings-theme", "seg pics", Theme::ALL.map(one))
}

/// How long bots' moves are shown.
pub fn pace_switch() -> Tag {
    let one = |pace: Pace| {
        let name = match pace {
            Pace::Instant => "settings-pace-instant",
            Pace::Calm => "settings-pace-calm",
            Pace::Slow => "settings-pace-slow",
        };
        value(pace, |wishes| &mut wishes.pace).put(word(name))
    };
    switch("settings-pace", "seg", Pace::ALL.map(one))
}
