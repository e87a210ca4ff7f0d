//! What happened, in words: every decision that needs telling, the moment that is looked at marked.

use engawa_boards::scene::{Element, Node, el};
use engawa_boards::{Line, Mark};
use engawa_kernel::Seat;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement, KeyboardEvent};

use super::super::record::parted;
use super::super::scene::stage;
use super::{Beside, Show};
use crate::app::{button, icon, word};
use crate::browser::{next_frame, written};
use crate::markup::{Content, Contents, Tag, live, tag};
use crate::reactive::*;

/// Which moves are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Filter {
    All,
    Of(Seat),
    Scoring,
}

/// A move of the list.
#[derive(Clone, PartialEq, Debug)]
struct MoveRow {
    /// The moment it led to.
    at: usize,
    /// The number of its turn, if it is the first of it in the list.
    turn: Option<usize>,
    mover: Option<u8>,
    /// What came of it, parted where it tells of somebody else.
    told: Vec<Line>,
    /// Points it brought to who made it.
    gain: i32,
}

/// The moves as the eyes that look may know them.
fn lines(show: Show, filter: Filter) -> Vec<MoveRow> {
    let (opened, eyes, words) = (show.opened(), show.eyes.get(), show.app.words.get());
    let (replay, names) = (&opened.replay, opened.names(&words));
    let mut lines: Vec<MoveRow> = Vec::new();
    let mut turn_before = None;
    for at in 0..=replay.len() {
        let mover = replay.mover(at);
        let told = if at == 0 {
            vec![Line { mark: None, text: words.word("replay-setup") }]
        } else {
            by_mark(replay.told(at, eyes, &words, &names))
        };
        let gain = mover.and_then(|seat| {
            let points = |at: usize| replay.points(at).get(seat.index()).copied().flatten();
            Some(points(at)? - points(at - 1)?)
        });
        let gain = gain.unwrap_or(0);
        let shown = match filter {
            Filter::All => true,
            Filter::Of(seat) => mover == Some(seat),
            Filter::Scoring => gain != 0,
        };
        if told.is_empty() && gain == 0 || !shown {
            continue;
        }
        let turn = show.turns_at(at).ceil() as usize;
        let first = turn_before != Some(turn) && at > 0;
        turn_before = Some(turn);
        let mover = mover.map(|seat| opened.crest(seat));
        lines.push(MoveRow { at, turn: first.then_some(turn), mover, told, gain });
    }
    lines
}

/// Lines that tell of the same become one.
fn by_mark(told: Vec<Line>) -> Vec<Line> {
    let mut parted: Vec<Line> = Vec::new();
    for line in told {
        match parted.last_mut().filter(|last| last.mark == line.mark) {
            Some(last) => {
                last.text.push(' ');
                last.text.push_str(&line.text);
            }
            None => parted.push(line),
        }
    }
    parted
}

fn row(line: &MoveRow, now: usize, on: bool) -> Node {
    // A move that needs no telling is still somebody's.
    let mark = line.told.first().map_or(line.mover.map(Mark::Crest), |first| first.mark);
    let told = line.told.iter().enumerate().map(|(nth, said)| {
        let mark = said.mark.filter(|_| nth > 0).map(Mark::draw);
        el("span").class("told").children(mark).text(said.text.clone())
    });
    let gain = (line.gain != 0).then(|| {
        let sign = if line.gain > 0 { "+" } else { "−" };
        el("b").text(format!("{sign}{}", line.gain.abs()))
    });
    let button = el("button")
        .class("li")
        .class_if(on, "on")
        .class_if(line.at > now, "fut")
        .attr("type", "button")
        .attr("data-at", line.at.to_string())
        // One stop for the keyboard: where one is.
        .attr("tabindex", if on { "0" } else { "-1" })
        .maybe("aria-current", on.then_some("step"))
        .child(el("span").class("mut").text(line.turn.map(|turn| turn.to_string()).unwrap_or_default()))
        .child(el("span").children(mark.map(Mark::draw)))
        .child(el("span").children(told))
        .children(gain);
    Element::into(el("li").key(line.at as u32).child(button))
}

/// The list with its filter, and the way to a new table from here.
pub(super) fn moves(show: Show) -> Contents {
    let filter = RwSignal::new(Filter::All);
    let lines = Memo::new(move |_| lines(show, filter.get()));
    // The last line that is not in the future.
    let current = Memo::new(move |_| {
        let at = show.at.get();
        lines.with(|lines| lines.iter().rev().find(|line| line.at <= at).map(|line| line.at))
    });
    let list = tag("div").class("scroll").on("click", move |event: Event| jump(show, &event));
    let (place, seen) = (list.element().clone(), list.element().clone());
    stage(&place, move || {
        let (now, current) = (show.at.get(), current.get());
        lines.with(|lines| {
            let rows: Vec<Node> = lines.iter().map(|line| row(line, now, current == Some(line.at))).collect();
            vec![el("ol").class("moves").children(rows).into()]
        })
    });
    // After the list is drawn, where one is comes into sight.
    live(move || {
        current.track();
        lines.track();
        show.beside.track();
        let list = seen.clone();
        next_frame(move || reveal(&list));
    });
    let list = list.on("keydown", move |event: KeyboardEvent| {
        walk(show, &lines.get_untracked(), current.get_untracked(), &place, &event);
    });
    let beside = |which: Beside, name: &'static str| {
        let pressed = move || (show.beside.get() == which).to_string();
        let press = move || show.beside.set(which);
        tag("button").attr("type", "button").attr("aria-pressed", pressed).press(press).put(word(name))
    };
    // A game of older rules says so where its moves are told.
    let older = move || {
        let said = show.app.words.with(|words| show.opened.with_value(|opened| parted(words, opened)));
        said.map(|said| tag("div").class("hint").put((icon("ic-warning"), tag("p").put(said))))
    };
    let nothing = move || {
        lines.with(Vec::is_empty).then(|| tag("p").class("mut sm none").put(word("replay-filter-none")))
    };
    let which = tag("div")
        .class("seg")
        .attr("role", "group")
        .attr("aria-label", word("replay-boards"))
        .put((beside(Beside::Moves, "replay-moves"), beside(Beside::Table, "replay-table")));
    let area = tag("section").class("area a-moves").attr("aria-label", word("replay-moves"));
    let head = tag("div").class("beside").put((which, filters(show, filter)));
    (head, area.put((older, nothing, list, fork_panel(show)))).any()
}

fn filters(show: Show, filter: RwSignal<Filter>) -> Tag {
    let seats: Vec<Seat> = show.opened().replay.seats().seats().collect();
    let all: Vec<Filter> =
        [Filter::All].into_iter().chain(seats.into_iter().map(Filter::Of)).chain([Filter::Scoring]).collect();
    let name = move |filter: Filter| match filter {
        Filter::All => show.app.word("replay-filter-all"),
        Filter::Of(seat) => show.app.words.with(|words| show.opened().names(words).of(seat).to_owned()),
        Filter::Scoring => show.app.word("replay-filter-points"),
    };
    let option = |(place, &one)| tag("option").attr("value", place).put(move || name(one));
    let options: Vec<Tag> = all.iter().enumerate().map(option).collect();
    let change = move |event: Event| {
        let place = written(&event).parse::<usize>().ok();
        filter.set(place.and_then(|place| all.get(place).copied()).unwrap_or(Filter::All));
    };
    tag("select").class("pick").attr("aria-label", word("replay-filter")).on("change", change).put(options)
}

/// A touch of a move goes to its moment.
fn jump(show: Show, event: &Event) {
    let touched = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let row = touched.and_then(|touched| touched.closest("[data-at]").ok().flatten());
    if let Some(at) = row.and_then(|row| row.get_attribute("data-at")?.parse().ok()) {
        show.go(at);
    }
}

/// Up and down walk the list, and time with it.
fn walk(
    show: Show,
    lines: &[MoveRow],
    current: Option<usize>,
    list: &web_sys::Element,
    event: &KeyboardEvent,
) {
    let here = lines.iter().position(|line| Some(line.at) == current);
    let there = match event.key().as_str() {
        "ArrowUp" => here.and_then(|here| here.checked_sub(1)),
        "ArrowDown" => here.map(|here| here + 1),
        _ => return,
    };
    event.prevent_default();
    if let Some(line) = there.and_then(|there| lines.get(there)) {
        show.go(line.at);
        let list = list.clone();
        next_frame(move || {
            if let Some(row) = on(&list) {
                let _ = row.focus();
            }
        });
    }
}

/// The row of the moment.
fn on(list: &web_sys::Element) -> Option<HtmlElement> {
    list.query_selector(".li.on").ok().flatten()?.dyn_into().ok()
}

/// Scrolls the list, and nothing around it, until the row of the moment is seen.
fn reveal(list: &web_sys::Element) {
    let Some(row) = on(list) else { return };
    let (frame, line) = (list.get_bounding_client_rect(), row.get_bounding_client_rect());
    let (above, below) = (line.top() - frame.top(), line.bottom() - frame.bottom());
    // Some of what comes before and after stays in sight.
    let room = (frame.height() / 4.0).min(60.0);
    if above < room {
        list.set_scroll_top(list.scroll_top() + (above - room) as i32);
    } else if below > -room {
        list.set_scroll_top(list.scroll_top() + (below + room) as i32);
    }
}

fn fork_panel(show: Show) -> Tag {
    let over = move || show.opened.with_value(|opened| opened.saved.over) && show.at.get() == show.len();
    let says = move || {
        if over() {
            show.app.word("replay-fork-over")
        } else {
            show.app.say("replay-fork-says", &[("turn", show.say_turn(show.at.get()).into())])
        }
    };
    let start = move || {
        if !untrack(over) {
            show.fork();
        }
    };
    let fork =
        button("btn pri", "ic-fork", "replay-fork", start).attr("aria-disabled", move || over().to_string());
    tag("div").class("panel inset fork hide").put((tag("p").class("sm mut").put(says), fork))
}
