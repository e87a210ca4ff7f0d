//! The pictograms: goods, dice, members, and an effect as a row of them. One renderer for cards, tiles, tokens and spaces.

use engawa_white_castle::{
    At, Colour, Deed, Effects, Face, Filter, Good, Goods, Member, Node as Part, Pair, Sort,
};

use crate::scene::{Element, Node, el, icon, path, symbol};

/// The class and the symbol of each good, in the order of the goods.
const GOODS: [(&str, &str); 10] = [
    ("wi g-coin", "wc-coin"),
    ("wi g-seal", "wc-seal"),
    ("wi g-food", "wc-food"),
    ("wi g-iron", "wc-iron"),
    ("wi g-pearl", "wc-pearl"),
    ("wi g-whisk", "wc-chasen"),
    ("wi g-point", "wc-vp"),
    ("wi", "wc-influence"),
    ("wi", "wc-any"),
    ("wi g-lantern", "wc-lantern"),
];

/// The names of the colours in style sheets.
pub(super) const COLOURS: [&str; 4] = ["d-coral", "d-black", "d-white", "d-green"];
const SHAPES: [&str; 4] = ["die-coral", "die-black", "die-white", "die-green"];
const MEMBERS: [&str; 4] = ["wc-courtier", "wc-gardener", "wc-warrior", "wc-geisha"];
/// The classes that colour with a crest; the rival's is ink.
const SEATS: [&str; 5] = ["wi wm rival", "wi wm s1", "wi wm s2", "wi wm s3", "wi wm s4"];
/// Pips by value, as dots of a stroke with round ends.
const PIPS: [&str; 7] = [
    "",
    "M12 12h.01",
    "M8 8h.01M16 16h.01",
    "M7.5 7.5h.01M12 12h.01M16.5 16.5h.01",
    "M8 8h.01M16 8h.01M8 16h.01M16 16h.01",
    "M7.5 7.5h.01M16.500 7.5h.01M12 12h.01M7.5 16.5h.01M16.5 16.5h.01",
    "M8 7h.01M8 12h.01M8 17h.01M16 7h.01M16 12h.01M16 17h.01",
];

/// The class that paints the bar of a face.
pub(super) fn face(face: Face) -> &'static str {
    if face == Face::Blue { "blue" } else { "yellow" }
}

/// The picture of a good.
pub(super) fn good(good: Good) -> Element {
    let (class, id) = GOODS[good.index()];
    icon(class, id)
}

/// A number and what it counts.
pub(super) fn amount(n: impl std::fmt::Display, what: Good) -> Element {
    el("span").class("wc-n").text(n.to_string()).child(good(what))
}

/// Several goods.
pub(super) fn goods(goods: &Goods) -> Vec<Element> {
    goods.iter().map(|(what, n)| if what == Good::Lantern { good(what) } else { amount(n, what) }).collect()
}

/// A change of coins: gained or paid.
pub(super) fn coins(change: i32) -> Element {
    let sign = if change > 0 { "+" } else { "−" };
    let text = if change == 0 { "0".to_owned() } else { [sign, &change.abs().to_string()].concat() };
    el("span")
        .class("wc-delta")
        .class(if change < 0 { "neg" } else { "pos" })
        .text(text)
        .child(icon("wi", "wc-coin"))
}

/// A die.
pub(super) fn die(colour: Colour, value: u8) -> Element {
    let pips = path(PIPS[usize::from(value) % PIPS.len()]).class("pips");
    shape(colour).class("wc-die").child(pips)
}

/// The silhouette of a colour: the mark beside a row.
pub(super) fn mark(colour: Colour) -> Element {
    shape(colour).class("wc-mark")
}

fn shape(colour: Colour) -> Element {
    el("svg")
        .attr("viewBox", "0 0 24 24")
        .attr("aria-hidden", "true")
        .class(COLOURS[colour.index()])
        .child(symbol(SHAPES[colour.index()]))
}

/// An empty space with the value it asks; a row of the domain has the silhouette of its colour.
pub(super) fn socket(colour: Option<Colour>, value: u8) -> Element {
    let shape = match colour {
        None => el("rect")
            .attr("x", "1.5")
            .attr("y", "1.5")
            .attr("width", "21")
            .attr("height", "21")
            .attr("rx", "4"),
        Some(colour) => symbol(SHAPES[colour.index()]),
    };
    let number =
        el("text").attr("x", "12").attr("y", "16.5").attr("text-anchor", "middle").text(value.to_string());
    el("svg")
        .class("wc-socket")
        .attr("viewBox", "0 0 24 24")
        .attr("aria-hidden", "true")
        .children(colour.map(|colour| mark(colour).class("under")))
        .children(colour.is_none().then_some(shape))
        .child(number)
}

/// A clan member in the colour of its crest, 1 to 4; the rival's with 0.
pub(super) fn member(member: Member, crest: u8) -> Element {
    icon(SEATS[usize::from(crest) % SEATS.len()], MEMBERS[member.index()])
}

/// A member without an owner: the action.
pub(super) fn action(member: Member) -> Element {
    icon("wi", MEMBERS[member.index()])
}

fn arrow() -> Element {
    icon("wi sm", "wc-arrow-r")
}

/// Parts side by side.
pub(super) fn effects(effects: Effects) -> Element {
    el("span").class("wc-fx").children(effects.parts().iter().map(|&one| part(one)))
}

fn times(n: u8) -> Option<Node> {
    (n > 1).then(|| format!("{n}×").into())
}

/// One part of an effect.
pub(super) fn part(part: Part) -> Element {
    let row = el("span").class("wc-n");
    let curtain = |face: Face| icon(if face == Face::Blue { "wi blue" } else { "wi yellow" }, "wc-curtain");
    match part {
        Part::Gain(what, n) => amount(n, what),
        Part::Pay(cost, then) => row.child(amount(cost.n, cost.good)).child(arrow()).child(effects(then)),
        Part::Choose(options) => options.list().iter().enumerate().fold(row, |row, (place, &option)| {
            let or = (place > 0).then(|| el("span").class("or").text("/"));
            row.children(or).child(effects(option))
        }),
        Part::Member(member) => row.child(action(member)),
        Part::Lantern => row.child(good(Good::Lantern)),
        Part::Well(n) => row.children(times(n)).child(icon("wi", "wc-well")),
        Part::Row(filter, n) => {
            let (id, beside) = match filter {
                Filter::Any => ("wc-row-any", None),
                Filter::Light => ("wc-row-light", None),
                Filter::Dark => ("wc-row-dark", None),
                Filter::Beside(colour) => ("wc-row-any", Some(colour)),
            };
            row.children(times(n)).child(icon("wi", id)).children(beside.map(mark))
        }
        Part::DomainRow => row.child(icon("wi", "wc-domain")),
        Part::Curtain(face, _) => row.child(curtain(face)),
        Part::Curtains(Pair::BothYellow) => row.child("2×").child(curtain(Face::Yellow)),
        Part::Curtains(_) => row.child(curtain(Face::Yellow)).child(curtain(Face::Blue)),
        Part::Tile(face, n) => {
            let class = match face {
                None => "wi",
                Some(Face::Blue) => "wi blue",
                Some(Face::Yellow) => "wi yellow",
            };
            row.children(times(n)).child(icon(class, "wc-yard"))
        }
        Part::Pads(n) => row.children(times(n)).child(icon("wi leaf", "wc-lily")),
        Part::Stones(n) => row.children(times(n)).child(icon("wi", "wc-stone")),
        Part::Stroll => row.child(action(Member::Geisha)).child(arrow()),
        Part::Rise => row.child(action(Member::Courtier)).child(icon("wi sm", "wc-arrow-up")),
        Part::TakeCard => row.child(icon("wi", "wc-ikebana")).child(icon("wi", "wc-calligraphy")),
        Part::Token(At::Own | At::Pond) => row.child(icon("wi", "wc-ceremony")),
    }
}

/// One deed of a solo card.
pub(super) fn deed(deed: Deed) -> Element {
    let row = el("span").class("wc-n");
    let up = || icon("wi sm", "wc-arrow-up");
    match deed {
        Deed::Gate => row.child(action(Member::Courtier)),
        Deed::Up(n) => row.child(action(Member::Courtier)).children((0..n).map(|_| up())),
        Deed::Gardener(sort) => {
            let id = match sort {
                Sort::Plant => Some("wc-plant"),
                Sort::Stone => Some("wc-stone"),
                Sort::Any => None,
            };
            row.child(action(Member::Gardener)).children(id.map(|id| icon("wi", id)))
        }
        Deed::Warrior(iron) => row.child(action(Member::Warrior)).child(amount(iron, Good::Iron)),
        Deed::Gain(what, n) => amount(format!("+{n}"), what),
        Deed::Lose(what, 255) => amount("−", what),
        Deed::Lose(what, n) => amount(format!("−{n}"), what),
        Deed::Geisha(_) => row.child(action(Member::Geisha)),
        Deed::Move => row.child(action(Member::Geisha)).child(arrow()),
    }
}
