//! The table: the largest thing is the board.
//!
//! | file | idea |
//! |---|---|
//! | this one | the room: columns, areas of the game, tabs of a phone |
//! | [`players`] | the panels of the seats |
//! | [`prompt`] | what is asked of whom, undo and forward |
//! | [`turn`] | what was done this turn, and the way back before each step |
//! | [`story`] | the log, and what happened since one's last turn |
//! | [`hands`] | pointer and finger: touch, hover, pan, zoom |
//! | [`keys`] | the keyboard |
//! | [`tip`] | things explain themselves |
//! | [`between`] | what stands between the person and the table: cover, another tab, a lost table |
//! | [`menu`] | what is seldom needed |

mod between;
mod hands;
pub(super) mod keys;
mod menu;
pub(super) mod players;
mod prompt;
mod story;
mod tip;
mod turn;

use engawa_boards::scene::{Node, el};
use engawa_boards::{Area, Column};
use engawa_kernel::Viewer;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusEvent, MouseEvent, PointerEvent, WheelEvent};

use super::scene::scene;
use super::{end, top};
use crate::app::{App, icon, word};
use crate::browser::{listen, next_frame, window};
use crate::markup::{Content, Contents, Tag, tag};
use crate::patch::Mount;
use crate::reactive::*;
use crate::route::Route;
use crate::session::Session;

/// What is open above the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Open {
    /// The log.
    Log,
    /// The menu.
    Menu,
}

/// The table with this name.
pub fn table(table: String) -> Contents {
    let (app, session) = (App::here(), Session::here());
    session.sit_down(&table);
    on_cleanup(move || session.go());
    // Looking at the board once more after the end.
    let looking = RwSignal::new(false);
    let shown = move || {
        if let Some(trouble) = session.trouble.get() {
            return between::trouble(&table, trouble);
        }
        if let Some(saved) = session.ended.get().filter(|_| !looking.get() && session.is_shown()) {
            return end::end(app, saved, looking);
        }
        room(session, looking)
    };
    shown.any()
}

fn room(session: Session, looking: RwSignal<bool>) -> Contents {
    let app = App::here();
    let open = RwSignal::new(None::<Open>);
    let tab = RwSignal::new(None::<&'static str>);
    let tip = RwSignal::new(None::<tip::Tip>);
    let faces = RwSignal::new(Vec::new());
    let game = move || session.joined.with(|joined| joined.as_ref().map_or("", |joined| joined.game.id()));
    let mid = top::Mid::Game {
        // Until the table is there it is nobody's game.
        title: Signal::derive(move || {
            let game = game();
            app.words.with(|words| if game.is_empty() { String::new() } else { words.title(game) })
        }),
        status: Signal::derive(move || status(session)),
        tab: Signal::derive(move || whose_turn(session)),
    };
    let log = story::rail(session);
    let (column, last) = (|class: &'static str| tag("div").class(class), Some(log.element().clone()));
    let rail = column("rail").put((players::panels(session), turn::turn(session), log));
    let middle = column("mid").put(prompt::prompt(session, looking));
    let side = column("side");
    let columns = [
        // The log stays the last thing of the rail.
        (Column::Rail, Mount::new(rail.element().clone(), last.map(Into::into))),
        (Column::Mid, Mount::new(middle.element().clone(), None)),
        (Column::Side, Mount::new(side.element().clone(), None)),
    ];
    stage_areas(session, faces, tab, columns);
    keys::listen_to_keys(session, open, tip);
    let all = tag("div")
        .class(move || format!("tbl game-{}", game()))
        .attr("data-room", "table")
        .attr("data-revision", move || revision(session))
        .attr("data-choice", move || choice(session))
        .attr("data-eyes", move || eyes(session))
        .put((top::top_bar(mid, buttons(game, open)), rail, middle, side, tabs(faces, tab)))
        .put(move || (open.get() == Some(Open::Log)).then(|| story::sheet(session, open)))
        .put(move || (open.get() == Some(Open::Menu)).then(|| menu::menu(session, open)))
        .put(move || tip.get().map(tip::shown));
    let cover = move || session.cover.get().map(|seat| between::cover(session, seat));
    (handled(all, hands::Hands::new(session, tip)), cover, story::herald(session)).any()
}

/// The table with hands on it.
fn handled(table: Tag, hands: hands::Hands) -> Tag {
    table
        .on("click", move |event: MouseEvent| hands.click(&event))
        .on("pointerdown", move |event: PointerEvent| hands.down(&event))
        .on("mousedown", |event: MouseEvent| hands::press(&event))
        .on("pointermove", move |event: PointerEvent| hands.moved(&event))
        .on("pointerup", move |event: PointerEvent| hands.up(&event))
        .on("pointercancel", move |event: PointerEvent| hands.cancel(&event))
        .on("pointerover", move |event: PointerEvent| hands.over(&event))
        .on("focusin", move |event: FocusEvent| hands.focused(&event))
        .on("wheel", move |event: WheelEvent| hands.wheel(&event))
        .on("contextmenu", move |event: MouseEvent| hands.menu(&event))
}

fn revision(session: Session) -> Option<String> {
    session.moment.with(|moment| moment.as_ref().map(|moment| moment.revision.to_string()))
}

fn eyes(session: Session) -> String {
    match session.eyes.get() {
        Viewer::Seat(seat) => (seat.index() + 1).to_string(),
        Viewer::Spectator => "spectator".to_owned(),
    }
}

fn choice(session: Session) -> String {
    session.chooser.with(|chooser| {
        let pending = chooser.pending().map(|action| format!("!{}", action.0)).unwrap_or_default();
        let chosen: Vec<String> = chooser.chosen().iter().map(ToString::to_string).collect();
        chosen.join(".") + &pending
    })
}

fn status(session: Session) -> String {
    session.look(|sight, look| sight.status(look.words)).unwrap_or_default()
}

/// Whose turn it is: what somebody in another tab wants to know.
fn whose_turn(session: Session) -> String {
    let app = App::here();
    let (Some(moment), Some(joined)) = (session.moment.get(), session.joined.get()) else {
        return String::new();
    };
    if moment.sight.outcome().is_some() {
        return app.word("end-status");
    }
    let unconfirmed = moment.unconfirmed.filter(|&seat| session.eyes.get() == Viewer::Seat(seat));
    if session.may_decide().or(unconfirmed).is_some() {
        return app.word("table-your-turn");
    }
    let who = moment.asked.first().or(moment.unconfirmed);
    who.map(|seat| app.say("shelf-turn-of", &joined.names.who(seat))).unwrap_or_default()
}

fn buttons(game: impl Fn() -> &'static str + Copy + 'static, open: RwSignal<Option<Open>>) -> Contents {
    let named = |made: Tag, name: &'static str, picture: &'static str| {
        made.attr("aria-label", word(name)).attr("title", word(name)).put(icon(picture))
    };
    let rules = tag("a").class("ib hide").attr("href", move || Route::Rules(game().to_owned()).hash());
    let opens = |which| tag("button").class("ib").press(move || toggle(open, which));
    (
        named(rules, "table-rules", "ic-book"),
        named(opens(Open::Log), "table-log", "ic-log"),
        named(opens(Open::Menu), "table-menu", "ic-more"),
    )
        .any()
}

/// Opens what is closed, closes what is open.
pub fn toggle(open: RwSignal<Option<Open>>, which: Open) {
    open.update(|open| *open = if *open == Some(which) { None } else { Some(which) });
}

/// What the tab of an area shows on a phone.
#[derive(Clone, PartialEq)]
struct Face {
    id: &'static str,
    title: String,
    /// So many things behind it can be touched.
    lit: usize,
    open: bool,
}

/// Shows the areas of the game, each in its column behind what the frame has there.
fn stage_areas(
    session: Session,
    faces: RwSignal<Vec<Face>>,
    tab: RwSignal<Option<&'static str>>,
    mut columns: [(Column, Mount); 3],
) {
    let refit = move || {
        if let Some(svg) = crate::camera::filmed() {
            session.camera.get_untracked().show(&svg);
        }
    };
    let (mut shown, mut asked) = (None, None);
    Effect::new(move |_| {
        let mut areas = session.look(|sight, look| sight.areas(look)).unwrap_or_default();
        let mut open = tab.get().or_else(|| areas.iter().find(|area| area.tab).map(|area| area.id));
        // A new question opens the tab that answers it, unless something that is seen already does.
        let question = revision(session);
        let answers: Vec<&Area> = areas.iter().filter(|area| lit(area) > 0).collect();
        if let Some(first) = answers.first()
            && asked.replace(question.clone()) != Some(question)
            && answers.iter().all(|area| area.tab && open != Some(area.id))
        {
            open = Some(first.id);
            tab.set(open);
        }
        let face = |area: &Area| Face {
            id: area.id,
            title: area.title.clone(),
            lit: lit(area),
            open: open == Some(area.id),
        };
        turn(faces, areas.iter().filter(|area| area.tab).map(face).collect());
        let fresh = shown.replace(session.shown()) == Some(session.shown());
        for (column, stage) in &mut columns {
            let mine = areas.extract_if(.., |area| area.column == *column).map(|mut area| {
                keys::one_stop(&mut area.nodes);
                section(area, open)
            });
            stage.show(mine.collect(), fresh);
        }
        // What must be measured waits until the page is laid out anyway.
        next_frame(move || {
            refit();
            keys::keep_focus();
        });
    });
    listen(&window(), "resize", move |_: Event| refit());
}

/// An area in its section; of those that are tabs on a phone only the open one is seen there.
pub(super) fn section(area: Area, open: Option<&'static str>) -> Node {
    el("section")
        .key(area.id.bytes().fold(0, |key: u32, byte| key.wrapping_mul(31).wrapping_add(byte.into())))
        .attr("class", format!("area a-{}", area.id))
        .attr("aria-label", area.title)
        .maybe("data-tab", area.tab.then_some(area.id))
        .maybe("data-off", (area.tab && open != Some(area.id)).then_some(""))
        .children(area.nodes)
        .into()
}

/// The tabs of a phone, each with the number of things that can be touched behind it.
fn tabs(faces: RwSignal<Vec<Face>>, tab: RwSignal<Option<&'static str>>) -> Tag {
    let button = |face: &Face| {
        let lit = Some(face.lit).filter(|&lit| lit > 0 && !face.open);
        el("button")
            .attr("role", "tab")
            .attr("aria-selected", face.open.to_string())
            .attr("data-tab-of", face.id)
            .text(face.title.clone())
            .children(lit.map(|lit| el("span").class("badge").text(lit.to_string())))
            .into()
    };
    let choose = move |event: MouseEvent| {
        let touched = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let name = touched.and_then(|touched| touched.closest("[data-tab-of]").ok().flatten());
        let name = name.and_then(|name| name.get_attribute("data-tab-of"));
        let known =
            |faces: &Vec<Face>| faces.iter().map(|face| face.id).find(|id| name.as_deref() == Some(*id));
        if let Some(known) = faces.with_untracked(known) {
            tab.set(Some(known));
        }
    };
    let list = move || faces.with(|faces| faces.iter().map(button).collect());
    scene("tabs", list).attr("role", "tablist").on("click", choose)
}

fn lit(area: &Area) -> usize {
    let mut lit = 0;
    for node in &area.nodes {
        node.visit(&mut |element| lit += usize::from(element.get("data-lit").is_some()));
    }
    lit
}
