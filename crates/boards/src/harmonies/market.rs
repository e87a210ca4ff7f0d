//! What can be taken: the spaces of the central board, the row of cards, and the scoring aid beside it.

use engawa_harmonies::{Harmonies, Phase, Side, Tokens};
use engawa_words::harmonies as told;

use super::{card, paths, piece};
use crate::drawn::Glance;
use crate::scene::{Element, Node, el, icon};

/// The head of an area: what it is, and what is left.
fn head(title: String, left: Element) -> Node {
    el("div").class("hd").child(el("span").class("cap").text(title)).child(left).into()
}

/// So many are left.
fn left(glance: &Glance<'_, Harmonies>, about: &'static str, key: &str, count: usize) -> Element {
    let picture = if about == "bag" { "ic-bag" } else { "ic-deck" };
    let text = glance.look.words.say(key, &[("count", count.into())]);
    el("span").class("chip mut").about(about).child(icon("ct", picture)).text(text)
}

/// The central board.
pub(super) fn spaces(glance: &Glance<'_, Harmonies>) -> Vec<Node> {
    let (words, board) = (glance.look.words, &glance.view.board);
    let bag = board.bag().iter().map(|&count| usize::from(count)).sum();
    let fresh = |number: usize| {
        glance.last.iter().any(|event| {
            matches!(event, engawa_harmonies::Event::SpaceFilled { space, .. } if space.index() == number)
        })
    };
    let spaces = board
        .spaces()
        .iter()
        .enumerate()
        .map(|(number, &tokens)| space(glance, number, tokens).class_if(fresh(number), "fresh"));
    let head = head(words.word("harmonies-area-spaces"), left(glance, "bag", "harmonies-see-bag", bag));
    let spaces = el("div").class("spaces").class_if(board.is_solo(), "three").children(spaces);
    vec![el("div").class("market").child(head).child(spaces).into()]
}

fn space(glance: &Glance<'_, Harmonies>, number: usize, tokens: Tokens) -> Element {
    let words = glance.look.words;
    let target = paths::space(number);
    let place: (&str, _) = ("number", (number + 1).into());
    let space = el("div").class("space").key(number as u32);
    if tokens.is_empty() {
        return space
            .class("taken")
            .attr("role", "img")
            .attr("aria-label", words.say("harmonies-name-space-empty", &[place]))
            .text(words.word("harmonies-see-gone"));
    }
    let pictures = tokens.iter().enumerate().map(|(at, colour)| piece::loose("tok", colour).key(at as u32));
    let space = space.about(format!("space-{number}")).children(pictures);
    let args = [place, ("tokens", told::tokens(words, tokens).into())];
    if glance.look.is_lit(target) {
        let hover = glance.look.hover == Some(target) || glance.look.is_chosen(target);
        space.class("lit").class_if(hover, "hov").lit(target, words.say("harmonies-name-space-take", &args))
    } else {
        space.attr("role", "img").attr("aria-label", words.say("harmonies-name-space", &args))
    }
}

/// The row of cards.
pub(super) fn row(glance: &Glance<'_, Harmonies>) -> Vec<Node> {
    let (words, board) = (glance.look.words, &glance.view.board);
    let lit = board.row().iter().flatten().any(|&one| glance.look.is_lit(paths::row_card(one)));
    let title = match (lit, board.phase()) {
        (true, Phase::Row) => "harmonies-see-row-swap",
        (true, _) => "harmonies-see-row-may",
        (false, _) => "harmonies-see-row",
    };
    let cards = board.row().iter().enumerate().map(|(place, one)| match *one {
        Some(one) => {
            let target = paths::row_card(one);
            let hover = glance.look.hover == Some(target) || glance.look.is_chosen(target);
            let drawn = card::card(words, one, 0).class_if(hover, "hov");
            let lit = glance.look.is_lit(target).then(|| {
                let key = if board.phase() == Phase::Row { "swap" } else { "take" };
                let says = super::say::card(words, one, 0);
                (target, words.say(&format!("harmonies-name-{key}-card"), &[("card", says.into())]))
            });
            card::named(drawn, words, one, 0, lit)
        }
        None => el("div").key(64 + place as u32).class("emptyc").text(words.word("harmonies-see-card-gone")),
    });
    vec![
        head(words.word(title), left(glance, "deck", "harmonies-see-deck", board.deck_len())),
        el("div").class("acards swipe").children(cards).child(aid(glance)).into(),
    ]
}

/// What landscapes are worth, always in sight.
fn aid(glance: &Glance<'_, Harmonies>) -> Element {
    let words = glance.look.words;
    let line = |about: &'static str, pictures: &[&'static str], text: String, points: &'static str| {
        let pictures = pictures.iter().map(|&picture| icon("ct", picture));
        let what = el("span").class("what").children(pictures).child(el("span").text(text));
        el("div").class("kv").about(about).child(what).child(el("b").text(points))
    };
    let water = match glance.view.board.options().side {
        Side::A => line("line-water", &["cat-river"], "2–6".into(), "2·5·8·11·15"),
        Side::B => line("line-water", &["cat-islands"], words.word("harmonies-aid-islands"), "5"),
    };
    el("div")
        .key(63)
        .class("aid")
        .child(line("line-trees", &["cat-trees", "cat-mountains"], "1·2·3".into(), "1·3·7"))
        .child(line("line-fields", &["cat-fields"], words.word("harmonies-aid-fields"), "5"))
        .child(line("line-buildings", &["cat-buildings"], words.word("harmonies-aid-buildings"), "5"))
        .child(water)
}
