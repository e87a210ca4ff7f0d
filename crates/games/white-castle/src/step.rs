//! The stack of pending steps: what is still to be done, the top one first, and where it came from.

use engawa_kernel::{Digest, Pending};
use serde::{Deserialize, Serialize};

use crate::data::{ArtCard, Card, Ceremony, Daimyo, Garden, Resource, SoloCard, Tile};
use crate::effect::{Cost, Effects, Filter, Options};
use crate::place::{Art, Colour, Face, Floor, Room, Space, TeaPlace};
use crate::{Goods, Start};

/// A curtain of a card: which card, which face.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Curtain {
    /// The card.
    pub card: ArtCard,
    /// The curtain.
    pub face: Face,
}

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Take a starting pair (WC-2.9).
    Pair,
    /// Solo: keep one of two (WCM-10.1).
    Keep(Start),
    /// Take a die and place it (WC-3.2).
    Turn,
    /// End the turn.
    Finish,
    /// Gain these, in any order (WC-6.1, WC-4.5, WC-4.6, WCM-6.2).
    Goods(Goods),
    /// Joined parts in any order (WC-3.7); bits of what is done.
    Parts(Effects, u8),
    /// Pay, then the parts.
    Pay(Cost, Effects),
    /// Choose at most one.
    Choose(Options),
    /// The courtier action: bits of the parts left (WC-5.2).
    Courtier(u8),
    /// A courtier one floor up without pearls (WCM-5.8).
    Rise,
    /// The warrior action (WC-5.7).
    Warrior,
    /// The gardener action (WC-5.8).
    Gardener,
    /// The geisha action: bits of the parts left (WCM-4.1).
    Geisha(u8),
    /// A geisha one step without whisks (WCM-5.7).
    Stroll,
    /// One light row of a card just taken (WC-5.3).
    LightRow(Card),
    /// A new card for this room (WC-5.3).
    Refill(Room),
    /// A free slot of the daimyo card (WC-5.6).
    Slot,
    /// These rows of a card, in any order (WC-4.2): bits of what is left.
    Rows(Card, u8),
    /// So many rows of castle-room cards; bits of the rooms already chosen (WC-4.8).
    CastleRow(Filter, u8, u8),
    /// Choose a row of the domain (WC-4.7).
    DomainRow,
    /// A row of the domain: how far it is (WC-4.6).
    Domain(Colour, u8),
    /// A curtain of one of the top cards, perhaps unsealed (WCM-6.6, WCM-6.7).
    Curtain(Face, bool),
    /// Two curtains in any order (WCM-3.2).
    Curtains([Option<Curtain>; 2]),
    /// Both curtains of a card of choice (WCM-6.5).
    CardOfChoice,
    /// Take the top card of a deck (WCM-4.8).
    TakeCard,
    /// The next card of this deck is turned up (WCM-4.8).
    Unveil(Art),
    /// This card goes to the lantern area (WCM-4.8).
    Tuck(ArtCard),
    /// So many yard tiles; bits of the places already chosen (WCM-5.4).
    Tile(Option<Face>, u8, u8),
    /// These tiles in any order: bits of their places (WC-5.7).
    Tiles(u8),
    /// So many stone gardens; bits of those already chosen (WCM-5.1).
    Stones(u8, u8),
    /// The well so many times (WC-4.5).
    Well(u8),
    /// The pads so many times (WCM-6.2).
    Pads(u8),
    /// The gardens of the end of the round: bits of what is left, the overlook as the seventh (WC-8.2, WCM-7.1), and
    /// whether the player was asked.
    Gardens(u8, bool),
    /// The turn of the rival (WC-10.4).
    RivalTurn,
    /// The deeds of a solo card, from this one on; where its geisha was sent (WC-10.6).
    RivalCard(SoloCard, u8, Option<TeaPlace>),
    /// The rival's courtier enters a room of this floor (WC-10.8).
    RivalEnter(Floor),
    /// The rival's courtier takes a slot (WC-10.8).
    RivalSlot,
    /// The rival's gardener goes to one of these (WC-10.7).
    RivalGarden(u8),
    /// The player moves a rival geisha; where the one just sent stands (WCM-10.7).
    RivalStroll(Option<TeaPlace>),
    /// The top card of a deck is discarded (WCM-10.4).
    RivalDiscard,
    /// The rival's turn ends.
    RivalEnd,
}

/// What is not there, as a byte.
fn number(piece: Option<u8>) -> u8 {
    piece.unwrap_or(u8::MAX)
}

impl Task {
    /// In words of fixed width: a number for the sort, then what belongs to it.
    #[allow(clippy::many_single_char_names)] // bytes
    fn feed(self, digest: &mut Digest) {
        let place = |place: Option<TeaPlace>| number(place.map(|place| place as u8));
        let (sort, bytes): (u8, [u8; 6]) = match self {
            Task::Pair => (0, [0; 6]),
            Task::Keep(start) => (1, [start as u8, 0, 0, 0, 0, 0]),
            Task::Turn => (2, [0; 6]),
            Task::Finish => (3, [0; 6]),
            Task::Goods(goods) => {
                digest.bytes(&goods.0);
                (4, [0; 6])
            }
            Task::Parts(effects, done) => {
                let [a, b, c] = effects.to_bytes();
                (5, [a, b, c, done, 0, 0])
            }
            Task::Pay(cost, then) => {
                let [a, b, c] = then.to_bytes();
                (6, [a, b, c, cost.good as u8, cost.n, 0])
            }
            Task::Choose(options) => {
                let [a, b] = options.to_bytes();
                (7, [a, b, 0, 0, 0, 0])
            }
            Task::Courtier(left) => (8, [left, 0, 0, 0, 0, 0]),
            Task::Rise => (9, [0; 6]),
            Task::Warrior => (10, [0; 6]),
            Task::Gardener => (11, [0; 6]),
            Task::Geisha(left) => (12, [left, 0, 0, 0, 0, 0]),
            Task::Stroll => (13, [0; 6]),
            Task::LightRow(card) => (14, [card.into(), 0, 0, 0, 0, 0]),
            Task::Refill(room) => (15, [room as u8, 0, 0, 0, 0, 0]),
            Task::Slot => (16, [0; 6]),
            Task::Rows(card, left) => (17, [card.into(), left, 0, 0, 0, 0]),
            Task::CastleRow(filter, left, used) => {
                let filter = match filter {
                    Filter::Any => 0,
                    Filter::Light => 1,
                    Filter::Dark => 2,
                    Filter::Beside(colour) => 3 + colour as u8,
                };
                (18, [filter, left, used, 0, 0, 0])
            }
            Task::DomainRow => (19, [0; 6]),
            Task::Domain(row, stage) => (20, [row as u8, stage, 0, 0, 0, 0]),
            Task::Curtain(face, unsealed) => (21, [face as u8, unsealed.into(), 0, 0, 0, 0]),
            Task::Curtains([a, b]) => {
                let curtain = |curtain: Option<Curtain>| {
                    curtain.map_or([u8::MAX; 2], |curtain| [curtain.card.into(), curtain.face as u8])
                };
                let ([a, b], [c, d]) = (curtain(a), curtain(b));
                (22, [a, b, c, d, 0, 0])
            }
            Task::CardOfChoice => (23, [0; 6]),
            Task::TakeCard => (24, [0; 6]),
            Task::Unveil(art) => (25, [art as u8, 0, 0, 0, 0, 0]),
            Task::Tuck(card) => (26, [card.into(), 0, 0, 0, 0, 0]),
            Task::Tile(face, left, used) => (27, [number(face.map(|face| face as u8)), left, used, 0, 0, 0]),
            Task::Tiles(left) => (28, [left, 0, 0, 0, 0, 0]),
            Task::Stones(left, used) => (29, [left, used, 0, 0, 0, 0]),
            Task::Well(times) => (30, [times, 0, 0, 0, 0, 0]),
            Task::Pads(times) => (31, [times, 0, 0, 0, 0, 0]),
            Task::Gardens(left, asked) => (32, [left, asked.into(), 0, 0, 0, 0]),
            Task::RivalTurn => (33, [0; 6]),
            Task::RivalCard(card, deed, sent) => (34, [card.into(), deed, place(sent), 0, 0, 0]),
            Task::RivalEnter(floor) => (35, [floor as u8, 0, 0, 0, 0, 0]),
            Task::RivalSlot => (36, [0; 6]),
            Task::RivalGarden(beds) => (37, [beds, 0, 0, 0, 0, 0]),
            Task::RivalStroll(sent) => (38, [place(sent), 0, 0, 0, 0, 0]),
            Task::RivalDiscard => (39, [0; 6]),
            Task::RivalEnd => (40, [0; 6]),
        };
        let [a, b, c, d, e, f] = bytes;
        digest.bytes(&[sort, a, b, c, d, e, f]);
    }
}

/// Where a step came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The course of the game.
    Game,
    /// A start resource card (WC-2.10).
    Start(Resource),
    /// The space that a die was placed on.
    Space(Space),
    /// A row of a castle-room card.
    Row(Card, u8),
    /// A line of the own action card (WC-4.6).
    Line(Card, u8),
    /// A row of the own domain.
    Domain(Colour),
    /// The own lantern area.
    Lantern,
    /// The well.
    Well,
    /// The pads of the pond.
    Pads,
    /// A curtain of Himeji.
    Curtain(ArtCard, Face),
    /// A yard tile.
    Tile(Tile, Face),
    /// A garden card.
    Garden(Garden),
    /// A ceremony token.
    Token(Ceremony, Face),
    /// A slot of the daimyo card.
    Slot(Daimyo, u8),
    /// A place of the tea garden.
    Tea(TeaPlace),
    /// A card just taken from its room (WC-5.3).
    Card(Card),
    /// A solo card.
    Solo(SoloCard),
}

impl Source {
    fn feed(self, digest: &mut Digest) {
        let bytes: [u8; 3] = match self {
            Source::Game => [0; 3],
            Source::Start(card) => [1, card.into(), 0],
            Source::Space(space) => [2, space as u8, 0],
            Source::Row(card, row) => [3, card.into(), row],
            Source::Line(card, row) => [4, card.into(), row],
            Source::Domain(row) => [5, row as u8, 0],
            Source::Lantern => [6, 0, 0],
            Source::Well => [7, 0, 0],
            Source::Pads => [8, 0, 0],
            Source::Curtain(card, face) => [9, card.into(), face as u8],
            Source::Tile(tile, face) => [10, tile.into(), face as u8],
            Source::Garden(card) => [11, card.into(), 0],
            Source::Token(token, face) => [12, token.into(), face as u8],
            Source::Slot(daimyo, slot) => [13, daimyo.into(), slot],
            Source::Tea(place) => [14, place as u8, 0],
            Source::Card(card) => [15, card.into(), 0],
            Source::Solo(card) => [16, card.into(), 0],
        };
        digest.bytes(&bytes);
    }
}

/// A pending step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Step {
    /// What is to be done.
    pub task: Task,
    /// Where it came from.
    pub source: Source,
    /// How often a clan member had been placed or moved in this turn when the printed effect began (WC-4.9).
    pub(crate) stamp: u8,
}

impl Step {
    /// The step of the course of the game.
    pub(crate) const fn game(task: Task) -> Step {
        Step { task, source: Source::Game, stamp: 0 }
    }
}

impl Pending for Step {
    type Task = Task;
    const NONE: Step = Step::game(Task::Turn);

    #[inline]
    fn task_mut(&mut self) -> &mut Task {
        &mut self.task
    }

    #[inline]
    fn then(self, task: Task) -> Step {
        Step { task, ..self }
    }

    fn feed(self, digest: &mut Digest) {
        self.task.feed(digest);
        self.source.feed(digest);
        digest.word(self.stamp.into());
    }
}

/// The pending steps.
pub(crate) type Stack = engawa_kernel::Stack<Step, 64, 16>;
