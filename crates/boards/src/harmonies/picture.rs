//! Pictures in the rules text, from their descriptions there (CONTRIBUTING.md, «Rules texts»):
//!
//! | description | picture |
//! |---|---|
//! | `piles blue brown.green` | piles side by side, tokens bottom to top |
//! | `space gray brown yellow` | a space of the central board |
//! | `card 20 2` | a card, and how many cubes are placed |
//! | `1,1 2,0=blue 2,1=brown.green*20 3,0=gray+ 3,1=gray!` | cells by axial coordinates: empty, with a pile, with the cube of a card, that counts (`+`) or does not (`!`) |

use engawa_harmonies::{Card, Colour, Pile};

use super::piece::{self, Top};
use super::{card, hex, land};
use crate::order::in_order;
use crate::scene::{Element, Node, at, el, path, short};

/// The picture of a description.
pub(super) fn picture(description: &str) -> Option<Node> {
    let words: Vec<&str> = description.trim_start_matches("harmonies:").split_whitespace().collect();
    let drawn = match words[..] {
        ["card", id] => card::face(Card::new(id.parse().ok()?)?, 0),
        ["card", id, placed] => card::face(Card::new(id.parse().ok()?)?, placed.parse().ok()?),
        ["space", ref tokens @ ..] => {
            let tokens: Option<Vec<Colour>> = tokens.iter().map(|name| colour(name)).collect();
            el("div").class("space").children(tokens?.into_iter().map(|colour| piece::loose("tok", colour)))
        }
        ["piles", ref piles @ ..] => {
            let piles: Option<Vec<Stand>> = piles.iter().map(|text| Stand::read(text)).collect();
            row(&piles?)
        }
        ref cells => patch(cells)?,
    };
    Some(el("div").class("pic ha-pic").child(drawn).into())
}

fn colour(name: &str) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| colour.name() == name)
}

/// A pile with its cube and its mark.
#[derive(Default)]
struct Stand {
    tokens: Vec<Colour>,
    cube: Option<Element>,
    /// It counts, or does not.
    mark: Option<&'static str>,
}

impl Stand {
    /// `brown.green*20+`.
    fn read(text: &str) -> Option<Stand> {
        let (text, mark) = match (text.strip_suffix('+'), text.strip_suffix('!')) {
            (Some(text), _) => (text, Some("match")),
            (_, Some(text)) => (text, Some("not")),
            _ => (text, None),
        };
        let (pile, cube) = match text.split_once('*') {
            Some((pile, "")) => (pile, Some(piece::cube_of(None))),
            Some((pile, id)) => (pile, Some(piece::cube(Card::new(id.parse().ok()?)?))),
            None => (text, None),
        };
        let tokens: Vec<Colour> = pile.split('.').map(colour).collect::<Option<_>>()?;
        Some(Stand { tokens: Pile::try_from(tokens).ok()?.into(), cube, mark })
    }

    /// The cell with its mark.
    fn cell(&self, (x, y): (f32, f32)) -> Element {
        let cell = at(x, y).class("cell").child(path(hex::CELL).class("hex"));
        cell.children(self.mark.map(|mark| path(hex::MARK).class(mark)))
    }

    /// The pile with its cube.
    fn pile(&self, middle: (f32, f32)) -> Element {
        piece::on_cell(middle, &self.tokens, Top::Plain, self.cube.clone())
    }
}

/// Piles side by side, each on a cell of its own, with room above for the highest of them.
fn row(stands: &[Stand]) -> Element {
    let highest = stands.iter().map(|stand| piece::height(&stand.tokens)).fold(0.0, f32::max);
    let above = (highest * 0.92).max(40.0);
    let view = format!("-52 {} 104 {}", short(-above), short(above + 46.0));
    el("div").class("standing").children(stands.iter().map(|stand| {
        let svg = el("svg").class("hb one").attr("viewBox", view.clone()).attr("aria-hidden", "true");
        svg.child(stand.cell((0.0, 0.0))).child(stand.pile((0.0, 0.0)))
    }))
}

/// A cell by its coordinates, and what lies there.
fn spot(text: &str) -> Option<((f32, f32), Stand)> {
    let (place, stand) = match text.split_once('=') {
        Some((place, pile)) => (place, Stand::read(pile)?),
        None => (text, Stand::default()),
    };
    let (q, r) = place.split_once(',')?;
    Some((hex::middle(q.parse().ok()?, r.parse().ok()?), stand))
}

/// Some cells of a board.
fn patch(cells: &[&str]) -> Option<Element> {
    let mut spots: Vec<_> = cells.iter().map(|text| spot(text)).collect::<Option<_>>()?;
    in_order(&mut spots, |(a, _), (b, _)| (a.1, a.0) < (b.1, b.0));
    let first = spots.first()?.0;
    let (mut least, mut most) = (first, first);
    for &((x, y), _) in &spots {
        least = (least.0.min(x), least.1.min(y));
        most = (most.0.max(x), most.1.max(y));
    }
    let [x, y, width, height] =
        [least.0 - 64.0, least.1 - 72.0, most.0 - least.0 + 128.0, most.1 - least.1 + 132.0].map(short);
    let piles = spots.iter().filter(|(_, stand)| !stand.tokens.is_empty());
    let svg = el("svg")
        .class("hb")
        // The same size of a cell in every picture.
        .attr("style", format!("--w:{width}"))
        .attr("viewBox", format!("{x} {y} {width} {height}"))
        .attr("aria-hidden", "true")
        .child(land::ground(hex::hexes(spots.iter().map(|(middle, _)| *middle), 1.0).into()))
        .child(el("g").class("cells").children(spots.iter().map(|(middle, stand)| stand.cell(*middle))))
        .child(el("g").class("piles").children(piles.map(|(middle, stand)| stand.pile(*middle))));
    Some(svg)
}
