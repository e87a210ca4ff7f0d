//! The middle of the table: the board with the tokens in hand and the offered spirits, and the cards below it.

use engawa_harmonies::{Card, Colour, Harmonies, Player, Side, Tokens};
use engawa_words::harmonies as told;

use super::{card, land, paths, piece, say};
use crate::drawn::Glance;
use crate::scene::{Element, Node, el, icon};

/// The most unfinished cards before a player (HA-5.1).
const SLOTS: usize = 4;

/// The board in the middle with what belongs to it.
pub(super) fn land(glance: &Glance<'_, Harmonies>) -> Vec<Node> {
    let Some(player) = glance.view.board.player(glance.look.shown) else { return Vec::new() };
    let offer = offer(glance);
    let stage = el("div")
        .class("stage")
        .class_if(player.side() == Side::B, "wide")
        .class_if(offer.is_some(), "offering")
        .child(land::board(glance, player))
        .child(el("div").class("notes").child(free(glance, player)))
        .child(tray(glance))
        .children(offer);
    vec![stage.into()]
}

/// How many cells are free, and when the game ends.
fn free(glance: &Glance<'_, Harmonies>, player: &Player) -> Element {
    let count = player.empty_cells().count();
    let text = glance.look.words.say("harmonies-see-free", &[("count", count.into())]);
    el("span").class("tag").class_if(count <= 4, "warn").about("free").child(icon("ct", "ic-leaf")).text(text)
}

/// The tokens that were taken in this turn: those in hand, and a check for each that is placed.
fn tray(glance: &Glance<'_, Harmonies>) -> Element {
    let (words, board) = (glance.look.words, &glance.view.board);
    let shown = board.active() == glance.look.shown;
    let hand = if shown { board.hand() } else { Tokens::NONE };
    let placed = if shown && board.emptied().is_some() { Tokens::MOST - hand.len() } else { 0 };
    let rest = (0..Tokens::MOST - hand.len()).map(|place| {
        let done = (place < placed).then(|| icon("i", "ic-check"));
        el("div").key(8 + place as u32).class("t empty").class_if(place < placed, "done").children(done)
    });
    let tokens: Vec<Element> =
        hand.colours().map(|colour| token(glance, colour, hand.count(colour))).collect();
    el("div")
        .class("tray")
        .class_if(!shown, "away")
        .child(el("span").class("cap").text(words.word("harmonies-see-hand")))
        .children(tokens)
        .children(rest)
}

/// The tokens of one colour in hand. Equal ones lie on one another: it makes no difference which is placed.
fn token(glance: &Glance<'_, Harmonies>, colour: Colour, count: usize) -> Element {
    let words = glance.look.words;
    let target = paths::token(colour);
    let name = told::token(words, colour);
    let element = el("div")
        .key(colour.index() as u32)
        .class("t")
        .class_if(count > 1, "two")
        .class_if(glance.look.is_own_board() && glance.look.is_chosen(target), "sel")
        .about(format!("token-{}", colour.name()))
        .child(piece::loose("tk", colour))
        .children((count > 1).then(|| el("b").class("many").text(format!("×{count}"))));
    let args = [("token", name.into()), ("count", count.into())];
    if glance.look.is_own_board() && glance.look.is_lit(target) {
        element.class("lit").lit(target, words.say("harmonies-name-token-choose", &args))
    } else {
        element.attr("role", "img").attr("aria-label", words.say("harmonies-name-token", &args))
    }
}

/// The two spirits to choose from, large.
fn offer(glance: &Glance<'_, Harmonies>) -> Option<Element> {
    let words = glance.look.words;
    let offered = glance.view.offered.filter(|_| glance.look.is_own_board())?;
    let cards = offered.map(|one| {
        let target = paths::spirit(one);
        let says = say::card(words, one, 0);
        let lit = glance
            .look
            .is_lit(target)
            .then(|| (target, words.say("harmonies-name-keep-spirit", &[("card", says.into())])));
        let on = glance.look.hover == Some(target) || glance.look.is_chosen(target);
        let rule = el("p").text(told::spirit(words, one));
        let drawn = card::card(words, one, 0).class("big").class_if(on, "hov").child(rule);
        card::named(drawn, words, one, 0, lit)
    });
    let title = el("span").class("cap").text(words.word("harmonies-see-offer"));
    Some(el("div").class("offer").child(title).child(el("div").class("pair").children(cards)))
}

/// The unfinished cards of the shown seat, and the free places beside them.
pub(super) fn cards(glance: &Glance<'_, Harmonies>) -> Vec<Node> {
    let words = glance.look.words;
    let Some(player) = glance.view.board.player(glance.look.shown) else { return Vec::new() };
    let soon = if glance.look.is_own_board() { land::becomes_ready(glance) } else { Vec::new() };
    let drawn = player.cards().map(|one| own_card(glance, player, one, &soon));
    let free = (player.cards().count()..SLOTS)
        .map(|place| el("div").key(64 + place as u32).class("emptyc").text(words.word("harmonies-see-slot")));
    vec![el("div").class("own swipe").children(drawn).children(free).into()]
}

fn own_card(
    glance: &Glance<'_, Harmonies>,
    player: &Player,
    one: Card,
    soon: &[(Card, engawa_harmonies::Cell)],
) -> Element {
    let (words, look) = (glance.look.words, glance.look);
    let placed = say::placed(player, one);
    let target = paths::own_card(one);
    let drawn = card::card(words, one, placed);
    let own = look.is_own_board();
    if own && look.is_lit(target) {
        let on = look.hover == Some(target) || look.is_chosen(target);
        let brings = say::cube_brings(words, glance.view, one);
        return card::named(drawn.class_if(on, "hov"), words, one, placed, Some((target, brings)));
    }
    let ready = own && player.cube_cells(one).any(|cell| look.is_lit(paths::cube(cell)));
    let drawn =
        drawn.class_if(ready, "ready").class_if(!ready && soon.iter().any(|(card, _)| *card == one), "soon");
    card::named(drawn, words, one, placed, None)
}
