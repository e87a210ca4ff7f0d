//! The keyboard alone plays a whole game: Tab from area to area, arrows among what is lit, Enter decides.

use engawa_boards::scene::{self, Node};
use engawa_kernel::{Seat, Viewer};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};

use super::hands::target_of;
use super::tip::Tip;
use super::{Open, toggle};
use crate::browser::{document, listen, window};
use crate::camera::{Camera, filmed};
use crate::reactive::*;
use crate::session::Session;

/// Hears the keys while the table is there.
pub fn listen_to_keys(session: Session, open: RwSignal<Option<Open>>, tip: RwSignal<Option<Tip>>) {
    listen(&window(), "keydown", move |event: KeyboardEvent| {
        // What was explained is read by the next key.
        let explained = tip.with_untracked(Option::is_some);
        if explained {
            tip.set(None);
        }
        match event.code().as_str() {
            "KeyI" if heard(session, &event) => tip.set(explain(session).filter(|_| !explained)),
            "Escape" if explained => {}
            _ => press(session, open, &event),
        }
    });
    listen(&window(), "keyup", move |event: KeyboardEvent| {
        if event.code() == "KeyC" {
            turn(session.unveiled, false);
        }
    });
    listen(&window(), "pointerdown", |_: Event| by_keyboard(false));
}

fn writes(event: &KeyboardEvent) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.matches("input, textarea, select").unwrap_or(false))
}

/// The document knows whether the person uses the keyboard: then the focus is never lost.
fn by_keyboard(yes: bool) {
    if let Some(root) = document().document_element() {
        let _ = root.toggle_attribute_with_force("data-keyboard", yes);
    }
}

/// Whether a key is meant for the table: nothing lies above it, and nobody writes.
fn heard(session: Session, event: &KeyboardEvent) -> bool {
    let above = document().query_selector("dialog[open]").ok().flatten().is_some();
    let other = above || writes(event) || event.ctrl_key() || event.meta_key() || event.alt_key();
    !other && session.cover.get_untracked().is_none()
}

/// What has the focus explains itself.
fn explain(session: Session) -> Option<Tip> {
    let about = document().active_element()?.closest("[data-about]").ok().flatten()?;
    Tip::of(session, &about)
}

fn press(session: Session, open: RwSignal<Option<Open>>, event: &KeyboardEvent) {
    by_keyboard(true);
    if !heard(session, event) {
        return;
    }
    // By place on the keyboard, so that a Russian layout works too.
    let code = event.code();
    match code.as_str() {
        "Escape" => session.step_back(),
        "KeyU" => session.take_back(event.shift_key()),
        "KeyY" => session.redo(),
        "KeyF" => session.forward(),
        "KeyL" => toggle(open, Open::Log),
        "KeyC" => turn(session.unveiled, true),
        "KeyR" => touch_key(session, "r"),
        "KeyQ" => touch_key(session, "q"),
        "Equal" | "NumpadAdd" => zoom(session, Some(1.25)),
        "Minus" | "NumpadSubtract" => zoom(session, Some(0.8)),
        "Digit0" | "Numpad0" => zoom(session, None),
        "ArrowLeft" => walk(event, (-1.0, 0.0)),
        "ArrowRight" => walk(event, (1.0, 0.0)),
        "ArrowUp" => walk(event, (0.0, -1.0)),
        "ArrowDown" => walk(event, (0.0, 1.0)),
        "Enter" | "Space" => enter(event),
        _ => {
            let digit = code.strip_prefix("Digit").and_then(|digit| digit.parse::<usize>().ok());
            match digit {
                Some(number) if event.shift_key() => peek(session, number),
                Some(number) => option(number),
                None => {}
            }
        }
    }
}

/// Presses what the drawing gave this key to.
fn touch_key(session: Session, key: &str) {
    let element = document().query_selector(&format!(".tbl [data-key={key}]")).ok().flatten();
    if let Some(target) = element.as_ref().and_then(target_of) {
        session.touch(target, false);
    }
}

fn zoom(session: Session, factor: Option<f64>) {
    let Some(svg) = filmed() else { return };
    let camera = match factor {
        Some(factor) => session.camera.get_untracked().zoomed(&svg, factor, None),
        None => Camera::new(),
    };
    session.camera.set(camera);
    camera.show(&svg);
}

fn peek(session: Session, number: usize) {
    let seats = session.look(|sight, _| (!sight.is_common()).then(|| sight.seats())).flatten();
    let seat = number.checked_sub(1).and_then(Seat::new);
    let seat = seat.filter(|&seat| seats.is_some_and(|seats| seats.has(seat)));
    session.peek.set(seat.filter(|&seat| session.eyes.get_untracked() != Viewer::Seat(seat)));
}

/// The n-th option of the open question.
fn option(number: usize) {
    let Some(place) = number.checked_sub(1) else { return };
    let button = document().query_selector(&format!(".prompt .acts [data-lit][data-nth='{place}']"));
    if let Some(button) = button.ok().flatten().and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
        button.click();
    }
}

/// Enter on what is drawn is a click; buttons know it by themselves.
pub fn enter(event: &KeyboardEvent) {
    let Some(active) = document().active_element() else { return };
    if active.has_attribute("role") && active.tag_name() != "BUTTON" && active.tag_name() != "A" {
        event.prevent_default();
        if let Ok(click) = web_sys::MouseEvent::new_with_mouse_event_init_dict("click", &bubbling()) {
            let _ = active.dispatch_event(&click);
        }
    }
}

fn bubbling() -> web_sys::MouseEventInit {
    let init = web_sys::MouseEventInit::new();
    init.set_bubbles(true);
    init.set_cancelable(true);
    init
}

/// What can be touched.
const LIT: &str = ".tbl [data-lit]";
/// What explains itself, and is not part of something that does.
const ABOUT: &str = "[data-about]:not([data-about] *, [role=button] *, [role=img] *)";

fn all(list: Result<web_sys::NodeList, wasm_bindgen::JsValue>) -> Vec<Element> {
    let Ok(list) = list else { return Vec::new() };
    (0..list.length()).filter_map(|place| list.item(place)?.dyn_into::<Element>().ok()).collect()
}

/// What a selector finds and a person sees.
fn seen(selector: &str) -> Vec<Element> {
    let mut list = all(document().query_selector_all(selector));
    list.retain(|element| element.get_bounding_client_rect().width() > 0.0);
    list
}

fn middle(element: &Element) -> (f64, f64) {
    let rect = element.get_bounding_client_rect();
    (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0)
}

/// Arrows walk lit targets, to the nearest one in that direction; from what only explains itself, the like of it.
pub fn walk(event: &KeyboardEvent, (dx, dy): (f64, f64)) {
    let active = document().active_element();
    let reads = active.as_ref().is_some_and(|active| active.matches(ABOUT).unwrap_or(false));
    let lit = active.as_ref().is_some_and(|active| active.has_attribute("data-lit"));
    let things = if reads && !lit { seen(&format!(".tbl .area {ABOUT}")) } else { seen(LIT) };
    let Some(first) = things.first() else { return };
    event.prevent_default();
    let Some(active) = active.filter(|_| lit || reads) else { return focus(first) };
    let (x, y) = middle(&active);
    let cost = |element: &Element| {
        let (ex, ey) = middle(element);
        let along = (ex - x) * dx + (ey - y) * dy;
        let aside = ((ex - x) * dy).abs() + ((ey - y) * dx).abs();
        (along > 2.0 && aside <= along * 3.0).then_some(along + aside * 2.0)
    };
    let nearest = things
        .iter()
        .filter_map(|element| Some((cost(element)?, element)))
        .min_by(|(a, _), (b, _)| a.total_cmp(b));
    if let Some((_, element)) = nearest {
        focus(element);
    }
}

fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<web_sys::SvgElement>() {
        let _ = element.focus();
    } else if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let _ = element.focus();
    }
}

/// One tab stop an area: its first lit target, or the first thing that explains itself where nothing is lit.
pub fn one_stop(area: &mut [Node]) {
    let mut first = true;
    each(area, &mut |element| {
        let lit = element.get("data-lit").is_some();
        if lit {
            element.set("tabindex", stop(&mut first));
        }
        true
    });
    if first {
        each(area, &mut |element| {
            let has = |name| element.get(name).is_some();
            let (about, other) = (has("data-about"), has("data-lit") || has("data-hold"));
            let whole = about || matches!(element.get("role"), Some("button" | "img"));
            if about && !other {
                element.set("tabindex", stop(&mut first));
            }
            // What is part of something that explains itself is no thing of its own.
            !whole
        });
    }
}

fn stop(first: &mut bool) -> &'static str {
    if core::mem::take(first) { "0" } else { "-1" }
}

/// Sees every element, parents first; what is in it only if `see` says so.
fn each(nodes: &mut [Node], see: &mut dyn FnMut(&mut scene::Element) -> bool) {
    for node in nodes {
        if let Node::Element(element) = node
            && see(element)
        {
            each(&mut element.children, see);
        }
    }
}

/// Whoever lost the focus with a move finds it at the first lit target, once the board and the prompt are drawn.
pub fn keep_focus() {
    let by_keyboard = document().document_element().is_some_and(|root| root.has_attribute("data-keyboard"));
    // Gone with what had it, or left on something that cannot have it any more.
    let spent = |active: &Element| {
        active.tag_name() == "BODY"
            || active.matches(".tbl .area :not([tabindex]), .prompt [aria-disabled=true]").unwrap_or(false)
    };
    if by_keyboard
        && document().active_element().as_ref().is_none_or(spent)
        && let Some(first) = seen(LIT).first()
    {
        focus(first);
    }
}
