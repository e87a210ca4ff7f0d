//! Setup and draft (BA-2, BA-3).

use engawa_kernel::{Bag, Chance, Deck, SeatCount, Sink, Stage};

use crate::board::{Board, MOST_SEATS, Step, Turn};
use crate::data::{ALL_SHOOTS, BOARD_SET, COPIES, GHOST, PLAIN_SET, START_TOKEN, STARTING, each_shoot};
use crate::display::Column;
use crate::food::Larder;
use crate::grove::{Grove, PLANTED, Slot};
use crate::player::Player;
use crate::shrine::Shrine;
use crate::spirit::Spirits;
use crate::{Event, Options, Shoot, Spirit, Temple, TileType, Zone};

/// Spirits in each stack, the top one left out (BA-2.5).
const UNDER: u8 = 3;

impl Board {
    /// Sets up the table (BA-2, BA-3) up to the draft.
    pub(crate) fn set_up<S: Sink<Event>>(
        options: Options,
        seats: SeatCount,
        stage: &mut Stage<'_, S>,
    ) -> Board {
        let mut chance = Chance::default();
        let first = stage.any_seat(&mut chance, seats);
        let slots = grown(&mut chance, stage);
        let mut board = Board {
            options,
            seats,
            chance,
            first,
            active: first,
            round: 0,
            step: Step::Draft,
            last: None,
            begun: None,
            gap: None,
            turn: Turn::default(),
            grove: Grove { slots, planted: [[None; PLANTED]; Slot::COUNT] },
            shrines: [Shrine::EMPTY; 4],
            unseen: Bag::of([COPIES; 7]),
            boxed: Spirits::NONE,
            home: [Column::EMPTY; 2],
            home_decks: TileType::ALL.map(|of_type| Deck::of(of_type.deck(seats.get()))),
            harmony: [Column::EMPTY; 3],
            harmony_decks: Zone::ALL.map(|zone| Deck::of(zone.deck())),
            larder: Larder::WHOLE,
            gifts: 0,
            draft: 0,
            gone: 0,
            players: [Player::NEW; MOST_SEATS],
        };
        stage.tell(|| Event::SetUp { first });
        for zone in Zone::ALL {
            while board.harmony[zone as usize].has_gap() && board.deal_token(zone, stage) {}
        }
        for of_type in TileType::ALL {
            while board.home[of_type as usize].has_gap() && board.deal_tile(of_type, stage) {}
        }
        for temple in Temple::ALL {
            board.shrines[temple.index()].under = UNDER + 1;
            board.show_spirit(temple, stage);
        }
        board.lay_out_food(stage);
        if board.has_ghost() {
            board.deal_ghost(stage);
        }
        board.deal_players(stage);
        board.run(stage);
        board
    }

    /// Everybody's first token, of the zone that the data name (BA-R27), a starting set for each, then the plain shoots (BA-3.3
    /// to BA-3.5, BA-R28).
    fn deal_players<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        let (mut piles, seats) = (Deck::<0>::of(0b1111), self.seats);
        for player in &mut self.players[..seats.get().min(MOST_SEATS)] {
            let deck = &mut self.harmony_decks[START_TOKEN as usize];
            if let Some(token) = deck.draw(&mut self.chance, seats.all(), stage) {
                player.held[START_TOKEN as usize] |= 1 << token;
            }
            let set = piles.draw(&mut self.chance, seats.all(), stage).unwrap_or(0);
            for shoot in STARTING[usize::from(set)].into_iter().filter_map(Shoot::new) {
                player.areas[shoot.temple().index()] |= shoot.set();
            }
        }
        let mut plain = Deck::<0>::of(PLAIN_SET);
        for _ in 0..2 * seats.get() {
            self.draft |= plain.draw(&mut self.chance, seats.all(), stage).map_or(0, |shoot| 1 << shoot);
        }
        let dealt =
            self.players().iter().fold(BOARD_SET | self.draft, |all, player| all | player.all_shoots());
        self.gone = ALL_SHOOTS & !dealt;
    }

    /// The plain shoot that is left when all others were chosen (BA-R28).
    pub(crate) fn only_plain(&self) -> Option<Shoot> {
        if self.draft.is_power_of_two() { each_shoot(self.draft).next() } else { None }
    }

    /// The active player takes a plain shoot; twice around in the same direction (BA-3.5, BA-R29).
    pub(crate) fn take_plain<S: Sink<Event>>(&mut self, shoot: Shoot, stage: &mut Stage<'_, S>) {
        self.draft &= !shoot.set();
        self.acting_mut().areas[shoot.temple().index()] |= shoot.set();
        stage.tell(|| Event::Drafted { seat: self.active, shoot });
        self.active = self.seats.after(self.active);
        if self.draft == 0 {
            self.step = Step::Year;
        }
    }

    /// Deals the ghost's sticks to the temples (BA-2.8).
    pub(crate) fn deal_ghost<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        let mut tokens = Deck::<0>::of(0b1111);
        for shrine in &mut self.shrines {
            let token = tokens.draw(&mut self.chance, self.seats.all(), stage).unwrap_or(0);
            shrine.ghost = GHOST[usize::from(token)];
        }
        stage.tell(|| Event::GhostDealt { sticks: self.shrines.map(|shrine| shrine.ghost) });
    }

    /// Turns up the next spirit of a temple (BA-2.5, BA-8.3).
    pub(crate) fn show_spirit<S: Sink<Event>>(&mut self, temple: Temple, stage: &mut Stage<'_, S>) {
        let shrine = &mut self.shrines[temple.index()];
        if shrine.top.is_some() || shrine.under == 0 {
            return;
        }
        if let Some(spirit) = self.unseen.draw(&mut self.chance, stage).map(|place| Spirit::ALL[place]) {
            shrine.under -= 1;
            shrine.top = Some(spirit);
            stage.tell(|| Event::SpiritShown { temple, spirit });
        }
    }
}

/// The board-set shoots in their slots (BA-2.1).
fn grown<S>(chance: &mut Chance, stage: &mut Stage<'_, S>) -> [[Shoot; 3]; Slot::COUNT] {
    let mut pile = Deck::<0>::of(BOARD_SET);
    let everybody = engawa_kernel::SeatSet::NONE;
    let mut draw = || pile.draw(chance, everybody, stage).and_then(Shoot::new).unwrap_or(ANY_SHOOT);
    [(); Slot::COUNT].map(|()| [(); 3].map(|()| draw()))
}

/// Twelve cells take the twelve shoots of the set, so this one never steps in; the compiler cannot know.
const ANY_SHOOT: Shoot = match Shoot::new(17) {
    Some(shoot) => shoot,
    None => panic!("the board set begins with shoot 17"),
};
