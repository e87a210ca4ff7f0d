//! Points: the Ascension (BI-22), and how the tengu is counted (BI-21).

use engawa_kernel::{Outcome, Seat, SeatSet, Sheet, bits};

use crate::board::{Board, TENGU};
use crate::data::{COUNTERS, STONES, Vision, Yokai, type_points};
use crate::goods::Goods;
use crate::place::{House, Region, River, YokaiKind};

/// The score lines. The last two are only the tengu's.
pub const LINES: [&str; 10] =
    ["virtue", "first", "bitoku", "lakes", "iwakura", "guardians", "visions", "board", "yokai", "crystals"];

/// The visions that are fulfilled, as bits of [`Vision`], and what all of them bring (BI-22.G).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Fulfilled {
    /// Which ones.
    pub cards: u32,
    /// VP of the fulfilled ones minus the penalties of the others.
    pub points: i32,
}

impl Fulfilled {
    /// How many.
    pub const fn count(self) -> u32 {
        self.cards.count_ones()
    }
}

/// What a vision asks for and brings: needs a byte each, VP, penalty.
pub(crate) type Wish = (u64, u8, u8);

/// The best assignment of components to visions: most VP, then most visions (BI-13.3, BI-22.G). Needs and what there is are
/// a byte for each kind of component. Gives the places of the fulfilled ones, as bits.
pub(crate) fn best_visions(have: u64, wishes: &[Wish]) -> Fulfilled {
    /// The high bits, free because no count reaches 128.
    const GUARD: u64 = 0x8080_8080_8080_8080;

    struct Search<'a> {
        wishes: &'a [Wish],
        best: (i32, u32),
        cards: u32,
    }

    impl Search<'_> {
        /// From this wish on: what is left, what was gained so far and what could still come.
        fn go(&mut self, at: usize, left: u64, gained: (i32, u32), cards: u32, to_come: i32) {
            if gained > self.best {
                (self.best, self.cards) = (gained, cards);
            }
            let Some(&(needs, points, penalty)) = self.wishes.get(at) else { return };
            // Not even all of the rest would be better, nor as good with more cards.
            let rest = (self.wishes.len() - at) as u32;
            if (gained.0 + to_come, gained.1 + rest) <= self.best {
                return;
            }
            let worth = i32::from(points) + i32::from(penalty);
            let after = (left | GUARD).wrapping_sub(needs);
            if after & GUARD == GUARD {
                let gained = (gained.0 + worth, gained.1 + 1);
                self.go(at + 1, after & !GUARD, gained, cards | 1 << at, to_come - worth);
            }
            self.go(at + 1, left, gained, cards, to_come - worth);
        }
    }

    let penalties: i32 = wishes.iter().map(|wish| i32::from(wish.2)).sum();
    let all: i32 = wishes.iter().map(|wish| i32::from(wish.1) + i32::from(wish.2)).sum();
    let mut search = Search { wishes, best: (0, 0), cards: 0 };
    search.go(0, have & !GUARD, (0, 0), 0, all);
    Fulfilled { cards: search.cards, points: search.best.0 - penalties }
}

/// The reward of a place shared by several (BI-22.D): `ahead` stand further, `level` on the same cell, this one included.
pub(crate) fn shared_reward(rewards: [u8; 3], ahead: usize, level: usize) -> i32 {
    let places = rewards.iter().skip(ahead).take(level).map(|&reward| i32::from(reward));
    places.sum::<i32>() / level.max(1) as i32
}

/// Guardians (BI-22.F).
pub(crate) fn guardians(dice: [u8; 3], goods: Goods) -> i32 {
    (dice.iter().map(|&value| u32::from(value)).sum::<u32>() + goods.sum()) as i32 / 4
}

/// What the rocks of a stone path bring (BI-22.E): for each rock its symbols and the pilgrims beside it; own things by symbol,
/// as many yamauba and shinigami. Jokers count as the kind that brings most.
pub(crate) fn rock_points(rocks: &[(u16, u32)], things: [u32; 13], yamauba: u32, shinigami: u32) -> i32 {
    let mut weights = [0; 13];
    for &(symbols, pilgrims) in rocks {
        bits(symbols).for_each(|symbol| weights[symbol] += pilgrims);
    }
    let sum: u32 = weights.iter().zip(things).map(|(weight, n)| weight * n).sum();
    let best = |kinds: &[u32]| kinds.iter().copied().max().unwrap_or(0);
    (sum + yamauba * best(&weights[..5]) + shinigami * best(&weights[5..9])) as i32
}

impl Board {
    /// The pilgrims beside an iwakura slot (BI-12.2).
    pub fn beside(&self, player: usize, slot: usize) -> u32 {
        let cells = STONES.iter().enumerate().filter(|(_, face)| face.beside >> slot & 1 == 1);
        cells.filter(|(cell, _)| self.players[player].stones >> cell & 1 == 1).count() as u32
    }

    /// Own buildings of each type.
    fn houses_of(&self, player: usize) -> [u32; 4] {
        let mut houses = [0; 4];
        for &river in River::ALL {
            for (at, &house) in House::ALL[..4].iter().enumerate() {
                houses[at] += u32::from(self.owner(river, house) == Some(player));
            }
        }
        houses
    }

    /// Own things by the symbols of rocks, then yamauba and shinigami.
    fn things(&self, player: usize, yokai: u64) -> ([u32; 13], u32, u32) {
        let mut things = [0; 13];
        let mut yamauba = 0;
        for card in bits(yokai).filter_map(Yokai::new) {
            match card.kind() {
                YokaiKind::Yamauba => yamauba += 1,
                kind => things[kind.index()] += 1,
            }
        }
        let [mitama @ .., shinigami] = self.players[player].mitama_kinds();
        for (thing, n) in things[5..].iter_mut().zip(mitama) {
            *thing = n.into();
        }
        things[9..].copy_from_slice(&self.houses_of(player));
        (things, yamauba, shinigami.into())
    }

    /// The best assignment of a player's visions (BI-22.G).
    pub fn visions(&self, player: usize) -> Fulfilled {
        let own = &self.players[player];
        let (enlightened, torii) = self.wisdom(player);
        let have = [
            own.goods.sum(),
            own.houses.into(),
            own.crystal_count(),
            own.mitama.count_ones(),
            own.pairs(),
            enlightened,
            torii,
            own.visited.into(),
        ];
        let have = u64::from_le_bytes(have.map(|n| n.min(127) as u8));
        let mut wishes = arrayvec::ArrayVec::<Wish, { Vision::COUNT }>::new();
        wishes.extend(own.visions().map(|card| (card.packed(), card.points(), card.penalty())));
        let found = best_visions(have, &wishes);
        let cards = own.visions().enumerate().filter(|(place, _)| found.cards >> place & 1 == 1);
        Fulfilled { cards: cards.fold(0, |set, (_, card)| set | card.bit() as u32), ..found }
    }

    /// Lake treasure of a region (BI-22.D); solo with the tengu half a cell ahead of a common cell (BI-21.1, BI-21.2).
    pub fn lake(&self, player: usize, region: Region) -> i32 {
        let at = region.index();
        let place = |who: usize| {
            let cell = 2 * self.players[who].kodama[at];
            let level = self.is_tengu(who) && self.players[0].kodama[at] == self.players[who].kodama[at];
            cell + u8::from(level)
        };
        let own = place(player);
        let all = (0..self.count()).map(place).chain(self.neutral().map(|cell| 2 * cell));
        let (mut ahead, mut level) = (0, 0);
        for other in all {
            ahead += usize::from(other > own);
            level += usize::from(other == own);
        }
        shared_reward(self.treasure(region).rewards(), ahead, level)
    }

    fn lakes(&self, player: usize) -> i32 {
        Region::ALL.iter().map(|&region| self.lake(player, region)).sum()
    }

    /// The place of a player in the turn order, from 0.
    pub(crate) fn place(&self, player: usize) -> usize {
        self.order().iter().position(|&other| usize::from(other) == player).unwrap_or(0)
    }

    /// First in turn order (BI-22.B).
    fn first(&self, player: usize) -> i32 {
        if self.place(player) == 0 { 3 } else { 0 }
    }

    /// The sheet of a player, who owns these yokai beside those that everybody sees.
    pub(crate) fn sheet_with(&self, player: usize, held: u64) -> Sheet {
        let own = &self.players[player];
        let shown = own.played.iter().flatten().fold(0, |cards, card| cards | card.bit());
        let (things, yamauba, shinigami) =
            self.things(player, held | own.known | own.discard | own.removed | shown);
        let mut rocks = [(0, 0); 4];
        for (slot, rock) in own.rocks.iter().enumerate() {
            rocks[slot] = rock.map_or((0, 0), |rock| (rock.symbols(), self.beside(player, slot)));
        }
        let visions = self.visions(player);
        let lines = [
            own.points.into(),
            self.first(player),
            type_points(own.path.types().count_ones()),
            self.lakes(player),
            rock_points(&rocks, things, yamauba, shinigami),
            guardians(own.dice.map(|die| die.value), own.goods),
            visions.points,
            own.board_points(),
            0,
            0,
        ];
        Sheet::new(&lines, &[visions.count() as i32, self.count() as i32 - self.place(player) as i32])
    }

    /// The sheet of the tengu (BI-21.2).
    pub fn tengu_sheet(&self) -> Option<Sheet> {
        if !self.is_solo() {
            return None;
        }
        let own = &self.players[TENGU];
        let counters = COUNTERS.iter().take(own.houses.into()).map(|counter| i32::from(counter.tengu));
        let (things, yamauba, shinigami) = self.things(TENGU, own.removed);
        let shown = own.rocks.iter().flatten().fold(0, |symbols, rock| symbols | rock.symbols());
        let matches: u32 = bits(shown).map(|symbol| things[symbol]).sum();
        // A joker is a match if any rock shows something of its sort.
        let jokers = yamauba * u32::from(shown & 0x1f != 0) + shinigami * u32::from(shown & 0x1e0 != 0);
        let yokai = bits(own.removed).filter_map(Yokai::new);
        let yokai = yokai.map(|card| if card.is_start() { 3 } else { 6 });
        let ahead = (0..Region::COUNT).filter(|&at| own.kodama[at] > self.players[0].kodama[at]).count();
        let lead = if self.options.lead_points() { 3 * ahead as i32 } else { 0 };
        let lines = [
            own.points.into(),
            self.first(TENGU),
            type_points(own.path.types().count_ones()),
            self.lakes(TENGU) + lead,
            3 * (matches + jokers) as i32,
            own.goods.sum() as i32,
            0,
            counters.sum(),
            yokai.sum(),
            2 * own.crystal_count() as i32,
        ];
        Some(Sheet::new(&lines, &[0, 2 - self.place(TENGU) as i32]))
    }
}

/// Who won: most VP, then more fulfilled visions, then earlier in turn order (BI-22.I); a solo player only with more VP than
/// the tengu (BI-21.3).
pub fn outcome(
    sheets: arrayvec::ArrayVec<Sheet, { engawa_kernel::MAX_SEATS }>,
    rival: Option<Sheet>,
) -> Outcome {
    let rank = |sheet: &Sheet| (sheet.total(), sheet.ties.as_slice().to_vec());
    let mut outcome = Outcome::among(sheets, rank);
    if let Some(rival) = rival {
        let won = outcome.sheets.first().is_some_and(|own| own.total() > rival.total());
        outcome.winners = match Seat::new(0).filter(|_| won) {
            Some(seat) => SeatSet::only(seat),
            None => SeatSet::NONE,
        };
        outcome.rival = Some(rival);
    }
    outcome
}
