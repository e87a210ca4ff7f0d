//! The score pad: a side, a palette, cells to stack on, and the cards with their cubes.

use std::collections::BTreeMap;

use engawa_harmonies::pad::{CubesPlaced, PadError, PileAt, Position, score};
use engawa_harmonies::{Card, Cell, Colour, Pile, Side};
use engawa_words::{Words, harmonies as told};

use super::piece::{self, Top};
use super::{card, hex, land, paths, say};
use crate::drawn::{Area, Column};
use crate::scene::{Element, at, el, icon, path};
use crate::{Pad, Target};

/// What a touched cell gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Brush {
    /// A token on top.
    Token(Colour),
    /// The top token is taken off.
    Eraser,
}

/// What was entered so far.
#[derive(Debug)]
pub(super) struct HarmoniesPad {
    side: Side,
    brush: Brush,
    piles: BTreeMap<Cell, Vec<Colour>>,
    /// Cubes placed from each card; none of them is 0.
    cubes: BTreeMap<Card, u8>,
}

impl Default for HarmoniesPad {
    fn default() -> HarmoniesPad {
        let (piles, cubes) = (BTreeMap::new(), BTreeMap::new());
        HarmoniesPad { side: Side::A, brush: Brush::Token(Colour::Blue), piles, cubes }
    }
}

/// Every kind of target has 256 numbers; those of the table come first.
fn of_kind(kind: u32, number: u32) -> Target {
    Target::new(kind << 8 | number)
}

fn side_target(side: Side) -> Target {
    of_kind(16, side as u32)
}

fn brush_target(brush: Brush) -> Target {
    match brush {
        Brush::Token(colour) => of_kind(17, colour.index() as u32),
        Brush::Eraser => of_kind(17, 8),
    }
}

fn more_target(card: Card) -> Target {
    of_kind(18, card.id().into())
}

fn fewer_target(card: Card) -> Target {
    of_kind(19, card.id().into())
}

impl HarmoniesPad {
    fn brushes() -> impl Iterator<Item = Brush> {
        Colour::ALL.into_iter().map(Brush::Token).chain([Brush::Eraser])
    }

    /// What the cell would carry after a touch; nothing if the brush can do nothing there.
    fn brushed(&self, cell: Cell) -> Option<Vec<Colour>> {
        let mut tokens = self.piles.get(&cell).cloned().unwrap_or_default();
        match self.brush {
            Brush::Token(colour) => {
                tokens.push(colour);
                Pile::try_from(tokens.clone()).ok()?;
            }
            Brush::Eraser => {
                tokens.pop()?;
            }
        }
        Some(tokens)
    }

    fn placed(&self, card: Card) -> u8 {
        self.cubes.get(&card).copied().unwrap_or(0)
    }

    /// Whether one more cube of the card can be on the board. Nobody keeps two spirits.
    fn takes_more(&self, card: Card) -> bool {
        let other_spirit =
            card.is_spirit() && self.cubes.keys().any(|other| other.is_spirit() && *other != card);
        self.placed(card) < card.cubes() && !other_spirit
    }

    fn palette(&self, words: &Words) -> Element {
        let sides = Side::ALL.map(|side| {
            let name =
                words.word(if side == Side::A { "harmonies-pad-side-A" } else { "harmonies-pad-side-B" });
            let button = el("div").class("t face").class_if(side == self.side, "sel").key(side as u32);
            let symbol = if side == Side::A { "side-a" } else { "side-b" };
            let button = button.child(icon("sd", symbol)).child(el("span").text(name.clone()));
            if side == self.side { button } else { button.class("lit").lit(side_target(side), name) }
        });
        let brushes = HarmoniesPad::brushes().map(|brush| {
            let target = brush_target(brush);
            let (picture, name) = match brush {
                Brush::Token(colour) => (piece::loose("tk", colour), told::token(words, colour)),
                Brush::Eraser => (icon("i", "ic-eraser"), words.word("harmonies-pad-eraser")),
            };
            let chosen = brush == self.brush;
            let button = el("div").class("t").class_if(chosen, "sel").key(target.number()).child(picture);
            if chosen {
                button.attr("aria-label", name).attr("role", "img")
            } else {
                button.class("lit").lit(target, name)
            }
        });
        let sides = el("div").class("sides").children(sides);
        el("div").class("palette").child(sides).child(el("div").class("brushes").children(brushes))
    }

    fn board(&self, words: &Words) -> Element {
        let cells = hex::back_to_front(self.side);
        let drawn = cells.iter().map(|&cell| {
            let (x, y) = hex::centre(cell);
            let tokens = self.piles.get(&cell);
            let lies = tokens.and_then(|tokens| Pile::try_from(tokens.clone()).ok());
            let lies = lies.map_or_else(|| words.word("harmonies-name-empty"), |pile| say::pile(words, pile));
            let args = [("cell", told::cell(cell).into()), ("pile", lies.into())];
            let name = words.say("harmonies-name-cell", &args);
            let lit = self.brushed(cell).is_some();
            let group = at(x, y).key(paths::place(cell)).class("cell").child(path(hex::CELL).class("hex"));
            if !lit {
                return group.attr("role", "img").attr("aria-label", name);
            }
            let group = group.child(path(hex::LIT).class("mk")).child(path(hex::FOCUS).class("foc"));
            let dot = tokens.is_none().then(|| el("circle").class("dot").attr("r", "4"));
            group.class("lit").lit(paths::cell(cell), name).children(dot)
        });
        let pile = |cell: &Cell| {
            let tokens = self.piles.get(cell)?;
            Some(piece::on_cell(hex::centre(*cell), tokens, Top::Plain, None).key(paths::place(*cell)))
        };
        el("svg")
            .class("hb")
            .key(self.side as u32)
            .attr("viewBox", hex::view_box(self.side))
            .attr("role", "group")
            .attr("aria-label", words.word("harmonies-pad-board"))
            .child(land::ground(hex::wood(self.side)))
            .child(el("g").class("cells").children(drawn))
            .child(el("g").class("piles").children(cells.iter().filter_map(pile)))
    }

    /// The cards with cubes, each with its ladder and two buttons; then every animal of the box.
    fn cards(&self, words: &Words) -> [Element; 2] {
        let entered = self.cubes.iter().map(|(&one, &placed)| {
            let args = [("card", told::card(words, one).into()), ("count", placed.into())];
            let button = |target: Target, symbol: &'static str, key: &str, lit: bool| {
                let button = el("div").class("pm").child(icon("i", symbol));
                if lit { button.lit(target, words.say(key, &args)) } else { button.class("off") }
            };
            let worth = one.value(placed);
            let worth =
                if one.is_spirit() { icon("ct", "cat-spirits") } else { el("b").text(worth.to_string()) };
            let count =
                el("span").class("mut").text(format!("{placed}/{}", one.cubes())).child(piece::small_cube());
            el("div")
                .key(one.id().into())
                .class("entered")
                .child(card::animal("ag", one))
                .child(el("span").class("grow clip").text(told::card(words, one)))
                .child(button(fewer_target(one), "ic-minus", "harmonies-pad-fewer", true))
                .child(count)
                .child(button(more_target(one), "ic-plus", "harmonies-pad-more", self.takes_more(one)))
                .child(el("span").class("worth").child(worth))
        });
        let rest = Card::all().filter(|card| !self.cubes.contains_key(card)).map(|one| {
            let name = told::card(words, one);
            let tile = el("div").key(one.id().into()).class("animal").class_if(one.is_spirit(), "spirit");
            let tile = tile.child(card::animal("ag", one)).child(el("span").class("clip").text(name.clone()));
            if self.takes_more(one) {
                tile.lit(more_target(one), words.say("harmonies-pad-first", &[("card", name.into())]))
            } else {
                tile.class("off")
            }
        });
        [el("div").class("entries").children(entered), el("div").class("bestiary").children(rest)]
    }
}

impl Pad for HarmoniesPad {
    fn areas(&self, words: &Words) -> Vec<Area> {
        let area = |id, key: &str, column, nodes: Vec<Element>| Area {
            id,
            title: words.word(key),
            column,
            tab: false,
            nodes: nodes.into_iter().map(Into::into).collect(),
        };
        let stage = el("div").class("stage").child(self.board(words));
        vec![
            area("palette", "harmonies-pad-palette", Column::Mid, vec![self.palette(words)]),
            area("land", "harmonies-pad-board", Column::Mid, vec![stage]),
            area("animals", "harmonies-pad-cards", Column::Side, self.cards(words).into()),
        ]
    }

    fn touch(&mut self, target: Target) {
        if let Some(side) = Side::ALL.into_iter().find(|&side| side_target(side) == target) {
            if side != self.side {
                // The sides have different cells: a board cannot be turned with its piles on it.
                self.side = side;
                self.piles.clear();
            }
        } else if let Some(brush) = HarmoniesPad::brushes().find(|&brush| brush_target(brush) == target) {
            self.brush = brush;
        } else if let Some(cell) = self.side.cells().find(|&cell| paths::cell(cell) == target) {
            match self.brushed(cell) {
                Some(tokens) if tokens.is_empty() => drop(self.piles.remove(&cell)),
                Some(tokens) => drop(self.piles.insert(cell, tokens)),
                None => {}
            }
        } else if let Some(card) = Card::all().find(|&card| more_target(card) == target) {
            if self.takes_more(card) {
                *self.cubes.entry(card).or_default() += 1;
            }
        } else if let Some(card) = Card::all().find(|&card| fewer_target(card) == target) {
            match self.placed(card) {
                0 | 1 => drop(self.cubes.remove(&card)),
                more => drop(self.cubes.insert(card, more - 1)),
            }
        }
    }

    fn score(&self, words: &Words) -> Result<Vec<(&'static str, i32)>, String> {
        let pile = |(cell, stack): (&Cell, &Vec<Colour>)| {
            let (q, r) = cell.axial();
            PileAt { at: (q.into(), r.into()), stack: stack.clone() }
        };
        let cubes =
            |(card, placed): (&Card, &u8)| CubesPlaced { id: card.id().into(), placed: (*placed).into() };
        let position = Position {
            side: self.side,
            board: self.piles.iter().map(pile).collect(),
            cards: self.cubes.iter().map(cubes).collect(),
        };
        let mut lines = score(&position).map_err(|error| say_error(words, &error))?;
        // The sum of the landscapes is for those who count by hand.
        lines.retain(|(line, _)| *line != "land");
        Ok(lines)
    }

    fn is_empty(&self) -> bool {
        self.piles.is_empty() && self.cubes.is_empty()
    }
}

/// Why a position cannot be counted.
fn say_error(words: &Words, error: &PadError) -> String {
    words.word(match error {
        PadError::NoSuchCell(..) | PadError::CellTwice(_) | PadError::IllegalPile(..) => {
            "harmonies-pad-bad-pile"
        }
        PadError::NoSuchCard(_) | PadError::CardTwice(_) | PadError::TooManyCubes(..) => {
            "harmonies-pad-bad-card"
        }
    })
}
