//! What the client needs of a game, behind one door a game: its tables and bots for the workers, its drawings for the page.
//!
//! | file | idea |
//! |---|---|
//! | this one | the door: [`Part`] |
//! | `fetching.rs` | each part is a file of its own, fetched when somebody wants it: [`fetch`], [`here`] |
//!
//! Code that is generic over a game is compiled in the crate that names the game, at that crate's level of optimisation. Here all
//! of it is named once: with tables made in one crate and drawings in another, the rules of every game were in the client
//! several times.

mod fetching;

use core::marker::PhantomData;

use engawa_boards::{Drawn, LinePicture, Moment, Node, Pad, Replay, SpokenLine, moment, replay};
use engawa_bots::Judged;
use engawa_host::Time;
use engawa_kernel::{Record, RecordError, Viewer};
use engawa_room::{OpenError, Opened, Opening, Thinker, thinker};
use engawa_wire::Unreadable;

pub use fetching::{Missing, fetch, here};

/// What the client needs of a game.
pub trait Part {
    /// Opens a table of this game.
    fn open(&self, opening: &Opening<'_>, now: Time) -> Result<Opened, OpenError>;
    /// Begins to think about a packed question.
    fn thinker(&self, question: &[u8]) -> Result<Box<dyn Thinker>, Unreadable>;
    /// Reads a packed update.
    fn moment(&self, viewer: Viewer, update: &[u8]) -> Result<Moment, Unreadable>;
    /// Reads a packed log.
    fn log(&self, lines: &[u8]) -> Result<Vec<Box<dyn SpokenLine>>, Unreadable>;
    /// Opens a record.
    fn replay(&self, record: &Record) -> Result<Box<dyn Replay>, RecordError>;
    /// Whether turns end with a button that the game itself asks for.
    fn finishes(&self) -> bool;
    /// How a score line is drawn.
    fn line(&self, line: &str) -> LinePicture;
    /// An empty score pad.
    fn pad(&self) -> Box<dyn Pad>;
    /// A picture in the rules text, from its description there.
    fn picture(&self, description: &str) -> Option<Node>;
}

struct Of<G>(PhantomData<G>);

impl<G: Drawn + Judged + Send> Part for Of<G> {
    fn open(&self, opening: &Opening<'_>, now: Time) -> Result<Opened, OpenError> {
        opening.open::<G>(now)
    }

    fn thinker(&self, question: &[u8]) -> Result<Box<dyn Thinker>, Unreadable> {
        thinker::of::<G>(question)
    }

    fn moment(&self, viewer: Viewer, update: &[u8]) -> Result<Moment, Unreadable> {
        moment::of::<G>(viewer, update)
    }

    fn log(&self, lines: &[u8]) -> Result<Vec<Box<dyn SpokenLine>>, Unreadable> {
        moment::log::<G>(lines)
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn Replay>, RecordError> {
        replay::of::<G>(record)
    }

    fn finishes(&self) -> bool {
        G::FINISHES
    }

    fn line(&self, line: &str) -> LinePicture {
        G::line(line)
    }

    fn pad(&self) -> Box<dyn Pad> {
        G::pad()
    }

    fn picture(&self, description: &str) -> Option<Node> {
        G::picture(description)
    }
}
