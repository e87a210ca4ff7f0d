//! The log, and what happened since one's last turn.

use engawa_boards::Told;
use engawa_kernel::Viewer;
use leptos::prelude::*;

use super::super::sheet::{above, cross};
use super::Open;
use crate::app::{App, crest, word};
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

fn line(line: Line) -> impl IntoView {
    view! {
        <li class:new=line.new>
            {line.crest.map(crest)}
            <span>{line.text}</span>
        </li>
    }
}

/// The last lines, in the rail: what is new first to be read.
pub fn rail(session: Session) -> impl IntoView {
    let lines = Memo::new(move |_| lines(session));
    let last = move || {
        let lines = lines.get();
        let new = lines.iter().filter(|line| line.new).count();
        let from = lines.len().saturating_sub(new.max(6));
        lines.into_iter().skip(from).rev().map(line).collect_view()
    };
    let title = move || {
        let new = lines.with(|lines| lines.iter().any(|line| line.new));
        App::here().word(if new { "table-since" } else { "table-log" })
    };
    view! {
        <section class="area a-log" aria-label=word("table-log")>
            <div class="hd"><span class="cap">{title}</span></div>
            <ol class="log">{last}</ol>
        </section>
    }
}

/// The whole log in a sheet, the latest first.
pub fn sheet(session: Session, open: RwSignal<Option<Open>>) -> impl IntoView {
    let lines = Memo::new(move |_| lines(session));
    let all = move || lines.get().into_iter().rev().map(line).collect_view();
    let close = move || open.set(None);
    let inside = view! {
        <header class="hd">
            <h2 id="log-name">{word("table-log")}</h2>
            {cross(close)}
        </header>
        <ol class="log">{all}</ol>
    };
    above("sheet", "log-name", close, inside.into_any())
}

/// Says what happens to whoever hears the page instead of seeing it.
pub fn herald(session: Session) -> impl IntoView {
    let app = App::here();
    let last = Memo::new(move |_| {
        let seated = session.seated.get()?;
        let words = app.words.get();
        session.moment.with(|moment| {
            let told = moment.as_ref()?.happened.as_ref()?;
            Some(told.lines(&words, &seated.names).join(" "))
        })
    });
    view! { <div class="vh" role="log" aria-live="polite">{move || last.get()}</div> }
}
