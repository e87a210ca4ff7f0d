//! What a thing is: its name, what it does, the rule about it.

use engawa_kernel::Game;
use engawa_white_castle::{
    Art, Bed, CastleRow, Colour, End, Face, Floor, Good, Room, Space, TeaPlace, TilePlace, WhiteCastle, Yard,
};
use engawa_words::white_castle as said;

use super::things::{Eye, capital};
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
    let effects = |effects| capital(&said::effects(words, effects));
    match kind {
        "die" => {
            let (colour, end) = two()?;
            let (colour, end) = (Colour::new(colour)?, End::new(end)?);
            let key = if end == End::Left { "help-left" } else { "help-right" };
            told(
                word(if end == End::Left { "end-left" } else { "end-right" }),
                vec![word(key), bridge(eye, colour)],
            )
        }
        "bridge" => {
            told(bridge_name(eye, Colour::new(index()?)?)?, vec![bridge(eye, Colour::new(index()?)?)])
        }
        "space" => {
            let space = Space::new(index()?)?;
            let value = words.say("white-castle-help-value", &[("value", board.value(space).into())]);
            let does = match space {
                Space::Well => word("help-well"),
                other if other.room().is_some() => word("help-room"),
                other => effects(other.effects()),
            };
            told(said::space(words, space), vec![value, does])
        }
        "row" => {
            let at = CastleRow::new(index()?)?;
            let face = board.room(at.room())?.rows().get(at.row())?;
            let key = if face.light { "help-light" } else { "help-dark" };
            told(said::room(words, at.room()), vec![effects(face.effects), word(key)])
        }
        "slot" => told(
            word("hall-daimyo"),
            vec![effects(*board.daimyo().slots().get(index()?)?), word("help-slot")],
        ),
        "floor" => {
            let floor = Floor::new(index()?)?;
            let points = words.say("white-castle-help-floor", &[("points", floor.points().into())]);
            let deck = Room::ALL
                .iter()
                .any(|room| room.floor() == floor)
                .then(|| words.say("white-castle-help-deck", &[("n", board.deck_len(floor).into())]));
            told(said::floor(words, floor), [points].into_iter().chain(deck).collect())
        }
        "from" => told(
            word(if index()? == 0 { "node-courtier" } else { "node-geisha" }),
            vec![word(if index()? == 0 { "help-courtier" } else { "help-geisha" })],
        ),
        "yard" => {
            let yard = Yard::new(index()?)?;
            let points = words.say(
                "white-castle-help-yard",
                &[("iron", yard.iron().into()), ("points", yard.points().into())],
            );
            told(said::yard(words, yard), vec![points])
        }
        "tile" => {
            let place = TilePlace::new(index()?)?;
            told(
                word("see-from-tile"),
                vec![effects(board.tile(place).face(place.face())), word("help-tile")],
            )
        }
        "bed" => {
            let bed = Bed::new(index()?)?;
            let card = board.garden(bed);
            let args = [("food", card.food().into()), ("points", card.points().into())];
            told(
                said::bed(words, bed),
                vec![effects(card.effects()), words.say("white-castle-help-garden", &args)],
            )
        }
        "tea" => {
            let place = TeaPlace::new(index()?)?;
            let points = match place.points() {
                Some(points) => words.say("white-castle-help-tea", &[("points", points.into())]),
                None => word("help-tea-room"),
            };
            let does = (!place.effects().parts().is_empty()).then(|| effects(place.effects()));
            told(said::tea(words, place), does.into_iter().chain([points]).collect())
        }
        "art" => told(said::art(words, Art::new(index()?)?), vec![word("help-art")]),
        "curtain" => {
            let (art, face) = two()?;
            let (art, face) = (Art::new(art)?, Face::new(face)?);
            let key = if face == Face::Blue { "help-curtain-blue" } else { "help-curtain-yellow" };
            told(said::art(words, art), vec![effects(board.art(art)?.curtain(face)), word(key)])
        }
        "token" => {
            let place = index()?;
            let face = if place == 3 { Face::Blue } else { Face::Yellow };
            told(word("see-from-token"), vec![effects((*board.tea_tokens().get(place)?)?.face(face))])
        }
        "own" if which == "token" => {
            let token = board.clan(eye.look.shown)?.token()?;
            told(word("see-from-token"), vec![effects(token.face(Face::Blue)), word("help-own-token")])
        }
        "domain" => {
            let colour = Colour::new(index()?)?;
            let clan = board.clan(eye.look.shown)?;
            let away = clan.away(engawa_white_castle::Member::new(colour.index())?);
            let gives = said::goods(words, colour.rewards(away.into()));
            let space = Space::ALL.iter().find(|space| space.row() == Some(colour))?;
            told(said::space(words, *space), vec![capital(&gives), word("help-domain")])
        }
        "line" => {
            let card = board.clan(eye.look.shown)?.action()?;
            let face = card.rows().get(card.line(Colour::new(index()?)?))?;
            told(word("see-from-line"), vec![effects(face.effects), word("help-line")])
        }
        "lantern" => told(word("see-lantern"), vec![word("help-lantern")]),
        "good" => {
            let good = Good::new(index()?)?;
            let clan = board.clan(eye.look.shown)?;
            let key = match good {
                Good::Coin => "help-coin",
                Good::Seal => "help-seal",
                _ => "help-good",
            };
            told(said::good(words, good, clan.has(good)), vec![word(key)])
        }
        "points" => {
            let line = WhiteCastle::LINES.iter().find(|line| **line == which)?;
            told(words.line(WhiteCastle::ID, line), vec![word(&format!("help-line-{line}"))])
        }
        "track" => told(word("see-track"), vec![word("help-track"), word("help-order")]),
        "pair" => told(word("see-from-start"), vec![word("help-pair")]),
        "answer" => told(word("see-chain"), vec![word("help-answer")]),
        "rival" => told(word("rival"), vec![word("help-rival")]),
        _ => None,
    }
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
