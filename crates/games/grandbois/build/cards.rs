//! Reads `data/cards.txt`. Used by the build script, and by a test that shows what it refuses.

use crate::code::{self, CLEARING};

/// The cards in the box.
const CARDS: usize = 37;

/// A line that cannot be used: its number and why.
pub(crate) type Mistake = (usize, String);

/// The four cells of every card, by number.
pub(crate) fn read(text: &str) -> Result<Vec<[u8; 4]>, Mistake> {
    let mut cards = Vec::new();
    for (place, line) in text.lines().enumerate() {
        let words: Vec<&str> = line.split('#').next().unwrap_or_default().split_whitespace().collect();
        if !words.is_empty() {
            cards.push(card(&words, cards.len()).map_err(|why| (place + 1, why))?);
        }
    }
    match cards.len() {
        CARDS => Ok(cards),
        few => Err((text.lines().count(), format!("the file ends after {few} of {CARDS} cards"))),
    }
}

fn card(words: &[&str], due: usize) -> Result<[u8; 4], String> {
    if due == CARDS {
        return Err(format!("there are only {CARDS} cards"));
    }
    if words[0] != due.to_string() {
        return Err(format!("card {due} is due here, not '{}'", words[0]));
    }
    let &[_, tl, tr, br, bl] = words else {
        return Err(format!("a card has 4 cells, this one has {}", words.len() - 1));
    };
    let mut cells = [0; 4];
    for (cell, word) in cells.iter_mut().zip([tl, tr, br, bl]) {
        *cell = code::read(word).ok_or_else(|| format!("'{word}' is no cell"))?;
    }
    let clearings: usize = cells.map(|cell| usize::from(cell == CLEARING)).iter().sum();
    match (due, clearings) {
        (0, 4) | (1.., 0..=1) => Ok(cells),
        (0, _) => Err("the start card has four clearings".to_owned()),
        _ => Err("a card of the deck has at most one clearing".to_owned()),
    }
}
