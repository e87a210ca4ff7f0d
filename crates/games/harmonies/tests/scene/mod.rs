//! A table in any position, written down as a view and dealt from it: only the public way in.

// Every test file compiles this module and uses a part of it.
#![allow(dead_code, unused_imports)]

use engawa_harmonies::{Board, Card, Cell, Colour, Event, Harmonies, Kind, Options, Player, Side, Space};
pub(crate) use engawa_kernel::testing::{Picks, act, breach, dice, listed, seat};
use engawa_kernel::{Action, Dice, Rules, Viewer, testing};
use serde_json::{Value, json};

/// A pile: its coordinates, its tokens, and the card of the cube on it.
type Laid = ((i8, i8), Vec<Colour>, Option<u8>);

/// What lies before one player: piles with coordinates, and cubes on them; unfinished cards.
#[derive(Clone, Default)]
pub(crate) struct Place {
    pub(crate) piles: Vec<Laid>,
    pub(crate) cards: Vec<u8>,
}

/// A table to be. Tokens that are nowhere said to be are in the bag, cards in the deck.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) side: Side,
    pub(crate) spirits: bool,
    pub(crate) places: Vec<Place>,
    pub(crate) first: usize,
    pub(crate) active: usize,
    pub(crate) round: u8,
    pub(crate) phase: &'static str,
    pub(crate) last_round: bool,
    /// Some if the tokens of this turn were taken: what is left of them.
    pub(crate) hand: Option<Vec<Colour>>,
    pub(crate) card_taken: bool,
    pub(crate) row: Option<Vec<u8>>,
    /// The cards of the deck; the others are out of the game.
    pub(crate) deck: Option<Vec<u8>>,
    /// The number of tokens in the bag; the others are out of the game.
    pub(crate) bag: Option<usize>,
    pub(crate) offered: Option<[u8; 2]>,
}

impl Scene {
    pub(crate) fn new(seats: usize, side: Side) -> Scene {
        Scene {
            side,
            spirits: false,
            places: vec![Place::default(); seats],
            first: 0,
            active: 0,
            round: 2,
            phase: "turn",
            last_round: false,
            hand: None,
            card_taken: false,
            row: None,
            deck: None,
            bag: None,
            offered: None,
        }
    }

    /// The same with a pile on the board of the active player.
    pub(crate) fn pile(mut self, at: (i8, i8), tokens: &[Colour]) -> Scene {
        self.places[self.active].piles.push((at, tokens.to_vec(), None));
        self
    }

    /// The same with a pile that carries a cube of a card.
    pub(crate) fn cubed(mut self, at: (i8, i8), tokens: &[Colour], card: u8) -> Scene {
        self.places[self.active].piles.push((at, tokens.to_vec(), Some(card)));
        self
    }

    /// The same with unfinished cards above the board of the active player.
    pub(crate) fn cards(mut self, cards: &[u8]) -> Scene {
        self.places[self.active].cards.extend(cards);
        self
    }

    /// The same with tokens in the hand of the active player.
    pub(crate) fn hand(mut self, tokens: &[Colour]) -> Scene {
        self.hand = Some(tokens.to_vec());
        self
    }

    /// The same with single tokens on so many cells of the active player's board that this many stay empty.
    pub(crate) fn empty_cells(mut self, left: usize) -> Scene {
        let cells: Vec<Cell> = self.side.cells().collect();
        // Colours that no pile grows from, in the numbers of the box.
        let mut colours = [(Colour::Blue, 9), (Colour::Yellow, 9), (Colour::Green, 9)];
        for cell in &cells[..cells.len() - left] {
            let (colour, tokens) = colours.iter_mut().find(|(_, tokens)| *tokens > 0).expect("a token");
            *tokens -= 1;
            let tokens = [*colour];
            self = self.pile(cell.axial(), &tokens);
        }
        self
    }

    /// The view as JSON.
    pub(crate) fn view(&self) -> Value {
        let solo = self.places.len() == 1;
        let (space_count, row_count) = if solo { (3, 3) } else { (5, 5) };
        let mut left = [23, 23, 21, 19, 19, 15];
        let mut take = |colour: Colour| {
            left[colour.index()] -= 1;
            assert!(left[colour.index()] >= 0, "the box has no more {}", colour.name());
        };
        for (_, tokens, _) in self.places.iter().flat_map(|place| &place.piles) {
            tokens.iter().copied().for_each(&mut take);
        }
        let hand = self.hand.clone().unwrap_or_default();
        hand.iter().copied().for_each(&mut take);
        // One token of each of three colours on a space, of those that are most numerous.
        let mut spaces = Vec::new();
        for space in 0..space_count {
            if space == 0 && self.hand.is_some() {
                spaces.push(vec![]);
                continue;
            }
            let mut colours = Colour::ALL;
            colours.sort_by_key(|colour| -left[colour.index()]);
            let tokens = colours[..3].to_vec();
            for colour in &tokens {
                left[colour.index()] -= 1;
            }
            spaces.push(tokens);
        }
        let mut bag = [0i32; 6];
        if let Some(size) = self.bag {
            for _ in 0..size {
                let fullest = (0..6).max_by_key(|&colour| left[colour]).expect("six colours");
                left[fullest] -= 1;
                bag[fullest] += 1;
            }
        } else {
            core::mem::swap(&mut bag, &mut left);
        }
        assert!(left.iter().all(|&tokens| tokens >= 0), "the box has fewer tokens");
        let used = |card: &u8| {
            self.places.iter().any(|place| {
                place.cards.contains(card) || place.piles.iter().any(|(_, _, cube)| *cube == Some(*card))
            })
        };
        let mut free: Vec<u8> = (1..=32).filter(|card| !used(card)).collect();
        let row = self.row.clone().unwrap_or_else(|| free[..row_count].to_vec());
        free.retain(|card| !row.contains(card));
        let deck = self.deck.clone().unwrap_or_else(|| free.clone());
        free.retain(|card| !deck.contains(card));
        let mut row: Vec<Option<u8>> = row.into_iter().map(Some).collect();
        row.resize(row_count, None);
        let players: Vec<Value> = self
            .places
            .iter()
            .map(|place| {
                let piles: Vec<Value> = place
                    .piles
                    .iter()
                    .map(|((q, r), tokens, cube)| {
                        let mut pile = json!({"at": format!("{:?}{q},{r}", self.side), "stack": tokens});
                        if let Some(cube) = cube {
                            pile["cube"] = json!(cube);
                        }
                        pile
                    })
                    .collect();
                json!({"piles": piles, "cards": place.cards})
            })
            .collect();
        json!({
            "board": {
                "options": {"side": self.side, "spirits": self.spirits},
                "seats": self.places.len(),
                "chance": {"drawn": 40, "opened": 0},
                "first": self.first,
                "active": self.active,
                "round": self.round,
                "phase": self.phase,
                "last_round": self.last_round,
                "emptied": self.hand.as_ref().map(|_| 0),
                "hand": hand,
                "card_taken": self.card_taken,
                "spaces": spaces,
                "row": row,
                "bag": bag,
                "deck": deck,
                "tokens_gone": left,
                "cards_gone": free,
                "players": players,
            },
            "seat": self.active,
            "offered": self.offered,
            "refused": null,
        })
    }

    /// The position.
    pub(crate) fn set(&self) -> Harmonies {
        let view = serde_json::from_value(self.view()).unwrap_or_else(|error| panic!("{error}"));
        Harmonies::redeal(&view, &mut dice(99))
    }
}

pub(crate) fn card(id: u8) -> Card {
    Card::new(id).expect("a card")
}

pub(crate) fn space(number: usize) -> Space {
    Space::new(number).expect("a space")
}

/// A position after setting up.
pub(crate) fn start(seats: usize, side: Side, spirits: bool, seed: u64) -> (Harmonies, Dice) {
    testing::start(&Options { side, spirits }, seats, seed)
}

pub(crate) fn board(game: &Harmonies) -> Board {
    game.view(Viewer::Spectator).board
}

pub(crate) fn player(game: &Harmonies, number: usize) -> Player {
    *board(game).player(seat(number)).expect("a player")
}

/// Plays one turn of the decider at random, up to and with the finish and what follows it.
pub(crate) fn random_turn(game: &mut Harmonies, dice: &mut Dice, picks: &mut Picks) -> Vec<Event> {
    let (seat, mut events) = (board(game).active(), Vec::new());
    loop {
        let kind = picks.any(&listed(game));
        events.extend(act(game, kind, dice));
        let now = board(game);
        let over = game.deciders().is_empty();
        if over || now.active() != seat || matches!(kind, Kind::LeaveRow | Kind::SwapCard { .. }) {
            return events;
        }
        if kind == Kind::Finish && now.phase() != engawa_harmonies::Phase::Row {
            return events;
        }
    }
}

/// Random games of every seat count, side and spirits, every position looked at before each decision and at the end.
pub(crate) fn each_position(games: u64, mut look: impl FnMut(&Harmonies, Option<Action>)) {
    for seats in 1..=4 {
        for (side, spirits) in [(Side::A, false), (Side::B, true), (Side::A, true), (Side::B, false)] {
            for seed in 0..games {
                testing::each_position(&Options { side, spirits }, seats, seed, &mut look);
            }
        }
    }
}
