//! The four markets, the cheapest slot first, and the rock garden.

use engawa_bitoku::{
    Board, Building, Cost, Crystal, Dragonfly, Element as Thing, House, Market, Mitama, MitamaKind, Rock,
    YokaiKind,
};
use engawa_words::bitoku as said;

use super::things::{Eye, nth, plain, thing, word};
use super::{forest, icons, own, paths};
use crate::scene::{Element, Node, el, icon};

/// In the order of the regions that use them.
const MARKETS: [(Market, &str); 4] = [
    (Market::Mitama, "mitama"),
    (Market::Dragonfly, "dragonflies"),
    (Market::Building, "buildings"),
    (Market::Crystal, "crystals"),
];

pub(super) fn draw(eye: &Eye<'_>) -> Vec<Node> {
    let mut nodes: Vec<Node> = MARKETS.iter().map(|&(market, key)| stall(eye, market, key).into()).collect();
    nodes.push(garden(eye).into());
    vec![el("div").class("bi-markets").children(nodes).into()]
}

/// What a tile costs the player whose board is shown: the price of the slot, for a building that of the next counter.
pub(super) fn cost(eye: &Eye<'_>, market: Market, slot: usize) -> Cost {
    let own = eye.view.board.players().get(eye.look.shown.index());
    match market {
        Market::Building => Board::counter(own.map_or(0, |own| own.houses.into())).cost,
        _ => Board::slot(market, slot).cost,
    }
}

/// Whether the player whose board is shown could pay for it now.
pub(super) fn payable(eye: &Eye<'_>, cost: Cost) -> bool {
    let own = eye.view.board.players().get(eye.look.shown.index());
    own.is_some_and(|own| cost.payable(own.goods, 0))
}

fn stall(eye: &Eye<'_>, market: Market, key: &str) -> Element {
    let tiles = eye.view.board.market(market);
    let slots = tiles.iter().enumerate().map(|(slot, tile)| {
        let (about, name, face) = tile
            .and_then(|number| drawn(eye, market, number.into()))
            .unwrap_or_else(|| ("market".to_owned(), word(eye, "empty"), el("span")));
        let tile = nth(
            eye,
            el("div").class("bi-tile").class_if(tile.is_none(), "none"),
            about,
            &name,
            paths::tile(market, slot),
            Some(slot),
        );
        let dear = !payable(eye, cost(eye, market, slot));
        let price = (market != Market::Building)
            .then(|| forest::price(Board::slot(market, slot)).class_if(dear, "dear"));
        tile.class_if(slot == 0, "leaves").child(face).children(price)
    });
    let left = eye.look.words.say("bitoku-see-left", &[("n", eye.view.board.stack_len(market).into())]);
    let next = (market == Market::Building).then(|| icons::cost(cost(eye, market, 0)));
    let thing = match market {
        Market::Building => Thing::Building,
        Market::Crystal => Thing::Crystal,
        Market::Mitama => Thing::Mitama,
        Market::Dragonfly => Thing::Pair,
    };
    // One more of these fulfils what a vision asks for.
    let wished = own::wished(eye, thing)
        .then(|| plain(el("span").class("bi-eye"), "wished", &word(eye, "wished")))
        .map(|sign| sign.child(icon("bi", "bi-vision")));
    el("div")
        .class("bi-stall")
        .child(
            el("div")
                .class("bi-title")
                .child(icons::market(market))
                .child(el("h3").text(word(eye, key)))
                .children(next)
                .children(wished)
                .child(el("span").class("sm mut").text(left)),
        )
        .child(el("div").class("bi-row").children(slots))
}

/// The kind of a building with the die it needs, and what building it brings: ancient ones are not built.
pub(super) fn building(tile: Building) -> (Element, Option<Element>) {
    let kind = el("span")
        .class("bi-kind")
        .child(icons::house(tile.house()))
        .child(el("span").class("bi-needs").text(format!("{}+", tile.die())));
    let bonus = (tile.kodama() > 0).then(|| {
        let kodama = icons::amount(format_args!("+{}", tile.kodama()), icon("bi", "bi-kodama"));
        let amulet = tile.amulet().then(|| icons::amulet(1));
        el("span").class("bi-price").child(kodama).children(amulet)
    });
    (kind, bonus)
}

/// A tile: what explains it, its name, its face.
fn drawn(eye: &Eye<'_>, market: Market, number: usize) -> Option<(String, String, Element)> {
    let words = eye.look.words;
    let face = el("span").class("bi-face");
    Some(match market {
        Market::Building => {
            let tile = Building::new(number)?;
            let (head, bonus) = building(tile);
            let face = face.child(head).child(icons::effects(tile.effects())).children(bonus);
            (format!("building-{number}-4"), said::building(words, tile), face)
        }
        Market::Crystal => {
            let tile = Crystal::new(number)?;
            let face = face.child(icons::crystal(tile.kind())).child(icons::crystal_does(tile.face()));
            (format!("crystal-{number}"), said::crystal(words, tile), face)
        }
        Market::Mitama => {
            let tile = Mitama::new(number)?;
            let face = face.child(icons::mitama(tile.kind())).child(icons::effects(tile.effects()));
            (format!("mitama-{number}"), said::mitama(words, tile), face)
        }
        Market::Dragonfly => {
            let tile = Dragonfly::new(number)?;
            let face = face.child(icons::market(market)).child(icons::effects(tile.effects()));
            (format!("dragonfly-{number}"), said::dragonfly(words, tile), face)
        }
    })
}

/// What a rock shows.
pub(super) fn rock_signs(rock: Rock) -> Element {
    let yokai = YokaiKind::ALL.iter().filter(|&&kind| rock.shows_yokai(kind)).map(|&kind| icons::yokai(kind));
    let mitama =
        MitamaKind::ALL.iter().filter(|&&kind| rock.shows_mitama(kind)).map(|&kind| icons::mitama(kind));
    let houses = House::ALL.iter().filter(|&&kind| rock.shows_house(kind)).map(|&kind| icons::house(kind));
    el("span").class("bi-fx").children(yokai).children(mitama).children(houses)
}

fn garden(eye: &Eye<'_>) -> Element {
    let rocks = eye.view.board.garden().map(|rock| {
        let name = said::rock(eye.look.words, rock);
        let about = format!("rock-{}", rock.index());
        thing(eye, el("div").class("bi-rock"), about, &name, paths::rock(rock.index()))
            .child(rock_signs(rock))
    });
    let rocks: Vec<Element> = rocks.collect();
    el("div")
        .class("bi-stall")
        .child(
            el("div")
                .class("bi-title")
                .child(icon("bi", "bi-iwakura"))
                .child(el("h3").text(word(eye, "garden"))),
        )
        .child(el("div").class("bi-row").children(rocks))
}
