//! Taking and placing tokens (HA-3.2, HA-4).

use engawa_kernel::{Actions, Sink, Stage};

use crate::board::Board;
use crate::{Breach, Cell, Colour, Event, Kind, Space, TokenStep, Tokens};

impl Board {
    /// Lists every space to take from, or every place for every token in hand.
    #[inline]
    pub(crate) fn list_tokens(&self, out: &mut Actions) {
        if self.emptied.is_none() {
            let spaces = (1 << self.space_count()) - 1;
            out.push_each(spaces, Kind::TakeTokens { space: Space::FIRST }, Kind::NEXT_WHAT);
        }
        let (player, cell) = (self.acting(), Cell::of(self.options.side, 0));
        for colour in self.hand.colours() {
            let places = player.places(colour);
            out.push_each(places.into(), Kind::PlaceToken { colour, cell }, Kind::NEXT_CELL);
        }
    }

    /// Whether the tokens of a space can be taken (HA-3.2).
    pub(crate) fn check_take_tokens(&self, space: Space) -> Result<(), Breach> {
        if self.emptied.is_some() {
            return Err(Breach::TokensAlreadyTaken);
        }
        if space.index() >= self.space_count() { Err(Breach::NoSuchSpace) } else { Ok(()) }
    }

    /// Takes the tokens of a space.
    #[inline]
    pub(crate) fn take_tokens<S: Sink<Event>>(&mut self, space: Space, stage: &mut Stage<'_, S>) {
        let tokens = core::mem::replace(&mut self.spaces[space.index()], Tokens::NONE);
        self.emptied = Some(space);
        self.hand = tokens;
        stage.tell(|| Event::TokensTaken { seat: self.active, space, tokens });
    }

    /// Whether a token of this colour can be placed on the cell (HA-4).
    pub(crate) fn check_place_token(&self, colour: Colour, cell: Cell) -> Result<(), Breach> {
        let player = self.acting();
        if self.token_step() == TokenStep::Take {
            Err(Breach::TakeTokensFirst)
        } else if self.hand.count(colour) == 0 {
            Err(Breach::NotInHand)
        } else if cell.side() != self.options.side {
            Err(Breach::OtherSide)
        } else if player.cubed() & cell.mask() != 0 {
            Err(Breach::TokenOnCube)
        } else if player.places(colour) & cell.mask() == 0 {
            Err(Breach::CannotStack(colour))
        } else {
            Ok(())
        }
    }

    /// Places a token from the hand.
    #[inline]
    pub(crate) fn place_token<S: Sink<Event>>(
        &mut self,
        colour: Colour,
        cell: Cell,
        stage: &mut Stage<'_, S>,
    ) {
        self.hand = self.hand.without(colour);
        self.acting_mut().place_token(colour, cell);
        let height = || self.acting().land().height(cell);
        stage.tell(|| Event::TokenPlaced { seat: self.active, colour, cell, height: height() });
    }
}
