//! What stands in the panel of a seat, and the tengu of a solo game.

use engawa_bitoku::{At, Bitoku, Event, Player, Resource, Shown, TenguCard, TenguStep};
use engawa_kernel::{Game, Seat};
use engawa_words::bitoku::tengu_step;
use engawa_words::letters::capital;
use engawa_words::{Spoken, bitoku as said};

use super::things::{Eye, crest, plain, word};
use super::{icons, market};
use crate::scene::{Element, Node, el, icon};

/// The steps of the tengu's table, in their order.
#[rustfmt::skip]
pub(super) const STEPS: [TenguStep; 12] = [
    TenguStep::A, TenguStep::B, TenguStep::C, TenguStep::D, TenguStep::E, TenguStep::F,
    TenguStep::G, TenguStep::H, TenguStep::I, TenguStep::J, TenguStep::K, TenguStep::L,
];

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

/// Dice: at hand solid, placed pale. Then what is counted, in the same columns in every panel.
fn pieces(eye: &Eye<'_>, player: &Player, number: usize) -> Element {
    let dice = player.dice.map(|die| {
        let away = matches!(die.at, At::Forest(_) | At::Hill(_));
        icons::die(die.value, crest(eye, number))
            .class_if(away, "away")
            .class_if(die.at == At::Locked, "locked")
    });
    let passed = player.passed.then(|| el("span").class("sm mut").text(word(eye, "passed")));
    let counts = [
        ("bi b-house", "bi-building", "building", player.houses.into()),
        ("bi b-crystal", "bi-crystal", "crystal", player.crystal_count()),
        ("bi b-mitama", "bi-mitama", "mitama", player.mitama.count_ones()),
        ("bi b-fly", "bi-pair", "pair", player.pairs()),
        ("bi b-vp", "bi-bitoku", "bitoku", player.visited.into()),
    ];
    let counts = counts.map(|(class, id, key, n)| {
        let name = eye.look.words.say(&format!("bitoku-need-{key}"), &[("n", n.into())]);
        plain(el("span").class("bi-n"), format!("count-{key}"), &name)
            .text(n.to_string())
            .child(icon(class, id))
    });
    let dice = el("span").class("bi-cells").children(dice);
    el("div").class("bi-hold").child(dice).children(counts).children(passed)
}

/// The lower will die that names each place of the row.
pub(super) const WILL: [&str; 3] = ["5–6", "3–4", "1–2"];

/// The tengu: his points and pieces, what he likes, his row of cards, his table, and what he did last, step by step.
pub(super) fn tengu(eye: &Eye<'_>) -> Option<Vec<Node>> {
    let (board, words) = (&eye.view.board, eye.look.words);
    let sheet = board.tengu_sheet()?;
    let player = board.players().get(1)?;
    let name = capital(&words.word("bitoku-tengu"));
    let head = plain(el("div").class("bi-ends"), "tengu", &name)
        .child(el("b").child(icon("bi", "bi-tengu")).text(name.clone()))
        .child(el("b").class("bi-total").text(sheet.total().to_string()));
    let rocks = player.rocks.iter().flatten().map(|&rock| {
        plain(el("span").class("bi-rock"), format!("rock-{}", rock.index()), &said::rock(words, rock))
            .child(market::rock_signs(rock))
    });
    let rocks = el("div").class("bi-likes").text(word(eye, "likes")).children(rocks.collect::<Vec<_>>());
    let row = board.tengu().row.iter().zip(WILL).map(|(card, will)| {
        let face = el("div").class("bi-tengu-card").class_if(card.is_none(), "none");
        let will = el("span").class("bi-price").text(will);
        match card {
            Some(card) => plain(face, format!("tengu-{}", card.index()), &word(eye, "tengu-card"))
                .children(shown(*card))
                .child(will),
            None => face,
        }
    });
    let behaviour =
        words.word(if board.tengu().active { "bitoku-draw-tile-on" } else { "bitoku-draw-tile-off" });
    let behaviour = words.say("bitoku-see-behaviour", &[("tile", behaviour.into())]);
    let behaviour = plain(el("span").class("sm mut"), "behaviour", &behaviour).text(behaviour.clone());
    let table = STEPS.iter().enumerate().map(|(at, &step)| {
        let now = eye.last.contains(&Event::TenguActs { step });
        plain(
            el("span").class("bi-letter").class_if(now, "now"),
            format!("step-{at}"),
            &tengu_step(words, step),
        )
        .text(format!("{step:?}"))
    });
    Some(vec![
        el("div")
            .class("bi-tengu panel")
            .child(head)
            .child(goods(eye, player))
            .child(pieces(eye, player, 1))
            .child(rocks)
            .child(el("div").class("bi-row").children(row))
            .child(behaviour)
            .child(el("div").class("bi-letters").children(table))
            .children(deeds(eye))
            .into(),
    ])
}

/// What the tengu did last: the card, the step of his table and why it is this one, then each thing it brought.
fn deeds(eye: &Eye<'_>) -> Option<Element> {
    let words = eye.look.words;
    let his = eye.last.iter().skip_while(|event| !matches!(event, Event::TenguWill { .. }));
    let deeds = his.filter_map(|event| {
        let said = el("span").text(Bitoku::say_event(words, event, eye.look.names)?);
        let deed = el("li").child(said);
        Some(match event {
            Event::TenguWill { card, .. } | Event::TenguDrew { card } => {
                deed.child(el("span").class("bi-fx").children(shown(*card)))
            }
            Event::TenguActs { step } => {
                let why = words.word(&format!("bitoku-table-{}", format!("{step:?}").to_lowercase()));
                deed.class("now").child(el("small").text(why))
            }
            _ => deed,
        })
    });
    let deeds: Vec<Element> = deeds.collect();
    (!deeds.is_empty()).then(|| el("ol").class("bi-deeds").children(deeds))
}

/// The halves of a card of the tengu: the card he wants; the region, what he takes there, the standard resource.
fn shown(card: TenguCard) -> [Element; 2] {
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
    let row = el("span").class("bi-fx");
    [
        row.clone().children(top.collect::<Vec<_>>()),
        row.children(region).child(bottom).children(face.standard.map(icons::resource)),
    ]
}
