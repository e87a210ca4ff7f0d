//! What everybody may see (WC-1.6, WCM-1.7): the whole table.
//!
//! Nobody holds cards, and what has not been drawn does not exist: a deck is the set of cards that may come, which everybody
//! can deduce. So there is no hidden part at all.

use engawa_kernel::{Chance, Deck, Digest, Seat, SeatCount};
use serde::{Deserialize, Serialize};

use crate::bridge::{Bridge, Die};
use crate::clan::Clan;
use crate::data::{ArtCard, Card, Ceremony, Daimyo, DieToken, Garden, Pad, Resource, SoloCard, Tile};
use crate::place::{Art, Bed, CastleRow, Colour, Floor, Room, Space, TilePlace};
use crate::step::Stack;
use crate::{Good, Goods, Options, Step, Who};

/// The most who can play.
pub(crate) const MOST_SEATS: usize = 4;
/// No more dice than this come to the well in a round: four players with four turns.
pub(crate) const MOST_WELL: usize = 16;
/// The index of the rival among the clans of a solo game.
pub(crate) const RIVAL: usize = 1;

/// What everybody may see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    pub(crate) options: Options,
    pub(crate) seats: SeatCount,
    pub(crate) chance: Chance,
    /// Counted from 1.
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// The turn order, clans by index; only the first places are used.
    pub(crate) order: [u8; MOST_SEATS],
    /// The clans as they stand on the influence track: the furthest first, on one space the topmost first (WC-8.1).
    pub(crate) standing: [u8; MOST_SEATS],
    /// Turns taken in this round; in the draft: pairs taken; in the gardens: players done.
    pub(crate) turn: u8,
    /// Whose turn it is, by index.
    pub(crate) active: u8,
    /// How often a clan member was placed or moved in this turn (WC-4.9).
    pub(crate) moves: u8,
    /// Something was decided since something became known last: before a reveal its player is asked to go on.
    pub(crate) loose: bool,
    pub(crate) bridges: [Bridge; 4],
    /// The dice on the shared spaces, the lower one first.
    pub(crate) spaces: [[Option<Die>; 2]; Space::SHARED],
    pub(crate) well: [Option<Die>; MOST_WELL],
    pub(crate) rooms: [Option<Card>; Room::COUNT],
    /// The stewards and the diplomats to come.
    pub(crate) decks: [Deck<0>; 2],
    pub(crate) daimyo: Daimyo,
    /// Who stands on the slots, by index.
    pub(crate) slots: [Option<u8>; 3],
    pub(crate) beds: [Garden; Bed::COUNT],
    pub(crate) tiles: [Tile; 4],
    pub(crate) tokens: [DieToken; CastleRow::COUNT],
    pub(crate) well_tokens: [DieToken; 2],
    pub(crate) pads: [Option<Pad>; 3],
    /// The ceremony tokens of the three rooms, and that of the pond.
    pub(crate) tea_tokens: [Option<Ceremony>; 4],
    /// The top cards of Himeji.
    pub(crate) arts: [Option<ArtCard>; 2],
    pub(crate) art_decks: [Deck<0>; 2],
    /// Castle cards and cards of Himeji that the rival put out of the game.
    pub(crate) gone: u64,
    pub(crate) arts_gone: u16,
    pub(crate) pairs: [Option<Pair>; MOST_SEATS + 1],
    pub(crate) solo: Solo,
    pub(crate) clans: [Clan; MOST_SEATS],
    pub(crate) stack: Stack,
    /// The rows beside a die token of each colour, as bits: derived from `tokens`.
    #[serde(skip)]
    pub(crate) beside: [u16; 4],
    /// What the well gives: derived from `well_tokens` (WC-4.5).
    #[serde(skip)]
    pub(crate) well_goods: Goods,
}

/// A starting pair, with Matcha a ceremony token under it (WC-2.9, WCM-1.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pair {
    /// The resource card.
    pub resource: Option<Resource>,
    /// The action card.
    pub action: Option<Card>,
    /// The token.
    pub token: Option<Ceremony>,
}

/// The solo deck (WC-10.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Solo {
    /// The top card, die side up.
    pub(crate) top: Option<SoloCard>,
    /// The cards below it.
    pub(crate) deck: Deck<0>,
    /// The two cards turned over last in this turn, the later one second.
    pub(crate) flipped: [Option<SoloCard>; 2],
}

/// What part of the game it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The starting pairs are taken (WC-2.9).
    Draft,
    /// Turns (WC-3).
    Turns,
    /// The gardens at the end of a round (WC-8.2).
    Gardens,
    /// The game is over.
    Over,
}

impl Board {
    /// How the table plays.
    pub const fn options(&self) -> Options {
        self.options
    }

    /// How many play.
    pub const fn seats(&self) -> SeatCount {
        self.seats
    }

    /// Whether Matcha is in the game.
    #[inline]
    pub const fn matcha(&self) -> bool {
        self.options.matcha
    }

    /// Whether one plays against the Tokugawa clan (WC-10).
    #[inline]
    pub const fn is_solo(&self) -> bool {
        self.seats.get() == 1
    }

    /// How many clans there are, the rival's counted.
    #[inline]
    pub(crate) const fn clan_count(&self) -> usize {
        if self.is_solo() { 2 } else { self.seats.get() }
    }

    /// Turns that each clan takes in a round (WC-3.1, WCM-2.1), and bridges in play.
    #[inline]
    pub const fn bridge_count(&self) -> usize {
        if self.matcha() { 4 } else { 3 }
    }

    /// The number of the round, from 1.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// What part of the game it is.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose clan it is, by index.
    pub(crate) fn who(&self, clan: usize) -> Who {
        if self.is_solo() && clan == RIVAL {
            Who::Rival
        } else {
            Seat::new(clan).map_or(Who::Rival, Who::Seat)
        }
    }

    /// The turn order, first to last.
    pub fn order(&self) -> impl DoubleEndedIterator<Item = Who> {
        self.order[..self.clan_count()].iter().map(|&clan| self.who(clan.into()))
    }

    /// The clans on the influence track, the furthest and topmost first (WC-8.1).
    pub fn standing(&self) -> impl DoubleEndedIterator<Item = Who> {
        self.standing[..self.clan_count()].iter().map(|&clan| self.who(clan.into()))
    }

    /// Whose turn it is.
    pub fn active(&self) -> Who {
        self.who(self.active.into())
    }

    /// What belongs to a seat; nothing if nobody sits there.
    pub fn clan(&self, seat: Seat) -> Option<&Clan> {
        self.clans[..self.seats.get().min(MOST_SEATS)].get(seat.index())
    }

    /// What belongs to the rival of a solo game.
    pub fn rival(&self) -> Option<&Clan> {
        self.is_solo().then_some(&self.clans[RIVAL])
    }

    /// A bridge.
    pub fn bridge(&self, colour: Colour) -> &Bridge {
        &self.bridges[colour.index()]
    }

    /// The dice on a shared space, the lower one first; those on the well as they came.
    pub fn dice(&self, space: Space) -> impl Iterator<Item = Die> {
        let dice: &[Option<Die>] = match space {
            Space::Well => &self.well,
            other => self.spaces.get(other.index()).map_or(&[], |dice| dice),
        };
        dice.iter().copied().flatten()
    }

    /// The card in a room; none until it is refilled.
    pub fn room(&self, room: Room) -> Option<Card> {
        self.rooms[room.index()]
    }

    /// How many cards a floor's deck holds.
    pub fn deck_len(&self, floor: Floor) -> usize {
        self.deck(floor).len()
    }

    #[inline]
    pub(crate) fn deck(&self, floor: Floor) -> &Deck<0> {
        &self.decks[usize::from(floor == Floor::Diplomat)]
    }

    /// The die token beside a row of the castle.
    pub fn token(&self, at: CastleRow) -> DieToken {
        self.tokens[at.index()]
    }

    /// The two tokens of the well.
    pub const fn well_tokens(&self) -> [DieToken; 2] {
        self.well_tokens
    }

    /// The daimyo card.
    pub const fn daimyo(&self) -> Daimyo {
        self.daimyo
    }

    /// Who stands on a slot of the daimyo card.
    pub fn slot(&self, slot: usize) -> Option<Who> {
        self.slots.get(slot).copied().flatten().map(|clan| self.who(clan.into()))
    }

    /// The card of a garden.
    pub fn garden(&self, bed: Bed) -> Garden {
        self.beds[bed.index()]
    }

    /// A yard tile.
    pub fn tile(&self, place: TilePlace) -> Tile {
        self.tiles[place.index()]
    }

    /// The pads of the pond; none without Matcha.
    pub fn pads(&self) -> impl Iterator<Item = Pad> {
        self.pads.into_iter().flatten()
    }

    /// The ceremony tokens of the three tea-house rooms, then that of the pond.
    pub const fn tea_tokens(&self) -> [Option<Ceremony>; 4] {
        self.tea_tokens
    }

    /// The top card of a deck of Himeji.
    pub fn art(&self, art: Art) -> Option<ArtCard> {
        self.arts[art.index()]
    }

    /// How many cards a deck of Himeji holds, the top one counted.
    pub fn art_len(&self, art: Art) -> usize {
        self.art_decks[art.index()].len() + usize::from(self.arts[art.index()].is_some())
    }

    /// The starting pairs that are left, by place.
    pub const fn pairs(&self) -> &[Option<Pair>; MOST_SEATS + 1] {
        &self.pairs
    }

    /// The solo card on top of the deck: what the rival is going to do first (WC-10.4).
    pub const fn solo_top(&self) -> Option<SoloCard> {
        self.solo.top
    }

    /// The solo cards that the rival turned over last, in its order: what it did, until its next turn (WC-10.6).
    pub fn solo_flipped(&self) -> impl Iterator<Item = SoloCard> {
        self.solo.flipped.into_iter().flatten()
    }

    /// The pending steps, the one that is asked last.
    pub fn pending(&self) -> &[Step] {
        self.stack.as_slice()
    }

    /// Dice on all bridges together.
    #[inline]
    pub fn dice_left(&self) -> usize {
        self.bridges.iter().map(Bridge::len).sum()
    }

    /// The active clan.
    #[inline]
    pub(crate) fn me(&self) -> &Clan {
        &self.clans[usize::from(self.active) % MOST_SEATS]
    }

    /// The active clan, to change it.
    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Clan {
        &mut self.clans[usize::from(self.active) % MOST_SEATS]
    }

    /// The clan that a step of the rival's turn changes.
    #[inline]
    pub(crate) fn rival_mut(&mut self) -> &mut Clan {
        &mut self.clans[RIVAL]
    }

    /// Derives what is kept derived.
    pub(crate) fn derive(&mut self) {
        self.beside = [0; 4];
        for (at, token) in self.tokens.iter().enumerate() {
            self.beside[token.colour().index()] |= 1 << at;
        }
        self.well_goods = Goods::of(Good::Seal, 1);
        self.well_tokens.iter().for_each(|token| self.well_goods.add(token.reward()));
    }

    /// In words of fixed width, what is derived left out.
    pub(crate) fn feed(&self, digest: &mut Digest) {
        let [drawn, opened] = [self.chance.drawn(), self.chance.opened()].map(u64::from);
        digest.word(drawn << 32 | opened);
        digest.bytes(&[
            self.options.matcha.into(),
            self.options.level as u8,
            self.seats.into(),
            self.round,
            self.phase as u8,
            self.turn,
            self.active,
            self.moves,
            self.loose.into(),
        ]);
        digest.bytes(&self.order);
        digest.bytes(&self.standing);
        let die = |die: Option<Die>| die.map_or(0, |die| 1 + die.colour as u8 * 8 + die.value);
        for bridge in &self.bridges {
            let mut bytes = [0; 5];
            bytes[0] = bridge.end(crate::End::Left).unwrap_or(0);
            bytes[1] = bridge.end(crate::End::Right).unwrap_or(0);
            bytes[2..].iter_mut().zip(bridge.middle()).for_each(|(byte, die)| *byte = *die);
            digest.bytes(&bytes);
        }
        for [low, high] in self.spaces {
            digest.bytes(&[die(low), die(high)]);
        }
        digest.bytes(&self.well.map(die));
        let number = |piece: Option<u8>| piece.unwrap_or(u8::MAX);
        digest.bytes(&self.rooms.map(|card| number(card.map(u8::from))));
        self.decks.iter().chain(&self.art_decks).for_each(|deck| digest.word(deck.loose()));
        digest.bytes(&[self.daimyo.into()]);
        digest.bytes(&self.slots.map(number));
        digest.bytes(&self.beds.map(u8::from));
        digest.bytes(&self.tiles.map(u8::from));
        digest.bytes(&self.tokens.map(u8::from));
        digest.bytes(&self.well_tokens.map(u8::from));
        digest.bytes(&self.pads.map(|pad| number(pad.map(u8::from))));
        digest.bytes(&self.tea_tokens.map(|token| number(token.map(u8::from))));
        digest.bytes(&self.arts.map(|card| number(card.map(u8::from))));
        digest.word(self.gone);
        digest.word(self.arts_gone.into());
        for pair in self.pairs.into_iter().flatten() {
            digest.bytes(&[
                number(pair.resource.map(u8::from)),
                number(pair.action.map(u8::from)),
                number(pair.token.map(u8::from)),
            ]);
        }
        digest.word(self.solo.deck.loose());
        digest.bytes(
            &[self.solo.top, self.solo.flipped[0], self.solo.flipped[1]].map(|c| number(c.map(u8::from))),
        );
        self.clans[..self.clan_count()].iter().for_each(|clan| clan.feed(digest));
        self.stack.feed(digest);
    }
}
