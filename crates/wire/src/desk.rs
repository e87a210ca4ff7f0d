//! A table of any game behind bytes: what a worker or a server keeps for each table.

use engawa_bots::Estimate;
use engawa_host::{Command, Entry, Manner, Rejected, Sitter, Table};
use engawa_kernel::{
    Breach, OptionError, Options, Record, RecordError, Refused, Seat, SeatCount, Seed, Setup, Viewer,
};
use engawa_shelf::{GameId, with_game};

use crate::{Chair, Refusal, Start, pack};

/// What every viewer is sent after a change, packed.
pub type Told = Vec<(Viewer, Vec<u8>)>;

/// A table of any game behind bytes.
pub trait Desk {
    /// The table as this viewer may see it, packed.
    fn news(&self, viewer: Viewer) -> Vec<u8>;
    /// The story so far as this viewer may read it, packed.
    fn log(&self, viewer: Viewer) -> Vec<u8>;
    /// Carries out what the person in a seat commands.
    fn command(&mut self, seat: Seat, command: Command) -> Result<Told, Refusal>;
    /// Lets one bot decide, if one is asked.
    fn bot_decides(&mut self) -> Option<Told>;
    /// Whether the people's turns wait to be confirmed from now on.
    fn confirm(&mut self, confirm: bool);
    /// The record of the game so far.
    fn record(&self) -> Record;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
}

/// Why a table cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StartError {
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
}

/// Sets up a table, or takes up the one of the record.
pub fn open(start: &Start) -> Result<(GameId, Box<dyn Desk>), StartError> {
    if let Some(bytes) = &start.record {
        return resume(&Record::unpack(bytes)?, &start.chairs, start.confirm);
    }
    let game: GameId = start.game.parse()?;
    Ok((game, with_game!(game, G => Box::new(set_up::<G>(start)?) as Box<dyn Desk>)))
}

/// Takes up the table of a record.
pub fn resume(
    record: &Record,
    chairs: &[Chair],
    confirm: bool,
) -> Result<(GameId, Box<dyn Desk>), StartError> {
    let game: GameId = record.game.parse()?;
    let manner = Manner { confirm };
    let desk = with_game!(game, G => {
        Box::new(Table::<G>::resume(record, &sitters(chairs), manner)?) as Box<dyn Desk>
    });
    Ok((game, desk))
}

fn set_up<G: Estimate>(start: &Start) -> Result<Table<G>, StartError> {
    let wrong = || StartError::Seats(start.chairs.len());
    let seats = SeatCount::new(start.chairs.len())
        .filter(|seats| G::SEATS.contains(&seats.get()))
        .ok_or_else(wrong)?;
    let mut options = G::Options::default();
    for (key, value) in &start.options {
        options.set_named(key, value, seats)?;
    }
    let setup = Setup { options, seats, seed: Seed::new(start.seed) };
    Ok(Table::open(setup, &sitters(&start.chairs), Manner { confirm: start.confirm }))
}

fn sitters(chairs: &[Chair]) -> Vec<Sitter> {
    chairs.iter().map(|chair| chair.sitter.clone()).collect()
}

impl<G: Estimate> Desk for Table<G> {
    fn news(&self, viewer: Viewer) -> Vec<u8> {
        pack(&Table::news(self, viewer))
    }

    fn log(&self, viewer: Viewer) -> Vec<u8> {
        pack(&Table::log(self, viewer).collect::<Vec<Entry<G::Event>>>())
    }

    fn command(&mut self, seat: Seat, command: Command) -> Result<Told, Refusal> {
        Table::command(self, seat, command)
            .map(|told| packed::<G>(&told))
            .map_err(|rejected| refusal(&rejected))
    }

    fn bot_decides(&mut self) -> Option<Told> {
        Table::bot_decides(self).map(|told| packed::<G>(&told))
    }

    fn confirm(&mut self, confirm: bool) {
        self.set_manner(Manner { confirm });
    }

    fn record(&self) -> Record {
        Table::record(self)
    }

    fn is_over(&self) -> bool {
        Table::news(self, Viewer::Spectator).outcome.is_some()
    }
}

fn packed<G: Estimate>(told: &engawa_host::Told<G>) -> Told {
    told.iter().map(|(viewer, news)| (*viewer, pack(news))).collect()
}

fn refusal<B: Breach>(rejected: &Rejected<B>) -> Refusal {
    match rejected {
        Rejected::NoSuchPerson => Refusal::NoSuchPerson,
        Rejected::Stale { now } => Refusal::Stale { now: *now },
        Rejected::Refused(Refused::Breach(breach)) => Refusal::Rules(Some(breach.rule().to_owned())),
        Rejected::Refused(_) => Refusal::Rules(None),
        Rejected::AwaitingConfirm => Refusal::AwaitingConfirm,
        Rejected::AwaitingAnswers => Refusal::AwaitingAnswers,
        Rejected::NothingToConfirm
        | Rejected::NothingToAnswer
        | Rejected::NothingToTakeBack
        | Rejected::NothingToRedo => Refusal::Nothing,
    }
}
