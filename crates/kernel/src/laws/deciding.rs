//! What can be decided, by whom, and what is announced of it.

use super::{Walk, each_decision};
use crate::{Action, Actions, Dice, Game, Move, Purpose, Refused, Seat, Stage, Viewer};

/// Every listed action is readable, allowed, carried out, and listed once.
pub fn legal_actions_apply<G: Game>() {
    each_decision::<G>(|walk, next| {
        if !walk.now_and_then(4) {
            return;
        }
        let list = walk.list.to_vec();
        let mut distinct = list.clone();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(distinct.len(), list.len(), "{walk}: an action is listed twice");
        for action in list {
            let kind = G::kind(action);
            assert_eq!(kind.map(Into::into), Some(action), "{walk}: {action:?} reads as {kind:?}");
            let mut position = walk.position.clone();
            let applied = position.apply(next.seat, action, &mut Stage::silent(&mut walk.table));
            assert_eq!(applied, Ok(()), "{walk}: {kind:?} is listed and refused");
            assert_ne!(position, walk.position, "{walk}: {kind:?} changes nothing");
        }
    });
}

/// What is not listed is refused and leaves the position as it was: actions of earlier decisions, actions with some
/// bits turned, and plain noise.
pub fn nothing_else_applies<G: Game>() {
    let mut earlier: Vec<Action> = Vec::new();
    each_decision::<G>(|walk, next| {
        if !walk.now_and_then(4) {
            return;
        }
        let mut tries = Vec::new();
        for _ in 0..8 {
            let listed = walk.any_listed().0;
            tries.push(listed ^ 1 << walk.any(32));
            tries.push(listed ^ 1 << walk.any(20) ^ 1 << walk.any(20));
            tries.push(listed.wrapping_add(walk.any(7) as u32).wrapping_sub(3));
        }
        tries.push(walk.any(u32::MAX as usize) as u32);
        tries.push(walk.any(64) as u32);
        for _ in 0..8.min(earlier.len()) {
            tries.push(earlier[walk.any(earlier.len())].0);
        }
        for action in tries.into_iter().map(Action) {
            let mut position = walk.position.clone();
            let applied = position.apply(next.seat, action, &mut Stage::silent(&mut walk.table));
            let listed = walk.list.contains(&action);
            assert_eq!(applied.is_ok(), listed, "{walk}: {action:?} {:?}: {applied:?}", G::kind(action));
            if !listed {
                assert_eq!(position, walk.position, "{walk}: a refused {action:?} changed the position");
            }
        }
        if earlier.len() < 4096 {
            earlier.push(next.action);
        } else {
            let place = walk.any(4096);
            earlier[place] = next.action;
        }
    });
}

/// A seat that is not asked has no list, no prompt, and is refused whatever it tries.
pub fn other_seats_are_refused<G: Game>() {
    each_decision::<G>(|walk, next| {
        let deciders = walk.position.deciders();
        for seat in (0..crate::MAX_SEATS).filter_map(Seat::new) {
            let asked = deciders.contains(seat);
            assert_eq!(
                walk.position.prompt(seat).is_some(),
                asked,
                "{walk}: the prompt of seat {}",
                seat.index()
            );
            if !asked {
                let refused = walk.position.check(seat, next.action);
                assert_eq!(refused, Err(Refused::NotAsked), "{walk}: seat {} is not asked", seat.index());
                let mut list = Actions::new();
                walk.position.actions(seat, &mut list);
                assert!(list.is_empty(), "{walk}: seat {} is not asked and has a list", seat.index());
            }
        }
    });
}

/// What closes taking back is announced before it is chosen, and nothing else closes it.
pub fn what_is_announced_happens<G: Game>() {
    each_decision::<G>(|walk, next| {
        for _ in 0..8.min(walk.list.len()) {
            let action = walk.any_listed();
            let announced = walk.position.reveals(next.seat, action);
            let after = walk.after(Move { seat: next.seat, action });
            let happened = after.chance() != walk.position.chance();
            let kind = G::kind(action);
            assert_eq!(announced, happened, "{walk}: {kind:?} announced against happened");
        }
    });
}

/// Where several choose at once, it does not matter who answers first; and a game where several do says so.
pub fn the_order_of_answers_does_not_matter<G: Game>() {
    let mut tried = 0_u64;
    each_decision::<G>(|walk, next| {
        let mut list = Actions::new();
        for other in walk.position.deciders().without(next.seat).iter() {
            tried += 1;
            walk.position.actions(other, &mut list);
            let second = Move { seat: other, action: list[walk.any(list.len())] };
            let play = |walk: &mut Walk<G>, moves: [Move; 2]| {
                let mut position = walk.position.clone();
                for done in moves {
                    position.perform(done.seat, done.action, &mut Stage::silent(&mut walk.table));
                }
                position
            };
            let (one, other) = (play(walk, [next, second]), play(walk, [second, next]));
            assert_eq!(one, other, "{walk}: the order of {next:?} and {second:?} matters");
        }
    });
    assert_eq!(tried > 0, G::AT_ONCE, "{}: whether several are asked at once, tried {tried} times", G::ID);
}

/// What follows by itself is legal and makes nothing known: no chance is used, and that it follows shows in what everybody
/// sees; what it is, in what its seat sees. Who is not asked has nothing that follows.
pub fn what_follows_by_itself_reveals_nothing<G: Game>() {
    each_decision::<G>(|walk, next| {
        let follows = walk.position.follows(next.seat);
        if let Some(action) = follows {
            let kind = G::kind(action);
            assert_eq!(
                walk.position.check(next.seat, action),
                Ok(()),
                "{walk}: {kind:?} follows and is refused"
            );
            assert!(!walk.position.reveals(next.seat, action), "{walk}: {kind:?} follows and reveals");
        }
        for other in walk.setup.seats.seats().filter(|&seat| !walk.position.deciders().contains(seat)) {
            assert_eq!(walk.position.follows(other), None, "{walk}: seat {} is not asked", other.index());
        }
        if !walk.now_and_then(4) {
            return;
        }
        for viewer in Viewer::all(walk.setup.seats) {
            let seed = walk.setup.seed.derive(Purpose::World, walk.done as u32);
            let world = G::redeal(&walk.position.view(viewer), &mut Dice::new(&seed)).follows(next.seat);
            let same = if viewer == Viewer::Seat(next.seat) {
                world == follows
            } else {
                world.is_some() == follows.is_some()
            };
            assert!(same, "{walk}: whether something follows, told to {viewer:?}");
        }
    });
}
