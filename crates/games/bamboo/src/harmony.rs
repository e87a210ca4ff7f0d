//! What harmony tokens ask for (BA-13): every family of conditions is data for one matcher, which looks at all places
//! of a zone at once.

use serde::{Deserialize, Serialize};

use crate::house::{COLUMNS, Cells, House, ROWS};
use crate::{TileKind, Token};

/// The part of the house that a token speaks of (BA-13); in the order of the columns of the display.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// Columns 1 and 2.
    Left,
    /// All five columns.
    House,
    /// Columns 4 and 5.
    Right,
}

impl Zone {
    /// All three.
    pub const ALL: [Zone; 3] = [Zone::Left, Zone::House, Zone::Right];

    /// The columns of the zone: the first one and how many, from 0.
    pub const fn columns(self) -> (u8, u8) {
        match self {
            Zone::Left => (0, 2),
            Zone::House => (0, COLUMNS),
            Zone::Right => (3, 2),
        }
    }

    /// The cells of the zone.
    pub(crate) const fn cells(self) -> Cells {
        let (first, count) = self.columns();
        ((1 << (count * ROWS)) - 1) << (first * ROWS)
    }

    /// The number of its first token in the data.
    pub(crate) const fn first_token(self) -> u8 {
        match self {
            Zone::Left => 1,
            Zone::Right => 25,
            Zone::House => 49,
        }
    }

    /// How many tokens it has (BA-1.1).
    pub(crate) const fn tokens(self) -> u8 {
        match self {
            Zone::Left | Zone::Right => 24,
            Zone::House => 20,
        }
    }

    /// All its tokens, as a set of a deck.
    pub(crate) const fn deck(self) -> u64 {
        (1 << self.tokens()) - 1
    }

    /// Its tokens by their numbers in a deck.
    pub(crate) fn each_token(self, set: u32) -> impl Iterator<Item = Token> {
        let mut left = set;
        core::iter::from_fn(move || {
            let token = if left == 0 { None } else { Token::of_card(self, left.trailing_zeros() as u8) };
            left &= left.wrapping_sub(1);
            token
        })
    }
}

/// A place of a pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// What must lie there; none means a tile of whatever kind (BA-13.2).
    pub kind: Option<TileKind>,
    /// Columns to the right.
    pub dx: u8,
    /// Rows down.
    pub dy: u8,
}

/// What a token asks for, as printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// At least one tile of the kind in the zone (BA-13.1).
    Kind(TileKind),
    /// The tiles of the kind in the zone total at least so much comfort (BA-13.3).
    Sum {
        /// The kind.
        kind: TileKind,
        /// The comfort.
        comfort: u8,
    },
    /// Tiles in exactly these places relative to each other, all of them in the zone (BA-13.2), and together with at
    /// least so much comfort (BA-13.4). Other places may be empty, like the centre of a diamond (BA-R33).
    Pattern {
        /// The places, at most five.
        spots: &'static [Spot],
        /// The comfort; 0 if the token names none.
        comfort: u8,
    },
}

/// A wish prepared for the matcher.
///
/// An *anchor* is a cell on which the corner of the pattern can lie so that all of it stays in the zone. Shifting the
/// cells of a kind by the way from the corner to a spot tells for all anchors at once whether that spot is right; the
/// anchors know the edges of the zone, so no shift can leave it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Condition {
    spots: [(Option<TileKind>, u8); Condition::MOST],
    len: u8,
    anchors: Cells,
    /// The comfort wanted; 0 if none.
    comfort: u8,
    /// Whose comfort counts: the cells from the corner on, and the kind.
    shape: Cells,
    of: Option<TileKind>,
}

impl Condition {
    /// The most spots of a pattern.
    pub const MOST: usize = 5;
    /// A condition that never holds.
    pub(crate) const NEVER: Condition =
        Condition { spots: [(None, 0); 5], len: 0, anchors: 0, comfort: 0, shape: 0, of: None };

    /// The condition of a wish in a zone.
    pub const fn of(zone: Zone, wish: &Wish) -> Condition {
        match *wish {
            Wish::Kind(kind) => Condition::pattern(zone, &[Spot { kind: Some(kind), dx: 0, dy: 0 }], 0),
            Wish::Pattern { spots, comfort } => Condition::pattern(zone, spots, comfort),
            // The whole zone is the shape, and it fits in one place only.
            Wish::Sum { kind, comfort } => {
                let first = zone.columns().0 * ROWS;
                let shape = zone.cells() >> first;
                let anchors = 1 << first;
                Condition { anchors, comfort, shape, of: Some(kind), ..Condition::NEVER }
            }
        }
    }

    /// Spots beyond the fifth are not looked at.
    const fn pattern(zone: Zone, spots: &[Spot], comfort: u8) -> Condition {
        let mut condition = Condition { comfort, ..Condition::NEVER };
        let (mut wide, mut high) = (0, 0);
        while (condition.len as usize) < spots.len() && (condition.len as usize) < Condition::MOST {
            let Spot { kind, dx, dy } = spots[condition.len as usize];
            let way = dx * ROWS + dy;
            condition.spots[condition.len as usize] = (kind, way);
            condition.shape |= 1 << way;
            condition.len += 1;
            wide = if dx > wide { dx } else { wide };
            high = if dy > high { dy } else { high };
        }
        let (first, count) = zone.columns();
        let mut column = first;
        while column + wide < first + count {
            let mut row = 0;
            while row + high < ROWS {
                condition.anchors |= 1 << (column * ROWS + row);
                row += 1;
            }
            column += 1;
        }
        condition
    }

    /// Whether the house fulfils the condition. It only looks: a tile may serve any number of tokens (BA-13.5).
    #[inline]
    pub fn holds(&self, house: &House) -> bool {
        let mut anchors = self.anchors;
        for &(kind, way) in &self.spots[..usize::from(self.len)] {
            anchors &= house.lying(kind) >> way;
        }
        if self.comfort == 0 {
            return anchors != 0;
        }
        let counted = house.lying(self.of);
        while anchors != 0 {
            if house.comfort_of(self.shape << anchors.trailing_zeros() & counted) >= self.comfort {
                return true;
            }
            anchors &= anchors - 1;
        }
        false
    }
}
