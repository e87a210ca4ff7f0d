//! The kernel's example game, for the tests of this room and of the host.

use engawa_kernel::example::HighCard;
use engawa_kernel::{Rules, Seat, Viewer};

use super::{Estimate, POINT};

impl Estimate for HighCard {
    const WIDTH: usize = 4;

    fn estimate(&self, seat: Seat) -> i32 {
        HighCard::sheet(&self.view(Viewer::Seat(seat)), seat).map_or(0, |sheet| POINT * sheet.total())
    }
}
