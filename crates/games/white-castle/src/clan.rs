//! What belongs to one clan: goods, members, cards, its domain. Also the rival's, who has no domain (WC-10.3).

use engawa_kernel::Digest;
use serde::{Deserialize, Serialize};

use crate::data::{ArtCard, CURTAINS, Card, Ceremony, Resource};
use crate::place::{Colour, Floor, Member, TeaPlace, Yard};
use crate::{Good, Goods};

/// Every clan has five members of each sort (WC-1.4).
pub(crate) const MEMBERS: u8 = 5;

/// What belongs to one clan.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clan {
    pub(crate) coins: u16,
    pub(crate) points: u16,
    /// Seals, food, iron, pearls, whisks, by `Good`; the first place is not used.
    pub(crate) held: [u8; 6],
    pub(crate) influence: u8,
    /// By floor.
    pub(crate) courtiers: [u8; 4],
    /// By yard.
    pub(crate) warriors: [u8; 3],
    /// The gardens with a gardener, as a set.
    pub(crate) gardeners: u8,
    /// By place of the tea garden.
    pub(crate) geishas: [u8; TeaPlace::COUNT],
    /// The values of the dice on the rows of the domain; 0 is none.
    pub(crate) dice: [u8; 4],
    /// The card on the action-card place.
    pub(crate) action: Option<Card>,
    pub(crate) resource: Option<Resource>,
    pub(crate) token: Option<Ceremony>,
    /// The cards in the lantern area, as sets.
    pub(crate) lanterns: u64,
    pub(crate) arts: u16,
    /// What the lantern area gives: derived from the cards in it.
    pub(crate) lantern: Goods,
}

impl Clan {
    /// Nobody has left the clan board yet: every spot of its rows is covered (WC-2.11).
    pub(crate) const NEW: Clan = Clan {
        coins: 0,
        points: 0,
        held: [0; 6],
        influence: 0,
        courtiers: [0; 4],
        warriors: [0; 3],
        gardeners: 0,
        geishas: [0; TeaPlace::COUNT],
        dice: [0; 4],
        action: None,
        resource: None,
        token: None,
        lanterns: 0,
        arts: 0,
        lantern: Goods::NONE,
    };

    /// How much of a good the clan has.
    #[inline]
    pub fn has(&self, good: Good) -> u16 {
        match good {
            Good::Coin => self.coins,
            Good::Point => self.points,
            Good::Influence => self.influence.into(),
            Good::Any | Good::Lantern => 0,
            kept => self.held[kept.index() % 6].into(),
        }
    }

    /// How much of a good the clan can still take (WC-1.5).
    #[inline]
    pub(crate) fn room_for(&self, good: Good) -> u16 {
        good.limit() - self.has(good)
    }

    /// The clan with as much of everything as it could ever have to pay with.
    pub(crate) fn with_full_stores(mut self) -> Clan {
        for good in Good::LIMITED {
            self.held[good.index() % 6] = good.limit() as u8;
        }
        self.coins = u16::from(u8::MAX).max(self.coins);
        self
    }

    /// Gains coins, points or limited goods up to the limit (WC-1.5): how many.
    #[inline]
    pub(crate) fn gain(&mut self, good: Good, n: u8) -> u8 {
        let n = u16::from(n);
        match good {
            Good::Coin => self.coins += n,
            Good::Point => self.points += n,
            Good::Influence | Good::Any | Good::Lantern => {}
            kept => {
                let n = n.min(self.room_for(kept)) as u8;
                self.held[kept.index() % 6] += n;
                return n;
            }
        }
        n as u8
    }

    /// Pays coins or limited goods; the caller has looked that they are there.
    #[inline]
    pub(crate) fn pay(&mut self, good: Good, n: u8) {
        if good == Good::Coin {
            self.coins = self.coins.saturating_sub(n.into());
        } else {
            let place = &mut self.held[good.index() % 6];
            *place = place.saturating_sub(n);
        }
    }

    /// The members of a sort that have not left the clan board (WC-5.1).
    #[inline]
    pub fn home(&self, member: Member) -> u8 {
        MEMBERS - self.away(member)
    }

    /// The members of a sort that are on the boards.
    #[inline]
    pub fn away(&self, member: Member) -> u8 {
        match member {
            Member::Courtier => self.courtiers.iter().sum(),
            Member::Gardener => self.gardeners.count_ones() as u8,
            Member::Warrior => self.warriors.iter().sum(),
            Member::Geisha => self.geishas.iter().sum(),
        }
    }

    /// Courtiers on a floor.
    pub fn courtiers(&self, floor: Floor) -> u8 {
        self.courtiers[floor.index()]
    }

    /// Courtiers inside the castle: the gate does not count (WC-9.6).
    pub(crate) fn inside(&self) -> u8 {
        self.courtiers[1..].iter().sum()
    }

    /// Warriors in a yard.
    pub fn warriors(&self, yard: Yard) -> u8 {
        self.warriors[yard.index()]
    }

    /// The gardens with a gardener, as bits by `Bed::index`.
    pub const fn gardeners(&self) -> u8 {
        self.gardeners
    }

    /// Geishas at a place of the tea garden.
    #[inline]
    pub fn geishas(&self, place: TeaPlace) -> u8 {
        self.geishas[place.index()]
    }

    /// Whether there is room for one more geisha (WCM-4.5).
    #[inline]
    pub(crate) fn tea_room(&self, place: TeaPlace) -> bool {
        u16::from(self.geishas(place)) < place.room_for()
    }

    /// The die on a row of the domain.
    pub fn die(&self, row: Colour) -> Option<u8> {
        Some(self.dice[row.index()]).filter(|&value| value != 0)
    }

    /// The card on the action-card place (WC-2.10).
    pub const fn action(&self) -> Option<Card> {
        self.action
    }

    /// The start resource card.
    pub const fn resource(&self) -> Option<Resource> {
        self.resource
    }

    /// The own ceremony token (WCM-1.6).
    pub const fn token(&self) -> Option<Ceremony> {
        self.token
    }

    /// The castle and start action cards in the lantern area.
    pub fn lantern_cards(&self) -> impl Iterator<Item = Card> {
        let set = self.lanterns;
        Card::all().filter(move |card| set & card.bit() != 0)
    }

    /// The ikebana and calligraphy cards in the lantern area.
    pub fn lantern_arts(&self) -> impl Iterator<Item = ArtCard> {
        let set = u64::from(self.arts);
        ArtCard::all().filter(move |card| set & card.bit() != 0)
    }

    /// The lantern reward (WC-6.1).
    pub const fn lantern(&self) -> Goods {
        self.lantern
    }

    /// The lantern reward, summed up anew (WC-6.1, WC-6.2, WCM-6.9).
    pub(crate) fn lantern_from_cards(&self) -> Goods {
        let mut goods = self.resource.map_or(Goods::NONE, Resource::back);
        self.lantern_cards().for_each(|card| goods.add(card.back()));
        self.lantern_arts().for_each(|card| goods.add(card.back()));
        goods
    }

    /// A card goes from the clan board to the lantern area (WC-5.3).
    pub(crate) fn tuck(&mut self, card: Card) {
        self.lanterns |= card.bit();
        self.lantern.add(card.back());
    }

    /// An ikebana or calligraphy card goes to the lantern area (WCM-4.8).
    pub(crate) fn tuck_art(&mut self, card: ArtCard) {
        self.arts |= card.bit() as u16;
        self.lantern.add(&CURTAINS[card.index()].back);
    }

    pub(crate) fn feed(&self, digest: &mut Digest) {
        digest.word(u64::from(self.coins) << 32 | u64::from(self.points) << 16 | u64::from(self.arts));
        digest.word(self.lanterns);
        digest.bytes(&self.held);
        digest.bytes(&self.courtiers);
        digest.bytes(&self.warriors);
        digest.bytes(&self.geishas);
        digest.bytes(&self.dice);
        let number = |piece: Option<u8>| piece.map_or(u8::MAX, |piece| piece);
        digest.bytes(&[
            self.influence,
            self.gardeners,
            number(self.action.map(u8::from)),
            number(self.resource.map(u8::from)),
            number(self.token.map(u8::from)),
        ]);
    }
}
