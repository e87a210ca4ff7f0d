//! What was done this turn, step by step, as far as it can be taken back: each step has its own way back.
//!
//! Long chains need it; a game of short turns leaves it out (its style sheet does not show it).

use std::rc::Rc;

use engawa_boards::scene::{self, Node, el};
use engawa_boards::{Line, SpokenLine};
use engawa_kernel::Viewer;
use engawa_words::letters::capital;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

use super::super::scene::stage;
use crate::app::{App, word};
use crate::markup::{Tag, tag};
use crate::reactive::*;
use crate::session::Session;

/// A decision of this turn.
#[derive(Clone, PartialEq)]
struct Done {
    /// How many decisions were made before it: taking it back leaves so many.
    number: usize,
    /// What came of it.
    text: String,
}

/// The decisions that the person at the screen may take back, the latest first: the list grows upwards, so that its end stays in
/// sight.
fn done(session: Session) -> Vec<Done> {
    let app = App::here();
    let (Some(moment), Some(joined)) = (session.moment.get(), session.joined.get()) else {
        return Vec::new();
    };
    let Viewer::Seat(me) = session.eyes.get() else { return Vec::new() };
    let words = app.words.get();
    // Who did it is known: everything here is the person's own.
    let prefix = format!("{}: ", joined.names.of(me));
    session.log.with(|log| {
        let own = log.iter().filter(|told| (moment.floor..moment.decisions).contains(&told.number()));
        let step = |told: &Rc<dyn SpokenLine>| {
            let lines = told.lines(&words, &joined.names);
            let lines = lines.iter().map(|Line { text, .. }| text.strip_prefix(&prefix).unwrap_or(text));
            let text = capital(&lines.collect::<Vec<_>>().join(" "));
            Done { number: told.number(), text }
        };
        own.rev().map(step).filter(|step| !step.text.is_empty()).collect()
    })
}

fn step(done: &Done, back: &str) -> Node {
    let button = el("button")
        .attr("class", "btn back")
        .attr("data-back", done.number.to_string())
        .attr("aria-label", format!("{back} {}", done.text))
        .attr("title", back.to_owned())
        .child(scene::icon("i", "ic-undo").attr("viewBox", "0 0 24 24"));
    el("li").key(done.number as u32).child(el("span").text(done.text.clone())).child(button).into()
}

/// The steps of this turn that are done.
pub fn turn(session: Session) -> Tag {
    let app = App::here();
    let steps = Memo::new(move |_| done(session));
    let press = move |event: MouseEvent| {
        let touched = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let button = touched.and_then(|touched| touched.closest("[data-back]").ok().flatten());
        let to = button.and_then(|button| button.get_attribute("data-back")?.parse().ok());
        if let Some(to) = to {
            // The table hears touches too; this one is answered here.
            event.stop_propagation();
            session.take_back_to(to);
        }
    };
    let list = tag("ol").on("click", press);
    stage(list.element(), move || {
        let back = app.word("table-back");
        steps.with(|steps| steps.iter().map(|done| step(done, &back)).collect())
    });
    tag("section")
        .class("area a-turn panel")
        .attr("aria-label", word("table-done"))
        .attr("hidden", move || steps.with(Vec::is_empty))
        .put((tag("span").class("cap").put(word("table-done")), list))
}
