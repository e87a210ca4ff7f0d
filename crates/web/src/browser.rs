//! The browser around the page: window, document, time, and listening. What is heard ends with the room that listens.

use core::time::Duration;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Event, EventTarget, HtmlInputElement, HtmlSelectElement, Window};

use crate::reactive::StoredValue;

thread_local! {
    // Asked for at every element, and found only by asking what kind of world this is.
    static WINDOW: Window = web_sys::window().expect("the page has a window");
    static DOCUMENT: Document = window().document().expect("the window has a document");
}

/// The window of the page.
///
/// # Panics
/// In the worker, which has none and does not ask.
pub fn window() -> Window {
    WINDOW.with(Clone::clone)
}

/// The document of the page.
///
/// # Panics
/// In the worker, which has none and does not ask.
pub fn document() -> Document {
    DOCUMENT.with(Clone::clone)
}

/// A listener, as long as it is kept.
struct Listening {
    target: EventTarget,
    name: &'static str,
    heard: Closure<dyn Fn(Event)>,
}

impl Drop for Listening {
    fn drop(&mut self) {
        let heard = self.heard.as_ref().unchecked_ref();
        let _ = self.target.remove_event_listener_with_callback(self.name, heard);
    }
}

/// Listens until whatever is being made now is gone.
pub fn listen<E: JsCast>(target: &EventTarget, name: &'static str, hear: impl Fn(E) + 'static) {
    listen_to_any(target, name, Box::new(move |event| hear(event.unchecked_into())));
}

fn listen_to_any(target: &EventTarget, name: &'static str, hear: Box<dyn Fn(Event)>) {
    let listening = Listening { target: target.clone(), name, heard: Closure::wrap(hear) };
    let heard = listening.heard.as_ref().unchecked_ref();
    let _ = target.add_event_listener_with_callback(name, heard);
    StoredValue::new_local(listening);
}

/// What is written in the field, or chosen in the list, that an event is about.
pub fn written(event: &Event) -> String {
    let Some(target) = event.target() else { return String::new() };
    match target.dyn_into::<HtmlInputElement>() {
        Ok(field) => field.value(),
        Err(target) => target.unchecked_into::<HtmlSelectElement>().value(),
    }
}

/// The number that a text is, read by the browser: the reader of the standard library brings tables of 10 kB with it.
pub fn number_in(text: &str) -> Option<f64> {
    Some(js_sys::Number::parse_float(text)).filter(|number| number.is_finite())
}

/// Whether the box that an event is about is ticked.
pub fn ticked(event: &Event) -> bool {
    event.target().is_some_and(|target| target.unchecked_into::<HtmlInputElement>().checked())
}

fn milliseconds(time: Duration) -> i32 {
    i32::try_from(time.as_millis()).unwrap_or(i32::MAX)
}

/// Does something after a while.
pub fn after(time: Duration, does: impl FnOnce() + 'static) {
    let does = Closure::once_into_js(does);
    let _ = window()
        .set_timeout_with_callback_and_timeout_and_arguments_0(does.unchecked_ref(), milliseconds(time));
}

/// Does something right before the next frame is drawn.
pub fn next_frame(does: impl FnOnce() + 'static) {
    let does = Closure::once_into_js(does);
    let _ = window().request_animation_frame(does.unchecked_ref());
}

/// Something that is done again and again, as long as it is kept.
pub struct Every {
    number: i32,
    _does: Closure<dyn Fn()>,
}

impl Every {
    /// Does something whenever so much time has gone by.
    pub fn new(time: Duration, does: impl Fn() + 'static) -> Option<Every> {
        let does = Closure::<dyn Fn()>::new(does);
        let number = window().set_interval_with_callback_and_timeout_and_arguments_0(
            does.as_ref().unchecked_ref(),
            milliseconds(time),
        );
        Some(Every { number: number.ok()?, _does: does })
    }
}

impl Drop for Every {
    fn drop(&mut self) {
        window().clear_interval_with_handle(self.number);
    }
}
