//! The board of a player: stores, card slots with crystal and die, hand, crystals, buildings, the stone path, visions, the
//! bitoku path, spirits.

use engawa_bitoku::{
    At, Bitoku, Board, CrystalKind, Dragonfly, Element as Thing, Mitama, Player, Resource, Vision, Yokai,
};
use engawa_kernel::{Rules, Viewer, bits};
use engawa_words::bitoku as said;

use super::things::{Eye, called, crest, own, plain, word};
use super::{icons, market, paths};
use crate::scene::{Element, Node, el, icon};

/// What a vision asks for, in the order of its needs.
pub(super) const NEEDS: [Thing; 8] = [
    Thing::Resource,
    Thing::Building,
    Thing::Crystal,
    Thing::Mitama,
    Thing::Pair,
    Thing::Enlightenment,
    Thing::Torii,
    Thing::VisitedBitoku,
];

pub(super) fn draw(eye: &Eye<'_>) -> Vec<Node> {
    let shown = eye.look.shown.index();
    let Some(player) = eye.view.board.players().get(shown) else { return Vec::new() };
    let left = el("div")
        .class("bi-part")
        .child(stores(eye, player))
        .child(el("div").class("bi-play").child(slots(eye, player)).child(hand(eye, player)));
    let middle = el("div")
        .class("bi-part")
        .child(crystals(eye, player))
        .child(houses(eye, player))
        .child(stones(eye, player));
    let right = el("div")
        .class("bi-part")
        .child(visions(eye, player))
        .child(bitoku(eye, player))
        .child(spirits(eye, player));
    vec![el("div").class("bi-own panel").child(left).child(middle).child(right).into()]
}

fn titled(title: String, more: Option<Element>) -> Element {
    el("div").class("bi-sub").child(el("b").text(title)).children(more)
}

fn change(now: i32, then: Option<i32>) -> Option<Element> {
    let change = then? - now;
    let class = if change < 0 { "bi-loss" } else { "bi-gain" };
    (change != 0).then(|| el("em").class(class).text(icons::signed(change)))
}

/// Points, resources, amulets, pilgrims.
fn stores(eye: &Eye<'_>, player: &Player) -> Element {
    let (look, words) = (eye.look, eye.look.words);
    let shown = look.shown;
    let after = eye.after.and_then(|after| after.board.players().get(shown.index()));
    let total = Bitoku::sheet(eye.view, shown).map_or(0, |sheet| sheet.total());
    let then = eye.after.and_then(|after| Bitoku::sheet(after, shown)).map(|sheet| sheet.total());
    let title = if eye.viewer == Viewer::Seat(shown) {
        word(eye, "own")
    } else {
        words.say("bitoku-see-board-of", &[("who", called(eye, shown.index()).into())])
    };
    let points = plain(el("span").class("bi-n bi-total"), "points", &words.word("bitoku-name-points"))
        .child(el("b").class("sum").text(total.to_string()))
        .child(icon("bi b-vp", "bi-vp"))
        .children(change(total, then));
    let goods = Resource::ALL.iter().map(|&one| {
        let n = player.goods.get(one);
        let then = after.map(|after| after.goods.get(one).into());
        own(
            eye,
            el("span").class("bi-store"),
            format!("good-{}", one.index()),
            &said::resource(words, one, n),
            paths::good(one),
            None,
        )
        .child(el("b").text(n.to_string()))
        .child(icons::resource(one))
        .children(change(n.into(), then))
    });
    let amulets = (1..=3).map(|value: u8| {
        let n = player.amulets[usize::from(value) - 1];
        let args = [("value", value.into()), ("n", n.into())];
        let name = words.say("bitoku-see-amulets", &args);
        own(
            eye,
            el("span").class("bi-store").class_if(n == 0, "none"),
            format!("amulet-{value}"),
            &name,
            paths::amulet(value.into()),
            None,
        )
        .child(icons::amulet(value))
        .child(el("b").text(format!("×{n}")))
    });
    let pilgrims = words.say("bitoku-see-pilgrims", &[("n", player.pilgrims.into())]);
    let pilgrims = plain(el("span").class("bi-store"), "pilgrim", &pilgrims)
        .child(el("b").text(player.pilgrims.to_string()))
        .child(icons::piece("bi-pilgrim", crest(eye, shown.index())));
    el("div")
        .class("bi-stores")
        .child(el("h3").child(icons::mark(crest(eye, shown.index()))).text(title))
        .child(points)
        .children(goods)
        .children(amulets)
        .child(pilgrims)
}

/// The face of a yokai: kind, action, what it scores in winter.
fn face(eye: &Eye<'_>, card: Yokai) -> [Element; 3] {
    let now = eye.view.board.winter_points(eye.look.shown.index(), card);
    let foot = el("span")
        .class("bi-foot")
        .child(icons::winter(card.winter()))
        .child(el("small").text(format!("={now}")));
    [icons::yokai(card.kind()), icons::effects(card.effects()), foot]
}

/// Three card slots, each with its mastery crystal above and its die below.
fn slots(eye: &Eye<'_>, player: &Player) -> Element {
    let words = eye.look.words;
    let slots = (0..3).map(|slot| {
        let card = player.played[slot];
        let empty = words.say("bitoku-see-slot", &[("slot", (slot + 1).into())]);
        let name = card.map_or(empty, |card| said::yokai(words, card));
        let about = card.map_or("slot".to_owned(), |card| format!("yokai-{}", card.index()));
        let element = el("div").class("bi-card").class_if(card.is_none(), "none");
        let card = own(eye, element, about, &name, paths::slot(slot), Some(slot))
            .children(card.map(|card| face(eye, card)).into_iter().flatten());
        el("div")
            .class("bi-slot")
            .child(crystal(eye, player, 5 + slot))
            .child(card)
            .child(die(eye, player, slot))
    });
    el("div").class("bi-slots").children(slots)
}

fn die(eye: &Eye<'_>, player: &Player, which: usize) -> Element {
    let (words, die) = (eye.look.words, player.dice[which]);
    let key = match die.at {
        At::Locked => "locked",
        At::Ready => "ready",
        At::Forest(_) => "placed",
        At::Hill(_) => "on-hill",
    };
    let args = [("die", (which + 1).into()), ("value", die.value.into())];
    let name = words.say(&format!("bitoku-see-die-{key}"), &args);
    let away = matches!(die.at, At::Forest(_) | At::Hill(_));
    let lock = match die.at {
        At::Locked => Some(icon("bi sm b-back", "bi-lock")),
        At::Hill(_) => Some(icon("bi sm", "bi-hill")),
        At::Forest(_) => Some(icon("bi sm", "bi-home")),
        At::Ready => None,
    };
    own(
        eye,
        el("div").class("bi-own-die").class_if(away, "away"),
        format!("die-{key}"),
        &name,
        paths::die(which),
        None,
    )
    .child(icons::die(die.value, crest(eye, eye.look.shown.index())))
    .children(lock)
}

/// The cards in hand, where they may be seen, and how many lie in the deck.
fn hand(eye: &Eye<'_>, player: &Player) -> Element {
    let words = eye.look.words;
    let counts = [
        ("hand", player.hand.into()),
        ("deck", player.deck.into()),
        ("discard", player.discard.count_ones().into()),
    ];
    let head = el("div").class("bi-sub").text(words.say("bitoku-see-hand", &counts));
    let cards = eye.view.own.get(eye.look.shown.index()).copied().flatten().map_or(0, |own| own.hand);
    let lit = bits(cards).filter_map(Yokai::new).any(|card| eye.look.is_lit(paths::hand(card)));
    let cards = bits(cards).filter_map(Yokai::new).enumerate().map(|(place, card)| {
        own(
            eye,
            el("div").class("bi-card"),
            format!("yokai-{}", card.index()),
            &said::yokai(words, card),
            paths::hand(card),
            Some(place),
        )
        .children(face(eye, card))
    });
    // A row that scrolls and holds nothing to go to must be gone to itself.
    let row = el("div").class("bi-cards").maybe("tabindex", (!lit).then_some("0")).children(cards);
    el("div").class("bi-hand").child(head).child(row)
}

fn crystal(eye: &Eye<'_>, player: &Player, slot: usize) -> Element {
    let words = eye.look.words;
    let tile = player.crystals[slot];
    let kind = match slot {
        0..3 => CrystalKind::Dream,
        3..5 => CrystalKind::Memory,
        _ => CrystalKind::Mastery,
    };
    let name = tile.map_or_else(
        || words.say("bitoku-see-crystal-slot", &[("n", (slot + 1).into())]),
        |tile| said::crystal(words, tile),
    );
    let about = tile.map_or_else(|| format!("crystals-{slot}"), |tile| format!("crystal-{}", tile.index()));
    let element = el("div").class("bi-gem").class_if(tile.is_none(), "none");
    own(eye, element, about, &name, paths::crystal(slot), Some(slot))
        .child(icons::crystal(kind))
        .children(tile.map(|tile| icons::crystal_does(tile.face())))
        .children(tile.is_none().then(|| icons::points(Board::crystal_points(slot))))
        // Who sleeps there wakes when the slot is filled.
        .children(tile.is_none().then(|| icons::piece("bi-pilgrim", crest(eye, eye.look.shown.index()))))
}

/// Dreams and memories; the masteries stand above the card slots.
fn crystals(eye: &Eye<'_>, player: &Player) -> Element {
    el("div")
        .child(titled(word(eye, "crystals"), None))
        .child(el("div").class("bi-row").children((0..5).map(|slot| crystal(eye, player, slot))))
}

/// The counters of buildings: what is gone counts its points, the next one shows its price.
fn houses(eye: &Eye<'_>, player: &Player) -> Element {
    let built = usize::from(player.houses);
    let places = (0..6).map(|place| {
        let face = Board::counter(place);
        let args = [("n", (place + 1).into()), ("cost", said::cost(eye.look.words, face.cost).into())];
        let name = eye.look.words.say("bitoku-see-counter", &args);
        let element = el("div").class("bi-counter").class_if(place < built, "done");
        plain(element.class_if(place == built, "next"), format!("counter-{place}"), &name)
            .child(if place < built { icon("bi", "ic-check") } else { icons::cost(face.cost) })
            .child(icons::points(face.points))
    });
    el("div").child(titled(word(eye, "buildings"), None)).child(el("div").class("bi-row").children(places))
}

/// The stone path: four places for rocks, and the cells for pilgrims between them.
fn stones(eye: &Eye<'_>, player: &Player) -> Element {
    let words = eye.look.words;
    let cell = |at: usize| {
        let face = Board::stone(at);
        let name = words.say("bitoku-see-stone", &[("n", (at + 1).into())]);
        let here = player.stones >> at & 1 == 1;
        let element = el("span").class("bi-stone").class_if(here, "taken");
        let cell = own(eye, element, format!("stone-{at}"), &name, paths::stone(at), None);
        let crest = crest(eye, eye.look.shown.index());
        cell.child(if here { icons::piece("bi-pilgrim", crest) } else { icons::cost(face.cost) })
    };
    let between = |cells: &[usize]| el("span").class("bi-between").children(cells.iter().map(|&at| cell(at)));
    let rock = |slot: usize| {
        let rock = player.rocks[slot];
        let name = rock.map_or_else(|| word(eye, "no-rock"), |rock| said::rock(words, rock));
        let about = rock.map_or("rocks".to_owned(), |rock| format!("rock-{}", rock.index()));
        plain(el("span").class("bi-rock").class_if(rock.is_none(), "none"), about, &name)
            .children(rock.map(market::rock_signs))
    };
    // The cells stand beside the rocks that they count for.
    let row = el("div")
        .class("bi-row bi-stones")
        .child(between(&[0, 1]))
        .child(rock(0))
        .child(between(&[2, 3]))
        .child(rock(1))
        .child(between(&[4, 5]))
        .child(rock(2))
        .child(between(&[6, 7]))
        .child(rock(3))
        .child(between(&[8]));
    el("div").child(titled(word(eye, "stones"), None)).child(row)
}

/// What a vision needs and what there is of it.
pub(super) fn vision(eye: &Eye<'_>, card: Vision, player: usize) -> Element {
    let needs = NEEDS.iter().zip(card.needs()).filter(|(_, needs)| *needs > 0).map(|(&what, needs)| {
        let have = eye.view.board.elements(player, what);
        el("span")
            .class("bi-n")
            .class_if(have < needs.into(), "lacks")
            .child(icons::thing(what))
            .text(format!("{have}/{needs}"))
    });
    el("span")
        .class("bi-fx bi-wish")
        .children(needs)
        .child(el("b").class("bi-gain").text(format!("+{}", card.points())))
        .child(el("b").class("bi-loss").text(format!("−{}", card.penalty())))
}

/// Whether one more of these is all that some vision still wants of them.
pub(super) fn wished(eye: &Eye<'_>, what: Thing) -> bool {
    let (board, shown) = (&eye.view.board, eye.look.shown.index());
    let have = board.elements(shown, what) + 1;
    let lacks = |card: Vision| {
        NEEDS.iter().zip(card.needs()).any(|(&other, needs)| other == what && have == u32::from(needs))
    };
    board.players().get(shown).is_some_and(|own| own.visions().any(lacks))
}

fn visions(eye: &Eye<'_>, player: &Player) -> Element {
    let shown = eye.look.shown.index();
    let best = eye.view.board.visions(shown);
    let cards = player.visions().map(|card| {
        let met = best.cards >> card.index() & 1 == 1;
        let element = el("div").class("bi-vision").class_if(met, "met");
        plain(element, format!("vision-{}", card.index()), &said::vision(eye.look.words, card))
            .child(vision(eye, card, shown))
    });
    let sum = el("span").class("sm mut").text(icons::signed(best.points));
    el("div").child(titled(word(eye, "visions"), Some(sum))).child(el("div").class("bi-list").children(cards))
}

fn bitoku(eye: &Eye<'_>, player: &Player) -> Element {
    let words = eye.look.words;
    let visited = usize::from(player.visited);
    let cards = player.path.cards().iter().enumerate().map(|(place, card)| {
        let kind = card.virtue();
        let element = el("div").class("bi-virtue").class_if(place < visited, "done");
        let about = format!("virtue-{}", kind.index());
        let name = said::virtue(words, kind);
        let card = if place == visited {
            own(eye, element, about, &name, paths::ADVANCE, None)
        } else {
            plain(element, about, &name)
        };
        let check = (place < visited).then(|| icon("bi sm", "ic-check"));
        card.children(check).child(el("span").text(name))
    });
    let kinds = words.say("bitoku-see-kinds", &[("n", player.path.types().count_ones().into())]);
    let more = el("span").class("sm mut").text(kinds);
    el("div").child(titled(word(eye, "bitoku"), Some(more))).child(el("div").class("bi-row").children(cards))
}

fn spirits(eye: &Eye<'_>, player: &Player) -> Element {
    let words = eye.look.words;
    let mitama = bits(player.mitama).filter_map(Mitama::new).map(|tile| {
        let name = said::mitama(words, tile);
        plain(el("span").class("bi-spirit"), format!("mitama-{}", tile.index()), &name)
            .child(icons::mitama(tile.kind()))
    });
    let flies = bits(player.dragonflies).filter_map(Dragonfly::new).enumerate().map(|(place, tile)| {
        let paired = player.paired >> tile.index() & 1 == 1;
        own(
            eye,
            el("span").class("bi-spirit").class_if(!paired, "lone"),
            format!("dragonfly-{}", tile.index()),
            &said::dragonfly(words, tile),
            paths::dragonfly(tile.index()),
            Some(place),
        )
        .child(icon("bi b-fly", "bi-dragonfly"))
        .children((!paired).then(|| icons::effects(tile.effects())))
    });
    let pairs = words.say("bitoku-see-pairs", &[("n", player.pairs().into())]);
    let more = el("span").class("sm mut").text(pairs);
    el("div")
        .child(titled(word(eye, "spirits"), Some(more)))
        .child(el("div").class("bi-row bi-spirits").children(mitama).children(flies))
}
