//! Setting up (BI-2, BI-3, BI-16).

use engawa_kernel::{Chance, SeatCount, Sink, Stage};

use crate::board::{Board, Hill, MOST_SEATS, Phase, TENGU, Tengu};
use crate::data::{Building, Crystal, Dragonfly, Mitama, TenguCard, Torii, Treasure, Yokai};
use crate::face::{RockClass, SideKind};
use crate::hidden::{Hidden, draw, draw_some};
use crate::place::{Common, House, Market, Region, Resource, River};
use crate::player::{At, Player};
use crate::step::Stack;
use crate::{Bitoku, Event, Options, Rock};

const FIRST_TREASURE: Treasure = Treasure::new(0).expect("there are treasures");

impl Bitoku {
    /// The table before anything is dealt.
    fn empty(options: Options, seats: SeatCount) -> Bitoku {
        let board = Board {
            options,
            seats,
            chance: Chance::default(),
            // BI-2.2.
            round: 1,
            phase: Phase::Call,
            order: [0, 1, 2, 3],
            turn: 0,
            active: 0,
            asked: 0,
            looked: 0,
            stack: Stack::EMPTY,
            players: [Player::NEW; MOST_SEATS],
            treasures: [FIRST_TREASURE; Region::COUNT],
            torii: [None; 16],
            sides: [[0; 3]; 16],
            sites: [[None; House::COUNT]; River::COUNT],
            owners: [[0; House::COUNT]; River::COUNT],
            markets: [[None; 4]; Market::COUNT],
            stacks: [Building::BUILT as u32, Crystal::ALL as u32, Mitama::ALL as u32, Dragonfly::ALL as u32],
            gone: [0; Market::COUNT],
            garden: 0,
            hills: [Hill { bitoku: None, yokai: None, covered: 0 }; River::COUNT],
            discards: [0; 2],
            tengu: Tengu { row: [None; 3], deck: 0, discard: 0, active: false },
        };
        Bitoku { board, hidden: Hidden::new() }
    }

    /// The position after setting up: the first spring has begun.
    pub(crate) fn set_up<S: Sink<Event>>(
        options: Options,
        seats: SeatCount,
        stage: &mut Stage<'_, S>,
    ) -> Bitoku {
        let mut game = Bitoku::empty(options, seats);
        let mut chance = Chance::default();
        let board = &mut game.board;
        let count = board.count();
        // BI-3.2: a random turn order; the tengu is first (BI-16.1).
        if board.is_solo() {
            board.order = [TENGU as u8, 0, 2, 3];
        } else {
            stage.dice.shuffle(&mut chance, &mut board.order[..count]);
        }
        // BI-2.3.
        let mut letters = [Torii::A, !Torii::A & 0xffff];
        for cell in 0..16 {
            let kind = if board.has_cell(cell) { board.side(cell).map(|side| side.kind) } else { None };
            let letter = match kind {
                Some(SideKind::ToriiA) => 0,
                Some(SideKind::ToriiB) => 1,
                _ => continue,
            };
            let tile = draw(&mut letters[letter], &mut chance, stage);
            board.torii[cell] = tile.and_then(|tile| Torii::new(tile.into()));
        }
        // BI-2.4.
        let mut ancient = Building::ANCIENT;
        for &river in River::ALL {
            if board.area_types(river) >> House::Ancient.index() & 1 == 1 {
                let tile = draw(&mut ancient, &mut chance, stage);
                board.sites[river.index()][House::Ancient.index()] =
                    tile.and_then(|tile| Building::new(tile.into()));
            }
        }
        board.gone[Market::Building.index()] = ancient as u32;
        // BI-2.5.
        let mut treasures: [u8; Region::COUNT] = core::array::from_fn(|at| at as u8);
        stage.dice.shuffle(&mut chance, &mut treasures);
        board.treasures = treasures.map(|at| Treasure::new(at.into()).unwrap_or(FIRST_TREASURE));
        // BI-2.7; the tengu gets his later (BI-16.2).
        let mut rocks = Rock::ALL;
        for player in 0..seats.get() {
            let rock = draw(&mut rocks, &mut chance, stage);
            board.players[player].rocks[0] = rock.and_then(|rock| Rock::new(rock.into()));
        }
        let cells = usize::from(board.face().rocks);
        board.garden = draw_some(&mut rocks, cells, &mut chance, stage) as u16;
        board.chance = chance;
        // BI-2.6, BI-2.8.
        for &market in Market::ALL {
            game.fill(market, stage);
        }
        game.deal_hills(stage);
        for player in 0..seats.get() {
            game.set_up_player(player, stage);
        }
        if game.board.is_solo() {
            game.set_up_tengu(rocks, stage);
        }
        stage.tell(|| Event::SetUp { order: game.board.order_told() });
        game.begin_spring(stage);
        game.run(stage);
        game
    }

    /// A random dragonfly from the stack (BI-3.3).
    fn deal_dragonfly<S>(&mut self, player: usize, stage: &mut Stage<'_, S>) {
        let at = Market::Dragonfly.index();
        let mut stack = self.board.stacks[at].into();
        let drawn = draw_some(&mut stack, 1, &mut self.board.chance, stage);
        self.board.players[player].dragonflies |= drawn as u32;
        self.board.stacks[at] = stack as u32;
    }

    /// BI-3.
    fn set_up_player<S: Sink<Event>>(&mut self, player: usize, stage: &mut Stage<'_, S>) {
        self.deal_dragonfly(player, stage);
        let vision = self.draw_common(Common::Vision, stage);
        let own = &mut self.board.players[player];
        own.visions = vision.map_or(0, |card| 1 << card);
        own.goods.add(Resource::Wood, 1);
        own.goods.add(Resource::Jade, 1);
        own.amulets[0] = 1;
        own.known = Yokai::starters(player);
        own.deck = own.known.count_ones() as u8;
        self.hidden.decks[player] = own.known;
    }

    /// BI-16; the rocks that are in no use yet.
    fn set_up_tengu<S: Sink<Event>>(&mut self, mut unused: u64, stage: &mut Stage<'_, S>) {
        let options = self.board.options;
        for _ in 0..options.tengu_dragonflies() {
            self.deal_dragonfly(TENGU, stage);
        }
        let rocks = self.tengu_rocks(&mut unused, stage);
        let chance = &mut self.board.chance;
        let mut cards = (1u64 << TenguCard::COUNT) - 1;
        for place in &mut self.board.tengu.row {
            *place = draw(&mut cards, chance, stage).and_then(|card| TenguCard::new(card.into()));
        }
        self.board.tengu.deck = cards as u16;
        let own = &mut self.board.players[TENGU];
        own.rocks = rocks;
        for (die, value) in own.dice.iter_mut().zip([2, 3, 4]) {
            *die = crate::Die { value, at: At::Locked };
        }
        own.pilgrims = 11;
        own.amulets = [0; 3];
        if !options.no_yokai() {
            own.removed = Yokai::starters(TENGU);
        }
        // BI-16.3.
        if !options.no_resources() {
            own.goods.add(Resource::Wood, 1);
            for rock in rocks.iter().flatten() {
                match rock.class() {
                    RockClass::Building => own.goods.add(Resource::Stone, 1),
                    RockClass::Mitama => own.goods.add(Resource::Sake, 1),
                    RockClass::Yokai => {}
                }
            }
        }
        if options.early_pilgrim() {
            own.pilgrims -= 1;
            own.walking[0] = 1;
        }
        if options.early_kodamas() {
            own.kodama = [2; Region::COUNT];
        }
    }

    /// One rock from the garden, one of the unused: exactly one of the two shows yokai (BI-16.2).
    fn tengu_rocks<S>(&mut self, unused: &mut u64, stage: &mut Stage<'_, S>) -> [Option<Rock>; 4] {
        let yokai =
            Rock::all().filter(|rock| rock.class() == RockClass::Yokai).fold(0, |set, rock| set | rock.bit());
        let class = |rock: u8| if yokai >> rock & 1 == 1 { yokai } else { Rock::ALL & !yokai };
        let chance = &mut self.board.chance;
        let mut garden = u64::from(self.board.garden);
        let Some(mut first) = draw(&mut garden, chance, stage) else { return [None; 4] };
        if *unused & !class(first) == 0 {
            // No unused rock of the other class: the first one goes back, one of the other class is drawn instead.
            let mut others = garden & !class(first);
            if let Some(other) = draw(&mut others, chance, stage) {
                garden = (garden | 1 << first) & !(1 << other);
                first = other;
            }
        }
        let mut fitting = *unused & !class(first);
        let second = draw(&mut fitting, chance, stage);
        self.board.garden = garden as u16;
        let rock = |number: u8| Rock::new(number.into());
        [rock(first), second.and_then(rock), None, None]
    }
}
