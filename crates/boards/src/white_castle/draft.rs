//! The starting pairs to choose from.

use engawa_white_castle::{Face, Good, Goods, Phase, Start, StartPair, Task};
use engawa_words::{Spoken, white_castle as said};

use super::things::{Eye, plain, thing};
use super::{icons, paths};
use crate::scene::{Element, Node, el};

/// Whether pairs are being chosen.
pub(super) fn is_now(eye: &Eye<'_>) -> bool {
    eye.view.board.phase() == Phase::Draft
}

pub(super) fn draw(eye: &Eye<'_>) -> Vec<Node> {
    let pairs = eye.view.board.pairs().iter().enumerate();
    let pairs = pairs.filter_map(|(place, pair)| Some(draw_pair(eye, place, (*pair)?)));
    vec![el("div").class("wc-draft").children(pairs).into()]
}

fn draw_pair(eye: &Eye<'_>, place: usize, pair: StartPair) -> Element {
    let words = eye.look.words;
    let asked = match eye.view.board.pending().last().map(|step| step.task) {
        Some(Task::Keep(start)) => Some(start),
        _ => None,
    };
    // In a solo game the pieces are kept one by one, otherwise the pair is taken whole.
    let piece = |start: Start, name: String, element: Element| {
        let about = format!("pair-{place}");
        if asked == Some(start) {
            thing(eye, element, about, name, paths::pair(place))
        } else {
            plain(element, about, name)
        }
    };
    let back = |goods: &Goods| {
        let back = el("span").class("wc-n wc-back").child(icons::good(Good::Lantern));
        back.children(icons::goods(goods))
    };
    let resource = pair.resource.map(|card| {
        let element = el("div").class("wc-piece");
        piece(Start::Resource, said::goods(words, card.gains()), element)
            .child(el("span").class("wc-fx").children(icons::goods(card.gains())))
            .child(back(&card.back()))
    });
    let action = pair.action.and_then(|card| {
        let effects = card.rows().first()?.effects;
        let element = el("div").class("wc-piece").class_if(!card.rows().first()?.light, "dark");
        let piece = piece(Start::Action, said::effects(words, effects), element);
        Some(piece.child(icons::effects(effects)).child(back(card.back())))
    });
    let token = pair.token.map(|token| {
        let effects = token.face(Face::Blue);
        let element = el("div").class("wc-piece wc-token blue");
        piece(Start::Token, said::effects(words, effects), element).child(icons::effects(effects))
    });
    let kind = engawa_white_castle::Kind::TakePair { pair: place as u8 };
    let name = engawa_white_castle::WhiteCastle::say_action(words, &kind, eye.view);
    let whole = el("div").class("wc-pair panel");
    let whole = if asked.is_none() {
        thing(eye, whole, format!("pair-{place}"), name, paths::pair(place))
    } else {
        whole
    };
    whole.children(resource).children(action).children(token)
}
