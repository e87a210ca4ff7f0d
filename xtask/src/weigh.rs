//! The client compressed, and weighed against its budget.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::Done;
use crate::web::{Files, ending};

/// What the client may weigh: WebAssembly, JavaScript and style sheets in brotli, with all games of the shelf. Journals, rooms and
/// bots in a worker of their own made it heavier by 36 kB; the client in parts will give back far more.
const BUDGET: usize = 690_000;

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

/// Writes `.gz` and `.br` beside every file that gains by it, and tells the weights; an error if over the budget.
pub(crate) fn compress(dist: &Path, files: &Files) -> Done {
    let mut kinds = BTreeMap::<&str, Weight>::new();
    for (name, content) in files {
        let kind = ending(name);
        let weight = if DENSE.contains(&kind) {
            Weight { raw: content.len(), gzip: content.len(), brotli: content.len() }
        } else {
            let told = |error| format!("{name}: {error}");
            let gzip = beside(dist, name, "gz", content, &gzip(content).map_err(told)?)?;
            let brotli = beside(dist, name, "br", content, &brotli(content).map_err(told)?)?;
            Weight { raw: content.len(), gzip, brotli }
        };
        kinds.entry(kind).or_default().add(weight);
    }
    tell(&kinds)
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

fn tell(kinds: &BTreeMap<&str, Weight>) -> Done {
    let row = |name: &str, weight: Weight| {
        println!("  {name:<12}{:>10}{:>10}{:>10}", weight.raw, weight.gzip, weight.brotli);
    };
    println!("  {:<12}{:>10}{:>10}{:>10}", "bytes", "raw", "gzip", "brotli");
    let (mut code, mut all) = (Weight::default(), Weight::default());
    for (kind, weight) in kinds {
        row(kind, *weight);
        all.add(*weight);
        if ["wasm", "js", "css"].contains(kind) {
            code.add(*weight);
        }
    }
    row("everything", all);
    row("the code", code);
    let told =
        format!("wasm + js + css weigh {:.1} of {} kB brotli", code.brotli as f64 / 1000.0, BUDGET / 1000);
    if code.brotli > BUDGET {
        return Err(format!("too heavy: {told}"));
    }
    println!("  {told}");
    Ok(())
}
