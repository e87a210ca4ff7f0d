//! The four actions (BA-7): harmony, improve, cook, income; the refills they cause; and Tengu, who is about food too.

use engawa_kernel::{Actions, Sink, Stage};

use crate::action::code;
use crate::board::{Begun, Board, Gap};
use crate::data::price;
use crate::{Breach, Cell, Deed, Event, Food, Kind, Spirit, Tile, TileType, Token, Zone};

/// The coins of an income action (BA-7.3).
const INCOME: u8 = 2;

impl Board {
    /// Begins an action. What needs no choice is carried out at once: income always, harmony and improve if only the single
    /// happiness or coin is possible (BA-7.8, BA-R24), cook if the row holds one kind or none.
    pub(crate) fn begin<S: Sink<Event>>(&mut self, deed: Deed, stage: &mut Stage<'_, S>) {
        match deed {
            Deed::Harmony if self.has_part() => self.begun = Some(Begun::Harmony),
            Deed::Harmony => self.gain_happiness(stage),
            Deed::Improve if self.can_buy() => self.begun = Some(Begun::Improve),
            Deed::Improve => self.gain_coin(stage),
            Deed::Cook => self.begin_cook(stage),
            Deed::Income => {
                let player = self.acting_mut();
                player.coins = player.coins.saturating_add(INCOME);
                stage.tell(|| Event::IncomeGained { seat: self.active, coins: INCOME });
            }
        }
    }

    /// Whether nothing is left to do of an action that has begun.
    #[inline]
    pub(crate) fn is_done(&self, begun: Begun) -> bool {
        match begun {
            // A Tanuki between the parts may make the second one possible; no other spirit does (BA-12.3).
            Begun::HarmonySecond => !self.has_part() && self.usable() & Spirit::Tanuki.set() == 0,
            Begun::Tengu { taken } => taken && self.larder.row.is_empty() && !self.larder.can_lay_out(),
            Begun::Harmony | Begun::Improve | Begun::Cook => false,
        }
    }

    #[inline]
    pub(crate) fn list_begun(&self, begun: Begun, out: &mut Actions) {
        match begun {
            Begun::Harmony => {
                out.push(Kind::GainHappiness);
                self.list_parts(out);
            }
            Begun::HarmonySecond => {
                out.push(Kind::StopHarmony);
                self.list_parts(out);
                self.list_spirits(out);
            }
            Begun::Improve => {
                out.push(Kind::GainCoin);
                self.list_tiles(out);
            }
            Begun::Cook => self.list_food(out),
            Begun::Tengu { taken } => {
                out.push(Kind::Sweep);
                if !taken {
                    self.list_food(out);
                }
            }
        }
    }

    /// Whether an action that has begun may go on like this.
    pub(crate) fn allows_in(&self, begun: Begun, kind: Kind) -> Result<(), Breach> {
        match (begun, kind) {
            (Begun::Harmony, Kind::GainHappiness)
            | (Begun::HarmonySecond, Kind::StopHarmony)
            | (Begun::Improve, Kind::GainCoin)
            | (Begun::Tengu { .. }, Kind::Sweep) => Ok(()),
            (Begun::HarmonySecond, Kind::UseSpirit { spirit }) => self.check_use(spirit),
            (Begun::HarmonySecond, Kind::GainHappiness) => Err(Breach::NoSingleHappiness),
            (Begun::Harmony, Kind::StopHarmony) => Err(Breach::NothingDone),
            (Begun::Harmony | Begun::HarmonySecond, Kind::TakeToken { token }) => self.check_take(token),
            (Begun::Harmony | Begun::HarmonySecond, Kind::ScoreToken { token }) => self.check_score(token),
            (Begun::Improve, Kind::BuyTile { tile, cell }) => self.check_buy(tile, cell),
            (Begun::Tengu { taken: true }, Kind::TakeFood { .. }) => Err(Breach::FoodTaken),
            (Begun::Cook | Begun::Tengu { .. }, Kind::TakeFood { food }) => {
                if self.larder.row.kinds() >> food as u8 & 1 == 0 { Err(Breach::NoSuchFood) } else { Ok(()) }
            }
            _ => Err(Breach::ActionFirst),
        }
    }
}

/// Harmony (BA-7.1).
impl Board {
    /// Whether a token can be taken or scored (BA-7.8).
    #[inline]
    fn has_part(&self) -> bool {
        Zone::ALL.into_iter().any(|zone| self.can_take(zone))
            || Zone::ALL.into_iter().any(|zone| self.acting().scorable(zone) != 0)
    }

    #[inline]
    fn can_take(&self, zone: Zone) -> bool {
        self.harmony[zone as usize].bottom().is_some() && self.acting().has_space(zone)
    }

    #[inline]
    fn list_parts(&self, out: &mut Actions) {
        let player = self.acting();
        for zone in Zone::ALL {
            if player.has_space(zone) {
                self.harmony[zone as usize].iter().for_each(|token| out.push(Kind::TakeToken { token }));
            }
            let first = Kind::first(code::SCORE_TOKEN).0 + u32::from(zone.first_token()) * Kind::NEXT_WHAT;
            out.push_each(player.scorable(zone).into(), engawa_kernel::Action(first), Kind::NEXT_WHAT);
        }
    }

    fn check_take(&self, token: Token) -> Result<(), Breach> {
        let zone = token.zone();
        if self.harmony[zone as usize].row_of(token).is_none() {
            Err(Breach::NotOnDisplay)
        } else if !self.acting().has_space(zone) {
            Err(Breach::NoSpace)
        } else {
            Ok(())
        }
    }

    fn check_score(&self, token: Token) -> Result<(), Breach> {
        let player = self.acting();
        if player.held[token.zone() as usize] >> token.card() & 1 == 0 {
            Err(Breach::NotYourToken)
        } else if !player.fulfils(token) {
            Err(Breach::NotFulfilled)
        } else {
            Ok(())
        }
    }

    /// The single happiness, instead of any part.
    pub(crate) fn gain_happiness<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        self.begun = None;
        let booked = &mut self.acting_mut().booked;
        booked.single = booked.single.saturating_add(1);
        stage.tell(|| Event::HappinessGained { seat: self.active });
    }

    /// After the first part comes the second, after the second nothing. Both are listed from the table as it is then: a token
    /// just taken can be scored (BA-R5).
    #[inline]
    fn part_done(&mut self) {
        self.begun = if self.begun == Some(Begun::Harmony) { Some(Begun::HarmonySecond) } else { None };
    }

    /// Takes a token of the display; its column closes up and waits for its refill (BA-7.7), which comes before a second
    /// part (BA-R6).
    pub(crate) fn take_token<S: Sink<Event>>(&mut self, token: Token, stage: &mut Stage<'_, S>) {
        let zone = token.zone();
        let column = &mut self.harmony[zone as usize];
        if let Some(row) = column.row_of(token) {
            column.take(row);
        }
        self.acting_mut().held[zone as usize] |= 1 << token.card();
        stage.tell(|| Event::TokenTaken { seat: self.active, token });
        self.part_done();
        self.refill_or_wait(Gap::Tokens(zone), stage);
    }

    /// Scores an own token: its space is free again, it lies on the fan. Nothing else frees a space (BA-R7).
    pub(crate) fn score_token<S: Sink<Event>>(&mut self, token: Token, stage: &mut Stage<'_, S>) {
        let (zone, card, gain) = (token.zone() as usize, token.card(), token.happiness());
        let player = self.acting_mut();
        player.held[zone] &= !(1 << card);
        player.scored[zone] |= 1 << card;
        player.booked.tokens = player.booked.tokens.saturating_add(gain.into());
        stage.tell(|| Event::TokenScored { seat: self.active, token, gain });
        self.part_done();
    }
}

/// Improve (BA-7.2).
impl Board {
    /// The cells of the own house that may take the tile (BA-7.2, BA-11.1).
    #[inline]
    fn cells_for(&self, tile: Tile) -> u16 {
        self.acting().cells_for(tile.kind(), self.options.side, self.active.index())
    }

    /// The tiles that the active player can pay for and has a cell for, each with its cells.
    #[inline]
    fn affordable(&self) -> impl Iterator<Item = (Tile, u16)> {
        let coins = self.acting().coins;
        TileType::ALL.into_iter().flat_map(move |of_type| {
            let tiles = self.home[of_type as usize].iter().enumerate();
            tiles
                .filter(move |&(row, _)| price(of_type, row).0 <= coins)
                .map(|(_, tile)| (tile, self.cells_for(tile)))
        })
    }

    #[inline]
    fn can_buy(&self) -> bool {
        self.affordable().any(|(_, cells)| cells != 0)
    }

    #[inline]
    fn list_tiles(&self, out: &mut Actions) {
        for (tile, cells) in self.affordable() {
            out.push_each(cells.into(), Kind::BuyTile { tile, cell: Cell::FIRST }, Kind::NEXT_PLACE);
        }
    }

    fn check_buy(&self, tile: Tile, cell: Cell) -> Result<(), Breach> {
        let Some(row) = self.home[tile.of_type() as usize].row_of(tile) else {
            return Err(Breach::NotOnDisplay);
        };
        if price(tile.of_type(), row).0 > self.acting().coins {
            Err(Breach::TooPoor)
        } else if self.acting().house.free() & cell.mask() == 0 {
            Err(Breach::CellTaken)
        } else if self.cells_for(tile) & cell.mask() == 0 {
            Err(Breach::OtherKind)
        } else {
            Ok(())
        }
    }

    /// The single coin, instead of a tile.
    pub(crate) fn gain_coin<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        self.begun = None;
        let player = self.acting_mut();
        player.coins = player.coins.saturating_add(1);
        stage.tell(|| Event::CoinGained { seat: self.active });
    }

    /// Buys a tile: price and happiness are those beside its space (BA-R32).
    pub(crate) fn buy_tile<S: Sink<Event>>(&mut self, tile: Tile, cell: Cell, stage: &mut Stage<'_, S>) {
        self.begun = None;
        let of_type = tile.of_type();
        let column = &mut self.home[of_type as usize];
        let Some(row) = column.row_of(tile) else { return };
        column.take(row);
        let (coins, gain) = price(of_type, row);
        let player = self.acting_mut();
        player.coins = player.coins.saturating_sub(coins);
        player.booked.tiles = player.booked.tiles.saturating_add(gain.into());
        player.house.put(cell, tile);
        stage.tell(|| Event::TileBought { seat: self.active, tile, cell, coins, gain });
        self.refill_or_wait(Gap::Tiles(of_type), stage);
    }
}

/// Cook and Tengu (BA-7.4, BA-R16).
impl Board {
    #[inline]
    fn list_food(&self, out: &mut Actions) {
        out.push_each(self.larder.row.kinds().into(), Kind::first(code::TAKE_FOOD), Kind::NEXT_WHAT);
    }

    fn begin_cook<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        let kinds = self.larder.row.kinds();
        match kinds.count_ones() {
            0 => stage.tell(|| Event::NothingToCook { seat: self.active }),
            1 => self.take_food(Food::ALL[kinds.trailing_zeros() as usize % 3], stage),
            _ => self.begun = Some(Begun::Cook),
        }
    }

    pub(crate) fn begin_tengu(&mut self) {
        self.begun = Some(Begun::Tengu { taken: false });
    }

    /// Takes a food token. Emptying the row lays out five new ones (BA-7.4), but not before a Tengu's sweep (BA-R16).
    pub(crate) fn take_food<S: Sink<Event>>(&mut self, food: Food, stage: &mut Stage<'_, S>) {
        self.larder.row.take(food);
        let count = self.acting_mut().food.count_mut(food);
        *count = count.saturating_add(1);
        stage.tell(|| Event::FoodTaken { seat: self.active, food });
        if matches!(self.begun, Some(Begun::Tengu { .. })) {
            self.begun = Some(Begun::Tengu { taken: true });
            return;
        }
        self.begun = None;
        if self.larder.row.is_empty() {
            self.refill_or_wait(Gap::Food, stage);
        }
    }

    /// Discards the row and lays out five new tokens; who has taken none before takes one now (BA-R16).
    pub(crate) fn sweep<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        let taken = self.begun == Some(Begun::Tengu { taken: true });
        let food = core::mem::take(&mut self.larder.row);
        self.larder.discarded = self.larder.discarded.plus(food);
        stage.tell(|| Event::FoodSwept { seat: self.active, food });
        self.lay_out_food(stage);
        self.begun = None;
        if !taken {
            self.begin_cook(stage);
        }
    }
}

/// Refills (BA-7.6, BA-7.7, BA-16.3).
impl Board {
    /// A refill that reveals something waits for its player; one that cannot (a stack that is empty, or whose next piece
    /// everybody knows) is done at once or left out.
    fn refill_or_wait<S: Sink<Event>>(&mut self, gap: Gap, stage: &mut Stage<'_, S>) {
        let reveals = match gap {
            Gap::Tokens(zone) => self.harmony_decks[zone as usize].loose() != 0,
            Gap::Tiles(of_type) => self.home_decks[of_type as usize].loose() != 0,
            Gap::Food => self.larder.can_lay_out(),
        };
        self.gap = Some(gap);
        if !reveals {
            self.refill(stage);
        }
    }

    /// Carries out the refill that waits.
    pub(crate) fn refill<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        match self.gap.take() {
            Some(Gap::Tokens(zone)) => {
                self.deal_token(zone, stage);
            }
            Some(Gap::Tiles(of_type)) => {
                self.deal_tile(of_type, stage);
            }
            Some(Gap::Food) => self.lay_out_food(stage),
            None => {}
        }
    }

    /// Draws a harmony token onto the lowest free space of its column, if there is one (BA-7.7).
    pub(crate) fn deal_token<S: Sink<Event>>(&mut self, zone: Zone, stage: &mut Stage<'_, S>) -> bool {
        let column = &mut self.harmony[zone as usize];
        if !column.has_gap() {
            return false;
        }
        let card = self.harmony_decks[zone as usize].draw(&mut self.chance, self.seats.all(), stage);
        let Some(token) = card.and_then(|card| Token::of_card(zone, card)) else { return false };
        column.add(token);
        stage.tell(|| Event::TokenDealt { token });
        true
    }

    /// The same with a home tile.
    pub(crate) fn deal_tile<S: Sink<Event>>(&mut self, of_type: TileType, stage: &mut Stage<'_, S>) -> bool {
        let column = &mut self.home[of_type as usize];
        if !column.has_gap() {
            return false;
        }
        let card = self.home_decks[of_type as usize].draw(&mut self.chance, self.seats.all(), stage);
        let Some(tile) = card.and_then(Tile::of_card) else { return false };
        column.add(tile);
        stage.tell(|| Event::TileDealt { tile });
        true
    }

    /// Lays out food on all empty spaces (BA-7.6).
    pub(crate) fn lay_out_food<S: Sink<Event>>(&mut self, stage: &mut Stage<'_, S>) {
        let (food, anew) = self.larder.lay_out(&mut self.chance, stage);
        if anew {
            stage.tell(|| Event::SupplyMadeAnew);
        }
        if !food.is_empty() {
            stage.tell(|| Event::FoodLaidOut { food });
        }
    }
}
