//! A scene written as HTML.

use std::fmt::Write as _;

use engawa_boards::Node;

/// Elements that have no end tag.
const VOID: [&str; 2] = ["img", "br"];

/// Writes nodes one after the other.
pub(crate) fn write(nodes: &[Node], out: &mut String) {
    for node in nodes {
        match node {
            Node::Text(text) => out.push_str(&escape(text)),
            Node::Element(element) => {
                let _ = write!(out, "<{}", element.tag);
                for (name, value) in &element.attrs {
                    let _ = write!(out, " {name}=\"{}\"", escape(value));
                }
                out.push('>');
                write(&element.children, out);
                if !VOID.contains(&element.tag) {
                    let _ = write!(out, "</{}>", element.tag);
                }
            }
        }
    }
}

/// Text that means nothing to a browser but itself.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
