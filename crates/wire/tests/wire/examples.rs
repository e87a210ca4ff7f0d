//! A fixed example of every variant of every message. A new variant does not compile without one.

use engawa_host::{Command, CommandId, Deed, Entry, Holder, Level, Request, Time};
use engawa_kernel::{Action, Seat, SeatSet, Seed, Viewer};
use engawa_room::{BotAnswer, BotQuestion};
use engawa_wire::kept::Listed;
use engawa_wire::table::Refusal;
use engawa_wire::{Chair, Fork, Kept, Recorded, Start, Summary, TableId, table, tables};

/// An example with its name.
pub(crate) type Named<T> = (&'static str, T);

/// Examples of every variant: the patterns must be all there are, and each example must be of its pattern.
macro_rules! every {
    ($type:ty: $($name:literal $pattern:pat => $example:expr,)*) => {{
        fn variant(example: &$type) -> &'static str {
            match example {
                $($pattern => $name,)*
            }
        }
        let all: Vec<Named<$type>> = vec![$(($name, $example)),*];
        for (name, example) in &all {
            assert_eq!(variant(example), *name, "an example of another variant");
        }
        all
    }};
}

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn some() -> SeatSet {
    SeatSet::only(seat(0)).with(seat(2))
}

fn named() -> TableId {
    TableId("table-1".into())
}

fn chairs() -> Vec<Chair> {
    let chair = |name: &str, holder, crest| Chair { name: name.into(), holder, crest };
    let holders: Vec<Named<Holder>> = every!(Holder:
        "person" Holder::Person => Holder::Person,
        "bot" Holder::Bot(_) => Holder::Bot(Level::Calm),
        "stand-in" Holder::StandIn(_) => Holder::StandIn(Level::Greedy),
    );
    holders.into_iter().zip(0..).map(|((name, holder), crest)| chair(name, holder, crest)).collect()
}

pub(crate) fn levels() -> Vec<Named<Level>> {
    every!(Level:
        "random" Level::Random => Level::Random,
        "calm" Level::Calm => Level::Calm,
        "greedy" Level::Greedy => Level::Greedy,
    )
}

pub(crate) fn viewers() -> Vec<Named<Viewer>> {
    every!(Viewer:
        "seat" Viewer::Seat(_) => Viewer::Seat(seat(3)),
        "spectator" Viewer::Spectator => Viewer::Spectator,
    )
}

pub(crate) fn commands(action: Action) -> Vec<Named<Command>> {
    every!(Command:
        "act" Command::Act { .. } => Command::Act { revision: 300, action },
        "take back" Command::TakeBack { .. } => Command::TakeBack { revision: 300, to: 299 },
        "withdraw" Command::Withdraw => Command::Withdraw,
        "answer" Command::Answer { .. } => Command::Answer { request: 300, agree: true },
        "redo" Command::Redo { .. } => Command::Redo { revision: 300 },
        "confirm" Command::Confirm { .. } => Command::Confirm { revision: 300 },
        "confirming" Command::Confirming(_) => Command::Confirming(true),
        "leave" Command::Leave => Command::Leave,
        "return" Command::Return => Command::Return,
    )
}

/// What is asked at a table; every command among it.
pub(crate) fn table_asks(action: Action) -> Vec<(String, table::Ask)> {
    let asks = every!(table::Ask:
        "look" table::Ask::Look(_) => table::Ask::Look(Viewer::Seat(seat(1))),
        "command" table::Ask::Command { .. } => table::Ask::Command { id: CommandId(1 << 60), seat: seat(1), command: Command::Leave },
        "get up" table::Ask::GetUp => table::Ask::GetUp,
    );
    let command = |(name, command): Named<Command>| {
        (format!("command {name}"), table::Ask::Command { id: CommandId(77), seat: seat(2), command })
    };
    let asks = asks.into_iter().map(|(name, ask)| (name.to_owned(), ask));
    asks.chain(commands(action).into_iter().map(command)).collect()
}

pub(crate) fn refusals() -> Vec<Named<Refusal>> {
    every!(Refusal:
        "no such person" Refusal::NoSuchPerson => Refusal::NoSuchPerson,
        "not yours" Refusal::NotYours => Refusal::NotYours,
        "stale" Refusal::Stale { .. } => Refusal::Stale { now: 1000 },
        "rules" Refusal::Rules(_) => Refusal::Rules(Some("HA-4.2".into())),
        "awaiting confirm" Refusal::AwaitingConfirm => Refusal::AwaitingConfirm,
        "awaiting answers" Refusal::AwaitingAnswers => Refusal::AwaitingAnswers,
        "nothing" Refusal::Nothing => Refusal::Nothing,
        "full" Refusal::Full => Refusal::Full,
    )
}

/// What is told of a table, with these update and lines; every refusal among it.
pub(crate) fn table_tells(viewer: Viewer, update: &[u8], lines: &[u8]) -> Vec<(String, table::Tell)> {
    let id = CommandId(77);
    let tells = every!(table::Tell:
        "joined" table::Tell::Joined { .. } => table::Tell::Joined {
            table: named(),
            game: "harmonies".into(),
            chairs: chairs(),
            yours: some(),
            parted: Some(12),
        },
        "log" table::Tell::Log { .. } => table::Tell::Log { viewer, lines: lines.to_vec() },
        "update" table::Tell::Update { .. } => table::Tell::Update { viewer, update: update.to_vec() },
        "accepted" table::Tell::Accepted { .. } => table::Tell::Accepted { id, revision: 300 },
        "refused" table::Tell::Refused { .. } => table::Tell::Refused { id, refusal: Refusal::Rules(None) },
        "not yours" table::Tell::NotYours(_) => table::Tell::NotYours(Viewer::Seat(seat(4))),
    );
    let refused = |(name, refusal)| (format!("refused {name}"), table::Tell::Refused { id, refusal });
    let tells = tells.into_iter().map(|(name, tell)| (name.to_owned(), tell));
    tells.chain(refusals().into_iter().map(refused)).collect()
}

pub(crate) fn summary() -> Summary {
    Summary {
        game: "bitoku".into(),
        decisions: 200,
        round: Some(3),
        asked: some(),
        totals: vec![Some(130), None, Some(-2)],
        winners: SeatSet::only(seat(0)),
        rival: Some(90),
        rating: 6,
        over: true,
    }
}

fn recorded() -> Recorded {
    Recorded {
        table: named(),
        chairs: chairs(),
        record: vec![1, 2, 3],
        confirming: some(),
        over: false,
        when: 1_700_000_000_000,
    }
}

fn start() -> Start {
    Start {
        table: named(),
        game: "harmonies".into(),
        options: vec![("side".into(), "B".into())],
        chairs: chairs(),
        seed: Seed::from_number(1000),
        confirming: some(),
        fork: Some(Fork {
            record: vec![4, 5, 6],
            at: 200,
            deal: Some((Viewer::Seat(seat(1)), Seed::from_number(2))),
        }),
    }
}

pub(crate) fn tables_asks() -> Vec<Named<tables::Ask>> {
    every!(tables::Ask:
        "list" tables::Ask::List { .. } => tables::Ask::List { over: true, from: 200, most: 20 },
        "open" tables::Ask::Open(_) => tables::Ask::Open(Box::new(start())),
        "join" tables::Ask::Join { .. } => tables::Ask::Join { table: named(), anyway: true },
        "record" tables::Ask::Record(_) => tables::Ask::Record(named()),
        "keep" tables::Ask::Keep(_) => tables::Ask::Keep(Box::new(recorded())),
        "forget" tables::Ask::Forget(_) => tables::Ask::Forget(named()),
        "remember" tables::Ask::Remember(_) => tables::Ask::Remember(named()),
    )
}

pub(crate) fn tables_tells() -> Vec<Named<tables::Tell>> {
    let listed = Listed { table: named(), chairs: chairs(), summary: summary(), when: 1_700_000_000_000 };
    every!(tables::Tell:
        "listed" tables::Tell::Listed { .. } => tables::Tell::Listed { over: true, from: 20, all: 300, tables: vec![listed] },
        "record" tables::Tell::Record(_) => tables::Tell::Record(Box::new(recorded())),
        "changed" tables::Tell::Changed => tables::Tell::Changed,
        "busy" tables::Tell::Busy(_) => tables::Tell::Busy(named()),
        "taken over" tables::Tell::TakenOver(_) => tables::Tell::TakenOver(named()),
        "lost" tables::Tell::Lost { .. } => tables::Tell::Lost { table: named(), why: "gone".into() },
        "nothing is kept" tables::Tell::NothingIsKept => tables::Tell::NothingIsKept,
    )
}

pub(crate) fn asks() -> Vec<(String, engawa_wire::Ask)> {
    let all = every!(engawa_wire::Ask:
        "tables" engawa_wire::Ask::Tables(_) => engawa_wire::Ask::Tables(tables::Ask::Record(named())),
        "table" engawa_wire::Ask::Table(_) => engawa_wire::Ask::Table(table::Ask::GetUp),
    );
    all.into_iter().map(|(name, ask)| (format!("ask {name}"), ask)).collect()
}

pub(crate) fn tells() -> Vec<(String, engawa_wire::Tell)> {
    let all = every!(engawa_wire::Tell:
        "tables" engawa_wire::Tell::Tables(_) => engawa_wire::Tell::Tables(tables::Tell::Changed),
        "table" engawa_wire::Tell::Table(_) => engawa_wire::Tell::Table(table::Tell::NotYours(Viewer::Spectator)),
    );
    all.into_iter().map(|(name, tell)| (format!("tell {name}"), tell)).collect()
}

pub(crate) fn asked() -> BotQuestion {
    BotQuestion {
        table: TableId("t".into()),
        game: "bamboo".into(),
        seat: seat(3),
        since: 300,
        question: vec![7, 8, 9],
    }
}

pub(crate) fn answer() -> BotAnswer {
    BotAnswer {
        table: TableId("t".into()),
        seat: seat(3),
        since: 300,
        actions: vec![Action(5), Action(1 << 31)],
    }
}

pub(crate) fn request() -> Request {
    Request { number: 300, seat: seat(1), to: 200, agreed: some() }
}

/// An entry of every kind, with an id and without.
pub(crate) fn entries() -> Vec<(&'static str, Entry)> {
    let deeds = every!(Deed:
        "act" Deed::Act(_) => Deed::Act(Action(0x1234_5678)),
        "take back" Deed::TakeBack(_) => Deed::TakeBack(200),
        "request" Deed::Request(_) => Deed::Request(3),
        "withdraw" Deed::Withdraw => Deed::Withdraw,
        "answer" Deed::Answer(_) => Deed::Answer(true),
        "redo" Deed::Redo => Deed::Redo,
        "confirm" Deed::Confirm => Deed::Confirm,
        "confirming" Deed::Confirming(_) => Deed::Confirming(false),
        "leave" Deed::Leave => Deed::Leave,
        "return" Deed::Return => Deed::Return,
        "deal" Deed::Deal(..) => Deed::Deal(Viewer::Seat(seat(2)), Seed::from_number(0x0102_0304)),
    );
    let entry = |(place, (name, deed)): (usize, Named<Deed>)| {
        let deals = matches!(deed, Deed::Deal(..));
        let entry = Entry {
            seat: (!deals).then(|| seat(place % 6)),
            id: (!deals && place % 2 == 0).then_some(CommandId(1 << (5 * place))),
            at: Time(1_700_000_000_000 + 400 * place as u64),
            deed,
        };
        (name, entry)
    };
    deeds.into_iter().enumerate().map(entry).collect()
}

pub(crate) fn kept(journal: Vec<u8>) -> Kept {
    Kept {
        table: named(),
        game: "bitoku".into(),
        rules: 3,
        data: 0x0123_4567_89ab_cdef,
        options: vec![("side".into(), "B".into())],
        seed: Seed::from_number(1000),
        chairs: chairs(),
        journal,
        hash: 0xfedc_ba98_7654_3210,
        summary: summary(),
        when: 1_700_000_000_000,
        visit: 99,
    }
}
