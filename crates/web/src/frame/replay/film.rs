//! The camera of a replay, for boards that grow: everything fits, unless the person looks closer.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, PointerEvent, WheelEvent};

use crate::browser::{listen, window};
use crate::camera::{Camera, filmed};
use crate::markup::Tag;
use crate::reactive::*;

/// Where the camera looks, and the hand that drags it.
#[derive(Clone, Copy)]
pub(super) struct Film {
    camera: StoredValue<Camera>,
    held: StoredValue<Option<(f64, f64)>>,
}

impl Film {
    /// Shows everything, also when the window changes.
    pub(super) fn new() -> Film {
        let film = Film { camera: StoredValue::new(Camera::new()), held: StoredValue::new(None) };
        listen(&window(), "resize", move |_: Event| film.show());
        film
    }

    /// Follows the hands at the place of the board.
    pub(super) fn follow(self, place: Tag) -> Tag {
        place
            .on("pointerdown", move |event: PointerEvent| self.down(&event))
            .on("pointermove", move |event: PointerEvent| self.moved(&event))
            .on("pointerup", move |_: Event| self.up())
            .on("pointercancel", move |_: Event| self.up())
            .on("wheel", move |event: WheelEvent| self.wheel(&event))
            .on("dblclick", move |event: Event| self.fit(&event))
    }

    /// Points the camera at a board that was just drawn.
    pub(super) fn show(self) {
        if let Some(svg) = filmed() {
            self.camera.get_value().show(&svg);
        }
    }

    fn turn(self, svg: &Element, camera: Camera) {
        self.camera.set_value(camera);
        camera.show(svg);
    }

    fn down(self, event: &PointerEvent) {
        self.held.set_value(on_film(event).map(|_| place(event)));
    }

    fn moved(self, event: &PointerEvent) {
        let (Some((x, y)), Some(svg)) = (self.held.get_value(), filmed()) else { return };
        if event.buttons() == 0 {
            return self.held.set_value(None);
        }
        let now = place(event);
        self.held.set_value(Some(now));
        self.turn(&svg, self.camera.get_value().moved(&svg, now.0 - x, now.1 - y));
    }

    fn up(self) {
        self.held.set_value(None);
    }

    fn wheel(self, event: &WheelEvent) {
        let Some(svg) = on_film(event) else { return };
        event.prevent_default();
        let factor = if event.delta_y() < 0.0 { 1.15 } else { 1.0 / 1.15 };
        self.turn(&svg, self.camera.get_value().zoomed(&svg, factor, Some(place(event))));
    }

    /// Everything fits again.
    fn fit(self, event: &Event) {
        if let Some(svg) = on_film(event) {
            self.turn(&svg, Camera::new());
        }
    }
}

fn place(event: &web_sys::MouseEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// The filmed board that was touched.
fn on_film(event: &Event) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest("svg[data-camera]").ok().flatten()
}
