//! The bytes of every message and of everything that is kept, version by version.
//!
//! A file in `tests/golden` has a line for each example: its name and its bytes. Such a file is never edited: whoever writes
//! otherwise raises the version, and gets a new one with `ENGAWA_GOLDEN=write cargo test -p engawa-wire`. What was kept once
//! must be read for ever, so the files of older versions stay.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use engawa_host::{Journal, Table, Time, Update, journal};
use engawa_kernel::example::{HighCard, HighCardOptions, Kind};
use engawa_kernel::testing::Picks;
use engawa_kernel::{Action, Actions, Digest, Game, Seat, SeatCount, Seed, Setup, Viewer};
use engawa_shelf::{GameId, with_game};
use engawa_wire::kept::{self, Stored};
use engawa_wire::{VERSION, pack};

use crate::examples;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn bytes(hex: &str) -> Vec<u8> {
    (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap()).collect()
}

/// The examples of a golden file.
fn lines(text: &str) -> Vec<(String, Vec<u8>)> {
    text.lines()
        .map(|line| line.rsplit_once(": ").unwrap())
        .map(|(name, hex)| (name.to_owned(), bytes(hex)))
        .collect()
}

/// Compares with the golden file of this version, or writes it if there is none.
fn compare(file: &str, version: &str, examples: &[(String, Vec<u8>)]) {
    let path = folder().join(file);
    let Ok(golden) = fs::read_to_string(&path) else {
        let written = examples.iter().fold(String::new(), |mut text, (name, bytes)| {
            let _ = writeln!(text, "{name}: {}", hex(bytes));
            text
        });
        assert!(
            std::env::var("ENGAWA_GOLDEN").is_ok_and(|wish| wish == "write"),
            "there is no {file}: if the version was raised on purpose, write it with \
             `ENGAWA_GOLDEN=write cargo test -p engawa-wire` and add it; the files of older versions stay as they are"
        );
        fs::write(path, written).unwrap();
        return;
    };
    let golden = lines(&golden);
    for ((name, now), (known, then)) in examples.iter().zip(&golden) {
        assert!(
            name == known && now == then,
            "{file}: '{name}' is written otherwise than '{known}' was:\n  then {}\n  now  {}\n\
             Never edit the file: raise {version}, and let `ENGAWA_GOLDEN=write cargo test -p engawa-wire` write a new one.",
            hex(then),
            hex(now)
        );
    }
    assert_eq!(
        examples.len(),
        golden.len(),
        "{file}: there are more or fewer messages than then. Raise {version}, and let \
         `ENGAWA_GOLDEN=write cargo test -p engawa-wire` write a new file."
    );
}

fn high_card() -> Table<HighCard> {
    let seats = SeatCount::new(3).unwrap();
    let setup = Setup { options: HighCardOptions::default(), seats, seed: Seed::from_number(11) };
    let mut table = Table::<HighCard>::open(setup, &[]);
    let first = Seat::new(0).unwrap();
    let act = engawa_host::Command::Act { revision: 0, action: Kind::Keep.into() };
    table.command(first, engawa_host::CommandId(9), act, Time(1), |_, _| {}).unwrap();
    let leave = engawa_host::Command::Leave;
    table.command(Seat::new(1).unwrap(), engawa_host::CommandId(10), leave, Time(2), |_, _| {}).unwrap();
    table
}

/// Every message, packed.
pub(crate) fn messages() -> Vec<(String, Vec<u8>)> {
    let mut all = Vec::new();
    let viewer = Viewer::Seat(Seat::new(1).unwrap());
    let name = |kind: &str, name: &str| format!("{kind} / {name}");
    all.extend(examples::asks().iter().map(|(said, ask)| (name("wire", said), pack(ask))));
    all.extend(examples::tells().iter().map(|(said, tell)| (name("wire", said), pack(tell))));
    all.extend(examples::tables_asks().iter().map(|(said, ask)| (name("tables ask", said), pack(ask))));
    all.extend(examples::tables_tells().iter().map(|(said, tell)| (name("tables tell", said), pack(tell))));
    let asks = examples::table_asks(Action(0x1234_5678));
    all.extend(asks.iter().map(|(said, ask)| (name("table ask", said), pack(ask))));
    let tells = examples::table_tells(viewer, &[1, 2, 3], &[4, 5]);
    all.extend(tells.iter().map(|(said, tell)| (name("table tell", said), pack(tell))));
    all.extend(examples::viewers().iter().map(|(said, viewer)| (name("viewer", said), pack(viewer))));
    all.extend(examples::levels().iter().map(|(said, level)| (name("level", said), pack(level))));
    let table = high_card();
    let update = Update { request: Some(examples::request()), ..table.update(viewer) };
    let more = [
        ("request", pack(&examples::request())),
        ("asked", pack(&examples::asked())),
        ("answer", pack(&examples::answer())),
        ("update of High card", pack(&update)),
        ("log of High card", pack(&table.log(viewer))),
        ("question of High card", pack(&table.question(Seat::new(1).unwrap()).unwrap())),
    ];
    all.extend(more.map(|(said, bytes)| (name("part", said), bytes)));
    all
}

fn journals() -> Vec<(String, Vec<u8>)> {
    let entries = examples::entries();
    let single = |(name, entry): &(&str, engawa_host::Entry)| {
        let journal: Journal = [*entry].into_iter().collect();
        ((*name).to_owned(), journal.to_bytes())
    };
    let all: Journal = entries.iter().map(|(_, entry)| *entry).collect();
    entries.iter().map(single).chain([("all".to_owned(), all.to_bytes())]).collect()
}

#[test]
fn messages_are_written_as_their_version_says() {
    compare(&format!("wire-{VERSION}.txt"), "wire::VERSION", &messages());
}

#[test]
fn journals_are_written_as_their_form_says() {
    compare(&format!("journal-{}.txt", journal::FORM), "host::journal::FORM", &journals());
    let all: Vec<_> = examples::entries().into_iter().map(|(_, entry)| entry).collect();
    let read = Journal::from_bytes(&journals().last().unwrap().1).unwrap();
    assert_eq!(read.entries().collect::<Vec<_>>(), all);
}

#[test]
fn tables_are_kept_as_their_form_says() {
    let kept = examples::kept(journals().last().unwrap().1.clone());
    compare(&format!("kept-{}.txt", kept::FORM), "wire::kept::FORM", &[("kept".to_owned(), kept.to_bytes())]);
    assert_eq!(Stored::from_bytes(&kept.to_bytes()), Ok(Stored::Kept(kept)));
}

/// Whatever was kept once is read: the examples of every form up to today's.
#[test]
fn what_was_kept_in_an_older_form_is_read() {
    let mut read = 0;
    let files = fs::read_dir(folder()).unwrap().map(|file| file.unwrap().path());
    for path in files.filter(|path| path.extension().is_some_and(|end| end == "txt")) {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        for (example, bytes) in lines(&fs::read_to_string(&path).unwrap()) {
            match name.split('-').next() {
                Some("journal") => {
                    let journal = Journal::from_bytes(&bytes).unwrap_or_else(|_| panic!("{name}: {example}"));
                    let expected = if example == "all" { journals().len() as u64 - 1 } else { 1 };
                    assert!(journal.len() <= expected && !journal.is_empty());
                    assert_eq!(journal.entries().count() as u64, journal.len());
                    read += 1;
                }
                Some("kept") => {
                    Stored::from_bytes(&bytes).unwrap_or_else(|_| panic!("{name}: {example}"));
                    read += 1;
                }
                _ => {}
            }
        }
    }
    assert!(read > 12, "{read} examples");
}

/// The views, events and questions of the games travel inside messages. Their bytes are too many to keep, so they are counted
/// together: for each game as its rules and its data are now.
fn prints<G: Game>() -> Vec<(String, Vec<u8>)> {
    let mut all = Vec::new();
    for seats in G::SEATS.filter_map(SeatCount::new) {
        let setup = Setup { options: G::Options::default(), seats, seed: Seed::from_number(5) };
        let mut table = Table::<G>::open(setup, &[]);
        let (mut picks, mut list, mut digest) = (Picks::new(5), Actions::new(), Digest::new());
        let mut feed = |bytes: Vec<u8>| digest.bytes(&bytes);
        while let Some(seat) = table.asked().first() {
            table.position().actions(seat, &mut list);
            let action = list[picks.below(list.len())];
            let act = engawa_host::Command::Act { revision: table.revision(), action };
            table.command(seat, engawa_host::CommandId(table.revision()), act, Time(0), |_, _| {}).unwrap();
            if table.decisions().is_multiple_of(8) {
                Viewer::all(seats).for_each(|viewer| feed(pack(&table.update(viewer))));
            }
        }
        Viewer::all(seats).for_each(|viewer| feed(pack(&table.log(viewer))));
        all.push((format!("{} seats", seats.get()), digest.finish().to_be_bytes().to_vec()));
    }
    all
}

#[test]
fn views_and_events_are_written_as_the_version_says() {
    for game in GameId::ALL {
        let (rules, data, prints) = with_game!(game, G => (G::RULES, G::DATA, prints::<G>()));
        compare(&format!("wire-{VERSION}-{game}-{rules}-{data:016x}.txt"), "wire::VERSION", &prints);
    }
}
