//! The interpreter: carries out pending steps, the top one first, until one needs an answer.
//!
//! Every step is settled in the same way: what needs no decision happens by itself (a gain that no limit cuts, the only
//! part that is left, an effect that can do nothing), the rest is asked. Gains of goods come before their joined parts
//! without asking, because nothing is ever lost by having them first; influence, *any*, lanterns and seals beyond the limit are
//! the player's to order (WC-3.7).
//!
//! An effect that is being carried out stays on the stack below what it sets off, so WC-4.9 is a look at the stack.

use engawa_kernel::{Actions, Sink, Stage};

use crate::board::Board;
use crate::data::{ArtCard, DOMAIN};
use crate::effect::{At, Cost, Effects, Node, Pair};
use crate::place::{Art, CastleRow, Colour, Face, Member, TeaPlace, TilePlace, bits};
use crate::step::Curtain;
use crate::{Bed, Breach, Event, Filter, Good, Goods, Kind, Source, Step, Task};

impl Board {
    /// Runs on by itself until somebody is asked or the game is over.
    pub(crate) fn run<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        loop {
            match self.stack.top() {
                Some(step) => {
                    if !self.settle(step, stage) {
                        return;
                    }
                }
                None => {
                    if !self.go_on(stage) {
                        return;
                    }
                }
            }
        }
    }

    /// Does what the top step needs no answer for. Tells whether it went on; if not, the step is asked.
    fn settle<S: Sink<Event>>(&mut self, step: Step, stage: &mut Stage<'_, S>) -> bool {
        match step.task {
            Task::Turn | Task::Finish | Task::Pair | Task::Keep(_) => return false,
            Task::Goods(goods) => return self.settle_goods(goods, step, stage),
            Task::Parts(effects, done) => return self.settle_parts(effects, done, step, stage),
            Task::Pay(cost, then) => {
                if self.reaches(cost, self.me().has(Good::Seal)) && self.is_worth_paying(cost, then) {
                    return false;
                }
                self.stack.pop();
            }
            Task::Choose(options) => {
                let mask = self.options_mask(options);
                if mask.count_ones() > 1 {
                    return false;
                }
                self.stack.pop();
                for option in bits(mask.into()) {
                    self.stack.push(step.then(Task::Parts(options.list()[option], 0)));
                }
            }
            Task::Courtier(left) => return self.ask_if(self.courtier_can(left)),
            Task::Rise => return self.ask_if(self.free_climbs() != 0),
            Task::Warrior => return self.ask_if(self.warrior_can()),
            Task::Gardener => return self.ask_if(self.gardener_can()),
            Task::Geisha(left) => return self.ask_if(self.geisha_can(left)),
            Task::Stroll => return self.ask_if(self.free_strolls() != 0),
            Task::LightRow(card) => return self.settle_rows(card, card.light(), true, stage),
            Task::Rows(card, left) => return self.settle_rows(card, left, false, stage),
            Task::Refill(room) => return self.reveal_or_ask(|board, stage| board.refill(room, stage), stage),
            Task::Unveil(art) => return self.reveal_or_ask(|board, stage| board.unveil(art, stage), stage),
            Task::Tuck(card) => {
                self.stack.pop();
                self.me_mut().tuck_art(card);
                stage.tell(|| Event::ArtTucked { who: self.active(), card });
            }
            Task::Slot => return self.settle_slot(stage),
            Task::CastleRow(filter, left, used) => {
                let mask = if left == 0 { 0 } else { self.castle_rows(filter, used) };
                if mask.count_ones() > 1 {
                    return false;
                }
                if mask == 0 {
                    self.stack.pop();
                }
                bits(mask.into()).filter_map(CastleRow::new).for_each(|at| self.choose_row(at, stage));
            }
            Task::DomainRow => return self.ask_if(self.domain_rows() != 0),
            Task::Domain(row, at) => self.settle_domain(row, at, step, stage),
            Task::Curtain(face, _) => return self.settle_curtain(face, stage),
            Task::Curtains(pair) => return self.settle_curtains(pair, stage),
            Task::CardOfChoice | Task::TakeCard => return self.ask_if(self.arts != [None; 2]),
            Task::Tile(face, left, used) => {
                let mask = if left == 0 { 0 } else { self.tiles_mask(face, used, step) };
                if mask.count_ones() > 1 {
                    return false;
                }
                if mask == 0 {
                    self.stack.pop();
                }
                for place in bits(mask.into()).filter_map(TilePlace::new) {
                    self.choose_tile(place, stage);
                }
            }
            Task::Tiles(left) => {
                let Some(place) = TilePlace::new(left.trailing_zeros() as usize) else {
                    self.stack.pop();
                    return true;
                };
                if left.count_ones() > 1 {
                    // What only gives goods comes first: it cannot be the worse order.
                    let gives = |place: &TilePlace| self.is_plain(self.tile(*place).face(place.face()));
                    match bits(left.into()).filter_map(TilePlace::new).find(gives) {
                        Some(place) => self.choose_tile(place, stage),
                        None => return false,
                    }
                } else {
                    self.choose_tile(place, stage);
                }
            }
            Task::Stones(left, used) => {
                let mask = if left == 0 { 0 } else { self.stones_mask(used) };
                if mask.count_ones() > 1 {
                    return false;
                }
                if mask == 0 {
                    self.stack.pop();
                }
                bits(mask.into()).filter_map(Bed::new).for_each(|bed| self.choose_stone(bed, stage));
            }
            Task::Well(times) => {
                self.again(times, Task::Well);
                if times > 0 {
                    self.stack.push(Step {
                        task: Task::Goods(self.well_goods),
                        source: Source::Well,
                        stamp: self.moves,
                    });
                }
            }
            Task::Pads(times) => {
                self.again(times, Task::Pads);
                if times > 0 {
                    let mut goods = Goods::NONE;
                    self.pads().for_each(|pad| goods.add(pad.reward()));
                    self.stack.push(Step {
                        task: Task::Goods(goods),
                        source: Source::Pads,
                        stamp: self.moves,
                    });
                }
            }
            Task::Gardens(left, asked) => return self.settle_gardens(left, asked, stage),
            Task::RivalTurn => return self.reveal_or_ask(Board::rival_turn, stage),
            Task::RivalCard(card, deed, sent) => self.rival_card(card, deed, sent, stage),
            Task::RivalEnter(floor) => return self.settle_rival_enter(floor, stage),
            Task::RivalSlot => return self.settle_rival_slot(stage),
            Task::RivalGarden(beds) => return self.settle_rival_garden(beds, stage),
            Task::RivalStroll(sent) => return self.settle_rival_stroll(sent, stage),
            Task::RivalDiscard => return self.settle_rival_discard(stage),
            Task::RivalEnd => {
                // After the last turn of a round the dice are rolled.
                if self.loose && self.round < 3 && self.dice_left() <= self.bridge_count() {
                    return false;
                }
                self.stack.pop();
            }
        }
        true
    }

    /// Asks the top step if there is something to decide; otherwise it is over.
    fn ask_if(&mut self, something: bool) -> bool {
        if !something {
            self.stack.pop();
        }
        !something
    }

    /// Counts a step that is done several times; the last time it goes.
    fn again(&mut self, times: u8, task: impl Fn(u8) -> Task) {
        match times {
            0 => self.stack.pop(),
            _ => self.stack.set_top(task(times - 1)),
        }
    }

    /// Makes something known, unless its player has something to take back: then the player is asked to go on first.
    pub(crate) fn reveal_or_ask<S: Sink<Event>>(
        &mut self,
        reveal: impl FnOnce(&mut Board, &mut Stage<'_, S>),
        stage: &mut Stage<'_, S>,
    ) -> bool {
        if self.loose {
            return false;
        }
        self.stack.pop();
        reveal(self, stage);
        true
    }

    /// Begins a printed effect: it stays on the stack until all it sets off is done.
    pub(crate) fn begin<S: Sink<Event>>(
        &mut self,
        effects: Effects,
        source: Source,
        stage: &mut Stage<'_, S>,
    ) {
        stage.tell(|| Event::Began { who: self.active(), source });
        self.stack.push(Step { task: Task::Parts(effects, 0), source, stamp: self.moves });
    }

    /// Whether this printed effect is still being carried out, and no clan member was placed or moved since it began:
    /// then it may not be chosen again (WC-4.9).
    #[inline]
    pub(crate) fn is_running(&self, source: Source) -> bool {
        self.stack.as_slice().iter().any(|step| step.source == source && step.stamp == self.moves)
    }

    // Goods and joined parts.

    /// Gains what needs no decision; what is left is asked.
    fn settle_goods<S: Sink<Event>>(
        &mut self,
        mut goods: Goods,
        step: Step,
        stage: &mut Stage<'_, S>,
    ) -> bool {
        let mut gained = Goods::NONE;
        for good in [Good::Coin, Good::Food, Good::Iron, Good::Pearl, Good::Whisk, Good::Point] {
            let n = goods.get(good);
            if n > 0 {
                let got = self.me_mut().gain(good, n);
                gained.set(good, got);
                goods.set(good, 0);
                if got < n {
                    stage.tell(|| Event::Lost { who: self.active(), good, n: n - got });
                }
            }
        }
        let seals = goods.get(Good::Seal);
        if seals > 0 {
            let got = self.me_mut().gain(Good::Seal, seals);
            gained.set(Good::Seal, got);
            goods.set(Good::Seal, seals - got);
        }
        if goods.get(Good::Any) > 0 {
            let open = self.picks();
            if open.count_ones() == 1 && goods.iter().count() == 1 {
                let good = Good::ALL[open.trailing_zeros() as usize % Good::COUNT];
                let got = self.me_mut().gain(good, goods.get(Good::Any));
                gained.set(good, gained.get(good) + got);
            }
            if open == 0 || goods.iter().count() == 1 && open.count_ones() == 1 {
                goods.set(Good::Any, 0);
            }
        }
        // A lantern that is still to come may bring the seal for a barrier.
        if goods.get(Good::Lantern) == 0 && self.stops(goods.get(Good::Influence)) == 0 {
            goods.set(Good::Influence, 0);
        }
        if !gained.is_empty() {
            stage.tell(|| Event::Gained { who: self.active(), source: step.source, goods: gained });
        }
        let lanterns = goods.get(Good::Lantern);
        if lanterns > 0 && goods.iter().count() == 1 {
            self.stack.pop();
            for _ in 0..lanterns {
                self.push_lantern();
            }
            return true;
        }
        if goods.is_empty() {
            self.stack.pop();
            return true;
        }
        self.stack.set_top(Task::Goods(goods));
        false
    }

    /// The resources that *any* could become: those with room, as a set.
    #[inline]
    pub(crate) fn picks(&self) -> u16 {
        let me = self.me();
        let open = Good::RESOURCES.into_iter().filter(|&good| me.room_for(good) > 0);
        open.fold(0, |mask, good| mask | good.bit())
    }

    /// The lantern reward comes next (WC-6.1).
    pub(crate) fn push_lantern(&mut self) {
        let goods = self.me().lantern;
        self.stack.push(Step { task: Task::Goods(goods), source: Source::Lantern, stamp: self.moves });
    }

    /// Whether this part gives goods that no limit cuts: then it is done at once.
    #[inline]
    fn is_plain_part(&self, node: &Node) -> bool {
        match node {
            Node::Gain(Good::Influence | Good::Any | Good::Lantern, _) => false,
            Node::Gain(good, n) => self.me().room_for(*good) >= (*n).into(),
            _ => false,
        }
    }

    /// Whether an effect only gives goods that no limit cuts.
    #[inline]
    pub(crate) fn is_plain(&self, effects: Effects) -> bool {
        effects.parts().iter().all(|node| self.is_plain_part(node))
    }

    fn settle_parts<S: Sink<Event>>(
        &mut self,
        effects: Effects,
        mut done: u8,
        step: Step,
        stage: &mut Stage<'_, S>,
    ) -> bool {
        let parts = effects.parts();
        let mut gained = Goods::NONE;
        for (place, node) in parts.iter().enumerate() {
            if done >> place & 1 == 0
                && self.is_plain_part(node)
                && let Node::Gain(good, n) = node
            {
                gained.set(*good, gained.get(*good) + self.me_mut().gain(*good, *n));
                done |= 1 << place;
            }
        }
        if !gained.is_empty() {
            stage.tell(|| Event::Gained { who: self.active(), source: step.source, goods: gained });
        }
        let left = !done & ((1u16 << parts.len()) - 1) as u8;
        match left.count_ones() {
            0 => self.stack.pop(),
            1 => {
                self.stack.set_top(Task::Parts(effects, done | left));
                self.launch(parts[left.trailing_zeros() as usize % parts.len()], step, stage);
            }
            _ => {
                self.stack.set_top(Task::Parts(effects, done));
                return false;
            }
        }
        true
    }

    /// Sets a part going.
    fn launch<S: Sink<Event>>(&mut self, node: Node, step: Step, stage: &mut Stage<'_, S>) {
        let task = match node {
            Node::Gain(good, n) => Task::Goods(Goods::of(good, n)),
            Node::Pay(cost, then) => Task::Pay(cost, then),
            Node::Choose(options) => Task::Choose(options),
            Node::Member(Member::Courtier) => Task::Courtier(0b11),
            Node::Member(Member::Warrior) => Task::Warrior,
            Node::Member(Member::Gardener) => Task::Gardener,
            Node::Member(Member::Geisha) => Task::Geisha(0b11),
            Node::Lantern => return self.push_lantern(),
            Node::Well(times) => Task::Well(times),
            Node::Row(filter, count) => Task::CastleRow(filter, count, 0),
            Node::DomainRow => Task::DomainRow,
            Node::Curtain(face, unsealed) => Task::Curtain(face, unsealed),
            Node::Curtains(Pair::CardOfChoice) => Task::CardOfChoice,
            Node::Curtains(pair) => Task::Curtains(self.pair_of_curtains(pair)),
            Node::Tile(face, count) => Task::Tile(face, count, 0),
            Node::Pads(times) => Task::Pads(times),
            Node::Stones(count) => Task::Stones(count, 0),
            Node::Stroll => Task::Stroll,
            Node::Rise => Task::Rise,
            Node::TakeCard => Task::TakeCard,
            Node::Token(at) => {
                let token = match at {
                    At::Own => self.me().token,
                    At::Pond => self.tea_tokens[3],
                };
                if let Some(token) = token {
                    self.begin(token.face(Face::Blue), Source::Token(token, Face::Blue), stage);
                }
                return;
            }
        };
        self.stack.push(step.then(task));
    }

    /// Whether a price would buy something now: an action of a member that could do nothing is not offered.
    fn is_worth_paying(&self, cost: Cost, then: Effects) -> bool {
        let seals = self.me().has(Good::Seal);
        let left = match cost.good {
            Good::Seal => seals - u16::from(cost.n).min(seals),
            _ => seals,
        };
        self.can_begin(then, left)
    }

    /// Whether an effect could do anything with so many seals. Only actions of members are looked into.
    pub(crate) fn can_begin(&self, effects: Effects, seals: u16) -> bool {
        effects.parts().iter().any(|node| match node {
            Node::Member(member) => self.could_act(*member, seals),
            Node::Choose(options) => options.list().iter().any(|&option| self.can_begin(option, seals)),
            Node::Pay(cost, then) => self.reaches(*cost, seals) && self.can_begin(*then, seals),
            _ => true,
        })
    }

    /// Whether a member action could do anything with so many seals to trade.
    fn could_act(&self, member: Member, seals: u16) -> bool {
        match member {
            Member::Courtier => self.courtier_could(0b11, seals),
            Member::Warrior => self.warrior_could(seals),
            Member::Gardener => self.gardener_could(seals),
            Member::Geisha => self.geisha_could(0b11, seals),
        }
    }

    /// The options that could do something, as bits.
    fn options_mask(&self, options: crate::effect::Options) -> u8 {
        let seals = self.me().has(Good::Seal);
        let can = |(place, &option): (usize, &Effects)| u8::from(self.can_begin(option, seals)) << place;
        options.list().iter().enumerate().map(can).sum()
    }

    // Rows of cards.

    /// Rows of a card in any order, or one light row of a card just taken.
    fn settle_rows<S: Sink<Event>>(
        &mut self,
        card: crate::Card,
        left: u8,
        one: bool,
        stage: &mut Stage<'_, S>,
    ) -> bool {
        match left.count_ones() {
            0 => self.stack.pop(),
            1 => self.choose_card_row(left.trailing_zeros() as u8, stage),
            _ => {
                let plain = |row: &usize| self.is_plain(card.row(*row).effects);
                match bits(left.into()).find(plain) {
                    Some(row) if !one => self.choose_card_row(row as u8, stage),
                    _ => return false,
                }
            }
        }
        true
    }

    /// Begins a row of the card in question.
    fn choose_card_row<S: Sink<Event>>(&mut self, row: u8, stage: &mut Stage<'_, S>) {
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
        for room in crate::Room::ALL {
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
    fn choose_row<S: Sink<Event>>(&mut self, at: CastleRow, stage: &mut Stage<'_, S>) {
        let (room, row) = (at.room(), at.row());
        if let (Some(Task::CastleRow(filter, left, used)), Some(card)) =
            (self.stack.top().map(|step| step.task), self.rooms[room.index()])
        {
            let used = used | 1 << room.index();
            self.stack.set_top(Task::CastleRow(filter, left.saturating_sub(1), used));
            self.begin(card.row(row).effects, Source::Row(card, row as u8), stage);
        }
    }

    // The personal domain.

    /// The rows of the domain that an effect may choose, as bits; never the green one (WC-4.7, WC-4.9, WCM-2.3).
    pub(crate) fn domain_rows(&self) -> u8 {
        let free = |row: &&Colour| !self.is_running(Source::Domain(**row));
        Colour::ALL[..3].iter().filter(free).fold(0, |mask, row| mask | 1 << row.index())
    }

    /// A row of the domain: base and uncovered spots, then what follows (WC-4.6, WCM-3.3).
    fn settle_domain<S: Sink<Event>>(&mut self, row: Colour, at: u8, step: Step, stage: &mut Stage<'_, S>) {
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

    // Himeji.

    /// The curtains that face a space, or the yellow ones of both top cards; fixed from here on (WC-4.10).
    fn pair_of_curtains(&self, pair: Pair) -> [Option<Curtain>; 2] {
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

    fn settle_curtain<S: Sink<Event>>(&mut self, face: Face, stage: &mut Stage<'_, S>) -> bool {
        let mask = self.curtains_mask(face);
        match mask {
            0 => self.stack.pop(),
            0b11 => return false,
            _ => bits(mask.into()).filter_map(Art::new).for_each(|art| self.choose_curtain(art, stage)),
        }
        true
    }

    fn choose_curtain<S: Sink<Event>>(&mut self, art: Art, stage: &mut Stage<'_, S>) {
        if let (Some(Task::Curtain(face, unsealed)), Some(card)) =
            (self.stack.top().map(|step| step.task), self.arts[art.index()])
        {
            self.stack.pop();
            let effects = if unsealed && face == Face::Blue { card.unsealed() } else { card.curtain(face) };
            self.begin(effects, Source::Curtain(card, face), stage);
        }
    }

    fn settle_curtains<S: Sink<Event>>(
        &mut self,
        pair: [Option<Curtain>; 2],
        stage: &mut Stage<'_, S>,
    ) -> bool {
        match pair {
            [None, None] => self.stack.pop(),
            [Some(_), None] => self.choose_of_pair(0, stage),
            [None, Some(_)] => self.choose_of_pair(1, stage),
            [Some(one), Some(other)] => {
                let plain = |curtain: Curtain| self.is_plain(curtain.card.curtain(curtain.face));
                if plain(one) {
                    self.choose_of_pair(0, stage);
                } else if plain(other) {
                    self.choose_of_pair(1, stage);
                } else {
                    return false;
                }
            }
        }
        true
    }

    fn choose_of_pair<S: Sink<Event>>(&mut self, place: usize, stage: &mut Stage<'_, S>) {
        if let Some(Task::Curtains(mut pair)) = self.stack.top().map(|step| step.task)
            && let Some(Curtain { card, face }) = pair[place % 2].take()
        {
            self.stack.set_top(Task::Curtains(pair));
            self.begin(card.curtain(face), Source::Curtain(card, face), stage);
        }
    }

    // Yard tiles and stone gardens.

    /// The yard tiles that an effect may choose, as bits: never the one that carries it (WC-4.9, WCM-5.4).
    pub(crate) fn tiles_mask(&self, face: Option<Face>, used: u8, step: Step) -> u8 {
        let fits = |place: &&TilePlace| {
            let tile = self.tile(**place);
            let carries = matches!(step.source, Source::Tile(own, _) if own == tile);
            used >> place.index() & 1 == 0
                && face.is_none_or(|face| face == place.face())
                && !carries
                && !self.is_running(Source::Tile(tile, place.face()))
        };
        TilePlace::ALL.iter().filter(fits).fold(0, |mask, place| mask | 1 << place.index())
    }

    fn choose_tile<S: Sink<Event>>(&mut self, place: TilePlace, stage: &mut Stage<'_, S>) {
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
        bits((Bed::STONES & !used).into()).filter(free).fold(0, |mask, bed| mask | 1 << bed)
    }

    fn choose_stone<S: Sink<Event>>(&mut self, bed: Bed, stage: &mut Stage<'_, S>) {
        if let Some(Task::Stones(left, used)) = self.stack.top().map(|step| step.task) {
            self.stack.set_top(Task::Stones(left.saturating_sub(1), used | 1 << bed.index()));
            self.begin_garden(bed, stage);
        }
    }

    pub(crate) fn begin_garden<S: Sink<Event>>(&mut self, bed: Bed, stage: &mut Stage<'_, S>) {
        let card = self.garden(bed);
        self.begin(card.effects(), Source::Garden(card), stage);
    }

    // What is asked.

    /// Lists every legal action of whoever is asked.
    pub(crate) fn list(&self, out: &mut Actions) {
        let Some(step) = self.stack.top() else { return };
        let room = self.stack.has_room();
        match step.task {
            Task::Turn => self.list_places(out),
            Task::Finish => out.push(Kind::Finish),
            Task::Pair => {
                let taken = |pair: &usize| self.pairs[*pair].is_some();
                (0..self.pairs.len())
                    .filter(taken)
                    .for_each(|pair| out.push(Kind::TakePair { pair: pair as u8 }));
            }
            Task::Keep(start) => (0..2).for_each(|which| out.push(Kind::Keep { start, which })),
            Task::Goods(goods) => self.list_goods(goods, out),
            Task::Parts(effects, done) => {
                let left = !done & ((1u16 << effects.len) - 1) as u8;
                Board::list_each(left.into(), Kind::Part { part: 0 }, room, out);
            }
            Task::Pay(cost, _) => {
                if room && self.affords(cost) {
                    out.push(Kind::Pay);
                }
            }
            Task::Choose(options) => {
                Board::list_each(self.options_mask(options).into(), Kind::Choose { option: 0 }, room, out);
            }
            Task::Courtier(left) => {
                if room {
                    self.list_courtier(left, out);
                }
            }
            Task::Rise => {
                if room {
                    Board::list_climbs(self.free_climbs(), out);
                }
            }
            Task::Warrior => {
                Board::list_each(self.yards_mask().into(), Kind::Yard { yard: crate::Yard::Five }, room, out)
            }
            Task::Gardener => {
                Board::list_each(self.beds_mask().into(), Kind::Garden { bed: Bed::CoralPlant }, room, out);
            }
            Task::Geisha(left) => {
                if room {
                    self.list_geisha(left, out);
                }
            }
            Task::Stroll => {
                if room {
                    Board::list_strolls(self.free_strolls(), out);
                }
            }
            Task::LightRow(card) => Board::list_each(card.light().into(), Kind::Row { row: 0 }, room, out),
            Task::Rows(_, left) => Board::list_each(left.into(), Kind::Row { row: 0 }, room, out),
            Task::Refill(_) | Task::Unveil(_) | Task::RivalTurn | Task::RivalEnd => out.push(Kind::GoOn),
            Task::Slot => Board::list_each(self.free_slots().into(), Kind::Slot { slot: 0 }, true, out),
            Task::CastleRow(filter, _, used) => {
                let mask = self.castle_rows(filter, used);
                for at in bits(mask.into()).filter_map(CastleRow::new).filter(|_| room) {
                    out.push(Kind::CastleRow { at });
                }
            }
            Task::DomainRow => {
                Board::list_each(self.domain_rows().into(), Kind::Domain { row: Colour::Coral }, room, out);
            }
            Task::Curtain(face, _) => {
                let mask = self.curtains_mask(face);
                for art in bits(mask.into()).filter_map(Art::new).filter(|_| room) {
                    out.push(Kind::Curtain { art, face });
                }
            }
            Task::Curtains(pair) => {
                for Curtain { card, face } in pair.into_iter().flatten().filter(|_| room) {
                    out.push(Kind::Curtain { art: card.art(), face });
                }
            }
            Task::CardOfChoice | Task::TakeCard => {
                Board::list_each(0b11, Kind::Art { art: Art::Ikebana }, true, out);
            }
            Task::Tile(face, _, used) => {
                let mask = self.tiles_mask(face, used, step);
                Board::list_each(mask.into(), Kind::Tile { place: TilePlace::FiveBlue }, room, out);
            }
            Task::Tiles(left) => {
                Board::list_each(left.into(), Kind::Tile { place: TilePlace::FiveBlue }, room, out)
            }
            Task::Stones(_, used) => {
                Board::list_each(
                    self.stones_mask(used).into(),
                    Kind::Garden { bed: Bed::CoralPlant },
                    room,
                    out,
                );
            }
            Task::Gardens(left, _) => {
                Board::list_each((left & 0b11_1111).into(), Kind::Garden { bed: Bed::CoralPlant }, room, out);
                if left & OVERLOOK != 0 && room {
                    out.push(Kind::Overlook);
                }
                out.push(Kind::Finish);
            }
            Task::RivalEnter(floor) => {
                let rooms = self.rooms_of(floor);
                Board::list_each(rooms.into(), Kind::RivalEnter { room: crate::Room::Steward1 }, true, out);
            }
            Task::RivalSlot => {
                Board::list_each(self.free_slots().into(), Kind::RivalSlot { slot: 0 }, true, out)
            }
            Task::RivalGarden(beds) => {
                Board::list_each(beds.into(), Kind::RivalGarden { bed: Bed::CoralPlant }, true, out);
            }
            Task::RivalStroll(sent) => self.list_rival_strolls(sent, out),
            Task::RivalDiscard => {
                Board::list_each(self.discards().into(), Kind::RivalDiscard { art: Art::Ikebana }, true, out);
            }
            Task::Well(_) | Task::Pads(_) | Task::Tuck(_) | Task::Domain(..) | Task::RivalCard(..) => {}
        }
        if Board::is_optional(step.task) {
            out.push(Kind::Decline);
        }
        self.list_trades(out);
    }

    /// Lists an action for each bit, if there is room for what it sets off.
    #[inline]
    fn list_each(mask: u32, first: Kind, room: bool, out: &mut Actions) {
        if room {
            out.push_each(mask.into(), first, Kind::NEXT);
        }
    }

    /// What can be left as it is (WC-3.7).
    fn is_optional(task: Task) -> bool {
        matches!(
            task,
            Task::Parts(..)
                | Task::Pay(..)
                | Task::Choose(_)
                | Task::Courtier(_)
                | Task::Rise
                | Task::Warrior
                | Task::Gardener
                | Task::Geisha(_)
                | Task::Stroll
                | Task::LightRow(_)
                | Task::Rows(..)
                | Task::CastleRow(..)
                | Task::DomainRow
                | Task::Curtain(..)
                | Task::Curtains(_)
                | Task::CardOfChoice
                | Task::Tile(..)
                | Task::Tiles(_)
                | Task::Stones(..)
        )
    }

    fn list_goods(&self, goods: Goods, out: &mut Actions) {
        if goods.get(Good::Any) > 0 {
            bits(self.picks().into()).filter_map(Good::new).for_each(|good| out.push(Kind::Pick { good }));
        }
        if goods.get(Good::Seal) > 0 {
            out.push(Kind::TakeSeals);
        }
        if goods.get(Good::Lantern) > 0 {
            out.push(Kind::TakeLantern);
        }
        if goods.get(Good::Influence) > 0 {
            let stops = self.stops(goods.get(Good::Influence));
            bits(stops).for_each(|to| out.push(Kind::Advance { to: to as u8 }));
            out.push(Kind::Stay);
        }
    }

    /// Whether whoever is asked may do this now, and if not, why.
    pub(crate) fn allows(&self, kind: Kind) -> Result<(), Breach> {
        let Some(step) = self.stack.top() else { return Err(Breach::SomethingElse) };
        let has = |mask: u32, place: usize, breach: Breach| {
            let bit = mask.checked_shr(place as u32).unwrap_or(0) & 1;
            if bit == 1 { Ok(()) } else { Err(breach) }
        };
        if kind.opens() && step.task.is_large() && !self.stack.has_room() {
            return Err(Breach::NoRoom);
        }
        match (step.task, kind) {
            (_, Kind::Trade { good }) => self.check_trade(good),
            (Task::Turn, Kind::Place { bridge, end, space }) => self.check_place(bridge, end, space),
            (Task::Finish | Task::Gardens(..), Kind::Finish)
            | (Task::Refill(_) | Task::Unveil(_) | Task::RivalTurn | Task::RivalEnd, Kind::GoOn) => Ok(()),
            (task, Kind::Decline) => {
                if Board::is_optional(task) {
                    Ok(())
                } else {
                    Err(Breach::Compulsory)
                }
            }
            (Task::Pair, Kind::TakePair { pair }) => {
                self.pairs.get(usize::from(pair)).copied().flatten().map(|_| ()).ok_or(Breach::PairGone)
            }
            (Task::Keep(asked), Kind::Keep { start, .. }) if asked == start => Ok(()),
            (Task::Goods(goods), Kind::Pick { good }) if goods.get(Good::Any) > 0 => {
                if !Good::RESOURCES.contains(&good) {
                    return Err(Breach::NotAResource);
                }
                has(self.picks().into(), good.index(), Breach::LimitReached)
            }
            (Task::Goods(goods), Kind::TakeSeals) if goods.get(Good::Seal) > 0 => Ok(()),
            (Task::Goods(goods), Kind::TakeLantern) if goods.get(Good::Lantern) > 0 => Ok(()),
            (Task::Goods(goods), Kind::Stay) if goods.get(Good::Influence) > 0 => Ok(()),
            (Task::Goods(goods), Kind::Advance { to }) if goods.get(Good::Influence) > 0 => {
                has(self.stops(goods.get(Good::Influence)), to.into(), Breach::CannotStopThere)
            }
            (Task::Parts(effects, done), Kind::Part { part }) => {
                let left = !done & ((1u16 << effects.len) - 1) as u8;
                has(left.into(), part.into(), Breach::NoSuchPart)
            }
            (Task::Pay(cost, _), Kind::Pay) => {
                if self.affords(cost) {
                    Ok(())
                } else {
                    Err(Breach::CannotPay)
                }
            }
            (Task::Choose(options), Kind::Choose { option }) => {
                has(self.options_mask(options).into(), option.into(), Breach::NoSuchPart)
            }
            (Task::Courtier(left), Kind::Audience) => self.check_audience(left),
            (Task::Courtier(left), Kind::Climb { from, to }) => self.check_climb(left, from, to),
            (Task::Rise, Kind::Climb { from, to }) => {
                has(self.free_climbs(), from.index() * 6 + to.index(), Breach::NoSuchClimb)
            }
            (Task::Warrior, Kind::Yard { yard }) => {
                has(self.yards_mask().into(), yard.index(), Breach::CannotPay)
            }
            (Task::Gardener, Kind::Garden { bed }) => self.check_gardener(bed),
            (Task::Geisha(left), Kind::Invite) => self.check_invite(left),
            (Task::Geisha(left), Kind::Stroll { from, to }) => self.check_stroll(left, from, to),
            (Task::Stroll, Kind::Stroll { from, to }) => {
                has(self.free_strolls(), from.index() * TeaPlace::COUNT + to.index(), Breach::NoSuchWay)
            }
            (Task::LightRow(card), Kind::Row { row }) => {
                has(card.light().into(), row.into(), Breach::RowDoesNotFit)
            }
            (Task::Rows(_, left), Kind::Row { row }) => has(left.into(), row.into(), Breach::NoSuchPart),
            (Task::Slot, Kind::Slot { slot }) | (Task::RivalSlot, Kind::RivalSlot { slot }) => {
                has(self.free_slots().into(), slot.into(), Breach::SlotTaken)
            }
            (Task::CastleRow(filter, _, used), Kind::CastleRow { at }) => {
                self.check_castle_row(filter, used, at)
            }
            (Task::DomainRow, Kind::Domain { row }) => {
                if row == Colour::Green {
                    return Err(Breach::NotTheGreenRow);
                }
                has(self.domain_rows().into(), row.index(), Breach::StillCarriedOut)
            }
            (Task::Curtain(asked, _), Kind::Curtain { art, face }) if asked == face => {
                has(self.curtains_mask(face).into(), art.index(), Breach::StillCarriedOut)
            }
            (Task::Curtains(pair), Kind::Curtain { art, face }) => {
                let meant = |curtain: &Curtain| curtain.card.art() == art && curtain.face == face;
                let found = pair.iter().flatten().any(meant);
                if found { Ok(()) } else { Err(Breach::CurtainDoesNotFit) }
            }
            (Task::CardOfChoice | Task::TakeCard, Kind::Art { .. }) => Ok(()),
            (Task::Tile(face, _, used), Kind::Tile { place }) => {
                has(self.tiles_mask(face, used, step).into(), place.index(), Breach::TileDoesNotFit)
            }
            (Task::Tiles(left), Kind::Tile { place }) => {
                has(left.into(), place.index(), Breach::TileDoesNotFit)
            }
            (Task::Stones(_, used), Kind::Garden { bed }) => {
                has(self.stones_mask(used).into(), bed.index(), Breach::GardenDoesNotFit)
            }
            (Task::Gardens(left, _), Kind::Garden { bed }) => {
                has(left.into(), bed.index(), Breach::GardenDoesNotFit)
            }
            (Task::Gardens(left, _), Kind::Overlook) => has(left.into(), 6, Breach::GardenDoesNotFit),
            (Task::RivalEnter(floor), Kind::RivalEnter { room }) => {
                has(self.rooms_of(floor).into(), room.index(), Breach::NotForTheRival)
            }
            (Task::RivalGarden(beds), Kind::RivalGarden { bed }) => {
                has(beds.into(), bed.index(), Breach::NotForTheRival)
            }
            (Task::RivalStroll(sent), Kind::RivalStroll { from, to }) => {
                let place = from.index() * TeaPlace::COUNT + to.index();
                has(self.rival_strolls(sent), place, Breach::NotForTheRival)
            }
            (Task::RivalDiscard, Kind::RivalDiscard { art }) => {
                has(self.discards().into(), art.index(), Breach::NotForTheRival)
            }
            _ => Err(Breach::SomethingElse),
        }
    }

    fn check_castle_row(&self, filter: Filter, used: u8, at: CastleRow) -> Result<(), Breach> {
        if self.castle_rows(filter, used) >> at.index() & 1 == 1 {
            return Ok(());
        }
        let running = |card| self.is_running(Source::Row(card, at.row() as u8));
        if self.rooms[at.room().index()].is_some_and(running) {
            Err(Breach::StillCarriedOut)
        } else {
            Err(Breach::RowDoesNotFit)
        }
    }

    /// Carries out an answer to the top step.
    pub(crate) fn answer<S: Sink<Event>>(&mut self, kind: Kind, stage: &mut Stage<'_, S>) {
        let Some(step) = self.stack.top() else { return };
        match kind {
            Kind::Finish => self.finish(stage),
            Kind::GoOn => stage.tell(|| Event::WentOn { who: self.who(self.decider()) }),
            Kind::Decline => {
                self.stack.pop();
                stage.tell(|| Event::Declined { who: self.active(), source: step.source });
            }
            Kind::TakePair { pair } => self.take_pair(pair, stage),
            Kind::Keep { start, which } => self.keep(start, which, stage),
            Kind::Place { bridge, end, space } => self.place(bridge, end, space, stage),
            Kind::Trade { good } => self.trade(good, stage),
            Kind::Pick { good } => self.take_of(Good::Any, good, step, stage),
            Kind::TakeSeals => self.take_seals(stage),
            Kind::TakeLantern => {
                if let Task::Goods(mut goods) = step.task {
                    goods.set(Good::Lantern, goods.get(Good::Lantern).saturating_sub(1));
                    self.stack.set_top(Task::Goods(goods));
                    self.push_lantern();
                    stage.tell(|| Event::Began { who: self.active(), source: Source::Lantern });
                }
            }
            Kind::Advance { to } => {
                self.leave_influence();
                self.advance(to, stage);
            }
            Kind::Stay => {
                self.leave_influence();
                stage.tell(|| Event::Declined { who: self.active(), source: step.source });
            }
            Kind::Part { part } => {
                if let Task::Parts(effects, done) = step.task
                    && let Some(&node) = effects.parts().get(usize::from(part))
                {
                    self.stack.set_top(Task::Parts(effects, done | 1 << part));
                    stage.tell(|| Event::Began { who: self.active(), source: step.source });
                    self.launch(node, step, stage);
                }
            }
            Kind::Pay => {
                if let Task::Pay(cost, then) = step.task {
                    self.charge(cost, stage);
                    self.stack.set_top(Task::Parts(then, 0));
                }
            }
            Kind::Choose { option } => {
                if let Task::Choose(options) = step.task
                    && let Some(&effects) = options.list().get(usize::from(option))
                {
                    self.stack.set_top(Task::Parts(effects, 0));
                    stage.tell(|| Event::Began { who: self.active(), source: step.source });
                }
            }
            Kind::Audience => self.audience(stage),
            Kind::Climb { from, to } => self.climb(from, to, stage),
            Kind::Row { row } => self.choose_card_row(row, stage),
            Kind::CastleRow { at } => self.choose_row(at, stage),
            Kind::Slot { slot } => self.take_slot(slot, stage),
            Kind::Domain { row } => {
                let source = Source::Domain(row);
                self.stack.pop();
                self.stack.push(Step { task: Task::Domain(row, 0), source, stamp: self.moves });
                stage.tell(|| Event::Began { who: self.active(), source });
            }
            Kind::Yard { yard } => self.send_warrior(yard, stage),
            Kind::Tile { place } => self.choose_tile(place, stage),
            Kind::Garden { bed } => match step.task {
                Task::Gardener => self.send_gardener(bed, stage),
                Task::Stones(..) => self.choose_stone(bed, stage),
                _ => self.choose_garden(bed, stage),
            },
            Kind::Overlook => self.choose_overlook(stage),
            Kind::Invite => self.invite(stage),
            Kind::Stroll { from, to } => self.stroll(from, to, stage),
            Kind::Curtain { art, face } => match step.task {
                Task::Curtains(pair) => {
                    let meant = |curtain: &Option<Curtain>| {
                        curtain.is_some_and(|curtain| curtain.card.art() == art && curtain.face == face)
                    };
                    let place = pair.iter().position(meant).unwrap_or(0);
                    self.choose_of_pair(place, stage);
                }
                _ => self.choose_curtain(art, stage),
            },
            Kind::Art { art } => match step.task {
                Task::TakeCard => self.take_art(art, stage),
                _ => {
                    let both = self.arts[art.index()].map(|card| {
                        [Face::Yellow, Face::Blue].map(|face| {
                            (!self.is_running(Source::Curtain(card, face))).then_some(Curtain { card, face })
                        })
                    });
                    self.stack.set_top(Task::Curtains(both.unwrap_or([None; 2])));
                    stage.tell(|| Event::Began { who: self.active(), source: step.source });
                }
            },
            Kind::RivalEnter { room } => self.rival_enter(room, stage),
            Kind::RivalSlot { slot } => self.rival_slot(slot, stage),
            Kind::RivalGarden { bed } => self.rival_garden(bed, stage),
            Kind::RivalStroll { from, to } => self.rival_stroll(from, to, stage),
            Kind::RivalDiscard { art } => self.rival_discard(art, stage),
        }
    }

    /// Takes one unit of joined goods as this good.
    fn take_of<S: Sink<Event>>(&mut self, unit: Good, good: Good, step: Step, stage: &mut Stage<'_, S>) {
        if let Task::Goods(mut goods) = step.task {
            goods.set(unit, goods.get(unit).saturating_sub(1));
            self.stack.set_top(Task::Goods(goods));
            self.me_mut().gain(good, 1);
            let goods = Goods::of(good, 1);
            stage.tell(|| Event::Gained { who: self.active(), source: step.source, goods });
        }
    }

    /// Takes seals although the limit cuts them: they are lost (WC-1.5).
    fn take_seals<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        if let Some(Task::Goods(mut goods)) = self.stack.top().map(|step| step.task) {
            let n = goods.get(Good::Seal);
            goods.set(Good::Seal, 0);
            self.stack.set_top(Task::Goods(goods));
            stage.tell(|| Event::Lost { who: self.active(), good: Good::Seal, n });
        }
    }

    fn leave_influence(&mut self) {
        if let Some(Task::Goods(mut goods)) = self.stack.top().map(|step| step.task) {
            goods.set(Good::Influence, 0);
            self.stack.set_top(Task::Goods(goods));
        }
    }
}

/// The overlook among the gardens of the end of the round (WCM-7.1).
pub(crate) const OVERLOOK: u8 = 1 << 6;

impl Task {
    /// Whether its answers may set off long chains: those that are refused without room.
    fn is_large(self) -> bool {
        Board::is_optional(self) || matches!(self, Task::Gardens(..))
    }
}
