//! Tokens, piles and cubes. Pieces are symbols of the sprite with their foot at the origin; a pile grows upwards.

use engawa_harmonies::{Card, Colour};

use crate::scene::{Element, Node, at, el, short, symbol};

/// A symbol and how much higher the next one stands on it (`data-height` in the sprite).
struct Piece(&'static str, f32);

/// The piece of a token at a level of a pile, from 0, where `top` is the highest level.
fn piece(colour: Colour, level: usize, top: usize) -> Piece {
    match (colour, level, level == top) {
        (Colour::Blue, ..) => Piece("pc-water", 9.0),
        (Colour::Yellow, ..) => Piece("pc-field", 9.0),
        (Colour::Brown, ..) => Piece("pc-trunk", 13.0),
        (Colour::Green, 0, _) => Piece("pc-tree-1", 30.0),
        (Colour::Green, 1, _) => Piece("pc-tree-2", 38.0),
        (Colour::Green, ..) => Piece("pc-tree-3", 38.0),
        (Colour::Gray, 0, false) => Piece("pc-mountain-1", 12.0),
        (Colour::Gray, 0, true) => Piece("pc-mountain-1-top", 12.0),
        (Colour::Gray, 1, false) => Piece("pc-mountain-2", 12.0),
        (Colour::Gray, 1, true) => Piece("pc-mountain-2-top", 12.0),
        (Colour::Gray, ..) => Piece("pc-mountain-3-top", 13.0),
        (Colour::Red, 0, _) => Piece("pc-foundation", 12.0),
        (Colour::Red, ..) => Piece("pc-house", 40.0),
    }
}

/// What is special about the topmost token of a pile.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Top {
    /// Nothing.
    Plain,
    /// It was placed last.
    Fresh,
    /// It would be placed.
    Ghost,
}

/// How high a pile is.
pub(super) fn height(tokens: &[Colour]) -> f32 {
    let top = tokens.len().saturating_sub(1);
    tokens.iter().enumerate().map(|(level, &colour)| piece(colour, level, top).1).sum()
}

/// The foot of a cube on a pile. On a crown or a roof it sits low, so that it does not hide the cell behind.
pub(super) fn cube_foot(tokens: &[Colour]) -> f32 {
    let low = match tokens.last() {
        Some(Colour::Green) => 25.0,
        Some(Colour::Red) if tokens.len() > 1 => 14.0,
        _ => 0.0,
    };
    5.0 + low - height(tokens)
}

fn shadow(bottom: Colour) -> Element {
    let (rx, ry) = match bottom {
        Colour::Green => ("34", "12"),
        Colour::Brown => ("26", "18"),
        Colour::Red => ("31", "26.4"),
        Colour::Yellow => ("38", "32.3"),
        Colour::Blue | Colour::Gray => ("39", "33.2"),
    };
    el("ellipse").class("shadow").attr("cx", "2.5").attr("cy", "2.5").attr("rx", rx).attr("ry", ry)
}

/// The tokens of a pile, bottom to top, on its shadow.
pub(super) fn pile(tokens: &[Colour], special: Top) -> Vec<Node> {
    let Some(&bottom) = tokens.first() else { return Vec::new() };
    let (mut foot, top) = (0.0, tokens.len() - 1);
    let mut nodes: Vec<Node> =
        vec![shadow(bottom).class_if(top == 0 && special == Top::Ghost, "ghost").into()];
    for (level, &colour) in tokens.iter().enumerate() {
        let Piece(id, rises) = piece(colour, level, top);
        let token = symbol(id)
            .key(level as u32)
            .maybe("y", (level > 0).then(|| short(-foot)))
            .class_if(level == top && special == Top::Ghost, "ghost")
            .class_if(level == top && special == Top::Fresh, "land-in");
        nodes.push(token.into());
        foot += rises;
    }
    nodes
}

/// A house without what it stands on, as habitats ask for it.
pub(super) fn house() -> Vec<Node> {
    vec![shadow(Colour::Brown).into(), symbol("pc-house").attr("y", "-2").into()]
}

/// A cube with the glyph of its animal, its foot at the origin.
pub(super) fn cube(card: Card) -> Element {
    cube_of(Some(card))
}

/// A cube of a card, or of none in particular.
pub(super) fn cube_of(card: Option<Card>) -> Element {
    let glyph = card.map(|card| {
        symbol(format_args!("an-{}", card.name()))
            .class("gl")
            .attr("x", "-7.3")
            .attr("y", "-15.8")
            .attr("width", "14.6")
            .attr("height", "14.6")
    });
    el("g").class("cube").child(symbol("pc-cube")).children(glyph)
}

/// A cube with its foot on a pile.
pub(super) fn cube_on(cube: Element, foot: f32) -> Element {
    let place = format!("translate(-3 {}) scale(1.28)", short(foot));
    el("g").key(8).attr("transform", place).child(cube)
}

/// A pile on a cell with this middle, with its cube.
pub(super) fn on_cell((x, y): (f32, f32), tokens: &[Colour], top: Top, cube: Option<Element>) -> Element {
    let place = format!("translate({} {}) scale(.92)", short(x), short(y + 9.0));
    let cube = cube.map(|cube| cube_on(cube, cube_foot(tokens)));
    el("g").attr("transform", place).children(pile(tokens, top)).children(cube)
}

/// A token lying alone, as a picture of its own.
pub(super) fn loose(class: &'static str, colour: Colour) -> Element {
    let svg = el("svg").class(class).attr("viewBox", "-42 -43 84 76").attr("aria-hidden", "true");
    svg.children(pile(&[colour], Top::Plain))
}

/// A pile as a picture of its own.
pub(super) fn standing(class: &'static str, tokens: &[Colour]) -> Element {
    let svg = el("svg").class(class).attr("viewBox", "-52 -80 104 122").attr("aria-hidden", "true");
    svg.child(at(0.0, 9.0).children(pile(tokens, Top::Plain)))
}

/// The cube of no animal in particular, as a little picture.
pub(super) fn small_cube() -> Element {
    el("svg")
        .class("qb")
        .attr("viewBox", "-11 -25 27 27")
        .attr("aria-hidden", "true")
        .child(symbol("pc-cube"))
}
