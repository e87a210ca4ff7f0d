// Reads `box.txt`. Shared by build.rs, which turns the box into tables, and by a test that feeds it nonsense.

pub(crate) use engawa_box_file::Fault;
use engawa_box_file::each_line;

/// What is in the box.
#[derive(Debug, PartialEq)]
pub(crate) struct Contents {
    /// Tokens of each colour, in the order of [`COLOURS`].
    pub(crate) tokens: [u8; 6],
    /// Heights of the columns of side A and side B.
    pub(crate) sides: [Vec<u8>; 2],
    /// Animals, then spirits, by number from 1.
    pub(crate) cards: Vec<Card>,
}

#[derive(Debug, PartialEq)]
pub(crate) struct Card {
    pub(crate) name: String,
    pub(crate) worth: Worth,
    /// Landscape and place of every cell; the first one receives the cube.
    pub(crate) habitat: Vec<(String, i8, i8)>,
}

#[derive(Debug, PartialEq)]
pub(crate) enum Worth {
    /// An animal: the values beside its cube places.
    Animal(Vec<u8>),
    /// A spirit: points for each group of so many or more, up to the next size.
    Groups(String, Vec<(u8, u8)>),
    /// A spirit: points for each tree or mountain by height.
    Heights(String, [u8; 3]),
    /// A spirit: points for each one.
    Each(String, u8),
}

pub(crate) const COLOURS: [&str; 6] = ["blue", "gray", "brown", "green", "yellow", "red"];
pub(crate) const LANDSCAPES: [&str; 9] =
    ["water", "field", "tree1", "tree2", "tree3", "mountain1", "mountain2", "mountain3", "building"];
/// How many cards of each sort the rules count on.
pub(crate) const ANIMALS: usize = 32;
pub(crate) const SPIRITS: usize = 10;

/// Cells are bits of a word, a column after the other with one bit free after each.
const BITS: usize = 32;

pub(crate) fn read(text: &str) -> Result<Contents, Fault> {
    let (mut tokens, mut sides, mut cards) = ([None; 6], [None, None], Vec::new());
    each_line(text, |content| {
        let (sort, rest) = content.split_once(' ').ok_or_else(|| format!("'{content}' says nothing"))?;
        match sort {
            "tokens" => read_tokens(rest, &mut tokens),
            "side" => read_side(rest, &mut sides),
            "animal" | "spirit" => read_card(sort, rest, cards.len() + 1).map(|card| cards.push(card)),
            _ => Err(format!("'{sort}' is none of tokens, side, animal, spirit")),
        }
    })?;
    let missing = |what: &str| Fault::at_end(text, format!("{what} missing"));
    if cards.len() != ANIMALS + SPIRITS {
        return Err(missing(&format!("{} cards are", ANIMALS + SPIRITS - cards.len())));
    }
    let mut counts = [0; 6];
    for (place, count) in tokens.into_iter().enumerate() {
        counts[place] = count.ok_or_else(|| missing(&format!("tokens {} are", COLOURS[place])))?;
    }
    let [a, b] = sides;
    let sides = [a.ok_or_else(|| missing("side A is"))?, b.ok_or_else(|| missing("side B is"))?];
    Ok(Contents { tokens: counts, sides, cards })
}

fn read_tokens(rest: &str, tokens: &mut [Option<u8>; 6]) -> Result<(), String> {
    let (colour, count) = rest.split_once(' ').ok_or("tokens need a colour and a count")?;
    let place = COLOURS.iter().position(|&name| name == colour).ok_or(format!("no colour '{colour}'"))?;
    let count = number(count)?;
    match tokens[place].replace(count) {
        None => Ok(()),
        Some(_) => Err(format!("tokens {colour} were counted before")),
    }
}

fn read_side(rest: &str, sides: &mut [Option<Vec<u8>>; 2]) -> Result<(), String> {
    let (name, columns) = rest.split_once(' ').ok_or("a side needs a name and its columns")?;
    let place = ["A", "B"].iter().position(|&side| side == name).ok_or(format!("no side '{name}'"))?;
    let columns = columns.split_whitespace().map(number).collect::<Result<Vec<u8>, _>>()?;
    // Column q begins at bit stride * q - q / 2, and the stride leaves a gap after the longest column.
    let stride = usize::from(columns.iter().copied().max().unwrap_or(0)) + 1;
    let starts = |q: usize| stride * q - q / 2;
    for (q, &height) in columns.iter().enumerate() {
        if height == 0 || starts(q) + usize::from(height) >= starts(q + 1) {
            return Err(format!("column {q} cannot have {height} cells"));
        }
    }
    if columns.len() < 2 || starts(columns.len()) > BITS {
        return Err(format!("a side of {} columns does not fit into {BITS} bits", columns.len()));
    }
    match sides[place].replace(columns) {
        None => Ok(()),
        Some(_) => Err(format!("side {name} was drawn before")),
    }
}

fn read_card(sort: &str, rest: &str, expected: usize) -> Result<Card, String> {
    let parts: Vec<&str> = rest.split(':').map(str::trim).collect();
    let &[title, worth, habitat] = parts.as_slice() else {
        return Err("a card has three parts between ':'".into());
    };
    let (id, name) = title.split_once(' ').ok_or("a card begins with its number and its name")?;
    if id.parse() != Ok(expected) {
        return Err(format!("card {id} stands where card {expected} belongs"));
    }
    if (sort == "animal") != (expected <= ANIMALS) || expected > ANIMALS + SPIRITS {
        return Err(format!("cards 1 to {ANIMALS} are animals, {SPIRITS} spirits follow"));
    }
    if name.is_empty() || !name.chars().all(|c| c.is_ascii_lowercase() || c == '-') {
        return Err(format!("'{name}' is no name of small letters and hyphens"));
    }
    let worth = if sort == "animal" { read_points(worth)? } else { read_rule(worth)? };
    Ok(Card { name: name.into(), worth, habitat: read_habitat(habitat)? })
}

fn read_points(text: &str) -> Result<Worth, String> {
    let points = text.split_whitespace().map(number).collect::<Result<Vec<u8>, _>>()?;
    if points.is_empty() || points.len() > 5 || !points.is_sorted_by(|a, b| a < b) || points[0] == 0 {
        return Err("a card has one to five values, each above the one before".into());
    }
    Ok(Worth::Animal(points))
}

fn read_rule(text: &str) -> Result<Worth, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words.as_slice() {
        ["groups", landscape @ ("water" | "field" | "building"), sizes @ ..] if !sizes.is_empty() => {
            let size = |size: &&str| {
                let (from, points) = size.split_once('=').ok_or(format!("'{size}' is no SIZE=POINTS"))?;
                Ok::<_, String>((number(from)?, number(points)?))
            };
            let sizes = sizes.iter().map(size).collect::<Result<Vec<_>, _>>()?;
            if sizes[0].0 == 0 || !sizes.is_sorted_by(|a, b| a.0 < b.0) {
                return Err("sizes begin above 0 and rise".into());
            }
            Ok(Worth::Groups((*landscape).into(), sizes))
        }
        ["heights", landscape @ ("tree" | "mountain"), one, two, three] => {
            Ok(Worth::Heights((*landscape).into(), [number(one)?, number(two)?, number(three)?]))
        }
        ["each", landscape @ ("water" | "field" | "building"), points] => {
            Ok(Worth::Each((*landscape).into(), number(points)?))
        }
        _ => Err(format!("'{text}' is no rule of a spirit")),
    }
}

fn read_habitat(text: &str) -> Result<Vec<(String, i8, i8)>, String> {
    let mut cells: Vec<(String, i8, i8)> = Vec::new();
    for cell in text.split(',').map(str::trim) {
        let words: Vec<&str> = cell.split_whitespace().collect();
        let (landscape, q, r) = match words.as_slice() {
            [landscape] if cells.is_empty() => (*landscape, 0, 0),
            [landscape, q, r] if !cells.is_empty() => (*landscape, number(q)?, number(r)?),
            _ => return Err(format!("'{cell}' is no cell of a habitat")),
        };
        if !LANDSCAPES.contains(&landscape) {
            return Err(format!("no landscape '{landscape}'"));
        }
        if cells.iter().any(|&(_, a, b)| (a, b) == (q, r)) {
            return Err(format!("{q} {r} stands twice in the habitat"));
        }
        cells.push((landscape.into(), q, r));
    }
    if !(2..=4).contains(&cells.len()) {
        return Err("a habitat has two to four cells".into());
    }
    // Shifted masks are safe only for connected habitats: a step over the edge then meets a bit that is no cell.
    let mut reached = vec![(0i8, 0i8)];
    for _ in &cells {
        for &(_, q, r) in &cells {
            let near = |&(a, b): &(i8, i8)| distance(q - a, r - b) == 1;
            if !reached.contains(&(q, r)) && reached.iter().any(near) {
                reached.push((q, r));
            }
        }
    }
    if reached.len() < cells.len() || cells.iter().any(|&(_, q, r)| distance(q, r) > 2) {
        return Err("the habitat does not hang together within two steps of the cube".into());
    }
    Ok(cells)
}

fn distance(q: i8, r: i8) -> i8 {
    q.abs().max(r.abs()).max((q + r).abs())
}

fn number<N: std::str::FromStr>(text: &str) -> Result<N, String> {
    text.trim().parse().map_err(|_| format!("'{text}' is no number that fits here"))
}
