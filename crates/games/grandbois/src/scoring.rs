//! The harvest: four lines of golden chestnuts for every player (FO-6), for the game and for the score pad.

use arrayvec::ArrayVec;
use engawa_kernel::{MAX_SEATS, Outcome, Sheet};
use serde::{Deserialize, Serialize};

use crate::cell::{Cell, Clan};
use crate::grid::{DOWN, Grid, RIGHT, WIDEST};
use crate::hidden::Clans;
use crate::place::Place;

/// The score lines, in the order of the score pad.
pub const LINES: [&str; 4] = ["cells", "group", "tower_own", "tower_other"];

/// How a clan stands in the forest. Everybody may know it at any time (FO-9.2).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// Visible cells of the clan.
    pub cells: u16,
    /// Cells of its largest connected group.
    pub group: u16,
}

/// The four lines of a player, in golden chestnuts (FO-6.2).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Lines {
    /// 1 for each visible cell of an own clan.
    pub cells: i32,
    /// 2 for each cell of the largest group of an own clan.
    pub group: i32,
    /// 2 for each cell of an own clan around an own tower.
    pub tower_own: i32,
    /// 1 for each cell of another clan around an own tower.
    pub tower_other: i32,
}

impl Lines {
    /// The lines in the order of the score pad.
    pub const fn by_line(&self) -> [i32; 4] {
        [self.cells, self.group, self.tower_own, self.tower_other]
    }

    /// All chestnuts (FO-6.3).
    pub const fn total(&self) -> i32 {
        self.cells + self.group + self.tower_own + self.tower_other
    }

    /// The same as a score sheet.
    pub fn sheet(&self) -> Sheet {
        Sheet::new(&self.by_line(), &[])
    }

    /// What clans earn by standing like this: lines 1 and 2, every clan for itself (FO-8.3).
    #[must_use]
    pub fn with_standing(mut self, standing: Standing) -> Lines {
        self.cells += i32::from(standing.cells);
        self.group += 2 * i32::from(standing.group);
        self
    }
}

/// Who wins: most chestnuts, then most in the first line, the second, the third, the fourth; whoever is still equal
/// shares the victory (FO-6.4).
pub fn outcome(sheets: ArrayVec<Sheet, MAX_SEATS>) -> Outcome {
    Outcome::among(sheets, |sheet| (sheet.total(), sheet.lines.clone()))
}

/// How each clan stands: its cells, not the animals on them (FO-R9). A clan that cannot be seen has no cell and no
/// group (FO-R8).
pub(crate) fn standings(grid: &Grid) -> [Standing; 5] {
    let mut standings = [Standing::default(); 5];
    // Every group is rubbed out as it is counted.
    let mut left = *grid;
    for index in grid.indices() {
        if let Some(clan) = left.kept(index).clan() {
            let size = rub_out(&mut left, index, clan);
            let standing = &mut standings[clan.index()];
            standing.cells += size;
            standing.group = standing.group.max(size);
        }
    }
    standings
}

/// Rubs out the group of a cell and tells its size: cells of one clan joined by their sides (FO-R6).
fn rub_out(left: &mut Grid, index: usize, clan: Clan) -> u16 {
    let mut size = 0;
    let mut edge = ArrayVec::<usize, { WIDEST * WIDEST }>::new();
    left.keep(index, Cell::GROUND);
    edge.push(index);
    while let Some(index) = edge.pop() {
        size += 1;
        for step in [RIGHT, DOWN, RIGHT.wrapping_neg(), DOWN.wrapping_neg()] {
            let next = index.wrapping_add(step);
            if left.kept(next).clan() == Some(clan) {
                left.keep(next, Cell::GROUND);
                edge.push(next);
            }
        }
    }
    size
}

/// The lines of a player with these clans and these towers in the forest. A tower that was never put up is not among
/// them and earns nothing (FO-5.4).
pub(crate) fn lines(
    grid: &Grid,
    standings: &[Standing; 5],
    clans: Clans,
    towers: impl Iterator<Item = Place>,
) -> Lines {
    let mut lines =
        clans.iter().fold(Lines::default(), |lines, clan| lines.with_standing(standings[clan.index()]));
    // Each tower for itself: a cell beside two of them pays twice (FO-8.4). No tower is bound to a clan (FO-8.2).
    for tower in towers {
        // The tower itself is no clan's cell, so all nine may be asked (FO-R7).
        for (right, down) in (0..9).map(|n| (n % 3 - 1, n / 3 - 1)) {
            // A cell counts once, however many animals it shows (FO-R5).
            match grid.cell(tower.x() + right, tower.y() + down).clan() {
                Some(clan) if clans.contains(clan) => lines.tower_own += 2,
                Some(_) => lines.tower_other += 1,
                None => {}
            }
        }
    }
    lines
}
