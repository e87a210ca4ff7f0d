//! The board derived again from the cards laid, slowly and plainly, and compared with what it keeps.

use crate::board::{Board, Laid};
use crate::cell::{Cell, TowerColour};
use crate::forest::Candidate;
use crate::place::{CORNERS, Frame, Place};
use crate::view::BoardForm;

/// What the uppermost cards show, cell by cell: every card painted over those before.
struct Painting(Vec<[Cell; 128]>);

impl Painting {
    fn of(laid: &[Laid]) -> Painting {
        let mut painting = Painting(vec![[Cell::GROUND; 128]; 128]);
        for laid in laid {
            for ((right, down), cell) in CORNERS.into_iter().zip(laid.card.cells(laid.rotation)) {
                let (x, y) = (laid.at.x() + right, laid.at.y() + down);
                painting.0[(y + 64) as usize][(x + 64) as usize] = match laid.tower {
                    Some(colour) if cell == Cell::CLEARING => Cell::tower(colour),
                    _ => cell,
                };
            }
        }
        painting
    }

    fn cell(&self, x: i32, y: i32) -> Cell {
        self.0[(y + 64) as usize][(x + 64) as usize]
    }
}

impl Board {
    /// Compares what the board keeps with what follows from the cards laid.
    pub(crate) fn audit(&self) -> Result<(), String> {
        let seen = Painting::of(self.laid());
        let frame = self.frame();
        let around = |low: i8, high: i8| i32::from(low) - 2..=i32::from(high) + 2;
        let (columns, rows) = (around(frame.left, frame.right), around(frame.top, frame.bottom));
        let mut real = Frame { left: 0, top: 0, right: 1, bottom: 1 };
        let mut open = Vec::new();
        for (x, y) in rows.flat_map(|y| columns.clone().map(move |x| (x, y))) {
            let cell = seen.cell(x, y);
            if cell != self.cell(x, y) {
                return Err(format!("({x}, {y}) shows {cell}, kept is {}", self.cell(x, y)));
            }
            if cell.is_forest() {
                real = real.with_cell(x as i8, y as i8);
            }
            let below = CORNERS.map(|(right, down)| seen.cell(x + right, y + down));
            let forest = below.iter().filter(|cell| cell.is_forest()).count();
            if (1..=3).contains(&forest) && !below.iter().any(|cell| cell.is_closed()) {
                open.push(Candidate { at: Place::near(x, y), below });
            }
        }
        if real != frame {
            return Err(format!("the frame is {real:?}, kept is {frame:?}"));
        }
        let mut kept = self.forest.candidates().to_vec();
        kept.sort_unstable_by_key(|candidate| candidate.at.code());
        if kept != open {
            return Err(format!("places for a card: {open:?}, kept are {kept:?}"));
        }
        self.audit_cards()
    }

    fn audit_cards(&self) -> Result<(), String> {
        for colour in TowerColour::ALL {
            let card = self.laid().iter().find(|laid| laid.tower == Some(colour));
            if card.and_then(Laid::clearing) != self.tower(colour) {
                return Err(format!("the {colour:?} tower is kept at {:?}", self.tower(colour)));
            }
        }
        // Reading back what was written checks every card, every tower and how far the turn is.
        let again = Board::try_from(BoardForm::from(*self))?;
        if again == *self { Ok(()) } else { Err("built again from its cards the board differs".to_owned()) }
    }
}
