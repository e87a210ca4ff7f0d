//! The client compressed, and weighed against its budgets: what is fetched before the shelf can be used, and what opening a game adds.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::Done;
use crate::split::SHARED;
use crate::web::{Files, ending};

/// What the shelf may weigh: WebAssembly, JavaScript and style sheets, in brotli.
const SHELF: usize = 270_000;

/// What opening a game may add to it: its part, what it shares with other games, its style sheet.
const GAME: usize = 180_000;

/// Formats that are compressed already.
const DENSE: [&str; 2] = ["woff2", "png"];

/// What a kind of file weighs: as it is, gzip, brotli.
#[derive(Clone, Copy, Default)]
struct Weight {
    raw: usize,
    gzip: usize,
    brotli: usize,
}

impl Weight {
    fn add(&mut self, other: Weight) {
        self.raw += other.raw;
        self.gzip += other.gzip;
        self.brotli += other.brotli;
    }
}

/// Writes `.gz` and `.br` beside every file that gains by it, and tells the weights; an error if over a budget.
pub(crate) fn compress(dist: &Path, files: &Files) -> Done {
    let mut weights = BTreeMap::<&str, Weight>::new();
    for (name, content) in files {
        let weight = if DENSE.contains(&ending(name)) {
            Weight { raw: content.len(), gzip: content.len(), brotli: content.len() }
        } else {
            let told = |error| format!("{name}: {error}");
            let gzip = beside(dist, name, "gz", content, &gzip(content).map_err(told)?)?;
            let brotli = beside(dist, name, "br", content, &brotli(content).map_err(told)?)?;
            Weight { raw: content.len(), gzip, brotli }
        };
        weights.insert(name, weight);
    }
    tell(&weights)
}

/// Writes the compressed file if it is the smaller one; what is sent weighs so much.
fn beside(dist: &Path, name: &str, ending: &str, content: &[u8], small: &[u8]) -> Result<usize, String> {
    if small.len() >= content.len() {
        return Ok(content.len());
    }
    let path = dist.join(format!("{name}.{ending}"));
    fs::write(&path, small).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(small.len())
}

fn gzip(content: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    encoder.finish()
}

fn brotli(mut content: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut small = Vec::new();
    let params =
        BrotliEncoderParams { quality: 11, lgwin: 22, size_hint: content.len(), ..Default::default() };
    brotli::BrotliCompress(&mut content, &mut small, &params)?;
    Ok(small)
}

/// When a file of the client is fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum When<'a> {
    /// Before the shelf can be used.
    Shelf,
    /// With the first game that is opened.
    AnyGame,
    /// With this game.
    Game(&'a str),
    /// It is no code.
    Other,
}

/// When a file is fetched, by its name.
fn when(name: &str) -> When<'_> {
    let inside = name.split_once('/').map_or(name, |(_, inside)| inside);
    let game = inside.strip_prefix("parts/").or(inside.strip_prefix("css/games/"));
    match (game, ending(name)) {
        _ if inside == SHARED => When::AnyGame,
        (Some(file), "wasm" | "css") => When::Game(file.split_once('.').map_or(file, |(game, _)| game)),
        (None, "wasm" | "js" | "css") => When::Shelf,
        _ => When::Other,
    }
}

fn sum<'a>(weights: impl Iterator<Item = &'a Weight>) -> Weight {
    let mut all = Weight::default();
    weights.for_each(|weight| all.add(*weight));
    all
}

fn tell(weights: &BTreeMap<&str, Weight>) -> Done {
    let row = |name: &str, weight: Weight| {
        println!("  {name:<16}{:>10}{:>10}{:>10}", weight.raw, weight.gzip, weight.brotli);
    };
    println!("  {:<16}{:>10}{:>10}{:>10}", "bytes", "raw", "gzip", "brotli");
    let mut kinds = BTreeMap::<&str, Weight>::new();
    for (name, weight) in weights {
        kinds.entry(ending(name)).or_default().add(*weight);
    }
    for (kind, weight) in kinds {
        row(kind, weight);
    }
    row("everything", sum(weights.values()));

    let fetched = |wanted: When<'_>| {
        sum(weights.iter().filter(|(name, _)| when(name) == wanted).map(|(_, weight)| weight))
    };
    let shelf = fetched(When::Shelf);
    row("the shelf", shelf);
    let mut over = Vec::new();
    let mut weigh = |what: String, weight: Weight, budget: usize| {
        let told = format!("{what}: {:.1} of {} kB brotli", weight.brotli as f64 / 1000.0, budget / 1000);
        println!("  {told}");
        if weight.brotli > budget {
            over.push(told);
        }
    };
    let mut games: Vec<&str> = weights
        .keys()
        .filter_map(|name| match when(name) {
            When::Game(game) => Some(game),
            _ => None,
        })
        .collect();
    games.sort_unstable();
    games.dedup();
    row("shared by games", fetched(When::AnyGame));
    for game in &games {
        row(game, fetched(When::Game(game)));
    }
    weigh("before the shelf can be used".to_owned(), shelf, SHELF);
    for game in games {
        let mut opened = fetched(When::AnyGame);
        opened.add(fetched(When::Game(game)));
        weigh(format!("opening {game} adds"), opened, GAME);
    }
    if over.is_empty() { Ok(()) } else { Err(format!("too heavy: {}", over.join("; "))) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_code_is_weighed_where_it_is_fetched() {
        let cases = [
            ("sw.js", When::Shelf),
            ("00ff/engawa_bg.wasm", When::Shelf),
            ("00ff/engawa.css", When::Shelf),
            ("00ff/parts.js", When::Shelf),
            ("00ff/parts/shared.pack", When::AnyGame),
            ("00ff/parts/white-castle.wasm", When::Game("white-castle")),
            ("00ff/css/games/white-castle.css", When::Game("white-castle")),
            ("00ff/covers/bamboo.svg", When::Other),
            ("index.html", When::Other),
        ];
        for (name, fetched) in cases {
            assert_eq!(when(name), fetched, "{name}");
        }
    }
}
