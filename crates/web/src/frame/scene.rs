//! A place of the page where a scene of `boards` is shown, anew whenever what it is made from changes.

use core::cell::RefCell;

use engawa_boards::scene::Node;
use web_sys::Element;

use crate::markup::{Tag, live, tag};
use crate::patch::Mount;

/// A `div` with this class that shows these nodes.
pub fn scene(class: &'static str, nodes: impl Fn() -> Vec<Node> + 'static) -> Tag {
    let place = tag("div").class(class);
    stage(place.element(), nodes);
    place
}

/// Shows these nodes at the end of what is there already.
pub fn stage(place: &Element, nodes: impl Fn() -> Vec<Node> + 'static) {
    let stage = RefCell::new(Mount::new(place.clone(), None));
    live(move || {
        let nodes = nodes();
        stage.borrow_mut().show(nodes, false);
    });
}
