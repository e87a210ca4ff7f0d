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
        let text = if food.value() == 0 {
            glance.look.words.word("bamboo-see-no-food")
        } else {
            say::capital(&said::foods(glance.look.words, food))
        };
        let text = el("span").text(text);
        let drawn = el("div").class("ba-deed").about("meal").children(tokens).child(text).children(lost);
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
    let forecast = |view: &engawa_bamboo::View| view.board.sheet(look.shown).map_or(0, |sheet| sheet.total());
    let (end, end_then) = (forecast(glance.view), forecast(glance.after.unwrap_or(glance.view)));
    let fact = |about: &'static str, key: &str| {
        let title = el("span").class("ba-title").text(words.word(key));
        el("span").class("ba-fact").about(about).child(title)
    };
    let forecast = fact("forecast", "bamboo-see-forecast")
        .child(el("span").class("ba-hp").child(number(end, end_then)).child(icon("ct", "ba-happiness")));
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
        .child(family(glance, player, then))
        .child(forecast)
        .children(year(glance))
        .child(spirits(glance, player))
}

/// The year, and its four seasons with the one that is now.
fn year(glance: &Glance<'_, Bamboo>) -> Option<Element> {
    const SIGNS: [&str; 4] = ["ba-spring", "ba-summer", "ba-autumn", "ba-winter"];
    let (words, view) = (glance.look.words, glance.view);
    let now = say::season(view.board.step())?;
    let sign = |(nth, sign): (usize, &'static str)| icon("ct", sign).class_if(nth == now, "now");
    let title = el("span").class("ba-title").text(say::year(view, words));
    let signs = el("span").class("ba-signs").children(SIGNS.into_iter().enumerate().map(sign));
    let drawn = el("span").class("ba-fact ba-year").about(format!("season-{}", say::SEASONS[now]));
    Some(named(drawn.child(title).child(signs), say::status(view, words)))
}

/// What the family will eat next winter, in words: what is needed, what is there, what is missing.
fn family(glance: &Glance<'_, Bamboo>, player: &Player, then: &Player) -> Element {
    let words = glance.look.words;
    // At the meal itself spirits may have paid a part.
    let dining = glance.view.board.step() == Step::Meal && glance.view.board.active() == glance.look.shown;
    let need = if dining { glance.view.board.owed() } else { then.house().len() };
    let have = then.food().value();
    let args = [("food", have.into()), ("need", need.into())];
    let missing = need.saturating_sub(have);
    let verdict = if missing > 0 {
        let lost = piece::happiness(say::signed(-i32::from(missing)));
        el("span").class("tag you").child(lost)
    } else {
        el("span").class("tag ok").child(icon("ct", "ic-check"))
    };
    let tokens = Food::ALL.into_iter().zip(then.food().counts());
    let tokens = tokens.flat_map(|(food, count)| (0..count).map(move |_| icon("ct", piece::food(food))));
    let title = el("span")
        .class("ba-title")
        .child(icon("ct", "ba-winter"))
        .text(words.word("bamboo-see-meal"))
        .children(tokens);
    let text = el("span").class("ba-long").text(words.say("bamboo-see-eats", &args));
    let short = el("span").class("ba-short").text(format!("{have}/{need}"));
    let body = el("span").class("ba-hp").child(text).child(short).child(verdict);
    let changed = then.food() != player.food() || then.house().len() != player.house().len();
    let drawn = el("span").class("ba-fact ba-meal").class_if(changed, "then").about("meal");
    named(drawn.child(title).child(body), words.say("bamboo-name-meal", &args))
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
        let (target, kind) = if asleep {
            (paths::wake(spirit), Kind::Wake { spirit })
        } else {
            (paths::spirit(spirit), Kind::UseSpirit { spirit })
        };
        // What can be used now says what it does, what can be woken what it costs.
        let drawn = if own && glance.look.is_lit(target) {
            let name = el("b").text(said::spirit(words, spirit));
            let does = if asleep {
                words.say("bamboo-see-wake", &[("coins", spirit.waking().into())])
            } else {
                words.word(&format!("bamboo-short-{}", spirit.name()))
            };
            drawn.child(el("span").class("ba-does").child(name).child(el("span").text(does)))
        } else {
            drawn
        };
        let key = if asleep { "bamboo-name-asleep" } else { "bamboo-name-awake" };
        let plain = || words.say(key, &[("spirit", said::spirit(words, spirit).into())]);
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
