//! A law that cannot fail is no law: the example game with one fault after the other, each caught by its law.

use core::ops::RangeInclusive;

use crate::example::{Event, HighCard, HighCardBreach, HighCardOptions, Kind, Prompt, View};
use crate::{
    Action, Actions, Census, Chance, Component, Dice, Digest, Game, Outcome, Rules, Seat, SeatCount, SeatSet,
    Sheet, Sink, Stage, Viewer,
};

/// The list lacks an action that is allowed.
const LIST_TOO_SHORT: u8 = 0;
/// The list has an action twice.
const LISTED_TWICE: u8 = 1;
/// Whatever can be read is allowed.
const LAX_CHECK: u8 = 2;
/// Everybody is always asked.
const ASKS_EVERYBODY: u8 = 3;
/// Nothing is announced.
const SILENT_REVEAL: u8 = 4;
/// What is laid down is forgotten.
const LOSES_CARDS: u8 = 5;
/// Something derived is wrong.
const BAD_CACHE: u8 = 6;
/// The end is not noticed.
const NO_OUTCOME: u8 = 7;
/// Spectators see the hand of seat 0.
const OPEN_HANDS: u8 = 8;
/// Nobody is told anything.
const NO_EVENTS: u8 = 9;
/// It goes on longer than it says.
const TOO_LONG: u8 = 10;

#[derive(Clone, PartialEq, Debug)]
struct Broken<const FAULT: u8>(HighCard);

impl<const FAULT: u8> Rules for Broken<FAULT> {
    type Options = HighCardOptions;
    type Kind = Kind;
    type Breach = HighCardBreach;
    type Prompt = Prompt;
    type Event = Event;
    type View = View;

    fn setup<S: Sink<Event>>(options: &HighCardOptions, seats: SeatCount, stage: &mut Stage<'_, S>) -> Self {
        Broken(HighCard::setup(options, seats, stage))
    }

    fn options(&self) -> HighCardOptions {
        self.0.options()
    }

    fn seats(&self) -> SeatCount {
        self.0.seats()
    }

    fn chance(&self) -> Chance {
        self.0.chance()
    }

    fn deciders(&self) -> SeatSet {
        self.0.deciders()
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        if FAULT == ASKS_EVERYBODY { Some(Prompt::Finish) } else { self.0.prompt(seat) }
    }

    fn actions(&self, seat: Seat, out: &mut Actions) {
        self.0.actions(seat, out);
        if FAULT == LIST_TOO_SHORT && out.len() > 1 {
            out.clear();
            out.push(Kind::Keep);
        }
        if FAULT == LISTED_TWICE {
            out.push(out[0]);
        }
    }

    fn kind(action: Action) -> Option<Kind> {
        HighCard::kind(action)
    }

    fn allows(&self, seat: Seat, kind: Kind) -> Result<(), HighCardBreach> {
        if FAULT == LAX_CHECK { Ok(()) } else { self.0.allows(seat, kind) }
    }

    fn perform<S: Sink<Event>>(&mut self, seat: Seat, action: Action, stage: &mut Stage<'_, S>) {
        if FAULT == NO_EVENTS {
            self.0.perform(seat, action, &mut Stage::silent(stage.dice));
        } else {
            self.0.perform(seat, action, stage);
        }
    }

    fn reveals(&self, seat: Seat, action: Action) -> bool {
        FAULT != SILENT_REVEAL && self.0.reveals(seat, action)
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut view = self.0.view(viewer);
        if FAULT == OPEN_HANDS && viewer == Viewer::Spectator {
            view.hands[0] = self.0.view(Viewer::Seat(self.seats().all().first().unwrap())).hands[0];
        }
        view
    }

    fn redeal(view: &View, dice: &mut Dice) -> Self {
        Broken(HighCard::redeal(view, dice))
    }

    fn sheet(view: &View, seat: Seat) -> Option<Sheet> {
        HighCard::sheet(view, seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        if FAULT == NO_OUTCOME { None } else { self.0.outcome() }
    }

    fn feed(&self, digest: &mut Digest) {
        self.0.feed(digest);
    }
}

impl<const FAULT: u8> Game for Broken<FAULT> {
    const ID: &'static str = "broken";
    const RULES: u16 = 1;
    const DATA: u64 = 1;
    const SEATS: RangeInclusive<usize> = 2..=3;
    const LINES: &'static [&'static str] = &["card"];
    const TIES: &'static [&'static str] = &[];
    const COMPONENTS: &'static [Component] = &[];

    fn longest(seats: SeatCount) -> usize {
        if FAULT == TOO_LONG { 1 } else { HighCard::longest(seats) }
    }

    fn census(&self, census: &mut Census) {
        if FAULT == LOSES_CARDS {
            let all =
                self.seats().seats().filter_map(|seat| self.0.view(Viewer::Seat(seat)).hands[seat.index()]);
            all.for_each(|card| census.add("card", card.into(), 1));
        } else {
            self.0.census(census);
        }
    }

    fn audit(&self) -> Result<(), String> {
        if FAULT == BAD_CACHE { Err("a cache is wrong".to_owned()) } else { Ok(()) }
    }
}

macro_rules! caught {
    ($($name:ident: $fault:ident by $law:ident),* $(,)?) => {
        $(
            #[test]
            #[should_panic(expected = "broken seats")]
            fn $name() {
                super::$law::<Broken<$fault>>();
            }
        )*
    };
}

caught! {
    a_list_that_is_too_short: LIST_TOO_SHORT by nothing_else_applies,
    an_action_listed_twice: LISTED_TWICE by legal_actions_apply,
    a_check_that_is_too_lax: LAX_CHECK by nothing_else_applies,
    a_prompt_for_everybody: ASKS_EVERYBODY by other_seats_are_refused,
    a_reveal_that_is_not_announced: SILENT_REVEAL by what_is_announced_happens,
    a_lost_card: LOSES_CARDS by components_are_conserved,
    a_wrong_cache: BAD_CACHE by derived_facts_agree,
    an_end_that_is_not_noticed: NO_OUTCOME by every_game_ends,
    a_game_without_end: TOO_LONG by every_game_ends,
    a_hand_that_is_shown: OPEN_HANDS by secrets_are_kept_from_all_others,
    a_decision_that_is_not_told: NO_EVENTS by views_survive_the_wire,
}
