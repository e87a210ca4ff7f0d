//! Names and sentences of the drawing: place, content, effect.

use engawa_harmonies::{Card, Cell, Colour, Harmonies, Kind, Phase, Pile, Player, View};
use engawa_words::{Words, harmonies as told};

use super::{habitat, land, paths};
use crate::drawn::Glance;

/// A number with its sign.
pub(super) fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", -number) } else { format!("+{number}") }
}

/// So many points more or less.
fn gain(words: &Words, gain: i32) -> String {
    let count: i32 = gain.abs();
    let sign = if gain < 0 { "−" } else { "+" };
    words.say("harmonies-see-gain", &[("sign", sign.into()), ("count", count.into())])
}

/// What a pile is: a landscape, or what is to become one.
pub(super) fn pile(words: &Words, pile: Pile) -> String {
    match (pile.landscape(), pile.top(), pile.height()) {
        (Some(landscape), ..) => told::landscape(words, landscape),
        (None, Colour::Brown, 2) => words.word("harmonies-name-trunks"),
        (None, Colour::Brown, _) => told::token(words, Colour::Brown),
        (None, ..) => words.word("harmonies-name-begun"),
    }
}

/// What the pile would be with one more token.
fn made(words: &Words, below: Option<Pile>, colour: Colour) -> String {
    let mut tokens: Vec<Colour> = below.map_or(Vec::new(), Vec::from);
    tokens.push(colour);
    Pile::try_from(tokens).map_or_else(|_| told::token(words, colour), |made| pile(words, made))
}

/// What lies on a cell.
pub(super) fn content(words: &Words, player: &Player, cell: Cell) -> String {
    let lies = player.pile(cell).map_or_else(|| words.word("harmonies-name-empty"), |lies| pile(words, lies));
    match player.cube(cell) {
        Some(card) => {
            let args = [("pile", lies.into()), ("card", told::card(words, card).into())];
            words.say("harmonies-name-with-cube", &args)
        }
        None => lies,
    }
}

/// A cell: where it is, what lies there, and if it is lit what would be built.
pub(super) fn cell(glance: &Glance<'_, Harmonies>, player: &Player, cell: Cell, lit: bool) -> String {
    let words = glance.look.words;
    let lies = content(words, player, cell);
    let args = [("cell", told::cell(cell).into()), ("pile", lies.into())];
    let colour = glance.look.chooser.chosen().first().and_then(|&chosen| token_of(chosen));
    match colour.filter(|_| lit) {
        Some(colour) => {
            let made = made(words, player.pile(cell), colour);
            let more = [("token", told::token(words, colour).into()), ("made", made.into())];
            words.say("harmonies-name-place", &[&args[..], &more].concat())
        }
        None => words.say("harmonies-name-cell", &args),
    }
}

/// The colour of a token that is touched.
fn token_of(target: crate::Target) -> Option<Colour> {
    Colour::ALL.into_iter().find(|&colour| paths::token(colour) == target)
}

/// A ring: where it is, which card the cube comes from, what it brings.
pub(super) fn cube(glance: &Glance<'_, Harmonies>, cell: Cell, cards: &[Card]) -> String {
    let words = glance.look.words;
    let at = ("cell", told::cell(cell).into());
    if let [card] = *cards {
        let brings = cube_brings(words, glance.view, card);
        return words.say("harmonies-name-cube", &[at, ("brings", brings.into())]);
    }
    let names: Vec<String> = cards.iter().map(|&card| told::card(words, card)).collect();
    words.say("harmonies-name-cubes", &[at, ("cards", words.list(&names).into())])
}

/// What the next cube of an own card brings.
pub(super) fn cube_brings(words: &Words, view: &View, card: Card) -> String {
    let name = ("card", told::card(words, card).into());
    if card.is_spirit() {
        return words.say("harmonies-name-cube-spirit", &[name, ("rule", told::spirit(words, card).into())]);
    }
    let player = view.board.player(view.board.active());
    let placed = player.map_or(0, |player| placed(player, card));
    let more = i32::from(card.value(placed + 1)) - i32::from(card.value(placed));
    words.say("harmonies-name-cube-gain", &[name, ("gain", gain(words, more).into())])
}

/// How many cubes of a card are on a board.
pub(super) fn placed(player: &Player, card: Card) -> u8 {
    player.cubes().filter(|(_, of)| *of == card).count() as u8
}

/// The landscapes around the one for the cube, equal ones counted together.
pub(super) fn others(words: &Words, card: Card) -> String {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for spot in card.habitat().iter().skip(1) {
        let name = told::landscape(words, spot.landscape);
        match counted.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => counted.push((name, 1)),
        }
    }
    let said = |(name, count): (String, usize)| if count == 1 { name } else { format!("{count} × {name}") };
    words.list(&counted.into_iter().map(said).collect::<Vec<_>>())
}

/// What a card asks for and gives.
pub(super) fn card(words: &Words, card: Card, placed: u8) -> String {
    let cube = card.habitat().first().map_or_else(String::new, |spot| told::landscape(words, spot.landscape));
    let gives = if card.is_spirit() { told::spirit(words, card) } else { values(card, placed) };
    let args = [
        ("card", told::card(words, card).into()),
        ("cube", cube.into()),
        ("others", others(words, card).into()),
        ("gives", gives.into()),
    ];
    words.say("harmonies-draw-card", &args)
}

/// The values of an animal card; those reached in brackets.
pub(super) fn values(card: Card, placed: u8) -> String {
    let value = |(place, points): (usize, &u8)| {
        if place < usize::from(placed) { format!("[{points}]") } else { points.to_string() }
    };
    card.points().iter().enumerate().map(value).collect::<Vec<_>>().join(", ")
}

/// The board in the middle.
pub(super) fn board(glance: &Glance<'_, Harmonies>) -> String {
    let who = glance.look.names.of(glance.look.shown);
    glance.look.words.say("harmonies-area-land", &[("who", who.into())])
}

/// Round, side, and whether it is the last round.
pub(super) fn status(view: &View, words: &Words) -> String {
    let side = if view.board.options().side == engawa_harmonies::Side::A { "A" } else { "B" };
    let args = [("round", view.board.round().into()), ("side", side.into())];
    let last = view.board.is_last_round() && view.board.phase() != Phase::Over;
    words.say(if last { "harmonies-status-last" } else { "harmonies-status" }, &args)
}

/// Below the prompt: what the choice under the hand would do; else how the chosen token is placed and which cubes wait.
pub(super) fn more(glance: &Glance<'_, Harmonies>) -> String {
    let words = glance.look.words;
    let Some(seat) = glance.look.seat else { return String::new() };
    let mut said: Vec<String> = Vec::new();
    let player = glance.view.board.player(seat);
    match (glance.ghost, player) {
        (Some(Kind::PlaceToken { colour, cell }), Some(player)) => {
            let made = made(words, player.pile(cell), colour);
            let gain = gain(words, land::gain(glance));
            let args = [("cell", told::cell(cell).into()), ("made", made.into()), ("gain", gain.into())];
            said.push(words.say("harmonies-more-place", &args));
        }
        (Some(Kind::PlaceCube { card, .. }), _) => said.push(cube_brings(words, glance.view, card)),
        (Some(Kind::TakeCard { card } | Kind::KeepSpirit { card }), Some(player)) => {
            said.push(self::card(words, card, 0));
            let places = habitat::habitats(player, card).places;
            if places > 0 {
                said.push(words.say("harmonies-more-stands", &[("count", places.into())]));
            }
            return said.join(" ");
        }
        (Some(kind @ (Kind::TakeTokens { .. } | Kind::SwapCard { .. })), _) => {
            said.push(<Harmonies as engawa_words::Spoken>::say_action(words, &kind, glance.view));
        }
        _ => {
            let chosen = glance.look.chooser.chosen().first().and_then(|&chosen| token_of(chosen));
            if let Some(colour) = chosen {
                said.push(words.word(&format!("harmonies-breach-cannot-stack-{}", colour.name())));
            }
            if let Some(player) = player {
                let ready = player.cards().filter(|&card| player.cube_cells(card).next().is_some());
                said.extend(cards(words, "harmonies-more-ready", ready));
            }
            return said.join(" ");
        }
    }
    let mut soon: Vec<Card> = land::becomes_ready(glance).into_iter().map(|(card, _)| card).collect();
    soon.dedup();
    said.extend(cards(words, "harmonies-more-soon", soon.into_iter()));
    said.join(" ")
}

/// A sentence on some cards, if there are any.
fn cards(words: &Words, key: &str, cards: impl Iterator<Item = Card>) -> Option<String> {
    let names: Vec<String> = cards.map(|card| format!("«{}»", told::card(words, card))).collect();
    (!names.is_empty()).then(|| words.say(key, &[("cards", words.list(&names).into())]))
}
