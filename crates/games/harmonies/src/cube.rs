//! Placing a cube (HA-3.4, HA-6).

use engawa_kernel::{Actions, Sink, Stage};

use crate::board::Board;
use crate::{Breach, Card, Cell, Event, Kind, habitat};

impl Board {
    /// Lists every cell for a cube of every own card: several rotations that mark one cell are one action (HA-6.4).
    #[inline]
    pub(crate) fn list_cubes(&self, out: &mut Actions) {
        let cell = Cell::of(self.options.side, 0);
        for (card, fits) in self.acting().fits() {
            if let Some(card) = card {
                out.push_each(fits.into(), Kind::PlaceCube { card, cell }, Kind::NEXT_CELL);
            }
        }
    }

    /// Whether a cube of the card can be placed on the cell.
    pub(crate) fn check_place_cube(&self, card: Card, cell: Cell) -> Result<(), Breach> {
        let player = self.acting();
        if player.slot(card).is_none() {
            let finished = player.finished().any(|other| other == card);
            return Err(if finished { Breach::CardFinished } else { Breach::NotYourCard });
        }
        if cell.side() != self.options.side {
            return Err(Breach::OtherSide);
        }
        let stands = habitat::stands(&habitat::sets(player.land()), cell.side(), Some(card));
        if stands & cell.mask() == 0 {
            Err(Breach::NoHabitat)
        } else if player.cubed() & cell.mask() != 0 {
            Err(Breach::CubeOnCube)
        } else {
            Ok(())
        }
    }

    /// Places the lowest cube of the card. It stays whatever happens to the habitat later (HA-6.3).
    #[inline]
    pub(crate) fn place_cube<S: Sink<Event>>(&mut self, card: Card, cell: Cell, stage: &mut Stage<'_, S>) {
        let placed = self.acting_mut().place_cube(card, cell);
        stage.tell(|| Event::CubePlaced {
            seat: self.active,
            card,
            cell,
            placed,
            gain: card.value(placed) - card.value(placed - 1),
            finished: placed == card.cubes(),
        });
    }
}
