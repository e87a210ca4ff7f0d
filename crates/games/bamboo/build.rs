//! Turns `data/box.txt` into constant tables, or stops with the line and the reason.

use engawa_box_file::{Tables, build};

#[path = "data/read.rs"]
pub(crate) mod read;

use read::{Contents, Tile, Token, Wish};

fn main() {
    build("data/box.txt", |text| read::read(text).map(|contents| tables(&contents)));
}

pub(crate) fn tables(contents: &Contents) -> String {
    let mut tables = Tables::default();
    tables.table("TILES", "TileFace", &contents.tiles.iter().map(tile).collect::<Vec<_>>());
    tables.table("TOKENS", "TokenFace", &contents.tokens.iter().map(token).collect::<Vec<_>>());
    tables.table("SHOOTS", "ShootFace", &contents.shoots.iter().map(shoot).collect::<Vec<_>>());
    let night: Vec<String> = contents.night.iter().map(|cells| night(cells)).collect();
    let start = variant(read::ZONES[contents.start_token]);
    tables.item(&format!("const PRICES: [[(u8, u8); 4]; 2] = {:?}", contents.prices));
    tables.item(&format!("const START_TOKEN: Zone = Zone::{start}"));
    tables.item(&format!("const STARTING: [[u8; 4]; 4] = {:?}", contents.starting));
    tables.item(&format!("const AREA_CELLS: [u8; 4] = {:?}", contents.areas));
    tables.item(&format!("const NIGHT: [[Cells; 4]; 4] = [{}]", night.join(", ")));
    tables.item(&format!("const WAKING: [u8; 7] = {:?}", contents.spirits));
    tables.item(&format!("const FOOD: [u8; 3] = {:?}", contents.food));
    tables.item(&format!("const GHOST: [u8; 4] = {:?}", contents.ghost));
    tables.finish()
}

fn tile(tile: &Tile) -> String {
    let (kind, comfort, marked) = (variant(read::KINDS[tile.kind]), tile.comfort, tile.not_with_two);
    format!("TileFace {{ kind: TileKind::{kind}, comfort: {comfort}, not_with_two: {marked} }}")
}

fn token(token: &Token) -> String {
    let wish = match &token.wish {
        Wish::Kind(kind) => format!("Wish::Kind(TileKind::{})", variant(read::KINDS[*kind])),
        Wish::Sum(kind, comfort) => {
            let kind = variant(read::KINDS[*kind]);
            format!("Wish::Sum {{ kind: TileKind::{kind}, comfort: {comfort} }}")
        }
        Wish::Pattern(spots, comfort) => {
            let spot = |&(kind, dx, dy): &(usize, u8, u8)| {
                let kind = read::KINDS.get(kind);
                let kind = kind.map_or("None".into(), |kind| format!("Some(TileKind::{})", variant(kind)));
                format!("Spot {{ kind: {kind}, dx: {dx}, dy: {dy} }}")
            };
            let spots: Vec<String> = spots.iter().map(spot).collect();
            format!("Wish::Pattern {{ spots: &[{}], comfort: {comfort} }}", spots.join(", "))
        }
    };
    let (zone, happiness) = (variant(read::ZONES[token.zone]), token.happiness);
    format!("TokenFace {{ zone: Zone::{zone}, happiness: {happiness}, wish: {wish} }}")
}

fn shoot(&(temple, symbol): &(usize, usize)) -> String {
    let symbol = match read::SYMBOLS[symbol] {
        "joker" => "Symbol::Joker".into(),
        deed => format!("Symbol::Deed(Deed::{})", variant(deed)),
    };
    let temple = variant(read::TEMPLES[temple]);
    format!("ShootFace {{ temple: Temple::{temple}, symbol: {symbol} }}")
}

/// The restricted cells of one board, as a set for each kind.
fn night(cells: &[(usize, u8)]) -> String {
    let mut sets = [0u16; 4];
    for &(kind, cell) in cells {
        sets[kind] |= 1 << cell;
    }
    format!("{sets:?}")
}

fn variant(name: &str) -> String {
    let (first, rest) = name.split_at(1);
    format!("{}{rest}", first.to_uppercase())
}
