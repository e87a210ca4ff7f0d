// The effect language of `box.txt`: its words are listed at the top of the file.

use engawa_box_file::{Tables, Words, among, effects, number_to};

/// A part of an effect, as it is written.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Part {
    /// So many of a good.
    Gain(u8, Good),
    /// The price, and what it buys.
    Pay(u8, Good, Vec<Part>),
    /// At most one of these.
    Choose(Vec<Vec<Part>>),
    /// Anything else: the node of the effect language in Rust.
    Node(String),
}

/// The place of a good among [`GOODS`].
pub(crate) type Good = usize;

pub(crate) const GOODS: [&str; 9] =
    ["coin", "seal", "food", "iron", "pearl", "whisk", "vp", "influence", "any"];

/// The goods in Rust, in the order of [`GOODS`].
const IN_RUST: [&str; 9] = [
    "Good::Coin",
    "Good::Seal",
    "Good::Food",
    "Good::Iron",
    "Good::Pearl",
    "Good::Whisk",
    "Good::Point",
    "Good::Influence",
    "Good::Any",
];

/// A good in Rust.
pub(crate) fn in_rust(good: Good) -> &'static str {
    IN_RUST[good]
}

impl engawa_box_file::Part for Part {
    const MOST: usize = 8;

    fn read(word: &str, words: Words<'_, '_>) -> Result<Vec<Part>, String> {
        if !word.starts_with(|first: char| first.is_ascii_digit()) {
            return read_word(word, words).map(|node| vec![Part::Node(node)]);
        }
        let n = small(word)?;
        let what = good(words.next().unwrap_or_default())?;
        if words.next_if_eq(&">").is_none() {
            return Ok(vec![Part::Gain(n, what)]);
        }
        if what > 5 {
            return Err(format!("nobody can pay with {}", GOODS[what]));
        }
        Ok(vec![Part::Pay(n, what, effects::part(words)?)])
    }

    fn bracket(mut options: Vec<Vec<Part>>) -> Result<Vec<Part>, String> {
        Ok(if options.len() == 1 { options.remove(0) } else { vec![Part::Choose(options)] })
    }

    fn node(&self, tables: &mut Tables) -> String {
        match self {
            Part::Gain(n, good) => format!("Node::Gain({}, {n})", in_rust(*good)),
            Part::Pay(n, good, then) => {
                let then = tables.effects(then);
                format!("Node::Pay(Cost {{ good: {}, n: {n} }}, {then})", in_rust(*good))
            }
            Part::Choose(options) => tables.choice(options),
            Part::Node(node) => node.clone(),
        }
    }
}

pub(crate) fn good(name: &str) -> Result<Good, String> {
    among(&GOODS, "good", name)
}

pub(crate) fn small(word: &str) -> Result<u8, String> {
    number_to(15, word)
}

fn read_word(word: &str, words: Words<'_, '_>) -> Result<String, String> {
    let twice = |words: Words<'_, '_>| if words.next_if_eq(&"twice").is_some() { 2 } else { 1 };
    Ok(match word {
        "courtier" => "Node::Member(Member::Courtier)".into(),
        "warrior" => "Node::Member(Member::Warrior)".into(),
        "gardener" => "Node::Member(Member::Gardener)".into(),
        "geisha" => "Node::Member(Member::Geisha)".into(),
        "lantern" => "Node::Lantern".into(),
        "domain-row" => "Node::DomainRow".into(),
        "stroll" => "Node::Stroll".into(),
        "rise" => "Node::Rise".into(),
        "take-card" => "Node::TakeCard".into(),
        "well" => format!("Node::Well({})", twice(words)),
        "lily-pads" => format!("Node::Pads({})", twice(words)),
        "row" | "rows" => {
            let names = ["any", "light", "dark", "coral", "black", "white"];
            let filter = among(&names, "filter", words.next().unwrap_or_default())?;
            let filters = [
                "Any",
                "Light",
                "Dark",
                "Beside(Colour::Coral)",
                "Beside(Colour::Black)",
                "Beside(Colour::White)",
            ];
            let count = if word == "rows" { small(words.next().unwrap_or_default())? } else { 1 };
            format!("Node::Row(Filter::{}, {count})", filters[filter])
        }
        "tile" | "tiles" => {
            let face = among(&["blue", "yellow", "any"], "face", words.next().unwrap_or_default())?;
            let count = if word == "tiles" { small(words.next().unwrap_or_default())? } else { 1 };
            format!("Node::Tile({}, {count})", ["Some(Face::Blue)", "Some(Face::Yellow)", "None"][face])
        }
        "curtain" => {
            let face = among(&["blue", "yellow"], "curtain", words.next().unwrap_or_default())?;
            let unsealed = words.next_if_eq(&"unsealed").is_some();
            if unsealed && face == 1 {
                return Err("only a blue curtain has a seal to waive".into());
            }
            format!("Node::Curtain(Face::{}, {unsealed})", ["Blue", "Yellow"][face])
        }
        "curtains" => {
            let which = among(
                &["card", "yellow", "upper", "lower"],
                "pair of curtains",
                words.next().unwrap_or_default(),
            )?;
            let pairs = ["CardOfChoice", "BothYellow", "Upper", "Lower"];
            format!("Node::Curtains(Pair::{})", pairs[which])
        }
        "stones" => format!("Node::Stones({})", small(words.next().unwrap_or_default())?),
        "token" => {
            let at = among(&["own", "pond"], "token", words.next().unwrap_or_default())?;
            format!("Node::Token(At::{})", ["Own", "Pond"][at])
        }
        _ => return Err(format!("'{word}' is no effect")),
    })
}
