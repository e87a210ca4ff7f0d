//! How Bitoku is told.

mod things;

use engawa_bitoku::{
    Bitoku, Breach, Common, Event, Kind, Market, Prompt, SideKind, Source, Task, TenguStep, View, Who,
};

use crate::{About, Arg, Names, Spoken, Words};

pub use things::{
    building, cost, crystal, dragonfly, effects, goods, house, mitama, region, resource, rock, source, spot,
    torii, virtue, vision, winter, yokai, yokai_kind,
};
use things::{cell, hill, named, node, reward, tile};

fn task_key(task: Task) -> &'static str {
    match task {
        Task::Turn => "turn",
        Task::Finish => "finish",
        Task::Use(..) => "use",
        Task::Placed(..) => "placed",
        Task::Played(..) => "played",
        Task::Parts(..) => "parts",
        Task::Choose(_) => "choose",
        Task::Gain(..) => "gain",
        Task::Move(_) => "move",
        Task::Forward(..) => "forward",
        Task::Back(..) => "back",
        Task::Unlock => "unlock",
        Task::Draw => "draw",
        Task::Look(Common::Yokai) => "look-yokai",
        Task::Look(Common::Bitoku) => "look-bitoku",
        Task::Look(Common::Vision) => "look-vision",
        Task::Looked(Common::Yokai) => "looked-yokai",
        Task::Looked(Common::Bitoku) => "looked-bitoku",
        Task::Looked(Common::Vision) => "looked-vision",
        Task::Rock => "rock",
        Task::Pilgrim => "pilgrim",
        Task::Take(Market::Building, ..) => "take-building",
        Task::Take(Market::Crystal, ..) => "take-crystal",
        Task::Take(Market::Mitama, ..) => "take-mitama",
        Task::Take(Market::Dragonfly, ..) => "take-dragonfly",
        Task::Both(..) => "both",
        Task::Pay(..) => "pay",
        Task::Settle(_) | Task::PairMitama => "pair-mitama",
        Task::PairDragonfly(_) => "pair-dragonfly",
        Task::Copy => "copy",
        Task::Harvest(_) => "harvest",
        Task::Bonus(_) => "bonus",
        Task::Remove => "remove",
    }
}

/// A pending step in one sentence.
pub fn task(words: &Words, one: Task) -> String {
    let n = match one {
        Task::Gain(_, n) | Task::Move(n) | Task::Forward(_, n) | Task::Back(_, n) => n,
        _ => 1,
    };
    words.say(&format!("bitoku-prompt-{}", task_key(one)), &[("n", n.into())])
}

impl Spoken for Bitoku {
    fn say_prompt(words: &Words, prompt: &Prompt, _: &View) -> String {
        match *prompt {
            Prompt::Call(n) => words.say("bitoku-prompt-call", &[("n", n.into())]),
            Prompt::Dice => words.word("bitoku-prompt-dice"),
            Prompt::Step { task: one, .. } => task(words, one),
        }
    }

    fn say_also(words: &Words, prompt: &Prompt) -> Option<String> {
        match *prompt {
            Prompt::Step { source: one, .. } if one != Source::Game => {
                Some(words.say("bitoku-from", &[("source", source(words, one).into())]))
            }
            _ => None,
        }
    }

    #[allow(clippy::too_many_lines)] // one arm an action
    fn say_action(words: &Words, kind: &Kind, view: &View) -> String {
        let said = |key: &str, args: &[Arg<'_>]| words.say(&format!("bitoku-act-{key}"), args);
        let step = view.board.pending().last();
        let die_of = |die: u8| -> [Arg<'static>; 2] {
            let seat = view.board.active();
            let number = match seat {
                Who::Seat(seat) => seat.index(),
                Who::Tengu => 1,
            };
            let value = view.board.players()[number].dice[usize::from(die) % 3].value;
            [("die", (die + 1).into()), ("value", value.into())]
        };
        match *kind {
            Kind::Finish => said("finish", &[]),
            Kind::Decline => said("decline", &[]),
            Kind::Look => said("look", &[]),
            Kind::Pass => said("pass", &[]),
            Kind::Advance => said("advance", &[]),
            Kind::Act => said("act", &[]),
            Kind::Mastery => said("mastery", &[]),
            Kind::NoVision => said("no-vision", &[]),
            Kind::Pair => said("pair", &[]),
            Kind::BonusPoint => said("bonus-point", &[]),
            Kind::BonusAmulet => said("bonus-amulet", &[]),
            Kind::Pick { resource: one } => said("pick", &[("what", resource(words, one, 1).into())]),
            Kind::Kodama { region: one } => said("kodama", &[("region", region(words, one).into())]),
            Kind::Part { part } => {
                let parts = match step.map(|step| step.task) {
                    Some(Task::Parts(parts, _) | Task::Both(parts, ..)) => parts.parts(),
                    _ => &[],
                };
                let what = parts.get(usize::from(part)).map_or_else(String::new, |&one| node(words, one));
                said("part", &[("what", what.into())])
            }
            Kind::Choose { option } => {
                let options = match step.map(|step| step.task) {
                    Some(Task::Choose(options)) => options.list(),
                    _ => &[],
                };
                let what =
                    options.get(usize::from(option)).map_or_else(String::new, |&one| effects(words, one));
                said("choose", &[("what", what.into())])
            }
            Kind::TakeMitama { slot } => said(
                "take",
                &[("what", tile(words, view, Market::Mitama, slot).into()), ("slot", (slot + 1).into())],
            ),
            Kind::TakeDragonfly { slot } => said(
                "take",
                &[("what", tile(words, view, Market::Dragonfly, slot).into()), ("slot", (slot + 1).into())],
            ),
            Kind::Arrange { order } => {
                // All arrange theirs at once: whose dice they are tells the hand that the viewer sees.
                let own = view.own.iter().position(Option::is_some).unwrap_or_default();
                let dice = view.board.players()[own].dice;
                let order = engawa_bitoku::ORDERS[usize::from(order) % 6]
                    .map(|die| dice[usize::from(die) % 3].value.to_string());
                said("arrange", &[("order", order.join(", ").into())])
            }
            Kind::Line { river, line } => {
                let parts = engawa_bitoku::forest_line(river, line.into());
                let line = source(words, engawa_bitoku::Source::Line(river, line));
                said("line", &[("line", line.into()), ("effect", effects(words, parts).into())])
            }
            Kind::House { house: one } => {
                let there = match step.map(|step| step.task) {
                    Some(Task::Placed(river, ..)) => view.board.site(river, one),
                    _ => None,
                };
                let what = there.map_or_else(|| house(words, one), |tile| building(words, tile));
                said("house", &[("what", what.into())])
            }
            Kind::Start { cell: at } => said("start", &cell(at)),
            Kind::Walk { cell: at } => said("walk", &cell(at)),
            Kind::Enter { cell: at } => {
                let kind = view.board.side(at.into()).map(|side| side.kind);
                match kind {
                    Some(SideKind::Enlightenment) | None => said("enter", &cell(at)),
                    Some(_) => {
                        let what =
                            view.board.torii(at.into()).map_or_else(String::new, |tile| torii(words, tile));
                        said("enter-torii", &[&cell(at)[..], &[("what", what.into())]].concat())
                    }
                }
            }
            Kind::Unlock { die } => said("unlock", &die_of(die)),
            Kind::Harvest { slot } => {
                let own = match view.board.active() {
                    Who::Seat(seat) => view.board.players()[seat.index()].crystals[usize::from(slot) % 8],
                    Who::Tengu => None,
                };
                said("harvest", &[("what", own.map_or_else(String::new, |tile| crystal(words, tile)).into())])
            }
            Kind::Remove { slot } => {
                let own = match view.board.active() {
                    Who::Seat(seat) => {
                        let card = view.board.players()[seat.index()].played[usize::from(slot) % 3];
                        card.map(|card| (card, view.board.winter_points(seat.index(), card)))
                    }
                    Who::Tengu => None,
                };
                let (what, n) = own.map_or((String::new(), 0), |(card, n)| (yokai(words, card), n));
                said("remove", &[("what", what.into()), ("n", n.into())])
            }
            Kind::CopyHome { cell } => said("copy-home", &[("cell", (cell + 1).into())]),
            Kind::Back { player, region: one } => {
                said("back", &[("player", (player + 1).into()), ("region", region(words, one).into())])
            }
            Kind::Rock { rock: one } => said("rock", &[("what", rock(words, one).into())]),
            Kind::Stone { cell } => said("stone", &[("cell", (cell + 1).into())]),
            Kind::Build { slot, river } => said(
                "build",
                &[
                    ("what", tile(words, view, Market::Building, slot).into()),
                    ("region", region(words, river.region()).into()),
                ],
            ),
            Kind::TakeCrystal { slot, onto } => said(
                "take-crystal",
                &[("what", tile(words, view, Market::Crystal, slot).into()), ("slot", (onto + 1).into())],
            ),
            Kind::Place { die, spot: one } => {
                said("place", &[&die_of(die)[..], &[("spot", spot(words, one).into())]].concat())
            }
            Kind::Strengthen { die, amulet } => {
                said("strengthen", &[&die_of(die)[..], &[("amulet", amulet.into())]].concat())
            }
            Kind::Cross { die, hill: to, reward: one } => {
                let args = [("hill", hill(words, to).into()), ("reward", reward(words, one).into())];
                said("cross", &[&die_of(die)[..], &args].concat())
            }
            Kind::Play { card, slot } => {
                said("play", &[("what", yokai(words, card).into()), ("slot", (slot + 1).into())])
            }
            Kind::Discard { card } => said("discard", &[("what", yokai(words, card).into())]),
            Kind::TakeYokai { card } => said("take-card", &[("what", yokai(words, card).into())]),
            Kind::TakeBitoku { virtue: one } => {
                let what = words.say("bitoku-bitoku", &[("virtue", virtue(words, one).into())]);
                said("take-card", &[("what", what.into())])
            }
            Kind::TakeVision { card } => said("take-card", &[("what", vision(words, card).into())]),
            Kind::PairWith { dragonfly: one } => said("pair-with", &[("what", dragonfly(words, one).into())]),
            Kind::Pay { goods: some } => said("pay", &[("what", goods(words, some).into())]),
        }
    }

    #[allow(clippy::too_many_lines)] // one arm an event
    fn say_event(words: &Words, event: &Event, names: &Names) -> Option<String> {
        let plain = |key: &str, args: &[Arg<'_>]| words.say(&format!("bitoku-event-{key}"), args);
        let name = |who: &Who| match who {
            Who::Seat(seat) => names.of(*seat).to_owned(),
            Who::Tengu => words.word("bitoku-tengu"),
        };
        let told = |key: &str, who: &Who, more: &[Arg<'_>]| {
            plain(key, &[&[("who", name(who).into())][..], more].concat())
        };
        let said = match event {
            Event::SetUp { order } | Event::Ordered { order } => {
                let order: Vec<String> = order.iter().map(name).collect();
                plain("order", &[("order", order.join(", ").into())])
            }
            Event::SeasonBegan { season, round } => plain(
                "season",
                &[("season", named(words, "season", season).into()), ("round", (*round).into())],
            ),
            Event::Drew { who, n, .. } => told("drew", who, &[("n", (*n).into())]),
            Event::Reshuffled { who } => told("reshuffled", who, &[]),
            Event::PutOff { who, card } => match card.value {
                Some(card) => told("put-off", who, &[("what", yokai(words, card).into())]),
                None => told("put-off-unseen", who, &[]),
            },
            Event::Discarded { who, cards } => {
                let cards: Vec<String> = cards.iter().map(|&card| yokai(words, card)).collect();
                told("discarded", who, &[("what", words.list(&cards).into())])
            }
            Event::TurnBegan { .. }
            | Event::Began { .. }
            | Event::Finished { .. }
            | Event::TenguDealt { .. } => return None,
            Event::Played { who, card, slot } => {
                told("played", who, &[("what", yokai(words, *card).into()), ("slot", (slot + 1).into())])
            }
            Event::Unlocked { who, value, .. } => told("unlocked", who, &[("value", (*value).into())]),
            Event::PilgrimSpent { who } => told("pilgrim-spent", who, &[]),
            Event::Strengthened { who, amulet, value, .. } => {
                told("strengthened", who, &[("amulet", (*amulet).into()), ("value", (*value).into())])
            }
            Event::Placed { who, value, spot: one, .. } => {
                told("placed", who, &[("value", (*value).into()), ("spot", spot(words, *one).into())])
            }
            Event::Lowered { who, value, .. } => told("lowered", who, &[("value", (*value).into())]),
            Event::Crossed { who, value, hill: to, reward: one, .. } => {
                let what = one.map_or_else(|| words.word("bitoku-nothing"), |one| reward(words, one));
                let args =
                    [("value", (*value).into()), ("hill", hill(words, *to).into()), ("reward", what.into())];
                told("crossed", who, &args)
            }
            Event::Passed { who } => told("passed", who, &[]),
            Event::Used { who, building: one, owner } => match owner {
                Some(owner) if owner != who => told(
                    "used-of",
                    who,
                    &[("what", building(words, *one).into()), ("owner", name(owner).into())],
                ),
                _ => told("used", who, &[("what", building(words, *one).into())]),
            },
            Event::Points { who, n } => told("points", who, &[("n", i32::from(*n).into())]),
            Event::Remembered { who, trigger, n } => told(
                "remembered",
                who,
                &[("n", (*n).into()), ("what", named(words, "trigger", trigger).into())],
            ),
            Event::Gained { who, resource: one, n } => {
                told("gained", who, &[("what", resource(words, *one, *n).into())])
            }
            Event::Amulet { who, value } => told(
                "gained",
                who,
                &[("what", words.say("bitoku-amulet", &[("value", (*value).into())]).into())],
            ),
            Event::Paid { who, goods: some } => told("paid", who, &[("what", goods(words, *some).into())]),
            Event::KodamaMoved { who, region: one, cell } => {
                told("kodama", who, &[("region", region(words, *one).into()), ("cell", (*cell).into())])
            }
            Event::Built { who, building: one, river } => told(
                "built",
                who,
                &[("what", building(words, *one).into()), ("region", region(words, river.region()).into())],
            ),
            Event::CrystalTaken { who, crystal: one, .. } => {
                told("took", who, &[("what", crystal(words, *one).into())])
            }
            Event::MitamaTaken { who, mitama: one } => {
                told("took", who, &[("what", mitama(words, *one).into())])
            }
            Event::DragonflyTaken { who, dragonfly: one } => {
                told("took", who, &[("what", dragonfly(words, *one).into())])
            }
            Event::Paired { who, dragonfly: one } => {
                told("paired", who, &[("what", dragonfly(words, *one).into())])
            }
            Event::Visited { who, virtue: one } => {
                told("visited", who, &[("what", virtue(words, *one).into())])
            }
            Event::Started { who, cell: at } => told("started", who, &cell(*at)),
            Event::Walked { who, cell: at } => told("walked", who, &cell(*at)),
            Event::Entered { who, cell: at, place } => {
                told("entered", who, &[&cell(*at)[..], &[("place", (place + 1).into())]].concat())
            }
            Event::RockTaken { who, rock: one } => told("took", who, &[("what", rock(words, *one).into())]),
            Event::StoneTaken { who, cell } => told("stone", who, &[("cell", (cell + 1).into())]),
            Event::Looked { who, deck, .. } => {
                told("looked", who, &[("deck", named(words, "deck", deck).into())])
            }
            Event::YokaiTaken { who, card } => told("took", who, &[("what", yokai(words, *card).into())]),
            Event::YokaiChosen { who, card } => match card.value {
                Some(card) => told("took", who, &[("what", yokai(words, card).into())]),
                None => told("took-unseen", who, &[]),
            },
            Event::BitokuTaken { who, card } => {
                let what = words.say("bitoku-bitoku", &[("virtue", virtue(words, card.virtue()).into())]);
                told("took", who, &[("what", what.into())])
            }
            Event::VisionTaken { who, card } => told("took", who, &[("what", vision(words, *card).into())]),
            Event::Left { who, deck } => told("left", who, &[("deck", named(words, "deck", deck).into())]),
            Event::Declined { who } => told("declined", who, &[]),
            Event::Arranged { who, values } => {
                told("arranged", who, &[("values", values.map(|value| value.to_string()).join(", ").into())])
            }
            Event::Removed { who, card, points } => {
                told("removed", who, &[("what", yokai(words, *card).into()), ("n", (*points).into())])
            }
            Event::HillsDealt { .. } => plain("hills", &[]),
            Event::MarketFilled { market, .. } => {
                plain("market", &[("what", named(words, "market", market).into())])
            }
            Event::TenguWill { dice: [a, b], place, .. } => {
                let args = [("a", (*a).into()), ("b", (*b).into()), ("place", (place + 1).into())];
                plain("tengu-will", &args)
            }
            Event::TenguActs { step } => plain("tengu-step", &[("what", tengu_step(words, *step).into())]),
            Event::TenguRolled { die } => plain("tengu-rolled", &[("die", (*die).into())]),
            Event::TenguDrew { .. } => plain("tengu-drew", &[]),
            Event::RockLost { rock: one } => plain("rock-lost", &[("what", rock(words, *one).into())]),
        };
        // A sentence that tells of the tengu begins with a small letter.
        Some(crate::letters::capital(&said))
    }

    fn about(event: &Event) -> About {
        match event {
            Event::Drew { who, .. }
            | Event::Reshuffled { who, .. }
            | Event::PutOff { who, .. }
            | Event::Discarded { who, .. }
            | Event::TurnBegan { who, .. }
            | Event::Played { who, .. }
            | Event::Unlocked { who, .. }
            | Event::PilgrimSpent { who, .. }
            | Event::Strengthened { who, .. }
            | Event::Placed { who, .. }
            | Event::Lowered { who, .. }
            | Event::Crossed { who, .. }
            | Event::Passed { who, .. }
            | Event::Began { who, .. }
            | Event::Used { who, .. }
            | Event::Points { who, .. }
            | Event::Remembered { who, .. }
            | Event::Gained { who, .. }
            | Event::Amulet { who, .. }
            | Event::Paid { who, .. }
            | Event::KodamaMoved { who, .. }
            | Event::Built { who, .. }
            | Event::CrystalTaken { who, .. }
            | Event::MitamaTaken { who, .. }
            | Event::DragonflyTaken { who, .. }
            | Event::Paired { who, .. }
            | Event::Visited { who, .. }
            | Event::Started { who, .. }
            | Event::Walked { who, .. }
            | Event::Entered { who, .. }
            | Event::RockTaken { who, .. }
            | Event::StoneTaken { who, .. }
            | Event::Looked { who, .. }
            | Event::YokaiTaken { who, .. }
            | Event::YokaiChosen { who, .. }
            | Event::BitokuTaken { who, .. }
            | Event::VisionTaken { who, .. }
            | Event::Left { who, .. }
            | Event::Declined { who, .. }
            | Event::Finished { who, .. }
            | Event::Arranged { who, .. }
            | Event::Removed { who, .. } => match who {
                Who::Seat(seat) => About::Seat(*seat),
                Who::Tengu => About::Rival,
            },
            Event::TenguWill { .. }
            | Event::TenguActs { .. }
            | Event::TenguRolled { .. }
            | Event::TenguDrew { .. } => About::Rival,
            _ => About::Table,
        }
    }

    fn say_breach(words: &Words, breach: &Breach) -> String {
        named(words, "breach", breach)
    }
}

/// A step of the tengu's table: its letter and what it means.
pub fn tengu_step(words: &Words, step: TenguStep) -> String {
    named(words, "step", step)
}
