//! The score pad: for people with the box on their table. What they tap is counted at once.

use std::rc::Rc;

use engawa_boards::scene::{Node, el, icon as picture};
use engawa_boards::{Area, Column, Drawn, Pad, Target, reel};
use engawa_shelf::{GameId, with_game};
use engawa_words::Words;
use leptos::html::Div;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, MouseEvent};

use super::table::{keys, section};
use super::{scene, top};
use crate::app::{App, game_named, icon, word};
use crate::route::Route;
use crate::speech::fetch_symbols;

/// The score pad of the game with this name.
pub fn pad(game: &str) -> impl IntoView + use<> {
    let app = App::here();
    match game_named(game) {
        Some(game) => room(app, game).into_any(),
        None => view! {
            {top::top_bar(top::Mid::room("pad-room"), ())}
            <main class="blank" data-room="lost">
                {icon("ic-warning")}
                <h2>{word("pad-lost")}</h2>
                <a class="btn pri" href=Route::Shelf.hash()>{icon("ic-home")}{word("to-shelf")}</a>
            </main>
        }
        .into_any(),
    }
}

/// The pad of a game with nothing on it.
fn empty(game: GameId) -> Box<dyn Pad> {
    with_game!(game, G => <G as Drawn>::pad())
}

fn room(app: App, game: GameId) -> impl IntoView {
    spawn_local(async move { fetch_symbols(&app.base.get_value(), game.id()).await });
    let pad: RwSignal<Box<dyn Pad>, LocalStorage> = RwSignal::new_local(empty(game));
    let (rail, mid, side) = (NodeRef::<Div>::new(), NodeRef::<Div>::new(), NodeRef::<Div>::new());
    let areas = Memo::new(move |_| {
        let words: Rc<Words> = app.words.get();
        pad.with(|pad| pad.areas(&words))
    });
    for (column, place) in [(Column::Rail, rail), (Column::Mid, mid), (Column::Side, side)] {
        scene::stage(place, move || areas.with(|areas| column_of(areas, column)));
    }
    // The stages above have drawn by the next frame.
    Effect::new(move |_| {
        areas.track();
        request_animation_frame(keys::one_stop_an_area);
    });
    let touched = move |event: MouseEvent| {
        if let Some(target) = target_of(event.target()) {
            pad.update(|pad| pad.touch(target));
        }
    };
    // Rubbed out by mistake, it can be brought back until something new is entered.
    let rubbed: StoredValue<Option<Box<dyn Pad>>, LocalStorage> = StoredValue::new_local(None);
    let clear = move |_| {
        if pad.with_untracked(|pad| pad.is_empty()) {
            return;
        }
        let before = pad.try_update(|pad| core::mem::replace(pad, empty(game)));
        rubbed.set_value(before);
        app.tell(app.words.with_untracked(|words| words.word("pad-cleared")));
    };
    let bring_back = move |_| {
        if let Some(Some(before)) = rubbed.try_update_value(Option::take) {
            pad.set(before);
        }
    };
    let is_empty = move || pad.with(|pad| pad.is_empty());
    let can_come_back = move || is_empty() && rubbed.with_value(Option::is_some);
    let title = Signal::derive(move || app.words.with(|words| words.title(game.id())));
    view! {
        <div
            class=format!("tbl pad game-{}", game.id())
            data-room="pad"
            on:click=touched
            on:keydown=move |event| pressed(&event)
        >
            {top::top_bar(top::Mid::Game { title, status: Signal::derive(word("pad-room")) }, ())}
            <div class="rail" node_ref=rail>
                <section class="panel area a-sheet" aria-label=word("end-sheet")>
                    {scene::scene("in", move || pad.with(|pad| vec![counted(game, &**pad, &app.words.get())]))}
                    {move || {
                        if can_come_back() {
                            view! { <button class="btn low" type="button" on:click=bring_back>{icon("ic-undo")}{word("pad-again")}</button> }.into_any()
                        } else {
                            view! {
                                <button class="btn low" type="button" aria-disabled=move || is_empty().to_string() on:click=clear>
                                    {icon("ic-trash")}{word("pad-reset")}
                                </button>
                            }
                            .into_any()
                        }
                    }}
                </section>
            </div>
            <div class="mid" node_ref=mid></div>
            <div class="side" node_ref=side></div>
        </div>
    }
}

fn column_of(areas: &[Area], column: Column) -> Vec<Node> {
    areas.iter().filter(|area| area.column == column).map(|area| section(area, Some(area.id))).collect()
}

/// The sheet of what is entered, or what is missing for it.
fn counted(game: GameId, pad: &dyn Pad, words: &Words) -> Node {
    let lines = match pad.score(words) {
        Ok(lines) => lines,
        Err(why) => {
            let missing = el("p").class("sm mut").text(why);
            let head = el("b").text(words.word("pad-not-yet"));
            return el("div").class("missing").attr("role", "status").child(head).child(missing).into();
        }
    };
    let row = |(line, points): &(&'static str, i32)| {
        let total = *line == "total";
        let name = if total { words.word("total") } else { words.line(game.id(), line) };
        let symbol = (!total).then(|| picture("ct", reel::line(game, line).symbol));
        let name = el("span").class("row").children(symbol).child(el("span").text(name));
        el("tr")
            .class_if(total, "tot")
            .child(el("th").attr("scope", "row").child(name))
            .child(el("td").text(points.to_string()))
    };
    let body = el("tbody").children(lines.iter().map(row));
    // On a phone it is wider than the screen, and whoever has only keys must get to its end too.
    el("table").class("sc").attr("aria-live", "polite").attr("tabindex", "0").child(body).into()
}

fn target_of(touched: Option<web_sys::EventTarget>) -> Option<Target> {
    let element = touched?.dyn_into::<Element>().ok()?;
    let lit = element.closest("[data-t]").ok().flatten()?;
    Target::read(&lit.get_attribute("data-t")?)
}

/// Enter and space touch what has the focus, arrows walk what can be touched.
fn pressed(event: &KeyboardEvent) {
    match event.key().as_str() {
        "Enter" | " " => keys::enter(event),
        "ArrowLeft" => keys::walk(event, (-1.0, 0.0)),
        "ArrowRight" => keys::walk(event, (1.0, 0.0)),
        "ArrowUp" => keys::walk(event, (0.0, -1.0)),
        "ArrowDown" => keys::walk(event, (0.0, 1.0)),
        _ => {}
    }
}
