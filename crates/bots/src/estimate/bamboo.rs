//! Bamboo: the points on the board, tokens that a tile or two would fulfil, the meals to come, temples that look won.

use engawa_bamboo::{
    Bamboo, Begun, Board, Cell, House, Player, ROUNDS, Shrine, Side, Spirit, Spot, Step, Symbol, Temple,
    Token, Winner, Wish, night_kind,
};
use engawa_kernel::{Rules, Seat, Viewer};

use super::{Estimate, Judged, POINT};

/// Points in sight, in hundredths; found by playing against random bots and against each other.
mod worth {
    /// A stick in the reserve or an activation that is left: an action to come.
    pub(super) const ACTION: i32 = 150;
    /// A coin, while there is something to buy.
    pub(super) const COIN: i32 = 32;
    /// Of a fulfilled token, while there are actions left to score it.
    pub(super) const FULFILLED: i32 = 80;
    /// Of a token that lacks so many tiles.
    pub(super) const LACKING: [i32; 4] = [80, 42, 18, 6];
    /// What a space for tokens is worth: a token that does not come about blocks it.
    pub(super) const SPACE: i32 = 10;
    /// Food that the next meal needs, when few actions are left to cook it, and when there are some: an action cooks more
    /// than one.
    pub(super) const NEEDED: [i32; 2] = [95, 55];
    /// Food that a later meal may need.
    pub(super) const SPARE: i32 = 35;
    /// What a tile will eat in each later winter.
    pub(super) const EATER: i32 = 24;
    /// Of the imbalance, in the first years.
    pub(super) const TILTED: [i32; 5] = [25, 25, 45, 70, 100];
    /// A spirit that can be used in a summer to come.
    pub(super) const AWAKE: i32 = 130;
    /// A spirit of a new type in a temple that would be won now, by itself and for its use.
    pub(super) const NEW_SPIRIT: i32 = 330;
    /// A spirit of a type that is owned already.
    pub(super) const OLD_SPIRIT: i32 = 110;
    /// A joker in hand.
    pub(super) const JOKER: i32 = 20;
    /// The second part of a harmony action that has begun.
    pub(super) const SECOND_PART: i32 = 100;
    /// An improve action or a Tengu that has begun.
    pub(super) const BEGUN: i32 = 70;
}

/// What one seat looks at.
struct Outlook<'a> {
    board: &'a Board,
    seat: Seat,
    player: &'a Player,
    /// Winters whose meal is still to come.
    meals: i32,
    /// Whether actions will come after this moment.
    acts: bool,
}

impl<'a> Outlook<'a> {
    fn of(board: &'a Board, seat: Seat) -> Option<Outlook<'a>> {
        let player = board.player(seat)?;
        let seats = board.seats().get();
        let place = |seat: Seat| (seat.index() + seats - board.first().index()) % seats;
        let eaten = match board.step() {
            Step::Year => board.round() > 0,
            Step::Meal => place(seat) < place(board.active()),
            Step::Over => true,
            _ => false,
        };
        let round = board.round().max(1);
        let meals = i32::from(ROUNDS - round.min(ROUNDS)) + i32::from(!eaten);
        let winter = matches!(board.step(), Step::Autumn | Step::Wake | Step::Meal | Step::Over);
        let mine = board.active() == seat && board.activations() > 0;
        let acts = round < ROUNDS || (!winter && (player.sticks() > 0 || mine));
        Some(Outlook { board, seat, player, meals, acts })
    }

    /// How few tiles the token lacks, if the cells allow it at all.
    fn lacks(&self, token: Token) -> Option<usize> {
        let (first, count) = token.zone().columns();
        let house = self.player.house();
        let mut cells = Cell::all().filter(|cell| (first..first + count).contains(&cell.column()));
        match *token.wish() {
            Wish::Kind(kind) => cells.any(|cell| self.takes(house, cell, Some(kind))).then_some(1),
            Wish::Sum { kind, comfort } => {
                let (mut there, mut free) = (0, 0);
                for cell in cells {
                    match house.tile(cell) {
                        Some(tile) if tile.kind() == kind => there += tile.comfort(),
                        Some(_) => {}
                        None => free += usize::from(self.takes(house, cell, Some(kind))),
                    }
                }
                let tiles = usize::from(comfort.saturating_sub(there)).div_ceil(2);
                (tiles <= free).then_some(tiles)
            }
            Wish::Pattern { spots, comfort } => {
                cells.filter_map(|corner| self.lacks_at(corner, first + count, spots, comfort)).min()
            }
        }
    }

    /// How few tiles a pattern lacks with its corner here.
    fn lacks_at(&self, corner: Cell, end: u8, spots: &[Spot], comfort: u8) -> Option<usize> {
        let house = self.player.house();
        let (mut lacking, mut there) = (0, 0);
        for spot in spots {
            let cell = Cell::at(corner.column() + spot.dx, corner.row() + spot.dy)?;
            if cell.column() >= end {
                return None;
            }
            match house.tile(cell) {
                Some(tile) if spot.kind.is_none_or(|kind| kind == tile.kind()) => there += tile.comfort(),
                None if self.takes(house, cell, spot.kind) => lacking += 1,
                _ => return None,
            }
        }
        // Those that are lacking must bring the rest of the comfort.
        let most = there + 3 * lacking as u8;
        if most < comfort { None } else { Some(lacking) }
    }

    /// Whether an empty cell may take such a tile.
    fn takes(&self, house: &House, cell: Cell, kind: Option<engawa_bamboo::TileKind>) -> bool {
        let by_night = self.board.options().side == Side::Night;
        let reserved = if by_night { night_kind(self.seat.index(), cell) } else { None };
        house.tile(cell).is_none() && (kind.is_none() || reserved.is_none() || reserved == kind)
    }

    /// What the tokens on the board promise beyond the half that the sheet counts already.
    fn tokens(&self) -> i32 {
        if !self.acts {
            return 0;
        }
        let years = i32::from(ROUNDS - self.board.round().clamp(1, ROUNDS));
        let promise = |token: Token| {
            let happiness = i32::from(token.happiness());
            if self.player.fulfils(token) {
                return happiness * worth::FULFILLED - i32::from(token.half()) * POINT - worth::SPACE;
            }
            let Some(lacking) = self.lacks(token) else { return -2 * worth::SPACE };
            let share = worth::LACKING[lacking.clamp(1, 3)];
            // In the last years there is no time for far ones.
            happiness * share * (4 + years) / 7 - worth::SPACE
        };
        self.player.tokens().map(promise).sum()
    }

    /// Food that is there and food that will be needed.
    fn meals(&self) -> i32 {
        if self.meals == 0 {
            return 0;
        }
        let eating = self.board.step() == Step::Meal && self.board.active() == self.seat;
        let tiles = i32::from(self.player.house().len());
        let owed = if eating { i32::from(self.board.owed()) } else { tiles };
        let okami = 4 * i32::from(self.player.awake().count(Spirit::Okami));
        let there = i32::from(self.player.food().value()) + okami;
        let later = self.meals - 1;
        let needed = worth::NEEDED[usize::from(self.player.sticks() > 1 && !eating)];
        let spare = (there - owed).clamp(0, later * (tiles + 2));
        (there.min(owed) - owed) * needed + spare * worth::SPARE - later * tiles * worth::EATER
    }

    /// Temples as they would go now.
    fn temples(&self) -> i32 {
        let players = self.board.seats().seats().zip(self.board.players());
        let others: i32 = players
            .filter(|(seat, _)| *seat != self.seat)
            .map(|(_, player)| i32::from(player.sticks()))
            .sum();
        let worth = |shrine: &Shrine| {
            let Some(spirit) = shrine.spirit() else { return 0 };
            let owned = self.player.awake().count(spirit) + self.player.asleep().count(spirit) > 0;
            let full = if owned { worth::OLD_SPIRIT } else { worth::NEW_SPIRIT };
            // How sure it is: more sticks than needed, few sticks left to others.
            let mine = i32::from(shrine.count(self.seat));
            match shrine.winner() {
                Some(Winner::Seat(seat)) if seat == self.seat => full * (6 + mine.min(4)) / (10 + others / 2),
                _ => full * mine.min(4) / 24,
            }
        };
        Temple::ALL.iter().map(|&temple| worth(self.board.shrine(temple))).sum()
    }

    fn spirits(&self) -> i32 {
        if self.board.round() >= ROUNDS && !self.acts {
            return 0;
        }
        self.player.awake().iter().filter(|&spirit| spirit != Spirit::Okami).count() as i32 * worth::AWAKE
    }

    fn all(&self) -> i32 {
        let Some(sheet) = self.board.sheet(self.seat) else { return 0 };
        let tilt = sheet.lines[6];
        let year = usize::from(self.board.round().min(ROUNDS));
        let share = if self.acts { worth::TILTED[year] } else { 100 };
        let sum = (sheet.total() - tilt) * POINT + tilt * share;
        let mine = if self.board.active() == self.seat { i32::from(self.board.activations()) } else { 0 };
        let coins = if self.acts { i32::from(self.player.coins()).min(12) * worth::COIN } else { 0 };
        let jokers = Temple::ALL
            .iter()
            .flat_map(|&area| self.player.shoots(area))
            .filter(|shoot| shoot.symbol() == Symbol::Joker)
            .count() as i32;
        // An action that has begun is worth what it will bring at least; else the step into it would look like a loss.
        let begun = match self.board.begun().filter(|_| self.board.active() == self.seat) {
            None => 0,
            Some(Begun::Harmony | Begun::Cook) => worth::ACTION,
            Some(Begun::HarmonySecond) => worth::SECOND_PART,
            Some(Begun::Improve | Begun::Tengu { .. }) => worth::BEGUN,
        };
        sum + (i32::from(self.player.sticks()) + mine) * worth::ACTION
            + coins
            + begun
            + jokers * worth::JOKER
            + self.tokens()
            + self.meals()
            + self.temples()
            + self.spirits()
    }
}

impl Judged for Bamboo {
    fn judge() -> &'static dyn Estimate<Bamboo> {
        &Judge
    }
}

/// The usual judge.
struct Judge;

impl Estimate<Bamboo> for Judge {
    fn width(&self) -> usize {
        48
    }

    fn estimate(&self, position: &Bamboo, seat: Seat) -> i32 {
        let view = position.view(Viewer::Seat(seat));
        Outlook::of(&view.board, seat).map_or(0, |sight| sight.all())
    }
}
