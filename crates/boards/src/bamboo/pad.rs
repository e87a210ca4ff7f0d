//! The score pad: the final scoring of a real table, entered by touching.

use std::collections::BTreeMap;

use engawa_bamboo::pad::{Position, TileAt, score};
use engawa_bamboo::{Cell, Spirit};
use engawa_words::{Words, bamboo as said};

use super::piece;
use crate::scene::{Element, el, icon};
use crate::{Area, Column, Pad, Target};

/// The most that a token is worth.
const DEAREST: u8 = 12;
/// The most tokens that a board holds.
const TOKENS: usize = 6;

/// Every kind of target has 64 numbers.
const CELLS: u32 = 64;
const SPIRITS: u32 = 128;
const ADD: u32 = 192;
const STEPS: [i32; 4] = [-10, -1, 1, 10];
const HAPPINESS: u32 = 256;
const NIGHT: u32 = 320;
const ERASE: Target = Target::new(384);

/// What has been entered.
#[derive(Default)]
pub(super) struct BambooPad {
    happiness: i32,
    /// One bit for each spirit.
    spirits: u8,
    /// The comfort on each cell.
    house: BTreeMap<usize, u8>,
    /// What the tokens are worth whose condition holds.
    unscored: Vec<u8>,
    night: u8,
}

impl BambooPad {
    fn free(&self) -> u8 {
        (Cell::COUNT - self.house.len()) as u8
    }

    fn position(&self) -> Position {
        let spirits = Spirit::ALL.into_iter().filter(|&spirit| self.spirits >> spirit as u8 & 1 == 1);
        let house = Cell::all().filter_map(|at| Some(TileAt { at, comfort: *self.house.get(&at.index())? }));
        Position {
            happiness: self.happiness,
            spirits: spirits.collect(),
            house: house.collect(),
            unscored: self.unscored.clone(),
            empty_night_cells: self.night,
        }
    }

    /// A button of the pad.
    fn button(on: bool, target: Target, name: String) -> Element {
        let pressed = if on { "true" } else { "false" };
        el("div").class("btn").class_if(on, "sel").attr("aria-pressed", pressed).lit(target, name)
    }

    /// A number with buttons beside it.
    fn stepper(words: &Words, key: &str, value: i32, steps: Vec<(i32, Target)>) -> Element {
        let title = words.word(key);
        let buttons = steps.into_iter().map(|(step, target)| {
            let text = super::say::signed(step);
            BambooPad::button(false, target, format!("{title}: {text}")).text(text)
        });
        let value = el("b").text(value.to_string());
        let head = el("div").class("ba-head").child(el("span").class("cap").text(title.clone())).child(value);
        el("div").class("panel ba-box").child(head).child(el("div").class("ba-keys").children(buttons))
    }
}

impl Pad for BambooPad {
    fn areas(&self, words: &Words) -> Vec<Area> {
        let area =
            |id, key: &str, column, nodes| Area { id, title: words.word(key), column, tab: false, nodes };
        let titled = |key: &str, inside: Element| {
            let title = el("span").class("cap").text(words.word(key));
            el("div").class("panel ba-box").child(el("div").class("ba-head").child(title)).child(inside)
        };
        let cell = |cell: Cell| {
            let comfort = self.house.get(&cell.index()).copied().unwrap_or(0);
            let place = format!("grid-area:{}/{}", cell.row() + 1, cell.column() + 1);
            let args = [("cell", cell.to_string().into()), ("comfort", comfort.into())];
            el("div")
                .class("ba-cell")
                .key(cell.index() as u32)
                .attr("style", place)
                .lit(Target::new(CELLS + cell.index() as u32), words.say("bamboo-pad-cell", &args))
                .children((0..comfort).map(|_| icon("ba-pip", "ba-comfort")))
        };
        let house = titled("bamboo-pad-house", el("div").class("ba-house").children(Cell::all().map(cell)));
        let spirit = |spirit: Spirit| {
            let on = self.spirits >> spirit as u8 & 1 == 1;
            let name = said::spirit(words, spirit);
            BambooPad::button(on, Target::new(SPIRITS + spirit as u32), name.clone())
                .child(icon("i", piece::spirit(spirit)))
                .text(name)
        };
        let spirits =
            titled("bamboo-line-spirits", el("div").class("ba-keys").children(Spirit::ALL.map(spirit)));
        let room = self.unscored.len() < TOKENS;
        let worth = |worth: u8| {
            let name = words.say("bamboo-pad-token", &[("happiness", worth.into())]);
            BambooPad::button(false, Target::new(ADD + u32::from(worth)), name).text(format!("+{worth}"))
        };
        let entered = self
            .unscored
            .iter()
            .map(|worth| el("span").class("tag").text(worth.to_string()).child(icon("ct", "ba-happiness")));
        let erase = (!self.unscored.is_empty()).then(|| {
            BambooPad::button(false, ERASE, words.word("bamboo-pad-erase")).child(icon("i", "ic-eraser"))
        });
        let tokens = el("div")
            .class("ba-keys")
            .children((1..=DEAREST).filter(|_| room).map(worth))
            .children(erase)
            .children(entered);
        let tokens = titled("bamboo-pad-tokens", tokens);
        let steps = STEPS
            .into_iter()
            .zip(HAPPINESS..)
            .filter(|(step, _)| (0..=1000).contains(&(self.happiness + step)));
        let steps = steps.map(|(step, number)| (step, Target::new(number))).collect();
        let happiness = BambooPad::stepper(words, "bamboo-pad-happiness", self.happiness, steps);
        let steps = [(-1, self.night > 0), (1, self.night < self.free())].into_iter().zip(NIGHT..);
        let steps = steps.filter(|((_, can), _)| *can).map(|((step, _), number)| (step, Target::new(number)));
        let night = BambooPad::stepper(words, "bamboo-pad-night", self.night.into(), steps.collect());
        vec![
            area("player", "bamboo-pad-player", Column::Rail, vec![happiness.into(), night.into()]),
            area("house", "bamboo-pad-house", Column::Mid, vec![house.into()]),
            area("tokens", "bamboo-pad-tokens", Column::Side, vec![tokens.into(), spirits.into()]),
        ]
    }

    fn touch(&mut self, target: Target) {
        let number = target.number();
        let nth = number & 63;
        if target == ERASE {
            self.unscored.pop();
            return;
        }
        match number & !63 {
            CELLS if (nth as usize) < Cell::COUNT => {
                let comfort = self.house.entry(nth as usize).or_insert(0);
                *comfort = (*comfort + 1) % 4;
                if *comfort == 0 {
                    self.house.remove(&(nth as usize));
                }
                self.night = self.night.min(self.free());
            }
            SPIRITS if nth < 7 => self.spirits ^= 1 << nth,
            ADD if (1..=u32::from(DEAREST)).contains(&nth) && self.unscored.len() < TOKENS => {
                self.unscored.push(nth as u8);
            }
            HAPPINESS if nth < 4 => {
                self.happiness = (self.happiness + STEPS[nth as usize]).clamp(0, 1000);
            }
            NIGHT if nth == 0 => self.night = self.night.saturating_sub(1),
            NIGHT if nth == 1 => self.night = (self.night + 1).min(self.free()),
            _ => {}
        }
    }

    fn score(&self, words: &Words) -> Result<Vec<(&'static str, i32)>, String> {
        let lines = score(&self.position()).map_err(|_| words.word("bamboo-pad-wrong"))?;
        // The tie-break is no line of the sum.
        Ok(lines.into_iter().filter(|(line, _)| *line != "comfort").collect())
    }

    fn is_empty(&self) -> bool {
        self.position() == BambooPad::default().position()
    }
}
