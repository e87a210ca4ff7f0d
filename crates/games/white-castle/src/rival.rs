//! The Tokugawa clan of a solo game (WC-10, WCM-10). It decides nothing; what the rules leave open, the player does.

use engawa_kernel::{Actions, Deck, Pending, Sink, Stage, bits};

use crate::board::{Board, RIVAL};
use crate::bridge::Die;
use crate::data::{Deed, RIVAL_OVERLOOK_COUNTS, SoloCard, YARDS};
use crate::influence::LAST;
use crate::place::{Art, Bed, End, Floor, Member, Room, Space, TeaPlace};
use crate::scoring::tea_room_points;
use crate::{Event, Good, Goods, Kind, Source, Step, Task, Who};

impl Board {
    /// All solo cards are shuffled, with Matcha the three new ones too (WCM-10.2), and the top one shows its die side
    /// (WC-10.4, WC-10.9).
    pub(crate) fn shuffle_solo<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        let count = if self.matcha() { SoloCard::COUNT } else { SoloCard::BASE };
        self.solo.deck = Deck::of((1 << count) - 1);
        self.solo.flipped = [None; 2];
        self.show_solo(stage);
    }

    /// The next solo card is on top.
    fn show_solo<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        let everybody = self.seats.all();
        let card = self.solo.deck.draw(&mut self.chance, everybody, stage);
        self.solo.top = card.and_then(|card| SoloCard::new(card.into()));
        if let Some(card) = self.solo.top {
            stage.tell(|| Event::SoloShown { card });
        }
    }

    /// Turns the top card over and shows the next one; with no card left all but the two rightmost are shuffled (WC-10.12).
    fn flip<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        let Some(card) = self.solo.top.take() else { return };
        let [_, before] = self.solo.flipped;
        self.solo.flipped = [before, Some(card)];
        stage.tell(|| Event::Flipped { card });
        if self.solo.deck.is_empty() {
            let count = if self.matcha() { SoloCard::COUNT } else { SoloCard::BASE };
            let kept = self.solo.flipped.iter().flatten().fold(0, |kept, card| kept | card.bit());
            self.solo.deck = Deck::of(((1 << count) - 1) & !kept);
        }
        self.show_solo(stage);
    }

    /// The rival's turn: cards are turned over until one names a die that lies there; the die is placed, then the deeds of the
    /// two cards turned over last (WC-10.4 to WC-10.6).
    pub(crate) fn rival_turn<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        self.solo.flipped = [None; 2];
        self.stack.push(Step::game(Task::RivalEnd));
        // Some die always lies on a bridge, and every position of every bridge has a card; the count only says so.
        for _ in 0..1000 {
            self.flip(stage);
            let Some((face, end)) = self.solo.top.map(|card| (card.face(), card.end())) else { break };
            let bridge = &mut self.bridges[face.bridge.index()];
            let taken = match end {
                Some(end) => bridge.take(end),
                None => bridge.take_middle(),
            };
            if let Some(value) = taken {
                self.rival_places(Die { colour: face.bridge, value }, end, face.spaces, stage);
                break;
            }
        }
        for card in self.solo.flipped.into_iter().rev().flatten() {
            let task = Task::RivalCard(card, 0, None);
            self.stack.push(Step { task, source: Source::Solo(card), stamp: 0 });
        }
    }

    /// The die goes to the first of these spaces that is free, or to the well; the rival gains a difference and pays none
    /// (WC-10.3, WC-10.5).
    fn rival_places<S: Sink<Event>>(
        &mut self,
        die: Die,
        end: Option<End>,
        spaces: &[u8],
        stage: &mut Stage<'_, S>,
    ) {
        let free =
            |space: &Space| *space == Space::Well || self.spaces[space.index() % Space::SHARED][0].is_none();
        let space =
            spaces.iter().filter_map(|&space| Space::new(space.into())).find(free).unwrap_or(Space::Well);
        let coins = self.put_die(die, space).max(0);
        self.rival_mut().coins += coins as u16;
        let bridge = die.colour;
        stage.tell(|| Event::Placed { who: Who::Rival, bridge, end, value: die.value, space, coins });
    }

    /// Points instead of what is impossible: as many as the number of the round (WC-10.7, for geishas WCM-10.5).
    fn rival_consoles<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        self.rival_gains(Good::Point, self.round, stage);
    }

    fn rival_gains<S: Sink<Event>>(&mut self, good: Good, n: u8, stage: &mut Stage<'_, S>) {
        if n == 0 {
            return;
        }
        if good == Good::Influence {
            // The rival never pays a barrier (WC-7.3).
            let from = self.clans[RIVAL].influence;
            let to = (from + n).min(LAST);
            self.move_marker(RIVAL, to);
            stage.tell(|| Event::Moved { who: Who::Rival, from, to, seals: 0 });
        } else {
            self.rival_mut().gain(good, n);
            let source = self.stack.top().map_or(Source::Game, |step| step.source);
            stage.tell(|| Event::Gained { who: Who::Rival, source, goods: Goods::of(good, n) });
        }
    }

    /// What the rival loses, as far as there is, and nothing in exchange (WCM-10.3).
    fn rival_loses<S: Sink<Event>>(&mut self, good: Good, n: u8, stage: &mut Stage<'_, S>) {
        let rival = self.rival_mut();
        let n = u16::from(n);
        let lost = match good {
            Good::Influence => {
                let from = rival.influence;
                let to = from.saturating_sub(n as u8);
                self.move_marker(RIVAL, to);
                if to != from {
                    stage.tell(|| Event::Moved { who: Who::Rival, from, to, seals: 0 });
                }
                return;
            }
            Good::Coin => {
                // 255 stands for all.
                let lost = if n == 255 { rival.coins } else { rival.coins.min(n) };
                rival.coins -= lost;
                lost
            }
            _ => {
                let lost = if n == 255 { rival.points } else { rival.points.min(n) };
                rival.points -= lost;
                lost
            }
        };
        if lost > 0 {
            stage.tell(|| Event::Lost { who: Who::Rival, good, n: lost.min(255) as u8 });
        }
    }

    /// The next deed of a solo card.
    pub(crate) fn rival_card<S: Sink<Event>>(
        &mut self,
        card: SoloCard,
        at: u8,
        sent: Option<TeaPlace>,
        stage: &mut Stage<'_, S>,
    ) {
        let Some(&deed) = card.face().deeds.get(usize::from(at)) else {
            self.stack.pop();
            return;
        };
        self.stack.set_top(Task::RivalCard(card, at + 1, sent));
        let step = Step { task: Task::RivalEnd, source: Source::Solo(card), stamp: 0 };
        let rival = &mut self.clans[RIVAL];
        match deed {
            Deed::Gain(good, n) => self.rival_gains(good, n, stage),
            Deed::Lose(good, n) => self.rival_loses(good, n, stage),
            Deed::Gate => {
                if rival.home(Member::Courtier) == 0 {
                    return self.rival_consoles(stage);
                }
                rival.courtiers[0] += 1;
                stage.tell(|| Event::Audience { who: Who::Rival });
            }
            Deed::Up(levels) => self.rival_climbs(levels, step, stage),
            Deed::Gardener(sort) => {
                let beds = self.lowest_beds(sort.beds());
                if beds == 0 {
                    return self.rival_consoles(stage);
                }
                self.stack.push(step.then(Task::RivalGarden(beds)));
            }
            Deed::Warrior(iron) => {
                let yard = YARDS.iter().position(|yard| yard.iron == iron).and_then(crate::Yard::new);
                match yard.filter(|_| rival.home(Member::Warrior) > 0) {
                    Some(yard) => {
                        rival.warriors[yard.index()] += 1;
                        stage.tell(|| Event::WarriorSent { who: Who::Rival, yard });
                    }
                    None => self.rival_consoles(stage),
                }
            }
            Deed::Geisha(to) => {
                let Some(to) = TeaPlace::new(to.into()).filter(|_| rival.home(Member::Geisha) > 0) else {
                    return self.rival_consoles(stage);
                };
                rival.geishas[to.index()] += 1;
                self.stack.set_top(Task::RivalCard(card, at + 1, Some(to)));
                stage.tell(|| Event::GeishaSent { who: Who::Rival, to });
                if to == TeaPlace::Path1 {
                    self.stack.push(step.then(Task::RivalDiscard));
                }
            }
            Deed::Move => {
                if self.rival_strolls(sent) == 0 {
                    return self.rival_consoles(stage);
                }
                self.stack.push(step.then(Task::RivalStroll(sent)));
            }
        }
    }

    /// The lowest courtier that can climb does (WC-10.7).
    fn rival_climbs<S: Sink<Event>>(&mut self, levels: u8, step: Step, stage: &mut Stage<'_, S>) {
        let rival = &mut self.clans[RIVAL];
        let Some(from) = (0..3).find(|&floor| rival.courtiers[floor] > 0) else {
            return self.rival_consoles(stage);
        };
        let to = (from + usize::from(levels)).min(3);
        rival.courtiers[from] -= 1;
        rival.courtiers[to] += 1;
        let (Some(from), Some(floor)) = (Floor::new(from), Floor::new(to)) else { return };
        stage.tell(|| Event::RivalClimbed { from, to: floor });
        let task = if floor == Floor::Daimyo { Task::RivalSlot } else { Task::RivalEnter(floor) };
        self.stack.push(step.then(task));
    }

    /// The rooms of a floor with a card, as bits.
    pub(crate) fn rooms_of(&self, floor: Floor) -> u8 {
        let open = |room: &&Room| room.floor() == floor && self.rooms[room.index()].is_some();
        Room::ALL.iter().filter(open).fold(0, |mask, room| mask | 1 << room.index())
    }

    /// With an empty deck the card stays, and it does not matter which room it is (WC-10.8).
    pub(crate) fn settle_rival_enter<S: Sink<Event>>(
        &mut self,
        floor: Floor,
        stage: &mut Stage<'_, S>,
    ) -> bool {
        let rooms = self.rooms_of(floor);
        if self.deck(floor).is_empty() || rooms == 0 {
            self.stack.pop();
            return true;
        }
        if rooms.is_power_of_two()
            && let Some(room) = Room::new(rooms.trailing_zeros() as usize)
        {
            self.rival_enter(room, stage);
            return true;
        }
        false
    }

    /// The card of the room leaves the game, and the room is refilled (WC-10.8).
    pub(crate) fn rival_enter<S: Sink<Event>>(&mut self, room: Room, stage: &mut Stage<'_, S>) {
        self.stack.set_top(Task::Refill(room));
        if let Some(card) = self.rooms[room.index()].take() {
            self.gone |= card.bit();
            stage.tell(|| Event::CardGone { room, card });
        }
    }

    pub(crate) fn settle_rival_slot<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) -> bool {
        let free = self.free_slots();
        match free.count_ones() {
            0 => self.stack.pop(),
            1 => self.rival_slot(free.trailing_zeros() as u8, stage),
            _ => return false,
        }
        true
    }

    pub(crate) fn rival_slot<S: Sink<Event>>(&mut self, slot: u8, stage: &mut Stage<'_, S>) {
        self.stack.pop();
        self.slots[usize::from(slot) % 3] = Some(RIVAL as u8);
        stage.tell(|| Event::SlotTaken { who: Who::Rival, daimyo: self.daimyo, slot });
    }

    /// The gardens with the lowest points among these that have no rival gardener, as bits; none without a gardener left
    /// (WC-10.7).
    fn lowest_beds(&self, among: u8) -> u8 {
        let rival = &self.clans[RIVAL];
        let free = among & !rival.gardeners;
        if free == 0 || rival.home(Member::Gardener) == 0 {
            return 0;
        }
        let points = |bed: usize| self.beds[bed].points();
        let lowest = bits(free).map(points).min();
        bits(free).filter(|&bed| Some(points(bed)) == lowest).fold(0, |mask, bed| mask | 1 << bed)
    }

    pub(crate) fn settle_rival_garden<S: Sink<Event>>(&mut self, beds: u8, stage: &mut Stage<'_, S>) -> bool {
        match (beds.count_ones(), Bed::new(beds.trailing_zeros() as usize)) {
            (1, Some(bed)) => self.rival_garden(bed, stage),
            (0, _) => self.stack.pop(),
            _ => return false,
        }
        true
    }

    pub(crate) fn rival_garden<S: Sink<Event>>(&mut self, bed: Bed, stage: &mut Stage<'_, S>) {
        self.stack.pop();
        self.rival_mut().gardeners |= 1 << bed.index();
        stage.tell(|| Event::GardenerSent { who: Who::Rival, bed });
    }

    /// The moves that the player may choose for a rival geisha, as bits: one step, never the one just sent, into the tea house
    /// only where it brings most (WCM-10.6 to WCM-10.8).
    pub(crate) fn rival_strolls(&self, sent: Option<TeaPlace>) -> u32 {
        let mut rival = self.clans[RIVAL];
        if let Some(place) = sent {
            rival.geishas[place.index()] = rival.geishas[place.index()].saturating_sub(1);
        }
        let mask = rival.strolls(|steps| steps == 1);
        // Where a geisha stands does not change what a room brings.
        let best = TeaPlace::ROOMS
            .into_iter()
            .filter(|&room| rival.tea_room(room))
            .map(|room| tea_room_points(&rival, room))
            .max();
        let poor = TeaPlace::ROOMS.into_iter().filter(|&room| Some(tea_room_points(&rival, room)) != best);
        poor.fold(mask, |mask, room| mask & !(0x20_4081 << room.index()))
    }

    pub(crate) fn settle_rival_stroll<S: Sink<Event>>(
        &mut self,
        sent: Option<TeaPlace>,
        stage: &mut Stage<'_, S>,
    ) -> bool {
        let mask = self.rival_strolls(sent);
        let place = mask.trailing_zeros() as usize;
        match (
            mask.count_ones(),
            TeaPlace::new(place / TeaPlace::COUNT),
            TeaPlace::new(place % TeaPlace::COUNT),
        ) {
            (1, Some(from), Some(to)) => self.rival_stroll(from, to, stage),
            (0, ..) => self.stack.pop(),
            _ => return false,
        }
        true
    }

    pub(crate) fn list_rival_strolls(&self, sent: Option<TeaPlace>, out: &mut Actions) {
        for place in bits(self.rival_strolls(sent)) {
            let (from, to) = (place / TeaPlace::COUNT, place % TeaPlace::COUNT);
            if let (Some(from), Some(to)) = (TeaPlace::new(from), TeaPlace::new(to)) {
                out.push(Kind::RivalStroll { from, to });
            }
        }
    }

    pub(crate) fn rival_stroll<S: Sink<Event>>(
        &mut self,
        from: TeaPlace,
        to: TeaPlace,
        stage: &mut Stage<'_, S>,
    ) {
        let rival = self.rival_mut();
        rival.geishas[from.index()] = rival.geishas[from.index()].saturating_sub(1);
        rival.geishas[to.index()] += 1;
        stage.tell(|| Event::GeishaMoved { who: Who::Rival, from, to });
        if to == TeaPlace::Path1 {
            self.stack.set_top(Task::RivalDiscard);
        } else {
            self.stack.pop();
        }
    }

    /// The decks with at least two cards, as bits (WCM-10.4, WCM-10.8).
    pub(crate) fn discards(&self) -> u8 {
        let has = |art: Art| u8::from(self.art_len(art) >= 2) << art.index();
        has(Art::Ikebana) | has(Art::Calligraphy)
    }

    pub(crate) fn settle_rival_discard<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) -> bool {
        let decks = self.discards();
        match (decks.count_ones(), Art::new(decks.trailing_zeros() as usize)) {
            (0, _) => self.stack.pop(),
            (1, Some(art)) => self.rival_discard(art, stage),
            _ => return false,
        }
        true
    }

    /// The top card of a deck leaves the game (WCM-10.4).
    pub(crate) fn rival_discard<S: Sink<Event>>(&mut self, art: Art, stage: &mut Stage<'_, S>) {
        self.stack.set_top(Task::Unveil(art));
        if let Some(card) = self.arts[art.index()].take() {
            self.arts_gone |= card.bit() as u16;
            stage.tell(|| Event::ArtGone { card });
        }
    }

    /// At the end of a round the rival turns coins into points, and after the first two each garden with a die above counts
    /// (WC-10.10, WCM-10.9).
    pub(crate) fn rival_round_end<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        let each = if usize::from(self.order[0]) == RIVAL { 3 } else { 5 };
        let rival = self.rival_mut();
        let times = rival.coins / each;
        rival.coins %= each;
        let points = (times * u16::from(self.round)).min(255) as u8;
        if times > 0 {
            stage.tell(|| Event::Paid {
                who: Who::Rival,
                good: Good::Coin,
                n: (times * each).min(255) as u8,
            });
            self.rival_gains(Good::Point, points, stage);
        }
        if self.round < 3 {
            let mut gardens = self.gardens_of(RIVAL);
            if !RIVAL_OVERLOOK_COUNTS {
                gardens &= 0b11_1111;
            }
            self.rival_gains(Good::Point, gardens.count_ones() as u8 * self.round, stage);
        }
    }
}
