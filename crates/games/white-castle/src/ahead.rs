//! Which of the pending steps will do something: the list that a player is shown.
//!
//! A printed effect stays on the stack until all it set off is done (WC-4.9), a member action until both its parts are; so most
//! steps below the top one are over when it is their turn.

use engawa_kernel::bits;

use crate::board::Board;
use crate::chain::is_quiet;
use crate::effect::{Effects, Node};
use crate::{Clan, Step, Task, TilePlace};

impl Board {
    /// The pending steps that will do something as far as can be told now, the one that is asked first. Where goods are still to
    /// come before a step, it may be paid with them.
    pub fn ahead(&self) -> impl Iterator<Item = &Step> {
        let me = *self.me();
        let rich = me.with_full_stores();
        let mut gives = false;
        self.stack.as_slice().iter().rev().enumerate().filter_map(move |(place, step)| {
            let ahead = place == 0 || self.goes_on(&me, step) || gives && self.goes_on(&rich, step);
            gives |= ahead && is_giving(step.task);
            ahead.then_some(step)
        })
    }

    /// Whether a step would do something for this clan.
    fn goes_on(&self, me: &Clan, step: &Step) -> bool {
        let begins = |effects: Effects| self.can_begin(me, effects);
        let does = |node: Node| self.can_begin_part(me, node);
        match step.task {
            Task::Parts(effects, done) => {
                let parts = effects.parts().iter().enumerate();
                parts.filter(|(place, _)| done >> place & 1 == 0).any(|(_, &node)| does(node))
            }
            Task::Pay(cost, then) => does(Node::Pay(cost, then)),
            Task::Choose(options) => does(Node::Choose(options)),
            Task::Courtier(left) => self.courtier_could(me, left),
            Task::Geisha(left) => self.geisha_could(me, left),
            Task::Warrior => self.warrior_could(me),
            Task::Gardener => self.gardener_could(me),
            Task::Rise => does(Node::Rise),
            Task::Stroll => does(Node::Stroll),
            Task::Rows(card, left) => bits(left).any(|row| begins(card.row(row).effects)),
            Task::LightRow(card) => bits(card.light()).any(|row| begins(card.row(row).effects)),
            Task::CastleRow(filter, left, used) => {
                left > 0 && self.castle_rows(filter, used) != 0 && does(Node::Row(filter, left))
            }
            Task::DomainRow => does(Node::DomainRow),
            Task::Domain(row, at) => self.domain_goes_on(row, at, begins),
            Task::Curtain(face, unsealed) => does(Node::Curtain(face, unsealed)),
            Task::Curtains(pair) => {
                pair.into_iter().flatten().any(|curtain| begins(curtain.card.curtain(curtain.face)))
            }
            Task::Tile(face, left, used) => {
                left > 0 && self.tiles_mask(face, used, step.source) != 0 && does(Node::Tile(face, left))
            }
            Task::Tiles(left) => {
                bits(left).filter_map(TilePlace::new).any(|place| begins(self.tile(place).face(place.face())))
            }
            Task::Stones(left, used) => left > 0 && self.stones_mask(used) != 0 && does(Node::Stones(left)),
            Task::Well(times) | Task::Pads(times) => times > 0,
            Task::Slot | Task::RivalSlot => self.free_slots() != 0,
            _ => true,
        }
    }
}

/// Whether a step brings goods that what comes after it may be paid with.
fn is_giving(task: Task) -> bool {
    match task {
        Task::Goods(_) | Task::Well(_) | Task::Pads(_) | Task::LightRow(_) | Task::Domain(_, 0) => true,
        Task::Parts(effects, done) => {
            let parts = effects.parts().iter().enumerate();
            parts.filter(|(place, _)| done >> place & 1 == 0).any(|(_, &node)| is_quiet(node))
        }
        _ => false,
    }
}
