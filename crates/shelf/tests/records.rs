//! Records that older versions of the house wrote are played again: what was recorded once can be watched for ever.
//!
//! `tests/records` has a folder for each version that wrote some. None is ever changed; `cargo xtask records NAME` adds one. What parts from
//! the rules since they were changed on purpose has moved to the folder of the same name in `tests/parted`.

#[path = "../../kernel/tests/fuzz/records.rs"]
mod fuzz;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use engawa_kernel::{Game, Parted, Record, RecordError};
use engawa_shelf::{GameId, with_game};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/records");
const PARTED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/parted");

fn listed(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

fn versions() -> Vec<PathBuf> {
    folders(FOLDER)
}

fn folders(within: &str) -> Vec<PathBuf> {
    let folders: Vec<PathBuf> = listed(Path::new(within)).into_iter().filter(|path| path.is_dir()).collect();
    assert!(folders.len() > 1, "{folders:?}");
    folders
}

fn read(file: &Path) -> Result<(GameId, Record), RecordError> {
    let bytes = fs::read(file).unwrap();
    let named = |name: &str| name.parse().map_err(|_| RecordError::OtherGame(name.to_owned()));
    if file.extension().is_some_and(|end| end == "json") {
        let text = String::from_utf8(bytes).unwrap();
        let game: GameId = named(&Record::game_in_json(&text)?)?;
        return Ok((game, with_game!(game, G => Record::from_json::<G>(&text))?));
    }
    let record = Record::unpack(&bytes)?;
    Ok((named(&record.game)?, record))
}

#[test]
fn every_record_of_every_version_agrees() {
    let mut wrong = Vec::new();
    for file in versions().iter().flat_map(|folder| listed(folder)) {
        let opened = read(&file).and_then(|(game, record)| {
            with_game!(game, G => record.reopen::<G>().map(|reopened| (reopened.parted, reopened.timeline.len())))
        });
        match opened {
            Ok((None, _)) => {}
            Ok((Some(parted), len)) => wrong.push(format!("{}: after {len}: {parted}", file.display())),
            Err(error) => wrong.push(format!("{}: {error}", file.display())),
        }
    }
    assert!(wrong.is_empty(), "{} records no longer agree:\n{}", wrong.len(), wrong.join("\n"));
}

/// A record that parts from the rules of today is still there: it is watched up to where it parts, and its result is told. One that
/// agrees again belongs back into `tests/records`.
#[test]
fn what_parts_is_watched_up_to_there() {
    for file in folders(PARTED).iter().flat_map(|folder| listed(folder)) {
        let (game, record) = read(&file).unwrap();
        let name = file.display();
        let (parted, len) = with_game!(game, G => {
            let reopened = record.reopen::<G>().unwrap_or_else(|error| panic!("{name}: {error}"));
            (reopened.parted, reopened.timeline.len())
        });
        assert!(parted.is_some(), "{name} agrees");
        assert!(len <= record.moves.len(), "{name}");
        let told = record.turns.is_empty() || name.to_string().contains("half") || record.outcome.is_some();
        assert!(told, "{name}: its result is lost");
    }
}

/// A new game, or a new number of players, asks for a new folder: `cargo xtask records NAME`.
#[test]
fn every_game_and_seat_count_is_recorded_in_the_present_format() {
    let folders = versions();
    let all = folders.iter().flat_map(|folder| listed(folder)).map(|file| read(&file).unwrap());
    let there: BTreeSet<(&str, usize)> = all
        .filter(|(_, record)| !record.turns.is_empty())
        .map(|(game, record)| (game.id(), record.seats.get()))
        .collect();
    for game in GameId::ALL {
        for seats in with_game!(game, G => G::SEATS) {
            assert!(there.contains(&(game.id(), seats)), "{game} with {seats}");
        }
    }
}

#[test]
fn the_first_format_is_read() {
    for file in listed(&Path::new(FOLDER).join("751589d")) {
        let (_, record) = read(&file).unwrap();
        assert_eq!(
            (record.players, record.turns, record.outcome),
            (vec![], vec![], None),
            "{}",
            file.display()
        );
    }
}

#[test]
fn the_second_format_tells_who_played_and_how_it_ended() {
    let mut dealt = 0;
    for file in listed(&Path::new(FOLDER).join("rules-3")) {
        let (_, record) = read(&file).unwrap();
        assert_eq!(record.players.len(), record.seats.get(), "{}", file.display());
        assert_eq!(record.outcome.is_none(), file.to_string_lossy().contains("half"), "{}", file.display());
        assert!(!record.turns.is_empty());
        dealt += record.deals.len();
    }
    assert_eq!(dealt, GameId::ALL.len());
}

/// A finished game of two, as a bot of some thought played it.
fn one_of<G: Game>() -> Record {
    let file = Path::new(FOLDER).join(format!("rules-3/{}-2-00-greedy.eng", G::ID));
    Record::unpack(&fs::read(file).unwrap()).unwrap()
}

fn parts_where_it_should<G: Game>() {
    let whole = one_of::<G>();
    let changed = |change: &dyn Fn(&mut Record)| {
        let mut record = whole.clone();
        change(&mut record);
        let again = Record::unpack(&record.pack()).unwrap();
        assert_eq!(
            (&again, &again.outcome),
            (&record, &whole.outcome),
            "{}: the result is still there",
            G::ID
        );
        let reopened = again.reopen::<G>().unwrap();
        (reopened.timeline.len(), reopened.parted)
    };
    let all = whole.moves.len();
    // Rules and data of other numbers: whether it agrees is seen, not believed.
    let older =
        |record: &mut Record| (record.rules, record.data) = (record.rules.wrapping_sub(1), !record.data);
    assert_eq!(changed(&older), (all, None), "{}", G::ID);
    // Somebody else decides than was asked.
    let at = all / 2;
    let other = |record: &mut Record| {
        let seats = record.seats;
        record.moves[at].seat = seats.after(record.moves[at].seat);
    };
    let (len, parted) = changed(&other);
    assert!(
        matches!(parted, Some(Parted::Illegal { .. } | Parted::OtherPosition { .. })),
        "{}: {parted:?}",
        G::ID
    );
    assert!(len <= at, "{}: {len} of {at}", G::ID);
    // A position that was another one.
    let turn = whole.turns.len() / 2;
    let expected =
        (whole.turns[turn - 1].after, Some(Parted::OtherPosition { after: whole.turns[turn].after }));
    assert_eq!(changed(&|record| record.turns[turn].hash ^= 0x100), expected, "{}", G::ID);
    // Points that are counted otherwise now.
    let mut richer = whole.clone();
    richer.outcome.as_mut().unwrap().outcome.sheets[0].lines[0] += 1;
    let reopened = richer.reopen::<G>().unwrap();
    assert_eq!((reopened.timeline.len(), reopened.parted), (all, Some(Parted::OtherOutcome)), "{}", G::ID);
}

#[test]
fn a_record_of_older_rules_is_watched_as_far_as_it_agrees() {
    for game in GameId::ALL {
        with_game!(game, G => parts_where_it_should::<G>());
    }
}

fn spoil<G: Game>(seed: u64) -> usize {
    let whole = one_of::<G>();
    let mut numbers = fuzz::Numbers(seed);
    let mut read = 0;
    for form in [whole.pack(), whole.to_json::<G>().unwrap().into_bytes()] {
        assert!(fuzz::read_anything::<G>(&form));
        for _ in 0..400 {
            read += usize::from(fuzz::read_anything::<G>(&fuzz::spoilt(&form, &mut numbers)));
        }
    }
    read
}

#[test]
fn no_bytes_make_a_reader_panic() {
    for (seed, game) in GameId::ALL.into_iter().enumerate() {
        let read = with_game!(game, G => spoil::<G>(seed as u64));
        assert!(read > 30, "{game}: {read} of 800 spoilt records could be read");
    }
}
