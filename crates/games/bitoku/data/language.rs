// The effect language of `box.txt`: its words are listed at the top of the file.

use engawa_box_file::{Tables, Words, among, effects, number_to};

/// A part of an effect, as it is written.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Part {
    /// At most one of these.
    Choose(Vec<Vec<Part>>),
    /// Both, with a discount on one of them.
    Both(u8, Vec<Part>),
    /// Anything else: the node of the effect language in Rust.
    Node(String),
}

pub(crate) const RESOURCES: [&str; 4] = ["wood", "stone", "jade", "sake"];

impl engawa_box_file::Part for Part {
    const MOST: usize = 4;

    fn read(word: &str, words: Words<'_, '_>) -> Result<Vec<Part>, String> {
        if word != "both" {
            return read_word(word, words).map(|node| vec![Part::Node(node)]);
        }
        let less = discount(words)?;
        if words.next() != Some("(") {
            return Err("'both' joins two parts in brackets".into());
        }
        let parts = effects::parts(words)?;
        effects::closed(words)?;
        if parts.len() == 2 {
            Ok(vec![Part::Both(less, parts)])
        } else {
            Err("'both' joins two parts".into())
        }
    }

    fn bracket(options: Vec<Vec<Part>>) -> Result<Vec<Part>, String> {
        if (2..=4).contains(&options.len()) {
            Ok(vec![Part::Choose(options)])
        } else {
            Err("a choice has two to four options".into())
        }
    }

    fn node(&self, tables: &mut Tables) -> String {
        match self {
            Part::Choose(options) => tables.choice(options),
            Part::Both(less, parts) => format!("Node::Both({}, {less})", tables.effects(parts)),
            Part::Node(node) => node.clone(),
        }
    }
}

pub(crate) fn small(word: &str) -> Result<u8, String> {
    number_to(31, word)
}

pub(crate) fn amulet(number: &str) -> Result<u8, String> {
    match small(number)? {
        value @ 1..=3 => Ok(value),
        _ => Err(format!("there is no amulet {number}")),
    }
}

fn discount(words: Words<'_, '_>) -> Result<u8, String> {
    match words.next_if(|word| word.starts_with('-')) {
        Some(word) => small(&word[1..]),
        None => Ok(0),
    }
}

fn read_word(word: &str, words: Words<'_, '_>) -> Result<String, String> {
    if word.starts_with(|first: char| first.is_ascii_digit()) {
        let n = small(word)?;
        let what = words.next().unwrap_or_default();
        let scope = |words: Words<'_, '_>| {
            if words.next_if_eq(&"here").is_some() { "Scope::Here" } else { "Scope::Any" }
        };
        return Ok(match what {
            "vp" => format!("Node::Points({n})"),
            "mp" => format!("Node::Move({n})"),
            "kodama" => format!("Node::Forward({}, {n})", scope(words)),
            "back" => format!("Node::Back({}, {n})", scope(words)),
            "any" => format!("Node::Gain(15, {n})"),
            what => {
                let mut of = 0u8;
                for resource in what.split('/') {
                    of |= 1 << among(&RESOURCES, "resource", resource)?;
                }
                format!("Node::Gain({of}, {n})")
            }
        });
    }
    Ok(match word {
        "amulet" => format!("Node::Amulet({})", amulet(words.next().unwrap_or_default())?),
        "unlock" => "Node::Unlock".into(),
        "draw" => "Node::Draw".into(),
        "yokai" => "Node::Yokai".into(),
        "bitoku" => "Node::Bitoku".into(),
        "vision" => "Node::Vision".into(),
        "iwakura" => "Node::Rock".into(),
        "pilgrim" => "Node::Pilgrim".into(),
        "copy" => "Node::Copy".into(),
        "build" => format!("Node::Take(Market::Building, {})", discount(words)?),
        "crystal" => format!("Node::Take(Market::Crystal, {})", discount(words)?),
        "mitama" => format!("Node::Take(Market::Mitama, {})", discount(words)?),
        "dragonfly" => format!("Node::Take(Market::Dragonfly, {})", discount(words)?),
        _ => return Err(format!("'{word}' is no effect")),
    })
}
