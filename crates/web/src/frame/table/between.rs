//! What stands between the person and the table: the cover of a shared device, somebody else's board, another tab, a table
//! that is not there.

use engawa_kernel::{Seat, Viewer};
use leptos::prelude::*;

use super::super::top;
use crate::app::{App, crest, icon, word};
use crate::route::Route;
use crate::session::{Session, Trouble};

/// The paper that is seen while the device goes from hand to hand.
pub fn cover(session: Session, seat: Seat) -> impl IntoView {
    let app = App::here();
    let seated = session.seated.get_untracked();
    let chair = seated.as_ref().and_then(|seated| seated.chair(seat));
    let name = chair.map(|chair| chair.name.clone()).unwrap_or_default();
    let asked = {
        let name = name.clone();
        move || app.say("table-pass-to", &[("who", name.clone().into())])
    };
    let here = move || app.say("table-i-am", &[("who", name.clone().into())]);
    view! {
        <div class="cover-screen" role="dialog" aria-modal="true" data-cover=seat.index() + 1>
            {chair.map(|chair| crest(chair.crest))}
            <h1>{asked}</h1>
            <p>{word("table-pass-why")}</p>
            <button class="btn pri" autofocus data-act="here" on:click=move |_| session.take_the_device()>
                {icon("ic-eye")}{here}
            </button>
            <a class="btn ghost" href=Route::Shelf.hash()>{word("to-shelf")}</a>
        </div>
    }
}

/// Whose board is in the middle, if it is not the own one, and the way home.
pub fn ribbon(session: Session) -> Option<impl IntoView> {
    let app = App::here();
    let seat = session.peek.get()?;
    if session.eyes.get() == Viewer::Seat(seat) {
        return None;
    }
    let seated = session.seated.get()?;
    let chair = seated.chair(seat)?.clone();
    let points = session.look(|sight, _| sight.sheet(seat)).flatten().map(|sheet| sheet.total());
    let name = chair.name.clone();
    Some(view! {
        <div class=format!("peek s{}", chair.crest % 4 + 1)>
            {crest(chair.crest)}
            <b>{move || app.say("table-board-of", &[("who", name.clone().into())])}</b>
            {points.map(|points| view! { <b class="pts">{points}</b> })}
            <button class="btn ghost" data-act="home" on:click=move |_| session.peek.set(None)>
                {word("table-own-board")}" "<kbd class="hide">"Esc"</kbd>
            </button>
        </div>
    })
}

/// Why the table cannot be played here, and what can be done.
pub fn trouble(table: &str, trouble: Trouble) -> impl IntoView + use<> {
    let session = Session::here();
    let (title, more, anyway) = match &trouble {
        Trouble::Busy => ("table-busy", "table-busy-more", true),
        Trouble::TakenOver => ("table-taken-over", "table-taken-over-more", true),
        Trouble::Lost(_) => ("table-lost", "table-lost-more", false),
    };
    let why = match trouble {
        Trouble::Lost(why) => Some(why),
        _ => None,
    };
    let table = table.to_owned();
    view! {
        <div class="page" data-room="trouble">
            {top::top_bar(top::Mid::Nothing, ())}
            <main class="home notice">
                <h1>{word(title)}</h1>
                <p>{word(more)}</p>
                {why.map(|why| view! { <p class="mut sm" lang="en">{why}</p> })}
                <div class="row wrap">
                    {anyway.then(|| view! {
                        <button class="btn pri" data-act="anyway" on:click=move |_| session.join(&table, true)>
                            {word("table-play-here")}
                        </button>
                    })}
                    <a class="btn" href=Route::Shelf.hash()>{word("to-shelf")}</a>
                </div>
            </main>
        </div>
    }
}
