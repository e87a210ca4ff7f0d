//! Shoots, tiles, tokens, crests: wherever they are drawn.

use engawa_bamboo::{Deed, Food, Shoot, Spirit, Symbol, Temple, Tile, TileKind, Token, Wish, Zone};
use engawa_kernel::Seat;

use crate::scene::{Element, el, icon};

/// The class that gives a thing the colour of a temple.
pub(super) fn tint(temple: Temple) -> &'static str {
    ["ba-red", "ba-blue", "ba-green", "ba-yellow"][temple.index()]
}

/// The leaf of a temple.
pub(super) fn leaf(temple: Temple) -> Element {
    icon("ba-leaf", tint(temple)).class(tint(temple))
}

/// What a deed is drawn as.
pub(super) fn deed(deed: Deed) -> &'static str {
    ["ba-harmony", "ba-improve", "ba-cook", "ba-income"][deed as usize]
}

fn symbol_of(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Deed(one) => deed(one),
        Symbol::Joker => "ba-joker",
    }
}

/// A shoot: a segment of bamboo in the colour of its temple, with what it does on a disc of paper.
pub(super) fn shoot(shoot: Shoot) -> Element {
    let temple = tint(shoot.temple());
    el("div")
        .class("ba-shoot")
        .class(temple)
        .child(icon("ba-leaf", temple))
        .child(el("span").class("ba-disc").child(icon("ba-glyph", symbol_of(shoot.symbol()))))
}

/// The picture of a kind of tile.
pub(super) fn kind(kind: TileKind) -> Element {
    let (class, id) = match kind {
        TileKind::Decoration => ("ba-kind k-decoration", "ba-decoration"),
        TileKind::Faith => ("ba-kind k-faith", "ba-faith"),
        TileKind::Garden => ("ba-kind k-garden", "ba-garden"),
        TileKind::Item => ("ba-kind k-item", "ba-item"),
    };
    icon(class, id)
}

/// A home tile: its kind, and its comfort as cushions.
pub(super) fn tile(tile: Tile) -> Element {
    const FEET: [&str; 4] = ["f-decoration", "f-faith", "f-garden", "f-item"];
    let pips = (0..tile.comfort()).map(|_| icon("ba-pip", "ba-comfort"));
    el("div")
        .class("ba-tile")
        .class(FEET[tile.kind() as usize])
        .child(kind(tile.kind()))
        .child(el("span").class("ba-pips").children(pips))
}

/// The sign of a zone.
pub(super) fn zone(zone: Zone) -> &'static str {
    match zone {
        Zone::Left => "ba-left",
        Zone::House => "ba-house",
        Zone::Right => "ba-right",
    }
}

/// So much happiness.
pub(super) fn happiness(text: String) -> Element {
    el("span").class("ba-hp").child(el("b").text(text)).child(icon("ct", "ba-happiness"))
}

/// A harmony token: zone, happiness, and what it asks for.
pub(super) fn token(token: Token) -> Element {
    let head = el("span")
        .class("ba-zone")
        .child(icon("ct", zone(token.zone())))
        .child(happiness(token.happiness().to_string()));
    el("div").class("ba-token").child(head).child(wish(token.wish()))
}

/// At least so much comfort.
pub(super) fn least(comfort: u8) -> Element {
    el("span").class("ba-least").text(format!("≥{comfort}")).child(icon("ba-pip", "ba-comfort"))
}

/// What a token asks for: a filled cell wants its kind, a dashed one any tile.
fn wish(wish: &Wish) -> Element {
    let drawn = el("span").class("ba-wish");
    match *wish {
        Wish::Kind(one) => drawn.child(kind(one)),
        Wish::Sum { kind: one, comfort } => drawn.child(kind(one)).child(least(comfort)),
        Wish::Pattern { spots, comfort } => {
            let spot = |spot: &engawa_bamboo::Spot| {
                let at = format!("grid-area:{}/{}", spot.dy + 1, spot.dx + 1);
                let cell = el("span").class("ba-spot").attr("style", at);
                match spot.kind {
                    Some(one) => cell.child(kind(one)),
                    None => cell.class("any"),
                }
            };
            // As large as the token allows.
            let size = |pick: fn(&engawa_bamboo::Spot) -> u8| spots.iter().map(pick).max().unwrap_or(0) + 1;
            let (wide, high) = (size(|spot| spot.dx), size(|spot| spot.dy));
            let grid = el("span").class("ba-spots").attr("style", format!("--wide:{wide};--high:{high}"));
            drawn.child(grid.children(spots.iter().map(spot))).children((comfort > 0).then(|| least(comfort)))
        }
    }
}

/// What a food is drawn as.
pub(super) fn food(food: Food) -> &'static str {
    ["ba-tea", "ba-rice", "ba-ramen"][food as usize]
}

/// What a spirit is drawn as.
pub(super) fn spirit(spirit: Spirit) -> &'static str {
    const SPIRITS: [&str; 7] =
        ["ba-kappa", "ba-tanuki", "ba-rokurokubi", "ba-kitsune", "ba-okami", "ba-tengu", "ba-bakeneko"];
    SPIRITS[spirit as usize]
}

/// The crest of a seat.
pub(super) fn crest(seat: Seat) -> Element {
    const CLASSES: [&str; 4] = ["mon s1", "mon s2", "mon s3", "mon s4"];
    let nth = seat.index() % 4;
    icon(CLASSES[nth], ["seat-1", "seat-2", "seat-3", "seat-4"][nth])
}
