//! The fuzz targets on a stable compiler: random bytes, and what was well written with something wrong in it.

// Over there it is a library.
#[allow(unreachable_pub)]
#[path = "../../../fuzz/src/lib.rs"]
mod fuzz;

use std::sync::{Mutex, MutexGuard, PoisonError};

use engawa_host::{Command, CommandId, Deed, Entry, Holder, Journal, Table, Time};
use engawa_kernel::testing::Picks;
use engawa_kernel::{Action, Actions, Game, Seat, SeatCount, Seed, Setup, Viewer};
use engawa_room::Opening;
use engawa_shelf::{GameId, with_game};
use engawa_wire::{Chair, Hello, Start, TableId, json, link, pack, table};
use fuzz::records::{Numbers, spoilt};
use peak_alloc::PeakAlloc;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// One after the other: memory is counted for the whole program.
static ALONE: Mutex<()> = Mutex::new(());

fn alone() -> MutexGuard<'static, ()> {
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What may be taken to read so many bytes: lists that claim to be long are believed up to a megabyte, and they nest.
fn most(len: usize) -> usize {
    (4 << 20) + 100 * len
}

/// Feeds a target with every seed as it is, cut, and spoilt many times, and with random bytes.
fn feed(target: fn(&[u8]), seeds: &[Vec<u8>], times: usize, measured: bool) {
    let mut numbers = Numbers(17);
    let run = |bytes: &[u8]| {
        MEMORY.reset_peak_usage();
        let before = MEMORY.current_usage();
        target(bytes);
        let taken = MEMORY.peak_usage().saturating_sub(before);
        assert!(!measured || taken < most(bytes.len()), "{taken} bytes for {}", bytes.len());
    };
    run(&[]);
    for seed in seeds {
        run(seed);
        for cut in 0..seed.len().min(200) {
            run(&seed[..cut]);
        }
    }
    for _ in 0..times {
        let seed = &seeds[numbers.below(seeds.len())];
        run(&spoilt(seed, &mut numbers));
        let random: Vec<u8> = (0..numbers.below(80)).map(|_| numbers.below(256) as u8).collect();
        run(&random);
        // Lists that claim to be long.
        let mut claims = seed.clone();
        let at = numbers.below(claims.len() + 1);
        claims.splice(at..at, [0xff, 0xff, 0xff, 0xff, 0x0f]);
        run(&claims);
    }
}

/// The examples of every message, as the golden file of the wire has them.
fn messages(of: &str) -> Vec<Vec<u8>> {
    let golden = include_str!("../../wire/tests/golden/wire-2.txt");
    let lines = golden.lines().filter(|line| line.contains(of)).filter_map(|line| line.rsplit_once(": "));
    let hex = |text: &str| {
        (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).unwrap()).collect()
    };
    lines.map(|(_, text)| hex(text)).collect()
}

fn setup<G: Game>(seats: usize, number: u64) -> Setup<G::Options> {
    let seats = SeatCount::new(seats).unwrap();
    Setup { options: G::Options::default(), seats, seed: Seed::from_number(number) }
}

/// A table where people decided at random, took back, asked, confirmed, left and came back.
fn evening<G: Game>(seats: usize, number: u64, steps: usize) -> Table<G> {
    let mut table = Table::<G>::open(setup::<G>(seats, number), &[]);
    let (mut picks, mut list) = (Picks::new(number), Actions::new());
    for step in 0..steps as u64 {
        let update = table.update(Viewer::Spectator);
        let seat = Seat::new(picks.below(seats)).unwrap();
        let seat = if picks.below(3) > 0 { update.asked.first().unwrap_or(seat) } else { seat };
        table.position().actions(seat, &mut list);
        let revision = table.revision();
        let command = match picks.below(14) {
            0 => Command::TakeBack { revision, to: picks.below(table.decisions() + 1) },
            1 => Command::Redo { revision },
            2 => Command::Confirming(picks.below(2) == 0),
            3 => Command::Leave,
            4 => Command::Return,
            5 => Command::Withdraw,
            6..8 => Command::Confirm { revision },
            8..10 => {
                let request = update.request.map_or(0, |request| request.number);
                Command::Answer { request, agree: picks.below(3) > 0 }
            }
            _ => {
                let action = list.get(picks.below(list.len().max(1))).copied().unwrap_or(Action(0));
                Command::Act { revision, action }
            }
        };
        let _ = table.command(seat, CommandId(step), command, Time(step), |_, _| {});
        if picks.below(40) == 0 {
            let _ = table.deal(Viewer::Seat(seat), Seed::from_number(step), Time(step));
        }
    }
    table
}

/// An entry changed, left out, doubled, moved, or put in.
fn disturb(entries: &mut Vec<Entry>, numbers: &mut Numbers) {
    if entries.is_empty() {
        return;
    }
    let (a, b) = (numbers.below(entries.len()), numbers.below(entries.len()));
    let to = numbers.below(entries.len() + 3);
    let seat = Seat::new(numbers.below(6));
    match numbers.below(8) {
        0 => entries.swap(a, b),
        1 => drop(entries.remove(a)),
        2 => entries.insert(b, entries[a]),
        3 => entries[a].seat = seat,
        4 => entries.truncate(a),
        5 => {
            let viewer = seat.filter(|_| numbers.below(3) > 0).map_or(Viewer::Spectator, Viewer::Seat);
            let deed = Deed::Deal(viewer, Seed::from_number(to as u64));
            entries.insert(a, Entry { seat: None, deed, ..entries[a] });
        }
        _ => {
            let deed = match numbers.below(10) {
                0 => Deed::TakeBack(to),
                1 | 2 => Deed::Request(to),
                3 => Deed::Withdraw,
                4 | 5 => Deed::Answer(numbers.below(4) > 0),
                6 => Deed::Redo,
                7 => Deed::Leave,
                8 => Deed::Return,
                _ => Deed::Confirming(true),
            };
            entries.insert(a, Entry { seat, deed, ..entries[a] });
        }
    }
}

#[test]
fn asks_of_strangers() {
    let _alone = alone();
    let seeds = [messages(" ask / "), messages("wire / ask"), messages("part / answer")].concat();
    assert!(seeds.len() > 15);
    feed(fuzz::asks, &seeds, 20_000, true);
}

#[test]
fn tells_of_strangers() {
    let _alone = alone();
    let seeds = [messages(" tell / "), messages("wire / tell"), messages("part / asked")].concat();
    assert!(seeds.len() > 15);
    feed(fuzz::tells, &seeds, 20_000, true);
}

fn journals<G: Game>(game: u8) {
    let mut numbers = Numbers(3);
    let most = *G::SEATS.end();
    let place = (most - G::SEATS.start()) as u8;
    let (mut followed, mut astray) = (0, 0);
    for number in 0..40_u8 {
        let table = evening::<G>(most, number.into(), 120);
        let entries: Vec<Entry> = table.journal().entries().collect();
        fuzz::follow::<G>(place, number, &entries);
        for _ in 0..120 {
            let mut disturbed = entries.clone();
            for _ in 0..=numbers.below(4) {
                disturb(&mut disturbed, &mut numbers);
            }
            // As it was, with bots in some seats, with stand-ins: whoever rebuilds it.
            fuzz::follow::<G>(
                place,
                if numbers.below(2) == 0 { 0 } else { numbers.below(256) as u8 },
                &disturbed,
            );
            let rebuilt = Table::<G>::rebuild(*table.setup(), &[Holder::Person; 6], disturbed);
            *(if rebuilt.1.is_some() { &mut astray } else { &mut followed }) += 1;
        }
        let seed = [&[game, place, number][..], &table.journal().to_bytes()].concat();
        for _ in 0..120 {
            fuzz::journal(&spoilt(&seed, &mut numbers));
        }
    }
    assert!(followed > 5 && astray > 100, "{}: {followed} could be followed, {astray} not", G::ID);
}

#[test]
fn journals_of_strangers() {
    let _alone = alone();
    for (place, game) in (0..).zip(GameId::ALL) {
        with_game!(game, G => journals::<G>(place));
    }
    let plain: Journal = [].into_iter().collect();
    feed(fuzz::journal, &[[&[0, 0, 0][..], &plain.to_bytes()].concat()], 10_000, true);
}

fn start(game: GameId, seats: usize) -> Start {
    let chair = |place| Chair { name: format!("n{place}"), holder: Holder::Person, crest: place as u8 };
    Start {
        table: TableId("t".into()),
        game: game.id().to_owned(),
        options: Vec::new(),
        chairs: (0..seats).map(chair).collect(),
        seed: Seed::from_number(3),
        confirming: engawa_kernel::SeatSet::NONE,
        fork: None,
    }
}

/// Tables as they are kept today, and as they were.
fn kept() -> Vec<Vec<u8>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kept-751589d");
    let files = std::fs::read_dir(folder).unwrap().map(|file| std::fs::read(file.unwrap().path()).unwrap());
    let mut seeds: Vec<Vec<u8>> = files.collect();
    for game in GameId::ALL {
        let start = start(game, 2);
        let opened = Opening::of_start(&start).unwrap().open_any(Time(0)).unwrap();
        let journal = with_game!(game, G => evening::<G>(2, 3, 60).journal().to_bytes());
        let kept = engawa_wire::Kept { chairs: start.chairs, journal, ..opened.desk.kept() };
        seeds.push(kept.to_bytes());
    }
    seeds
}

#[test]
fn tables_kept_by_strangers() {
    let _alone = alone();
    feed(fuzz::kept, &kept(), 4000, false);
}

fn in_json<G: Game>(game: GameId, place: u8) -> Vec<Vec<u8>> {
    let table = evening::<G>(2, 5, 60);
    let seat = table.asked().first().unwrap_or(Seat::new(0).unwrap());
    let mut list = Actions::new();
    table.position().actions(seat, &mut list);
    let act = |&action: &Action| table::Ask::Command {
        id: CommandId(7),
        seat,
        command: Command::Act { revision: table.revision(), action },
    };
    let viewer = Viewer::Seat(seat);
    let mut texts: Vec<String> =
        list.iter().take(3).map(|action| json::write_ask(game, &act(action)).unwrap()).collect();
    let update = table::Tell::Update { viewer, update: pack(&table.update(viewer)) };
    let log = table::Tell::Log { viewer, lines: pack(&table.log(viewer)) };
    texts.extend([&update, &log].map(|tell| json::write_tell(game, tell).unwrap()));
    let open = engawa_wire::tables::Ask::Open(Box::new(start(game, 2)));
    texts.push(json::write_tables_ask(&open).unwrap());
    texts.into_iter().map(|text| [&[place], text.as_bytes()].concat()).collect()
}

#[test]
fn json_of_strangers() {
    let _alone = alone();
    for (place, game) in (0..).zip(GameId::ALL) {
        let seeds = with_game!(game, G => in_json::<G>(game, place));
        feed(fuzz::json, &seeds, 10_000, true);
    }
}

#[test]
fn records_of_strangers() {
    let _alone = alone();
    let record = |(place, game): (u8, GameId)| {
        with_game!(game, G => {
            let record = engawa_kernel::Record::of(&evening::<G>(2, 3, 60).timeline());
            let packed = [&[place][..], &record.pack()].concat();
            [packed, [&[place], record.to_json::<G>().unwrap().as_bytes()].concat()]
        })
    };
    let seeds: Vec<Vec<u8>> = (0..).zip(GameId::ALL).flat_map(record).collect();
    feed(fuzz::record, &seeds, 4000, false);
}

#[test]
fn links_of_strangers() {
    let _alone = alone();
    let bytes: Vec<u8> = (0..=255).collect();
    feed(fuzz::link, &[link::write(&bytes).into_bytes(), bytes], 10_000, true);
}

#[test]
fn hellos_of_strangers() {
    let _alone = alone();
    let strange = r#"{"wire":2,"build":"\n\"\\\u0000","rules":{"a\"":1,"a":2},"data":{"\u001f":"\t"}}"#;
    let seeds = [
        Hello::ours().to_json().into_bytes(),
        strange.as_bytes().to_vec(),
        include_bytes!("../../wire/tests/golden/hello.json").to_vec(),
    ];
    feed(fuzz::hello, &seeds, 10_000, true);
}
