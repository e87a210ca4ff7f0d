//! Points (BA-10).

use arrayvec::ArrayVec;
use engawa_kernel::{MAX_SEATS, Outcome, Seat, Sheet};

use crate::board::Board;
use crate::house::{House, all_reserved};
use crate::player::{Booked, START};
use crate::spirit::spirit_points;
use crate::{Player, Side};

/// The score lines, in the order of the sheet (BA-10.6).
pub(crate) const LINES: [&str; 9] =
    ["start", "tokens", "single", "tiles", "hunger", "spirits", "imbalance", "unscored", "night"];

/// Comfort of columns 1 and 2 against that of columns 4 and 5: twice the difference is lost (BA-10.2).
pub const fn imbalance(left: u8, right: u8) -> i32 {
    -2 * left.abs_diff(right) as i32
}

/// Tokens on the board whose condition holds bring half (BA-10.3).
fn unscored(player: &Player) -> i32 {
    player.tokens().filter(|&token| player.fulfils(token)).map(|token| i32::from(token.half())).sum()
}

/// Every empty restricted cell costs 1 (BA-10.4). Boards are numbered like the seats.
pub(crate) fn night(house: &House, side: Side, board: usize) -> i32 {
    match side {
        Side::Day => 0,
        Side::Night => -((house.free() & all_reserved(board)).count_ones() as i32),
    }
}

/// Who wins with these sheets: most happiness, then most comfort, then together (BA-10.5).
pub fn ranking(sheets: ArrayVec<Sheet, MAX_SEATS>) -> Outcome {
    Outcome::among(sheets, |sheet| (sheet.total(), sheet.ties.clone()))
}

impl Board {
    /// The points of a player as they would be counted now; the house as it is then counts in all lines of the end (BA-R31).
    pub fn sheet(&self, seat: Seat) -> Option<Sheet> {
        let player = self.player(seat)?;
        let Booked { tokens, single, tiles, hunger } = player.booked;
        let (left, right) = player.house.balance();
        let lines: [i32; LINES.len()] = [
            START,
            tokens.into(),
            single.into(),
            tiles.into(),
            -i32::from(hunger),
            spirit_points(player.awake, player.asleep),
            imbalance(left, right),
            unscored(player),
            night(&player.house, self.options.side, seat.index()),
        ];
        Some(Sheet::new(&lines, &[player.house.comfort().into()]))
    }

    /// How the game would end now.
    pub(crate) fn result(&self) -> Outcome {
        ranking(self.seats.seats().filter_map(|seat| self.sheet(seat)).collect())
    }
}
