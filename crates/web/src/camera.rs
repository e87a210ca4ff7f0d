//! Pan and zoom for a drawing that grows: an `svg` with `data-camera="x y w h"`, the bounds of what it shows. The camera
//! sets its `viewBox`; it moves by itself only to show everything, and never while a finger is down.

use web_sys::{DomRect, Element};

use crate::browser::{document, number_in};

/// Where the camera looks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camera {
    /// How much larger than when everything fits.
    zoom: f64,
    /// The middle, in units of the drawing; the middle of everything if nobody moved it.
    middle: Option<(f64, f64)>,
}

const WIDEST: f64 = 0.5;
const NEAREST: f64 = 4.0;
/// A cell is 100 units, and never smaller on the screen than this at the automatic zoom.
const LEAST_CELL: f64 = 36.0;

impl Camera {
    /// Everything fits.
    pub const fn new() -> Camera {
        Camera { zoom: 1.0, middle: None }
    }

    /// Points the camera at what the drawing says, and shows it.
    pub fn show(self, svg: &Element) {
        let Some(window) = self.window(svg) else { return };
        let [x, y, w, h] = window;
        let _ = svg.set_attribute("viewBox", &format!("{x:.1} {y:.1} {w:.1} {h:.1}"));
    }

    /// The part of the drawing that is seen: x, y, width, height.
    fn window(self, svg: &Element) -> Option<[f64; 4]> {
        let [bx, by, bw, bh] = numbers::<4>(&svg.get_attribute("data-camera")?)?;
        let rect = svg.get_bounding_client_rect();
        if rect.width() < 1.0 || rect.height() < 1.0 {
            return Some([bx, by, bw, bh]);
        }
        // The same shape as the screen has, around the bounds.
        let scale = (rect.width() / bw).min(rect.height() / bh).min(1.6);
        let scale = scale.max(LEAST_CELL / 100.0) * self.zoom;
        let (w, h) = (rect.width() / scale, rect.height() / scale);
        let focus = svg.get_attribute("data-focus").and_then(|text| numbers::<2>(&text));
        let whole = (bx + bw / 2.0, by + bh / 2.0);
        let fits = w >= bw && h >= bh;
        let automatic = match focus {
            // What is too large to be seen at once is seen around what matters, without looking beyond its edges.
            Some([fx, fy]) if !fits => (within(fx, bx, bw, w), within(fy, by, bh, h)),
            _ => whole,
        };
        let (mx, my) = self.middle.unwrap_or(automatic);
        Some([mx - w / 2.0, my - h / 2.0, w, h])
    }

    /// Moves by so many pixels of the screen.
    #[must_use]
    pub fn moved(self, svg: &Element, dx: f64, dy: f64) -> Camera {
        let Some([x, y, w, h]) = self.window(svg) else { return self };
        let rect = svg.get_bounding_client_rect();
        let unit = w / rect.width().max(1.0);
        Camera { middle: Some((x + w / 2.0 - dx * unit, y + h / 2.0 - dy * unit)), ..self }
    }

    /// Zooms around a point of the screen, which stays where it is.
    #[must_use]
    pub fn zoomed(self, svg: &Element, factor: f64, at: Option<(f64, f64)>) -> Camera {
        let Some(window) = self.window(svg) else { return self };
        let [x, y, w, h] = window;
        let zoom = (self.zoom * factor).clamp(WIDEST, NEAREST);
        let factor = zoom / self.zoom;
        let rect = svg.get_bounding_client_rect();
        let (px, py) = at.map_or((x + w / 2.0, y + h / 2.0), |at| point(&rect, window, at));
        let middle = (px + (x + w / 2.0 - px) / factor, py + (y + h / 2.0 - py) / factor);
        Camera { zoom, middle: Some(middle) }
    }
}

/// The drawing that a camera looks at, if the table has one.
pub fn filmed() -> Option<Element> {
    document().query_selector(".tbl svg[data-camera]").ok().flatten()
}

fn point(rect: &DomRect, [x, y, w, h]: [f64; 4], at: (f64, f64)) -> (f64, f64) {
    (
        x + (at.0 - rect.left()) * w / rect.width().max(1.0),
        y + (at.1 - rect.top()) * h / rect.height().max(1.0),
    )
}

/// The middle of a window of `width` that is nearest to `at` and does not look beyond the bounds; their middle if it is wider.
fn within(at: f64, from: f64, length: f64, width: f64) -> f64 {
    if width >= length {
        from + length / 2.0
    } else {
        at.clamp(from + width / 2.0, from + length - width / 2.0)
    }
}

fn numbers<const N: usize>(text: &str) -> Option<[f64; N]> {
    let mut numbers = [0.0; N];
    let mut read = text.split_ascii_whitespace();
    for number in &mut numbers {
        *number = number_in(read.next()?)?;
    }
    Some(numbers)
}
