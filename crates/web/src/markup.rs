//! The elements of the rooms. A room is made once; what a closure says in it is said anew whenever a signal that the
//! closure read has changed, and nothing around it is touched.
//!
//! Attributes take a [`Value`], contents a [`Content`]: a text, an element, several of them, or a closure that gives one.
//! What is drawn anew at every step of a game is no part but a scene ([`crate::patch`]): there, what stays is kept.

use core::cell::Cell;

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DocumentFragment, Element, Event, Node};

use crate::browser::{document, listen};
use crate::reactive::{RenderEffect, StoredValue};

const SVG: &str = "http://www.w3.org/2000/svg";

/// An element that is being made.
#[must_use = "an element that is put nowhere is not seen"]
pub struct Tag(Element);

/// An element of HTML.
///
/// # Panics
/// If no page can have such a tag, which the first look at the room would show.
pub fn tag(name: &'static str) -> Tag {
    Tag(document().create_element(name).expect("rooms use tags that exist"))
}

/// A symbol of the sprite in a picture of its own. Readers do not hear it.
///
/// # Panics
/// Never: every page has these tags.
pub fn picture(class: &str, id: &str) -> Tag {
    let made = |name| document().create_element_ns(Some(SVG), name).expect("every page has these tags");
    let (svg, shape) = (made("svg"), made("use"));
    set(&shape, "href", &format!("#{id}"));
    let _ = svg.append_child(&shape);
    set(&svg, "class", class);
    set(&svg, "aria-hidden", "true");
    Tag(svg)
}

/// The same for the symbols of the frame, which all have one size.
pub fn symbol(class: &str, id: &str) -> Tag {
    picture(class, id).attr("viewBox", "0 0 24 24")
}

fn set(element: &Element, name: &str, value: &str) {
    let _ = element.set_attribute(name, value);
}

/// Does something now, and again whenever a signal that it read has changed, until whatever is being made now is gone.
pub fn live(does: impl Fn() + 'static) {
    live_boxed(Box::new(does));
}

fn live_boxed(does: Box<dyn Fn()>) {
    StoredValue::new_local(RenderEffect::new(move |_: Option<()>| does()));
}

impl Tag {
    /// The element in the page.
    pub fn element(&self) -> &Element {
        &self.0
    }

    /// With an attribute.
    pub fn attr(self, name: &'static str, value: impl Value) -> Tag {
        value.give(&self.0, name);
        self
    }

    /// With these classes.
    pub fn class(self, classes: impl Value) -> Tag {
        self.attr("class", classes)
    }

    /// With one more class while that is so.
    pub fn class_if(self, class: &'static str, so: impl Fn() -> bool + 'static) -> Tag {
        let element = self.0.clone();
        live(move || {
            let _ = element.class_list().toggle_with_force(class, so());
        });
        self
    }

    /// With a property: what a field holds is none of its attributes.
    pub fn prop<V: Into<JsValue>>(self, name: &'static str, value: impl Fn() -> V + 'static) -> Tag {
        let element = self.0.clone();
        live(move || {
            let _ = js_sys::Reflect::set(&element, &name.into(), &value().into());
        });
        self
    }

    /// With this in it, behind what is there.
    pub fn put(self, part: impl Content) -> Tag {
        part.put_into(&self.0);
        self
    }

    /// Hears an event.
    pub fn on<E: JsCast>(self, name: &'static str, hear: impl Fn(E) + 'static) -> Tag {
        listen(&self.0, name, hear);
        self
    }

    /// Does something when it is pressed.
    pub fn press(self, does: impl Fn() + 'static) -> Tag {
        self.on("click", move |_: Event| does())
    }
}

/// What an attribute can be.
pub trait Value {
    /// Sets the attribute, or takes it away.
    fn give(self, element: &Element, name: &'static str);
}

impl Value for &str {
    fn give(self, element: &Element, name: &'static str) {
        set(element, name, self);
    }
}

impl Value for String {
    fn give(self, element: &Element, name: &'static str) {
        set(element, name, &self);
    }
}

impl Value for usize {
    fn give(self, element: &Element, name: &'static str) {
        set(element, name, &self.to_string());
    }
}

/// There or not there.
impl Value for bool {
    fn give(self, element: &Element, name: &'static str) {
        self.then_some("").give(element, name);
    }
}

impl<V: Value> Value for Option<V> {
    fn give(self, element: &Element, name: &'static str) {
        match self {
            Some(value) => value.give(element, name),
            None => drop(element.remove_attribute(name)),
        }
    }
}

impl<V: Value, F: Fn() -> V + 'static> Value for F {
    fn give(self, element: &Element, name: &'static str) {
        let element = element.clone();
        live(move || self().give(&element, name));
    }
}

/// What can stand in an element.
pub trait Content: Sized {
    /// Puts it behind what is there.
    fn put_into(self, parent: &Node);

    /// The text that it is, if it is nothing else.
    fn text(&self) -> Option<&str> {
        None
    }

    /// The same without its kind, where several kinds meet.
    fn any(self) -> Contents {
        let parts = document().create_document_fragment();
        self.put_into(&parts);
        Contents(parts)
    }
}

/// Contents of any kind.
pub struct Contents(DocumentFragment);

impl Content for Contents {
    fn put_into(self, parent: &Node) {
        let _ = parent.append_child(&self.0);
    }

    fn any(self) -> Contents {
        self
    }
}

impl Content for Tag {
    fn put_into(self, parent: &Node) {
        let _ = parent.append_child(&self.0);
    }
}

impl Content for &str {
    fn put_into(self, parent: &Node) {
        let _ = parent.append_child(&document().create_text_node(self));
    }
}

impl Content for String {
    fn put_into(self, parent: &Node) {
        self.as_str().put_into(parent);
    }

    fn text(&self) -> Option<&str> {
        Some(self)
    }
}

impl<P: Content> Content for Option<P> {
    fn put_into(self, parent: &Node) {
        if let Some(part) = self {
            part.put_into(parent);
        }
    }
}

impl<P: Content> Content for Vec<P> {
    fn put_into(self, parent: &Node) {
        for part in self {
            part.put_into(parent);
        }
    }
}

impl<P: Content, const N: usize> Content for [P; N] {
    fn put_into(self, parent: &Node) {
        for part in self {
            part.put_into(parent);
        }
    }
}

/// What the closure gives now, and instead of it what it gives later.
impl<P: Content, F: Fn() -> P + 'static> Content for F {
    fn put_into(self, parent: &Node) {
        let draw = move |place: &Slot| {
            let part = self();
            match part.text() {
                Some(text) if place.is_text.get() => place.begin.set_node_value(Some(text)),
                Some(text) => place.write(text),
                None => place.fill(&part.any()),
            }
        };
        changing(parent, Box::new(draw));
    }
}

/// A place whose contents are drawn anew, between two texts that keep it. The first holds what is said, if it is a mere
/// text; else both say nothing.
struct Slot {
    begin: Node,
    end: Node,
    is_text: Cell<bool>,
}

impl Slot {
    fn clear(&self) {
        let Some(parent) = self.end.parent_node() else { return };
        while let Some(old) = self.begin.next_sibling().filter(|next| *next != self.end) {
            let _ = parent.remove_child(&old);
        }
    }

    fn write(&self, text: &str) {
        self.clear();
        self.begin.set_node_value(Some(text));
        self.is_text.set(true);
    }

    fn fill(&self, parts: &Contents) {
        self.clear();
        if self.is_text.replace(false) {
            self.begin.set_node_value(Some(""));
        }
        if let Some(parent) = self.end.parent_node() {
            let _ = parent.insert_before(&parts.0, Some(&self.end));
        }
    }
}

fn changing(parent: &Node, draw: Box<dyn Fn(&Slot)>) {
    let edge = || parent.append_child(&document().create_text_node(""));
    let (Ok(begin), Ok(end)) = (edge(), edge()) else { return };
    let place = Slot { begin, end, is_text: Cell::new(false) };
    live(move || draw(&place));
}

/// Nothing.
impl Content for () {
    fn put_into(self, _: &Node) {}
}

macro_rules! several {
    ($($part:ident)*) => {
        impl<$($part: Content),*> Content for ($($part,)*) {
            #[allow(non_snake_case)]
            fn put_into(self, parent: &Node) {
                let ($($part,)*) = self;
                $($part.put_into(parent);)*
            }
        }
    };
}
several!(A);
several!(A B);
several!(A B C);
several!(A B C D);
several!(A B C D E);
several!(A B C D E F);
several!(A B C D E F G);
several!(A B C D E F G H);
several!(A B C D E F G H I);
several!(A B C D E F G H I J);
