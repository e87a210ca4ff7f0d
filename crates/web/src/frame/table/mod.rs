//! The table: the largest thing is the board.
//!
//! | file | idea |
//! |---|---|
//! | this one | the room: columns, areas of the game, tabs of a phone |
//! | [`players`] | the panels of the seats |
//! | [`prompt`] | what is asked of whom, undo and forward |
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

use engawa_boards::scene::{Node, el};
use engawa_boards::{Area, Column};
use engawa_kernel::Viewer;
use leptos::html::Div;
use leptos::prelude::*;

use super::{end, top};
use crate::app::{App, icon, word};
use crate::patch::Stage;
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
pub fn table(table: String) -> impl IntoView {
    let (app, session) = (App::here(), Session::here());
    session.sit_down(&table);
    on_cleanup(move || session.leave());
    // Looking at the board once more after the end.
    let looking = RwSignal::new(false);
    move || {
        if let Some(trouble) = session.trouble.get() {
            return between::trouble(&table, trouble).into_any();
        }
        if let Some(saved) = session.ended.get().filter(|_| !looking.get() && session.is_shown()) {
            return end::end(app, saved, looking).into_any();
        }
        room(session, looking).into_any()
    }
}

fn room(session: Session, looking: RwSignal<bool>) -> impl IntoView {
    let app = App::here();
    let open = RwSignal::new(None::<Open>);
    let tab = RwSignal::new(None::<&'static str>);
    let tip = RwSignal::new(None::<tip::Tip>);
    let (rail, mid, side, players) =
        (NodeRef::<Div>::new(), NodeRef::<Div>::new(), NodeRef::<Div>::new(), NodeRef::<Div>::new());
    let areas = Memo::new(move |_| session.look(|sight, look| sight.areas(look)).unwrap_or_default());
    stage_areas(session, areas, tab, [(Column::Rail, rail), (Column::Mid, mid), (Column::Side, side)]);
    players::stage_players(session, players);
    keys::listen(session, open, tip);
    Effect::new(move |_| {
        areas.track();
        session.chooser.track();
        request_animation_frame(keys::keep_focus);
    });
    let revision = move || session.moment.with(|moment| moment.as_ref().map(|moment| moment.revision));
    let game = move || session.seated.with(|seated| seated.as_ref().map_or("", |seated| seated.game.id()));
    let eyes = move || match session.eyes.get() {
        Viewer::Seat(seat) => (seat.index() + 1).to_string(),
        Viewer::Spectator => "spectator".to_owned(),
    };
    let hands = hands::Hands::new(session, tip);
    view! {
        <div
            class=move || format!("tbl game-{}", game())
            data-room="table"
            data-revision=move || revision().map(|revision| revision.to_string())
            data-choice=move || choice(session)
            data-eyes=eyes
            on:click=move |event| hands.click(&event)
            on:pointerdown=move |event| hands.down(&event)
            on:pointermove=move |event| hands.moved(&event)
            on:pointerup=move |event| hands.up(&event)
            on:pointercancel=move |event| hands.cancel(&event)
            on:pointerover=move |event| hands.over(&event)
            on:focusin=move |event| hands.focused(&event)
            on:wheel=move |event| hands.wheel(&event)
            on:contextmenu=move |event| hands.menu(&event)
        >
            {top::top_bar(
                top::Mid::Game {
                    title: Signal::derive(move || app.words.with(|words| words.title(game()))),
                    status: Signal::derive(move || status(session)),
                },
                buttons(game, open),
            )}
            <div class="rail" node_ref=rail>
                <div class="players" node_ref=players></div>
                {story::rail(session)}
            </div>
            <div class="mid" node_ref=mid>
                {prompt::prompt(session, looking)}
                {move || between::ribbon(session)}
            </div>
            <div class="side" node_ref=side></div>
            {tabs(areas, tab)}
            {move || (open.get() == Some(Open::Log)).then(|| story::sheet(session, open))}
            {move || (open.get() == Some(Open::Menu)).then(|| menu::menu(session, open))}
            {move || tip.get().map(tip::shown)}
        </div>
        {move || session.cover.get().map(|seat| between::cover(session, seat))}
        {story::herald(session)}
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

fn buttons(
    game: impl Fn() -> &'static str + Copy + Send + Sync + 'static,
    open: RwSignal<Option<Open>>,
) -> impl IntoView {
    view! {
        <a class="ib hide" href=move || Route::Rules(game().to_owned()).hash() aria-label=word("table-rules") title=word("table-rules")>
            {icon("ic-book")}
        </a>
        <button class="ib" on:click=move |_| toggle(open, Open::Log) aria-label=word("table-log") title=word("table-log")>
            {icon("ic-log")}
        </button>
        <button class="ib" on:click=move |_| toggle(open, Open::Menu) aria-label=word("table-menu") title=word("table-menu")>
            {icon("ic-more")}
        </button>
    }
}

/// Opens what is closed, closes what is open.
pub fn toggle(open: RwSignal<Option<Open>>, which: Open) {
    open.update(|open| *open = if *open == Some(which) { None } else { Some(which) });
}

/// Shows the areas of the game, each in its column behind what the frame has there.
fn stage_areas(
    session: Session,
    areas: Memo<Vec<Area>>,
    tab: RwSignal<Option<&'static str>>,
    columns: [(Column, NodeRef<Div>); 3],
) {
    let stages: StoredValue<[Option<Stage>; 3], LocalStorage> = StoredValue::new_local([None, None, None]);
    let shown = StoredValue::new(None);
    Effect::new(move |_| {
        let areas = areas.get();
        let open = tab.get();
        let fresh = shown.get_value() == Some(session.shown());
        shown.set_value(Some(session.shown()));
        stages.update_value(|stages| {
            for ((column, place), stage) in columns.into_iter().zip(stages) {
                let Some(parent) = place.get() else { continue };
                let stage = stage.get_or_insert_with(|| {
                    // The log stays the last thing of the rail.
                    let log = parent.query_selector(".a-log").ok().flatten();
                    Stage::new(parent.clone().into(), log.map(Into::into))
                });
                let open = open.or_else(|| areas.iter().find(|area| area.tab).map(|area| area.id));
                let sections = areas.iter().filter(|area| area.column == column);
                stage.show(sections.map(|area| section(area, open)).collect(), fresh);
            }
        });
        if let Some(svg) = crate::camera::filmed() {
            session.camera.get().show(&svg);
        }
        keys::one_stop_an_area();
    });
    let refit = window_event_listener(leptos::ev::resize, move |_| {
        if let Some(svg) = crate::camera::filmed() {
            session.camera.get_untracked().show(&svg);
        }
    });
    on_cleanup(move || refit.remove());
}

/// An area in its section; of those that are tabs on a phone only the open one is seen there.
pub(super) fn section(area: &Area, open: Option<&'static str>) -> Node {
    el("section")
        .key(area.id.bytes().fold(0, |key: u32, byte| key.wrapping_mul(31).wrapping_add(byte.into())))
        .attr("class", format!("area a-{}", area.id))
        .attr("aria-label", area.title.clone())
        .maybe("data-tab", area.tab.then_some(area.id))
        .maybe("data-off", (area.tab && open != Some(area.id)).then_some(""))
        .children(area.nodes.iter().cloned())
        .into()
}

/// The tabs of a phone, each with the number of things that can be touched behind it.
fn tabs(areas: Memo<Vec<Area>>, tab: RwSignal<Option<&'static str>>) -> impl IntoView {
    let list = move || {
        let areas = areas.get();
        let open = tab.get().or_else(|| areas.iter().find(|area| area.tab).map(|area| area.id));
        let button = |area: Area| {
            let (id, lit) = (area.id, lit(&area));
            let on = open == Some(id);
            view! {
                <button role="tab" aria-selected=on.to_string() data-tab-of=id on:click=move |_| tab.set(Some(id))>
                    {area.title.clone()}
                    {(lit > 0 && !on).then(|| view! { <span class="badge">{lit}</span> })}
                </button>
            }
        };
        areas.into_iter().filter(|area| area.tab).map(button).collect_view()
    };
    view! { <div class="tabs" role="tablist">{list}</div> }
}

fn lit(area: &Area) -> usize {
    let mut lit = 0;
    for node in &area.nodes {
        node.visit(&mut |element| lit += usize::from(element.get("data-lit").is_some()));
    }
    lit
}
