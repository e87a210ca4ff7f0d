//! The end of a game: who won and by what, the score sheet, where the points came from and when.

use std::rc::Rc;

use engawa_boards::chart::{self, Series};
use engawa_boards::scene::{Node, el, icon as picture};
use engawa_boards::sheet::{ScoreSheet, crest_of};
use engawa_boards::{Chooser, Look};
use engawa_kernel::{Record, Seat, Viewer};
use engawa_wire::{Recorded, Start, TableId, tables};
use engawa_words::Words;
use web_sys::{Event, PointerEvent};

use super::record::{Lost, OpenedRecord, lost, once_opened};
use super::scene::scene;
use super::share::{copy_link, file_name, link_by_hand, save};
use super::{fresh, top};
use crate::app::{App, button, icon, word};
use crate::browser::written;
use crate::markup::{Content, Contents, Tag, tag};
use crate::reactive::*;
use crate::route::{Route, Side};

/// The end of a game that was just played; `looking` turns back to the board.
pub fn end(app: App, saved: Recorded, looking: RwSignal<bool>) -> Contents {
    let replay = Route::Replay(saved.table.0.clone(), Side::Boards);
    let record = match Record::unpack(&saved.record) {
        Ok(record) => record,
        Err(error) => return lost(app, Lost::Broken(error)),
    };
    let open = move |part| OpenedRecord::kept(part, saved.clone());
    once_opened(app, &record, open, move |opened| {
        let replay = replay.clone();
        sheet(app, &opened, Box::new(move || replay.go()), Some(looking))
    })
}

/// The score sheet of a finished game. `replay` shows the game again.
pub fn sheet(
    app: App,
    opened: &Rc<OpenedRecord>,
    replay: Box<dyn Fn()>,
    looking: Option<RwSignal<bool>>,
) -> Contents {
    let game = opened.replay.game().id();
    let told = Ended(StoredValue::new_local(opened.clone()), app);
    let title = Signal::derive(move || app.words.with(|words| words.title(game)));
    let bar = top::Mid::Game {
        title,
        status: Signal::derive(word("end-status")),
        tab: Signal::derive(word("end-status")),
    };
    let again = opened.kept.then(|| {
        let opened = opened.clone();
        button("btn pri", "ic-redo", "end-again", move || rematch(app, &opened))
    });
    let board = looking.map(|looking| button("btn", "ic-eye", "end-board", move || looking.set(true)));
    let says = tag("div").class("grow").put((
        tag("h1").attr("tabindex", "-1").put(move || told.say(|sheet, _| sheet.headline())),
        tag("p").put(move || told.say(|sheet, _| sheet.story())),
    ));
    let acts = tag("div").class("acts").put((board, button("btn", "ic-play", "end-replay", replay), again));
    let bars = tag("section").class("panel inset").put((
        tag("h2").class("cap").put(word("end-bars")),
        scene("", move || told.draw(|sheet, _| sheet.bars())),
    ));
    let points = tag("div").class("charts").put((
        scene("panel sheet-of", move || told.draw(|sheet, _| vec![sheet.table().into()])),
        others(app, told, game),
    ));
    let main = tag("main").class("end").put((
        tag("div").class("head").put((says, acts)),
        scene("suns", move || rating(told)),
        tag("div").class("sg").put((points, tag("div").class("charts").put((bars, over_time(told))))),
        scene("finals", move || told.draw(|_, words| finals(&told.0.get_value(), words))),
    ));
    tag("div").attr("data-room", "end").put((top::top_bar(bar, ()), main)).any()
}

/// The finished game with the language of the moment.
#[derive(Clone, Copy)]
struct Ended(StoredValue<Rc<OpenedRecord>, LocalStorage>, App);

impl Ended {
    fn with<T: Default>(self, draw: impl FnOnce(&ScoreSheet<'_>, &Words) -> T) -> T {
        let words = self.1.words.get();
        self.0
            .with_value(|opened| {
                ScoreSheet::new(&*opened.replay, &opened.names(&words), opened.you, &words)
                    .map(|sheet| draw(&sheet, &words))
            })
            .unwrap_or_default()
    }

    fn say(self, say: impl FnOnce(&ScoreSheet<'_>, &Words) -> String) -> String {
        self.with(say)
    }

    fn draw(self, draw: impl FnOnce(&ScoreSheet<'_>, &Words) -> Vec<Node>) -> Vec<Node> {
        self.with(draw)
    }
}

/// The suns of a solo game, one after the other, and what each part of them is for.
fn rating(told: Ended) -> Vec<Node> {
    let symbol = told.0.with_value(|opened| opened.replay.line("rating").symbol);
    told.draw(|sheet, _| {
        let parts = sheet.rating();
        let suns: i32 = parts.iter().map(|(_, part)| part).sum();
        if parts.is_empty() {
            return Vec::new();
        }
        let sun = |_| picture("sun", symbol);
        let part = |(name, value): &(String, i32)| {
            el("span").class("chip").text(name.clone()).child(el("b").text(value.to_string()))
        };
        vec![
            el("span")
                .class("row")
                .attr("role", "img")
                .attr("aria-label", suns.to_string())
                .children((0..suns).map(sun))
                .into(),
            el("span").class("chips").children(parts.iter().map(part)).into(),
        ]
    })
}

/// What is left on the table of everybody: the final landscapes, the clans that were secret.
fn finals(opened: &OpenedRecord, words: &Words) -> Vec<Node> {
    let replay = &opened.replay;
    let sight = replay.sight(replay.len(), Viewer::Spectator);
    // Nobody's board is in the middle: everybody's is small.
    let Some(nobody) = Seat::new(engawa_kernel::MAX_SEATS - 1) else { return Vec::new() };
    let names = opened.names(words);
    let look = Look {
        words,
        names: &names,
        seat: None,
        shown: nobody,
        chooser: &Chooser::default(),
        hover: None,
        pointed: None,
        unveiled: false,
    };
    let panel = |seat: Seat| {
        let crest = opened.crest(seat);
        let name = names.of(seat).to_owned();
        let head = el("div")
            .class("hd")
            .child(crest_of(crest))
            .child(el("span").class("nm").text(name.clone()))
            .children(sight.sheet(seat).map(|sheet| el("b").class("pts").text(sheet.total().to_string())));
        el("section")
            .attr("class", format!("panel pp s{crest}"))
            .attr("aria-label", name)
            .child(head)
            .children(sight.panel(&look, seat))
            .into()
    };
    replay.seats().seats().map(panel).collect()
}

/// The points of everybody after every turn.
pub fn points_over_time(opened: &OpenedRecord, words: &Words) -> Vec<Series> {
    let names = opened.names(words);
    let replay = &opened.replay;
    let points: Vec<Vec<Option<i32>>> = replay.turns().iter().map(|&at| replay.points(at)).collect();
    let series = |seat: Seat| Series {
        name: names.of(seat).to_owned(),
        crest: opened.crest(seat),
        values: points.iter().map(|all| all.get(seat.index()).copied().flatten()).collect(),
    };
    replay.seats().seats().map(series).collect()
}

/// The points over the game. A turn under the pointer or the keys shows its values.
fn over_time(told: Ended) -> Tag {
    let (turns, numbers) = told
        .0
        .with_value(|opened| (opened.replay.turns().len() - 1, chart::numbers(&opened.replay.rounds())));
    let looked_at = RwSignal::new(None::<usize>);
    let counted = StoredValue::new(
        told.1.words.with_untracked(|words| told.0.with_value(|opened| points_over_time(opened, words))),
    );
    // Only names change with the language: the points are counted once.
    let series = move || {
        let names = told.1.words.with(|words| told.0.with_value(|opened| opened.names(words)));
        let mut series = counted.get_value();
        for (place, one) in series.iter_mut().enumerate() {
            one.name = Seat::new(place).map(|seat| names.of(seat).to_owned()).unwrap_or_default();
        }
        series
    };
    let values = move |turn: usize| {
        let value =
            |one: &Series| Some(format!("{}: {}", one.name, one.values.get(turn).copied().flatten()?));
        let values = series().iter().filter_map(value).collect::<Vec<_>>().join(", ");
        let turn = if turn == 0 { told.1.word("end-start") } else { turn.to_string() };
        told.1.say("end-turn-points", &[("turn", turn.into()), ("points", values.into())])
    };
    let field = tag("input").attr("type", "range");
    let element = field.element().clone();
    let point = move |event: PointerEvent| {
        let share = f64::from(event.offset_x()) / f64::from(element.client_width().max(1));
        looked_at.set(Some((share * turns as f64).round().clamp(0.0, turns as f64) as usize));
    };
    let focus = move |_: Event| {
        looked_at.update(|turn| {
            turn.get_or_insert(turns);
        });
    };
    let field = field
        .attr("min", "0")
        .attr("max", turns)
        .attr("step", "1")
        .attr("aria-label", word("end-turn-look"))
        .attr("aria-valuetext", move || values(looked_at.get().unwrap_or(turns)))
        .prop("value", move || looked_at.get().unwrap_or(turns).to_string())
        .on("input", move |event: Event| looked_at.set(written(&event).parse().ok()))
        .on("pointermove", point)
        .on("pointerleave", move |_: Event| looked_at.set(None))
        .on("focus", focus)
        .on("blur", move |_: Event| looked_at.set(None));
    let title = tag("h2")
        .class("cap")
        .attr("aria-hidden", move || looked_at.get().is_some().to_string())
        .put(move || looked_at.get().map_or_else(|| told.1.word("end-over-time"), values));
    let plot = move || chart::plot(&series(), &numbers, looked_at.get());
    let plot = tag("div").class("plot").put((scene("in", plot), field));
    tag("section").class("panel inset").put((title, plot))
}

/// What is seldom done: saving, sending, going elsewhere.
fn others(app: App, told: Ended, game: &'static str) -> Contents {
    let by_hand = RwSignal::new(None);
    let opened = move || told.0.get_value();
    let file = move || {
        let opened = opened();
        save(app, &file_name(&opened, "engawa"), "application/octet-stream", &opened.saved.record);
    };
    let csv = move || {
        let text = untrack(|| told.say(|sheet, _| sheet.csv()));
        save(app, &file_name(&opened(), "csv"), "text/csv;charset=utf-8", text.as_bytes());
    };
    let way = |to: Route, picture: &'static str, name: &'static str| {
        tag("a").class("btn low").attr("href", to.hash()).put((icon(picture), word(name)))
    };
    let others = tag("section").class("others").attr("aria-label", word("end-more")).put([
        button("btn low", "ic-download", "share-file", file),
        button("btn low", "ic-table", "share-csv", csv),
        button("btn low", "ic-link", "share-link", move || copy_link(app, &opened(), by_hand)),
        way(Route::New(game.to_owned()), "ic-pencil", "end-other"),
        way(Route::Shelf, "ic-home", "end-shelf"),
    ]);
    (others, link_by_hand(by_hand)).any()
}

/// The same people once more: another table with the same chairs and options and new chance.
fn rematch(app: App, opened: &OpenedRecord) {
    let table = TableId(fresh::name());
    let room = Route::Table(table.0.clone());
    let named = |(key, value): (&str, &str)| (key.to_owned(), value.to_owned());
    app.ask(tables::Ask::Open(Box::new(Start {
        table,
        game: opened.replay.game().id().to_owned(),
        options: opened.replay.options().into_iter().map(named).collect(),
        chairs: opened.saved.chairs.clone(),
        seed: fresh::seed(),
        confirming: opened.saved.confirming,
        fork: None,
    })));
    room.go();
}
