//! What a thing is: its name, what it does with the numbers of this moment, the rule about it.

use engawa_bitoku::{
    Bitoku, Board, Building, Crystal, Dragonfly, Effects, House, LINE_DICE, Mitama, OwnerBonus, Region,
    Resource, River, Rock, TenguCard, Virtue, Vision, Yokai, forest_line,
};
use engawa_kernel::Game;
use engawa_words::bitoku as said;
use engawa_words::letters::capital;

use super::things::{Eye, called};
use crate::Explanation;

/// Things whose name and rule stand in the catalogue as they are.
const PLAIN: [&str; 21] = [
    "hill",
    "third",
    "leave",
    "spot",
    "order",
    "path",
    "pilgrim",
    "kodama",
    "market",
    "slot",
    "stone",
    "rocks",
    "points",
    "tengu",
    "die-locked",
    "die-ready",
    "die-placed",
    "die-on-hill",
    "amulet-1",
    "amulet-2",
    "amulet-3",
];

#[allow(clippy::too_many_lines)] // one arm a sort of thing
pub(super) fn explain(eye: &Eye<'_>, about: &str) -> Option<Explanation> {
    let (words, board) = (eye.look.words, &eye.view.board);
    let help = |key: &str| words.word(&format!("bitoku-help-{key}"));
    let told = |name: String, lines: Vec<String>| {
        Some(Explanation { name: capital(&name), lines: lines.iter().map(|line| capital(line)).collect() })
    };
    let does = |effects: Effects| said::effects(words, effects);
    if let Some(&key) = PLAIN.iter().find(|key| **key == about) {
        let key = key.trim_end_matches(|c: char| c == '-' || c.is_ascii_digit());
        return told(words.word(&format!("bitoku-name-{key}")), vec![help(key)]);
    }
    if about == "higher" {
        let rule = help(if board.options().strict() { "line-strict" } else { "line" });
        return told(words.word("bitoku-name-higher"), vec![rule]);
    }
    if about == "virtue" {
        return told(words.line(Bitoku::ID, "virtue"), vec![help("line-virtue")]);
    }
    let (kind, which) = about.split_once('-')?;
    let index = || which.parse::<usize>().ok();
    let two = || {
        let (a, b) = which.split_once('-')?;
        Some((a.parse::<usize>().ok()?, b.parse::<usize>().ok()?))
    };
    let shown = eye.look.shown.index();
    match kind {
        "yokai" => {
            let card = Yokai::new(index()?)?;
            let winter = said::winter(words, card);
            let args = [("what", winter.into()), ("n", board.winter_points(shown, card).into())];
            told(
                said::yokai_kind(words, card.kind()),
                vec![does(card.effects()), words.say("bitoku-help-winter", &args)],
            )
        }
        "virtue" => {
            let one = Virtue::new(index()?)?;
            let args = [
                ("n", one.points().into()),
                ("effect", does(one.effects()).into()),
                ("copies", one.rarity().into()),
            ];
            told(said::virtue(words, one), vec![words.say("bitoku-help-virtue", &args)])
        }
        "vision" => told(said::vision(words, Vision::new(index()?)?), vec![help("vision")]),
        "building" => {
            let (number, river) = two()?;
            let tile = Building::new(number)?;
            let bonus = tile.owner_bonus().map(|bonus| match bonus {
                OwnerBonus::Point => help("owner-point"),
                OwnerBonus::Either => help("owner-either"),
                OwnerBonus::Both => help("owner-both"),
            });
            let owner = River::new(river).and_then(|river| board.owner(river, tile.house()));
            let owner =
                owner.map(|player| words.say("bitoku-help-owner", &[("who", called(eye, player).into())]));
            let needs = words.say("bitoku-help-needs", &[("die", tile.die().into())]);
            let lines = [needs, does(tile.effects())].into_iter().chain(bonus).chain(owner);
            told(said::house(words, tile.house()), lines.collect())
        }
        "site" => told(said::house(words, House::new(index()?)?), vec![help("site")]),
        "crystal" => {
            let tile = Crystal::new(index()?)?;
            let rule = ["dream", "memory", "mastery"][tile.kind().index()];
            told(said::crystal(words, tile), vec![help(rule)])
        }
        "crystals" => {
            let n = index().filter(|slot| *slot < 8)?;
            let args = [("n", Board::crystal_points(n).into())];
            told(words.word("bitoku-name-crystals"), vec![words.say("bitoku-help-crystals", &args)])
        }
        "mitama" => told(said::mitama(words, Mitama::new(index()?)?), vec![help("mitama")]),
        "dragonfly" => told(said::dragonfly(words, Dragonfly::new(index()?)?), vec![help("dragonfly")]),
        "rock" => told(said::rock(words, Rock::new(index()?)?), vec![help("rock")]),
        "line" => {
            let (river, line) = two()?;
            let (river, die) = (River::new(river)?, *LINE_DICE.get(line)?);
            let needs = words.say("bitoku-help-needs", &[("die", die.into())]);
            told(
                said::region(words, river.region()),
                vec![
                    needs,
                    does(forest_line(river, line)),
                    help(if board.options().strict() { "line-strict" } else { "line" }),
                ],
            )
        }
        "home" => {
            let cell = index().filter(|cell| *cell < 4)?;
            let name = words.say("bitoku-home-cell", &[("cell", (cell + 1).into())]);
            told(name, vec![does(board.home_cell(cell)), help("home")])
        }
        "track" => {
            let region = Region::new(index()?)?;
            let [first, second, third] = board.treasure(region).rewards();
            let args = [("first", first.into()), ("second", second.into()), ("third", third.into())];
            let now = [("n", board.lake(shown, region).into())];
            told(
                said::region(words, region),
                vec![words.say("bitoku-help-track", &args), words.say("bitoku-help-track-now", &now)],
            )
        }
        "good" => {
            let one = Resource::new(index()?)?;
            let n = board.players().get(shown)?.goods.get(one);
            told(said::resource(words, one, n), vec![help("good")])
        }
        "side" => {
            let cell = index()?;
            let rule = help(if board.torii(cell).is_some() { "torii" } else { "enlightenment" });
            board.side(cell).filter(|_| cell < 16)?;
            let tile = board.torii(cell).map(|tile| does(tile.effects()));
            told(words.word("bitoku-name-side"), tile.into_iter().chain([rule]).collect())
        }
        "bridge" => {
            let n = board.bridge(index()?);
            let name = words.say("bitoku-see-bridge", &[("n", n.into())]);
            told(name, vec![help("bridge")])
        }
        "counter" => {
            let face = Board::counter(index().filter(|place| *place < 6)?);
            let args = [("cost", said::cost(words, face.cost).into()), ("n", face.points.into())];
            told(words.word("bitoku-name-counter"), vec![words.say("bitoku-help-counter", &args)])
        }
        "tengu" => {
            TenguCard::new(index()?)?;
            told(words.word("bitoku-see-tengu-card"), vec![help("tengu-card")])
        }
        "answer" => {
            let choice = eye.look.chooser.choices().get(index()?)?;
            let kind = engawa_bitoku::Kind::of(choice.action)?;
            let name = <Bitoku as engawa_words::Spoken>::say_action(words, &kind, eye.view);
            told(name, vec![help("answer")])
        }
        _ => None,
    }
}
