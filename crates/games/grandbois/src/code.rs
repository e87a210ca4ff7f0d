//! How a cell is numbered and written, shared with the build script (so it leans on nothing else).
//!
//! The number of a cell is an index into tables of 32. Everything from [`BEAR`] on can never be covered.

/// No forest lies here.
pub(crate) const GROUND: u8 = 0;
/// A clearing without a tower.
pub(crate) const CLEARING: u8 = 1;
/// One animal of the first clan; then its two, three and four, then the next clan.
pub(crate) const ANIMALS: u8 = 4;
/// A bear; the towers of the four colours follow.
pub(crate) const BEAR: u8 = 24;
/// The letters of the clans, in their order.
pub(crate) const LETTERS: [char; 5] = ['T', 'M', 'F', 'R', 'L'];

/// Reads a cell as it is printed on a card: `.` a clearing, `B` a bear, `F3` three foxes.
pub(crate) fn read(code: &str) -> Option<u8> {
    match code {
        "." => return Some(CLEARING),
        "B" => return Some(BEAR),
        _ => {}
    }
    let mut signs = code.chars();
    let letter = signs.next()?;
    let count = signs.next()?.to_digit(10)?;
    let clan = LETTERS.iter().position(|&own| own == letter)?;
    (signs.next().is_none() && (1..=4).contains(&count)).then(|| ANIMALS + clan as u8 * 4 + count as u8 - 1)
}
