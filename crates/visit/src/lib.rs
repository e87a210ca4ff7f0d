//! Visits to the page: a real Chromium, driven from Rust, that plays by clicking.
//!
//! | file | idea |
//! |---|---|
//! | `devtools.rs` | the DevTools protocol over a pipe |
//! | [`browser`] | a browser of one's own |
//! | [`tab`] | one tab: goes, sees, touches with real input, hears complaints |
//! | `visit.js` | the eyes inside the page |
//! | [`screen`] | how large, by mouse or finger, by day or night |
//! | [`server`] | the page's own server, to be stopped and started again |
//! | [`visit`](Visit) | all of these together, for one test |
//! | [`new_table`] | setting up a table the way a person does |
//! | [`staging`] | games that bots have played beforehand, to begin in the middle |
//! | [`clicker`] | plays whole games by touching what is lit, at random |
//! | [`keyboard`] | the same with keys alone |
//! | `chance.rs` | random, and the same again |
//! | [`access`] | whether everybody can use it, by `axe-core` |
//! | [`ending`] | the score sheet on the screen and the one of the engine |
//!
//! The line to the browser is our own: `chromiumoxide` has what we need, but the whole protocol as Rust types is 139
//! crates and 400 seconds of compilation; what a visit asks of a browser is twenty methods, and JSON over a pipe needs
//! no crate that is not there already.

pub mod access;
pub mod browser;
mod chance;
pub mod clicker;
mod devtools;
pub mod ending;
pub mod keyboard;
pub mod new_table;
pub mod screen;
pub mod server;
pub mod staging;
pub mod tab;
mod visit;

pub use browser::Browser;
pub use clicker::Clicker;
pub use keyboard::Keyboard;
pub use new_table::NewTable;
pub use screen::Screen;
pub use server::Server;
pub use tab::{Tab, Wishes};
pub use visit::{Visit, visit};

/// What went wrong on a visit.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// There is no browser.
    #[error("no browser is installed (chromium, or the one that ENGAWA_CHROMIUM names)")]
    NoBrowser,
    /// There is no page.
    #[error("{0}")]
    NoClient(String),
    /// The checks of accessibility are not installed.
    #[error("axe-core is not installed (npm ci in crates/visit/npm)")]
    NoAxe,
    /// The browser does not do what it is asked.
    #[error("the browser: {0}")]
    Browser(String),
    /// The page does not do what it should.
    #[error("the page: {0}")]
    Page(String),
    /// Something never came.
    #[error("waited in vain for: {0}")]
    Waited(String),
    /// Files.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// A record that cannot be played again.
    #[error(transparent)]
    Record(#[from] engawa_kernel::RecordError),
    /// A message that cannot be read.
    #[error(transparent)]
    Unreadable(#[from] engawa_wire::Unreadable),
}
