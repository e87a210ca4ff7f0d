//! Who holds the seats, and who wants to take back. Knows no game, so a journal can be read without playing it.

use engawa_kernel::{Seat, SeatCount, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{Holder, Level};

/// The bot that holds the seat of a person who left.
const STAND_IN: Level = Level::Greedy;

/// Somebody wants to take back more than is possible alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// The revision that it made: whoever answers names it.
    pub number: u64,
    /// Who asks.
    pub seat: Seat,
    /// How many decisions would stay.
    pub to: usize,
    /// Who has agreed so far, the asking seat included.
    pub agreed: SeatSet,
}

/// The people and bots around a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    holders: Vec<Holder>,
    request: Option<Request>,
}

impl Seating {
    /// As they sat down. Seats beyond the given holders are held by persons, and so are those of stand-ins: whoever left,
    /// left in the journal.
    pub fn new(seats: SeatCount, holders: &[Holder]) -> Seating {
        let holder = |seat: Seat| holders.get(seat.index()).copied().unwrap_or(Holder::Person);
        Seating { holders: seats.seats().map(holder).collect(), request: None }.at_first()
    }

    /// As they sat down, before anybody left.
    #[must_use]
    pub fn at_first(&self) -> Seating {
        let holders = self.holders.iter().map(|holder| match holder {
            Holder::StandIn(_) => Holder::Person,
            &other => other,
        });
        Seating { holders: holders.collect(), request: None }
    }

    /// Who holds the seats.
    pub fn holders(&self) -> &[Holder] {
        &self.holders
    }

    /// Who holds a seat, if the table has it.
    pub fn holder(&self, seat: Seat) -> Option<Holder> {
        self.holders.get(seat.index()).copied()
    }

    /// The seats that persons hold.
    pub fn persons(&self) -> SeatSet {
        self.held_by(|holder| *holder == Holder::Person)
    }

    /// The seats whose bots decide now: without a person left, those who stand in for somebody wait for a return.
    pub fn bots(&self) -> SeatSet {
        let alone = self.persons().is_empty();
        self.held_by(|holder| match holder {
            Holder::Person => false,
            Holder::Bot(_) => true,
            Holder::StandIn(_) => !alone,
        })
    }

    fn held_by(&self, holds: impl Fn(&Holder) -> bool) -> SeatSet {
        let held = self.holders.iter().enumerate().filter(|(_, holder)| holds(holder));
        held.filter_map(|(place, _)| Seat::new(place)).collect()
    }

    /// Who wants to take back.
    pub fn request(&self) -> Option<Request> {
        self.request
    }

    /// Whether nobody but this seat would have to agree.
    pub(crate) fn is_only_person(&self, seat: Seat) -> bool {
        SeatSet::only(seat).contains_all(self.persons())
    }

    pub(crate) fn ask(&mut self, number: u64, seat: Seat, to: usize) {
        self.request = Some(Request { number, seat, to, agreed: SeatSet::only(seat) });
    }

    pub(crate) fn withdraw(&mut self) {
        self.request = None;
    }

    /// One more agreed or one refused. Where to go back now, if everybody agrees.
    pub(crate) fn answer(&mut self, seat: Seat, agree: bool) -> Option<usize> {
        if !agree {
            self.request = None;
        }
        let request = self.request.as_mut()?;
        request.agreed = request.agreed.with(seat);
        self.agreed()
    }

    /// A bot takes the seat; what the person wanted is wanted no longer. Where to go back now, if everybody else agrees.
    pub(crate) fn leave(&mut self, seat: Seat) -> Option<usize> {
        self.replace(seat, Holder::Person, Holder::StandIn(STAND_IN));
        self.request.take_if(|request| request.seat == seat);
        self.agreed()
    }

    pub(crate) fn come_back(&mut self, seat: Seat) {
        self.replace(seat, Holder::StandIn(STAND_IN), Holder::Person);
    }

    fn replace(&mut self, seat: Seat, one: Holder, other: Holder) {
        if let Some(holder) = self.holders.get_mut(seat.index()).filter(|holder| **holder == one) {
            *holder = other;
        }
    }

    /// Bots have nothing against it; every person must have said yes.
    fn agreed(&mut self) -> Option<usize> {
        let persons = self.persons();
        self.request.take_if(|request| request.agreed.contains_all(persons)).map(|request| request.to)
    }
}
