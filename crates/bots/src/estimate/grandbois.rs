//! GrandBois: the own harvest as it stands, what may still become of it, and what the others seem to have.

use engawa_grandbois::{Face, GrandBois};
use engawa_kernel::{Rules, Seat, Viewer};

use super::{Estimate, Judged, POINT};

/// What a point of a clan that somebody else may lead is worth to prevent.
const FOREIGN: i32 = 14;
/// How much an own cell is worth more for every animal in it, at the start: it is harder to cover.
const STRENGTH: i32 = 14;
/// What a tower in reserve is worth for every ten cards that are still to come.
const RESERVE: i32 = 260;

impl Judged for GrandBois {
    fn judge() -> &'static dyn Estimate<GrandBois> {
        &Judge
    }
}

/// The usual judge.
struct Judge;

impl Estimate<GrandBois> for Judge {
    fn width(&self) -> usize {
        256
    }

    fn estimate(&self, position: &GrandBois, seat: Seat) -> i32 {
        let board = position.board();
        let Some(Some(own)) = position.view(Viewer::Seat(seat)).clans.get(seat.index()).copied() else {
            return 0;
        };
        let left = (board.deck().len() + board.row().iter().flatten().count()) as i32;
        let mut estimate = POINT * board.lines(seat, own).total();
        for (clan, standing) in engawa_grandbois::Clan::ALL.into_iter().zip(board.standings()) {
            if !own.contains(clan) {
                estimate -= FOREIGN * (i32::from(standing.cells) + 2 * i32::from(standing.group));
            }
        }
        let frame = board.frame();
        for y in i32::from(frame.top)..=i32::from(frame.bottom) {
            for x in i32::from(frame.left)..=i32::from(frame.right) {
                if let Face::Animals(clan, count) = board.cell(x, y).face()
                    && own.contains(clan)
                {
                    estimate += STRENGTH * i32::from(count) * left / 36;
                }
            }
        }
        estimate + RESERVE * board.towers_left(seat) as i32 * left / 10
    }
}
