//! A server, a browser and a name: what a test starts with, and what is left of it when it fails.

use std::env;
use std::path::{Path, PathBuf};

use crate::{Browser, Screen, Server, Tab, Trouble, Wishes};

/// One visit: a server of its own and a browser of its own, so that no visit sees what another has kept.
pub struct Visit {
    /// Where the page comes from.
    pub server: Server,
    browser: Browser,
    name: String,
}

/// Makes a visit, or says plainly why there is none: without a browser or without a client nothing is tried, unless
/// `ENGAWA_BROWSER=required`.
///
/// # Panics
/// If something goes wrong: it is called by tests. What the tabs showed then lies in `target/visit/`.
pub fn visit(name: &str, body: impl FnOnce(&mut Visit) -> Result<(), Trouble>) {
    let required = env::var("ENGAWA_BROWSER").is_ok_and(|value| value == "required");
    let done = Visit::start(name).and_then(|mut visit| body(&mut visit));
    match done {
        Ok(()) => {}
        Err(missing @ (Trouble::NoBrowser | Trouble::NoClient(_) | Trouble::NoAxe)) if !required => {
            println!("{name} is skipped: {missing}");
        }
        Err(trouble) => panic!("{name}: {trouble}"),
    }
}

impl Visit {
    /// Starts both.
    pub fn start(name: &str) -> Result<Visit, Trouble> {
        let server = Server::start()?;
        Ok(Visit { server, browser: Browser::start()?, name: name.to_owned() })
    }

    /// A tab at the shelf, where it is known already what can be continued: nothing moves any more.
    pub fn shelf(&self, screen: Screen, wishes: Wishes) -> Result<Tab, Trouble> {
        let tab = self.room("", screen, wishes)?;
        tab.find("main[data-known]")?;
        Ok(tab)
    }

    /// A tab in a room, by what stands behind `#`.
    pub fn room(&self, hash: &str, screen: Screen, wishes: Wishes) -> Result<Tab, Trouble> {
        let tab = self.browser.tab(screen, wishes)?;
        tab.go(&self.server.room(hash))?;
        tab.find("main, .tbl")?;
        Ok(tab)
    }

    /// Does something with a tab; if it fails, what the tab showed is written beside the tests. A page that complains
    /// has failed too.
    pub fn with<T>(&self, tab: &Tab, body: impl FnOnce(&Tab) -> Result<T, Trouble>) -> Result<T, Trouble> {
        let done = body(tab).and_then(|done| match tab.complaints()?.join("\n") {
            none if none.is_empty() => Ok(done),
            complaints => Err(Trouble::Page(complaints)),
        });
        done.map_err(|trouble| {
            let place = Visit::folder().join(format!("{}.png", self.name));
            let heard = tab.complaints().unwrap_or_default().join("\n");
            match tab.picture(&place) {
                Ok(()) => Trouble::Page(format!("{trouble}\n{heard}\nwhat it showed: {}", place.display())),
                Err(_) => trouble,
            }
        })
    }

    /// Where pictures of failures lie.
    pub fn folder() -> PathBuf {
        Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/visit")).to_owned()
    }
}
