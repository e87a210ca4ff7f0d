//! The test kit of every game: what their tests would otherwise write again.
//!
//! | file | idea |
//! |---|---|
//! | `testing.rs` | a position played by kinds of action: who is asked does this, may do that, is refused that |
//! | `walk.rs` | random games, looked at position by position |
//! | `examples.rs` | the worked examples of the rules as data (`tests/examples.json`) |
//! | `golden.rs` | whole games as text and node counts: a change of rules shows as a difference |
//! | `damage.rs` | views with something changed in them, as a stranger could send them |
//!
//! A game adds its own scene: positions laid out by hand, in `tests/scene/mod.rs`.

// What does not hold panics: that is how a test fails.
#![allow(clippy::missing_panics_doc)]

mod damage;
mod examples;
mod golden;
mod walk;

pub use damage::damaged_views;
pub use examples::{Case, each_case, number, read};
pub use golden::{evenly, node_counts, playthrough};
pub use walk::{Picks, any_until, each_position};

use crate::{Actions, Dice, Refused, Rules, Seat, SeatCount, Seed, Stage};

/// A seat by its number.
pub fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

/// So many seats.
pub fn seats(count: usize) -> SeatCount {
    SeatCount::new(count).expect("a table for so many")
}

/// The dice of a seed.
pub fn dice(seed: u64) -> Dice {
    Dice::new(&Seed::from_number(seed))
}

/// A game that was just set up, and the dice to go on with.
pub fn start<R: Rules>(options: &R::Options, seats: usize, seed: u64) -> (R, Dice) {
    let mut dice = dice(seed);
    (R::setup(options, self::seats(seats), &mut Stage::silent(&mut dice)), dice)
}

/// Who is asked; the first if they are several.
#[track_caller]
pub fn decider<R: Rules>(game: &R) -> Seat {
    game.deciders().first().expect("somebody is asked")
}

/// Whoever is asked does this, which must be legal; whether it was announced as a reveal must be true. What is told comes back.
#[track_caller]
pub fn act<R: Rules>(game: &mut R, kind: R::Kind, dice: &mut Dice) -> Vec<R::Event> {
    act_as(game, decider(game), kind, dice)
}

/// The same of one of several who are asked.
#[track_caller]
pub fn act_as<R: Rules>(game: &mut R, seat: Seat, kind: R::Kind, dice: &mut Dice) -> Vec<R::Event> {
    let checked = game.check(seat, kind.into());
    assert_eq!(checked, Ok(()), "{kind:?} at {:?}", game.prompt(seat));
    let (before, announced) = (game.chance(), game.reveals(seat, kind.into()));
    let mut events = Vec::new();
    game.perform(seat, kind.into(), &mut Stage::new(dice, &mut events));
    assert_eq!(game.chance() != before, announced, "{kind:?}: what is announced happens");
    events
}

/// Whoever is asked does all this, one after the other.
#[track_caller]
pub fn acts<R: Rules>(game: &mut R, kinds: &[R::Kind], dice: &mut Dice) -> Vec<R::Event> {
    let mut events = Vec::new();
    for &kind in kinds {
        events.extend(act(game, kind, dice));
    }
    events
}

/// Why whoever is asked may not do this; nothing if it is allowed.
#[track_caller]
pub fn breach<R: Rules>(game: &R, kind: R::Kind) -> Option<R::Breach> {
    match game.check(decider(game), kind.into()) {
        Ok(()) => None,
        Err(Refused::Breach(breach)) => Some(breach),
        Err(other) => panic!("{kind:?}: {other}"),
    }
}

/// What a seat may do; nothing if it is not asked.
pub fn listed_for<R: Rules>(game: &R, seat: Seat) -> Vec<R::Kind> {
    let mut list = Actions::new();
    game.actions(seat, &mut list);
    list.iter().map(|&action| R::kind(action).expect("a listed action is readable")).collect()
}

/// What whoever is asked may do; nothing when the game is over.
pub fn listed<R: Rules>(game: &R) -> Vec<R::Kind> {
    game.deciders().first().map_or_else(Vec::new, |seat| listed_for(game, seat))
}

/// Whether this is listed and allowed, which must be the same.
#[track_caller]
pub fn may<R: Rules>(game: &R, kind: R::Kind) -> bool {
    let listed = listed(game).contains(&kind);
    assert_eq!(breach(game, kind).is_none(), listed, "{kind:?}: list and check disagree");
    listed
}

/// What follows by itself for whoever is asked. That it may is a law.
pub fn follows<R: Rules>(game: &R) -> Option<R::Kind> {
    game.deciders().iter().find_map(|seat| R::kind(game.follows(seat)?))
}

/// Whether carrying this out makes something known, tried on a copy.
#[track_caller]
pub fn opens<R: Rules>(game: &R, kind: R::Kind) -> bool {
    let mut after = game.clone();
    after.perform(decider(game), kind.into(), &mut Stage::silent(&mut dice(3)));
    after.chance() != game.chance()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Action;
    use crate::example::{HighCard, HighCardBreach, HighCardOptions, Kind};

    #[test]
    fn a_game_is_played_by_kinds() {
        let (mut game, mut dice) = start::<HighCard>(&HighCardOptions::default(), 2, 1);
        assert_eq!(listed(&game), [Kind::Keep, Kind::Swap]);
        assert!(may(&game, Kind::Keep) && !may(&game, Kind::Finish));
        assert_eq!(breach(&game, Kind::Finish), Some(HighCardBreach::NotNow));
        assert!(opens(&game, Kind::Swap) && !opens(&game, Kind::Keep));
        let events = acts(&mut game, &[Kind::Keep, Kind::Keep, Kind::Finish, Kind::Finish], &mut dice);
        assert_eq!((events.len(), listed(&game).len()), (5, 0));
    }

    #[test]
    #[should_panic(expected = "NotNow")]
    fn what_is_refused_cannot_be_done() {
        let (mut game, mut dice) = start::<HighCard>(&HighCardOptions::default(), 2, 1);
        act(&mut game, Kind::Finish, &mut dice);
    }

    #[test]
    fn a_walk_comes_to_every_position() {
        let (mut decisions, mut ends) = (0, 0);
        each_position::<HighCard>(&HighCardOptions::default(), 3, 5, |game, next: Option<Action>| {
            decisions += usize::from(next.is_some());
            ends += usize::from(game.outcome().is_some());
        });
        assert!((3..=6).contains(&decisions) && ends == 1);
        let (mut game, mut dice) = start::<HighCard>(&HighCardOptions::default(), 3, 5);
        any_until(&mut game, &mut dice, &mut Picks::new(5), |game| !may(game, Kind::Keep));
        assert!(game.deciders().is_empty() || may(&game, Kind::Finish));
    }

    #[test]
    fn cases_are_run_and_counted() {
        let cases = r#"{"cases": [
            {"id": "a", "kind": "sum", "rule": "HC-1.1", "input": [1, 2], "expected": 3},
            {"id": "b", "kind": "sum", "rule": "HC-1.2, HC-1.3", "given": [0, 0], "expect": 0}]}"#;
        let count = each_case(cases, &["HC-1.3"], |case| {
            let [a, b]: [i64; 2] = read(case.given);
            assert_eq!((case.kind, a + b), ("sum", number(case.expected)));
        });
        assert_eq!(count, 2);
        let wrong = || each_case(cases, &[], |case| assert_eq!(case.id, "a"));
        let told = std::panic::catch_unwind(wrong).expect_err("case b is wrong");
        assert!(told.downcast_ref::<String>().is_some_and(|told| told.contains("case b (HC-1.2, HC-1.3)")));
        assert!(
            std::panic::catch_unwind(|| each_case(cases, &["HC-2.1"], |_| ())).is_err(),
            "nobody cites it"
        );
    }
}
