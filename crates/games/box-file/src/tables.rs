//! The tables on their way into Rust.

use std::fmt::Write as _;

use crate::Part;

/// The text of the tables, and the nodes and options that effects are stretches of (`engawa_kernel::effect`).
#[derive(Debug, Default)]
pub struct Tables {
    text: String,
    marks: String,
    nodes: Vec<String>,
    options: Vec<String>,
}

impl Tables {
    /// A table of faces.
    pub fn table(&mut self, name: &str, face: &str, entries: &[String]) {
        let (count, entries) = (entries.len(), entries.join(",\n    "));
        self.item(&format!("static {name}: [{face}; {count}] = [\n    {entries},\n]"));
    }

    /// Whether each piece of a sort is exact. How sure a line is does not change what it says: no part of the fingerprint.
    pub fn exact(&mut self, name: &str, exact: &[bool]) {
        let count = exact.len();
        let _ = writeln!(self.marks, "pub(crate) const {name}_EXACT: [bool; {count}] = {exact:?};");
    }

    /// Any other item, without its visibility and semicolon.
    pub fn item(&mut self, item: &str) {
        let _ = writeln!(self.text, "pub(crate) {item};");
    }

    /// Writes joined parts as neighbours into the table of nodes; in Rust, where they stand.
    pub fn effects<P: Part>(&mut self, parts: &[P]) -> String {
        let nodes: Vec<String> = parts.iter().map(|part| part.node(self)).collect();
        let start = self.nodes.len();
        self.nodes.extend(nodes);
        format!("Effects::new({start}, {})", parts.len())
    }

    /// The node of a choice; its options are neighbours in the table of options.
    pub fn choice<P: Part>(&mut self, options: &[Vec<P>]) -> String {
        let options: Vec<String> = options.iter().map(|option| self.effects(option)).collect();
        let (start, len) = (self.options.len(), options.len());
        self.options.extend(options);
        format!("Node::Choose(Options::new({start}, {len}))")
    }

    /// The text, with nodes and options if there are effects, and the fingerprint of all that is played with: `FINGERPRINT`.
    pub fn finish(mut self) -> String {
        if !self.nodes.is_empty() {
            for (name, of, entries) in [("NODES", "Node", &self.nodes), ("OPTIONS", "Effects", &self.options)]
            {
                let (count, entries) = (entries.len(), entries.join(", "));
                let _ = writeln!(self.text, "pub(crate) static {name}: [{of}; {count}] = [{entries}];");
            }
        }
        let Tables { text, marks, .. } = self;
        format!("{text}{marks}pub(crate) const FINGERPRINT: u64 = engawa_kernel::fingerprint({text:?});\n")
    }
}

/// The line of a finished box that says what it means: equal where everything is that a game is played with.
pub fn meaning(finished: &str) -> Option<&str> {
    finished.lines().find(|line| line.starts_with("pub(crate) const FINGERPRINT"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finished(count: u8, exact: bool) -> String {
        let mut tables = Tables::default();
        tables.item(&format!("const COUNT: u8 = {count}"));
        tables.exact("CARD", &[exact]);
        tables.finish()
    }

    #[test]
    fn how_sure_a_line_is_changes_no_fingerprint() {
        let [sure, unsure, other] =
            [(1, true), (1, false), (2, true)].map(|(count, exact)| finished(count, exact));
        assert!(sure.contains("CARD_EXACT: [bool; 1] = [true];"), "{sure}");
        assert!(unsure.contains("CARD_EXACT: [bool; 1] = [false];"), "{unsure}");
        assert_eq!(meaning(&sure), meaning(&unsure));
        assert_ne!(meaning(&sure), meaning(&other));
        let line = r#"pub(crate) const FINGERPRINT: u64 = engawa_kernel::fingerprint("pub(crate) const COUNT: u8 = 1;\n");"#;
        assert_eq!(meaning(&sure), Some(line));
    }
}
