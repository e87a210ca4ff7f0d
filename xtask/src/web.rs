//! `cargo xtask web`: the client, built into `dist/`.
//!
//! ```text
//! dist/index.html, sw.js, manifest.webmanifest   found by name, asked for anew at every visit
//! dist/<hash>/…                                  everything else; the hash is over all contents, so it never changes
//! ```

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use wasm_bindgen_cli_support::Bindgen;

use crate::lean;
use crate::short::short;
use crate::split::split;
use crate::weigh;
use crate::{Done, cargo, target};

const DIST: &str = "dist";
pub(crate) const PAGE: &str = "crates/web/page";
const ASSETS: &str = "crates/web/assets";
const LOCALES: &str = "locales";
const TARGET: &str = "wasm32-unknown-unknown";

/// These open the stylesheet, in this order: the others build upon them.
const STYLES_FIRST: [&str; 2] = ["tokens.css", "fonts.css"];

/// Pages found by their plain names; what they say of the build is filled in.
const FRONT: [&str; 3] = ["index.html", "sw.js", "manifest.webmanifest"];

/// How the client is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Build {
    /// Small, compressed, weighed.
    Release,
    /// Quickly, with names in the traces and nothing compressed.
    Dev,
}

impl Build {
    /// The profile and the folder that cargo keeps it in.
    fn profile(self) -> (&'static str, &'static str) {
        match self {
            Build::Release => ("web", "web"),
            Build::Dev => ("dev", "debug"),
        }
    }
}

/// Files by their path, `/` between the parts.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

/// The task as asked for on the command line.
pub(crate) fn run(args: &[String]) -> Done {
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => web(Build::Release),
        ["--dev"] => web(Build::Dev),
        _ => Err(format!("web takes --dev or nothing, not '{}'", args.join(" "))),
    }
}

/// Builds the client.
pub(crate) fn web(build: Build) -> Done {
    let (main, mut parts) = split(&compile(build)?, build)?;
    let mut inside = bind(&main, build)?;
    inside.append(&mut parts);
    for name in ["door.js", "main.js", "worker.js"] {
        inside.insert(name.to_owned(), read(&Path::new(PAGE).join(name))?);
    }
    let mut assets = Files::new();
    gather(Path::new(ASSETS), "", &mut assets)?;
    inside.insert("engawa.css".to_owned(), stylesheet(&mut assets));
    inside.append(&mut assets);
    inside.append(&mut texts()?);
    if build == Build::Release {
        slim(&mut inside)?;
    }

    let mut dist = front()?;
    let hash = hash(inside.iter().chain(&dist));
    let named = inside.into_iter().map(|(name, content)| (format!("{hash}/{name}"), content)).collect();
    fill(&mut dist, &hash, &named)?;
    dist.extend(named);
    write(&dist)?;
    println!("  {DIST}/: {} files, build {hash}", dist.len());
    if build == Build::Release { weigh::compress(Path::new(DIST), &dist) } else { Ok(()) }
}

/// The module as the compiler makes it.
fn compile(build: Build) -> Result<PathBuf, String> {
    target(TARGET)?;
    let (profile, folder) = build.profile();
    // Relocations tell `split` what uses what. Asked of the last crate alone, so nothing else is compiled anew for them.
    let relocs = ["--", "-Clink-arg=--emit-relocs"];
    let asked = ["rustc", "--profile", profile, "--target", TARGET, "--package", "engawa-web"];
    let step = cargo(&[&asked[..], &relocs].concat());
    step.with_env("CARGO_ENCODED_RUSTFLAGS", &flags()?).run()?;
    // This very program lies in target/<profile>/, wherever the target folder is.
    let here = env::current_exe().map_err(|error| error.to_string())?;
    let targets = here.ancestors().nth(2).ok_or("the target folder is not found")?;
    Ok(targets.join(TARGET).join(folder).join("engawa_web.wasm"))
}

/// Flags of the compiler: paths of this machine would make every build another one.
fn flags() -> Result<String, String> {
    let here = env::current_dir().map_err(|error| error.to_string())?;
    let cargo = env::var("CARGO_HOME").or_else(|_| env::var("HOME").map(|home| format!("{home}/.cargo")));
    let renamed = |path: &str, name: &str| format!("--remap-path-prefix={path}={name}");
    let asked = env::var("RUSTFLAGS").unwrap_or_default();
    let flags = asked.split_whitespace().map(str::to_owned);
    let flags = flags.chain([renamed(&here.display().to_string(), "engawa")]);
    let flags = flags.chain(cargo.ok().map(|path| renamed(&path, "cargo")));
    // A path may have spaces in it: cargo reads flags that are parted by this character.
    Ok(flags.collect::<Vec<_>>().join("\u{1f}"))
}

/// The module made ready for browsers, with the script that loads it.
fn bind(wasm: &Path, build: Build) -> Result<Files, String> {
    let told = |error| format!("wasm-bindgen: {error:#}");
    let small = build == Build::Release;
    let out = wasm.with_file_name("bound");
    remove(&out)?;
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .out_name("engawa")
        .typescript(false)
        // What the parts are put into: the table of functions, the memory, the stack.
        .keep_lld_exports(true)
        .remove_name_section(small)
        .remove_producers_section(small);
    bindgen.web(true).map_err(told)?.generate(&out).map_err(told)?;
    let mut files = Files::new();
    gather(&out, "", &mut files)?;
    if small {
        let found = |name: &str| files.get(name).ok_or_else(|| format!("wasm-bindgen made no {name}"));
        let script = String::from_utf8_lossy(found("engawa.js")?).into_owned();
        let (module, script) = short(found("engawa_bg.wasm")?, &script)?;
        files.insert("engawa_bg.wasm".to_owned(), module);
        files.insert("engawa.js".to_owned(), script.into_bytes());
    }
    Ok(files)
}

/// Takes the stylesheets of the frame out of the assets and makes one of them. Those of the games stay files of their own.
fn stylesheet(assets: &mut Files) -> Vec<u8> {
    let of_the_frame =
        |name: &String| ending(name) == "css" && Path::new(name).parent() == Some(Path::new("css"));
    let mut rest: Files = assets.extract_if(.., |name, _| of_the_frame(name)).collect();
    let mut all = Vec::new();
    for first in STYLES_FIRST {
        all.extend(rest.remove(&format!("css/{first}")).unwrap_or_default());
    }
    all.extend(rest.into_values().flatten());
    all
}

/// Takes what only people read out of style sheets and scripts.
fn slim(files: &mut Files) -> Done {
    for (name, content) in files {
        let lean = match ending(name) {
            "css" => lean::css,
            "js" => lean::js,
            _ => continue,
        };
        let text = std::str::from_utf8(content).map_err(|error| format!("{name}: {error}"))?;
        *content = lean(text).into_bytes();
    }
    Ok(())
}

/// What people read: `words/<lang>/*.ftl` and `rules/<lang>/*.md`.
fn texts() -> Result<Files, String> {
    let mut locales = Files::new();
    gather(Path::new(LOCALES), "", &mut locales)?;
    let placed = locales.into_iter().filter_map(|(name, text)| {
        let (lang, file) = name.split_once('/')?;
        let place = match (file.strip_prefix("rules/"), ending(file)) {
            (None, "ftl") => format!("words/{lang}/{file}"),
            (Some(rules), "md") => format!("rules/{lang}/{rules}"),
            _ => return None,
        };
        Some((place, text))
    });
    Ok(placed.collect())
}

/// The pages at the front as they are written, still to be filled in.
fn front() -> Result<Files, String> {
    FRONT.iter().map(|name| Ok(((*name).to_owned(), read(&Path::new(PAGE).join(name))?))).collect()
}

/// Fills in what the front pages say of the build: its hash, the fonts to fetch early, the files to keep.
fn fill(front: &mut Files, hash: &str, inside: &Files) -> Done {
    let names = inside.keys().map(String::as_str);
    let fonts: Vec<String> = names
        .clone()
        .filter(|name| ending(name) == "woff2")
        .map(|name| format!(r#"<link rel="preload" href="{name}" as="font" type="font/woff2" crossorigin>"#))
        .collect();
    let files: Vec<&str> = names.chain(["manifest.webmanifest"]).collect();
    for (name, page) in front {
        let text = std::str::from_utf8(page).map_err(|error| format!("{name}: {error}"))?;
        *page = text
            .replace("{{hash}}", hash)
            .replace("{{fonts}}", &fonts.join("\n"))
            .replace("{{files}}", &files.join(" "))
            .into_bytes();
    }
    Ok(())
}

/// FNV-1a over names and contents: the same files have the same hash on every machine.
fn hash<'a>(files: impl Iterator<Item = (&'a String, &'a Vec<u8>)>) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for (name, content) in files {
        for part in [name.as_bytes(), &content.len().to_le_bytes(), content] {
            for byte in part {
                hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
            }
        }
    }
    format!("{hash:016x}")
}

/// All files below a folder, none if there is no such folder. Names are plain, as in the server's addresses and in
/// the list of `sw.js`.
fn gather(folder: &Path, prefix: &str, files: &mut Files) -> Done {
    let Ok(entries) = fs::read_dir(folder) else { return Ok(()) };
    for entry in entries {
        let path = entry.map_err(|error| format!("{}: {error}", folder.display()))?.path();
        let plain =
            |name: &&str| name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte));
        let name = path.file_name().and_then(|name| name.to_str()).filter(plain);
        let name =
            name.ok_or_else(|| format!("{}: only letters, digits, - _ . in a name", path.display()))?;
        if path.is_dir() {
            gather(&path, &format!("{prefix}{name}/"), files)?;
        } else if !name.starts_with('.') {
            files.insert(format!("{prefix}{name}"), read(&path)?);
        }
    }
    Ok(())
}

/// The kind of a file, by its name.
pub(crate) fn ending(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(_, ending)| ending)
}

fn write(dist: &Files) -> Done {
    remove(Path::new(DIST))?;
    for (name, content) in dist {
        let path = Path::new(DIST).join(name);
        let parent = path.parent().unwrap_or(Path::new(DIST));
        fs::create_dir_all(parent)
            .and_then(|()| fs::write(&path, content))
            .map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

pub(crate) fn remove(folder: &Path) -> Done {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(format!("{}: {error}", folder.display()))
        }
        _ => Ok(()),
    }
}

pub(crate) fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(all: &[(&str, &str)]) -> Files {
        all.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect()
    }

    #[test]
    fn the_stylesheet_opens_with_tokens_and_fonts_and_has_no_game_in_it() {
        let mut assets = files(&[
            ("css/frame.css", "3"),
            ("css/games/harmonies.css", "4"),
            ("css/fonts.css", "2"),
            ("css/tokens.css", "1"),
            ("icons/a.svg", ""),
        ]);
        assert_eq!(stylesheet(&mut assets), b"123");
        assert_eq!(assets.into_keys().collect::<Vec<_>>(), ["css/games/harmonies.css", "icons/a.svg"]);
    }

    #[test]
    fn the_hash_is_of_names_and_contents() {
        let of = |all: &[(&str, &str)]| hash(files(all).iter());
        assert_eq!(of(&[]), "cbf29ce484222325");
        assert_eq!(of(&[("a", "b")]), of(&[("a", "b")]));
        let different = [of(&[("a", "b")]), of(&[("b", "a")]), of(&[("a", "")]), of(&[("ab", "")])];
        assert!(different.iter().enumerate().all(|(place, one)| !different[..place].contains(one)));
    }

    #[test]
    fn the_front_pages_name_the_build() {
        let mut front = files(&[("index.html", "{{hash}} {{fonts}}"), ("sw.js", "{{hash}} {{files}}")]);
        fill(&mut front, "00ff", &files(&[("00ff/a.js", ""), ("00ff/fonts/x-latin.woff2", "")])).unwrap();
        let text = |name: &str| String::from_utf8(front[name].clone()).unwrap();
        assert!(
            text("index.html").starts_with(r#"00ff <link rel="preload" href="00ff/fonts/x-latin.woff2""#)
        );
        assert_eq!(text("sw.js"), "00ff 00ff/a.js 00ff/fonts/x-latin.woff2 manifest.webmanifest");
    }
}
