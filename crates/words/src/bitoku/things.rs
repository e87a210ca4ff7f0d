//! What things of Bitoku are called and do: resources, places, cards, tiles, effects, where a step came from.

use engawa_bitoku::{
    Building, Cost, Crystal, CrystalFace, Dragonfly, Effects, Goods, House, Market, Mitama, Node, Region,
    Resource, Reward, River, Rock, Scope, Source, Spot, Torii, View, Virtue, Vision, Winter, Yokai,
};

use crate::{Arg, Words};

/// A word by its group and its name in the rules.
pub(super) fn named(words: &Words, group: &str, name: impl core::fmt::Debug) -> String {
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
pub(super) fn node(words: &Words, one: Node) -> String {
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
pub(super) fn hill(words: &Words, river: River) -> String {
    words.say("bitoku-hill", &[("region", region(words, river.region()).into())])
}

pub(super) fn reward(words: &Words, one: Reward) -> String {
    named(words, "reward", one)
}

/// The tile in a slot of a market.
pub(super) fn tile(words: &Words, view: &View, market: Market, slot: u8) -> String {
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
pub(super) fn cell(number: u8) -> [Arg<'static>; 2] {
    [("path", (number / 8 + 1).into()), ("cell", (number % 8 + 1).into())]
}
