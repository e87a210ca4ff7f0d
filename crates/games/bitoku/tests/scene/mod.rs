//! A table in any position: one that was set up, with some fields of it set (feature `testing` of the crate).

// Every test file compiles this module and uses a part of it.
#![allow(dead_code, unused_imports)]

pub(crate) use engawa_kernel::testing::{Picks, dice, seat};
use engawa_kernel::{Dice, Rules, Stage, testing};

use engawa_bitoku::testing::*;
use engawa_bitoku::{
    At, Bitoku, BitokuCard, Breach, Building, Crystal, Die, Dragonfly, Effects, Event, Goods, House, Kind,
    Market, Mitama, Options, Phase, Player, Region, River, Rock, Source, Step, Task, Torii, Virtue, Vision,
    Yokai,
};

/// A table under way: the position, its dice, what was told.
pub(crate) struct Table {
    pub(crate) game: Bitoku,
    pub(crate) dice: Dice,
    pub(crate) told: Vec<Event>,
}

/// A table just set up.
pub(crate) fn fresh_with(seats: usize, options: Options, seed: u64) -> Table {
    let (mut dice, mut told) = (dice(seed), Vec::new());
    let game = Bitoku::setup(&options, testing::seats(seats), &mut Stage::new(&mut dice, &mut told));
    Table { game, dice, told }
}

pub(crate) fn fresh(seats: usize, seed: u64) -> Table {
    fresh_with(seats, Options::default(), seed)
}

/// A table in its first summer: seat 0 has the turn, the others follow.
pub(crate) fn summer_with(seats: usize, options: Options) -> Table {
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

pub(crate) fn summer(seats: usize) -> Table {
    summer_with(seats, Options::default())
}

pub(crate) fn rich() -> Goods {
    Goods([9; 4])
}

pub(crate) fn yokai(number: usize) -> Yokai {
    Yokai::new(number).expect("a yokai")
}

/// A yokai of the common deck by its line in the box file, from 1: kappa 1 to 5, imomushi 6 to 10, and so on.
pub(crate) fn common(number: usize) -> Yokai {
    yokai(19 + number)
}

pub(crate) fn rock(number: usize) -> Rock {
    Rock::new(number - 1).expect("a rock")
}

pub(crate) fn building(house: House, number: usize) -> Building {
    Building::new(house.index() * 6 + number - 1).expect("a building")
}

pub(crate) fn crystal(number: usize) -> Crystal {
    Crystal::new(number - 1).expect("a crystal")
}

pub(crate) fn mitama(number: usize) -> Mitama {
    Mitama::new(number - 1).expect("a mitama")
}

pub(crate) fn dragonfly(number: usize) -> Dragonfly {
    Dragonfly::new(number - 1).expect("a dragonfly")
}

pub(crate) fn torii(number: usize) -> Torii {
    Torii::new(number - 1).expect("a torii tile")
}

pub(crate) fn vision(number: usize) -> Vision {
    Vision::new(number - 1).expect("a vision")
}

pub(crate) fn virtue(virtue: Virtue) -> BitokuCard {
    BitokuCard::all().find(|card| card.virtue() == virtue).expect("a bitoku")
}

impl Table {
    pub(crate) fn me(&mut self) -> &mut Player {
        self.player(0)
    }

    pub(crate) fn player(&mut self, player: usize) -> &mut Player {
        &mut self.game.board.players[player]
    }

    pub(crate) fn top(&self) -> Task {
        self.game.board.pending().last().expect("a pending step").task
    }

    pub(crate) fn list(&self, player: usize) -> Vec<Kind> {
        testing::listed_for(&self.game, seat(player))
    }

    /// What the seat that is asked may do.
    pub(crate) fn kinds(&self) -> Vec<Kind> {
        testing::listed(&self.game)
    }

    #[track_caller]
    pub(crate) fn may(&self, kind: Kind) -> bool {
        testing::may(&self.game, kind)
    }

    #[track_caller]
    pub(crate) fn act_as(&mut self, player: usize, kind: Kind) {
        self.told.extend(testing::act_as(&mut self.game, seat(player), kind, &mut self.dice));
    }

    /// Acts for the seat that is asked.
    #[track_caller]
    pub(crate) fn act(&mut self, kind: Kind) -> &mut Table {
        self.told.extend(testing::act(&mut self.game, kind, &mut self.dice));
        self
    }

    #[track_caller]
    pub(crate) fn acts(&mut self, kinds: &[Kind]) -> &mut Table {
        self.told.extend(testing::acts(&mut self.game, kinds, &mut self.dice));
        self
    }

    /// Why the seat that is asked may not do this.
    #[track_caller]
    pub(crate) fn breach(&self, kind: Kind) -> Breach {
        testing::breach(&self.game, kind).unwrap_or_else(|| panic!("{kind:?} is allowed"))
    }

    /// Seat 0 carries out an effect, as if a turn had brought it.
    pub(crate) fn effect(&mut self, effects: Effects, source: Source) -> &mut Table {
        self.game.board.active = 0;
        self.game.board.stack = Stack::EMPTY;
        self.game.board.stack.push(Step::game(Task::Finish));
        let mut stage = Stage::new(&mut self.dice, &mut self.told);
        self.game.begin(effects, source, false, &mut stage);
        self.game.run(&mut stage);
        self
    }

    /// Seat 0 is asked this.
    pub(crate) fn asked(&mut self, task: Task) -> &mut Table {
        self.game.board.active = 0;
        self.game.board.stack = Stack::EMPTY;
        self.game.board.stack.push(Step::game(Task::Finish));
        self.game.board.stack.push(Step::game(task));
        self.run()
    }

    pub(crate) fn run(&mut self) -> &mut Table {
        self.game.run(&mut Stage::new(&mut self.dice, &mut self.told));
        self
    }

    /// Puts tiles into a market by number, the others back to the stack; keeps the box whole.
    pub(crate) fn market(&mut self, market: Market, tiles: [Option<usize>; 4]) -> &mut Table {
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
    pub(crate) fn site(&mut self, river: River, tile: Building, owner: usize) -> &mut Table {
        let house = tile.house().index();
        self.game.board.sites[river.index()][house] = Some(tile);
        self.game.board.owners[river.index()][house] = owner as u8 + 1;
        self.player(owner).houses += 1;
        self
    }

    /// A die of a player somewhere.
    pub(crate) fn die(&mut self, player: usize, die: usize, value: u8, at: At) -> &mut Table {
        self.player(player).dice[die] = Die { value, at };
        self
    }

    /// The hand of a player.
    pub(crate) fn hand(&mut self, player: usize, cards: &[Yokai]) -> &mut Table {
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

    pub(crate) fn kodama(&self, player: usize, region: Region) -> u8 {
        self.game.board.players[player].kodama[region.index()]
    }

    /// The tops of a common deck, as if they lay there alone.
    pub(crate) fn stack_deck(&mut self, deck: engawa_bitoku::Common, cards: &[u8]) -> &mut Table {
        let mut only = engawa_kernel::Deck::of(0);
        for &card in cards {
            only.put_under(card, engawa_kernel::SeatSet::NONE).expect("room");
        }
        self.game.hidden.commons[deck.index()] = only;
        self.game.hidden.looked = [NO_CARD; 2];
        self
    }
}
