//! What happened, decision by decision.

use engawa_kernel::{Seat, Story, Viewer};
use serde::{Deserialize, Serialize};

/// One decision and what came of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LogLine<E> {
    /// How many decisions were made before it; 0 is also the setting up, which nobody decided.
    pub number: usize,
    /// Who decided; nobody for the setting up.
    pub seat: Option<Seat>,
    /// What happened.
    pub events: Vec<E>,
}

impl<E: Story> LogLine<E> {
    /// The line as this viewer may read it.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> LogLine<E> {
        LogLine { events: self.events.iter().map(|event| event.seen_by(viewer)).collect(), ..*self }
    }
}
