//! How the five clans stand: what everybody may know at any time.

use engawa_grandbois::{Clan, GrandBois, Standing};
use engawa_words::grandbois as said;

use super::card::{CLANS, badge, ground_of};
use super::names::capital;
use crate::scene::{Element, el, icon};
use crate::{Area, Column, Glance};

pub(super) fn area(glance: &Glance<'_, GrandBois>) -> Area {
    let words = glance.look.words;
    let title = words.word("grandbois-area-clans");
    let now = glance.view.board.standings();
    // What the card in the hand would change.
    let then = glance.after.map_or(now, |after| after.board.standings());
    let most = now.iter().chain(&then).map(|standing| standing.cells).max().unwrap_or_default().max(1);
    let group = el("span")
        .class("cap")
        .about("line-group")
        .child(icon("ct", "cat-group"))
        .text(words.word("grandbois-largest"));
    let head = el("div").class("gb-head").child(el("span").class("cap").text(title.clone())).child(group);
    let lines =
        Clan::ALL.into_iter().map(|clan| line(glance, clan, now[clan.index()], then[clan.index()], most));
    let panel = el("div").class("panel gb-box gb-clans").child(head).children(lines);
    Area { id: "clans", title, column: Column::Rail, tab: false, nodes: vec![panel.into()] }
}

fn line(glance: &Glance<'_, GrandBois>, clan: Clan, now: Standing, then: Standing, most: u16) -> Element {
    let words = glance.look.words;
    let name = capital(&said::clan(words, clan));
    let args = [("clan", name.clone().into()), ("cells", now.cells.into()), ("group", now.group.into())];
    let share = |cells: u16| format!("width:{}%", u32::from(cells) * 100 / u32::from(most));
    let bar =
        el("span").class("gb-bar").child(el("i").class(ground_of(clan)).attr("style", share(then.cells)));
    el("div")
        .key(clan.index() as u32)
        .class("gb-clan")
        .about(format!("clan-{}", CLANS[clan.index()]))
        .attr("role", "img")
        .attr("aria-label", words.say("grandbois-name-clan", &args))
        .child(badge(clan))
        .child(el("span").class("gb-name").child(el("span").text(name)).child(bar))
        .child(number("b", now.cells, then.cells))
        .child(
            el("span")
                .class("gb-group")
                .child(icon("ct", "cat-group"))
                .child(number("span", now.group, then.group)),
        )
}

/// A count, and in its place what it would become.
fn number(tag: &'static str, now: u16, then: u16) -> Element {
    let number = el(tag).class("gb-count").text(then.to_string());
    number.class_if(then > now, "more").class_if(then < now, "less")
}
