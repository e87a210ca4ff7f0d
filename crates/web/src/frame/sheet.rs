//! What lies above a room: a drawer or a dialog. The browser's own `dialog` keeps the focus inside, makes the rest
//! inert, and gives the focus back to where it was.

use std::cell::Cell;
use std::rc::Rc;

use leptos::ev;
use leptos::html::Dialog;
use leptos::prelude::*;

use crate::app::{icon, word};

/// Something above the room, closed by Esc, by its cross, by a touch beside it. `name` is the id of its heading.
pub fn above(
    class: &'static str,
    name: &'static str,
    close: impl Fn() + 'static,
    inside: AnyView,
) -> AnyView {
    let place = NodeRef::<Dialog>::new();
    // The event of a dialog that is closed comes later, when something else may be there already.
    let gone = Rc::new(Cell::new(false));
    let (close, kept) = (Rc::new(close), gone.clone());
    let shut = move || {
        if !gone.get() {
            close();
        }
    };
    let (by_key, by_force, beside) = (shut.clone(), shut.clone(), shut);
    let pressed_beside = Rc::new(Cell::new(false));
    let pressing = pressed_beside.clone();
    Effect::new(move |_| {
        if let Some(dialog) = place.get() {
            let _ = dialog.show_modal();
        }
    });
    let kept = StoredValue::new_local(kept);
    on_cleanup(move || {
        kept.with_value(|gone| gone.set(true));
        if let Some(dialog) = place.get_untracked() {
            dialog.close();
        }
    });
    view! {
        <dialog
            class=class
            aria-labelledby=name
            node_ref=place
            on:cancel=move |event: ev::Event| {
                event.prevent_default();
                by_key();
            }
            // One that took the place of another is open when the event of the other comes.
            on:close=move |_| {
                if place.get_untracked().is_some_and(|dialog| !dialog.open()) {
                    by_force();
                }
            }
            on:pointerdown=move |event| pressing.set(is_beside(place, &event))
            on:click=move |event| {
                if pressed_beside.take() && is_beside(place, &event) {
                    beside();
                }
            }
        >
            {inside}
        </dialog>
    }
    .into_any()
}

/// Whether the pointer is outside of the dialog's own paper.
fn is_beside(place: NodeRef<Dialog>, event: &web_sys::MouseEvent) -> bool {
    let Some(dialog) = place.get_untracked() else { return false };
    let on_it =
        event.target().is_some_and(|target| *target == **AsRef::<web_sys::EventTarget>::as_ref(&dialog));
    let paper = dialog.get_bounding_client_rect();
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    on_it && !(paper.left()..paper.right()).contains(&x) | !(paper.top()..paper.bottom()).contains(&y)
}

/// The cross that closes it.
pub fn cross(close: impl Fn() + 'static) -> impl IntoView {
    view! {
        <button class="ib shut" type="button" aria-label=word("close") on:click=move |_| close()>
            {icon("ic-close")}
        </button>
    }
}
