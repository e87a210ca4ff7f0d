//! Turns `data/box.txt` into constant tables, or stops with the line and the reason.

use engawa_box_file::{Tables, build};

#[path = "data/read.rs"]
pub(crate) mod read;

use read::language::{GOODS, in_rust};
use read::{COLOURS, Part, Piece, Says};

/// Beyond the goods of the effect language, a lantern (WC-4.6).
const LANTERN: usize = GOODS.len();
const COLOUR: [&str; 4] = ["Colour::Coral", "Colour::Black", "Colour::White", "Colour::Green"];

fn main() {
    build("data/box.txt", |text| read::read(text).map(|pieces| tables(&pieces)));
}

/// The pieces of these sorts, sort by sort.
fn of<'a>(pieces: &'a [Piece], sorts: &'a [&str]) -> impl Iterator<Item = &'a Piece> {
    sorts.iter().flat_map(|sort| pieces.iter().filter(move |piece| piece.sort == *sort))
}

pub(crate) fn tables(pieces: &[Piece]) -> String {
    let mut tables = Tables::default();
    let cards = ["steward", "diplomat", "action"];
    for (name, face, sorts) in [
        ("RESOURCES", "ResourceFace", &["resource"][..]),
        ("DECREES", "(Good, Goods)", &["decree"]),
        ("CARDS", "CardFace", &cards),
        ("DAIMYOS", "[Effects; 3]", &["daimyo"]),
        ("GARDENS", "GardenFace", &["plant", "stone"]),
        ("TILES", "[Effects; 2]", &["tile"]),
        ("YARDS", "YardFace", &["yard"]),
        ("DIE_TOKENS", "(Colour, Goods)", &["die-token"]),
        ("SPACES", "SpaceFace", &["space"]),
        ("DOMAIN", "DomainFace", &["domain"]),
        ("PADS", "Goods", &["pad"]),
        ("CEREMONIES", "[Effects; 2]", &["token"]),
        ("CURTAINS", "CurtainFace", &["ikebana", "calligraphy"]),
        ("TEA", "(u8, Effects)", &["garden"]),
        ("SOLO", "SoloFace", &["solo"]),
    ] {
        let entries: Vec<String> = of(pieces, sorts).map(|piece| entry(&mut tables, piece)).collect();
        tables.table(name, face, &entries);
    }
    let counts = pieces.iter().any(|piece| piece.says == Says::Switch(true));
    tables.item(&format!("const RIVAL_OVERLOOK_COUNTS: bool = {counts}"));
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
        let exact: Vec<bool> = of(pieces, sorts).map(|piece| piece.exact).collect();
        tables.exact(name, &exact);
    }
    tables.finish()
}

fn entry(tables: &mut Tables, piece: &Piece) -> String {
    let diamond = piece.diamond;
    match &piece.says {
        Says::Resource { gains, decree, back } => {
            let gains = gains.iter().map(|part| match part {
                Part::Gain(n, good) => (*n, *good),
                _ => unreachable!("the reader lets only gains through"),
            });
            let gains = goods(gains);
            let decree = decree.map_or("None".into(), |good| format!("Some({})", in_rust(good)));
            format!("ResourceFace {{ gains: {gains}, decree: {decree}, back: {} }}", goods([*back]))
        }
        Says::Decree { good, back } => format!("({}, {})", in_rust(*good), goods([*back])),
        Says::Card { rows, back } => {
            let mut faces: Vec<String> = rows
                .iter()
                .map(|row| {
                    let effects = tables.effects(&row.effects);
                    format!("RowFace {{ lines: {}, light: {}, effects: {effects} }}", row.lines, row.light)
                })
                .collect();
            let len = faces.len();
            faces.resize(3, "RowFace::NONE".into());
            let rows = faces.join(", ");
            format!("CardFace {{ rows: [{rows}], len: {len}, diamond: {diamond}, back: {} }}", goods([*back]))
        }
        Says::Daimyo(slots) => {
            let [a, b, c] = slots.each_ref().map(|slot| tables.effects(slot));
            format!("[{a}, {b}, {c}]")
        }
        Says::Garden { food, points, effects } => {
            let effects = tables.effects(effects);
            format!("GardenFace {{ food: {food}, points: {points}, effects: {effects} }}")
        }
        Says::Faces { blue, yellow } => format!("[{}, {}]", tables.effects(blue), tables.effects(yellow)),
        Says::Yard { iron, points } => format!("YardFace {{ iron: {iron}, points: {points} }}"),
        Says::DieToken { colour, reward } => format!("({}, {})", COLOUR[*colour], goods([*reward])),
        Says::Space { value, effects } => {
            let effects = tables.effects(effects);
            format!("SpaceFace {{ value: {value}, effects: {effects} }}")
        }
        Says::Domain { value, spots, then } => {
            let then = tables.effects(then);
            let upto =
                |spots: &[Option<(u8, usize)>]| goods(spots.iter().map(|spot| spot.unwrap_or((1, LANTERN))));
            let rewards: Vec<String> = (1..=6).map(|shown| upto(&spots[..shown])).collect();
            format!("DomainFace {{ value: {value}, rewards: [{}], then: {then} }}", rewards.join(", "))
        }
        Says::Pad(reward) => goods([*reward]),
        Says::Curtains { yellow, blue, back } => {
            let [Part::Pay(_, _, unsealed)] = &blue[..] else {
                unreachable!("the reader wants a price in seals");
            };
            let (yellow, blue, unsealed) =
                (tables.effects(yellow), tables.effects(blue), tables.effects(unsealed));
            let back = goods([*back]);
            format!(
                "CurtainFace {{ yellow: {yellow}, blue: {blue}, unsealed: {unsealed}, diamond: {diamond}, back: {back} }}"
            )
        }
        Says::Tea { points, effects } => format!("({points}, {})", tables.effects(effects)),
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

/// Goods together, in Rust: how many of each.
fn goods(parts: impl IntoIterator<Item = (u8, usize)>) -> String {
    let mut counts = [0; LANTERN + 1];
    parts.into_iter().for_each(|(n, good)| counts[good] += n);
    format!("Goods({counts:?})")
}
