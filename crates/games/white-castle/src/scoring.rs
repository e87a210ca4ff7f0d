//! Points (WC-9, WCM-8).

use arrayvec::ArrayVec;
use engawa_kernel::{Outcome, Seat, SeatSet, Sheet, bits};

use crate::board::{Board, RIVAL};
use crate::clan::Clan;
use crate::data::{TEA, YARDS};
use crate::place::{Floor, Member, TeaPlace};
use crate::{Good, influence};

/// The score lines, in the order of the sheet.
pub(crate) const LINES: [&str; 8] =
    ["play", "coins", "resources", "influence", "courtiers", "warriors", "gardeners", "geishas"];

/// What a courtier is worth by floor (WC-9.5).
const COURTIERS: [u8; 4] = [1, 3, 6, 10];

impl Floor {
    /// What a courtier counts there (WC-9.5).
    pub const fn points(self) -> u8 {
        COURTIERS[self.index()]
    }
}

/// What a geisha in a tea-house room is worth: two points for each member that the room counts (WCM-8.2).
pub(crate) fn tea_room_points(clan: &Clan, room: TeaPlace) -> i32 {
    let member = match room {
        TeaPlace::RoomUpper => Member::Gardener,
        TeaPlace::RoomMiddle => Member::Warrior,
        _ => Member::Courtier,
    };
    2 * i32::from(clan.away(member))
}

/// What so many of a resource are worth (WC-9.3).
pub fn stock(n: u16) -> i32 {
    match n {
        0..3 => 0,
        3..7 => 1,
        _ => 2,
    }
}

/// The points of a clan by line, as they would be counted now (WC-9.1); with Matcha the same and its geishas (WCM-8.3). What its gardens are worth lies on the table.
pub(crate) fn points(clan: &Clan, gardens: i32) -> [i32; LINES.len()] {
    // Whisks are the fourth (WCM-8.1); without Matcha nobody has any.
    let resources = [Good::Food, Good::Iron, Good::Pearl, Good::Whisk].map(|good| stock(clan.has(good)));
    let courtiers = Floor::ALL.iter().map(|&floor| i32::from(clan.courtiers(floor) * floor.points()));
    let yards: i32 =
        clan.warriors.iter().zip(&YARDS).map(|(warriors, yard)| i32::from(warriors * yard.points)).sum();
    let geishas = TeaPlace::ALL.iter().map(|&place| {
        let each = TEA.get(place.index()).map_or_else(|| tea_room_points(clan, place), |face| face.0.into());
        i32::from(clan.geishas(place)) * each
    });
    [
        clan.points.into(),
        // WC-9.2.
        i32::from(clan.coins + clan.has(Good::Seal)) / 5,
        resources.iter().sum(),
        influence::points(clan.influence),
        courtiers.sum(),
        yards * i32::from(clan.inside()),
        gardens,
        geishas.sum(),
    ]
}

impl Board {
    /// What is printed on the gardens of a clan (WC-9.7).
    fn garden_points(&self, clan: &Clan) -> i32 {
        bits(clan.gardeners).map(|bed| i32::from(self.beds[bed % 6].points())).sum()
    }

    /// The sheet of a clan by index; ties by the place in the turn order as it would be now (WC-9.8).
    fn sheet_of(&self, index: usize) -> Sheet {
        let count = self.clan_count();
        let place = self.standing[..count].iter().position(|&clan| usize::from(clan) == index);
        let clan = &self.clans[index];
        Sheet::new(&points(clan, self.garden_points(clan)), &[(count - place.unwrap_or(count)) as i32])
    }

    /// The points of a player as they would be counted now.
    pub fn sheet(&self, seat: Seat) -> Option<Sheet> {
        self.seats.has(seat).then(|| self.sheet_of(seat.index()))
    }

    /// The points of the rival as they would be counted now (WC-10.11).
    pub fn rival_sheet(&self) -> Option<Sheet> {
        self.is_solo().then(|| self.sheet_of(RIVAL))
    }

    /// How the game would end now (WC-9.8, WC-10.11).
    pub(crate) fn result(&self) -> Outcome {
        let rank = |sheet: &Sheet| (sheet.total(), sheet.ties.first().copied());
        let sheets: ArrayVec<Sheet, _> = self.seats.seats().filter_map(|seat| self.sheet(seat)).collect();
        let mut outcome = Outcome::among(sheets, rank);
        if let Some(rival) = self.rival_sheet() {
            if outcome.sheets.iter().all(|sheet| rank(sheet) < rank(&rival)) {
                outcome.winners = SeatSet::NONE;
            }
            outcome.rival = Some(rival);
        }
        outcome
    }
}
