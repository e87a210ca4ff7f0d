//! A table as it is kept between two visits.

use engawa_kernel::{SeatSet, Seed};
use serde::{Deserialize, Serialize};

use crate::{Chair, TableId, Unreadable, pack, unpack};

/// A table as it is kept between two visits: what it started from, its journal, and what a shelf says of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Kept {
    /// The name of the table.
    pub table: TableId,
    /// Which game.
    pub game: String,
    /// Which version of its rules played last.
    pub rules: u16,
    /// The fingerprint of its component data then.
    pub data: u64,
    /// Options by name.
    pub options: Vec<(String, String)>,
    /// Where chance comes from.
    pub seed: Seed,
    /// Who sat down where.
    pub chairs: Vec<Chair>,
    /// The journal, as it writes itself.
    pub journal: Vec<u8>,
    /// The hash of the position after its last entry.
    pub hash: u64,
    /// What a shelf says of it.
    pub summary: Summary,
    /// When it was kept, in milliseconds since 1970 of this device.
    pub when: u64,
    /// Which visit wrote it last: another one has taken the table over if this is not one's own.
    pub visit: u64,
}

/// How far a table is, as data: a shelf says it without the code of any game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// Which game.
    pub game: String,
    /// How many decisions were made.
    pub decisions: usize,
    /// The round that is being played, in games that count them.
    pub round: Option<u32>,
    /// Who is asked.
    pub asked: SeatSet,
    /// The points of every seat, where everybody may know them.
    pub totals: Vec<Option<i32>>,
    /// Who has won; nobody as long as it is not over, and where the rival did.
    pub winners: SeatSet,
    /// The points of a rival who is no seat.
    pub rival: Option<i32>,
    /// What a solo game is measured by; 0 where nothing is.
    pub rating: i32,
    /// Whether the game is over.
    pub over: bool,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Listed {
    /// The name of the table.
    pub table: TableId,
    /// Who sat down where.
    pub chairs: Vec<Chair>,
    /// How far it is.
    pub summary: Summary,
    /// When it was kept, in milliseconds since 1970 of this device.
    pub when: u64,
}

/// The recorded game of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recorded {
    /// The name of the table.
    pub table: TableId,
    /// Who sat down where.
    pub chairs: Vec<Chair>,
    /// The packed record.
    pub record: Vec<u8>,
    /// Whose turns end only when they say so.
    pub confirming: SeatSet,
    /// Whether the game is over.
    pub over: bool,
    /// When it was kept, in milliseconds since 1970 of this device.
    pub when: u64,
}

/// What a storage holds of a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Stored {
    /// A table.
    Kept(Kept),
    /// A table of the first form, which was kept as a record: it becomes a journal of its moves.
    Recorded(Recorded),
}

/// The version of the form in which tables are kept.
pub const FORM: u8 = 2;

/// The form before there were journals.
const RECORDS: u8 = 1;

/// A table as it was kept before there were journals.
#[derive(Deserialize)]
struct Saved {
    table: TableId,
    chairs: Vec<Chair>,
    confirm: bool,
    record: Vec<u8>,
    over: bool,
    when: u64,
    _visit: u64,
}

impl Kept {
    /// For the storage.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = vec![FORM];
        bytes.extend(pack(self));
        bytes
    }

    /// As a list shows it.
    pub fn listed(&self) -> Listed {
        Listed {
            table: self.table.clone(),
            chairs: self.chairs.clone(),
            summary: self.summary.clone(),
            when: self.when,
        }
    }
}

impl Stored {
    /// When it was kept, in milliseconds since 1970 of this device.
    pub fn when(&self) -> u64 {
        match self {
            Stored::Kept(kept) => kept.when,
            Stored::Recorded(recorded) => recorded.when,
        }
    }

    /// Which visit wrote it last; an older one than this program in the first form.
    pub fn visit(&self) -> Option<u64> {
        match self {
            Stored::Kept(kept) => Some(kept.visit),
            Stored::Recorded(_) => None,
        }
    }

    /// From the storage, in whichever form.
    pub fn from_bytes(bytes: &[u8]) -> Result<Stored, Unreadable> {
        match bytes {
            [FORM, rest @ ..] => unpack(rest).map(Stored::Kept),
            [RECORDS, rest @ ..] => {
                let Saved { table, chairs, confirm, record, over, when, .. } = unpack(rest)?;
                let confirming = if confirm { crate::chair::persons(&chairs) } else { SeatSet::NONE };
                Ok(Stored::Recorded(Recorded { table, chairs, record, confirming, over, when }))
            }
            _ => Err(Unreadable),
        }
    }
}
