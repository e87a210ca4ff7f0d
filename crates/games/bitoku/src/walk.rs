//! Movement points: the bitoku path and the wisdom paths (BI-9).

use engawa_kernel::{Sink, Stage, bits};

use crate::board::{Board, PATH};
use crate::place::Trigger;
use crate::{Bitoku, Event, Source};

impl Board {
    /// Whether a card lies to the right of the marker (BI-9.6).
    #[inline]
    pub(crate) fn can_advance(&self) -> bool {
        usize::from(self.me().visited) < self.me().path.cards().len()
    }

    /// Whether a player sleeps on the side path at a path cell.
    #[inline]
    pub(crate) fn sleeps(&self, player: usize, cell: usize) -> bool {
        self.sides[cell].contains(&(player as u8 + 1))
    }

    /// The path cells where a pilgrimage can start: the first ones, and those at a torii where the player has a pilgrim
    /// (BI-9.1), whatever bridges lie before (BI-9.7).
    #[inline]
    pub(crate) fn starts(&self, player: usize) -> u16 {
        if self.players[player].pilgrims == 0 {
            return 0;
        }
        let cells = PATH * usize::from(self.face().paths);
        (0..cells).fold(0, |starts, cell| {
            let starts_here = cell % PATH == 0
                || (self.sleeps(player, cell) && self.side(cell).is_some_and(|side| side.kind.is_torii()));
            starts | u16::from(starts_here) << cell
        })
    }

    /// The path cells with pilgrims of the active player, as bits.
    #[inline]
    fn walkers(&self) -> u16 {
        self.me().walking.iter().enumerate().fold(0, |walkers, (cell, &n)| walkers | u16::from(n > 0) << cell)
    }

    /// The path cells from which a pilgrim of the active player can walk on (BI-9.2, BI-9.5).
    #[inline]
    pub(crate) fn walks(&self) -> u16 {
        let visited = self.me().visited;
        bits(self.walkers()).fold(0, |walks, cell| {
            walks | u16::from(cell % PATH + 1 < PATH && self.bridge(cell) <= visited) << cell
        })
    }

    /// The first free cell of the side path at a path cell, counted from the fork (BI-9.3).
    #[inline]
    pub(crate) fn free_side(&self, cell: usize) -> Option<usize> {
        let len = usize::from(self.side(cell)?.len);
        self.sides[cell][..len].iter().position(|&who| who == 0)
    }

    /// Whether a player may enter the side path at a path cell: a free cell, and nobody of theirs there (BI-9.3).
    #[inline]
    pub(crate) fn is_open(&self, player: usize, cell: usize) -> bool {
        self.free_side(cell).is_some() && !self.sleeps(player, cell)
    }

    /// The path cells from which a pilgrim of the active player can step to the side path (BI-9.2).
    #[inline]
    pub(crate) fn enters(&self) -> u16 {
        let me = usize::from(self.active);
        bits(self.walkers()).fold(0, |enters, cell| enters | u16::from(self.is_open(me, cell)) << cell)
    }

    /// Whether a movement point is of any use.
    pub(crate) fn can_walk(&self) -> bool {
        self.can_advance()
            || self.me().pilgrims > 0
            || (self.walkers() != 0 && (self.walks() | self.enters()) != 0)
    }
}

impl Bitoku {
    /// The marker enters the next card of the bitoku path (BI-9.1).
    pub(crate) fn advance<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        let me = usize::from(self.board.active);
        let Some(card) = self.board.me().path.cards().get(usize::from(self.board.me().visited)).copied()
        else {
            return;
        };
        self.board.me_mut().visited += 1;
        let virtue = card.virtue();
        stage.tell(|| Event::Visited { who: self.board.who(me), virtue });
        self.score(me, virtue.points().into(), stage);
        self.remember(me, Trigger::VisitBitoku, stage);
        if !self.board.is_tengu(me) {
            self.begin(virtue.effects(), Source::Virtue(virtue), false, stage);
        }
    }

    /// A pilgrimage starts (BI-9.1).
    pub(crate) fn start<S: Sink<Event>>(&mut self, cell: usize, stage: &mut Stage<'_, S>) {
        let me = self.board.me_mut();
        me.pilgrims = me.pilgrims.saturating_sub(1);
        me.walking[cell] += 1;
        stage.tell(|| Event::Started { who: self.board.active(), cell: cell as u8 });
    }

    /// A pilgrim walks one cell on (BI-9.1).
    pub(crate) fn walk<S: Sink<Event>>(&mut self, cell: usize, stage: &mut Stage<'_, S>) {
        let me = self.board.me_mut();
        me.walking[cell] = me.walking[cell].saturating_sub(1);
        me.walking[cell + 1] += 1;
        stage.tell(|| Event::Walked { who: self.board.active(), cell: cell as u8 });
    }

    /// A pilgrim steps to the side path and falls asleep there (BI-9.3, BI-9.4).
    pub(crate) fn enter<S: Sink<Event>>(&mut self, cell: usize, stage: &mut Stage<'_, S>) {
        let me = usize::from(self.board.active);
        let (Some(side), Some(place)) = (self.board.side(cell), self.board.free_side(cell)) else { return };
        self.lie_down(cell, place, stage);
        let (points, amulet) = side.cells[place];
        self.score(me, points.into(), stage);
        if amulet > 0 {
            self.amulet(me, amulet, stage);
        }
        self.remember(me, Trigger::SidePath, stage);
        if let Some(tile) = self.board.torii[cell] {
            self.begin(tile.effects(), Source::Torii(tile), false, stage);
        }
    }

    /// The pilgrim of a path cell falls asleep on this cell of the side path.
    pub(crate) fn lie_down<S: Sink<Event>>(&mut self, cell: usize, place: usize, stage: &mut Stage<'_, S>) {
        let number = self.board.active + 1;
        let me = self.board.me_mut();
        me.walking[cell] = me.walking[cell].saturating_sub(1);
        self.board.sides[cell][place] = number;
        stage.tell(|| Event::Entered { who: self.board.active(), cell: cell as u8, place: place as u8 });
    }
}
