//! The card in the hand held over the forest: what each of its cells would do.

use engawa_grandbois::{CORNERS, Card, Place, Placing, Rotation, Verdict};

use super::card::{CELL, whole};
use super::paths;
use crate::scene::{Element, at, el, path};
use crate::{Glance, Look};

/// A place where the card in the hand may not lie, by the `about` that explains it.
pub(super) fn refused(look: &Look<'_>, about: &str) -> Option<(Card, Rotation, Place)> {
    let (card, rotation) = paths::held(look)?;
    let (x, y) = coordinates(about.strip_prefix("no-")?)?;
    Some((card, rotation, Place::new(x, y)?))
}

/// Two numbers with a dash between them: `3--2`.
pub(super) fn coordinates(text: &str) -> Option<(i32, i32)> {
    // The first may begin with a dash of its own.
    let dash = 1 + text.get(1..)?.find('-')?;
    Some((text[..dash].parse().ok()?, text[dash + 1..].parse().ok()?))
}

/// The placing that is drawn: what the hand would do, or why it cannot.
pub(super) fn placing(glance: &Glance<'_, engawa_grandbois::GrandBois>) -> Option<Placing> {
    let (card, rotation, at) = match glance.ghost {
        Some(engawa_grandbois::Kind::Place { card, rotation, at }) => (card, rotation, at),
        _ => glance.look.pointed.and_then(|about| refused(glance.look, about))?,
    };
    Some(glance.view.board.placing(card, rotation, at))
}

/// The card lifted above its place, a sign on each of its cells.
pub(super) fn draw(placing: &Placing) -> Element {
    let refused = placing.check().is_err();
    let frame = el("rect").class("gb-lift").attr("x", "-6").attr("y", "-6");
    let frame = frame.attr("width", "212").attr("height", "212").attr("rx", "19");
    let mut ghost = at((placing.at.x() * CELL) as f32, (placing.at.y() * CELL) as f32)
        .class("gb-ghost")
        .class_if(refused, "no")
        .child(whole(placing.cells))
        .child(frame);
    for ((right, down), verdict) in CORNERS.into_iter().zip(placing.verdicts) {
        let [x, y] = [right, down].map(|steps| (steps * CELL) as f32);
        let (class, sign) = match verdict {
            Verdict::Grows => ("gb-grows", "M-6 0H6M0-6V6"),
            Verdict::Covers(_) => ("gb-covers", "M-6.5 .5L-2 5L7-5"),
            Verdict::Blocked(..) => ("gb-blocked", "M-6-6L6 6M6-6L-6 6"),
        };
        let cell = el("g").class("gb-sign").class(class);
        let shut = matches!(verdict, Verdict::Blocked(..)).then(|| {
            let shut = el("rect").class("gb-shut").attr("x", "3").attr("y", "3");
            at(x, y).child(shut.attr("width", "94").attr("height", "94").attr("rx", "10"))
        });
        let sign = at(x + 80.0, y + 80.0).child(el("circle").attr("r", "15")).child(path(sign));
        ghost = ghost.child(cell.children(shut).child(sign));
    }
    ghost
}

#[cfg(test)]
mod tests {
    use super::coordinates;

    #[test]
    fn coordinates_may_be_negative() {
        assert_eq!(coordinates("3-4"), Some((3, 4)));
        assert_eq!(coordinates("-3--4"), Some((-3, -4)));
        assert_eq!(coordinates("3--4"), Some((3, -4)));
        for bad in ["", "-", "3", "3-", "é-3", "3-4-5"] {
            assert_eq!(coordinates(bad), None, "{bad}");
        }
    }
}
