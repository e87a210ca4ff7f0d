//! The tree that a drawing is made of.

use std::borrow::Cow;
use std::fmt::Display;

use crate::Target;

/// A part of a drawing.
#[derive(Clone, PartialEq, Debug)]
pub enum Node {
    /// An element of HTML or SVG.
    Element(Element),
    /// Text.
    Text(Cow<'static, str>),
}

/// An element of HTML or SVG.
#[derive(Clone, PartialEq, Debug)]
pub struct Element {
    /// Its tag. Everything below an `svg` is SVG.
    pub tag: &'static str,
    /// Which of its siblings it is from one drawing to the next; without one, the element at the same place.
    pub key: Option<u32>,
    /// Attributes in a fixed order, each at most once.
    pub attrs: Vec<(&'static str, Cow<'static, str>)>,
    /// What it contains.
    pub children: Vec<Node>,
}

/// An element with this tag.
pub fn el(tag: &'static str) -> Element {
    Element { tag, key: None, attrs: Vec::new(), children: Vec::new() }
}

/// A group of SVG that is moved to a point.
pub fn at(x: f32, y: f32) -> Element {
    el("g").attr("transform", format!("translate({} {})", short(x), short(y)))
}

/// A symbol of the sprite, drawn at the origin of the surrounding group.
pub fn symbol(id: impl Display) -> Element {
    el("use").attr("href", format!("#{id}"))
}

/// An icon: a symbol in a little picture of its own. Readers do not hear it.
pub fn icon(class: &'static str, id: impl Display) -> Element {
    el("svg").class(class).attr("aria-hidden", "true").child(symbol(id))
}

/// A path of SVG.
pub fn path(d: impl Into<Cow<'static, str>>) -> Element {
    el("path").attr("d", d)
}

/// A number as short as a drawing needs it: one digit after the point, none if it is zero.
pub fn short(number: f32) -> String {
    let tenths = (number * 10.0).round() as i32;
    if tenths % 10 == 0 {
        (tenths / 10).to_string()
    } else {
        let sign = if tenths < 0 { "-" } else { "" };
        let tenths = tenths.abs();
        format!("{sign}{}.{}", tenths / 10, tenths % 10)
    }
}

impl Element {
    /// Known from one drawing to the next as this one of its siblings.
    #[must_use]
    pub fn key(mut self, key: u32) -> Element {
        self.key = Some(key);
        self
    }

    /// With an attribute.
    #[must_use]
    pub fn attr(mut self, name: &'static str, value: impl Into<Cow<'static, str>>) -> Element {
        self.attrs.push((name, value.into()));
        self
    }

    /// With the attribute, if there is a value.
    #[must_use]
    pub fn maybe(self, name: &'static str, value: Option<impl Into<Cow<'static, str>>>) -> Element {
        match value {
            Some(value) => self.attr(name, value),
            None => self,
        }
    }

    /// With a class beside those it has.
    #[must_use]
    pub fn class(mut self, class: &'static str) -> Element {
        match self.attrs.iter_mut().find(|(name, _)| *name == "class") {
            Some((_, classes)) => {
                let classes = classes.to_mut();
                classes.push(' ');
                classes.push_str(class);
                self
            }
            None => self.attr("class", class),
        }
    }

    /// With a class, if that is so.
    #[must_use]
    pub fn class_if(self, yes: bool, class: &'static str) -> Element {
        if yes { self.class(class) } else { self }
    }

    /// With a child.
    #[must_use]
    pub fn child(mut self, child: impl Into<Node>) -> Element {
        self.put(child.into());
        self
    }

    /// Kept out of line: every drawing of every game is made of this.
    #[inline(never)]
    fn put(&mut self, child: Node) {
        self.children.push(child);
    }

    /// With children.
    #[must_use]
    pub fn children<N: Into<Node>>(mut self, children: impl IntoIterator<Item = N>) -> Element {
        // One by one: a loop is smaller in the browser than an `extend` for every sort of iterator.
        children.into_iter().for_each(|child| self.put(child.into()));
        self
    }

    /// With text.
    #[must_use]
    pub fn text(self, text: impl Into<Cow<'static, str>>) -> Element {
        self.child(Node::Text(text.into()))
    }

    /// Explains itself: `about` is what the game's [`explain`](crate::Drawn::explain) is asked on hover, long press or I.
    #[must_use]
    pub fn about(self, about: impl Into<Cow<'static, str>>) -> Element {
        self.attr("data-about", about)
    }

    /// Can be touched now. The name says place, content and effect for those who do not see it.
    #[must_use]
    pub fn lit(self, target: Target, name: impl Into<Cow<'static, str>>) -> Element {
        self.attr("data-t", target.to_string())
            .attr("data-lit", "")
            .attr("role", "button")
            .attr("tabindex", "-1")
            .attr("aria-label", name)
    }

    /// Gives an attribute another value.
    pub fn set(&mut self, name: &'static str, value: impl Into<Cow<'static, str>>) {
        match self.attrs.iter_mut().find(|(other, _)| *other == name) {
            Some((_, old)) => *old = value.into(),
            None => self.attrs.push((name, value.into())),
        }
    }

    /// The value of an attribute.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attrs.iter().find(|(other, _)| *other == name).map(|(_, value)| &**value)
    }
}

impl From<Element> for Node {
    fn from(element: Element) -> Node {
        Node::Element(element)
    }
}

impl From<String> for Node {
    fn from(text: String) -> Node {
        Node::Text(text.into())
    }
}

impl From<&'static str> for Node {
    fn from(text: &'static str) -> Node {
        Node::Text(text.into())
    }
}

impl Node {
    /// Visits every element, parents first.
    pub fn visit<'a>(&'a self, see: &mut impl FnMut(&'a Element)) {
        if let Node::Element(element) = self {
            see(element);
            element.children.iter().for_each(|child| child.visit(see));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        for (number, text) in
            [(0.0, "0"), (-0.04, "0"), (1.5, "1.5"), (-0.5, "-0.5"), (-12.34, "-12.3"), (20.0, "20")]
        {
            assert_eq!(short(number), text);
        }
    }

    #[test]
    fn classes_add_up() {
        let card = el("div").class("card").class_if(true, "lit").class_if(false, "off");
        assert_eq!(card.get("class"), Some("card lit"));
    }
}
