//! The components counted, and what a board must be: for the laws, and for boards that come from outside.

use engawa_kernel::set::union_of_disjoint;
use engawa_kernel::{Actions, Census, Deck};

use crate::board::{Board, Phase, RIVAL};
use crate::clan::{Clan, MEMBERS};
use crate::data::{ArtCard, Card, Pad};
use crate::influence::LAST;
use crate::place::{Art, Bed, Colour, Floor, Member, Space};
use crate::{Good, Task};

impl Board {
    /// The castle and start action cards that lie somewhere, one after the other.
    fn cards(&self) -> impl Iterator<Item = u64> {
        let lone = |card: Option<Card>| card.map_or(0, Card::bit);
        let pairs = self.pairs.into_iter().flatten().map(move |pair| lone(pair.action));
        self.rooms
            .into_iter()
            .map(lone)
            .chain(self.decks.iter().map(Deck::loose))
            .chain(self.clans.iter().flat_map(move |clan| [lone(clan.action), clan.lanterns]))
            .chain(pairs)
            .chain([self.gone])
    }

    /// The cards of Himeji that lie somewhere; one may be on its way to a lantern area.
    fn art_cards(&self) -> impl Iterator<Item = u64> {
        let on_its_way = self.pending().iter().filter_map(|step| match step.task {
            Task::Tuck(card) => Some(card.bit()),
            _ => None,
        });
        self.arts
            .into_iter()
            .flatten()
            .map(ArtCard::bit)
            .chain(self.art_decks.iter().map(Deck::loose))
            .chain(self.clans.iter().map(|clan| clan.arts.into()))
            .chain(on_its_way)
            .chain([self.arts_gone.into()])
    }

    /// Dice of a colour, wherever they lie.
    fn dice_of(&self, colour: Colour) -> usize {
        let lying =
            self.spaces.iter().flatten().chain(&self.well).flatten().filter(|die| die.colour == colour);
        let domains = self.clans.iter().filter(|clan| clan.dice[colour.index()] != 0);
        self.bridges[colour.index()].len() + lying.count() + domains.count()
    }

    pub(crate) fn census(&self, census: &mut Census) {
        self.cards().for_each(|cards| census.add_each("card", cards));
        self.art_cards().for_each(|cards| census.add_each("art", cards));
        for &colour in Colour::ALL {
            census.add("die", colour.index() as u32, self.dice_of(colour) as u32);
        }
        let tokens = self
            .tea_tokens
            .into_iter()
            .chain(self.clans.iter().map(|clan| clan.token))
            .chain(self.pairs.into_iter().flatten().map(|pair| pair.token));
        tokens.flatten().for_each(|token| census.add("ceremony", token.index() as u32, 1));
        let resources = self
            .clans
            .iter()
            .map(|clan| clan.resource)
            .chain(self.pairs.into_iter().flatten().map(|pair| pair.resource));
        resources.flatten().for_each(|card| census.add("resource", card.index() as u32, 1));
    }

    /// Whether the board can be one, and what is derived agrees.
    pub(crate) fn audit(&self) -> Result<(), String> {
        let say = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
        let count = self.clan_count();
        say(self.seats.get() <= 4 && (1..=3).contains(&self.round), "too many seats or rounds")?;
        say(usize::from(self.active) < count, "nobody sits where the turn is")?;
        // A turn takes a die, and there are at most five of each colour.
        say(usize::from(self.turn) <= 5 * Colour::ALL.len(), "more turns were taken than there are dice")?;
        for line in [&self.order, &self.standing] {
            let set = line[..count]
                .iter()
                .fold(0u32, |set, &clan| set | 1u32.checked_shl(clan.into()).unwrap_or(0));
            say(set == (1 << count) - 1, "a clan stands twice in an order")?;
        }
        let steps = self.standing[..count].windows(2);
        let mut ahead = steps.map(|two| (self.clans[two[0] as usize % 4], self.clans[two[1] as usize % 4]));
        say(ahead.all(|(one, other)| one.influence >= other.influence), "the markers stand otherwise")?;
        for (index, clan) in self.clans.iter().enumerate() {
            say(index < count || *clan == Clan::NEW, "a clan that does not play has something")?;
            clan.audit(self.matcha())?;
            let rival = self.is_solo() && index == RIVAL;
            let drafting = self.phase == Phase::Draft;
            let started = clan.action.is_some() && clan.resource.is_some();
            say(index >= count || rival || drafting || started, "a clan has no start cards")?;
        }
        let mut again = *self;
        again.derive();
        say(again == *self, "what is derived disagrees")?;
        self.audit_pieces()?;
        self.audit_steps()
    }

    fn audit_pieces(&self) -> Result<(), String> {
        let say = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
        let matcha = self.matcha();
        let diamonds = self.seats.get() > 2;
        let cards = union_of_disjoint(self.cards()).ok_or("a card lies twice")?;
        let castle =
            Card::deck(Floor::Steward, matcha, diamonds) | Card::deck(Floor::Diplomat, matcha, diamonds);
        say(cards & !Card::starts(matcha) == castle, "the castle cards do not add up")?;
        let arts = union_of_disjoint(self.art_cards()).ok_or("a card of Himeji lies twice")?;
        let all = Art::ALL.iter().fold(0, |all, &art| all | ArtCard::deck(art, diamonds));
        say(arts == if matcha { all } else { 0 }, "the cards of Himeji do not add up")?;
        for (place, card) in self.rooms.iter().enumerate() {
            let floor = if place < 3 { Floor::Steward } else { Floor::Diplomat };
            say(card.is_none_or(|card| card.floor() == Some(floor)), "a card lies on the wrong floor")?;
        }
        for &art in Art::ALL {
            let fits = self.art(art).is_none_or(|card| card.art() == art);
            let deck = self.art_decks[art.index()].loose() & !ArtCard::deck(art, true) == 0;
            say(fits && deck, "a card lies in the wrong deck of Himeji")?;
        }
        let decks = [Floor::Steward, Floor::Diplomat];
        let right = decks.iter().all(|&floor| self.deck(floor).loose() & !Card::deck(floor, true, true) == 0);
        say(right, "a card lies in the wrong deck")?;
        let dice = self.seats.get().max(2) + 1;
        for &colour in Colour::ALL {
            let expected = if colour == Colour::Green && !matcha { 0 } else { dice };
            say(self.dice_of(colour) == expected, "the dice do not add up")?;
        }
        let holes =
            |dice: &[Option<crate::Die>]| dice.windows(2).any(|two| two[0].is_none() && two[1].is_some());
        say(!self.spaces.iter().any(|dice| holes(dice)) && !holes(&self.well), "a die hangs in the air")?;
        say(self.spaces[Space::Well.index()] == [None; 2], "dice of the well lie apart")?;
        let tokens = self.tokens.iter().chain(&self.well_tokens).map(|token| token.index());
        say(distinct(tokens), "a die token lies twice")?;
        say(distinct(self.tiles.iter().map(|tile| tile.index())), "a yard tile lies twice")?;
        say(distinct(self.beds.iter().map(|card| card.index())), "a garden card lies twice")?;
        let plants = Bed::ALL.iter().all(|&bed| (self.garden(bed).index() < 8) == bed.is_plant());
        say(plants, "a garden card lies on the wrong place")?;
        say(distinct(self.pads().map(Pad::index)), "a pad lies twice")?;
        let whole = |some: bool| some == matcha;
        let tea = self.tea_tokens.iter().all(|token| whole(token.is_some()));
        say(tea && self.pads.iter().all(|pad| whole(pad.is_some())), "the tea garden is not whole")?;
        let slots = self.slots.iter().flatten().all(|&clan| usize::from(clan) < self.clan_count());
        say(slots, "nobody plays who stands on a slot")
    }

    fn audit_steps(&self) -> Result<(), String> {
        if self.phase == Phase::Over {
            return if self.pending().is_empty() { Ok(()) } else { Err("something is pending".into()) };
        }
        let fits = |task: Task| match task {
            Task::Goods(goods) => goods.iter().all(|(_, n)| n < 64),
            Task::Parts(effects, done) => done & !effects.all() == 0,
            Task::Choose(options) => !options.list().is_empty(),
            Task::Courtier(left) | Task::Geisha(left) => left < 4,
            Task::Rows(card, left) => u32::from(left) >> card.rows().len() == 0,
            Task::CastleRow(_, left, used) => left < 16 && used < 32,
            Task::Domain(_, at) => at < 3,
            Task::Tile(_, left, used) => left < 16 && used < 16,
            Task::Tiles(left) => left < 16,
            Task::Stones(left, used) => left < 16 && used < 64,
            Task::Well(times) | Task::Pads(times) => times < 16,
            Task::Gardens(left, _) => left < 128,
            Task::RivalGarden(beds) => beds < 64,
            Task::RivalCard(..)
            | Task::RivalTurn
            | Task::RivalEnter(_)
            | Task::RivalSlot
            | Task::RivalStroll(_)
            | Task::RivalDiscard
            | Task::RivalEnd => self.is_solo(),
            _ => true,
        };
        if !self.pending().iter().all(|step| fits(step.task)) {
            return Err("a pending step cannot be one".into());
        }
        let mut list = Actions::new();
        self.list(&mut list);
        if list.is_empty() { Err("somebody is asked and can do nothing".into()) } else { Ok(()) }
    }
}

/// Whether no piece lies there twice.
fn distinct(pieces: impl Iterator<Item = usize>) -> bool {
    union_of_disjoint(pieces.map(|piece| 1 << piece)).is_some()
}

impl Clan {
    fn audit(&self, matcha: bool) -> Result<(), String> {
        let say = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
        let limited = Good::LIMITED.into_iter().all(|good| self.has(good) <= good.limit());
        say(limited && self.held[0] == 0 && self.coins < 10_000 && self.points < 10_000, "too many goods")?;
        say(self.influence <= LAST && self.gardeners < 64, "a marker or gardener is nowhere")?;
        let members = [&self.courtiers[..], &self.warriors[..], &self.geishas[..]];
        let five =
            members.iter().all(|places| places.iter().map(|&n| u32::from(n)).sum::<u32>() <= MEMBERS.into());
        say(
            five && self.gardeners.count_ones() <= MEMBERS.into(),
            "a clan has more than five members of a sort",
        )?;
        let crowded = self.geishas[1] > 1 || self.geishas[4..].iter().any(|&n| n > 2);
        say(!crowded, "too many geishas of one clan stand together")?;
        say(matcha || (self.away(Member::Geisha) == 0 && self.has(Good::Whisk) == 0), "there is no Matcha")?;
        say(self.dice.iter().all(|&value| value <= 6), "a die shows more than 6")?;
        say(self.lantern == self.lantern_from_cards(), "the lantern disagrees with its cards")
    }
}
