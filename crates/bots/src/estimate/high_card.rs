//! The kernel's example game, for the tests of this room and of the host.

use engawa_kernel::example::HighCard;
use engawa_kernel::{Rules, Seat, Viewer};

use super::{Estimate, Judged, POINT};

impl Judged for HighCard {
    fn judge() -> &'static dyn Estimate<HighCard> {
        &Judge
    }
}

/// The usual judge.
struct Judge;

impl Estimate<HighCard> for Judge {
    fn width(&self) -> usize {
        4
    }

    fn estimate(&self, position: &HighCard, seat: Seat) -> i32 {
        HighCard::sheet(&position.view(Viewer::Seat(seat)), seat).map_or(0, |sheet| POINT * sheet.total())
    }
}
