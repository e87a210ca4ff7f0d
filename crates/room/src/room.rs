//! The room: asked by whoever is in it, it says what to keep, what to tell whom, and what to ask bots.

use engawa_host::{CommandId, Entry, Time};
use engawa_kernel::{Action, Seat, SeatSet, Viewer};
use engawa_shelf::GameId;
use engawa_wire::table::{Ask, Refusal, Tell};
use engawa_wire::{Chair, TableId};
use serde::{Deserialize, Serialize};

use crate::Desk;
use crate::desk::Accepted;

/// Somebody, whatever they sit in front of.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Person(pub String);

/// One connection of a person: a tab, a phone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct DeviceId(pub u64);

/// What somebody in the room asked for, as far as it came to something. Nothing of it has been sent or stored.
#[derive(Default, PartialEq, Debug)]
pub struct Output {
    /// What to keep, in order; before anybody is told.
    pub entries: Vec<Entry>,
    /// What to tell whom, in order.
    pub tells: Vec<(DeviceId, Tell)>,
    /// What to ask bots.
    pub questions: Vec<BotQuestion>,
    /// Whose bots need not think on: what they were asked since this revision is asked no longer.
    pub dropped: Vec<(Seat, u64)>,
}

/// What a bot is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BotQuestion {
    /// At which table.
    pub table: TableId,
    /// Which game.
    pub game: String,
    /// For which seat.
    pub seat: Seat,
    /// Since which revision it is asked that.
    pub since: u64,
    /// The question of the host, packed.
    pub question: Vec<u8>,
}

/// What a bot answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BotAnswer {
    /// At which table.
    pub table: TableId,
    /// For which seat.
    pub seat: Seat,
    /// Since which revision it was asked.
    pub since: u64,
    /// The actions of its turn up to the next reveal.
    pub actions: Vec<Action>,
}

/// Somebody who is in the room.
struct Device {
    id: DeviceId,
    person: Person,
    /// Through whose eyes; nobody's until they look.
    eyes: Option<Viewer>,
    /// The last commands that were refused, so that they are refused alike when they are sent again.
    refused: Vec<(CommandId, Refusal)>,
}

/// So many refusals are remembered for a device.
const REFUSALS: usize = 8;

/// A table with the people around it.
pub struct Room {
    table: TableId,
    game: GameId,
    chairs: Vec<Chair>,
    /// Whose the seats are.
    owners: Vec<Option<Person>>,
    desk: Box<dyn Desk>,
    parted: Option<usize>,
    devices: Vec<Device>,
    /// What bots were asked and have not answered.
    asked: Vec<(Seat, u64)>,
    /// Somebody has looked since a bot last answered.
    watched: bool,
}

impl Room {
    /// A room around a table. `owners` says whose the seats are, in their order; nobody's those of bots.
    pub fn new(
        table: TableId,
        opened: crate::Opened,
        chairs: Vec<Chair>,
        owners: Vec<Option<Person>>,
    ) -> Room {
        let crate::Opened { game, desk, parted } = opened;
        Room {
            table,
            game,
            chairs,
            owners,
            desk,
            parted,
            devices: Vec::new(),
            asked: Vec::new(),
            watched: false,
        }
    }

    /// The name of the table.
    pub fn table(&self) -> &TableId {
        &self.table
    }

    /// Which game.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// Who sat down where.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The table, to look at.
    pub fn desk(&self) -> &dyn Desk {
        &*self.desk
    }

    /// The seats of a person.
    pub fn seats_of(&self, person: &Person) -> SeatSet {
        let own = |(_, owner): &(usize, &Option<Person>)| owner.as_ref() == Some(person);
        self.owners.iter().enumerate().filter(own).filter_map(|(place, _)| Seat::new(place)).collect()
    }

    /// Somebody comes in, and is told where they are.
    pub fn enter(&mut self, id: DeviceId, person: Person) -> Output {
        self.devices.retain(|device| device.id != id);
        let yours = self.seats_of(&person);
        self.devices.push(Device { id, person, eyes: None, refused: Vec::new() });
        let joined = Tell::Joined {
            table: self.table.clone(),
            game: self.game.id().to_owned(),
            chairs: self.chairs.clone(),
            yours,
            parted: self.parted,
        };
        Output { tells: vec![(id, joined)], ..Output::default() }
    }

    /// A connection is gone. That is no leaving: the seats stay whose they are.
    pub fn exit(&mut self, id: DeviceId) -> Output {
        self.devices.retain(|device| device.id != id);
        self.settled(Output::default())
    }

    /// Somebody in the room asks for something.
    #[expect(clippy::needless_pass_by_value, reason = "an ask is asked once")]
    pub fn ask(&mut self, id: DeviceId, ask: Ask, now: Time) -> Output {
        let Some(place) = self.devices.iter().position(|device| device.id == id) else {
            let refused = |id| Tell::Refused { id, refusal: Refusal::NoSuchPerson };
            let told = match ask {
                Ask::Command { id: command, .. } => vec![(id, refused(command))],
                Ask::Look(_) | Ask::GetUp => Vec::new(),
            };
            return Output { tells: told, ..Output::default() };
        };
        let yours = self.seats_of(&self.devices[place].person);
        match ask {
            Ask::Look(viewer) => {
                let tells = if matches!(viewer, Viewer::Seat(seat) if !yours.contains(seat)) {
                    vec![(id, Tell::NotYours(viewer))]
                } else {
                    self.devices[place].eyes = Some(viewer);
                    self.watched = true;
                    let log = Tell::Log { viewer, lines: self.desk.log(viewer) };
                    let update = Tell::Update { viewer, update: self.desk.update(viewer) };
                    vec![(id, log), (id, update)]
                };
                self.settled(Output { tells, ..Output::default() })
            }
            Ask::Command { id: command_id, seat, command } => {
                let output = self.command(place, yours.contains(seat), (seat, command_id, command), now);
                self.settled(output)
            }
            Ask::GetUp => self.exit(id),
        }
    }

    fn command(
        &mut self,
        place: usize,
        own: bool,
        (seat, id, command): (Seat, CommandId, engawa_host::Command),
        now: Time,
    ) -> Output {
        let device = self.devices[place].id;
        let tell = |tell| Output { tells: vec![(device, tell)], ..Output::default() };
        // What was said once is answered as it was the first time.
        if let Some((_, refusal)) = self.devices[place].refused.iter().find(|(refused, _)| *refused == id) {
            return tell(Tell::Refused { id, refusal: refusal.clone() });
        }
        if let Some(revision) = self.desk.journal().revision_of(seat, id).filter(|_| own) {
            return tell(Tell::Accepted { id, revision });
        }
        let viewers = self.viewers();
        let revision = self.desk.journal().len() + 1;
        let judged =
            if own { self.desk.command(seat, id, command, now, &viewers) } else { Err(Refusal::NotYours) };
        match judged {
            Ok(accepted) => {
                let mut output = tell(Tell::Accepted { id, revision });
                self.pass_on(accepted, &mut output);
                output
            }
            Err(refusal) => {
                let refused = &mut self.devices[place].refused;
                if refused.len() == REFUSALS {
                    refused.remove(0);
                }
                refused.push((id, refusal.clone()));
                tell(Tell::Refused { id, refusal })
            }
        }
    }

    /// A bot answers. What is asked no longer, or was asked elsewhere, is not answered.
    pub fn answer(&mut self, answer: &BotAnswer, now: Time) -> Output {
        let asked = (answer.seat, answer.since);
        if answer.table != self.table || !self.asked.contains(&asked) {
            return Output::default();
        }
        self.asked.retain(|other| *other != asked);
        self.watched = false;
        let viewers = self.viewers();
        let mut output = Output::default();
        let accepted = self.desk.answer(answer.seat, answer.since, &answer.actions, now, &viewers);
        self.pass_on(accepted, &mut output);
        self.settled(output)
    }

    /// What bots are asked and have not answered: for whoever lost it.
    pub fn questions(&self) -> Vec<BotQuestion> {
        self.asked.iter().filter_map(|&(seat, since)| self.asked(seat, since)).collect()
    }

    fn asked(&self, seat: Seat, since: u64) -> Option<BotQuestion> {
        let question = self.desk.question(seat)?;
        Some(BotQuestion {
            table: self.table.clone(),
            game: self.game.id().to_owned(),
            seat,
            since,
            question,
        })
    }

    /// Through whose eyes somebody looks now, each once.
    fn viewers(&self) -> Vec<Viewer> {
        let mut viewers: Vec<Viewer> = Vec::new();
        for eyes in self.devices.iter().filter_map(|device| device.eyes) {
            if !viewers.contains(&eyes) {
                viewers.push(eyes);
            }
        }
        viewers
    }

    fn pass_on(&self, steps: Vec<Accepted>, output: &mut Output) {
        for Accepted { entry, updates } in steps {
            output.entries.push(entry);
            for device in &self.devices {
                let update = updates.iter().find(|(viewer, _)| Some(*viewer) == device.eyes);
                if let Some((viewer, update)) = update {
                    output.tells.push((device.id, Tell::Update { viewer: *viewer, update: update.clone() }));
                }
            }
        }
    }

    /// What bots are asked after all that; what they were asked and are no longer is dropped.
    ///
    /// Where people play, bots go on by themselves. Among themselves they play while somebody looks on, and no faster: each
    /// time somebody looks they play one turn more, so that whoever comes back finds the game where they left it.
    fn settled(&mut self, mut output: Output) -> Output {
        let people = self.chairs.iter().any(|chair| chair.holder == engawa_host::Holder::Person);
        let looks = self.devices.iter().any(|device| device.eyes.is_some());
        let mut now = if people || looks { self.desk.bots_asked() } else { Vec::new() };
        output.dropped.extend(self.asked.iter().filter(|asked| !now.contains(asked)));
        self.asked.retain(|asked| now.contains(asked));
        if !people && !self.watched {
            now.clear();
        }
        for (seat, since) in now {
            if !self.asked.contains(&(seat, since)) {
                self.asked.push((seat, since));
                output.questions.extend(self.asked(seat, since));
            }
        }
        output
    }
}
