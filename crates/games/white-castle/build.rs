//! Turns `data/box.txt` into constant tables, or stops with the line and the reason.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

#[path = "data/read.rs"]
mod read;

use read::{COLOURS, GOODS, Part, Piece, Says};

const FILE: &str = "data/box.txt";
/// The goods in Rust, in the order of `GOODS`; the lantern is the tenth.
const GOOD: [&str; 9] = [
    "Good::Coin",
    "Good::Seal",
    "Good::Food",
    "Good::Iron",
    "Good::Pearl",
    "Good::Whisk",
    "Good::Point",
    "Good::Influence",
    "Good::Any",
];
const LANTERN: usize = GOODS.len();
const COLOUR: [&str; 4] = ["Colour::Coral", "Colour::Black", "Colour::White", "Colour::Green"];

fn main() {
    println!("cargo::rerun-if-changed={FILE}");
    println!("cargo::rerun-if-changed=data/read.rs");
    let text = fs::read_to_string(FILE).unwrap_or_else(|error| panic!("{FILE}: {error}"));
    match read::read(&text) {
        Ok(pieces) => {
            let dir = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
            fs::write(Path::new(&dir).join("box.rs"), Tables::of(&pieces)).expect("OUT_DIR can be written");
        }
        Err(fault) => println!("cargo::error={FILE}:{}: {}", fault.line, fault.reason),
    }
}

/// The tables on their way: all nodes lie in one table, and effects are stretches of it.
#[derive(Default)]
struct Tables {
    nodes: Vec<String>,
    options: Vec<String>,
    text: String,
}

impl Tables {
    fn of(pieces: &[Piece]) -> String {
        let mut tables = Tables::default();
        let cards = ["steward", "diplomat", "action"];
        tables.table("RESOURCES", "ResourceFace", pieces, &["resource"]);
        tables.table("DECREES", "(Good, Goods)", pieces, &["decree"]);
        tables.table("CARDS", "CardFace", pieces, &cards);
        tables.table("DAIMYOS", "[Effects; 3]", pieces, &["daimyo"]);
        tables.table("GARDENS", "GardenFace", pieces, &["plant", "stone"]);
        tables.table("TILES", "[Effects; 2]", pieces, &["tile"]);
        tables.table("YARDS", "YardFace", pieces, &["yard"]);
        tables.table("DIE_TOKENS", "(Colour, Goods)", pieces, &["die-token"]);
        tables.table("SPACES", "SpaceFace", pieces, &["space"]);
        tables.table("DOMAIN", "DomainFace", pieces, &["domain"]);
        tables.table("PADS", "Goods", pieces, &["pad"]);
        tables.table("CEREMONIES", "[Effects; 2]", pieces, &["token"]);
        tables.table("CURTAINS", "CurtainFace", pieces, &["ikebana", "calligraphy"]);
        tables.table("TEA", "(u8, Effects)", pieces, &["garden"]);
        tables.table("SOLO", "SoloFace", pieces, &["solo"]);
        let counts = pieces.iter().any(|piece| piece.says == Says::Switch(true));
        let _ = writeln!(tables.text, "pub(crate) const RIVAL_OVERLOOK_COUNTS: bool = {counts};");
        for (name, sorts) in [
            ("RESOURCE", &["resource"][..]),
            ("CARD", &cards),
            ("DAIMYO", &["daimyo"]),
            ("GARDEN", &["plant", "stone"]),
            ("TILE", &["tile"]),
            ("DOMAIN", &["domain"]),
            ("PAD", &["pad"]),
            ("CEREMONY", &["token"]),
            ("CURTAIN", &["ikebana", "calligraphy"]),
            ("SPACE", &["space"]),
            ("SOLO", &["solo"]),
        ] {
            let exact: Vec<bool> = pieces
                .iter()
                .filter(|piece| sorts.contains(&&*piece.sort))
                .map(|piece| piece.exact)
                .collect();
            let _ =
                writeln!(tables.text, "pub(crate) const {name}_EXACT: [bool; {}] = {exact:?};", exact.len());
        }
        let Tables { nodes, options, mut text } = tables;
        let _ = writeln!(text, "pub(crate) static NODES: [Node; {}] = [{}];", nodes.len(), nodes.join(", "));
        let _ = writeln!(
            text,
            "pub(crate) static OPTIONS: [Effects; {}] = [{}];",
            options.len(),
            options.join(", ")
        );
        text
    }

    /// The pieces of these sorts, one table.
    fn table(&mut self, name: &str, face: &str, pieces: &[Piece], sorts: &[&str]) {
        let mut entries = String::new();
        let mut count = 0;
        for sort in sorts {
            for piece in pieces.iter().filter(|piece| piece.sort == *sort) {
                let entry = self.entry(piece);
                let _ = writeln!(entries, "    {entry},");
                count += 1;
            }
        }
        let _ = writeln!(self.text, "pub(crate) static {name}: [{face}; {count}] = [\n{entries}];");
    }

    fn entry(&mut self, piece: &Piece) -> String {
        let diamond = piece.diamond;
        match &piece.says {
            Says::Resource { gains, decree, back } => {
                let gains = gains.iter().map(|part| match part {
                    Part::Gain(n, good) => (*n, *good),
                    _ => unreachable!("the reader lets only gains through"),
                });
                let gains = goods(gains);
                let decree = decree.map_or("None".into(), |good| format!("Some({})", GOOD[good]));
                format!("ResourceFace {{ gains: {gains}, decree: {decree}, back: {} }}", goods([*back]))
            }
            Says::Decree { good, back } => format!("({}, {})", GOOD[*good], goods([*back])),
            Says::Card { rows, back } => {
                let mut faces: Vec<String> = rows
                    .iter()
                    .map(|row| {
                        let effects = self.effects(&row.effects);
                        format!(
                            "RowFace {{ lines: {}, light: {}, effects: {effects} }}",
                            row.lines, row.light
                        )
                    })
                    .collect();
                let len = faces.len();
                faces.resize(3, "RowFace::NONE".into());
                let rows = faces.join(", ");
                format!(
                    "CardFace {{ rows: [{rows}], len: {len}, diamond: {diamond}, back: {} }}",
                    goods([*back])
                )
            }
            Says::Daimyo(slots) => {
                let [a, b, c] = slots.each_ref().map(|slot| self.effects(slot));
                format!("[{a}, {b}, {c}]")
            }
            Says::Garden { food, points, effects } => {
                let effects = self.effects(effects);
                format!("GardenFace {{ food: {food}, points: {points}, effects: {effects} }}")
            }
            Says::Faces { blue, yellow } => format!("[{}, {}]", self.effects(blue), self.effects(yellow)),
            Says::Yard { iron, points } => format!("YardFace {{ iron: {iron}, points: {points} }}"),
            Says::DieToken { colour, reward } => format!("({}, {})", COLOUR[*colour], goods([*reward])),
            Says::Space { value, effects } => {
                let effects = self.effects(effects);
                format!("SpaceFace {{ value: {value}, effects: {effects} }}")
            }
            Says::Domain { value, spots, then } => {
                let then = self.effects(then);
                let upto = |spots: &[Option<(u8, usize)>]| {
                    goods(spots.iter().map(|spot| spot.unwrap_or((1, LANTERN))))
                };
                let rewards: Vec<String> = (1..=6).map(|shown| upto(&spots[..shown])).collect();
                format!("DomainFace {{ value: {value}, rewards: [{}], then: {then} }}", rewards.join(", "))
            }
            Says::Pad(reward) => goods([*reward]),
            Says::Curtains { yellow, blue, back } => {
                let [Part::Pay(_, _, unsealed)] = &blue[..] else {
                    unreachable!("the reader wants a price in seals");
                };
                let (yellow, blue, unsealed) =
                    (self.effects(yellow), self.effects(blue), self.effects(unsealed));
                let back = goods([*back]);
                format!(
                    "CurtainFace {{ yellow: {yellow}, blue: {blue}, unsealed: {unsealed}, diamond: {diamond}, back: {back} }}"
                )
            }
            Says::Tea { points, effects } => format!("({points}, {})", self.effects(effects)),
            Says::Solo { bridge, position, spaces, deeds } => {
                assert!(*bridge < COLOURS.len(), "the reader knows the bridges");
                let (bridge, deeds) = (COLOUR[*bridge], deeds.join(", "));
                format!(
                    "SoloFace {{ bridge: {bridge}, position: {position}, spaces: &{spaces:?}, deeds: &[{deeds}] }}"
                )
            }
            Says::Switch(_) => unreachable!("a switch is no table"),
        }
    }

    /// Writes joined parts as neighbours into the table of nodes: where they stand.
    fn effects(&mut self, parts: &[Part]) -> String {
        let nodes: Vec<String> = parts.iter().map(|part| self.node(part)).collect();
        let start = self.nodes.len();
        self.nodes.extend(nodes);
        format!("Effects::new({start}, {})", parts.len())
    }

    fn node(&mut self, part: &Part) -> String {
        match part {
            Part::Gain(n, good) => format!("Node::Gain({}, {n})", GOOD[*good]),
            Part::Pay(n, good, then) => {
                let then = self.effects(then);
                format!("Node::Pay(Cost {{ good: {}, n: {n} }}, {then})", GOOD[*good])
            }
            Part::Choose(options) => {
                let options: Vec<String> = options.iter().map(|option| self.effects(option)).collect();
                let start = self.options.len();
                let len = options.len();
                self.options.extend(options);
                format!("Node::Choose(Options::new({start}, {len}))")
            }
            Part::Node(node) => node.clone(),
        }
    }
}

/// Goods together, in Rust: how many of each.
fn goods(parts: impl IntoIterator<Item = (u8, usize)>) -> String {
    let mut counts = [0; LANTERN + 1];
    parts.into_iter().for_each(|(n, good)| counts[good] += n);
    format!("Goods({counts:?})")
}
