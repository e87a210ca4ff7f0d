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

use engawa_boards::{Drawn, LinePicture, Moment, Node, Pad, Reel, Told, moment, reel};
use engawa_bots::Judged;
use engawa_host::Time;
use engawa_kernel::{Record, RecordError, Viewer};
use engawa_room::{Opened, Opening, StartError, Thinker, thinker};
use engawa_wire::Unreadable;

pub use fetching::{Missing, fetch, here};

/// What the client needs of a game.
pub trait Part {
    /// Opens a table of this game.
    fn open(&self, opening: &Opening<'_>, now: Time) -> Result<Opened, StartError>;
    /// Begins to think about a packed question.
    fn thinker(&self, question: &[u8]) -> Result<Box<dyn Thinker>, Unreadable>;
    /// Reads packed news.
    fn moment(&self, viewer: Viewer, news: &[u8]) -> Result<Moment, Unreadable>;
    /// Reads a packed log.
    fn log(&self, lines: &[u8]) -> Result<Vec<Box<dyn Told>>, Unreadable>;
    /// Opens a record.
    fn reel(&self, record: &Record) -> Result<Box<dyn Reel>, RecordError>;
    /// How a score line is drawn.
    fn line(&self, line: &str) -> LinePicture;
    /// An empty score pad.
    fn pad(&self) -> Box<dyn Pad>;
    /// A picture in the rules text, from its description there.
    fn picture(&self, description: &str) -> Option<Node>;
}

struct Of<G>(PhantomData<G>);

impl<G: Drawn + Judged + Send> Part for Of<G> {
    fn open(&self, opening: &Opening<'_>, now: Time) -> Result<Opened, StartError> {
        opening.open::<G>(now)
    }

    fn thinker(&self, question: &[u8]) -> Result<Box<dyn Thinker>, Unreadable> {
        thinker::of::<G>(question)
    }

    fn moment(&self, viewer: Viewer, news: &[u8]) -> Result<Moment, Unreadable> {
        moment::of::<G>(viewer, news)
    }

    fn log(&self, lines: &[u8]) -> Result<Vec<Box<dyn Told>>, Unreadable> {
        moment::log::<G>(lines)
    }

    fn reel(&self, record: &Record) -> Result<Box<dyn Reel>, RecordError> {
        reel::of::<G>(record)
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
