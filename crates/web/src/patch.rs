//! Scenes of `boards` turned into the DOM. What is the same as before is not touched, so focus, hover and running
//! motions live on.

use std::collections::HashMap;

use engawa_boards::scene::{Element, Node};
use web_sys::Node as Dom;

use crate::browser::document;

const SVG: &str = "http://www.w3.org/2000/svg";

/// A place in the page where a scene is shown.
pub struct Mount {
    parent: web_sys::Element,
    /// What stands behind the scene in the same parent and is not its own.
    before: Option<Dom>,
    /// Inside an `svg`.
    svg: bool,
    shown: Vec<Node>,
    mounted: Vec<Mounted>,
}

/// An element or text of the page with what is in it.
struct Mounted {
    dom: Dom,
    children: Vec<Mounted>,
}

/// How a scene is to be shown.
#[derive(Clone, Copy)]
struct Manner {
    /// Inside an `svg`.
    svg: bool,
    /// What is new is marked, so that style sheets can let it land.
    fresh: bool,
}

impl Mount {
    /// A place at the end of an element, or before something in it.
    pub fn new(parent: web_sys::Element, before: Option<Dom>) -> Mount {
        let svg = parent.namespace_uri().as_deref() == Some(SVG);
        Mount { parent, before, svg, shown: Vec::new(), mounted: Vec::new() }
    }

    /// Shows a scene instead of the one before. With `fresh`, what was not there is marked with `data-fresh`.
    pub fn show(&mut self, nodes: Vec<Node>, fresh: bool) {
        let manner = Manner { svg: self.svg, fresh: fresh && !self.shown.is_empty() };
        let before = self.before.as_ref();
        patch_children(&self.parent, before, &self.shown, &nodes, &mut self.mounted, manner);
        self.shown = nodes;
    }
}

/// Who of the old siblings each new one continues: by key where it has one, else in their order.
fn pair(old: &[Node], new: &[Node]) -> Vec<Option<usize>> {
    let mut keyed = HashMap::new();
    let mut plain = Vec::new();
    for (place, node) in old.iter().enumerate().rev() {
        match key(node) {
            Some(key) => {
                keyed.insert(key, place);
            }
            None => plain.push(place),
        }
    }
    new.iter()
        .map(|node| {
            let place = match key(node) {
                Some(key) => keyed.remove(&key),
                None => plain.pop_if(|place| same_kind(&old[*place], node)),
            };
            place.filter(|&place| same_kind(&old[place], node))
        })
        .collect()
}

fn key(node: &Node) -> Option<u32> {
    match node {
        Node::Element(element) => element.key,
        Node::Text(_) => None,
    }
}

fn same_kind(old: &Node, new: &Node) -> bool {
    match (old, new) {
        (Node::Element(old), Node::Element(new)) => old.tag == new.tag,
        (Node::Text(_), Node::Text(_)) => true,
        _ => false,
    }
}

fn patch_children(
    parent: &web_sys::Element,
    before: Option<&Dom>,
    old: &[Node],
    new: &[Node],
    mounted: &mut Vec<Mounted>,
    manner: Manner,
) {
    let pairs = pair(old, new);
    let in_order = pairs.iter().flatten().is_sorted() && pairs.iter().all(Option::is_some);
    let mut left: Vec<Option<Mounted>> = core::mem::take(mounted).into_iter().map(Some).collect();
    for (node, place) in new.iter().zip(&pairs) {
        let continued = place.and_then(|place| Some((&old[place], left[place].take()?)));
        mounted.push(match continued {
            Some((before, mut there)) => {
                patch(before, node, &mut there, manner);
                there
            }
            None => mount(node, manner),
        });
    }
    for gone in left.into_iter().flatten() {
        let _ = parent.remove_child(&gone.dom);
    }
    if !in_order {
        let mut next = before.cloned();
        for there in mounted.iter().rev() {
            if there.dom.next_sibling() != next || there.dom.parent_node().is_none() {
                let _ = parent.insert_before(&there.dom, next.as_ref());
            }
            next = Some(there.dom.clone());
        }
    }
}

fn patch(old: &Node, new: &Node, there: &mut Mounted, manner: Manner) {
    // Comparing trees is cheap, speaking to the page is not.
    if old == new {
        return;
    }
    match (old, new) {
        (Node::Element(old), Node::Element(new)) => {
            let Ok(element) = wasm_bindgen::JsCast::dyn_into::<web_sys::Element>(there.dom.clone()) else {
                return;
            };
            for (name, value) in &new.attrs {
                if old.get(name) != Some(value) {
                    let _ = element.set_attribute(name, value);
                }
            }
            for (name, _) in &old.attrs {
                if new.get(name).is_none() {
                    let _ = element.remove_attribute(name);
                }
            }
            let manner = Manner { svg: inside(new, manner.svg), ..manner };
            patch_children(&element, None, &old.children, &new.children, &mut there.children, manner);
        }
        (_, Node::Text(text)) => there.dom.set_node_value(Some(text)),
        _ => {}
    }
}

fn inside(element: &Element, svg: bool) -> bool {
    (svg || element.tag == "svg") && element.tag != "foreignObject"
}

/// Makes the elements of a scene.
///
/// # Panics
/// If a drawing names a tag that no page can have, which every test of the drawing would show.
fn mount(node: &Node, manner: Manner) -> Mounted {
    let element = match node {
        Node::Text(text) => {
            return Mounted { dom: document().create_text_node(text).into(), children: Vec::new() };
        }
        Node::Element(element) => element,
    };
    let svg = manner.svg || element.tag == "svg";
    let made = if svg {
        document().create_element_ns(Some(SVG), element.tag)
    } else {
        document().create_element(element.tag)
    };
    let made = made.expect("drawings use tags that exist");
    for (name, value) in &element.attrs {
        let _ = made.set_attribute(name, value);
    }
    if manner.fresh && element.key.is_some() {
        let _ = made.set_attribute("data-fresh", "");
    }
    // Within something new everything is new: the mark on it is enough.
    let manner = Manner { svg: inside(element, manner.svg), fresh: false };
    let children: Vec<Mounted> = element.children.iter().map(|child| mount(child, manner)).collect();
    for child in &children {
        let _ = made.append_child(&child.dom);
    }
    Mounted { dom: made.into(), children }
}
