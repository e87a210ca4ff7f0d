//! What everybody may see (BA-16.1): the whole table. Nobody knows anything alone, and what is still face down does not
//! exist yet; so there is no hidden part.

use engawa_kernel::{Bag, Census, Chance, Deck, Digest, Seat, SeatCount};
use serde::{Deserialize, Serialize};

use crate::data::each_shoot;
use crate::display::Column;
use crate::food::{Foods, Larder};
use crate::grove::{Grove, Slot};
use crate::player::Player;
use crate::shrine::Shrine;
use crate::spirit::Spirits;
use crate::{Deed, Options, Shoot, Temple, Tile, TileType, Token, Zone};

/// The most who can play.
pub(crate) const MOST_SEATS: usize = 4;
/// Rounds of a game (BA-4.1).
pub const ROUNDS: u8 = 4;
/// Rows of the home display (BA-2.4).
pub const HOME_ROWS: usize = 4;
/// Rows of the harmony display (BA-2.3).
pub const HARMONY_ROWS: usize = 3;
/// Under each stack goes one token in the winters of rounds 1 to 3 (BA-9.4).
pub(crate) const TAIL: usize = ROUNDS as usize - 1;

/// What everybody may see. In JSON every piece where it lies; see `view.rs`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    pub(crate) options: Options,
    pub(crate) seats: SeatCount,
    pub(crate) chance: Chance,
    /// Who has the start player token (BA-2.7).
    pub(crate) first: Seat,
    /// Whose turn it is, of whatever sort.
    pub(crate) active: Seat,
    /// Counted from 1; 0 during the draft.
    pub(crate) round: u8,
    pub(crate) step: Step,
    /// Who decided last and could still take it back: nothing has been revealed since. A reveal asks this seat first.
    pub(crate) last: Option<Seat>,
    /// The action that has begun; it is finished before anything else, but for a spirit between the parts of a harmony action
    /// (BA-12.3).
    pub(crate) begun: Option<Begun>,
    /// A refill that waits for the player who caused it (BA-16.3); it comes before all else.
    pub(crate) gap: Option<Gap>,
    pub(crate) turn: Turn,
    pub(crate) grove: Grove,
    pub(crate) shrines: [Shrine; 4],
    /// The spirits that nobody has seen: in the stacks and out of the game.
    pub(crate) unseen: Bag<7>,
    /// The spirits that the ghost won.
    pub(crate) boxed: Spirits,
    pub(crate) home: [Column<Tile, HOME_ROWS>; 2],
    pub(crate) home_decks: [Deck<TAIL>; 2],
    pub(crate) harmony: [Column<Token, HARMONY_ROWS>; 3],
    pub(crate) harmony_decks: [Deck<TAIL>; 3],
    pub(crate) larder: Larder,
    /// The gifts of this spring that are not taken yet, one bit for each deed.
    pub(crate) gifts: u8,
    /// The plain shoots that are laid out for the draft (BA-3.5), as a set.
    pub(crate) draft: u64,
    /// The shoots that are out of the game (BA-3.4, BA-3.5).
    pub(crate) gone: u64,
    pub(crate) players: [Player; MOST_SEATS],
}

/// What is to be done next, when no action has begun and no refill waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The active player takes a plain shoot (BA-3.5).
    Draft,
    /// A year begins: the refresh of winter and new gifts (BA-9.3 to BA-9.5, BA-5.1).
    Year,
    /// The active player chooses a gift (BA-5.2).
    Gift,
    /// The gift is taken and its action done.
    GiftTaken,
    /// The active player visits an area (BA-6.2).
    Visit,
    /// Offers sticks (BA-6.3).
    Offer,
    /// Plants the shoots of the area (BA-6.4).
    Plant,
    /// Activates planted shoots (BA-6.5).
    Activate,
    /// Places what was pushed out (BA-6.6).
    Harvest,
    /// Ends the turn (BA-6.8).
    End,
    /// All are out: the temples are resolved (BA-8).
    Autumn,
    /// The active player wakes spirits (BA-9.1).
    Wake,
    /// The active player's family eats (BA-9.2).
    Meal,
    /// The game is over.
    Over,
}

/// An action that has begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Begun {
    /// A harmony action, nothing done yet (BA-7.8).
    Harmony,
    /// A harmony action after its first part (BA-7.8).
    HarmonySecond,
    /// An improve action (BA-7.2).
    Improve,
    /// A cook action, or the last part of a Tengu (BA-7.4, BA-R16).
    Cook,
    /// A Tengu before the sweep (BA-R16).
    Tengu {
        /// Whether the food token was taken already.
        taken: bool,
    },
}

/// What waits to be refilled (BA-16.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gap {
    /// A column of harmony tokens.
    Tokens(Zone),
    /// A column of home tiles.
    Tiles(TileType),
    /// The food row.
    Food,
}

/// What is known of the active player's turn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Turn {
    /// Activations left (BA-6.5).
    pub(crate) left: u8,
    /// Shoots planted in this turn and not activated, as a set.
    pub(crate) ready: u64,
    /// Pushed out and not yet placed, as a set.
    pub(crate) harvest: u64,
    /// Kitsune was used: shoots are jokers (BA-R15).
    pub(crate) jokers: bool,
    /// Bakeneko was used: redirecting is free (BA-12.2).
    pub(crate) free: bool,
    /// Food still owed at the meal (BA-R17).
    pub(crate) owed: u8,
    /// Second parts of harmony actions that wait for what a spirit started between the parts (BA-12.3).
    pub(crate) second_parts: u8,
}

impl Board {
    /// How the table plays.
    pub const fn options(&self) -> Options {
        self.options
    }

    /// How many play.
    pub const fn seats(&self) -> SeatCount {
        self.seats
    }

    /// Who has the start player token (BA-2.7).
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// Whose turn it is, of whatever sort.
    pub const fn active(&self) -> Seat {
        self.active
    }

    /// The number of the round, from 1; 0 during the draft.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// What is to be done next.
    pub const fn step(&self) -> Step {
        self.step
    }

    /// The action that has begun (BA-12.3).
    pub const fn begun(&self) -> Option<Begun> {
        self.begun
    }

    /// The refill that waits (BA-16.3).
    pub const fn gap(&self) -> Option<Gap> {
        self.gap
    }

    /// What lies before a player; nothing if nobody sits there.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players().get(seat.index())
    }

    /// What lies before each player, by seat.
    pub fn players(&self) -> &[Player] {
        &self.players[..self.seats.get().min(MOST_SEATS)]
    }

    /// The bamboo grove.
    pub const fn grove(&self) -> &Grove {
        &self.grove
    }

    /// A temple on the main board.
    pub const fn shrine(&self, temple: Temple) -> &Shrine {
        &self.shrines[temple.index()]
    }

    /// The home tiles on display, bottom row first (BA-2.4).
    pub fn tiles(&self, of_type: TileType) -> impl Iterator<Item = Tile> + use<> {
        self.home[of_type as usize].iter()
    }

    /// The harmony tokens on display, bottom row first (BA-2.3).
    pub fn tokens(&self, zone: Zone) -> impl Iterator<Item = Token> + use<> {
        self.harmony[zone as usize].iter()
    }

    /// How many home tiles are left in a stack.
    pub const fn tiles_left(&self, of_type: TileType) -> usize {
        self.home_decks[of_type as usize].len()
    }

    /// How many harmony tokens are left in a stack.
    pub const fn tokens_left(&self, zone: Zone) -> usize {
        self.harmony_decks[zone as usize].len()
    }

    /// The home tiles at the end of a stack that everybody has seen go there, next first (BA-16.2).
    pub fn known_tiles(&self, of_type: TileType) -> impl Iterator<Item = Tile> {
        self.home_decks[of_type as usize].tail().iter().filter_map(|settled| Tile::of_card(settled.card))
    }

    /// The harmony tokens at the end of a stack that everybody has seen go there, next first (BA-16.2).
    pub fn known_tokens(&self, zone: Zone) -> impl Iterator<Item = Token> {
        let tail = self.harmony_decks[zone as usize].tail();
        tail.iter().filter_map(move |settled| Token::of_card(zone, settled.card))
    }

    /// The face-up food (BA-2.6).
    pub const fn food(&self) -> Foods {
        self.larder.row
    }

    /// The face-down food: its kinds follow by subtraction.
    pub const fn supply(&self) -> Foods {
        Foods::of(self.larder.supply.counts())
    }

    /// The discarded food.
    pub const fn discarded(&self) -> Foods {
        self.larder.discarded
    }

    /// The gifts of this spring that are not taken yet (BA-5.1).
    pub fn gifts(&self) -> impl Iterator<Item = Deed> + use<> {
        let gifts = self.gifts;
        Deed::ALL.into_iter().filter(move |&deed| gifts >> deed as u8 & 1 == 1)
    }

    /// The plain shoots that can be drafted (BA-3.5).
    pub fn draft(&self) -> impl Iterator<Item = Shoot> + Clone + use<> {
        each_shoot(self.draft)
    }

    /// The spirits that nobody has seen, by type: those in the stacks and the five out of the game.
    pub const fn unseen_spirits(&self) -> [u8; 7] {
        self.unseen.counts()
    }

    /// The spirits that the ghost won (BA-8.1).
    pub const fn boxed(&self) -> Spirits {
        self.boxed
    }

    /// Whether the ghost plays (BA-2.8). Its brown is nobody else's (BA-R34): players are seats here, never colours.
    #[inline]
    pub const fn has_ghost(&self) -> bool {
        self.seats.get() == 2
    }

    /// How many activations are left in this turn (BA-6.5).
    pub const fn activations(&self) -> u8 {
        self.turn.left
    }

    /// The shoots planted in this turn that are not activated.
    pub fn ready(&self) -> impl Iterator<Item = Shoot> + Clone + use<> {
        each_shoot(self.turn.ready)
    }

    /// The shoots pushed out and not yet placed (BA-6.6).
    pub fn harvest(&self) -> impl Iterator<Item = Shoot> + Clone + use<> {
        each_shoot(self.turn.harvest)
    }

    /// Whether Kitsune makes the shoots of this turn jokers (BA-R15).
    pub const fn has_jokers(&self) -> bool {
        self.turn.jokers
    }

    /// Whether Bakeneko makes redirecting free in this turn (BA-12.2).
    pub const fn is_redirecting_free(&self) -> bool {
        self.turn.free
    }

    /// The food still owed at the meal of the active player (BA-R17).
    pub const fn owed(&self) -> u8 {
        self.turn.owed
    }

    /// How many sticks the active player offers: one for each shoot of the area, or all that are left (BA-6.3).
    #[inline]
    pub fn sticks_due(&self) -> u8 {
        let player = self.acting();
        player.marker.map_or(0, |area| player.shoot_count(area).min(player.sticks))
    }

    /// What lies before the active player.
    #[inline]
    pub(crate) fn acting(&self) -> &Player {
        &self.players[self.active.index() % MOST_SEATS]
    }

    /// What lies before the active player, to change it.
    #[inline]
    pub(crate) fn acting_mut(&mut self) -> &mut Player {
        &mut self.players[self.active.index() % MOST_SEATS]
    }

    /// Whether the active player is the last one before the start player.
    pub(crate) fn is_last_in_order(&self) -> bool {
        self.seats.after(self.active) == self.first
    }

    pub(crate) fn census(&self, census: &mut Census) {
        census.add_each("shoot", self.draft | self.gone | self.turn.harvest);
        self.grove.shoots().for_each(|shoot| census.add("shoot", shoot.id().into(), 1));
        let tops = self.shrines.iter().filter_map(|shrine| shrine.top);
        tops.for_each(|spirit| census.add("spirit", spirit as u32, 1));
        let unseen = self.unseen.counts().into_iter().zip(0..);
        unseen.for_each(|(count, spirit)| census.add("spirit", spirit, count.into()));
        self.boxed.iter().for_each(|spirit| census.add("spirit", spirit as u32, 1));
        for (column, deck) in self.home.iter().zip(&self.home_decks) {
            column.iter().for_each(|tile| census.add("tile", tile.id().into(), 1));
            census.add_each("tile", deck.cards() << 1);
            // The bit of tile 64 has no room in the shifted set.
            census.add("tile", 64, (deck.cards() >> 63) as u32);
        }
        for (zone, (column, deck)) in Zone::ALL.into_iter().zip(self.harmony.iter().zip(&self.harmony_decks))
        {
            column.iter().for_each(|token| census.add("token", token.id().into(), 1));
            let tokens = zone.each_token(deck.cards() as u32);
            tokens.for_each(|token| census.add("token", token.id().into(), 1));
        }
        let foods = [self.larder.row, self.supply(), self.larder.discarded].map(Foods::counts);
        for food in 0..3 {
            census.add("food", food as u32, foods.iter().map(|counts| u32::from(counts[food])).sum());
        }
        for (seat, player) in self.seats.seats().zip(self.players()) {
            player.census(census);
            let offered: u8 = self.shrines.iter().map(|shrine| shrine.count(seat)).sum();
            let sticks = player.sticks + player.waiting + offered;
            census.add("stick", seat.index() as u32, sticks.into());
        }
    }

    /// In words of fixed width, what is derived left out.
    pub(crate) fn feed(&self, digest: &mut Digest) {
        let [drawn, opened] = [self.chance.drawn(), self.chance.opened()].map(u64::from);
        digest.word(drawn << 32 | opened);
        let seat = |seat: Option<Seat>| seat.map_or(u8::MAX, u8::from);
        digest.bytes(&[
            self.options.side as u8,
            self.seats.into(),
            self.first.into(),
            self.active.into(),
            self.round,
            self.step as u8,
            seat(self.last),
            match self.begun {
                None => 0,
                Some(Begun::Harmony) => 1,
                Some(Begun::HarmonySecond) => 2,
                Some(Begun::Improve) => 3,
                Some(Begun::Cook) => 4,
                Some(Begun::Tengu { taken }) => 5 + u8::from(taken),
            },
            match self.gap {
                None => 0,
                Some(Gap::Food) => 1,
                Some(Gap::Tokens(zone)) => 2 + zone as u8,
                Some(Gap::Tiles(of_type)) => 5 + of_type as u8,
            },
            self.gifts,
            self.turn.left,
            self.turn.jokers.into(),
            self.turn.free.into(),
            self.turn.owed,
            self.turn.second_parts,
        ]);
        for set in [self.turn.ready, self.turn.harvest, self.draft, self.gone] {
            digest.word(set);
        }
        let id = |shoot: Option<Shoot>| shoot.map_or(0, Shoot::id);
        for slot in Slot::all() {
            digest.bytes(&self.grove.slot(slot).map(Shoot::id));
            digest.bytes(&self.grove.planted[slot.index()].map(id));
        }
        for shrine in &self.shrines {
            digest.bytes(&[
                shrine.ghost,
                shrine.sticks.len(),
                shrine.top.map_or(u8::MAX, |spirit| spirit as u8),
                shrine.under,
            ]);
            digest.word(shrine.sticks.order());
        }
        digest.bytes(&self.unseen.counts());
        digest.bytes(&self.boxed.counts());
        for (column, deck) in self.home.iter().zip(&self.home_decks) {
            let mut space = [0; HOME_ROWS];
            space.iter_mut().zip(column.iter()).for_each(|(place, tile)| *place = tile.id());
            digest.bytes(&space);
            feed_deck(deck, digest);
        }
        for (column, deck) in self.harmony.iter().zip(&self.harmony_decks) {
            let mut space = [0; HARMONY_ROWS];
            space.iter_mut().zip(column.iter()).for_each(|(place, token)| *place = token.id());
            digest.bytes(&space);
            feed_deck(deck, digest);
        }
        for foods in [self.larder.row, self.supply(), self.larder.discarded] {
            digest.bytes(&foods.counts());
        }
        self.players().iter().for_each(|player| player.feed(digest));
    }
}

fn feed_deck(deck: &Deck<TAIL>, digest: &mut Digest) {
    digest.word(deck.loose());
    let tail = deck.tail().iter().fold(1, |word, settled| word << 8 | u64::from(settled.card));
    digest.word(tail);
}
