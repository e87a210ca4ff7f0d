//! Every rule by its number. They stand inside the crate because a scene is a position with some fields set.

mod ascension;
mod examples;
mod pieces;
mod seasons;
mod setup;
mod solo;
mod summer;
mod tengu_actions;
mod tengu_table;

use engawa_kernel::{Actions, Dice, Refused, Rules, Seat, SeatCount, Seed, Stage};

use crate::board::Phase;
use crate::data::{BitokuCard, Building, Crystal, Dragonfly, Mitama, Rock, Torii, Vision, Yokai};
use crate::effect::Effects;
use crate::goods::Goods;
use crate::hidden::NO_CARD;
use crate::place::{House, Market, Region, River, Virtue};
use crate::player::{At, Die};
use crate::step::Stack;
use crate::{Bitoku, Breach, Event, Kind, Options, Player, Source, Step, Task};

/// A table under way: the position, its dice, what was told.
pub(super) struct Table {
    pub(super) game: Bitoku,
    pub(super) dice: Dice,
    pub(super) told: Vec<Event>,
}

pub(super) fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

/// A table just set up.
pub(super) fn fresh_with(seats: usize, options: Options, seed: u64) -> Table {
    let mut dice = Dice::new(&Seed::from_number(seed));
    let mut told = Vec::new();
    let seats = SeatCount::new(seats).expect("seats");
    let game = Bitoku::setup(&options, seats, &mut Stage::new(&mut dice, &mut told));
    Table { game, dice, told }
}

pub(super) fn fresh(seats: usize, seed: u64) -> Table {
    fresh_with(seats, Options::default(), seed)
}

/// A table in its first summer: seat 0 has the turn, the others follow.
pub(super) fn summer_with(seats: usize, options: Options) -> Table {
    let mut table = fresh_with(seats, options, 7);
    table.game.board.order = [0, 1, 2, 3];
    while table.game.board.phase == Phase::Call {
        let seat = table.game.deciders().first().expect("somebody chooses cards");
        let action = table.list(seat.index())[0];
        table.act_as(seat.index(), action);
    }
    assert_eq!(table.top(), Task::Turn);
    assert_eq!(table.game.board.active, 0);
    table.told.clear();
    table
}

pub(super) fn summer(seats: usize) -> Table {
    summer_with(seats, Options::default())
}

pub(super) fn rich() -> Goods {
    Goods([9; 4])
}

pub(super) fn yokai(number: usize) -> Yokai {
    Yokai::new(number).expect("a yokai")
}

/// A yokai of the common deck by its line in the box file, from 1: kappa 1 to 5, imomushi 6 to 10, and so on.
pub(super) fn common(number: usize) -> Yokai {
    yokai(19 + number)
}

pub(super) fn rock(number: usize) -> Rock {
    Rock::new(number - 1).expect("a rock")
}

pub(super) fn building(house: House, number: usize) -> Building {
    Building::new(house.index() * 6 + number - 1).expect("a building")
}

pub(super) fn crystal(number: usize) -> Crystal {
    Crystal::new(number - 1).expect("a crystal")
}

pub(super) fn mitama(number: usize) -> Mitama {
    Mitama::new(number - 1).expect("a mitama")
}

pub(super) fn dragonfly(number: usize) -> Dragonfly {
    Dragonfly::new(number - 1).expect("a dragonfly")
}

pub(super) fn torii(number: usize) -> Torii {
    Torii::new(number - 1).expect("a torii tile")
}

pub(super) fn vision(number: usize) -> Vision {
    Vision::new(number - 1).expect("a vision")
}

pub(super) fn virtue(virtue: Virtue) -> BitokuCard {
    BitokuCard::all().find(|card| card.virtue() == virtue).expect("a bitoku")
}

impl Table {
    pub(super) fn me(&mut self) -> &mut Player {
        self.player(0)
    }

    pub(super) fn player(&mut self, player: usize) -> &mut Player {
        &mut self.game.board.players[player]
    }

    pub(super) fn top(&self) -> Task {
        self.game.board.pending().last().expect("a pending step").task
    }

    pub(super) fn list(&self, player: usize) -> Vec<Kind> {
        let mut list = Actions::new();
        self.game.actions(seat(player), &mut list);
        list.iter().map(|&action| Kind::of(action).expect("listed actions can be read")).collect()
    }

    /// What the seat that is asked may do.
    pub(super) fn kinds(&self) -> Vec<Kind> {
        self.list(self.game.deciders().first().expect("somebody is asked").index())
    }

    pub(super) fn may(&self, kind: Kind) -> bool {
        let listed = self.kinds().contains(&kind);
        let seat = self.game.deciders().first().expect("somebody is asked");
        assert_eq!(self.game.check(seat, kind.into()).is_ok(), listed, "{kind:?}: list and check disagree");
        listed
    }

    pub(super) fn act_as(&mut self, player: usize, kind: Kind) {
        let mut stage = Stage::new(&mut self.dice, &mut self.told);
        let done = self.game.apply(seat(player), kind.into(), &mut stage);
        assert_eq!(done, Ok(()), "{kind:?} at {:?}", self.game.board.pending().last());
    }

    /// Acts for the seat that is asked.
    pub(super) fn act(&mut self, kind: Kind) -> &mut Table {
        let seat = self.game.deciders().first().expect("somebody is asked");
        self.act_as(seat.index(), kind);
        self
    }

    pub(super) fn acts(&mut self, kinds: &[Kind]) -> &mut Table {
        for &kind in kinds {
            self.act(kind);
        }
        self
    }

    /// Why the seat that is asked may not do this.
    pub(super) fn breach(&self, kind: Kind) -> Breach {
        let seat = self.game.deciders().first().expect("somebody is asked");
        match self.game.check(seat, kind.into()) {
            Err(Refused::Breach(breach)) => breach,
            other => panic!("{kind:?} gives {other:?}"),
        }
    }

    /// Seat 0 carries out an effect, as if a turn had brought it.
    pub(super) fn effect(&mut self, effects: Effects, source: Source) -> &mut Table {
        self.game.board.active = 0;
        self.game.board.stack = Stack::EMPTY;
        self.game.board.stack.push(Step::game(Task::Finish));
        let mut stage = Stage::new(&mut self.dice, &mut self.told);
        self.game.begin(effects, source, false, &mut stage);
        self.game.run(&mut stage);
        self
    }

    /// Seat 0 is asked this.
    pub(super) fn asked(&mut self, task: Task) -> &mut Table {
        self.game.board.active = 0;
        self.game.board.stack = Stack::EMPTY;
        self.game.board.stack.push(Step::game(Task::Finish));
        self.game.board.stack.push(Step::game(task));
        self.run()
    }

    pub(super) fn run(&mut self) -> &mut Table {
        self.game.run(&mut Stage::new(&mut self.dice, &mut self.told));
        self
    }

    /// Puts tiles into a market by number, the others back to the stack; keeps the box whole.
    pub(super) fn market(&mut self, market: Market, tiles: [Option<usize>; 4]) -> &mut Table {
        let at = market.index();
        let board = &mut self.game.board;
        for tile in board.markets[at].iter().flatten() {
            board.stacks[at] |= 1 << tile;
        }
        for tile in tiles.iter().flatten() {
            board.stacks[at] &= !(1 << tile);
            board.gone[at] &= !(1 << tile);
            for player in &mut board.players {
                let bit = !(1u32 << tile);
                match market {
                    Market::Mitama => player.mitama &= bit,
                    Market::Dragonfly => {
                        player.dragonflies &= bit;
                        player.paired &= bit;
                    }
                    Market::Building | Market::Crystal => {}
                }
            }
        }
        board.markets[at] = tiles.map(|tile| tile.map(|tile| tile as u8));
        self
    }

    /// A building with an owner's counter.
    pub(super) fn site(&mut self, river: River, tile: Building, owner: usize) -> &mut Table {
        let house = tile.house().index();
        self.game.board.sites[river.index()][house] = Some(tile);
        self.game.board.owners[river.index()][house] = owner as u8 + 1;
        self.player(owner).houses += 1;
        self
    }

    /// A die of a player somewhere.
    pub(super) fn die(&mut self, player: usize, die: usize, value: u8, at: At) -> &mut Table {
        self.player(player).dice[die] = Die { value, at };
        self
    }

    /// The hand of a player.
    pub(super) fn hand(&mut self, player: usize, cards: &[Yokai]) -> &mut Table {
        let bits = cards.iter().fold(0, |bits, card| bits | card.bit());
        self.game.hidden.hands[player] = bits;
        self.game.hidden.decks[player] &= !bits;
        let deck = self.game.hidden.decks[player];
        let own = self.player(player);
        own.discard &= !bits;
        (own.hand, own.deck) = (cards.len() as u8, deck.count_ones() as u8);
        own.known = (own.known | bits) & (bits | deck);
        self
    }

    pub(super) fn kodama(&self, player: usize, region: Region) -> u8 {
        self.game.board.players[player].kodama[region.index()]
    }

    /// The tops of a common deck, as if they lay there alone.
    pub(super) fn stack_deck(&mut self, deck: crate::Common, cards: &[u8]) -> &mut Table {
        let mut only = engawa_kernel::Deck::of(0);
        for &card in cards {
            only.put_under(card, engawa_kernel::SeatSet::NONE).expect("room");
        }
        self.game.hidden.commons[deck.index()] = only;
        self.game.hidden.looked = [NO_CARD; 2];
        self
    }
}
