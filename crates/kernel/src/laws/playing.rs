//! A whole game: nothing is lost on the way, it ends, and listening changes nothing.

use super::{Walk, each_setup, named};
use crate::{Actions, Census, Game, Stage, Viewer, playout};

/// No component appears or disappears.
pub fn components_are_conserved<G: Game>() {
    let count = |position: &G, mut census: Census| {
        position.census(&mut census);
        census
    };
    each_setup::<G>(|setup, number| {
        let mut walk = Walk::<G>::begin(setup, number);
        let begun = walk.position.clone();
        let box_contents = count(&begun, Census::to_compare());
        while let Some(next) = walk.pick() {
            walk.perform(next);
            if count(&walk.position, Census::to_compare()) != box_contents {
                let [now, then] = [&walk.position, &begun].map(|position| count(position, Census::new()));
                panic!("{walk}: after {:?} there are {now:?}, not {then:?}", G::kind(next.action));
            }
        }
    });
}

/// What a state keeps derived agrees with what it is derived from.
pub fn derived_facts_agree<G: Game>() {
    each_setup::<G>(|setup, number| {
        let mut walk = Walk::<G>::begin(setup, number);
        while let Some(next) = walk.pick() {
            walk.perform(next);
            let over = walk.position.deciders().is_empty();
            if over || walk.now_and_then(8) {
                let kind = G::kind(next.action);
                walk.position.audit().unwrap_or_else(|error| panic!("{walk}: after {kind:?}: {error}"));
            }
        }
    });
}

/// Every game ends within its bound, with a whole score sheet for everybody, and not before.
pub fn every_game_ends<G: Game>() {
    each_setup::<G>(|setup, number| {
        let mut walk = Walk::<G>::begin(setup, number);
        while let Some(next) = walk.pick() {
            assert_eq!(walk.position.outcome(), None, "{walk}: decided and still asking");
            walk.perform(next);
            assert!(walk.done <= G::longest(setup.seats), "{walk}: longer than any game");
        }
        let outcome =
            walk.position.outcome().unwrap_or_else(|| panic!("{walk}: nobody is asked and nothing decided"));
        assert_eq!(outcome.sheets.len(), setup.seats.get(), "{walk}");
        assert!(setup.seats.all().contains_all(outcome.winners), "{walk}: {:?}", outcome.winners);
        assert!(setup.seats.get() == 1 || !outcome.winners.is_empty(), "{walk}: nobody won");
        let open = walk.position.view(Viewer::Spectator);
        for (seat, sheet) in setup.seats.seats().zip(&outcome.sheets) {
            assert_eq!((sheet.lines.len(), sheet.ties.len()), (G::LINES.len(), G::TIES.len()), "{walk}");
            assert_eq!(
                G::sheet(&open, seat).as_ref(),
                Some(sheet),
                "{walk}: everybody sees the final sheets"
            );
        }
    });
}

/// The same setup plays to the same end, whoever listens.
pub fn listeners_change_nothing<G: Game>() {
    let mut list = Actions::new();
    each_setup::<G>(|setup, number| {
        let (end, decisions) = playout::<G>(&setup, &mut list);
        let (again, _) = playout::<G>(&setup, &mut list);
        assert_eq!((end.hash(), &end), (again.hash(), &again), "{}: played twice", named::<G>(&setup));
        assert!(decisions > 0);
        let mut walk = Walk::<G>::begin(setup, number);
        let mut loud = walk.position.clone();
        let mut events = Vec::new();
        while let Some(next) = walk.pick() {
            walk.perform(next);
            loud.perform(next.seat, next.action, &mut Stage::new(&mut walk.table, &mut events));
            assert_eq!(loud, walk.position, "{walk}: somebody listens");
        }
    });
}
