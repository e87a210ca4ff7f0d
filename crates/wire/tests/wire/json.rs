//! Every message in JSON and back, and whole games played by a program that knows nothing else.

use engawa_host::{Holder, Level, Table, Time, Update};
use engawa_kernel::testing::Picks;
use engawa_kernel::{Actions, Game, Seat, SeatCount, Seed, Setup, Viewer};
use engawa_room::{BotAnswer, DeviceId, Opening, Output, Person, Room, thinker};
use engawa_shelf::{GameId, with_game};
use engawa_wire::table::{Ask, Tell};
use engawa_wire::{Chair, Start, TableId, json, pack};
use serde_json::{Value, json};

use crate::examples;

#[test]
fn every_message_goes_to_json_and_back() {
    for (name, ask) in examples::tables_asks() {
        let text = json::write_tables_ask(&ask).unwrap();
        assert_eq!(json::read_tables_ask(&text), Ok(ask), "{name}: {text}");
    }
    for (name, tell) in examples::tables_tells() {
        let text = json::write_tables_tell(&tell).unwrap();
        assert_eq!(json::read_tables_tell(&text), Ok(tell), "{name}: {text}");
    }
    for game in GameId::ALL {
        with_game!(game, G => messages_in_json::<G>(game));
    }
}

fn messages_in_json<G: Game>(game: GameId) {
    let seats = SeatCount::new(2).unwrap();
    let setup = Setup { options: G::Options::default(), seats, seed: Seed::from_number(1) };
    let table = Table::<G>::open(setup, &[]);
    let seat = table.asked().first().unwrap();
    let viewer = Viewer::Seat(seat);
    let mut list = Actions::new();
    table.position().actions(seat, &mut list);
    for (name, ask) in examples::table_asks(list[0]) {
        let text = json::write_ask(game, &ask).unwrap();
        assert_eq!(json::read_ask(game, &text), Ok(ask), "{game} {name}: {text}");
    }
    let (update, log) = (pack(&table.update(viewer)), pack(&table.log(viewer)));
    for (name, tell) in examples::table_tells(viewer, &update, &log) {
        let text = json::write_tell(game, &tell).unwrap();
        assert_eq!(json::read_tell(game, &text), Ok(tell), "{game} {name}: {text}");
    }
}

/// An action that means nothing in the game cannot be said in its words.
#[test]
fn what_has_no_words_is_not_written() {
    for game in GameId::ALL {
        let asks = examples::table_asks(engawa_kernel::Action(u32::MAX));
        let (_, act) = asks.iter().find(|(name, _)| name == "command act").unwrap();
        assert!(json::write_ask(game, act).is_err(), "{game}");
        let update = Tell::Update { viewer: Viewer::Spectator, update: vec![1, 2, 3] };
        assert!(json::write_tell(game, &update).is_err(), "{game}");
    }
}

/// Somebody who reads JSON and writes JSON.
struct Reader {
    device: DeviceId,
    seat: Option<Seat>,
    /// The last update.
    update: Value,
}

impl Reader {
    fn hears<G: Game>(&mut self, text: &str, table: &dyn Fn(Viewer) -> Update<G>) {
        let told: Value = serde_json::from_str(text).unwrap();
        let Some(update) = told.get("update").and_then(|told| told.get("update")) else { return };
        let viewer = self.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let plain = table(viewer);
        assert!(update["view"].is_object() || update["view"].is_array(), "{text}");
        assert!(update.get("happened").is_some(), "{text}");
        let asked = self.seat.is_some_and(|seat| plain.asked.contains(seat));
        if plain.revision == update["revision"].as_u64().unwrap() {
            assert_eq!(
                update.get("actions").is_some(),
                asked,
                "the own legal actions, and nobody else's: {text}"
            );
        }
        self.update = update.clone();
    }

    /// What to say next, if anything.
    fn says(&self, picks: &mut Picks) -> Option<String> {
        let actions = self.update.get("actions")?.as_array()?;
        let action = &actions[picks.below(actions.len())];
        let revision = &self.update["revision"];
        let act = json!({"act": {"revision": revision, "action": action}});
        let id = revision.as_u64()? * 8 + self.device.0;
        Some(json!({"command": {"id": id, "seat": self.seat?, "command": act}}).to_string())
    }
}

struct Line<'a, G: Game> {
    game: GameId,
    room: Room,
    readers: Vec<Reader>,
    picks: Picks,
    expected: &'a dyn Fn(&Room, Viewer) -> Update<G>,
    told: usize,
}

impl<G: Game> Line<'_, G> {
    /// Everything that is told goes over the line as JSON; bots answer at once.
    fn carry(&mut self, done: Output) {
        for (device, tell) in &done.tells {
            let text = json::write_tell(self.game, tell).unwrap();
            assert_eq!(json::read_tell(self.game, &text).as_ref(), Ok(tell), "{text}");
            assert!(!matches!(tell, Tell::Refused { .. }), "{text}");
            no_bytes(&serde_json::from_str(&text).unwrap(), &text);
            let table = |viewer| (self.expected)(&self.room, viewer);
            let reader = self.readers.iter_mut().find(|reader| reader.device == *device).unwrap();
            reader.hears::<G>(&text, &table);
            self.told += 1;
        }
        for asked in done.questions {
            let mut mind = thinker::any(self.game, &asked.question).unwrap();
            let answer = BotAnswer {
                table: asked.table.clone(),
                seat: asked.seat,
                since: asked.since,
                actions: mind.think(usize::MAX).unwrap(),
            };
            let done = self.room.answer(&answer, Time(0));
            self.carry(done);
        }
    }
}

/// Updates and lines are in words, not packed.
fn no_bytes(told: &Value, text: &str) {
    let inner = |key: &str, part: &str| told.get(key).and_then(|told| told.get(part)).cloned();
    if let Some(update) = inner("update", "update") {
        assert!(update.is_object(), "{text}");
    }
    if let Some(lines) = inner("log", "lines") {
        assert!(lines.as_array().unwrap().iter().all(Value::is_object), "{text}");
    }
}

/// A table where everybody but a bot (where there are enough seats) speaks JSON and nothing else.
fn play_in_json<G: Game>(game: GameId, seats: usize) {
    let holder = |place| if place == 2 { Holder::Bot(Level::Random) } else { Holder::Person };
    let chairs: Vec<Chair> = (0..seats)
        .map(|place| Chair { name: format!("n{place}"), holder: holder(place), crest: 0 })
        .collect();
    let start = Start {
        table: TableId("t".into()),
        game: game.id().into(),
        options: Vec::new(),
        chairs: chairs.clone(),
        seed: Seed::from_number(seats as u64),
        confirming: engawa_kernel::SeatSet::NONE,
        fork: None,
    };
    let opened = Opening::of_start(&start).unwrap().open_any(Time(0)).unwrap();
    let holders = (0..seats).map(|place| (place != 2).then(|| Person(format!("n{place}")))).collect();
    let reader =
        |place| Reader { device: DeviceId(place as u64), seat: Seat::new(place), update: Value::Null };
    let mut readers: Vec<Reader> = (0..seats).filter(|&place| place != 2).map(reader).collect();
    readers.push(Reader { device: DeviceId(7), seat: None, update: Value::Null });
    let expected = |room: &Room, viewer: Viewer| -> Update<G> {
        engawa_wire::unpack(&room.desk().update(viewer)).unwrap()
    };
    let devices: Vec<(DeviceId, Option<Seat>)> =
        readers.iter().map(|reader| (reader.device, reader.seat)).collect();
    let room = Room::new(start.table, opened, chairs, holders);
    let mut line =
        Line::<G> { game, room, readers, picks: Picks::new(seats as u64), expected: &expected, told: 0 };
    for (device, seat) in devices {
        let person = Person(format!("n{}", device.0));
        let done = line.room.enter(device, person);
        line.carry(done);
        let look = match seat {
            Some(seat) => json!({"look": {"seat": seat}}).to_string(),
            None => json!({"look": "spectator"}).to_string(),
        };
        let ask: Ask = json::read_ask(game, &look).unwrap();
        let done = line.room.ask(device, ask, Time(0));
        line.carry(done);
    }
    let mut decisions = 0;
    while line.readers[0].update["outcome"].is_null() {
        let says =
            line.readers.iter().find_map(|reader| Some((reader.device, reader.says(&mut line.picks)?)));
        let (device, text) = says.expect("somebody is asked");
        let ask = json::read_ask(game, &text).unwrap_or_else(|_| panic!("{text}"));
        assert_eq!(
            serde_json::from_str::<Value>(&json::write_ask(game, &ask).unwrap()).unwrap(),
            serde_json::from_str::<Value>(&text).unwrap()
        );
        let done = line.room.ask(device, ask, Time(0));
        assert!(!done.entries.is_empty(), "{text}");
        line.carry(done);
        decisions += 1;
        assert!(decisions <= G::longest(SeatCount::new(seats).unwrap()), "{game} does not end");
    }
    assert!(line.room.desk().summary().over && line.told > decisions);
    assert!(line.readers.iter().all(|reader| reader.update["outcome"].is_object()));
    // The whole story, and how it ended, for everybody: the bot's eyes as well.
    for viewer in Viewer::all(SeatCount::new(seats).unwrap()) {
        let log = Tell::Log { viewer, lines: line.room.desk().log(viewer) };
        let update = Tell::Update { viewer, update: line.room.desk().update(viewer) };
        for tell in [log, update] {
            let text = json::write_tell(game, &tell).unwrap();
            no_bytes(&serde_json::from_str(&text).unwrap(), &text);
            assert_eq!(json::read_tell(game, &text), Ok(tell), "{game} {viewer:?}");
        }
    }
}

/// A test a game, so that they run side by side; the list is checked against the shelf.
macro_rules! played {
    ($($test:ident $game:ident),*) => {
        $(
            #[test]
            fn $test() {
                let game = GameId::$game;
                for seats in game.facts().seats {
                    play_in_json::<engawa_shelf::$game>(game, seats);
                }
            }
        )*

        #[test]
        fn no_game_is_left_out() {
            assert_eq!([$(GameId::$game),*], GameId::ALL);
        }
    };
}

played!(
    a_program_plays_grandbois_in_json GrandBois,
    a_program_plays_harmonies_in_json Harmonies,
    a_program_plays_the_white_castle_in_json WhiteCastle,
    a_program_plays_bamboo_in_json Bamboo,
    a_program_plays_bitoku_in_json Bitoku
);
