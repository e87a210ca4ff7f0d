//! What happened, decision by decision.

use engawa_kernel::{Rules, Seat, Story, Viewer};
use serde::{Deserialize, Serialize};

/// One decision and what came of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry<E> {
    /// How many decisions were made before it; 0 is also the setting up, which nobody decided.
    pub number: usize,
    /// Who decided; nobody for the setting up.
    pub seat: Option<Seat>,
    /// What happened.
    pub events: Vec<E>,
}

impl<E: Story> Entry<E> {
    /// The entry as this viewer may read it.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Entry<E> {
        Entry { events: self.events.iter().map(|event| event.seen_by(viewer)).collect(), ..*self }
    }
}

/// The story of a table so far. What is taken back leaves it.
#[derive(Clone, Debug)]
pub struct Log<R: Rules> {
    entries: Vec<Entry<R::Event>>,
}

impl<R: Rules> Log<R> {
    /// A log that begins with the setting up.
    pub(crate) fn begin(events: Vec<R::Event>) -> Log<R> {
        Log { entries: vec![Entry { number: 0, seat: None, events }] }
    }

    pub(crate) fn add(&mut self, seat: Seat, events: Vec<R::Event>) -> &Entry<R::Event> {
        let number = self.entries.len() - 1;
        self.entries.push_mut(Entry { number, seat: Some(seat), events })
    }

    /// Keeps the setting up and that many decisions.
    pub(crate) fn cut(&mut self, decisions: usize) {
        self.entries.truncate(decisions + 1);
    }

    /// Everything so far, as this viewer may read it.
    pub fn seen_by(&self, viewer: Viewer) -> impl Iterator<Item = Entry<R::Event>> + '_ {
        self.entries.iter().map(move |entry| entry.seen_by(viewer))
    }
}
