//! What one viewer may see, and how it is written.
//!
//! A view is written as its cards in the order in which they were laid; the forest is built again from them, every
//! card checked, so what was read is always a position that can be played.

use arrayvec::ArrayVec;
use engawa_kernel::{Chance, Deck, Seat, SeatCount};
use serde::{Deserialize, Serialize};

use crate::board::{Board, Laid, Phase};
use crate::data::{self, Card};
use crate::hidden::{Clans, each};
use crate::options::Options;

/// What one viewer may see: the board, and the clans that the viewer knows (FO-9.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "ViewForm")]
pub struct View {
    /// What everybody may see.
    pub board: Board,
    /// The clans of every seat: the viewer's own; all when the game is over.
    pub clans: ArrayVec<Option<Clans>, 4>,
}

/// A view as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ViewForm {
    board: Board,
    clans: ArrayVec<Option<Clans>, 4>,
}

impl TryFrom<ViewForm> for View {
    type Error = &'static str;

    fn try_from(ViewForm { board, clans }: ViewForm) -> Result<View, &'static str> {
        let mut seen = Clans::NONE;
        for own in clans.iter().flatten() {
            if own.len() != each(board.seats()) {
                return Err("a player has too many or too few clans");
            }
            if own.iter().any(|clan| seen.contains(clan)) {
                return Err("two players have the same clan");
            }
            seen = seen.iter().chain(own.iter()).collect();
        }
        if clans.len() != board.seats().get() {
            return Err("clans and seats are not equally many");
        }
        Ok(View { board, clans })
    }
}

/// A board as it is written: what follows from the rest is left out.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BoardForm {
    options: Options,
    seats: SeatCount,
    chance: Chance,
    /// Who had the first turn.
    first: Seat,
    phase: Phase,
    /// The cards in the forest, without the start card.
    laid: ArrayVec<Laid, 36>,
    row: [Option<Card>; 4],
    /// The cards that were swept under the deck. All other cards are in the deck in any order.
    #[serde(default)]
    swept: ArrayVec<Card, 36>,
}

impl From<Board> for BoardForm {
    fn from(board: Board) -> BoardForm {
        BoardForm {
            options: board.options,
            seats: board.seats,
            chance: board.chance,
            first: board.first,
            phase: board.phase,
            laid: board.laid()[1..].iter().copied().collect(),
            row: board.row,
            swept: board.deck.tail().iter().filter_map(|settled| Card::new(settled.card.into())).collect(),
        }
    }
}

impl TryFrom<BoardForm> for Board {
    type Error = &'static str;

    fn try_from(form: BoardForm) -> Result<Board, &'static str> {
        if !(2..=4).contains(&form.seats.get()) {
            return Err("two to four can play");
        }
        if !form.seats.has(form.first) {
            return Err("the first player does not sit at the table");
        }
        let mut board = Board::start(form.options, form.seats, form.first);
        (board.chance, board.phase, board.row) = (form.chance, form.phase, form.row);
        board.deck = deck(&form)?;
        for (turn, laid) in form.laid.iter().enumerate() {
            if turn > 0 {
                board.seat = board.seats.after(board.seat);
            }
            board
                .placing(laid.card, laid.rotation, laid.at)
                .check()
                .map_err(|_| "a card cannot lie there")?;
            board.lay(laid.card, laid.rotation, laid.at);
            if let Some(colour) = laid.tower {
                let (due, at) = board.tower_due().ok_or("a tower cannot stand there")?;
                if colour != due {
                    return Err("this tower is not the player's next one");
                }
                board.put_tower(colour, at);
            }
        }
        if board.phase == Phase::Place && !form.laid.is_empty() {
            board.seat = board.seats.after(board.seat);
        }
        board.check_phase()?;
        Ok(board)
    }
}

/// The deck that is left: every card is laid, open, swept or in the deck, and none twice.
fn deck(form: &BoardForm) -> Result<Deck<36>, &'static str> {
    let laid = form.laid.iter().map(|laid| laid.card);
    let open = form.row.iter().flatten().copied();
    let mut loose = data::DECK;
    for card in laid.chain(open).chain(form.swept.iter().copied()) {
        let bit = 1 << card.number();
        if loose & bit == 0 {
            return Err("a card is there twice, or it is the start card");
        }
        loose &= !bit;
    }
    let mut deck = Deck::of(loose);
    for &card in &form.swept {
        deck.put_under(card.into(), form.seats.all()).map_err(|_| "too many cards were swept")?;
    }
    Ok(deck)
}

impl Board {
    /// Whether the turn can be as far as it says.
    fn check_phase(&self) -> Result<(), &'static str> {
        let open = self.row.iter().flatten().count();
        let full = if self.phase == Phase::Confirm { 3 } else { 4 };
        if open > full || (open < full && !self.deck.is_empty()) {
            return Err("the row has too many or too few cards");
        }
        let towered = self.last_laid().is_some_and(|laid| laid.tower.is_some());
        let right = match self.phase {
            Phase::Place => self.ahead() == crate::Ahead::Turn,
            Phase::Confirm => self.last_laid().is_some() && !towered,
            Phase::Tower => self.tower_due().is_some() && !towered,
            Phase::Finish => (towered || self.tower_due().is_some()) && self.reveals_after_turn(self.ahead()),
            Phase::Over => self.ahead().is_end(),
        };
        if right { Ok(()) } else { Err("the turn cannot be that far") }
    }
}
