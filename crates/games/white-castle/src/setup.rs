//! Setup and the starting pairs (WC-2, WCM-1, WC-10.1, WCM-10.1).

use engawa_kernel::{Chance, Deck, SeatCount, SeatSet, Sink, Stage};

use crate::board::{Board, MOST_SEATS, MOST_WELL, Pair, Phase, RIVAL, Solo};
use crate::bridge::Bridge;
use crate::clan::Clan;
use crate::data::{ArtCard, Card, Ceremony, Daimyo, DieToken, Garden, Pad, Resource, Tile};
use crate::place::{Art, CastleRow, Floor, Space};
use crate::step::Stack;
use crate::{Event, Goods, Options, Source, Start, Step, Task};

/// Cards drawn from one set: their numbers, as many as asked.
fn draw_some<const N: usize, S>(
    cards: u64,
    count: usize,
    chance: &mut Chance,
    stage: &mut Stage<'_, S>,
) -> ([Option<usize>; N], Deck<0>) {
    let mut deck = Deck::of(cards);
    let mut drawn = [None; N];
    for place in drawn.iter_mut().take(count) {
        *place = deck.draw(chance, SeatSet::NONE, stage).map(usize::from);
    }
    (drawn, deck)
}

/// The die tokens of the castle and of the well (WC-2.3, done as WC-2.3a says): the first place of each steward room gets another colour, and no room
/// shows a single one.
fn lay_tokens<S>(
    chance: &mut Chance,
    stage: &mut Stage<'_, S>,
) -> ([DieToken; CastleRow::COUNT], [DieToken; 2]) {
    // One token of each colour for the diamond places, in any order; the tokens of a colour are neighbours in the box.
    let mut places: [usize; DieToken::COUNT] = core::array::from_fn(|token| token);
    let mut colours = [0, 1, 2];
    stage.dice.shuffle(chance, &mut colours);
    let first = colours.map(|colour| colour * 5 + stage.below(chance, 5) as usize);
    places.sort_unstable_by_key(|token| !first.contains(token));
    let (diamonds, rest) = places.split_at_mut(3);
    diamonds.copy_from_slice(&first);
    loop {
        stage.dice.shuffle(chance, rest);
        let order: [usize; CastleRow::COUNT] = core::array::from_fn(|place| match place {
            0 | 3 | 6 => diamonds[place / 3],
            1..=8 => rest[place - 1 - place / 3],
            _ => rest[place - 3],
        });
        let colour = |place: usize| order[place] / 5;
        let single = |room: &&crate::Room| {
            let (from, rows) = room.places();
            (from + 1..from + rows).all(|place| colour(place) == colour(from))
        };
        if !crate::Room::ALL.iter().any(|room| single(&room)) {
            let token = |token: usize| DieToken::new(token).unwrap_or(FIRST_TOKEN);
            return (order.map(token), [token(rest[10]), token(rest[11])]);
        }
    }
}

/// Stands where a number is known to be good.
const FIRST_TOKEN: DieToken = match DieToken::new(0) {
    Some(token) => token,
    None => panic!("the box has die tokens"),
};

/// The same for pieces that are drawn from sets which hold enough of them.
fn sure<T>(number: Option<usize>, new: impl Fn(usize) -> Option<T>, first: T) -> T {
    number.and_then(new).unwrap_or(first)
}

const FIRST_DAIMYO: Daimyo = match Daimyo::new(0) {
    Some(card) => card,
    None => panic!("the box has daimyo cards"),
};
const FIRST_GARDEN: Garden = match Garden::new(0) {
    Some(card) => card,
    None => panic!("the box has garden cards"),
};
const FIRST_TILE: Tile = match Tile::new(0) {
    Some(tile) => tile,
    None => panic!("the box has yard tiles"),
};

impl Board {
    pub(crate) fn set_up<S: Sink<Event>>(
        options: Options,
        seats: SeatCount,
        stage: &mut Stage<'_, S>,
    ) -> Board {
        let chance = &mut Chance::default();
        let Options { matcha, level } = options;
        let (solo, diamonds) = (seats.get() == 1, seats.get() > 2);
        let base = |all: usize, base: usize| (1u64 << if matcha { all } else { base }) - 1;
        // A card in every room, the rest are the decks; one daimyo, the others are not used (WC-2.2).
        let (stewards, steward_deck) =
            draw_some::<3, _>(Card::deck(Floor::Steward, matcha, diamonds), 3, chance, stage);
        let (diplomats, diplomat_deck) =
            draw_some::<2, _>(Card::deck(Floor::Diplomat, matcha, diamonds), 2, chance, stage);
        let (daimyo, _) = draw_some::<1, _>(base(Daimyo::COUNT, Daimyo::BASE), 1, chance, stage);
        let (tokens, well_tokens) = lay_tokens(chance, stage);
        let (plants, _) = draw_some::<3, _>(Garden::deck(true, matcha), 3, chance, stage);
        let (stones, _) = draw_some::<3, _>(Garden::deck(false, matcha), 3, chance, stage);
        let (tiles, _) = draw_some::<4, _>(base(Tile::COUNT, Tile::BASE), 4, chance, stage);
        let bed = |bed: usize| sure([plants, stones][bed % 2][bed / 2], Garden::new, FIRST_GARDEN);
        // The pairs: players and one more; with Matcha a solo player keeps of two, without it there is one (WC-10.1).
        let pairs = match (solo, matcha) {
            (true, false) => 1,
            (true, true) => 2,
            _ => seats.get() + 1,
        };
        let (resources, _) = draw_some::<5, _>(base(Resource::COUNT, Resource::BASE), pairs, chance, stage);
        let (actions, _) = draw_some::<5, _>(Card::starts(matcha), pairs, chance, stage);
        let matcha_only = |all: usize| if matcha { (1u64 << all) - 1 } else { 0 };
        let (pads, _) = draw_some::<3, _>(matcha_only(Pad::COUNT), 3, chance, stage);
        let (ceremonies, _) = draw_some::<9, _>(matcha_only(Ceremony::COUNT), 4 + pairs, chance, stage);
        let art = |art: Art| if matcha { ArtCard::deck(art, diamonds) } else { 0 };
        let ([ikebana], ikebana_deck) = draw_some::<1, _>(art(Art::Ikebana), 1, chance, stage);
        let ([calligraphy], calligraphy_deck) = draw_some::<1, _>(art(Art::Calligraphy), 1, chance, stage);
        let mut order = [0, 1, 2, 3];
        let mut clans = [Clan::NEW; MOST_SEATS];
        if solo {
            let (points, influence, first) = level.start();
            (clans[RIVAL].points, clans[RIVAL].influence) = (points, influence);
            if first {
                order.swap(0, 1);
            }
        } else {
            // The turn order; the markers lie on one another in the same order, the first player's on top (WC-2.8).
            stage.dice.shuffle(chance, &mut order[..seats.get()]);
        }
        let card = |card: Option<usize>| card.and_then(Card::new);
        let pair = |place: usize| {
            (place < pairs).then(|| Pair {
                resource: resources[place].and_then(Resource::new),
                action: card(actions[place]),
                token: ceremonies[4 + place].and_then(Ceremony::new),
            })
        };
        let mut board = Board {
            options,
            seats,
            chance: *chance,
            round: 1,
            phase: Phase::Draft,
            order,
            standing: order,
            turn: 0,
            active: 0,
            moves: 0,
            loose: false,
            bridges: [Bridge::default(); 4],
            spaces: [[None; 2]; Space::SHARED],
            well: [None; MOST_WELL],
            rooms: [stewards[0], stewards[1], stewards[2], diplomats[0], diplomats[1]].map(card),
            decks: [steward_deck, diplomat_deck],
            daimyo: sure(daimyo[0], Daimyo::new, FIRST_DAIMYO),
            slots: [None; 3],
            beds: core::array::from_fn(bed),
            tiles: tiles.map(|tile| sure(tile, Tile::new, FIRST_TILE)),
            tokens,
            well_tokens,
            pads: pads.map(|pad| pad.and_then(Pad::new)),
            tea_tokens: core::array::from_fn(|place| ceremonies[place].and_then(Ceremony::new)),
            arts: [ikebana, calligraphy].map(|card| card.and_then(ArtCard::new)),
            art_decks: [ikebana_deck, calligraphy_deck],
            gone: 0,
            arts_gone: 0,
            pairs: core::array::from_fn(pair),
            solo: Solo { top: None, deck: Deck::of(0), flipped: [None; 2] },
            clans,
            stack: Stack::EMPTY,
            beside: [0; 4],
            well_goods: Goods::NONE,
        };
        board.derive();
        board.roll(stage);
        if solo {
            board.shuffle_solo(stage);
            board.active = 0;
            if matcha {
                Start::ALL.iter().rev().for_each(|&start| board.stack.push(Step::game(Task::Keep(start))));
            } else {
                board.take_pair(0, stage);
            }
        } else {
            board.begin_draft();
        }
        board.run(stage);
        board
    }

    /// The next player takes a pair, in reverse turn order (WC-2.9).
    pub(crate) fn begin_draft(&mut self) {
        let place = self.clan_count() - 1 - usize::from(self.turn) % self.clan_count();
        self.active = self.clan_at(place);
        self.stack.push(Step::game(Task::Pair));
    }

    /// Takes a starting pair: its goods at once, the resource card to the lantern area, the action card onto the clan board
    /// (WC-2.10).
    pub(crate) fn take_pair<S: Sink<Event>>(&mut self, pair: u8, stage: &mut Stage<'_, S>) {
        self.stack.pop();
        let Some(Pair { resource: Some(resource), action: Some(action), token }) =
            self.pairs.get_mut(usize::from(pair)).and_then(Option::take)
        else {
            return;
        };
        self.me_mut().action = Some(action);
        self.me_mut().token = token;
        stage.tell(|| Event::PairTaken { who: self.active(), resource, action, token });
        self.take_resource(resource);
    }

    fn take_resource(&mut self, resource: Resource) {
        let me = self.me_mut();
        me.resource = Some(resource);
        me.lantern = me.lantern_from_cards();
        let source = Source::Start(resource);
        self.stack.push(Step { task: Task::Goods(*resource.gains()), source, stamp: 0 });
    }

    /// Solo with Matcha: keeps one of the two cards or tokens (WCM-10.1).
    pub(crate) fn keep<S: Sink<Event>>(&mut self, start: Start, which: u8, stage: &mut Stage<'_, S>) {
        self.stack.pop();
        stage.tell(|| Event::Kept { who: self.active(), start, which });
        let Some(Some(pair)) = self.pairs.get_mut(usize::from(which)) else { return };
        match start {
            Start::Resource => {
                if let Some(resource) = pair.resource.take() {
                    self.take_resource(resource);
                }
            }
            Start::Action => self.clans[0].action = pair.action.take(),
            Start::Token => self.clans[0].token = pair.token.take(),
        }
    }

    /// Rolls the dice of all bridges (WC-2.7, WCM-1.4).
    pub(crate) fn roll<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        let count = self.seats.get().max(2) + 1;
        for place in 0..self.bridge_count() {
            let mut dice = stage.dice.below_each(&mut self.chance, [6; 5]).map(|value| value as u8 + 1);
            self.bridges[place] = Bridge::of(&mut dice[..count.min(5)]);
        }
        stage.tell(|| Event::Rolled { round: self.round, bridges: self.bridges });
    }
}
