//! What a player can do, is asked, and may be refused.

use engawa_kernel::Action;
use serde::{Deserialize, Serialize};

use crate::board::Gap;
use crate::grove::Slot;
use crate::{Cell, Deed, Food, Foods, Offering, Shoot, Spirit, Temple, Tile, Token};

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Let go on what reveals something: autumn, or the next year (BA-16.3).
    GoOn,
    /// End the turn (BA-6.8).
    EndTurn,
    /// Refill what was taken from (BA-16.3).
    Refill,
    /// Take a plain shoot (BA-3.5).
    Draft {
        /// Which one.
        shoot: Shoot,
    },
    /// Take a gift of the forest and carry out its action (BA-5.2).
    TakeGift {
        /// Which one.
        gift: Deed,
    },
    /// Move the action marker (BA-6.2).
    Visit {
        /// To which area.
        area: Temple,
    },
    /// Offer sticks (BA-6.3).
    Offer {
        /// How many to each temple.
        sticks: Offering,
    },
    /// Plant a shoot of the visited area (BA-6.4).
    Plant {
        /// Which one.
        shoot: Shoot,
        /// In which slot, below those already there.
        slot: Slot,
    },
    /// Activate a planted shoot (BA-6.5).
    Activate {
        /// Which one.
        shoot: Shoot,
        /// For which action: its own, or any if it is a joker (BA-7.5).
        deed: Deed,
    },
    /// Activate no more: push the planted shoots up (BA-6.6).
    Harvest,
    /// Place a harvested shoot (BA-R11).
    PlaceShoot {
        /// Which one.
        shoot: Shoot,
        /// In which area.
        area: Temple,
    },
    /// Harmony: 1 happiness and nothing else (BA-7.1).
    GainHappiness,
    /// Harmony: take a token of the display (BA-7.1).
    TakeToken {
        /// Which one.
        token: Token,
    },
    /// Harmony: score an own token (BA-7.1).
    ScoreToken {
        /// Which one.
        token: Token,
    },
    /// Harmony: leave it at the first part (BA-7.8).
    StopHarmony,
    /// Improve: 1 coin and nothing else (BA-7.2).
    GainCoin,
    /// Improve: buy a home tile and place it (BA-7.2).
    BuyTile {
        /// Which one.
        tile: Tile,
        /// Where.
        cell: Cell,
    },
    /// Take a food token of the row (BA-7.4).
    TakeFood {
        /// Of which kind.
        food: Food,
    },
    /// Tengu: discard the row and lay out new food (BA-R16).
    Sweep,
    /// Use an awake spirit (BA-12.1).
    UseSpirit {
        /// Which one.
        spirit: Spirit,
    },
    /// Wake a used spirit (BA-9.1).
    Wake {
        /// Which one.
        spirit: Spirit,
    },
    /// Wake no more (BA-9.1).
    StopWaking,
    /// Discard food for the family meal (BA-R17).
    Eat {
        /// What is discarded.
        food: Foods,
    },
}

/// The third byte of an action says what is done, the second one with what, the first one where.
pub(crate) mod code {
    pub(crate) const GO_ON: u32 = 0;
    pub(crate) const END_TURN: u32 = 1;
    pub(crate) const REFILL: u32 = 2;
    pub(crate) const DRAFT: u32 = 3;
    pub(crate) const TAKE_GIFT: u32 = 4;
    pub(crate) const VISIT: u32 = 5;
    pub(crate) const OFFER: u32 = 6;
    pub(crate) const PLANT: u32 = 7;
    pub(crate) const ACTIVATE: u32 = 8;
    pub(crate) const HARVEST: u32 = 9;
    pub(crate) const PLACE_SHOOT: u32 = 10;
    pub(crate) const GAIN_HAPPINESS: u32 = 11;
    pub(crate) const TAKE_TOKEN: u32 = 12;
    pub(crate) const SCORE_TOKEN: u32 = 13;
    pub(crate) const STOP_HARMONY: u32 = 14;
    pub(crate) const GAIN_COIN: u32 = 15;
    pub(crate) const BUY_TILE: u32 = 16;
    pub(crate) const TAKE_FOOD: u32 = 17;
    pub(crate) const SWEEP: u32 = 18;
    pub(crate) const USE_SPIRIT: u32 = 19;
    pub(crate) const WAKE: u32 = 20;
    pub(crate) const STOP_WAKING: u32 = 21;
    pub(crate) const EAT: u32 = 22;
}

#[inline]
const fn pack(verb: u32, what: u8, place: u8) -> Action {
    Action(verb << 16 | (what as u32) << 8 | place as u32)
}

impl From<Kind> for Action {
    #[inline]
    fn from(kind: Kind) -> Action {
        match kind {
            Kind::GoOn => pack(code::GO_ON, 0, 0),
            Kind::EndTurn => pack(code::END_TURN, 0, 0),
            Kind::Refill => pack(code::REFILL, 0, 0),
            Kind::Draft { shoot } => pack(code::DRAFT, shoot.id(), 0),
            Kind::TakeGift { gift } => pack(code::TAKE_GIFT, gift as u8, 0),
            Kind::Visit { area } => pack(code::VISIT, area as u8, 0),
            Kind::Offer { sticks } => pack(code::OFFER, sticks.code(), 0),
            Kind::Plant { shoot, slot } => pack(code::PLANT, shoot.id(), slot.into()),
            Kind::Activate { shoot, deed } => pack(code::ACTIVATE, shoot.id(), deed as u8),
            Kind::Harvest => pack(code::HARVEST, 0, 0),
            Kind::PlaceShoot { shoot, area } => pack(code::PLACE_SHOOT, shoot.id(), area as u8),
            Kind::GainHappiness => pack(code::GAIN_HAPPINESS, 0, 0),
            Kind::TakeToken { token } => pack(code::TAKE_TOKEN, token.id(), 0),
            Kind::ScoreToken { token } => pack(code::SCORE_TOKEN, token.id(), 0),
            Kind::StopHarmony => pack(code::STOP_HARMONY, 0, 0),
            Kind::GainCoin => pack(code::GAIN_COIN, 0, 0),
            Kind::BuyTile { tile, cell } => pack(code::BUY_TILE, tile.id(), cell.index() as u8),
            Kind::TakeFood { food } => pack(code::TAKE_FOOD, food as u8, 0),
            Kind::Sweep => pack(code::SWEEP, 0, 0),
            Kind::UseSpirit { spirit } => pack(code::USE_SPIRIT, spirit as u8, 0),
            Kind::Wake { spirit } => pack(code::WAKE, spirit as u8, 0),
            Kind::StopWaking => pack(code::STOP_WAKING, 0, 0),
            // The box has at most 15 of each food: more stays too many.
            Kind::Eat { food } => pack(code::EAT, food.rice.min(15) << 4 | food.ramen.min(15), food.tea),
        }
    }
}

impl Kind {
    /// From the action of one piece to that of the next one.
    pub(crate) const NEXT_WHAT: u32 = 1 << 8;
    /// From the action of one place to that of the next one.
    pub(crate) const NEXT_PLACE: u32 = 1;

    /// The action of the piece numbered 0, whether there is such a piece or not: lists count from it.
    pub(crate) const fn first(verb: u32) -> Action {
        pack(verb, 0, 0)
    }

    /// What the action means, if it means anything.
    // Always inlined: then the match of whoever asks is this match, and the processor guesses once and not twice.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    pub(crate) fn of(action: Action) -> Option<Kind> {
        let [place, what, verb, none] = action.0.to_le_bytes();
        if none != 0 {
            return None;
        }
        let shoot = || Shoot::new(what);
        let area = |number: u8| Temple::ALL.get(usize::from(number)).copied();
        let deed = |number: u8| Deed::ALL.get(usize::from(number)).copied();
        let spirit = || Spirit::ALL.get(usize::from(what)).copied();
        Some(match u32::from(verb) {
            code::PLANT => Kind::Plant { shoot: shoot()?, slot: Slot::new(place)? },
            code::ACTIVATE => Kind::Activate { shoot: shoot()?, deed: deed(place)? },
            code::PLACE_SHOOT => Kind::PlaceShoot { shoot: shoot()?, area: area(place)? },
            code::BUY_TILE => Kind::BuyTile { tile: Tile::new(what)?, cell: Cell::new(place)? },
            code::EAT if place < 16 => Kind::Eat { food: Foods::of([place, what >> 4, what & 15]) },
            _ if place != 0 => return None,
            code::DRAFT => Kind::Draft { shoot: shoot()? },
            code::TAKE_GIFT => Kind::TakeGift { gift: deed(what)? },
            code::VISIT => Kind::Visit { area: area(what)? },
            code::OFFER => Kind::Offer { sticks: Offering::new(what)? },
            code::TAKE_TOKEN => Kind::TakeToken { token: Token::new(what)? },
            code::SCORE_TOKEN => Kind::ScoreToken { token: Token::new(what)? },
            code::TAKE_FOOD => Kind::TakeFood { food: *Food::ALL.get(usize::from(what))? },
            code::USE_SPIRIT => Kind::UseSpirit { spirit: spirit()? },
            code::WAKE => Kind::Wake { spirit: spirit()? },
            _ if what != 0 => return None,
            code::GO_ON => Kind::GoOn,
            code::END_TURN => Kind::EndTurn,
            code::REFILL => Kind::Refill,
            code::HARVEST => Kind::Harvest,
            code::GAIN_HAPPINESS => Kind::GainHappiness,
            code::STOP_HARMONY => Kind::StopHarmony,
            code::GAIN_COIN => Kind::GainCoin,
            code::SWEEP => Kind::Sweep,
            code::STOP_WAKING => Kind::StopWaking,
            _ => return None,
        })
    }

    /// Whether its player says with it that there is nothing to take back: what follows may reveal.
    #[inline]
    pub(crate) const fn closes(self) -> bool {
        matches!(self, Kind::GoOn | Kind::EndTurn | Kind::Refill | Kind::Sweep)
    }
}

/// What a player is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// Take a plain shoot (BA-3.5).
    Draft,
    /// Choose a gift (BA-5.2).
    Gift,
    /// Visit an area (BA-6.2).
    Visit {
        /// Whether a spirit can be used instead.
        spirits: bool,
    },
    /// Offer sticks (BA-6.3).
    Offer {
        /// How many.
        sticks: u8,
        /// To this temple, unless redirected.
        temple: Temple,
        /// Whether a spirit can be used instead.
        spirits: bool,
    },
    /// Plant the shoots of the area (BA-6.4).
    Plant {
        /// How many are left.
        left: u8,
        /// Whether a spirit can be used instead.
        spirits: bool,
    },
    /// Activate planted shoots, or harvest (BA-6.5).
    Activate {
        /// How many at most; none if only a spirit can be used before the harvest (BA-12.3).
        left: u8,
        /// Whether a spirit can be used instead.
        spirits: bool,
    },
    /// Place what was pushed out (BA-R11).
    Place {
        /// How many are left.
        left: u8,
    },
    /// Use a spirit or end the turn (BA-6.8).
    EndTurn,
    /// A harmony action (BA-7.8).
    Harmony,
    /// The second part of a harmony action (BA-7.8).
    HarmonySecond {
        /// Whether a spirit can be used before it (BA-12.3).
        spirits: bool,
    },
    /// An improve action (BA-7.2).
    Improve,
    /// Take food (BA-7.4).
    Cook,
    /// Take food now or sweep first (BA-R16).
    Tengu,
    /// Sweep the food (BA-R16).
    Sweep,
    /// Refill what was taken from (BA-16.3).
    Refill {
        /// What.
        gap: Gap,
    },
    /// Go on to autumn (BA-16.3).
    Autumn,
    /// Go on to the next year (BA-16.3).
    Year {
        /// Its number.
        round: u8,
    },
    /// Wake spirits (BA-9.1).
    Wake,
    /// The family meal (BA-9.2).
    Meal {
        /// Food that is owed.
        owed: u8,
        /// Whether Okami can be used.
        spirits: bool,
    },
}

/// Why something cannot be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Breach {
    /// A refill waits.
    RefillFirst,
    /// Something is about to be revealed: say first that it may.
    GoOnFirst,
    /// There is nothing to refill, sweep or go on to.
    NothingWaits,
    /// An action has begun and is finished first.
    ActionFirst,
    /// No such action has begun.
    NoSuchAction,
    /// The season or the turn asks for something else.
    OtherStep,
    /// That shoot is not laid out.
    NotLaidOut,
    /// That gift is not there.
    NoSuchGift,
    /// The marker must move to another area.
    SameArea,
    /// The area holds no shoot.
    EmptyArea,
    /// The offering must have another number of sticks.
    OtherNumber,
    /// There are not enough coins to redirect so many sticks.
    TooPoorToRedirect,
    /// The shoot does not lie in the visited area.
    NotInArea,
    /// Two shoots were planted in that slot already.
    SlotFull,
    /// The shoot was not planted in this turn, or activated already.
    NotReady,
    /// The shoot has another symbol.
    OtherSymbol,
    /// The shoot was not pushed out in this turn.
    NotHarvested,
    /// The shoot goes to the area of its colour.
    OwnAreaFirst,
    /// The area is full.
    AreaFull,
    /// The single happiness is no second part.
    NoSingleHappiness,
    /// The harmony action has not had its first part yet.
    NothingDone,
    /// The token or tile is not on display.
    NotOnDisplay,
    /// Two tokens of that type lie on the own board.
    NoSpace,
    /// The token does not lie on the own board.
    NotYourToken,
    /// The condition of the token does not hold.
    NotFulfilled,
    /// The tile costs more coins.
    TooPoor,
    /// A tile lies on that cell.
    CellTaken,
    /// That cell takes another kind of tile.
    OtherKind,
    /// No such food lies there.
    NoSuchFood,
    /// The food was taken before the sweep.
    FoodTaken,
    /// No such spirit is awake.
    NotAwake,
    /// Spirits can be used at other moments only.
    NoWindow,
    /// The effect of the spirit can no longer happen.
    NoEffect,
    /// No such spirit is asleep.
    NotAsleep,
    /// Waking it costs more coins.
    TooPoorToWake,
    /// The meal takes other food.
    OtherMeal,
}

impl engawa_kernel::Breach for Breach {
    fn rule(&self) -> &'static str {
        match self {
            Breach::RefillFirst | Breach::GoOnFirst | Breach::NothingWaits => "BA-16.3",
            Breach::ActionFirst | Breach::NoWindow => "BA-12.3",
            Breach::NoSuchAction => "BA-7.5",
            Breach::OtherStep => "BA-4.1",
            Breach::NotLaidOut => "BA-3.5",
            Breach::NoSuchGift => "BA-5.2",
            Breach::SameArea | Breach::EmptyArea => "BA-6.2",
            Breach::OtherNumber => "BA-R8",
            Breach::TooPoorToRedirect => "BA-R9",
            Breach::NotInArea | Breach::SlotFull => "BA-6.4",
            Breach::NotReady => "BA-6.5",
            Breach::OtherSymbol => "BA-1.3",
            Breach::NotHarvested | Breach::OwnAreaFirst | Breach::AreaFull => "BA-6.6",
            Breach::NoSingleHappiness | Breach::NothingDone => "BA-7.8",
            Breach::NotOnDisplay | Breach::NoSpace | Breach::NotYourToken | Breach::NotFulfilled => "BA-7.1",
            Breach::TooPoor | Breach::CellTaken => "BA-7.2",
            Breach::OtherKind => "BA-11.1",
            Breach::NoSuchFood => "BA-7.4",
            Breach::FoodTaken => "BA-R16",
            Breach::NotAwake => "BA-12.1",
            Breach::NoEffect => "BA-12.4",
            Breach::NotAsleep | Breach::TooPoorToWake => "BA-9.1",
            Breach::OtherMeal => "BA-R17",
        }
    }
}
