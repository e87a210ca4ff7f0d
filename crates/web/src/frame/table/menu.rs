//! What is seldom needed at a table.

use super::super::sheet::{above, cross};
use super::super::top;
use super::Open;
use crate::app::{App, icon, word};
use crate::markup::{Tag, tag};
use crate::reactive::*;
use crate::route::{Route, Side};
use crate::session::Session;

/// The menu of the table.
pub fn menu(session: Session, open: RwSignal<Option<Open>>) -> Tag {
    let joined = session.joined.get_untracked();
    let close = move || open.set(None);
    let item = |made: Tag, picture: &'static str, name: &'static str| {
        made.class("btn ghost").put((icon(picture), word(name)))
    };
    let leads = |to: Route, picture: &'static str, name: &'static str| {
        item(tag("a").attr("href", to.hash()), picture, name)
    };
    let further = tag("button").press(move || {
        close();
        session.take_back_further();
    });
    let leave = tag("button").attr("data-act", "leave").press(move || {
        close();
        session.leave_seat();
    });
    let playing = untrack(|| session.plays());
    let app = App::here();
    let moment = session.moment.get_untracked();
    let away = joined.as_ref().zip(moment.filter(|moment| moment.sight.outcome().is_none()));
    let away = away.map(|(joined, moment)| joined.away(&moment)).unwrap_or_default();
    let back: Vec<Tag> = away
        .iter()
        .map(|seat| {
            let joined = joined.clone();
            let named =
                move || joined.as_ref().map(|joined| app.say("table-return-as", &joined.names.who(seat)));
            let back = tag("button").class("btn ghost").attr("data-act", "return").press(move || {
                close();
                session.return_to(seat);
            });
            back.put((icon("ic-person"), named))
        })
        .collect();
    let rules = joined.as_ref().map_or("", |joined| joined.game.id());
    let replay = joined.as_ref().map(|joined| Route::Replay(joined.table.0.clone(), Side::Boards));
    let list = tag("div").class("list").put((
        leads(Route::Rules(rules.to_owned()), "ic-book", "table-rules"),
        playing.then(|| item(further, "ic-undo", "table-undo-further")),
        playing.then(|| item(leave, "ic-bot", "table-leave")),
        back,
        replay.map(|replay| leads(replay, "ic-history", "table-replay")),
        leads(Route::Shelf, "ic-home", "to-shelf"),
    ));
    let name = tag("h2").attr("id", "menu-name").put(word("table-menu"));
    let head = tag("header").class("hd").put((name, cross(close)));
    above("sheet", "menu-name", close, (head, list, top::settings_fields(app)))
}
