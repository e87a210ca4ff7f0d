//! Kodama tracks (BI-7).

use engawa_kernel::{Sink, Stage};

use crate::board::Board;
use crate::place::Region;
use crate::{Bitoku, Event};

impl Board {
    /// Whether the kodama of a player can take a step: the last cell holds only one (BI-7.1).
    #[inline]
    pub(crate) fn can_step(&self, player: usize, region: usize) -> bool {
        let last = self.face().kodama;
        match self.players[player].kodama[region] + 1 {
            cell if cell < last => true,
            cell if cell == last => self.players().iter().all(|other| other.kodama[region] != last),
            _ => false,
        }
    }

    /// The regions among these where the kodama of the active player can take a step, as bits.
    #[inline]
    pub(crate) fn forwards(&self, regions: u8) -> u8 {
        let me = usize::from(self.active);
        (0..Region::COUNT).fold(0, |can, region| {
            can | u8::from(regions >> region & 1 == 1 && self.can_step(me, region)) << region
        })
    }

    /// The kodamas of other players in these regions that are not on the first cell, five bits a player (BI-7.2).
    #[inline]
    pub(crate) fn backs(&self, regions: u8) -> u32 {
        let mut can = 0;
        for (player, other) in self.players().iter().enumerate() {
            if player != usize::from(self.active) {
                for (region, &cell) in other.kodama.iter().enumerate() {
                    let moves = regions >> region & 1 == 1 && cell > 1;
                    can |= u32::from(moves) << (player * Region::COUNT + region);
                }
            }
        }
        can
    }
}

impl Bitoku {
    /// A kodama forward, as far as it can (BI-7.1).
    pub(crate) fn step_forward<S: Sink<Event>>(
        &mut self,
        player: usize,
        region: Region,
        steps: u8,
        stage: &mut Stage<'_, S>,
    ) {
        let at = region.index();
        let before = self.board.players[player].kodama[at];
        for _ in 0..steps {
            if self.board.can_step(player, at) {
                self.board.players[player].kodama[at] += 1;
            }
        }
        let cell = self.board.players[player].kodama[at];
        if cell != before {
            stage.tell(|| Event::KodamaMoved { who: self.board.who(player), region, cell });
        }
    }

    /// The kodama of another player one step back, never below the first cell (BI-7.2).
    pub(crate) fn step_back<S: Sink<Event>>(
        &mut self,
        player: usize,
        region: Region,
        stage: &mut Stage<'_, S>,
    ) {
        let cell = &mut self.board.players[player % 4].kodama[region.index()];
        *cell = cell.saturating_sub(1).max(1);
        let cell = *cell;
        stage.tell(|| Event::KodamaMoved { who: self.board.who(player), region, cell });
    }
}
