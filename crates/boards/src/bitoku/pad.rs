//! The score pad: what a player has at the end, counted up and down. What depends on a whole table (lakes, iwakura,
//! visions) is entered as its points.

use engawa_bitoku::pad::{Lake, Position, score};
use engawa_bitoku::{House, Virtue};
use engawa_words::letters::capital;
use engawa_words::{Words, bitoku as said};

use crate::scene::{Element, el};
use crate::{Area, Column, Pad, Target};

/// What is counted: the key of its name, the most there can be; then the crystal slots, then the types of bitoku.
const COUNTS: [(&str, i32); 9] = [
    ("virtue", 199),
    ("first", 1),
    ("lakes", 60),
    ("iwakura", 99),
    ("visions", 99),
    ("lost", 60),
    ("dice", 18),
    ("resources", 60),
    ("buildings", 6),
];
const CRYSTALS: usize = COUNTS.len();
const VIRTUES: usize = CRYSTALS + 8;
const ALL: usize = VIRTUES + Virtue::COUNT;
/// By how much a touch counts; only what can be many has the larger ones.
const STEPS: [i32; 4] = [-10, -1, 1, 10];
const MANY: i32 = 50;

/// The counts.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Counts([i32; ALL]);

fn most(place: usize) -> i32 {
    match place {
        0..CRYSTALS => COUNTS[place].1,
        CRYSTALS..VIRTUES => 1,
        _ => Virtue::ALL[place - VIRTUES].rarity().into(),
    }
}

impl Counts {
    fn after(&self, place: usize, step: i32) -> Option<i32> {
        let after = self.0[place] + step;
        (0..=most(place)).contains(&after).then_some(after)
    }

    fn position(&self) -> Position {
        let small = |place: usize| u8::try_from(self.0[place]).unwrap_or(u8::MAX);
        let bitoku = Virtue::ALL.iter().enumerate();
        let bitoku = bitoku.flat_map(|(at, &one)| (0..small(VIRTUES + at)).map(move |_| one));
        let crystals = (1..=8).filter(|slot| self.0[CRYSTALS + usize::from(*slot) - 1] > 0);
        // Only the sum counts; three dice show three at least.
        let dice = small(6).max(3);
        let first = (dice - 2).min(6);
        let second = (dice - first - 1).min(6);
        Position {
            virtue: self.0[0],
            first: self.0[1] > 0,
            bitoku: bitoku.collect(),
            visited: 0,
            lakes: vec![Lake { rewards: [small(2), 0, 0], ahead: 0, level: 1 }],
            rocks: Vec::new(),
            yokai: Vec::new(),
            mitama: Vec::new(),
            pairs: 0,
            // Any types: only their number counts without rocks.
            buildings: vec![House::Temple; small(8).into()],
            crystals: crystals.collect(),
            enlightenment: 0,
            torii: 0,
            dice: [first, second, dice - first - second],
            resources: engawa_bitoku::Goods([small(7), 0, 0, 0]),
            visions: Vec::new(),
        }
    }

    fn row(&self, words: &Words, place: usize) -> Element {
        let name = match place {
            0..CRYSTALS => words.word(&format!("bitoku-pad-{}", COUNTS[place].0)),
            CRYSTALS..VIRTUES => {
                let slot = place - CRYSTALS;
                let kind =
                    ["dream", "dream", "dream", "memory", "memory", "mastery", "mastery", "mastery"][slot];
                let kind = words.word(&format!("bitoku-crystal-{kind}"));
                words.say("bitoku-pad-crystal", &[("n", (slot + 1).into()), ("kind", kind.into())])
            }
            _ => said::virtue(words, Virtue::ALL[place - VIRTUES]),
        };
        let name = capital(&name);
        let button = |(nth, &step): (usize, &i32)| {
            let sign = if step < 0 { "−" } else { "+" };
            let text = if step.abs() > 1 { format!("{sign}{}", step.abs()) } else { sign.to_owned() };
            let button = el("div").class("btn low").text(text);
            let Some(after) = self.after(place, step) else { return button.class("off") };
            let args = [("what", name.as_str().into()), ("n", after.into())];
            let said = words.say(if step > 0 { "bitoku-pad-more" } else { "bitoku-pad-less" }, &args);
            button.lit(Target::new((place * STEPS.len() + nth) as u32), said)
        };
        let many = most(place) > MANY;
        let steps = STEPS.iter().enumerate().filter(|(_, step)| many || step.abs() == 1);
        let (less, more): (Vec<_>, Vec<_>) = steps.partition(|(_, step)| **step < 0);
        el("div")
            .class("bi-count")
            .child(el("span").class("grow").text(name.clone()))
            .children(less.into_iter().map(button))
            .child(el("b").text(self.0[place].to_string()))
            .children(more.into_iter().map(button))
    }
}

impl Pad for Counts {
    fn areas(&self, words: &Words) -> Vec<Area> {
        let area = |id, key: &str, column, places: core::ops::Range<usize>| {
            let title = words.word(&format!("bitoku-pad-{key}"));
            let cap = el("span").class("bi-cap").text(title.clone());
            let rows = places.map(|place| self.row(words, place));
            let nodes = vec![el("div").class("bi-counts panel").child(cap).children(rows).into()];
            Area { id, title, column, tab: false, nodes }
        };
        vec![
            area("padpoints", "points", Column::Mid, 0..6),
            area("padboard", "board", Column::Mid, 6..VIRTUES),
            area("padbitoku", "bitoku", Column::Side, VIRTUES..ALL),
        ]
    }

    fn touch(&mut self, target: Target) {
        let number = target.number() as usize;
        let (place, nth) = (number / STEPS.len(), number % STEPS.len());
        if target.is_button() || place >= ALL {
            return;
        }
        if let Some(after) = self.after(place, STEPS[nth]) {
            self.0[place] = after;
        }
    }

    fn score(&self, words: &Words) -> Result<Vec<(&'static str, i32)>, String> {
        let mut lines = score(&self.position()).map_err(|_| words.word("bitoku-pad-too-many"))?;
        // Entered as points.
        let (iwakura, visions) = (self.0[3], self.0[4] - self.0[5]);
        lines.retain(|(line, _)| *line != "fulfilled");
        for (line, points) in &mut lines {
            match *line {
                "iwakura" => *points += iwakura,
                "visions" => *points += visions,
                "total" => *points += iwakura + visions,
                _ => {}
            }
        }
        Ok(lines)
    }

    fn is_empty(&self) -> bool {
        self.0 == [0; ALL]
    }
}
