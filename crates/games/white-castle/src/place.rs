//! Where things stand: colours, spaces for dice, rooms, yards, gardens, the tea garden.

use engawa_kernel::names;
use serde::{Deserialize, Serialize};

names! {
    /// A colour of dice, of their bridge and of the row of the domain that takes them.
    Colour:
    /// Courtiers.
    Coral,
    /// Gardeners.
    Black,
    /// Warriors.
    White,
    /// Geishas; only with Matcha.
    Green,
}

names! {
    /// The end of a bridge (WC-3.2).
    End:
    /// The end with the lantern: the lowest die.
    Left,
    /// The highest die.
    Right,
}

names! {
    /// A space for dice (WC-4, WCM-3).
    Space:
    /// Steward room.
    Steward1,
    /// Steward room.
    Steward2,
    /// Steward room.
    Steward3,
    /// Diplomat room.
    Diplomat1,
    /// Diplomat room.
    Diplomat2,
    /// Outside the walls: gardener or courtier.
    OutsideLeft,
    /// Outside the walls: warrior or courtier.
    OutsideRight,
    /// The well takes every die.
    Well,
    /// The tea room.
    TeaLeft,
    /// The tea room.
    TeaRight,
    /// Himeji, the upper curtains.
    HimejiUpper,
    /// Himeji, the lower curtains.
    HimejiLower,
    /// The coral row of the own domain.
    DomainCoral,
    /// The black row.
    DomainBlack,
    /// The white row.
    DomainWhite,
    /// The green row.
    DomainGreen,
}

impl Space {
    /// The spaces on the boards, apart from the rows of the domains.
    pub(crate) const SHARED: usize = 12;
    /// The spaces that only Matcha has.
    pub(crate) const MATCHA: u16 = 0b1000_1111_0000_0000;

    /// The castle room of the space, if it is one.
    pub fn room(self) -> Option<Room> {
        Room::new(self.index())
    }

    /// The row of the domain, if it is one.
    pub fn row(self) -> Option<Colour> {
        self.index().checked_sub(Space::SHARED).and_then(Colour::new)
    }
}

names! {
    /// A room of the castle with a card in it (WC-1.1).
    Room:
    /// Steward floor.
    Steward1,
    /// Steward floor.
    Steward2,
    /// Steward floor.
    Steward3,
    /// Diplomat floor.
    Diplomat1,
    /// Diplomat floor.
    Diplomat2,
}

impl Room {
    /// The floor of the room.
    pub fn floor(self) -> Floor {
        if self.index() < 3 { Floor::Steward } else { Floor::Diplomat }
    }

    /// The first of its places for die tokens, and how many it has.
    pub(crate) const fn places(self) -> (usize, usize) {
        match self {
            Room::Steward1 => (0, 3),
            Room::Steward2 => (3, 3),
            Room::Steward3 => (6, 3),
            Room::Diplomat1 => (9, 2),
            Room::Diplomat2 => (11, 2),
        }
    }
}

names! {
    /// How high a courtier stands (WC-5.2).
    Floor:
    /// Before the castle.
    Gate,
    /// The first floor.
    Steward,
    /// The second floor.
    Diplomat,
    /// At the top.
    Daimyo,
}

names! {
    /// Where a climb ends: a room with a card, or the daimyo's.
    Hall:
    /// Steward floor.
    Steward1,
    /// Steward floor.
    Steward2,
    /// Steward floor.
    Steward3,
    /// Diplomat floor.
    Diplomat1,
    /// Diplomat floor.
    Diplomat2,
    /// The daimyo room.
    Daimyo,
}

impl Hall {
    /// The room, if it is none of the daimyo's.
    pub fn room(self) -> Option<Room> {
        Room::new(self.index())
    }

    /// The floor.
    pub fn floor(self) -> Floor {
        self.room().map_or(Floor::Daimyo, Room::floor)
    }
}

names! {
    /// A training yard, named by the iron it asks in the box (WC-5.7).
    Yard:
    /// Two tiles, warriors count double.
    Five,
    /// A blue tile.
    Three,
    /// A yellow tile.
    One,
}

names! {
    /// A place for a yard tile (WC-2.6).
    TilePlace:
    /// The 5-iron yard, blue face.
    FiveBlue,
    /// The 5-iron yard, yellow face.
    FiveYellow,
    /// The 3-iron yard, blue face.
    ThreeBlue,
    /// The 1-iron yard, yellow face.
    OneYellow,
}

impl TilePlace {
    /// Which face lies up.
    pub const fn face(self) -> Face {
        match self {
            TilePlace::FiveBlue | TilePlace::ThreeBlue => Face::Blue,
            TilePlace::FiveYellow | TilePlace::OneYellow => Face::Yellow,
        }
    }

    /// The places of a yard, as a set.
    pub(crate) const fn of(yard: Yard) -> u8 {
        match yard {
            Yard::Five => 0b0011,
            Yard::Three => 0b0100,
            Yard::One => 0b1000,
        }
    }
}

names! {
    /// A face of a yard tile or ceremony token, or a curtain.
    Face:
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
}

names! {
    /// A garden under a bridge (WC-2.5).
    Bed:
    /// Under the coral bridge, plant card.
    CoralPlant,
    /// Under the coral bridge, stone card.
    CoralStone,
    /// Under the black bridge, plant card.
    BlackPlant,
    /// Under the black bridge, stone card.
    BlackStone,
    /// Under the white bridge, plant card.
    WhitePlant,
    /// Under the white bridge, stone card.
    WhiteStone,
}

impl Bed {
    /// The stone gardens as a set.
    pub(crate) const STONES: u8 = 0b10_1010;

    /// The bridge above.
    pub fn bridge(self) -> Colour {
        Colour::ALL[self.index() / 2]
    }

    /// Whether a plant card lies there.
    pub const fn is_plant(self) -> bool {
        self.index().is_multiple_of(2)
    }
}

names! {
    /// A place of the tea garden (WCM-4.4).
    TeaPlace:
    /// Where a geisha comes in.
    Entrance,
    /// The pond overlook, the end of that way.
    Overlook,
    /// The first space of the path.
    Path1,
    /// The second space of the path.
    Path2,
    /// The upper room of the tea house: gardeners.
    RoomUpper,
    /// The middle room: warriors.
    RoomMiddle,
    /// The lower room: courtiers.
    RoomLower,
}

impl TeaPlace {
    /// The three rooms of the tea house.
    pub const ROOMS: [TeaPlace; 3] = [TeaPlace::RoomUpper, TeaPlace::RoomMiddle, TeaPlace::RoomLower];

    /// The number of the room, if it is one.
    pub fn room(self) -> Option<usize> {
        self.index().checked_sub(TeaPlace::RoomUpper.index())
    }

    /// How many geishas of one clan it takes (WCM-4.5); elsewhere all five.
    pub(crate) const fn room_for(self) -> u16 {
        match self {
            TeaPlace::Overlook => 1,
            TeaPlace::RoomUpper | TeaPlace::RoomMiddle | TeaPlace::RoomLower => 2,
            _ => u16::MAX,
        }
    }

    /// How many steps lead from here to there, if the way exists (WCM-4.4, WCM-4.12).
    pub fn steps(self, to: TeaPlace) -> Option<u8> {
        match (self, to) {
            (TeaPlace::Entrance, TeaPlace::Overlook | TeaPlace::Path1)
            | (TeaPlace::Path1, TeaPlace::Path2) => Some(1),
            (TeaPlace::Entrance, TeaPlace::Path2) => Some(2),
            (TeaPlace::Path2, room) if room.room().is_some() => Some(1),
            (TeaPlace::Path1, room) if room.room().is_some() => Some(2),
            _ => None,
        }
    }
}

names! {
    /// A deck of Himeji (WCM-1.5).
    Art:
    /// Ikebana.
    Ikebana,
    /// Calligraphy.
    Calligraphy,
}

names! {
    /// A clan member.
    Member:
    /// WC-5.2.
    Courtier,
    /// WC-5.8.
    Gardener,
    /// WC-5.7.
    Warrior,
    /// WCM-4.
    Geisha,
}

/// A row of a castle-room card where it lies: the place of a die token (WC-2.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct CastleRow(u8);

impl CastleRow {
    /// How many there are: three beside each steward card, two beside each diplomat.
    pub const COUNT: usize = 13;

    /// The row with this number: the steward rooms from top to bottom, then the diplomat rooms.
    pub const fn new(number: usize) -> Option<CastleRow> {
        if number < CastleRow::COUNT { Some(CastleRow(number as u8)) } else { None }
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = CastleRow> {
        (0..CastleRow::COUNT).filter_map(CastleRow::new)
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its room.
    pub const fn room(self) -> Room {
        match self.0 {
            0..=2 => Room::Steward1,
            3..=5 => Room::Steward2,
            6..=8 => Room::Steward3,
            9..=10 => Room::Diplomat1,
            _ => Room::Diplomat2,
        }
    }

    /// Which row of the card it is.
    pub const fn row(self) -> usize {
        self.0 as usize - self.room().places().0
    }
}

impl TryFrom<u8> for CastleRow {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<CastleRow, &'static str> {
        CastleRow::new(number.into()).ok_or("the castle has 13 rows")
    }
}

impl From<CastleRow> for u8 {
    fn from(row: CastleRow) -> u8 {
        row.0
    }
}
