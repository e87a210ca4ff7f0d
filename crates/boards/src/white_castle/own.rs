//! A clan's own things: the domain with its rows, stores with what seals buy, the lantern, the points so far.

use engawa_kernel::Game;
use engawa_white_castle::{Clan, Colour, Face, Good, Member, Node as Part, Space, WhiteCastle};
use engawa_words::white_castle as said;

use super::things::{Eye, capital, change, counted, plain, thing, titled, word};
use super::{icons, paths};
use crate::scene::{Element, Node, el, icon};

/// What is kept in stores.
const STORES: [Good; 6] = [Good::Coin, Good::Seal, Good::Food, Good::Iron, Good::Pearl, Good::Whisk];
/// Every clan has five members of each sort.
const MEMBERS: usize = 5;

/// The clan whose board is shown.
fn shown<'a>(eye: &'a Eye<'_>) -> Option<&'a Clan> {
    eye.view.board.clan(eye.look.shown)
}

pub(super) fn draw(eye: &Eye<'_>) -> Vec<Node> {
    let Some(clan) = shown(eye) else { return Vec::new() };
    let rows = Colour::ALL[..eye.view.board.bridge_count()].iter().map(|&colour| row(eye, clan, colour));
    let title = if eye.look.is_own_board() {
        word(eye.look, "own")
    } else {
        let who = eye.look.names.of(eye.look.shown).to_owned();
        eye.look.words.say("white-castle-see-domain-of", &[("who", who.into())])
    };
    let title = el("span").class("wc-title").child(icon("wi", "wc-domain")).text(title);
    let domain = el("div").class("wc-domain").child(title).children(rows);
    vec![el("div").class("wc-own panel").child(domain).child(lantern(eye, clan)).child(score(eye)).into()]
}

/// A row of the domain: its die, its spots, members still at home on the covered ones, then a line of the card.
fn row(eye: &Eye<'_>, clan: &Clan, colour: Colour) -> Element {
    let (words, look) = (eye.look.words, eye.look);
    let Some(&space) = Space::ALL.iter().find(|space| space.row() == Some(colour)) else { return el("div") };
    let member = Member::ALL[colour.index()];
    let away = usize::from(clan.away(member));
    let die = match clan.die(colour) {
        Some(value) => icons::die(colour, value),
        None => icons::socket(Some(colour), space.value()),
    };
    let spots = (0..=MEMBERS).map(|spot| {
        let open = spot <= away;
        let cell = el("span").class("wc-spotted").class_if(!open, "housed");
        if open {
            cell.children(spot_goods(colour, spot))
        } else {
            cell.child(icons::member(member, look.names.crest(look.shown)))
        }
    });
    let args = [
        ("space", capital(&said::space(words, space)).into()),
        ("goods", said::goods(words, colour.rewards(away)).into()),
    ];
    let name = words.say("white-castle-see-domain-row", &args);
    let about = format!("domain-{}", colour.index());
    let body = el("div").class("wc-drow");
    let body = if look.is_own_board() {
        thing(eye, body, about, name, paths::space(space))
    } else {
        plain(body, about, name)
    };
    let badge = if look.is_own_board() { change(eye, space) } else { None };
    let middle = badge.map_or_else(|| icon("wi sm faint", "wc-arrow-r"), icons::coins);
    el("div")
        .class("wc-dline")
        .child(body.child(die).children(spots))
        .child(el("span").class("wc-to").child(middle))
        .children(line(eye, clan, colour))
}

/// What a spot adds to the row.
fn spot_goods(colour: Colour, spot: usize) -> Vec<Element> {
    let now = colour.rewards(spot);
    let before = |good: Good| if spot == 0 { 0 } else { colour.rewards(spot - 1).get(good) };
    let added = now.iter().map(|(good, n)| (good, n.saturating_sub(before(good)))).filter(|(_, n)| *n > 0);
    added
        .map(|(good, n)| if good == Good::Lantern { icons::good(good) } else { icons::amount(n, good) })
        .collect()
}

/// The line of the action card at the height of the row; beside the green one the ceremony token.
fn line(eye: &Eye<'_>, clan: &Clan, colour: Colour) -> Option<Element> {
    let words = eye.look.words;
    if let Some(&Part::Pay(cost, _)) = colour.follows().parts().first() {
        let effects = clan.token()?.face(Face::Blue);
        let name = said::effects(words, effects);
        let line = plain(el("div").class("wc-line wc-token blue"), "own-token", capital(&name));
        let price = el("span")
            .class("wc-n")
            .child(icons::amount(cost.n, cost.good))
            .child(icon("wi sm", "wc-arrow-r"));
        return Some(line.child(price).child(icons::effects(effects)));
    }
    let face = clan.action()?.rows().get(clan.action()?.line(colour))?;
    let name = capital(&said::effects(words, face.effects));
    let line = el("div").class("wc-line").class_if(!face.light, "dark");
    Some(plain(line, format!("line-{}", colour.index()), name).child(icons::effects(face.effects)))
}

/// What the lantern gives now, and what the card on the domain would add when it leaves.
fn lantern(eye: &Eye<'_>, clan: &Clan) -> Element {
    let words = eye.look.words;
    let goods = clan.lantern();
    let name = [word(eye.look, "lantern"), said::goods(words, &goods)].join(": ");
    let cards =
        clan.lantern_cards().count() + clan.lantern_arts().count() + usize::from(clan.resource().is_some());
    let count = words.say("white-castle-see-lantern-cards", &[("n", cards.into())]);
    let next = clan.action().filter(|card| !card.back().is_empty()).map(|card| {
        let text = el("span").class("sm mut").text(word(eye.look, "lantern-next"));
        el("div").class("wc-next").child(text).children(icons::goods(card.back()))
    });
    plain(el("div").class("wc-lantern"), format!("lantern-{}", eye.look.shown.index()), name)
        .child(el("span").class("wc-title").child(icons::good(Good::Lantern)).text(word(eye.look, "lantern")))
        .child(el("div").class("wc-fx wc-big").children(icons::goods(&goods)))
        .child(el("span").class("sm mut").text(count))
        .children(next)
}

/// The points by line as if the game ended now, and what is under the hand would change.
fn score(eye: &Eye<'_>) -> Element {
    let look = eye.look;
    let (Some(now), seat) = (eye.view.board.sheet(look.shown), look.shown) else { return el("div") };
    let then = eye.after.and_then(|after| after.board.sheet(seat)).unwrap_or_else(|| now.clone());
    let lines = WhiteCastle::LINES.iter().zip(now.lines.iter().zip(&then.lines));
    let lines = lines.filter(|(line, _)| eye.view.board.matcha() || **line != "geishas").map(
        |(line, (&now, &then))| {
            el("div")
                .class("wc-score")
                .about(["points-", line].concat())
                .child(el("span").text(look.words.line(WhiteCastle::ID, line)))
                .children(more(then - now))
                .child(el("b").text(now.to_string()))
        },
    );
    let total = el("div")
        .class("wc-score sum")
        .child(el("span").text(word(look, "total")))
        .children(more(then.total() - now.total()))
        .child(el("b").text(now.total().to_string()));
    el("div")
        .class("wc-scores")
        .child(el("span").class("wc-title").text(word(look, "score")))
        .children(lines)
        .child(total)
}

/// What is gained or lost by what is under the hand.
fn more(change: i32) -> Option<Element> {
    let sign = if change > 0 { "+" } else { "−" };
    let text = [sign, &change.abs().to_string()].concat();
    (change != 0).then(|| el("em").class(if change < 0 { "wc-loss" } else { "wc-gain" }).text(text))
}

/// The stores with their limits; lit is what seals may be traded for.
pub(super) fn stores(eye: &Eye<'_>) -> Vec<Node> {
    let Some(clan) = shown(eye) else { return Vec::new() };
    let (look, words) = (eye.look, eye.look.words);
    let after = eye.after.and_then(|after| after.board.clan(look.shown));
    let kinds = &STORES[..if eye.view.board.matcha() { 6 } else { 5 }];
    let rows = kinds.iter().map(|&good| {
        let n = clan.has(good);
        let change = after.map_or(0, |after| i32::from(after.has(good)) - i32::from(n));
        let pips = (good.limit() < 10).then(|| {
            let pips = (0..good.limit()).map(|pip| el("i").class_if(pip < n, "on"));
            el("span").class("wc-pips").children(pips)
        });
        let row = el("div").class("wc-store");
        let name = said::count(words, good, n);
        let about = format!("good-{}-{}", good.index(), look.shown.index());
        let row = if look.is_own_board() {
            counted(eye, row, about, name, paths::trade(good))
        } else {
            plain(row, about, name)
        };
        let trade = (look.is_own_board() && look.is_lit(paths::trade(good))).then(|| {
            let price = if good == Good::Coin { 1 } else { 2 };
            el("span").class("wc-price").text("+1 ←").child(icons::amount(price, Good::Seal))
        });
        row.child(icons::good(good))
            .child(el("b").text(n.to_string()))
            .children(more(change))
            .children(trade.or(pips))
    });
    vec![titled(eye, el("div").class("wc-stores panel"), "stores", "wc-any").children(rows).into()]
}
