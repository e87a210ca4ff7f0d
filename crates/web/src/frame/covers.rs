//! The covers on the plank: the games that can be played, and those that are still being made.

use engawa_shelf::GameId;
use leptos::prelude::*;

use crate::app::{App, icon};
use crate::route::Route;

/// Games that have their place on the shelf but cannot be played yet.
const COMING: [&str; 3] = ["white-castle", "bamboo", "bitoku"];

/// The picture on the box of a game. The title stands beside it, so it says nothing by itself.
pub fn cover(game: &str) -> AnyView {
    let address = App::here().file(&format!("covers/{game}.svg"));
    view! { <img class="cover" src=address alt="" decoding="async"/> }.into_any()
}

/// What stands below a cover.
fn caption(title: String, tagline: String, players: String, minutes: String) -> AnyView {
    let app = App::here();
    let players_in_words = app.say("shelf-players", &[("players", players.clone().into())]);
    view! {
        <div class="caps">
            <h2>{title}</h2>
            <p>{tagline}</p>
            <div class="meta">
                <span>{icon("ic-people")}<span aria-hidden="true">{players}</span><span class="vh">{players_in_words}</span></span>
                <span>{icon("ic-clock")}{app.say("minutes", &[("minutes", minutes.into())])}</span>
            </div>
        </div>
    }
    .into_any()
}

fn playable(app: App, game: GameId) -> AnyView {
    let id = game.id();
    let seats = game.facts().seats;
    let players = format!("{}–{}", seats.start(), seats.end());
    let word = |key: &str| app.word(&format!("{id}-{key}"));
    view! {
        <a class="book" href=Route::New(id.to_owned()).hash()>
            <div class="cv">{cover(id)}</div>
            {caption(word("title"), word("tagline"), players, word("minutes"))}
        </a>
    }
    .into_any()
}

fn coming(app: App, game: &str) -> AnyView {
    let word = |key: &str| app.word(&format!("coming-{game}-{key}"));
    view! {
        <div class="book soon">
            <div class="cv">{cover(game)}<span class="tag">{app.word("shelf-soon")}</span></div>
            {caption(word("title"), word("tagline"), word("players"), word("minutes"))}
        </div>
    }
    .into_any()
}

/// The plank with all covers.
pub fn covers(app: App) -> AnyView {
    let playable = GameId::ALL.map(|game| playable(app, game)).into_iter();
    let books: Vec<_> = playable.chain(COMING.map(|game| coming(app, game))).collect();
    view! {
        <section class="shelf" aria-label=app.word("shelf-name")>
            {books}
            <div class="plank" aria-hidden="true"></div>
        </section>
    }
    .into_any()
}
