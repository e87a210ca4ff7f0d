//! A recorded game opened in the page, or why it cannot be.

use std::rc::Rc;

use engawa_boards::Replay;
use engawa_host::Holder;
use engawa_kernel::record::Parted;
use engawa_kernel::{Outcome, Record, RecordError, Seat, SeatSet, Viewer};
use engawa_shelf::GameId;
use engawa_wire::chair::persons;
use engawa_wire::{Chair, Recorded, TableId, link};
use engawa_words::{Names, Words};

use super::{fresh, top};
use crate::app::{App, icon, names_of, word};
use crate::markup::{Content, Contents, tag};
use crate::reactive::*;
use crate::ready::{GamePart, once_ready};
use crate::route::Route;

/// A recorded game, opened.
pub struct OpenedRecord {
    /// As it is kept, or would be.
    pub saved: Recorded,
    /// Every position of it.
    pub replay: Box<dyn Replay>,
    /// Who of them looks at the screen, if it is only one.
    pub you: Option<Seat>,
    /// Whether it is kept in this browser.
    pub kept: bool,
    /// How it ended, as it was counted then.
    pub ending: Option<Outcome>,
}

/// Why a game cannot be opened.
#[derive(Clone, PartialEq, Debug)]
pub enum Lost {
    /// It is not kept here.
    Missing,
    /// It cannot be used.
    Broken(RecordError),
}

impl OpenedRecord {
    /// A game that is kept in this browser.
    pub fn kept(part: GamePart, saved: Recorded) -> Result<Rc<OpenedRecord>, Lost> {
        let record = Record::unpack(&saved.record).map_err(Lost::Broken)?;
        OpenedRecord::of(part, &record, saved, true)
    }

    /// The game that an address carries, as [`read`] found it.
    pub fn linked(
        part: GamePart,
        words: &Words,
        record: &Record,
        bytes: Vec<u8>,
    ) -> Result<Rc<OpenedRecord>, Lost> {
        let chair = |seat: Seat| {
            let player = record.players.get(seat.index());
            let named = player.map(|player| player.name.clone()).unwrap_or_default();
            let bot = player.and_then(|player| player.bot.as_ref()?.parse().ok());
            // Whoever played elsewhere without a name is not «you» here.
            let nameless = named.is_empty() && bot.is_none();
            let number = || words.say("player", &[("number", (seat.index() + 1).into())]);
            Chair {
                name: if nameless { number() } else { named },
                holder: bot.map_or(Holder::Person, Holder::Bot),
                crest: seat.index() as u8,
            }
        };
        let saved = Recorded {
            table: TableId(fresh::name()),
            chairs: record.seats.seats().map(chair).collect(),
            record: bytes,
            confirming: SeatSet::NONE,
            over: false,
            when: js_sys::Date::now() as u64,
        };
        OpenedRecord::of(part, record, saved, false)
    }

    fn of(
        part: GamePart,
        record: &Record,
        mut saved: Recorded,
        kept: bool,
    ) -> Result<Rc<OpenedRecord>, Lost> {
        let replay = part.replay(record).map_err(Lost::Broken)?;
        // A game of older rules has ended even if it cannot be looked at to its end.
        saved.over = replay.outcome().is_some() || record.outcome.is_some();
        let people: Vec<Seat> = persons(&saved.chairs).iter().collect();
        let you = match people[..] {
            [only] if kept => Some(only),
            _ => None,
        };
        let ending = record.outcome.as_ref().map(|ending| ending.outcome.clone());
        Ok(Rc::new(OpenedRecord { saved, replay, you, kept, ending }))
    }

    /// Who played.
    pub fn names(&self, words: &Words) -> Names {
        names_of(words, &self.saved.chairs)
    }

    /// The crest of a seat, 1 to 4.
    pub fn crest(&self, seat: Seat) -> u8 {
        self.saved.chairs.get(seat.index()).map_or(1, |chair| chair.crest % 4 + 1)
    }

    /// Whose eyes are the own ones: the only person's at this device, else a spectator's.
    pub fn own_eyes(&self) -> Viewer {
        self.you.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Through whose eyes it may be looked at. A game that is still being played here keeps its secrets: the only person
    /// sees what they know anyway, several see what a spectator sees.
    pub fn viewers(&self) -> Vec<Viewer> {
        if self.saved.over || !self.kept {
            Viewer::all(self.replay.seats()).collect()
        } else {
            self.you.map(Viewer::Seat).into_iter().chain([Viewer::Spectator]).collect()
        }
    }
}

/// The record that an address carries, and its bytes.
pub fn read(address: &str) -> Result<(Record, Vec<u8>), Lost> {
    let unreadable = |_| Lost::Broken(RecordError::Unreadable("no base64url".to_owned()));
    let bytes = link::read(address).map_err(unreadable)?;
    Ok((Record::unpack(&bytes).map_err(Lost::Broken)?, bytes))
}

/// Which game a record is of: it must be fetched before the record can be opened.
pub fn game_of(record: &Record) -> Result<GameId, RecordError> {
    record.game.parse().map_err(|_| RecordError::OtherGame(record.game.clone()))
}

/// Shows a recorded game, as soon as its game is ready, or why that cannot be.
pub fn once_opened(
    app: App,
    record: &Record,
    open: impl Fn(GamePart) -> Result<Rc<OpenedRecord>, Lost> + 'static,
    room: impl Fn(Rc<OpenedRecord>) -> Contents + 'static,
) -> Contents {
    let open = move |part| match open(part) {
        Ok(opened) => room(opened),
        Err(why) => lost(app, why),
    };
    match game_of(record) {
        Ok(game) => once_ready(app, game, open),
        Err(error) => lost(app, Lost::Broken(error)),
    }
}

/// What is to be said of a game of older rules: up to where it can be looked at, and how it ended then.
pub fn parted(words: &Words, opened: &OpenedRecord) -> Option<String> {
    let where_to = match opened.replay.parted()? {
        Parted::OtherOutcome => "replay-older-result",
        Parted::OtherEnd => "replay-older-end",
        Parted::Illegal { .. } | Parted::OtherPosition { .. } => "replay-older",
    };
    let names = opened.names(words);
    let points = |outcome: &Outcome| {
        let each = opened.replay.seats().seats().zip(&outcome.sheets);
        let said = each.map(|(seat, sheet)| format!("{} {}", names.of(seat), sheet.total()));
        said.collect::<Vec<_>>().join(", ")
    };
    let then = opened
        .ending
        .as_ref()
        .map(|outcome| words.say("replay-older-then", &[("result", points(outcome).into())]));
    Some([words.word(where_to)].into_iter().chain(then).collect::<Vec<_>>().join(" "))
}

/// Why a record cannot be used, in words.
pub fn why(words: &Words, error: &RecordError) -> String {
    match error {
        RecordError::Unreadable(_) => words.word("replay-lost-unreadable"),
        RecordError::Format(_) => words.word("replay-lost-format"),
        RecordError::OtherGame(game) => {
            // What stands there may be anything.
            let game: String = game.chars().filter(|letter| !letter.is_control()).take(40).collect();
            words.say("replay-lost-game", &[("game", game.into())])
        }
        RecordError::Seats(seats) => words.say("replay-lost-seats", &[("seats", (*seats).into())]),
        RecordError::Option(_) => words.word("replay-lost-option"),
        RecordError::IllegalMove { number, .. } => {
            words.say("replay-lost-move", &[("number", (*number).into())])
        }
        RecordError::OtherEnd => words.word("replay-lost-end"),
    }
}

/// Says why a game cannot be opened, and shows the way home.
pub fn lost(app: App, lost: Lost) -> Contents {
    let says = move || {
        app.words.with(|words| match &lost {
            Lost::Missing => words.word("replay-lost-missing"),
            Lost::Broken(error) => why(words, error),
        })
    };
    blank("replay-room", "replay-lost", tag("p").put(says))
}

/// A room that cannot be entered: what is wrong, why, and the way home.
pub fn blank(room: &'static str, wrong: &'static str, why: impl Content) -> Contents {
    let home = tag("a").class("btn pri").attr("href", Route::Shelf.hash());
    let home = home.put((icon("ic-home"), word("to-shelf")));
    let main = tag("main").class("blank").attr("data-room", "lost");
    let main = main.put((icon("ic-warning"), top::heading(word(wrong)), why, home));
    (top::top_bar(top::Mid::room(room), ()), main).any()
}
