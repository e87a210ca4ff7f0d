//! A table in any position, written down as a view and dealt from it: only the public way in.

// Every test file compiles this module and uses a part of it.
#![allow(dead_code, unused_imports)]

pub(crate) use engawa_kernel::testing::{Picks, breach, dice, listed, may, seat};
use engawa_kernel::{Dice, Rules, Viewer, testing};
use engawa_white_castle::{
    Art, ArtCard, Bed, Board, Card, CastleRow, Ceremony, Clan, Colour, Daimyo, DieToken, Effects, Event,
    Garden, Good, Goods, Kind, Level, Options, Pad, Phase, Resource, Room, SoloCard, Source, Space, Task,
    Tile, TilePlace, View, WhiteCastle,
};
use serde_json::{Value, json};

pub(crate) fn steward(number: usize) -> Card {
    Card::all().nth(number - 1).expect("a card")
}

pub(crate) fn diplomat(number: usize) -> Card {
    Card::all().nth(17 + number).expect("a card")
}

pub(crate) fn start_action(number: usize) -> Card {
    Card::all().nth(32 + number).expect("a card")
}

pub(crate) fn plant(number: usize) -> Garden {
    Garden::new(number - 1).expect("a card")
}

pub(crate) fn stone(number: usize) -> Garden {
    Garden::new(7 + number).expect("a card")
}

pub(crate) fn tile(number: usize) -> Tile {
    Tile::new(number - 1).expect("a tile")
}

pub(crate) fn ceremony(number: usize) -> Ceremony {
    Ceremony::new(number - 1).expect("a token")
}

pub(crate) fn ikebana(number: usize) -> ArtCard {
    ArtCard::new(number - 1).expect("a card")
}

pub(crate) fn calligraphy(number: usize) -> ArtCard {
    ArtCard::new(7 + number).expect("a card")
}

pub(crate) fn solo_card(number: usize) -> SoloCard {
    SoloCard::new(number - 1).expect("a card")
}

pub(crate) fn place(bridge: Colour, end: engawa_white_castle::End, space: Space) -> Kind {
    Kind::Place { bridge, end, space }
}

/// A fresh game.
pub(crate) fn start(seats: usize, options: Options, seed: u64) -> (WhiteCastle, Dice) {
    testing::start(&options, seats, seed)
}

pub(crate) fn options(matcha: bool) -> Options {
    Options { matcha, level: Level::Easy }
}

/// A table to be: round 1, the first turn of seat 0, nobody has any goods, the seats stand in order.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) json: Value,
    pub(crate) seats: usize,
}

impl Scene {
    pub(crate) fn new(seats: usize, matcha: bool) -> Scene {
        let (mut game, mut dice) = start(seats, options(matcha), 7);
        while game.board().phase() == Phase::Draft {
            let first = listed(&game)[0];
            testing::act(&mut game, first, &mut dice);
        }
        let mut json = serde_json::to_value(game.view(Viewer::Spectator)).expect("JSON")["board"].take();
        for clan in json["clans"].as_array_mut().expect("clans") {
            for field in ["coins", "points", "influence"] {
                clan[field] = json!(0);
            }
            clan["held"] = json!([0, 0, 0, 0, 0, 0]);
        }
        json["order"] = json!([0, 1, 2, 3]);
        json["standing"] = json!([0, 1, 2, 3]);
        json["active"] = json!(0);
        json["loose"] = json!(false);
        let mut scene = Scene { json, seats };
        scene = scene.stack(&[json!("turn")]);
        for &colour in &Colour::ALL[..if matcha { 4 } else { 3 }] {
            scene = scene.bridge(colour, &[2, 3, 5]);
        }
        scene
    }

    pub(crate) fn matcha(seats: usize) -> Scene {
        Scene::new(seats, true)
    }

    pub(crate) fn base(seats: usize) -> Scene {
        Scene::new(seats, false)
    }

    pub(crate) fn with(mut self, field: &str, value: Value) -> Scene {
        self.json[field] = value;
        self
    }

    pub(crate) fn clan(mut self, clan: usize, field: &str, value: Value) -> Scene {
        self.json["clans"][clan][field] = value;
        self
    }

    /// The goods of seat 0.
    pub(crate) fn has(mut self, good: Good, n: u16) -> Scene {
        let clan = &mut self.json["clans"][0];
        match good {
            Good::Coin => clan["coins"] = json!(n),
            Good::Point => clan["points"] = json!(n),
            Good::Influence => return self.influence(0, n as u8),
            kept => clan["held"][kept.index()] = json!(n),
        }
        self
    }

    /// A marker on the track, on top of those that lie there.
    pub(crate) fn influence(mut self, clan: usize, space: u8) -> Scene {
        self.json["clans"][clan]["influence"] = json!(space);
        let clans = if self.seats == 1 { 2 } else { self.seats };
        let mut standing: Vec<usize> =
            serde_json::from_value(self.json["standing"].clone()).expect("an order");
        standing.retain(|&other| other != clan && other < clans);
        standing.insert(0, clan);
        let at = |clan: &usize| self.json["clans"][*clan]["influence"].as_u64();
        standing.sort_by_key(|clan| core::cmp::Reverse(at(clan)));
        standing.extend(clans..4);
        self.json["standing"] = json!(standing);
        self
    }

    /// The dice of a bridge from left to right: two or more with an end each, one at the left end.
    pub(crate) fn bridge(mut self, colour: Colour, dice: &[u8]) -> Scene {
        let mut middle = [0; 3];
        let (left, right) = match dice {
            [] => (0, 0),
            [one] => (*one, 0),
            [left, between @ .., right] => {
                middle[..between.len()].copy_from_slice(between);
                (*left, *right)
            }
        };
        self.json["bridges"][colour.index()] = json!({ "left": left, "middle": middle, "right": right });
        self
    }

    /// Dice on a space, the lower one first.
    pub(crate) fn dice(mut self, space: Space, dice: &[(Colour, u8)]) -> Scene {
        for (place, die) in dice.iter().enumerate() {
            self.json["spaces"][space.index()][place] = json!(die);
        }
        self
    }

    /// A card leaves the place where it lies.
    fn take_card(&mut self, card: Card) {
        let number = json!(card);
        for deck in 0..2 {
            let loose = self.json["decks"][deck]["loose"].as_u64().expect("a set");
            self.json["decks"][deck]["loose"] = json!(loose & !(1 << card.index()));
        }
        for room in 0..5 {
            if self.json["rooms"][room] == number {
                let deck = usize::from(room > 2);
                let loose = self.json["decks"][deck]["loose"].as_u64().expect("a set");
                self.json["rooms"][room] = json!(loose.trailing_zeros());
                self.json["decks"][deck]["loose"] = json!(loose & (loose - 1));
            }
        }
        for clan in 0..4 {
            if self.json["clans"][clan]["action"] == number {
                self.json["clans"][clan]["action"] = json!(start_action(8 - clan));
            }
        }
        for pair in 0..5 {
            if self.json["pairs"][pair]["action"] == number {
                self.json["pairs"][pair] = Value::Null;
            }
        }
    }

    /// A castle card goes back to its deck.
    fn put_back(&mut self, card: &Value) {
        let number = card.as_u64().expect("a card");
        if number < 33 {
            let deck = usize::from(number > 17);
            let loose = self.json["decks"][deck]["loose"].as_u64().expect("a set");
            self.json["decks"][deck]["loose"] = json!(loose | 1 << number);
        }
    }

    /// A card in a room.
    pub(crate) fn room(mut self, room: Room, card: Card) -> Scene {
        let old = self.json["rooms"][room.index()].clone();
        if old != json!(card) {
            self.take_card(card);
            self.put_back(&old);
            self.json["rooms"][room.index()] = json!(card);
        }
        self
    }

    /// The action card of a clan.
    pub(crate) fn action(mut self, clan: usize, card: Card) -> Scene {
        self.take_card(card);
        let old = self.json["clans"][clan]["action"].clone();
        self.put_back(&old);
        self.json["clans"][clan]["action"] = json!(card);
        self
    }

    /// The castle cards in the lantern area of a clan.
    pub(crate) fn lanterns(mut self, clan: usize, cards: &[Card]) -> Scene {
        for &card in cards {
            self.take_card(card);
        }
        let set = cards.iter().fold(0u64, |set, card| set | 1 << card.index());
        self.json["clans"][clan]["lanterns"] = json!(set);
        self
    }

    /// The deck of a floor is used up: its cards lie in the lantern area of the last clan.
    pub(crate) fn empty_deck(mut self, deck: usize) -> Scene {
        let loose = self.json["decks"][deck]["loose"].as_u64().expect("a set");
        self.json["decks"][deck]["loose"] = json!(0);
        let gone = self.json["gone"].as_u64().expect("a set");
        self.json["gone"] = json!(gone | loose);
        self
    }

    /// The top card of a deck of Himeji.
    pub(crate) fn art(mut self, card: ArtCard) -> Scene {
        let art = card.art().index();
        let old = self.json["arts"][art].as_u64().expect("a card");
        let loose = self.json["art_decks"][art]["loose"].as_u64().expect("a set");
        self.json["art_decks"][art]["loose"] = json!((loose | 1 << old) & !(1u64 << card.index()));
        self.json["arts"][art] = json!(card);
        self
    }

    /// Only the top card of a deck of Himeji is left.
    pub(crate) fn last_art(mut self, art: Art) -> Scene {
        let loose = self.json["art_decks"][art.index()]["loose"].as_u64().expect("a set");
        self.json["art_decks"][art.index()]["loose"] = json!(0);
        let gone = self.json["arts_gone"].as_u64().expect("a set");
        self.json["arts_gone"] = json!(gone | loose);
        self
    }

    /// One of several distinct pieces that lie in a row: what lay there changes places with it.
    fn swap(&mut self, field: &str, place: usize, piece: Value) {
        let old = self.json[field][place].clone();
        for other in self.json[field].as_array_mut().expect("a row") {
            if *other == piece {
                *other = old.clone();
            }
        }
        self.json[field][place] = piece;
    }

    pub(crate) fn tile(mut self, place: TilePlace, piece: Tile) -> Scene {
        self.swap("tiles", place.index(), json!(piece));
        self
    }

    pub(crate) fn bed(mut self, bed: Bed, card: Garden) -> Scene {
        self.swap("beds", bed.index(), json!(card));
        self
    }

    pub(crate) fn pads(mut self, pads: [usize; 3]) -> Scene {
        self.json["pads"] = json!(pads.map(|pad| Pad::new(pad - 1)));
        self
    }

    pub(crate) fn daimyo(self, number: usize) -> Scene {
        self.with("daimyo", json!(Daimyo::new(number - 1)))
    }

    /// The colours of the die tokens of a room, from the top.
    pub(crate) fn tokens(mut self, room: Room, colours: &[Colour]) -> Scene {
        let first = CastleRow::all().position(|row| row.room() == room).expect("a room");
        let fixed: Vec<u64> = self.json["tokens"].as_array().expect("tokens")[..first]
            .iter()
            .map(|token| token.as_u64().expect("a token"))
            .collect();
        for (row, colour) in colours.iter().enumerate() {
            let at = first + row;
            let laid: Vec<u64> =
                (first..at).map(|at| self.json["tokens"][at].as_u64().expect("a token")).collect();
            let free = DieToken::all()
                .filter(|token| token.colour() == *colour)
                .map(|token| token.index() as u64)
                .find(|token| !laid.contains(token) && !fixed.contains(token))
                .expect("a token of this colour");
            let old = self.json["tokens"][at].clone();
            for field in ["tokens", "well_tokens"] {
                for other in self.json[field].as_array_mut().expect("tokens") {
                    if *other == json!(free) {
                        *other = old.clone();
                    }
                }
            }
            self.json["tokens"][at] = json!(free);
        }
        self
    }

    /// The tokens of the well.
    pub(crate) fn well(mut self, tokens: [usize; 2]) -> Scene {
        for (place, token) in tokens.into_iter().enumerate() {
            let old = self.json["well_tokens"][place].clone();
            for field in ["tokens", "well_tokens"] {
                for other in self.json[field].as_array_mut().expect("tokens") {
                    if *other == json!(token) {
                        *other = old.clone();
                    }
                }
            }
            self.json["well_tokens"][place] = json!(token);
        }
        self
    }

    /// The ceremony token of a tea-house room (0 to 2), of the pond (3) or of a clan (4 and on).
    pub(crate) fn ceremony(mut self, place: usize, token: Ceremony) -> Scene {
        let number = json!(token);
        let old = match place {
            0..4 => self.json["tea_tokens"][place].clone(),
            _ => self.json["clans"][place - 4]["token"].clone(),
        };
        for other in 0..4 {
            if self.json["tea_tokens"][other] == number {
                self.json["tea_tokens"][other] = old.clone();
            }
            if self.json["clans"][other]["token"] == number {
                self.json["clans"][other]["token"] = old.clone();
            }
        }
        for pair in 0..5 {
            if self.json["pairs"][pair]["token"] == number {
                self.json["pairs"][pair]["token"] = old.clone();
            }
        }
        match place {
            0..4 => self.json["tea_tokens"][place] = number,
            _ => self.json["clans"][place - 4]["token"] = number,
        }
        self
    }

    pub(crate) fn resource(mut self, clan: usize, number: usize) -> Scene {
        let piece = json!(Resource::new(number - 1));
        for pair in 0..5 {
            if self.json["pairs"][pair]["resource"] == piece {
                self.json["pairs"][pair]["resource"] = self.json["clans"][clan]["resource"].clone();
            }
        }
        self.json["clans"][clan]["resource"] = piece;
        self
    }

    /// The pending steps, the one that is asked last.
    pub(crate) fn stack(self, tasks: &[Value]) -> Scene {
        let step = |task: &Value| json!({ "task": task, "source": "game", "stamp": 0 });
        self.with("stack", tasks.iter().map(step).collect())
    }

    /// In mid-turn: these effects are pending, then the end of the turn.
    pub(crate) fn effects(self, effects: Effects, source: Source) -> Scene {
        let parts = json!({ "task": Task::Parts(effects, 0), "source": source, "stamp": 0 });
        let finish = json!({ "task": "finish", "source": "game", "stamp": 0 });
        self.with("stack", json!([finish, parts]))
    }

    /// In mid-turn: this task is pending, then the end of the turn.
    pub(crate) fn task(self, task: Task) -> Scene {
        self.stack(&[json!("finish"), json!(task)])
    }

    pub(crate) fn view(mut self) -> Result<View, String> {
        // The dice that are nowhere said to be lie on the well, and lanterns follow from their cards.
        let total = if self.seats < 3 { 3 } else { self.seats + 1 };
        let mut well = Vec::new();
        for &colour in Colour::ALL {
            if colour == Colour::Green && self.json["options"]["matcha"] == json!(false) {
                continue;
            }
            let bridge = &self.json["bridges"][colour.index()];
            let on_bridge = [&bridge["left"], &bridge["right"]]
                .into_iter()
                .chain(bridge["middle"].as_array().expect("dice"))
                .filter(|die| **die != json!(0));
            let spaces = self.json["spaces"].as_array().expect("spaces").iter();
            let on_spaces =
                spaces.flat_map(|dice| dice.as_array().expect("dice")).filter(|die| die[0] == json!(colour));
            let clans = self.json["clans"].as_array().expect("clans").iter();
            let domains = clans.filter(|clan| clan["dice"][colour.index()] != json!(0));
            let lying = on_bridge.count() + on_spaces.count() + domains.count();
            assert!(lying <= total, "{lying} dice of {colour:?}");
            well.extend((lying..total).map(|_| json!([colour, 1])));
        }
        well.resize(16, Value::Null);
        self.json["well"] = json!(well);
        for clan in self.json["clans"].as_array_mut().expect("clans") {
            let mut sum = std::collections::BTreeMap::new();
            let mut add =
                |goods: Goods| goods.iter().for_each(|(good, n)| *sum.entry(good).or_insert(0) += n);
            if let Ok(resource) = serde_json::from_value::<Resource>(clan["resource"].clone()) {
                add(resource.back());
            }
            let lanterns = clan["lanterns"].as_u64().expect("a set");
            Card::all().filter(|card| lanterns >> card.index() & 1 == 1).for_each(|card| add(*card.back()));
            let arts = clan["arts"].as_u64().expect("a set");
            ArtCard::all().filter(|card| arts >> card.index() & 1 == 1).for_each(|card| add(*card.back()));
            clan["lantern"] = json!(sum);
        }
        serde_json::from_value(json!({ "board": self.json })).map_err(|error| error.to_string())
    }

    pub(crate) fn set(self) -> WhiteCastle {
        let view = self.view().unwrap_or_else(|error| panic!("{error}"));
        WhiteCastle::redeal(&view, &mut dice(1))
    }
}

pub(crate) fn board(game: &WhiteCastle) -> &Board {
    game.board()
}

pub(crate) fn me(game: &WhiteCastle) -> Clan {
    *game.board().clan(seat(0)).expect("seat 0")
}

pub(crate) fn has(game: &WhiteCastle, good: Good) -> u16 {
    me(game).has(good)
}

pub(crate) fn task(game: &WhiteCastle) -> Option<Task> {
    game.board().pending().last().map(|step| step.task)
}

/// Acts, which must be legal, and tells what happened.
#[track_caller]
pub(crate) fn act(game: &mut WhiteCastle, kind: Kind) -> Vec<Event> {
    testing::act(game, kind, &mut dice(99))
}

/// Acts several times.
#[track_caller]
pub(crate) fn acts(game: &mut WhiteCastle, kinds: &[Kind]) {
    testing::acts(game, kinds, &mut dice(99));
}

/// Goes through random games and looks at every position.
pub(crate) fn each_position(games: u64, seats: usize, matcha: bool, mut look: impl FnMut(&WhiteCastle)) {
    for seed in 0..games {
        testing::each_position(&options(matcha), seats, seed, |game, _| look(game));
    }
}
