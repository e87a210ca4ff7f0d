//! What follows by itself: answers that nobody would give otherwise.
//!
//! - a resource of choice when only one fits;
//! - the lantern before the goods it is joined with, if no seal is lost by that: it may bring the seal for a barrier;
//! - the price of what was just chosen among others, because it was chosen for that;
//! - the next of several gifts whose order cannot matter, and the only garden left that asks no price.
//!
//! Influence is asked, because it decides the order of play (WC-8.1), and so is the price of what came along with a die or a gardener.

use engawa_kernel::bits;

use crate::board::Board;
use crate::effect::Node;
use crate::place::TilePlace;
use crate::step::Curtain;
use crate::{Bed, Good, Goods, Kind, Source, Task};

impl Board {
    /// What whoever is asked answers although there are other answers.
    pub(crate) fn follows(&self) -> Option<Kind> {
        let step = self.stack.top()?;
        match step.task {
            Task::Goods(goods) => self.next_good(goods),
            Task::Pay(cost, _) => (self.affords(cost) && self.was_chosen()).then_some(Kind::Pay),
            Task::Parts(effects, done) => {
                let parts = effects.parts();
                let left =
                    bits(!done & effects.all()).filter_map(|part| Some((part, parts.get(part..=part)?)));
                self.first_gift(left).map(|part| Kind::Part { part: part as u8 })
            }
            Task::Rows(card, left) => {
                let rows = bits(left).map(|row| (row, card.row(row).effects.parts()));
                self.first_gift(rows).map(|row| Kind::Row { row: row as u8 })
            }
            Task::Curtains(pair) => {
                let curtains = pair.into_iter().flatten().map(|curtain| {
                    let Curtain { card, face } = curtain;
                    (curtain, card.curtain(face).parts())
                });
                self.first_gift(curtains)
                    .map(|Curtain { card, face }| Kind::Curtain { art: card.art(), face })
            }
            Task::Tiles(left) => self.first_tile(left),
            Task::Tile(face, count, used) => {
                let left = self.tiles_mask(face, used, step.source);
                if left.count_ones() == u32::from(count) { self.first_tile(left) } else { None }
            }
            Task::Gardens(left, _) => self.next_garden(left),
            _ => None,
        }
    }

    fn next_good(&self, goods: Goods) -> Option<Kind> {
        // Seals beyond the limit: a trade may come first.
        if goods.get(Good::Seal) > 0 {
            return None;
        }
        let picks = self.picks();
        if goods.get(Good::Any) > 0 && picks.is_power_of_two() {
            return Good::new(picks.trailing_zeros() as usize).map(|good| Kind::Pick { good });
        }
        let seals = u16::from(self.me().lantern.get(Good::Seal));
        (goods.get(Good::Lantern) > 0 && seals <= self.me().room_for(Good::Seal)).then_some(Kind::TakeLantern)
    }

    /// Whether the player chose what the price on top stands for, and had something else to choose.
    fn was_chosen(&self) -> bool {
        let [.., chooser, printed, _] = self.stack.as_slice() else { return false };
        match (chooser.task, printed.source) {
            (Task::Gardens(..), _) => true,
            (Task::Rows(_, left), _) => left != 0,
            (Task::Curtains(pair), _) => pair.iter().any(Option::is_some),
            (Task::CastleRow(filter, _, used), Source::Row(card, _)) => {
                // The row itself is running, so whatever is found is another one.
                let room = self.rooms.iter().position(|&other| other == Some(card));
                room.is_some_and(|room| self.castle_rows(filter, used & !(1 << room)) != 0)
            }
            (Task::Parts(effects, _), source) => effects.parts().iter().any(|&node| match (node, source) {
                (Node::Choose(options), _) => self.options_mask(options).count_ones() > 1,
                (Node::Curtain(face, _), Source::Curtain(..)) => self.curtains_mask(face) != 0,
                _ => false,
            }),
            _ => false,
        }
    }

    /// What a part gives, if it only gives and nothing is to be chosen but resources.
    fn gift(&self, node: Node) -> Option<Goods> {
        let mut sum = Goods::NONE;
        match node {
            Node::Gain(good, n) => sum.set(good, n),
            Node::Lantern => sum.add(&self.me().lantern),
            Node::Well(n) => (0..n).for_each(|_| sum.add(&self.well_goods)),
            Node::Pads(n) => (0..n).for_each(|_| self.pads().for_each(|pad| sum.add(pad.reward()))),
            _ => return None,
        }
        Some(sum)
    }

    fn gifts(&self, parts: &[Node]) -> Option<Goods> {
        parts.iter().try_fold(Goods::NONE, |mut sum, &node| {
            sum.add(&self.gift(node)?);
            Some(sum)
        })
    }

    /// Which of several is begun, if the order cannot matter: no seal is lost whatever the order, and what is no gift stays out
    /// of reach. Seals first, they pay barriers; what is of choice last, when it shows where there is room.
    fn first_gift<T: Copy>(&self, each: impl Iterator<Item = (T, &'static [Node])> + Clone) -> Option<T> {
        let (mut all, mut best) = (Goods::NONE, None);
        for (which, parts) in each.clone() {
            let Some(goods) = self.gifts(parts) else { continue };
            all.add(&goods);
            let rank = if goods.get(Good::Seal) > 0 { 0 } else { 1 + u8::from(goods.get(Good::Any) > 0) };
            if best.is_none_or(|(least, _)| rank < least) {
                best = Some((rank, which));
            }
        }
        let mut after = *self.me();
        let fits = u16::from(all.get(Good::Seal)) <= after.room_for(Good::Seal);
        all.iter().for_each(|(good, n)| _ = after.gain(good, n));
        for good in Good::RESOURCES {
            after.gain(good, all.get(Good::Any));
        }
        let reached = |parts: &[Node]| parts.iter().any(|&node| self.can_begin_part(&after, node));
        let idle = each.map(|(_, parts)| parts).all(|parts| self.gifts(parts).is_some() || !reached(parts));
        best.filter(|_| fits && idle).map(|(_, which)| which)
    }

    fn first_tile(&self, left: u8) -> Option<Kind> {
        let tiles = bits(left).filter_map(TilePlace::new);
        let tiles = tiles.map(|place| (place, self.tile(place).face(place.face()).parts()));
        self.first_gift(tiles).map(|place| Kind::Tile { place })
    }

    /// The garden that comes next, if nothing is left that a trade of seals could pay: a gift among gifts, or the only one that
    /// can act and asks no price; what it leads to can still be declined.
    fn next_garden(&self, left: u8) -> Option<Kind> {
        if self.gardens_want(left) != 0 {
            return None;
        }
        let ready = self.ready_gardens(left);
        let parts = |bed: usize| self.garden_effects(bed).parts();
        let bed = match ready.count_ones() {
            1 => Some(ready.trailing_zeros() as usize)
                .filter(|&bed| !matches!(parts(bed), [Node::Pay(..), ..])),
            _ => self.first_gift(bits(ready).map(|bed| (bed, parts(bed)))),
        };
        bed.map(|bed| Bed::new(bed).map_or(Kind::Overlook, |bed| Kind::Garden { bed }))
    }
}
