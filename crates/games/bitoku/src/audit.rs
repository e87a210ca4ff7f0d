//! The components counted, and what a position must be: for the laws, and for views that come from outside.

use engawa_kernel::set::union_of_disjoint;
use engawa_kernel::{Actions, Census, Deck, bits};

use crate::Bitoku;
use crate::board::{Board, MOST_SEATS, PATH, Phase};
use crate::data::{BitokuCard, Building, Crystal, Dragonfly, Mitama, Rock, TenguCard, Torii, Vision, Yokai};
use crate::hidden::Hidden;
use crate::place::{Common, CrystalKind, House, Market, Region, River};
use crate::player::{At, Player};
use crate::step::{Deal, Task};

fn say(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

impl Board {
    /// The tiles of a market, wherever they are.
    fn tiles(&self, market: Market) -> impl Iterator<Item = u64> {
        let at = market.index();
        let lying =
            self.markets[at].into_iter().flatten().map(|tile| 1u64.checked_shl(tile.into()).unwrap_or(0));
        let sites = self.sites.as_flattened().iter().flatten().map(|tile| tile.bit());
        let on_their_way = self.pending().iter().filter_map(|step| match step.task {
            Task::Settle(tile) => Some(tile.bit()),
            _ => None,
        });
        let held = self.players.iter().flat_map(move |player| {
            let crystals = player.crystals.into_iter().flatten().map(Crystal::bit);
            let (tiles, crystals) = match market {
                Market::Building => (0, None),
                Market::Crystal => (player.hoard, Some(crystals)),
                Market::Mitama => (player.mitama, None),
                Market::Dragonfly => (player.dragonflies, None),
            };
            crystals.into_iter().flatten().chain([tiles.into()])
        });
        lying
            .chain(sites.filter(move |_| market == Market::Building))
            .chain(on_their_way.filter(move |_| market == Market::Mitama))
            .chain(held)
            .chain([self.stacks[at].into(), self.gone[at].into()])
    }

    fn bitoku_cards(&self) -> impl Iterator<Item = u64> {
        let hills = self.hills.iter().filter_map(|hill| hill.bitoku.map(BitokuCard::bit));
        let paths = self.players.iter().flat_map(|player| player.path.cards().iter().map(|card| card.bit()));
        hills.chain(paths).chain([self.discards[1]])
    }

    /// The yokai that everybody sees.
    fn open_yokai(&self) -> impl Iterator<Item = u64> {
        let hills = self.hills.iter().filter_map(|hill| hill.yokai.map(Yokai::bit));
        let own = self.players.iter().flat_map(|player| {
            let played = player.played.into_iter().flatten().map(Yokai::bit);
            played.chain([player.discard, player.removed])
        });
        hills.chain(own).chain([self.discards[0]])
    }

    /// Whether the board can be one.
    pub(crate) fn audit(&self) -> Result<(), String> {
        let count = self.count();
        say(
            (1..=MOST_SEATS).contains(&self.seats.get()) && (1..=4).contains(&self.round),
            "too many seats or rounds",
        )?;
        say(
            usize::from(self.active) < count && usize::from(self.turn) <= count,
            "nobody sits where the turn is",
        )?;
        let set = self.order().iter().fold(0u32, |set, &who| set | 1u32.checked_shl(who.into()).unwrap_or(0));
        say(set == (1 << count) - 1, "a player stands twice in the order")?;
        say(u32::from(self.asked) >> self.seats.get() == 0, "somebody is asked who does not play")?;
        say(self.asked == 0 || self.phase == Phase::Dice, "dice are asked for at another time")?;
        for (index, player) in self.players.iter().enumerate() {
            say(index < count || *player == Player::NEW, "somebody who does not play has something")?;
            if index < count {
                self.audit_player(index, player)?;
            }
        }
        for (market, all) in [
            (Market::Building, (1 << Building::COUNT) - 1),
            (Market::Crystal, Crystal::ALL),
            (Market::Mitama, Mitama::ALL),
            (Market::Dragonfly, Dragonfly::ALL),
        ] {
            let tiles = union_of_disjoint(self.tiles(market)).ok_or("a tile lies twice")?;
            say(tiles == all, "the tiles do not add up")?;
            let kinds = self.markets[market.index()].iter().flatten();
            let most = if market == Market::Building { 24 } else { 64 };
            say({ kinds }.all(|&tile| tile < most), "an ancient building is for sale")?;
        }
        let bitoku = union_of_disjoint(self.bitoku_cards()).ok_or("a bitoku lies twice")?;
        say(bitoku & !BitokuCard::ALL == 0, "a bitoku that the box does not have")?;
        let yokai = union_of_disjoint(self.open_yokai()).ok_or("a yokai lies twice")?;
        say(yokai >> Yokai::COUNT == 0, "a yokai that the box does not have")?;
        let rocks = self.players.iter().flat_map(|player| player.rocks.into_iter().flatten().map(Rock::bit));
        let rocks = union_of_disjoint(rocks.chain([self.garden.into()])).ok_or("a rock lies twice")?;
        say(rocks & !Rock::ALL == 0, "a rock that the box does not have")?;
        let visions = union_of_disjoint(self.players.iter().map(|player| player.visions.into()))
            .ok_or("a vision lies twice")?;
        say(visions & !Vision::ALL == 0, "a vision that the box does not have")?;
        let torii = union_of_disjoint(self.torii.iter().flatten().map(|tile| tile.bit()))
            .ok_or("a torii lies twice")?;
        say(torii >> Torii::COUNT == 0, "a torii that the box does not have")?;
        let treasures = union_of_disjoint(self.treasures.iter().map(|tile| tile.bit()));
        say(treasures.is_some(), "a lake treasure lies twice")?;
        say(self.hills.iter().all(|hill| hill.covered < 8), "a hill has three rewards")?;
        self.audit_places()?;
        self.audit_tengu()
    }

    fn audit_player(&self, index: usize, player: &Player) -> Result<(), String> {
        let face = self.face();
        say((-10_000..10_000).contains(&player.points), "too many points")?;
        say(player.goods.0.iter().chain(&player.amulets).all(|&n| n < 200), "too many goods")?;
        say(player.dice.iter().all(|die| (1..=6).contains(&die.value)), "a die shows no face")?;
        let areas = River::COUNT as u8 / face.hills;
        say(
            player.dice.iter().all(|die| !matches!(die.at, At::Hill(area) if area >= areas)),
            "no such hill",
        )?;
        say(player.kodama.iter().all(|cell| (1..=face.kodama).contains(cell)), "a kodama is nowhere")?;
        say(player.houses <= 6 && usize::from(player.visited) <= player.path.cards().len(), "too far")?;
        let walking: u32 = player.walking.iter().map(|&n| u32::from(n)).sum();
        say((0..16).all(|cell| player.walking[cell] == 0 || self.has_cell(cell)), "a pilgrim walks nowhere")?;
        let asleep =
            self.sides.as_flattened().iter().filter(|&&who| usize::from(who) == index + 1).count() as u32;
        let sleeping = if self.is_tengu(index) { 0 } else { 8 - player.filled().count_ones() };
        let pilgrims = u32::from(player.pilgrims) + u32::from(player.spent) + player.stones.count_ones();
        say(pilgrims + walking + asleep + sleeping == 11, "the pilgrims do not add up")?;
        let kinds = CrystalKind::ALL.iter().all(|&kind| {
            bits(kind.slots()).all(|slot| player.crystals[slot].is_none_or(|tile| tile.kind() == kind))
        });
        say(kinds && player.stones < 1 << 9, "a crystal lies on the wrong slot")?;
        say(player.paired & !player.dragonflies == 0, "a pair without its dragonfly")?;
        say(player.pairs() <= player.mitama.count_ones(), "a pair without its mitama")?;
        let holes = player.rocks.windows(2).any(|two| two[0].is_none() && two[1].is_some());
        say(!holes, "a rock lies beside an empty slot")?;
        let own = self.sites.as_flattened().iter().zip(self.owners.as_flattened());
        let houses = own.filter(|(tile, owner)| tile.is_some() && usize::from(**owner) == index + 1).count();
        say(houses == usize::from(player.houses), "the buildings do not add up")?;
        let cards = [player.hand, player.deck, player.dropped];
        let few = cards.iter().all(|&n| usize::from(n) <= Yokai::COUNT);
        say(few && player.known >> Yokai::COUNT == 0, "too many cards")?;
        let held = cards.iter().map(|&n| u32::from(n)).sum::<u32>();
        say(player.known.count_ones() <= held, "known cards that are not there")?;
        say(player.dropped == 0 || self.phase == Phase::Call, "cards are put off at another time")?;
        say(player.due == 0 || self.phase == Phase::Summer, "a bonus is due at another time")
    }

    fn audit_places(&self) -> Result<(), String> {
        let (forest, hills) = self.crowd();
        let face = self.face();
        let most = |at: usize| if at < River::COUNT { face.dice } else { 1 };
        say(forest.iter().enumerate().all(|(at, &dice)| dice <= most(at)), "too many dice in a region")?;
        say(hills.iter().all(|&dice| dice <= face.hill_dice), "too many dice on a hill")?;
        for at in 0..Region::COUNT {
            let last = self.players().iter().filter(|player| player.kodama[at] == face.kodama).count();
            say(last <= 1, "two kodamas on the last cell")?;
        }
        for &river in River::ALL {
            for &house in House::ALL {
                let tile = self.site(river, house);
                let owner = self.owners[river.index()][house.index()];
                say(tile.is_none_or(|tile| tile.house() == house), "a building on a cell of another type")?;
                let fits = self.area_types(river) >> house.index() & 1 == 1;
                say(tile.is_none() || fits, "a building without a cell")?;
                let built = tile.is_some() && house != House::Ancient;
                say(
                    (owner != 0) == built && usize::from(owner) <= self.count(),
                    "a building without its owner",
                )?;
            }
        }
        for cell in 0..2 * PATH {
            let side = self.side(cell).filter(|_| self.has_cell(cell));
            let len = side.map_or(0, |side| usize::from(side.len));
            let places = &self.sides[cell];
            let fits =
                |(place, &who): (usize, &u8)| who == 0 || place < len && usize::from(who) <= self.count();
            say(places.iter().enumerate().all(fits), "a pilgrim sleeps nowhere")?;
            let twice = (0..3).any(|place| places[place] != 0 && places[..place].contains(&places[place]));
            say(!twice, "two pilgrims of a player on one side path")?;
            let torii = side.is_some_and(|side| side.kind.is_torii());
            say(torii == self.torii[cell].is_some(), "a torii tile is missing")?;
        }
        Ok(())
    }

    fn audit_tengu(&self) -> Result<(), String> {
        let tengu = &self.tengu;
        let row = tengu.row.iter().flatten().map(|card| card.bit());
        let cards = union_of_disjoint(row.chain([tengu.deck.into(), tengu.discard.into()]))
            .ok_or("a tengu card lies twice")?;
        let all = if self.is_solo() { (1 << TenguCard::COUNT) - 1 } else { 0 };
        say(cards == all, "the tengu cards do not add up")?;
        say(tengu.row.iter().all(Option::is_some) == self.is_solo(), "the row of the tengu has a gap")
    }
}

impl Bitoku {
    /// All yokai: what everybody sees, hands, decks, the common deck.
    fn yokai(&self) -> impl Iterator<Item = u64> {
        let held = (0..4).flat_map(|player| {
            [self.hidden.hands[player], self.hidden.decks[player], self.hidden.dropped[player]]
        });
        let looked = self.looked_of(Common::Yokai);
        self.board.open_yokai().chain(held).chain([self.hidden.commons[0].cards(), looked])
    }

    fn looked_of(&self, deck: Common) -> u64 {
        if self.board.looking() == Some(deck) { self.hidden.looked_bits() } else { 0 }
    }

    pub(crate) fn count_components(&self, census: &mut Census) {
        self.yokai().for_each(|cards| census.add_each("yokai", cards));
        let bitoku = self.board.bitoku_cards();
        let hidden = [self.hidden.commons[1].cards(), self.looked_of(Common::Bitoku)];
        bitoku.chain(hidden).for_each(|cards| census.add_each("bitoku", cards));
        let visions = self.board.players.iter().map(|player| player.visions.into());
        let hidden = [self.hidden.commons[2].cards(), self.looked_of(Common::Vision)];
        visions.chain(hidden).for_each(|cards| census.add_each("vision", cards));
        for (market, sort) in Market::ALL.iter().zip(["building", "crystal", "mitama", "dragonfly"]) {
            self.board.tiles(*market).for_each(|tiles| census.add_each(sort, tiles));
        }
        for (index, player) in self.board.players().iter().enumerate() {
            let walking: u32 = player.walking.iter().map(|&n| u32::from(n)).sum();
            let asleep = self.board.sides.as_flattened().iter().filter(|&&who| usize::from(who) == index + 1);
            let sleeping = if self.board.is_tengu(index) { 0 } else { 8 - player.filled().count_ones() };
            let awake = u32::from(player.pilgrims) + u32::from(player.spent) + player.stones.count_ones();
            census.add("pilgrim", index as u32, awake + walking + asleep.count() as u32 + sleeping);
        }
        let tengu = &self.board.tengu;
        let row = tengu.row.iter().flatten().fold(0, |cards, card| cards | card.bit());
        census.add_each("tengu", row | u64::from(tengu.deck) | u64::from(tengu.discard));
    }

    /// Whether the whole position can be one.
    pub(crate) fn audit_position(&self) -> Result<(), String> {
        self.board.audit()?;
        let yokai = union_of_disjoint(self.yokai()).ok_or("a yokai is there twice")?;
        let own = (0..self.board.count()).fold(0, |cards, player| cards | Yokai::starters(player));
        let out = if self.board.is_solo() && self.board.options.no_yokai() { Yokai::starters(1) } else { 0 };
        say(yokai == Yokai::COMMON | own & !out, "the yokai do not add up")?;
        let hidden = [self.hidden.commons[1].cards(), self.looked_of(Common::Bitoku)];
        let bitoku =
            union_of_disjoint(self.board.bitoku_cards().chain(hidden)).ok_or("a bitoku is there twice")?;
        say(bitoku == BitokuCard::ALL, "the bitoku do not add up")?;
        let visions = self.board.players.iter().map(|player| player.visions.into());
        let hidden = [self.hidden.commons[2].cards(), self.looked_of(Common::Vision)];
        let visions = union_of_disjoint(visions.chain(hidden)).ok_or("a vision is there twice")?;
        say(visions == Vision::ALL, "the visions do not add up")?;
        say(self.hidden.commons.iter().all(|deck: &Deck<_>| deck.len() < 30), "a deck is too large")?;
        for player in 0..self.board.count() {
            let counts = &self.board.players[player];
            let Hidden { hands, decks, dropped, .. } = &self.hidden;
            let right = counts.agrees(hands[player], decks[player], dropped[player]);
            say(right && counts.known & !self.hidden.held(player) == 0, "a hand disagrees with its count")?;
        }
        self.audit_steps()
    }

    fn audit_steps(&self) -> Result<(), String> {
        let board = &self.board;
        let waiting = matches!(board.phase, Phase::Call | Phase::Dice | Phase::Over);
        say(board.pending().is_empty() == waiting, "something is pending, or nothing")?;
        let fits = |task: Task| match task {
            Task::Use(die, counted) => die < 3 && counted < 100,
            Task::Placed(_, value, left, houses) => value <= 6 && left < 4 && houses < 32,
            Task::Played(_, slot, left) => slot < 3 && left < 4,
            Task::Parts(effects, done) => done & !effects.all() == 0,
            Task::Choose(options) => !options.list().is_empty(),
            Task::Gain(of, n) => (1..16).contains(&of) && (1..16).contains(&n),
            Task::Move(n) => (1..32).contains(&n),
            Task::Forward(regions, n) | Task::Back(regions, n) => regions < 32 && (1..16).contains(&n),
            Task::Take(_, less, _) => less < 16,
            Task::Both(_, left, less) => left < 4 && less < 16,
            Task::Pay(deal, less, _) => {
                let there = match deal {
                    Deal::Build(slot, _) | Deal::Mitama(slot) | Deal::Dragonfly(slot) => slot < 4,
                    Deal::Crystal(slot, onto) => slot < 4 && onto < 8,
                    Deal::Stone(cell) => cell < 9 && board.me().pilgrims > 0,
                };
                there && less < 16
            }
            Task::Harvest(left) => left < 8,
            Task::Bonus(owner) => {
                usize::from(owner) < board.seats.get() && board.players[usize::from(owner)].due > 0
            }
            _ => true,
        };
        say(board.pending().iter().all(|step| fits(step.task)), "a pending step cannot be one")?;
        say((board.looked > 0) == board.looking().is_some() && board.looked < 3, "nobody looks at cards")?;
        let mut list = Actions::new();
        for seat in self.asked().iter() {
            list.clear();
            self.list(seat.index(), &mut list);
            say(!list.is_empty(), "somebody is asked and can do nothing")?;
        }
        say(board.phase == Phase::Over || !self.asked().is_empty(), "nobody is asked")
    }
}
