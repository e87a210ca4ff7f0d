//! A card: name, animal, habitat, ladder.

use engawa_harmonies::{Card, Colour, Landscape, SpiritRule};
use engawa_words::{Words, harmonies as told};

use super::{hex, piece, say};
use crate::Target;
use crate::order::in_order;
use crate::scene::{Element, at, el, icon, path, short};

/// The tokens of a landscape, bottom to top.
pub(super) fn tokens(landscape: Landscape) -> &'static [Colour] {
    use Colour::{Blue, Brown, Gray, Green, Red, Yellow};
    match landscape {
        Landscape::Water => &[Blue],
        Landscape::Field => &[Yellow],
        Landscape::Tree1 => &[Green],
        Landscape::Tree2 => &[Brown, Green],
        Landscape::Tree3 => &[Brown, Brown, Green],
        Landscape::Mountain1 => &[Gray],
        Landscape::Mountain2 => &[Gray, Gray],
        Landscape::Mountain3 => &[Gray, Gray, Gray],
        Landscape::Building => &[Red, Red],
    }
}

/// The colour of the stripe as the style sheet names it.
fn stripe(card: Card) -> &'static str {
    match card.stripe() {
        Colour::Blue => "--stripe:var(--ha-water)",
        Colour::Gray => "--stripe:var(--ha-mountain)",
        Colour::Brown => "--stripe:var(--ha-trunk)",
        Colour::Green => "--stripe:var(--ha-tree)",
        Colour::Yellow => "--stripe:var(--ha-field)",
        Colour::Red => "--stripe:var(--ha-building)",
    }
}

/// The animal of a card as a little picture.
pub(super) fn animal(class: &'static str, card: Card) -> Element {
    icon(class, format_args!("an-{}", card.name()))
}

/// The habitat as on the board: hexes with piles, the cube where it goes, heights in figures.
pub(super) fn habitat(card: Card) -> Element {
    let mut spots: Vec<_> = card
        .habitat()
        .iter()
        .enumerate()
        .map(|(place, spot)| (hex::middle(spot.q, spot.r), spot.landscape, place == 0))
        .collect();
    in_order(&mut spots, |(a, ..), (b, ..)| (a.1, a.0) < (b.1, b.0));
    let (mut left, mut right, mut top, mut bottom) = (f32::MAX, f32::MIN, f32::MAX, f32::MIN);
    let mut svg = el("svg").class("hab").attr("aria-hidden", "true");
    svg = svg.children(spots.iter().map(|&((x, y), ..)| at(x, y).child(path(hex::SPOT).class("spot"))));
    for ((x, y), landscape, cube) in spots {
        let tokens = tokens(landscape);
        let house = landscape == Landscape::Building;
        let (pile, high) = if house {
            (piece::house(), 50.0)
        } else {
            (piece::pile(tokens, piece::Top::Plain), piece::height(tokens))
        };
        let foot = if house { -26.0 } else { piece::cube_foot(tokens) };
        svg = svg.child(
            at(x, y + 9.0).children(pile).children(cube.then(|| piece::cube_on(piece::cube(card), foot))),
        );
        if landscape.height() > 1 && !house {
            let figure = el("text").attr("y", "7.5").text(landscape.height().to_string());
            svg = svg.child(
                at(x + 31.0, y + 22.0).class("tall").child(el("circle").attr("r", "14")).child(figure),
            );
        }
        let cube_top = if cube { 34.0 - foot } else { 0.0 };
        left = left.min(x - 54.0);
        right = right.max(x + 54.0);
        top = top.min(y + 3.0 - high.max(cube_top)).min(y - 41.0);
        bottom = bottom.max(y + 50.0);
    }
    let [x, y, width, height] = [left, top, right - left, bottom - top].map(short);
    svg.attr("viewBox", format!("{x} {y} {width} {height}")).attr("preserveAspectRatio", "xMinYMid meet")
}

/// The values beside the places of the cubes: freed, reached, still to come.
fn ladder(card: Card, placed: u8) -> Element {
    let reached = usize::from(placed);
    let slots = card.points().iter().enumerate().map(|(place, points)| {
        let slot = el("div").class("slot").class_if(place + 1 < reached, "free");
        slot.class_if(place + 1 == reached, "now").text(points.to_string())
    });
    el("div").class("ladder").children(slots)
}

/// How a spirit scores, in pictures: what is counted, and what it brings.
fn rule(rule: SpiritRule) -> Element {
    let slot = |landscape: Landscape, from: Option<u8>, points: u8| {
        let picture = match (landscape, landscape.height()) {
            (Landscape::Building, _) => piece::standing("st", &[Colour::Brown, Colour::Red]),
            (_, 1) => piece::loose("st", landscape.colour()),
            _ => piece::standing("st", tokens(landscape)),
        };
        let count = from.map(|from| el("small").text(format!("{from}+")));
        el("div").class("slot rule").child(picture).children(count).child(el("b").text(points.to_string()))
    };
    let slots: Vec<Element> = match rule {
        SpiritRule::Each(landscape, points) => vec![slot(landscape, None, points)],
        SpiritRule::Groups(landscape, sizes) => {
            sizes.iter().map(|&(from, points)| slot(landscape, Some(from), points)).collect()
        }
        SpiritRule::Heights(lowest, points) => {
            let levels = if lowest == Landscape::Tree1 {
                [Landscape::Tree1, Landscape::Tree2, Landscape::Tree3]
            } else {
                [Landscape::Mountain1, Landscape::Mountain2, Landscape::Mountain3]
            };
            let scoring = levels.into_iter().zip(points).filter(|(_, points)| *points > 0);
            scoring.map(|(landscape, points)| slot(landscape, None, points)).collect()
        }
    };
    el("div").class("ladder").children(slots)
}

/// What is printed on a card, without its name.
pub(super) fn face(card: Card, placed: u8) -> Element {
    let values = match card.spirit() {
        Some(spirit) => rule(spirit),
        None => ladder(card, placed),
    };
    el("div")
        .class("acard")
        .class_if(card.is_spirit(), "spirit")
        .attr("style", stripe(card))
        .child(habitat(card))
        .child(animal("an", card))
        .child(values)
}

/// A card on the table.
pub(super) fn card(words: &Words, card: Card, placed: u8) -> Element {
    let mut face = face(card, placed);
    face.children.insert(0, el("span").class("nm").text(told::card(words, card)).into());
    face.key(card.id().into()).about(format!("card-{}", card.id()))
}

/// The card says itself: what can be done with it, or only what it is.
pub(super) fn named(
    element: Element,
    words: &Words,
    card: Card,
    placed: u8,
    lit: Option<(Target, String)>,
) -> Element {
    match lit {
        Some((target, name)) => element.class("lit").lit(target, name),
        None => element.attr("role", "img").attr("aria-label", say::card(words, card, placed)),
    }
}
