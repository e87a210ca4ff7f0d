//! The temples: spirits, sticks in their order, who would win, and where sticks are redirected.

use engawa_bamboo::{Bamboo, Kind, Offering, Shrine, Temple, Winner};
use engawa_words::bamboo as said;

use super::grove::say_temple;
use super::touch::{act, named, touchable};
use super::{paths, piece};
use crate::drawn::Glance;
use crate::scene::{Element, Node, el, icon};

pub(super) fn draw(glance: &Glance<'_, Bamboo>) -> Vec<Node> {
    let chosen =
        glance.look.seat.and_then(|_| paths::chosen_sticks(glance.view, glance.look.chooser.chosen()));
    let temples = Temple::ALL.map(|temple| shrine(glance, temple, chosen));
    vec![el("div").class("ba-temples").children(temples).into()]
}

fn shrine(glance: &Glance<'_, Bamboo>, temple: Temple, chosen: Option<[u8; 4]>) -> Element {
    let (words, board) = (glance.look.words, &glance.view.board);
    let shrine = board.shrine(temple);
    let then = glance.after.map_or(shrine, |after| after.board.shrine(temple));
    let head = el("span")
        .class("ba-name")
        .child(piece::leaf(temple))
        .child(el("span").class("grow clip").text(say_temple(words, temple)))
        .children(leads(then));
    let spirit = match shrine.spirit() {
        Some(spirit) => {
            let about = format!("spirit-{}", spirit.name());
            let disc = el("span").class("ba-face").child(icon("ba-glyph", piece::spirit(spirit)));
            let name = el("span").class("clip").text(said::spirit(words, spirit));
            el("span").class("ba-spirit").about(about).child(disc).child(name)
        }
        None => el("span").class("ba-spirit mut").child(el("span").class("ba-face")),
    };
    let adding = chosen.map_or(0, |sticks| sticks[temple.index()]);
    let body = el("span").class("ba-shrine").child(spirit).child(sticks(glance, shrine, adding));
    let card = el("div")
        .key(temple as u32)
        .class("ba-temple panel")
        .class(piece::tint(temple))
        .about(format!("temple-{}", temple.name()))
        .child(head)
        .child(body)
        .children(chosen.map(|sticks| redirecting(glance, temple, sticks)));
    let does = || {
        let sticks = Offering::of(chosen.unwrap_or_default());
        sticks.map_or_else(|| plain(glance, temple), |sticks| act(glance, Kind::Offer { sticks }))
    };
    touchable(glance, card, paths::offer(temple), || plain(glance, temple), does)
}

/// What is to be said of a temple: whose sticks lie there.
fn plain(glance: &Glance<'_, Bamboo>, temple: Temple) -> String {
    let (words, board) = (glance.look.words, &glance.view.board);
    let shrine = board.shrine(temple);
    let count = |seat| {
        let count = shrine.count(seat);
        (count > 0).then(|| format!("{} {count}", glance.look.names.of(seat)))
    };
    let mut whose: Vec<String> = board.seats().seats().filter_map(count).collect();
    if shrine.ghost() > 0 {
        whose.push(format!("{} {}", words.word("bamboo-draw-ghost"), shrine.ghost()));
    }
    let name = say_temple(words, temple);
    if whose.is_empty() { name } else { format!("{name}: {}", words.list(&whose)) }
}

/// Who would win the temple now.
fn leads(shrine: &Shrine) -> Option<Element> {
    Some(match shrine.winner()? {
        Winner::Seat(seat) => piece::crest(seat),
        Winner::Ghost => icon("mon", "ba-ghost"),
    })
}

/// The sticks, the first one laid first: the last one breaks ties.
fn sticks(glance: &Glance<'_, Bamboo>, shrine: &Shrine, adding: u8) -> Element {
    let stick = |crest: Element| el("span").class("ba-stick").child(icon("ba-stem", "ba-stick")).child(crest);
    let ghost = (0..shrine.ghost()).map(|_| stick(icon("mon", "ba-ghost")));
    let own = (0..adding).map(|_| stick(piece::crest(glance.view.board.active())).class("would"));
    el("span")
        .class("ba-sticks")
        .children(ghost)
        .children(shrine.sticks().map(|seat| stick(piece::crest(seat))))
        .children(own)
}

/// How many sticks are sent to this temple instead of that of the area, and what it costs.
fn redirecting(glance: &Glance<'_, Bamboo>, temple: Temple, sticks: [u8; 4]) -> Element {
    let words = glance.look.words;
    let bar = el("span").class("ba-counts");
    if paths::visited(glance.view) == Some(temple) {
        let coins: u8 = sticks.iter().sum::<u8>() - sticks[temple.index()];
        let coins = if glance.view.board.is_redirecting_free() { 0 } else { coins };
        let text = words.say("bamboo-see-offer", &[("coins", coins.into())]);
        return bar.child(el("span").class("ba-do").child(icon("ct", "ic-check")).text(text));
    }
    let count = |count: u8| {
        let target = paths::redirect(temple, count);
        let args = [("temple", say_temple(words, temple).into()), ("count", count.into())];
        let name = || words.say("bamboo-name-redirect", &args);
        let drawn = el("div").key(count.into()).class("ba-count").text(count.to_string());
        let there = glance.look.is_lit(target) || glance.look.is_chosen(target);
        there.then(|| {
            if glance.look.is_lit(target) {
                touchable(glance, drawn, target, String::new, name)
            } else {
                named(drawn.class("sel"), name())
            }
        })
    };
    bar.children((0..=4).filter_map(count))
}
