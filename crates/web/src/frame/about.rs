//! What Engawa is, how sure its data are, and whose work is in it.

use engawa_shelf::GameId;
use leptos::prelude::*;

use super::top::{Mid, heading, top_bar};
use crate::app::{App, word};

/// A sentence of a key.
fn say(key: &'static str) -> AnyView {
    view! { <p>{word(key)}</p> }.into_any()
}

/// A place elsewhere; `lang` says in which language its name is.
fn link(address: String, name: &'static str) -> AnyView {
    view! { <a href=address target="_blank" rel="noreferrer" lang="en">{name}</a> }.into_any()
}

fn out(address: &'static str, name: &'static str) -> AnyView {
    link(address.to_owned(), name)
}

/// The room that says it.
pub fn about() -> impl IntoView {
    let app = App::here();
    let version = move || app.say("about-version", &[("version", env!("CARGO_PKG_VERSION").into())]);
    view! {
        {top_bar(Mid::room("about-name"), ())}
        <main class="about rules">
            {heading(word("about-title"))}
            {say("about-what")}
            {say("about-name-says")}
            <h2>{word("about-privacy")}</h2>
            {say("about-privacy-says")}
            <h2>{word("about-games")}</h2>
            {say("about-games-says")}
            {GameId::ALL.map(|game| components(app, game)).into_iter().collect::<Vec<_>>()}
            {say("about-owners")}
            <h2>{word("about-icons")}</h2>
            <p lang="en">{word("about-icons-credit")}</p>
            <p>
                {word("about-icons-says")}" "
                {out("https://game-icons.net", "game-icons.net")}", "
                {out("https://creativecommons.org/licenses/by/3.0/", "CC BY 3.0")}
            </p>
            <h2>{word("about-fonts")}</h2>
            <ul>
                {font(app, "Literata", "https://github.com/googlefonts/literata", "literata")}
                {font(app, "Golos Text", "https://github.com/googlefonts/golos-text", "golos-text")}
            </ul>
            <h2>{word("about-licence")}</h2>
            {say("about-licence-says")}
            <p class="mut">{version}</p>
        </main>
    }
}

/// What lies in the box of a game and how sure our data of it are.
fn components(app: App, game: GameId) -> AnyView {
    let facts = game.facts();
    let row = move |component: &'static engawa_kernel::Component| {
        let name = move || app.words.with(|words| words.component(game.id(), component.key));
        let sure = word(if component.exact { "exact" } else { "reconstructed" });
        view! { <tr><td>{name}</td><td>{component.count}</td><td>{sure}</td></tr> }
    };
    let title = move || app.words.with(|words| words.title(game.id()));
    let version = move || {
        let (rules, data) = (facts.rules.into(), format!("{:016x}", facts.data).into());
        app.say("about-game-version", &[("rules", rules), ("data", data)])
    };
    view! {
        <h3>{title}</h3>
        <table>
            <thead><tr><th scope="col">{word("about-component")}</th><th scope="col">{word("about-count")}</th><th scope="col">{word("about-sure")}</th></tr></thead>
            <tbody>{facts.components.iter().map(row).collect::<Vec<_>>()}</tbody>
        </table>
        <p class="sm mut">{version}</p>
    }
    .into_any()
}

fn font(app: App, name: &'static str, address: &'static str, file: &'static str) -> AnyView {
    let licence = app.file(&format!("fonts/LICENSE-{file}.txt"));
    view! {
        <li>{out(address, name)}", © The "{name}" Project Authors: "{link(licence, "SIL Open Font License 1.1")}</li>
    }
    .into_any()
}
