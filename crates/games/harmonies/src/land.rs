//! The landscape on one personal board, as sets of cells (HA-4).
//!
//! What lies below the top of a legal pile is all of one colour, so a pile is known by its top, its height and the
//! colour below: a few sets of cells hold every pile, and a question is asked for all cells at once.

use engawa_kernel::Digest;
use serde::{Deserialize, Serialize};

use crate::cell::{Cells, each_bit};
use crate::data::Landscape;
use crate::{Cell, Colour, Side};

/// The piles of one personal board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Land {
    /// The cells whose top token has a colour, by colour.
    tops: [Cells; 6],
    /// The cells with two tokens or more.
    two: Cells,
    /// The cells with three tokens.
    three: Cells,
    /// The cells with gray below the top.
    on_gray: Cells,
    /// The cells with brown below the top. Red is what is left.
    on_brown: Cells,
    side: Side,
}

impl Land {
    /// A board without tokens.
    pub(crate) const fn empty(side: Side) -> Land {
        Land { tops: [0; 6], two: 0, three: 0, on_gray: 0, on_brown: 0, side }
    }

    /// The side of the board.
    #[inline]
    pub(crate) const fn side(&self) -> Side {
        self.side
    }

    /// The cells whose top token has this colour.
    #[inline]
    pub(crate) const fn top(&self, colour: Colour) -> Cells {
        self.tops[colour as usize]
    }

    /// The cells with at least two tokens.
    #[inline]
    pub(crate) const fn two(&self) -> Cells {
        self.two
    }

    /// The cells with three tokens.
    #[inline]
    pub(crate) const fn three(&self) -> Cells {
        self.three
    }

    /// The cells with at least one token.
    #[inline]
    pub(crate) fn occupied(&self) -> Cells {
        self.tops.iter().fold(0, |all, top| all | top)
    }

    /// The cells without a token.
    #[inline]
    pub(crate) fn empty_cells(&self) -> Cells {
        self.side.mask() & !self.occupied()
    }

    /// Where a token of each colour may go (HA-4.1, HA-4.2), cubes left out of account. Every colour may go on an empty
    /// cell, and whoever begins a turn has at least three (HA-4.4).
    #[inline]
    pub(crate) fn places(&self) -> [Cells; 6] {
        let [_, gray, brown, _, _, red] = self.tops;
        let empty = self.empty_cells();
        [
            empty,
            empty | gray & !self.three,
            empty | brown & !self.two,
            empty | brown,
            empty,
            empty | (brown | gray | red) & !self.two,
        ]
    }

    /// Places a token on a cell where it may go.
    #[inline]
    pub(crate) fn place(&mut self, colour: Colour, cell: Cell) {
        let here = cell.mask();
        self.three |= self.two & here;
        self.two |= self.occupied() & here;
        self.on_gray |= self.top(Colour::Gray) & here;
        self.on_brown |= self.top(Colour::Brown) & here;
        self.tops.iter_mut().for_each(|top| *top &= !here);
        self.tops[colour.index()] |= here;
    }

    /// The cells of every landscape that a habitat can ask for, in the order of [`Landscape`].
    #[inline]
    pub(crate) fn landscapes(&self) -> [Cells; Landscape::COUNT] {
        let [water, gray, _, green, field, red] = self.tops;
        let [one, two, three] = [!self.two, self.two & !self.three, self.three];
        [
            water,
            field,
            green & one,
            green & two,
            green & three,
            gray & one,
            gray & two,
            gray & three,
            red & self.two,
        ]
    }

    /// The height of the pile on a cell.
    pub(crate) fn height(&self, cell: Cell) -> u8 {
        let here = cell.mask();
        [self.occupied(), self.two, self.three].iter().filter(|&&level| level & here != 0).count() as u8
    }

    /// The pile on a cell, if there is one.
    pub(crate) fn pile(&self, cell: Cell) -> Option<Pile> {
        let here = cell.mask();
        let top = Colour::ALL.into_iter().find(|&colour| self.top(colour) & here != 0)?;
        let below = if self.on_gray & here != 0 {
            Colour::Gray
        } else if self.on_brown & here != 0 {
            Colour::Brown
        } else {
            Colour::Red
        };
        let mut pile = Pile { tokens: [below; 3], height: self.height(cell) };
        pile.tokens[usize::from(pile.height) - 1] = top;
        Some(pile)
    }

    /// Every cell with tokens and its pile.
    pub(crate) fn piles(&self) -> impl Iterator<Item = (Cell, Pile)> {
        each_bit(self.occupied()).filter_map(|bit| {
            let cell = Cell::of(self.side, bit);
            Some((cell, self.pile(cell)?))
        })
    }

    /// In words of fixed width.
    pub(crate) fn feed(&self, digest: &mut Digest) {
        self.tops
            .iter()
            .chain([&self.two, &self.three, &self.on_gray, &self.on_brown])
            .for_each(|&cells| digest.word(cells.into()));
    }

    /// Places a whole pile on an empty cell, if it is one of the 14 that can be (HA-4.2).
    pub(crate) fn place_pile(&mut self, cell: Cell, tokens: &[Colour]) -> Result<(), NotAPile> {
        if tokens.is_empty() || self.occupied() & cell.mask() != 0 {
            return Err(NotAPile);
        }
        tokens.iter().try_for_each(|&colour| {
            if self.places()[colour.index()] & cell.mask() == 0 {
                return Err(NotAPile);
            }
            self.place(colour, cell);
            Ok(())
        })
    }
}

/// The tokens cannot lie on one another like this, or something lies there already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotAPile;

/// The tokens on one cell. In JSON a list of colours, bottom to top.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Colour>", into = "Vec<Colour>")]
pub struct Pile {
    /// Beyond the height without meaning.
    tokens: [Colour; 3],
    height: u8,
}

impl Pile {
    /// The tokens, bottom to top.
    pub fn tokens(&self) -> &[Colour] {
        &self.tokens[..self.height.into()]
    }

    /// How many tokens.
    pub const fn height(&self) -> u8 {
        self.height
    }

    /// The colour on top.
    pub const fn top(&self) -> Colour {
        self.tokens[self.height as usize - 1]
    }

    /// What the pile is for habitats and points; nothing if it is a bare trunk or a single red.
    pub const fn landscape(&self) -> Option<Landscape> {
        match (self.top(), self.height) {
            (Colour::Blue, _) => Some(Landscape::Water),
            (Colour::Yellow, _) => Some(Landscape::Field),
            (Colour::Green, 1) => Some(Landscape::Tree1),
            (Colour::Green, 2) => Some(Landscape::Tree2),
            (Colour::Green, _) => Some(Landscape::Tree3),
            (Colour::Gray, 1) => Some(Landscape::Mountain1),
            (Colour::Gray, 2) => Some(Landscape::Mountain2),
            (Colour::Gray, _) => Some(Landscape::Mountain3),
            (Colour::Red, 2) => Some(Landscape::Building),
            (Colour::Brown | Colour::Red, _) => None,
        }
    }
}

impl PartialEq for Pile {
    fn eq(&self, other: &Pile) -> bool {
        self.tokens() == other.tokens()
    }
}

impl Eq for Pile {}

impl From<Pile> for Vec<Colour> {
    fn from(pile: Pile) -> Vec<Colour> {
        pile.tokens().to_vec()
    }
}

impl TryFrom<Vec<Colour>> for Pile {
    type Error = &'static str;

    fn try_from(colours: Vec<Colour>) -> Result<Pile, &'static str> {
        let mut land = Land::empty(Side::A);
        let cell = Cell::of(Side::A, 0);
        let placed = land.place_pile(cell, &colours);
        placed.ok().and_then(|()| land.pile(cell)).ok_or("these tokens cannot lie on one another")
    }
}
