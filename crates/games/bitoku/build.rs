//! Turns `data/box.txt` into constant tables, or stops with the line and the reason.

use engawa_box_file::{Tables, build};

#[path = "data/read.rs"]
pub(crate) mod read;

use read::{BOARDS, Cost, Piece, Says};

fn main() {
    build("data/box.txt", |text| read::read(text).map(|pieces| tables(&pieces)));
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

pub(crate) fn tables(pieces: &[Piece]) -> String {
    let mut tables = Tables::default();
    let yokai = ["start", "yokai"];
    let houses = ["building", "ancient"];
    for (name, face, starts) in [
        ("FOREST", "Effects", &["forest"][..]),
        ("HOME", "Effects", &["home"]),
        ("HILL", "Effects", &["hill"]),
        ("BOARDS", "BoardFace", &["board"]),
        ("AREAS", "u8", &["area"]),
        ("BRIDGES", "[u8; 8]", &["path"]),
        ("MARKETS", "SlotFace", &["market"]),
        ("COUNTERS", "CounterFace", &["counter"]),
        ("CRYSTAL_SLOTS", "u8", &["crystal-slot"]),
        ("STONES", "StoneFace", &["stone"]),
        ("YOKAI", "YokaiFace", &yokai),
        ("VIRTUES", "VirtueFace", &["bitoku"]),
        ("VISIONS", "VisionFace", &["vision"]),
        ("BUILDINGS", "BuildingFace", &houses),
        ("TREASURES", "[u8; 3]", &["treasure"]),
        ("CRYSTALS", "CrystalFace", &["crystal"]),
        ("MITAMA", "MitamaFace", &["mitama"]),
        ("DRAGONFLIES", "Effects", &["dragonfly"]),
        ("TORII", "Effects", &["torii"]),
        ("ROCKS", "u16", &["iwakura"]),
        ("TENGU", "TenguFace", &["tengu"]),
        ("TYPES", "[u8; 7]", &["types"]),
    ] {
        let entries = sorted(pieces, starts).into_iter().map(|piece| entry(&mut tables, piece));
        let entries: Vec<String> = entries.collect();
        tables.table(name, face, &entries);
    }
    sides(&mut tables, pieces);
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
        tables.exact(name, &exact);
    }
    tables.finish()
}

/// The side paths by board and cell.
fn sides(tables: &mut Tables, pieces: &[Piece]) {
    let mut table = vec![vec!["None".to_owned(); 8]; BOARDS.len()];
    for piece in pieces {
        if let Says::Side { board, cell, kind, cells } = &piece.says {
            assert!(table[*board][*cell] == "None", "two side paths at one cell: {}", piece.name);
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
    tables.item(&format!("static SIDES: [[Option<SideFace>; 8]; 3] = [\n    {boards},\n]"));
}

fn entry(tables: &mut Tables, piece: &Piece) -> String {
    match &piece.says {
        Says::Effects(effects) if piece.name.starts_with("crystal dream") => {
            format!("CrystalFace::Dream({})", tables.effects(effects))
        }
        Says::Effects(effects) if piece.name.starts_with("crystal mastery") => {
            format!("CrystalFace::Mastery({})", tables.effects(effects))
        }
        Says::Effects(effects) => tables.effects(effects),
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
            let effects = tables.effects(effects);
            format!("YokaiFace {{ kind: YokaiKind::ALL[{kind}], effects: {effects}, winter: {winter} }}")
        }
        Says::Bitoku { copies, vp, effects } => {
            let effects = tables.effects(effects);
            format!("VirtueFace {{ copies: {copies}, points: {vp}, effects: {effects} }}")
        }
        Says::Vision { needs, vp, penalty } => {
            format!("VisionFace {{ needs: u64::from_le_bytes({needs:?}), points: {vp}, penalty: {penalty} }}")
        }
        Says::Building { die, kodama, amulet, owner, effects } => {
            let effects = tables.effects(effects);
            let owner = ["Point", "Either", "Both"][*owner];
            format!(
                "BuildingFace {{ die: {die}, kodama: {kodama}, amulet: {amulet}, owner: OwnerBonus::{owner}, effects: {effects} }}"
            )
        }
        Says::Treasure(rewards) => format!("{rewards:?}"),
        Says::Memory { vp, trigger } => format!("CrystalFace::Memory(Trigger::ALL[{trigger}], {vp})"),
        Says::Mitama { kind, effects } => {
            let effects = tables.effects(effects);
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

/// A price in Rust.
fn price([goods @ .., any]: Cost) -> String {
    format!("Cost {{ goods: Goods({goods:?}), any: {any} }}")
}
