//! The exchange of seals (WC-3.6, WCM-2.4) and what can be afforded with it.
//!
//! A trade is listed at exactly these moments: with the choice of die and space; where a cost is asked that could be paid only
//! after a trade, be it that of a garden at the end of a round; before a gain that the limit of 5 seals would cut; at the end of a player's last turn. Any other trade could
//! as well be made at one of these.

use engawa_kernel::{Actions, Sink, Stage};

use crate::board::Board;
use crate::effect::Cost;
use crate::{Breach, Clan, Event, Good, Kind, Task};

/// What seals can be traded for.
const TRADES: u16 =
    Good::Coin.bit() | Good::Food.bit() | Good::Iron.bit() | Good::Pearl.bit() | Good::Whisk.bit();

/// How many seals one of this good takes (WC-3.6).
#[inline]
pub(crate) const fn price(good: Good) -> u8 {
    if matches!(good, Good::Coin) { 1 } else { 2 }
}

impl Clan {
    /// Whether the clan can pay this as it stands.
    #[inline]
    pub(crate) fn affords(&self, cost: Cost) -> bool {
        self.has(cost.good) >= cost.n.into()
    }

    /// Whether the clan could pay this, perhaps after trading seals.
    #[inline]
    pub(crate) fn reaches(&self, cost: Cost) -> bool {
        let traded =
            if cost.good == Good::Seal { 0 } else { self.has(Good::Seal) / u16::from(price(cost.good)) };
        self.has(cost.good) + traded >= cost.n.into()
    }

    /// The clan as it would stand after paying this, with no more seals traded than it takes; none if it cannot pay.
    pub(crate) fn after(mut self, cost: Cost) -> Option<Clan> {
        if !self.reaches(cost) {
            return None;
        }
        let lacking = u16::from(cost.n).saturating_sub(self.has(cost.good)) as u8;
        self.pay(Good::Seal, lacking * price(cost.good));
        self.pay(cost.good, cost.n - lacking);
        Some(self)
    }
}

impl Board {
    /// Whether the active clan can pay this now.
    #[inline]
    pub(crate) fn affords(&self, cost: Cost) -> bool {
        self.me().affords(cost)
    }

    /// The good to trade for, as a set, if this can be paid only after a trade.
    #[inline]
    pub(crate) fn lacks(&self, cost: Cost) -> u16 {
        if !self.affords(cost) && self.me().reaches(cost) { cost.good.bit() } else { 0 }
    }

    /// The goods that seals can be traded for now, as a set.
    #[inline]
    pub(crate) fn trades(&self) -> u16 {
        self.wanted() & self.possible_trades()
    }

    /// Whether seals can be traded now.
    pub fn can_trade(&self) -> bool {
        self.trades() != 0
    }

    /// What the clan has the seals and the room for.
    #[inline]
    fn possible_trades(&self) -> u16 {
        let me = self.me();
        let mut mask = match me.has(Good::Seal) {
            0 => return 0,
            1 => Good::Coin.bit(),
            _ => TRADES,
        };
        for good in [Good::Food, Good::Iron, Good::Pearl, Good::Whisk] {
            if me.room_for(good) == 0 || (good == Good::Whisk && !self.matcha()) {
                mask &= !good.bit();
            }
        }
        mask
    }

    /// What the present moment allows to trade for.
    fn wanted(&self) -> u16 {
        let Some(step) = self.stack.top() else { return 0 };
        match step.task {
            Task::Turn => TRADES,
            Task::Finish if self.is_last_turn() => TRADES,
            Task::Goods(goods) if goods.get(Good::Seal) > 0 => TRADES,
            Task::Pay(cost, _) => self.lacks(cost),
            Task::Courtier(left) => self.courtier_wants(left),
            Task::Warrior => self.warrior_wants(),
            Task::Gardener => self.gardener_wants(),
            Task::Geisha(left) => self.geisha_wants(left),
            Task::Gardens(left, _) => self.gardens_want(left),
            _ => 0,
        }
    }

    #[inline]
    pub(crate) fn list_trades(&self, out: &mut Actions) {
        let trades = self.trades();
        if trades != 0 {
            out.push_each(trades.into(), Kind::Trade { good: Good::Coin }, Kind::NEXT);
        }
    }

    pub(crate) fn check_trade(&self, good: Good) -> Result<(), Breach> {
        if self.trades() & good.bit() != 0 {
            Ok(())
        } else if self.wanted() & good.bit() == 0 {
            Err(Breach::NoTradeNow)
        } else if self.me().has(Good::Seal) < price(good).into() {
            Err(Breach::TooFewSeals)
        } else if good == Good::Whisk && !self.matcha() {
            Err(Breach::OnlyWithMatcha)
        } else {
            Err(Breach::LimitReached)
        }
    }

    pub(crate) fn trade<S: Sink<Event>>(&mut self, good: Good, stage: &mut Stage<'_, S>) {
        let me = self.me_mut();
        me.pay(Good::Seal, price(good));
        me.gain(good, 1);
        stage.tell(|| Event::Traded { who: self.active(), good });
    }

    /// Pays a cost.
    pub(crate) fn charge<S: Sink<Event>>(&mut self, cost: Cost, stage: &mut Stage<'_, S>) {
        if cost.n > 0 {
            self.me_mut().pay(cost.good, cost.n);
            stage.tell(|| Event::Paid { who: self.active(), good: cost.good, n: cost.n });
        }
    }
}
