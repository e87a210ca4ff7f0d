//! The turn (HA-3): who is asked what, every legal action, every refusal, and the carrying out.

use engawa_kernel::{Actions, Seat, Sink, Stage};

use crate::board::Phase;
use crate::{Breach, Event, Harmonies, Kind, Prompt, TokenStep};

impl Harmonies {
    /// Whether this seat is asked.
    #[inline]
    pub(crate) fn asks(&self, seat: Seat) -> bool {
        seat == self.board.active && self.board.phase != Phase::Over
    }

    /// What the active player is asked.
    pub(crate) fn question(&self) -> Option<Prompt> {
        match self.board.phase {
            Phase::Spirit => Some(Prompt::KeepSpirit),
            Phase::Turn => Some(Prompt::Turn {
                tokens: self.board.token_step(),
                card: self.board.may_take_card(),
                cube: self.board.acting().fits().any(|(_, cells)| cells != 0),
            }),
            Phase::Row => Some(Prompt::Row),
            Phase::Over => None,
        }
    }

    /// Lists every legal action of the active player. In a turn its parts mix freely (HA-3.5).
    #[inline]
    pub(crate) fn list(&self, out: &mut Actions) {
        match self.board.phase {
            Phase::Turn => {
                self.board.list_tokens(out);
                self.board.list_cards(out);
                self.board.list_cubes(out);
                if self.board.token_step() == TokenStep::Done {
                    out.push(Kind::Finish);
                }
            }
            Phase::Spirit => self.list_spirits(out),
            Phase::Row => self.board.list_row(out),
            Phase::Over => {}
        }
    }

    /// Whether the active player may do this now, and if not, why.
    pub(crate) fn allows_active(&self, kind: Kind) -> Result<(), Breach> {
        let board = &self.board;
        match (board.phase, kind) {
            (Phase::Spirit, Kind::KeepSpirit { card }) => self.check_keep_spirit(card),
            (Phase::Spirit, _) => Err(Breach::SpiritFirst),
            (_, Kind::KeepSpirit { .. }) => Err(Breach::NoSpiritChoice),
            (Phase::Row, Kind::LeaveRow) => Ok(()),
            (Phase::Row, Kind::SwapCard { card }) => board.check_swap_card(card),
            (Phase::Row, _) => Err(Breach::RowFirst),
            (_, Kind::LeaveRow | Kind::SwapCard { .. }) => Err(Breach::NoRowChoice),
            (_, Kind::TakeTokens { space }) => board.check_take_tokens(space),
            (_, Kind::PlaceToken { colour, cell }) => board.check_place_token(colour, cell),
            (_, Kind::TakeCard { card }) => board.check_take_card(card),
            (_, Kind::PlaceCube { card, cell }) => board.check_place_cube(card, cell),
            (_, Kind::Finish) => match board.token_step() {
                TokenStep::Take => Err(Breach::TakeTokensFirst),
                TokenStep::Place(_) => Err(Breach::PlaceTokensFirst),
                TokenStep::Done => Ok(()),
            },
        }
    }

    /// Carries out what the active player may do.
    #[allow(clippy::inline_always)] // Into the only place that calls it, see `Kind::of`.
    #[inline(always)]
    pub(crate) fn carry_out<S: Sink<Event>>(&mut self, kind: Kind, stage: &mut Stage<'_, S>) {
        let board = &mut self.board;
        match kind {
            Kind::TakeTokens { space } => board.take_tokens(space, stage),
            Kind::PlaceToken { colour, cell } => board.place_token(colour, cell, stage),
            Kind::TakeCard { card } => board.take_card(card, stage),
            Kind::PlaceCube { card, cell } => board.place_cube(card, cell, stage),
            Kind::Finish => self.finish(stage),
            Kind::KeepSpirit { card } => self.keep_spirit(card, stage),
            Kind::LeaveRow => {
                board.leave_row(stage);
                self.begin_turn(self.board.active, stage);
            }
            Kind::SwapCard { card } => {
                board.swap_card(card, stage);
                self.begin_turn(self.board.active, stage);
            }
        }
    }

    /// Whether this makes something known (HA-10.3): the choice of a spirit, a refill, a card from the deck.
    pub(crate) fn makes_known(&self, kind: Kind) -> bool {
        match kind {
            Kind::KeepSpirit { .. } | Kind::SwapCard { .. } => true,
            Kind::Finish => !self.board.ends_now(),
            _ => false,
        }
    }
}
