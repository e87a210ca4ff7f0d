//! The pieces of the box as constant tables, made by build.rs from `data/box.txt`, and their numbers.

use engawa_kernel::piece;

use crate::effect::{At, Cost, Effects, Filter, Node, Options, Pair};
use crate::place::{Art, Bed, Colour, End, Face, Floor, Member, Space, TeaPlace, Yard};
use crate::{Good, Goods};

include!(concat!(env!("OUT_DIR"), "/box.rs"));

/// A start resource card (WC-2.10).
#[derive(Debug)]
pub(crate) struct ResourceFace {
    pub(crate) gains: Goods,
    pub(crate) decree: Option<Good>,
    pub(crate) back: Goods,
}

/// A steward, diplomat or start action card.
#[derive(Debug)]
pub(crate) struct CardFace {
    pub(crate) rows: [RowFace; 3],
    pub(crate) len: u8,
    pub(crate) diamond: bool,
    pub(crate) back: Goods,
}

/// One row of a card (WC-4.3): its background, its effects, the lines of the domain it spans (WC-4.6) as bits.
#[derive(Debug, PartialEq, Eq)]
pub struct RowFace {
    pub(crate) lines: u8,
    /// Light background: gains. Dark: the action of a clan member.
    pub light: bool,
    /// What it does.
    pub effects: Effects,
}

impl RowFace {
    const NONE: RowFace = RowFace { lines: 0, light: false, effects: Effects::NONE };
}

/// A garden card.
#[derive(Debug)]
pub(crate) struct GardenFace {
    pub(crate) food: u8,
    pub(crate) points: u8,
    pub(crate) effects: Effects,
}

#[derive(Debug)]
pub(crate) struct YardFace {
    pub(crate) iron: u8,
    pub(crate) points: u8,
}

#[derive(Debug)]
pub(crate) struct SpaceFace {
    pub(crate) value: u8,
    pub(crate) effects: Effects,
}

/// A row of the domain: what it gives by the number of members that have left it (WC-4.6), and what follows.
#[derive(Debug)]
pub(crate) struct DomainFace {
    pub(crate) value: u8,
    pub(crate) rewards: [Goods; 6],
    pub(crate) then: Effects,
}

/// An ikebana or calligraphy card.
#[derive(Debug)]
pub(crate) struct CurtainFace {
    pub(crate) yellow: Effects,
    pub(crate) blue: Effects,
    /// The blue curtain without its seal (WCM-6.7).
    pub(crate) unsealed: Effects,
    pub(crate) diamond: bool,
    pub(crate) back: Goods,
}

/// A solo card: the die it names, the spaces tried for it, and what its other side makes the rival do (WC-10.4).
#[derive(Debug)]
pub(crate) struct SoloFace {
    pub(crate) bridge: Colour,
    /// Left end, middle, right end.
    pub(crate) position: u8,
    pub(crate) spaces: &'static [u8],
    pub(crate) deeds: &'static [Deed],
}

/// What a solo card makes the rival do (WC-10.7, WCM-10.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// A courtier to the gate.
    Gate,
    /// The lowest courtier that can climb, so many levels up.
    Up(u8),
    /// A gardener to the lowest garden.
    Gardener(Sort),
    /// A warrior to the yard that asks this iron.
    Warrior(u8),
    /// Coins, points or influence.
    Gain(Good, u8),
    /// The same lost, as far as there is.
    Lose(Good, u8),
    /// A geisha from the supply to this place of the tea garden.
    Geisha(u8),
    /// The player moves another rival geisha one step.
    Move,
}

/// Which gardens a rival gardener looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// Plant cards.
    Plant,
    /// Stone cards.
    Stone,
    /// All.
    Any,
}

impl Sort {
    /// The gardens, as a set.
    pub(crate) const fn beds(self) -> u8 {
        match self {
            Sort::Plant => 0b01_0101,
            Sort::Stone => Bed::STONES,
            Sort::Any => 0b11_1111,
        }
    }
}

piece! {
    /// A steward (0 to 17), diplomat (18 to 32) or start action card (33 to 40).
    Card, CARDS.len()
}
piece! {
    /// A start resource card.
    Resource, RESOURCES.len()
}
piece! {
    /// A daimyo card.
    Daimyo, DAIMYOS.len()
}
piece! {
    /// A garden card: plants 0 to 7, stones 8 to 15.
    Garden, GARDENS.len()
}
piece! {
    /// A yard tile.
    Tile, TILES.len()
}
piece! {
    /// A die token.
    DieToken, DIE_TOKENS.len()
}
piece! {
    /// A lily pad.
    Pad, PADS.len()
}
piece! {
    /// A ceremony token.
    Ceremony, CEREMONIES.len()
}
piece! {
    /// An ikebana (0 to 7) or calligraphy card (8 to 15).
    ArtCard, CURTAINS.len()
}
piece! {
    /// A solo card.
    SoloCard, SOLO.len()
}

/// Steward cards, then diplomats, then start action cards.
const STEWARDS: usize = 18;
const DIPLOMATS: usize = 15;
/// Of these so many are the base game's.
const BASE_STEWARDS: usize = 15;
const BASE_DIPLOMATS: usize = 12;
const BASE_STARTS: usize = 6;
/// Plants, then stones.
const PLANTS: usize = 8;
const BASE_GARDENS: usize = 5;
/// Ikebana, then calligraphy.
const IKEBANA: usize = 8;

/// A set of the numbers `from` to `to`.
const fn span(from: usize, to: usize) -> u64 {
    (1 << to) - (1 << from)
}

impl Card {
    #[inline]
    pub(crate) fn face(self) -> &'static CardFace {
        &CARDS[self.index()]
    }

    /// Its rows, from the top.
    pub fn rows(self) -> &'static [RowFace] {
        let face = self.face();
        &face.rows[..usize::from(face.len)]
    }

    /// A row.
    #[inline]
    pub(crate) fn row(self, row: usize) -> &'static RowFace {
        &self.face().rows[row % 3]
    }

    /// The light rows, as a set.
    #[inline]
    pub(crate) fn light(self) -> u8 {
        let rows = self.rows().iter().rev();
        rows.fold(0, |mask, row| mask << 1 | u8::from(row.light))
    }

    /// The row beside this line of the domain: coral the top one, black the middle, white the bottom (WC-4.6).
    pub fn line(self, colour: Colour) -> usize {
        let line = 1 << colour.index();
        self.rows().iter().position(|row| row.lines & line != 0).unwrap_or(0)
    }

    /// The floor that the card belongs to; none for a start action card.
    pub fn floor(self) -> Option<Floor> {
        match self.index() {
            0..STEWARDS => Some(Floor::Steward),
            STEWARDS..33 => Some(Floor::Diplomat),
            _ => None,
        }
    }

    /// The number of the card within its sort, from 1, as in the data.
    pub fn number(self) -> usize {
        1 + match self.floor() {
            Some(Floor::Steward) => self.index(),
            Some(_) => self.index() - STEWARDS,
            None => self.index() - STEWARDS - DIPLOMATS,
        }
    }

    /// What its back adds to the lantern reward (WC-6.1).
    pub fn back(self) -> &'static Goods {
        &self.face().back
    }

    /// The cards of a floor that are in the game, as a set (WC-2.1, WCM-1.2).
    pub(crate) fn deck(floor: Floor, matcha: bool, diamonds: bool) -> u64 {
        let (first, base, all) = match floor {
            Floor::Steward => (0, BASE_STEWARDS, STEWARDS),
            _ => (STEWARDS, BASE_DIPLOMATS, DIPLOMATS),
        };
        let cards = span(first, first + if matcha { all } else { base });
        let stays = |card: &Card| diamonds || !card.face().diamond;
        Card::all().filter(stays).fold(0, |set, card| set | card.bit()) & cards
    }

    /// The start action cards that are in the game.
    pub(crate) fn starts(matcha: bool) -> u64 {
        let first = STEWARDS + DIPLOMATS;
        span(first, first + if matcha { CARDS.len() - first } else { BASE_STARTS })
    }
}

impl Resource {
    /// Those of the base game.
    pub(crate) const BASE: usize = 9;

    #[inline]
    pub(crate) fn face(self) -> &'static ResourceFace {
        &RESOURCES[self.index()]
    }

    /// What it gives at once.
    pub fn gains(self) -> &'static Goods {
        &self.face().gains
    }

    /// The decree that comes with it.
    pub fn decree(self) -> Option<Good> {
        self.face().decree
    }

    /// What it and its decree add to the lantern reward.
    pub fn back(self) -> Goods {
        let mut goods = self.face().back;
        if let Some((_, back)) = DECREES.iter().find(|(good, _)| Some(*good) == self.face().decree) {
            goods.add(back);
        }
        goods
    }
}

impl Daimyo {
    /// Those of the base game.
    pub(crate) const BASE: usize = 9;

    /// What its three slots give.
    pub fn slots(self) -> &'static [Effects; 3] {
        &DAIMYOS[self.index()]
    }
}

impl Garden {
    /// The plant or stone cards in the game.
    pub(crate) const fn deck(plant: bool, matcha: bool) -> u64 {
        let first = if plant { 0 } else { PLANTS };
        let count = if matcha { PLANTS } else { BASE_GARDENS };
        span(first, first + count)
    }

    /// What it costs.
    pub fn food(self) -> u8 {
        GARDENS[self.index()].food
    }

    /// What a gardener there is worth (WC-9.7).
    pub fn points(self) -> u8 {
        GARDENS[self.index()].points
    }

    /// What it does.
    pub fn effects(self) -> Effects {
        GARDENS[self.index()].effects
    }
}

impl Tile {
    /// Those of the base game.
    pub(crate) const BASE: usize = 8;

    /// What a face does.
    pub fn face(self, face: Face) -> Effects {
        TILES[self.index()][face.index()]
    }
}

impl DieToken {
    /// The colour of its one face.
    pub fn colour(self) -> Colour {
        DIE_TOKENS[self.index()].0
    }

    /// The reward on the other face.
    pub fn reward(self) -> &'static Goods {
        &DIE_TOKENS[self.index()].1
    }
}

impl Pad {
    /// Its reward.
    pub fn reward(self) -> &'static Goods {
        &PADS[self.index()]
    }
}

impl Ceremony {
    /// What a face does. Tokens 2, 5 and 6 join the action of a clan member and a gain on the blue face and only give on the
    /// yellow one (WCM-5.2, WCM-5.5, WCM-5.6); token 9 is any row, and the pads twice (WCM-5.9). The others have parts of
    /// their own, see [`Node`].
    pub fn face(self, face: Face) -> Effects {
        CEREMONIES[self.index()][face.index()]
    }
}

impl ArtCard {
    /// The deck it belongs to.
    pub const fn art(self) -> Art {
        if self.index() < IKEBANA { Art::Ikebana } else { Art::Calligraphy }
    }

    /// The cards of a deck in the game, as a set (WCM-1.5).
    pub(crate) fn deck(art: Art, diamonds: bool) -> u64 {
        let stays = |card: &ArtCard| card.art() == art && (diamonds || !CURTAINS[card.index()].diamond);
        ArtCard::all().filter(stays).fold(0, |set, card| set | card.bit())
    }

    /// What a curtain does, a blue one with its seal.
    pub fn curtain(self, face: Face) -> Effects {
        let card = &CURTAINS[self.index()];
        if face == Face::Blue { card.blue } else { card.yellow }
    }

    /// What the blue curtain does without its seal (WCM-6.7).
    pub fn unsealed(self) -> Effects {
        CURTAINS[self.index()].unsealed
    }

    /// What its back adds to the lantern reward (WCM-6.9).
    pub fn back(self) -> &'static Goods {
        &CURTAINS[self.index()].back
    }
}

impl Colour {
    /// What the row of the domain gives when so many of its members have left the clan board (WC-4.6).
    pub fn rewards(self, away: usize) -> &'static Goods {
        let rewards = &DOMAIN[self.index()].rewards;
        &rewards[away.min(rewards.len() - 1)]
    }

    /// What follows the goods of the row, if it is not a line of the action card (WCM-2.2).
    pub fn follows(self) -> Effects {
        DOMAIN[self.index()].then
    }
}

impl TeaPlace {
    /// What a geisha there counts at the end; the rooms of the tea house count members (WCM-8.2).
    pub fn points(self) -> Option<u8> {
        TEA.get(self.index()).map(|face| face.0)
    }

    /// What stopping there does, on the second space of the path a blue curtain (WCM-4.9); the rooms of the tea house go by
    /// their tokens (WCM-4.10).
    pub fn effects(self) -> Effects {
        TEA.get(self.index()).map_or(Effects::NONE, |face| face.1)
    }
}

impl Yard {
    /// The iron that a warrior costs there (WC-5.7).
    pub fn iron(self) -> u8 {
        YARDS[self.index()].iron
    }

    /// What a warrior there counts for each courtier inside the castle (WC-9.6).
    pub fn points(self) -> u8 {
        YARDS[self.index()].points
    }
}

impl SoloCard {
    /// Those of the base game.
    pub(crate) const BASE: usize = 9;

    /// The bridge that the rival takes a die from.
    pub fn bridge(self) -> Colour {
        self.face().bridge
    }

    /// The end of the bridge that the die is taken from; the middle without one.
    pub fn end(self) -> Option<End> {
        [Some(End::Left), None, Some(End::Right)][usize::from(self.face().position) % 3]
    }

    /// What its other side makes the rival do.
    pub fn deeds(self) -> &'static [Deed] {
        self.face().deeds
    }

    #[inline]
    pub(crate) fn face(self) -> &'static SoloFace {
        &SOLO[self.index()]
    }
}

impl Space {
    /// The printed value.
    pub fn value(self) -> u8 {
        match self.row() {
            Some(row) => DOMAIN[row.index()].value,
            None => SPACES[self.index()].value,
        }
    }

    /// What a die there brings: outside the walls one of two actions (WC-4.4), in the tea room the geisha action (WCM-3.1), at
    /// Himeji two curtains. Castle rooms, the well and the domain go by their own rules.
    pub fn effects(self) -> Effects {
        SPACES.get(self.index()).map_or(Effects::NONE, |face| face.effects)
    }
}
