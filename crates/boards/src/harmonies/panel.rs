//! The points by category, what stands in the panel of a seat, and the score on a phone.

use engawa_harmonies::{Card, Harmonies, Player, suns};
use engawa_kernel::{Game, Seat, Sheet, Viewer};
use engawa_words::harmonies as told;

use super::{card, land, piece, say};
use crate::drawn::{Glance, LinePicture};
use crate::scene::{Element, Node, el, icon};

/// How a score line is drawn.
pub(super) fn line(line: &str) -> LinePicture {
    let (symbol, fill) = match line {
        "trees" => ("cat-trees", "url(#pat-trees)"),
        "mountains" => ("cat-mountains", "url(#pat-mountains)"),
        "fields" => ("cat-fields", "url(#pat-fields)"),
        "buildings" => ("cat-buildings", "url(#pat-buildings)"),
        "water" => ("cat-water", "url(#pat-water)"),
        "animals" => ("cat-animals", "url(#pat-animals)"),
        "spirits" => ("cat-spirits", "url(#pat-spirits)"),
        "rating" => ("sun-rating", "var(--ha-field)"),
        _ => ("cat-cubes", "var(--cube-side)"),
    };
    LinePicture { symbol, fill }
}

/// The lines of a sheet with name, points now and points more by what is under the hand.
fn lines(glance: &Glance<'_, Harmonies>, seat: Seat) -> Vec<(&'static str, i32, i32)> {
    let sheet = |view: &engawa_harmonies::View| -> Option<Sheet> { view.board.sheet(seat) };
    let Some(now) = sheet(glance.view) else { return Vec::new() };
    let then = glance.after.and_then(sheet).unwrap_or_else(|| now.clone());
    let with_spirits = glance.view.board.options().spirits;
    let lines = Harmonies::LINES.iter().zip(now.lines.iter().zip(&then.lines));
    lines
        .filter(|(line, _)| with_spirits || **line != "spirits")
        .map(|(&line, (&now, &then))| (line, now, then - now))
        .collect()
}

/// The points that something under the hand would bring.
fn more(gain: i32) -> Option<Element> {
    (gain != 0).then(|| el("em").class(if gain < 0 { "loss" } else { "gain" }).text(say::signed(gain)))
}

/// The points of a seat by category.
fn chips(glance: &Glance<'_, Harmonies>, seat: Seat) -> Element {
    let words = glance.look.words;
    let chips = lines(glance, seat).into_iter().map(|(key, points, gain)| {
        let name = words.line(Harmonies::ID, key);
        el("span")
            .class("chip")
            .about(format!("line-{key}"))
            .attr("role", "img")
            .attr("aria-label", format!("{name}: {points}"))
            .attr("data-points", points.to_string())
            .child(icon("ct", line(key).symbol))
            .text(points.to_string())
            .children(more(gain))
    });
    el("div").class("chips").children(chips)
}

/// The cards of a player by their animals: cubes left on each, or what a finished one is worth.
fn animals(glance: &Glance<'_, Harmonies>, player: &Player, finished_only: bool) -> Element {
    let words = glance.look.words;
    let open = |one: Card, placed: u8| {
        let left = one.cubes() - placed;
        let args = [("card", told::card(words, one).into()), ("count", left.into())];
        let name = words.say("harmonies-name-cubes-left", &args);
        let mut chip = chip(one, name);
        chip = chip.child(el("span").class("mut").text(left.to_string())).child(piece::small_cube());
        chip
    };
    let done = |one: Card| {
        let args = [("card", told::card(words, one).into())];
        let chip = chip(one, words.say("harmonies-name-finished", &args)).class("done");
        let worth = match one.points().last() {
            Some(points) => el("b").text(points.to_string()),
            None => icon("ct", "cat-spirits"),
        };
        chip.child(icon("ck", "ic-check")).child(worth)
    };
    let unfinished: Vec<Element> = if finished_only {
        Vec::new()
    } else {
        player.cards().map(|one| open(one, say::placed(player, one))).collect()
    };
    el("div").class("animals").children(unfinished).children(player.finished().map(done))
}

fn chip(one: Card, name: String) -> Element {
    el("span")
        .key(one.id().into())
        .class("chip cg")
        .about(format!("card-{}", one.id()))
        .attr("role", "img")
        .attr("aria-label", name)
        .child(card::animal("ag", one))
}

/// The panel of a seat: points by category for who looks and for the board in the middle, a small board for the others.
pub(super) fn panel(glance: &Glance<'_, Harmonies>, seat: Seat) -> Vec<Node> {
    let Some(player) = glance.view.board.player(seat) else { return Vec::new() };
    let shown = seat == glance.look.shown;
    let own = glance.viewer == Viewer::Seat(seat);
    let mut nodes: Vec<Node> = Vec::new();
    if own || shown {
        nodes.push(chips(glance, seat).into());
    }
    if !shown {
        nodes.push(land::mini(glance, seat, player).into());
    }
    // The unfinished cards of the board in the middle lie below it.
    nodes.push(animals(glance, player, shown).into());
    nodes
}

/// The score of the board in the middle, line by line.
pub(super) fn score(glance: &Glance<'_, Harmonies>) -> Vec<Node> {
    let (words, board) = (glance.look.words, &glance.view.board);
    let seat = glance.look.shown;
    let row = |symbol: &'static str, name: String, points: i32, gain: i32| {
        el("div")
            .class("sl")
            .child(icon("ct", symbol))
            .child(el("span").class("grow").text(name))
            .children(more(gain))
            .child(el("b").text(points.to_string()))
    };
    let lines = lines(glance, seat);
    let total: i32 = lines.iter().map(|(_, points, _)| points).sum();
    let gain: i32 = lines.iter().map(|(.., gain)| gain).sum();
    let rows = lines.into_iter().map(|(key, points, gain)| {
        row(line(key).symbol, words.line(Harmonies::ID, key), points, gain).about(format!("line-{key}"))
    });
    let sum = row("ic-chart", words.word("harmonies-see-total"), total, gain).class("sum");
    let suns = board.is_solo().then(|| {
        let spirit = board.player(seat).and_then(Player::spirit);
        let parts = suns(total, board.options().side, spirit);
        let count: i32 = parts.iter().map(|(_, part)| part).sum();
        row("sun-rating", words.word("harmonies-see-suns"), count, 0).class("suns").about("suns")
    });
    vec![
        el("div")
            .class("scores")
            .class_if(board.is_solo(), "solo")
            .children(rows)
            .child(sum)
            .children(suns)
            .into(),
    ]
}
