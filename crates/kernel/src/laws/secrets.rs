//! What a viewer is told, and what nobody else may know.

use super::{Walk, each_decision, games};
use crate::options::all_pairs;
use crate::{
    Actions, Dice, Game, Move, Purpose, Seat, SeatCount, Seed, Setup, Stage, Story, Viewer, fingerprint,
};

/// Nothing that a viewer is sent changes when everything is dealt anew that the viewer cannot know.
pub fn viewers_learn_nothing_hidden<G: Game>() {
    each_decision::<G>(|walk, next| {
        // One viewer of each decision, and whoever decides.
        let nth = walk.any(walk.setup.seats.get() + 1);
        let somebody = Viewer::all(walk.setup.seats).nth(nth).unwrap_or(Viewer::Spectator);
        for viewer in [Viewer::Seat(next.seat), somebody] {
            let view = walk.position.view(viewer);
            let seed = walk.setup.seed.derive(Purpose::World, walk.done as u32);
            let world = G::redeal(&view, &mut Dice::new(&seed));
            assert_eq!(world.view(viewer), view, "{walk}: the view of {viewer:?}");
            assert_eq!(
                world.deciders(),
                walk.position.deciders(),
                "{walk}: who is asked, told to {viewer:?}"
            );
            if walk.now_and_then(32) {
                world.audit().unwrap_or_else(|error| panic!("{walk}: the world of {viewer:?}: {error}"));
            }
            for seat in walk.setup.seats.seats() {
                assert_eq!(
                    world.prompt(seat),
                    walk.position.prompt(seat),
                    "{walk}: a prompt told to {viewer:?}"
                );
            }
            if viewer == Viewer::Seat(next.seat) {
                let mut list = Actions::new();
                world.actions(next.seat, &mut list);
                assert_eq!(*list, *walk.list, "{walk}: the list of {viewer:?}");
                let reveals = |position: &G| {
                    walk.list.iter().map(|&a| position.reveals(next.seat, a)).collect::<Vec<_>>()
                };
                assert_eq!(
                    reveals(&world),
                    reveals(&walk.position),
                    "{walk}: what is announced to {viewer:?}"
                );
            }
            same_story(walk, next, viewer, world);
        }
    });
}

/// The same action in the true position and in a world that looks the same: as long as no secret is opened, the viewer
/// hears the same story and sees the same table afterwards.
fn same_story<G: Game>(walk: &mut Walk<G>, next: Move, viewer: Viewer, mut world: G) {
    if world.check(next.seat, next.action).is_err() {
        return; // The action names something that this world has elsewhere: only its player could know.
    }
    let mut truth = walk.position.clone();
    let (mut heard, mut told) = (Vec::new(), Vec::new());
    truth.perform(next.seat, next.action, &mut Stage::new(&mut walk.table, &mut heard));
    world.perform(next.seat, next.action, &mut Stage::new(&mut walk.table, &mut told));
    if truth.chance().opened() != walk.position.chance().opened() {
        return;
    }
    let cut = |events: &[G::Event]| events.iter().map(|event| event.seen_by(viewer)).collect::<Vec<_>>();
    assert_eq!(cut(&told), cut(&heard), "{walk}: the story told to {viewer:?}");
    assert_eq!(world.view(viewer), truth.view(viewer), "{walk}: the view of {viewer:?} after it");
}

/// What a seat knows alone, nobody else knows: where one viewer's redeal can change what a seat sees, so can every
/// other viewer's. A view that shows a hand to somebody would stay consistent with itself; this finds it.
pub fn secrets_are_kept_from_all_others<G: Game>() {
    for seats in G::SEATS.filter_map(SeatCount::new) {
        for options in all_pairs::<G::Options>(seats) {
            // Who was seen to be in the dark about whom.
            let mut dark: Vec<(Viewer, Seat)> = Vec::new();
            for number in 0..games() {
                let seed = Seed::from_number(fingerprint(G::ID)).derive(Purpose::Game, number);
                let mut walk = Walk::<G>::begin(Setup { options, seats, seed }, number);
                while let Some(next) = walk.pick() {
                    for viewer in Viewer::all(seats) {
                        let seed = walk.setup.seed.derive(Purpose::World, walk.done as u32);
                        let world = G::redeal(&walk.position.view(viewer), &mut Dice::new(&seed));
                        let others = seats.seats().filter(|&seat| viewer != Viewer::Seat(seat));
                        for seat in others.filter(|&seat| !dark.contains(&(viewer, seat))).collect::<Vec<_>>()
                        {
                            let looks = Viewer::Seat(seat);
                            if world.view(looks) != walk.position.view(looks) {
                                dark.push((viewer, seat));
                            }
                        }
                    }
                    walk.perform(next);
                }
            }
            let ignorant = |seat: Seat| dark.iter().filter(|(_, about)| *about == seat).count();
            for seat in seats.seats() {
                let count = ignorant(seat);
                let who = seat.index();
                assert!(
                    count == 0 || count == seats.get(),
                    "{} seats {} {options:?}: somebody sees what only seat {who} should",
                    G::ID,
                    seats.get()
                );
            }
        }
    }
}

/// Views and events come through JSON as they were.
pub fn views_survive_the_wire<G: Game>() {
    each_decision::<G>(|walk, next| {
        if !walk.now_and_then(16) {
            return;
        }
        for viewer in Viewer::all(walk.setup.seats) {
            let view = walk.position.view(viewer);
            let text = serde_json::to_string(&view).unwrap_or_else(|error| panic!("{walk}: {error}"));
            let read: G::View =
                serde_json::from_str(&text).unwrap_or_else(|error| panic!("{walk}: {error}: {text}"));
            assert_eq!(read, view, "{walk}: the view of {viewer:?}");
        }
        let mut events = Vec::new();
        let mut position = walk.position.clone();
        position.perform(next.seat, next.action, &mut Stage::new(&mut walk.table, &mut events));
        assert!(!events.is_empty(), "{walk}: {:?} is not told", G::kind(next.action));
        for event in events {
            let text = serde_json::to_string(&event).unwrap_or_else(|error| panic!("{walk}: {error}"));
            assert_eq!(serde_json::from_str::<G::Event>(&text).ok(), Some(event), "{walk}: {text}");
        }
    });
}
