//! Pictures of the rules text, from words parted by a blank.
//!
//! | text | picture |
//! |---|---|
//! | `goods coin seal`, `members courtier geisha` | pictograms by name |
//! | `die coral 4`, `bridge coral 2 3 5` | a die; a bridge, its lantern at the left end |
//! | `card steward 4`, `card steward 4 coral black coral` | a card by its floor and number; with the die tokens beside its rows |
//! | `row steward 4 1` | a row of a card; `start` for a start action card |
//! | `garden 3` | a garden card: plants 1 to 8, then stones 9 to 16 |
//! | `tile 2 blue`, `token 5 yellow` | a face of a yard tile, of a ceremony token |
//! | `himeji 1 1` | both spaces of Himeji between the curtains of an ikebana and a calligraphy card |

use engawa_white_castle::{
    Art, ArtCard, Card, Ceremony, Colour, Face, Floor, Garden, Good, Member, RowFace, Space, Tile,
};

use super::icons;
use crate::scene::{Element, Node, el, icon};

const COLOURS: [&str; 4] = ["coral", "black", "white", "green"];
const GOODS: [&str; 10] =
    ["coin", "seal", "food", "iron", "pearl", "whisk", "vp", "influence", "any", "lantern"];
const MEMBERS: [&str; 4] = ["courtier", "gardener", "warrior", "geisha"];

pub(super) fn draw(description: &str) -> Option<Node> {
    let words: Vec<&str> = description.split_whitespace().collect();
    let drawn = match *words.as_slice() {
        ["goods", ref names @ ..] => {
            in_a_row(names, |name| Some(icons::good(Good::ALL[place(&GOODS, name)?])))?
        }
        ["members", ref names @ ..] => {
            in_a_row(names, |name| Some(icons::action(*Member::ALL.get(place(&MEMBERS, name)?)?)))?
        }
        ["die", of, value] => icons::die(colour(of)?, pips(value)?),
        ["bridge", of, ref dice @ ..] => bridge(colour(of)?, dice)?,
        ["card", floor, number, ref tokens @ ..] => card(find(floor, number)?, tokens)?,
        ["row", floor, number, at] => row(find(floor, number)?.rows().get(nth(at)?)?),
        ["garden", number] => garden(Garden::new(nth(number)?)?),
        ["tile", number, of] => {
            let of = face(of)?;
            let tile = el("div").class("wc-tile wc-drawn").class(icons::face(of));
            tile.child(icons::effects(Tile::new(nth(number)?)?.face(of)))
        }
        ["token", number, of] => {
            let of = face(of)?;
            let token = el("div").class("wc-token wc-drawn").class(icons::face(of));
            token.child(icons::effects(Ceremony::new(nth(number)?)?.face(of)))
        }
        ["himeji", ikebana, calligraphy] => {
            himeji(art(Art::Ikebana, ikebana)?, art(Art::Calligraphy, calligraphy)?)
        }
        _ => return None,
    };
    Some(el("div").class("wc-pic").child(drawn).into())
}

fn place(names: &[&str], name: &str) -> Option<usize> {
    names.iter().position(|one| *one == name)
}

/// The place of what is counted from 1.
fn nth(number: &str) -> Option<usize> {
    number.parse::<usize>().ok()?.checked_sub(1)
}

fn colour(name: &str) -> Option<Colour> {
    Colour::new(place(&COLOURS, name)?)
}

fn pips(value: &str) -> Option<u8> {
    value.parse().ok().filter(|value| (1..=6).contains(value))
}

fn face(name: &str) -> Option<Face> {
    Some([Face::Blue, Face::Yellow][place(&["blue", "yellow"], name)?])
}

fn find(floor: &str, number: &str) -> Option<Card> {
    let floor =
        [Some(Floor::Steward), Some(Floor::Diplomat), None][place(&["steward", "diplomat", "start"], floor)?];
    let at = nth(number)?;
    Card::all().find(|card| card.floor() == floor && card.number() == at + 1)
}

fn art(of: Art, number: &str) -> Option<ArtCard> {
    ArtCard::all().filter(|card| card.art() == of).nth(nth(number)?)
}

fn in_a_row(names: &[&str], one: impl Fn(&str) -> Option<Element>) -> Option<Element> {
    let icons: Option<Vec<Element>> = names.iter().map(|name| one(name)).collect();
    Some(el("div").class("wc-legend").children(icons.filter(|icons| !icons.is_empty())?))
}

/// Dice in the order they lie; the lantern hangs at the left end.
fn bridge(of: Colour, dice: &[&str]) -> Option<Element> {
    let dice: Option<Vec<Element>> = dice.iter().map(|value| Some(icons::die(of, pips(value)?))).collect();
    let dice = dice.filter(|dice| !dice.is_empty())?;
    Some(el("div").class("wc-legend").child(icon("wi g-lantern", "wc-lantern")).children(dice))
}

fn row(face: &RowFace) -> Element {
    let row = el("div").class("wc-line wc-drawn").class_if(!face.light, "dark");
    row.child(icons::effects(face.effects))
}

/// A card, and the die tokens beside its rows if they are named.
fn card(card: Card, tokens: &[&str]) -> Option<Element> {
    let rows = card.rows();
    if !tokens.is_empty() && tokens.len() != rows.len() {
        return None;
    }
    let tokens: Option<Vec<Colour>> = tokens.iter().map(|name| colour(name)).collect();
    let tokens = tokens?;
    let rows = rows.iter().enumerate().map(|(place, face)| match tokens.get(place) {
        Some(&of) => el("div").class("wc-beside").child(icons::mark(of)).child(row(face)),
        None => row(face),
    });
    Some(el("div").class("wc-lines").children(rows))
}

fn garden(card: Garden) -> Element {
    let ends = el("span")
        .class("wc-ends")
        .child(icons::amount(card.food(), Good::Food))
        .child(icons::amount(card.points(), Good::Point));
    el("div").class("wc-garden wc-drawn").child(ends).child(icons::effects(card.effects()))
}

/// The upper space faces the upper curtains, the lower one the lower (WCM-3.2).
fn himeji(ikebana: ArtCard, calligraphy: ArtCard) -> Element {
    let curtain = |card: ArtCard, of: Face| {
        let curtain = el("div").class("wc-tile wc-curtain").class(icons::face(of));
        curtain.child(icons::effects(card.curtain(of)))
    };
    let pair = |left: Face, right: Face| {
        el("div").class("wc-curtains").child(curtain(ikebana, left)).child(curtain(calligraphy, right))
    };
    el("div")
        .class("wc-lines")
        .child(icons::socket(None, Space::HimejiUpper.value()))
        .child(pair(Face::Yellow, Face::Blue))
        .child(pair(Face::Blue, Face::Yellow))
        .child(icons::socket(None, Space::HimejiLower.value()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_be_read_is_drawn_and_nothing_else() {
        for good in [
            "goods coin vp lantern",
            "members courtier geisha",
            "die coral 4",
            "bridge green 1 6",
            "card steward 1",
            "card steward 1 coral black coral",
            "card diplomat 15 white black",
            "row steward 1 1",
            "row diplomat 1 2",
            "row start 1 1",
            "garden 16",
            "tile 2 blue",
            "token 10 yellow",
            "himeji 1 8",
        ] {
            assert!(draw(good).is_some(), "{good}");
        }
        for bad in [
            "",
            "goods",
            "goods gold",
            "members monk",
            "die",
            "die red 4",
            "die coral 7",
            "bridge coral",
            "card steward 1 coral",
            "card steward 19",
            "row steward 0 1",
            "row steward 1 4",
            "row moat 1 1",
            "garden 0",
            "garden 17",
            "tile 1 green",
            "token 11 blue",
            "himeji 1 9",
        ] {
            assert!(draw(bad).is_none(), "{bad}");
        }
    }
}
