//! The year begins: the refresh of winter, then spring with its gifts (BA-9.3 to BA-9.5, BA-5).

use engawa_kernel::{Deck, Sink, Stage};

use crate::board::{Board, Step};
use crate::event::Season;
use crate::{Deed, Event, TileType, Zone};

impl Board {
    /// Whether the beginning of the year needs chance: with four players all gifts are turned up, and the first year has no
    /// refresh.
    pub(crate) fn year_reveals(&self) -> bool {
        self.round > 0 || self.seats.get() < Deed::ALL.len()
    }

    /// Passes the start token and refreshes the board (not before the first year), then turns up gifts (BA-9.3 to BA-9.5,
    /// BA-5.1).
    pub(crate) fn begin_year<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        if self.round > 0 {
            self.first = self.seats.after(self.first);
            stage.tell(|| Event::FirstPassed { seat: self.first });
            for of_type in TileType::ALL {
                self.refresh_tiles(of_type, stage);
            }
            for zone in Zone::ALL {
                self.refresh_tokens(zone, stage);
            }
            self.lay_out_food(stage);
        }
        self.round += 1;
        let round = self.round;
        stage.tell(|| Event::SeasonBegan { season: Season::Spring, round });
        // The gifts left face down are drawn anew every spring, so nothing need be shuffled in the setup (BA-2.2).
        self.gifts = 0b1111;
        // All four are there when four play: nothing to draw.
        if self.seats.get() < Deed::ALL.len() {
            let mut gifts = Deck::<0>::of(0b1111);
            for _ in self.seats.get()..Deed::ALL.len() {
                let left = gifts.draw(&mut self.chance, self.seats.all(), stage);
                self.gifts &= left.map_or(0b1111, |gift| !(1 << gift));
            }
        }
        stage.tell(|| Event::GiftsShown { gifts: self.gifts().collect() });
        self.active = self.first;
        self.take_stick(stage);
    }

    /// The active player takes the stick of the round, so that summer begins with 4, 5, 6, 7 (BA-5.3), then chooses a gift
    /// (BA-5.2).
    fn take_stick<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        let player = self.acting_mut();
        if player.waiting > 0 {
            player.waiting -= 1;
            player.sticks += 1;
            stage.tell(|| Event::StickTaken { seat: self.active });
        }
        self.step = Step::Gift;
    }

    /// The gift that is left for the last player (BA-5.4).
    pub(crate) fn only_gift(&self) -> Option<Deed> {
        if self.gifts.is_power_of_two() { self.gifts().next() } else { None }
    }

    /// The active player takes a gift and carries out its action at once (BA-5.2).
    pub(crate) fn take_gift<S: Sink<Event>>(&mut self, gift: Deed, stage: &mut Stage<'_, S>) {
        self.gifts &= !(1 << gift as u8);
        self.step = Step::GiftTaken;
        stage.tell(|| Event::GiftTaken { seat: self.active, gift });
        self.begin(gift, stage);
    }

    /// The next player chooses when the gift before is carried out (BA-R26), or summer begins (BA-5.2, BA-6).
    pub(crate) fn next_to_choose<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        self.active = self.seats.after(self.active);
        if self.active != self.first {
            self.take_stick(stage);
            return;
        }
        let round = self.round;
        stage.tell(|| Event::SeasonBegan { season: Season::Summer, round });
        self.begin_turn(self.first, stage);
    }

    /// The bottom tile goes under its stack, the others move down, one new is dealt (BA-9.4, BA-R25).
    fn refresh_tiles<S: Sink<Event>>(&mut self, of_type: TileType, stage: &mut Stage<'_, S>) {
        let (column, deck) = (&mut self.home[of_type as usize], &mut self.home_decks[of_type as usize]);
        if let Some(tile) = column.bottom()
            && deck.put_under(tile.card(), self.seats.all()).is_ok()
        {
            column.take(0);
            stage.tell(|| Event::TileRetired { tile });
        }
        self.deal_tile(of_type, stage);
    }

    /// The same with harmony tokens.
    fn refresh_tokens<S: Sink<Event>>(&mut self, zone: Zone, stage: &mut Stage<'_, S>) {
        let (column, deck) = (&mut self.harmony[zone as usize], &mut self.harmony_decks[zone as usize]);
        if let Some(token) = column.bottom()
            && deck.put_under(token.card(), self.seats.all()).is_ok()
        {
            column.take(0);
            stage.tell(|| Event::TokenRetired { token });
        }
        self.deal_token(zone, stage);
    }
}
