//! The pictograms: resources, pieces, dice, and an effect as a row of them. One renderer for cards, tiles and lines.

use std::fmt::Display;

use engawa_bitoku::{
    Cost, CrystalFace, CrystalKind, Effects, Element as Thing, Goods, House, Market, MitamaKind,
    Node as Part, Region, Resource, Scope, Trigger, Winter, YokaiKind,
};

use crate::scene::{Element, el, icon, path};

/// The class and the symbol of each resource.
const RESOURCES: [(&str, &str); 4] = [
    ("bi b-wood", "bi-wood"),
    ("bi b-stone", "bi-stone"),
    ("bi b-jade", "bi-jade"),
    ("bi b-sake", "bi-sake"),
];
/// The classes that colour with a crest; the tengu and neutral pieces are ink.
const SEATS: [&str; 5] = ["bi bm rival", "bi bm s1", "bi bm s2", "bi bm s3", "bi bm s4"];
const DICE: [&str; 5] = ["bi-die rival", "bi-die s1", "bi-die s2", "bi-die s3", "bi-die s4"];
/// Pips by value, as dots of a stroke with round ends.
const PIPS: [&str; 7] = [
    "",
    "M12 12h.01",
    "M8 8h.01M16 16h.01",
    "M7.5 7.5h.01M12 12h.01M16.5 16.5h.01",
    "M8 8h.01M16 8h.01M8 16h.01M16 16h.01",
    "M7.5 7.5h.01M16.5 7.5h.01M12 12h.01M7.5 16.5h.01M16.5 16.5h.01",
    "M8 7h.01M8 12h.01M8 17h.01M16 7h.01M16 12h.01M16 17h.01",
];

/// A resource.
pub(super) fn resource(one: Resource) -> Element {
    let (class, id) = RESOURCES[one.index()];
    icon(class, id)
}

/// A number and what it counts.
pub(super) fn amount(n: impl Display, picture: Element) -> Element {
    el("span").class("bi-n").text(n.to_string()).child(picture)
}

/// A change, with a minus as it is printed.
pub(super) fn signed(n: i32) -> String {
    format!("{n:+}").replace('-', "−")
}

/// Virtue points.
pub(super) fn points(n: impl Display) -> Element {
    amount(n, icon("bi b-vp", "bi-vp"))
}

/// An amulet of this value.
pub(super) fn amulet(value: u8) -> Element {
    amount(format_args!("+{value}"), icon("bi b-amulet", "bi-amulet"))
}

/// Several resources.
pub(super) fn goods(goods: Goods) -> Element {
    let some = Resource::ALL.iter().filter(|&&one| goods.get(one) > 0);
    el("span").class("bi-fx").children(some.map(|&one| amount(goods.get(one), resource(one))))
}

/// A price; nothing is a dash.
pub(super) fn cost(cost: Cost) -> Element {
    match (cost.any, cost.goods.sum()) {
        (0, 0) => el("span").class("mut").text("0"),
        (0, _) => goods(cost.goods),
        (n, _) => amount(n, icon("bi", "bi-any")),
    }
}

/// A piece in the colour of its crest, 1 to 4; the tengu's and neutral ones with 0.
pub(super) fn piece(id: &'static str, crest: u8) -> Element {
    icon(SEATS[usize::from(crest) % SEATS.len()], id)
}

/// Who it is: the shape and colour of the crest, the mask of the tengu.
pub(super) fn mark(crest: u8) -> Element {
    let shape = ["bi-tengu", "seat-1", "seat-2", "seat-3", "seat-4"][usize::from(crest) % SEATS.len()];
    piece(shape, crest).class("sm")
}

/// A die in the colour of its crest.
pub(super) fn die(value: u8, crest: u8) -> Element {
    el("svg")
        .class(DICE[usize::from(crest) % DICE.len()])
        .attr("viewBox", "0 0 24 24")
        .attr("aria-hidden", "true")
        .child(path("M6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z"))
        .child(path(PIPS[usize::from(value) % PIPS.len()]).class("pips"))
}

/// An empty cell for a die.
pub(super) fn socket() -> Element {
    el("span").class("bi-socket")
}

/// The sign of a region.
pub(super) fn region(region: Region) -> Element {
    icon("bi", ["bi-yomi", "bi-steps", "bi-great-spirit", "bi-glade", "bi-forges"][region.index()])
}

/// A type of building.
pub(super) fn house(house: House) -> Element {
    icon("bi b-house", ["bi-temple", "bi-onsen", "bi-farm", "bi-ryokan", "bi-ancient"][house.index()])
}

/// A kind of yokai.
pub(super) fn yokai(kind: YokaiKind) -> Element {
    let id = ["bi-kappa", "bi-imomushi", "bi-nezumi", "bi-kitsune", "bi-shin_okami", "bi-yamauba"];
    icon("bi b-yokai", id[kind.index()])
}

/// A kind of mitama.
pub(super) fn mitama(kind: MitamaKind) -> Element {
    icon("bi b-mitama", ["bi-ara", "bi-nigi", "bi-saki", "bi-kushi", "bi-shinigami"][kind.index()])
}

/// A kind of crystal.
pub(super) fn crystal(kind: CrystalKind) -> Element {
    match kind {
        CrystalKind::Dream => icon("bi b-dream", "bi-dream"),
        CrystalKind::Memory => icon("bi b-memory", "bi-memory"),
        CrystalKind::Mastery => icon("bi b-mastery", "bi-mastery"),
    }
}

/// What a crystal does.
pub(super) fn crystal_does(face: CrystalFace) -> Element {
    match face {
        CrystalFace::Dream(parts) | CrystalFace::Mastery(parts) => effects(parts),
        CrystalFace::Memory(trigger, n) => {
            el("span").class("bi-n").child(trigger_of(trigger)).text("→").child(points(n))
        }
    }
}

fn trigger_of(trigger: Trigger) -> Element {
    let id = match trigger {
        Trigger::Build => "bi-hammer",
        Trigger::TakeCrystal => "bi-crystal",
        Trigger::TakeMitama => "bi-mitama",
        Trigger::TakeDragonfly => "bi-dragonfly",
        Trigger::SidePath => "bi-pilgrim",
        Trigger::VisitBitoku => "bi-bitoku",
        Trigger::CrossRiver => "bi-waves",
        Trigger::StonePath => "bi-iwakura",
    };
    icon("bi", id)
}

/// What a yokai counts in winter.
pub(super) fn thing(element: Thing) -> Element {
    let id = match element {
        Thing::Building => "bi-building",
        Thing::Crystal => "bi-crystal",
        Thing::Mitama => "bi-mitama",
        Thing::Pair => "bi-pair",
        Thing::VisitedBitoku | Thing::Bitoku => "bi-bitoku",
        Thing::Enlightenment => "bi-enlightenment",
        Thing::Torii => "bi-torii",
        Thing::WisdomPilgrim => "bi-pilgrim",
        Thing::Iwakura => "bi-iwakura",
        Thing::IwakuraPilgrim => "bi-pilgrim-iwakura",
        Thing::Vision => "bi-vision",
        Thing::Resource => "bi-any",
        Thing::Amulet => "bi-amulet",
        Thing::Yokai => "bi-yokai",
        Thing::KodamaFirst => "bi-kodama",
    };
    icon("bi", id)
}

/// What a yokai scores in winter.
pub(super) fn winter(winter: Winter) -> Element {
    let row = el("span").class("bi-n").child(icon("bi sm", "bi-winter"));
    match winter {
        Winter::Flat(n) => row.child(points(n)),
        Winter::Per(n, element) => row.text(format!("{n}×")).child(thing(element)),
        Winter::Dice => row.text("Σ").child(die(2, 0)),
    }
}

/// Parts side by side.
pub(super) fn effects(effects: Effects) -> Element {
    el("span").class("bi-fx").children(effects.parts().iter().map(|&one| part(one)))
}

fn parted(sign: &'static str, parts: impl Iterator<Item = Element>) -> Element {
    parts.enumerate().fold(el("span").class("bi-n"), |row, (place, one)| {
        let or = (place > 0).then(|| el("span").class("or").text(sign));
        row.children(or).child(one)
    })
}

/// What is taken from a market.
pub(super) fn market(market: Market) -> Element {
    match market {
        Market::Building => icon("bi b-house", "bi-hammer"),
        Market::Crystal => icon("bi b-crystal", "bi-crystal"),
        Market::Mitama => icon("bi b-mitama", "bi-mitama"),
        Market::Dragonfly => icon("bi b-fly", "bi-dragonfly"),
    }
}

fn less(n: u8) -> Option<Element> {
    (n > 0).then(|| el("em").class("bi-less").text(format!("−{n}")))
}

/// One part of an effect.
pub(super) fn part(part: Part) -> Element {
    let row = el("span").class("bi-n");
    let kodama = |class, n: u8, sign: &str| amount(format_args!("{sign}{n}"), icon(class, "bi-kodama"));
    match part {
        Part::Gain(0b1111, n) => amount(n, icon("bi", "bi-any")),
        Part::Gain(of, n) => {
            let each = Resource::ALL.iter().filter(|one| of >> one.index() & 1 == 1);
            row.text(n.to_string()).child(parted("/", each.map(|&one| resource(one))))
        }
        Part::Amulet(value) => amulet(value),
        Part::Points(n) => points(n),
        Part::Move(n) => amount(n, icon("bi b-move", "bi-mp")),
        Part::Forward(Scope::Any, n) => kodama("bi b-any", n, "+"),
        Part::Forward(Scope::Here, n) => kodama("bi", n, "+"),
        Part::Back(_, n) => kodama("bi b-back", n, "−"),
        Part::Unlock => icon("bi", "bi-unlock"),
        Part::Draw => icon("bi", "bi-draw"),
        Part::Yokai => icon("bi", "bi-take-yokai"),
        Part::Bitoku => icon("bi", "bi-take-bitoku"),
        Part::Vision => icon("bi", "bi-vision"),
        Part::Rock => icon("bi", "bi-iwakura"),
        Part::Pilgrim => icon("bi", "bi-pilgrim-iwakura"),
        Part::Take(from, n) => row.child(market(from)).children(less(n)),
        Part::Choose(options) => parted("/", options.list().iter().map(|&option| effects(option))),
        Part::Both(parts, n) => {
            parted("+", parts.parts().iter().map(|&one| self::part(one))).children(less(n))
        }
        Part::Copy => icon("bi", "bi-copy"),
    }
}
