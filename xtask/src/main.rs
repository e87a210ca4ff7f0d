//! The project's own tools: `cargo xtask play | web | test | laws | licences | bench | measure | pictures | golden | records`. Nothing to install by hand.
//!
//! | file | idea |
//! |---|---|
//! | `main.rs` | the tasks, and a command that is shown before it runs |
//! | `web.rs` | the client, built into `dist/` |
//! | `split.rs` | its module cut into parts, one a game |
//! | `short.rs` | the names between module and script, made short |
//! | `lean.rs` | what only people read is taken out of it |
//! | `weigh.rs` | the client compressed, and weighed against its budgets |
//! | `licences.rs` | licences, sources and versions of what we depend on |

mod lean;
mod licences;
mod short;
mod split;
mod web;
mod weigh;

use std::env;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

const HELP: &str = "\
cargo xtask play [--no-open] [--port N] [--host ADDRESS]         build the client, serve it, open the browser
cargo xtask play GAME [--seats you,greedy] [--lang ru|en] …     play in the terminal (--terminal: harmonies)
cargo xtask web [--dev]                                        build the browser client into dist/ (--dev: quickly)
cargo xtask test                                               everything that CI runs
cargo xtask laws [GAMES]                                       the laws over many random games (100,000 for each option set)
cargo xtask licences                                           licences and sources of what we depend on
cargo xtask bench                                              how fast the games are played
cargo xtask measure                                            how fast the page is, in a real browser
cargo xtask pictures                                           take the pictures in docs/screenshots/ anew
cargo xtask golden                                             write the golden games anew, for review as a diff
cargo xtask records NAME                                       write records of every game into the new folder tests/records/NAME";

fn main() -> ExitCode {
    // Whatever folder it is called from, the tasks run at the root of the workspace.
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    if let Err(error) = env::set_current_dir(root) {
        eprintln!("xtask: {root}: {error}");
        return ExitCode::FAILURE;
    }
    let mut args = env::args().skip(1);
    let task = args.next().unwrap_or_default();
    let rest: Vec<String> = args.collect();
    let done = match task.as_str() {
        "play" => return play(&rest),
        "web" => web::run(&rest),
        "test" => test(),
        "laws" => laws(rest.first().map_or("100000", String::as_str)),
        "licences" => licences(),
        "bench" => cargo(&["bench", "--package", "engawa-shelf"]).run(),
        "golden" => golden(),
        "records" => records(rest.first()),
        "measure" => visit("measure"),
        "pictures" => visit("pictures"),
        _ => {
            // Whoever reads may have had enough: no reason to complain.
            let _ = writeln!(io::stdout(), "{HELP}");
            if task.is_empty() || task == "help" { Ok(()) } else { Err(format!("there is no task '{task}'")) }
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("xtask: {what}");
            ExitCode::FAILURE
        }
    }
}

type Done = Result<(), String>;

/// A command that is shown before it runs.
struct Step {
    command: Command,
    told: String,
}

impl Step {
    fn new(program: &str, args: &[&str]) -> Step {
        let mut command = Command::new(program);
        command.args(args);
        Step { command, told: format!("{program} {}", args.join(" ")) }
    }

    fn with_env(mut self, key: &str, value: &str) -> Step {
        self.command.env(key, value);
        self.told = format!("{key}={value} {}", self.told);
        self
    }

    fn run(mut self) -> Done {
        println!("→ {}", self.told);
        let begun = Instant::now();
        let status = self.command.status().map_err(|error| format!("{}: {error}", self.told))?;
        println!("← {} s", begun.elapsed().as_secs());
        if status.success() { Ok(()) } else { Err(format!("failed: {}", self.told)) }
    }

    /// What the command prints.
    fn output(mut self) -> Result<String, String> {
        println!("→ {}", self.told);
        let output = self
            .command
            .stderr(Stdio::inherit())
            .output()
            .map_err(|error| format!("{}: {error}", self.told))?;
        if output.status.success() {
            Ok(String::from_utf8_lossy(&output.stdout).into_owned())
        } else {
            Err(format!("failed: {}", self.told))
        }
    }
}

fn cargo(args: &[&str]) -> Step {
    Step::new(&env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()), args)
}

/// Whether a program can be started.
fn has(program: &str, args: &[&str]) -> bool {
    let quiet = Command::new(program).args(args).stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
}

/// Plays: in the browser if nothing else is said, in the terminal if a game is named. The exit code is the game's own.
fn play(args: &[String]) -> ExitCode {
    let mut args: Vec<&str> = args.iter().map(String::as_str).collect();
    let terminal = args.extract_if(.., |arg| *arg == "--terminal").count() > 0;
    let named = args.first().is_some_and(|first| !first.starts_with('-'));
    let mut all = vec!["run", "--release", "--package", "engawa-cli"];
    if terminal || named {
        all.extend(["--", "play"]);
        if !named {
            all.push("harmonies");
        }
    } else {
        if let Err(what) = web::web(web::Build::Release) {
            eprintln!("xtask: {what}");
            return ExitCode::FAILURE;
        }
        all.extend(["--features", "embedded", "--", "serve"]);
        if args.extract_if(.., |arg| *arg == "--no-open").count() == 0 {
            all.push("--open");
        }
    }
    all.extend(args);
    let code = cargo(&all).command.status().ok().and_then(|status| status.code());
    ExitCode::from(code.and_then(|code| u8::try_from(code).ok()).unwrap_or(1))
}

/// The workspace without this program: with it, what is shared with others has other features than `cargo xtask` itself was
/// compiled with, and would be compiled a second time.
const ALL: [&str; 4] = ["--workspace", "--exclude", "xtask", "--all-features"];

fn test() -> Done {
    cargo(&["fmt", "--all", "--check"]).run()?;
    licences()?;
    cargo(&["clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"]).run()?;
    // Before the tests: a real browser visits it.
    web::web(web::Build::Release)?;
    axe();
    tests("1000")?;
    cargo(&[&["test", "--doc"], &ALL[..]].concat()).run()?;
    cargo(&["doc", "--workspace", "--no-deps", "--all-features"])
        .with_env("RUSTDOCFLAGS", "-D warnings")
        .run()?;
    webassembly()
}

/// All tests, the laws with so many games for each option set; in parallel processes where nextest is installed.
fn tests(games: &str) -> Done {
    let run: &[&str] = if has("cargo", &["nextest", "--version"]) {
        &["nextest", "run", "--no-fail-fast"]
    } else {
        &["test", "--no-fail-fast", "--lib", "--bins", "--tests"]
    };
    let of = |packages: &[&str]| cargo(&[run, packages].concat());
    let own = of(&["--package", "xtask"]).run();
    of(&ALL).with_env("ENGAWA_LAW_GAMES", games).run().and(own)
}

fn laws(games: &str) -> Done {
    if games.parse::<u32>().is_err() {
        return Err(format!("'{games}' is no number of games"));
    }
    let laws = ["test", "--release", "--workspace", "--test", "laws"];
    cargo(&laws).with_env("ENGAWA_LAW_GAMES", games).run()
}

fn golden() -> Done {
    cargo(&["test", "--workspace", "--test", "golden"]).with_env("INSTA_UPDATE", "always").run()
}

/// Records of every game as they are written now: from then on a test plays them again.
fn records(name: Option<&String>) -> Done {
    let plain = |name: &&String| {
        !name.is_empty()
            && name.bytes().all(|letter| letter.is_ascii_alphanumeric() || b"-_".contains(&letter))
    };
    let name = name.filter(plain).ok_or("how shall the new folder of tests/records be called?")?;
    let folder = format!("tests/records/{name}");
    cargo(&["run", "--release", "--package", "engawa-cli", "--example", "records", "--", &folder]).run()
}

/// Visits the client as it is now with one of the programs that need a browser.
fn visit(program: &str) -> Done {
    web::web(web::Build::Release)?;
    cargo(&["run", "--release", "--package", "engawa-visit", "--bin", program]).run()
}

/// Installs what checks the accessibility of the page. Without it the tests say so, or fail where it is required.
fn axe() {
    const PLACE: &str = "crates/visit/npm";
    if has("npm", &["--version"]) {
        let install = ["ci", "--prefix", PLACE, "--ignore-scripts", "--no-audit", "--no-fund"];
        if let Err(why) = Step::new("npm", &install).run() {
            println!("  accessibility is not checked: {why}");
        }
    } else {
        println!("  npm is not installed: accessibility is not checked");
    }
}

/// The games play the same in WebAssembly: equal signatures. That everything compiles to it, the client has shown.
fn webassembly() -> Done {
    if !has("node", &["--version"]) {
        println!("  node is not installed: whether WebAssembly plays the same is not tried");
        return Ok(());
    }
    target("wasm32-wasip1")?;
    // As the tests were compiled: natively it is there already, and the games play the same at every level of optimisation.
    let example = ["--profile", "test", "--example", "signature"];
    cargo(&[&["build"], &example[..], &ALL[..]].concat()).run()?;
    cargo(&[&["build", "--package", "engawa-shelf", "--target", "wasm32-wasip1"], &example[..]].concat())
        .run()?;
    let built = |place: &str| Ok::<_, String>(targets()?.join(place).display().to_string());
    let native = Step::new(&built("debug/examples/signature")?, &[]).output()?;
    let module = built("wasm32-wasip1/debug/examples/signature.wasm")?;
    let wasm = Step::new("node", &["--no-warnings", "xtask/wasi.mjs", &module]).output()?;
    print!("{native}");
    if native == wasm { Ok(()) } else { Err(format!("WebAssembly plays otherwise:\n{wasm}")) }
}

/// Where cargo puts what it builds: this very program lies in `target/<profile>/`, wherever the target folder is.
fn targets() -> Result<PathBuf, String> {
    let here = env::current_exe().map_err(|error| error.to_string())?;
    Ok(here.ancestors().nth(2).ok_or("the target folder is not found")?.to_owned())
}

/// Installs a compilation target if it is missing.
fn target(name: &str) -> Done {
    let installed = Step::new("rustup", &["target", "list", "--installed"]).output().unwrap_or_default();
    if installed.lines().any(|line| line == name) {
        Ok(())
    } else {
        Step::new("rustup", &["target", "add", name]).run()
    }
}

/// Licences and sources of what we depend on, by `deny.toml`; where cargo-deny is installed, it looks too.
fn licences() -> Done {
    const RULES: &str = "deny.toml";
    let rules = std::fs::read_to_string(RULES).map_err(|error| format!("{RULES}: {error}"))?;
    let packages = cargo(&["metadata", "--format-version", "1", "--all-features", "--locked"]).output()?;
    for several in licences::check(&packages, &rules)? {
        println!("  in several versions: {several}");
    }
    if has("cargo", &["deny", "--version"]) {
        // Advisories need a database from the network; CI has only the package registries.
        cargo(&["deny", "--all-features", "check", "licenses", "bans", "sources"]).run()?;
    }
    Ok(())
}
