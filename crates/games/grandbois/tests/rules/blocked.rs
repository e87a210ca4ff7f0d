//! FO-R3: the blocked row.

use crate::scene::{Scene, Table, card, place, seat};
use engawa_grandbois::{Ahead, Event, Kind, Phase, Prompt};
use engawa_kernel::{Dice, Rules, Seed};

/// Two turns after the start: corners of threes, fours and a tower; a second tower blocks every card without a four or
/// a bear (the blocked position of the examples).
fn before_the_block() -> Scene {
    let mut scene = Scene::new(2);
    scene.laid = vec![(7, 3, 0, -1, "white"), (18, 3, 0, 1, "")];
    scene.phase = "tower";
    scene.row = [24, 34, 31, 33];
    scene
}

fn fits(table: &Table, cards: &[usize]) -> Vec<bool> {
    cards.iter().map(|&number| table.board().fits(card(number))).collect()
}

/// FO-R3 (a): one open card that fits makes a normal turn, and only what fits is offered.
#[test]
fn one_fitting_card_is_enough() {
    let mut scene = before_the_block();
    scene.row = [24, 34, 8, 33];
    let mut table = scene.table();
    table.act(Kind::Tower);
    assert_eq!(table.board().ahead(), Ahead::Turn);
    assert_eq!((table.board().turn(), table.board().phase()), (Some(seat(0)), Phase::Place));
    assert_eq!(fits(&table, &[24, 34, 8, 33]), [false, false, true, false]);
    let kinds = table.kinds();
    assert!(!kinds.is_empty());
    assert!(kinds.iter().all(|kind| matches!(kind, Kind::Place { card: laid, .. } if *laid == card(8))));
    assert_eq!(table.board().row(), [24, 34, 8, 33].map(|n| Some(card(n))), "nothing is swept");
}

/// FO-R3 (b): the row goes under the deck, left first, and four are turned up. The tower's player is asked once more,
/// because that reveals something.
#[test]
fn a_blocked_row_is_swept() {
    let mut table = before_the_block().table();
    let chance = table.game.chance();
    table.act(Kind::Tower);
    assert_eq!(fits(&table, &[24, 34, 31, 33]), [false; 4]);
    assert_eq!(table.game.prompt(seat(1)), Some(Prompt::Finish(Ahead::Sweep)));
    assert_eq!((table.kinds(), table.game.chance()), (vec![Kind::Finish], chance));
    assert!(table.game.reveals(seat(1), Kind::Finish.into()));
    table.act(Kind::Finish);
    assert_eq!((table.board().turn(), table.board().phase()), (Some(seat(0)), Phase::Place));
    let under: Vec<_> = table.board().deck().tail().iter().map(|settled| settled.card).collect();
    assert_eq!(under[..4], [24, 34, 31, 33], "in row order, left first");
    assert_eq!(under.len() % 4, 0);
    assert!(table.board().deck().tail().iter().all(|settled| settled.known == crate::scene::seats(2).all()));
    assert_eq!((table.board().deck().len(), table.board().row().iter().flatten().count()), (30, 4));
    let row = table.board().row().map(Option::unwrap);
    assert!(row.iter().any(|&card| table.board().fits(card)));
    let swept: Vec<_> = table.events.iter().filter(|event| matches!(event, Event::Swept { .. })).collect();
    assert_eq!(swept.len() * 4, under.len());
    let Event::Swept { under: first, .. } = swept[0] else { unreachable!() };
    assert_eq!(first.map(engawa_grandbois::Card::number), [24, 34, 31, 33]);
    let Event::Swept { row: last, .. } = swept[swept.len() - 1] else { unreachable!() };
    assert_eq!(*last, row);
}

/// FO-R3 (b): without the second tower nothing is blocked, so nothing is swept and nothing is asked.
#[test]
fn without_the_tower_nothing_is_blocked() {
    let mut table = before_the_block().table();
    table.act(Kind::NoTower);
    assert_eq!((table.board().turn(), table.board().phase()), (Some(seat(0)), Phase::Place));
    assert_eq!(table.board().row(), [24, 34, 31, 33].map(|n| Some(card(n))));
}

/// FO-R3 (b): swept cards follow after the old deck in known order; a sweep that turns up nothing else reveals nothing,
/// so it just happens. Repeated until a card fits.
#[test]
fn a_sweep_of_known_cards_reveals_nothing() {
    let mut scene = before_the_block();
    // Everything else was swept before: four cards that do not fit either, then the others.
    let mut swept = vec![6, 14, 17, 21];
    let used = |n: &usize| ![7, 18, 24, 34, 31, 33, 6, 14, 17, 21].contains(n);
    swept.extend((1..37).filter(used));
    scene.swept = swept.clone();
    let mut table = scene.table();
    assert_eq!((table.board().deck().loose(), table.board().deck().len()), (0, 30));
    let chance = table.game.chance();
    table.act(Kind::Tower);
    assert_eq!(fits(&table, &swept[..4]), [false; 4]);
    assert_eq!(table.game.chance(), chance, "everybody knew what would come");
    assert_eq!(table.board().row(), [1, 2, 3, 4].map(|n| Some(card(n))), "after two sweeps");
    assert_eq!(table.events.iter().filter(|event| matches!(event, Event::Swept { .. })).count(), 2);
    let tail: Vec<_> = table.board().deck().tail().iter().map(|settled| usize::from(settled.card)).collect();
    let expected: Vec<_> = swept[8..].iter().copied().chain([24, 34, 31, 33, 6, 14, 17, 21]).collect();
    assert_eq!(tail, expected);
    // Confirming turns up a card that everybody knows: that reveals nothing either.
    let kind = table.kinds()[0];
    table.act(kind);
    assert!(!table.game.reveals(seat(0), Kind::Confirm.into()));
    table.act(Kind::Confirm);
    assert!(table.board().row().contains(&Some(card(expected[0]))));
}

/// FO-R3 (b): a card without a clearing ends the turn when it is confirmed. That is announced as a reveal anyway, so the
/// sweep just happens.
#[test]
fn after_confirming_the_sweep_just_happens() {
    let mut scene = Scene::new(3);
    scene.laid = vec![(22, 3, 0, 1, "white"), (1, 0, 0, -1, "")];
    scene.phase = "confirm";
    scene.row = [6, 14, 0, 23];
    let mut swept = 0;
    for number in 0..40 {
        let mut table = scene.table();
        assert_eq!(fits(&table, &[6, 14, 23, 24, 25, 28]), [false; 6]);
        table.dice = Dice::new(&Seed::from_number(number));
        table.act(Kind::Confirm);
        assert_eq!((table.board().turn(), table.board().phase()), (Some(seat(2)), Phase::Place));
        let Event::TurnedUp { card: new, slot: 2, .. } = table.events[1] else {
            panic!("{:?}", table.events)
        };
        let sweeps = table.events.iter().filter(|event| matches!(event, Event::Swept { .. })).count();
        assert_eq!(sweeps > 0, !table.board().fits(new), "card {new:?}");
        assert_eq!(table.board().deck().tail().len(), 4 * sweeps);
        swept += usize::from(sweeps > 0);
    }
    assert!((1..40).contains(&swept), "{swept}");
}

/// Nine turns of four experts: bears and towers on every corner; no card of row and deck can ever be laid.
fn before_the_end() -> Scene {
    let mut scene = Scene::new(4);
    scene.expert = true;
    scene.laid = vec![
        (4, 0, 0, 1, ""),
        (1, 0, 0, -1, ""),
        (22, 2, 1, 1, "blue"),
        (11, 3, -1, 0, "brown"),
        (5, 0, 1, -1, ""),
        (12, 0, 2, -1, "black"),
        (3, 3, 3, 0, ""),
        (2, 0, 3, 1, ""),
        (8, 2, 3, 2, ""),
    ];
    scene.phase = "tower";
    scene.row = [6, 7, 9, 10];
    scene
}

/// FO-R3 (c), FO-6.1: no card of row and deck fits: the game ends at once and is scored, after unequal numbers of turns.
#[test]
fn nothing_fits_and_the_game_ends() {
    let mut table = before_the_end().table();
    assert_eq!(table.board().ahead(), Ahead::Turn, "before the last tower something fits");
    let chance = table.game.chance();
    table.act(Kind::Tower);
    assert!(
        (1..37)
            .all(|n| table.board().laid().iter().any(|l| l.card == card(n)) || !table.board().fits(card(n)))
    );
    assert_eq!(table.game.prompt(seat(0)), Some(Prompt::Finish(Ahead::NothingFits)));
    assert_eq!((table.game.chance(), table.game.outcome()), (chance, None));
    table.act(Kind::Finish);
    assert_eq!(table.board().phase(), Phase::Over);
    assert!(table.events.contains(&Event::Over { why: Ahead::NothingFits }));
    assert_eq!(table.game.chance().opened(), chance.opened() + 1, "the clans are open");
    let turns = [0, 1, 2, 3].map(|n| (0..10).filter(|&k| table.board().laid_by(k) == Some(seat(n))).count());
    assert_eq!(turns, [3, 2, 2, 2]);
    assert_eq!(table.game.outcome().unwrap().sheets.len(), 4);
    assert_eq!((table.board().row(), table.board().deck().len()), ([6, 7, 9, 10].map(|n| Some(card(n))), 23));
}

/// FO-R3 (c): without the last tower the game goes on.
#[test]
fn while_something_fits_the_game_goes_on() {
    let mut table = before_the_end().table();
    table.act(Kind::NoTower);
    assert_eq!((table.board().turn(), table.board().phase()), (Some(seat(1)), Phase::Place));
    assert!(!table.kinds().is_empty());
}

/// FO-R3: looked at when a turn begins, not before the tower is decided: a row that is blocked only by the player's own
/// coming tower is not swept early, and the laid card can still be taken back.
#[test]
fn the_row_is_looked_at_when_a_turn_begins() {
    let mut scene = before_the_block();
    scene.phase = "place";
    scene.laid.pop();
    scene.row = [24, 34, 31, 18];
    let mut table = scene.table();
    table.act(place(18, 3, 0, 1));
    assert_eq!(table.board().row(), [Some(card(24)), Some(card(34)), Some(card(31)), None]);
    table.act(Kind::Confirm);
    assert_eq!(table.board().phase(), Phase::Tower);
    assert_eq!(table.board().row()[..3], [24, 34, 31].map(|n| Some(card(n))));
}
