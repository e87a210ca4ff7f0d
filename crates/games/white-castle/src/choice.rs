//! Effects that choose among printed effects: rows of cards, rows of the domain, curtains, yard tiles, stone gardens
//! (WC-4.7 to WC-4.10, WCM-5, WCM-6).

use engawa_kernel::{Pending, Sink, Stage, bits};

use crate::board::Board;
use crate::data::{ArtCard, DOMAIN};
use crate::effect::{Effects, Pair};
use crate::place::{Art, CastleRow, Colour, Face, Member, TilePlace};
use crate::step::Curtain;
use crate::{Bed, Card, Event, Filter, Room, Source, Step, Task};

impl Board {
    /// Rows of a card in any order, or one light row of a card just taken.
    pub(crate) fn settle_rows<S: Sink<Event>>(
        &mut self,
        card: Card,
        left: u8,
        one: bool,
        stage: &mut Stage<'_, S>,
    ) -> bool {
        match left.count_ones() {
            0 => self.stack.pop(),
            1 => self.choose_card_row(left.trailing_zeros() as u8, stage),
            _ => {
                let effects = |row: usize| card.row(row).effects;
                let first = |row: &usize| {
                    self.goes_first(effects(*row), bits(left).filter(|other| other != row).map(effects))
                };
                match bits(left).find(first) {
                    Some(row) if !one => self.choose_card_row(row as u8, stage),
                    _ => return false,
                }
            }
        }
        true
    }

    /// Begins a row of the card in question.
    pub(crate) fn choose_card_row<S: Sink<Event>>(&mut self, row: u8, stage: &mut Stage<'_, S>) {
        match self.stack.top().map(|step| step.task) {
            Some(Task::Rows(card, left)) => {
                self.stack.set_top(Task::Rows(card, left & !(1 << row)));
                self.begin(card.row(row.into()).effects, Source::Row(card, row), stage);
            }
            Some(Task::LightRow(card)) => {
                self.stack.pop();
                self.begin(card.row(row.into()).effects, Source::Row(card, row), stage);
            }
            _ => {}
        }
    }

    /// The rows of the castle that an effect may choose, as bits (WC-4.8, WC-4.9).
    pub(crate) fn castle_rows(&self, filter: Filter, used: u8) -> u16 {
        let mut mask = match filter {
            Filter::Beside(colour) => self.beside[colour.index()],
            _ => 0x1fff,
        };
        for room in Room::ALL {
            let (first, rows) = room.places();
            let all = ((1u16 << rows) - 1) << first;
            let Some(card) = self.rooms[room.index()].filter(|_| used >> room.index() & 1 == 0) else {
                mask &= !all;
                continue;
            };
            let light = u16::from(card.light()) << first;
            match filter {
                Filter::Light => mask &= !all | light,
                Filter::Dark => mask &= !light,
                _ => {}
            }
            // Only what still stands on the stack can be running.
            for row in 0..rows {
                if self.is_running(Source::Row(card, row as u8)) {
                    mask &= !(1 << (first + row));
                }
            }
        }
        mask
    }

    /// Begins a row of the castle.
    pub(crate) fn choose_row<S: Sink<Event>>(&mut self, at: CastleRow, stage: &mut Stage<'_, S>) {
        let (room, row) = (at.room(), at.row());
        if let (Some(Task::CastleRow(filter, left, used)), Some(card)) =
            (self.stack.top().map(|step| step.task), self.rooms[room.index()])
        {
            let used = used | 1 << room.index();
            self.stack.set_top(Task::CastleRow(filter, left.saturating_sub(1), used));
            self.begin(card.row(row).effects, Source::Row(card, row as u8), stage);
        }
    }

    /// The rows of the domain that an effect may choose, as bits; never the green one (WC-4.7, WC-4.9, WCM-2.3).
    pub(crate) fn domain_rows(&self) -> u8 {
        let free = |row: &&Colour| !self.is_running(Source::Domain(**row));
        Colour::ALL[..3].iter().filter(free).fold(0, |mask, row| mask | 1 << row.index())
    }

    /// A row of the domain: base and uncovered spots, then what follows (WC-4.6, WCM-3.3).
    pub(crate) fn settle_domain<S: Sink<Event>>(
        &mut self,
        row: Colour,
        at: u8,
        step: Step,
        stage: &mut Stage<'_, S>,
    ) {
        match at {
            0 => {
                self.stack.set_top(Task::Domain(row, 1));
                let member = Member::ALL[row.index()];
                let goods = DOMAIN[row.index()].rewards[usize::from(self.me().away(member)).min(5)];
                self.stack.push(step.then(Task::Goods(goods)));
            }
            1 => {
                self.stack.set_top(Task::Domain(row, 2));
                let then = DOMAIN[row.index()].then;
                if !then.parts().is_empty() {
                    self.stack.push(step.then(Task::Parts(then, 0)));
                } else if let Some(card) = self.me().action {
                    let line = card.line(row);
                    self.begin(card.row(line).effects, Source::Line(card, line as u8), stage);
                }
            }
            _ => self.stack.pop(),
        }
    }

    /// Whether a row of the domain that is so far has still something to bring.
    pub(crate) fn domain_goes_on(&self, row: Colour, at: u8, begins: impl Fn(Effects) -> bool) -> bool {
        let then = DOMAIN[row.index()].then;
        match at {
            0 => true,
            1 if !then.parts().is_empty() => begins(then),
            1 => self.me().action.is_some_and(|card| begins(card.row(card.line(row)).effects)),
            _ => false,
        }
    }

    /// The curtains that face a space, or the yellow ones of both top cards; fixed from here on (WC-4.10).
    pub(crate) fn pair_of_curtains(&self, pair: Pair) -> [Option<Curtain>; 2] {
        let [ikebana, calligraphy] = match pair {
            Pair::Upper => [Face::Yellow, Face::Blue],
            Pair::Lower => [Face::Blue, Face::Yellow],
            Pair::BothYellow | Pair::CardOfChoice => [Face::Yellow; 2],
        };
        let curtain = |art: Art, face| {
            let card = self.arts[art.index()]?;
            (!self.is_running(Source::Curtain(card, face))).then_some(Curtain { card, face })
        };
        [curtain(Art::Ikebana, ikebana), curtain(Art::Calligraphy, calligraphy)]
    }

    /// The decks whose top card has this curtain to offer, as bits (WC-4.9).
    pub(crate) fn curtains_mask(&self, face: Face) -> u8 {
        let offers = |card: ArtCard| !self.is_running(Source::Curtain(card, face));
        let bit = |art: Art| u8::from(self.arts[art.index()].is_some_and(offers)) << art.index();
        bit(Art::Ikebana) | bit(Art::Calligraphy)
    }

    /// The decks of Himeji with a top card, as bits.
    pub(crate) fn arts_mask(&self) -> u8 {
        self.arts.iter().rev().fold(0, |mask, card| mask << 1 | u8::from(card.is_some()))
    }

    /// Both curtains of one of the top cards (WCM-6.5).
    pub(crate) fn choose_card_of_himeji<S: Sink<Event>>(
        &mut self,
        art: Art,
        step: Step,
        stage: &mut Stage<'_, S>,
    ) {
        let both = self.arts[art.index()].map(|card| {
            [Face::Yellow, Face::Blue]
                .map(|face| (!self.is_running(Source::Curtain(card, face))).then_some(Curtain { card, face }))
        });
        self.stack.set_top(Task::Curtains(both.unwrap_or([None; 2])));
        stage.tell(|| Event::Began { who: self.active(), source: step.source });
    }

    pub(crate) fn settle_curtain<S: Sink<Event>>(&mut self, face: Face, stage: &mut Stage<'_, S>) -> bool {
        let mask = self.curtains_mask(face);
        match mask {
            0 => self.stack.pop(),
            0b11 => return false,
            _ => bits(mask).filter_map(Art::new).for_each(|art| self.choose_curtain(art, stage)),
        }
        true
    }

    pub(crate) fn choose_curtain<S: Sink<Event>>(&mut self, art: Art, stage: &mut Stage<'_, S>) {
        if let (Some(Task::Curtain(face, unsealed)), Some(card)) =
            (self.stack.top().map(|step| step.task), self.arts[art.index()])
        {
            self.stack.pop();
            let effects = if unsealed && face == Face::Blue { card.unsealed() } else { card.curtain(face) };
            self.begin(effects, Source::Curtain(card, face), stage);
        }
    }

    pub(crate) fn settle_curtains<S: Sink<Event>>(
        &mut self,
        pair: [Option<Curtain>; 2],
        stage: &mut Stage<'_, S>,
    ) -> bool {
        match pair {
            [None, None] => self.stack.pop(),
            [Some(_), None] => self.choose_of_pair(0, stage),
            [None, Some(_)] => self.choose_of_pair(1, stage),
            [Some(one), Some(other)] => {
                let [one, other] = [one, other].map(|curtain| curtain.card.curtain(curtain.face));
                if self.goes_first(one, [other].into_iter()) {
                    self.choose_of_pair(0, stage);
                } else if self.goes_first(other, [one].into_iter()) {
                    self.choose_of_pair(1, stage);
                } else {
                    return false;
                }
            }
        }
        true
    }

    pub(crate) fn choose_of_pair<S: Sink<Event>>(&mut self, place: usize, stage: &mut Stage<'_, S>) {
        if let Some(Task::Curtains(mut pair)) = self.stack.top().map(|step| step.task)
            && let Some(Curtain { card, face }) = pair[place % 2].take()
        {
            self.stack.set_top(Task::Curtains(pair));
            self.begin(card.curtain(face), Source::Curtain(card, face), stage);
        }
    }

    /// The yard tiles that an effect of this source may choose, as bits: never the one that carries it (WC-4.9, WCM-5.4).
    pub(crate) fn tiles_mask(&self, face: Option<Face>, used: u8, from: Source) -> u8 {
        let fits = |place: &&TilePlace| {
            let tile = self.tile(**place);
            let carries = matches!(from, Source::Tile(own, _) if own == tile);
            used >> place.index() & 1 == 0
                && face.is_none_or(|face| face == place.face())
                && !carries
                && !self.is_running(Source::Tile(tile, place.face()))
        };
        TilePlace::ALL.iter().filter(fits).fold(0, |mask, place| mask | 1 << place.index())
    }

    pub(crate) fn choose_tile<S: Sink<Event>>(&mut self, place: TilePlace, stage: &mut Stage<'_, S>) {
        match self.stack.top().map(|step| step.task) {
            Some(Task::Tile(face, left, used)) => {
                let used = used | 1 << place.index();
                self.stack.set_top(Task::Tile(face, left.saturating_sub(1), used));
            }
            Some(Task::Tiles(left)) => self.stack.set_top(Task::Tiles(left & !(1 << place.index()))),
            _ => return,
        }
        let tile = self.tile(place);
        self.begin(tile.face(place.face()), Source::Tile(tile, place.face()), stage);
    }

    /// The stone gardens that an effect may choose, as bits (WCM-5.1, WC-4.9).
    pub(crate) fn stones_mask(&self, used: u8) -> u8 {
        let free = |bed: &usize| !self.is_running(Source::Garden(self.beds[*bed]));
        bits(Bed::STONES & !used).filter(free).fold(0, |mask, bed| mask | 1 << bed)
    }

    pub(crate) fn choose_stone<S: Sink<Event>>(&mut self, bed: Bed, stage: &mut Stage<'_, S>) {
        if let Some(Task::Stones(left, used)) = self.stack.top().map(|step| step.task) {
            self.stack.set_top(Task::Stones(left.saturating_sub(1), used | 1 << bed.index()));
            self.begin_garden(bed, stage);
        }
    }

    pub(crate) fn begin_garden<S: Sink<Event>>(&mut self, bed: Bed, stage: &mut Stage<'_, S>) {
        let card = self.garden(bed);
        self.begin(card.effects(), Source::Garden(card), stage);
    }
}
