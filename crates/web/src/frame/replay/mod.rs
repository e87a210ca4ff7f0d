//! Looking at a game again.
//!
//! | file | idea |
//! |---|---|
//! | this one | the room: which game, which moment, through whose eyes; the boards |
//! | [`film`] | looking closer at a board that grows |
//! | [`time`] | the bar of time, playing, the keyboard |
//! | [`moves`] | what happened, in words |
//! | [`fork`] | playing on from a moment |

mod film;
mod fork;
mod moves;
mod time;

use std::rc::Rc;

use engawa_boards::chart;
use engawa_boards::scene::{Element, Node, el};
use engawa_boards::sheet::crest_of;
use engawa_boards::{Chooser, Column, Look, Sight};
use engawa_kernel::{Record, Seat, Viewer};
use engawa_wire::{TableId, tables};
use engawa_words::Words;
use wasm_bindgen::JsCast;
use web_sys::Event;

use super::record::{self, Lost, OpenedRecord, lost, once_opened};
use super::table::{players, section};
use super::{end, scene, top};
use crate::app::{App, Fetched, icon, word};
use crate::browser::written;
use crate::markup::{Content, Contents, Tag, tag};
use crate::reactive::*;
use crate::ready::missing;
use crate::route::{Route, Side};

/// What is looked at, and how. Small and copied: everything in it is a signal.
#[derive(Clone, Copy)]
struct Show {
    app: App,
    opened: StoredValue<Rc<OpenedRecord>, LocalStorage>,
    /// After how many decisions.
    at: RwSignal<usize>,
    /// Through whose eyes.
    eyes: RwSignal<Viewer>,
    /// Whose board is in the middle, if the person chose one.
    chosen: RwSignal<Option<Seat>>,
    /// Time goes by itself.
    playing: RwSignal<bool>,
    /// The moves stand beside the board, or the rest of the table.
    beside: RwSignal<Beside>,
    /// Who shall play on from here is being asked.
    forking: RwSignal<bool>,
}

/// What stands beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Beside {
    Moves,
    Table,
}

impl Show {
    fn new(app: App, opened: Rc<OpenedRecord>) -> Show {
        Show {
            app,
            at: RwSignal::new(0),
            eyes: RwSignal::new(opened.own_eyes()),
            opened: StoredValue::new_local(opened),
            chosen: RwSignal::new(None),
            playing: RwSignal::new(false),
            beside: RwSignal::new(Beside::Moves),
            forking: RwSignal::new(false),
        }
    }

    /// Whether the score sheet is shown instead of the boards.
    fn sheet(self) -> bool {
        self.app.route.with(|room| room.side() == Some(Side::Sheet))
    }

    /// Shows the score sheet, or the boards again.
    fn show_side(self, side: Side) {
        self.app.route.get_untracked().turned(side).go();
    }

    fn opened(self) -> Rc<OpenedRecord> {
        self.opened.get_value()
    }

    fn len(self) -> usize {
        self.opened.with_value(|opened| opened.replay.len())
    }

    /// Goes to a moment. Whoever does so by hand has stopped the time.
    fn go(self, at: usize) {
        self.playing.set(false);
        self.at.set(at.min(self.len()));
    }

    /// Asks who shall play on from here.
    fn fork(self) {
        self.playing.set(false);
        self.forking.set(true);
    }

    /// How many turns were over at a moment, and which turns there are: a moment within a turn lies between two.
    fn turns_at(self, at: usize) -> f32 {
        self.opened.with_value(|opened| turns_at(opened.replay.turns(), at))
    }

    /// The turn that a moment belongs to, in words.
    fn say_turn(self, at: usize) -> String {
        let turns = self.opened.with_value(|opened| opened.replay.turns().len() - 1);
        let turn = self.turns_at(at).ceil() as usize;
        if turn == 0 {
            self.app.word("replay-at-start")
        } else {
            self.app.say("replay-turn", &[("turn", turn.into()), ("turns", turns.into())])
        }
    }

    /// Draws the moment that is looked at. Nothing is lit: it was decided long ago.
    fn look<T>(self, draw: impl FnOnce(&OpenedRecord, &dyn Sight, &Look<'_>) -> T) -> T {
        let opened = self.opened();
        let (at, eyes, words) = (self.at.get(), self.eyes.get(), self.app.words.get());
        let sight = opened.replay.sight(at, eyes);
        let own = match eyes {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => opened.replay.mover(at).or_else(|| sight.deciders().first()),
        };
        let first = opened.replay.seats().seats().next();
        let Some(shown) = self.chosen.get().or(own).or(first) else {
            unreachable!("every table has a first seat")
        };
        let names = opened.names(&words);
        let look = Look {
            words: &words,
            names: &names,
            seat: None,
            shown,
            chooser: &Chooser::default(),
            hover: None,
            pointed: None,
            unveiled: true,
        };
        draw(&opened, &*sight, &look)
    }
}

/// How many turns were over after so many decisions; within a turn a part of one.
fn turns_at(turns: &[usize], at: usize) -> f32 {
    let over = turns.partition_point(|&end| end <= at);
    match (over.checked_sub(1), turns.get(over)) {
        (Some(before), Some(&end)) => {
            before as f32 + (at - turns[before]) as f32 / (end - turns[before]).max(1) as f32
        }
        (Some(last), None) => last as f32,
        (None, _) => 0.0,
    }
}

/// The moment that is nearest to a place on the bar of time.
fn moment_at(turns: &[usize], place: f32) -> usize {
    let before = (place.max(0.0) as usize).min(turns.len().saturating_sub(1));
    let begin = turns.get(before).copied().unwrap_or(0);
    let end = turns.get(before + 1).copied().unwrap_or(begin);
    begin + ((place - before as f32).clamp(0.0, 1.0) * (end - begin) as f32).round() as usize
}

/// A game that is kept in this browser.
pub fn kept(table: String) -> Contents {
    let app = App::here();
    app.ask(tables::Ask::Record(TableId(table.clone())));
    let fetched = Memo::new(move |_| app.fetched.get().filter(|fetched| fetched.table() == table));
    let view = move || match fetched.get() {
        Some(Fetched::Here(recorded)) => match Record::unpack(&recorded.record) {
            Ok(record) => {
                let open = move |part| OpenedRecord::kept(part, (*recorded).clone());
                once_opened(app, &record, open, move |opened| shown(app, opened))
            }
            Err(error) => lost(app, Lost::Broken(error)),
        },
        Some(Fetched::Lost(_)) => lost(app, Lost::Missing),
        Some(Fetched::Unfetched(table)) => missing(move || {
            app.fetched.set(None);
            app.ask(tables::Ask::Record(TableId(table.clone())));
        }),
        None => tag("main").class("blank").put(tag("p").put(word("replay-waiting"))).any(),
    };
    view.any()
}

/// The game that the link itself carries.
pub fn link(address: &str) -> Contents {
    let app = App::here();
    let (record, bytes) = match record::read(address) {
        Ok(read) => read,
        Err(why) => return lost(app, why),
    };
    let carried = record.clone();
    let open = move |part| {
        app.words.with_untracked(|words| OpenedRecord::linked(part, words, &carried, bytes.clone()))
    };
    once_opened(app, &record, open, move |opened| shown(app, opened))
}

fn shown(app: App, opened: Rc<OpenedRecord>) -> Contents {
    let show = Show::new(app, opened);
    time::listen(show);
    let sheet = Memo::new(move |_| show.sheet() && show.opened.with_value(|opened| opened.saved.over));
    let view = move || {
        if sheet.get() {
            end::sheet(app, &show.opened(), Box::new(move || show.show_side(Side::Boards)), None)
        } else {
            boards(show)
        }
    };
    view.any()
}

fn boards(show: Show) -> Contents {
    let app = show.app;
    let opened = show.opened();
    let game = opened.replay.game().id();
    // Everything is drawn from one sight.
    let drawn = Memo::new(move |_| {
        show.look(|opened, sight, look| {
            let panels = opened.replay.seats().seats().map(|seat| panel(opened, sight, look, seat).into());
            (panels.collect::<Vec<Node>>(), sight.areas(look), sight.status(look.words))
        })
    });
    let film = film::Film::new();
    let rail = scene::scene("players", move || drawn.with(|(panels, ..)| panels.clone()));
    let rail = tag("div").class("rail").put(rail);
    // A board may be higher than the window, and nothing on it is lit: the keys must reach it to scroll it.
    let mid = tag("div").class("mid").attr("tabindex", "0").attr("role", "group");
    let mid = film.follow(mid.attr("aria-label", word("replay-board")));
    let side = tag("div").class("side").put(moves::moves(show));
    // The areas stand behind what is there.
    for (column, place) in [(Column::Rail, &rail), (Column::Mid, &mid), (Column::Side, &side)] {
        scene::stage(place.element(), move || {
            drawn.with(|(_, areas, _)| {
                let areas = areas.iter().filter(|area| area.column == column);
                areas.map(|area| section(area.clone(), Some(area.id))).collect()
            })
        });
    }
    // Drawn above, and measured only when it stands in the page.
    Effect::new(move |_| {
        drawn.track();
        film.show();
    });
    let beside = move || if show.beside.get() == Beside::Moves { "moves" } else { "table" };
    let status =
        move || format!("{} · {}", app.word("replay-status"), drawn.with(|(.., status)| status.clone()));
    let title = Signal::derive(move || app.words.with(|words| words.title(game)));
    let bar =
        top::Mid::Game { title, status: Signal::derive(status), tab: Signal::derive(word("replay-status")) };
    let room = tag("div")
        .class(format!("tbl replay game-{game}"))
        .attr("data-room", "replay")
        .attr("data-at", move || show.at.get())
        .attr("data-beside", beside)
        .on("click", move |event: Event| choose_board(show, &event))
        .put((top::top_bar(bar, buttons(show, &opened)), rail, mid, side, time::bar(show)));
    (room, move || show.forking.get().then(|| fork::fork(show))).any()
}

/// The panel of a seat; a touch puts its board into the middle.
fn panel(opened: &OpenedRecord, sight: &dyn Sight, look: &Look<'_>, seat: Seat) -> Element {
    let crest = opened.crest(seat);
    let name = look.names.of(seat).to_owned();
    let kind = opened.saved.chairs.get(seat.index()).map(|chair| players::kind(chair.holder, look.words));
    let points = sight.sheet(seat).map(|sheet| sheet.total().to_string());
    let opens = !sight.is_common();
    let head = el("div")
        .class("hd")
        .maybe("role", opens.then_some("button"))
        .maybe("tabindex", opens.then_some("0"))
        .maybe("data-seat", opens.then(|| (seat.index() + 1).to_string()))
        .maybe("aria-pressed", opens.then(|| (look.shown == seat).to_string()))
        .child(crest_of(crest))
        .child(el("span").class("nm").text(name.clone()))
        .child(el("span").class("kind").text(kind.unwrap_or_default()))
        .children(points.map(|points| el("b").class("pts").text(points)));
    let now = if sight.deciders().contains(seat) { " now" } else { "" };
    let shown = if opens && look.shown == seat { " shown" } else { "" };
    el("section")
        .key(seat.index() as u32)
        .attr("class", format!("panel pp s{crest}{now}{shown}"))
        .attr("aria-label", name)
        .child(head)
        .children(sight.panel(look, seat))
}

fn choose_board(show: Show, event: &Event) {
    let touched = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let panel = touched.and_then(|touched| touched.closest(".players .pp").ok().flatten());
    let seat = panel.and_then(|panel| panel.query_selector("[data-seat]").ok().flatten());
    if let Some(number) = seat.and_then(|seat| seat.get_attribute("data-seat")?.parse::<usize>().ok()) {
        show.chosen.set(number.checked_sub(1).and_then(Seat::new));
    }
}

fn buttons(show: Show, opened: &OpenedRecord) -> (Option<Tag>, Option<Tag>) {
    let sheet = move || {
        show.playing.set(false);
        show.show_side(Side::Sheet);
    };
    (
        (!opened.kept).then(|| low("ic-download", "replay-keep", move || keep(show))),
        opened.saved.over.then(|| low("ic-chart", "replay-sheet", sheet)),
    )
}

/// A button of the bar; on a phone only its picture is seen.
fn low(picture: &'static str, name: &'static str, does: impl Fn() + 'static) -> Tag {
    tag("button").class("btn low").attr("type", "button").press(does).put((
        icon(picture),
        tag("span").class("hide").put(word(name)),
        tag("span").class("vh phone").put(word(name)),
    ))
}

/// Keeps a game that came by link in this browser.
fn keep(show: Show) {
    let saved = show.opened().saved.clone();
    let room = Route::Replay(saved.table.0.clone(), Side::Boards);
    show.app.ask(tables::Ask::Keep(Box::new(saved)));
    show.app.tell(show.app.words.with_untracked(|words| words.word("replay-kept")));
    room.go();
}

/// Through whose eyes the game is looked at.
fn eyes(show: Show) -> Tag {
    let viewers = show.opened().viewers();
    let name = move |viewer: Viewer| match viewer {
        Viewer::Seat(seat) => {
            let words = show.app.words.get();
            words.say("replay-eyes-of", &show.opened().names(&words).who(seat))
        }
        Viewer::Spectator => show.app.word("replay-eyes-spectator"),
    };
    let option = |(place, &viewer)| {
        let chosen = move || show.eyes.get() == viewer;
        tag("option").attr("value", place).attr("selected", chosen).put(move || name(viewer))
    };
    let options: Vec<Tag> = viewers.iter().enumerate().map(option).collect();
    let change = move |event: Event| {
        let chosen = written(&event).parse::<usize>().ok().and_then(|place| viewers.get(place).copied());
        if let Some(viewer) = chosen {
            show.chosen.set(None);
            show.eyes.set(viewer);
        }
    };
    tag("select").class("pick").attr("aria-label", word("replay-eyes")).on("change", change).put(options)
}

/// The lines and numbers of the bar of time.
fn history(opened: &OpenedRecord, words: &Words) -> (Vec<chart::Series>, Vec<(usize, u32)>) {
    (end::points_over_time(opened, words), chart::numbers(&opened.replay.rounds()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_moment_has_its_place_in_time() {
        let turns = [0, 4, 5, 9];
        for (at, place) in [(0, 0.0), (2, 0.5), (4, 1.0), (5, 2.0), (6, 2.25), (9, 3.0)] {
            assert!((turns_at(&turns, at) - place).abs() < 0.001, "{at}");
            assert_eq!(moment_at(&turns, place), at);
        }
        assert_eq!(moment_at(&turns, 99.0), 9);
        assert_eq!(moment_at(&turns, -1.0), 0);
        assert_eq!(moment_at(&[0], 3.0), 0);
        assert!(turns_at(&[0], 0) < 0.001);
    }
}
