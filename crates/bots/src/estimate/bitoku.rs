//! Bitoku: the points as they stand, what is held by the years left to use it, pilgrims on their way, yokai for the winters to
//! come, visions half fulfilled.

use engawa_bitoku::{At, Bitoku, Board, CrystalKind, Phase, Player, Spot, Vision};
use engawa_kernel::Seat;

use super::{Estimate, Judged, POINT};

/// Points in sight, in hundredths; found by playing against random bots with one number changed.
mod worth {
    /// A resource, and by how much each further one of its sort is worth less.
    pub(super) const RESOURCE: (i32, i32) = (70, 12);
    /// Amulets +1, +2, +3, for each year left.
    pub(super) const AMULET: [i32; 3] = [28, 50, 68];
    /// A pip on a die, for each year left.
    pub(super) const PIP: i32 = 22;
    /// A die that is still to be placed, by itself and for each pip; one that may still cross.
    pub(super) const DIE: i32 = 110;
    pub(super) const DIE_PIP: i32 = 45;
    pub(super) const CROSSING: i32 = 140;
    /// A card that is still to be played.
    pub(super) const CARD: i32 = 130;
    /// An available pilgrim, and a step that one has walked.
    pub(super) const PILGRIM: i32 = 90;
    pub(super) const STEP: i32 = 75;
    /// A bitoku that is still to be visited, beyond its points.
    pub(super) const UNVISITED: i32 = 55;
    /// A visited bitoku, for the bridges.
    pub(super) const VISITED: i32 = 35;
    /// Crystals by kind, for each year left.
    pub(super) const CRYSTAL: [i32; 3] = [110, 70, 95];
    /// A building, for each year left, and a mitama or dragonfly without its other half.
    pub(super) const HOUSE: i32 = 70;
    pub(super) const LONE: i32 = 110;
    /// A rock, for each thing that it matches; a rock at all.
    pub(super) const ROCK: i32 = 90;
    /// A step of a kodama beyond its rank.
    pub(super) const KODAMA: i32 = 28;
    /// What a yokai will score in a winter to come, in hundredths of its points now, and by itself.
    pub(super) const WINTER: i32 = 75;
    pub(super) const YOKAI: i32 = 150;
    /// An unfulfilled vision with all it needs, as a share of its points.
    pub(super) const VISION: i32 = 60;
}

/// What resources of one sort are worth.
fn stock((first, less): (i32, i32), n: u8) -> i32 {
    (0..i32::from(n)).map(|before| (first - less * before).max(first / 4)).sum()
}

/// How far a vision is from fulfilled: what of its needs is there, in hundredths.
fn progress(board: &Board, player: usize, card: Vision) -> i32 {
    let own = &board.players()[player];
    let (enlightened, torii) = board.wisdom(player);
    let have = [
        own.goods.sum(),
        own.houses.into(),
        own.crystal_count(),
        own.mitama.count_ones(),
        own.pairs(),
        enlightened,
        torii,
        own.visited.into(),
    ];
    let needs = card.needs();
    let all: u32 = needs.iter().map(|&n| u32::from(n)).sum();
    let there: u32 = needs.iter().zip(have).map(|(&n, have)| u32::from(n).min(have)).sum();
    (100 * there * there / (all * all).max(1)) as i32
}

/// What dice and cards of this year can still do.
fn in_hand(board: &Board, own: &Player) -> i32 {
    if board.phase() != Phase::Summer || own.passed {
        return 0;
    }
    let die = |die: &engawa_bitoku::Die| match die.at {
        At::Locked | At::Ready => {
            worth::DIE + worth::DIE_PIP * i32::from(die.value) + worth::CROSSING * 3 / 4
        }
        At::Forest(spot) if spot.index() <= Spot::Forges.index() && die.value > 1 => worth::CROSSING,
        _ => 0,
    };
    let cards = own.played.iter().filter(|card| card.is_none()).count() as i32;
    own.dice.iter().map(die).sum::<i32>() + cards * worth::CARD
}

/// What is held for the years to come.
fn held(board: &Board, own: &Player, years: i32) -> i32 {
    let goods: i32 = own.goods.0.iter().map(|&n| stock(worth::RESOURCE, n)).sum();
    let amulets: i32 = own.amulets.iter().zip(worth::AMULET).map(|(&n, each)| i32::from(n) * each).sum();
    let pips: i32 = own.dice.iter().map(|die| i32::from(die.value)).sum();
    let crystals: i32 = CrystalKind::ALL
        .iter()
        .zip(worth::CRYSTAL)
        .map(|(kind, each)| {
            let there = own.crystals.iter().flatten().filter(|tile| tile.kind() == *kind).count() as i32;
            there * each
        })
        .sum();
    let lone = own.lone_mitama() + own.dragonflies.count_ones() - own.pairs();
    let walked: i32 = own
        .walking
        .iter()
        .enumerate()
        .map(|(cell, &n)| i32::from(n) * (worth::PILGRIM + worth::STEP * (cell as i32 % 8 + 1).min(5)))
        .sum();
    let unvisited: i32 = own.path.cards()[usize::from(own.visited)..]
        .iter()
        .map(|card| worth::UNVISITED + i32::from(card.virtue().points()) * 70)
        .sum();
    let rocks = own.rocks.iter().flatten().count() as i32;
    let kodama: i32 = own.kodama.iter().map(|&cell| i32::from(cell)).sum();
    let share = years.min(2);
    goods * share / 2
        + years
            * (amulets
                + pips * worth::PIP
                + crystals
                + i32::from(own.houses) * worth::HOUSE
                + i32::from(board.phase() != Phase::Over) * 10)
        + (i32::try_from(lone).unwrap_or(0) * worth::LONE
            + i32::from(own.pilgrims) * worth::PILGRIM
            + walked
            + unvisited
            + i32::from(own.visited.min(2)) * worth::VISITED
            + rocks * worth::ROCK
            + kodama * worth::KODAMA)
            * share
            / 2
}

impl Judged for Bitoku {
    fn judge() -> &'static dyn Estimate<Bitoku> {
        &Judge
    }
}

/// The usual judge.
struct Judge;

impl Estimate<Bitoku> for Judge {
    /// Wide: a price looks bad until what it bought has been played out.
    fn width(&self) -> usize {
        60
    }

    fn estimate(&self, position: &Bitoku, seat: Seat) -> i32 {
        let board = position.board();
        let player = seat.index();
        let Some(own) = board.players().get(player) else { return 0 };
        let points = POINT * position.sheet_of(seat).total();
        if board.phase() == Phase::Over {
            return points;
        }
        // Springs, summers or winters that are still to come, the running one as well while it lasts.
        let done = matches!(board.phase(), Phase::Ascension) || own.passed;
        let years = 4 - i32::from(board.round()) + i32::from(!done);
        let winters = match board.phase() {
            Phase::Ascension => 0,
            Phase::Winter => 4 - i32::from(board.round()),
            _ => 5 - i32::from(board.round()),
        };
        let mut scores: Vec<i32> =
            position.yokai_of(seat).map(|card| i32::from(board.winter_points(player, card))).collect();
        scores.sort_unstable_by(|a, b| b.cmp(a));
        let removable = winters.min(scores.len() as i32 - 4).max(0);
        let winter: i32 = scores.iter().take(removable as usize).map(|score| score * worth::WINTER).sum();
        let yokai = winters * (scores.len() as i32 - 5).clamp(0, 5) * worth::YOKAI / 3;
        let fulfilled = board.visions(player).cards;
        let visions: i32 = own
            .visions()
            .filter(|card| fulfilled >> card.index() & 1 == 0)
            .map(|card| {
                let all = i32::from(card.points()) + i32::from(card.penalty());
                all * progress(board, player, card) * worth::VISION / 100
            })
            .sum();
        points + in_hand(board, own) + held(board, own, years) + winter + yokai + visions * years.min(2) / 2
    }
}
