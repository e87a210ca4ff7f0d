//! Pictures in the rules text: some pieces in a row, parted by `,`.
//!
//! | text | picture |
//! |---|---|
//! | `yokai nezumi 1`, `start nezumi`, `building temple 1`, `forest yomi 4`, `torii a 1`, … | a piece or line as `data/box.txt` calls it |
//! | `good wood`, `amulet 2` | pictograms by name |
//! | `die 6 3` | a die, and what becomes of it |
//! | `stones 3 11 p1 p3` | a stone path: iwakura from the left, pilgrims on these cells |

use engawa_bitoku::{
    Board, Building, Crystal, Dragonfly, LINE_DICE, Mitama, River, Rock, TenguCard, Torii, Treasure, Virtue,
    Vision, Yokai, forest_line,
};

use super::{forest, icons, market, own, panel};
use crate::scene::{Element, Node, el, icon};

/// Class and symbol of what has a name.
const GOODS: [(&str, &str, &str); 11] = [
    ("wood", "bi b-wood", "bi-wood"),
    ("stone", "bi b-stone", "bi-stone"),
    ("jade", "bi b-jade", "bi-jade"),
    ("sake", "bi b-sake", "bi-sake"),
    ("any", "bi", "bi-any"),
    ("vp", "bi b-vp", "bi-vp"),
    ("mp", "bi b-move", "bi-mp"),
    ("kodama", "bi", "bi-kodama"),
    ("pilgrim", "bi", "bi-pilgrim"),
    ("iwakura", "bi", "bi-iwakura"),
    ("vision", "bi b-mitama", "bi-vision"),
];
const YOKAI: [&str; 6] = ["kappa", "imomushi", "nezumi", "kitsune", "shin-okami", "yamauba"];
const HOUSES: [&str; 4] = ["temple", "onsen", "farm", "ryokan"];
const MITAMA: [&str; 5] = ["ara", "nigi", "saki", "kushi", "shinigami"];
const VIRTUES: [&str; 7] = ["makoto", "chuugi", "yu", "jin", "rei", "gi", "meiyo"];
const RIVERS: [&str; 4] = ["yomi", "steps", "glade", "forges"];
/// Where the tiles of a kind begin, and how many there are.
const CRYSTALS: [(&str, usize, usize); 3] = [("dream", 0, 12), ("memory", 12, 8), ("mastery", 20, 12)];
const TORII: [(&str, usize, usize); 2] = [("a", 0, 8), ("b", 8, 8)];
/// The first yokai that nobody starts with, the first ancient building.
const COMMON: usize = 20;
const ANCIENT: usize = 24;

pub(super) fn picture(description: &str) -> Option<Node> {
    let pieces: Option<Vec<Element>> = description.split(',').map(one).collect();
    Some(el("div").class("bi-pic").attr("aria-hidden", "true").children(pieces?).into())
}

fn one(text: &str) -> Option<Element> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Some(match *words.as_slice() {
        ["good", "bitoku"] => icon("bi b-vp", "bi-bitoku"),
        ["good", name] => GOODS.iter().find(|good| good.0 == name).map(|good| icon(good.1, good.2))?,
        ["amulet", value] => icons::amulet(nth(value, 3)? as u8 + 1),
        ["die", ref values @ ..] => dice(values)?,
        ["start", kind] => yokai(Yokai::new(place(&YOKAI[..5], kind)?)?),
        ["yokai", kind, number] => yokai(Yokai::new(COMMON + 5 * place(&YOKAI, kind)? + nth(number, 5)?)?),
        ["bitoku", kind] => {
            let kind = Virtue::new(place(&VIRTUES, kind)?)?;
            tile(icon("bi b-vp", "bi-bitoku"), forest::virtue(kind))
                .child(el("span").class("bi-price").text(format!("×{}", kind.rarity())))
        }
        ["building", kind, number] => building(6 * place(&HOUSES, kind)? + nth(number, 6)?)?,
        ["ancient", number] => building(ANCIENT + nth(number, 6)?)?,
        ["crystal", kind, number] => {
            let crystal = Crystal::new(among(&CRYSTALS, kind, number)?)?;
            tile(icons::crystal(crystal.kind()), icons::crystal_does(crystal.face()))
        }
        ["mitama", kind, number] => {
            let mitama = Mitama::new(5 * place(&MITAMA, kind)? + nth(number, 5)?)?;
            tile(icons::mitama(mitama.kind()), icons::effects(mitama.effects()))
        }
        ["dragonfly", number] => {
            let fly = Dragonfly::new(nth(number, 32)?)?;
            tile(icon("bi b-fly", "bi-dragonfly"), icons::effects(fly.effects()))
        }
        ["torii", letter, number] => {
            let sign = icon(if letter == "a" { "bi b-a" } else { "bi b-b" }, "bi-torii");
            tile(sign, icons::effects(Torii::new(among(&TORII, letter, number)?)?.effects()))
        }
        ["treasure", number] => {
            let rewards = Treasure::new(nth(number, 5)?)?.rewards().map(|n| n.to_string()).join(" · ");
            el("span").class("bi-n").child(icon("bi b-vp", "bi-vp")).text(rewards)
        }
        ["iwakura", number] => rock(number)?,
        ["stones", ref rest @ ..] => stones(rest)?,
        ["vision", number] => vision(Vision::new(nth(number, 28)?)?),
        ["forest", region, needs] => {
            let at = LINE_DICE.iter().position(|die| die.to_string() == needs)?;
            let sign = if at < 4 { format!("{needs}+") } else { needs.to_owned() };
            el("div")
                .class("bi-line")
                .child(el("span").class("bi-needs").text(sign))
                .child(icons::effects(forest_line(River::new(place(&RIVERS, region)?)?, at)))
        }
        ["tengu", number] => panel::tengu_card(TenguCard::new(nth(number, 10)?)?),
        _ => return None,
    })
}

fn place(names: &[&str], name: &str) -> Option<usize> {
    names.iter().position(|one| *one == name)
}

/// The place of what is counted from 1.
fn nth(number: &str, most: usize) -> Option<usize> {
    number.parse::<usize>().ok()?.checked_sub(1).filter(|at| *at < most)
}

fn among(kinds: &[(&str, usize, usize)], kind: &str, number: &str) -> Option<usize> {
    let &(_, first, most) = kinds.iter().find(|one| one.0 == kind)?;
    Some(first + nth(number, most)?)
}

fn tile(sign: Element, does: Element) -> Element {
    el("div").class("bi-tile").child(el("span").class("bi-face").child(sign).child(does))
}

fn yokai(card: Yokai) -> Element {
    let foot = el("span").class("bi-foot").child(icons::winter(card.winter()));
    el("div")
        .class("bi-card")
        .child(icons::yokai(card.kind()))
        .child(icons::effects(card.effects()))
        .child(foot)
}

fn building(at: usize) -> Option<Element> {
    let tile = Building::new(at)?;
    let (kind, bonus) = market::building(tile);
    Some(self::tile(kind, icons::effects(tile.effects())).children(bonus))
}

fn dice(values: &[&str]) -> Option<Element> {
    let dice: Option<Vec<Element>> =
        values.iter().map(|value| Some(icons::die(nth(value, 6)? as u8 + 1, 1))).collect();
    let dice = dice.filter(|dice| !dice.is_empty())?.into_iter().enumerate();
    Some(dice.fold(el("span").class("bi-n"), |row, (place, die)| {
        row.children((place > 0).then(|| el("span").text("→"))).child(die)
    }))
}

fn rock(number: &str) -> Option<Element> {
    Some(el("div").class("bi-rock").child(market::rock_signs(Rock::new(nth(number, Rock::COUNT)?)?)))
}

/// Rocks from the left, the cells between them, and pilgrims there.
fn stones(words: &[&str]) -> Option<Element> {
    let split = words.iter().position(|word| word.starts_with('p')).unwrap_or(words.len());
    let (rocks, pilgrims) = words.split_at(split);
    let pilgrims: Option<Vec<usize>> = pilgrims.iter().map(|word| nth(word.strip_prefix('p')?, 9)).collect();
    let (pilgrims, rocks) = (pilgrims?, rocks.iter().map(|number| rock(number)).collect::<Option<Vec<_>>>()?);
    if rocks.is_empty() || rocks.len() > 4 {
        return None;
    }
    let cells = |slot: usize| {
        let cell = |at: usize| {
            let here = pilgrims.contains(&at);
            let cell = el("span").class("bi-stone").class_if(here, "taken");
            cell.child(if here { icons::piece("bi-pilgrim", 1) } else { icons::cost(Board::stone(at).cost) })
        };
        el("span").class("bi-between").children((2 * slot..9.min(2 * slot + 2)).map(cell))
    };
    let row = el("div").class("bi-stones").child(cells(0));
    Some(rocks.into_iter().enumerate().fold(row, |row, (slot, rock)| row.child(rock).child(cells(slot + 1))))
}

fn vision(card: Vision) -> Element {
    let needs = own::NEEDS.iter().zip(card.needs()).filter(|(_, n)| *n > 0);
    let needs = needs.map(|(&what, n)| icons::amount(n, icons::thing(what)));
    let wish = el("span")
        .class("bi-fx bi-wish")
        .children(needs)
        .child(el("b").class("bi-gain").text(format!("+{}", card.points())))
        .child(el("b").class("bi-loss").text(format!("−{}", card.penalty())));
    el("div").class("bi-vision").child(wish)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_be_read_is_drawn_and_nothing_else() {
        for good in [
            "good wood, good bitoku, amulet 3",
            "die 6 3",
            "start kappa",
            "yokai yamauba 4",
            "bitoku meiyo",
            "building ryokan 6, ancient 6",
            "crystal dream 12, crystal memory 8, crystal mastery 12",
            "mitama ara 5, mitama shinigami 4",
            "dragonfly 32",
            "torii a 8, torii b 8",
            "treasure 5",
            "iwakura 13",
            "stones 1 2 3 4 p9",
            "vision 28",
            "forest forges 6",
            "tengu 10",
        ] {
            assert!(picture(good).is_some(), "{good}");
        }
        for bad in [
            "",
            "good gold",
            "amulet 4",
            "amulet 0",
            "die",
            "die 7",
            "start yamauba",
            "yokai yamauba 5",
            "yokai kappa 6",
            "bitoku ara",
            "building ancient 1",
            "ancient 7",
            "crystal memory 9",
            "mitama shinigami 5",
            "dragonfly 33",
            "torii c 1",
            "treasure 6",
            "iwakura 14",
            "stones p1",
            "stones 1 2 3 4 5",
            "stones 1 p10",
            "vision 29",
            "forest yomi 5",
            "forest home 1",
            "tengu 11",
            "good wood,",
        ] {
            assert!(picture(bad).is_none(), "{bad}");
        }
    }
}
