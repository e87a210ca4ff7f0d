//! What lies above a room: a drawer or a dialog. The browser's own `dialog` keeps the focus inside, makes the rest
//! inert, and gives the focus back to where it was.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlDialogElement, MouseEvent, PointerEvent};

use crate::app::{icon, word};
use crate::markup::{Content, Tag, tag};
use crate::reactive::*;

/// Something above the room, closed by Esc, by its cross, by a touch beside it. `name` is the id of its heading.
pub fn above(
    class: &'static str,
    name: &'static str,
    close: impl Fn() + 'static,
    inside: impl Content,
) -> Tag {
    let made = tag("dialog").class(class).attr("aria-labelledby", name).put(inside);
    opened(made, Rc::new(close))
}

fn opened(made: Tag, close: Rc<dyn Fn()>) -> Tag {
    let dialog: HtmlDialogElement = made.element().clone().unchecked_into();
    let shown = dialog.clone();
    // It must be in the page first.
    Effect::new(move |_| {
        if !shown.open() {
            let _ = shown.show_modal();
        }
    });
    // The event of a dialog that is closed comes later, when something else may be there already.
    let gone = Rc::new(Cell::new(false));
    let kept = StoredValue::new_local((dialog.clone(), gone.clone()));
    on_cleanup(move || {
        kept.with_value(|(dialog, gone)| {
            gone.set(true);
            dialog.close();
        });
    });
    let shut: Rc<dyn Fn()> = Rc::new(move || {
        if !gone.get() {
            close();
        }
    });
    let (by_key, by_force, beside) = (shut.clone(), shut.clone(), shut);
    let (forced, pressed, clicked) = (dialog.clone(), dialog.clone(), dialog);
    let pressed_beside = Rc::new(Cell::new(false));
    let pressing = pressed_beside.clone();
    made.on("cancel", move |event: Event| {
        event.prevent_default();
        by_key();
    })
    // One that took the place of another is open when the event of the other comes.
    .on("close", move |_: Event| {
        if !forced.open() {
            by_force();
        }
    })
    .on("pointerdown", move |event: PointerEvent| pressing.set(is_beside(&pressed, &event)))
    .on("click", move |event: MouseEvent| {
        if pressed_beside.take() && is_beside(&clicked, &event) {
            beside();
        }
    })
}

/// Whether the pointer is outside of the dialog's own paper.
fn is_beside(dialog: &HtmlDialogElement, event: &MouseEvent) -> bool {
    let on_it =
        event.target().is_some_and(|target| target == *dialog.unchecked_ref::<web_sys::EventTarget>());
    let paper = dialog.get_bounding_client_rect();
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    on_it && !(paper.left()..paper.right()).contains(&x) | !(paper.top()..paper.bottom()).contains(&y)
}

/// The cross that closes it.
pub fn cross(close: impl Fn() + 'static) -> Tag {
    tag("button")
        .class("ib shut")
        .attr("type", "button")
        .attr("aria-label", word("close"))
        .press(close)
        .put(icon("ic-close"))
}
