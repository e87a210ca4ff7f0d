//! A law that cannot fail is no law: the example game with one fault after the other, each caught by its law.

use core::ops::RangeInclusive;
use core::sync::atomic::{AtomicU32, Ordering};
use std::panic::{UnwindSafe, catch_unwind};

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
/// Who answered last stays in the position.
const LAST_ANSWER: u8 = 11;
/// It says that it asks one after the other.
const NOT_AT_ONCE: u8 = 12;
/// The same decision never does the same twice.
const NEVER_THE_SAME: u8 = 13;
/// A swap is read as if the card were kept.
const MISREAD: u8 = 14;
/// The hash sees nothing of the position.
const BLIND_HASH: u8 = 15;
/// The hash of one position is another every time.
const SHIFTING_HASH: u8 = 16;
/// What a seat is asked depends on a card that it cannot see.
const TELLTALE: u8 = 17;
/// The game goes on otherwise when somebody listens.
const STAGE_FRIGHT: u8 = 18;

/// What follows by itself is refused by the rules.
const FOLLOWS_ASTRAY: u8 = 19;
/// What follows by itself draws a card.
const FOLLOWS_AND_REVEALS: u8 = 20;
/// Whether the card is kept by itself depends on the card.
const FOLLOWS_TELLING: u8 = 21;

/// Another number every time: what no position may depend on.
fn ever_another() -> u32 {
    static NEXT: AtomicU32 = AtomicU32::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// The example game, and beside it what only a fault leaves there.
#[derive(Clone, PartialEq, Debug)]
struct Broken<const FAULT: u8>(HighCard, u32);

impl<const FAULT: u8> Rules for Broken<FAULT> {
    type Options = HighCardOptions;
    type Kind = Kind;
    type Breach = HighCardBreach;
    type Prompt = Prompt;
    type Event = Event;
    type View = View;

    fn setup<S: Sink<Event>>(options: &HighCardOptions, seats: SeatCount, stage: &mut Stage<'_, S>) -> Self {
        Broken(HighCard::setup(options, seats, stage), 0)
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
        let prompt = self.0.prompt(seat);
        let another = self.seats().after(seat);
        match FAULT {
            ASKS_EVERYBODY => Some(Prompt::Finish),
            TELLTALE
                if self.0.view(Viewer::Seat(another)).hands.iter().flatten().any(|card| card % 2 == 1) =>
            {
                prompt.and(Some(Prompt::Finish))
            }
            _ => prompt,
        }
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

    fn follows(&self, seat: Seat) -> Option<Action> {
        let asked = self.0.prompt(seat) == Some(Prompt::KeepOrSwap);
        let high = || self.0.view(Viewer::Seat(seat)).hands[seat.index()].is_some_and(|card| card > 7);
        match FAULT {
            FOLLOWS_ASTRAY if asked => Some(Kind::Finish.into()),
            FOLLOWS_AND_REVEALS if asked => Some(Kind::Swap.into()),
            FOLLOWS_TELLING if asked && high() => Some(Kind::Keep.into()),
            _ => self.0.follows(seat),
        }
    }

    fn kind(action: Action) -> Option<Kind> {
        HighCard::kind(action)
            .map(|kind| if FAULT == MISREAD && kind == Kind::Swap { Kind::Keep } else { kind })
    }

    fn allows(&self, seat: Seat, kind: Kind) -> Result<(), HighCardBreach> {
        if FAULT == LAX_CHECK { Ok(()) } else { self.0.allows(seat, kind) }
    }

    fn perform<S: Sink<Event>>(&mut self, seat: Seat, action: Action, stage: &mut Stage<'_, S>) {
        match FAULT {
            LAST_ANSWER => self.1 = seat.index() as u32,
            NEVER_THE_SAME => self.1 = ever_another(),
            STAGE_FRIGHT => stage.tell(|| {
                self.1 += 1;
                Event::Kept(seat)
            }),
            _ => {}
        }
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
        Broken(HighCard::redeal(view, dice), 0)
    }

    fn sheet(view: &View, seat: Seat) -> Option<Sheet> {
        HighCard::sheet(view, seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        if FAULT == NO_OUTCOME { None } else { self.0.outcome() }
    }

    fn feed(&self, digest: &mut Digest) {
        if FAULT != BLIND_HASH {
            self.0.feed(digest);
        }
        if FAULT == SHIFTING_HASH {
            digest.word(ever_another().into());
        }
    }
}

impl<const FAULT: u8> Game for Broken<FAULT> {
    const ID: &'static str = "broken";
    const RULES: u16 = 1;
    const DATA: u64 = 1;
    const SEATS: RangeInclusive<usize> = 2..=3;
    const LINES: &'static [&'static str] = &["card"];
    const TIES: &'static [&'static str] = &[];
    const AT_ONCE: bool = FAULT != NOT_AT_ONCE;
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

/// Insists that a law fails, at the broken game, and for this reason: not for another one on the way.
fn fails_saying(law: impl FnOnce() + UnwindSafe, reason: &str) {
    let panic = catch_unwind(law).expect_err("the law has not noticed it");
    let said = panic.downcast_ref::<String>().map_or("", String::as_str);
    // What was compared stands before the words of an assertion in some cases and behind them in others.
    assert!(said.contains("broken") && said.contains(reason), "it failed for another reason: {said}");
}

macro_rules! caught {
    ($($name:ident: $fault:ident by $law:ident, saying $reason:literal;)*) => {
        $(
            #[test]
            fn $name() {
                fails_saying(super::$law::<Broken<$fault>>, $reason);
            }
        )*
    };
}

caught! {
    a_list_that_is_too_short: LIST_TOO_SHORT by nothing_else_applies, saying "Ok(())";
    an_action_listed_twice: LISTED_TWICE by legal_actions_apply, saying "an action is listed twice";
    a_check_that_is_too_lax: LAX_CHECK by nothing_else_applies, saying "Ok(())";
    a_prompt_for_everybody: ASKS_EVERYBODY by other_seats_are_refused, saying "the prompt of seat";
    a_reveal_that_is_not_announced: SILENT_REVEAL by what_is_announced_happens, saying "announced against happened";
    a_lost_card: LOSES_CARDS by components_are_conserved, saying "after Some(Swap) there are";
    a_wrong_cache: BAD_CACHE by derived_facts_agree, saying "a cache is wrong";
    an_end_that_is_not_noticed: NO_OUTCOME by every_game_ends, saying "nobody is asked and nothing decided";
    a_game_without_end: TOO_LONG by every_game_ends, saying "longer than any game";
    an_order_that_matters: LAST_ANSWER by the_order_of_answers_does_not_matter, saying "the order of";
    an_unexpected_crowd: NOT_AT_ONCE by the_order_of_answers_does_not_matter, saying "several are asked at once";
    a_way_back_that_leads_elsewhere: NEVER_THE_SAME by taking_back_restores, saying "back to";
    a_word_that_is_misread: MISREAD by records_round_trip, saying "written as JSON";
    a_forged_game: BLIND_HASH by damaged_records_are_refused, saying "passes for the same game";
    a_hash_that_shifts: SHIFTING_HASH by replays_agree, saying "played again";
    a_question_that_tells: TELLTALE by viewers_learn_nothing_hidden, saying "a prompt told to";
    a_hand_that_is_shown: OPEN_HANDS by secrets_are_kept_from_all_others, saying "somebody sees what only seat";
    a_decision_that_is_not_told: NO_EVENTS by views_survive_the_wire, saying "is not told";
    an_answer_that_cannot_follow: FOLLOWS_ASTRAY by what_follows_by_itself_reveals_nothing, saying "follows and is refused";
    an_answer_that_draws: FOLLOWS_AND_REVEALS by what_follows_by_itself_reveals_nothing, saying "follows and reveals";
    an_answer_that_tells: FOLLOWS_TELLING by what_follows_by_itself_reveals_nothing, saying "whether something follows, told to";
    stage_fright: STAGE_FRIGHT by listeners_change_nothing, saying "somebody listens";
}
