//! Turns `data/box.txt` into constant tables, or stops with the line and the reason.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

#[path = "data/read.rs"]
mod read;

use read::{Contents, Wish};

const FILE: &str = "data/box.txt";

fn main() {
    println!("cargo::rerun-if-changed={FILE}");
    println!("cargo::rerun-if-changed=data/read.rs");
    let text = fs::read_to_string(FILE).unwrap_or_else(|error| panic!("{FILE}: {error}"));
    let contents = match read::read(&text) {
        Ok(contents) => contents,
        Err(fault) => {
            println!("cargo::error={FILE}:{}: {}", fault.line, fault.reason);
            return;
        }
    };
    let dir = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&dir).join("box.rs"), tables(&contents)).expect("OUT_DIR can be written");
}

fn tables(contents: &Contents) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "pub(crate) static TILES: [TileFace; {}] = [", contents.tiles.len());
    for tile in &contents.tiles {
        let (kind, comfort, marked) = (variant(read::KINDS[tile.kind]), tile.comfort, tile.not_with_two);
        let _ = writeln!(
            out,
            "TileFace {{ kind: TileKind::{kind}, comfort: {comfort}, not_with_two: {marked} }},"
        );
    }
    let _ = writeln!(out, "];\npub(crate) static TOKENS: [TokenFace; {}] = [", contents.tokens.len());
    for token in &contents.tokens {
        let wish = match &token.wish {
            Wish::Kind(kind) => format!("Wish::Kind(TileKind::{})", variant(read::KINDS[*kind])),
            Wish::Sum(kind, comfort) => {
                let kind = variant(read::KINDS[*kind]);
                format!("Wish::Sum {{ kind: TileKind::{kind}, comfort: {comfort} }}")
            }
            Wish::Pattern(spots, comfort) => {
                let spot = |&(kind, dx, dy): &(usize, u8, u8)| {
                    let kind = read::KINDS.get(kind);
                    let kind =
                        kind.map_or("None".into(), |kind| format!("Some(TileKind::{})", variant(kind)));
                    format!("Spot {{ kind: {kind}, dx: {dx}, dy: {dy} }}")
                };
                let spots: Vec<String> = spots.iter().map(spot).collect();
                format!("Wish::Pattern {{ spots: &[{}], comfort: {comfort} }}", spots.join(", "))
            }
        };
        let (zone, happiness) = (variant(read::ZONES[token.zone]), token.happiness);
        let _ = writeln!(out, "TokenFace {{ zone: Zone::{zone}, happiness: {happiness}, wish: {wish} }},");
    }
    let _ = writeln!(out, "];\npub(crate) static SHOOTS: [ShootFace; {}] = [", contents.shoots.len());
    for &(temple, symbol) in &contents.shoots {
        let symbol = match read::SYMBOLS[symbol] {
            "joker" => "Symbol::Joker".into(),
            deed => format!("Symbol::Deed(Deed::{})", variant(deed)),
        };
        let temple = variant(read::TEMPLES[temple]);
        let _ = writeln!(out, "ShootFace {{ temple: Temple::{temple}, symbol: {symbol} }},");
    }
    let night: Vec<String> = contents.night.iter().map(|cells| night(cells)).collect();
    let _ = writeln!(out, "];\npub(crate) const PRICES: [[(u8, u8); 4]; 2] = {:?};", contents.prices);
    let _ = writeln!(
        out,
        "pub(crate) const START_TOKEN: Zone = Zone::{};",
        variant(read::ZONES[contents.start_token])
    );
    let _ = writeln!(out, "pub(crate) const STARTING: [[u8; 4]; 4] = {:?};", contents.starting);
    let _ = writeln!(out, "pub(crate) const AREA_CELLS: [u8; 4] = {:?};", contents.areas);
    let _ = writeln!(out, "pub(crate) const NIGHT: [[Cells; 4]; 4] = [{}];", night.join(", "));
    let _ = writeln!(out, "pub(crate) const WAKING: [u8; 7] = {:?};", contents.spirits);
    let _ = writeln!(out, "pub(crate) const FOOD: [u8; 3] = {:?};", contents.food);
    let _ = writeln!(out, "pub(crate) const GHOST: [u8; 4] = {:?};", contents.ghost);
    out
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
