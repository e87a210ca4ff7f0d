//! What lies before one player: the landscape, the cubes on it, and the cards above it (HA-5, HA-6).

use engawa_kernel::Digest;

use crate::cell::{Cells, each_bit};
use crate::data::FACES;
use crate::habitat;
use crate::land::Land;
use crate::{Card, Cell, Colour, Pile, Side};

/// The most unfinished cards above a board (HA-5.1).
pub(crate) const SLOTS: usize = 4;

/// What lies before one player; all of it is public (HA-10.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    land: Land,
    /// The card that the cube on a cell came from. A finished card is known by its cubes alone.
    cubes: [Option<Card>; Cell::MOST],
    /// The unfinished cards, longest held first.
    cards: [Option<Card>; SLOTS],
    /// Derived: the cells with a cube.
    cubed: Cells,
    /// Derived: where a cube of each unfinished card can go now.
    fits: [Cells; SLOTS],
}

impl Player {
    /// A player before the first turn.
    pub(crate) const fn new(side: Side) -> Player {
        Player {
            land: Land::empty(side),
            cubes: [None; Cell::MOST],
            cards: [None; SLOTS],
            cubed: 0,
            fits: [0; SLOTS],
        }
    }

    /// A player from what lies there; what is derived is derived.
    pub(crate) fn from_parts(
        land: Land,
        cubes: [Option<Card>; Cell::MOST],
        cards: [Option<Card>; SLOTS],
    ) -> Player {
        let mut player = Player { land, cubes, cards, cubed: 0, fits: [0; SLOTS] };
        for (bit, cube) in cubes.iter().enumerate() {
            player.cubed |= Cells::from(cube.is_some()) << bit;
        }
        player.look_for_habitats();
        player
    }

    pub(crate) const fn land(&self) -> &Land {
        &self.land
    }

    /// Every pile, by cell.
    pub fn piles(&self) -> impl Iterator<Item = (Cell, Pile)> {
        self.land.piles()
    }

    /// The pile on a cell.
    pub fn pile(&self, cell: Cell) -> Option<Pile> {
        if cell.side() == self.side() { self.land.pile(cell) } else { None }
    }

    /// The side of the board.
    pub const fn side(&self) -> Side {
        self.land.side()
    }

    /// The cells without a token (HA-7.1).
    pub fn empty_cells(&self) -> impl Iterator<Item = Cell> + use<> {
        self.each(self.land.empty_cells())
    }

    /// The cells with a cube, and the card that each came from.
    pub fn cubes(&self) -> impl Iterator<Item = (Cell, Card)> {
        self.each(self.cubed).filter_map(|cell| Some((cell, self.cubes[cell.bit() as usize]?)))
    }

    /// The card that the cube on a cell came from.
    pub fn cube(&self, cell: Cell) -> Option<Card> {
        if cell.side() == self.side() { self.cubes[cell.bit() as usize] } else { None }
    }

    /// The unfinished cards above the board, longest held first, a spirit included (HA-5.1).
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.cards.into_iter().flatten()
    }

    /// The finished cards, by number.
    pub fn finished(&self) -> impl Iterator<Item = Card> {
        let placed = self.placed_of_each();
        Card::all().filter(move |card| placed[card.index()] > 0 && !self.cards.contains(&Some(*card)))
    }

    /// Every card of the player with the number of cubes placed from it, by number of the card.
    pub fn placed(&self) -> impl Iterator<Item = (Card, u8)> {
        let placed = self.placed_of_each();
        let owned = move |card: &Card| placed[card.index()] > 0 || self.cards.contains(&Some(*card));
        Card::all().filter(owned).map(move |card| (card, placed[card.index()]))
    }

    /// The spirit card that the player kept, finished or not.
    pub fn spirit(&self) -> Option<Card> {
        self.cards().chain(self.cubes().map(|(_, card)| card)).find(|card| card.is_spirit())
    }

    /// Where a cube of this own card can go now (HA-6).
    pub fn cube_cells(&self, card: Card) -> impl Iterator<Item = Cell> + use<> {
        self.each(self.slot(card).map_or(0, |slot| self.fits[slot]))
    }

    /// Where a token of this colour may go now (HA-4).
    pub fn token_cells(&self, colour: Colour) -> impl Iterator<Item = Cell> + use<> {
        self.each(self.places()[colour.index()])
    }

    fn each(&self, cells: Cells) -> impl Iterator<Item = Cell> + use<> {
        let side = self.side();
        each_bit(cells).map(move |bit| Cell::of(side, bit))
    }

    /// How many cubes of each card are on the board, by place of the card.
    pub(crate) fn placed_of_each(&self) -> [u8; FACES.len()] {
        let mut placed = [0; FACES.len()];
        for bit in each_bit(self.cubed) {
            if let Some(card) = self.cubes[bit as usize] {
                placed[card.index()] += 1;
            }
        }
        placed
    }

    /// The cells with a cube.
    pub(crate) const fn cubed(&self) -> Cells {
        self.cubed
    }

    /// Where a token of each colour may go: on no cell with a cube (HA-4.3).
    #[inline]
    pub(crate) fn places(&self) -> [Cells; 6] {
        self.land.places().map(|cells| cells & !self.cubed)
    }

    /// The place above the board where the card lies.
    pub(crate) fn slot(&self, card: Card) -> Option<usize> {
        self.cards.iter().position(|&other| other == Some(card))
    }

    /// Whether another card may be taken (HA-5.1).
    #[inline]
    pub(crate) const fn has_room_for_card(&self) -> bool {
        self.cards[SLOTS - 1].is_none()
    }

    /// Every unfinished card and where a cube of it can go.
    #[inline]
    pub(crate) fn fits(&self) -> impl Iterator<Item = (Option<Card>, Cells)> {
        self.cards.into_iter().zip(self.fits)
    }

    /// Places a token where it may go, and looks again which habitats stand.
    #[inline]
    pub(crate) fn place_token(&mut self, colour: Colour, cell: Cell) {
        self.land.place(colour, cell);
        self.look_for_habitats();
    }

    /// Takes a card; there must be room for it. It is never given back: only its last cube takes it away from here
    /// (HA-5.2).
    pub(crate) fn take_card(&mut self, card: Card) {
        if let Some(slot) = self.cards.iter().position(Option::is_none) {
            self.cards[slot] = Some(card);
            self.fits[slot] = habitat::stands(&self.land.landscapes(), self.side(), Some(card)) & !self.cubed;
        }
    }

    /// Places a cube of an unfinished card; a card without cubes frees its place at once (HA-5.1). Tells how many
    /// cubes of the card are placed now.
    pub(crate) fn place_cube(&mut self, card: Card, cell: Cell) -> u8 {
        self.cubes[cell.bit() as usize] = Some(card);
        self.cubed |= cell.mask();
        self.fits.iter_mut().for_each(|fits| *fits &= !cell.mask());
        let placed = self.cubes.iter().filter(|&&cube| cube == Some(card)).count() as u8;
        if placed == card.cubes()
            && let Some(slot) = self.slot(card)
        {
            self.cards.copy_within(slot + 1.., slot);
            self.cards[SLOTS - 1] = None;
            self.fits.copy_within(slot + 1.., slot);
            self.fits[SLOTS - 1] = 0;
        }
        placed
    }

    #[inline]
    fn look_for_habitats(&mut self) {
        let sets = self.land.landscapes();
        for (fits, card) in self.fits.iter_mut().zip(self.cards) {
            *fits = habitat::stands(&sets, self.land.side(), card) & !self.cubed;
        }
    }

    /// In words of fixed width, what is derived left out.
    pub(crate) fn feed(&self, digest: &mut Digest) {
        self.land.feed(digest);
        digest.bytes(&self.cubes.map(|card| card.map_or(0, Card::id)));
        digest.bytes(&self.cards.map(|card| card.map_or(0, Card::id)));
    }

    /// Derives again what is kept derived, cell by cell and without any shifting.
    pub(crate) fn audit(&self) -> Result<(), String> {
        let mut slow = Player { cubed: 0, fits: [0; SLOTS], ..*self };
        for cell in self.side().cells() {
            let free = self.cube(cell).is_none();
            slow.cubed |= if free { 0 } else { cell.mask() };
            for (fits, card) in slow.fits.iter_mut().zip(self.cards) {
                let stands = card.is_some_and(|card| self.habitat_stands_at(card, cell));
                *fits |= if free && stands { cell.mask() } else { 0 };
            }
        }
        if slow == *self { Ok(()) } else { Err(format!("kept {self:?}, derived {slow:?}")) }
    }

    /// HA-6.1 by plain coordinates.
    fn habitat_stands_at(&self, card: Card, cell: Cell) -> bool {
        let (q, r) = cell.axial();
        (0..6).any(|turns| {
            card.habitat().iter().all(|spot| {
                let (dq, dr) = (0..turns).fold((spot.q, spot.r), |(dq, dr), _| (-dr, dq + dr));
                let there = Cell::at(self.side(), q + dq, r + dr).and_then(|cell| self.pile(cell));
                there.and_then(|pile| pile.landscape()) == Some(spot.landscape)
            })
        })
    }
}
