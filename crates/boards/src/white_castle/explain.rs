//! What a thing is: its name, what it does with the numbers of this moment, the rule about it.

use engawa_kernel::{Game, Seat};
use engawa_white_castle::{
    Art, Bed, CastleRow, Clan, Colour, Effects, End, Face, Floor, Good, Kind, Member, Node as Part, Room,
    Source, Space, Task, TeaPlace, TilePlace, WhiteCastle, Who, Yard,
};
use engawa_words::white_castle as said;

use super::things::{Eye, called, capital};
use crate::Explanation;

#[allow(clippy::too_many_lines)] // one arm a sort of thing
pub(super) fn explain(eye: &Eye<'_>, about: &str) -> Option<Explanation> {
    let (words, board) = (eye.look.words, &eye.view.board);
    let word = |key: &str| words.word(&format!("white-castle-{key}"));
    let (kind, which) = about.split_once('-').unwrap_or((about, ""));
    let index = || which.parse::<usize>().ok();
    let two = || {
        let (a, b) = which.split_once('-')?;
        Some((a.parse::<usize>().ok()?, b.parse::<usize>().ok()?))
    };
    let told = |name: String, lines: Vec<String>| Some(Explanation { name: capital(&name), lines });
    let does = |effects: Effects, more: &[String]| [&does(eye, effects)[..], more].concat();
    match kind {
        "die" => {
            let (colour, end) = two()?;
            let (colour, end) = (Colour::new(colour)?, End::new(end)?);
            let key = if end == End::Left { "help-left" } else { "help-right" };
            let name = word(if end == End::Left { "end-left" } else { "end-right" });
            let lantern = (end == End::Left).then(|| lantern(eye, board.clan(eye.look.shown))).flatten();
            told(name, [word(key)].into_iter().chain(lantern).chain([bridge(eye, colour)]).collect())
        }
        "bridge" => {
            told(bridge_name(eye, Colour::new(index()?)?)?, vec![bridge(eye, Colour::new(index()?)?)])
        }
        "space" => {
            let space = Space::new(index()?)?;
            let value = words.say("white-castle-help-value", &[("value", board.value(space).into())]);
            let rule = match space {
                Space::Well => vec![word("help-well"), well(eye)],
                other if other.room().is_some() => vec![word("help-room")],
                other => does(other.effects(), &[]),
            };
            told(said::space(words, space), [value].into_iter().chain(rule).collect())
        }
        "row" => {
            let at = CastleRow::new(index()?)?;
            let face = board.room(at.room())?.rows().get(at.row())?;
            let key = if face.light { "help-light" } else { "help-dark" };
            let colour = said::colour(words, board.token(at).colour());
            let fires = words.say("white-castle-help-fires", &[("die", colour.into())]);
            told(said::room(words, at.room()), does(face.effects, &[fires, word(key)]))
        }
        "slot" => {
            let taken = board.slot(index()?).map(|who| called(eye, who));
            let taken = taken.map(|who| words.say("white-castle-help-slot-taken", &[("who", who.into())]));
            let rule = taken.unwrap_or_else(|| word("help-slot"));
            told(word("hall-daimyo"), does(*board.daimyo().slots().get(index()?)?, &[rule]))
        }
        "floor" => {
            let floor = Floor::new(index()?)?;
            let points = words.say("white-castle-help-floor", &[("points", floor.points().into())]);
            let deck = Room::ALL
                .iter()
                .any(|room| room.floor() == floor)
                .then(|| words.say("white-castle-help-deck", &[("n", board.deck_len(floor).into())]));
            told(said::floor(words, floor), [points].into_iter().chain(deck).collect())
        }
        "from" => {
            let key = if index()? == 0 { "courtier" } else { "geisha" };
            told(word(&format!("node-{key}")), vec![word(&format!("help-{key}"))])
        }
        "yard" => {
            let yard = Yard::new(index()?)?;
            let inside = [Floor::Steward, Floor::Diplomat, Floor::Daimyo];
            let clan = board.clan(eye.look.shown)?;
            let inside: u8 = inside.iter().map(|&floor| clan.courtiers(floor)).sum();
            let args = [("iron", yard.iron().into()), ("points", yard.points().into()), ("n", inside.into())];
            told(said::yard(words, yard), vec![words.say("white-castle-help-yard", &args)])
        }
        "tile" => {
            let place = TilePlace::new(index()?)?;
            let effects = board.tile(place).face(place.face());
            told(word("see-from-tile"), does(effects, &[word("help-tile")]))
        }
        "bed" => {
            let bed = Bed::new(index()?)?;
            let card = board.garden(bed);
            let args = [("food", card.food().into()), ("points", card.points().into())];
            let acts = bridge(eye, bed.bridge());
            let lines = does(card.effects(), &[words.say("white-castle-help-garden", &args), acts]);
            told(said::bed(words, bed), lines)
        }
        "tea" => {
            let place = TeaPlace::new(index()?)?;
            let points = match (place.points(), place.room()) {
                (Some(points), _) => words.say("white-castle-help-tea", &[("points", points.into())]),
                (None, room) => {
                    let member = [Member::Gardener, Member::Warrior, Member::Courtier][room? % 3];
                    let away = board.clan(eye.look.shown)?.away(member);
                    words.say("white-castle-help-tea-room", &[("n", away.into())])
                }
            };
            let acts =
                if place.effects().parts().is_empty() { Vec::new() } else { does(place.effects(), &[]) };
            told(said::tea(words, place), [acts, vec![points]].concat())
        }
        "art" => {
            let art = Art::new(index()?)?;
            let left = words.say("white-castle-help-deck", &[("n", board.art_len(art).into())]);
            told(said::art(words, art), vec![word("help-art"), left])
        }
        "curtain" => {
            let (art, face) = two()?;
            let (art, face) = (Art::new(art)?, Face::new(face)?);
            let key = if face == Face::Blue { "help-curtain-blue" } else { "help-curtain-yellow" };
            told(said::art(words, art), does(board.art(art)?.curtain(face), &[word(key)]))
        }
        "token" => {
            let place = index()?;
            let (face, key) =
                if place == 3 { (Face::Blue, "help-token-pond") } else { (Face::Yellow, "help-token-room") };
            let effects = (*board.tea_tokens().get(place)?)?.face(face);
            told(word("see-from-token"), does(effects, &[word(key)]))
        }
        "own" if which == "token" => {
            let token = board.clan(eye.look.shown)?.token()?;
            told(word("see-from-token"), does(token.face(Face::Blue), &[word("help-own-token")]))
        }
        "domain" => {
            let colour = Colour::new(index()?)?;
            let clan = board.clan(eye.look.shown)?;
            let away = clan.away(Member::new(colour.index())?);
            let gives = said::goods(words, colour.rewards(away.into()));
            let space = *Space::ALL.iter().find(|space| space.row() == Some(colour))?;
            let lines = vec![
                words.say("white-castle-help-gives", &[("goods", gives.into())]),
                words.say("white-castle-help-value", &[("value", space.value().into())]),
                word("help-domain"),
            ];
            told(said::space(words, space), lines)
        }
        "line" => {
            let card = board.clan(eye.look.shown)?.action()?;
            let face = card.rows().get(card.line(Colour::new(index()?)?))?;
            told(word("see-from-line"), does(face.effects, &[word("help-line")]))
        }
        "lantern" => {
            let clan = board.clan(Seat::new(index()?)?);
            let gives = lantern(eye, clan)?;
            told(word("see-lantern"), vec![gives, word("help-lantern")])
        }
        "good" => {
            let (good, seat) = two()?;
            let (good, clan) = (Good::new(good)?, board.clan(Seat::new(seat)?)?);
            let (name, rule) = match good {
                Good::Coin => ("coin", "help-coin"),
                Good::Seal => ("seal", "help-seal"),
                Good::Food => ("food", "help-good"),
                Good::Iron => ("iron", "help-good"),
                Good::Pearl => ("pearl", "help-good"),
                _ => ("whisk", "help-good"),
            };
            let has = words.say("white-castle-help-has", &[("n", clan.has(good).into())]);
            told(word(&format!("pad-{name}")), vec![has, word(rule)])
        }
        "points" => {
            let line = WhiteCastle::LINES.iter().find(|line| **line == which)?;
            told(words.line(WhiteCastle::ID, line), vec![word(&format!("help-line-{line}"))])
        }
        "track" => {
            let stand = |who: Who| {
                let clan = match who {
                    Who::Seat(seat) => board.clan(seat),
                    Who::Rival => board.rival(),
                };
                let at = clan.map_or(0, |clan| clan.has(Good::Influence));
                [called(eye, who), at.to_string()].join(" ")
            };
            let standing = board.standing().map(stand).collect::<Vec<_>>().join(" · ");
            told(word("see-track"), vec![standing, word("help-track"), word("help-order")])
        }
        "pair" => {
            let pair = (*board.pairs().get(index()?)?)?;
            let row =
                |key: &str, what: String| words.say(&format!("white-castle-{key}"), &[("what", what.into())]);
            let lines = [
                pair.resource.map(|card| row("help-pair-now", said::goods(words, card.gains()))),
                pair.resource.map(|card| row("help-pair-lantern", said::goods(words, &card.back()))),
                pair.action.and_then(|card| {
                    Some(row("help-pair-action", said::effects(words, card.rows().first()?.effects)))
                }),
                pair.token.map(|token| row("help-pair-token", said::effects(words, token.face(Face::Blue)))),
            ];
            told(word("see-from-start"), lines.into_iter().flatten().collect())
        }
        "answer" => {
            let kind = Kind::of(eye.look.chooser.choices().get(index()?)?.action)?;
            let lines = answer(eye, kind);
            let from = board.pending().last()?.source;
            let name =
                if from == Source::Game { word("see-chain") } else { said::origin(words, board, from) };
            told(name, lines)
        }
        "rival" => told(word("rival"), vec![word("help-rival"), word("help-rival-next")]),
        _ => None,
    }
}

/// What an effect does, and the rule of every action in it.
fn does(eye: &Eye<'_>, effects: Effects) -> Vec<String> {
    let words = eye.look.words;
    let mut lines = vec![[capital(&said::effects(words, effects)), ".".to_owned()].concat()];
    rules(eye, effects, &mut lines);
    lines
}

/// The rules of the parts of an effect, each once.
fn rules(eye: &Eye<'_>, effects: Effects, lines: &mut Vec<String>) {
    let word = |key: &str| eye.look.words.word(&format!("white-castle-help-{key}"));
    for &part in effects.parts() {
        let line = match part {
            Part::Member(Member::Courtier) => Some(word("courtier")),
            Part::Member(Member::Gardener) => Some(word("gardener")),
            Part::Member(Member::Warrior) => Some(word("warrior")),
            Part::Member(Member::Geisha) => Some(word("geisha")),
            Part::Lantern => lantern(eye, eye.view.board.clan(eye.look.shown)),
            Part::Well(_) => Some(well(eye)),
            Part::Pads(_) => Some(pads(eye)),
            Part::Pay(_, then) => {
                rules(eye, then, lines);
                None
            }
            Part::Choose(options) => {
                options.list().iter().for_each(|&option| rules(eye, option, lines));
                None
            }
            _ => None,
        };
        lines.extend(line.filter(|line| !lines.contains(line)).into_iter().collect::<Vec<_>>());
    }
}

/// What an answer beside the pending steps does.
fn answer(eye: &Eye<'_>, kind: Kind) -> Vec<String> {
    let word = |key: &str| eye.look.words.word(&format!("white-castle-help-{key}"));
    let task = eye.view.board.pending().last().map(|step| step.task);
    let effects = match (kind, task) {
        (Kind::Pay, Some(Task::Pay(_, then))) => Some(then),
        (Kind::Choose { option }, Some(Task::Choose(options))) => {
            options.list().get(usize::from(option)).copied()
        }
        (Kind::Row { row }, Some(Task::Rows(card, _) | Task::LightRow(card))) => {
            card.rows().get(usize::from(row)).map(|row| row.effects)
        }
        _ => None,
    };
    match (effects, kind) {
        (Some(effects), _) => does(eye, effects),
        (_, Kind::Audience) => vec![word("courtier")],
        (_, Kind::Invite) => vec![word("geisha")],
        (_, Kind::Advance { .. }) => vec![word("track")],
        (_, Kind::TakeSeals) => vec![word("seal")],
        (_, Kind::TakeLantern) => vec![word("lantern")],
        _ => vec![word("answer")],
    }
}

/// What a clan's lantern gives now.
fn lantern(eye: &Eye<'_>, clan: Option<&Clan>) -> Option<String> {
    let goods = clan?.lantern();
    let gives = said::goods(eye.look.words, &goods);
    let key =
        if goods.is_empty() { "white-castle-help-lantern-none" } else { "white-castle-help-lantern-now" };
    Some(eye.look.words.say(key, &[("goods", gives.into())]))
}

/// What the well gives.
fn well(eye: &Eye<'_>) -> String {
    let words = eye.look.words;
    let seal = said::good(words, Good::Seal, 1);
    let tokens = eye.view.board.well_tokens();
    let tokens = tokens.iter().map(|token| said::goods(words, token.reward()));
    let goods: Vec<String> = [seal].into_iter().chain(tokens).collect();
    words.say("white-castle-help-well-now", &[("goods", words.list(&goods).into())])
}

/// What the lily pads give.
fn pads(eye: &Eye<'_>) -> String {
    let words = eye.look.words;
    let goods: Vec<String> = eye.view.board.pads().map(|pad| said::goods(words, pad.reward())).collect();
    words.say("white-castle-help-pads-now", &[("goods", words.list(&goods).into())])
}

fn bridge_name(eye: &Eye<'_>, colour: Colour) -> Option<String> {
    super::bridges::BRIDGES.get(colour.index()).map(|key| eye.look.words.word(key))
}

/// What lies under a bridge, and when it acts.
fn bridge(eye: &Eye<'_>, colour: Colour) -> String {
    let key =
        if colour == Colour::Green { "white-castle-help-bridge-green" } else { "white-castle-help-bridge" };
    let left = eye.view.board.bridge(colour).len();
    eye.look.words.say(key, &[("n", left.into())])
}
