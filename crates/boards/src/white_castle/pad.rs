//! The score pad: what a clan has at the end, counted up and down.

use engawa_kernel::Game;
use engawa_white_castle::{Floor, TeaPlace, WhiteCastle, Yard, influence_points, stock_points};
use engawa_words::{Words, white_castle as said};

use crate::scene::{Element, el};
use crate::{Area, Column, Pad, Target};

/// What is counted, in the order of the score lines: the key of its name, its limit.
const COUNTS: [(&str, u16); 24] = [
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
    ("floor-3", 3),
    ("yard-0", 5),
    ("yard-1", 5),
    ("yard-2", 5),
    ("gardener", 5),
    ("gardens", 60),
    ("tea-0", 5),
    ("tea-1", 5),
    ("tea-2", 5),
    ("tea-3", 5),
    ("tea-4", 5),
    ("tea-5", 5),
    ("tea-6", 5),
];
const PLAY: usize = 0;
const COIN: usize = 1;
const SEAL: usize = 2;
const STOCK: usize = 3;
const INFLUENCE: usize = 7;
const FLOORS: usize = 8;
const YARDS: usize = 12;
const GARDENER: usize = 15;
const GARDENS: usize = 16;
const TEA: usize = 17;

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Clan {
    counts: [u16; COUNTS.len()],
}

impl Clan {
    fn sum(&self, from: usize, count: usize) -> u16 {
        self.counts[from..from + count].iter().sum()
    }

    fn each(&self, from: usize, worth: impl Iterator<Item = i32>) -> i32 {
        self.counts[from..].iter().zip(worth).map(|(&n, worth)| i32::from(n) * worth).sum()
    }

    fn row(&self, words: &Words, place: usize) -> Element {
        let (key, limit) = COUNTS[place];
        let (sort, which) = key.split_once('-').unwrap_or((key, ""));
        let which: usize = which.parse().unwrap_or(0);
        let name = match sort {
            "floor" => Floor::new(which).map(|floor| said::floor(words, floor)).unwrap_or_default(),
            "yard" => Yard::new(which).map(|yard| said::yard(words, yard)).unwrap_or_default(),
            "tea" => TeaPlace::new(which).map(|tea| said::tea(words, tea)).unwrap_or_default(),
            _ => words.word(&format!("white-castle-pad-{key}")),
        };
        let n = self.counts[place];
        let button = |more: bool, text: &'static str| {
            let target = Target::new(place as u32 * 2 + u32::from(more));
            let args = [
                ("what", name.clone().into()),
                ("n", (if more { n + 1 } else { n.saturating_sub(1) }).into()),
            ];
            let said = words.say(if more { "white-castle-pad-more" } else { "white-castle-pad-less" }, &args);
            let button = el("div").class("btn low").text(text);
            if more && n < limit || !more && n > 0 { button.lit(target, said) } else { button.class("off") }
        };
        el("div")
            .class("wc-count")
            .child(el("span").class("grow").text(name.clone()))
            .child(button(false, "−"))
            .child(el("b").text(n.to_string()))
            .child(button(true, "+"))
    }
}

impl Pad for Clan {
    fn areas(&self, words: &Words) -> Vec<Area> {
        let rows = |from: usize, to: usize| {
            vec![
                el("div")
                    .class("wc-counts panel")
                    .children((from..to).map(|place| self.row(words, place)))
                    .into(),
            ]
        };
        let area = |id, key: &str, column, nodes| Area {
            id,
            title: words.word(&format!("white-castle-pad-{key}")),
            column,
            tab: false,
            nodes,
        };
        vec![
            area("padstores", "stores", Column::Mid, rows(0, FLOORS)),
            area("padmembers", "members", Column::Side, rows(FLOORS, COUNTS.len())),
        ]
    }

    fn touch(&mut self, target: Target) {
        let number = target.number() as usize;
        if target.is_button() || number / 2 >= COUNTS.len() {
            return;
        }
        let count = &mut self.counts[number / 2];
        *count = if number.is_multiple_of(2) {
            count.saturating_sub(1)
        } else {
            (*count + 1).min(COUNTS[number / 2].1)
        };
    }

    fn score(&self, words: &Words) -> Result<Vec<(&'static str, i32)>, String> {
        let counts = &self.counts;
        let courtiers = self.sum(FLOORS, 4);
        if courtiers > 5 || self.sum(YARDS, 3) > 5 || self.sum(TEA, 7) > 5 {
            return Err(words.word("white-castle-pad-too-many"));
        }
        let inside = i32::from(self.sum(FLOORS + 1, 3));
        let counted = [counts[GARDENER], self.sum(YARDS, 3), courtiers];
        let tea = TeaPlace::ALL.iter().map(|place| match (place.points(), place.room()) {
            (Some(points), _) => points.into(),
            (None, room) => 2 * i32::from(counted[room.unwrap_or(0) % 3]),
        });
        let lines = [
            i32::from(counts[PLAY]),
            i32::from((counts[COIN] + counts[SEAL]) / 5),
            counts[STOCK..INFLUENCE].iter().map(|&n| stock_points(n)).sum(),
            influence_points(counts[INFLUENCE] as u8),
            self.each(FLOORS, Floor::ALL.iter().map(|floor| floor.points().into())),
            self.each(YARDS, Yard::ALL.iter().map(|yard| yard.points().into())) * inside,
            i32::from(counts[GARDENS]),
            self.each(TEA, tea),
        ];
        let total = ("total", lines.iter().sum());
        Ok(WhiteCastle::LINES.iter().copied().zip(lines).chain([total]).collect())
    }

    fn is_empty(&self) -> bool {
        self.counts == [0; COUNTS.len()]
    }
}
