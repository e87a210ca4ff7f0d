//! A game chosen by name, with seats, options and seed.

use engawa_kernel::{Game, Options, SeatCount, Seed, Setup};

use crate::args::Set;
use crate::{Stop, bad};

/// What a game of this kind starts from. With nothing said about seats: two, or as near as the game comes.
pub(crate) fn setup<G: Game>(
    seats: Option<usize>,
    set: &[Set],
    seed: Seed,
) -> Result<Setup<G::Options>, Stop> {
    let usual = 2.clamp(*G::SEATS.start(), *G::SEATS.end());
    let count = seats.unwrap_or(usual);
    let seats = SeatCount::new(count).filter(|_| G::SEATS.contains(&count)).ok_or_else(|| {
        bad(format!("{} is for {} to {} seats, not {count}", G::ID, G::SEATS.start(), G::SEATS.end()))
    })?;
    let mut options = G::Options::default();
    for Set { key, value } in set {
        options.set_named(key, value, seats).map_err(bad)?;
    }
    Ok(Setup { options, seats, seed })
}
