//! The White Castle: the points as they stand, and what everything else has still to bring.
//!
//! A thing is worth what it brings until the end beyond the points it counts already: something if there is another turn at
//! all, and more for every turn that is left. The numbers were read from the bot's own games: thirty thousand times a clan
//! was looked at after its turn and again at the end, least squares told which thing had brought how much, and the bot played
//! on with these numbers until they hardly changed. Those games were played against the Tokugawa clan without Matcha; what
//! only Matcha has was read from games with it.

use engawa_kernel::Seat;
use engawa_white_castle::{Bed, Board, Clan, Colour, Floor, Good, Node, TeaPlace, WhiteCastle, Yard};

use super::{Estimate, Judged, POINT};

/// What one of a thing has still to bring, in hundredths of a point: `now` if a turn is left, and `each` for every turn left.
/// Less than nothing now and much for each turn: early it is an engine, late it is in the way of something better.
#[derive(Clone, Copy)]
struct Worth {
    now: i32,
    each: i32,
}

const fn worth(now: i32, each: i32) -> Worth {
    Worth { now, each }
}

/// The first few of a stock, how many these are, and what is beyond them.
struct Stock {
    few: u16,
    first: Worth,
    beyond: Worth,
}

/// Four coins pay for any die or for two audiences; more wait for something to buy. Beyond a dozen they are only fifths of points.
const COINS: Stock = Stock { few: 4, first: worth(110, 4), beyond: worth(-20, 15) };
const MOST_COINS: u16 = 12;
/// A seal opens a dark row of a steward or a barrier: the scarcest good, worth more than a coin and a half.
const SEALS: Stock = Stock { few: 2, first: worth(150, 18), beyond: worth(60, 12) };
/// Three pay for most gardens and yards; what lies beyond waits for the dear ones.
const FOOD: Stock = Stock { few: 3, first: worth(55, 20), beyond: worth(35, 7) };
const IRON: Stock = Stock { few: 3, first: worth(70, 25), beyond: worth(-35, 22) };
/// A climb is paid in twos and a courtier has three floors to go, so pearls keep their use as long as there are turns.
const PEARLS: Stock = Stock { few: 3, first: worth(30, 46), beyond: worth(-5, 35) };
/// Geishas bring little beside the castle; whisks are kept when they come.
const WHISKS: Stock = Stock { few: 3, first: worth(-15, 7), beyond: worth(45, -5) };
/// The fifth iron: the yard with two tiles, whose warriors count double.
const FIFTH_IRON: Worth = worth(240, -10);

/// Standing before a barrier with the seals to pay it: the next step counts three points.
const BARRIER: Worth = worth(105, 0);

/// One more in the lantern reward is as good as the turns that light it: about every other one.
const LANTERN_COIN: Worth = worth(-90, 130);
const LANTERN_SEAL: Worth = worth(-25, 175);
const LANTERN_RESOURCE: Worth = worth(130, 20);
const LANTERN_POINT: Worth = worth(40, 155);
/// The start action card lies in the lantern area: the first castle card has come to the domain. What makes a clan
/// strong follows from it: dark rows at home, and influence with every lantern.
const FIRST_CASTLE_CARD: Worth = worth(1110, 0);
/// A line of the action card that sends a clan member without a seal.
const FREE_LINE: Worth = worth(45, 0);

/// A courtier by floor: the food row he has uncovered, the floors above him, the warriors he will count for.
const COURTIERS: [Worth; 4] = [worth(-30, 35), worth(-35, 70), worth(-15, 120), worth(-140, 165)];
/// A warrior, for each point he counts with a courtier inside: courtiers to come.
const YARD: Worth = worth(-70, 75);
/// A gardener for each end of a round that may wake the card: a plant lets a member act, a stone gives goods.
const PLANT: Worth = worth(360, 0);
const STONE: Worth = worth(370, 0);

/// A geisha at the entrance, on the two spaces of the path, in the tea house.
const ENTRANCE: Worth = worth(-25, 20);
const PATH: [Worth; 2] = [worth(85, -30), worth(125, 70)];
const TEA_HOUSE: Worth = worth(-155, 115);
/// A geisha on the overlook, for each end of a round that may wake it.
const OVERLOOK: Worth = worth(400, 0);

/// A step that waits behind a reveal is no part of what can be thought through; it still brings something.
const WAITING: i32 = 40;
const MOST_WAITING: usize = 3;

/// The points in sight, with so many turns left.
struct Outlook {
    turns: i32,
    sum: i32,
}

impl Outlook {
    fn add(&mut self, count: impl Into<i32>, worth: Worth) {
        self.sum += count.into() * (worth.now + worth.each * self.turns);
    }

    fn add_stock(&mut self, count: u16, stock: &Stock) {
        let first = count.min(stock.few);
        self.add(first, stock.first);
        self.add(count - first, stock.beyond);
    }

    fn goods(&mut self, clan: &Clan) {
        self.add_stock(clan.has(Good::Coin).min(MOST_COINS), &COINS);
        let stocks = [
            (Good::Seal, &SEALS),
            (Good::Food, &FOOD),
            (Good::Iron, &IRON),
            (Good::Pearl, &PEARLS),
            (Good::Whisk, &WHISKS),
        ];
        for (good, stock) in stocks {
            self.add_stock(clan.has(good), stock);
        }
        self.add(clan.has(Good::Iron) >= 5, FIFTH_IRON);
        let marker = clan.has(Good::Influence);
        let barrier = [(5, 1), (10, 2), (14, 3)].into_iter().find(|(before, _)| marker <= *before);
        let can_pass =
            barrier.is_some_and(|(before, seals)| before <= marker + 1 && seals <= clan.has(Good::Seal));
        self.add(can_pass, BARRIER);
    }

    fn lantern(&mut self, clan: &Clan) {
        for (good, n) in clan.lantern().iter() {
            let each = match good {
                Good::Coin => LANTERN_COIN,
                Good::Seal => LANTERN_SEAL,
                Good::Point => LANTERN_POINT,
                // Only the back of a start action card shows influence.
                Good::Influence => FIRST_CASTLE_CARD,
                _ => LANTERN_RESOURCE,
            };
            self.add(n, each);
        }
        if let Some(card) = clan.action() {
            let lines = [Colour::Coral, Colour::Black, Colour::White].map(|colour| card.line(colour));
            let rows = lines.iter().filter_map(|&line| card.rows().get(line));
            let free = rows.filter(|row| matches!(row.effects.parts().first(), Some(Node::Member(_))));
            self.add(free.count() as i32, FREE_LINE);
        }
    }

    fn members(&mut self, board: &Board, clan: &Clan) {
        for (&floor, each) in Floor::ALL.iter().zip(COURTIERS) {
            self.add(clan.courtiers(floor), each);
        }
        for &yard in Yard::ALL {
            self.add(clan.warriors(yard) * yard.points(), YARD);
        }
        // The gardens act at the end of every round but the last.
        let ends = 3u8.saturating_sub(board.round());
        for bed in Bed::ALL.iter().filter(|bed| clan.gardeners() >> bed.index() & 1 == 1) {
            self.add(ends, if bed.is_plant() { PLANT } else { STONE });
        }
        self.add(clan.geishas(TeaPlace::Entrance), ENTRANCE);
        self.add(clan.geishas(TeaPlace::Overlook) * ends, OVERLOOK);
        self.add(clan.geishas(TeaPlace::Path1), PATH[0]);
        self.add(clan.geishas(TeaPlace::Path2), PATH[1]);
        for room in TeaPlace::ROOMS {
            self.add(clan.geishas(room), TEA_HOUSE);
        }
    }
}

impl Judged for WhiteCastle {
    fn judge() -> &'static dyn Estimate<WhiteCastle> {
        &Judge
    }
}

/// The usual judge.
struct Judge;

impl Estimate<WhiteCastle> for Judge {
    /// Wide: a die that costs coins looks bad until its effect has been played out.
    fn width(&self) -> usize {
        120
    }

    fn estimate(&self, position: &WhiteCastle, seat: Seat) -> i32 {
        let board = position.board();
        let (Some(clan), Some(sheet)) = (board.clan(seat), board.sheet(seat)) else { return 0 };
        // Where the player decides for the Tokugawa clan, what it loses is won.
        let rival = board.rival_sheet().map_or(0, |sheet| sheet.total());
        let mut sight = Outlook { turns: board.turns_left(seat) as i32, sum: 0 };
        if sight.turns > 0 {
            sight.goods(clan);
            sight.lantern(clan);
            sight.members(board, clan);
        }
        let waiting = board.pending().len().saturating_sub(1).min(MOST_WAITING) as i32;
        POINT * (sheet.total() - rival) + sight.sum + WAITING * waiting
    }
}
