//! Whether everybody can use the page, as far as a program can tell: `axe-core` runs inside it.

use std::fmt;
use std::fs;
use std::path::Path;

use serde::Deserialize;

use crate::{Tab, Trouble};

/// Where `npm ci` puts it; only the tests need it.
const AXE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/npm/node_modules/axe-core/axe.min.js");

/// Something that shuts somebody out.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Finding {
    /// The rule of `axe`.
    pub id: String,
    /// `serious` or `critical`; the others are not told.
    pub impact: String,
    /// What it is about.
    pub help: String,
    /// Where, and what would help.
    pub places: Vec<String>,
}

impl fmt::Display for Finding {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{} ({}): {}", self.id, self.impact, self.help)?;
        for place in self.places.iter().take(6) {
            write!(to, "\n    {place}")?;
        }
        Ok(())
    }
}

/// The checks, or why there are none.
pub fn axe() -> Result<String, Trouble> {
    if !Path::new(AXE).is_file() {
        return Err(Trouble::NoAxe);
    }
    Ok(fs::read_to_string(AXE)?)
}

/// What is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Checks {
    /// Everything that `axe` knows.
    All,
    /// Whether it can be told from what is behind it: all that another light can change.
    Colours,
}

impl Checks {
    /// As `axe` is told.
    fn options(self) -> &'static str {
        match self {
            Checks::All => "{ resultTypes: ['violations'] }",
            Checks::Colours => {
                "{ resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] }"
            }
        }
    }
}

/// Every serious or critical finding on what a tab shows now.
///
/// A piece of a game is a picture with small print (points, counts) under its name, and its spoken name says what a
/// touch does: only the first words that it shows must be part of it, not all of them in a row.
pub fn findings(tab: &Tab, axe: &str, checks: Checks) -> Result<Vec<Finding>, Trouble> {
    if !tab.see::<bool>("'axe' in window")? {
        tab.see::<()>(&format!("{axe};null"))?;
    }
    let judged = r"({ violations }) => violations
                .map((found) => found.id !== 'label-content-name-mismatch' ? found : {
                    ...found,
                    nodes: found.nodes.filter(({ target }) => {
                        const piece = document.querySelector(target.at(-1));
                        const first = document.createTreeWalker(piece, NodeFilter.SHOW_TEXT).nextNode().data.trim();
                        return !piece.ariaLabel.toLowerCase().includes(first.toLowerCase());
                    }),
                })
                .filter(({ nodes }) => nodes.length > 0)
                .filter(({ impact }) => impact === 'serious' || impact === 'critical')
                .map(({ id, impact, help, nodes }) => ({
                    id, impact, help,
                    places: nodes.map(({ target, html, failureSummary }) =>
                        `${target.flat().join(' ')}: ${failureSummary.replace(/\s+/g, ' ')} ${html.slice(0, 200)}`),
                }))";
    let options = checks.options();
    tab.see(&format!("visit.still().then(() => axe.run(document, {options})).then({judged})"))
}
