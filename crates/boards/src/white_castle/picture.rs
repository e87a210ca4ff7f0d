//! Pictures of the rules text: `row steward 4 1` (a row of a card), `die coral 4`, `garden 3`, `tile 2 blue`.

use engawa_white_castle::{Card, Colour, Face, Floor, Garden, Tile};

use super::icons;
use crate::scene::{Node, el};

pub(super) fn draw(description: &str) -> Option<Node> {
    let words: Vec<&str> = description.split_whitespace().collect();
    let number = |text: &str| text.parse::<usize>().ok();
    let box_of = |class: &'static str| el("div").class("wc-line wc-drawn").class(class);
    match *words.as_slice() {
        ["die", colour, value] => {
            let colour = ["coral", "black", "white", "green"].iter().position(|name| *name == colour)?;
            let value = number(value).filter(|value| (1..=6).contains(value))?;
            Some(icons::die(Colour::new(colour)?, value as u8).into())
        }
        ["row", floor, card, row] => {
            let floor = match floor {
                "steward" => Some(Floor::Steward),
                "diplomat" => Some(Floor::Diplomat),
                "start" => None,
                _ => return None,
            };
            let card = Card::all().find(|one| one.floor() == floor && Some(one.number()) == number(card))?;
            let face = card.rows().get(number(row)?.checked_sub(1)?)?;
            Some(box_of(if face.light { "light" } else { "dark" }).child(icons::effects(face.effects)).into())
        }
        ["garden", card] => {
            let card = Garden::new(number(card)?.checked_sub(1)?)?;
            Some(box_of("light").child(icons::effects(card.effects())).into())
        }
        ["tile", tile, face] => {
            let face = match face {
                "blue" => Face::Blue,
                "yellow" => Face::Yellow,
                _ => return None,
            };
            let tile = Tile::new(number(tile)?.checked_sub(1)?)?;
            let drawn = el("div").class("wc-tile wc-drawn").class(icons::face(face));
            Some(drawn.child(icons::effects(tile.face(face))).into())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_be_read_is_drawn_and_nothing_else() {
        for good in
            ["die coral 4", "row steward 1 1", "row diplomat 1 2", "row start 1 1", "garden 1", "tile 2 blue"]
        {
            assert!(draw(good).is_some(), "{good}");
        }
        for bad in [
            "",
            "die",
            "die red 4",
            "die coral 7",
            "row steward 0 1",
            "row moat 1 1",
            "garden 0",
            "tile 1 green",
        ] {
            assert!(draw(bad).is_none(), "{bad}");
        }
    }
}
