//! A table in any position, written down as a view and dealt from it: only the public way in.

// Every test file compiles this module and uses a part of it.
#![allow(dead_code, unused_imports)]

use engawa_bamboo::{
    Bamboo, Begun, Board, Cell, Deed, Event, Foods, Gap, Kind, Offering, Options, Player, Shoot, Side, Slot,
    Spirit, Step, Temple, Tile, Token, View,
};
pub(crate) use engawa_kernel::testing::{Picks, act, acts, breach, dice, listed, opens, seat};
use engawa_kernel::{Action, Dice, Rules, Viewer, testing};
use serde_json::{Value, json};

/// What lies before one player.
#[derive(Clone)]
pub(crate) struct Place {
    pub(crate) areas: [Vec<u8>; 4],
    pub(crate) marker: Option<Temple>,
    /// In the reserve; those that lie nowhere else wait on round spaces.
    pub(crate) sticks: u8,
    pub(crate) coins: u8,
    pub(crate) food: Foods,
    pub(crate) house: Vec<(Cell, u8)>,
    pub(crate) tokens: Vec<u8>,
    pub(crate) scored: Vec<u8>,
    pub(crate) awake: Vec<Spirit>,
    pub(crate) asleep: Vec<Spirit>,
    pub(crate) hunger: u16,
    pub(crate) single: u16,
}

/// A temple of the main board: the ghost's sticks, the sticks of seats bottom to top, the visible spirit, those under it.
#[derive(Clone)]
pub(crate) struct Offered {
    pub(crate) ghost: u8,
    pub(crate) sticks: Vec<usize>,
    pub(crate) spirit: Option<Spirit>,
    pub(crate) under: u8,
}

/// A table to be. What is nowhere said to be lies in its stack, or out of the game.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) side: Side,
    pub(crate) first: usize,
    pub(crate) active: usize,
    pub(crate) round: u8,
    pub(crate) step: Step,
    pub(crate) last: Option<usize>,
    pub(crate) begun: Option<Begun>,
    pub(crate) gap: Option<Gap>,
    pub(crate) activations: u8,
    pub(crate) ready: Vec<u8>,
    pub(crate) harvest: Vec<u8>,
    pub(crate) free: bool,
    pub(crate) jokers: bool,
    pub(crate) owed: u8,
    pub(crate) second_parts: u8,
    pub(crate) grove: [[u8; 3]; 4],
    pub(crate) planted: [Vec<u8>; 4],
    pub(crate) temples: [Offered; 4],
    pub(crate) boxed: Vec<Spirit>,
    /// Home tiles on display, type I and II, bottom first; the lowest unused ones if none.
    pub(crate) tiles: [Option<Vec<u8>>; 2],
    /// Harmony tokens on display: left, house, right.
    pub(crate) tokens: [Option<Vec<u8>>; 3],
    /// Under the stacks, next first.
    pub(crate) known_tiles: [Vec<u8>; 2],
    pub(crate) known_tokens: [Vec<u8>; 3],
    /// Whether the stacks hold nothing else: what is nowhere said to be then lies on the fan of the last seat, or in its
    /// house.
    pub(crate) no_left_tokens: bool,
    pub(crate) row: Foods,
    /// What is in the supply, if not all the rest; the rest is then discarded.
    pub(crate) supply: Option<Foods>,
    pub(crate) gifts: Vec<Deed>,
    pub(crate) draft: Vec<u8>,
    pub(crate) places: Vec<Place>,
}

pub(crate) fn foods(tea: u8, rice: u8, ramen: u8) -> Foods {
    Foods { tea, rice, ramen }
}

impl Scene {
    /// Summer of round 1, seat 0 about to visit: everybody has six shoots, four sticks and three coins.
    pub(crate) fn new(seats: usize) -> Scene {
        let starting = [[1, 6, 11, 16], [2, 7, 12, 13], [3, 8, 9, 14], [4, 5, 10, 15]];
        let place = |seat: usize| {
            let mut areas = starting[seat].map(|shoot| vec![shoot]);
            for plain in [29 + 2 * seat as u8, 30 + 2 * seat as u8] {
                areas[shoot(plain).temple().index()].push(plain);
            }
            Place {
                areas,
                marker: None,
                sticks: 4,
                coins: 3,
                food: Foods::NONE,
                house: vec![],
                tokens: vec![],
                scored: vec![],
                awake: vec![],
                asleep: vec![],
                hunger: 0,
                single: 0,
            }
        };
        let temple = |spirit: Spirit| Offered { ghost: 0, sticks: vec![], spirit: Some(spirit), under: 3 };
        Scene {
            side: Side::Day,
            first: 0,
            active: 0,
            round: 1,
            step: Step::Visit,
            last: None,
            begun: None,
            gap: None,
            activations: 0,
            ready: vec![],
            harvest: vec![],
            free: false,
            jokers: false,
            owed: 0,
            second_parts: 0,
            grove: [[17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28]],
            planted: [vec![], vec![], vec![], vec![]],
            temples: [Spirit::Kappa, Spirit::Tanuki, Spirit::Rokurokubi, Spirit::Kitsune].map(temple),
            boxed: vec![],
            tiles: [None, None],
            tokens: [None, None, None],
            known_tiles: [vec![], vec![]],
            known_tokens: [vec![], vec![], vec![]],
            no_left_tokens: false,
            row: foods(2, 2, 1),
            supply: None,
            gifts: vec![],
            draft: vec![],
            places: (0..seats).map(place).collect(),
        }
    }

    /// The same with a change.
    pub(crate) fn with(mut self, change: impl FnOnce(&mut Scene)) -> Scene {
        change(&mut self);
        self
    }

    /// The same with a change of what lies before the active player.
    pub(crate) fn own(mut self, change: impl FnOnce(&mut Place)) -> Scene {
        change(&mut self.places[self.active]);
        self
    }

    /// The same with an action of the active player begun, in the middle of the turn.
    pub(crate) fn begun(mut self, begun: Begun) -> Scene {
        self.begun = Some(begun);
        self
    }

    /// The same with tiles in the house of the active player, some tile of this kind and comfort each.
    pub(crate) fn tiles_at(mut self, tiles: &[(&str, engawa_bamboo::TileKind, u8)]) -> Scene {
        for &(cell, kind, comfort) in tiles {
            let used: Vec<u8> =
                self.places.iter().flat_map(|place| place.house.iter().map(|(_, tile)| *tile)).collect();
            let fits =
                |tile: &Tile| tile.kind() == kind && tile.comfort() == comfort && !tile.is_not_with_two();
            let tile = Tile::all().filter(fits).find(|tile| !used.contains(&tile.id())).expect("a tile");
            self.places[self.active].house.push((at(cell), tile.id()));
        }
        self
    }

    /// The view as JSON.
    pub(crate) fn view(&self) -> Value {
        let seats = self.places.len();
        let mut used: Vec<u8> =
            self.grove.iter().flatten().chain(&self.draft).chain(&self.harvest).copied().collect();
        used.extend(self.planted.iter().flatten());
        used.extend(self.places.iter().flat_map(|place| place.areas.iter().flatten()));
        let gone: Vec<u8> = Shoot::all().map(Shoot::id).filter(|id| !used.contains(id)).collect();
        let in_houses: Vec<u8> =
            self.places.iter().flat_map(|place| place.house.iter().map(|(_, tile)| *tile)).collect();
        let tiles: Vec<Value> = (0..2)
            .map(|column| {
                let own =
                    |tile: &Tile| tile.of_type() as usize == column && (seats > 2 || !tile.is_not_with_two());
                let mut free: Vec<u8> = Tile::all().filter(own).map(Tile::id).collect();
                free.retain(|tile| !in_houses.contains(tile) && !self.known_tiles[column].contains(tile));
                let display = self.tiles[column].clone().unwrap_or_else(|| free[..4].to_vec());
                free.retain(|tile| !display.contains(tile));
                json!({"display": display, "stack": free, "known": self.known_tiles[column]})
            })
            .collect();
        let mut places = self.places.clone();
        let owned: Vec<u8> =
            places.iter().flat_map(|place| place.tokens.iter().chain(&place.scored)).copied().collect();
        let tokens: Vec<Value> = (0..3)
            .map(|column| {
                let own = |token: &Token| token.zone() as usize == column;
                let mut free: Vec<u8> = Token::all().filter(own).map(Token::id).collect();
                free.retain(|token| !owned.contains(token) && !self.known_tokens[column].contains(token));
                let display = self.tokens[column].clone().unwrap_or_else(|| free[..3].to_vec());
                free.retain(|token| !display.contains(token));
                if column == 0 && self.no_left_tokens {
                    places[seats - 1].scored.append(&mut free);
                }
                json!({"display": display, "stack": free, "known": self.known_tokens[column]})
            })
            .collect();
        let mut unseen = [3i32; 7];
        let tops = self.temples.iter().filter_map(|temple| temple.spirit);
        let spirits = places.iter().flat_map(|place| place.awake.iter().chain(&place.asleep)).copied();
        tops.chain(spirits).chain(self.boxed.iter().copied()).for_each(|spirit| unseen[spirit as usize] -= 1);
        let mut food = [6i32, 12, 8];
        for owned in places.iter().map(|place| place.food).chain([self.row]) {
            food.iter_mut().zip(owned.counts()).for_each(|(left, count)| *left -= i32::from(count));
        }
        let supply = self.supply.map_or(food, |supply| supply.counts().map(i32::from));
        let discarded: Vec<i32> = food.iter().zip(supply).map(|(left, supply)| left - supply).collect();
        let grove: Vec<Value> =
            (0..4).map(|slot| json!({"shoots": self.grove[slot], "planted": self.planted[slot]})).collect();
        let temples: Vec<Value> = self
            .temples
            .iter()
            .map(|temple| {
                json!({"ghost": temple.ghost, "sticks": temple.sticks, "spirit": temple.spirit, "under": temple.under})
            })
            .collect();
        let players: Vec<Value> =
            places.iter().enumerate().map(|(seat, place)| self.player(seat, place)).collect();
        json!({
            "options": {"side": self.side},
            "seats": seats,
            "chance": {"drawn": 60, "opened": 0},
            "first": self.first,
            "active": self.active,
            "round": self.round,
            "step": self.step,
            "last": self.last,
            "begun": self.begun,
            "gap": self.gap,
            "turn": {
                "activations": self.activations,
                "ready": self.ready,
                "harvest": self.harvest,
                "jokers": self.jokers,
                "free": self.free,
                "owed": self.owed,
                "second_parts": self.second_parts,
            },
            "grove": grove,
            "temples": temples,
            "unseen_spirits": unseen,
            "boxed_spirits": self.boxed,
            "tiles": tiles,
            "tokens": tokens,
            "food": {
                "row": self.row,
                "supply": supply,
                "discarded": {"tea": discarded[0], "rice": discarded[1], "ramen": discarded[2]},
            },
            "gifts": self.gifts,
            "draft": self.draft,
            "gone": gone,
            "players": players,
        })
    }

    fn player(&self, seat: usize, place: &Place) -> Value {
        let sticks = self.temples.iter().flat_map(|temple| &temple.sticks);
        let offered = sticks.filter(|&&owner| owner == seat).count() as u8;
        json!({
            "areas": place.areas,
            "marker": place.marker,
            "sticks": place.sticks,
            "waiting": 7 - place.sticks - offered,
            "coins": place.coins,
            "food": place.food,
            "house": place.house,
            "tokens": place.tokens,
            "scored": place.scored,
            "awake": place.awake,
            "asleep": place.asleep,
            "happiness_of_tokens": 0,
            "happiness_of_single": place.single,
            "happiness_of_tiles": 0,
            "hunger": place.hunger,
        })
    }

    /// The position.
    pub(crate) fn set(&self) -> Bamboo {
        let view: View = serde_json::from_value(self.view()).unwrap_or_else(|error| panic!("{error}"));
        Bamboo::redeal(&view, &mut dice(99))
    }

    /// The position, and dice to go on with.
    pub(crate) fn play(&self) -> (Bamboo, Dice) {
        (self.set(), dice(7))
    }
}

/// Of these shoots as many as leave so many cells of an area free: sizes are data, and need not be equal (BA-R18).
pub(crate) fn filling(area: Temple, free: u8, shoots: &[u8]) -> Vec<u8> {
    shoots.iter().copied().take((area.cells() - free).into()).collect()
}

pub(crate) fn shoot(id: u8) -> Shoot {
    Shoot::new(id).expect("a shoot")
}

pub(crate) fn token(id: u8) -> Token {
    Token::new(id).expect("a token")
}

pub(crate) fn tile(id: u8) -> Tile {
    Tile::new(id).expect("a tile")
}

pub(crate) fn at(cell: &str) -> Cell {
    cell.parse().expect("a cell")
}

pub(crate) fn slot(number: u8) -> Slot {
    Slot::new(number).expect("a slot")
}

pub(crate) fn offering(split: [u8; 4]) -> Kind {
    Kind::Offer { sticks: Offering::of(split).expect("an offering") }
}

pub(crate) fn plant(id: u8, in_slot: u8) -> Kind {
    Kind::Plant { shoot: shoot(id), slot: slot(in_slot) }
}

pub(crate) fn activate(id: u8, deed: Deed) -> Kind {
    Kind::Activate { shoot: shoot(id), deed }
}

pub(crate) fn place_shoot(id: u8, area: Temple) -> Kind {
    Kind::PlaceShoot { shoot: shoot(id), area }
}

pub(crate) fn use_spirit(spirit: Spirit) -> Kind {
    Kind::UseSpirit { spirit }
}

/// A position after setting up, before the draft.
pub(crate) fn start(seats: usize, side: Side, seed: u64) -> (Bamboo, Dice) {
    testing::start(&Options { side }, seats, seed)
}

pub(crate) fn board(game: &Bamboo) -> Board {
    game.view(Viewer::Spectator).board
}

pub(crate) fn player(game: &Bamboo, number: usize) -> Player {
    *board(game).player(seat(number)).expect("a player")
}

/// Plays on at random until this holds; what is told comes back.
pub(crate) fn play_until(
    game: &mut Bamboo,
    dice: &mut Dice,
    picks: &mut Picks,
    holds: impl Fn(&Board) -> bool,
) -> Vec<Event> {
    testing::any_until(game, dice, picks, |game| holds(&board(game)))
}

/// Random games of every seat count and side, every position looked at before each decision and at the end.
pub(crate) fn each_position(games: u64, mut look: impl FnMut(&Bamboo, Option<Action>)) {
    for seats in 2..=4 {
        for side in Side::ALL {
            for seed in 0..games {
                testing::each_position(&Options { side }, seats, seed, &mut look);
            }
        }
    }
}
