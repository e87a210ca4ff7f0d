//! The game as the kernel asks for it.

use core::ops::RangeInclusive;

use arrayvec::ArrayVec;
use engawa_kernel::{
    Action, Actions, Census, Chance, Component, Deck, Dice, Digest, Game, MAX_SEATS, Outcome, Rules, Seat,
    SeatCount, SeatSet, Secret, Sheet, Sink, Stage, Viewer,
};

use crate::action::{Breach, Kind, Prompt};
use crate::board::{Board, Phase};
use crate::cell::TowerColour;
use crate::data::{self, Card};
use crate::event::Event;
use crate::hidden::{Clans, Hidden, deal, each};
use crate::options::Options;
use crate::scoring;
use crate::view::View;

/// A position of GrandBois.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GrandBois {
    pub(crate) board: Board,
    pub(crate) hidden: Hidden,
}

impl GrandBois {
    /// What everybody may see.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The score sheet of every seat.
    pub(crate) fn sheets(&self) -> ArrayVec<Sheet, MAX_SEATS> {
        let standings = self.board.standings();
        let lines = |seat: Seat| self.board.lines_with(&standings, seat, self.hidden.clans[seat.index()]);
        self.board.seats.seats().map(|seat| lines(seat).sheet()).collect()
    }
}

impl Rules for GrandBois {
    type Options = Options;
    type Kind = Kind;
    type Breach = Breach;
    type Prompt = Prompt;
    type Event = Event;
    type View = View;

    /// FO-2.
    fn setup<S: Sink<Event>>(options: &Options, seats: SeatCount, stage: &mut Stage<'_, S>) -> GrandBois {
        let mut chance = Chance::default();
        let first = stage.any_seat(&mut chance, seats);
        let mut clans = [Clans::NONE; 4];
        deal(&mut clans[..seats.get()], each(seats), &mut chance, stage);
        let mut board = Board::start(*options, seats, first);
        board.chance = chance;
        board.deck = Deck::of(data::DECK);
        let mut game = GrandBois { board, hidden: Hidden { clans } };
        // The open row (FO-2.2).
        game.board.row = [(); 4].map(|()| game.turn_up(stage));
        stage.tell(|| Event::Began { first, row: game.board.row.map(|card| card.unwrap_or(Card::START)) });
        for seat in seats.seats() {
            let clans = Secret::new(SeatSet::only(seat), clans[seat.index()]);
            stage.tell(|| Event::Dealt { seat, clans });
        }
        game
    }

    fn options(&self) -> Options {
        self.board.options
    }

    fn seats(&self) -> SeatCount {
        self.board.seats
    }

    fn chance(&self) -> Chance {
        self.board.chance
    }

    #[inline]
    fn deciders(&self) -> SeatSet {
        self.board.turn().map_or(SeatSet::NONE, SeatSet::only)
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        if self.board.turn() != Some(seat) {
            return None;
        }
        match self.board.phase {
            Phase::Place => Some(Prompt::Place),
            Phase::Confirm => Some(Prompt::Confirm),
            Phase::Tower => self.board.tower_due().map(|(colour, at)| Prompt::Tower { colour, at }),
            Phase::Finish => Some(Prompt::Finish(self.board.ahead())),
            Phase::Over => None,
        }
    }

    fn actions(&self, seat: Seat, out: &mut Actions) {
        out.clear();
        if self.board.turn() != Some(seat) {
            return;
        }
        match self.board.phase {
            // Nothing else can be done: there is no passing (FO-3.4).
            Phase::Place => self.board.list_placements(out),
            Phase::Confirm => out.push(Kind::Confirm),
            Phase::Tower => out.push_each(0b11, Kind::Tower, 1),
            Phase::Finish => out.push(Kind::Finish),
            Phase::Over => {}
        }
    }

    /// The only answer, unless it ends the turn or turns something up. Before a tower *confirm* ends nothing (FO-3.5).
    fn follows(&self, seat: Seat) -> Option<Action> {
        let action = self.only(seat)?;
        let ends = match Kind::of(action)? {
            Kind::Confirm => self.board.tower_due().is_none(),
            kind => kind == Kind::Finish,
        };
        (!ends && !self.reveals(seat, action)).then_some(action)
    }

    fn kind(action: Action) -> Option<Kind> {
        Kind::of(action)
    }

    fn allows(&self, _: Seat, kind: Kind) -> Result<(), Breach> {
        self.board.allows(kind)
    }

    fn perform<S: Sink<Event>>(&mut self, _: Seat, action: Action, stage: &mut Stage<'_, S>) {
        match Kind::of(action) {
            Some(Kind::Place { card, rotation, at }) => self.lay(card, rotation, at, stage),
            Some(Kind::Confirm) => self.confirm(stage),
            Some(Kind::Tower) => self.decide_tower(true, stage),
            Some(Kind::NoTower) => self.decide_tower(false, stage),
            Some(Kind::Finish) => self.end_turn(self.board.ahead(), stage),
            None => {}
        }
    }

    fn reveals(&self, _: Seat, action: Action) -> bool {
        match Kind::of(action) {
            Some(Kind::Confirm) => self.board.confirming_reveals(),
            Some(Kind::Finish) => true,
            _ => false,
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let open = |seat: Seat| self.board.phase == Phase::Over || viewer == Viewer::Seat(seat);
        let clans = |seat: Seat| open(seat).then_some(self.hidden.clans[seat.index()]);
        View { board: self.board, clans: self.board.seats.seats().map(clans).collect() }
    }

    fn redeal(view: &View, dice: &mut Dice) -> GrandBois {
        let (mut chance, mut stage) = (Chance::default(), Stage::silent(dice));
        let mut clans = [Clans::NONE; 4];
        for (clans, known) in clans.iter_mut().zip(&view.clans) {
            *clans = known.unwrap_or_default();
        }
        let seats = view.board.seats;
        deal(&mut clans[..seats.get()], each(seats), &mut chance, &mut stage);
        GrandBois { board: view.board, hidden: Hidden { clans } }
    }

    fn sheet(view: &View, seat: Seat) -> Option<Sheet> {
        let clans = (*view.clans.get(seat.index())?)?;
        Some(view.board.lines(seat, clans).sheet())
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.board.phase == Phase::Over).then(|| scoring::outcome(self.sheets()))
    }

    fn feed(&self, digest: &mut Digest) {
        self.board.feed(digest);
        digest.bytes(&self.hidden.clans.map(Clans::bits));
    }
}

impl Game for GrandBois {
    const ID: &'static str = "grandbois";
    const RULES: u16 = 1;
    const DATA: u64 = data::FINGERPRINT;
    const SEATS: RangeInclusive<usize> = 2..=4;
    const LINES: &'static [&'static str] = &scoring::LINES;
    const COMPONENTS: &'static [Component] = &[
        Component { key: "forest-cards", count: 37, exact: true },
        Component { key: "clan-cards", count: 5, exact: true },
        Component { key: "watchtowers", count: 4, exact: true },
        Component { key: "tower-badges", count: 4, exact: true },
        Component { key: "score-pad", count: 1, exact: true },
    ];

    /// 36 cards are laid and confirmed; with a clearing the tower may be decided and the turn finished.
    fn longest(_: SeatCount) -> usize {
        36 * 4
    }

    fn census(&self, census: &mut Census) {
        let board = &self.board;
        board.laid().iter().for_each(|laid| census.add("card", laid.card.number() as u32, 1));
        board.row.iter().flatten().for_each(|card| census.add("card", card.number() as u32, 1));
        census.add_each("card", board.deck.cards());
        let dealt = self.hidden.clans.iter().fold(0, |dealt, clans| {
            census.add_each("clan", clans.bits().into());
            dealt | clans.bits()
        });
        census.add_each("clan", (Clans::ALL.bits() & !dealt).into());
        for colour in TowerColour::ALL {
            let standing = board.laid().iter().filter(|laid| laid.tower == Some(colour)).count() as u32;
            let left = u32::from(board.tower(colour).is_none());
            census.add("tower", colour.index() as u32, standing + left);
        }
    }

    fn audit(&self) -> Result<(), String> {
        self.board.audit()
    }
}
