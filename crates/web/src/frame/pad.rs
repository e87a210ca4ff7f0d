//! The score pad: for people with the box on their table. What they tap is counted at once.

use std::rc::Rc;

use engawa_boards::scene::{Node, el, icon as picture};
use engawa_boards::{Area, Column, Pad, Target};
use engawa_shelf::GameId;
use engawa_words::Words;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

use super::record::blank;
use super::scene::{scene, stage};
use super::table::{keys, section};
use super::top;
use crate::app::{App, game_named, icon, word};
use crate::markup::{Content, Contents, Tag, tag};
use crate::reactive::*;
use crate::ready::{GamePart, once_ready};

/// The score pad of the game with this name.
pub fn pad(game: &str) -> Contents {
    let app = App::here();
    match game_named(game) {
        Some(game) => once_ready(app, game, move |part| room(app, game, part).any()),
        None => blank("pad-room", "pad-lost", ()),
    }
}

fn room(app: App, game: GameId, part: GamePart) -> Tag {
    let pad: RwSignal<Box<dyn Pad>, LocalStorage> = RwSignal::new_local(part.pad());
    let areas = Memo::new(move |_| {
        let words: Rc<Words> = app.words.get();
        pad.with(|pad| pad.areas(&words))
    });
    let sheet = scene("in", move || pad.with(|pad| vec![counted(game, part, &**pad, &app.words.get())]));
    let sheet = tag("section")
        .class("panel area a-sheet")
        .attr("aria-label", word("end-sheet"))
        .put((sheet, clear_button(app, part, pad)));
    let rail = tag("div").class("rail").put(sheet);
    let (mid, side) = (tag("div").class("mid"), tag("div").class("side"));
    // The areas stand behind what is there.
    for (column, place) in [(Column::Rail, &rail), (Column::Mid, &mid), (Column::Side, &side)] {
        stage(place.element(), move || areas.with(|areas| column_of(areas, column)));
    }
    let touched = move |event: Event| {
        if let Some(target) = target_of(event.target()) {
            pad.update(|pad| pad.touch(target));
        }
    };
    let title = Signal::derive(move || app.words.with(|words| words.title(game.id())));
    let bar = top::Mid::Game {
        title,
        status: Signal::derive(word("pad-room")),
        tab: Signal::derive(word("pad-room")),
    };
    tag("div")
        .class(format!("tbl pad game-{}", game.id()))
        .attr("data-room", "pad")
        .on("click", touched)
        .on("keydown", move |event: KeyboardEvent| pressed(&event))
        .put((top::top_bar(bar, ()), rail, mid, side))
}

/// Rubs everything out. Rubbed out by mistake, it can be brought back until something new is entered.
fn clear_button(app: App, part: GamePart, pad: RwSignal<Box<dyn Pad>, LocalStorage>) -> Tag {
    let rubbed: StoredValue<Option<Box<dyn Pad>>, LocalStorage> = StoredValue::new_local(None);
    let is_empty = move || pad.with(|pad| pad.is_empty());
    // A Memo, so that the button is left alone while the pad is filled.
    let can_come_back = Memo::new(move |_| is_empty() && rubbed.with_value(Option::is_some));
    let press = move || {
        if can_come_back.get_untracked() {
            if let Some(Some(before)) = rubbed.try_update_value(Option::take) {
                pad.set(before);
            }
        } else if !untrack(is_empty) {
            rubbed.set_value(pad.try_update(|pad| core::mem::replace(pad, part.pad())));
            app.tell(app.words.with_untracked(|words| words.word("pad-cleared")));
        }
    };
    tag("button")
        .class("btn low")
        .attr("type", "button")
        .attr("aria-disabled", move || (!can_come_back.get()).then(|| is_empty().to_string()))
        .press(press)
        .put((
            move || icon(if can_come_back.get() { "ic-undo" } else { "ic-trash" }),
            move || app.word(if can_come_back.get() { "pad-again" } else { "pad-reset" }),
        ))
}

fn column_of(areas: &[Area], column: Column) -> Vec<Node> {
    let section = |area: &Area| {
        let mut area = area.clone();
        keys::one_stop(&mut area.nodes);
        let open = Some(area.id);
        section(area, open)
    };
    areas.iter().filter(|area| area.column == column).map(section).collect()
}

/// The sheet of what is entered, or what is missing for it.
fn counted(game: GameId, part: GamePart, pad: &dyn Pad, words: &Words) -> Node {
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
        let symbol = (!total).then(|| picture("ct", part.line(line).symbol));
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
