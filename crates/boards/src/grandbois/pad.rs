//! The score pad: a forest from a real table, entered cell by cell.

use std::collections::BTreeMap;

use engawa_grandbois::pad::{self, PadError, Position};
use engawa_grandbois::{Cell, Clan, Face, TowerColour};
use engawa_words::{Words, grandbois as said};

use super::card::{badge, cell_picture};
use super::names::capital;
use super::paths;
use crate::scene::{el, icon};
use crate::{Area, Column, Pad, Target};

/// A forest never has more rows or columns.
const WIDEST: i32 = 38;

/// On the pad towers are the player's own or not; whose they are else does not count.
const OWN: Cell = Cell::tower(TowerColour::White);
const OTHER: Cell = Cell::tower(TowerColour::Black);

/// The numbers of the targets beside the cells of the table.
const TWO: Target = Target::new(1);
const MORE: Target = Target::new(2);
const CLANS: u32 = 10;
const BRUSHES: u32 = 20;

/// What has been entered.
pub(super) struct Forest {
    /// A game of two: two clans and two towers each.
    two: bool,
    /// The player's clans, in the order in which they were chosen.
    clans: Vec<Clan>,
    /// What a touch of the table puts there.
    brush: Cell,
    cells: BTreeMap<(i32, i32), Cell>,
    /// Where the player's own towers stand, in the order in which they were put up.
    towers: Vec<(i32, i32)>,
}

impl Default for Forest {
    fn default() -> Forest {
        let brush = Cell::animals(Clan::Toad, 1).unwrap_or(Cell::CLEARING);
        Forest { two: true, clans: Vec::new(), brush, cells: BTreeMap::new(), towers: Vec::new() }
    }
}

/// Everything that can be put on the table: animals by clan, then the rest, and taking away last.
fn brushes() -> impl Iterator<Item = Cell> {
    let animals =
        Clan::ALL.into_iter().flat_map(|clan| (1..=4).filter_map(move |count| Cell::animals(clan, count)));
    animals.chain([Cell::BEAR, Cell::CLEARING, OWN, OTHER, Cell::GROUND])
}

/// Corners of the rectangle that is shown: the forest and the ground around it, while a forest may still grow.
struct Window {
    left: i32,
    right: i32,
    top: i32,
    bottom: i32,
}

impl Forest {
    /// How many clans, and how many towers, a player has.
    fn each(&self) -> usize {
        if self.two { 2 } else { 1 }
    }

    fn bounds(&self) -> Option<Window> {
        let range = |numbers: &mut dyn Iterator<Item = i32>| {
            numbers.fold(None, |range: Option<(i32, i32)>, n| {
                Some(range.map_or((n, n), |(a, b)| (a.min(n), b.max(n))))
            })
        };
        let (left, right) = range(&mut self.cells.keys().map(|&(x, _)| x))?;
        let (top, bottom) = range(&mut self.cells.keys().map(|&(_, y)| y))?;
        Some(Window { left, right, top, bottom })
    }

    fn window(&self) -> Window {
        let Some(forest) = self.bounds() else { return Window { left: 0, right: 5, top: 0, bottom: 4 } };
        let room = |a: i32, b: i32, least: i32| {
            // Targets name cells up to 64 steps away: a forest that is rubbed out behind and grown in front ends there.
            let (a, b) = if b - a + 1 < WIDEST { ((a - 1).max(-60), (b + 1).min(60)) } else { (a, b) };
            (a.min(60 - least), b.max(a + least).min(60))
        };
        let (left, right) = room(forest.left, forest.right, 5);
        let (top, bottom) = room(forest.top, forest.bottom, 4);
        Window { left, right, top, bottom }
    }

    /// Puts the brush on a cell; what is there already is taken away by the same brush.
    fn put(&mut self, at: (i32, i32)) {
        self.towers.retain(|&tower| tower != at);
        if self.brush == Cell::GROUND || self.cells.get(&at) == Some(&self.brush) {
            self.cells.remove(&at);
            return;
        }
        self.cells.insert(at, self.brush);
        if self.brush == OWN {
            self.towers.push(at);
            self.keep_towers();
        }
    }

    /// A player has so many towers: with one too many, the oldest becomes a clearing again.
    fn keep_towers(&mut self) {
        while self.towers.len() > self.each() {
            let oldest = self.towers.remove(0);
            self.cells.insert(oldest, Cell::CLEARING);
        }
    }

    fn position(&self) -> Position {
        let Some(Window { left, right, top, bottom }) = self.bounds() else { return Position::default() };
        let code = |x: i32, y: i32| match self.cells.get(&(x, y)) {
            None => "-".to_owned(),
            Some(cell) => match cell.face() {
                Face::Tower(_) => "tower".to_owned(),
                _ => cell.to_string(),
            },
        };
        let row = |y: i32| (left..=right).map(|x| code(x, y)).collect::<Vec<_>>().join(" ");
        Position {
            rows: (top..=bottom).map(row).collect(),
            clans: self.clans.clone(),
            towers: self.towers.iter().map(|&(x, y)| ((x - left) as usize, (y - top) as usize)).collect(),
        }
    }

    fn player(&self, words: &Words) -> Area {
        let title = words.word("grandbois-pad-player");
        let seats = |target, key: &str, on| {
            let name = words.word(key);
            el("div")
                .class("btn")
                .class_if(on, "sel")
                .attr("aria-pressed", pressed(on))
                .lit(target, name.clone())
                .text(name)
        };
        let clan = |clan: Clan| {
            let on = self.clans.contains(&clan);
            let name = capital(&said::clan(words, clan));
            let target = Target::new(CLANS + clan.index() as u32);
            let chip = el("div").class("btn gb-choose").class_if(on, "sel").attr("aria-pressed", pressed(on));
            chip.lit(target, name.clone()).child(badge(clan)).text(name)
        };
        let own = words.say("grandbois-pad-clans", &[("count", self.each().into())]);
        let panel = el("div")
            .class("panel gb-box gb-pad-player")
            .child(el("span").class("cap").text(words.word("grandbois-pad-seats")))
            .child(el("div").class("gb-pair").children([
                seats(TWO, "grandbois-pad-two", self.two),
                seats(MORE, "grandbois-pad-more", !self.two),
            ]))
            .child(el("span").class("cap").text(own))
            .child(el("div").class("gb-chips").children(Clan::ALL.map(clan)));
        Area { id: "player", title, column: Column::Rail, tab: false, nodes: vec![panel.into()] }
    }

    fn palette(&self, words: &Words) -> Area {
        let title = words.word("grandbois-pad-palette");
        let brush = |(nth, cell): (usize, Cell)| {
            let on = cell == self.brush;
            // Two towers and the rubber cannot be told by their pictures alone.
            let label = match cell {
                OWN => Some("grandbois-pad-own"),
                OTHER => Some("grandbois-pad-other"),
                Cell::GROUND => Some("grandbois-pad-erase"),
                _ => None,
            };
            let label = label.map(|key| words.word(key));
            let picture = if cell == Cell::GROUND { icon("i", "ic-eraser") } else { cell_picture(cell) };
            // Whoever speaks to the page says what is written there.
            let name = label.iter().cloned().chain([name(words, cell)]).collect::<Vec<_>>().join(": ");
            el("div")
                .key(nth as u32)
                .class("gb-brush")
                .class_if(on, "sel")
                .attr("aria-pressed", pressed(on))
                .lit(Target::new(BRUSHES + nth as u32), name)
                .child(picture)
                .children(label.map(|label| el("span").text(label)))
        };
        let panel = el("div")
            .class("panel gb-box gb-pad-palette")
            .child(el("span").class("cap").text(title.clone()))
            .child(el("div").class("gb-brushes").children(brushes().enumerate().map(brush)));
        Area { id: "palette", title, column: Column::Side, tab: false, nodes: vec![panel.into()] }
    }

    fn table(&self, words: &Words) -> Area {
        let title = words.word("grandbois-area-forest");
        let Window { left, right, top, bottom } = self.window();
        let cell = |(x, y): (i32, i32)| {
            let shown = self.cells.get(&(x, y)).copied().unwrap_or(Cell::GROUND);
            let args = [
                ("x", (x - left + 1).into()),
                ("y", (y - top + 1).into()),
                ("cell", name(words, shown).into()),
            ];
            let target = paths::cell(x, y);
            el("div")
                .key(target.number())
                .class("gb-spot")
                .lit(target, words.say("grandbois-pad-spot", &args))
                .children((shown != Cell::GROUND).then(|| cell_picture(shown)))
        };
        let cells = (top..=bottom).flat_map(|y| (left..=right).map(move |x| (x, y))).map(cell);
        let table = el("div")
            .class("gb-spots")
            .attr("style", format!("--columns:{}", right - left + 1))
            .children(cells);
        let head = el("span").class("cap").text(words.word("grandbois-pad-how"));
        let panel = el("div")
            .class("panel gb-box gb-pad-table")
            .child(head)
            .child(el("div").class("gb-scroll").child(table));
        Area { id: "table", title, column: Column::Mid, tab: false, nodes: vec![panel.into()] }
    }
}

fn pressed(on: bool) -> &'static str {
    if on { "true" } else { "false" }
}

fn name(words: &Words, cell: Cell) -> String {
    match cell {
        OWN => words.word("grandbois-pad-own-tower"),
        OTHER => words.word("grandbois-pad-other-tower"),
        Cell::GROUND => words.word("grandbois-pad-nothing"),
        _ => said::cell(words, cell),
    }
}

impl Pad for Forest {
    fn areas(&self, words: &Words) -> Vec<Area> {
        vec![self.player(words), self.palette(words), self.table(words)]
    }

    fn touch(&mut self, target: Target) {
        if let Some(at) = paths::cell_of(target) {
            let Window { left, right, top, bottom } = self.window();
            if (left..=right).contains(&at.0) && (top..=bottom).contains(&at.1) {
                self.put(at);
            }
            return;
        }
        match target {
            TWO | MORE => {
                self.two = target == TWO;
                self.keep_towers();
            }
            _ if target.is_button() => {}
            _ => {
                let number = target.number();
                let clan = number.checked_sub(CLANS).and_then(|nth| Clan::ALL.get(nth as usize));
                if let Some(&clan) = clan {
                    match self.clans.iter().position(|&own| own == clan) {
                        Some(place) => drop(self.clans.remove(place)),
                        None => self.clans.push(clan),
                    }
                } else if let Some(brush) =
                    number.checked_sub(BRUSHES).and_then(|nth| brushes().nth(nth as usize))
                {
                    self.brush = brush;
                }
            }
        }
        // The oldest gives way.
        let surplus = self.clans.len().saturating_sub(self.each());
        self.clans.drain(..surplus);
    }

    fn score(&self, words: &Words) -> Result<Vec<(&'static str, i32)>, String> {
        if self.cells.is_empty() {
            return Err(words.word("grandbois-pad-empty"));
        }
        if self.clans.len() < self.each() {
            let missing = self.each() - self.clans.len();
            return Err(words.say("grandbois-pad-no-clan", &[("missing", missing.into())]));
        }
        pad::score(&self.position()).map_err(|error| match error {
            // Neither can be entered here; a sentence is still better than a wrong sum.
            PadError::Rows(_) | PadError::Columns { .. } => words.word("grandbois-pad-too-large"),
            _ => words.word("grandbois-pad-wrong"),
        })
    }

    fn is_empty(&self) -> bool {
        self.cells.is_empty() && self.clans.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use engawa_words::Lang;

    use super::*;

    fn brush(cell: Cell) -> Target {
        Target::new(BRUSHES + brushes().position(|other| other == cell).unwrap() as u32)
    }

    fn clan(clan: Clan) -> Target {
        Target::new(CLANS + clan.index() as u32)
    }

    /// The forest of the example in `engawa_grandbois::pad`, entered by touching.
    #[test]
    fn a_forest_is_counted() {
        let rows = ["F1 F2 tower-white T3", "F3 B F1 T1", "L2 R1 F2 M4"];
        let words = Words::new(Lang::En);
        let mut pad = Forest::default();
        assert!(pad.is_empty() && pad.score(&words).is_err());
        pad.touch(MORE);
        for (y, row) in rows.iter().enumerate() {
            for (x, code) in row.split(' ').enumerate() {
                pad.touch(brush(code.parse().unwrap()));
                pad.touch(paths::cell(x as i32, y as i32));
            }
        }
        assert!(pad.score(&words).is_err());
        pad.touch(clan(Clan::Fox));
        let lines = pad.score(&words).unwrap();
        assert_eq!(lines, [("cells", 5), ("group", 6), ("tower_own", 4), ("tower_other", 2), ("total", 17)]);
        // Another clan takes the place of the first one; in a game of two there is room for both.
        pad.touch(clan(Clan::Toad));
        assert_eq!(pad.clans, [Clan::Toad]);
        pad.touch(TWO);
        assert!(pad.score(&words).is_err());
        pad.touch(clan(Clan::Fox));
        assert_eq!(pad.clans, [Clan::Toad, Clan::Fox]);
        assert_eq!(pad.score(&words).unwrap()[0], ("cells", 7));
    }

    #[test]
    fn the_same_brush_takes_away_and_towers_are_few() {
        let mut pad = Forest::default();
        pad.touch(brush(OWN));
        for x in 0..3 {
            pad.touch(paths::cell(x, 0));
        }
        assert_eq!(pad.towers, [(1, 0), (2, 0)]);
        assert_eq!(pad.cells[&(0, 0)], Cell::CLEARING);
        pad.touch(MORE);
        assert_eq!(pad.towers, [(2, 0)]);
        pad.touch(paths::cell(2, 0));
        assert!(pad.towers.is_empty() && !pad.cells.contains_key(&(2, 0)));
        // Far from the forest there is nothing to touch.
        pad.touch(paths::cell(30, 30));
        assert_eq!(pad.cells.len(), 2);
    }

    #[test]
    fn the_table_grows_as_far_as_a_forest_can() {
        let mut pad = Forest::default();
        for step in 0..60 {
            pad.touch(paths::cell(step, 0));
            pad.touch(paths::cell(0, -step));
        }
        let Window { left, right, top, bottom } = pad.window();
        assert_eq!((right - left + 1, bottom - top + 1), (WIDEST, WIDEST));
        pad.touch(clan(Clan::Fox));
        pad.touch(clan(Clan::Toad));
        assert!(pad.score(&Words::new(Lang::Ru)).is_ok());
    }
}
