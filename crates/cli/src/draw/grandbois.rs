//! The forest as text.

use std::fmt::Write;

use engawa_grandbois::{Cell, Clan, Face, GrandBois, Rotation, TowerColour, View};
use engawa_words::{Words, grandbois as told};

use super::{Draw, Scene};

/// The cell in two signs.
fn sign(cell: Cell) -> String {
    match cell.face() {
        Face::Ground => String::new(),
        Face::Tower(colour) => match colour {
            TowerColour::White => "#w",
            TowerColour::Black => "#k",
            TowerColour::Blue => "#b",
            TowerColour::Brown => "#n",
        }
        .to_owned(),
        _ => cell.to_string(),
    }
}

/// The forest with its coordinates. The card laid last stands in brackets.
fn forest(view: &View) -> String {
    let board = &view.board;
    let frame = board.frame();
    // One cell of open ground around: that is where the forest can grow.
    let (left, right) = (i32::from(frame.left) - 1, i32::from(frame.right) + 1);
    let last = board.last_laid().map(|laid| (laid.at.x(), laid.at.y()));
    let is_last = |x: i32, y: i32| {
        last.is_some_and(|(at_x, at_y)| (0..2).contains(&(x - at_x)) && (0..2).contains(&(y - at_y)))
    };
    let mut text = String::from("     ");
    for x in left..=right {
        let _ = write!(text, "{x:>4}");
    }
    text.push('\n');
    for y in i32::from(frame.top) - 1..=i32::from(frame.bottom) + 1 {
        let mut line = format!("{y:>4} ");
        for x in left..=right {
            let cell = sign(board.cell(x, y));
            let shown = if cell.is_empty() { "-".to_owned() } else { cell };
            let (open, close) = if is_last(x, y) { ('[', ']') } else { (' ', ' ') };
            let _ = write!(line, "{open}{shown:^2}{close}");
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

fn row(view: &View, words: &Words) -> String {
    let cards: Vec<String> = view
        .board
        .row()
        .iter()
        .flatten()
        .map(|&card| format!("{} [{}]", card.number(), told::card_face(card, Rotation::NONE)))
        .collect();
    let deck = words.say("grandbois-draw-deck", &[("deck", view.board.deck().len().into())]);
    format!("{}: {}  ({deck})\n", words.word("grandbois-draw-row"), cards.join("   "))
}

impl Draw for GrandBois {
    fn draw(scene: &Scene<'_, View>) -> String {
        let Scene { view, names, words } = scene;
        let mut text = forest(view);
        text.push_str(&words.word("grandbois-draw-legend"));
        text.push('\n');
        text.push_str(&row(view, words));
        let clans: Vec<String> = Clan::ALL
            .iter()
            .zip(view.board.standings())
            .map(|(&clan, standing)| {
                format!("{} {} ({})", told::clan(words, clan), standing.cells, standing.group)
            })
            .collect();
        text.push_str(&words.say("grandbois-draw-clans", &[("clans", clans.join(", ").into())]));
        text.push('\n');
        for (seat, own) in view.board.seats().seats().zip(&view.clans) {
            let who = names[seat.index()].as_str();
            let args = [("who", who.into()), ("towers", view.board.towers_left(seat).into())];
            let _ = write!(text, "{}", words.say("grandbois-draw-player", &args));
            if let Some(own) = own {
                let args = [("count", own.len().into()), ("clans", told::clans(words, *own).into())];
                let _ = write!(text, ", {}", words.say("grandbois-draw-own", &args));
            }
            text.push('\n');
        }
        text
    }
}
