//! What stands in the panel of a seat, and the rival of a solo game.

use engawa_kernel::Seat;
use engawa_white_castle::{Clan, Good};
use engawa_words::white_castle as said;

use super::icons;
use super::things::{Eye, capital, plain, word};
use crate::scene::{Element, Node, el, icon};

const GOODS: [Good; 6] = [Good::Coin, Good::Seal, Good::Food, Good::Iron, Good::Pearl, Good::Whisk];

pub(super) fn draw(eye: &Eye<'_>, seat: Seat) -> Vec<Node> {
    let board = &eye.view.board;
    let Some(clan) = board.clan(seat) else { return Vec::new() };
    let turns = eye.look.words.say("white-castle-see-turns", &[("n", board.turns_left(seat).into())]);
    let lantern = [word(eye.look, "lantern"), said::goods(eye.look.words, &clan.lantern())].join(": ");
    let lantern = plain(el("span").class("wc-fx"), format!("lantern-{}", seat.index()), lantern)
        .child(icons::good(Good::Lantern))
        .children(icons::goods(&clan.lantern()));
    let foot = el("div").class("wc-ends").child(lantern).child(el("span").class("sm mut").text(turns));
    vec![goods(eye, clan, seat).into(), foot.into()]
}

fn goods(eye: &Eye<'_>, clan: &Clan, seat: Seat) -> Element {
    let kinds = &GOODS[..if eye.view.board.matcha() { 6 } else { 5 }];
    let chips = kinds.iter().map(|&good| {
        let name = said::count(eye.look.words, good, clan.has(good));
        plain(el("span").class("wc-n"), format!("good-{}-{}", good.index(), seat.index()), name)
            .text(clan.has(good).to_string())
            .child(icons::good(good))
    });
    el("div").class("wc-hold").children(chips)
}

/// The Tokugawa clan: its points so far, coins and influence, and where it turns to next.
pub(super) fn rival(eye: &Eye<'_>) -> Option<Vec<Node>> {
    let (board, words) = (&eye.view.board, eye.look.words);
    let (clan, sheet) = (board.rival()?, board.rival_sheet()?);
    let name = words.word("white-castle-rival");
    let total = el("b").class("wc-total").text(sheet.total().to_string());
    let next = board.solo_top().map(|card| {
        let text = said::rival_next(words, card);
        el("span").class("wc-next").child(icons::mark(card.bridge())).child(el("span").text(text))
    });
    let holds = el("span")
        .class("wc-fx")
        .child(icons::amount(clan.has(Good::Coin), Good::Coin))
        .child(icons::amount(clan.has(Good::Influence), Good::Influence));
    let head = el("div")
        .class("wc-ends")
        .child(el("b").child(icon("wi", "wc-decree")).text(name.clone()))
        .child(total);
    let foot = el("div").class("wc-ends").children(next).child(holds);
    Some(vec![plain(el("div").class("wc-rival panel"), "rival", name).child(head).child(foot).into()])
}

/// What the Tokugawa clan did in its last turn: the cards it turned over, and where it went.
pub(super) fn deeds(eye: &Eye<'_>) -> Node {
    let (words, board) = (eye.look.words, &eye.view.board);
    let cards = board.solo_flipped().map(|card| {
        let number = words.say("white-castle-see-solo-card", &[("number", (card.index() + 1).into())]);
        let text = capital(&said::deeds(words, card));
        el("div")
            .class("wc-deed")
            .child(el("b").text(number))
            .child(el("span").class("wc-fx").children(card.deeds().iter().map(|&deed| icons::deed(deed))))
            .child(el("span").class("mut").text(text))
    });
    let cards: Vec<Element> = cards.collect();
    let nothing = cards.is_empty().then(|| el("span").class("sm mut").text(word(eye.look, "rival-waits")));
    plain(el("div").class("wc-deeds panel"), "rival", word(eye.look, "rival-did"))
        .child(el("span").class("wc-cap").text(word(eye.look, "rival-did")))
        .children(cards)
        .children(nothing)
        .into()
}
