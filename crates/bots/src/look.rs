//! What a bot may look at.

use engawa_kernel::{Actions, Rules, Seat, Viewer};

/// A seat's look at the table. It holds the position and shows only what the seat may see of it, so a bot has nothing
/// to peek at, and a random bot need not pay for a view that it does not use.
#[derive(Debug)]
pub struct Look<'a, R> {
    position: &'a R,
    seat: Seat,
}

impl<R> Clone for Look<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R> Copy for Look<'_, R> {}

impl<'a, R: Rules> Look<'a, R> {
    /// The look of a seat that is asked something.
    pub fn new(position: &'a R, seat: Seat) -> Look<'a, R> {
        Look { position, seat }
    }

    /// The seat that looks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat sees.
    pub fn view(&self) -> R::View {
        self.position.view(Viewer::Seat(self.seat))
    }

    /// What the seat may do.
    #[inline]
    pub fn actions(&self, out: &mut Actions) {
        self.position.actions(self.seat, out);
    }
}
