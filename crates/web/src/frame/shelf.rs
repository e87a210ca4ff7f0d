//! The shelf: the games, what can be continued, what was played.

use engawa_shelf::GameId;
use engawa_wire::Ask;
use leptos::prelude::*;

use super::covers::covers;
use super::install::install_button;
use super::kept::{history, latest, waiting};
use super::new_table::new_table;
use super::open_file::open_file;
use super::top::{Mid, heading, top_bar};
use crate::app::{App, icon, word};
use crate::route::Route;

/// The room that everybody enters first.
pub fn shelf() -> impl IntoView {
    let app = App::here();
    app.ask(&Ask::List);
    // A table that is being set up lies above the shelf.
    let setting_up = Memo::new(move |_| match app.route.get() {
        Route::New(game) => Some(game),
        _ => None,
    });
    view! {
        {top_bar(Mid::Nothing, ())}
        <main class="home">
            <div class="hero">
                <div>{heading(word("shelf-title"))}<p>{word("shelf-says")}</p></div>
                <div class="acts">{open_file()}{move || latest(app)}</div>
            </div>
            {move || covers(app)}
            {move || waiting(app)}
            {pads()}
            {history(app)}
            <footer class="sm mut">
                <p>{word("shelf-kept")}</p>
                <a href=Route::About.hash()>{word("about-title")}</a>
            </footer>
        </main>
        {move || setting_up.get().map(|game| new_table(&game))}
    }
}

/// For people with the box on their table.
fn pads() -> impl IntoView {
    let app = App::here();
    let pad = move |game: GameId| {
        let id = game.id();
        let title = move || app.words.with(|words| words.title(id));
        view! { <a class="btn" href=Route::Pad(id.to_owned()).hash()>{icon("ic-pad")}{title}</a> }
    };
    view! {
        <section class="pads">
            <div><h2>{word("shelf-pads")}</h2><p class="mut">{word("shelf-pads-says")}</p></div>
            <div class="row wrap">{GameId::ALL.map(pad).into_iter().collect::<Vec<_>>()}{install_button()}</div>
        </section>
    }
}
