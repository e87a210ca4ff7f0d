//! How Bitoku is told.

use engawa_bitoku::{
    Bitoku, Breach, Building, Common, Cost, Crystal, CrystalFace, Dragonfly, Effects, Event, Goods, House,
    Kind, Market, Mitama, Node, Prompt, Region, Resource, Reward, River, Rock, Scope, SideKind, Source, Spot,
    Task, TenguStep, Torii, View, Virtue, Vision, Who, Winter, Yokai,
};

use crate::{Arg, Names, Spoken, Words};

/// A word by its group and its name in the rules.
fn named(words: &Words, group: &str, name: impl core::fmt::Debug) -> String {
    words.word(&format!("bitoku-{group}-{}", format!("{name:?}").to_lowercase()))
}

/// A resource, counted.
pub fn resource(words: &Words, one: Resource, n: u8) -> String {
    words.say(&format!("bitoku-resource-{}", format!("{one:?}").to_lowercase()), &[("n", n.into())])
}

/// Several resources.
pub fn goods(words: &Words, some: Goods) -> String {
    let part = |one: &Resource| Some(resource(words, *one, some.get(*one))).filter(|_| some.get(*one) > 0);
    let parts: Vec<String> = Resource::ALL.iter().filter_map(part).collect();
    if parts.is_empty() { words.word("bitoku-nothing") } else { words.list(&parts) }
}

/// A price.
pub fn cost(words: &Words, price: Cost) -> String {
    if price.any == 0 {
        return goods(words, price.goods);
    }
    words.say("bitoku-resource-any", &[("n", price.any.into())])
}

/// A region.
pub fn region(words: &Words, one: Region) -> String {
    named(words, "region", one)
}

/// A place for a die.
pub fn spot(words: &Words, one: Spot) -> String {
    match one.river() {
        Some(river) => region(words, river.region()),
        None => words.say("bitoku-home-cell", &[("cell", (one.index() - 3).into())]),
    }
}

/// A type of building.
pub fn house(words: &Words, one: House) -> String {
    named(words, "house", one)
}

/// A kind of yokai.
pub fn yokai_kind(words: &Words, one: engawa_bitoku::YokaiKind) -> String {
    named(words, "yokai", one)
}

/// A type of bitoku.
pub fn virtue(words: &Words, one: Virtue) -> String {
    named(words, "virtue", one)
}

/// One part of an effect.
fn node(words: &Words, one: Node) -> String {
    let counted = |key: &str, n: u8| words.say(&format!("bitoku-effect-{key}"), &[("n", n.into())]);
    match one {
        Node::Gain(0b1111, n) => words.say("bitoku-resource-any", &[("n", n.into())]),
        Node::Gain(of, n) => {
            let each = Resource::ALL.iter().filter(|one| of >> one.index() & 1 == 1);
            let names: Vec<String> = each.map(|&one| resource(words, one, n)).collect();
            words.say("bitoku-or", &[("list", names.join(" / ").into())])
        }
        Node::Amulet(value) => words.say("bitoku-amulet", &[("value", value.into())]),
        Node::Points(n) => counted("points", n),
        Node::Move(n) => counted("move", n),
        Node::Forward(Scope::Any, n) => counted("forward", n),
        Node::Forward(Scope::Here, n) => counted("forward-here", n),
        Node::Back(Scope::Any, n) => counted("back", n),
        Node::Back(Scope::Here, n) => counted("back-here", n),
        Node::Unlock => words.word("bitoku-effect-unlock"),
        Node::Draw => words.word("bitoku-effect-draw"),
        Node::Yokai => words.word("bitoku-effect-yokai"),
        Node::Bitoku => words.word("bitoku-effect-bitoku"),
        Node::Vision => words.word("bitoku-effect-vision"),
        Node::Rock => words.word("bitoku-effect-rock"),
        Node::Pilgrim => words.word("bitoku-effect-pilgrim"),
        Node::Take(market, 0) => named(words, "take", market),
        Node::Take(market, less) => words
            .say("bitoku-cheaper", &[("what", named(words, "take", market).into()), ("less", less.into())]),
        Node::Choose(options) => {
            let names: Vec<String> = options.list().iter().map(|&option| effects(words, option)).collect();
            words.say("bitoku-or", &[("list", names.join(" / ").into())])
        }
        Node::Both(parts, less) => {
            let args = [("what", effects(words, parts).into()), ("less", less.into())];
            words.say("bitoku-both", &args)
        }
        Node::Copy => words.word("bitoku-effect-copy"),
    }
}

/// What an effect does.
pub fn effects(words: &Words, some: Effects) -> String {
    let parts: Vec<String> = some.parts().iter().map(|&one| node(words, one)).collect();
    words.list(&parts)
}

/// A yokai: its kind and action.
pub fn yokai(words: &Words, card: Yokai) -> String {
    let args = [
        ("kind", named(words, "yokai", card.kind()).into()),
        ("effect", effects(words, card.effects()).into()),
    ];
    words.say("bitoku-card-yokai", &args)
}

/// What a yokai scores in winter.
pub fn winter(words: &Words, card: Yokai) -> String {
    match card.winter() {
        Winter::Flat(n) => words.say("bitoku-winter-flat", &[("n", n.into())]),
        Winter::Dice => words.word("bitoku-winter-dice"),
        Winter::Per(n, element) => {
            let args = [("n", n.into()), ("what", named(words, "element", element).into())];
            words.say("bitoku-winter-per", &args)
        }
    }
}

/// A vision: what it needs, brings and costs.
pub fn vision(words: &Words, card: Vision) -> String {
    let kinds = ["resource", "building", "crystal", "mitama", "pair", "enlightenment", "torii", "bitoku"];
    let needs = kinds.iter().zip(card.needs()).filter(|(_, n)| *n > 0);
    let needs: Vec<String> =
        needs.map(|(kind, n)| words.say(&format!("bitoku-need-{kind}"), &[("n", n.into())])).collect();
    let args = [
        ("needs", words.list(&needs).into()),
        ("points", card.points().into()),
        ("penalty", card.penalty().into()),
    ];
    words.say("bitoku-vision", &args)
}

/// An iwakura: what it shows.
pub fn rock(words: &Words, one: Rock) -> String {
    let yokai = engawa_bitoku::YokaiKind::ALL.iter().filter(|&&kind| one.shows_yokai(kind));
    let mitama = engawa_bitoku::MitamaKind::ALL.iter().filter(|&&kind| one.shows_mitama(kind));
    let houses = House::ALL.iter().filter(|&&kind| one.shows_house(kind));
    let names: Vec<String> = (yokai.map(|kind| named(words, "yokai", kind)))
        .chain(mitama.map(|kind| named(words, "mitama", kind)))
        .chain(houses.map(|&kind| house(words, kind)))
        .collect();
    words.say("bitoku-rock", &[("what", names.join(" / ").into())])
}

/// A building: its type, the die it wants, its action.
pub fn building(words: &Words, tile: Building) -> String {
    let args = [
        ("house", house(words, tile.house()).into()),
        ("die", tile.die().into()),
        ("effect", effects(words, tile.effects()).into()),
    ];
    words.say("bitoku-building", &args)
}

/// A crystal: its kind and what it does.
pub fn crystal(words: &Words, tile: Crystal) -> String {
    let what = match tile.face() {
        CrystalFace::Dream(parts) | CrystalFace::Mastery(parts) => effects(words, parts),
        CrystalFace::Memory(trigger, n) => {
            let args = [("n", n.into()), ("what", named(words, "trigger", trigger).into())];
            words.say("bitoku-memory", &args)
        }
    };
    let args = [("kind", named(words, "crystal", tile.kind()).into()), ("effect", what.into())];
    words.say("bitoku-crystal", &args)
}

/// A mitama: its kind and action.
pub fn mitama(words: &Words, tile: Mitama) -> String {
    let args = [
        ("kind", named(words, "mitama", tile.kind()).into()),
        ("effect", effects(words, tile.effects()).into()),
    ];
    words.say("bitoku-mitama", &args)
}

/// A dragonfly: what it does when it is paired.
pub fn dragonfly(words: &Words, tile: Dragonfly) -> String {
    words.say("bitoku-dragonfly", &[("effect", effects(words, tile.effects()).into())])
}

/// A torii tile: its action.
pub fn torii(words: &Words, tile: Torii) -> String {
    words.say("bitoku-torii", &[("effect", effects(words, tile.effects()).into())])
}

/// Where an effect comes from.
pub fn source(words: &Words, one: Source) -> String {
    match one {
        Source::Game => words.word("bitoku-source-game"),
        Source::Card(card) => yokai(words, card),
        Source::Crystal(tile) => crystal(words, tile),
        Source::Line(river, line) => {
            let die = engawa_bitoku::LINE_DICE[usize::from(line) % 5];
            let args = [("region", region(words, river.region()).into()), ("die", die.into())];
            words.say("bitoku-source-line", &args)
        }
        Source::Home(cell) => words.say("bitoku-home-cell", &[("cell", (cell + 1).into())]),
        Source::House(tile, _) => building(words, tile),
        Source::Virtue(one) => words.say("bitoku-bitoku", &[("virtue", virtue(words, one).into())]),
        Source::Torii(tile) => torii(words, tile),
        Source::Mitama(tile) => mitama(words, tile),
        Source::Dragonfly(tile) => dragonfly(words, tile),
        Source::Hill(river) => hill(words, river),
    }
}

/// The hill of a region.
fn hill(words: &Words, river: River) -> String {
    words.say("bitoku-hill", &[("region", region(words, river.region()).into())])
}

fn reward(words: &Words, one: Reward) -> String {
    named(words, "reward", one)
}

/// The tile in a slot of a market.
fn tile(words: &Words, view: &View, market: Market, slot: u8) -> String {
    let number = view.board.market(market).get(usize::from(slot)).copied().flatten().map(usize::from);
    let said = match market {
        Market::Building => number.and_then(Building::new).map(|one| building(words, one)),
        Market::Crystal => number.and_then(Crystal::new).map(|one| crystal(words, one)),
        Market::Mitama => number.and_then(Mitama::new).map(|one| mitama(words, one)),
        Market::Dragonfly => number.and_then(Dragonfly::new).map(|one| dragonfly(words, one)),
    };
    said.unwrap_or_else(|| words.word("bitoku-nothing"))
}

/// A path cell: which path, which cell.
fn cell(number: u8) -> [Arg<'static>; 2] {
    [("path", (number / 8 + 1).into()), ("cell", (number % 8 + 1).into())]
}

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
                let order = engawa_bitoku::ORDERS[usize::from(order) % 6].map(|die| (die + 1).to_string());
                said("arrange", &[("order", order.join(", ").into())])
            }
            Kind::Line { river, line } => {
                let parts = engawa_bitoku::forest_line(river, line.into());
                let args = [
                    ("region", region(words, river.region()).into()),
                    ("effect", effects(words, parts).into()),
                ];
                said("line", &args)
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

    fn say_breach(words: &Words, breach: &Breach) -> String {
        named(words, "breach", breach)
    }
}

/// A step of the tengu's table: its letter and what it means.
pub fn tengu_step(words: &Words, step: TenguStep) -> String {
    named(words, "step", step)
}
