//! Cells, the cards made of four of them, and the towers.

use engawa_grandbois::{Cell, Clan, Face, TowerColour};

use crate::scene::{Element, Node, at, el, path, symbol};

/// The side of a cell.
pub(super) const CELL: i32 = 100;

/// The names of the clans in symbols, style sheets and `about`s, in their order.
pub(super) const CLANS: [&str; 5] = ["toad", "rabbit", "fox", "raccoon", "lizard"];

/// The names of the towers, in the order of their colours.
pub(super) const TOWERS: [&str; 4] = ["white", "black", "blue", "brown"];

/// The four cells of a card, clockwise from the top left; the outer corner of each is round.
const CORNERS: [&str; 4] = [
    "M14 0H100V100H0V14A14 14 0 0 1 14 0Z",
    "M100 0H186A14 14 0 0 1 200 14V100H100Z",
    "M100 100H200V186A14 14 0 0 1 186 200H100Z",
    "M0 100H100V200H14A14 14 0 0 1 0 186Z",
];

/// The class that colours the ground of a cell.
pub(super) fn ground(cell: Cell) -> &'static str {
    const GROUNDS: [&str; 5] = ["g-toad", "g-rabbit", "g-fox", "g-raccoon", "g-lizard"];
    match cell.face() {
        Face::Ground => "g-none",
        Face::Clearing | Face::Tower(_) => "g-clearing",
        Face::Bear => "g-bear",
        Face::Animals(clan, _) => GROUNDS[clan.index()],
    }
}

/// What stands on the ground of a cell, as the symbol sheet names it.
pub(super) fn mark(cell: Cell) -> Option<Element> {
    let id = match cell.face() {
        Face::Ground => return None,
        Face::Clearing | Face::Tower(_) => "gb-cell-clearing".to_owned(),
        Face::Bear => "gb-cell-bear".to_owned(),
        Face::Animals(clan, count) => format!("gb-cell-{}-{count}", CLANS[clan.index()]),
    };
    Some(symbol(id))
}

/// A cell of a card: where on the card it is, and what it shows.
#[derive(Clone, Copy)]
pub(super) struct Corner {
    pub(super) cell: Cell,
    /// Nothing lies on it.
    pub(super) open: bool,
    /// Where it lies on the table, if that is to be explained.
    pub(super) place: Option<(i32, i32)>,
}

/// A card whose top left corner is the origin.
pub(super) fn card(corners: [Corner; 4]) -> Element {
    let mut card = el("g").child(
        el("rect")
            .class("gb-shade")
            .attr("x", "5")
            .attr("y", "7")
            .attr("width", "198")
            .attr("height", "198")
            .attr("rx", "15"),
    );
    for (nth, corner) in corners.into_iter().enumerate() {
        let about = corner.place.map(|(x, y)| format!("at-{x}-{y}"));
        card = card.child(path(CORNERS[nth]).class(ground(corner.cell)).maybe("data-about", about));
        // What lies below another card is not drawn: half of a grown forest.
        if corner.open {
            let [x, y] = [["", ""], ["100", ""], ["100", "100"], ["", "100"]][nth]
                .map(|n| (!n.is_empty()).then_some(n));
            card = card.children(mark(corner.cell).map(|mark| mark.maybe("x", x).maybe("y", y)));
        }
    }
    card.child(path("M100 4V196M4 100H196").class("gb-fold"))
        .child(el("rect").class("gb-edge").attr("width", "200").attr("height", "200").attr("rx", "14"))
}

/// A card by itself.
pub(super) fn whole(cells: [Cell; 4]) -> Element {
    card(cells.map(|cell| Corner { cell, open: true, place: None }))
}

/// A card by itself in a picture of its own.
pub(super) fn picture(cells: [Cell; 4]) -> Element {
    el("svg")
        .class("gb-card")
        .attr("viewBox", "-4 -4 216 216")
        .attr("aria-hidden", "true")
        .child(whole(cells))
}

/// A cell in a picture of its own.
pub(super) fn cell_picture(cell: Cell) -> Element {
    el("svg")
        .class("gb-cell")
        .attr("viewBox", "0 0 100 100")
        .attr("aria-hidden", "true")
        .children(square(cell))
}

/// A square cell at the origin, with its tower.
pub(super) fn square(cell: Cell) -> Vec<Node> {
    let mut nodes = vec![path("M0 0H100V100H0Z").class(ground(cell)).into()];
    nodes.extend(mark(cell).map(Node::from));
    if let Face::Tower(colour) = cell.face() {
        nodes.push(at(50.0, 50.0).child(tower(colour, None)).into());
    }
    nodes
}

/// A crest, 1 to 4.
pub(super) fn crest(crest: u8) -> Element {
    symbol(format_args!("seat-{crest}"))
}

/// A tower that stands on the origin, with the crest of its owner.
pub(super) fn tower(colour: TowerColour, owner: Option<u8>) -> Element {
    const CLASSES: [&str; 4] = ["tw-white", "tw-black", "tw-blue", "tw-brown"];
    let crest = owner.map(|owner| {
        let shape = crest(owner);
        shape.attr("x", "-8").attr("y", "-25").attr("width", "16").attr("height", "16")
    });
    el("g").class("gb-tower").class(CLASSES[colour.index()]).child(symbol("gb-tower")).children(crest)
}

/// A tower in a picture of its own.
pub(super) fn tower_picture(colour: TowerColour, owner: Option<u8>) -> Element {
    let picture = el("svg").class("gb-tw").attr("viewBox", "-34 -50 68 96").attr("aria-hidden", "true");
    picture.child(tower(colour, owner))
}

/// The glyph of a clan on its tint.
pub(super) fn badge(clan: Clan) -> Element {
    let name = CLANS[clan.index()];
    let glyph = el("svg").attr("aria-hidden", "true").child(symbol(format_args!("clan-{name}")));
    el("span").class("gb-badge").class(ground_of(clan)).child(glyph)
}

/// The class that colours with the tint of a clan.
pub(super) fn ground_of(clan: Clan) -> &'static str {
    const TINTS: [&str; 5] = ["t-toad", "t-rabbit", "t-fox", "t-raccoon", "t-lizard"];
    TINTS[clan.index()]
}
