//! Setup (HA-2).

use engawa_kernel::{Bag, Chance, Deck, SeatCount, Sink, Stage};

use crate::board::{Board, Gone, MOST_ROW, MOST_SEATS, Phase};
use crate::data::{ALL_ANIMALS, ALL_SPIRITS, TOKENS};
use crate::hidden::Hidden;
use crate::player::Player;
use crate::{Event, Harmonies, Options, Space, Tokens};

impl Harmonies {
    /// Sets up the table and begins the first turn (HA-2).
    pub(crate) fn set_up<S: Sink<Event>>(
        options: Options,
        seats: SeatCount,
        stage: &mut Stage<'_, S>,
    ) -> Harmonies {
        let mut chance = Chance::default();
        // Random (HA-2.3, HA-R2).
        let first = stage.any_seat(&mut chance, seats);
        let mut game = Harmonies {
            board: Board {
                options,
                seats,
                chance,
                first,
                active: first,
                round: 0,
                phase: Phase::Turn,
                last_round: false,
                emptied: None,
                hand: Tokens::NONE,
                card_taken: false,
                spaces: [Tokens::NONE; Space::MOST],
                row: [None; MOST_ROW],
                bag: Bag::of(TOKENS),
                deck: Deck::of(ALL_ANIMALS),
                gone: Gone { tokens: [0; 6], cards: 0 },
                players: [Player::new(options.side); MOST_SEATS],
            },
            hidden: Hidden {
                spirits: Deck::of(if options.spirits { ALL_SPIRITS } else { 0 }),
                offered: None,
                refused: [None; MOST_SEATS],
            },
        };
        game.board.fill_spaces(stage);
        game.board.fill_row(stage);
        game.begin_turn(first, stage);
        game
    }
}
