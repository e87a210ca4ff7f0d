//! The module cut into parts: what the shelf needs, a file a game, and one file of what several games share.
//!
//! `wasm_split` cuts at the functions that `crates/part` marks. It makes a module for every set of games that share something,
//! more than twenty of a few kB: they are packed into one file. Its modules come with names and padded numbers: they are encoded anew.

use std::path::{Path, PathBuf};

use walrus::ModuleConfig;
use wasm_split_cli_support::{Options, transform};

use crate::web::{Build, Files, read, remove};

/// What loads the parts; the module imports it by this name.
const LOADER: &str = "parts.js";

/// What several games share.
pub(crate) const SHARED: &str = "parts/shared.pack";

/// What is left of the module without its parts, and the files that have them.
pub(crate) fn split(wasm: &Path, build: Build) -> Result<(PathBuf, Files), String> {
    let out = wasm.with_file_name("split");
    remove(&out)?;
    let main = out.join("engawa_web.wasm");
    let whole = read(wasm)?;
    let mut options = Options::new(&whole);
    options.output_dir = &out;
    options.main_out_path = &main;
    options.link_name = "./parts.js";
    options.main_module = "./engawa.js";
    let made = transform(options).map_err(|error| format!("wasm_split: {error:#}"))?;

    let mut names = made.split_modules;
    names.sort();
    let mut loader = String::from_utf8(read(&Path::new(crate::web::PAGE).join(LOADER))?)
        .map_err(|error| format!("{LOADER}: {error}"))?;
    let (mut files, mut shared) = (Files::new(), Vec::new());
    for path in names {
        let module = lean(&read(&path)?, build)?;
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        if let Some(game) = name.strip_prefix("split_") {
            loader.extend(["export const __wasm_split_load_", game, " = load(\"", &file(game), "\");\n"]);
            files.insert(format!("parts/{}.wasm", file(game)), module);
        } else {
            let length = u32::try_from(module.len()).map_err(|error| format!("{name}: {error}"))?;
            shared.extend(length.to_le_bytes());
            shared.extend(module);
        }
    }
    files.insert(LOADER.to_owned(), loader.into_bytes());
    files.insert(SHARED.to_owned(), shared);
    Ok((main, files))
}

/// A function of Rust has no hyphen in its name, a file of a game has.
fn file(game: &str) -> String {
    game.replace('_', "-")
}

/// A module without what only people read, its numbers as short as they can be.
fn lean(module: &[u8], build: Build) -> Result<Vec<u8>, String> {
    if build == Build::Dev {
        return Ok(module.to_vec());
    }
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    let mut module = config.parse(module).map_err(|error| format!("walrus: {error:#}"))?;
    let custom: Vec<_> = module.customs.iter().map(|(id, _)| id).collect();
    for id in custom {
        module.customs.delete(id);
    }
    Ok(module.emit_wasm())
}
