//! The tables on their way into Rust.

use std::fmt::Write as _;

use crate::Part;

/// The text of the tables, and the nodes and options that effects are stretches of (`engawa_kernel::effect`).
#[derive(Debug, Default)]
pub struct Tables {
    text: String,
    nodes: Vec<String>,
    options: Vec<String>,
}

impl Tables {
    /// A table of faces.
    pub fn table(&mut self, name: &str, face: &str, entries: &[String]) {
        let (count, entries) = (entries.len(), entries.join(",\n    "));
        self.item(&format!("static {name}: [{face}; {count}] = [\n    {entries},\n]"));
    }

    /// Whether each piece of a sort is exact.
    pub fn exact(&mut self, name: &str, exact: &[bool]) {
        self.item(&format!("const {name}_EXACT: [bool; {}] = {exact:?}", exact.len()));
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

    /// The text, with nodes and options if there are effects.
    pub fn finish(mut self) -> String {
        if !self.nodes.is_empty() {
            for (name, of, entries) in [("NODES", "Node", &self.nodes), ("OPTIONS", "Effects", &self.options)]
            {
                let (count, entries) = (entries.len(), entries.join(", "));
                let _ = writeln!(self.text, "pub(crate) static {name}: [{of}; {count}] = [{entries}];");
            }
        }
        self.text
    }
}
