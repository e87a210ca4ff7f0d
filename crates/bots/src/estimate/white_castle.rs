//! The White Castle: the points as they stand, goods and lanterns by the turns that are left to use them, members on their way.

use engawa_kernel::Seat;
use engawa_white_castle::{Board, Clan, Floor, Good, Goods, Member, TeaPlace, WhiteCastle};

use super::Estimate;

/// Hundredths of a point.
const POINT: i32 = 100;

/// Points in sight, in hundredths; found by playing against the Tokugawa clan, thousands of games with one number changed.
mod worth {
    /// The first coin and the first seal, and by how much each further one is worth less.
    pub(super) const COIN: (i32, i32) = (45, 4);
    pub(super) const SEAL: (i32, i32) = (55, 4);
    /// Food, iron or pearl, one after the other: the second and the fifth make something possible.
    pub(super) const RESOURCE: [i32; 7] = [40, 60, 35, 33, 50, -2, 24];
    pub(super) const WHISK: [i32; 7] = [80, 96, 21, 35, 63, 27, 0];
    /// A step of influence beyond its points: the turn order, and the next barrier.
    pub(super) const STEP: i32 = 28;
    /// A unit in the lantern reward by good, for each turn left that may light it (in twentieths).
    pub(super) const LANTERN: [i32; 8] = [55, 64, 20, 54, 56, 43, 88, 42];
    pub(super) const LIT: i32 = 7;
    /// A courtier by floor, for what it may climb to.
    pub(super) const COURTIER: [i32; 3] = [165, 130, 90];
    /// A courtier inside for warriors to come, a warrior for courtiers to come, and the two together.
    pub(super) const INSIDE: i32 = 64;
    pub(super) const WARRIOR: i32 = 60;
    pub(super) const TOGETHER: i32 = 15;
    /// A spot of the domain that is uncovered.
    pub(super) const SPOT: i32 = 36;
    /// A gardener, for each end of a round that may wake its card.
    pub(super) const GARDEN: i32 = 67;
    /// A geisha by place on her way; one in the tea house has arrived.
    pub(super) const GEISHA: [i32; 4] = [72, 80, 304, 68];
    pub(super) const TEA_HOUSE: i32 = -15;
    /// A castle card on the action-card place, instead of the start action.
    pub(super) const CARD: i32 = 15;
    /// With so few turns left goods and members begin to lose what is only in sight.
    pub(super) const LAST_TURNS_OF_GOODS: i32 = 4;
    pub(super) const LAST_TURNS_OF_MEMBERS: i32 = 3;
}

/// What a stock is worth, each one as the table says.
fn stock(table: &[i32; 7], n: u16) -> i32 {
    table.iter().take(n.into()).sum()
}

/// What a stock is worth of which each further one is worth less, down to a fifth.
fn slope((first, less): (i32, i32), n: u16) -> i32 {
    (0..i32::from(n)).map(|before| (first - less * before).max(first / 5)).sum()
}

fn goods(clan: &Clan) -> i32 {
    let resources: i32 =
        Good::RESOURCES.into_iter().map(|good| stock(&worth::RESOURCE, clan.has(good))).sum();
    slope(worth::COIN, clan.has(Good::Coin))
        + slope(worth::SEAL, clan.has(Good::Seal))
        + resources
        + stock(&worth::WHISK, clan.has(Good::Whisk))
        + worth::STEP * i32::from(clan.has(Good::Influence))
}

fn lantern(lantern: Goods) -> i32 {
    let each = |good: Good| worth::LANTERN.get(good.index()).copied().unwrap_or(0);
    lantern.iter().map(|(good, n)| each(good) * i32::from(n)).sum()
}

/// What stands on the boards and has not brought all it can.
fn members(board: &Board, clan: &Clan) -> i32 {
    let courtiers: i32 = Floor::ALL
        .iter()
        .zip(worth::COURTIER)
        .map(|(&floor, each)| each * i32::from(clan.courtiers(floor)))
        .sum();
    let inside: i32 = Floor::ALL[1..].iter().map(|&floor| i32::from(clan.courtiers(floor))).sum();
    let warriors = i32::from(clan.away(Member::Warrior));
    let strolling: i32 = TeaPlace::ALL
        .iter()
        .zip(worth::GEISHA)
        .map(|(&place, each)| each * i32::from(clan.geishas(place)))
        .sum();
    let arrived: i32 = TeaPlace::ROOMS.iter().map(|&room| i32::from(clan.geishas(room))).sum();
    let spots: i32 = Member::ALL.iter().map(|&member| i32::from(clan.away(member))).sum();
    let rounds = i32::from(3u8.saturating_sub(board.round()));
    let castle_card = clan.action().is_some_and(|card| card.floor().is_some());
    courtiers
        + inside * worth::INSIDE
        + warriors * worth::WARRIOR
        + inside * warriors * worth::TOGETHER
        + strolling
        + arrived * worth::TEA_HOUSE
        + spots * worth::SPOT
        + i32::from(clan.away(Member::Gardener)) * worth::GARDEN * rounds
        + i32::from(castle_card) * worth::CARD
}

impl Estimate for WhiteCastle {
    /// Wide: a die that costs coins looks bad until its effect has been played out.
    const WIDTH: usize = 120;

    fn estimate(&self, seat: Seat) -> i32 {
        let board = self.board();
        let (Some(clan), Some(sheet)) = (board.clan(seat), board.sheet(seat)) else { return 0 };
        let left = board.turns_left(seat) as i32;
        let share = |worth: i32, last: i32| worth * left.min(last) / last;
        POINT * sheet.total()
            + share(goods(clan), worth::LAST_TURNS_OF_GOODS)
            + share(members(board, clan), worth::LAST_TURNS_OF_MEMBERS)
            + lantern(clan.lantern()) * left * worth::LIT / 20
    }
}
