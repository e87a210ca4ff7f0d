//! The binary as a person or a program uses it.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn engawa(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_engawa"));
    command.args(args).env("LANG", "C").env_remove("LC_ALL").env_remove("LC_MESSAGES");
    command
}

fn run(args: &[&str]) -> Output {
    engawa(args).stdin(Stdio::null()).output().unwrap()
}

fn typed(args: &[&str], input: &str) -> Output {
    typed_in(Path::new("."), args, input)
}

fn typed_in(folder: &Path, args: &[&str], input: &str) -> Output {
    let mut command = engawa(args);
    command.current_dir(folder).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        // A game that ends early reads no further.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn good(output: &Output) -> String {
    assert!(output.status.success(), "{}{}", text(&output.stdout), text(&output.stderr));
    text(&output.stdout)
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&good(&run(args))).unwrap()
}

#[test]
fn the_shelf_is_shown_in_words_and_json() {
    for (lang, title) in [("en", "Harmonies"), ("ru", "Гармония")] {
        let shelf = good(&run(&["games", "--lang", lang]));
        assert!(shelf.contains(title) && shelf.contains("--set side="), "{shelf}");
        assert!(["56", "150", "18600"].iter().all(|number| shelf.contains(number)), "{shelf}");
    }
    let shelf = json(&["games", "--json"]);
    assert_eq!(shelf[0]["game"], "grandbois");
    assert_eq!(shelf[0]["seats"], serde_json::json!([2, 4]));
    assert_eq!(shelf[1]["options"][0]["values"], serde_json::json!(["A", "B"]));
    assert_eq!(shelf[1]["exact"], true);
    assert_eq!(shelf[4]["maturity"]["rules"], 178);
}

#[test]
fn a_simulation_has_the_same_signature_whatever_the_threads() {
    for game in ["grandbois", "harmonies"] {
        let told = |threads: &str| {
            json(&["simulate", game, "--games", "60", "--seed", "5", "--threads", threads, "--json"])
        };
        let (one, three) = (told("1"), told("3"));
        for key in
            ["signature", "scores", "wins", "categories", "decisions_per_game", "options", "state_bytes"]
        {
            assert_eq!(one[key], three[key], "{game} {key}");
        }
        let keys = [
            "game",
            "seats",
            "games",
            "seed",
            "threads",
            "seconds",
            "games_per_second",
            "decisions_per_second",
        ];
        assert!(keys.iter().all(|key| !one[key].is_null()), "{one}");
        let wins: f64 = one["wins"].as_array().unwrap().iter().map(|wins| wins.as_f64().unwrap()).sum();
        assert!((wins - 60.0).abs() < 1e-6, "{wins}");
        let other = json(&["simulate", game, "--games", "60", "--seed", "6", "--threads", "2", "--json"]);
        assert_ne!(one["signature"], other["signature"]);
    }
}

#[test]
fn a_score_is_the_sum_of_its_categories() {
    let told =
        json(&["simulate", "harmonies", "--seats", "3", "--games", "40", "--set", "spirits=on", "--json"]);
    for seat in 0..3 {
        let categories = told["categories"][seat].as_object().unwrap();
        let sum: f64 = categories.values().map(|mean| mean.as_f64().unwrap()).sum();
        assert!((sum - told["scores"][seat]["mean"].as_f64().unwrap()).abs() < 1e-6);
    }
}

#[test]
fn saved_games_replay() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    for (game, seats, options) in [("grandbois", "3", "expert=on"), ("harmonies", "1", "side=B")] {
        good(&run(&["simulate", game, "--seats", seats, "--games", "3", "--set", options, "--save", path]));
        let file = folder.path().join(format!("{game}-1-000002.json"));
        let file = file.to_str().unwrap();
        for lang in ["en", "ru"] {
            let shown = good(&run(&["replay", file, "--lang", lang]));
            assert!(!shown.contains('‹'), "{shown}");
        }
        let end = json(&["replay", file, "--json"]);
        let total = end["decisions"].as_u64().unwrap();
        assert_eq!((&end["game"], end["at"].as_u64()), (&Value::from(game), Some(total)));
        assert!(end["outcome"]["sheets"][0]["total"].is_number());
        assert_eq!((&end["agrees"], &end["recorded"]), (&Value::from(true), &end["outcome"]));
        assert_eq!(end["players"][0]["bot"], "random");
        let middle = json(&["replay", file, "--json", "--at", "7"]);
        assert_eq!((middle["at"].as_u64(), &middle["outcome"]), (Some(7), &Value::Null));
        good(&run(&["replay", file, "--at", "7"]));
        bad(&run(&["replay", file, "--at", "100000"]), "there is no position after 100000");
    }
}

/// WC-9.8, BI-22.I: a place, not the points it is stored as.
#[test]
fn the_order_of_play_is_told_as_places() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    for game in ["white-castle", "bitoku"] {
        good(&run(&["simulate", game, "--seats", "3", "--games", "1", "--save", path]));
        let file = folder.path().join(format!("{game}-1-000000.json"));
        let file = file.to_str().unwrap();
        for (lang, places) in [("en", ["1st", "2nd", "3rd"]), ("ru", ["1-й", "2-й", "3-й"])] {
            let shown = good(&run(&["replay", file, "--lang", lang]));
            let row = shown.lines().rfind(|line| places.iter().any(|place| line.contains(place)));
            let mut said: Vec<&str> =
                row.expect("a row of places").split_whitespace().rev().take(3).collect();
            said.sort_unstable();
            assert_eq!(said, places, "{shown}");
        }
    }
}

/// Exit code 2 and one line that says what is wrong; nothing else.
fn bad(output: &Output, what: &str) {
    let told = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert_eq!(told.trim_end().lines().count(), 1, "{told}");
    assert!(told.starts_with("engawa: ") && told.contains(what), "{told}");
    assert!(output.stdout.is_empty(), "{}", text(&output.stdout));
}

#[test]
fn bad_input_gets_one_clear_line() {
    bad(&run(&["play", "chess"]), "there is no game 'chess'");
    bad(&run(&[]), "a command is missing");
    bad(&run(&["replay", "x\ny"]), "x?y");
    bad(&run(&["simulate", "grandbois", "--seats", "5"]), "2 to 4 seats, not 5");
    bad(&run(&["simulate", "grandbois", "--seats", "1"]), "2 to 4 seats, not 1");
    bad(&run(&["simulate", "grandbois", "--bots", "clever"]), "there is no bot 'clever'");
    bad(&run(&["simulate", "grandbois", "--seats", "3", "--bots", "random,greedy"]), "2 bots for 3 seats");
    bad(&run(&["simulate", "harmonies", "--set", "side=C"]), "option 'side' cannot be 'C' (values: A, B)");
    bad(&run(&["simulate", "harmonies", "--set", "colour=red"]), "there is no option 'colour'");
    bad(&run(&["simulate", "harmonies", "--set", "side"]), "key=value");
    bad(&run(&["simulate", "harmonies", "--games", "many"]), "many");
    bad(&run(&["simulate", "harmonies", "--threads", "0"]), "at least one thread");
    bad(&run(&["simulate", "harmonies", "--games", "1", "--save", "/dev/null/x"]), "/dev/null/x");
    bad(&run(&["play", "harmonies", "--seats", "you,nobody"]), "nobody is called 'nobody'");
    bad(&run(&["play", "harmonies", "--lang", "fr"]), "there is no language 'fr'");
    bad(&run(&["replay", "/nowhere/at/all.json"]), "/nowhere/at/all.json");
    bad(&run(&["score", "harmonies", "/nowhere/at/all"]), "/nowhere/at/all");
    bad(&run(&["perft", "harmonies"]), "--depth");
}

#[test]
fn a_damaged_record_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    good(&run(&["simulate", "grandbois", "--games", "1", "--save", path]));
    let whole = fs::read_to_string(folder.path().join("grandbois-1-000000.json")).unwrap();
    let file = folder.path().join("damaged.json");
    let replay = |content: &[u8]| {
        fs::write(&file, content).unwrap();
        run(&["replay", file.to_str().unwrap()])
    };
    good(&replay(whole.as_bytes()));
    bad(&replay(b""), "damaged");
    bad(&replay(b"\xff\xfe\x00"), "damaged");
    bad(&replay(&whole.as_bytes()[..whole.len() / 2]), "damaged");
    bad(&replay(b"{}"), "damaged");
    bad(&replay(whole.replacen("\"format\":2", "\"format\":9", 1).as_bytes()), "format 9");
    bad(&replay(whole.replacen("grandbois", "chess", 1).as_bytes()), "chess");
    let other_seed =
        whole.replacen("\"seed\":\"", "\"seed\":\"0", 1).replacen("\",\"moves\"", "x\",\"moves\"", 1);
    bad(&replay(other_seed.as_bytes()), "damaged.json");
}

/// A record of older rules is shown as far as it agrees, with the result that was recorded; exit code 1 says that not all agrees.
#[test]
fn a_record_of_older_rules_is_shown_as_far_as_it_agrees() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    good(&run(&["simulate", "grandbois", "--games", "1", "--save", path]));
    let whole = fs::read_to_string(folder.path().join("grandbois-1-000000.json")).unwrap();
    let file = folder.path().join("older.json");
    let replay = |content: &str, args: &[&str]| {
        fs::write(&file, content).unwrap();
        run(&[&["replay", file.to_str().unwrap()], args].concat())
    };
    // Other numbers are no reason: every move is legal and the end agrees.
    good(&replay(&whole.replacen("\"rules\":", "\"rules\":9", 1), &[]));
    // A move that is not legal now, and one whose word the game no longer knows.
    for first in ["\"confirm\"", "{\"barter\":7}"] {
        let added = format!("{{\"seat\":0,\"action\":{first}}},{{\"seat\":");
        let older = whole.replacen("{\"seat\":", &added, 1);
        for (lang, told, result) in [
            ("en", "up to decision 0 of", "The result as it was recorded:"),
            ("ru", "до решения 0 из", "Результат, как он записан:"),
        ] {
            let output = replay(&older, &["--lang", lang]);
            assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
            let shown = text(&output.stdout);
            assert!(shown.contains(told) && shown.contains(result) && !shown.contains('‹'), "{shown}");
        }
        let output = replay(&older, &["--json"]);
        let told: Value = serde_json::from_str(&text(&output.stdout)).unwrap();
        assert_eq!((&told["agrees"], &told["parted"]["why"]), (&Value::from(false), &Value::from("illegal")));
        assert_eq!((&told["at"], &told["outcome"]), (&Value::from(0), &Value::Null));
        assert!(told["recorded"]["sheets"][0]["total"].is_number(), "{told}");
        bad(&replay(&older, &["--at", "1"]), "agrees for 0 of");
    }
    // A line that the game does not have any more is told by its key.
    let renamed = whole.replace("[\"cells\",", "[\"old_cells\",");
    let output = replay(&renamed, &[]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stdout).contains("old_cells"), "{}", text(&output.stdout));
}

#[test]
fn a_folder_of_records_is_played_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let inner = folder.path().join("below").join("more");
    bad(&run(&["rerun", path]), "there are no records here");
    good(&run(&["simulate", "grandbois", "--games", "2", "--save", path]));
    good(&run(&["simulate", "harmonies", "--games", "1", "--save", inner.to_str().unwrap()]));
    fs::write(folder.path().join("notes.txt"), "no record").unwrap();
    assert_eq!(good(&run(&["rerun", path])), "3 records played again, nothing disagrees.\n");
    assert_eq!(good(&run(&["rerun", path, "--lang", "ru"])), "Переиграны 3 записи, расхождений нет.\n");

    let whole = fs::read_to_string(folder.path().join("grandbois-1-000001.json")).unwrap();
    let changed = |name: &str, from: &str, to: &str| {
        assert!(whole.contains(from), "{from}");
        fs::write(folder.path().join(name), whole.replacen(from, to, 1)).unwrap();
    };
    changed(
        "a-move.json",
        "\"moves\":[{\"seat\":",
        "\"moves\":[{\"seat\":3,\"action\":\"confirm\"},{\"seat\":",
    );
    let turn = whole.split("\"turns\":[[").nth(1).unwrap().split(']').next().unwrap();
    let (after, hash) = turn.split_once(',').unwrap();
    changed(
        "b-turn.json",
        turn,
        &format!("{after},\"{}\"", if hash == "\"0000\"" { "0001" } else { "0000" }),
    );
    fs::write(folder.path().join("c-nothing.engawa"), "nothing").unwrap();
    let output = run(&["rerun", path]);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    let told = text(&output.stdout);
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines.len(), 4, "{told}");
    assert!(lines[0].starts_with("a-move.json: decision 1 is no longer legal: "), "{told}");
    assert_eq!(lines[1], format!("b-turn.json: after decision {after} the position is another one"));
    assert!(lines[2].starts_with("c-nothing.engawa: this is not a record of a game"), "{told}");
    assert_eq!(lines[3], "6 records played again, 3 no longer agree.");
    let russian = text(&run(&["rerun", path, "--lang", "ru"]).stdout);
    assert!(russian.ends_with("Переиграно 6 записей, 3 больше не сходятся.\n"), "{russian}");

    let output = run(&["rerun", path, "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let lines: Vec<Value> =
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let why: Vec<&Value> = lines.iter().map(|line| &line["why"]).collect();
    assert_eq!(lines.len(), 6);
    let names = ["illegal", "other-position", "unreadable"].map(Value::from);
    assert!(names.iter().all(|name| why.contains(&name)), "{why:?}");
    assert!(lines.iter().all(|line| line["file"].is_string() && line["agrees"].is_boolean()));
    bad(&run(&["rerun"]), "<DIR>");
    bad(&run(&["rerun", "/nowhere/at/all"]), "/nowhere/at/all");
}

#[test]
fn the_score_pad_answers_line_by_line() {
    let forest = r#"{"rows":["F1 F2 tower T3","F3 B F1 T1","L2 R1 F2 M4"],"clans":["fox"],"towers":[[2,0]]}"#;
    let output = typed(&["score", "grandbois"], &format!("{forest}\nnonsense\n\n{forest}"));
    assert_eq!(output.status.code(), Some(1));
    let lines: Vec<Value> =
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let sheet = serde_json::json!({"cells": 5, "group": 6, "tower_own": 4, "tower_other": 2, "total": 17});
    assert_eq!((lines.len(), &lines[0], &lines[3]), (4, &sheet, &sheet));
    assert!(lines[1]["error"].is_string() && lines[2]["error"].is_string());
    let long = typed(&["score", "grandbois", "-"], &format!("{}\n{forest}\n", "x".repeat(3 << 20)));
    let lines: Vec<String> = text(&long.stdout).lines().map(str::to_owned).collect();
    assert_eq!(lines.len(), 2);
    assert!(lines[0].contains("too long") && lines[1].contains("17"), "{lines:?}");
    let land = r#"{"side":"B","board":[{"at":[0,0],"stack":["blue"]}],"cards":[]}"#;
    let sheet: Value = serde_json::from_str(&good(&typed(&["score", "harmonies"], land))).unwrap();
    assert_eq!((&sheet["water"], &sheet["land"], &sheet["total"]), (&5.into(), &5.into(), &5.into()));
}

#[test]
fn whole_games_are_played_by_typing_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    for (game, seats, option) in [
        ("grandbois", "you,random", "expert=off"),
        ("harmonies", "you", "spirits=on"),
        ("harmonies", "you,you", "side=B"),
    ] {
        for lang in ["en", "ru"] {
            // Always the first choice, to the end; what is left over is the name of the file that is offered then.
            let input = "1\n".repeat(400);
            let args = ["play", game, "--seats", seats, "--seed", "3", "--set", option, "--lang", lang];
            let shown = good(&typed_in(folder.path(), &args, &input));
            assert!(!shown.contains('‹'), "{shown}");
            let total = if lang == "en" { "Total" } else { "Итого" };
            assert!(
                shown.contains(total),
                "{game} {lang} did not end: {}",
                &shown[shown.len().saturating_sub(600)..]
            );
        }
    }
}

#[test]
fn a_game_is_left_saved_and_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["game.json", "game.eng"] {
        let file = folder.path().join(name);
        let path = file.to_str().unwrap();
        let play = ["play", "harmonies", "--seed", "4", "--seats", "you,random"];
        let shown = good(&typed(
            &play,
            &format!("1\n1\nundo\nredo\nundo\nlog\nscore\nboard\nmore\nhelp\nquit\n{path}\n"),
        ));
        assert!(shown.contains("Taken back.") && shown.contains("Done again."), "{shown}");
        assert!(file.exists());
        let replayed = good(&run(&["replay", path]));
        assert!(replayed.contains("not finished"), "{replayed}");
        let on = good(&typed(&["play", "harmonies", "--from", path, "--seats", "you,random"], "quit\n\n"));
        assert!(on.contains("Not saved."), "{on}");
        bad(&run(&["play", "grandbois", "--from", path]), "is a game of harmonies");
        bad(&run(&["play", "harmonies", "--from", path, "--seats", "you"]), "has 2 seats");
    }
}

#[test]
fn strange_typing_is_answered_and_changes_nothing() {
    let play = ["play", "harmonies", "--seed", "4", "--seats", "you,random"];
    let shown =
        good(&typed(&play, "0\n99999999999999999999\n-3\nxyzzy\n\n  \ncube\nsave\nundo\nredo\nquit\n\n"));
    assert!(shown.contains("none of the choices") && shown.contains("Nothing can be taken back"), "{shown}");
}

#[test]
fn more_threads_than_games_are_no_trouble() {
    let told = json(&["simulate", "harmonies", "--games", "3", "--threads", "99999999999", "--json"]);
    assert_eq!((&told["games"], told["scores"].as_array().unwrap().len()), (&3.into(), 2));
    let none = json(&["simulate", "harmonies", "--games", "0", "--json"]);
    assert_eq!((&none["wins"][0], &none["scores"][0]["max"]), (&0.0.into(), &0.into()));
}

#[cfg(unix)]
#[test]
fn a_device_is_no_record() {
    bad(&run(&["replay", "/dev/zero"]), "too large");
    bad(&run(&["play", "harmonies", "--from", "/dev/zero"]), "too large");
}

#[test]
fn a_line_that_is_too_long_is_one_answer() {
    let play = ["play", "harmonies", "--seed", "4", "--seats", "you,random"];
    for tail in ["1", "quit"] {
        for length in [4096, 65536] {
            let shown = good(&typed(&play, &format!("{}{tail}\nundo\nquit\n\n", "a".repeat(length))));
            assert!(shown.contains("Nothing can be taken back"), "the tail of the line was obeyed");
        }
    }
}

#[test]
fn a_strangers_file_is_not_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("precious.txt");
    fs::write(&file, "precious").unwrap();
    let play = ["play", "harmonies", "--seed", "4"];
    let shown = good(&typed(&play, &format!("save {0}\nquit\n{0}\n", file.display())));
    assert!(shown.matches("could not be saved").count() == 2, "{shown}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "precious");
}

#[test]
fn around_one_screen_nobody_sees_what_belongs_to_another() {
    let play = ["play", "grandbois", "--seats", "you,you", "--seed", "3"];
    let shown = good(&typed(&play, ""));
    assert!(
        shown.contains("Pass the keyboard") && !shown.contains("clans:") && !shown.contains("the clan"),
        "{shown}"
    );
    // The next player is told what happened, after taking the keyboard.
    let shown = good(&typed(&play, "\n1\n1\n2\n\nquit\n\n"));
    let second = shown.split("Pass the keyboard").nth(2).expect("the keyboard is passed on");
    assert!(second.contains(": card "), "{second}");
}

#[test]
fn a_place_is_found_as_it_is_written() {
    let play = ["play", "grandbois", "--seats", "you,random,random", "--seed", "7"];
    let shown = good(&typed(&play, "at (0, 1)\nquit\n\n"));
    let found = shown.split("contain «at (0, 1)»").nth(1).expect("some choices");
    assert!(found.contains("at (0, 1)") && !found.contains("at (0, -1)"), "{found}");
}

#[test]
fn an_option_may_be_left_out_of_a_record_but_no_digit_of_its_hash() {
    let folder = tempfile::tempdir().unwrap();
    good(&run(&["simulate", "harmonies", "--games", "1", "--save", folder.path().to_str().unwrap()]));
    let whole = fs::read_to_string(folder.path().join("harmonies-1-000000.json")).unwrap();
    let file = folder.path().join("changed.json");
    let options = r#""options":{"side":"A","spirits":"off"}"#;
    assert!(whole.contains(options), "{whole}");
    let hash = whole.find("\"hash\":\"").unwrap() + 8;
    let signed = format!("{}+{}", &whole[..hash], &whole[hash + 1..]);
    fs::write(&file, whole.replace(options, r#""options":{}"#)).unwrap();
    assert_eq!(json(&["replay", file.to_str().unwrap(), "--json"])["options"]["side"], "A");
    fs::write(&file, signed).unwrap();
    bad(&run(&["replay", file.to_str().unwrap()]), "hexadecimal");
}

#[test]
fn node_counts_are_printed_by_depth() {
    assert_eq!(good(&run(&["perft", "grandbois", "--depth", "0"])), "0 1\n");
    let lines = good(&run(&["perft", "harmonies", "--depth", "2", "--seed", "1"]));
    let counts: Vec<u64> =
        lines.lines().map(|line| line.split(' ').nth(1).unwrap().parse().unwrap()).collect();
    assert_eq!(counts[0], 10, "five spaces and five cards");
    assert!(counts[1] > counts[0]);
}

#[test]
fn a_closed_pipe_is_no_error() {
    let mut child = engawa(&["games"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{}", text(&output.stderr));
}

#[test]
fn the_client_is_served_and_what_is_missing_is_told() {
    let folder = tempfile::tempdir().unwrap();
    bad(&run(&["serve", "--dist", "/dev/null/dist"]), "cargo xtask web");
    fs::write(folder.path().join("index.html"), "the page").unwrap();
    let dist = folder.path().to_str().unwrap();
    let mut served =
        engawa(&["serve", "--port", "0", "--dist", dist]).stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(served.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).unwrap();
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(b"GET / HTTP/1.0\r\n\r\n").unwrap();
    let mut page = String::new();
    stream.read_to_string(&mut page).unwrap();
    assert!(page.ends_with("the page"), "{page}");
    let port = address.rsplit(':').next().unwrap();
    bad(&run(&["serve", "--port", port, "--dist", dist]), &format!("port {port} is in use"));
    served.kill().unwrap();
    served.wait().unwrap();
}
