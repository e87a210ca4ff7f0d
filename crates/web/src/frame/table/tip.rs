//! Things explain themselves: on hover, long press, or I.

use engawa_boards::Explanation;
use web_sys::Element;

use crate::browser::window;
use crate::markup::{Tag, tag};
use crate::reactive::*;
use crate::session::Session;

/// An explanation and where it stands.
#[derive(Clone, PartialEq)]
pub struct Tip {
    explained: Explanation,
    left: f64,
    top: f64,
    above: bool,
}

/// Half of the widest tip.
const HALF: f64 = 150.0;

impl Tip {
    /// The explanation of what this element shows, beside it.
    pub fn of(session: Session, element: &Element) -> Option<Tip> {
        let about = element.get_attribute("data-about")?;
        let explained = untrack(|| session.look(|sight, look| sight.explain(look, &about))).flatten()?;
        Some(Tip::beside(explained, element))
    }

    /// An explanation beside an element: below it, or above if there is no room.
    pub fn beside(explained: Explanation, element: &Element) -> Tip {
        let rect = element.get_bounding_client_rect();
        let (width, height) = page();
        let above = rect.bottom() + 140.0 > height;
        let left = (rect.left() + rect.width() / 2.0).clamp(HALF + 8.0, (width - HALF - 8.0).max(HALF + 8.0));
        let top = if above { rect.top() - 8.0 } else { rect.bottom() + 8.0 };
        Tip { explained, left, top, above }
    }
}

fn page() -> (f64, f64) {
    let number = |value: Result<wasm_bindgen::JsValue, _>| value.ok().and_then(|value| value.as_f64());
    let window = window();
    (number(window.inner_width()).unwrap_or(0.0), number(window.inner_height()).unwrap_or(0.0))
}

/// Shows it.
pub fn shown(tip: Tip) -> Tag {
    let (side, shift) = if tip.above { ("top", "-100%") } else { ("bottom", "0") };
    let place = format!("left:{:.0}px;top:{:.0}px;transform:translate(-50%,{shift})", tip.left, tip.top);
    let lines = tip.explained.lines.into_iter().map(|line| tag("p").put(line));
    tag("div")
        .class("tip")
        .attr("role", "tooltip")
        .attr("data-side", side)
        .attr("style", place)
        .put((tag("b").put(tip.explained.name), lines.collect::<Vec<Tag>>()))
}
