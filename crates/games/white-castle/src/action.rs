//! What a player can do, is asked, and may be refused.

use engawa_kernel::Action;
use serde::{Deserialize, Serialize};

use crate::place::{
    Art, Bed, CastleRow, Colour, End, Face, Floor, Hall, Room, Space, TeaPlace, TilePlace, Yard,
};
use crate::{Good, Source, Task};

/// What a solo player keeps one of two of (WCM-10.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// A start resource card.
    Resource,
    /// A start action card.
    Action,
    /// A ceremony token.
    Token,
}

impl Start {
    pub(crate) const ALL: [Start; 3] = [Start::Resource, Start::Action, Start::Token];
}

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Finish the turn, or the gardens of the end of the round.
    Finish,
    /// Go on to what becomes known: a new card, the rival's doing.
    GoOn,
    /// Leave what is asked, or what is left of it (WC-3.7).
    Decline,
    /// Take a starting pair (WC-2.9).
    TakePair {
        /// Which pair.
        pair: u8,
    },
    /// Solo: keep one of two (WCM-10.1).
    Keep {
        /// Of what.
        start: Start,
        /// Which one.
        which: u8,
    },
    /// Take a die and place it (WC-3.2).
    Place {
        /// From which bridge.
        bridge: Colour,
        /// From which end.
        end: End,
        /// Where to.
        space: Space,
    },
    /// Trade seals: one for a coin, two for anything else (WC-3.6, WCM-2.4).
    Trade {
        /// What for.
        good: Good,
    },
    /// Gain a resource of choice (*any*).
    Pick {
        /// Which one.
        good: Good,
    },
    /// Gain seals although the limit cuts them (WC-1.5).
    TakeSeals,
    /// Gain the lantern reward that is joined with others.
    TakeLantern,
    /// Move the influence marker to this space, paying the barriers on the way (WC-7.1).
    Advance {
        /// The space.
        to: u8,
    },
    /// Leave the influence marker where it is.
    Stay,
    /// Do this one of the joined parts first (WC-3.7).
    Part {
        /// Its place.
        part: u8,
    },
    /// Pay what is asked.
    Pay,
    /// Choose one of several effects.
    Choose {
        /// Its place.
        option: u8,
    },
    /// A courtier from the clan board to the gate (WC-5.2).
    Audience,
    /// A courtier climbs (WC-5.2).
    Climb {
        /// From this floor.
        from: Floor,
        /// To this room.
        to: Hall,
    },
    /// Perform this row of the card in question (WC-4.2, WC-5.3).
    Row {
        /// Its place on the card.
        row: u8,
    },
    /// Perform this row of the castle (WC-4.8).
    CastleRow {
        /// Where it stands.
        at: CastleRow,
    },
    /// Take a slot of the daimyo card (WC-5.6).
    Slot {
        /// Which one.
        slot: u8,
    },
    /// Resolve a row of the own domain (WC-4.7).
    Domain {
        /// Which one.
        row: Colour,
    },
    /// A warrior to a yard (WC-5.7).
    Yard {
        /// Which one.
        yard: Yard,
    },
    /// Perform a yard tile (WC-5.7, WCM-5.4).
    Tile {
        /// Where it lies.
        place: TilePlace,
    },
    /// A gardener to this garden, or perform its card (WC-5.8, WC-8.2, WCM-5.1).
    Garden {
        /// Which one.
        bed: Bed,
    },
    /// The pond overlook at the end of the round (WCM-7.1).
    Overlook,
    /// A geisha from the clan board to the entrance (WCM-4.2).
    Invite,
    /// A geisha moves in the tea garden (WCM-4.3).
    Stroll {
        /// From here.
        from: TeaPlace,
        /// To there.
        to: TeaPlace,
    },
    /// Perform a curtain of a top card (WCM-3.2).
    Curtain {
        /// Of which deck.
        art: Art,
        /// Which curtain.
        face: Face,
    },
    /// Choose the top card of a deck (WCM-4.8, WCM-6.5).
    Art {
        /// Which deck.
        art: Art,
    },
    /// The rival's courtier enters this room (WC-10.8).
    RivalEnter {
        /// Which one.
        room: Room,
    },
    /// The rival's courtier takes this slot (WC-10.8).
    RivalSlot {
        /// Which one.
        slot: u8,
    },
    /// The rival's gardener goes to this garden (WC-10.7).
    RivalGarden {
        /// Which one.
        bed: Bed,
    },
    /// A rival geisha moves (WCM-10.7).
    RivalStroll {
        /// From here.
        from: TeaPlace,
        /// To there.
        to: TeaPlace,
    },
    /// The top card of this deck is discarded (WCM-10.4).
    RivalDiscard {
        /// Which deck.
        art: Art,
    },
}

/// The third byte of an action says what is done, the others with what.
mod code {
    pub(super) const FINISH: u8 = 0;
    pub(super) const GO_ON: u8 = 1;
    pub(super) const DECLINE: u8 = 2;
    pub(super) const TAKE_PAIR: u8 = 3;
    pub(super) const KEEP: u8 = 4;
    pub(super) const PLACE: u8 = 5;
    pub(super) const TRADE: u8 = 6;
    pub(super) const PICK: u8 = 7;
    pub(super) const TAKE_SEALS: u8 = 8;
    pub(super) const TAKE_LANTERN: u8 = 9;
    pub(super) const ADVANCE: u8 = 10;
    pub(super) const STAY: u8 = 11;
    pub(super) const PART: u8 = 12;
    pub(super) const PAY: u8 = 13;
    pub(super) const CHOOSE: u8 = 14;
    pub(super) const AUDIENCE: u8 = 15;
    pub(super) const CLIMB: u8 = 16;
    pub(super) const ROW: u8 = 17;
    pub(super) const CASTLE_ROW: u8 = 18;
    pub(super) const SLOT: u8 = 19;
    pub(super) const DOMAIN: u8 = 20;
    pub(super) const YARD: u8 = 21;
    pub(super) const TILE: u8 = 22;
    pub(super) const GARDEN: u8 = 23;
    pub(super) const OVERLOOK: u8 = 24;
    pub(super) const INVITE: u8 = 25;
    pub(super) const STROLL: u8 = 26;
    pub(super) const CURTAIN: u8 = 27;
    pub(super) const ART: u8 = 28;
    pub(super) const RIVAL_ENTER: u8 = 29;
    pub(super) const RIVAL_SLOT: u8 = 30;
    pub(super) const RIVAL_GARDEN: u8 = 31;
    pub(super) const RIVAL_STROLL: u8 = 32;
    pub(super) const RIVAL_DISCARD: u8 = 33;
}

impl From<Kind> for Action {
    #[inline]
    fn from(kind: Kind) -> Action {
        let pack = |verb: u8, a: usize, b: usize| Action(u32::from(verb) << 16 | (a as u32) << 8 | b as u32);
        match kind {
            Kind::Finish => pack(code::FINISH, 0, 0),
            Kind::GoOn => pack(code::GO_ON, 0, 0),
            Kind::Decline => pack(code::DECLINE, 0, 0),
            Kind::TakePair { pair } => pack(code::TAKE_PAIR, pair.into(), 0),
            Kind::Keep { start, which } => pack(code::KEEP, start as usize, which.into()),
            Kind::Place { bridge, end, space } => {
                pack(code::PLACE, bridge.index() * 2 + end.index(), space.index())
            }
            Kind::Trade { good } => pack(code::TRADE, good.index(), 0),
            Kind::Pick { good } => pack(code::PICK, good.index(), 0),
            Kind::TakeSeals => pack(code::TAKE_SEALS, 0, 0),
            Kind::TakeLantern => pack(code::TAKE_LANTERN, 0, 0),
            Kind::Advance { to } => pack(code::ADVANCE, to.into(), 0),
            Kind::Stay => pack(code::STAY, 0, 0),
            Kind::Part { part } => pack(code::PART, part.into(), 0),
            Kind::Pay => pack(code::PAY, 0, 0),
            Kind::Choose { option } => pack(code::CHOOSE, option.into(), 0),
            Kind::Audience => pack(code::AUDIENCE, 0, 0),
            Kind::Climb { from, to } => pack(code::CLIMB, from.index(), to.index()),
            Kind::Row { row } => pack(code::ROW, row.into(), 0),
            Kind::CastleRow { at } => pack(code::CASTLE_ROW, at.index(), 0),
            Kind::Slot { slot } => pack(code::SLOT, slot.into(), 0),
            Kind::Domain { row } => pack(code::DOMAIN, row.index(), 0),
            Kind::Yard { yard } => pack(code::YARD, yard.index(), 0),
            Kind::Tile { place } => pack(code::TILE, place.index(), 0),
            Kind::Garden { bed } => pack(code::GARDEN, bed.index(), 0),
            Kind::Overlook => pack(code::OVERLOOK, 0, 0),
            Kind::Invite => pack(code::INVITE, 0, 0),
            Kind::Stroll { from, to } => pack(code::STROLL, from.index(), to.index()),
            Kind::Curtain { art, face } => pack(code::CURTAIN, art.index(), face.index()),
            Kind::Art { art } => pack(code::ART, art.index(), 0),
            Kind::RivalEnter { room } => pack(code::RIVAL_ENTER, room.index(), 0),
            Kind::RivalSlot { slot } => pack(code::RIVAL_SLOT, slot.into(), 0),
            Kind::RivalGarden { bed } => pack(code::RIVAL_GARDEN, bed.index(), 0),
            Kind::RivalStroll { from, to } => pack(code::RIVAL_STROLL, from.index(), to.index()),
            Kind::RivalDiscard { art } => pack(code::RIVAL_DISCARD, art.index(), 0),
        }
    }
}

impl Kind {
    /// From the action of one thing to that of the next one.
    pub(crate) const NEXT: u32 = 1 << 8;

    /// What the action means, if it means anything.
    #[inline]
    pub fn of(action: Action) -> Option<Kind> {
        let [b, a, verb, none] = action.0.to_le_bytes();
        let (at, to) = (usize::from(a), usize::from(b));
        if none != 0 {
            return None;
        }
        match verb {
            code::PLACE => {
                return Some(Kind::Place {
                    bridge: Colour::new(at / 2)?,
                    end: End::new(at % 2)?,
                    space: Space::new(to)?,
                });
            }
            code::KEEP => {
                return (b < 2).then_some(Kind::Keep { start: *Start::ALL.get(at)?, which: b });
            }
            code::CLIMB => return Some(Kind::Climb { from: Floor::new(at)?, to: Hall::new(to)? }),
            code::STROLL => return Some(Kind::Stroll { from: TeaPlace::new(at)?, to: TeaPlace::new(to)? }),
            code::RIVAL_STROLL => {
                return Some(Kind::RivalStroll { from: TeaPlace::new(at)?, to: TeaPlace::new(to)? });
            }
            code::CURTAIN => return Some(Kind::Curtain { art: Art::new(at)?, face: Face::new(to)? }),
            _ => {}
        }
        if b != 0 {
            return None;
        }
        match verb {
            code::TAKE_PAIR => return (a < 5).then_some(Kind::TakePair { pair: a }),
            code::TRADE => return Some(Kind::Trade { good: Good::new(at)? }),
            code::PICK => return Some(Kind::Pick { good: Good::new(at)? }),
            code::ADVANCE => return (a <= 20).then_some(Kind::Advance { to: a }),
            code::PART => return (a < 8).then_some(Kind::Part { part: a }),
            code::CHOOSE => return (a < 8).then_some(Kind::Choose { option: a }),
            code::ROW => return (a < 3).then_some(Kind::Row { row: a }),
            code::CASTLE_ROW => return Some(Kind::CastleRow { at: CastleRow::new(at)? }),
            code::SLOT => return (a < 3).then_some(Kind::Slot { slot: a }),
            code::DOMAIN => return Some(Kind::Domain { row: Colour::new(at)? }),
            code::YARD => return Some(Kind::Yard { yard: Yard::new(at)? }),
            code::TILE => return Some(Kind::Tile { place: TilePlace::new(at)? }),
            code::GARDEN => return Some(Kind::Garden { bed: Bed::new(at)? }),
            code::ART => return Some(Kind::Art { art: Art::new(at)? }),
            code::RIVAL_ENTER => return Some(Kind::RivalEnter { room: Room::new(at)? }),
            code::RIVAL_SLOT => return (a < 3).then_some(Kind::RivalSlot { slot: a }),
            code::RIVAL_GARDEN => return Some(Kind::RivalGarden { bed: Bed::new(at)? }),
            code::RIVAL_DISCARD => return Some(Kind::RivalDiscard { art: Art::new(at)? }),
            _ => {}
        }
        if a != 0 {
            return None;
        }
        match verb {
            code::FINISH => Some(Kind::Finish),
            code::GO_ON => Some(Kind::GoOn),
            code::DECLINE => Some(Kind::Decline),
            code::TAKE_SEALS => Some(Kind::TakeSeals),
            code::TAKE_LANTERN => Some(Kind::TakeLantern),
            code::STAY => Some(Kind::Stay),
            code::PAY => Some(Kind::Pay),
            code::AUDIENCE => Some(Kind::Audience),
            code::OVERLOOK => Some(Kind::Overlook),
            code::INVITE => Some(Kind::Invite),
            _ => None,
        }
    }

    /// Whether it may set off further steps, for which the stack must have room.
    pub(crate) const fn opens(self) -> bool {
        !matches!(
            self,
            Kind::Finish
                | Kind::GoOn
                | Kind::Decline
                | Kind::Trade { .. }
                | Kind::Pick { .. }
                | Kind::TakeSeals
                | Kind::Advance { .. }
                | Kind::Stay
        )
    }
}

/// What a player is asked: the step on top of the chain and where it came from. The whole chain is
/// [`Board::pending`](crate::Board::pending).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Prompt {
    /// What is to be done.
    pub task: Task,
    /// Where it came from.
    pub source: Source,
    /// Whether seals can be traded now (WC-3.6).
    pub trade: bool,
}

/// Why something cannot be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Breach {
    /// Something else is asked now.
    SomethingElse,
    /// What is asked cannot be declined.
    Compulsory,
    /// That pair was taken already.
    PairGone,
    /// No die lies at that end.
    NoDie,
    /// The space belongs to Matcha.
    OnlyWithMatcha,
    /// The space takes no die of this colour.
    WrongColour,
    /// The space is full.
    SpaceFull,
    /// The difference cannot be paid.
    TooFewCoins,
    /// No seals are left for the trade.
    TooFewSeals,
    /// What is traded for, or gained, has reached its limit.
    LimitReached,
    /// Seals can be traded at other moments: this cost does not ask for it.
    NoTradeNow,
    /// *Any* is food, iron or pearl.
    NotAResource,
    /// The marker cannot stop on that space.
    CannotStopThere,
    /// That part was done, or is none of these.
    NoSuchPart,
    /// The price cannot be paid.
    CannotPay,
    /// That part of the action was done already.
    PartDone,
    /// No member of that sort is left on the clan board.
    NobodyLeft,
    /// Nobody stands there who could move like this.
    NobodyThere,
    /// Nobody climbs like this.
    NoSuchClimb,
    /// The way does not exist.
    NoSuchWay,
    /// There is no room for one more geisha.
    TeaRoomFull,
    /// That row does not fit.
    RowDoesNotFit,
    /// The printed effect is still being carried out.
    StillCarriedOut,
    /// The slot is taken.
    SlotTaken,
    /// The green row cannot be chosen.
    NotTheGreenRow,
    /// That tile does not fit.
    TileDoesNotFit,
    /// An own gardener is there already.
    GardenerThere,
    /// That garden does not fit.
    GardenDoesNotFit,
    /// That curtain does not fit.
    CurtainDoesNotFit,
    /// The rival cannot do that.
    NotForTheRival,
    /// The chain of effects has grown too long.
    NoRoom,
}

impl engawa_kernel::Breach for Breach {
    fn rule(&self) -> &'static str {
        match self {
            Breach::SomethingElse | Breach::Compulsory | Breach::NoSuchPart | Breach::CannotPay => "WC-3.7",
            Breach::PairGone => "WC-2.9",
            Breach::NoDie => "WC-3.2",
            Breach::OnlyWithMatcha => "WCM-1.1",
            Breach::WrongColour => "WC-4.2",
            Breach::SpaceFull => "WC-4.1",
            Breach::TooFewCoins => "WC-3.4",
            Breach::TooFewSeals | Breach::NoTradeNow => "WC-3.6",
            Breach::LimitReached => "WC-1.5",
            Breach::NotAResource => "WCM-2.4",
            Breach::CannotStopThere => "WC-7.1",
            Breach::PartDone | Breach::NoSuchClimb | Breach::NobodyThere => "WC-5.2",
            Breach::NobodyLeft => "WC-5.1",
            Breach::NoSuchWay => "WCM-4.12",
            Breach::TeaRoomFull => "WCM-4.5",
            Breach::RowDoesNotFit => "WC-4.8",
            Breach::StillCarriedOut | Breach::NoRoom => "WC-4.9",
            Breach::SlotTaken => "WC-5.6",
            Breach::NotTheGreenRow => "WCM-2.3",
            Breach::TileDoesNotFit => "WCM-5.4",
            Breach::GardenerThere => "WC-5.8",
            Breach::GardenDoesNotFit => "WC-8.2",
            Breach::CurtainDoesNotFit => "WCM-6.6",
            Breach::NotForTheRival => "WC-10.7",
        }
    }
}
