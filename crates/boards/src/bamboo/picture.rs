//! Pictures in the rules text: some pieces in a row.
//!
//! | text | picture |
//! |---|---|
//! | `shoot 5` | a shoot by its number |
//! | `tile 5` | a home tile |
//! | `token 5` | a harmony token |
//! | `food tea`, `spirit kappa`, `deed cook` | by name |
//! | `stalk 17 22 27` | shoots of a slot, from the top |
//! | `house a1=8 e1=42` | a house with tiles on these cells |
//! | several of them, parted by `,` | beside each other |

use engawa_bamboo::{Cell, Deed, Food, House, Shoot, Spirit, Tile, Token};

use super::piece;
use crate::scene::{Element, Node, el, icon};

pub(super) fn picture(description: &str) -> Option<Node> {
    let pieces: Option<Vec<Element>> = description.split(',').map(|text| one(text.trim())).collect();
    Some(el("div").class("ba-pic").attr("aria-hidden", "true").children(pieces?).into())
}

fn one(text: &str) -> Option<Element> {
    let (kind, which) = text.split_once(' ')?;
    let number = || which.parse::<u8>().ok();
    let glyph = |id| el("div").class("ba-food").child(icon("ba-glyph", id));
    match kind {
        "shoot" => Shoot::new(number()?).map(piece::shoot),
        "tile" => Tile::new(number()?).map(piece::tile),
        "token" => Token::new(number()?).map(piece::token),
        "food" => {
            Food::ALL.into_iter().find(|food| food.name() == which).map(|food| glyph(piece::food(food)))
        }
        "spirit" => {
            Spirit::ALL.into_iter().find(|one| one.name() == which).map(|one| glyph(piece::spirit(one)))
        }
        "deed" => {
            Deed::ALL.into_iter().find(|deed| deed.name() == which).map(|deed| glyph(piece::deed(deed)))
        }
        "stalk" => {
            let shoot = |number: &str| Shoot::new(number.parse().ok()?).map(piece::shoot);
            let shoots: Option<Vec<Element>> = which.split(' ').map(shoot).collect();
            Some(el("div").class("ba-stalk").children(shoots?))
        }
        "house" => house(which),
        _ => None,
    }
}

fn house(tiles: &str) -> Option<Element> {
    let house = tiles.split(' ').try_fold(House::EMPTY, |house, text| {
        let (cell, tile) = text.split_once('=')?;
        house.with(cell.parse().ok()?, Tile::new(tile.parse().ok()?)?)
    })?;
    let cell = |cell: Cell| {
        let empty = || el("div").class("ba-cell").class_if(cell.column() == 2, "center");
        let drawn = house.tile(cell).map_or_else(empty, piece::tile);
        drawn.attr("style", format!("grid-area:{}/{}", cell.row() + 1, cell.column() + 1))
    };
    Some(el("div").class("ba-house").children(Cell::all().map(cell)))
}
