//! What stands in the panel of a seat, and the tengu of a solo game.

use engawa_bitoku::{At, Bitoku, Event, Player, Resource, Shown, TenguCard};
use engawa_kernel::{Game, Seat};
use engawa_words::{Spoken, bitoku as said};

use super::icons;
use super::things::{Eye, crest, plain, word};
use crate::scene::{Element, Node, el, icon};

pub(super) fn draw(eye: &Eye<'_>, seat: Seat) -> Vec<Node> {
    let Some(player) = eye.view.board.players().get(seat.index()) else { return Vec::new() };
    vec![goods(eye, player).into(), pieces(eye, player, seat.index()).into()]
}

/// A card of the tengu.
pub(super) fn tengu_card(card: TenguCard) -> Element {
    el("div").class("bi-tengu-card").children(shown(card))
}

fn goods(eye: &Eye<'_>, player: &Player) -> Element {
    let words = eye.look.words;
    let goods = Resource::ALL.iter().map(|&one| {
        let n = player.goods.get(one);
        let name = said::resource(words, one, n);
        plain(el("span").class("bi-n"), format!("good-{}", one.index()), &name)
            .text(n.to_string())
            .child(icons::resource(one))
    });
    let n = player.amulet_count();
    let amulets = words.say("bitoku-see-amulet-count", &[("n", n.into())]);
    let amulets = plain(el("span").class("bi-n"), "amulet-1", &amulets)
        .text(n.to_string())
        .child(icon("bi b-amulet", "bi-amulet"));
    let pilgrims = words.say("bitoku-see-pilgrims", &[("n", player.pilgrims.into())]);
    let pilgrims = plain(el("span").class("bi-n"), "pilgrim", &pilgrims)
        .text(player.pilgrims.to_string())
        .child(icon("bi", "bi-pilgrim"));
    let points =
        plain(el("span"), "virtue", &words.line(Bitoku::ID, "virtue")).child(icons::points(player.points));
    el("div").class("bi-hold").child(points).children(goods).child(amulets).child(pilgrims)
}

/// Dice: at hand solid, placed pale.
fn pieces(eye: &Eye<'_>, player: &Player, number: usize) -> Element {
    let dice = player.dice.map(|die| {
        let away = matches!(die.at, At::Forest(_) | At::Hill(_));
        icons::die(die.value, crest(eye, number))
            .class_if(away, "away")
            .class_if(die.at == At::Locked, "locked")
    });
    let passed = player.passed.then(|| el("span").class("sm mut").text(word(eye, "passed")));
    let counts = [
        ("bi-building", player.houses.into()),
        ("bi-crystal", player.crystal_count()),
        ("bi-mitama", player.mitama.count_ones()),
        ("bi-bitoku", player.path.cards().len() as u32),
    ];
    let counts = counts.map(|(id, n)| icons::amount(n, icon("bi", id)));
    el("div")
        .class("bi-hold")
        .child(el("span").class("bi-cells").children(dice))
        .children(counts)
        .children(passed)
}

/// The tengu: his points and pieces, his row of cards, and what he did last, step by step.
pub(super) fn tengu(eye: &Eye<'_>) -> Option<Vec<Node>> {
    let (board, words) = (&eye.view.board, eye.look.words);
    let sheet = board.tengu_sheet()?;
    let player = board.players().get(1)?;
    let name = engawa_words::letters::capital(&words.word("bitoku-tengu"));
    let head = plain(el("div").class("bi-ends"), "tengu", &name)
        .child(el("b").child(icon("bi", "bi-tengu")).text(name.clone()))
        .child(el("b").class("bi-total").text(sheet.total().to_string()));
    let row = board.tengu().row.iter().map(|card| {
        let face = el("div").class("bi-tengu-card").class_if(card.is_none(), "none");
        match card {
            Some(card) => plain(face, format!("tengu-{}", card.index()), &word(eye, "tengu-card"))
                .children(shown(*card)),
            None => face,
        }
    });
    let behaviour =
        words.word(if board.tengu().active { "bitoku-draw-tile-on" } else { "bitoku-draw-tile-off" });
    let behaviour = words.say("bitoku-see-behaviour", &[("tile", behaviour.into())]);
    let acted = eye.last.iter().any(|event| matches!(event, Event::TenguActs { .. }));
    let deeds = eye.last.iter().filter(|_| acted);
    let deeds = deeds.filter_map(|event| Bitoku::say_event(words, event, eye.look.names));
    let deeds: Vec<Element> = deeds.map(|said| el("li").text(said)).collect();
    let deeds = (!deeds.is_empty()).then(|| el("ol").class("bi-deeds").children(deeds));
    Some(vec![
        el("div")
            .class("bi-tengu panel")
            .child(head)
            .child(goods(eye, player))
            .child(pieces(eye, player, 1))
            .child(el("div").class("bi-row").children(row))
            .child(el("span").class("sm mut").text(behaviour))
            .children(deeds)
            .into(),
    ])
}

/// The halves of a card of the tengu: the card he wants, the region, what he takes.
fn shown(card: TenguCard) -> Vec<Element> {
    let face = card.face();
    let top = [(face.yokai, "bi-yokai"), (face.bitoku, "bi-bitoku")];
    let top = top.into_iter().filter(|(is, _)| *is).map(|(_, id)| icon("bi", id));
    let bottom = match face.shows {
        Shown::Dragonfly => icon("bi b-fly", "bi-dragonfly"),
        Shown::Mitama => icon("bi b-mitama", "bi-mitama"),
        Shown::Crystal => icon("bi b-crystal", "bi-crystal"),
        Shown::Building => icon("bi b-house", "bi-hammer"),
        Shown::Favourite => icon("bi", "bi-hikaru"),
        Shown::Move => icon("bi b-move", "bi-mp"),
        Shown::Goods(some) => icons::goods(some),
    };
    let region = face.region.map(|river| icons::region(river.region()));
    top.chain(region).chain([bottom]).chain(face.standard.map(icons::resource)).collect()
}
