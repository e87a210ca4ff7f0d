//! What each viewer is sent after a change.

use engawa_kernel::{Outcome, Rules, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{Holder, LogLine, Request};

/// The table as one viewer may see it, and what has happened since the revision before.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Update<R: Rules> {
    /// The number of this state of the table; commands answer it.
    pub revision: u64,
    /// How many decisions led here.
    pub decisions: usize,
    /// Who holds the seats now.
    pub holders: Vec<Holder>,
    /// Whose turns end only when they say so.
    pub confirming: SeatSet,
    /// What the viewer sees.
    pub view: R::View,
    /// Who is asked now. What they are asked follows from the view.
    pub asked: SeatSet,
    /// The decision that was just made, if this is not a step back.
    pub happened: Option<LogLine<R::Event>>,
    /// Whose turn waits to be confirmed.
    pub unconfirmed: Option<Seat>,
    /// Who wants to go back to where, and who has agreed.
    pub request: Option<Request>,
    /// To how many decisions the viewer may go back alone; equal to `decisions` if not at all.
    pub floor: usize,
    /// To how many decisions the viewer may go back if everybody agrees; equal to `decisions` if not at all.
    pub ground: usize,
    /// Whether the viewer can do again what was taken back.
    pub redo: bool,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}
