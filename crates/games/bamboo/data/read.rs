// Reads `box.txt`. Shared by build.rs, which turns the box into tables, and by a test that feeds it nonsense.

pub(crate) use engawa_box_file::Fault;
use engawa_box_file::each_line;

/// What is in the box.
#[derive(Debug, PartialEq)]
pub(crate) struct Contents {
    /// Home tiles by number from 1.
    pub(crate) tiles: Vec<Tile>,
    /// Coins and happiness beside the spaces of the home display: type I, type II; bottom row first.
    pub(crate) prices: [[(u8, u8); 4]; 2],
    /// Harmony tokens by number from 1.
    pub(crate) tokens: Vec<Token>,
    /// The zone of everybody's first token, a place in [`ZONES`].
    pub(crate) start_token: usize,
    /// Shoots by number from 1: temple and symbol, places in [`TEMPLES`] and [`SYMBOLS`].
    pub(crate) shoots: Vec<(usize, usize)>,
    /// The shoots that the four players begin with.
    pub(crate) starting: Vec<[u8; 4]>,
    /// Cells of each area.
    pub(crate) areas: [u8; 4],
    /// Restricted cells of each player board: kind and cell, the cell numbered down the columns.
    pub(crate) night: [Vec<(usize, u8)>; 4],
    /// What it costs to wake each spirit.
    pub(crate) spirits: [u8; 7],
    /// How many tokens of each food there are.
    pub(crate) food: [u8; 3],
    /// The temple tokens.
    pub(crate) ghost: [u8; 4],
}

#[derive(Debug, PartialEq)]
pub(crate) struct Tile {
    pub(crate) kind: usize,
    pub(crate) comfort: u8,
    pub(crate) not_with_two: bool,
}

#[derive(Debug, PartialEq)]
pub(crate) struct Token {
    pub(crate) zone: usize,
    pub(crate) happiness: u8,
    pub(crate) wish: Wish,
}

#[derive(Debug, PartialEq)]
pub(crate) enum Wish {
    Kind(usize),
    Sum(usize, u8),
    /// What lies where (the place of `any` is that after the kinds), and the comfort of all together.
    Pattern(Vec<(usize, u8, u8)>, u8),
}

pub(crate) const KINDS: [&str; 4] = ["decoration", "faith", "garden", "item"];
pub(crate) const ZONES: [&str; 3] = ["left", "house", "right"];
pub(crate) const TEMPLES: [&str; 4] = ["red", "blue", "green", "yellow"];
pub(crate) const SYMBOLS: [&str; 5] = ["harmony", "improve", "cook", "income", "joker"];
pub(crate) const COLOURS: [&str; 4] = ["purple", "yellow", "green", "brown"];
pub(crate) const SPIRITS: [&str; 7] =
    ["kappa", "tanuki", "rokurokubi", "kitsune", "okami", "tengu", "bakeneko"];
pub(crate) const FOODS: [&str; 3] = ["tea", "rice", "ramen"];
const TYPES: [&str; 2] = ["I", "II"];

/// Home tiles of each type.
pub(crate) const TILES: usize = 32;
/// Harmony tokens as they follow one another in the file: zone and number.
pub(crate) const TOKENS: [(usize, usize); 3] = [(0, 24), (2, 24), (1, 20)];
/// Shoots as they follow one another in the file.
pub(crate) const SETS: [(&str, usize); 3] = [("player", 16), ("board", 12), ("plain", 8)];
/// The ghost owns so many sticks (BA-R21).
const GHOST_STICKS: u8 = 8;
const COLUMNS: u8 = 5;
const ROWS: u8 = 3;

/// What was read so far.
#[derive(Default)]
struct Draft {
    tiles: Vec<Tile>,
    prices: [[Option<(u8, u8)>; 4]; 2],
    tokens: Vec<Token>,
    start_token: Option<usize>,
    shoots: Vec<(usize, usize)>,
    starting: Vec<[u8; 4]>,
    areas: [Option<u8>; 4],
    night: [Option<Vec<(usize, u8)>>; 4],
    spirits: [Option<u8>; 7],
    food: [Option<u8>; 3],
    ghost: Option<[u8; 4]>,
}

pub(crate) fn read(text: &str) -> Result<Contents, Fault> {
    let mut draft = Draft::default();
    each_line(text, |content| draft.line(content))?;
    draft.whole().map_err(|reason| Fault::at_end(text, reason))
}

impl Draft {
    fn line(&mut self, content: &str) -> Result<(), String> {
        let words: Vec<&str> = content.split_whitespace().collect();
        match words.as_slice() {
            ["tile", id, of_type, kind, comfort, mark @ ..] => {
                expect(id, self.tiles.len() + 1)?;
                if place(of_type, &TYPES)? != self.tiles.len() / TILES {
                    return Err(format!("tiles 1 to {TILES} are of type I, as many of type II follow"));
                }
                let not_with_two = match mark {
                    [] => false,
                    ["not-with-two"] => true,
                    _ => return Err("the only mark of a tile is not-with-two".into()),
                };
                let comfort = within(comfort, 1..=3, "the comfort of a tile")?;
                self.tiles.push(Tile { kind: place(kind, &KINDS)?, comfort, not_with_two });
                Ok(())
            }
            ["price", of_type, row, coins, happiness] => {
                let row: u8 = within(row, 1..=4, "the row of a price")?;
                let space = &mut self.prices[place(of_type, &TYPES)?][usize::from(row) - 1];
                let coins = within(coins, 0..=15, "a price")?;
                once(space, (coins, within(happiness, 0..=15, "the happiness of a space")?))
            }
            ["token", ..] => self.token(content),
            ["start-token", zone] => once(&mut self.start_token, place(zone, &ZONES)?),
            ["shoot", id, set, temple, symbol] => {
                expect(id, self.shoots.len() + 1)?;
                if *set != self.next_set()? {
                    return Err(format!("shoot {id} belongs to the {} set", self.next_set()?));
                }
                self.shoots.push((place(temple, &TEMPLES)?, place(symbol, &SYMBOLS)?));
                Ok(())
            }
            ["starting", ids @ ..] => self.starting(ids),
            ["area", temple, cells] => {
                // At most four sticks are moved at once (BA-R18), and a draft brings up to three to one area.
                let cells = within(cells, 3..=4, "the cells of an area")?;
                once(&mut self.areas[place(temple, &TEMPLES)?], cells)
            }
            ["night", colour, cells @ ..] => {
                let cells = night(cells)?;
                once(&mut self.night[place(colour, &COLOURS)?], cells)
            }
            ["spirit", name, coins] => {
                once(&mut self.spirits[place(name, &SPIRITS)?], within(coins, 0..=9, "a waking price")?)
            }
            ["food", name, count] => {
                once(&mut self.food[place(name, &FOODS)?], within(count, 1..=15, "a count of food")?)
            }
            ["ghost", a, b, c, d] => {
                let mut sticks = [0; 4];
                for (sticks, word) in sticks.iter_mut().zip([a, b, c, d]) {
                    *sticks = within(word, 0..=GHOST_STICKS, "the number on a temple token")?;
                }
                if sticks.iter().sum::<u8>() > GHOST_STICKS {
                    return Err(format!("the ghost has {GHOST_STICKS} sticks"));
                }
                once(&mut self.ghost, sticks)
            }
            [sort, ..] => Err(format!("'{sort}' opens no line like this one")),
            [] => Ok(()),
        }
    }

    fn token(&mut self, content: &str) -> Result<(), String> {
        let parts: Vec<&str> = content.split(':').map(str::trim).collect();
        let words: Vec<&str> = parts[0].split_whitespace().collect();
        let (&["token", id, zone, happiness], [_, wish, comfort @ ..]) = (words.as_slice(), parts.as_slice())
        else {
            return Err("a token is written token ID ZONE HAPPINESS : WISH".into());
        };
        expect(id, self.tokens.len() + 1)?;
        let zone = place(zone, &ZONES)?;
        if nth_of(&TOKENS, self.tokens.len()) != Some(zone) {
            return Err("tokens 1 to 24 are left, 25 to 48 right, 49 to 68 house".into());
        }
        let happiness = within(happiness, 1..=20, "the happiness of a token")?;
        self.tokens.push(Token { zone, happiness, wish: wish_of(wish, comfort, zone)? });
        Ok(())
    }

    fn next_set(&self) -> Result<&'static str, String> {
        nth_of(&SETS, self.shoots.len()).ok_or_else(|| "the box has no more shoots".into())
    }

    fn starting(&mut self, words: &[&str]) -> Result<(), String> {
        let mut ids = [0; 4];
        if words.len() != ids.len() {
            return Err("a player begins with four shoots".into());
        }
        let (mut temples, mut symbols) = ([false; 4], [false; 4]);
        for (id, word) in ids.iter_mut().zip(words) {
            *id = within(word, 1..=SETS[0].1 as u8, "a shoot of the player set")?;
            let missing = || format!("shoot {word} stands further down");
            let &(temple, symbol) = self.shoots.get(usize::from(*id) - 1).ok_or_else(missing)?;
            let symbol = symbols.get_mut(symbol).ok_or("nobody begins with a joker")?;
            (temples[temple], *symbol) = (true, true);
            if self.starting.iter().any(|other| other.contains(id)) {
                return Err(format!("shoot {id} is somebody else's"));
            }
        }
        if temples != [true; 4] || symbols != [true; 4] {
            return Err("a player begins with one shoot of every temple and every symbol".into());
        }
        self.starting.push(ids);
        Ok(())
    }

    fn whole(self) -> Result<Contents, String> {
        let count = |what: &str, found: usize, all: usize| {
            if found == all { Ok(()) } else { Err(format!("{found} of {all} {what} are there")) }
        };
        count("tiles", self.tiles.len(), 2 * TILES)?;
        count("tokens", self.tokens.len(), TOKENS.iter().map(|(_, count)| count).sum())?;
        count("shoots", self.shoots.len(), SETS.iter().map(|(_, count)| count).sum())?;
        count("starting sets", self.starting.len(), 4)?;
        Ok(Contents {
            tiles: self.tiles,
            prices: all(self.prices.map(|prices| all(prices, "price")), "")?,
            tokens: self.tokens,
            start_token: self.start_token.ok_or("start-token is missing")?,
            shoots: self.shoots,
            starting: self.starting,
            areas: all(self.areas, "area")?,
            night: all(self.night, "night")?,
            spirits: all(self.spirits, "spirit")?,
            food: all(self.food, "food")?,
            ghost: self.ghost.ok_or("ghost is missing")?,
        })
    }
}

/// What may be there, or the reason why it is not.
trait There<T> {
    fn there(self, what: &str) -> Result<T, String>;
}

impl<T> There<T> for Option<T> {
    fn there(self, what: &str) -> Result<T, String> {
        self.ok_or_else(|| format!("a line {what} is missing"))
    }
}

impl<T> There<T> for Result<T, String> {
    fn there(self, _: &str) -> Result<T, String> {
        self
    }
}

fn all<T, O: There<T>, const N: usize>(found: [O; N], what: &str) -> Result<[T; N], String> {
    let mut reason = String::new();
    let found = found.map(|one| one.there(what).map_err(|why| reason = why).ok());
    if found.iter().all(Option::is_some) {
        Ok(found.map(|one| one.expect("every one is there")))
    } else {
        Err(reason)
    }
}

fn wish_of(wish: &str, comfort: &[&str], zone: usize) -> Result<Wish, String> {
    let words: Vec<&str> = wish.split_whitespace().collect();
    match (words.as_slice(), comfort) {
        (["kind", kind], []) => Ok(Wish::Kind(place(kind, &KINDS)?)),
        (["sum", kind, sum], []) => Ok(Wish::Sum(place(kind, &KINDS)?, within(sum, 1..=45, "a comfort")?)),
        (["pattern", ..], comfort) => {
            let comfort = match comfort {
                [] => 0,
                [comfort] => within(comfort, 1..=15, "a comfort")?,
                _ => return Err("a pattern has one comfort".into()),
            };
            let spots =
                wish.trim_start_matches("pattern").split(',').map(spot).collect::<Result<Vec<_>, _>>()?;
            if !(1..=5).contains(&spots.len()) {
                return Err("a pattern has up to five places".into());
            }
            let twice = |(at, &(_, x, y)): (usize, &(usize, u8, u8))| {
                spots[..at].iter().any(|&(_, a, b)| (a, b) == (x, y))
            };
            if spots.iter().enumerate().any(twice) {
                return Err("a place stands twice in the pattern".into());
            }
            let least = |pick: fn(&(usize, u8, u8)) -> u8| spots.iter().map(pick).min();
            // The matcher looks for the corner of a pattern; one that begins elsewhere would miss places at the edge.
            if (least(|spot| spot.1), least(|spot| spot.2)) != (Some(0), Some(0)) {
                return Err("the leftmost dx and the topmost dy of a pattern are 0".into());
            }
            let most = |pick: fn(&(usize, u8, u8)) -> u8| spots.iter().map(pick).max().unwrap_or(0);
            let columns = if ZONES[zone] == "house" { COLUMNS } else { 2 };
            if most(|spot| spot.1) >= columns || most(|spot| spot.2) >= ROWS {
                return Err("the pattern does not fit into its zone".into());
            }
            Ok(Wish::Pattern(spots, comfort))
        }
        _ => Err(format!("'{wish}' is no wish of a token")),
    }
}

fn spot(text: &str) -> Result<(usize, u8, u8), String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let &[what, dx, dy] = words.as_slice() else {
        return Err(format!("'{}' is no WHAT DX DY", text.trim()));
    };
    let what = if what == "any" { KINDS.len() } else { place(what, &KINDS)? };
    Ok((what, within(dx, 0..=COLUMNS - 1, "dx")?, within(dy, 0..=ROWS - 1, "dy")?))
}

fn night(words: &[&str]) -> Result<Vec<(usize, u8)>, String> {
    let mut cells: Vec<(usize, u8)> = Vec::new();
    if !words.len().is_multiple_of(2) {
        return Err("a night side is pairs of KIND CELL".into());
    }
    for pair in words.chunks_exact(2) {
        let kind = place(pair[0], &KINDS)?;
        let number = match pair[1].as_bytes() {
            [column @ b'a'..=b'e', row @ b'1'..=b'3'] => (column - b'a') * ROWS + (row - b'1'),
            _ => return Err(format!("the house has no cell '{}'", pair[1])),
        };
        if cells.iter().any(|&(_, other)| other == number) {
            return Err(format!("cell {} stands there twice", pair[1]));
        }
        cells.push((kind, number));
    }
    Ok(cells)
}

/// What the n-th thing is of those that follow one another in groups.
fn nth_of<T: Copy>(groups: &[(T, usize)], mut n: usize) -> Option<T> {
    for &(group, count) in groups {
        if n < count {
            return Some(group);
        }
        n -= count;
    }
    None
}

fn once<T>(slot: &mut Option<T>, value: T) -> Result<(), String> {
    match slot.replace(value) {
        None => Ok(()),
        Some(_) => Err("this was said before".into()),
    }
}

fn expect(id: &str, number: usize) -> Result<(), String> {
    if id.parse() == Ok(number) { Ok(()) } else { Err(format!("{id} stands where {number} belongs")) }
}

fn place(word: &str, words: &[&str]) -> Result<usize, String> {
    let found = words.iter().position(|&other| other == word);
    found.ok_or_else(|| format!("'{word}' is none of {}", words.join(", ")))
}

fn within(word: &str, range: core::ops::RangeInclusive<u8>, what: &str) -> Result<u8, String> {
    let number = word.parse().ok().filter(|number| range.contains(number));
    number
        .ok_or_else(|| format!("{what} is a number from {} to {}, not '{word}'", range.start(), range.end()))
}
