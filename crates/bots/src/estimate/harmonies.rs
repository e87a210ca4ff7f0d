//! Harmonies: the points on the board, landscapes that want one more token, and habitats that are nearly there.

use std::sync::LazyLock;

use engawa_harmonies::{Card, Colour, Harmonies, Landscape, Pile, Player};
use engawa_kernel::{Rules, Seat, Viewer};

use super::{Estimate, Judged, POINT};

/// Points in sight, in hundredths; found by playing against each other.
mod worth {
    /// A trunk of one or two, waiting for its tree top.
    pub(super) const TRUNK: [i32; 2] = [90, 260];
    /// A mountain without a neighbour, by height.
    pub(super) const LONE_MOUNTAIN: [i32; 3] = [30, 110, 240];
    /// A field without a neighbour.
    pub(super) const LONE_FIELD: i32 = 170;
    /// A red token that is no building yet.
    pub(super) const BUILDING_BEGUN: i32 = 60;
    /// A building that sees so few colours.
    pub(super) const BUILDING: [i32; 3] = [60, 140, 260];
    /// Of the next value of a card: by how many tokens are missing.
    pub(super) const NEXT_CUBE: [i32; 3] = [80, 55, 34];
    /// Of the next value of a card that nothing on the board begins.
    pub(super) const FAR_CUBE: i32 = 16;
    /// Of the values after the next one.
    pub(super) const LATER_CUBES: i32 = 13;
    /// What a place above the board is worth: a card that does not pay blocks it.
    pub(super) const SLOT: i32 = 60;
    /// Of a spirit's points, while its cube is not placed.
    pub(super) const SPIRIT: i32 = 400;
}

/// A set of cells: bit 8q + r + 4 in axial coordinates. Columns are far enough apart that a shift never leaves one and
/// lands in another.
type Cells = u64;

/// How far another spot of a habitat is from the cube, for each rotation, and what must stand there.
struct Other {
    landscape: usize,
    shifts: [i32; 6],
}

/// A habitat, prepared for shifting.
struct Habitat {
    cube: usize,
    others: Vec<Other>,
}

static HABITATS: LazyLock<Vec<Habitat>> = LazyLock::new(|| Card::all().map(habitat).collect());

fn habitat(card: Card) -> Habitat {
    let spots = card.habitat();
    let other = |spot: &engawa_harmonies::Spot| {
        let (mut q, mut r) = (i32::from(spot.q), i32::from(spot.r));
        let shifts = [(); 6].map(|()| {
            let shift = 8 * q + r;
            (q, r) = (-r, q + r);
            shift
        });
        Other { landscape: spot.landscape as usize, shifts }
    };
    // The first spot of a habitat is the one that receives the cube.
    Habitat { cube: spots[0].landscape as usize, others: spots[1..].iter().map(other).collect() }
}

/// Where each landscape stands, and where one or two more tokens would make it.
#[derive(Default)]
struct Outlook {
    away: [[Cells; 9]; 3],
}

/// The landscapes that a pile, or an empty cell, can become, with the tokens it takes.
fn futures(pile: Option<&Pile>) -> &'static [(Landscape, usize)] {
    use Landscape::{Building, Field, Mountain1, Mountain2, Mountain3, Tree1, Tree2, Tree3, Water};
    let Some(pile) = pile else {
        return &[
            (Water, 1),
            (Field, 1),
            (Tree1, 1),
            (Mountain1, 1),
            (Tree2, 2),
            (Mountain2, 2),
            (Building, 2),
        ];
    };
    match (pile.top(), pile.height()) {
        (Colour::Brown, 1) => &[(Tree2, 1), (Building, 1), (Tree3, 2)],
        (Colour::Brown, _) => &[(Tree3, 1)],
        (Colour::Gray, 1) => &[(Mountain2, 1), (Building, 1), (Mountain3, 2)],
        (Colour::Gray, 2) => &[(Mountain3, 1)],
        (Colour::Red, 1) => &[(Building, 1)],
        _ => &[],
    }
}

impl Outlook {
    fn of(player: &Player) -> Outlook {
        let mut sight = Outlook::default();
        for cell in player.side().cells() {
            let (q, r) = cell.axial();
            let here = 1 << (8 * i32::from(q) + i32::from(r) + 4);
            let pile = player.pile(cell);
            if let Some(landscape) = pile.as_ref().and_then(Pile::landscape) {
                sight.away[0][landscape as usize] |= here;
            }
            if player.cube(cell).is_none() {
                for &(landscape, tokens) in futures(pile.as_ref()) {
                    sight.away[tokens][landscape as usize] |= here;
                }
            }
        }
        sight
    }

    /// How few tokens the habitat is away from standing somewhere new, if two can do it.
    fn missing(&self, card: Card, free: Cells) -> Option<usize> {
        let habitat = &HABITATS[usize::from(card.id()) - 1];
        let mut within = [0; 3];
        for turn in 0..6 {
            let cube = [0, 1, 2].map(|tokens| self.away[tokens][habitat.cube] & free);
            let mut so_far = cube;
            for other in &habitat.others {
                let at = |cells: Cells| {
                    let shift = other.shifts[turn];
                    if shift >= 0 { cells >> shift } else { cells << -shift }
                };
                let spot = [0, 1, 2].map(|tokens| at(self.away[tokens][other.landscape]));
                so_far = [
                    so_far[0] & spot[0],
                    so_far[0] & spot[1] | so_far[1] & spot[0],
                    so_far[0] & spot[2] | so_far[1] & spot[1] | so_far[2] & spot[0],
                ];
            }
            within = [0, 1, 2].map(|tokens| within[tokens] | so_far[tokens]);
        }
        within.iter().position(|&cells| cells != 0)
    }
}

/// Landscapes that are begun.
fn begun(player: &Player) -> i32 {
    let mut worth = 0;
    for (cell, pile) in player.piles() {
        let tops = || cell.neighbours().filter_map(|next| player.pile(next)).map(|pile| pile.top());
        let height = usize::from(pile.height());
        worth += match (pile.top(), height) {
            // Nothing goes on a cell with a cube any more.
            (Colour::Brown, _) if player.cube(cell).is_none() => worth::TRUNK[height - 1],
            (Colour::Gray, _) if tops().all(|top| top != Colour::Gray) => worth::LONE_MOUNTAIN[height - 1],
            (Colour::Yellow, _) if tops().all(|top| top != Colour::Yellow) => worth::LONE_FIELD,
            (Colour::Red, 1) if player.cube(cell).is_none() => worth::BUILDING_BEGUN,
            (Colour::Red, 2) => {
                let colours = tops().fold(0u8, |seen, top| seen | 1 << top.index()).count_ones() as usize;
                worth::BUILDING.get(colours).copied().unwrap_or(0)
            }
            _ => 0,
        };
    }
    worth
}

/// What the unfinished cards promise.
fn cards(player: &Player, sight: &Outlook) -> i32 {
    let free: Cells = player
        .side()
        .cells()
        .filter(|&cell| player.cube(cell).is_none())
        .map(engawa_harmonies::Cell::axial)
        .fold(0, |free, (q, r)| free | 1 << (8 * i32::from(q) + i32::from(r) + 4));
    let mut worth = 0;
    for card in player.cards() {
        let missing = sight.missing(card, free);
        let share = missing.map_or(worth::FAR_CUBE, |tokens| worth::NEXT_CUBE[tokens]);
        worth -= worth::SLOT;
        if card.is_spirit() {
            worth += worth::SPIRIT * share / 100;
            continue;
        }
        let placed = player.cubes().filter(|&(_, from)| from == card).count();
        let points = card.points();
        let value = |cubes: usize| cubes.checked_sub(1).map_or(0, |place| i32::from(points[place]));
        worth += (value(placed + 1) - value(placed)) * share;
        worth += (value(points.len()) - value(placed + 1)) * worth::LATER_CUBES;
    }
    worth
}

impl Judged for Harmonies {
    fn judge() -> &'static dyn Estimate<Harmonies> {
        &Judge
    }
}

/// The usual judge.
struct Judge;

impl Estimate<Harmonies> for Judge {
    fn width(&self) -> usize {
        40
    }

    fn estimate(&self, position: &Harmonies, seat: Seat) -> i32 {
        let view = position.view(Viewer::Seat(seat));
        let Some(player) = view.board.player(seat) else { return 0 };
        let points = Harmonies::sheet(&view, seat).map_or(0, |sheet| sheet.total());
        // What is only in sight is worth less when few turns are left: a turn fills about two cells.
        let left = (player.empty_cells().count() as i32 - 2).clamp(0, 8);
        let left = if view.board.is_last_round() { 0 } else { left };
        let in_sight = begun(player) + cards(player, &Outlook::of(player));
        POINT * points + in_sight * left / 8
    }
}
