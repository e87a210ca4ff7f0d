//! What things are: name, rule, numbers.

use engawa_grandbois::{Board, Card, Clan, Face, GrandBois, LINES, Place, Rotation, TowerColour};
use engawa_words::{Spoken, grandbois as said};

use super::card::{CLANS, TOWERS};
use super::names::{self, capital};
use super::{ghost, secret};
use crate::{Explanation, Glance};

pub(super) fn explain(glance: &Glance<'_, GrandBois>, about: &str) -> Option<Explanation> {
    let (words, board) = (glance.look.words, &glance.view.board);
    let (kind, which) = about.split_once('-').unwrap_or((about, ""));
    match kind {
        "clan" => Some(clan(glance, Clan::ALL.into_iter().find(|clan| CLANS[clan.index()] == which)?)),
        "tower" => {
            tower(glance, TowerColour::ALL.into_iter().find(|colour| TOWERS[colour.index()] == which)?)
        }
        "card" => card(glance, Card::new(which.parse().ok()?)?),
        "at" => {
            let (x, y) = ghost::coordinates(which)?;
            at(glance, Place::new(x, y)?)
        }
        "no" => {
            let (card, rotation, at) = ghost::refused(glance.look, about)?;
            let breach = board.placing(card, rotation, at).check().err()?;
            Some(Explanation {
                name: words.word("grandbois-not-here"),
                lines: vec![GrandBois::say_breach(words, &breach)],
            })
        }
        "line" => {
            let line = LINES.into_iter().find(|&line| line == which)?;
            Some(Explanation {
                name: words.line("grandbois", line),
                lines: vec![words.word(&format!("grandbois-help-line-{line}"))],
            })
        }
        "bear" | "clearing" => Some(Explanation {
            name: capital(&words.word(&format!("grandbois-cell-{kind}"))),
            lines: vec![words.word(&format!("grandbois-help-{kind}"))],
        }),
        "animals" => {
            let key = if board.options().expert {
                "grandbois-help-cover-2-expert"
            } else {
                "grandbois-help-cover-2"
            };
            let expert = if board.options().expert { "on" } else { "off" };
            let lines = vec![capital(&words.word(key)), words.option_value("grandbois", "expert", expert)];
            Some(Explanation { name: words.word("grandbois-animals"), lines })
        }
        "first" => Some(Explanation { name: words.word("grandbois-panel-first"), lines: Vec::new() }),
        "deck" => {
            let swept = board.deck().tail().len();
            let known = (swept > 0).then(|| words.say("grandbois-deck-known", &[("cards", swept.into())]));
            let left = capital(&words.say("grandbois-draw-deck", &[("deck", board.deck().len().into())]));
            let lines = [words.word("grandbois-deck-rule")].into_iter().chain(known).collect();
            Some(Explanation { name: left, lines })
        }
        "secret" => {
            let (seat, clans) = secret::own(glance)?;
            let mut lines = vec![words.word("grandbois-help-secret")];
            if glance.look.unveiled {
                let points = board.lines(seat, clans).total();
                let args = [("clans", said::clans(words, clans).into()), ("points", points.into())];
                lines = vec![words.say("grandbois-secret-now", &args)];
            }
            Some(Explanation {
                name: words.say("grandbois-area-secret", &[("count", clans.len().into())]),
                lines,
            })
        }
        _ => None,
    }
}

fn clan(glance: &Glance<'_, GrandBois>, clan: Clan) -> Explanation {
    let words = glance.look.words;
    let standing = glance.view.board.standings()[clan.index()];
    let name = capital(&said::clan(words, clan));
    let args =
        [("clan", name.clone().into()), ("cells", standing.cells.into()), ("group", standing.group.into())];
    let lines = vec![help(glance, clan), words.say("grandbois-name-clan", &args)];
    Explanation { name, lines }
}

/// The rule about a clan, which is another one in the game of experts (FO-7.1).
fn help(glance: &Glance<'_, GrandBois>, clan: Clan) -> String {
    let expert = if glance.view.board.options().expert { "on" } else { "off" };
    let key = format!("grandbois-help-{}", CLANS[clan.index()]);
    glance.look.words.say(&key, &[("expert", expert.into())])
}

fn tower(glance: &Glance<'_, GrandBois>, colour: TowerColour) -> Option<Explanation> {
    let (words, board) = (glance.look.words, &glance.view.board);
    let owner = board.owner(colour)?;
    let who = ("who", glance.look.names.of(owner).into());
    let where_ = match board.tower(colour) {
        Some(at) => words.say("grandbois-tower-stands", &[who, ("around", animals_around(board, at).into())]),
        None => words.say("grandbois-tower-waits", &[who]),
    };
    Some(Explanation {
        name: capital(&said::tower(words, colour)),
        lines: vec![words.word("grandbois-help-tower"), where_],
    })
}

fn card(glance: &Glance<'_, GrandBois>, card: Card) -> Option<Explanation> {
    let (words, board) = (glance.look.words, &glance.view.board);
    if !board.row().contains(&Some(card)) {
        return None;
    }
    let places = board.placements(card).count();
    Some(Explanation {
        name: words.say("grandbois-card", &[("card", card.number().into())]),
        lines: vec![
            capital(&names::cells(words, card.cells(Rotation::NONE))),
            words.say("grandbois-card-fits", &[("places", places.into())]),
        ],
    })
}

/// A cell of the forest: what it shows, what can come over it, who laid it.
fn at(glance: &Glance<'_, GrandBois>, at: Place) -> Option<Explanation> {
    let (words, board) = (glance.look.words, &glance.view.board);
    let cell = board.cell(at.x(), at.y());
    let rule = match cell.face() {
        Face::Ground => return None,
        Face::Tower(colour) => return tower(glance, colour),
        Face::Clearing => words.word("grandbois-help-clearing"),
        Face::Bear => words.word("grandbois-help-bear"),
        Face::Animals(clan, _) => help(glance, clan),
    };
    let nth = board.laid().iter().rposition(|laid| {
        (0..2).contains(&(at.x() - laid.at.x())) && (0..2).contains(&(at.y() - laid.at.y()))
    })?;
    let number = ("card", board.laid()[nth].card.number().into());
    let laid = match board.laid_by(nth) {
        Some(seat) => words.say("grandbois-laid-by", &[number, ("who", glance.look.names.of(seat).into())]),
        None => words.word("grandbois-laid-first"),
    };
    Some(Explanation { name: capital(&said::cell(words, cell)), lines: vec![rule, laid] })
}

/// How many of the eight cells around show animals: what a tower there would count.
pub(super) fn animals_around(board: &Board, at: Place) -> usize {
    let cells = (0..9).map(|n| board.cell(at.x() + n % 3 - 1, at.y() + n / 3 - 1));
    cells.filter(|cell| cell.clan().is_some()).count()
}
