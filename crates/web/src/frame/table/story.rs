//! The log, and what happened since one's last turn.

use engawa_boards::scene::{Node, el};
use engawa_boards::{Line, Mark};
use engawa_kernel::Viewer;

use super::super::scene::stage;
use super::super::sheet::{above, cross};
use super::Open;
use crate::app::{App, word};
use crate::markup::{Tag, tag};
use crate::reactive::*;
use crate::session::Session;

/// So many lines stand in the rail, even if nothing is new.
const LEAST: usize = 6;

/// A line of the log.
#[derive(Clone, PartialEq)]
struct LogRow {
    /// Which line of the whole log it is.
    key: u32,
    mark: Option<Mark>,
    text: String,
    /// It came after the person's own last decision.
    new: bool,
}

/// The latest lines first: all that are new, and others up to so many. Nobody reads the rest, and saying it takes time.
fn lines(session: Session, most: usize) -> Vec<LogRow> {
    let app = App::here();
    let Some(joined) = session.joined.get() else { return Vec::new() };
    let words = app.words.get();
    session.log.with(|log| {
        let since = match session.eyes.get() {
            Viewer::Seat(me) => log.iter().rposition(|told| told.seat() == Some(me)),
            Viewer::Spectator => None,
        };
        let mut lines = Vec::new();
        for (place, told) in log.iter().enumerate().rev() {
            let new = since.is_some_and(|since| place > since);
            if !new && lines.len() >= most {
                break;
            }
            let said = told.lines(&words, &joined.names).into_iter().enumerate().rev();
            // No entry has so many lines.
            let key = |nth: usize| (place * 64 + nth) as u32;
            lines.extend(said.map(|(nth, Line { mark, text })| LogRow { key: key(nth), mark, text, new }));
        }
        lines
    })
}

fn line(line: &LogRow) -> Node {
    let mark = line.mark.map(Mark::draw);
    let text = el("span").text(line.text.clone());
    el("li").key(line.key).class_if(line.new, "new").children(mark).child(text).into()
}

/// A list of lines, the latest first.
fn list(lines: impl Fn() -> Vec<LogRow> + 'static) -> Tag {
    let list = tag("ol").class("log");
    stage(list.element(), move || lines().iter().map(line).collect());
    list
}

/// The last lines, in the rail: what is new first to be read.
pub fn rail(session: Session) -> Tag {
    let lines = Memo::new(move |_| lines(session, LEAST));
    let app = App::here();
    let title = move || {
        let new = lines.with(|lines| lines.iter().any(|line| line.new));
        app.word(if new { "table-since" } else { "table-log" })
    };
    let head = tag("div").class("hd").put(tag("span").class("cap").put(title));
    let list = list(move || lines.get());
    tag("section").class("area a-log").attr("aria-label", word("table-log")).put((head, list))
}

/// The whole log in a sheet, the latest first.
pub fn sheet(session: Session, open: RwSignal<Option<Open>>) -> Tag {
    let close = move || open.set(None);
    let name = tag("h2").attr("id", "log-name").put(word("table-log"));
    let head = tag("header").class("hd").put((name, cross(close)));
    above("sheet", "log-name", close, (head, list(move || lines(session, usize::MAX))))
}

/// Says what happens to whoever hears the page instead of seeing it.
pub fn herald(session: Session) -> Tag {
    let app = App::here();
    let last = Memo::new(move |_| {
        let joined = session.joined.get()?;
        let words = app.words.get();
        session.moment.with(|moment| {
            let told = moment.as_ref()?.happened.as_ref()?;
            let said = told.lines(&words, &joined.names).into_iter().map(|line| line.text);
            Some(said.collect::<Vec<_>>().join(" "))
        })
    });
    tag("div").class("vh").attr("role", "log").attr("aria-live", "polite").put(move || last.get())
}
