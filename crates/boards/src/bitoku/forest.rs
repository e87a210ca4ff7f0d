//! The map: five columns in the order in which a die travels. Hill, forest, populated area, kodama track.

use engawa_bitoku::{
    At, Board, House, Kind, LINE_DICE, Region, River, SlotFace, Spot, Task, Virtue, forest_line,
};
use engawa_words::bitoku as said;

use super::things::{Eye, Place, called, crest, is_last, plain, thing, word};
use super::{icons, paths};
use crate::scene::{Element, Node, el, icon};

/// The river region of a region; the Home has none.
fn river_of(region: Region) -> Option<River> {
    River::ALL.iter().copied().find(|river| river.region() == region)
}

const REGIONS: [&str; 5] = ["region-yomi", "region-steps", "region-home", "region-glade", "region-forges"];
const COLUMNS: [&str; 5] =
    ["bi-col r-yomi", "bi-col r-steps", "bi-col r-home", "bi-col r-glade", "bi-col r-forges"];

/// The dice that lie somewhere: whose, and what they show.
fn dice_at(eye: &Eye<'_>, at: At) -> Vec<(usize, u8)> {
    let players = eye.view.board.players().iter().enumerate();
    let dice = players.flat_map(|(player, own)| own.dice.iter().map(move |die| (player, die)));
    dice.filter(|(_, die)| die.at == at).map(|(player, die)| (player, die.value)).collect()
}

/// The cells of a place for dice, those that are taken first; the die under the hand where it would lie.
fn cells(eye: &Eye<'_>, at: At, room: u8, ghost: Option<u8>) -> Element {
    let dice = dice_at(eye, at);
    let ghost = ghost.filter(|_| dice.len() < usize::from(room)).and_then(|which| {
        let seat = eye.look.seat?;
        // What it shows there: crossing the river tires it.
        let board = &eye.after.unwrap_or(eye.view).board;
        let shown = board.players().get(seat.index())?.dice.get(usize::from(which))?.value;
        Some(icons::die(shown, crest(eye, seat.index())).class("bi-ghost"))
    });
    let left = usize::from(room).saturating_sub(dice.len() + usize::from(ghost.is_some()));
    el("span")
        .class("bi-cells")
        .children(dice.iter().map(|&(player, value)| icons::die(value, crest(eye, player))))
        .children(ghost)
        .children((0..left).map(|_| icons::socket()))
}

/// The dice of a place in words.
fn dice_said(eye: &Eye<'_>, place: &str, at: At) -> String {
    let dice = dice_at(eye, at);
    let dice: Vec<String> =
        dice.iter().map(|&(player, value)| [called(eye, player), value.to_string()].join(" ")).collect();
    let dice = if dice.is_empty() { word(eye, "no-dice") } else { eye.look.words.list(&dice) };
    [place, &dice].join(": ")
}

pub(super) fn hills(eye: &Eye<'_>) -> Vec<Node> {
    let face = eye.view.board.face();
    let mut columns = Vec::new();
    for area in 0..River::COUNT as u8 / face.hills {
        if usize::from(area * face.hills) == River::COUNT / 2 {
            columns.push(order(eye));
        }
        columns.push(hill_area(eye, area));
    }
    vec![el("div").class("bi-map bi-hills").children(columns).into()]
}

fn hill_area(eye: &Eye<'_>, area: u8) -> Element {
    let board = &eye.view.board;
    let ghost = match eye.ghost {
        Some(Kind::Cross { die, hill, .. }) if board.area(hill) == area => Some(die),
        _ => None,
    };
    let hills: Vec<River> = River::ALL.iter().copied().filter(|&hill| board.area(hill) == area).collect();
    let names: Vec<String> = hills.iter().map(|hill| said::region(eye.look.words, hill.region())).collect();
    let name = dice_said(eye, &eye.look.words.list(&names), At::Hill(area));
    let last = is_last(eye, Place::Hill(area));
    let dice = plain(el("div").class("bi-top").class_if(last, "last"), "hill", &name).child(cells(
        eye,
        At::Hill(area),
        board.face().hill_dice,
        ghost,
    ));
    el("div")
        .class("bi-area")
        .class_if(hills.len() > 1, "wide")
        .child(dice)
        .child(el("div").class("bi-peaks").children(hills.iter().map(|&hill| peak(eye, hill))))
}

/// What visiting a bitoku brings.
pub(super) fn virtue(one: Virtue) -> Element {
    el("span").class("bi-fx").child(icons::points(one.points())).child(icons::effects(one.effects()))
}

/// The three rewards of a hill; what is covered shows the star of Hikaru.
fn peak(eye: &Eye<'_>, at: River) -> Element {
    let (words, hill) = (eye.look.words, eye.view.board.hills()[at.index()]);
    let region = said::region(words, at.region());
    let reward = |which: usize, about: String, name: String, picture: Element| {
        let card = el("div").class("bi-reward");
        let name = [region.as_str(), &name].join(": ");
        if hill.covered >> which & 1 == 1 {
            let covered = [region.as_str(), &word(eye, "covered")].join(": ");
            return plain(card.class("off"), "hill", &covered).child(icon("bi b-hikaru", "bi-hikaru"));
        }
        let left = (which < 2 && eye.look.is_lit(paths::leave(at, which))).then(|| {
            let chip = el("span").class("bi-leave").text(word(eye, "leave"));
            thing(eye, chip, "leave".to_owned(), &name, paths::leave(at, which))
        });
        let card = thing(eye, card, about, &name, paths::hill(at, which)).child(picture);
        el("div").class("bi-place").child(card).children(left)
    };
    let none = || (("hill").to_owned(), word(eye, "no-card"), el("span").class("mut").text("–"));
    let (about, name, picture) = hill.bitoku.map_or_else(none, |card| {
        let kind = card.virtue();
        let picture = el("span")
            .class("bi-face")
            .child(
                el("span").class("bi-n").child(icon("bi b-vp", "bi-bitoku")).text(said::virtue(words, kind)),
            )
            .child(virtue(kind));
        (format!("virtue-{}", kind.index()), said::virtue(words, kind), picture)
    });
    let bitoku = reward(0, about, name, picture);
    let (about, name, picture) = hill.yokai.map_or_else(none, |card| {
        let picture = el("span")
            .class("bi-face")
            .child(icons::yokai(card.kind()))
            .child(icons::effects(card.effects()));
        (format!("yokai-{}", card.index()), said::yokai(words, card), picture)
    });
    let yokai = reward(1, about, name, picture);
    let four = ["bi-vision", "bi-iwakura", "bi-pilgrim-iwakura", "bi-kodama"];
    let picture = el("span")
        .class("bi-face")
        .child(el("span").class("sm").text(word(eye, "two-of")))
        .child(el("span").class("bi-four").children(four.map(|id| icon("bi", id))));
    let third = reward(2, "third".to_owned(), word(eye, "third"), picture);
    el("div").class("bi-peak").child(bitoku).child(yokai).child(third)
}

/// Turn order and year, above the Home.
fn order(eye: &Eye<'_>) -> Element {
    let board = &eye.view.board;
    // Who would go first in the next year: the topmost die of the Home decides.
    let home = Spot::ALL.iter().filter(|spot| spot.home().is_some());
    let next = home.flat_map(|&spot| dice_at(eye, At::Forest(spot))).next();
    let places = board.order().iter().enumerate().map(|(place, &player)| {
        let player = usize::from(player);
        let first = next.filter(|next| next.0 == player);
        el("div")
            .class("bi-turn")
            .child(el("b").text((place + 1).to_string()))
            .child(icons::mark(crest(eye, player)))
            .child(el("span").text(called(eye, player)))
            .children(first.map(|_| el("em").class("bi-first").text(word(eye, "first"))))
    });
    plain(el("div").class("bi-order"), "order", &word(eye, "order"))
        .child(el("span").class("bi-cap").child(icon("bi", "bi-turn")).text(word(eye, "order")))
        .children(places)
}

pub(super) fn forest(eye: &Eye<'_>) -> Vec<Node> {
    let columns = Region::ALL.iter().map(|&region| {
        let title = el("h3").child(icons::region(region)).text(word(eye, REGIONS[region.index()]));
        let column = el("div").class(COLUMNS[region.index()]);
        let column = match river_of(region) {
            Some(river) => column
                .child(el("div").class("bi-head").child(title).child(spot(eye, river)))
                .child(lines(eye, river))
                .child(sites(eye, river)),
            None => column.child(el("div").class("bi-head").child(title)).child(home(eye)),
        };
        column.child(track(eye, region))
    });
    vec![el("div").class("bi-map bi-forest").children(columns).into()]
}

/// The die of the ghost, if it would lie there.
fn ghost(eye: &Eye<'_>, at: Spot) -> Option<u8> {
    match eye.ghost {
        Some(Kind::Place { die, spot }) if spot == at => Some(die),
        _ => None,
    }
}

fn spot(eye: &Eye<'_>, river: River) -> Element {
    let Some(spot) = Spot::new(river.index()) else { return el("div") };
    let name = dice_said(eye, &said::spot(eye.look.words, spot), At::Forest(spot));
    let element = el("div").class("bi-spot").class_if(is_last(eye, Place::Spot(spot)), "last");
    thing(eye, element, "spot".to_owned(), &name, paths::spot(spot)).child(cells(
        eye,
        At::Forest(spot),
        eye.view.board.face().dice,
        ghost(eye, spot),
    ))
}

/// The value that a die would have in the forest now: that of the chosen one, or of the one just placed there.
pub(super) fn value(eye: &Eye<'_>, river: River) -> Option<u8> {
    let seat = eye.look.seat?;
    if let Some(which) = paths::held(eye.look) {
        let die = strengthened(eye).players().get(seat.index())?.dice.get(which)?;
        return (!matches!(die.at, At::Forest(_))).then_some(die.value);
    }
    match eye.view.board.pending().last()?.task {
        Task::Placed(at, value, ..) if at == river => Some(value),
        _ => None,
    }
}

/// The board; an amulet under the hand shows at once what the die could do.
fn strengthened<'a>(eye: &'a Eye<'_>) -> &'a Board {
    let after = eye.after.filter(|_| matches!(eye.ghost, Some(Kind::Strengthen { .. })));
    &after.unwrap_or(eye.view).board
}

/// The highest die there, if it forbids the chosen one the forest action (BI-5.9, BI-5.18).
pub(super) fn higher(eye: &Eye<'_>, river: River) -> Option<(usize, u8)> {
    let spot = Spot::new(river.index())?;
    let value = paths::held(eye.look).and_then(|_| value(eye, river))?;
    let strict = eye.view.board.options().strict();
    let value = match strengthened(eye).pending().last()?.task {
        Task::Use(_, counted) if strict => counted.max(value),
        _ => value,
    };
    let best = dice_at(eye, At::Forest(spot)).into_iter().max_by_key(|die| die.1)?;
    (eye.look.is_lit(paths::spot(spot)) && (best.1 > value || strict && best.1 == value)).then_some(best)
}

fn lines(eye: &Eye<'_>, river: River) -> Element {
    let higher = higher(eye, river);
    // Whatever it shows, a die below a higher one does no line.
    let value = if higher.is_some() { Some(0) } else { value(eye, river) };
    let lines = LINE_DICE.iter().enumerate().map(|(at, &needs)| {
        let parts = forest_line(river, at);
        let name = said::source(eye.look.words, engawa_bitoku::Source::Line(river, at as u8));
        let name = [name, said::effects(eye.look.words, parts)].join(": ");
        let element = el("div").class("bi-line").class_if(value.is_some_and(|value| value < needs), "far");
        let about = format!("line-{}-{at}", river.index());
        let needs = if needs < 6 { format!("{needs}+") } else { needs.to_string() };
        thing(eye, element, about, &name, paths::line(river, at))
            .child(el("span").class("bi-needs").text(needs))
            .child(icons::effects(parts))
    });
    let badge = higher.map(|(player, shown)| {
        let badge = el("span").class("bi-badge").child(icons::mark(crest(eye, player)));
        let name = eye.look.words.say("bitoku-see-higher", &[("value", shown.into())]);
        plain(badge, "higher", &name).text(format!("{shown}"))
    });
    el("div").class("bi-lines").children(lines).children(badge)
}

fn sites(eye: &Eye<'_>, river: River) -> Element {
    let (words, board) = (eye.look.words, &eye.view.board);
    let value = value(eye, river);
    let there = House::ALL.iter().copied().filter(|&house| {
        board.area_types(river) >> house.index() & 1 == 1 || board.site(river, house).is_some()
    });
    let sites = there.map(|house| {
        let target = paths::site(river, house);
        let Some(tile) = board.site(river, house) else {
            let name = [said::region(words, river.region()), said::house(words, house)].join(": ");
            let about = format!("site-{}", house.index());
            return thing(eye, el("div").class("bi-site none"), about, &name, target)
                .child(icons::house(house));
        };
        let owner = board.owner(river, house);
        let far = value.is_some_and(|value| value < tile.die());
        let name = [said::region(words, river.region()), said::building(words, tile)].join(": ");
        let last = is_last(eye, Place::Site(tile));
        let element = el("div").class("bi-site").class_if(far, "far").class_if(last, "last");
        thing(eye, element, format!("building-{}-{}", tile.index(), river.index()), &name, target)
            .child(
                el("span")
                    .class("bi-kind")
                    .child(icons::house(house))
                    .child(el("span").class("bi-needs").text(format!("{}+", tile.die()))),
            )
            .child(icons::effects(tile.effects()))
            .children(owner.map(|player| icons::mark(crest(eye, player))))
    });
    el("div").class("bi-sites").children(sites)
}

fn home(eye: &Eye<'_>) -> Element {
    let cells_of = (0..4).filter_map(|cell| {
        let spot = Spot::new(River::COUNT + cell)?;
        let parts = eye.view.board.home_cell(cell);
        let name = dice_said(eye, &said::spot(eye.look.words, spot), At::Forest(spot));
        let name = [name, said::effects(eye.look.words, parts)].join("; ");
        let element = el("div").class("bi-home").class_if(is_last(eye, Place::Spot(spot)), "last");
        Some(
            thing(eye, element, format!("home-{cell}"), &name, paths::spot(spot))
                .child(cells(eye, At::Forest(spot), 1, ghost(eye, spot)))
                .child(icons::effects(parts)),
        )
    });
    el("div").class("bi-homes").children(cells_of)
}

/// How many kodamas stand ahead of a player's: a tengu who is level as well.
fn ahead(eye: &Eye<'_>, player: usize, region: Region) -> usize {
    let (board, at) = (&eye.view.board, region.index());
    let own = board.players()[player].kodama[at];
    let ahead = board.players().iter().enumerate().filter(|&(other, his)| {
        his.kodama[at] > own || other != player && board.is_tengu(other) && his.kodama[at] == own
    });
    ahead.count() + usize::from(board.neutral().is_some_and(|cell| cell > own))
}

/// The kodama track with the treasure of the lake: own rank and points now.
fn track(eye: &Eye<'_>, region: Region) -> Element {
    let (board, words) = (&eye.view.board, eye.look.words);
    let rewards = board.treasure(region).rewards().map(|n| n.to_string()).join(" · ");
    let shown = eye.look.shown.index();
    let now = board.lake(shown, region);
    let then = eye.after.map(|after| after.board.lake(shown, region)).filter(|then| *then != now);
    let args = [("region", said::region(words, region).into()), ("n", now.into())];
    let name = words.say("bitoku-see-track", &args);
    let head = el("div")
        .class("bi-lake")
        .child(el("span").class("bi-n").child(icon("bi b-vp", "bi-vp")).text(rewards))
        .child(
            el("span")
                .class("bi-n")
                .child(icons::mark(crest(eye, shown)))
                .text(format!("{}. ", 1 + ahead(eye, shown, region)))
                .child(el("b").text(format!("+{now}")))
                .children(then.map(|then| el("em").class("bi-gain").text(format!("→ +{then}")))),
        );
    let places = (1..=board.face().kodama).map(|cell| {
        let here = board.players().iter().enumerate().filter(|(_, own)| own.kodama[region.index()] == cell);
        let pieces = here.map(|(player, _)| {
            let piece = icons::piece("bi-kodama", crest(eye, player));
            let target = paths::back(player, region);
            if eye.look.is_lit(target) {
                thing(eye, el("span").class("bi-hit"), "kodama".to_owned(), "", target).child(piece)
            } else {
                piece
            }
        });
        let neutral = (board.neutral() == Some(cell)).then(|| icon("bi bm b-none", "bi-kodama"));
        el("span").class("bi-step").children(neutral).children(pieces)
    });
    let about = format!("track-{}", region.index());
    let last = is_last(eye, Place::Track(region));
    thing(eye, el("div").class("bi-track").class_if(last, "last"), about, &name, paths::track(region))
        .child(head)
        .child(el("div").class("bi-steps").children(places))
}

/// What a slot of a market costs or pays.
pub(super) fn price(face: &SlotFace) -> Element {
    let price = el("span").class("bi-price");
    if face.pays > 0 {
        let pays = icons::amount(format_args!("+{}", face.pays), icon("bi", "bi-any"));
        return price.child(pays.class("bi-gain"));
    }
    let points = (face.points > 0).then(|| icons::points(face.points));
    price.child(icons::cost(face.cost)).children(points)
}
