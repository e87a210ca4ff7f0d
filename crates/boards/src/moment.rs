//! What a table tells, unpacked whatever the game: an update, and the log.

use engawa_host::{Holder, LogLine, Request, Update};
use engawa_kernel::{Seat, SeatSet, Viewer};
use engawa_wire::{Unreadable, unpack};
use engawa_words::{Names, Words};

use crate::Drawn;
use crate::sight::{Line, Seen, Sight, tell};

/// An update, unpacked.
pub struct Moment {
    /// The number of this state of the table; commands answer it.
    pub revision: u64,
    /// How many decisions led here.
    pub decisions: usize,
    /// Who holds the seats now.
    pub holders: Vec<Holder>,
    /// Whose turns end only when they say so.
    pub confirming: SeatSet,
    /// Who is asked now.
    pub asked: SeatSet,
    /// Whose turn waits to be confirmed.
    pub unconfirmed: Option<Seat>,
    /// Who wants to take back, and who has agreed.
    pub request: Option<Request>,
    /// To how many decisions the viewer may go back alone.
    pub floor: usize,
    /// To how many decisions the viewer may go back if everybody agrees.
    pub ground: usize,
    /// Whether the viewer can do again what was taken back.
    pub redo: bool,
    /// What the viewer sees.
    pub sight: Box<dyn Sight>,
    /// The decision that was just made, if this is not a step back.
    pub happened: Option<Box<dyn SpokenLine>>,
}

/// One decision and what came of it, to be told in any language.
pub trait SpokenLine {
    /// How many decisions were made before it.
    fn number(&self) -> usize;
    /// Who decided; nobody for the setting up.
    fn seat(&self) -> Option<Seat>;
    /// What happened, a sentence each; nothing for what needs no telling.
    fn lines(&self, words: &Words, names: &Names) -> Vec<Line>;
}

struct LineOf<G: Drawn>(LogLine<G::Event>);

impl<G: Drawn> SpokenLine for LineOf<G> {
    fn number(&self) -> usize {
        self.0.number
    }

    fn seat(&self) -> Option<Seat> {
        self.0.seat
    }

    fn lines(&self, words: &Words, names: &Names) -> Vec<Line> {
        // A log lies open on the screen: what only one seat may know is not written into it.
        tell::<G>(&self.0.seen_by(Viewer::Spectator).events, words, names)
    }
}

/// Reads a packed update of this game.
pub fn of<G: Drawn>(viewer: Viewer, update: &[u8]) -> Result<Moment, Unreadable> {
    let update: Update<G> = unpack(update)?;
    let events = update.happened.as_ref().map(|line| line.events.clone()).unwrap_or_default();
    Ok(Moment {
        revision: update.revision,
        decisions: update.decisions,
        holders: update.holders,
        confirming: update.confirming,
        asked: update.asked,
        unconfirmed: update.unconfirmed,
        request: update.request,
        floor: update.floor,
        ground: update.ground,
        redo: update.redo,
        sight: Box::new(Seen::<G>::new(update.view, viewer, events)),
        happened: update.happened.map(|line| Box::new(LineOf::<G>(line)) as Box<dyn SpokenLine>),
    })
}

/// Reads a packed log of this game.
pub fn log<G: Drawn>(lines: &[u8]) -> Result<Vec<Box<dyn SpokenLine>>, Unreadable> {
    let lines: Vec<LogLine<G::Event>> = unpack(lines)?;
    Ok(lines.into_iter().map(|line| Box::new(LineOf::<G>(line)) as Box<dyn SpokenLine>).collect())
}
