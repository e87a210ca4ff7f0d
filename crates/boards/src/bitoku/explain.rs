//! What a thing is: its name, what it does with the numbers of this moment, the rule about it.

use engawa_bitoku::{
    Bitoku, Board, Building, Crystal, Dragonfly, Effects, House, LINE_DICE, Market, Mitama, OwnerBonus,
    Region, Resource, River, Rock, RockClass, Shown, TenguCard, Virtue, Vision, Yokai, forest_line,
};
use engawa_kernel::{Game, Rules, Sheet};
use engawa_words::bitoku as said;
use engawa_words::letters::capital;

use super::things::{Eye, called};
use super::{icons, market, panel};
use crate::Explanation;

/// Things whose name and rule stand in the catalogue as they are.
const PLAIN: [&str; 25] = [
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
    "rocks",
    "wished",
    "behaviour",
    "count-building",
    "count-crystal",
    "count-mitama",
    "count-pair",
    "count-bitoku",
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
    let counted = |sheet: Option<Sheet>| {
        let lines = sheet.map(|sheet| sheet.lines).unwrap_or_default();
        let lines = Bitoku::LINES.iter().zip(lines).filter(|(_, n)| *n != 0);
        lines.map(|(line, n)| [words.line(Bitoku::ID, line), icons::signed(n)].join(": ")).collect::<Vec<_>>()
    };
    if let "points" | "tengu" = about {
        let sheet =
            if about == "tengu" { board.tengu_sheet() } else { Bitoku::sheet(eye.view, eye.look.shown) };
        let lines = [help(about)].into_iter().chain(counted(sheet)).collect();
        return told(words.word(&format!("bitoku-name-{about}")), lines);
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
            let price = price(eye, Market::Building, number);
            let lines = [needs, does(tile.effects())].into_iter().chain(bonus).chain(owner).chain(price);
            told(said::house(words, tile.house()), lines.collect())
        }
        "site" => told(said::house(words, House::new(index()?)?), vec![help("site")]),
        "crystal" => {
            let tile = Crystal::new(index()?)?;
            let rule = help(["dream", "memory", "mastery"][tile.kind().index()]);
            let lines = [rule].into_iter().chain(price(eye, Market::Crystal, tile.index()));
            told(said::crystal(words, tile), lines.collect())
        }
        "crystals" => {
            let n = index().filter(|slot| *slot < 8)?;
            let args = [("n", Board::crystal_points(n).into())];
            told(words.word("bitoku-name-crystals"), vec![words.say("bitoku-help-crystals", &args)])
        }
        "mitama" => {
            let tile = Mitama::new(index()?)?;
            let lines = [help("mitama")].into_iter().chain(price(eye, Market::Mitama, tile.index()));
            told(said::mitama(words, tile), lines.collect())
        }
        "dragonfly" => {
            let tile = Dragonfly::new(index()?)?;
            let lines = [help("dragonfly")].into_iter().chain(price(eye, Market::Dragonfly, tile.index()));
            told(said::dragonfly(words, tile), lines.collect())
        }
        "rock" => {
            let rock = Rock::new(index()?)?;
            let own = board.players().get(shown)?.rocks.iter().position(|other| *other == Some(rock));
            let beside =
                own.map(|slot| words.say("bitoku-help-beside", &[("n", board.beside(shown, slot).into())]));
            told(said::rock(words, rock), [help("rock")].into_iter().chain(beside).collect())
        }
        "stone" => {
            let face = Board::stone(index().filter(|cell| *cell < 9)?);
            let args = [("cost", said::cost(words, face.cost).into())];
            told(words.word("bitoku-name-stone"), vec![words.say("bitoku-help-stone", &args)])
        }
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
            let wants = help(if board.is_copy_cell(cell) { "home-copy" } else { "home-any" });
            told(name, vec![does(board.home_cell(cell)), wants, help("home")])
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
            let face = board.side(cell).filter(|_| cell < 16)?;
            let tile = board.torii(cell).map(|tile| does(tile.effects()));
            let mut places = face.cells.iter().take(face.len.into()).zip(board.sleepers(cell));
            let next = match places.find(|(_, who)| who.is_none()) {
                Some(((n, amulet), _)) => {
                    words.say("bitoku-help-side-next", &[("n", (*n).into()), ("amulet", (*amulet).into())])
                }
                None => help("side-full"),
            };
            told(words.word("bitoku-name-side"), tile.into_iter().chain([rule, next]).collect())
        }
        "bridge" => {
            let n = board.bridge(index()?);
            let name = words.say("bitoku-see-bridge", &[("n", n.into())]);
            let visited = board.players().get(shown)?.visited;
            told(name, vec![words.say("bitoku-help-bridge", &[("n", visited.into())])])
        }
        "counter" => {
            let face = Board::counter(index().filter(|place| *place < 6)?);
            let args = [("cost", said::cost(words, face.cost).into()), ("n", face.points.into())];
            told(words.word("bitoku-name-counter"), vec![words.say("bitoku-help-counter", &args)])
        }
        "tengu" => {
            let lines = tengu_card(eye, TenguCard::new(index()?)?)?;
            told(words.word("bitoku-see-tengu-card"), lines)
        }
        "step" => {
            let step = *panel::STEPS.get(index()?)?;
            let rule = words.word(&format!("bitoku-table-{}", format!("{step:?}").to_lowercase()));
            told(said::tengu_step(words, step), vec![rule])
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

/// What a tile that lies in a market costs there, and whether that can be paid.
fn price(eye: &Eye<'_>, from: Market, number: usize) -> Option<String> {
    let words = eye.look.words;
    let slot = eye.view.board.market(from).iter().position(|tile| tile.map(usize::from) == Some(number))?;
    let pays = if from == Market::Building { 0 } else { Board::slot(from, slot).pays };
    let points = if from == Market::Building { 0 } else { Board::slot(from, slot).points };
    let cost = market::cost(eye, from, slot);
    let args = [
        ("points", points.into()),
        ("pays", pays.into()),
        ("can", u8::from(market::payable(eye, cost)).into()),
        ("cost", said::cost(words, cost).into()),
    ];
    Some(words.say("bitoku-help-price", &args))
}

/// A card of the tengu with the numbers of this moment: which will names it, what he takes when he crosses, where he acts and
/// what he does there, the standard resource.
fn tengu_card(eye: &Eye<'_>, card: TenguCard) -> Option<Vec<String>> {
    let (words, board, face) = (eye.look.words, &eye.view.board, card.face());
    let him = board.players().get(1)?;
    let place = board.tengu().row.iter().position(|other| *other == Some(card))?;
    // The favourite is a mitama if a rock shows one, else a building.
    let mitama = him.rocks.iter().flatten().any(|rock| rock.class() == RockClass::Mitama);
    let river = face.region.unwrap_or(if mitama { River::Yomi } else { River::Forges });
    let (does, goods) = match face.shows {
        Shown::Dragonfly => (0, String::new()),
        Shown::Crystal => (1, String::new()),
        Shown::Move => (2, String::new()),
        Shown::Goods(some) => (3, said::goods(words, some)),
        Shown::Favourite | Shown::Mitama if river == River::Yomi => (4, String::new()),
        _ => (5, String::new()),
    };
    let standard = face.standard.map(|one| said::resource(words, one, 1));
    let args = [
        ("dice", panel::WILL[place].into()),
        ("top", (u8::from(face.yokai) + 2 * u8::from(face.bitoku)).into()),
        ("region", said::region(words, river.region()).into()),
        ("does", does.into()),
        ("goods", goods.into()),
        ("pays", u8::from(standard.is_some()).into()),
        ("standard", standard.unwrap_or_default().into()),
        ("n", face.standard.map_or(0, |one| him.goods.get(one)).into()),
    ];
    let lines = ["named", "top", "region", "standard"];
    Some(lines.map(|key| words.say(&format!("bitoku-tengu-{key}"), &args)).into())
}
