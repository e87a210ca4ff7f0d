//! Tables set up, taken up from what is kept, and forked from a record.

use engawa_host::table::Astray;
use engawa_host::{Deed, Entry, Holder, Journal, Table, Time};
use engawa_kernel::record::Reopened;
use engawa_kernel::{Game, OptionError, Options, Record, RecordError, SeatCount, SeatSet, Seed, Setup};
use engawa_shelf::{GameId, with_game};
use engawa_wire::{Chair, Fork, Kept, Recorded, Start};

use crate::Desk;

/// A table that was opened.
pub struct Opened {
    /// Which game.
    pub game: GameId,
    /// The table.
    pub desk: Box<dyn Desk>,
    /// The rules or the data were changed since, and the game could be followed only up to this many decisions.
    pub parted: Option<usize>,
}

/// Why a table cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// There is no such game.
    #[error(transparent)]
    Game(#[from] engawa_shelf::NoSuchGame),
    /// So many cannot play.
    #[error("{0} cannot play this game")]
    Seats(usize),
    /// There is no such option.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The record cannot be used.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The journal cannot be read.
    #[error(transparent)]
    Journal(#[from] engawa_host::journal::Unreadable),
}

/// A table that is to be opened: its game is known, and what was packed is read.
pub enum Opening<'a> {
    /// A new one.
    New(&'a Start),
    /// One that goes on from a moment of a record.
    Forked(&'a Start, &'a Fork, Record),
    /// One that is kept, exactly as it was.
    Kept(&'a Kept, Journal),
    /// The table of a record: it becomes a journal of its moves.
    Adopted(&'a Recorded, Record),
}

impl<'a> Opening<'a> {
    /// A table as somebody wants to set it up.
    pub fn of_start(start: &'a Start) -> Result<Opening<'a>, OpenError> {
        Ok(match &start.fork {
            None => Opening::New(start),
            Some(fork) => Opening::Forked(start, fork, Record::unpack(&fork.record)?),
        })
    }

    /// A table that is kept.
    pub fn of_kept(kept: &'a Kept) -> Result<Opening<'a>, OpenError> {
        Ok(Opening::Kept(kept, Journal::from_bytes(&kept.journal)?))
    }

    /// The table of a record.
    pub fn of_record(recorded: &'a Recorded) -> Result<Opening<'a>, OpenError> {
        Ok(Opening::Adopted(recorded, Record::unpack(&recorded.record)?))
    }

    /// Which game it is of.
    pub fn game(&self) -> Result<GameId, OpenError> {
        Ok(match self {
            Opening::New(start) => start.game.parse()?,
            Opening::Kept(kept, _) => kept.game.parse()?,
            Opening::Forked(_, _, record) | Opening::Adopted(_, record) => record.game.parse()?,
        })
    }

    /// Opens it, as a table of its game.
    pub fn open<G: Game + Send + 'static>(&self, now: Time) -> Result<Opened, OpenError> {
        let game = self.game()?;
        match self {
            Opening::New(start) => {
                let setup = setup::<G>(Options::set_named, &start.options, start.chairs.len(), start.seed)?;
                let entries = &confirming(start.confirming, &start.chairs, now).collect();
                Ok(opened(game, new_table::<G>(setup, &start.chairs, entries, now), None))
            }
            Opening::Forked(start, fork, record) => {
                let (setup, mut journal, agreed) = moves::<G>(record, &start.chairs, fork.at, now)?;
                if let Some((viewer, seed)) = fork.deal {
                    journal.push(Entry { seat: None, id: None, at: now, deed: Deed::Deal(viewer, seed) });
                }
                journal.extend(confirming(start.confirming, &start.chairs, now));
                let parted = agreed.filter(|&agreed| agreed <= fork.at);
                let table = new_table::<G>(setup, &start.chairs, &journal, now);
                Ok(Opened { parted, ..opened(game, table, None) })
            }
            Opening::Kept(kept, journal) => {
                let setup = setup::<G>(Options::restore_named, &kept.options, kept.chairs.len(), kept.seed)?;
                Ok(opened(game, rebuilt::<G>(setup, &kept.chairs, journal), Some(kept.hash)))
            }
            Opening::Adopted(recorded, record) => {
                let (setup, mut journal, parted) = moves::<G>(record, &recorded.chairs, usize::MAX, now)?;
                journal.extend(confirming(recorded.confirming, &recorded.chairs, now));
                Ok(Opened { parted, ..opened(game, rebuilt::<G>(setup, &recorded.chairs, &journal), None) })
            }
        }
    }

    /// Opens it, whichever game it is of.
    pub fn open_any(&self, now: Time) -> Result<Opened, OpenError> {
        with_game!(self.game()?, G => self.open::<G>(now))
    }
}

/// What a game started from, its moves, and how many agree if not all do.
type Moves<O> = (Setup<O>, Journal, Option<usize>);

/// What a recorded game started from, its first moves as a journal, and how many of its moves agree, if not all do.
fn moves<G: Game>(
    record: &Record,
    chairs: &[Chair],
    at: usize,
    now: Time,
) -> Result<Moves<G::Options>, OpenError> {
    if chairs.len() != record.seats.get() {
        return Err(OpenError::Seats(chairs.len()));
    }
    let Reopened { timeline, parted } = record.reopen::<G>()?;
    Ok((*timeline.setup(), Journal::of(&timeline, at, now), parted.map(|_| timeline.len())))
}

/// Wishes of these chairs to be asked before turns end, as entries.
fn confirming(wishes: SeatSet, chairs: &[Chair], at: Time) -> impl Iterator<Item = Entry> {
    let there = wishes.iter().take_while(|seat| seat.index() < chairs.len());
    there.map(move |seat| Entry { seat: Some(seat), id: None, at, deed: Deed::Confirming(true) })
}

/// Chooses a value of an option by name, at a table with so many seats.
type Choose<O> = fn(&mut O, &str, &str, SeatCount) -> Result<(), OptionError>;

fn setup<G: Game>(
    choose: Choose<G::Options>,
    named: &[(String, String)],
    chairs: usize,
    seed: Seed,
) -> Result<Setup<G::Options>, OpenError> {
    let seats = SeatCount::new(chairs)
        .filter(|seats| G::SEATS.contains(&seats.get()))
        .ok_or(OpenError::Seats(chairs))?;
    let mut options = G::Options::default();
    for (key, value) in named {
        choose(&mut options, key, value, seats)?;
    }
    Ok(Setup { options, seats, seed })
}

/// The table, and where its journal went astray.
type Rebuilt<G> = (Table<G>, Option<Astray>);

fn rebuilt<G: Game>(setup: Setup<G::Options>, chairs: &[Chair], journal: &Journal) -> Rebuilt<G> {
    let holders: Vec<Holder> = chairs.iter().map(|chair| chair.holder).collect();
    Table::rebuild(setup, &holders, journal.entries())
}

/// A table of which nothing was kept yet: what follows by itself is given before anybody looks.
fn new_table<G: Game>(
    setup: Setup<G::Options>,
    chairs: &[Chair],
    journal: &Journal,
    now: Time,
) -> Rebuilt<G> {
    let (mut table, astray) = rebuilt::<G>(setup, chairs, journal);
    table.settle(now, |_, _| {});
    (table, astray)
}

fn opened<G: Game + Send + 'static>(game: GameId, (table, astray): Rebuilt<G>, hash: Option<u64>) -> Opened {
    let other = hash.is_some_and(|hash| hash != table.position().hash());
    let parted = (astray.is_some() || other).then(|| table.decisions());
    Opened { game, desk: Box::new(table), parted }
}
