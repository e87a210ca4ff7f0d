//! What a thing is: name, rule in one sentence, numbers.
//!
//! Everything that explains itself is named by kind and number: `card-12`, `token-blue`, `line-trees`, `cell-9`,
//! `space-2`, `bag`, `deck`, `free`, `suns`.

use engawa_harmonies::{Card, Cell, Colour, Harmonies, Player, Side, suns};
use engawa_kernel::Game;
use engawa_words::letters::capital;
use engawa_words::{Words, harmonies as told};

use super::{habitat, paths, say};
use crate::drawn::{Explanation, Glance};

/// What the thing is.
pub(super) fn explain(glance: &Glance<'_, Harmonies>, about: &str) -> Option<Explanation> {
    let words = glance.look.words;
    let player = glance.view.board.player(glance.look.shown);
    let (name, lines) = match about.split_once('-') {
        Some(("card", id)) => card(words, Card::new(id.parse().ok()?)?, player),
        Some(("token", name)) => token(words, Colour::ALL.into_iter().find(|colour| colour.name() == name)?),
        Some(("line", line)) => score_line(glance, line)?,
        Some(("cell", place)) => {
            let player = player?;
            let place: u32 = place.parse().ok()?;
            cell(words, player, player.side().cells().find(|&cell| paths::place(cell) == place)?)
        }
        Some(("space", number)) => {
            let tokens = *glance.view.board.spaces().get(number.parse::<usize>().ok()?)?;
            let rules = tokens.colours().map(|colour| stacks(words, colour)).collect();
            (told::tokens(words, tokens), rules)
        }
        None => count(glance, about)?,
        Some(_) => return None,
    };
    Some(Explanation { name: capital(&name), lines })
}

/// How tokens of a colour are placed.
fn stacks(words: &Words, colour: Colour) -> String {
    words.word(&format!("harmonies-breach-cannot-stack-{}", colour.name()))
}

fn token(words: &Words, colour: Colour) -> (String, Vec<String>) {
    (told::token(words, colour), vec![words.word(&format!("harmonies-help-{}", colour.name()))])
}

fn card(words: &Words, card: Card, player: Option<&Player>) -> (String, Vec<String>) {
    let cube = card.habitat().first().map_or_else(String::new, |spot| told::landscape(words, spot.landscape));
    let args = [("cube", cube.into()), ("others", say::others(words, card).into())];
    let mut lines = vec![words.say("harmonies-help-habitat", &args)];
    let owned = player.filter(|player| player.placed().any(|(one, _)| one == card));
    let placed = owned.map_or(0, |player| say::placed(player, card));
    if card.is_spirit() {
        lines.push(format!("{}.", told::spirit(words, card)));
        lines.push(words.word("harmonies-help-line-spirits"));
    } else {
        let values = say::values(card, placed);
        lines.push(words.say("harmonies-help-values", &[("values", values.into())]));
    }
    let unfinished = owned.is_none() || placed < card.cubes();
    let stands = player.filter(|_| unfinished).map_or(0, |player| habitat::habitats(player, card).places);
    if stands > 0 {
        lines.push(words.say("harmonies-more-stands", &[("count", stands.into())]));
    }
    (told::card(words, card), lines)
}

fn cell(words: &Words, player: &Player, cell: Cell) -> (String, Vec<String>) {
    let at = words.say("harmonies-name-at", &[("cell", told::cell(cell).into())]);
    let mut lines = vec![format!("{}.", capital(&say::content(words, player, cell)))];
    if let Some(pile) = player.pile(cell) {
        lines.push(words.word(&format!("harmonies-help-{}", pile.top().name())));
    }
    (at, lines)
}

fn score_line(glance: &Glance<'_, Harmonies>, line: &str) -> Option<(String, Vec<String>)> {
    let words = glance.look.words;
    let place = Harmonies::LINES.iter().position(|known| *known == line);
    if place.is_none() && !Harmonies::TIES.contains(&line) {
        return None;
    }
    let side = match (line, glance.view.board.options().side) {
        ("water", Side::A) => "-A",
        ("water", Side::B) => "-B",
        _ => "",
    };
    let mut lines = vec![words.word(&format!("harmonies-help-line-{line}{side}"))];
    let sheet = glance.view.board.sheet(glance.look.shown);
    if let Some((place, sheet)) = place.zip(sheet) {
        lines.push(words.say("harmonies-see-points", &[("count", sheet.lines[place].into())]));
    }
    Some((words.line(Harmonies::ID, line), lines))
}

/// What is left of something.
fn count(glance: &Glance<'_, Harmonies>, about: &str) -> Option<(String, Vec<String>)> {
    let (words, board) = (glance.look.words, &glance.view.board);
    match about {
        "bag" => {
            let of =
                |colour: Colour| format!("{} {}", told::token(words, colour), board.bag()[colour.index()]);
            let tokens = Colour::ALL.map(of).join(", ");
            Some((
                words.word("harmonies-help-bag"),
                vec![format!("{}.", capital(&tokens)), words.word("harmonies-help-bag-end")],
            ))
        }
        "deck" => {
            let count = ("count", board.deck_len().into());
            Some((words.word("harmonies-help-deck"), vec![words.say("harmonies-help-deck-left", &[count])]))
        }
        "free" => {
            let key = if board.is_solo() { "harmonies-help-free-solo" } else { "harmonies-help-free-end" };
            Some((words.word("harmonies-help-free"), vec![words.word(key)]))
        }
        "suns" => {
            let total = board.sheet(glance.look.shown)?.total();
            let spirit = board.player(glance.look.shown)?.spirit();
            let parts = suns(total, board.options().side, spirit);
            let line = |(part, count): (&str, i32)| format!("{}: {count}", words.rating(Harmonies::ID, part));
            Some((words.word("harmonies-see-suns"), parts.map(line).into()))
        }
        _ => None,
    }
}
