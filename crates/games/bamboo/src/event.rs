//! What happened, for the log, the animation and the history of points. Nothing of it is secret (BA-16.1).

use engawa_kernel::{Seat, Story, Viewer};
use serde::{Deserialize, Serialize};

use crate::grove::Slot;
use crate::{Cell, Deed, Food, Foods, Offering, Shoot, Spirit, Temple, Tile, Token};

/// A season (BA-4.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Season {
    /// Gifts (BA-5).
    Spring,
    /// Turns (BA-6).
    Summer,
    /// Temples (BA-8).
    Autumn,
    /// Waking and meals (BA-9).
    Winter,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The table is set up; this seat has the start player token (BA-2.7).
    SetUp {
        /// The start player.
        first: Seat,
    },
    /// A player took a plain shoot (BA-3.5).
    Drafted {
        /// Who.
        seat: Seat,
        /// Which shoot.
        shoot: Shoot,
    },
    /// A season began.
    SeasonBegan {
        /// Which one.
        season: Season,
        /// Of which round.
        round: u8,
    },
    /// Gifts were turned up (BA-5.1).
    GiftsShown {
        /// Which ones.
        gifts: Vec<Deed>,
    },
    /// A player took the stick of the round (BA-5.2).
    StickTaken {
        /// Who.
        seat: Seat,
    },
    /// A player took a gift (BA-5.2).
    GiftTaken {
        /// Who.
        seat: Seat,
        /// Which one.
        gift: Deed,
    },
    /// A summer turn began (BA-6.1).
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// A player visited an area (BA-6.2).
    Visited {
        /// Who.
        seat: Seat,
        /// Which area.
        area: Temple,
    },
    /// A player offered sticks (BA-6.3).
    Offered {
        /// Who.
        seat: Seat,
        /// How many to each temple.
        sticks: Offering,
        /// Coins paid for redirecting.
        coins: u8,
    },
    /// A player planted a shoot (BA-6.4).
    Planted {
        /// Who.
        seat: Seat,
        /// Which one.
        shoot: Shoot,
        /// In which slot.
        slot: Slot,
    },
    /// A player activated a shoot (BA-6.5).
    Activated {
        /// Who.
        seat: Seat,
        /// Which one.
        shoot: Shoot,
        /// For which action.
        deed: Deed,
    },
    /// The planted shoots were pushed up (BA-6.6).
    PushedOut {
        /// Who harvests.
        seat: Seat,
        /// What left the grove.
        shoots: Vec<Shoot>,
    },
    /// A harvested shoot was placed (BA-6.6).
    ShootPlaced {
        /// Who.
        seat: Seat,
        /// Which one.
        shoot: Shoot,
        /// In which area.
        area: Temple,
    },
    /// A player ended the turn (BA-6.8).
    TurnEnded {
        /// Who.
        seat: Seat,
    },
    /// A player used a spirit (BA-12.1).
    SpiritUsed {
        /// Who.
        seat: Seat,
        /// Which one.
        spirit: Spirit,
    },
    /// A harmony action brought the single happiness (BA-7.1).
    HappinessGained {
        /// Who.
        seat: Seat,
    },
    /// A player took a harmony token (BA-7.1).
    TokenTaken {
        /// Who.
        seat: Seat,
        /// Which one.
        token: Token,
    },
    /// A player scored a harmony token (BA-7.1).
    TokenScored {
        /// Who.
        seat: Seat,
        /// Which one.
        token: Token,
        /// The happiness it brought.
        gain: u8,
    },
    /// A player left it at one part of a harmony action (BA-7.8).
    HarmonyStopped {
        /// Who.
        seat: Seat,
    },
    /// An improve action brought the single coin (BA-7.2).
    CoinGained {
        /// Who.
        seat: Seat,
    },
    /// A player bought a home tile (BA-7.2).
    TileBought {
        /// Who.
        seat: Seat,
        /// Which one.
        tile: Tile,
        /// Where it lies now.
        cell: Cell,
        /// What it cost.
        coins: u8,
        /// The happiness it brought.
        gain: u8,
    },
    /// An income action (BA-7.3).
    IncomeGained {
        /// Who.
        seat: Seat,
        /// How many coins.
        coins: u8,
    },
    /// A player took food (BA-7.4).
    FoodTaken {
        /// Who.
        seat: Seat,
        /// Which.
        food: Food,
    },
    /// A cook action met an empty row (BA-7.6).
    NothingToCook {
        /// Who.
        seat: Seat,
    },
    /// The row was discarded by a Tengu (BA-R16).
    FoodSwept {
        /// Who.
        seat: Seat,
        /// What was discarded.
        food: Foods,
    },
    /// The discarded food became the supply (BA-7.6).
    SupplyMadeAnew,
    /// Food was laid out (BA-7.6).
    FoodLaidOut {
        /// What.
        food: Foods,
    },
    /// A harmony token came to the display (BA-7.7).
    TokenDealt {
        /// Which one.
        token: Token,
    },
    /// A home tile came to the display (BA-7.7).
    TileDealt {
        /// Which one.
        tile: Tile,
    },
    /// A player let the year go on (BA-16.3).
    WentOn {
        /// Who.
        seat: Seat,
    },
    /// A player won a spirit (BA-8.1).
    SpiritWon {
        /// Who.
        seat: Seat,
        /// In which temple.
        temple: Temple,
        /// Which one.
        spirit: Spirit,
    },
    /// The ghost won a spirit, which goes to the box (BA-8.1).
    SpiritBoxed {
        /// In which temple.
        temple: Temple,
        /// Which one.
        spirit: Spirit,
    },
    /// A temple without sticks keeps its spirit (BA-R19).
    SpiritStayed {
        /// Which temple.
        temple: Temple,
        /// Which spirit.
        spirit: Spirit,
    },
    /// All sticks returned (BA-8.2).
    SticksReturned,
    /// The ghost's sticks were dealt (BA-2.8).
    GhostDealt {
        /// How many in each temple.
        sticks: [u8; 4],
    },
    /// The next spirit of a stack can be seen (BA-8.3).
    SpiritShown {
        /// In which temple.
        temple: Temple,
        /// Which one.
        spirit: Spirit,
    },
    /// A player woke a spirit (BA-9.1).
    SpiritWoken {
        /// Who.
        seat: Seat,
        /// Which one.
        spirit: Spirit,
        /// What it cost.
        coins: u8,
    },
    /// A player wakes no more (BA-9.1).
    WakingStopped {
        /// Who.
        seat: Seat,
    },
    /// A family ate (BA-9.2).
    Ate {
        /// Whose.
        seat: Seat,
        /// What was discarded.
        food: Foods,
        /// The happiness lost for food that was missing.
        hunger: u8,
    },
    /// The start player token went on (BA-9.3).
    FirstPassed {
        /// To whom.
        seat: Seat,
    },
    /// A home tile of the bottom row went under its stack (BA-9.4).
    TileRetired {
        /// Which one.
        tile: Tile,
    },
    /// A harmony token of the bottom row went under its stack (BA-9.4).
    TokenRetired {
        /// Which one.
        token: Token,
    },
    /// The game is over.
    Ended,
}

impl Story for Event {
    fn seen_by(&self, _: Viewer) -> Event {
        self.clone()
    }
}
