//! A table as it is kept between two visits.

use serde::{Deserialize, Serialize};

use crate::{Chair, TableId, Unreadable, pack, unpack};

/// A table as it is kept between two visits: its record, and what the record does not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Saved {
    /// The name of the table.
    pub table: TableId,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// Turns end only when the person says so.
    pub confirm: bool,
    /// The packed record.
    pub record: Vec<u8>,
    /// Whether the game is over.
    pub over: bool,
    /// When it was kept, in milliseconds since 1970 of this device.
    pub when: u64,
    /// Which visit wrote it last: another one has taken the table over if this is not one's own.
    pub visit: u64,
}

/// The version of the form in which tables are kept.
const FORM: u8 = 1;

impl Saved {
    /// For the storage.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = vec![FORM];
        bytes.extend(pack(self));
        bytes
    }

    /// From the storage.
    pub fn from_bytes(bytes: &[u8]) -> Result<Saved, Unreadable> {
        match bytes {
            [FORM, rest @ ..] => unpack(rest),
            _ => Err(Unreadable),
        }
    }
}
