//! Pictures of the rules text: `card 8`, or rows of cells such as `. F2+ / B R3!`, where `+` marks a cell that counts and
//! `!` one that does not.

use engawa_grandbois::{Card, Cell, Rotation};

use super::card::{CELL, picture, square};
use crate::scene::{Element, Node, at, el, path};

/// Larger than any picture of the rules.
const MOST: usize = 12;

/// A cell and the sign on it.
struct Drawn {
    cell: Cell,
    sign: Option<char>,
}

pub(super) fn draw(description: &str) -> Option<Node> {
    let description = description.trim();
    if let Some(number) = description.strip_prefix("card ") {
        let card = Card::new(number.trim().parse().ok()?)?;
        return Some(picture(card.cells(Rotation::NONE)).into());
    }
    let row = |text: &str| text.split_whitespace().map(read).collect::<Option<Vec<Drawn>>>();
    let rows: Vec<Vec<Drawn>> = description.split('/').map(row).collect::<Option<_>>()?;
    let columns = rows.iter().map(Vec::len).max().filter(|&columns| (1..=MOST).contains(&columns))?;
    if rows.len() > MOST {
        return None;
    }
    let [width, height] = [columns, rows.len()].map(|n| n as i32 * CELL + 8);
    let cells = rows.iter().enumerate().flat_map(|(y, row)| {
        row.iter().enumerate().map(move |(x, drawn)| cell(drawn, x as i32 * CELL, y as i32 * CELL))
    });
    let picture = el("svg").class("gb-drawn").attr("viewBox", format!("-4 -4 {width} {height}"));
    // The text beside it says what it shows; its width follows from the number of cells.
    let picture = picture.attr("style", format!("--cells:{columns}")).attr("aria-hidden", "true");
    Some(picture.children(cells.flatten()).into())
}

fn read(text: &str) -> Option<Drawn> {
    let sign = text.chars().last().filter(|&last| (last == '+' || last == '!') && text.len() > 1);
    let code = text.strip_suffix(['+', '!']).filter(|_| sign.is_some()).unwrap_or(text);
    Some(Drawn { cell: code.parse().ok()?, sign })
}

fn cell(drawn: &Drawn, x: i32, y: i32) -> Option<Element> {
    if !drawn.cell.is_forest() {
        return None;
    }
    let edge = path("M0 0H100V100H0Z").class("gb-edge");
    let (class, sign) = match drawn.sign {
        Some('+') => ("gb-covers", "M-6.5 .5L-2 5L7-5"),
        _ => ("gb-blocked", "M-6-6L6 6M6-6L-6 6"),
    };
    let sign = drawn.sign.map(|_| {
        let sign = at(80.0, 80.0).child(el("circle").attr("r", "15")).child(path(sign));
        el("g").class("gb-sign").class(class).child(sign)
    });
    Some(at(x as f32, y as f32).children(square(drawn.cell)).child(edge).children(sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(node: &Node, class: &str) -> usize {
        let mut count = 0;
        node.visit(&mut |element| {
            count += usize::from(element.get("class").is_some_and(|all| all.contains(class)));
        });
        count
    }

    #[test]
    fn rows_of_cells_with_signs() {
        let node = draw(" . R4 R1 / .+ R2! L1 / L3 tower-white -").unwrap();
        assert_eq!(
            (count(&node, "gb-edge"), count(&node, "gb-covers"), count(&node, "gb-blocked")),
            (8, 1, 1)
        );
        assert_eq!(count(&node, "tw-white"), 1);
    }

    #[test]
    fn what_cannot_be_read_is_not_drawn() {
        assert!(draw("card 0").is_some() && draw("card 36").is_some());
        for bad in ["", "/", "card 37", "card", "F5", "hello", "+", "F3 / Q1"] {
            assert!(draw(bad).is_none(), "{bad}");
        }
        assert!(draw(&"F1 ".repeat(13)).is_none() && draw(&"F1 / ".repeat(13)).is_none());
    }
}
