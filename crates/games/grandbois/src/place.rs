//! Where a card lies: a cell of the table, a rotation, and the frame around the forest.

use serde::{Deserialize, Serialize};

/// A cell of the table, counted from the top left cell of the start card: x to the right, y down (FO-2.1). A card
/// lies at the place of its own top left cell.
///
/// No card can come further from the start card than 37 cells; a place can be named up to 64 cells away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "(i8, i8)", into = "(i8, i8)")]
pub struct Place(u16);

impl Place {
    /// The top left cell of the start card.
    pub const ORIGIN: Place = Place(64 << 7 | 64);

    /// The place with these coordinates, if there is a name for it.
    pub const fn new(x: i32, y: i32) -> Option<Place> {
        if x >= -64 && x < 64 && y >= -64 && y < 64 { Some(Place::near(x, y)) } else { None }
    }

    /// The place with these coordinates, which are known to be near the forest.
    pub(crate) const fn near(x: i32, y: i32) -> Place {
        Place(((y + 64) as u16) << 7 | (x + 64) as u16)
    }

    /// How far to the right.
    #[inline]
    pub const fn x(self) -> i32 {
        (self.0 & 127) as i32 - 64
    }

    /// How far down.
    #[inline]
    pub const fn y(self) -> i32 {
        (self.0 >> 7) as i32 - 64
    }

    /// The place so many cells to the right and down, known to be near the forest.
    #[inline]
    pub(crate) const fn step(self, right: usize, down: usize) -> Place {
        Place(self.0 + (down << 7 | right) as u16)
    }

    /// Whether this is one of `side` × `side` places, the first of them at the top left.
    #[inline]
    pub(crate) const fn is_within(self, first: Place, side: u32) -> bool {
        // Places near the forest are far from both ends of their 7 bits, so a step to the left of the square
        // borrows and shows as a large number.
        let steps = (self.0 as u32).wrapping_sub(first.0 as u32);
        steps & 127 < side && steps >> 7 < side
    }

    /// The place in 14 bits.
    #[inline]
    pub(crate) const fn code(self) -> u32 {
        self.0 as u32
    }

    /// The place that the lowest 14 bits write.
    #[inline]
    pub(crate) const fn from_code(code: u32) -> Place {
        Place(code as u16 & 0x3fff)
    }
}

impl core::fmt::Debug for Place {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "({}, {})", self.x(), self.y())
    }
}

impl TryFrom<(i8, i8)> for Place {
    type Error = &'static str;

    fn try_from((x, y): (i8, i8)) -> Result<Place, &'static str> {
        Place::new(x.into(), y.into()).ok_or("no place is that far away")
    }
}

impl From<Place> for (i8, i8) {
    fn from(place: Place) -> (i8, i8) {
        (place.x() as i8, place.y() as i8)
    }
}

/// The four cells that a card covers, clockwise from its top left one, as steps right and down.
pub const CORNERS: [(i32, i32); 4] = [(0, 0), (1, 0), (1, 1), (0, 1)];

/// How a card is turned: quarter turns clockwise (FO-3.2). Nothing turns it over (FO-R12).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Rotation(u8);

impl Rotation {
    /// As printed.
    pub const NONE: Rotation = Rotation(0);
    /// All four.
    pub const ALL: [Rotation; 4] = [Rotation(0), Rotation(1), Rotation(2), Rotation(3)];

    /// So many quarter turns clockwise.
    pub const fn new(quarters: usize) -> Option<Rotation> {
        if quarters < 4 { Some(Rotation(quarters as u8)) } else { None }
    }

    /// Quarter turns clockwise.
    pub const fn quarters(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Rotation {
    type Error = &'static str;

    fn try_from(quarters: u8) -> Result<Rotation, &'static str> {
        Rotation::new(quarters.into()).ok_or("a card has four rotations, 0 to 3")
    }
}

impl From<Rotation> for u8 {
    fn from(rotation: Rotation) -> u8 {
        rotation.0
    }
}

/// The smallest rectangle of cells that holds the whole forest; all four sides belong to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The leftmost column.
    pub left: i8,
    /// The topmost row.
    pub top: i8,
    /// The rightmost column.
    pub right: i8,
    /// The lowest row.
    pub bottom: i8,
}

impl Frame {
    /// How many columns.
    pub const fn width(&self) -> usize {
        (self.right - self.left + 1) as usize
    }

    /// How many rows.
    pub const fn height(&self) -> usize {
        (self.bottom - self.top + 1) as usize
    }

    /// Whether the cell lies within.
    pub const fn contains(&self, x: i32, y: i32) -> bool {
        x >= self.left as i32 && x <= self.right as i32 && y >= self.top as i32 && y <= self.bottom as i32
    }

    /// The frame around this one and a cell.
    #[must_use]
    pub(crate) fn with_cell(self, x: i8, y: i8) -> Frame {
        Frame {
            left: self.left.min(x),
            top: self.top.min(y),
            right: self.right.max(x),
            bottom: self.bottom.max(y),
        }
    }

    /// The frame around this one and a card at that place.
    #[must_use]
    pub(crate) fn with_card(self, at: Place) -> Frame {
        let (x, y) = (at.x() as i8, at.y() as i8);
        self.with_cell(x, y).with_cell(x + 1, y + 1)
    }
}
