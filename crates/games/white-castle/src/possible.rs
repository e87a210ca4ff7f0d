//! What an effect could still do, looked into before anything is paid for it.
//!
//! A price is asked only if what it buys can happen once it is paid (WC-3.7). So the look is at a clan as it would stand then: the
//! coins of the price are gone, and so are the seals traded for them.

use engawa_kernel::bits;

use crate::board::Board;
use crate::chain::is_quiet;
use crate::data::DOMAIN;
use crate::effect::{At, Cost, Effects, Node, Options, Pair};
use crate::influence::stops;
use crate::place::{Art, CastleRow, Colour, Face, Member, TilePlace};
use crate::step::Curtain;
use crate::{Bed, Clan, Good, Goods, Source};

/// The printed effects that a look has come through: it goes through none of them again (WC-4.9).
#[derive(Clone, Copy)]
pub(crate) struct Trail<'a> {
    source: Source,
    before: Option<&'a Trail<'a>>,
}

impl Trail<'_> {
    fn has(&self, source: Source) -> bool {
        self.source == source || self.before.is_some_and(|before| before.has(source))
    }
}

impl Board {
    /// Whether a price would be asked of this clan: it can be paid, perhaps after trading seals, and what it buys can happen then.
    pub(crate) fn sells(&self, me: &Clan, cost: Cost, then: Effects) -> bool {
        me.after(cost).is_some_and(|me| self.could(&me, then, None))
    }

    /// Whether an effect is worth beginning. What only gives always is: what a limit cuts is told as lost (WC-1.5).
    pub(crate) fn can_begin(&self, me: &Clan, effects: Effects) -> bool {
        effects.parts().iter().any(|&node| self.can_begin_part(me, node))
    }

    pub(crate) fn can_begin_part(&self, me: &Clan, node: Node) -> bool {
        match node {
            Node::Choose(options) => options.list().iter().any(|&option| self.can_begin(me, option)),
            node => is_quiet(node) || self.could_part(me, node, None),
        }
    }

    /// The options that are worth beginning, as bits.
    pub(crate) fn options_mask(&self, options: Options) -> u8 {
        options.mask(|option| self.can_begin(self.me(), option))
    }

    /// Whether any of these parts would bring this clan something, or move somebody.
    fn could(&self, me: &Clan, effects: Effects, trail: Option<&Trail<'_>>) -> bool {
        effects.parts().iter().any(|&node| self.could_part(me, node, trail))
    }

    /// The same for a printed effect that another one leads to.
    fn could_print(&self, me: &Clan, effects: Effects, source: Source, before: Option<&Trail<'_>>) -> bool {
        !before.is_some_and(|trail| trail.has(source))
            && self.could(me, effects, Some(&Trail { source, before }))
    }

    fn could_part(&self, me: &Clan, node: Node, trail: Option<&Trail<'_>>) -> bool {
        match node {
            Node::Gain(good, n) => Board::could_gain(me, &Goods::of(good, n)),
            Node::Lantern => Board::could_gain(me, &me.lantern),
            Node::Well(_) => Board::could_gain(me, &self.well_goods),
            Node::Pads(_) => self.pads().any(|pad| Board::could_gain(me, pad.reward())),
            Node::Pay(cost, then) => me.after(cost).is_some_and(|me| self.could(&me, then, trail)),
            Node::Choose(options) => options.list().iter().any(|&option| self.could(me, option, trail)),
            Node::Member(member) => self.could_act(me, member),
            Node::Row(filter, _) => {
                let mut rows = bits(self.castle_rows(filter, 0)).filter_map(CastleRow::new);
                rows.any(|at| self.could_row(me, at, trail))
            }
            Node::DomainRow => {
                let mut rows = bits(self.domain_rows()).filter_map(Colour::new);
                rows.any(|row| self.could_domain(me, row, trail))
            }
            Node::Curtain(face, unsealed) => {
                let mut tops = bits(self.curtains_mask(face)).filter_map(Art::new);
                tops.any(|art| {
                    self.arts[art.index()].is_some_and(|card| {
                        let sealed = card.curtain(face);
                        let effects = if unsealed && face == Face::Blue { card.unsealed() } else { sealed };
                        self.could_print(me, effects, Source::Curtain(card, face), trail)
                    })
                })
            }
            Node::Curtains(Pair::CardOfChoice) => {
                let each = |face| self.could_part(me, Node::Curtain(face, false), trail);
                each(Face::Yellow) || each(Face::Blue)
            }
            Node::Curtains(pair) => {
                let mut both = self.pair_of_curtains(pair).into_iter().flatten();
                both.any(|Curtain { card, face }| {
                    self.could_print(me, card.curtain(face), Source::Curtain(card, face), trail)
                })
            }
            Node::Tile(face, _) => {
                let from = trail.map_or(Source::Game, |trail| trail.source);
                let mut places = bits(self.tiles_mask(face, 0, from)).filter_map(TilePlace::new);
                places.any(|place| {
                    let (tile, face) = (self.tile(place), place.face());
                    self.could_print(me, tile.face(face), Source::Tile(tile, face), trail)
                })
            }
            Node::Stones(_) => bits(self.stones_mask(0)).filter_map(Bed::new).any(|bed| {
                let card = self.garden(bed);
                self.could_print(me, card.effects(), Source::Garden(card), trail)
            }),
            Node::Stroll => self.free_strolls() != 0,
            Node::Rise => self.free_climbs() != 0,
            Node::TakeCard => self.arts_mask() != 0,
            Node::Token(at) => {
                let token = match at {
                    At::Own => me.token,
                    At::Pond => self.tea_tokens[3],
                };
                token.is_some_and(|token| {
                    let source = Source::Token(token, Face::Blue);
                    self.could_print(me, token.face(Face::Blue), source, trail)
                })
            }
        }
    }

    fn could_row(&self, me: &Clan, at: CastleRow, trail: Option<&Trail<'_>>) -> bool {
        self.rooms[at.room().index()].is_some_and(|card| {
            let source = Source::Row(card, at.row() as u8);
            self.could_print(me, card.row(at.row()).effects, source, trail)
        })
    }

    fn could_domain(&self, me: &Clan, row: Colour, trail: Option<&Trail<'_>>) -> bool {
        let away = usize::from(me.away(Member::ALL[row.index()])).min(5);
        Board::could_gain(me, &DOMAIN[row.index()].rewards[away])
            || me.action.is_some_and(|card| {
                let line = card.line(row);
                self.could_print(me, card.row(line).effects, Source::Line(card, line as u8), trail)
            })
    }

    /// Whether a member action could do anything with what this clan has.
    fn could_act(&self, me: &Clan, member: Member) -> bool {
        match member {
            Member::Courtier => self.courtier_could(me, 0b11),
            Member::Warrior => self.warrior_could(me),
            Member::Gardener => self.gardener_could(me),
            Member::Geisha => self.geisha_could(me, 0b11),
        }
    }

    /// Whether the clan would have something of these. Seals are never in vain: those of a full store can be traded first (WC-3.6).
    fn could_gain(me: &Clan, goods: &Goods) -> bool {
        goods.iter().any(|(good, n)| match good {
            Good::Influence => stops(me.influence, n, me.has(Good::Seal) as u8) != 0,
            Good::Any => Good::RESOURCES.into_iter().any(|good| me.room_for(good) > 0),
            Good::Lantern => Board::could_gain(me, &me.lantern),
            Good::Seal => true,
            good => me.room_for(good) > 0,
        })
    }
}
