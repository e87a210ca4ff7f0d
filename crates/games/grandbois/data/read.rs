// Reads `cards.txt`. Shared by build.rs, which turns the cards into a table, and by a test that feeds it nonsense.

use engawa_box_file::{Fault, each_line};

use crate::code::{self, CLEARING};

/// The cards in the box.
const CARDS: usize = 37;

/// The four cells of every card, by number.
pub(crate) fn read(text: &str) -> Result<Vec<[u8; 4]>, Fault> {
    let mut cards = Vec::new();
    each_line(text, |content| {
        let words: Vec<&str> = content.split_whitespace().collect();
        cards.push(card(&words, cards.len())?);
        Ok(())
    })?;
    match cards.len() {
        CARDS => Ok(cards),
        few => Err(Fault::at_end(text, format!("the file ends after {few} of {CARDS} cards"))),
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
        // FO-5.3.
        _ => Err("a card of the deck has at most one clearing".to_owned()),
    }
}
