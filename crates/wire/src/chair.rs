//! Who sits where, and what a new table starts from.

use engawa_host::Holder;
use engawa_kernel::{Seat, SeatSet, Seed, Viewer};
use serde::{Deserialize, Serialize};

/// The name of a table among those that are kept.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableId(pub String);

/// A seat with who sat down in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chair {
    /// What the others call them.
    pub name: String,
    /// Who it is.
    pub holder: Holder,
    /// Colour and crest, 0 to 3.
    pub crest: u8,
}

/// The seats of persons.
pub fn persons(chairs: &[Chair]) -> SeatSet {
    let person = |(_, chair): &(usize, &Chair)| chair.holder == Holder::Person;
    chairs.iter().enumerate().filter(person).filter_map(|(place, _)| Seat::new(place)).collect()
}

/// What a new table starts from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Start {
    /// How the table shall be called.
    pub table: TableId,
    /// Which game.
    pub game: String,
    /// Options by name; those left out have their first value.
    pub options: Vec<(String, String)>,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// Where chance comes from.
    pub seed: Seed,
    /// Whose turns end only when they say so.
    pub confirming: SeatSet,
    /// A recorded game to play on from; game, options, seats and seed are its own then.
    pub fork: Option<Fork>,
}

/// A moment of a recorded game, to play on from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fork {
    /// The packed record.
    pub record: Vec<u8>,
    /// After how many decisions.
    pub at: usize,
    /// What this viewer may not know is dealt anew from this seed. A game that is over has no secrets: it goes on as it was.
    pub deal: Option<(Viewer, Seed)>,
}
