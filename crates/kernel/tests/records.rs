//! Records of the example game: what they tell, how they part from other rules, what is refused.

#[path = "fuzz/records.rs"]
mod fuzz;

use engawa_kernel::example::{HighCard, HighCardOptions, Kind};
use engawa_kernel::record::limits::{LONGEST_NAME, MOST_DEALS};
use engawa_kernel::{
    Action, Game as _, Move, Parted, Player, Record, RecordError, Replay, Rules as _, Seat, SeatCount, Seed,
    Setup, Silent, Timeline, Viewer,
};
use fuzz::{Numbers, read_anything, spoilt};

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn begun() -> Timeline<HighCard> {
    let options = HighCardOptions { low: true };
    let setup = Setup { options, seats: SeatCount::new(3).unwrap(), seed: Seed::from_number(5) };
    Timeline::start(setup, Silent)
}

/// A whole game: somebody swaps, somebody goes on with what they knew.
fn played() -> Timeline<HighCard> {
    let mut game = begun();
    game.act(seat(0), Kind::Keep.into(), Silent).unwrap();
    game.deal(Viewer::Seat(seat(1)), Seed::from_number(9));
    for (player, kind) in [(1, Kind::Swap), (2, Kind::Keep)] {
        game.act(seat(player), kind.into(), Silent).unwrap();
    }
    for player in [2, 0, 1] {
        game.act(seat(player), Kind::Finish.into(), Silent).unwrap();
    }
    assert!(game.now().outcome().is_some());
    game
}

fn recorded() -> Record {
    let mut record = Record::of(&played());
    record.players = vec![Player::person("Юки"), Player::bot("greedy"), Player::default()];
    record
}

fn in_both_forms(record: &Record) -> [Result<Record, RecordError>; 2] {
    let text = record.to_json::<HighCard>().unwrap();
    [Record::unpack(&record.pack()), Record::from_json::<HighCard>(&text)]
}

#[test]
fn a_record_tells_who_played_and_how_it_ended() {
    let record = recorded();
    assert_eq!(record.turns.iter().map(|check| check.after).collect::<Vec<_>>(), [1, 2, 4, 5, 6]);
    assert_eq!(record.deals.len(), 1);
    for read in in_both_forms(&record) {
        assert_eq!(read.as_ref(), Ok(&record));
    }
    assert_eq!(record.replay::<HighCard>().unwrap().now(), played().now());
    let ending = record.outcome.unwrap();
    let sheet = &ending.outcome.sheets[0];
    assert_eq!(ending.lines_of(sheet).map(|(name, _)| name).collect::<Vec<_>>(), HighCard::LINES);
}

#[test]
fn an_option_that_is_not_named_has_its_first_value() {
    let mut record = Record::of(&begun());
    assert!(record.setup::<HighCard>().unwrap().options.low);
    record.options.clear();
    assert!(!record.setup::<HighCard>().unwrap().options.low);
    record.options.insert("night".into(), "on".into());
    assert!(matches!(record.setup::<HighCard>(), Err(RecordError::Option(_))));
}

#[test]
fn other_numbers_of_rules_and_data_are_no_reason() {
    let mut record = recorded();
    (record.rules, record.data) = (record.rules + 7, !record.data);
    let reopened = record.reopen::<HighCard>().unwrap();
    assert_eq!((reopened.timeline.len(), reopened.parted), (6, None));
    assert!(record.replay::<HighCard>().is_ok());
}

#[test]
fn a_record_is_watched_as_far_as_it_agrees() {
    let reopened = |change: &dyn Fn(&mut Record)| {
        let mut record = recorded();
        change(&mut record);
        let reopened = record.reopen::<HighCard>().unwrap();
        assert_eq!(record.replay::<HighCard>().is_ok(), reopened.parted.is_none());
        assert!(record.outcome.is_some(), "the result is still there");
        (reopened.timeline.len(), reopened.parted)
    };
    assert_eq!(reopened(&|_| {}), (6, None));
    let (len, parted) = reopened(&|record| record.moves[2].seat = seat(0));
    assert_eq!(len, 2);
    assert!(matches!(parted, Some(Parted::Illegal { number: 3, .. })), "{parted:?}");
    let (len, parted) = reopened(&|record| record.moves[2].action = Action(77));
    assert!(matches!((len, parted), (2, Some(Parted::Illegal { number: 3, .. }))));
    assert_eq!(reopened(&|record| record.turns[0].hash ^= 1), (0, Some(Parted::OtherPosition { after: 1 })));
    assert_eq!(reopened(&|record| record.turns[1].hash ^= 1), (1, Some(Parted::OtherPosition { after: 2 })));
    assert_eq!(reopened(&|record| record.turns[2].hash ^= 1), (2, Some(Parted::OtherPosition { after: 4 })));
    assert_eq!(reopened(&|record| record.hash ^= 1), (6, Some(Parted::OtherEnd)));
    let other = |record: &mut Record| record.outcome.as_mut().unwrap().outcome.sheets[1].lines[0] += 1;
    assert_eq!(reopened(&other), (6, Some(Parted::OtherOutcome)));
    let without = |record: &mut Record| (record.turns, record.outcome) = (Vec::new(), record.outcome.clone());
    assert_eq!(reopened(&without), (6, None), "format 1 has no turns");
}

#[test]
fn a_word_that_means_nothing_now_ends_what_is_watched() {
    let text = recorded().to_json::<HighCard>().unwrap();
    let older = text.replacen("\"swap\"", "{\"barter\":3}", 1);
    assert_ne!(older, text);
    let record = Record::from_json::<HighCard>(&older).unwrap();
    let reopened = record.reopen::<HighCard>().unwrap();
    assert!(matches!(reopened.parted, Some(Parted::Illegal { number: 2, .. })), "{:?}", reopened.parted);
    assert_eq!((reopened.timeline.len(), record.outcome), (1, recorded().outcome));
}

#[test]
fn who_steps_through_hears_every_event_once() {
    let (record, mut events) = (recorded(), Vec::new());
    let mut replay = Replay::<HighCard>::start(&record, &mut events).unwrap();
    let mut heard = vec![events.len()];
    loop {
        let mut events = Vec::new();
        if !replay.step(&mut events) {
            break;
        }
        heard.push(events.len());
    }
    assert_eq!(heard.len(), 7);
    assert!(heard[1..].iter().all(|&events| events > 0), "{heard:?}");
    assert_eq!(replay.finish().parted, None);
}

#[test]
fn what_cannot_be_is_refused() {
    type Change = fn(&mut Record);
    let changes: [(&str, Change); 12] = [
        ("players without a seat", |record| record.players.truncate(2)),
        ("a dealing out of place", |record| record.deals[0].at = 7),
        ("a dealing out of place", |record| record.deals[0].viewer = Viewer::Seat(seat(3))),
        ("dealings in disorder", |record| {
            let deal = record.deals[0];
            record.deals.push(engawa_kernel::Deal { at: 0, ..deal });
        }),
        ("dealings", |record| record.deals = vec![record.deals[0]; MOST_DEALS + 1]),
        ("turns in disorder", |record| record.turns[1].after = 1),
        ("turn out of place", |record| record.turns[0].after = 0),
        ("turn out of place", |record| record.turns[4].after = 7),
        ("impossible result", |record| {
            record.outcome.as_mut().unwrap().outcome.sheets.pop();
        }),
        ("impossible result", |record| {
            record.outcome.as_mut().unwrap().outcome.sheets[0].lines.pop();
        }),
        ("impossible result", |record| {
            record.outcome.as_mut().unwrap().outcome.sheets[0].lines[0] = i32::MIN;
        }),
        ("impossible result", |record| {
            let winners = &mut record.outcome.as_mut().unwrap().outcome.winners;
            *winners = winners.with(seat(5));
        }),
    ];
    for (what, change) in changes {
        let mut record = recorded();
        change(&mut record);
        assert!(record.reopen::<HighCard>().is_err(), "{what}");
        for read in in_both_forms(&record) {
            assert!(matches!(read, Err(RecordError::Unreadable(_))), "{what}: {read:?}");
        }
    }
}

#[test]
fn long_names_are_cut_and_hold_no_control_signs() {
    let mut record = recorded();
    record.players[0].name = format!("\u{1b}[31m{}", "я".repeat(10_000));
    for read in in_both_forms(&record) {
        let name = read.unwrap().players[0].name.clone();
        assert_eq!(name.chars().count(), LONGEST_NAME);
        assert!(name.starts_with("[31mя"), "{name}");
    }
}

#[test]
fn a_later_format_is_refused_plainly() {
    let mut bytes = recorded().pack();
    bytes[3] = 3;
    let text = recorded().to_json::<HighCard>().unwrap().replacen("\"format\":2", "\"format\":3", 1);
    let told = "the record has format 3, this program reads formats up to 2";
    assert_eq!(Record::unpack(&bytes).unwrap_err().to_string(), told);
    assert_eq!(Record::from_json::<HighCard>(&text).unwrap_err().to_string(), told);
    bytes[3] = 0;
    assert_eq!(Record::unpack(&bytes), Err(RecordError::Format(0)));
}

#[test]
fn a_record_from_moves_is_that_of_the_game() {
    let mut game = begun();
    game.act(seat(0), Kind::Swap.into(), Silent).unwrap();
    assert_eq!(Record::of_moves::<HighCard>(*game.setup(), game.moves()).unwrap(), Record::of(&game));
    let wrong = [Move { seat: seat(2), action: Kind::Keep.into() }];
    assert!(matches!(
        Record::of_moves::<HighCard>(*game.setup(), &wrong),
        Err(RecordError::IllegalMove { number: 1, .. })
    ));
}

/// A list may say that it is long: nothing is laid out for what is not there.
#[test]
fn no_bytes_make_a_reader_panic() {
    let whole = recorded();
    let forms =
        [whole.pack(), whole.to_json::<HighCard>().unwrap().into_bytes(), Record::of(&begun()).pack()];
    let mut numbers = Numbers(1);
    let mut read = 0;
    for form in &forms {
        assert!(read_anything::<HighCard>(form));
        for len in 0..form.len() {
            assert!(!read_anything::<HighCard>(&form[..len]), "cut off at {len}");
        }
        for _ in 0..4000 {
            read += usize::from(read_anything::<HighCard>(&spoilt(form, &mut numbers)));
        }
    }
    assert!(read > 500, "{read} of the spoilt records could be read: too few to try what comes after");
    for len in 0..2000 {
        let mut bytes: Vec<u8> = (0..len % 300).map(|_| numbers.below(256) as u8).collect();
        read_anything::<HighCard>(&bytes);
        bytes.splice(0..0, *b"eng\x02\x00");
        read_anything::<HighCard>(&bytes);
    }
}
