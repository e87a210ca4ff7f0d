//! How fast the page is: `cargo run --release -p engawa-visit --bin measure`, after `cargo xtask web`.
//!
//! Prints tables for `docs/benchmarks.md`. Not a test: a busy machine would fail it for no fault of ours.

use std::error::Error;
use std::fs;
use std::path::Path;

use engawa_host::Update;
use engawa_kernel::{Game, Seat};
use engawa_shelf::{GameId, with_game};
use engawa_visit::{Clicker, NewTable, Screen, Server, Tab, Visit, Wishes, ending};
use engawa_wire::{Tell, table, unpack};
use serde::Deserialize;

const PERSON: bool = true;
const BOT: bool = false;

/// One touch.
#[derive(Deserialize)]
struct Touch {
    /// From the pointer to the view in the DOM, in milliseconds.
    took: f64,
    /// Until it was drawn.
    frames: u32,
    /// Something was decided; else only chosen.
    decides: bool,
}

fn main() -> Result<(), Box<dyn Error>> {
    let visit = Visit::start("measure")?;
    println!("| start, milliseconds | first visit | second visit |\n|---|---|---|");
    let first = start(&visit)?;
    let second = start(&visit)?;
    println!("| until the shelf stands and is drawn | {first:.0} | {second:.0} |\n");

    println!(
        "| a touch, from the pointer to the view in the DOM, milliseconds | median | p99 | most | drawn within |"
    );
    println!("|---|---|---|---|---|");
    let mut bots = Vec::new();
    for game in GameId::ALL {
        for (screen, name) in [(Screen::DESK, "desk"), (Screen::PHONE, "phone")] {
            let tab = visit.shelf(screen, Wishes::instant("ru"))?;
            NewTable::new(game, &[PERSON, BOT]).greedy().sit_down(&tab)?;
            tab.see::<()>("visit.watch()")?;
            tab.take_time();
            Clicker::new(&tab, 1).play()?;
            let touches: Vec<Touch> = tab.see("visit.timed()")?;
            tell(&format!("{game}, {name}, the whole game"), touches.iter());
            tell(&format!("{game}, {name}, decisions"), touches.iter().filter(|touch| touch.decides));
            tell(&format!("{game}, {name}, choosing"), touches.iter().filter(|touch| !touch.decides));
            bots.push((game, name, with_game!(game, G => turns::<G>(&tab)?)));
        }
    }

    println!(
        "\n| a whole turn of a greedy bot, as the page waits for it, milliseconds | median | most |\n|---|---|---|"
    );
    for (game, name, mut turns) in bots {
        println!("| {game}, {name} | {:.1} | {:.1} |", part(&mut turns, 0.5), part(&mut turns, 1.0));
    }
    weigh()
}

/// How long until the shelf stands.
fn start(visit: &Visit) -> Result<f64, Box<dyn Error>> {
    let tab = visit.shelf(Screen::DESK, Wishes::instant("ru"))?;
    let stands = tab.see("visit.stands")?;
    tab.see::<bool>("navigator.serviceWorker.ready.then(() => true)")?;
    Ok(stands)
}

fn tell<'a>(what: &str, touches: impl Iterator<Item = &'a Touch>) {
    let (mut times, frames): (Vec<f64>, Vec<u32>) = touches.map(|touch| (touch.took, touch.frames)).unzip();
    let within = |most: u32| frames.iter().filter(|frames| **frames <= most).count();
    let (half, most, last) = (part(&mut times, 0.5), part(&mut times, 0.99), part(&mut times, 1.0));
    let (count, two) = (times.len(), within(2));
    println!("| {what} ({count}) | {half:.1} | {most:.1} | {last:.1} | two frames: {two} of {count} |");
}

/// The value below which this part of them lies.
fn part(values: &mut [f64], part: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    let place = (values.len() as f64 * part).ceil() as usize;
    values.get(place.saturating_sub(1)).copied().unwrap_or(f64::NAN)
}

/// How long each turn of the bot took: from the decision that ended the person's to the bot's last.
fn turns<G: Game>(tab: &Tab) -> Result<Vec<f64>, Box<dyn Error>> {
    let bot = Seat::new(1);
    let (mut turns, mut begun, mut last) = (Vec::new(), None, None);
    for told in ending::told(tab)? {
        let Tell::Table(table::Tell::Update { update, .. }) = told.tell else { continue };
        let update: Update<G> = unpack(&update)?;
        let mover = update.happened.as_ref().and_then(|line| line.seat);
        if mover == bot {
            last = Some(told.at);
        } else {
            if let (Some(begun), Some(last)) = (begun, last.take()) {
                turns.push(last - begun);
            }
            begun = Some(told.at);
        }
    }
    Ok(turns)
}

/// What the client weighs.
fn weigh() -> Result<(), Box<dyn Error>> {
    let dist = Server::dist();
    let mut rows = Vec::new();
    gather(&dist, &mut rows)?;
    println!("\n| weight, bytes | as it is | brotli |\n|---|---|---|");
    let mut kinds: Vec<&str> = rows.iter().map(|(kind, ..)| kind.as_str()).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let sum = |kinds: &[&str]| {
        let of = rows.iter().filter(|(kind, ..)| kinds.contains(&kind.as_str()));
        of.fold((0, 0), |(raw, small), (_, this, brotli)| (raw + this, small + brotli))
    };
    for kind in &kinds {
        let (raw, brotli) = sum(&[*kind]);
        println!("| .{kind} | {raw} | {brotli} |");
    }
    let (raw, brotli) = sum(&["wasm", "js"]);
    println!("| **wasm and JavaScript** | {raw} | {brotli} |");
    Ok(())
}

/// Every file with its kind, its size and its size in brotli.
fn gather(folder: &Path, rows: &mut Vec<(String, u64, u64)>) -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let kind = path.extension().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            gather(&path, rows)?;
        } else if kind != "br" && kind != "gz" {
            let raw = fs::metadata(&path)?.len();
            let mut small = path.clone().into_os_string();
            small.push(".br");
            let brotli = fs::metadata(small).map_or(raw, |file| file.len());
            rows.push((kind, raw, brotli));
        }
    }
    Ok(())
}
