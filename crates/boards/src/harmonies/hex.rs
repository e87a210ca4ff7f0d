//! The ground: flat-top hexes seen from a little above. A hex is 100 wide; the ground is squashed to 85 %.

use std::borrow::Cow;
use std::sync::LazyLock;

use engawa_harmonies::{Cell, Side};

use crate::order::in_order;
use crate::scene::short;

/// From the middle of a hex to its corner.
const RADIUS: f32 = 50.0;
/// From the middle of a hex to the middle of its edge, on the squashed ground.
const HALF: f32 = 36.8;

/// The outline of a cell.
pub(super) const CELL: &str = "M47 0L23.5 34.6H-23.5L-47 0L-23.5-34.6H23.5Z";
/// Inside a cell: hovered.
pub(super) const HOVER: &str = "M45 0L22.5 33.1H-22.5L-45 0L-22.5-33.1H22.5Z";
/// Inside a cell: the last move, a habitat that stands.
pub(super) const MARK: &str = "M44 0L22 32.4H-22L-44 0L-22-32.4H22Z";
/// Inside a cell: lit.
pub(super) const LIT: &str = "M42.5 0L21.3 31.3H-21.3L-42.5 0L-21.3-31.3H21.3Z";
/// Around a cell: the keyboard is here.
pub(super) const FOCUS: &str = "M53 0L26.5 39H-26.5L-53 0L-26.5-39H26.5Z";
/// A cell in a habitat.
pub(super) const SPOT: &str = "M48.5 0L24.3 35.7H-24.3L-48.5 0L-24.3-35.7H24.3Z";

/// The middle of the hex at these axial coordinates.
pub(super) fn middle(q: i8, r: i8) -> (f32, f32) {
    (1.5 * RADIUS * f32::from(q), HALF * (2.0 * f32::from(r) + f32::from(q)))
}

/// The middle of a cell.
pub(super) fn centre(cell: Cell) -> (f32, f32) {
    let (q, r) = cell.axial();
    middle(q, r)
}

/// The cells of a side from the back to the front, so that a pile covers what is behind it.
pub(super) fn back_to_front(side: Side) -> Vec<Cell> {
    let mut cells: Vec<Cell> = side.cells().collect();
    let depth = |cell: &Cell| (2 * cell.row() + cell.column() % 2, cell.column());
    in_order(&mut cells, |a, b| depth(a) < depth(b));
    cells
}

/// Hexes of a size with these middles as one path.
pub(super) fn hexes(middles: impl Iterator<Item = (f32, f32)>, scale: f32) -> String {
    let (wide, half, high) = (RADIUS * scale, RADIUS * scale / 2.0, HALF * scale);
    let [across, half, down] = [wide, half, high].map(short);
    let hex = |(x, y): (f32, f32)| {
        let [x, y] = [x + wide, y].map(short);
        format!("M{x} {y}l-{half} {down}h-{across}l-{half}-{down}l{half}-{down}h{across}Z")
    };
    middles.map(hex).collect()
}

/// What never changes about the picture of a side. Boards are drawn at every touch: this is made once.
struct Ground {
    wood: String,
    cells: String,
    view_box: String,
}

impl Ground {
    fn of(side: Side) -> Ground {
        let middles = || side.cells().map(centre);
        let far = middles().fold((0_f32, 0_f32), |far, at| (far.0.max(at.0), far.1.max(at.1)));
        let view_box = format!("-64 -72 {} {}", short(far.0 + 128.0), short(far.1 + 132.0));
        Ground { wood: hexes(middles(), 1.0), cells: hexes(middles(), 0.94), view_box }
    }
}

static GROUNDS: LazyLock<[Ground; 2]> = LazyLock::new(|| Side::ALL.map(Ground::of));

/// The wood below all cells of a side.
pub(super) fn wood(side: Side) -> Cow<'static, str> {
    Cow::Borrowed(&GROUNDS[side as usize].wood)
}

/// The outlines of all cells of a side.
pub(super) fn cells(side: Side) -> Cow<'static, str> {
    Cow::Borrowed(&GROUNDS[side as usize].cells)
}

/// The part of the plane that a board fills, with room for the highest pile: x, y, width, height.
pub(super) fn view_box(side: Side) -> Cow<'static, str> {
    Cow::Borrowed(&GROUNDS[side as usize].view_box)
}
