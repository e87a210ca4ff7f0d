//! Harmonies once more, as plainly as it can be said: coordinates and lists, no masks, no tables of shifts.
//!
//! Slow and obvious on purpose; the rules of the crate are compared with it.

// Every test file compiles this module and uses a part of it.
#![allow(dead_code)]

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use engawa_harmonies::{Card, Colour, Landscape, Player, Side};

pub(crate) type At = (i8, i8);

const N: Colour = Colour::Brown;
const G: Colour = Colour::Green;
const Y: Colour = Colour::Gray;
const R: Colour = Colour::Red;

/// HA-4.2: the 14 piles of the rulebook's picture, bottom to top.
pub(crate) const PILES: [&[Colour]; 14] = [
    &[Colour::Blue],
    &[Colour::Yellow],
    &[G],
    &[Y],
    &[N],
    &[R],
    &[Y, Y],
    &[N, N],
    &[N, G],
    &[N, R],
    &[Y, R],
    &[R, R],
    &[Y, Y, Y],
    &[N, N, G],
];

/// One personal board.
#[derive(Clone, Default)]
pub(crate) struct Plain {
    pub(crate) cells: BTreeSet<At>,
    pub(crate) piles: BTreeMap<At, Vec<Colour>>,
    pub(crate) cubes: BTreeMap<At, u8>,
    pub(crate) side: Side,
}

impl Plain {
    pub(crate) fn empty(side: Side) -> Plain {
        // HA-1.2: heights of the columns; columns 1, 3 and 5 sit half a hex lower.
        let columns: &[i8] = match side {
            Side::A => &[5, 4, 5, 4, 5],
            Side::B => &[4, 3, 4, 3, 4, 3, 4],
        };
        let mut cells = BTreeSet::new();
        for (column, &height) in (0i8..).zip(columns) {
            for row in 0..height {
                cells.insert((column, row - (column - (column & 1)) / 2));
            }
        }
        Plain { cells, side, ..Plain::default() }
    }

    pub(crate) fn of(player: &Player) -> Plain {
        let mut plain = Plain::empty(player.side());
        for (cell, pile) in player.piles() {
            plain.piles.insert(cell.axial(), pile.tokens().to_vec());
        }
        for (cell, card) in player.cubes() {
            plain.cubes.insert(cell.axial(), card.id());
        }
        plain
    }

    pub(crate) fn neighbours(&self, (q, r): At) -> Vec<At> {
        [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
            .into_iter()
            .map(|(dq, dr)| (q + dq, r + dr))
            .filter(|at| self.cells.contains(at))
            .collect()
    }

    fn top(&self, at: At) -> Option<Colour> {
        self.piles.get(&at).and_then(|pile| pile.last().copied())
    }

    /// HA-4: the cells that take a token of this colour.
    pub(crate) fn token_cells(&self, colour: Colour) -> Vec<At> {
        let takes = |at: &At| {
            let mut pile = self.piles.get(at).cloned().unwrap_or_default();
            pile.push(colour);
            !self.cubes.contains_key(at) && PILES.contains(&pile.as_slice())
        };
        self.cells.iter().copied().filter(takes).collect()
    }

    fn landscape(&self, at: At) -> Option<Landscape> {
        match self.piles.get(&at)?.as_slice() {
            [Colour::Blue] => Some(Landscape::Water),
            [Colour::Yellow] => Some(Landscape::Field),
            [G] => Some(Landscape::Tree1),
            [N, G] => Some(Landscape::Tree2),
            [N, N, G] => Some(Landscape::Tree3),
            [Y] => Some(Landscape::Mountain1),
            [Y, Y] => Some(Landscape::Mountain2),
            [Y, Y, Y] => Some(Landscape::Mountain3),
            [N | Y | R, R] => Some(Landscape::Building),
            _ => None,
        }
    }

    /// HA-6.1: the cells that would receive the cube, cubes left out of account.
    pub(crate) fn habitats(&self, card: Card) -> Vec<At> {
        let stands = |&(q, r): &At| {
            (0..6).any(|turns| {
                card.habitat().iter().all(|spot| {
                    let mut step = (spot.q, spot.r);
                    for _ in 0..turns {
                        step = (-step.1, step.0 + step.1);
                    }
                    self.landscape((q + step.0, r + step.1)) == Some(spot.landscape)
                })
            })
        };
        self.cells.iter().copied().filter(stands).collect()
    }

    /// HA-6.2: the cells where a cube of the card may go.
    pub(crate) fn cube_cells(&self, card: Card) -> Vec<At> {
        self.habitats(card).into_iter().filter(|at| !self.cubes.contains_key(at)).collect()
    }

    /// Connected groups of these cells.
    fn groups(&self, cells: &BTreeSet<At>) -> Vec<BTreeSet<At>> {
        let mut left = cells.clone();
        let mut groups = Vec::new();
        while let Some(&seed) = left.iter().next() {
            let group = self.distances(seed, cells).into_keys().collect::<BTreeSet<At>>();
            left.retain(|at| !group.contains(at));
            groups.push(group);
        }
        groups
    }

    /// Steps from a cell to every cell that can be reached over these cells.
    fn distances(&self, from: At, over: &BTreeSet<At>) -> BTreeMap<At, i32> {
        let (mut found, mut next) = (BTreeMap::from([(from, 0)]), VecDeque::from([from]));
        while let Some(at) = next.pop_front() {
            for beside in self.neighbours(at) {
                if over.contains(&beside) && !found.contains_key(&beside) {
                    found.insert(beside, found[&at] + 1);
                    next.push_back(beside);
                }
            }
        }
        found
    }

    fn all(&self, landscape: Landscape) -> BTreeSet<At> {
        self.cells.iter().copied().filter(|&at| self.landscape(at) == Some(landscape)).collect()
    }

    fn points_by_height(&self, at: At) -> i32 {
        [1, 3, 7][self.piles[&at].len() - 1]
    }

    /// HA-8.1 to HA-8.6.
    pub(crate) fn land(&self) -> [i32; 5] {
        let with_top = |colour: Colour| {
            self.cells.iter().copied().filter(|&at| self.top(at) == Some(colour)).collect::<BTreeSet<At>>()
        };
        let trees = with_top(Colour::Green).into_iter().map(|at| self.points_by_height(at)).sum();
        let grays = with_top(Colour::Gray);
        let beside_gray = |at: &At| self.neighbours(*at).iter().any(|beside| grays.contains(beside));
        let mountains = grays.iter().filter(|at| beside_gray(at)).map(|&at| self.points_by_height(at)).sum();
        let fields = self.groups(&with_top(Colour::Yellow)).iter().filter(|group| group.len() > 1).count();
        let sees_three = |at: &At| {
            let colours: BTreeSet<Colour> =
                self.neighbours(*at).into_iter().filter_map(|beside| self.top(beside)).collect();
            colours.len() >= 3
        };
        let buildings = self.all(Landscape::Building).iter().filter(|at| sees_three(at)).count();
        let water = with_top(Colour::Blue);
        let water = match self.side {
            Side::A => {
                let farthest = |&at: &At| self.distances(at, &water).into_values().max().unwrap_or(0) + 1;
                match water.iter().map(farthest).max().unwrap_or(0) {
                    0 | 1 => 0,
                    2 => 2,
                    3 => 5,
                    4 => 8,
                    5 => 11,
                    length => 15 + 4 * (length - 6),
                }
            }
            Side::B => 5 * self.groups(&self.cells.difference(&water).copied().collect()).len() as i32,
        };
        [trees, mountains, 5 * fields as i32, 5 * buildings as i32, water]
    }

    /// HA-8.8: a spirit whose cube was placed, by its printed symbols.
    pub(crate) fn spirit(&self, card: Card) -> i32 {
        let count = |landscape| self.all(landscape).len() as i32;
        let sizes =
            |landscape| self.groups(&self.all(landscape)).iter().map(BTreeSet::len).collect::<Vec<_>>();
        let with_two = |landscape| sizes(landscape).into_iter().filter(|&size| size > 1).count() as i32;
        match card.name() {
            "lion" => sizes(Landscape::Field).into_iter().map(|size| if size < 3 { 2 } else { 10 }).sum(),
            "butterfly" => 5 * sizes(Landscape::Field).len() as i32,
            "deer" => 4 * count(Landscape::Tree2) + 4 * count(Landscape::Tree3),
            "owl" => 3 * count(Landscape::Tree1) + 3 * count(Landscape::Tree2) + count(Landscape::Tree3),
            "cat" => 4 * sizes(Landscape::Building).len() as i32,
            "stork" => 6 * with_two(Landscape::Building),
            "ram" => 4 * count(Landscape::Mountain2) + 4 * count(Landscape::Mountain3),
            "marmot" => {
                3 * count(Landscape::Mountain1)
                    + 3 * count(Landscape::Mountain2)
                    + count(Landscape::Mountain3)
            }
            "dragonfly" => 7 * with_two(Landscape::Water),
            "tortoise" => 2 * count(Landscape::Water),
            other => panic!("no spirit {other}"),
        }
    }

    /// HA-8.7 to HA-8.9: points of animals and spirits, and the animal cubes.
    pub(crate) fn cards(&self) -> (i32, i32, i32) {
        let (mut animals, mut spirits, mut cubes) = (0, 0, 0);
        for card in Card::all() {
            let placed = self.cubes.values().filter(|&&id| id == card.id()).count();
            if placed > 0 && card.is_spirit() {
                spirits += self.spirit(card);
            } else if placed > 0 {
                animals += i32::from(card.points()[placed - 1]);
                cubes += placed as i32;
            }
        }
        (animals, spirits, cubes)
    }
}
