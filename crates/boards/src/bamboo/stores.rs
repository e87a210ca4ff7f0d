//! What lies beside a house (coins, sticks, food, spirits), and the choices of the moment that lie nowhere else: shoots of
//! the draft, gifts, what a joker does, harvested shoots, meals.

use engawa_bamboo::{Bamboo, Deed, Food, Kind, Player, Shoot, Step, meals};
use engawa_words::bamboo as said;

use super::touch::{act, named, nth, touchable};
use super::{paths, piece, say};
use crate::drawn::Glance;
use crate::scene::{Element, Node, el, icon};

pub(super) fn draw(glance: &Glance<'_, Bamboo>) -> Vec<Node> {
    let player = glance.view.board.player(glance.look.shown);
    let now = now(glance);
    let now = (!now.is_empty()).then(|| el("div").class("ba-now").children(now));
    vec![
        el("div")
            .class("panel ba-stores")
            .children(now)
            .children(player.map(|player| stores(glance, player)))
            .into(),
    ]
}

/// The choices of the moment.
fn now(glance: &Glance<'_, Bamboo>) -> Vec<Element> {
    let board = &glance.view.board;
    match board.step() {
        Step::Draft => {
            let act = |shoot| act(glance, Kind::Draft { shoot });
            loose(glance, board.draft(), paths::draft, act)
        }
        Step::Gift => {
            board.gifts().map(|gift| deed(glance, gift, paths::gift(gift), Kind::TakeGift { gift })).collect()
        }
        Step::Harvest => {
            let words = glance.look.words;
            let act = |shoot| words.say("bamboo-name-place", &[("shoot", said::shoot(words, shoot).into())]);
            loose(glance, board.harvest(), paths::shoot, act)
        }
        Step::Activate => match paths::chosen_shoot(glance.look.chooser.chosen()) {
            Some(shoot) => {
                let lit = |deed: &Deed| glance.look.is_lit(paths::deed(*deed));
                let draw = |one| deed(glance, one, paths::deed(one), Kind::Activate { shoot, deed: one });
                Deed::ALL.into_iter().filter(lit).map(draw).collect()
            }
            None => Vec::new(),
        },
        Step::Meal => board.player(board.active()).map(|player| meal(glance, player)).unwrap_or_default(),
        _ => Vec::new(),
    }
}

/// Shoots that lie on no board.
fn loose(
    glance: &Glance<'_, Bamboo>,
    shoots: impl Iterator<Item = Shoot>,
    target: fn(Shoot) -> crate::Target,
    act: impl Fn(Shoot) -> String,
) -> Vec<Element> {
    let words = glance.look.words;
    let draw = |(place, shoot): (usize, Shoot)| {
        let drawn = piece::shoot(shoot).key(shoot.id().into()).about(format!("shoot-{}", shoot.id()));
        let plain = || nth(words, said::shoot(words, shoot), place + 1);
        touchable(glance, drawn, target(shoot), plain, || nth(words, act(shoot), place + 1))
    };
    shoots.enumerate().map(draw).collect()
}

/// A deed to choose.
fn deed(glance: &Glance<'_, Bamboo>, deed: Deed, target: crate::Target, kind: Kind) -> Element {
    let name = said::deed(glance.look.words, deed);
    let drawn = el("div")
        .key(deed as u32)
        .class("ba-deed")
        .about(format!("deed-{}", deed.name()))
        .child(icon("ba-glyph", piece::deed(deed)))
        .child(el("span").text(say::capital(&name)));
    touchable(glance, drawn, target, || name.clone(), || act(glance, kind))
}

/// The meals that can be eaten.
fn meal(glance: &Glance<'_, Bamboo>, player: &Player) -> Vec<Element> {
    let owed = glance.view.board.owed();
    let draw = |food: engawa_bamboo::Foods| {
        let tokens = Food::ALL.into_iter().zip(food.counts());
        let tokens =
            tokens.flat_map(|(food, count)| (0..count).map(move |_| icon("ba-glyph", piece::food(food))));
        let hunger = owed.saturating_sub(food.value());
        let lost = (hunger > 0).then(|| piece::happiness(say::signed(-i32::from(hunger))));
        let drawn = el("div").class("ba-deed").about("meal").children(tokens).children(lost);
        let name = || act(glance, Kind::Eat { food });
        glance.look.is_lit(paths::meal(food)).then(|| touchable(glance, drawn, paths::meal(food), name, name))
    };
    meals(player.food(), owed).filter_map(draw).collect()
}

/// A number that the choice under the hand changes.
pub(super) fn number(now: i32, then: i32) -> Element {
    el("b").class_if(then > now, "more").class_if(then < now, "less").text(then.to_string())
}

/// Coins, sticks, food and what winter asks, spirits.
fn stores(glance: &Glance<'_, Bamboo>, player: &Player) -> Element {
    let (words, look) = (glance.look.words, glance.look);
    let then = glance.after.and_then(|after| after.board.player(look.shown)).unwrap_or(player);
    let chip = |about: &'static str, symbol: &'static str, name: String, number: Element| {
        let chip = el("span").class("chip").about(about).child(icon("i", symbol)).child(number);
        named(chip, name)
    };
    let count = |key: &str, count: u8| words.say(key, &[("count", count.into())]);
    let coins = number(player.coins().into(), then.coins().into());
    let sticks = number(player.sticks().into(), then.sticks().into());
    let (have, need) = (then.food().value(), then.house().len());
    let args = [("food", have.into()), ("need", need.into())];
    let food = number(player.food().value().into(), have.into());
    let short = (have < need)
        .then(|| el("span").class("tag you").text(say::signed(i32::from(have) - i32::from(need))));
    let tokens = Food::ALL.into_iter().zip(player.food().counts());
    let tokens = tokens.flat_map(|(food, count)| (0..count).map(move |_| icon("ct", piece::food(food))));
    let meal = chip("meal", "ba-winter", words.say("bamboo-name-meal", &args), food)
        .child(el("span").class("mut").text(format!("/ {need}")))
        .children(short)
        .children(tokens);
    el("div")
        .class("ba-own")
        .child(piece::crest(look.shown))
        .child(chip(
            "happiness",
            "ba-happiness",
            say::happiness(words, player),
            number(player.happiness(), then.happiness()),
        ))
        .child(chip("coins", "ba-income", count("bamboo-name-coins", player.coins()), coins))
        .child(chip("sticks", "ba-stick", count("bamboo-name-sticks", player.sticks()), sticks))
        .child(meal)
        .child(spirits(glance, player))
}

/// The spirits of a player: awake ones are used by a touch, used ones woken in winter.
fn spirits(glance: &Glance<'_, Bamboo>, player: &Player) -> Element {
    let words = glance.look.words;
    let own = glance.look.is_own_board();
    let draw = |spirit: engawa_bamboo::Spirit, count: u8, asleep: bool| {
        let many = (count > 1).then(|| el("span").class("ba-many").text(count.to_string()));
        let drawn = el("div")
            .class("ba-spirit-own")
            .class_if(asleep, "asleep")
            .about(format!("spirit-{}", spirit.name()))
            .child(icon("ba-glyph", piece::spirit(spirit)))
            .children(many);
        let key = if asleep { "bamboo-name-asleep" } else { "bamboo-name-awake" };
        let plain = || words.say(key, &[("spirit", said::spirit(words, spirit).into())]);
        let (target, kind) = if asleep {
            (paths::wake(spirit), Kind::Wake { spirit })
        } else {
            (paths::spirit(spirit), Kind::UseSpirit { spirit })
        };
        if own {
            touchable(glance, drawn, target, plain, || act(glance, kind))
        } else {
            named(drawn, plain())
        }
    };
    let of = |spirits: engawa_bamboo::Spirits, asleep: bool| {
        let each = engawa_bamboo::Spirit::ALL.into_iter().zip(spirits.counts());
        each.filter(|&(_, count)| count > 0).map(move |(spirit, count)| (spirit, count, asleep))
    };
    let all = of(player.awake(), false).chain(of(player.asleep(), true));
    el("div").class("ba-spirits").children(all.map(|(spirit, count, asleep)| draw(spirit, count, asleep)))
}
