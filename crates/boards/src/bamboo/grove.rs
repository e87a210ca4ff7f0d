//! The bamboo grove with what it will push out, and the four areas of a player.

use engawa_bamboo::{Bamboo, DEPTH, Event, Kind, PLANTED, Player, Shoot, Slot, Step, Symbol, Temple};
use engawa_words::bamboo as said;

use super::touch::{act, named, nth, touchable};
use super::{paths, piece};
use crate::drawn::Glance;
use crate::scene::{Element, Node, el, icon};

/// The grove, and beside it where its shoots go.
pub(super) fn draw(glance: &Glance<'_, Bamboo>) -> Vec<Node> {
    let words = glance.look.words;
    let head = |symbol: &'static str, title: &str, hint: Option<String>| {
        let hint = hint.map(|hint| el("span").class("mut sm clip").text(hint));
        el("div")
            .class("ba-head")
            .child(icon("i", symbol))
            .child(el("b").text(words.word(title)))
            .children(hint)
    };
    // Room for what leaves; where there is little of it, only while something is planted.
    let planting = matches!(glance.view.board.step(), Step::Plant | Step::Activate);
    let grove = el("div")
        .class("panel ba-box ba-grove")
        .child(head("ba-grove", "bamboo-see-grove", Some(words.word("bamboo-see-leaves"))))
        .child(
            el("div")
                .class("ba-slots")
                .class_if(planting, "planting")
                .children(Slot::all().map(|one| slot(glance, one))),
        );
    let player = glance.view.board.player(glance.look.shown);
    let whose = glance.look.names.of(glance.look.shown).to_owned();
    let fields = player.map(|player| {
        let areas = Temple::ALL.map(|temple| field(glance, player, temple));
        let head = head("ba-first", "bamboo-see-fields", Some(whose));
        el("div")
            .class("panel ba-box ba-fields")
            .child(head)
            .child(el("div").class("ba-areas").children(areas))
    });
    vec![el("div").class("ba-planting").child(grove).children(fields).into()]
}

/// A slot: what leaves at the top, the marked cells, and the two cells to plant in.
fn slot(glance: &Glance<'_, Bamboo>, slot: Slot) -> Element {
    let grove = glance.view.board.grove();
    let sure = grove.leaving(slot).count();
    // With the shoot under the hand one more leaves.
    let hand = matches!(glance.ghost, Some(Kind::Plant { slot: to, .. }) if to == slot);
    // Before a hand is over it, what it would push out is seen faintly.
    let may = !hand && glance.look.is_lit(paths::slot(slot));
    let would = sure + usize::from(hand);
    let shown = would + usize::from(may);
    let shoots = grove.slot(slot);
    // Pushed up as they stand: what leaves first is highest, and the last one lies next to the slot.
    let leaving = (0..PLANTED).map(|row| {
        let place = (row + shown).checked_sub(PLANTED);
        match place.and_then(|place| Some((place, *shoots.get(place)?))) {
            Some((place, out)) => {
                piece::shoot(out).class("out").class_if(place >= sure, "if").class_if(place >= would, "may")
            }
            None => el("div").class("ba-gap"),
        }
    });
    let marked = shoots.iter().enumerate().map(|(place, &shoot)| {
        let args = [("slot", (slot.index() + 1).into()), ("place", (place + 1).into())];
        let name = glance.look.words.say("bamboo-name-marked", &args);
        let name = format!("{name}: {}", said::shoot(glance.look.words, shoot));
        named(piece::shoot(shoot).about(about(shoot)).class_if(place < would, "fade"), name)
    });
    let planted: Vec<Shoot> = grove.planted(slot).collect();
    let cells = (0..PLANTED).map(|place| match planted.get(place) {
        Some(&shoot) => planted_shoot(glance, slot, place, shoot),
        None => cell(glance, slot, place == planted.len()),
    });
    el("div")
        .key(slot.index() as u32)
        .class("ba-slot")
        .children(leaving)
        .child(icon("ba-up", "ic-chev-u").class_if(shown == 0, "none"))
        .children(marked.take(DEPTH))
        .child(el("i").class("ba-line"))
        .children(cells)
}

/// What a shoot explains itself by.
fn about(shoot: Shoot) -> String {
    format!("shoot-{}", shoot.id())
}

/// A planted shoot: activated by a touch.
fn planted_shoot(glance: &Glance<'_, Bamboo>, slot: Slot, place: usize, shoot: Shoot) -> Element {
    let words = glance.look.words;
    let number = slot.index() * PLANTED + place + 1;
    let plain = || nth(words, said::shoot(words, shoot), number);
    let does = || match shoot.symbol() {
        Symbol::Deed(deed) if !glance.view.board.has_jokers() => {
            nth(words, act(glance, Kind::Activate { shoot, deed }), number)
        }
        _ => words.say("bamboo-name-activate", &[("shoot", plain().into())]),
    };
    let planted_now = |event: &Event| matches!(*event, Event::Planted { shoot: one, .. } if one == shoot);
    let planted_last = glance.look.seat.is_none() && glance.last.iter().any(planted_now);
    // What is planted and not ready was activated: its disc turns.
    let done = matches!(glance.view.board.step(), Step::Activate)
        && glance.view.board.ready().all(|one| one != shoot);
    let drawn = piece::shoot(shoot).about(about(shoot)).class_if(done, "done").class_if(planted_last, "last");
    touchable(glance, drawn, paths::planted(shoot), plain, does)
}

/// An empty cell to plant in; only the upper one can be next.
fn cell(glance: &Glance<'_, Bamboo>, slot: Slot, next: bool) -> Element {
    let cell = el("div").class("ba-gap ba-hole");
    if !next {
        return cell;
    }
    let words = glance.look.words;
    let chosen = paths::chosen_shoot(glance.look.chooser.chosen());
    let ghost = matches!(glance.ghost, Some(Kind::Plant { slot: to, .. }) if to == slot);
    let cell = match chosen.filter(|_| ghost) {
        Some(shoot) => piece::shoot(shoot).class("would"),
        None => cell.child(icon("ct", "ba-grove")),
    };
    let plain = || words.say("bamboo-name-slot", &[("slot", (slot.index() + 1).into())]);
    let does = || match chosen {
        Some(shoot) => act(glance, Kind::Plant { shoot, slot }),
        None => words.say("bamboo-name-slot", &[("slot", (slot.index() + 1).into())]),
    };
    touchable(glance, cell, paths::slot(slot), plain, does)
}

/// The shoots that would come to an area of the active player.
fn coming(glance: &Glance<'_, Bamboo>, temple: Temple) -> Vec<(Shoot, bool)> {
    let board = &glance.view.board;
    let (now, then) = (board.grove(), glance.after.map(|after| after.board.grove()));
    let of = |grove: &engawa_bamboo::Grove| -> Vec<Shoot> {
        Slot::all().flat_map(|slot| grove.leaving(slot).collect::<Vec<_>>()).collect()
    };
    let sure = of(now);
    let planting = matches!(glance.ghost, Some(Kind::Plant { .. }));
    let would = then.filter(|_| planting).map(of).unwrap_or_default();
    let added: Vec<Shoot> = would.into_iter().filter(|shoot| !sure.contains(shoot)).collect();
    let all =
        sure.into_iter().map(|shoot| (shoot, true)).chain(added.into_iter().map(|shoot| (shoot, false)));
    all.filter(|(shoot, _)| shoot.temple() == temple).collect()
}

/// How many of the shoots that come to an area it has no cell for (BA-6.6). The visited one is empty by then.
pub(super) fn overflow(glance: &Glance<'_, Bamboo>, player: &Player, temple: Temple) -> usize {
    let stay = if player.marker() == Some(temple) { 0 } else { player.shoot_count(temple) };
    let room = usize::from(temple.cells().saturating_sub(stay));
    coming(glance, temple).len().saturating_sub(room)
}

/// An area of a player board: its shoots, what will come, free cells.
fn field(glance: &Glance<'_, Bamboo>, player: &Player, temple: Temple) -> Element {
    let (words, board, look) = (glance.look.words, &glance.view.board, glance.look);
    let own = look.is_own_board();
    let here = player.marker() == Some(temple);
    let shoots = player.shoots(temple).enumerate().map(|(place, shoot)| {
        let plain = || nth(words, said::shoot(words, shoot), place + 1);
        let does = || words.say("bamboo-name-plant", &[("shoot", plain().into())]);
        let drawn = piece::shoot(shoot).key(shoot.id().into()).about(about(shoot));
        if own { touchable(glance, drawn, paths::shoot(shoot), plain, does) } else { named(drawn, plain()) }
    });
    let room = usize::from(temple.cells().saturating_sub(player.shoot_count(temple)));
    let soon = if look.shown == board.active() { coming(glance, temple) } else { Vec::new() };
    let soon = soon
        .into_iter()
        .take(room)
        .map(|(shoot, sure)| piece::shoot(shoot).class("out").class_if(!sure, "if"));
    let soon: Vec<Element> = soon.collect();
    let free = (soon.len()..room).map(|_| el("div").class("ba-gap ba-free"));
    let over = if look.shown == board.active() { overflow(glance, player, temple) } else { 0 };
    let over = (over > 0).then(|| {
        let text = words.say("bamboo-see-over", &[("count", over.into())]);
        el("span").class("ba-over").text(text)
    });
    let count = format!("{}/{}", player.shoot_count(temple), temple.cells());
    let marker = here.then(|| el("span").class("tag you").text(words.word("bamboo-see-here")));
    let name = el("span")
        .class("ba-name")
        .child(piece::leaf(temple))
        .child(el("span").class("grow clip").text(say_temple(words, temple)))
        .children(marker)
        .child(el("span").class("mut sm").text(count));
    let field = el("div")
        .key(temple as u32)
        .class("ba-field")
        .class(piece::tint(temple))
        .class_if(here, "here")
        .child(name)
        .child(el("div").class("ba-cells").children(shoots).children(soon).children(free))
        .children(over);
    let target = paths::area(temple);
    if !(own && look.is_lit(target)) {
        return field.about(format!("area-{}", temple.name()));
    }
    let placed = paths::chosen_shoot(look.chooser.chosen()).filter(|_| board.step() == Step::Harvest);
    let kind = placed.map_or(Kind::Visit { area: temple }, |shoot| Kind::PlaceShoot { shoot, area: temple });
    touchable(glance, field, target, String::new, || act(glance, kind))
        .about(format!("area-{}", temple.name()))
}

/// A temple with a capital.
pub(super) fn say_temple(words: &engawa_words::Words, temple: Temple) -> String {
    super::say::capital(&said::temple(words, temple))
}
