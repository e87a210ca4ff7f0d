//! Why something cannot be done, and the rule that says so.

/// Why something cannot be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Breach {
    /// Something else is asked now.
    SomethingElse,
    /// What is asked cannot be declined.
    Compulsory,
    /// That part was done, is none of these, or can do nothing.
    NoSuchPart,
    /// The card is not in hand.
    NotInHand,
    /// The card slot is full.
    SlotFull,
    /// That die is not on the own board, or no pilgrim is there to free it.
    DieNotReady,
    /// No amulet of that value, or the die shows 6 already.
    CannotStrengthen,
    /// No empty cell is there.
    NoCell,
    /// The copy cell wants a die of 2 or more.
    TooLowToCopy,
    /// That die cannot cross the river.
    CannotCross,
    /// That reward is covered, or elsewhere.
    RewardCovered,
    /// Cards or dice are left.
    CannotPass,
    /// The forest action is not allowed, was done, or wants a higher die.
    NoForestAction,
    /// The building is not there, was used, or wants a higher die.
    NoBuildingAction,
    /// No die of another player allows that.
    NothingToCopy,
    /// That resource is not offered.
    NotOffered,
    /// That kodama cannot move.
    KodamaStays,
    /// The die is not locked.
    NotLocked,
    /// Nobody can walk like this.
    NoSuchStep,
    /// No card lies to the right of the marker.
    EndOfPath,
    /// That rock is not in the garden, or the slots are full.
    NoRock,
    /// No pilgrim can go to that cell.
    NoStone,
    /// The tile is not there, cannot be paid or has no place.
    CannotBuild,
    /// The same for a crystal.
    NoCrystal,
    /// The mitama is not there or cannot be paid.
    NoMitama,
    /// The dragonfly is not there or cannot be paid.
    NoDragonfly,
    /// The price is another, or more than there is.
    WrongPayment,
    /// That card was not looked at.
    NotLookedAt,
    /// Nothing is there to pair.
    NothingToPair,
    /// That crystal has nothing to harvest.
    NothingToHarvest,
    /// That card cannot be removed.
    CannotRemove,
    /// The dice cannot return like this.
    NoSuchOrder,
    /// The chain of effects has grown too long.
    NoRoom,
}

impl engawa_kernel::Breach for Breach {
    fn rule(&self) -> &'static str {
        match self {
            Breach::SomethingElse | Breach::Compulsory | Breach::NoSuchPart | Breach::NoRoom => "BI-1.7",
            Breach::NotInHand | Breach::SlotFull => "BI-5.2",
            Breach::DieNotReady => "BI-5.5",
            Breach::CannotStrengthen => "BI-5.6",
            Breach::NoCell => "BI-5.7",
            Breach::TooLowToCopy | Breach::NothingToCopy => "BI-6.8",
            Breach::CannotCross => "BI-5.12",
            Breach::RewardCovered => "BI-5.14",
            Breach::CannotPass => "BI-5.16",
            Breach::NoForestAction => "BI-5.9",
            Breach::NoBuildingAction => "BI-5.10",
            Breach::NotOffered | Breach::WrongPayment => "BI-1.6",
            Breach::KodamaStays => "BI-7.1",
            Breach::NotLocked => "BI-5.19",
            Breach::NoSuchStep => "BI-9.2",
            Breach::EndOfPath => "BI-9.6",
            Breach::NoRock => "BI-12.1",
            Breach::NoStone => "BI-12.2",
            Breach::CannotBuild => "BI-8.3",
            Breach::NoCrystal => "BI-11.1",
            Breach::NoMitama => "BI-10.1",
            Breach::NoDragonfly => "BI-10.3",
            Breach::NotLookedAt => "BI-1.8",
            Breach::NothingToPair => "BI-10.4",
            Breach::NothingToHarvest => "BI-4.3",
            Breach::CannotRemove => "BI-15.2",
            Breach::NoSuchOrder => "BI-15.1",
        }
    }
}
