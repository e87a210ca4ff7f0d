//! Turns `data/box.txt` into constant tables, or stops with the line and the reason.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

#[path = "data/read.rs"]
mod read;

use read::{BOARDS, Cost, Part, Piece, Says};

const FILE: &str = "data/box.txt";

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

/// The pieces whose names begin with one of these, sorted as the rules count them.
fn sorted<'a>(pieces: &'a [Piece], starts: &[&str]) -> Vec<&'a Piece> {
    let order = read::names();
    let place = |piece: &Piece| order.iter().position(|name| *name == piece.name);
    let mut found = Vec::new();
    for start in starts {
        let begins = |piece: &&Piece| piece.name == *start || piece.name.starts_with(&format!("{start} "));
        let mut some: Vec<&Piece> = pieces.iter().filter(begins).collect();
        some.sort_by_key(|piece| place(piece));
        found.extend(some);
    }
    found
}

impl Tables {
    fn of(pieces: &[Piece]) -> String {
        let mut tables = Tables::default();
        let yokai = ["start", "yokai"];
        let houses = ["building", "ancient"];
        tables.table("FOREST", "Effects", pieces, &["forest"]);
        tables.table("HOME", "Effects", pieces, &["home"]);
        tables.table("HILL", "Effects", pieces, &["hill"]);
        tables.table("BOARDS", "BoardFace", pieces, &["board"]);
        tables.table("AREAS", "u8", pieces, &["area"]);
        tables.table("BRIDGES", "[u8; 8]", pieces, &["path"]);
        tables.sides(pieces);
        tables.table("MARKETS", "SlotFace", pieces, &["market"]);
        tables.table("COUNTERS", "CounterFace", pieces, &["counter"]);
        tables.table("CRYSTAL_SLOTS", "u8", pieces, &["crystal-slot"]);
        tables.table("STONES", "StoneFace", pieces, &["stone"]);
        tables.table("YOKAI", "YokaiFace", pieces, &yokai);
        tables.table("VIRTUES", "VirtueFace", pieces, &["bitoku"]);
        tables.table("VISIONS", "VisionFace", pieces, &["vision"]);
        tables.table("BUILDINGS", "BuildingFace", pieces, &houses);
        tables.table("TREASURES", "[u8; 3]", pieces, &["treasure"]);
        tables.table("CRYSTALS", "CrystalFace", pieces, &["crystal"]);
        tables.table("MITAMA", "MitamaFace", pieces, &["mitama"]);
        tables.table("DRAGONFLIES", "Effects", pieces, &["dragonfly"]);
        tables.table("TORII", "Effects", pieces, &["torii"]);
        tables.table("ROCKS", "u16", pieces, &["iwakura"]);
        tables.table("TENGU", "TenguFace", pieces, &["tengu"]);
        tables.table("TYPES", "[u8; 7]", pieces, &["types"]);
        for (name, starts) in [
            ("FOREST", &["forest"][..]),
            ("HOME", &["home"]),
            ("BOARD", &["board", "area", "path", "side", "market", "counter", "crystal-slot", "stone"]),
            ("YOKAI", &yokai),
            ("VIRTUE", &["bitoku"]),
            ("VISION", &["vision"]),
            ("BUILDING", &houses),
            ("TREASURE", &["treasure"]),
            ("CRYSTAL", &["crystal"]),
            ("MITAMA", &["mitama"]),
            ("DRAGONFLY", &["dragonfly"]),
            ("TORII", &["torii"]),
            ("ROCK", &["iwakura"]),
            ("TENGU", &["tengu"]),
        ] {
            let exact: Vec<bool> = sorted(pieces, starts).iter().map(|piece| piece.exact).collect();
            let len = exact.len();
            let _ = writeln!(tables.text, "pub(crate) const {name}_EXACT: [bool; {len}] = {exact:?};");
        }
        let Tables { nodes, options, mut text } = tables;
        let (many, few) = (nodes.len(), options.len());
        let _ = writeln!(text, "pub(crate) static NODES: [Node; {many}] = [{}];", nodes.join(", "));
        let _ = writeln!(text, "pub(crate) static OPTIONS: [Effects; {few}] = [{}];", options.join(", "));
        text
    }

    /// The pieces whose names begin so, one table.
    fn table(&mut self, name: &str, face: &str, pieces: &[Piece], starts: &[&str]) {
        let entries: Vec<String> = sorted(pieces, starts).iter().map(|piece| self.entry(piece)).collect();
        let (count, entries) = (entries.len(), entries.join(",\n    "));
        let _ = writeln!(self.text, "pub(crate) static {name}: [{face}; {count}] = [\n    {entries},\n];");
    }

    /// The side paths by board and cell.
    fn sides(&mut self, pieces: &[Piece]) {
        let mut table = vec![vec!["None".to_owned(); 8]; BOARDS.len()];
        for piece in pieces {
            if let Says::Side { board, cell, kind, cells } = &piece.says {
                assert!(table[*board][*cell] == "None", "{FILE}: two side paths at one cell: {}", piece.name);
                let kind = ["Enlightenment", "ToriiA", "ToriiB"][*kind];
                let mut shown = cells.clone();
                shown.resize(3, (0, 0));
                table[*board][*cell] = format!(
                    "Some(SideFace {{ kind: SideKind::{kind}, len: {}, cells: {shown:?} }})",
                    cells.len()
                );
            }
        }
        let boards: Vec<String> = table.iter().map(|cells| format!("[{}]", cells.join(", "))).collect();
        let boards = boards.join(",\n    ");
        let _ =
            writeln!(self.text, "pub(crate) static SIDES: [[Option<SideFace>; 8]; 3] = [\n    {boards},\n];");
    }

    fn entry(&mut self, piece: &Piece) -> String {
        match &piece.says {
            Says::Effects(effects) if piece.name.starts_with("crystal dream") => {
                format!("CrystalFace::Dream({})", self.effects(effects))
            }
            Says::Effects(effects) if piece.name.starts_with("crystal mastery") => {
                format!("CrystalFace::Mastery({})", self.effects(effects))
            }
            Says::Effects(effects) => self.effects(effects),
            Says::Board([dice, hill_dice, hills, rocks, paths, kodama]) => format!(
                "BoardFace {{ dice: {dice}, hill_dice: {hill_dice}, hills: {hills}, rocks: {rocks}, paths: {paths}, kodama: {kodama} }}"
            ),
            Says::Area(types) => types.to_string(),
            Says::Path(needs) => format!("{needs:?}"),
            Says::Side { .. } => unreachable!("side paths have a table of their own"),
            Says::Market { cost, pays, vp } => {
                format!("SlotFace {{ cost: {}, pays: {pays}, points: {vp} }}", price(*cost))
            }
            Says::Counter { cost, vp, tengu } => {
                format!("CounterFace {{ cost: {}, points: {vp}, tengu: {tengu} }}", price(*cost))
            }
            Says::Slot(vp) => vp.to_string(),
            Says::Stone { beside, cost } => {
                format!("StoneFace {{ beside: {beside}, cost: {} }}", price(*cost))
            }
            Says::Yokai { kind, effects, winter } => {
                let effects = self.effects(effects);
                format!("YokaiFace {{ kind: YokaiKind::ALL[{kind}], effects: {effects}, winter: {winter} }}")
            }
            Says::Bitoku { copies, vp, effects } => {
                let effects = self.effects(effects);
                format!("VirtueFace {{ copies: {copies}, points: {vp}, effects: {effects} }}")
            }
            Says::Vision { needs, vp, penalty } => {
                format!(
                    "VisionFace {{ needs: u64::from_le_bytes({needs:?}), points: {vp}, penalty: {penalty} }}"
                )
            }
            Says::Building { die, kodama, amulet, owner, effects } => {
                let effects = self.effects(effects);
                let owner = ["Point", "Either", "Both"][*owner];
                format!(
                    "BuildingFace {{ die: {die}, kodama: {kodama}, amulet: {amulet}, owner: OwnerBonus::{owner}, effects: {effects} }}"
                )
            }
            Says::Treasure(rewards) => format!("{rewards:?}"),
            Says::Memory { vp, trigger } => format!("CrystalFace::Memory(Trigger::ALL[{trigger}], {vp})"),
            Says::Mitama { kind, effects } => {
                let effects = self.effects(effects);
                format!("MitamaFace {{ kind: MitamaKind::ALL[{kind}], effects: {effects} }}")
            }
            Says::Rock(symbols) => symbols.to_string(),
            Says::Tengu { yokai, bitoku, region, shows, standard } => {
                let region = region.map_or("None".into(), |at| format!("Some(River::ALL[{at}])"));
                let standard = standard.map_or("None".into(), |at| format!("Some(Resource::ALL[{at}])"));
                format!(
                    "TenguFace {{ yokai: {yokai}, bitoku: {bitoku}, region: {region}, shows: Shown::{shows}, standard: {standard} }}"
                )
            }
            Says::Types(points) => format!("{points:?}"),
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
            Part::Choose(options) => {
                let options: Vec<String> = options.iter().map(|option| self.effects(option)).collect();
                let (start, len) = (self.options.len(), options.len());
                self.options.extend(options);
                format!("Node::Choose(Options::new({start}, {len}))")
            }
            Part::Both(less, parts) => format!("Node::Both({}, {less})", self.effects(parts)),
            Part::Node(node) => node.clone(),
        }
    }
}

/// A price in Rust.
fn price([goods @ .., any]: Cost) -> String {
    format!("Cost {{ goods: Goods({goods:?}), any: {any} }}")
}
