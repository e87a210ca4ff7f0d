//! What was accepted at a table, in order: all that has to be kept of it.
//!
//! In memory and in storage a journal is the same bytes, a few for each entry:
//!
//! ```text
//! head     kind × 16 + whether an id follows × 8 + seat (7: nobody)
//! time     milliseconds since the entry before (the first one of a journal: since 1970)
//! id       if the head says so
//! …        what the kind needs: an action, a number of decisions, yes or no, a viewer and a seed
//! ```
//!
//! Numbers are postcard's: seven bits a byte. [`FORM`] stands before them wherever they are kept.

use engawa_kernel::{Action, Rules, Seat, Seed, Timeline, Viewer};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::CommandId;

/// The version of the form in which entries are kept.
pub const FORM: u8 = 1;

/// No journal is longer: more bytes are refused before they are read.
pub const LONGEST: usize = 1 << 20;

/// When something was accepted, in milliseconds since 1970. Whoever runs the table gives it; nobody else's clock counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Time(pub u64);

/// One thing that was accepted. Entry *n* makes revision *n*, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Whose it is; nobody's for a dealing.
    pub seat: Option<Seat>,
    /// How its sender called it; bots do not.
    pub id: Option<CommandId>,
    /// When it was accepted; never before the entry before.
    pub at: Time,
    /// What it is.
    pub deed: Deed,
}

/// What was accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// Decided.
    Act(Action),
    /// Went back alone; so many decisions stay.
    TakeBack(usize),
    /// Asked the others to go back.
    Request(usize),
    /// Does not want to go back any more.
    Withdraw,
    /// Agreed or not with the request.
    Answer(bool),
    /// Did again what was taken back last.
    Redo,
    /// Ended the turn for good.
    Confirm,
    /// Wants to be asked before a turn ends, or not any more.
    Confirming(bool),
    /// Left: a bot has the seat.
    Leave,
    /// Came back.
    Return,
    /// What the viewer may not know was dealt anew.
    Deal(Viewer, Seed),
}

/// A journal that cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the journal cannot be read")]
pub struct Unreadable;

/// What was accepted at a table, in order, packed.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Journal {
    bytes: Vec<u8>,
    len: u64,
    last: Time,
}

/// The journal grows by so many bytes at a time: a server holds many.
const GROWS_BY: usize = 256;

impl Journal {
    /// A table where nothing happened yet.
    pub fn new() -> Journal {
        Journal::default()
    }

    /// The first so many decisions of a game as if they were made now, with where it was dealt anew.
    pub fn of<R: Rules>(played: &Timeline<R>, until: usize, now: Time) -> Journal {
        let entry = |seat, deed| Entry { seat, id: None, at: now, deed };
        let moves = &played.moves()[..until.min(played.len())];
        let mut deals = played.deals().iter().peekable();
        let mut journal = Journal::new();
        for at in 0..=moves.len() {
            while let Some(deal) = deals.next_if(|deal| deal.at == at) {
                journal.push(entry(None, Deed::Deal(deal.viewer, deal.seed)));
            }
            if let Some(done) = moves.get(at) {
                journal.push(entry(Some(done.seat), Deed::Act(done.action)));
            }
        }
        journal
    }

    /// How many entries there are: the revision of the table.
    pub fn len(&self) -> u64 {
        self.len
    }

    /// Whether nothing happened yet.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether only the game itself may still go on. A game comes to an end long before the other half is full, whereas going back
    /// and forth never would; and what is longer than [`LONGEST`] could not be read again.
    pub fn is_full(&self) -> bool {
        self.bytes.len() > LONGEST / 2
    }

    /// When the last entry was accepted.
    pub fn last(&self) -> Time {
        self.last
    }

    /// Accepts an entry; its time never runs back.
    pub fn push(&mut self, entry: Entry) -> Entry {
        let entry = Entry { at: entry.at.max(self.last), ..entry };
        let mut packed = [0; ROOM];
        let packed = write(entry, self.last, &mut packed);
        if self.bytes.capacity() - self.bytes.len() < packed.len() {
            self.bytes.reserve_exact(GROWS_BY.max(packed.len()));
        }
        self.bytes.extend_from_slice(packed);
        self.len += 1;
        self.last = entry.at;
        entry
    }

    /// Every entry, the first one first.
    pub fn entries(&self) -> impl Iterator<Item = Entry> + '_ {
        let (mut rest, mut last) = (self.bytes.as_slice(), Time::default());
        core::iter::from_fn(move || {
            let (entry, left) = read(rest, last).ok()?;
            (rest, last) = (left, entry.at);
            Some(entry)
        })
    }

    /// The revision that the command of this name made, if it was accepted.
    pub fn revision_of(&self, seat: Seat, id: CommandId) -> Option<u64> {
        let place = self.entries().position(|entry| entry.id == Some(id) && entry.seat == Some(seat))?;
        Some(place as u64 + 1)
    }

    /// For the storage.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(1 + self.bytes.len());
        bytes.push(FORM);
        bytes.extend_from_slice(&self.bytes);
        bytes
    }

    /// From the storage, every entry looked at.
    pub fn from_bytes(bytes: &[u8]) -> Result<Journal, Unreadable> {
        let [FORM, rest @ ..] = bytes else { return Err(Unreadable) };
        if rest.len() > LONGEST {
            return Err(Unreadable);
        }
        let (mut left, mut last, mut len) = (rest, Time::default(), 0);
        while !left.is_empty() {
            let (entry, behind) = read(left, last)?;
            (left, last, len) = (behind, entry.at, len + 1);
        }
        Ok(Journal { bytes: rest.to_vec(), len, last })
    }
}

impl Extend<Entry> for Journal {
    fn extend<I: IntoIterator<Item = Entry>>(&mut self, entries: I) {
        for entry in entries {
            self.push(entry);
        }
    }
}

impl FromIterator<Entry> for Journal {
    fn from_iter<I: IntoIterator<Item = Entry>>(entries: I) -> Journal {
        let mut journal = Journal::new();
        journal.extend(entries);
        journal
    }
}

/// More than any entry takes: head, time, id, viewer and seed.
const ROOM: usize = 64;
const NOBODY: u8 = 7;
const WITH_ID: u8 = 8;

fn write(entry: Entry, last: Time, room: &mut [u8; ROOM]) -> &[u8] {
    let id = if entry.id.is_some() { WITH_ID } else { 0 };
    let seat = entry.seat.map_or(NOBODY, |seat| seat.index() as u8);
    let mut at = 0;
    let mut put = |part: &dyn Fn(&mut [u8]) -> usize| at += part(&mut room[at..]);
    put(&|room| put_in(&(kind(entry.deed) << 4 | id | seat), room));
    put(&|room| put_in(&(entry.at.0 - last.0), room));
    if let Some(CommandId(id)) = entry.id {
        put(&|room| put_in(&id, room));
    }
    match entry.deed {
        Deed::Act(action) => put(&|room| put_in(&action, room)),
        Deed::TakeBack(to) | Deed::Request(to) => put(&|room| put_in(&to, room)),
        Deed::Answer(yes) | Deed::Confirming(yes) => put(&|room| put_in(&yes, room)),
        Deed::Deal(viewer, seed) => put(&|room| put_in(&(viewer, *seed.bytes()), room)),
        Deed::Withdraw | Deed::Redo | Deed::Confirm | Deed::Leave | Deed::Return => {}
    }
    &room[..at]
}

/// Writes a part, and tells how long it is.
fn put_in(part: &impl Serialize, room: &mut [u8]) -> usize {
    postcard::to_slice(part, room).map_or(0, |written| written.len())
}

fn take<T: DeserializeOwned>(bytes: &[u8]) -> Result<(T, &[u8]), Unreadable> {
    postcard::take_from_bytes(bytes).map_err(|_| Unreadable)
}

const fn kind(deed: Deed) -> u8 {
    match deed {
        Deed::Act(_) => 0,
        Deed::TakeBack(_) => 1,
        Deed::Request(_) => 2,
        Deed::Withdraw => 3,
        Deed::Answer(_) => 4,
        Deed::Redo => 5,
        Deed::Confirm => 6,
        Deed::Confirming(_) => 7,
        Deed::Leave => 8,
        Deed::Return => 9,
        Deed::Deal(..) => 10,
    }
}

fn read(bytes: &[u8], last: Time) -> Result<(Entry, &[u8]), Unreadable> {
    let (head, bytes) = take::<u8>(bytes)?;
    let seat = match head & 7 {
        NOBODY => None,
        seat => Some(Seat::new(seat.into()).ok_or(Unreadable)?),
    };
    let (since, bytes) = take::<u64>(bytes)?;
    let at = Time(last.0.checked_add(since).ok_or(Unreadable)?);
    let (id, bytes) = if head & WITH_ID == 0 {
        (None, bytes)
    } else {
        let (id, bytes) = take(bytes)?;
        (Some(CommandId(id)), bytes)
    };
    let (deed, bytes) = match head >> 4 {
        0 => take(bytes).map(|(action, bytes)| (Deed::Act(action), bytes))?,
        1 => take(bytes).map(|(to, bytes)| (Deed::TakeBack(to), bytes))?,
        2 => take(bytes).map(|(to, bytes)| (Deed::Request(to), bytes))?,
        3 => (Deed::Withdraw, bytes),
        4 => take(bytes).map(|(agree, bytes)| (Deed::Answer(agree), bytes))?,
        5 => (Deed::Redo, bytes),
        6 => (Deed::Confirm, bytes),
        7 => take(bytes).map(|(on, bytes)| (Deed::Confirming(on), bytes))?,
        8 => (Deed::Leave, bytes),
        9 => (Deed::Return, bytes),
        10 => take(bytes).map(|((viewer, seed), bytes)| (Deed::Deal(viewer, Seed::new(seed)), bytes))?,
        _ => return Err(Unreadable),
    };
    // A dealing is nobody's, everything else is somebody's.
    if seat.is_none() != matches!(deed, Deed::Deal(..)) {
        return Err(Unreadable);
    }
    Ok((Entry { seat, id, at, deed }, bytes))
}
