//! What every game answers: the [`Rules`] of a position and the fixed facts of a [`Game`].

use core::fmt::Debug;
use core::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Action, Actions, Census, Chance, Dice, Digest, Options, Outcome, Seat, SeatCount, SeatSet, Seed, Sheet,
    Sink, Stage, Story, Viewer,
};

/// The rules of a game, asked of a position. The implementing type *is* the position: a plain value, cheap to clone.
///
/// A turn is a chain of small decisions. Between two decisions the game runs by itself; effects that wait for a
/// decision live on an explicit stack inside the state, so every position can be saved, shown and searched.
pub trait Rules: Clone + PartialEq + Debug {
    /// How this table wants to play.
    type Options: Copy + PartialEq + Debug;
    /// What an action means: the enum that rules, JSON and people read.
    type Kind: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Into<Action>;
    /// Why an action is refused; names the rule.
    type Breach: Breach;
    /// What a seat is asked. Never holds anything that only some seats may know.
    type Prompt: Copy + PartialEq + Debug + Serialize;
    /// What happened.
    type Event: Story + Serialize + DeserializeOwned;
    /// What one viewer may see: the board, and the viewer's own part of what is hidden.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned;

    /// The position after setting up.
    fn setup<S: Sink<Self::Event>>(
        options: &Self::Options,
        seats: SeatCount,
        stage: &mut Stage<'_, S>,
    ) -> Self;

    /// How the table wants to play.
    fn options(&self) -> Self::Options;

    /// How many seats the table has.
    fn seats(&self) -> SeatCount;

    /// How much chance was used to come here.
    fn chance(&self) -> Chance;

    /// Who may decide now. Several only where all choose at once; nobody when the game is over.
    fn deciders(&self) -> SeatSet;

    /// What the seat is asked, if it may decide now.
    fn prompt(&self, seat: Seat) -> Option<Self::Prompt>;

    /// Lists every legal action of the seat, in a fixed order. The list is cleared first.
    fn actions(&self, seat: Seat, out: &mut Actions);

    /// The only legal action of the seat, if it has just one.
    fn only(&self, seat: Seat) -> Option<Action> {
        let mut list = Actions::new();
        self.actions(seat, &mut list);
        match *list {
            [action] => Some(action),
            _ => None,
        }
    }

    /// What a seat that is asked answers by itself, because nobody would answer otherwise: a single answer, a gain that is
    /// never declined, the payment of what was chosen for its price, an order that cannot matter. Whoever runs a game
    /// gives it without asking. The rules go on allowing the other answers, so what was once recorded stays legal.
    ///
    /// The last word of a turn is left to the player: *finish* and *go on* never follow. What follows is legal, reveals
    /// nothing and shows in what the seat sees: a law.
    fn follows(&self, seat: Seat) -> Option<Action> {
        let _ = seat;
        None
    }

    /// What the action means, if it means anything in this game.
    fn kind(action: Action) -> Option<Self::Kind>;

    /// Whether a seat that is asked may do this now, and if not, why. Only looks; asks masks, never the list.
    fn allows(&self, seat: Seat, kind: Self::Kind) -> Result<(), Self::Breach>;

    /// Whether the seat may do this now, and if not, why.
    fn check(&self, seat: Seat, action: Action) -> Result<(), Refused<Self::Breach>> {
        if !self.deciders().contains(seat) {
            return Err(Refused::NotAsked);
        }
        let kind = Self::kind(action).ok_or(Refused::Unreadable)?;
        self.allows(seat, kind).map_err(Refused::Breach)
    }

    /// Carries out an action that [`check`](Rules::check) allows. What it does with another one is not defined
    /// (except that it is memory-safe); callers with actions from outside use [`apply`](Rules::apply).
    fn perform<S: Sink<Self::Event>>(&mut self, seat: Seat, action: Action, stage: &mut Stage<'_, S>);

    /// Checks and performs: a refused action leaves the position as it was.
    fn apply<S: Sink<Self::Event>>(
        &mut self,
        seat: Seat,
        action: Action,
        stage: &mut Stage<'_, S>,
    ) -> Result<(), Refused<Self::Breach>> {
        self.check(seat, action)?;
        self.perform(seat, action, stage);
        Ok(())
    }

    /// Whether this legal action makes something hidden known, so that nobody can take it back alone. People are told
    /// before they choose it; that it then happens, and never otherwise, is a law.
    ///
    /// Whether it does shows in a try with other dice. A game that can tell by looking says it itself.
    fn reveals(&self, seat: Seat, action: Action) -> bool {
        let (mut world, mut dice) = (self.clone(), Dice::new(&Seed::from_number(0)));
        world.perform(seat, action, &mut Stage::unheard(&mut dice));
        world.chance() != self.chance()
    }

    /// What this viewer may see.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A whole position that looks like this to the viewer: what the viewer cannot know is drawn anew.
    fn redeal(view: &Self::View, dice: &mut Dice) -> Self;

    /// The score of a seat as it would be counted now, as far as the viewer may know it.
    fn sheet(view: &Self::View, seat: Seat) -> Option<Sheet>;

    /// The result, when the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Feeds the position to a stable hash, in words of fixed width; derived facts are left out.
    fn feed(&self, digest: &mut Digest);

    /// The stable hash of the position: equal on every machine, native and WebAssembly.
    fn hash(&self) -> u64 {
        let mut digest = Digest::new();
        self.feed(&mut digest);
        digest.finish()
    }
}

/// A game of the house: its rules and what is known of it before anybody sits down.
pub trait Game: Rules<Options: Options> {
    /// The name of the game in commands, records and addresses.
    const ID: &'static str;
    /// Counts up when a change of rules makes old records replay differently.
    const RULES: u16;
    /// The fingerprint of what the component data say: of everything that is played with, and not of comments or of how sure a
    /// line is.
    const DATA: u64;
    /// How many can play.
    const SEATS: RangeInclusive<usize>;
    /// The score lines, in the order of the sheet.
    const LINES: &'static [&'static str];
    /// The tie-breaks that are not score lines, in their order.
    const TIES: &'static [&'static str] = &[];
    /// The score lines that only a rival who is no seat has: without one they are not shown.
    const OF_RIVAL: &'static [&'static str] = &[];
    /// Whether several seats are ever asked at once. A law counts again.
    const AT_ONCE: bool = false;

    /// What lies in the box, and how sure our data of it are.
    const COMPONENTS: &'static [Component];

    /// The number of the round that is being played; nothing outside of rounds, and in games that count none.
    fn round(&self) -> Option<u32> {
        None
    }

    /// No game with so many seats takes more decisions than this.
    fn longest(seats: SeatCount) -> usize;

    /// Counts every component of the box that is in play or out of it: no action changes the sum.
    fn census(&self, census: &mut Census);

    /// Derives again what the state keeps derived, and tells what disagrees. For tests; slow.
    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}

/// A kind of component of the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Component {
    /// Its name, a key for the words: `forest-cards`.
    pub key: &'static str,
    /// How many there are.
    pub count: u16,
    /// Whether every printed value is known. If not, ours is reconstructed and kept in a data file that an owner of
    /// the box can correct.
    pub exact: bool,
}

impl Component {
    /// A kind of which each piece, or line of the data, is exact or not.
    pub const fn of(key: &'static str, count: u16, exact: &[bool]) -> Component {
        let mut at = 0;
        while at < exact.len() && exact[at] {
            at += 1;
        }
        Component { key, count, exact: at == exact.len() }
    }
}

/// Why a rule of the game forbids an action.
pub trait Breach: Copy + PartialEq + Debug {
    /// The number of the rule, as in the rules file: `FO-4.3`.
    fn rule(&self) -> &'static str;
}

/// Why an action was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused<B> {
    /// This seat has nothing to decide now.
    NotAsked,
    /// The action means nothing in this game.
    Unreadable,
    /// The seat is asked for something else, or a rule forbids it.
    Breach(B),
}

impl<B> Refused<B> {
    /// The same refusal with the breach told otherwise.
    pub fn map<C>(self, tell: impl FnOnce(B) -> C) -> Refused<C> {
        match self {
            Refused::NotAsked => Refused::NotAsked,
            Refused::Unreadable => Refused::Unreadable,
            Refused::Breach(breach) => Refused::Breach(tell(breach)),
        }
    }
}

impl<B: Breach> core::fmt::Display for Refused<B> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Refused::NotAsked => f.write_str("this seat is not asked"),
            Refused::Unreadable => f.write_str("this action means nothing here"),
            Refused::Breach(breach) => write!(f, "{breach:?} ({})", breach.rule()),
        }
    }
}
