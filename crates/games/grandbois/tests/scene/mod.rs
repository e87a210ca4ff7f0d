//! Positions laid out by hand, and a few words to play them.

// Every test file compiles this module and uses a part of it.
#![allow(dead_code, unused_imports)]

use engawa_grandbois::{Board, Breach, Card, Event, GrandBois, Kind, Options, Place, Rotation, View};
pub(crate) use engawa_kernel::testing::{Picks, dice, seat, seats};
use engawa_kernel::{Dice, Rules, Stage, testing};
use serde_json::{Value, json};

pub(crate) fn card(number: usize) -> Card {
    Card::new(number).unwrap()
}

pub(crate) fn place(card: usize, rotation: usize, x: i32, y: i32) -> Kind {
    let at = Place::new(x, y).unwrap();
    Kind::Place { card: self::card(card), rotation: Rotation::new(rotation).unwrap(), at }
}

/// A position laid out by hand.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) expert: bool,
    pub(crate) seats: usize,
    pub(crate) first: usize,
    pub(crate) phase: &'static str,
    /// Card, rotation, x, y, and the colour of a tower or "".
    pub(crate) laid: Vec<(usize, usize, i32, i32, &'static str)>,
    /// 0 is an empty place.
    pub(crate) row: [usize; 4],
    pub(crate) swept: Vec<usize>,
    pub(crate) clans: Option<Vec<Vec<&'static str>>>,
}

impl Scene {
    pub(crate) fn new(seats: usize) -> Scene {
        Scene {
            expert: false,
            seats,
            first: 0,
            phase: "place",
            laid: Vec::new(),
            row: [6, 7, 8, 9],
            swept: Vec::new(),
            clans: None,
        }
    }

    pub(crate) fn json(&self) -> Value {
        let laid = |&(card, rotation, x, y, tower): &(usize, usize, i32, i32, &str)| match tower {
            "" => json!({ "card": card, "rotation": rotation, "at": [x, y] }),
            _ => json!({ "card": card, "rotation": rotation, "at": [x, y], "tower": tower }),
        };
        let clans = match &self.clans {
            Some(clans) => json!(clans),
            None => json!(vec![Value::Null; self.seats]),
        };
        json!({
            "board": {
                "options": { "expert": self.expert },
                "seats": self.seats,
                "chance": { "drawn": 9, "opened": 0 },
                "first": self.first,
                "phase": self.phase,
                "laid": self.laid.iter().map(laid).collect::<Vec<_>>(),
                "row": self.row.map(|card| (card != 0).then_some(card)),
                "swept": self.swept,
            },
            "clans": clans,
        })
    }

    pub(crate) fn view(&self) -> Result<View, String> {
        serde_json::from_value(self.json()).map_err(|error| error.to_string())
    }

    pub(crate) fn table(&self) -> Table {
        let view = self.view().unwrap();
        let mut dice = dice(1);
        Table { game: GrandBois::redeal(&view, &mut dice), dice, events: Vec::new() }
    }
}

/// A game that somebody plays.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: GrandBois,
    pub(crate) dice: Dice,
    /// What happened at the last decision.
    pub(crate) events: Vec<Event>,
}

impl Table {
    pub(crate) fn new(seats: usize, expert: bool, number: u64) -> Table {
        let mut dice = dice(number);
        let mut events = Vec::new();
        let mut stage = Stage::new(&mut dice, &mut events);
        let game = GrandBois::setup(&Options { expert }, self::seats(seats), &mut stage);
        Table { game, dice, events }
    }

    pub(crate) fn board(&self) -> &Board {
        self.game.board()
    }

    pub(crate) fn check(&self, kind: Kind) -> Result<(), Breach> {
        testing::breach(&self.game, kind).map_or(Ok(()), Err)
    }

    /// Does what the rules allow, whoever is asked.
    #[track_caller]
    pub(crate) fn act(&mut self, kind: Kind) -> &mut Table {
        self.events = testing::act(&mut self.game, kind, &mut self.dice);
        self
    }

    pub(crate) fn kinds(&self) -> Vec<Kind> {
        // In an order of their own: what a test picks does not depend on how the engine lists.
        let mut kinds = testing::listed(&self.game);
        kinds.sort_unstable_by_key(|&kind| engawa_kernel::Action::from(kind));
        kinds
    }

    /// Any legal action, by a number.
    pub(crate) fn any(&mut self, number: usize) -> &mut Table {
        let kinds = self.kinds();
        self.act(kinds[number % kinds.len()])
    }

    /// Plays on to the next question of this sort.
    pub(crate) fn until(&mut self, wanted: impl Fn(&Table) -> bool) -> &mut Table {
        let mut picks = Picks::new(17);
        while !wanted(self) {
            self.act(picks.any(&self.kinds()));
        }
        self
    }
}
