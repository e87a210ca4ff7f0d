//! What lies before one player (BA-3).

use engawa_kernel::{Census, Digest};

use crate::data::each_shoot;
use crate::house::{House, reserved};
use crate::spirit::Spirits;
use crate::{Foods, Shoot, Side, Temple, TileKind, Token, Zone};

/// How many harmony tokens of one type a board holds (BA-7.1).
pub const HELD: u32 = 2;
/// How many sticks everybody has (BA-1.1).
pub(crate) const STICKS: u8 = 7;
/// Happiness at the start (BA-3.2).
pub(crate) const START: i32 = 5;

/// Happiness won and lost in the course of the game, by score line (BA-10.6).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Booked {
    /// Harmony tokens scored.
    pub(crate) tokens: u16,
    /// Single happiness of harmony actions.
    pub(crate) single: u16,
    /// Home tiles.
    pub(crate) tiles: u16,
    /// Lost at family meals.
    pub(crate) hunger: u16,
}

/// What lies before one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// The shoots in each area, as sets.
    pub(crate) areas: [u64; 4],
    /// The area of the action marker (BA-6.2).
    pub(crate) marker: Option<Temple>,
    /// Sticks in the reserve.
    pub(crate) sticks: u8,
    /// Sticks on the round spaces (BA-3.2).
    pub(crate) waiting: u8,
    /// In ones: threes are only change (BA-R23).
    pub(crate) coins: u8,
    pub(crate) food: Foods,
    pub(crate) house: House,
    /// Harmony tokens on the board by zone, as sets of numbers in their deck.
    pub(crate) held: [u32; 3],
    /// Harmony tokens on the fan.
    pub(crate) scored: [u32; 3],
    pub(crate) awake: Spirits,
    pub(crate) asleep: Spirits,
    pub(crate) booked: Booked,
}

impl Player {
    /// A board before anything is dealt (BA-3.2, BA-3.6).
    pub(crate) const NEW: Player = Player {
        areas: [0; 4],
        marker: None,
        sticks: 3,
        waiting: 4,
        coins: 3,
        food: Foods::NONE,
        house: House::EMPTY,
        held: [0; 3],
        scored: [0; 3],
        awake: Spirits::NONE,
        asleep: Spirits::NONE,
        booked: Booked { tokens: 0, single: 0, tiles: 0, hunger: 0 },
    };

    /// The shoots in an area, by number.
    pub fn shoots(&self, area: Temple) -> impl Iterator<Item = Shoot> + Clone + use<> {
        each_shoot(self.areas[area.index()])
    }

    /// How many shoots lie in an area.
    #[inline]
    pub const fn shoot_count(&self, area: Temple) -> u8 {
        self.areas[area.index()].count_ones() as u8
    }

    /// Whether an area has a free cell (BA-6.6).
    #[inline]
    pub const fn has_room(&self, area: Temple) -> bool {
        self.shoot_count(area) < area.cells()
    }

    /// The areas with a free cell, one bit each.
    #[inline]
    pub(crate) fn open_areas(&self) -> u8 {
        Temple::ALL.into_iter().rev().fold(0, |open, area| open << 1 | u8::from(self.has_room(area)))
    }

    /// The area of the action marker (BA-6.2).
    pub const fn marker(&self) -> Option<Temple> {
        self.marker
    }

    /// Sticks in the reserve.
    pub const fn sticks(&self) -> u8 {
        self.sticks
    }

    /// Sticks on the round spaces (BA-3.2).
    pub const fn waiting(&self) -> u8 {
        self.waiting
    }

    /// Coins.
    pub const fn coins(&self) -> u8 {
        self.coins
    }

    /// Food.
    pub const fn food(&self) -> Foods {
        self.food
    }

    /// The house.
    pub const fn house(&self) -> &House {
        &self.house
    }

    /// The harmony tokens on the board, by number.
    pub fn held(&self, zone: Zone) -> impl Iterator<Item = Token> + use<> {
        zone.each_token(self.held[zone as usize])
    }

    /// All harmony tokens on the board.
    pub fn tokens(&self) -> impl Iterator<Item = Token> + use<'_> {
        Zone::ALL.into_iter().flat_map(|zone| self.held(zone))
    }

    /// The harmony tokens on the fan.
    pub fn scored(&self) -> impl Iterator<Item = Token> + use<'_> {
        Zone::ALL.into_iter().flat_map(|zone| zone.each_token(self.scored[zone as usize]))
    }

    /// Whether the board has a free space for a token of this zone (BA-7.1).
    #[inline]
    pub const fn has_space(&self, zone: Zone) -> bool {
        self.held[zone as usize].count_ones() < HELD
    }

    /// Whether the condition of a token holds in this house now (BA-13).
    #[inline]
    pub fn fulfils(&self, token: Token) -> bool {
        self.house.fulfils(token.condition())
    }

    /// The tokens on the board that could be scored now, as sets (BA-7.1).
    #[inline]
    pub(crate) fn scorable(&self, zone: Zone) -> u32 {
        let fulfilled = self.held(zone).filter(|&token| self.fulfils(token));
        fulfilled.fold(0, |set, token| set | 1 << token.card())
    }

    /// The spirits that can be used.
    pub const fn awake(&self) -> Spirits {
        self.awake
    }

    /// The spirits that were used and not woken.
    pub const fn asleep(&self) -> Spirits {
        self.asleep
    }

    /// Happiness now, before the final scoring (BA-1.1). Hunger may take it below zero (BA-R22).
    pub fn happiness(&self) -> i32 {
        let Booked { tokens, single, tiles, hunger } = self.booked;
        START + i32::from(tokens) + i32::from(single) + i32::from(tiles) - i32::from(hunger)
    }

    /// The empty cells that may take a tile of this kind (BA-7.2, BA-11.1). Boards are numbered like the seats.
    #[inline]
    pub(crate) fn cells_for(&self, kind: TileKind, side: Side, board: usize) -> u16 {
        let mut free = self.house.free();
        if side == Side::Night {
            for other in TileKind::ALL {
                if other != kind {
                    free &= !reserved(board, other);
                }
            }
        }
        free
    }

    /// Every shoot of the player.
    pub(crate) fn all_shoots(&self) -> u64 {
        self.areas.iter().fold(0, |all, area| all | area)
    }

    pub(crate) fn census(&self, census: &mut Census) {
        census.add_each("shoot", self.all_shoots());
        let food = self.food.counts();
        food.into_iter().zip(0..).for_each(|(count, food)| census.add("food", food, count.into()));
        self.house.tiles().for_each(|(_, tile)| census.add("tile", tile.id().into(), 1));
        self.tokens().chain(self.scored()).for_each(|token| census.add("token", token.id().into(), 1));
        let spirits = self.awake.iter().chain(self.asleep.iter());
        spirits.for_each(|spirit| census.add("spirit", spirit as u32, 1));
    }

    pub(crate) fn feed(&self, digest: &mut Digest) {
        self.areas.iter().for_each(|&area| digest.word(area));
        let marker = self.marker.map_or(u8::MAX, |area| area as u8);
        let [tea, rice, ramen] = self.food.counts();
        digest.bytes(&[marker, self.sticks, self.waiting, self.coins, tea, rice, ramen]);
        let tile = |cell| self.house.tile(cell).map_or(0, crate::Tile::id);
        let mut tiles = [0; crate::Cell::COUNT];
        tiles.iter_mut().zip(crate::Cell::all()).for_each(|(place, cell)| *place = tile(cell));
        digest.bytes(&tiles);
        for zone in 0..3 {
            digest.word(u64::from(self.held[zone]) << 32 | u64::from(self.scored[zone]));
        }
        digest.bytes(&self.awake.counts());
        digest.bytes(&self.asleep.counts());
        let Booked { tokens, single, tiles, hunger } = self.booked;
        digest.word(
            [tokens, single, tiles, hunger].into_iter().fold(0, |word, line| word << 16 | u64::from(line)),
        );
    }
}
