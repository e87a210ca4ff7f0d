//! The score pad: what a clan has at the end, counted up and down.

use core::ops::Range;

use engawa_white_castle::pad::{Courtiers, Geishas, Position, Warriors, score};
use engawa_white_castle::{Floor, TeaPlace, Yard};
use engawa_words::letters::capital;
use engawa_words::{Words, white_castle as said};

use crate::scene::{Element, el};
use crate::{Area, Column, Pad, Target};

/// What is counted: the key of its name, and the most there can be.
const COUNTS: [(&str, u16); 27] = [
    ("play", 199),
    ("coin", 99),
    ("seal", 5),
    ("food", 7),
    ("iron", 7),
    ("pearl", 7),
    ("whisk", 7),
    ("influence", 20),
    ("floor-0", 5),
    ("floor-1", 5),
    ("floor-2", 5),
    ("floor-3", 5),
    ("yard-0", 5),
    ("yard-1", 5),
    ("yard-2", 5),
    ("garden-1", 12),
    ("garden-2", 12),
    ("garden-3", 12),
    ("garden-4", 12),
    ("garden-5", 12),
    ("tea-0", 5),
    ("tea-1", 5),
    ("tea-2", 5),
    ("tea-3", 5),
    ("tea-4", 5),
    ("tea-5", 5),
    ("tea-6", 5),
];
const STOCK: Range<usize> = 0..8;
const CASTLE: Range<usize> = 8..15;
const GARDENS: Range<usize> = 15..20;
const TEA: Range<usize> = 20..27;

/// By how much a touch counts; only what can be many has the larger ones.
const STEPS: [i32; 4] = [-10, -1, 1, 10];
const MANY: u16 = 50;

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Clan {
    counts: [u16; COUNTS.len()],
}

impl Clan {
    fn position(&self) -> Position {
        let small = |place: usize| u8::try_from(self.counts[place]).unwrap_or(u8::MAX);
        let [at_gate, tea] = [CASTLE.start, TEA.start];
        Position {
            play: self.counts[0],
            coins: self.counts[1],
            seals: small(2),
            food: small(3),
            iron: small(4),
            pearls: small(5),
            whisks: small(6),
            influence: small(7),
            courtiers: Courtiers {
                gate: small(at_gate),
                steward: small(at_gate + 1),
                diplomat: small(at_gate + 2),
                daimyo: small(at_gate + 3),
            },
            warriors: Warriors {
                five: small(at_gate + 4),
                three: small(at_gate + 5),
                one: small(at_gate + 6),
            },
            // A garden without points has nobody in it.
            gardens: GARDENS.map(small).filter(|points| *points > 0).collect(),
            geishas: Geishas {
                entrance: small(tea),
                overlook: small(tea + 1),
                path1: small(tea + 2),
                path2: small(tea + 3),
                room_gardeners: small(tea + 4),
                room_warriors: small(tea + 5),
                room_courtiers: small(tea + 6),
            },
        }
    }

    /// What the count would be after a step; nothing if it cannot be made.
    fn after(&self, place: usize, step: i32) -> Option<u16> {
        let after = u16::try_from(i32::from(self.counts[place]) + step).ok()?;
        (after <= COUNTS[place].1).then_some(after)
    }

    fn row(&self, words: &Words, place: usize) -> Element {
        let (key, limit) = COUNTS[place];
        let (sort, which) = key.split_once('-').unwrap_or((key, ""));
        let which: usize = which.parse().unwrap_or(0);
        let name = match sort {
            "floor" => Floor::new(which).map(|floor| said::floor(words, floor)).unwrap_or_default(),
            "yard" => Yard::new(which).map(|yard| said::yard(words, yard)).unwrap_or_default(),
            "tea" => TeaPlace::new(which).map(|tea| said::tea(words, tea)).unwrap_or_default(),
            "garden" => words.say("white-castle-pad-garden", &[("n", which.into())]),
            _ => words.word(&format!("white-castle-pad-{key}")),
        };
        let name = capital(&name);
        let button = |(nth, &step): (usize, &i32)| {
            let sign = if step < 0 { "−" } else { "+" };
            let text = if step.abs() > 1 { format!("{sign}{}", step.abs()) } else { sign.to_owned() };
            let button = el("div").class("btn low").text(text);
            let Some(after) = self.after(place, step) else { return button.class("off") };
            let args = [("what", name.as_str().into()), ("n", after.into())];
            let said =
                words.say(if step > 0 { "white-castle-pad-more" } else { "white-castle-pad-less" }, &args);
            button.lit(Target::new((place * STEPS.len() + nth) as u32), said)
        };
        let count = el("b").text(self.counts[place].to_string());
        let mut steps = STEPS.iter().enumerate().filter(|(_, step)| limit > MANY || step.abs() == 1);
        let less: Vec<Element> = steps.by_ref().take(if limit > MANY { 2 } else { 1 }).map(button).collect();
        el("div")
            .class("wc-count")
            .child(el("span").class("grow").text(name.clone()))
            .children(less)
            .child(count)
            .children(steps.map(button))
    }
}

impl Pad for Clan {
    fn areas(&self, words: &Words) -> Vec<Area> {
        let area = |id, key: &str, column, range: Range<usize>| {
            let title = words.word(&format!("white-castle-pad-{key}"));
            let rows = range.map(|place| self.row(words, place));
            let cap = el("span").class("wc-cap").text(title.clone());
            let nodes = vec![el("div").class("wc-counts panel").child(cap).children(rows).into()];
            Area { id, title, column, tab: false, nodes }
        };
        vec![
            area("padstores", "stores", Column::Mid, STOCK),
            area("padgardens", "gardens", Column::Mid, GARDENS),
            area("padmembers", "members", Column::Side, CASTLE),
            area("padtea", "tea", Column::Side, TEA),
        ]
    }

    fn touch(&mut self, target: Target) {
        let number = target.number() as usize;
        let (place, nth) = (number / STEPS.len(), number % STEPS.len());
        if target.is_button() || place >= COUNTS.len() {
            return;
        }
        if let Some(after) = self.after(place, STEPS[nth]) {
            self.counts[place] = after;
        }
    }

    fn score(&self, words: &Words) -> Result<Vec<(&'static str, i32)>, String> {
        score(&self.position()).map_err(|_| words.word("white-castle-pad-too-many"))
    }

    fn is_empty(&self) -> bool {
        self.counts == [0; COUNTS.len()]
    }
}
