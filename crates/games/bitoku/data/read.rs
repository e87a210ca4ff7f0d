// Reads `box.txt`. Shared by build.rs, which turns the box into tables, and by a test that feeds it nonsense.

#[path = "language.rs"]
mod language;

pub(crate) use engawa_box_file::{Fault, effects};
use engawa_box_file::{Line, among, each_line};
pub(crate) use language::Part;
use language::{RESOURCES, amulet, small};

pub(crate) const RIVERSIDE: [&str; 4] = ["yomi", "steps", "glade", "forges"];
pub(crate) const BOARDS: [&str; 3] = ["few", "three", "four"];
pub(crate) const YOKAI: [&str; 6] = ["kappa", "imomushi", "nezumi", "kitsune", "shin-okami", "yamauba"];
pub(crate) const MITAMA: [&str; 5] = ["ara", "nigi", "saki", "kushi", "shinigami"];
pub(crate) const HOUSES: [&str; 5] = ["temple", "onsen", "farm", "ryokan", "ancient"];
pub(crate) const VIRTUES: [&str; 7] = ["makoto", "chuugi", "yu", "jin", "rei", "gi", "meiyo"];
pub(crate) const TRIGGERS: [&str; 8] = [
    "build",
    "take-crystal",
    "take-mitama",
    "take-dragonfly",
    "side-path",
    "visit-bitoku",
    "cross-river",
    "stone-path",
];
pub(crate) const ELEMENTS: [&str; 16] = [
    "building",
    "crystal",
    "mitama",
    "pair",
    "visited-bitoku",
    "bitoku",
    "enlightenment",
    "torii",
    "wisdom-pilgrim",
    "iwakura",
    "iwakura-pilgrim",
    "vision",
    "resource",
    "amulet",
    "yokai",
    "kodama-first",
];
pub(crate) const NEEDS: [&str; 8] =
    ["resource", "building", "crystal", "mitama", "pair", "enlightenment", "torii", "bitoku"];
const SIDES: [&str; 3] = ["enlightenment", "torii-a", "torii-b"];
const MARKETS: [&str; 3] = ["crystal", "mitama", "dragonfly"];
const OWNERS: [&str; 3] = ["vp", "either", "both"];
const SHOWN: [&str; 6] = ["dragonfly", "mitama", "crystal", "building", "favourite", "3 mp"];
const MARKS: [&str; 4] = ["exact", "seen", "inferred", "guess"];
const LINES: [u8; 5] = [1, 2, 3, 4, 6];

/// The pieces that the rules count on, by what their lines begin with; a star stands for the numbers from 1.
const ORDER: [(&str, usize); 60] = [
    ("forest yomi", 5),
    ("forest steps", 5),
    ("forest glade", 5),
    ("forest forges", 5),
    ("home few", 4),
    ("home three", 4),
    ("home four", 4),
    ("hill", 0),
    ("board few", 0),
    ("board three", 0),
    ("board four", 0),
    ("area few yomi", 0),
    ("area few steps", 0),
    ("area few glade", 0),
    ("area few forges", 0),
    ("area three yomi", 0),
    ("area three steps", 0),
    ("area three glade", 0),
    ("area three forges", 0),
    ("area four yomi", 0),
    ("area four steps", 0),
    ("area four glade", 0),
    ("area four forges", 0),
    ("path", 0),
    ("market crystal", 4),
    ("market mitama", 4),
    ("market dragonfly", 4),
    ("counter", 6),
    ("crystal-slot dream", 3),
    ("crystal-slot memory", 2),
    ("crystal-slot mastery", 3),
    ("stone", 9),
    ("yokai kappa", 5),
    ("yokai imomushi", 5),
    ("yokai nezumi", 5),
    ("yokai kitsune", 5),
    ("yokai shin-okami", 5),
    ("yokai yamauba", 4),
    ("vision", 28),
    ("building temple", 6),
    ("building onsen", 6),
    ("building farm", 6),
    ("building ryokan", 6),
    ("ancient", 6),
    ("treasure", 5),
    ("crystal dream", 12),
    ("crystal memory", 8),
    ("crystal mastery", 12),
    ("mitama ara", 5),
    ("mitama nigi", 5),
    ("mitama saki", 5),
    ("mitama kushi", 5),
    ("mitama shinigami", 4),
    ("dragonfly", 32),
    ("torii a", 8),
    ("torii b", 8),
    ("iwakura", 13),
    ("tengu", 10),
    ("types", 0),
    ("bitoku", 7),
];

/// A price, or resources that are paid out: wood, stone, jade, sake, any.
pub(crate) type Cost = [u8; 5];

/// What a line says beside the name of its piece.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Says {
    Effects(Vec<Part>),
    Board([u8; 6]),
    /// Types of cells, as bits.
    Area(u8),
    /// The bitoku that the bridge behind each cell needs.
    Path([u8; 8]),
    /// Which cell, which kind, VP and amulet of each cell.
    Side {
        board: usize,
        cell: usize,
        kind: usize,
        cells: Vec<(u8, u8)>,
    },
    Market {
        cost: Cost,
        pays: u8,
        vp: u8,
    },
    Counter {
        cost: Cost,
        vp: u8,
        tengu: u8,
    },
    Slot(u8),
    Stone {
        beside: u8,
        cost: Cost,
    },
    Yokai {
        kind: usize,
        effects: Vec<Part>,
        winter: String,
    },
    Bitoku {
        copies: u8,
        vp: u8,
        effects: Vec<Part>,
    },
    Vision {
        needs: [u8; 8],
        vp: u8,
        penalty: u8,
    },
    Building {
        die: u8,
        kodama: u8,
        amulet: bool,
        owner: usize,
        effects: Vec<Part>,
    },
    Treasure([u8; 3]),
    Memory {
        vp: u8,
        trigger: usize,
    },
    Mitama {
        kind: usize,
        effects: Vec<Part>,
    },
    /// Symbols as bits: five yokai, four mitama, four buildings.
    Rock(u16),
    Tengu {
        yokai: bool,
        bitoku: bool,
        region: Option<usize>,
        shows: String,
        standard: Option<usize>,
    },
    Types([u8; 7]),
}

/// A piece of the box.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Piece {
    /// What its line begins with.
    pub(crate) name: String,
    pub(crate) exact: bool,
    pub(crate) says: Says,
}

/// Every piece of the box.
pub(crate) fn read(text: &str) -> Result<Vec<Piece>, Fault> {
    let mut pieces: Vec<Piece> = Vec::new();
    each_line(text, |content| {
        let piece = read_piece(content)?;
        if pieces.iter().any(|before| before.name == piece.name) {
            return Err(format!("'{}' is there twice", piece.name));
        }
        pieces.push(piece);
        Ok(())
    })?;
    match names().into_iter().find(|name| !pieces.iter().any(|piece| piece.name == *name)) {
        None => Ok(pieces),
        Some(name) => Err(Fault::at_end(text, format!("'{name}' is missing"))),
    }
}

/// The names of all pieces, apart from side paths, of which a board may have any.
pub(crate) fn names() -> Vec<String> {
    let mut names: Vec<String> = YOKAI[..5].iter().map(|kind| format!("start {kind}")).collect();
    for (name, count) in ORDER {
        match name {
            "bitoku" => names.extend(VIRTUES.map(|kind| format!("bitoku {kind}"))),
            _ if name.starts_with("forest") => names.extend(LINES.map(|die| format!("{name} {die}"))),
            _ if count == 0 => names.push(name.to_owned()),
            _ => names.extend((1..=count).map(|number| format!("{name} {number}"))),
        }
    }
    names
}

fn read_piece(content: &str) -> Result<Piece, String> {
    let Line { name, fields, exact } = Line::read(content, &MARKS)?;
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if !name.starts_with("side ") && !names().contains(&name) {
        return Err(format!("the box has no '{name}'"));
    }
    let says = read_says(&name, &fields)?;
    Ok(Piece { name, exact, says })
}

#[allow(clippy::too_many_lines)] // one arm a sort
fn read_says(name: &str, fields: &[&str]) -> Result<Says, String> {
    let words: Vec<&str> = name.split(' ').collect();
    let wrong = || format!("a {} has not {} fields", words[0], fields.len());
    let single = || if let [field] = fields { Ok(*field) } else { Err(wrong()) };
    Ok(match words[0] {
        "crystal" if words[1] == "memory" => {
            let field = single()?;
            let (points, trigger) = field.split_once(" for ").ok_or("a memory is 'N vp for TRIGGER'")?;
            Says::Memory { vp: vp(points)?, trigger: among(&TRIGGERS, "trigger", trigger)? }
        }
        "forest" | "home" | "hill" | "dragonfly" | "torii" | "crystal" => Says::Effects(effects(single()?)?),
        "board" => Says::Board(numbers(fields)?),
        "area" => {
            let mut types = 0;
            for house in single()?.split(',') {
                let bit = 1 << among(&HOUSES, "building", house.trim())?;
                if types & bit != 0 {
                    return Err("two cells of one type".into());
                }
                types |= bit;
            }
            Says::Area(types)
        }
        "path" => {
            let [cells, bridges] = fields else { return Err(wrong()) };
            if *cells != "8" {
                return Err("a path has 8 cells".into());
            }
            let mut needs = [0; 8];
            for bridge in bridges.split(',') {
                let (cell, need) =
                    bridge.split_once(" needs ").ok_or_else(|| format!("'{bridge}' is no bridge"))?;
                let place = usize::from(small(cell.trim())?);
                *needs.get_mut(place.wrapping_sub(1)).ok_or("a path has cells 1 to 8")? = small(need.trim())?;
            }
            Says::Path(needs)
        }
        "side" => {
            let [_, board, cell, kind] = words[..] else {
                return Err("a side path is named by board, cell and kind".into());
            };
            let board = among(&BOARDS, "board", board)?;
            let cell = usize::from(small(cell)?).wrapping_sub(1);
            if cell > 7 {
                return Err("a path has cells 1 to 8".into());
            }
            let kind = among(&SIDES, "kind of side path", kind)?;
            let cells = single()?.split('/').map(|cell| {
                let words: Vec<&str> = cell.split_whitespace().collect();
                match words[..] {
                    [vp, "vp"] => Ok((small(vp)?, 0)),
                    [vp, "vp", "amulet", value] => Ok((small(vp)?, amulet(value)?)),
                    _ => Err(format!("'{cell}' is no cell of a side path")),
                }
            });
            let cells = cells.collect::<Result<Vec<_>, String>>()?;
            if cells.is_empty() || cells.len() > 3 {
                return Err("a side path has one to three cells".into());
            }
            Says::Side { board, cell, kind, cells }
        }
        "market" => {
            let [price, pays] = fields else { return Err(wrong()) };
            among(&MARKETS, "market", words[1])?;
            let (mut any, mut points) = (0, 0);
            match pays.split_whitespace().collect::<Vec<_>>()[..] {
                ["-"] => {}
                [n, "vp"] => points = small(n)?,
                [n, "any"] => any = small(n)?,
                _ => return Err(format!("a slot cannot pay '{pays}'")),
            }
            Says::Market { cost: cost(price)?, pays: any, vp: points }
        }
        "counter" => {
            let [price, own, tengu] = fields else { return Err(wrong()) };
            let tengu =
                tengu.strip_suffix("for the tengu").ok_or("the third field is what the tengu gets")?;
            Says::Counter { cost: cost(price)?, vp: vp(own)?, tengu: vp(tengu)? }
        }
        "crystal-slot" => Says::Slot(vp(single()?)?),
        "stone" => {
            let [beside, price] = fields else { return Err(wrong()) };
            let mut slots = 0;
            for slot in beside.split(',') {
                match small(slot.trim())? {
                    slot @ 1..=4 => slots |= 1 << (slot - 1),
                    _ => return Err("the stone path has four slots for iwakura".into()),
                }
            }
            Says::Stone { beside: slots, cost: cost(price)? }
        }
        "start" | "yokai" => {
            let [action, winter] = fields else { return Err(wrong()) };
            let kind = among(&YOKAI, "yokai", words[1])?;
            Says::Yokai { kind, effects: effects(action)?, winter: read_winter(winter)? }
        }
        "bitoku" => {
            let [copies, points, action] = fields else { return Err(wrong()) };
            let printed = [5, 5, 4, 4, 3, 2, 1][among(&VIRTUES, "bitoku", words[1])?];
            if small(copies)? != printed {
                return Err(format!("the box has {printed} of {}", words[1]));
            }
            Says::Bitoku { copies: printed, vp: vp(points)?, effects: effects(action)? }
        }
        "vision" => {
            let [conditions, points, penalty] = fields else { return Err(wrong()) };
            let mut needs = [0; 8];
            for condition in conditions.split(',') {
                let (n, what) = condition.trim().split_once(' ').ok_or("a condition is NUMBER THING")?;
                needs[among(&NEEDS, "condition", what)?] += small(n)?;
            }
            let penalty = penalty.strip_suffix("lost").ok_or("the third field is 'N lost'")?;
            Says::Vision { needs, vp: vp(points)?, penalty: small(penalty.trim())? }
        }
        "building" => {
            let [die, bonus, owner, action] = fields else { return Err(wrong()) };
            let (steps, amulet) = match bonus.strip_suffix(", amulet 1") {
                Some(steps) => (steps, true),
                None => (*bonus, false),
            };
            let steps =
                steps.strip_suffix(" kodama").ok_or("the bonus is 'N kodama' or 'N kodama, amulet 1'")?;
            Says::Building {
                die: face(die)?,
                kodama: small(steps)?,
                amulet,
                owner: among(&OWNERS, "owner bonus", owner)?,
                effects: effects(action)?,
            }
        }
        "ancient" => {
            let [die, action] = fields else { return Err(wrong()) };
            Says::Building { die: face(die)?, kodama: 0, amulet: false, owner: 0, effects: effects(action)? }
        }
        "treasure" => Says::Treasure(numbers(&single()?.split(',').map(str::trim).collect::<Vec<_>>())?),
        "mitama" => Says::Mitama { kind: among(&MITAMA, "mitama", words[1])?, effects: effects(single()?)? },
        "iwakura" => {
            let mut symbols = 0;
            for symbol in single()?.split(',').map(str::trim) {
                let kinds = YOKAI[..5].iter().chain(&MITAMA[..4]).chain(&HOUSES[..4]);
                let place = kinds.clone().position(|&kind| kind == symbol);
                symbols |= 1u16 << place.ok_or_else(|| format!("no rock shows '{symbol}'"))?;
            }
            let classes = [0x1f, 0x1e0, 0x1e00].iter().filter(|&class| symbols & class != 0).count();
            if classes != 1 {
                return Err("a rock shows yokai, mitama or buildings".into());
            }
            Says::Rock(symbols)
        }
        "tengu" => {
            let [top, region, shows, standard] = fields else { return Err(wrong()) };
            let tops: Vec<&str> = top.split('+').collect();
            if !tops.iter().all(|kind| ["yokai", "bitoku"].contains(kind)) {
                return Err(format!("'{top}' is no top half"));
            }
            let region = match *region {
                "favourite" => None,
                region => Some(among(&RIVERSIDE, "region", region)?),
            };
            let shows = if let Ok(place) = among(&SHOWN, "thing", shows) {
                ["Dragonfly", "Mitama", "Crystal", "Building", "Favourite", "Move"][place].to_owned()
            } else {
                let [goods @ .., 0] = cost(shows)? else { return Err("no resource is 'any' here".into()) };
                format!("Goods(Goods({goods:?}))")
            };
            let standard = match *standard {
                "-" => None,
                resource => Some(among(&RESOURCES, "resource", resource)?),
            };
            Says::Tengu {
                yokai: tops.contains(&"yokai"),
                bitoku: tops.contains(&"bitoku"),
                region,
                shows,
                standard,
            }
        }
        "types" => Says::Types(numbers(&single()?.split(',').map(str::trim).collect::<Vec<_>>())?),
        sort => return Err(format!("the box has no sort '{sort}'")),
    })
}

fn read_winter(text: &str) -> Result<String, String> {
    if text == "dice" {
        return Ok("Winter::Dice".into());
    }
    match text.split_once(" per ") {
        None => Ok(format!("Winter::Flat({})", small(text)?)),
        Some((n, element)) => {
            Ok(format!("Winter::Per({}, Element::ALL[{}])", small(n)?, among(&ELEMENTS, "element", element)?))
        }
    }
}

fn face(number: &str) -> Result<u8, String> {
    match small(number)? {
        die @ 1..=6 => Ok(die),
        _ => Err(format!("no die shows {number}")),
    }
}

fn vp(text: &str) -> Result<u8, String> {
    small(text.trim().strip_suffix(" vp").ok_or_else(|| format!("'{text}' is not 'N vp'"))?)
}

fn numbers<const N: usize>(fields: &[&str]) -> Result<[u8; N], String> {
    let numbers = fields.iter().map(|field| small(field)).collect::<Result<Vec<u8>, String>>()?;
    numbers.try_into().map_err(|_| format!("{N} numbers are expected"))
}

fn cost(text: &str) -> Result<Cost, String> {
    let mut cost = [0; 5];
    if text != "-" {
        for part in text.split(',') {
            let (n, what) = part.trim().split_once(' ').ok_or_else(|| format!("'{part}' is no price"))?;
            let place = if what == "any" { 4 } else { among(&RESOURCES, "resource", what)? };
            cost[place] += match small(n)? {
                n @ 1..=3 => n,
                _ => return Err("a price is at most 3 of a sort".into()),
            };
        }
    }
    Ok(cost)
}
