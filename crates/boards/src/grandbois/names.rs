//! Things on the table in a sentence: what they show and what touching them does.

use engawa_grandbois::{Card, Cell, Placing, Rotation, Verdict};
use engawa_words::{Words, grandbois as said};

pub(super) use engawa_words::letters::capital;

/// The cells of a card one after the other, clockwise from the top left.
pub(super) fn cells(words: &Words, cells: [Cell; 4]) -> String {
    words.list(&cells.map(|cell| said::cell(words, cell)))
}

/// A card of the row.
pub(super) fn card(words: &Words, card: Card) -> String {
    let cells = cells(words, card.cells(Rotation::NONE));
    words.say("grandbois-name-card", &[("card", card.number().into()), ("cells", cells.into())])
}

/// Laying the card there.
pub(super) fn place(words: &Words, placing: &Placing, card: Card) -> String {
    let below = placing.verdicts.iter().filter_map(|verdict| match verdict {
        Verdict::Covers(below) => Some(said::cell(words, *below)),
        _ => None,
    });
    let covered = words.list(&said::counted(below));
    let args = [
        ("card", card.number().into()),
        ("x", placing.at.x().into()),
        ("y", placing.at.y().into()),
        ("covers", placing.covers().into()),
        ("covered", covered.into()),
        ("grows", placing.extends().into()),
    ];
    words.say("grandbois-name-place", &args)
}

/// Turning the card until it lies like this.
pub(super) fn turn(words: &Words, key: &str, rotation: Rotation) -> String {
    words.say(key, &[("degrees", degrees(rotation).into())])
}

/// A rotation in degrees.
pub(super) fn degrees(rotation: Rotation) -> usize {
    rotation.quarters() * 90
}
