//! The log, and what happened since one's last turn.

use engawa_boards::Told;
use engawa_boards::scene::{Node, el};
use engawa_boards::sheet::crest_of;
use engawa_kernel::Viewer;

use super::super::scene::stage;
use super::super::sheet::{above, cross};
use super::Open;
use crate::app::{App, word};
use crate::markup::{Tag, tag};
use crate::reactive::*;
use crate::session::Session;

/// A line of the log.
#[derive(Clone, PartialEq)]
struct Line {
    crest: Option<u8>,
    text: String,
    /// It came after the person's own last decision.
    new: bool,
}

fn lines(session: Session) -> Vec<Line> {
    let app = App::here();
    let Some(seated) = session.seated.get() else { return Vec::new() };
    let words = app.words.get();
    let since = match session.eyes.get() {
        Viewer::Seat(me) => session
            .log
            .with(|log| log.iter().rev().find(|told| told.seat() == Some(me)).map(|told| told.number())),
        Viewer::Spectator => None,
    };
    let line = |told: &dyn Told| {
        let crest = told.seat().and_then(|seat| seated.chair(seat)).map(|chair| chair.crest);
        let new = since.is_some_and(|since| told.number() > since);
        let lines = told.lines(&words, &seated.names);
        lines.into_iter().map(move |text| Line { crest, text, new }).collect::<Vec<_>>()
    };
    session.log.with(|log| log.iter().flat_map(|told| line(&**told)).collect())
}

fn line(line: &Line) -> Node {
    let crest = line.crest.map(crest_of);
    el("li").class_if(line.new, "new").children(crest).child(el("span").text(line.text.clone())).into()
}

/// A list of lines, the latest first.
fn list(lines: impl Fn() -> Vec<Line> + 'static) -> Tag {
    let list = tag("ol").class("log");
    stage(list.element(), move || lines().iter().rev().map(line).collect());
    list
}

/// The last lines, in the rail: what is new first to be read.
pub fn rail(session: Session) -> Tag {
    let lines = Memo::new(move |_| lines(session));
    let last = move || {
        let lines = lines.get();
        let new = lines.iter().filter(|line| line.new).count();
        let from = lines.len().saturating_sub(new.max(6));
        lines.into_iter().skip(from).collect()
    };
    let app = App::here();
    let title = move || {
        let new = lines.with(|lines| lines.iter().any(|line| line.new));
        app.word(if new { "table-since" } else { "table-log" })
    };
    let head = tag("div").class("hd").put(tag("span").class("cap").put(title));
    tag("section").class("area a-log").attr("aria-label", word("table-log")).put((head, list(last)))
}

/// The whole log in a sheet, the latest first.
pub fn sheet(session: Session, open: RwSignal<Option<Open>>) -> Tag {
    let close = move || open.set(None);
    let name = tag("h2").attr("id", "log-name").put(word("table-log"));
    let head = tag("header").class("hd").put((name, cross(close)));
    above("sheet", "log-name", close, (head, list(move || lines(session))))
}

/// Says what happens to whoever hears the page instead of seeing it.
pub fn herald(session: Session) -> Tag {
    let app = App::here();
    let last = Memo::new(move |_| {
        let seated = session.seated.get()?;
        let words = app.words.get();
        session.moment.with(|moment| {
            let told = moment.as_ref()?.happened.as_ref()?;
            Some(told.lines(&words, &seated.names).join(" "))
        })
    });
    tag("div").class("vh").attr("role", "log").attr("aria-live", "polite").put(move || last.get())
}
