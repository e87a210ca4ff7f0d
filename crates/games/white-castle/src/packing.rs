//! How an action is packed into one word, and read back.

use engawa_kernel::Action;

use crate::Good;
use crate::action::{Kind, Start};
use crate::place::{
    Art, Bed, CastleRow, Colour, End, Face, Floor, Hall, Room, Space, TeaPlace, TilePlace, Yard,
};

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
}
