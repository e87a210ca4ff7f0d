// Reads `box.txt`. Shared by build.rs, which turns the box into tables, and by a test that feeds it nonsense.

#[path = "language.rs"]
pub(crate) mod language;

pub(crate) use engawa_box_file::{Fault, effects};
use engawa_box_file::{Line, among, each_line};
pub(crate) use language::Part;
use language::{Good, good, small};

pub(crate) const COLOURS: [&str; 4] = ["coral", "black", "white", "green"];
pub(crate) const SPACES: [&str; 12] = [
    "steward-1",
    "steward-2",
    "steward-3",
    "diplomat-1",
    "diplomat-2",
    "outside-left",
    "outside-right",
    "well",
    "tea-left",
    "tea-right",
    "himeji-upper",
    "himeji-lower",
];
pub(crate) const PLACES: [&str; 4] = ["entrance", "overlook", "path-1", "path-2"];
const POSITIONS: [&str; 3] = ["left", "middle", "right"];
const LINES: [&str; 3] = ["top", "middle", "bottom"];
const MARKS: [&str; 4] = ["exact", "high", "medium", "low"];

/// How many pieces of each sort the rules count on, and how many of these are the base game's: cards (WC-1.3), tiles and die
/// tokens (WC-1.2).
const COUNTS: [(&str, usize, usize); 20] = [
    ("resource", 12, 9),
    ("decree", 3, 3),
    ("steward", 18, 15),
    ("diplomat", 15, 12),
    ("action", 8, 6),
    ("daimyo", 12, 9),
    ("plant", 8, 5),
    ("stone", 8, 5),
    ("tile", 12, 8),
    ("yard", 3, 3),
    ("die-token", 15, 15),
    ("space", 12, 12),
    ("domain", 4, 4),
    ("pad", 8, 8),
    ("token", 10, 10),
    ("ikebana", 8, 8),
    ("calligraphy", 8, 8),
    ("garden", 4, 4),
    ("solo", 12, 9),
    ("rival-overlook", 1, 1),
];

/// One row of a castle card: which lines of the domain it spans, whether it is light, what it does.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    pub(crate) lines: u8,
    pub(crate) light: bool,
    pub(crate) effects: Vec<Part>,
}

/// What a solo card makes the rival do: in Rust.
pub(crate) type Deed = String;

/// What a line says beside the name of its piece.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Says {
    Resource {
        gains: Vec<Part>,
        decree: Option<Good>,
        back: (u8, Good),
    },
    Decree {
        good: Good,
        back: (u8, Good),
    },
    Card {
        rows: Vec<Row>,
        back: (u8, Good),
    },
    Daimyo([Vec<Part>; 3]),
    Garden {
        food: u8,
        points: u8,
        effects: Vec<Part>,
    },
    Faces {
        blue: Vec<Part>,
        yellow: Vec<Part>,
    },
    Yard {
        iron: u8,
        points: u8,
    },
    DieToken {
        colour: usize,
        reward: (u8, Good),
    },
    Space {
        value: u8,
        effects: Vec<Part>,
    },
    /// Base and spots: a good, or nothing for the lantern.
    Domain {
        value: u8,
        spots: [Option<(u8, Good)>; 6],
        then: Vec<Part>,
    },
    Pad((u8, Good)),
    Curtains {
        yellow: Vec<Part>,
        blue: Vec<Part>,
        back: (u8, Good),
    },
    Tea {
        points: u8,
        effects: Vec<Part>,
    },
    Solo {
        bridge: usize,
        position: usize,
        spaces: Vec<usize>,
        deeds: Vec<Deed>,
    },
    Switch(bool),
}

/// A piece of the box.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Piece {
    pub(crate) sort: String,
    pub(crate) diamond: bool,
    pub(crate) exact: bool,
    pub(crate) says: Says,
}

/// Every piece of the box, sort by sort and by number.
pub(crate) fn read(text: &str) -> Result<Vec<Piece>, Fault> {
    let mut pieces: Vec<Piece> = Vec::new();
    each_line(text, |content| {
        let piece = read_piece(content, &pieces)?;
        pieces.push(piece);
        Ok(())
    })?;
    for (sort, count, _) in COUNTS {
        let found = pieces.iter().filter(|piece| piece.sort == sort).count();
        if found < count {
            return Err(Fault::at_end(text, format!("{} of sort '{sort}' are missing", count - found)));
        }
    }
    Ok(pieces)
}

fn read_piece(content: &str, before: &[Piece]) -> Result<Piece, String> {
    let Line { name, fields, exact } = Line::read(content, &MARKS)?;
    let mut words = name.split_whitespace();
    let sort = words.next().unwrap_or_default();
    let &(_, count, base) =
        COUNTS.iter().find(|(known, ..)| *known == sort).ok_or(format!("no sort '{sort}'"))?;
    let number = before.iter().filter(|piece| piece.sort == sort).count();
    if number == count {
        return Err(format!("the box has {count} of sort '{sort}', this is one more"));
    }
    let key = words.next().unwrap_or_default();
    let numbered =
        !matches!(sort, "decree" | "yard" | "die-token" | "space" | "domain" | "garden" | "rival-overlook");
    if numbered && key != (number + 1).to_string() {
        return Err(format!("{sort} {key} stands where {sort} {} belongs", number + 1));
    }
    let (mut diamond, mut matcha, mut decree) = (false, false, None);
    while let Some(word) = words.next() {
        match word {
            "diamond" => diamond = true,
            "matcha" => matcha = true,
            "decree" => decree = Some(good(words.next().unwrap_or_default())?),
            _ => return Err(format!("'{word}' says nothing about a {sort}")),
        }
    }
    if matcha != (number >= base) {
        return Err(format!("{sort} 1 to {base} are the base game's, the others carry 'matcha'"));
    }
    let says = read_fields(sort, key, number, decree, &fields)?;
    Ok(Piece { sort: sort.into(), diamond, exact, says })
}

fn read_fields(
    sort: &str,
    key: &str,
    number: usize,
    decree: Option<Good>,
    fields: &[&str],
) -> Result<Says, String> {
    let in_order = |names: &[&str]| match names.get(number) {
        Some(&name) if name == key => Ok(()),
        Some(&name) => Err(format!("{sort} {key} stands where {sort} {name} belongs")),
        None => Err(format!("there is no {sort} {key}")),
    };
    Ok(match (sort, fields) {
        ("resource", &[gains, back]) => {
            let gains = effects(gains)?;
            if !gains.iter().all(|part| matches!(part, Part::Gain(..))) {
                return Err("a start resource card gives goods and nothing else".into());
            }
            Says::Resource { gains, decree, back: gain(back)? }
        }
        ("decree", &[back]) => Says::Decree { good: good(key)?, back: gain(back)? },
        ("steward" | "diplomat" | "action", &[ref rows @ .., back]) => {
            Says::Card { rows: read_rows(sort, rows)?, back: gain(back)? }
        }
        ("daimyo", &[a, b, c]) => Says::Daimyo([effects(a)?, effects(b)?, effects(c)?]),
        ("plant" | "stone", &[food, points, does]) => {
            Says::Garden { food: small(food)?, points: small(points)?, effects: effects(does)? }
        }
        ("tile" | "token", &[blue, yellow]) => Says::Faces { blue: effects(blue)?, yellow: effects(yellow)? },
        ("yard", &[points]) => Says::Yard { iron: small(key)?, points: small(points)? },
        ("die-token", &[reward]) => {
            Says::DieToken { colour: among(&COLOURS[..3], "colour", key)?, reward: gain(reward)? }
        }
        ("space", &[value, does]) => {
            in_order(&SPACES)?;
            Says::Space { value: small(value)?, effects: effects_or_none(does)? }
        }
        ("domain", &[value, spots, then]) => {
            in_order(&COLOURS)?;
            let spots: Vec<Option<(u8, Good)>> = spots
                .split(',')
                .map(|spot| if spot.trim() == "lantern" { Ok(None) } else { gain(spot).map(Some) })
                .collect::<Result<_, _>>()?;
            let spots = spots.try_into().map_err(|_| "a row of the domain has a base and five spots")?;
            Says::Domain { value: small(value)?, spots, then: effects_or_none(then)? }
        }
        ("pad", &[reward]) => Says::Pad(gain(reward)?),
        ("ikebana" | "calligraphy", &[yellow, blue, back]) => {
            let blue = effects(blue)?;
            if !matches!(&blue[..], [Part::Pay(_, 1, _)]) {
                return Err("a blue curtain begins with its price in seals (WCM-3.2)".into());
            }
            Says::Curtains { yellow: effects(yellow)?, blue, back: gain(back)? }
        }
        ("garden", &[points, does]) => {
            in_order(&PLACES)?;
            Says::Tea { points: small(points)?, effects: effects_or_none(does)? }
        }
        ("solo", &[die, spaces, deeds]) => {
            let (bridge, position) = die.split_once(' ').ok_or("a die is a bridge and a position")?;
            let spaces = spaces.split_whitespace().map(|space| among(&SPACES, "space", space));
            Says::Solo {
                bridge: among(&COLOURS, "colour", bridge)?,
                position: among(&POSITIONS, "position", position)?,
                spaces: spaces.collect::<Result<_, _>>()?,
                deeds: deeds.split(',').map(|deed| read_deed(deed.trim())).collect::<Result<_, _>>()?,
            }
        }
        ("rival-overlook", &[]) => match key {
            "counts" => Says::Switch(true),
            "counts-not" => Says::Switch(false),
            _ => return Err("the overlook 'counts' or 'counts-not'".into()),
        },
        _ => return Err(format!("a {sort} has not {} fields", fields.len())),
    })
}

fn read_rows(sort: &str, rows: &[&str]) -> Result<Vec<Row>, String> {
    let count = match sort {
        "steward" => 3,
        "diplomat" => 2,
        _ => 1,
    };
    if rows.len() != count {
        return Err(format!("a {sort} card has {count} rows, not {}", rows.len()));
    }
    let mut taken = 0;
    let rows = rows.iter().map(|row| {
        let (head, does) = row.split_once(':').ok_or("a row is LINES TONE: EFFECTS")?;
        let (spans, tone) = head.trim().split_once(' ').ok_or("a row is LINES TONE: EFFECTS")?;
        let mut lines = 0;
        for line in spans.split('+') {
            lines |= 1 << among(&LINES, "line", line)?;
        }
        if taken & lines != 0 {
            return Err("two rows span one line".into());
        }
        taken |= lines;
        let light = among(&["dark", "light"], "tone", tone.trim())? == 1;
        Ok(Row { lines, light, effects: effects(does)? })
    });
    let rows = rows.collect::<Result<Vec<Row>, String>>()?;
    if taken == 7 { Ok(rows) } else { Err("the rows do not span all three lines".into()) }
}

fn read_deed(deed: &str) -> Result<Deed, String> {
    let words: Vec<&str> = deed.split_whitespace().collect();
    Ok(match words[..] {
        ["gate"] => "Deed::Gate".into(),
        ["up", levels @ ("1" | "2")] => format!("Deed::Up({levels})"),
        ["gardener", sort] => {
            format!(
                "Deed::Gardener(Sort::{})",
                ["Plant", "Stone", "Any"][among(&["plant", "stone", "any"], "sort", sort)?]
            )
        }
        ["warrior", iron] => format!("Deed::Warrior({})", small(iron)?),
        ["gain", n, what] => format!("Deed::Gain({}, {})", owned(what)?, small(n)?),
        ["lose", "all", what] => format!("Deed::Lose({}, u8::MAX)", owned(what)?),
        ["lose", n, what] => format!("Deed::Lose({}, {})", owned(what)?, small(n)?),
        ["geisha", place] => format!("Deed::Geisha({})", among(&PLACES, "place", place)?),
        ["move-geisha"] => "Deed::Move".into(),
        _ => return Err(format!("the rival cannot '{deed}'")),
    })
}

/// What the rival can own (WC-10.3), in Rust.
fn owned(what: &str) -> Result<&'static str, String> {
    match what {
        "coin" => Ok("Good::Coin"),
        "vp" => Ok("Good::Point"),
        "influence" => Ok("Good::Influence"),
        _ => Err(format!("the rival owns no {what}")),
    }
}

fn gain(text: &str) -> Result<(u8, Good), String> {
    let (n, name) = text.trim().split_once(' ').ok_or_else(|| format!("'{text}' is no number and good"))?;
    Ok((small(n)?, good(name)?))
}

fn effects_or_none(text: &str) -> Result<Vec<Part>, String> {
    if text == "-" { Ok(Vec::new()) } else { effects(text) }
}
