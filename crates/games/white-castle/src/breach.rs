//! Why something cannot be done, and the rule that says so.

/// Why something cannot be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Breach {
    /// Something else is asked now.
    SomethingElse,
    /// What is asked cannot be declined.
    Compulsory,
    /// That pair was taken already.
    PairGone,
    /// No die lies at that end.
    NoDie,
    /// The space belongs to Matcha.
    OnlyWithMatcha,
    /// The space takes no die of this colour.
    WrongColour,
    /// The space is full.
    SpaceFull,
    /// The difference cannot be paid.
    TooFewCoins,
    /// No seals are left for the trade.
    TooFewSeals,
    /// What is traded for, or gained, has reached its limit.
    LimitReached,
    /// Seals can be traded at other moments: this cost does not ask for it.
    NoTradeNow,
    /// *Any* is food, iron or pearl.
    NotAResource,
    /// The marker cannot stop on that space.
    CannotStopThere,
    /// That part was done, or is none of these.
    NoSuchPart,
    /// The price cannot be paid.
    CannotPay,
    /// That part of the action was done already.
    PartDone,
    /// No member of that sort is left on the clan board.
    NobodyLeft,
    /// Nobody stands there who could move like this.
    NobodyThere,
    /// Nobody climbs like this.
    NoSuchClimb,
    /// The way does not exist.
    NoSuchWay,
    /// There is no room for one more geisha.
    TeaRoomFull,
    /// That row does not fit.
    RowDoesNotFit,
    /// The printed effect is still being carried out.
    StillCarriedOut,
    /// The slot is taken.
    SlotTaken,
    /// The green row cannot be chosen.
    NotTheGreenRow,
    /// That tile does not fit.
    TileDoesNotFit,
    /// An own gardener is there already.
    GardenerThere,
    /// That garden does not fit.
    GardenDoesNotFit,
    /// That curtain does not fit.
    CurtainDoesNotFit,
    /// The rival cannot do that.
    NotForTheRival,
    /// The chain of effects has grown too long.
    NoRoom,
}

impl engawa_kernel::Breach for Breach {
    fn rule(&self) -> &'static str {
        match self {
            Breach::SomethingElse | Breach::Compulsory | Breach::NoSuchPart | Breach::CannotPay => "WC-3.7",
            Breach::PairGone => "WC-2.9",
            Breach::NoDie => "WC-3.2",
            Breach::OnlyWithMatcha => "WCM-1.1",
            Breach::WrongColour => "WC-4.2",
            Breach::SpaceFull => "WC-4.1",
            Breach::TooFewCoins => "WC-3.4",
            Breach::TooFewSeals | Breach::NoTradeNow => "WC-3.6",
            Breach::LimitReached => "WC-1.5",
            Breach::NotAResource => "WCM-2.4",
            Breach::CannotStopThere => "WC-7.1",
            Breach::PartDone | Breach::NoSuchClimb | Breach::NobodyThere => "WC-5.2",
            Breach::NobodyLeft => "WC-5.1",
            Breach::NoSuchWay => "WCM-4.12",
            Breach::TeaRoomFull => "WCM-4.5",
            Breach::RowDoesNotFit => "WC-4.8",
            Breach::StillCarriedOut | Breach::NoRoom => "WC-4.9",
            Breach::SlotTaken => "WC-5.6",
            Breach::NotTheGreenRow => "WCM-2.3",
            Breach::TileDoesNotFit => "WCM-5.4",
            Breach::GardenerThere => "WC-5.8",
            Breach::GardenDoesNotFit => "WC-8.2",
            Breach::CurtainDoesNotFit => "WCM-6.6",
            Breach::NotForTheRival => "WC-10.7",
        }
    }
}
