//! What is said of the games' maturity is counted again: rules, examples, golden games, laws; and the tables for people
//! show these numbers.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use engawa_shelf::GameId;
use serde_json::Value;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

fn read(path: impl AsRef<Path>) -> String {
    let path = Path::new(ROOT).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// All files below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// The number of a rule at the beginning of a text: `FO-4.3`, `HA-R2`, `BI-EX-07`, `BI-19.A`.
fn number(text: &str) -> Option<&str> {
    let text = text.trim_start_matches([' ', '-', '*', '|']);
    let end = text.find(|letter: char| !letter.is_ascii_alphanumeric() && !"-.".contains(letter));
    let number = text[..end.unwrap_or(text.len())].trim_end_matches('.');
    let (game, rest) = number.split_once('-')?;
    let is_game = (2..=3).contains(&game.len()) && game.bytes().all(|letter| letter.is_ascii_uppercase());
    // A chapter has a number too, but says nothing by itself.
    let is_rule = rest.contains('.') || rest.starts_with(['E', 'R']);
    (is_game && is_rule && rest.ends_with(|last: char| last.is_ascii_alphanumeric())).then_some(number)
}

/// The rules of a game, in order.
fn rules(game: GameId) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let text = read(format!("docs/rules/{game}.md"));
    let opens = |line: &str| line.trim_start_matches([' ', '-', '*', '|']).starts_with(char::is_uppercase);
    let numbers = text.lines().filter(|line| opens(line)).filter_map(number);
    numbers.filter(|number| seen.insert((*number).to_owned())).map(str::to_owned).collect()
}

/// Every number that a text cites.
fn cited(text: &str) -> BTreeSet<&str> {
    let starts = text.match_indices('-').filter_map(|(dash, _)| {
        let before = text[..dash].rfind(|letter: char| !letter.is_ascii_uppercase()).map_or(0, |at| at + 1);
        number(text.get(before..)?.lines().next()?)
    });
    starts.collect()
}

/// The tests of a game's crate, and all the rest of it.
fn tests_and_code(game: GameId) -> [String; 2] {
    let (mut tests, mut code) = (String::new(), String::new());
    for file in files(&Path::new(ROOT).join("crates/games").join(game.id())) {
        let is_text = file.extension().is_some_and(|ending| ending == "rs" || ending == "txt");
        if !is_text {
            continue;
        }
        let text = read(&file);
        if file.components().any(|part| part.as_os_str() == "tests") {
            tests += &text;
        } else {
            let (before, after) = text.split_once("#[cfg(test)]").unwrap_or((&text, ""));
            code += before;
            tests += after;
        }
    }
    [tests, code]
}

#[test]
fn every_rule_is_cited_by_a_test() {
    for game in GameId::ALL {
        let [tests, _] = tests_and_code(game);
        let (rules, cited) = (rules(game), cited(&tests));
        let missing: Vec<_> = rules.iter().filter(|rule| !cited.contains(rule.as_str())).collect();
        assert!(missing.is_empty(), "{game}: no test cites {missing:?}");
        assert!(!rules.is_empty(), "docs/rules/{game}.md: a line begins with the number of its rule");
        assert_eq!(rules.len(), game.maturity().rules, "{game}: rules");
    }
}

#[test]
fn every_rule_is_found_in_the_code_by_its_number() {
    for game in GameId::ALL {
        let [_, code] = tests_and_code(game);
        let cited = cited(&code);
        // Examples are told by tests alone.
        let rules = rules(game).into_iter().filter(|rule| !rule.contains("-E"));
        let missing: Vec<_> = rules.filter(|rule| !cited.contains(rule.as_str())).collect();
        assert!(missing.is_empty(), "{game}: the code does not cite {missing:?}");
    }
}

#[test]
fn examples_golden_games_and_laws_are_as_many_as_is_said() {
    let laws = read("crates/kernel/src/laws.rs");
    let laws = laws.split_once("laws!($game: ").and_then(|(_, rest)| rest.split_once(");")).unwrap().0;
    for game in GameId::ALL {
        let (said, tests) = (game.maturity(), Path::new(ROOT).join(format!("crates/games/{game}/tests")));
        let examples: Value = serde_json::from_str(&read(tests.join("examples.json"))).unwrap();
        let snapshots = tests.join("snapshots");
        let golden = if snapshots.is_dir() { files(&snapshots).len() } else { 0 };
        let counted = (examples["cases"].as_array().unwrap().len(), golden, laws.split(',').count());
        assert_eq!((said.examples, said.golden, said.laws), counted, "{game}");
        assert!(read(tests.join("laws.rs")).contains("engawa_kernel::laws!("), "{game}");
    }
}

/// A number as people write it: 18,600.
fn thousands(number: u32) -> String {
    match number / 1000 {
        0 => number.to_string(),
        more => format!("{},{:03}", thousands(more), number % 1000),
    }
}

/// The compiler asks for the code of a game, not for these.
#[test]
fn every_game_has_its_files() {
    for game in GameId::ALL {
        let sheet = read(format!("crates/web/assets/css/games/{game}.css"));
        let dressed = format!(".game-{game} {{ --dressed: visible;");
        assert!(sheet.contains("@layer game {") && sheet.contains(&dressed), "{game}.css: {dressed}");
        // Sheets stay when another game is opened, and areas of two games may have one name.
        let areas =
            sheet.lines().filter_map(|line| line.split_once('{')).filter(|(one, _)| one.contains(".a-"));
        for (selector, _) in areas {
            assert!(
                selector.contains(&format!(".game-{game}")),
                "{game}.css reaches into other games: {selector}"
            );
        }
        for kind in ["symbols", "covers"] {
            assert!(read(format!("crates/web/assets/{kind}/{game}.svg")).contains("<svg"), "{game}: {kind}");
        }
        for lang in ["en", "ru"] {
            assert!(read(format!("locales/{lang}/rules/{game}.md")).starts_with("# "), "{game}: {lang}");
        }
    }
    assert_eq!(thousands(1_018_600), "1,018,600");
}

#[test]
fn the_tables_for_people_show_these_numbers() {
    let (readme, benchmarks) = (read("README.md"), read("docs/benchmarks.md"));
    for game in GameId::ALL {
        let said = game.maturity();
        let speed = thousands(said.speed);
        let tested = format!(
            "| {} rules, {} examples, {} golden games, {} laws | {speed} |",
            said.rules, said.examples, said.golden, said.laws
        );
        assert!(readme.contains(&tested), "{game}: README.md lacks: {tested}");
        assert!(benchmarks.contains(&speed), "{game}: docs/benchmarks.md lacks {speed}");
    }
}
