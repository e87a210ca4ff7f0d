//! A table of any game behind bytes.

use engawa_host::{Change, Command, CommandId, Entry, Journal, Rejected, Seating, Table, Time};
use engawa_kernel::record::Player;
use engawa_kernel::{Action, Breach, Game, Options, Record, Refused, Seat, SeatSet, Viewer};
use engawa_wire::table::Refusal;
use engawa_wire::{Chair, Kept, Summary, TableId, pack};

/// What was accepted at a table: the entry to keep, and what the table looks like now for everybody who looks, packed.
#[derive(Clone, PartialEq, Debug)]
pub struct Accepted {
    /// The entry of the journal.
    pub entry: Entry,
    /// The updates, one for each of the viewers that were asked for.
    pub updates: Vec<(Viewer, Vec<u8>)>,
}

/// A table of any game behind bytes.
pub trait Desk: Send {
    /// The table as this viewer may see it, packed.
    fn update(&self, viewer: Viewer) -> Vec<u8>;
    /// The story so far as this viewer may read it, packed.
    fn log(&self, viewer: Viewer) -> Vec<u8>;
    /// Carries out what the person in a seat commands, and what follows by itself. Updates are made for these viewers.
    fn command(
        &mut self,
        seat: Seat,
        id: CommandId,
        command: Command,
        at: Time,
        viewers: &[Viewer],
    ) -> Result<Vec<Accepted>, Refusal>;
    /// What a bot answered: carried out while it is legal, and what follows by itself.
    fn answer(
        &mut self,
        seat: Seat,
        revision: u64,
        actions: &[Action],
        at: Time,
        viewers: &[Viewer],
    ) -> Vec<Accepted>;
    /// The seats for which bots are asked now, each with the revision since which it is.
    fn bots_asked(&self) -> Vec<(Seat, u64)>;
    /// What the bot in a seat is asked now, packed.
    fn question(&self, seat: Seat) -> Option<Vec<u8>>;
    /// What was accepted so far.
    fn journal(&self) -> &Journal;
    /// Who is around the table.
    fn seating(&self) -> &Seating;
    /// How far the table is.
    fn summary(&self) -> Summary;
    /// The record of the game so far, with who played.
    fn record(&self, chairs: &[Chair]) -> Record;
    /// Whose turns end only when they say so.
    fn confirming(&self) -> SeatSet;
    /// The table as it is kept; name, chairs, time and visit are whoever's who keeps it.
    fn kept(&self) -> Kept;
}

impl<G: Game + Send> Desk for Table<G>
where
    G::Options: Send,
{
    fn update(&self, viewer: Viewer) -> Vec<u8> {
        pack(&Table::update(self, viewer))
    }

    fn log(&self, viewer: Viewer) -> Vec<u8> {
        pack(&Table::log(self, viewer))
    }

    fn command(
        &mut self,
        seat: Seat,
        id: CommandId,
        command: Command,
        at: Time,
        viewers: &[Viewer],
    ) -> Result<Vec<Accepted>, Refusal> {
        let mut steps = Vec::new();
        let hear = |table: &Table<G>, change: &Change<G::Event>| steps.push(step(table, change, viewers));
        Table::command(self, seat, id, command, at, hear).map_err(|rejected| refusal(&rejected))?;
        Ok(steps)
    }

    fn answer(
        &mut self,
        seat: Seat,
        revision: u64,
        actions: &[Action],
        at: Time,
        viewers: &[Viewer],
    ) -> Vec<Accepted> {
        let mut steps = Vec::new();
        let hear = |table: &Table<G>, change: &Change<G::Event>| steps.push(step(table, change, viewers));
        Table::answer(self, seat, revision, actions, at, hear);
        steps
    }

    fn bots_asked(&self) -> Vec<(Seat, u64)> {
        Table::bots_asked(self).iter().map(|seat| (seat, self.asked_since(seat))).collect()
    }

    fn question(&self, seat: Seat) -> Option<Vec<u8>> {
        Table::question(self, seat).map(|question| pack(&question))
    }

    fn journal(&self) -> &Journal {
        Table::journal(self)
    }

    fn seating(&self) -> &Seating {
        Table::seating(self)
    }

    fn summary(&self) -> Summary {
        let position = self.position();
        let outcome = position.outcome();
        let view = position.view(Viewer::Spectator);
        let total = |seat| G::sheet(&view, seat).map(|sheet| sheet.total());
        Summary {
            game: G::ID.to_owned(),
            decisions: self.decisions(),
            round: position.round(),
            asked: position.deciders(),
            totals: match &outcome {
                Some(outcome) => outcome.sheets.iter().map(|sheet| Some(sheet.total())).collect(),
                None => self.setup().seats.seats().map(total).collect(),
            },
            winners: outcome.as_ref().map(|outcome| outcome.winners).unwrap_or_default(),
            rival: outcome
                .as_ref()
                .and_then(|outcome| outcome.rival.as_ref())
                .map(engawa_kernel::Sheet::total),
            rating: outcome.as_ref().map_or(0, |outcome| outcome.rating.iter().map(|(_, part)| part).sum()),
            over: outcome.is_some(),
        }
    }

    fn record(&self, chairs: &[Chair]) -> Record {
        let player = |chair: &Chair| Player {
            bot: chair.holder.bot().map(|level| level.name().to_owned()),
            ..Player::person(&chair.name)
        };
        Record { players: chairs.iter().map(player).collect(), ..Record::of(&self.timeline()) }
    }

    fn confirming(&self) -> SeatSet {
        Table::confirming(self)
    }

    fn kept(&self) -> Kept {
        let named = |(key, value): (&str, &str)| (key.to_owned(), value.to_owned());
        Kept {
            table: TableId(String::new()),
            game: G::ID.to_owned(),
            rules: G::RULES,
            data: G::DATA,
            options: self.setup().options.named().map(named).collect(),
            seed: self.setup().seed,
            chairs: Vec::new(),
            journal: Table::journal(self).to_bytes(),
            hash: self.position().hash(),
            summary: Desk::summary(self),
            when: 0,
            visit: 0,
        }
    }
}

fn step<G: Game>(table: &Table<G>, change: &Change<G::Event>, viewers: &[Viewer]) -> Accepted {
    let update = |&viewer: &Viewer| (viewer, pack(&table.told(viewer, change.happened.as_ref())));
    Accepted { entry: change.entry, updates: viewers.iter().map(update).collect() }
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
        Rejected::Full => Refusal::Full,
    }
}
