//! What is touched for each action.
//!
//! | action | path |
//! |---|---|
//! | take tokens | space |
//! | place a token | colour, cell |
//! | take or swap a card | card of the row |
//! | place a cube | ring on the cell; if several cards could, then the card |
//! | keep a spirit | card |
//! | finish, leave the row | a button |

use engawa_harmonies::{Card, Cell, Colour, Kind, View};

use crate::{Choice, Path, Target};

/// The button that finishes the turn.
const FINISH: Target = Target::button(0);
/// The button that leaves the row of a solo game as it is.
const LEAVE_ROW: Target = Target::button(1);

/// Every kind of target has 256 numbers.
const fn of_kind(kind: u32, number: u32) -> Target {
    Target::new(kind << 8 | number)
}

/// A space of the central board.
pub(super) fn space(number: usize) -> Target {
    of_kind(1, number as u32)
}

/// A token in hand.
pub(super) fn token(colour: Colour) -> Target {
    of_kind(2, colour.index() as u32)
}

/// A cell that a token goes on.
pub(super) fn cell(cell: Cell) -> Target {
    of_kind(3, place(cell))
}

/// A card of the row.
pub(super) fn row_card(card: Card) -> Target {
    of_kind(4, card.id().into())
}

/// The ring on a cell that a cube goes on.
pub(super) fn cube(cell: Cell) -> Target {
    of_kind(5, place(cell))
}

/// An own card that a cube comes from.
pub(super) fn own_card(card: Card) -> Target {
    of_kind(6, card.id().into())
}

/// A spirit card that can be kept.
pub(super) fn spirit(card: Card) -> Target {
    of_kind(7, card.id().into())
}

/// A number for each cell of a side, the same from one drawing to the next.
pub(super) fn place(cell: Cell) -> u32 {
    u32::from(cell.column()) << 3 | u32::from(cell.row())
}

/// The cards of the active player whose cube can go on the cell.
pub(super) fn cards_for(view: &View, cell: Cell) -> impl Iterator<Item = Card> {
    let player = view.board.player(view.board.active());
    player.into_iter().flat_map(move |player| {
        player.cards().filter(move |&card| player.cube_cells(card).any(|c| c == cell))
    })
}

/// What is touched for an action.
pub(super) fn path(view: &View, kind: Kind) -> Path {
    let mut path = Path::new();
    match kind {
        Kind::TakeTokens { space: from } => path.push(space(from.index())),
        Kind::PlaceToken { colour, cell: to } => path.extend([token(colour), cell(to)]),
        Kind::TakeCard { card } | Kind::SwapCard { card } => path.push(row_card(card)),
        Kind::PlaceCube { card, cell: to } => {
            path.push(cube(to));
            if cards_for(view, to).count() > 1 {
                path.push(own_card(card));
            }
        }
        Kind::KeepSpirit { card } => path.push(spirit(card)),
        Kind::Finish => path.push(FINISH),
        Kind::LeaveRow => path.push(LEAVE_ROW),
    }
    path
}

/// What is chosen stays chosen while it leads on. Else a token is chosen, so that the cells for it are lit: of the same
/// colour as before, if there is one.
pub(super) fn begin(view: &View, choices: &[Choice], before: &[Target]) -> Path {
    let leads = |chosen: &[Target]| {
        choices.iter().any(|choice| choice.path.len() > chosen.len() && choice.path.starts_with(chosen))
    };
    if let Some(&first) = before.first()
        && leads(&[first])
    {
        // No path is longer than two: what is chosen is one target.
        return [first].into_iter().collect();
    }
    let hand = view.board.hand();
    let can = |&colour: &Colour| leads(&[token(colour)]);
    let again = hand.colours().find(|&colour| before.contains(&token(colour)) && can(&colour));
    again.or_else(|| hand.colours().find(can)).map(token).into_iter().collect()
}
