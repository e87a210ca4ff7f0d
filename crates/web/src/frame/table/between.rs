//! What stands between the person and the table: the cover of a shared device, somebody else's board, another tab, a table
//! that is not there.

use std::rc::Rc;

use engawa_kernel::{Seat, Viewer};

use super::super::top;
use crate::app::{App, crest, icon, word};
use crate::markup::{Content, Contents, Tag, tag};
use crate::reactive::*;
use crate::ready::missing;
use crate::route::Route;
use crate::session::{Joined, Session, Trouble};

/// The paper that is seen while the device goes from hand to hand.
pub fn cover(session: Session, seat: Seat) -> Tag {
    let app = App::here();
    let joined = session.joined.get_untracked();
    let chair = joined.as_ref().and_then(|joined| joined.chair(seat));
    let said = |key: &'static str| {
        let called = move |joined: &Rc<Joined>| app.say(key, &joined.names.who(seat));
        move || session.joined.get().as_ref().map(called)
    };
    let here = tag("button")
        .class("btn pri")
        .attr("autofocus", "")
        .attr("data-act", "here")
        .press(move || session.take_the_device())
        .put((icon("ic-eye"), said("table-i-am")));
    tag("div")
        .class("cover-screen")
        .attr("role", "dialog")
        .attr("aria-modal", "true")
        .attr("data-cover", seat.index() + 1)
        .put((
            chair.map(|chair| crest(chair.crest)),
            tag("h1").put(said("table-pass-to")),
            tag("p").put(word("table-pass-why")),
            here,
            tag("a").class("btn ghost").attr("href", Route::Shelf.hash()).put(word("to-shelf")),
        ))
}

/// Whose board is in the middle, if it is not the own one, and the way home.
pub fn ribbon(session: Session) -> Option<Tag> {
    let app = App::here();
    let seat = session.peek.get()?;
    if session.eyes.get() == Viewer::Seat(seat) {
        return None;
    }
    let joined = session.joined.get()?;
    let chair = joined.chair(seat)?;
    let points = session.look(|sight, _| sight.sheet(seat)).flatten().map(|sheet| sheet.total());
    let whose = app.say("table-board-of", &joined.names.who(seat));
    let home = tag("button")
        .class("btn ghost")
        .attr("data-act", "home")
        .press(move || session.peek.set(None))
        .put((word("table-own-board"), " ", tag("kbd").class("hide").put("Esc")));
    Some(tag("div").class(format!("peek s{}", chair.crest % 4 + 1)).put((
        crest(chair.crest),
        tag("b").put(whose),
        points.map(|points| tag("b").class("pts").put(points.to_string())),
        home,
    )))
}

/// Why the table cannot be played here, and what can be done.
pub fn trouble(table: &str, trouble: Trouble) -> Contents {
    let session = Session::here();
    let (title, more, anyway) = match trouble {
        Trouble::Busy => ("table-busy", "table-busy-more", true),
        Trouble::TakenOver => ("table-taken-over", "table-taken-over-more", true),
        Trouble::Lost => ("table-lost", "table-lost-more", false),
        Trouble::Unfetched(asked) => return missing(move || session.fetch_again(asked.clone())),
    };
    let table = table.to_owned();
    let anyway = anyway.then(|| {
        tag("button")
            .class("btn pri")
            .attr("data-act", "anyway")
            .press(move || session.join(&table, true))
            .put(word("table-play-here"))
    });
    let home = tag("a").class("btn").attr("href", Route::Shelf.hash()).put(word("to-shelf"));
    let notice = tag("main").class("home notice").put((
        top::heading(word(title)),
        tag("p").put(word(more)),
        tag("div").class("row wrap").put((anyway, home)),
    ));
    tag("div")
        .class("page")
        .attr("data-room", "trouble")
        .put((top::top_bar(top::Mid::Nothing, ()), notice))
        .any()
}
