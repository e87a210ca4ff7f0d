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
    let adding = chosen.map_or(0, |sticks| sticks[temple.index()]);
    // What is being offered counts before it is offered.
    let lead = Lead::of(glance, then, if then == shrine { adding } else { 0 });
    let head = el("span")
        .class("ba-name")
        .child(piece::leaf(temple))
        .child(el("span").class("grow clip").text(say_temple(words, temple)))
        .children(lead.sign());
    let spirit = match shrine.spirit() {
        Some(spirit) => {
            let about = format!("spirit-{}", spirit.name());
            let disc = el("span").class("ba-face").child(icon("ba-glyph", piece::spirit(spirit)));
            let name = el("span").class("clip").text(said::spirit(words, spirit));
            el("span").class("ba-spirit").about(about).child(disc).child(name)
        }
        None => el("span").class("ba-spirit mut").child(el("span").class("ba-face")),
    };
    let fee = chosen.filter(|_| paths::visited(glance.view) != Some(temple)).map(|_| {
        let coins = u8::from(!board.is_redirecting_free());
        let text = words.say("bamboo-see-fee", &[("coins", coins.into())]);
        el("span").class("ba-fee").text(text)
    });
    let side = el("span")
        .class("ba-side")
        .child(sticks(glance, shrine, adding))
        .child(el("span").class("ba-word").text(lead.say(glance)));
    let body = el("span").class("ba-shrine").child(spirit).children(fee).child(side);
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

/// Who would win a temple, and how clearly.
pub(super) struct Lead {
    winner: Option<Winner>,
    most: u8,
    /// The sticks of the next one.
    next: u8,
}

impl Lead {
    /// Who would win with so many more sticks of the active player on top.
    pub(super) fn of(glance: &Glance<'_, Bamboo>, shrine: &Shrine, adding: u8) -> Lead {
        let board = &glance.view.board;
        let me = board.active();
        let count = |seat| shrine.count(seat) + if seat == me { adding } else { 0 };
        let ghost = (Winner::Ghost, shrine.ghost());
        let all = || board.seats().seats().map(|seat| (Winner::Seat(seat), count(seat))).chain([ghost]);
        // A tie goes to who laid the topmost stick: me, if I add any.
        let first = if adding > 0 { Some(Winner::Seat(me)) } else { shrine.winner() };
        let rank = |&(who, sticks): &(Winner, u8)| (sticks, Some(who) == first, who != Winner::Ghost);
        let (winner, most) = all().max_by_key(rank).unwrap_or(ghost);
        let next = all().filter(|&(who, _)| who != winner).map(|(_, sticks)| sticks).max().unwrap_or(0);
        Lead { winner: Some(winner).filter(|_| most > 0), most, next }
    }

    fn is_tie(&self) -> bool {
        self.most == self.next
    }

    /// The crest of the leader and the numbers.
    fn sign(&self) -> Option<Element> {
        let crest = match self.winner? {
            Winner::Seat(seat) => piece::crest(seat),
            Winner::Ghost => icon("mon", "ba-ghost"),
        };
        let numbers = format!("{}:{}", self.most, self.next);
        Some(el("span").class("ba-lead").child(crest).text(numbers))
    }

    /// In words.
    pub(super) fn say(&self, glance: &Glance<'_, Bamboo>) -> String {
        let words = glance.look.words;
        let who = match self.winner {
            Some(Winner::Seat(seat)) => glance.look.names.of(seat).to_owned(),
            Some(Winner::Ghost) => words.word("bamboo-draw-ghost"),
            None => return words.word("bamboo-see-nobody"),
        };
        words.say(if self.is_tie() { "bamboo-see-tie" } else { "bamboo-see-lead" }, &[("who", who.into())])
    }
}

/// The sticks, the first one laid first: the last one breaks ties.
fn sticks(glance: &Glance<'_, Bamboo>, shrine: &Shrine, adding: u8) -> Element {
    let stick = |crest: Element| el("span").class("ba-stick").child(icon("ba-stem", "ba-stick")).child(crest);
    let ghost = (0..shrine.ghost()).map(|_| stick(icon("mon", "ba-ghost")));
    let own = (0..adding).map(|_| stick(piece::crest(glance.view.board.active())).class("would"));
    let many = usize::from(shrine.ghost() + adding) + shrine.sticks().count() > 4;
    el("span")
        .class("ba-sticks")
        .class_if(many, "many")
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
        let coins = if glance.view.board.is_redirecting_free() { 0 } else { count };
        let args =
            [("temple", say_temple(words, temple).into()), ("count", count.into()), ("coins", coins.into())];
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
