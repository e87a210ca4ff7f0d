//! Pointer and finger. The table hears for all its targets: a drawing has no listeners of its own.
//!
//! A mouse previews what it hovers over and acts with a click. A finger chooses with the first tap and acts with the
//! second. A long press explains.

use std::time::Duration;

use engawa_boards::Target;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusEvent, MouseEvent, PointerEvent, WheelEvent};

use super::tip::Tip;
use crate::browser::{after, document};
use crate::camera::{Camera, filmed};
use crate::reactive::*;
use crate::session::Session;

/// After so long a hovered thing explains itself, in milliseconds.
const HOVERED: u64 = 350;
/// After so long a pressed thing explains itself.
const PRESSED: u64 = 400;
/// Moved further than this, a press is no tap any more.
const SLACK: f64 = 8.0;

/// The hands at the table.
#[derive(Clone, Copy)]
pub struct Hands {
    session: Session,
    tip: RwSignal<Option<Tip>>,
    /// Counts what is pointed at, so that a late timer knows it is late.
    pointing: StoredValue<u32>,
    /// The pointers that are down on the drawing that grows: where, and where they began.
    down: StoredValue<Vec<Finger>>,
    /// The next click ends a drag or a long press, and touches nothing.
    spent: StoredValue<bool>,
    touch: StoredValue<bool>,
    /// A chosen thing under the finger that may be carried to its place.
    carried: StoredValue<Option<Carried>>,
}

#[derive(Clone, Copy)]
struct Carried {
    target: Target,
    id: i32,
    began: (f64, f64),
    moving: bool,
}

#[derive(Clone, Copy)]
struct Finger {
    id: i32,
    at: (f64, f64),
    began: (f64, f64),
}

fn closest(event: &Event, selector: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(selector).ok().flatten()
}

/// The lit target that an element belongs to.
pub fn target_of(element: &Element) -> Option<Target> {
    Target::read(&element.get_attribute("data-t")?)
}

impl Hands {
    /// The hands of this session.
    pub fn new(session: Session, tip: RwSignal<Option<Tip>>) -> Hands {
        Hands {
            session,
            tip,
            pointing: StoredValue::new(0),
            down: StoredValue::new(Vec::new()),
            spent: StoredValue::new(false),
            touch: StoredValue::new(false),
            carried: StoredValue::new(None),
        }
    }

    /// A click or tap.
    pub fn click(self, event: &MouseEvent) {
        if self.spent.try_update_value(core::mem::take).unwrap_or_default() {
            return;
        }
        turn(self.tip, None);
        if let Some(target) = closest(event, "[data-lit]").as_ref().and_then(target_of) {
            // A key press that became a click is as sure as a mouse.
            let twice = self.touch.get_value() && event.detail() > 0;
            self.session.touch(target, twice);
        } else if let Some(forbidden) = closest(event, "[data-about^=no-]") {
            self.near(event, &forbidden);
        } else if closest(event, "[data-hold]").is_none()
            && let Some(panel) = closest(event, ".players .pp")
            && let Some(head) = panel.query_selector("[data-seat]").ok().flatten()
            && let Some(seat) = head.get_attribute("data-seat")
        {
            let seat = seat
                .parse::<usize>()
                .ok()
                .and_then(|number| engawa_kernel::Seat::new(number.checked_sub(1)?));
            let home = seat.is_some_and(|seat| self.session.shown() == seat);
            self.session.peek.set(seat.filter(|_| !home));
        }
    }

    /// A tap on a place where it cannot be: a finger meant the nearest place within a cell, a mouse wants to know why.
    fn near(self, event: &MouseEvent, forbidden: &Element) {
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        let reach = forbidden.get_bounding_client_rect().width();
        let nearest = lit_in(".tbl svg[data-camera] [data-lit]")
            .into_iter()
            .map(|element| (distance(middle(&element), at), element))
            .min_by(|(a, _), (b, _)| a.total_cmp(b))
            .filter(|(far, _)| self.touch.get_value() && *far <= reach);
        match nearest.as_ref().and_then(|(_, element)| target_of(element)) {
            Some(target) => self.session.touch(target, true),
            None => self.tip.set(Tip::of(self.session, forbidden)),
        }
    }

    /// A pointer goes down.
    pub fn down(self, event: &PointerEvent) {
        self.touch.set_value(event.pointer_type() == "touch");
        self.spent.set_value(false);
        turn(self.tip, None);
        if closest(event, "[data-hold]").is_some() {
            self.session.unveiled.set(true);
        }
        if self.touch.get_value()
            && let Some(element) = closest(event, "[data-about]")
        {
            self.explain_after(&element, PRESSED, true);
        }
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        let target = closest(event, "[data-lit]").as_ref().and_then(target_of);
        // What decides nothing by itself can be carried to where it does.
        let leads = |target: &Target| {
            self.session.chooser.with_untracked(|chooser| chooser.completed_by(*target).is_none())
        };
        let id = event.pointer_id();
        self.carried.set_value(target.filter(leads).map(|target| Carried {
            target,
            id,
            began: at,
            moving: false,
        }));
        if closest(event, "svg[data-camera]").is_some() {
            self.down.update_value(|fingers| {
                fingers.retain(|finger| finger.id != event.pointer_id());
                fingers.push(Finger { id: event.pointer_id(), at, began: at });
            });
        }
    }

    /// A pointer moves: with one finger the drawing is moved, with two it is zoomed.
    pub fn moved(self, event: &PointerEvent) {
        let id = event.pointer_id();
        if let Some(carried) = self.carried.get_value().filter(|carried| carried.id == id) {
            return self.carry(carried, (f64::from(event.client_x()), f64::from(event.client_y())));
        }
        if self.down.with_value(|fingers| fingers.iter().all(|finger| finger.id != id)) {
            return;
        }
        let Some(svg) = filmed() else { return };
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        let before = self.down.get_value();
        self.down.update_value(|fingers| {
            for finger in fingers.iter_mut().filter(|finger| finger.id == id) {
                finger.at = at;
            }
        });
        let now = self.down.get_value();
        let away = now.iter().any(|finger| distance(finger.at, finger.began) > SLACK);
        if !away && !self.spent.get_value() {
            return;
        }
        self.stop_pointing();
        self.spent.set_value(true);
        let _ = svg.set_attribute("data-panned", "");
        let camera = self.session.camera.get_untracked();
        let camera = match (&before[..], &now[..]) {
            ([from], [to]) => camera.moved(&svg, to.at.0 - from.at.0, to.at.1 - from.at.1),
            ([a, b, ..], [c, d, ..]) => {
                let factor = distance(c.at, d.at) / distance(a.at, b.at).max(1.0);
                let middle = f64::midpoint(c.at.0, d.at.0);
                camera.zoomed(&svg, factor, Some((middle, f64::midpoint(c.at.1, d.at.1))))
            }
            _ => camera,
        };
        self.point_camera(&svg, camera);
    }

    /// A token or card is carried: chosen as soon as it moves, and over the places that are lit for it.
    fn carry(self, mut carried: Carried, at: (f64, f64)) {
        if !carried.moving {
            if distance(at, carried.began) <= SLACK {
                return;
            }
            carried.moving = true;
            self.stop_pointing();
            self.spent.set_value(true);
            self.carried.set_value(Some(carried));
            if !self.session.chooser.with_untracked(|chooser| chooser.is_chosen(carried.target)) {
                self.session.touch(carried.target, false);
            }
        }
        let under = document().element_from_point(at.0 as f32, at.1 as f32);
        self.hovered(under.and_then(|element| element.closest("[data-lit]").ok().flatten()).as_ref());
    }

    /// Puts down what was carried, if it may lie there.
    fn put_down(self, event: &PointerEvent) {
        let carried = self.carried.try_update_value(Option::take).flatten();
        if carried.is_some_and(|carried| carried.moving && carried.id == event.pointer_id())
            && let Some(target) = self.session.hover.get_untracked()
            && self.session.chooser.with_untracked(|chooser| chooser.completed_by(target).is_some())
        {
            self.session.touch(target, false);
        }
    }

    fn point_camera(self, svg: &Element, camera: Camera) {
        self.session.camera.set(camera);
        camera.show(svg);
    }

    /// A pointer goes up.
    pub fn up(self, event: &PointerEvent) {
        self.put_down(event);
        self.lift(event);
    }

    /// The browser took the pointer away.
    pub fn cancel(self, event: &PointerEvent) {
        self.lift(event);
        self.spent.set_value(false);
    }

    fn lift(self, event: &PointerEvent) {
        turn(self.session.unveiled, false);
        self.down.update_value(|fingers| fingers.retain(|finger| finger.id != event.pointer_id()));
        if let Some(svg) = filmed().filter(|_| self.spent.get_value()) {
            let _ = svg.remove_attribute("data-panned");
        }
        if self.touch.get_value() {
            self.stop_pointing();
        }
    }

    /// The pointer comes over something.
    pub fn over(self, event: &PointerEvent) {
        if event.pointer_type() == "touch" {
            return;
        }
        self.hovered(closest(event, "[data-lit]").as_ref());
        let about = closest(event, "[data-about]");
        let name = about.as_ref().and_then(|element| element.get_attribute("data-about"));
        if self.session.pointed.with_untracked(|pointed| *pointed == name) {
            return;
        }
        self.stop_pointing();
        self.session.pointed.set(name);
        if let Some(element) = about {
            self.explain_after(&element, HOVERED, false);
        }
    }

    fn hovered(self, element: Option<&Element>) {
        let target = element.and_then(target_of);
        turn(self.session.hover, target);
    }

    fn stop_pointing(self) {
        self.pointing.update_value(|count| *count += 1);
        turn(self.tip, None);
    }

    fn explain_after(self, element: &Element, wait: u64, pressed: bool) {
        self.pointing.update_value(|count| *count += 1);
        let this = self.pointing.get_value();
        let element = element.clone();
        after(Duration::from_millis(wait), move || {
            if self.pointing.try_get_value() == Some(this) && element.is_connected() {
                let tip = Tip::of(self.session, &element);
                if pressed && tip.is_some() {
                    self.spent.set_value(true);
                }
                self.tip.set(tip);
            }
        });
    }

    /// The focus comes to something: it is as good as pointed at.
    pub fn focused(self, event: &FocusEvent) {
        let lit = closest(event, "[data-lit]");
        // A click focuses too, and has its own hover.
        if lit.as_ref().is_some_and(|element| element.matches(":focus-visible").unwrap_or(false)) {
            self.hovered(lit.as_ref());
        }
    }

    /// The wheel turns a chosen card, else it zooms; with Ctrl (or a pinch on a touch pad) it always zooms.
    pub fn wheel(self, event: &WheelEvent) {
        if closest(event, "svg[data-camera]").is_none() {
            return;
        }
        event.prevent_default();
        let Some(svg) = filmed() else { return };
        let turns = document().query_selector(".tbl [data-key=r]").ok().flatten();
        if let Some(turn) = turns.filter(|_| !event.ctrl_key()) {
            let key = if event.delta_y() > 0.0 {
                Some(turn)
            } else {
                document().query_selector(".tbl [data-key=q]").ok().flatten()
            };
            if let Some(target) = key.as_ref().and_then(target_of) {
                self.session.touch(target, false);
            }
            return;
        }
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        let factor = (-event.delta_y() / 400.0).exp();
        let camera = self.session.camera.get_untracked().zoomed(&svg, factor, Some(at));
        self.point_camera(&svg, camera);
    }

    /// A long press is an explanation here, not the browser's menu.
    pub fn menu(self, event: &MouseEvent) {
        if self.touch.get_value() && closest(event, "[data-about],[data-lit],[data-hold]").is_some() {
            event.prevent_default();
        }
    }
}

/// A press moves the focus, if it may. What is lit is touched instead: the next drawing would take the focus away from it
/// again, and the browser lays out the whole page to do so.
pub fn press(event: &MouseEvent) {
    if closest(event, ".area [data-lit]").is_some() {
        event.prevent_default();
    }
}

fn lit_in(selector: &str) -> Vec<Element> {
    let Ok(list) = document().query_selector_all(selector) else { return Vec::new() };
    (0..list.length()).filter_map(|place| list.item(place)?.dyn_into().ok()).collect()
}

fn middle(element: &Element) -> (f64, f64) {
    let rect = element.get_bounding_client_rect();
    (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0)
}

fn distance(a: (f64, f64), b: (f64, f64)) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}
