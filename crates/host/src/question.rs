//! What a bot is asked. All that it knows is in the question, so whoever asks the same hears the same: another node, a table
//! that was taken up again, a test.

use engawa_kernel::{Purpose, Rules, Seat, Seed};
use serde::{Deserialize, Serialize};

use crate::Level;

/// What a bot is asked.
///
/// The answer is what the seat does, in order, up to the next reveal; the last action may be the revealing one. Whoever
/// applies it does so while each action is legal for the seat, and then asks anew.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Question<G: Rules> {
    /// Who is asked.
    pub seat: Seat,
    /// How well the seat plays.
    pub level: Level,
    /// The state of the table since which that is asked.
    pub revision: u64,
    /// What the seat sees.
    pub view: G::View,
    /// Where the chance of this one answer comes from: see [`seed`].
    pub seed: Seed,
}

/// In how many bits the decisions of a game are counted: no game comes near to so many.
const DECISIONS: u32 = 20;

/// The seed of the question to a seat after so many decisions. It tells nothing about the table's seed, and the same decision
/// after a step back has the same.
pub fn seed(table: &Seed, seat: Seat, decisions: usize) -> Seed {
    debug_assert!(decisions < 1 << DECISIONS, "{decisions} decisions");
    // Seats count from one: the numbers below are the streams that simulation keeps for the seats.
    let index = (seat.index() as u32 + 1) << DECISIONS | decisions as u32 & ((1 << DECISIONS) - 1);
    table.derive(Purpose::Bot, index)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use engawa_kernel::SeatCount;

    use super::*;

    #[test]
    fn no_two_questions_of_a_table_have_one_seed() {
        let table = Seed::from_number(3);
        let decisions = [0, 1, 2, 3, 4, 5, 6, 7, 255, 256, 65_535, 65_536, (1 << DECISIONS) - 1];
        let seats = SeatCount::new(6).unwrap();
        let of_seat = |seat| decisions.map(|count| *seed(&table, seat, count).bytes());
        let seeds: HashSet<[u8; 32]> = seats.seats().flat_map(of_seat).collect();
        assert_eq!(seeds.len(), 6 * decisions.len());
        for seat in seats.seats() {
            assert!(!seeds.contains(table.derive(Purpose::Bot, seat.index() as u32).bytes()));
        }
    }
}
