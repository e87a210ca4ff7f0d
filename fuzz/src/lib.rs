//! What a fuzzer does with bytes: one function for each reader of what strangers send or of what was kept. Whatever the bytes
//! are, nothing panics, and what could be read is written to the same meaning.
//!
//! `crates/room/tests/fuzz.rs` includes this file and feeds it on a stable compiler; `cargo fuzz run <function>` feeds it for as
//! long as one likes.

use std::fmt::Debug;

use engawa_host::{Entry, Holder, Journal, Level, Table, Time};
use engawa_kernel::{Game, SeatCount, Seed, Setup, Viewer};
use engawa_room::{BotAnswer, BotQuestion, OpenError, Opened, Opening};
use engawa_shelf::{GameId, with_game};
use engawa_wire::kept::Stored;
use engawa_wire::{
    Ask, Hello, Tell, Unreadable, json as words, link as address, pack, table, tables, unpack,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

#[allow(dead_code)]
#[path = "../../crates/kernel/tests/fuzz/records.rs"]
pub mod records;

/// Reads the bytes as a message; what was read is written and read again.
fn message<T: Serialize + DeserializeOwned + PartialEq + Debug>(bytes: &[u8]) {
    if let Ok(read) = unpack::<T>(bytes) {
        assert_eq!(unpack::<T>(&pack(&read)).as_ref(), Ok(&read), "written and read again");
    }
}

/// The game that the first byte names, and the other bytes.
fn game(bytes: &[u8]) -> Option<(GameId, &[u8])> {
    let (first, rest) = bytes.split_first()?;
    Some((GameId::ALL[usize::from(*first) % GameId::ALL.len()], rest))
}

/// What is asked.
pub fn asks(bytes: &[u8]) {
    message::<Ask>(bytes);
    message::<tables::Ask>(bytes);
    message::<table::Ask>(bytes);
    message::<BotAnswer>(bytes);
}

/// What is told.
pub fn tells(bytes: &[u8]) {
    message::<Tell>(bytes);
    message::<tables::Tell>(bytes);
    message::<table::Tell>(bytes);
    message::<BotQuestion>(bytes);
}

/// A journal: the first bytes say of which game, and who sits there.
pub fn journal(bytes: &[u8]) {
    let Some((game, &[seats, who, ref rest @ ..])) = game(bytes) else { return };
    let Ok(journal) = Journal::from_bytes(rest) else { return };
    let entries: Vec<Entry> = journal.entries().collect();
    assert_eq!(entries.len() as u64, journal.len());
    let again: Journal = entries.iter().copied().collect();
    assert_eq!(Journal::from_bytes(&again.to_bytes()).as_ref(), Ok(&again), "written and read again");
    assert!(again.entries().eq(entries.iter().copied()));
    with_game!(game, G => follow::<G>(seats, who, &entries));
}

/// Follows entries as far as they go; the table that comes of them can do all that a table can.
pub fn follow<G: Game>(seats: u8, who: u8, entries: &[Entry]) {
    let most = *G::SEATS.end() - *G::SEATS.start() + 1;
    let Some(seats) = SeatCount::new(G::SEATS.start() + usize::from(seats) % most) else { return };
    let holder = |seat: usize| match who >> seat & 0x11 {
        0 => Holder::Person,
        0x10 => Holder::StandIn(Level::Calm),
        _ => Holder::Bot(Level::Random),
    };
    let holders: Vec<Holder> = (0..seats.get()).map(holder).collect();
    let setup = Setup { options: G::Options::default(), seats, seed: Seed::from_number(u64::from(who)) };
    let (table, astray) = Table::<G>::rebuild(setup, &holders, entries.iter().copied());
    assert_eq!(table.revision(), astray.map_or(entries.len() as u64, |astray| astray.number - 1));
    let (again, astray) = Table::<G>::rebuild(setup, &holders, table.journal().entries());
    assert!(astray.is_none() && again == table, "what was followed can be followed again");
    for viewer in Viewer::all(seats) {
        let update = table.update(viewer);
        assert!(update.floor <= update.decisions && update.ground <= update.decisions);
        assert_eq!(table.log(viewer).len(), table.decisions() + 1);
    }
    assert_eq!(table.timeline().now().hash(), table.position().hash());
    for seat in table.bots_asked().iter() {
        assert!(table.question(seat).is_some());
    }
}

/// A table as it is kept, in whichever form.
pub fn kept(bytes: &[u8]) {
    let Ok(stored) = Stored::from_bytes(bytes) else { return };
    let opened =
        |opening: Result<Opening<'_>, OpenError>| opening.and_then(|opening| opening.open_any(Time(1)));
    let opened: Result<Opened, OpenError> = match &stored {
        Stored::Kept(kept) => {
            assert_eq!(Stored::from_bytes(&kept.to_bytes()).as_ref(), Ok(&stored), "written and read again");
            let _ = kept.listed();
            opened(Opening::of_kept(kept))
        }
        Stored::Recorded(recorded) => opened(Opening::of_record(recorded)),
    };
    if let Ok(Opened { desk, .. }) = opened {
        assert_eq!(desk.kept().journal, desk.journal().to_bytes());
        let _ = (desk.update(Viewer::Spectator), desk.log(Viewer::Spectator), desk.record(&[]));
    }
}

/// Messages in JSON: the first byte says of which game.
pub fn json(bytes: &[u8]) {
    let Some((game, rest)) = game(bytes) else { return };
    let Ok(text) = core::str::from_utf8(rest) else { return };
    again(&words::read_tables_ask(text), words::write_tables_ask, words::read_tables_ask);
    again(&words::read_tables_tell(text), words::write_tables_tell, words::read_tables_tell);
    let read = |text: &str| words::read_ask(game, text);
    again(&read(text), |ask| words::write_ask(game, ask), read);
    let read = |text: &str| words::read_tell(game, text);
    // What a view shows is believed to whoever runs the table: to write update the legal actions are looked for in them.
    if let Ok(told) = read(text)
        && !matches!(told, table::Tell::Update { .. })
    {
        again(&Ok(told), |tell| words::write_tell(game, tell), read);
    }
}

fn again<T: PartialEq + Debug>(
    read: &Result<T, Unreadable>,
    write: impl Fn(&T) -> Result<String, Unreadable>,
    reader: impl Fn(&str) -> Result<T, Unreadable>,
) {
    // An action can be said in words that mean nothing any more when they are packed.
    if let Ok(message) = read
        && let Ok(text) = write(message)
        && text.len() <= engawa_wire::LONGEST
    {
        assert_eq!(reader(&text).as_ref(), Ok(message), "written and read again: {text}");
    }
}

/// A record in either form: the first byte says of which game.
pub fn record(bytes: &[u8]) {
    let Some((game, rest)) = game(bytes) else { return };
    with_game!(game, G => records::read_anything::<G>(rest));
}

/// A record in an address.
pub fn link(bytes: &[u8]) {
    if bytes.len() < address::LONGEST / 2 {
        assert_eq!(address::read(&address::write(bytes)).as_deref(), Ok(bytes));
    }
    if let Ok(text) = core::str::from_utf8(bytes)
        && let Ok(read) = address::read(text)
    {
        assert_eq!(address::read(&address::write(&read)), Ok(read));
    }
}

/// The first word on a line.
pub fn hello(bytes: &[u8]) {
    let Ok(text) = core::str::from_utf8(bytes) else { return };
    let Ok(hello) = Hello::from_json(text) else { return };
    let ours = Hello::ours();
    let _ = (ours.fits(&hello), GameId::ALL.map(|game| ours.plays(&hello, game)));
    let said = Hello::from_json(&hello.to_json()).expect("whoever it was, what it says can be read");
    assert_eq!((said.wire, Hello::from_json(&said.to_json())), (hello.wire, Ok(said.clone())));
}
