//! The shelf: the games, what can be continued, what was played.

use engawa_shelf::GameId;

use super::covers::covers;
use super::install::install_button;
use super::kept::{history, latest, waiting};
use super::new_table::new_table;
use super::open_file::open_file;
use super::top::{Mid, heading, top_bar};
use crate::app::{App, icon, word};
use crate::markup::{Content, Contents, Tag, tag};
use crate::reactive::*;
use crate::route::Route;

/// The room that everybody enters first.
pub fn shelf() -> Contents {
    let app = App::here();
    app.list();
    // A table that is being set up lies above the shelf.
    let setting_up = Memo::new(move |_| match app.route.get() {
        Route::New(game) => Some(game),
        _ => None,
    });
    let hero = (
        tag("div").put((heading(word("shelf-title")), tag("p").put(word("shelf-says")))),
        tag("div").class("acts").put((open_file(), move || latest(app))),
    );
    // Once it is known what can be continued, nothing moves any more.
    let known = move || app.waiting.with(|waiting| waiting.tables.is_some());
    // A word that is learned on the way changes nothing here: what is under the hand must not be put up anew.
    let lang = Memo::new(move |_| app.words.with(|words| words.lang()));
    let main = tag("main").class("home").attr("data-known", known).put((
        tag("div").class("hero").put(hero),
        move || {
            // Asked, not only followed: what nobody asks for is never made anew.
            lang.get();
            untrack(|| covers(app))
        },
        move || waiting(app, lang),
        pads(app),
        history(app, lang),
        tag("footer").class("sm mut").put((
            tag("p").put(word("shelf-kept")),
            tag("a").attr("href", Route::About.hash()).put(word("about-title")),
        )),
    ));
    let above = move || setting_up.get().map(|game| new_table(&game));
    (top_bar(Mid::Nothing, ()), main, above).any()
}

/// For people with the box on their table.
fn pads(app: App) -> Tag {
    let pad = |game: GameId| {
        let id = game.id();
        let title = move || app.words.with(|words| words.title(id));
        tag("a").class("btn").attr("href", Route::Pad(id.to_owned()).hash()).put((icon("ic-pad"), title))
    };
    let says = (tag("h2").put(word("shelf-pads")), tag("p").class("mut").put(word("shelf-pads-says")));
    tag("section").class("pads").put((
        tag("div").put(says),
        tag("div").class("row wrap").put((GameId::ALL.map(pad), install_button())),
    ))
}
