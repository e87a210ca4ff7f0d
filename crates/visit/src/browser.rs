//! A browser of one's own: its own profile in a new empty folder, gone when it is dropped.

use std::env;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::json;
use tempfile::TempDir;

use crate::devtools::DevTools;
use crate::tab::Wishes;
use crate::{Screen, Tab, Trouble};

/// Where browsers are, in the order in which they are tried. `ENGAWA_CHROMIUM` names another.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Nothing but our page: no first run, no calls home, the same fonts and colours everywhere.
const FLAGS: [&str; 15] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--disable-dev-shm-usage",
    // A tab that is not in front plays on: one test has two.
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
];

/// A browser with a profile of its own.
pub struct Browser(Arc<Running>);

/// The process first, then its folder.
pub(crate) struct Running {
    pub tools: DevTools,
    home: TempDir,
}

impl Browser {
    /// Where a browser is installed, if one is.
    pub fn find() -> Option<PathBuf> {
        if let Some(named) = env::var_os("ENGAWA_CHROMIUM") {
            return Some(named.into());
        }
        let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH")?).collect();
        let places = NAMES.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
        places.into_iter().find(|place| place.is_file())
    }

    /// Starts it.
    pub fn start() -> Result<Browser, Trouble> {
        let program = Browser::find().ok_or(Trouble::NoBrowser)?;
        let home = tempfile::Builder::new().prefix("engawa-visit-").tempdir()?;
        let mut args: Vec<String> = FLAGS.map(str::to_owned).into();
        args.push(format!("--user-data-dir={}", home.path().join("profile").display()));
        args.push("about:blank".to_owned());
        let tools = DevTools::start(&program, &args)?;
        let running = Running { tools, home };
        let saved = running.downloads();
        let there = json!({ "behavior": "allow", "downloadPath": saved, "eventsEnabled": true });
        running.tools.ask("", "Browser.setDownloadBehavior", &there)?;
        Ok(Browser(Arc::new(running)))
    }

    /// A new tab, still empty. What it wishes is in the storage of every page before it loads.
    pub fn tab(&self, screen: Screen, wishes: Wishes) -> Result<Tab, Trouble> {
        Tab::open(self.0.clone(), screen, wishes)
    }
}

impl Running {
    fn downloads(&self) -> PathBuf {
        self.home.path().join("downloads")
    }

    /// A file for the page to take.
    pub(crate) fn lay_down(&self, name: &str, bytes: &[u8]) -> Result<PathBuf, Trouble> {
        let file = self.home.path().join(name);
        std::fs::write(&file, bytes)?;
        Ok(file)
    }

    /// Waits until something that was saved lies on the disk, and reads it.
    pub(crate) fn downloaded(&self) -> Result<(String, Vec<u8>), Trouble> {
        let begun = self.tools.event("", "Browser.downloadWillBegin")?;
        let name = begun["suggestedFilename"].as_str().unwrap_or_default().to_owned();
        while self.tools.event("", "Browser.downloadProgress")?["state"] != "completed" {}
        let bytes = std::fs::read(Path::new(&self.downloads()).join(&name))?;
        Ok((name, bytes))
    }
}
